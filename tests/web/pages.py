"""Steps that the browser tests share."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from playwright.sync_api import ConsoleMessage, Page, expect

T = TypeVar("T")
LEGAL = "section.board .legal"
COMING = "…"  # the name of a choice until its label has arrived
PATIENCE = 30_000  # milliseconds a page may take on a busy machine


@dataclass
class Seen:
    """The errors of a page."""

    complaints: list[str] = field(default_factory=list)


def watch(page: Page) -> Seen:
    """Collect errors of the page."""
    seen = Seen()

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error":
            seen.complaints.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: seen.complaints.append(str(error)))
    return seen


def play_now(page: Page, title: str = "Moluku") -> None:
    """Start a table against bots by one click in the lobby."""
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.wait_for_selector("[data-ply]")


def open_table(page: Page, seats: list[str], game: str = "moluku", counts: str = "casual") -> str:
    """Open a table with these seats, by the form; returns its path."""
    page.goto(f"/new/{game}")
    page.locator(".pill", has_text=str(len(seats))).click()
    for number, kind in enumerate(seats, start=1):
        page.get_by_label(f"Seat {number}").select_option(kind)
    if "guest" not in seats:
        page.get_by_label("Does it count?").select_option(counts)
    page.get_by_role("button", name="Open table").click()
    page.wait_for_url("**/table/*")
    return "/" + page.url.split("/", 3)[3]


def sit_down(page: Page, path: str, name: str) -> None:
    """Take the open seat of a table; the game begins with the last one."""
    page.goto(path)
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("[data-ply]")


def tool(page: Page, name: str) -> None:
    """Press a tool behind "More"."""
    if not page.locator(".more[open]").count():
        page.locator(".more summary").click()
    page.locator(".menu").get_by_role("button", name=name).click()


def ply_of(page: Page) -> int:
    """How many actions this page has received."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or 0)


def wait_for_ply(page: Page, ply: int) -> None:
    """Wait until the page has drawn this ply."""
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(ply))


def wait_until(page: Page, read: Callable[[], T], is_right: Callable[[T], bool]) -> T:
    """Read something of a page until it is right, and return it.

    Labels come from the server when they are first shown, and a wheel or a drag is drawn after the
    call that sends it returns: what is read at once may be the former state.
    """
    end = time.monotonic() + PATIENCE / 1000
    value = read()
    while not is_right(value):
        assert time.monotonic() < end, f"still {value!r}"
        page.wait_for_timeout(10)
        value = read()
    return value


def is_over(page: Page) -> bool:
    """Whether the page shows the end of the game."""
    return page.locator("[data-ply]").get_attribute("data-status") == "over"


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


# Plays over the protocol, at random from a seed, until a choice has this verb and key.
REACH = """({ table, verb, key, seed }) => new Promise(resolve => {
  const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`)
  let ply = -1
  const chance = () => (seed = Math.imul(seed + 1, 1664525) + 1013904223 >>> 0) / 2 ** 32
  const end = found => { socket.close(); resolve(found) }
  socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', version: 0, language: 'en' }))
  socket.onmessage = event => {
    const heard = JSON.parse(event.data)
    if (heard.type !== 'update') return
    const { choices, decision } = heard.sights[0]
    const all = Object.values(choices).flat()
    if (heard.status === 'over') end(false)
    else if (all.some(one => one.data.verb === verb && (!key || key in one.data))) end(true)
    else if (all.length && heard.ply > ply) {
      ply = heard.ply
      const { text } = all[Math.floor(chance() * all.length)]
      socket.send(JSON.stringify({ type: 'act', id: `reach-${ply}`, seat: 0, decision, text }))
    }
  }
})"""
TRIES = 20  # games until a rare choice has occurred


def reach(page: Page, game: str, verb: str, key: str = "") -> None:
    """Open a table against a bot in which such a choice is to be made now."""
    page.request.post("/api/players", data={"name": "Ann", "language": "en"})
    for seed in range(TRIES):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        made = page.request.post("/api/tables", data={"game": game, "seats": seats}).json()
        asked = {"table": made["id"], "verb": verb, "key": key, "seed": seed}
        if page.evaluate(REACH, asked):
            page.goto(f"/table/{made['id']}")
            page.wait_for_selector(LEGAL)
            return
    raise AssertionError(f"no {verb} in {TRIES} games")
