"""Self-play as a table: rows that say what their records say, and a card beside them."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from atoll.cli import main
from atoll.core.record import read
from atoll.games import find
from atoll.research.spaces import Spaces


def play(folder: Path, *words: str) -> int:
    """A small tournament."""
    shared = ["--games", "2", "--workers", "1", "--out", str(folder / "arena")]
    return main(["arena", *words, *shared])


def test_a_dataset_holds_every_decision_as_its_seat_saw_it(tmp_path: Path) -> None:
    path = tmp_path / "data" / "moluku.parquet"
    assert play(tmp_path, "moluku", "--players", "3", "--dataset", str(path)) == 0
    table = pq.read_table(path)
    spaces = Spaces("moluku", 3)
    observations = np.array(table["observation"].to_pylist(), np.uint8)
    masks = np.array(table["mask"].to_pylist(), np.uint8)
    actions = table["action"].to_numpy()
    assert observations.shape == (table.num_rows, spaces.observation_size)
    assert masks[np.arange(table.num_rows), actions].all()
    game = find("moluku")
    row = 0
    for number in range(2):
        text = (tmp_path / "arena" / "records" / f"{number:05}.atoll").read_text()
        record = read(text, game, "record")
        state = game.start(record.setup)
        for seat, notation in record.actions:
            seen = state.seen_by(seat)
            assert (observations[row] == spaces.observe(seen)).all()
            assert table["notation"][row].as_py() == notation
            assert spaces.action(seen, int(actions[row])) == game.parse(state, seat, notation)
            assert table["bot"][row].as_py() == record.seats[seat]
            assert record.scores is not None
            assert table["score"][row].as_py() == record.scores[seat]
            state.apply(seat, game.parse(state, seat, notation))
            row += 1
    assert row == table.num_rows


def test_outcomes_of_a_table_add_up_to_nothing(tmp_path: Path) -> None:
    path = tmp_path / "planet.parquet"
    assert play(tmp_path, "planet", "--dataset", str(path)) == 0
    table = pq.read_table(path, columns=["game", "seat", "outcome"])
    found = {(row["game"], row["seat"]): row["outcome"] for row in table.to_pylist()}
    assert sorted(found) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert found[0, 0] + found[0, 1] == found[1, 0] + found[1, 1] == 0


def test_a_card_beside_the_dataset_tells_what_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "planet.parquet"
    assert play(tmp_path, "planet", "--bots", "casual,random", "--dataset", str(path)) == 0
    card = path.with_suffix(".md").read_text(encoding="utf-8")
    assert "48 decisions of 2 games of Planet with 2 players, played by casual and random." in card
    for column in pq.read_schema(path).names:
        assert f"| `{column}` |" in card
    for field in Spaces("planet").encoding.fields:
        assert f"| `{field.name}` |" in card


def test_another_ending_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(tmp_path, "planet", "--dataset", str(tmp_path / "planet.csv")) == 1
    assert "named *.parquet" in capsys.readouterr().err
    assert not (tmp_path / "arena").exists()
