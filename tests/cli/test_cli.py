"""The command line as people and programs meet it."""

import json
import re
from pathlib import Path

import pytest

from atoll.cli import bench, main
from atoll.cli.bench import Figures
from atoll.core.game import Game


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit code, the output and the errors of one command."""
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "game.atoll"
    run(capsys, "trace", "moluku", "-n", "3", "--seed", "7", "--record", str(path))
    return path


def test_games_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games", "--json")
    assert code == 0
    moluku = next(game for game in json.loads(out) if game["name"] == "moluku")
    assert moluku["players"] == [2, 3, 4]
    assert moluku["options"] == {"teams": ["false", "true"]}


@pytest.mark.parametrize("width", ["40", "80"])
def test_the_list_of_games_is_whole_on_a_narrow_terminal(
    width: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    shown = run(capsys, "games")[1]
    assert all(len(line) <= int(width) for line in shown.splitlines())
    assert "…" not in shown
    whole = "".join(shown.split())
    for game in json.loads(run(capsys, "games", "--json")[1]):
        for name, values in game["options"].items():
            assert f"{name}={'|'.join(values)}" in whole


def figures(steps: float) -> Figures:
    return Figures("moluku", 4, steps, 1e5, 2e6, {}, {}, None, 2e5, None)


def test_the_help_of_a_command_begins_with_what_the_list_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    commands = re.findall(r"^    (\w+) +(\w.*)$", said(["--help"], capsys), re.MULTILINE)
    assert len(commands) >= 19
    for name, says in commands:
        assert f"\n\n{says[0].upper()}{says[1:]}." in said([name, "--help"], capsys)


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command prints before it exits."""
    with pytest.raises(SystemExit):
        main(words)
    return capsys.readouterr().out


def test_bench_shows_gates_and_fails_below_them_only_when_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "measure", lambda game, seconds: figures(9e6))
    code, out, _ = run(capsys, "bench", "moluku")
    assert (code, "9.00 M" in out, "gate" in out) == (0, True, False)
    code, out, _ = run(capsys, "bench", "moluku", "--gates")
    assert (code, "9.00 M ✗ (gate 10,000,000)" in out) == (1, True)
    monkeypatch.setattr(bench, "measure", lambda game, seconds: figures(11e6))
    assert run(capsys, "bench", "moluku", "--gates")[0] == 0


def test_a_trace_is_complete_in_every_variant(
    variant: tuple[Game, int, dict[str, bool | str]], capsys: pytest.CaptureFixture[str]
) -> None:
    game, players, options = variant
    chosen = [f"--option={name}={str(value).lower()}" for name, value in options.items()]
    code, out, _ = run(
        capsys, "trace", game.name, "--players", str(players), "--seed", "11", *chosen
    )
    lines = [json.loads(line) for line in out.splitlines()]
    head, plies, final = lines[0], lines[1:-1], lines[-1]
    assert code == 0
    assert (head["trace"], head["game"], head["players"]) == (1, game.name, players)
    assert head["seed"] == "11"
    assert head["options"] == options
    assert [line["ply"] for line in plies] == list(range(len(plies)))
    assert plies[0]["action"] is None
    assert all("verb" in line["action"] and line["text"] for line in plies[1:])
    assert final["final"] is True
    sums = [sum(line["points"] for line in lines) for lines in final["sheet"]]
    assert sums == final["scores"]
    assert final["winners"]


def test_the_same_seed_gives_the_same_trace(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("trace", "moluku", "--players", "2", "--seed", "x")
    assert run(capsys, *words) == run(capsys, *words)


def test_a_trace_of_a_record_is_the_trace_of_its_game(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = run(capsys, "trace", "moluku", "--record", str(record))[1]
    assert again == run(capsys, "trace", "moluku", "-n", "3", "--seed", "7")[1]


def test_a_record_is_verified_and_replayed(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "verify", str(record)) == (0, f"{record}: ok\n", "")
    code, out, _ = run(capsys, "replay", str(record))
    assert code == 0
    assert "plays blue 8 (Hut)" in out.splitlines()[0]
    assert "Saison 1" in run(capsys, "replay", str(record), "--ply", "5", "-l", "fr")[1]
    assert "Your hand" in run(capsys, "replay", str(record), "--ply", "5", "--seat", "2")[1]
    moves = run(capsys, "replay", str(record), "--json")[1].splitlines()
    assert json.loads(moves[0])["text"] == "play B8"


def test_a_replay_for_a_seat_hides_what_it_may_not_know(
    record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = run(capsys, "replay", str(record), "--seat", "1", "--json")[1]
    shown = [json.loads(line) for line in hidden.splitlines()]
    discards = [move for move in shown if move["text"].startswith("discard")]
    assert {move["text"] == "discard ??" for move in discards if move["seat"] != 0} == {True}
    assert {move["text"] == "discard ??" for move in discards if move["seat"] == 0} == {False}


def test_fuzz_plays_under_the_laws(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "fuzz", "moluku", "-n", "2", "--games", "2", "--every", "9")
    assert (code, "2 games" in out, "all laws hold" in out) == (0, True, True)


def test_a_broken_law_leaves_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from atoll.games.moluku import Moluku

    monkeypatch.setattr(Moluku, "bound", 40)
    code, _, err = run(capsys, "fuzz", "moluku", "-n", "2", "--games", "1", "--out", str(tmp_path))
    assert code == 1
    assert "law 6 is broken in moluku" in err
    left = next(tmp_path.glob("*.atoll"))
    assert run(capsys, "replay", str(left))[0] == 0


BAD = [
    (["trace", "chess"], "there is no game 'chess'"),
    (["trace", "moluku", "-n", "9"], "Moluku is for 2 to 4 players, not 9"),
    (["trace", "moluku", "-o", "wind=1"], "has no option 'wind'"),
    (["trace", "moluku", "-o", "teams"], "an option is written KEY=VALUE"),
    (["trace", "moluku", "-n", "3", "-o", "teams=true"], "MO-18"),
    (["trace", "moluku", "--bot", "oracle"], "there is no bot 'oracle'"),
    (["trace", "moluku", "--set", "gold"], "no component set 'gold'"),
    (["trace", "moluku", "--set", "gold.toml"], "gold.toml: there is no such component set"),
    (["replay", "nowhere.atoll"], "nowhere.atoll: No such file"),
    (["play", "moluku", "--terminal", "--seat", "5"], "there is no seat 5"),
]


@pytest.mark.parametrize(("words", "message"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_gets_one_clear_sentence(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, *words)
    assert code == 1
    assert out == ""
    assert message in err
    assert err.count("\n") == 1


def test_verify_names_the_bad_file_and_goes_on(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.atoll"
    bad.write_text(record.read_text(encoding="utf-8")[:200], encoding="utf-8")
    binary = tmp_path / "binary.atoll"
    binary.write_bytes(b"\xff\xfe\x00")
    code, out, _ = run(capsys, "verify", str(bad), str(binary), str(record))
    assert code == 1
    assert out.splitlines()[0].startswith(f"{bad}:")
    assert out.splitlines()[1] == f"{binary}:1: not a text file"
    assert out.splitlines()[2] == f"{record}: ok"
    assert json.loads(run(capsys, "verify", str(bad), "--json")[1])[0]["ok"] is False


def test_usage_errors_exit_with_2(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["dance"])
    assert left.value.code == 2
