"""Trained networks as files: whole, fitting, small, and used by the bots that may use them."""

import hashlib
import random
from dataclasses import replace
from pathlib import Path

import pytest

from atoll import games
from atoll.bots import levels, make_bot, weights
from atoll.bots.bot import next_seat
from atoll.bots.levels import UnknownBot
from atoll.bots.thinking import SearchBot
from atoll.bots.weights import (
    MOST_BYTES,
    SUFFIX,
    BadWeights,
    Head,
    Networks,
    Weights,
    fits,
    layout_of,
    path_of,
    read,
    variant_of,
)
from atoll.core.game import Game, OptionValue
from atoll.core.rng import fast_rng
from atoll.core.state import State
from examples.shells import GAME

HIDDEN = 3


def new(game: Game, players: int, options: dict[str, OptionValue]) -> State:
    return game.new(players, "0", "default", **options)


def some_weights(game: Game, players: int, variant: str = "") -> Weights:
    """A network of any weights."""
    told = game.features(game.new(players))
    features, outputs, chance = int(told.count), 2 * players + 1, random.Random(1)
    sizes = (features * HIDDEN, HIDDEN, outputs * HIDDEN, outputs)
    head = Head(
        game.name, game.version, players, variant, layout_of(told), features, HIDDEN, 500,
        {"horizon": 0, "exploration": 0.5}, "made up",
    )  # fmt: skip
    parts = [[chance.randint(-200, 200) for _ in range(size)] for size in sizes]
    return Weights(head, (parts[0], parts[1], parts[2], parts[3]))


def test_a_file_is_read_as_it_was_written() -> None:
    made = some_weights(GAME, 2)
    found = read(made.to_bytes())
    assert replace(found.head, fingerprint="") == made.head
    assert [list(part) for part in found.numbers] == [list(part) for part in made.numbers]
    assert found.settings().exploration == 0.5


def test_a_damaged_file_is_told() -> None:
    data = some_weights(GAME, 2).to_bytes()
    changed = data.replace(b'"players": 2', b'"players": 3')
    for bad in (b"", b"{}\n", data[:-4], data[:-1] + b"\0", changed, b"[]\n" + data):
        with pytest.raises(BadWeights):
            read(bad)


def test_weights_of_other_rules_players_variants_or_features_do_not_fit() -> None:
    made = some_weights(GAME, 2)
    assert fits(made, GAME, GAME.new(2))
    assert not fits(made, GAME, GAME.new(3))
    for change in ({"rules": 2}, {"variant": "x"}, {"layout": "x"}, {"game": "x"}):
        other = Weights(replace(made.head, **change), made.numbers)
        assert not fits(other, GAME, GAME.new(2))


def test_a_game_without_fitting_weights_searches_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in the game's folder is used if it fits, and ignored if it is damaged or does not."""
    state, made = GAME.new(2), some_weights(GAME, 2)
    monkeypatch.setattr(type(GAME), "folder", tmp_path)
    path = path_of(GAME, 2, "")
    path.parent.mkdir()
    other = Weights(replace(made.head, rules=9), made.numbers)
    for data, is_used in ((None, False), (made.to_bytes(), True), (b"x", False),
                          (other.to_bytes(), False)):  # fmt: skip
        weights.shipped.cache_clear()
        if data is not None:
            path.write_bytes(data)
        assert (Networks(GAME).fitting(state) is not None) == is_used
        seen, bot = state.seen_by(0), make_bot("master:5", GAME)
        assert isinstance(bot, SearchBot)
        assert (bot.search(seen, fast_rng(1)).evaluation is not None) == is_used
        assert bot.choose(seen, fast_rng(1)) in seen.legal(0)
    weights.shipped.cache_clear()


def test_what_a_game_ships_fits_and_is_small(game: Game) -> None:
    paths = sorted((game.folder / "weights").glob("*"))
    assert all(path.suffix == SUFFIX for path in paths)
    assert sum(path.stat().st_size for path in paths) <= MOST_BYTES
    expected = {
        path_of(game, players, variant_of(game, new(game, players, options)))
        for players, options in game.variants()
    }
    assert set(paths) <= expected
    for path in paths:
        found = read(path.read_bytes())
        variants = [
            (players, options)
            for players, options in game.variants()
            if path == path_of(game, players, variant_of(game, new(game, players, options)))
        ]
        for players, options in variants:
            state = new(game, players, options)
            assert fits(found, game, state)
            assert Networks(game).fitting(state) is not None


def test_a_network_is_for_the_options_it_was_trained_with() -> None:
    planet, isla = games.find("planet"), games.find("isla_bohnita")
    assert variant_of(planet, planet.new(2)) == ""
    hidden = planet.new(2, "0", "default", beginner=True, hidden_animals=True)
    assert variant_of(planet, hidden) == "beginner-hidden_animals"
    assert variant_of(isla, isla.new(3, "0", "default", island=False)) == "no-island"
    assert path_of(planet, 2, "beginner").name == "2-beginner.weights"


def test_the_first_version_searches_without_a_network(game: Game) -> None:
    state = game.new(game.players[-1])
    seen = state.seen_by(state.to_act())
    for name in ("strong@1:5", "master@1:5"):
        bot = make_bot(name, game)
        assert isinstance(bot, SearchBot)
        assert bot.search(seen, fast_rng(1)).evaluation is None
    for name in ("strong@2", "casual@1", "@1", "master@1:0"):
        with pytest.raises(UnknownBot):
            make_bot(name, GAME)
    assert "master@1" not in levels.names()


# The first twelve actions of `strong@1:30` and of `master@1:30` in a game, by players, hashed.
FROZEN = {
    ("gipsy_king", 2): ("d3ec67bf78cb", "06c80a6c41cf"),
    ("gipsy_king", 3): ("12e57943f6c7", "12e57943f6c7"),
    ("isla_bohnita", 2): ("8217bccc255f", "7409f59e15b6"),
    ("isla_bohnita", 3): ("db636f145eaa", "c8998b90af1f"),
    ("moluku", 2): ("86247bd7a621", "fc0368add150"),
    ("moluku", 3): ("d058aaf53c61", "7f6ab26d626a"),
    ("pelican_bay", 2): ("7170a14a0e20", "4790a8beb0eb"),
    ("pelican_bay", 3): ("4f76e9036f2d", "8542b343d77e"),
    ("planet", 2): ("d40f3d7de84f", "9aa162b6ea2d"),
    ("planet", 3): ("3b239d4c6c60", "5f5e19ccf051"),
}


@pytest.mark.parametrize("players", [2, 3])
def test_the_first_version_plays_as_it_always_did(game: Game, players: int) -> None:
    """A change here makes all measurements against `master@1` incomparable."""
    frozen = FROZEN[game.name, players]
    for name, expected in zip(("strong@1:30", "master@1:30"), frozen, strict=True):
        state, rng, bot = game.new(players, "frozen"), fast_rng("frozen"), make_bot(name, game)
        actions = []
        for _ in range(12):
            seat = next_seat(state, dict.fromkeys(range(players), bot))
            actions.append(bot.choose(state.seen_by(seat), rng))
            state.play(seat, actions[-1])
        assert hashlib.sha256(repr(actions).encode()).hexdigest()[:12] == expected


def test_a_budget_of_processor_time() -> None:
    bot = make_bot("strong:50ms", GAME)
    assert isinstance(bot, SearchBot)
    assert (bot.seconds, bot.simulations, bot.pace) == (0.05, None, 0.0)
    for name in ("strong:0ms", "casual:5ms", "strong:99999999ms", "strong:ms"):
        with pytest.raises(UnknownBot):
            make_bot(name, GAME)
