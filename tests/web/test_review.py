"""A game reviewed in the browser, a what-if from it, and the puzzle of the day."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from atoll import games
from atoll.core.record import write
from tests.review.games import bot_game
from tests.web.conftest import Opener
from tests.web.pages import REACH, overflow, tool
from tests.web.stage import LOCALES, sit
from tests.web.test_pages import serious_issues

PATIENCE = 120_000  # milliseconds for a whole review on a busy machine


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "planet.atoll"
    path.write_text(write(bot_game(games.find("planet"), 2, ("casual", "random"))), "utf-8")
    return path


def review(page: Page, record: Path) -> None:
    """Open a record and have it reviewed."""
    page.wait_for_selector(".game")
    page.set_input_files("input[type=file]", record)
    page.wait_for_url("**/replay/*")
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    page.wait_for_selector(".review", timeout=PATIENCE)


def test_a_game_is_reviewed_stepped_through_and_played_on(open_page: Opener, record: Path) -> None:
    page = open_page()
    review(page, record)
    seats = page.locator(".seat")
    expect(seats.first).to_contain_text("Accuracy")
    expect(seats).to_have_count(2)
    expect(page.locator(".option .tag", has_text="played")).to_have_count(1)
    expect(page.locator(".option[aria-pressed=true] .tag").first).to_have_text("best")
    assert serious_issues(page) == []
    page.get_by_role("tab", name="Chart").click()
    expect(page.locator("figure svg > path")).to_have_count(2)
    assert serious_issues(page) == []
    page.get_by_role("tab", name="Decision").click()

    page.locator("p.line").click()  # the arrow keys belong to the tabs while these have the focus
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/review/*/1")
    expect(page.locator(".decision h2")).to_contain_text("random")
    second = page.locator(".option").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    page.get_by_role("tab", name="Mistakes").click()
    page.locator(".worst .button").first.click()
    expect(page.locator(".worst [aria-pressed=true]")).to_have_count(1)
    page.get_by_role("tab", name="Decision").click()
    expect(page.locator(".given").first).to_contain_text("away")

    tool(page, "What if")
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("A “what if” from another game")).to_be_visible()
    page.get_by_role("link", name="To the original game").click()
    page.wait_for_url("**/replay/*/*")


def test_a_review_fits_a_phone(open_page: Opener, record: Path) -> None:
    page = open_page(size="phone")
    review(page, record)
    assert overflow(page) <= 0
    for tab in ("Decision", "Chart", "Mistakes"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_selector(".option, figure, .worst")
        assert serious_issues(page) == [], tab


def test_a_review_names_bots_in_the_language_of_its_reader(open_page: Opener) -> None:
    page = open_page(locale=LOCALES["fr"])
    sit(page, "planet", 2, "fr")
    table = page.url.rsplit("/", 1)[1]
    page.evaluate(REACH, {"table": table, "verb": "no such verb", "key": "", "seed": 1})
    page.goto(f"/review/{table}")
    page.get_by_role("button", name="Analyser cette partie").click()
    page.wait_for_selector(".review", timeout=PATIENCE)
    expect(page.locator(".seats .name").nth(1)).to_contain_text("Robot 2")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_puzzle_of_the_day_tells_what_each_move_gives(open_page: Opener, size: str) -> None:
    page = open_page(size=size)
    page.get_by_role("link", name="Planet", exact=True).click()
    page.wait_for_url("**/puzzle/planet")
    expect(page.locator(".bar .text")).to_contain_text("Find the best move")
    assert overflow(page) <= 0
    tool(page, "Board as text")
    page.locator(".choices .button").first.click()
    if page.locator(".bar .primary").count():
        page.locator(".bar .primary").click()
    solved = page.locator("[data-solved]")
    expect(solved).to_be_visible()
    answer = page.get_by_role("tab", name="Moves")
    if size == "phone":
        answer.click()
    expect(page.locator(".answer .tag", has_text="best").first).to_be_visible()
    assert serious_issues(page) == []
    if size == "phone":
        answer.click()
    if solved.get_attribute("data-solved") == "true":  # which puzzle it is, depends on the day
        tool(page, "Try again")
    else:
        page.get_by_role("button", name="Try again").click()
    expect(solved).to_have_count(0)
