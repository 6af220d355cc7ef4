"""The worked example of the documentation is a whole game, and the page shows its very code."""

import re
from pathlib import Path
from typing import cast

import pytest

from atoll.bots import make_bot
from atoll.core.errors import BadComponentSet, InvalidNotation
from atoll.core.laws import obey
from atoll.core.rng import fast_rng
from atoll.messages import LANGUAGES, Speaker
from examples.shells import GAME
from examples.shells.declaration import HAND
from examples.shells.state import ShellsState
from tests.laws.tree import variables

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add_a_game.md").read_text(encoding="utf-8")


def laid(hands: list[list[int]]) -> ShellsState:
    """A game with these hands."""
    state = cast(ShellsState, GAME.new(len(hands)))
    for seat, hand in enumerate(hands):
        state.hands[seat] = sum(1 << shell for shell in hand)
    return state


@pytest.mark.parametrize("players", GAME.players)
def test_shells_obeys_the_laws(players: int) -> None:
    for number in range(5):
        obeyed = obey(GAME, players, {}, f"an example of a game {number}")
        assert obeyed.plies == HAND * players


def test_sh1_everybody_draws_three_shells() -> None:
    assert list(cast(ShellsState, GAME.new(4)).sizes) == [HAND] * 4


def test_sh2_only_a_shell_of_the_hand_is_laid() -> None:
    state = laid([[1, 2, 3], [4, 5, 6]])
    refusal = state.check(0, 9)
    assert refusal is not None
    assert Speaker(GAME, "en")(refusal.reason) == "shell 9 is not in your hand"


def test_sh3_the_highest_shell_takes_the_tide_and_leads() -> None:
    state = laid([[1, 2, 3], [4, 5, 6]])
    state.apply(0, 3)
    state.apply(1, 4)
    assert (list(state.scores()), state.to_act()) == ([0, 1], 1)


def test_sh4_the_most_points_win() -> None:
    state = laid([[1, 2, 12], [4, 5, 6]])
    for seat, shell in ((0, 1), (1, 4), (1, 5), (0, 2), (1, 6), (0, 12)):
        state.apply(seat, shell)
    assert state.is_over()
    assert (list(state.scores()), state.winners()) == ([3, 3], 0b11)


def test_bots_play_it_without_knowing_it() -> None:
    state, rng = GAME.new(3), fast_rng(1)
    bot = make_bot("strong:50", GAME)
    while not state.is_over():
        seat = int(state.to_act())
        state.apply(seat, bot.choose(state.seen_by(seat), rng))
    assert sum(state.scores()) == 6


def test_a_wrong_action_or_set_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidNotation):
        GAME.parse(GAME.new(2), 0, "lay 13")
    path = tmp_path / "set.toml"
    path.write_text('name = "Shells"\nprizes = [1, 2]\n')
    with pytest.raises(BadComponentSet, match="2: there are 3 prizes"):
        GAME.check_set(path)


def test_it_speaks_all_languages() -> None:
    english = variables(GAME.folder / "messages", "en")
    assert all(variables(GAME.folder / "messages", language) == english for language in LANGUAGES)
    shown = GAME.draw(GAME.view(GAME.new(2).seen_by(0)), Speaker(GAME, "fr", ["Ann", "Bob"]))
    assert "  Ann     0       …" in shown


def test_the_page_shows_the_code_of_the_example() -> None:
    blocks = re.findall(r"^```py\n# (\S+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 5
    for name, code in blocks:
        source = (ROOT / "examples" / "shells" / name).read_text(encoding="utf-8")
        for part in code.strip("\n").split("\n…\n"):
            assert part.strip("\n") in source, f"{name}: {part}"
