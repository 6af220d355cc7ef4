"""Bots play legally, by their seat's knowledge alone, within their budget."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from atoll.arena.match import play
from atoll.arena.statistics import standings
from atoll.arena.tournament import Tournament
from atoll.bots import make_bot, names
from atoll.bots.bot import AdvisedBot
from atoll.bots.levels import UnknownBot
from atoll.bots.search import ROOT, Search
from atoll.bots.thinking import SLICE, SearchBot
from atoll.core.advice import NO_ACTION, SearchSettings, settle
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import POINT, State

STYLES = ["collector", "raider", "miser"]
QUICK = ["random", "beginner", "apprentice", "casual", *STYLES]
LEVELS = [*QUICK, "skilled", "strong:60", "master:60"]


def advance(state: State, plies: int) -> None:
    """Play so many random actions, or to just before the end."""
    rng = fast_rng("advance")
    for _ in range(plies):
        before = state.copy()
        state.play(state.to_act(), state.random_action(state.to_act(), rng))
        if state.is_over():
            state.assign(before)
            return


def test_the_levels_are_the_same_for_every_game() -> None:
    assert names() == [*QUICK, "skilled", "strong", "master"]


@pytest.mark.parametrize("style", STYLES)
def test_a_style_shows_in_some_decisions_and_leaves_most_alone(game: Game, style: str) -> None:
    styled, rng = make_bot(style, game), fast_rng(f"style {style}")
    assert isinstance(styled, AdvisedBot)
    assert styled.style is not None
    changed = decisions = 0
    for number in range(6):
        state = game.new(max(2, game.players[0]), f"style {number}")
        while not state.is_over():
            seat = int(state.to_act())
            seen = state.seen_by(seat)
            advised = int(game.advice.rollout_action(seen, seat, rng))
            action = styled.styled(seen, advised, styled.style)
            changed += action != advised
            decisions += 1
            state.apply(seat, action)
    assert 0 < changed < decisions / 3


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_a_legal_action(game: Game, level: str) -> None:
    bot, rng = make_bot(level, game), fast_rng(1)
    for players in (game.players[0], game.players[-1]):
        state = game.new(players, "legal choices")
        for plies in (0, 5, 20, 40):
            advance(state, plies)
            seat = int(state.to_act())
            assert state.is_legal(seat, bot.choose(state.seen_by(seat), rng))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_cannot_tell_two_truths_apart(game: Game, level: str) -> None:
    bot = make_bot(level, game)
    for plies in (0, 7, 30):
        state = game.new(game.players[-1], "two truths")
        advance(state, plies)
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        other = seen.sample(fast_rng("another truth"))
        first = bot.choose(seen, fast_rng(9))
        assert bot.choose(other.seen_by(seat), fast_rng(9)) == first


def test_candidates_are_legal_actions_once_by_the_seats_knowledge(game: Game) -> None:
    for plies in (0, 3, 12, 31):
        state = game.new(game.players[-1], "ranking")
        advance(state, plies)
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        candidates = list(game.advice.candidates(seen, seat))
        assert len(set(candidates)) == len(candidates)
        assert set(candidates) <= {int(action) for action in state.legal(seat)}
        world = seen.sample(fast_rng("another truth"))
        assert list(game.advice.candidates(world, seat)) == candidates


def test_a_promising_action_is_legal_and_by_the_seats_knowledge(game: Game) -> None:
    for plies in (0, 3, 12, 31):
        state = game.new(game.players[-1], "promising")
        advance(state, plies)
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        action = game.advice.promising_action(seen, seat, 4, fast_rng(6))
        assert state.is_legal(seat, action)
        world = seen.sample(fast_rng("another truth"))
        assert game.advice.promising_action(world, seat, 4, fast_rng(6)) == action


def test_what_is_solved_and_evaluated_is_by_the_seats_knowledge(game: Game) -> None:
    """Along a whole game, at every decision, in two worlds the seat can't tell apart."""
    state, rng, advice = game.new(game.players[-1], "knowledge"), fast_rng(4), game.advice
    while not state.is_over():
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        world = seen.sample(rng)
        solved = advice.solved_action(seen, seat)
        assert solved == advice.solved_action(world, seat)
        assert solved == NO_ACTION or state.is_legal(seat, solved)
        assert advice.is_quiet(state, seat) == advice.is_quiet(world, seat)
        assert advice.is_settled(state, seat) == advice.is_settled(world, seat)
        if advice.is_quiet(state, seat):
            assert advice.evaluate(seen, seat)[seat] == advice.evaluate(world, seat)[seat]
        state.play(seat, state.random_action(seat, rng))


def test_a_solved_action_is_played_where_the_settings_say_so(game: Game) -> None:
    state, rng, advice = game.new(game.players[-1], "relying"), fast_rng(5), game.advice
    while not state.is_over() and advice.solved_action(state, state.to_act()) == NO_ACTION:
        state.play(state.to_act(), state.random_action(state.to_act(), rng))
    if state.is_over():
        assert not advice.settings(game.new(game.players[-1], "relying")).plays_solved
        return
    seen = state.seen_by(state.to_act())
    best = int(advice.solved_action(seen, seen.viewer))
    bot = SearchBot(game.advice, 1, simulations=50)
    assert bot.choose(seen, rng) == best
    assert bot.think(seen, rng)[0].action == best
    assert best in {one.action for one in SearchBot(advice, 1, 50, is_plain=True).think(seen, rng)}


def test_a_settled_position_is_reached_by_playing_on(game: Game) -> None:
    """From every position of a game, and a settled one is left as it is."""
    state, rng, advice = game.new(game.players[-1], "settled"), fast_rng(6), game.advice
    while not state.is_over():
        viewer = rng.below(state.players)
        ahead = state.copy()
        settle(ahead, advice, rng, 100, viewer)
        assert ahead.is_over() or advice.is_settled(ahead, viewer)
        if advice.is_settled(state, viewer):
            assert game.view(ahead) == game.view(state)
        state.play(state.to_act(), state.random_action(state.to_act(), rng))


def test_evaluations_are_near_the_points_of_the_end(game: Game) -> None:
    """Over a game between casual bots, the last quiet position tells most of the result."""
    errors, spread, advice = 0.0, 0.0, game.advice.plain()
    for deal in range(6):
        state, rng = game.new(game.players[-1], f"prospects {deal}"), fast_rng(deal)
        hopes = [0.0] * state.players
        while not state.is_over():
            if advice.is_quiet(state, 0):
                hopes = [points / POINT for points in advice.evaluate(state, 0)]
            state.play(state.to_act(), advice.rollout_action(state, state.to_act(), rng))
        points = [int(score) for score in state.scores()]
        centre = sum(points) / len(points)
        hoped = sum(hopes) / len(hopes)
        errors += sum(abs((p - centre) - (h - hoped)) for p, h in zip(points, hopes, strict=True))
        spread += sum(abs(p - centre) for p in points)
    assert errors < spread, (errors, spread)


def test_a_search_says_what_it_thinks(game: Game) -> None:
    state = game.new(game.players[0], "thoughts")
    seat = int(state.to_act())
    seen = state.seen_by(seat)
    thoughts = SearchBot(game.advice, 1, simulations=80).think(seen, fast_rng(3))
    assert sum(thought.share for thought in thoughts) == pytest.approx(1)
    assert all(0 <= thought.reward <= 1 for thought in thoughts)
    assert all(state.is_legal(seat, thought.action) for thought in thoughts)
    assert thoughts[1:] == sorted(thoughts[1:], key=lambda thought: -thought.share)
    assert thoughts[0].action == SearchBot(game.advice, 1, simulations=80).choose(seen, fast_rng(3))


def test_a_search_changes_nothing_it_was_given(game: Game) -> None:
    seen = game.new(game.players[0], "unchanged").seen_by(0)
    if not seen.must_act() & 1:
        seen = game.new(game.players[0], "unchanged").seen_by(1)
    before = seen.to_ints()
    Search(seen, game.advice, SearchSettings(50), fast_rng(1)).run(30)
    assert seen.to_ints() == before


class Clock:
    """Goes on by so many seconds whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def slices(bot: SearchBot, state: State, is_stopped: Callable[[], bool] = lambda: False) -> int:
    """How many slices of simulations a bot takes for a decision."""
    search = bot.search(state.seen_by(int(state.to_act())), fast_rng(1), is_stopped)
    simulations = sum(visits for _, visits, _, _ in search.thoughts())
    assert simulations % SLICE == 0
    return simulations // SLICE


def test_a_search_stops_when_its_time_is_over_or_when_it_is_told(game: Game) -> None:
    state, advice = game.new(game.players[-1], "time"), game.advice
    assert slices(SearchBot(advice, 1.0, clock=Clock(0.3)), state) == 4
    assert slices(SearchBot(advice, 0.5, clock=Clock(0.3)), state) == 2
    assert slices(SearchBot(advice, 0.5, clock=Clock(9)), state) == 1
    assert slices(SearchBot(advice, 60, clock=Clock(0.3)), state, is_stopped=lambda: True) == 1


def test_a_bot_stops_when_no_action_can_overtake_the_one_ahead(game: Game) -> None:
    state, rng = game.new(game.players[-1], "decided"), fast_rng("decided")
    stopped = 0
    for number in range(16):
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        bot = SearchBot(game.advice, 0.2, clock=Clock(0.01))
        whole = bot.search(seen, fast_rng(number))
        decided = bot.search(seen, fast_rng(number), stops_decided=True)
        assert decided.visits[ROOT] <= whole.visits[ROOT]
        if decided.visits[ROOT] < whole.visits[ROOT]:
            stopped += 1
            assert ahead(decided) == ahead(whole)
        state.play(seat, state.random_action(seat, rng))
    assert stopped > 0


def ahead(search: Search) -> int:
    """The action visited most."""
    return int(search.action[search.most_visited(-1)])


def test_an_unknown_bot_is_refused(game: Game) -> None:
    for name in ("oracle", "casual:5", "skilled:5", "strong:", "strong:0", "strong:x"):
        with pytest.raises(UnknownBot):
            make_bot(name, game)


@pytest.mark.parametrize(("better", "worse"), [*pairwise(["skilled", *QUICK[3::-1]])])
def test_the_stronger_level_wins(game: Game, better: str, worse: str) -> None:
    pairings = Tournament(
        game.name, max(game.players[0], 2), defaults(game), "default",
        (better, worse), 40, "levels",
    ).pairings()  # fmt: skip
    best = standings([play(pairing) for pairing in pairings])[0]
    assert best.bot == better


def defaults(game: Game) -> dict[str, bool | str]:
    return {option.name: option.default for option in game.options}
