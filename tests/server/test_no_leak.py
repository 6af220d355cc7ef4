"""Nobody sees hidden information: a viewer gets the same bytes for truths they can't tell apart."""

import json
from itertools import islice
from pathlib import Path

import pytest

from atoll.core.fields import read_out
from atoll.core.game import Game
from atoll.core.state import SPECTATOR
from atoll.server.tables.positions import question
from benchmarks.leaks import CHANCE, SEED, Mirror, cheat, positions, stream
from tests.server.table_client import in_loop, play_on, serving
from tests.server.test_tables import two_players

PLIES = 150  # long enough for a scoring in every game
GUESSES = 60  # of a cheater
STRIDE = 7  # positions between two guesses, to see several games


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_streams_are_equal_for_truths_a_viewer_cannot_tell_apart(game: Game, viewer: int) -> None:
    mirror = Mirror(game, game.players[-1], viewer, viewer + 7)
    others = 0
    for _ in range(PLIES):
        if mirror.truth.status == "over":
            break
        news = [mirror.step()]
        double = mirror.double()
        assert stream(mirror.truth, viewer, news) == stream(double, viewer, news)
        others += read_out(double.state) != read_out(mirror.truth.state)
    assert game.is_open or others


def test_a_bot_gets_only_what_its_seat_has_seen(game: Game) -> None:
    viewer = game.players[0] - 1
    mirror = Mirror(game, game.players[0], viewer)
    for _ in range(20):
        mirror.step()
        asked, other = (question(t, viewer, "random") for t in (mirror.truth, mirror.double()))
        assert asked.position == other.position
        assert SEED not in str(asked)


def test_a_cheater_who_reads_every_byte_is_no_better_than_a_coin(game: Game) -> None:
    found = islice(positions(game), 0, None, STRIDE)
    if game.is_open:
        assert not any(position.is_telling for position in islice(found, GUESSES))
    else:
        cheater = cheat(found, GUESSES)
        assert cheater.guesses == GUESSES
        assert cheater.edge < CHANCE


def test_a_cheater_notices_a_server_that_leaks(game: Game) -> None:
    found = positions(game)
    if game.is_open:
        assert not next(found).is_telling  # there is nothing to notice
    else:
        assert cheat(found, GUESSES // 2, is_leaky=True).edge > CHANCE


@in_loop
async def test_the_seed_is_told_at_the_end_and_not_before(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            end = await play_on({0: one, 1: two})
            seed = end["over"]["seed"]
            for line in (one, two):
                telling = [json.loads(text).get("over") is not None for text in line.raw]
                before = line.raw[: telling.index(True)]
                assert any('"status":"playing"' in text for text in before)
                assert not any(seed in text for text in before)
