"""A value network in whole numbers: exact, and the same compiled or not."""

import os
import random
import subprocess
import sys
from pathlib import Path

from atoll.bots.evaluation import Evaluation
from atoll.bots.search import Search
from atoll.core.advice import END, SearchSettings
from atoll.core.game import Game
from atoll.core.network import FIRST_SCALE, MIDDLE, MOST_ACTIVE, SECOND_SCALE, Active, Network
from atoll.core.rng import fast_rng
from atoll.core.state import State

ROOT = Path(__file__).parents[2]
FEATURES, HIDDEN, OUTPUTS = 40, 9, 5


def random_network(features: int, outputs: int, seed: int = 1) -> Network:
    """A network of any weights."""
    chance = random.Random(seed)

    def some(count: int, most: int) -> list[int]:
        return [chance.randint(-most, most) for _ in range(count)]

    return Network(
        features, HIDDEN, some(features * HIDDEN, FIRST_SCALE), some(HIDDEN, FIRST_SCALE),
        some(outputs * HIDDEN, 200), some(outputs, 50_000),
    )  # fmt: skip


def flat(rows: list[list[int]]) -> list[int]:
    """All rows, one after the other."""
    return [number for row in rows for number in row]


def listed(places: list[int]) -> Active:
    """These features."""
    active = Active()
    for place in places:
        active.add(place)
    return active


def test_a_network_gives_what_its_weights_say() -> None:
    chance = random.Random(2)
    first = [[chance.randint(-300, 300) for _ in range(HIDDEN)] for _ in range(FEATURES)]
    bias = [chance.randint(-300, 300) for _ in range(HIDDEN)]
    second = [[chance.randint(-99, 99) for _ in range(HIDDEN)] for _ in range(OUTPUTS)]
    last = [chance.randint(-9999, 9999) for _ in range(OUTPUTS)]
    network = Network(FEATURES, HIDDEN, flat(first), bias, flat(second), last)
    for places in ([], [0], [39, 39, 39], list(range(0, 40, 3))):
        network.evaluate(listed(places))
        sums = [bias[unit] + sum(first[place][unit] for place in places) for unit in range(HIDDEN)]
        units = [max(0, each) for each in sums]
        expected = [
            last[n] + sum(unit * weight for unit, weight in zip(units, second[n], strict=True))
            for n in range(OUTPUTS)
        ]
        assert [int(number) for number in network.out] == expected


def test_the_largest_weights_of_all_features_do_not_spill_into_a_neighbour() -> None:
    for signs in ((1, -1, 1), (-1, 1, -1), (1, 1, 1), (-1, -1, -1)):
        row = [sign * MIDDLE for sign in signs]
        network = Network(1, 3, row, row, [1, 0, 0, 0, 1, 0, 0, 0, 1], [0, 0, 0])
        network.evaluate(listed([0] * MOST_ACTIVE))
        most = MIDDLE * (MOST_ACTIVE + 1)
        assert [int(number) for number in network.out] == [max(0, sign * most) for sign in signs]


def test_features_beyond_the_most_are_left_out() -> None:
    active = listed([1] * (MOST_ACTIVE + 9))
    assert active.size == MOST_ACTIVE


def test_a_value_outside_its_classes_takes_the_nearest() -> None:
    active = Active()
    assert active.one_of(10, -3, 4) == 14
    assert active.one_of(14, 99, 4) == 18
    assert [int(place) for place in active.places[:2]] == [10, 17]


def judged(evaluation: Evaluation, state: State, seat: int) -> tuple[int, list[int], list[float]]:
    """What a network says of a position."""
    evaluation.evaluate(state, seat)
    margins = [int(margin) for margin in evaluation.margins]
    return int(evaluation.points), margins, [float(share) for share in evaluation.shares]


def test_features_are_within_their_layout(game: Game) -> None:
    for players in game.players:
        state, rng, active = game.new(players, "features"), fast_rng(1), Active()
        features = game.features(state)
        while not state.is_over():
            for seat in range(players):
                active.clear()
                features.write(state.seen_by(seat), active)
                found = [int(place) for place in active.places[: active.size]]
                assert found
                assert 0 <= min(found) <= max(found) < features.count
            state.play(state.to_act(), state.random_action(state.to_act(), rng))


def test_an_evaluation_is_by_one_seats_knowledge_alone(game: Game) -> None:
    """Along a whole game: the same in two worlds the seat can't tell apart."""
    for players in (max(game.players[0], 2), game.players[-1]):
        state, rng = game.new(players, "one seat"), fast_rng(3)
        features = game.features(state)
        network = random_network(int(features.count), 2 * players + 1)
        evaluation = Evaluation(features, network, 1000, state)
        while not state.is_over():
            seat = rng.below(players)
            said = judged(evaluation, state, seat)
            world = state.seen_by(seat).sample(rng)
            assert judged(evaluation, world, seat) == said
            assert abs(sum(said[2]) - 1) < 1e-9
            state.play(state.to_act(), state.random_action(state.to_act(), rng))


def mean_margin(game: Game, constant: int, weight: float) -> float:
    """The margin a short search expects with a network that always says the same."""
    state = game.new(max(game.players[0], 2), "mixed")
    features, outputs = game.features(state), 2 * int(state.players) + 1
    network = Network(
        int(features.count), 3, [0] * 3 * int(features.count), [0] * 3, [0] * 3 * outputs,
        [constant] * outputs,
    )  # fmt: skip
    settings = SearchSettings(100, 0 if weight == 0 else END, rollout_weight=weight)
    seen = state.seen_by(state.to_act())
    evaluation = Evaluation(features, network, 1000, state)
    search = Search(seen, game.advice, settings, fast_rng(1), evaluation)
    search.run(20)
    return float(search.margins[seen.viewer]) / 20


def test_a_rollout_weighs_as_much_as_the_settings_say(game: Game) -> None:
    """An evaluation of 1.0 is ten points here, in hundredths."""
    one = FIRST_SCALE * SECOND_SCALE
    assert abs(mean_margin(game, one, 1.0) - mean_margin(game, 0, 1.0)) < 1e-6
    assert mean_margin(game, one, 0.0) == 1000
    assert mean_margin(game, 0, 0.0) == 0


SCRIPT = """
from atoll import games
from atoll.bots import make_bot
from atoll.bots.search import Search
from atoll.bots.evaluation import Evaluation
from atoll.core.advice import SearchSettings
from atoll.core.rng import fast_rng
from tests.core.test_network import judged, random_network
for game in games.all_games():
    state, rng = game.new(game.players[-1], "both"), fast_rng(5)
    features = game.features(state)
    network = random_network(int(features.count), 2 * game.players[-1] + 1)
    evaluation = Evaluation(features, network, 1000, state)
    for _ in range(12):
        print(judged(evaluation, state, 0))
        state.play(state.to_act(), state.random_action(state.to_act(), rng))
    seen = state.seen_by(state.to_act())
    for weight in (0.0, 0.5):
        settings = SearchSettings(horizon=1, settles=True, rollout_weight=weight)
        search = Search(seen, game.advice, settings, rng, evaluation)
        search.run(60)
        print(search.thoughts(), search.values())
    for path in sorted((game.folder / "weights").glob("*")):
        state = game.new(int(path.stem.partition("-")[0]), "shipped")
        bot = make_bot("master:40", game)
        print(path.name, bot.think(state.seen_by(state.to_act()), rng))
"""


def test_compiled_and_plain_agree_to_the_last_bit() -> None:
    plain = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "ATOLL_PURE": "1"}
    found = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT], cwd=ROOT, env=env, capture_output=True, text=True,
            check=True,
        ).stdout
        for env in (dict(os.environ), plain)
    ]  # fmt: skip
    assert found[0] == found[1]
    assert found[0]
