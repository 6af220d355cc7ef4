"""The archive of puzzles in the browser: themes and levels in words, a streak, why, and a line."""

import pytest
from playwright.sync_api import Page, expect

from atoll import games
from atoll.learn.path import path_of
from atoll.learn.themes import title, why
from atoll.messages import LANGUAGES, Speaker
from atoll.review.puzzles import Puzzle, collection
from tests.web.conftest import Opener
from tests.web.pages import overflow
from tests.web.stage import LOCALES
from tests.web.test_pages import serious_issues

ASKING = "isla_bohnita"  # its puzzles list the moves to choose from
LEVELS = ["easy", "medium", "hard"]


def trades() -> list[Puzzle]:
    """The puzzles that ask whether to accept an offer."""
    return [one for one in collection(ASKING).puzzles if one.theme == "trade"]


def answer(page: Page, puzzle: Puzzle, text: str) -> None:
    """Choose one of the moves that a puzzle lists."""
    page.goto(f"/puzzle/{ASKING}/{puzzle.id}")
    page.locator(".answer .move").nth(puzzle.asked.index(text)).click()
    expect(page.locator("[data-solved]")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"), [("en", "desktop"), *((language, "phone") for language in LANGUAGES)]
)
def test_the_archive_lists_all_puzzles_by_themes_and_levels_in_words(
    open_page: Opener, language: str, size: str
) -> None:
    game, found = games.find(ASKING), collection(ASKING).puzzles
    page = open_page(f"/puzzles/{ASKING}", size=size, locale=LOCALES[language])
    cards = page.locator(".puzzle")
    expect(cards).to_have_count(len(found))
    say = Speaker(game, language)
    themes = {theme.name: say(title(theme)) for theme in path_of(game).themes}
    used = sorted({themes[str(one.theme)] for one in found})
    expect(page.locator("select option")).to_have_count(1 + len(used))
    page.locator("select").select_option(themes["trade"])
    expect(cards).to_have_count(len(trades()))
    expect(cards.first.locator(".theme")).to_have_text(themes["trade"])
    assert overflow(page) <= 0
    assert serious_issues(page) == []


def test_the_easiest_puzzles_come_first(open_page: Opener) -> None:
    page = open_page(f"/puzzles/{ASKING}")
    expect(page.locator(".puzzle").first).to_be_visible()
    levels = page.locator(".puzzle .facts .tag:first-child").all_inner_texts()
    assert levels == sorted(levels, key=LEVELS.index)
    assert set(levels) == set(LEVELS)


def test_a_puzzle_tells_why_shows_its_line_and_counts_in_the_archive(open_page: Opener) -> None:
    first, second = trades()[:2]
    game = games.find(ASKING)
    page = open_page("/")
    page.request.post("/api/players", data={"name": "Ann", "language": "en"})
    answer(page, first, first.best.text)
    expect(page.locator("[data-solved]")).to_have_attribute("data-solved", "true")
    theme = next(theme for theme in path_of(game).themes if theme.name == "trade")
    expect(page.locator(".answer")).to_contain_text(Speaker(game, "en")(why(theme)))
    line = page.locator(".answer ol .move")
    expect(line).to_have_count(1 + len(first.line))
    line.last.click()
    expect(line.last).to_have_attribute("aria-pressed", "true")
    page.goto(f"/puzzles/{ASKING}")
    expect(page.locator(".score")).to_contain_text(f"1 of {len(collection(ASKING).puzzles)} solved")
    expect(page.locator(".score")).to_contain_text("Solved in a row: 1 · Best: 1")

    answer(page, second, next(text for text in second.asked if text != second.best.text))
    expect(page.locator("[data-solved]")).to_have_attribute("data-solved", "false")
    page.goto(f"/puzzles/{ASKING}")
    expect(page.locator(".score")).to_contain_text("Solved in a row: 0 · Best: 1")
    missed = page.locator(f"a[href='/puzzle/{ASKING}/{second.id}']")
    expect(missed).to_contain_text("missed")
