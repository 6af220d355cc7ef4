"""How quickly the browser draws a move: `python -m benchmarks.drawing [GAME …] [--slow 4]`.

A game of each is played through the page against a bot, without motion. For every update of the
table: the milliseconds from the message to the changed page, and to the next frame painted. With
`--slow` the browser's processor is that many times slower. `processor` is what the page's own
thread worked for an update on average, times that factor; a bot plays the seat for it, and it
depends less on what else the machine does. Then some moves of others are watched with motion: how
many frames a second were painted while pieces moved, and the slowest frame.

`--against FOLDER` compares with another built client (a copy of `webclient`) instead: the
processor time of both for the same steps of a replay, by turns, and the ratio.
"""

import argparse
import shutil
from pathlib import Path
from urllib.parse import urlparse

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Route, sync_playwright

from atoll import games
from atoll.trials.load import times
from tests.chance import SEED
from tests.web.conftest import ARGUMENTS, SIZES
from tests.web.pages import is_over, open_table, ply_of, tool
from tests.web.people import Person
from tests.web.serve import seeded_server

# Notes when an update comes, when the page shows its ply, and when that is painted.
MEASURE = """
window.drawn = []
let heard = null
const Plain = WebSocket
window.WebSocket = class extends Plain {
  constructor(...args) {
    super(...args)
    this.addEventListener('message', event => {
      const ply = /^{"type":"update","version":\\d+,"ply":(\\d+)/.exec(event.data)?.[1]
      if (ply) heard = { ply, at: performance.now() }
    })
  }
}
new MutationObserver(() => {
  if (heard?.ply !== document.querySelector('[data-ply]')?.dataset.ply) return
  const { at } = heard
  const changed = performance.now() - at
  heard = null
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => window.drawn.push([changed, performance.now() - at])
    port2.postMessage(null)
  })
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ply'] })
"""


# Notes the time of every frame while something on the page is in motion.
FRAMES = """
window.frames_ms = []
let before = 0
function frame(now) {
  const moves = document.getAnimations().some(one => one.playState === 'running')
  if (moves && before) window.frames_ms.push(now - before)
  before = moves ? now : 0
  requestAnimationFrame(frame)
}
requestAnimationFrame(frame)
"""
# A page that did not come from the server itself may connect to it.
ANY_CLIENT = "--disable-features=LocalNetworkAccessChecks"
FIRST, STEPS = 4, 16  # the plies of a replay that two clients are compared at
WATCHED = 8  # own moves after which the moves of others are watched


def slow_down(page: Page, times_slower: float) -> None:
    """Make the page's processor slower, as on a cheap device."""
    if times_slower > 1:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": times_slower})


def use_client(context: BrowserContext, client: Path) -> None:
    """Give the browser another client than the server's own."""

    def answer(route: Route) -> None:
        path = client / urlparse(route.request.url).path.lstrip("/")
        if "/api/" in route.request.url:
            route.continue_()
        else:
            route.fulfill(path=path if path.is_file() else client / "index.html")

    context.route("**/*", answer)


def processor_time(browser: Browser, address: str, game: str) -> float:
    """The mean milliseconds that the page's thread works for an update, choices included."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **SIZES["desktop"])
    page = context.new_page()
    page.set_default_timeout(240_000)
    page.goto("/")
    open_table(page, ["me", "casual"], game)
    page.wait_for_selector("[data-ply]")
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, ply = worked(session), ply_of(page)
    tool(page, "Let a bot play for me")
    page.wait_for_selector(".end")
    mean = 1000 * (worked(session) - before) / (ply_of(page) - ply)
    context.close()
    return mean


def worked(session: CDPSession) -> float:
    """The seconds that the page's thread has worked."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def watch_motion(browser: Browser, address: str, game: str) -> list[float]:
    """The milliseconds of every frame painted while pieces moved."""
    context = browser.new_context(
        base_url=address, reduced_motion="no-preference", **SIZES["desktop"]
    )
    context.add_init_script(FRAMES)
    page = context.new_page()
    page.goto("/")
    open_table(page, ["me", "casual"], game)
    person = Person(page, "mouse", 1)
    for _ in range(WATCHED):
        page.wait_for_selector("section.board .legal, .end")
        if is_over(page):
            break
        if person.is_asked():
            person.act()
    frames: list[float] = page.evaluate("frames_ms")
    context.close()
    return frames


def measure(
    browser: Browser, address: str, game: str, times_slower: float
) -> list[tuple[float, float]]:
    """Both times of every update in one game, in seconds."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **SIZES["desktop"])
    context.add_init_script(MEASURE)
    page = context.new_page()
    page.goto("/")
    open_table(page, ["me", "casual"], game)
    page.wait_for_selector("[data-ply]")
    slow_down(page, times_slower)
    person = Person(page, "mouse", 1)
    while not is_over(page):
        page.wait_for_selector(".bar.turn, .end")
        if person.is_asked():
            person.act()
    found = [(changed / 1000, painted / 1000) for changed, painted in page.evaluate("drawn")]
    context.close()
    return found


def played(browser: Browser, address: str, game: str) -> str:
    """The address of a game's replay; bots have played it."""
    page = browser.new_page(base_url=address, reduced_motion="reduce")
    page.set_default_timeout(240_000)
    page.goto("/")
    path = open_table(page, ["me", "random"], game)
    page.wait_for_selector("[data-ply]")
    tool(page, "Let a bot play for me")
    page.wait_for_selector(".end")
    page.close()
    return path.replace("/table/", "/replay/")


def step_time(browser: Browser, address: str, replay: str, client: Path | None) -> float:
    """The mean milliseconds that the page's thread works for a step of a replay."""
    context = browser.new_context(base_url=address, reduced_motion="reduce", **SIZES["desktop"])
    if client is not None:
        use_client(context, client)
    page = context.new_page()
    page.goto(f"{replay}/{FIRST}")
    page.wait_for_selector(".stage-board")
    page.wait_for_load_state("networkidle")
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = worked(session)
    for step in range(1, STEPS + 1):
        page.keyboard.press("ArrowRight")
        page.locator("output", has_text=f"{FIRST + step} /").wait_for()
        page.wait_for_load_state("networkidle")
    mean = 1000 * (worked(session) - before) / STEPS
    context.close()
    return mean


def compare(
    browser: Browser, address: str, names: list[str], times_slower: float, other: Path
) -> None:
    """Print the processor time of another client and of this one, for the same steps."""
    print("game            other   this   ratio")  # noqa: T201
    for game in names:
        replay = played(browser, address, game)
        runs = [
            (step_time(browser, address, replay, other), step_time(browser, address, replay, None))
            for _ in range(2)
        ]
        before, now = (times_slower * min(each) for each in zip(*runs, strict=True))
        print(f"{game:14} {before:6.1f} {now:6.1f} {now / before:7.2f}", flush=True)  # noqa: T201


def main() -> None:
    """Every game, or those named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--slow", type=float, default=1.0)
    parser.add_argument("--against", type=Path, help="another built client to compare with")
    asked = parser.parse_args()
    with seeded_server(SEED) as address, sync_playwright() as playwright:
        found = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=found, args=[*ARGUMENTS, ANY_CLIENT])
        if asked.against:
            compare(browser, address, asked.games, asked.slow, asked.against)
            return
        print(  # noqa: T201
            "game            moves   changed: median   95 %   painted: median   95 %"
            "   processor   frames/s   slowest frame"
        )
        for game in asked.games:
            updates = measure(browser, address, game, asked.slow)
            changed, painted = (times(list(kind)) for kind in zip(*updates, strict=True))
            processor = asked.slow * processor_time(browser, address, game)
            frames = watch_motion(browser, address, game) or [0.0]
            rate = 1000 * len(frames) / (sum(frames) or 1)
            print(  # noqa: T201
                f"{game:14} {len(updates):6} {changed.p50:17.1f} {changed.p95:6.1f}"
                f" {painted.p50:17.1f} {painted.p95:6.1f} {processor:11.1f} {rate:10.0f}"
                f" {max(frames):15.0f}",
                flush=True,
            )
        browser.close()


if __name__ == "__main__":
    main()
