"""The rules of a game on their own page: language, pictures, and the paragraph of a clause."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from atoll.core.game import Game, OptionValue
from tests.web.conftest import Opener
from tests.web.pages import REACH, overflow
from tests.web.stage import sit
from tests.web.test_boards import expect_clause

NEVER = "no such verb"  # no choice has it, so a game is played to its end
SHORT: dict[str, dict[str, OptionValue]] = {"isla_bohnita": {"island": False}}


def test_the_lobby_leads_to_the_rules_in_the_language_of_the_player(open_page: Opener) -> None:
    page = open_page(locale="fr-FR")
    page.locator("a[href='/rules/planet']").click()
    expect(page.get_by_role("heading", name="Un tour en bref")).to_be_visible()
    page.locator("a[href='/rules/moluku']").click()
    expect(page.get_by_role("heading", name="Un pli en bref")).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("name", ["gipsy_king", "isla_bohnita"])
def test_a_picture_is_the_games_own_board_and_can_be_enlarged(
    open_page: Opener, name: str, size: str
) -> None:
    page = open_page(f"/rules/{name}", size=size)
    picture = page.locator("figure > .small").first
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".on-stage")).to_be_attached()
    assert overflow(page) <= 0
    picture.locator(".over").click()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator(".stage-board")).to_be_visible()
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


def test_an_address_opens_the_paragraph_of_a_clause(open_page: Opener) -> None:
    page = open_page("/rules/planet#PL-15")
    asked = page.locator(".clause.asked")
    expect(asked.locator("dt")).to_have_text("PL-15")
    expect(asked).to_be_in_viewport()
    paragraph = page.locator(".place", has=asked)
    expect(paragraph).to_contain_text("Only a clear first gets the animal.")
    paragraph.get_by_role("button", name="PL-15").click()
    expect(asked).to_have_count(0)


def test_every_clause_is_listed_below_the_page(open_page: Opener) -> None:
    page = open_page("/rules/pelican_bay")
    listed = page.locator(".all .clause")
    page.locator(".all summary").click()
    expect(listed.first).to_be_visible()
    expect(listed.last.locator("dt")).to_have_text("PB-E3")


def open_clause(page: Page, button: Locator) -> None:
    """Press the mark behind a line: the rules open at the clause that it names."""
    expect(button).to_have_accessible_name(re.compile(r"^Show clause "))
    clause = (button.get_attribute("aria-label") or "").removeprefix("Show clause ")
    button.click()
    expect_clause(page, clause)


def test_a_line_of_the_log_and_of_the_score_opens_the_rules_at_its_clause(
    open_page: Opener, game: Game
) -> None:
    page = open_page()
    sit(page, game.name, 2, options=SHORT.get(game.name))
    table = page.url.rsplit("/", 1)[1]
    page.evaluate(REACH, {"table": table, "verb": NEVER, "key": "", "seed": 1})
    page.goto(f"/table/{table}")
    open_clause(page, page.locator(".sheet .rule button").first)
    page.get_by_role("tab", name="Log").click()
    open_clause(page, page.locator("li .clause").first)
