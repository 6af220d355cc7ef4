"""A whole game of each from the table in words, by keyboard alone; content to axe."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from atoll.core.game import Game
from tests.web.pages import is_over, tool, watch
from tests.web.people import ACTIONS, Person
from tests.web.serve import seeded_server
from tests.web.stage import sit
from tests.web.test_pages import serious_issues

# With ships a game of two has 290 actions of each player, one of five has 100.
PLAYERS = {"isla_bohnita": 5}
LOOKED_AT = (0, 6)  # own moves before which axe looks at the page


@pytest.fixture(scope="module")
def seeded() -> Iterator[str]:
    """The address of a server whose games and bots repeat themselves."""
    with seeded_server("text boards") as address:
        yield address


def told(page: Page) -> list[str]:
    """The headings of the table in words."""
    return page.locator(".part h3").all_inner_texts()


def test_a_whole_game_is_played_by_keyboard_from_the_text_board(
    browser: Browser, seeded: str, game: Game
) -> None:
    context = browser.new_context(base_url=seeded, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    seen = watch(page)
    sit(page, game.name, PLAYERS.get(game.name, 2))
    tool(page, "Board as text")
    expect(page.locator(".part h3").first).to_be_visible()
    person = Person(page, "keyboard", 3)
    for move in range(ACTIONS):
        page.wait_for_selector(".bar.turn, .end")
        if is_over(page):
            break
        if move in LOOKED_AT:
            assert len(told(page)) >= 3
            assert serious_issues(page) == []
        person.act()
    expect(page.locator(".end h2")).to_be_visible()
    if game.name == "isla_bohnita":
        expect(page.locator("ol .text", has_text=" sails to ").first).to_be_attached()
    assert seen.complaints == []
    context.close()


def test_a_hint_is_shown_whatever_the_filters_hide(browser: Browser, seeded: str) -> None:
    """Planet offers more choices than are shown at once; a bot's may be any of them."""
    context = browser.new_context(base_url=seeded, reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    sit(page, "planet", 2)
    tool(page, "Board as text")
    page.wait_for_selector(".bar.turn")
    page.get_by_role("button", name="Hint").click()
    hinted = page.locator(".text .hinted")
    expect(hinted).to_be_visible()
    for select in page.locator(".ways select").all():
        select.select_option(index=1)
        expect(hinted).to_be_visible()
        expect(select).not_to_have_value("")
    hinted.click()
    expect(page.locator("[data-ply]")).not_to_have_attribute("data-ply", "0")
    context.close()
