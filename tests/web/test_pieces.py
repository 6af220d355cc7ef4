"""What is this? Every piece on every board answers, by mouse, touch and keyboard."""

import json

from playwright.sync_api import Page, expect

from atoll.core.game import Game
from tests.web.conftest import Opener
from tests.web.people import Person
from tests.web.stage import sit
from tests.web.test_boards import expect_clause, middle

CARD = ".what"
MOVES = 5  # of one's own before the board is looked at

# Drawings of the board that belong to no piece: marks of seats, signs on buttons, patterns and the
# sand of an island are none.
BARE = """() => [...document.querySelectorAll('.board svg')]
  .filter(one => !one.matches('.mark, .shore, .unseen, .button svg, .zoom svg'))
  .filter(one => !one.closest('[data-piece]') && !one.querySelector('[data-piece]'))
  .map(one => one.outerHTML.slice(0, 200))"""
NAMES = "all => [...new Set(all.map(one => one.dataset.piece))]"


def play(page: Page, game: str, moves: int, language: str = "en") -> Person:
    """Make some moves at a table with a bot."""
    sit(page, game, 2, language)
    person = Person(page, "mouse", 4)
    for _ in range(moves):
        page.wait_for_selector(".bar.turn")
        person.act()
    page.wait_for_selector(".bar.turn")
    return person


def test_every_piece_that_a_board_draws_has_a_card(open_page: Opener, game: Game) -> None:
    page = open_page()
    play(page, game.name, MOVES)
    declared = json.loads((game.folder / "pieces.json").read_text("utf-8"))
    drawn = page.locator(".board [data-piece]").evaluate_all(NAMES)
    assert set(drawn) <= set(declared)
    assert len(drawn) >= len(declared) // 2
    assert page.evaluate(BARE) == []
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("?")
    entries = page.locator(f"{CARD} .entry")
    expect(entries).to_have_count(len(drawn))
    assert "piece-" not in page.locator(CARD).inner_text()


def test_a_right_click_explains_a_piece_and_opens_its_clause(open_page: Opener) -> None:
    page = open_page()
    play(page, "gipsy_king", 1)
    page.mouse.click(*middle(page.locator(".window .plaque").first), button="right")
    card = page.get_by_role("dialog", name="What is this?")
    expect(card.get_by_role("heading")).to_have_text("Number")
    expect(card).to_contain_text("Lake")  # what the number stands on
    card.get_by_role("button", name="Show clause GK-7").click()
    expect(card).to_have_count(0)
    expect_clause(page, "GK-7")


def test_the_keyboard_asks_and_comes_back_to_where_it_was(open_page: Opener) -> None:
    page = open_page()
    play(page, "moluku", 0)
    first = page.locator(".hand .card").first
    first.focus()
    page.keyboard.press("?")
    card = page.locator(CARD)
    expect(card).to_be_focused()
    page.keyboard.press("Tab")
    expect(card.locator(".told button")).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(first).to_be_focused()


def test_a_long_press_asks_and_takes_no_move(open_page: Opener) -> None:
    page = open_page("/", "phone")
    play(page, "planet", 0)
    x, y = middle(page.locator(".large .face.legal").first)
    line = page.context.new_cdp_session(page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.locator(CARD)).to_contain_text("Free face")
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(CARD)).to_be_visible()
    assert page.locator(".large .ghost").count() == 0
    page.touchscreen.tap(5, 5)
    expect(page.locator(CARD)).to_have_count(0)
