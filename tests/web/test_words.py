"""What stands on a button fits on one line of a small phone, in every language."""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from atoll.messages import LANGUAGES
from tests.laws.tree import COMMON, GAMES, SHELL, variables
from tests.web.conftest import Opener

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
