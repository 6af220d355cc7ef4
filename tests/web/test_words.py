"""What stands on a button fits on it on a small phone, in every language."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import expect

from atoll import games
from atoll.core.game import Game
from atoll.learn.path import path_of
from atoll.messages import LANGUAGES
from tests.laws.tree import COMMON, GAMES, SHELL, variables
from tests.web.conftest import Opener
from tests.web.pages import REACH
from tests.web.stage import LOCALES, sit

SOURCES = [*(Path(__file__).parents[2] / "web/src").rglob("*.svelte")]
BUTTON = re.compile(r"<(button|summary)\b.*?</\1\s*>|<a class=\"button.*?</a\s*>", re.S)
SAID = re.compile(r">\s*\{t\('([\w-]+)'")
ROOM = 360 - 2 * 12  # pixels between the margins of a page
EXAMPLES: dict[str, object] = {"name": "Maximiliane", "clause": "PB-12", "offer": 12, "count": 12}
MEASURE = """texts => texts.map(text => {
    const button = document.createElement('button');
    button.className = 'button';
    button.style.whiteSpace = 'nowrap';
    button.textContent = text;
    document.body.append(button);
    const width = button.getBoundingClientRect().width;
    button.remove();
    return width;
})"""


def on_buttons() -> set[str]:
    """The keys of all texts that stand on a button."""
    keys = set()
    for path in SOURCES:
        for button in BUTTON.finditer(path.read_text(encoding="utf-8")):
            keys |= set(SAID.findall(button[0]))
    return keys


def texts(language: str) -> dict[str, str]:
    """What the buttons say, by folder and key."""
    said = {}
    for folder in (COMMON, SHELL, *GAMES.values()):
        bundle = FluentBundle([language], use_isolating=False)
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        for key in on_buttons() & variables(folder, language).keys():
            pattern = bundle.get_message(key).value
            assert pattern is not None
            args = {name: EXAMPLES.get(name, 12) for name in variables(folder, language)[key]}
            said[f"{folder.parent.name} {key}"] = str(bundle.format_pattern(pattern, args)[0])
    return said


def test_no_text_is_longer_than_its_button_on_a_phone(open_page: Opener) -> None:
    page = open_page(size="phone")
    for language in LANGUAGES:
        said = texts(language)
        assert len(said) > 50, "the buttons are found in the sources"
        widths = page.evaluate(MEASURE, list(said.values()))
        wide = {
            f"{key}: {text}": width
            for (key, text), width in zip(said.items(), widths, strict=True)
            if width > ROOM
        }
        assert wide == {}, language


PAGES = (
    "/",
    "/leaderboard",
    "/settings",
    "/new/isla_bohnita",
    "/puzzles/isla_bohnita",
    "/puzzle/planet",
    "/rules/moluku",
)
NEVER = "no such verb"  # no choice has it, so a game is played to its end
# Buttons and tabs whose words are cut or stand beyond their edge; pieces of a board are neither.
TOO_LONG = """() => [...document.querySelectorAll('.button, [role=tab]')]
  .filter(one => one.checkVisibility() && one.innerText?.trim())
  .filter(one => {
    const box = one.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(one)
    const words = range.getBoundingClientRect()
    const isCut = [one, ...one.querySelectorAll('*')].some(part =>
      getComputedStyle(part).overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1)
    return isCut || words.width > box.width + 1 || words.height > box.height + 1
  })
  .map(one => one.innerText.trim())"""


# Buttons that something around them cuts off.
CUT_OFF = """() => [...document.querySelectorAll('button')]
  .filter(one => one.checkVisibility())
  .filter(one => {
    const box = one.getBoundingClientRect()
    for (let around = one.parentElement; around; around = around.parentElement) {
      const edge = around.getBoundingClientRect()
      const isHidden = getComputedStyle(around).overflowX === 'hidden'
      if (isHidden && (box.right > edge.right + 1 || box.left < edge.left - 1)) return true
    }
    return false
  })
  .map(one => one.getAttribute('aria-label') ?? one.innerText)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_button_stand_within_it_on_every_page(
    open_page: Opener, language: str
) -> None:
    page = open_page(size="phone", locale=LOCALES[language])
    for path in PAGES:
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(TOO_LONG) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_button_stand_within_it_at_a_table(
    open_page: Opener, game: Game, language: str
) -> None:
    page = open_page(size="phone", locale=LOCALES[language])
    sit(page, game.name, 2, language)
    page.wait_for_selector(".bar.turn")
    page.locator(".more summary").tap()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(TOO_LONG) == []
    page.goto(f"/learn/{game.name}/1")
    page.wait_for_selector(".bar .show")
    assert page.evaluate(TOO_LONG) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_button_stand_within_it_at_the_end(
    open_page: Opener, language: str
) -> None:
    page = open_page(size="phone", locale=LOCALES[language])
    sit(page, "planet", 2, language)
    table = page.url.rsplit("/", 1)[1]
    page.evaluate(REACH, {"table": table, "verb": NEVER, "key": "", "seed": 1})
    for path in (f"/table/{table}", f"/replay/{table}/5", f"/review/{table}"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        assert page.evaluate(TOO_LONG) == [], path


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_answer_to_an_offer_is_cut_off_beside_cards_turned_up(
    open_page: Opener, language: str
) -> None:
    steps = [step.name for step in path_of(games.find("isla_bohnita")).steps]
    page = open_page(size="phone", locale=LOCALES[language])
    page.goto(f"/learn/isla_bohnita/{steps.index('trade')}")
    expect(page.locator(".offer .answers button")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(CUT_OFF) == []


def test_a_text_that_is_too_long_for_its_button_is_found(open_page: Opener) -> None:
    page = open_page("/settings", size="phone")
    button = page.locator(".button").first
    button.evaluate("one => { one.style.width = '3em'; one.textContent = 'Donaudampfschifffahrt' }")
    assert page.evaluate(TOO_LONG) == ["Donaudampfschifffahrt"]
