"""Lessons in the browser: whole paths by keyboard, steps by touch, texts seen whole and drawn."""

import pytest
from playwright.sync_api import Locator, Page, expect

from atoll import games
from atoll.core.game import Game
from atoll.learn.path import path_of
from atoll.messages import LANGUAGES, Speaker
from tests.web.conftest import Opener
from tests.web.pages import tool, wait_until
from tests.web.stage import LOCALES, context_options
from tests.web.test_pages import serious_issues

CUT = "node => node.scrollHeight - node.clientHeight"  # pixels that are not seen
STOPS = 160  # more stops than the keyboard needs to come round a page
OF_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@OF_EACH_LANGUAGE
def test_a_lesson_draws_the_pieces_that_it_names(
    open_page: Opener, game: Game, language: str
) -> None:
    steps = path_of(game).steps
    number = next(n for n, step in enumerate(steps) if step.pieces)
    said = Speaker(game, language)(steps[number].words())
    page = open_page(f"/learn/{game.name}/{number}", locale=LOCALES[language])
    text = page.locator(".bar .text .sentence")
    expect(text).to_contain_text(said[-30:])
    drawn = text.locator(".piece svg")
    expect(drawn.first).to_be_visible()
    # Whoever hears the page hears every name once: the picture before it says nothing.
    expect(text.locator(".piece .unseen")).to_have_count(0)
    expect(drawn.first).to_have_attribute("aria-hidden", "true")
    assert (text.text_content() or "").count("{") == 0


@pytest.mark.parametrize("size", ["1366x768", "360x740", "740x360"])
def test_the_longest_text_of_a_lesson_is_seen_whole(
    open_page: Opener, game: Game, size: str
) -> None:
    texts = [
        (len(Speaker(game, language)(step.words())), language, number)
        for language in LANGUAGES
        for number, step in enumerate(path_of(game).steps)
    ]
    _, language, number = max(texts)
    page = open_page(
        f"/learn/{game.name}/{number}", locale=LOCALES[language], **context_options(size)
    )
    text = page.locator(".bar .text")
    expect(text.locator(".sentence")).not_to_be_empty()
    page.wait_for_load_state("networkidle")  # its pictures are drawn
    wait_until(page, lambda: text.evaluate(CUT), lambda cut: cut <= 1)


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something like this has the focus, as somebody without a mouse does."""
    expect(page.locator(selector).first).to_be_visible()
    for _ in range(STOPS):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{STOPS} stops do not lead to {selector}")


def press(page: Page, selector: str) -> None:
    """Go to a button by Tab and press it."""
    tab_to(page, selector)
    page.keyboard.press("Enter")


def expect_said(page: Page, text: str) -> None:
    """The page says this to screen readers."""
    expect(page.locator("[role=status][aria-live]")).to_contain_text(text)


def expect_step(page: Page, game: Game, number: int) -> None:
    """The page teaches this step."""
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(number))
    expect_said(page, Speaker(game, "en")(path_of(game).steps[number].words()))
    expect(page.locator(".bar .text .sentence")).to_be_visible()


def test_a_path_is_learnt_by_keyboard_alone_left_resumed_and_ends_in_a_game(
    open_page: Opener, game: Game
) -> None:
    page = open_page("/")
    say, steps = Speaker(game, "en"), path_of(game).steps
    page.locator(f"a[href='/learn/{game.name}']").press("Enter")
    for number, step in enumerate(steps[:-1]):
        if number == len(steps) // 2:  # left, and taken up again from the lobby
            page.goto("/")
            link = page.locator(f"a[href='/learn/{game.name}']")
            expect(link).to_have_text(f"Learn: step {number + 1} of {len(steps)}")
            link.press("Enter")
        expect_step(page, game, number)
        if step.asks:
            if not page.locator(".part").count():
                tool(page, "Board as text")
            press(page, ".bar .show")
            press(page, ".board .hinted")
            expect(page.locator("[data-answer=accepted]")).to_be_visible()
            expect_said(page, say(step.words("-done")))
        press(page, ".bar .forward")
    expect_step(page, game, len(steps) - 1)
    press(page, ".bar .primary")
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-ply]")).to_be_visible()


def show(page: Page) -> None:
    """Have the move of a step pointed out on the board."""
    page.locator(".bar .show").tap()


def touch(page: Page, at: Locator) -> None:
    """Touch something on the board, and the same place again where the page asks."""
    box = at.bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".bar .confirm").tap()


def test_a_step_is_done_on_the_board_by_touch_and_a_wrong_try_says_why(open_page: Opener) -> None:
    moluku = games.find("moluku")
    number = next(n for n, step in enumerate(path_of(moluku).steps) if step.name == "follow")
    page = open_page(f"/learn/moluku/{number}", size="phone")
    page.locator(".hand .card.shy").first.tap()
    expect(page.locator("[data-answer=refused]")).to_be_visible()
    expect(page.locator(".bar .text")).to_contain_text("so you must follow green")
    page.locator(".bar .clause").tap()
    expect(page.locator(".clause.asked dt")).to_have_text("MO-2")
    page.keyboard.press("Escape")
    assert serious_issues(page) == []
    show(page)
    touch(page, page.locator(".hand .card.hinted"))
    expect(page.locator("[data-answer=accepted]")).to_be_visible()


@pytest.mark.parametrize("name", ["place", "double"])
def test_caravans_are_put_where_the_step_points_by_touch(open_page: Opener, name: str) -> None:
    steps = path_of(games.find("gipsy_king")).steps
    number = next(n for n, step in enumerate(steps) if step.name == name)
    page = open_page(f"/learn/gipsy_king/{number}", size="phone")
    show(page)
    touch(page, page.locator(".board .hint"))
    expect(page.locator("[data-answer=accepted]")).to_be_visible()
    page.locator(".bar .forward").tap()
    expect(page.locator("[data-step]")).to_have_attribute("data-step", str(number + 1))
    assert serious_issues(page) == []
