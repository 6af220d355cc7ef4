"""What the browser tests do again and again."""

from dataclasses import dataclass, field

from playwright.sync_api import ConsoleMessage, Page, expect

LEGAL = ".moluku .legal"


@dataclass
class Seen:
    """What a page complained about."""

    complaints: list[str] = field(default_factory=list)


def watch(page: Page) -> Seen:
    """Collect errors of the page; that nobody is known yet is an answer, not a fault."""
    seen = Seen()

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and "401" not in message.text:
            seen.complaints.append(message.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: seen.complaints.append(str(error)))
    return seen


def play_now(page: Page, title: str = "Moluku") -> None:
    """One click in the lobby: a table against bots."""
    page.get_by_role("button", name=f"Play now: {title}").click()
    page.wait_for_selector("[data-ply]")


def open_table(page: Page, seats: list[str], game: str = "moluku") -> str:
    """A table with these seats, by the form; gives its path."""
    page.goto(f"/new/{game}")
    page.locator(".pill", has_text=str(len(seats))).click()
    for number, kind in enumerate(seats, start=1):
        page.get_by_label(f"Seat {number}").select_option(kind)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    return "/" + page.url.split("/", 3)[3]


def sit_down(page: Page, path: str, name: str) -> None:
    """Take the open seat of a table; the game begins with the last one."""
    page.goto(path)
    page.get_by_label("Name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector("[data-ply]")


def ply_of(page: Page) -> int:
    """How many actions this page has heard of."""
    return int(page.locator("[data-ply]").get_attribute("data-ply") or 0)


def wait_for_ply(page: Page, ply: int) -> None:
    """Wait until the page has drawn this ply."""
    expect(page.locator("[data-ply]")).to_have_attribute("data-ply", str(ply))


def is_over(page: Page) -> bool:
    """Whether the page shows the end of the game."""
    return page.locator("[data-ply]").get_attribute("data-status") == "over"


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))
