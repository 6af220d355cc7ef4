"""Lessons in the browser: texts are seen whole, and what they name is drawn inside them."""

import pytest
from playwright.sync_api import expect

from atoll.core.game import Game
from atoll.learn.path import path_of
from atoll.messages import LANGUAGES, Speaker
from tests.web.conftest import Opener
from tests.web.pages import wait_until
from tests.web.stage import LOCALES, context_options

CUT = "node => node.scrollHeight - node.clientHeight"  # pixels that are not seen
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
