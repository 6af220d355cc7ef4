"""The table in the terminal, played over a pipe."""

import io
from pathlib import Path

import pytest

from atoll import games
from atoll.cli import main
from atoll.core.game import Game
from atoll.core.record import read, read_game_name, replay


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *words: str
) -> str:
    """What is shown when this is typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "--terminal", *words]) == 0
    return capsys.readouterr().out


def test_a_whole_game_is_played_over_a_pipe(
    game: Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "played.atoll"
    words = (game.name, "--seed", "pipe", "--save", str(path))
    shown = play(monkeypatch, capsys, "1\n" * game.bound, *words)
    assert "The seed of the deal was pipe." in shown
    assert main(["verify", str(path)]) == 0


def test_the_game_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "chess\nmoluku\nq\n", "--seed", "1")
    assert "Which game?" in shown
    assert "there is no game 'chess'" in shown
    assert "You left the table." in shown


def test_q_leaves_before_a_game_is_chosen_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = play(monkeypatch, capsys, "Q\n")
    assert shown.endswith("> You left the table.\n")


def test_help_refusals_clauses_and_undo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "?\n? mo-9\n? ZZ-1\n99\nfoo\nharvest G1\n?\nu\nq\n"
    shown = play(monkeypatch, capsys, typed, "moluku", "--seed", "5", "-n", "3", "--bot", "random")
    assert "u takes your last action back" in shown
    assert "MO-9: Volcano:" in shown
    assert "There is no clause ZZ-1" in shown
    assert "Choose a number from 1 to 6." in shown
    assert "'foo' is not an action of Moluku" in shown
    assert "MO-2: a card must be played now" in shown
    assert "MO-2: The first player leads a card" in shown
    assert "There is nothing to undo." in shown


def test_an_action_is_taken_back(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A first tile of Pelican Bay taught nothing yet: laid, taken back, laid elsewhere."""
    path = tmp_path / "undone.atoll"
    setup = ("pelican_bay", "--seed", "5", "-n", "2", "--bot", "random", "--save", str(path))
    laid = {}
    for typed in ("1\nq\n", "1\nu\nq\n", "1\nu\n2\nq\n"):
        shown = play(monkeypatch, capsys, typed, *setup)
        assert "There is nothing to undo." not in shown
        record = path.read_text(encoding="utf-8").splitlines()
        laid[typed] = [line for line in record if line.startswith("0 lay")]
    once, undone, again = laid.values()
    assert (len(once), undone, len(again)) == (1, [], 1)
    assert once != again


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "Jouez une carte"), ("nl", "Speel een kaart")]
)
def test_the_table_speaks_three_languages(
    language: str, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("moluku", "--seed", "5", "-n", "3", "-l", language)
    assert word in play(monkeypatch, capsys, "q\n", *words)


def test_mo18_a_team_wins_as_a_team(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (
        "moluku",
        "--seed",
        "pipe",
        "-n",
        "4",
        "--option",
        "teams=true",
        "--bot",
        "random",
        "--name",
        "Ann",
    )
    end = play(monkeypatch, capsys, "1\n" * 900, *words).splitlines()
    totals = {
        name: int(points)
        for name, _, points in (line.partition(": ") for line in end)
        if name in ("Ann and Bot 3", "Bot 2 and Bot 4")
    }
    assert len(totals) == 2
    best = max(totals, key=lambda name: totals[name])
    assert f"{best} win as a team." in end


def test_a_player_may_act_while_another_is_to_act(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Enter lets the others go on, `a` lists the choices, a number takes one, `n` waits."""
    path = tmp_path / "played.atoll"
    words = ("isla_bohnita", "-n", "3", "--seed", "off turn", "--bot", "random", "--save")
    shown = play(monkeypatch, capsys, "\na\n1\nn\n", *words, str(path))
    offers = shown.split("You may act too")
    assert len(offers) >= 3, "the table went on after Enter, and asked again when that had changed"
    assert "  1  " in offers[2]
    assert len(off_turn(path)) == 1


class Trader:
    """Somebody at the keyboard who reads what is shown and trades in the turn of others.

    Out of turn they take the first of `plans` that is on offer, and each plan once; when the game
    waits for them they take the first choice.
    """

    def __init__(self, capsys: pytest.CaptureFixture[str], plans: list[str]) -> None:
        self.capsys = capsys
        self.plans = plans
        self.is_listing = False
        self.shown = ""

    def readline(self) -> str:
        """What they type next."""
        self.shown = self.capsys.readouterr().out
        if not self.plans:
            return "q\n"
        if self.is_listing:
            self.is_listing = False
            return self.planned() + "\n"
        self.is_listing = "You may act too" in self.shown.splitlines()[-2]
        return "a\n" if self.is_listing else "1\n"

    def planned(self) -> str:
        """The number of a planned choice; nothing lets the others go on."""
        for line in self.shown.splitlines():
            number, _, rest = line.strip().partition("  ")
            for plan in self.plans if number.isdigit() else []:
                if f"[{plan}" in rest:
                    self.plans.remove(plan)
                    return number
        return ""


def test_a_whole_turn_of_trading_off_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A wish, an offer, its withdrawal, a harvest and a load while others are to act."""
    path = tmp_path / "played.atoll"
    plans = ["wish", "offer", "withdraw", "load", "sell-field", "offer", "offer"]
    monkeypatch.setattr("sys.stdin", Trader(capsys, plans))
    words = ("isla_bohnita", "-n", "3", "--seed", "trader", "--bot", "casual")
    assert main(["play", "--terminal", *words, "--save", str(path)]) == 0
    verbs = [text.split()[0] for text in off_turn(path)]
    assert sorted(verbs) == ["load", "offer", "offer", "offer", "sell-field", "wish", "withdraw"]


def off_turn(path: Path) -> list[str]:
    """The actions of a record that the first seat took while another was to act."""
    text = path.read_text(encoding="utf-8")
    game = games.find(read_game_name(text, "record"))
    record = read(text, game, "record")
    found, must_act = [], 0
    for ply, (seat, _, state) in enumerate(replay(record, game, "record")):
        if seat == 0 and not must_act & 1:
            found.append(record.actions[ply - 1][1])
        must_act = state.must_act()
    return found
