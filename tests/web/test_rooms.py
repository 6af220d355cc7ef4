"""Before the game and after it: the waiting room and the score sheet, content to axe."""

import pytest

from tests.web.conftest import Opener
from tests.web.pages import PATIENCE, open_table, overflow, play_now
from tests.web.people import Person
from tests.web.test_pages import serious_issues

LOOKS = [("desktop", "light"), ("desktop", "dark"), ("phone", "light"), ("phone", "dark")]


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_in_the_waiting_room(
    open_page: Opener, size: str, scheme: str
) -> None:
    page = open_page("/", size, color_scheme=scheme)
    open_table(page, ["me", "open", "open"])
    page.wait_for_selector(".room option:checked", state="attached")
    assert serious_issues(page) == []
    assert overflow(page) <= 0


@pytest.mark.parametrize(("size", "scheme"), LOOKS)
def test_axe_finds_nothing_serious_on_the_score_sheet(
    open_page: Opener, size: str, scheme: str
) -> None:
    page = open_page("/", size, color_scheme=scheme)
    play_now(page)
    page.wait_for_selector(".bar.turn")
    Person(page, "touch" if size == "phone" else "mouse", 1).act()
    page.locator(".tools summary").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Really resign?").click()
    page.wait_for_selector(".sheet .points", timeout=4 * PATIENCE)  # bots play on to the end
    assert serious_issues(page) == []
    assert overflow(page) <= 0
