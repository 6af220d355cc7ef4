"""Every message exists in every language, stands once, is well formed and is used."""

import re
from pathlib import Path

import pytest

from atoll import messages
from atoll.core.game import Game
from atoll.core.laws import obey
from atoll.core.words import Words, seat_words
from atoll.messages import LANGUAGES, Speaker
from tests.laws.tree import COMMON, FOLDERS, SHELL, TERMINAL, junk, variables

ROOT = Path(__file__).parents[2]
PYTHON = list((ROOT / "src/atoll").rglob("*.py"))
CLIENT = [path for end in ("*.svelte", "*.ts") for path in (ROOT / "web/src").rglob(end)]
QUOTED = re.compile(r"[\"'`]([a-z][\w/-]*)[\"'`]")
BEGUN = re.compile(r"([a-z][a-z-]*-)(?:\{|\$\{)")
OF_FIELDS = re.compile(r"^(text|verb|option)-|^about$")  # asked for by the names of fields


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_says_the_same_in_all_languages(folder: str, language: str) -> None:
    assert junk(FOLDERS[folder], language) == []
    assert variables(FOLDERS[folder], language) == variables(FOLDERS[folder], "en")


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_has_a_file_for_each_language_and_no_other(folder: str) -> None:
    assert {path.stem for path in FOLDERS[folder].glob("*.ftl")} == set(LANGUAGES)


def test_no_key_stands_in_two_files_that_are_read_together(game: Game) -> None:
    keys = [key for folder in (COMMON, TERMINAL, SHELL) for key in variables(folder, "en")]
    keys += variables(game.folder / "messages", "en")
    keys += variables(game.folder / "messages" / "lessons", "en")
    keys += variables(game.folder / "messages" / "pieces", "en")
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_no_message_stands_outside_the_tree() -> None:
    assert [*(ROOT / "web/messages").rglob("*"), *(ROOT / "web/src").rglob("*.ftl")] == []


def test_all_messages_a_game_sends_exist(game: Game) -> None:
    known = {*variables(game.folder / "messages", "en"), *variables(COMMON, "en"), "seat"}
    assert {"about", *(f"option-{option.name}" for option in game.options)} <= known
    for players, options in game.variants():
        heard = obey(game, players, options, seed="messages are heard", every=40).keys
        assert heard <= known, heard - known


def unused(folder: Path, sources: list[Path]) -> list[str]:
    """The messages of a folder that none of these sources names, in whole or by their beginning."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    named, begun = set(QUOTED.findall(code)), set(BEGUN.findall(code)) - {"error-"}
    named |= {re.sub("[/_]", "-", name) for name in named}  # codes of errors, and verbs
    left = [key for key in variables(folder, "en") if not OF_FIELDS.match(key)]
    left = [key for key in left if re.sub(r"^(refusal|event|error|preview)-", "", key) not in named]
    return [key for key in left if key not in named and not any(map(key.startswith, begun))]


def test_no_message_of_a_game_is_unused(game: Game) -> None:
    board = ROOT / "web/src/games" / game.name
    sources = [path for path in CLIENT if board in path.parents]
    assert unused(game.folder / "messages", [*game.folder.glob("*.py"), *sources]) == []


def test_no_message_common_to_all_games_is_unused() -> None:
    assert unused(COMMON, PYTHON + CLIENT) == []
    assert unused(TERMINAL, PYTHON) == []
    assert unused(SHELL, CLIENT) == []


def test_a_player_is_said_by_name(game: Game) -> None:
    assert Speaker(game, "en", ["Ann"])(seat_words(0)) == "Ann"
    assert Speaker(game, "fr")(seat_words(1)) == "Joueur 2"


def test_a_game_that_lacks_a_language_says_english(tmp_path: Path, game: Game) -> None:
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "en.ftl").write_text("about = Shells.\n")
    bundle = messages.load(tmp_path, "fr")
    pattern = bundle.get_message("about").value
    assert pattern is not None
    assert bundle.format_pattern(pattern)[0] == "Shells."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(messages.MissingMessage, match="there is no language 'xx'"):
        Speaker(None, "xx")


def test_a_missing_message_is_refused() -> None:
    with pytest.raises(messages.MissingMessage, match="'unsaid' is missing in nl"):
        Speaker(None, "nl")(Words("unsaid", {}))
