"""The coach: what matters now, by what a seat knows, and what makes a move poor."""

from atoll.bots import make_bot
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.learn.coach import has_choice, is_poor, theme_now
from atoll.learn.path import path_of
from atoll.review.judge import Judgement, Option


def test_the_coach_speaks_of_several_themes_in_a_game(game: Game) -> None:
    state, rng = game.new(max(2, game.players[0]), "coached"), fast_rng("coached")
    beginner, heard, asked = make_bot("beginner", game), set(), 0
    while not state.is_over():
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        theme = theme_now(game, seen)
        assert theme is None or has_choice(seen)
        asked += has_choice(seen)
        heard.add(None if theme is None else theme.name)
        state.apply(seat, beginner.choose(seen, rng))
    assert asked
    assert heard - {None} <= {theme.name for theme in path_of(game).themes}
    assert len(heard - {None}) >= 2


def test_the_coach_says_the_same_for_truths_that_a_seat_cannot_tell_apart(game: Game) -> None:
    state, rng = game.new(game.players[-1], "truths"), fast_rng("truths")
    for _ in range(40):
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        one, two = seen.sample(fast_rng("one")), seen.sample(fast_rng("two"))
        themes = {str(theme_now(game, truth.seen_by(seat))) for truth in (state, one, two)}
        assert len(themes) == 1
        state.apply(seat, int(state.random_action(seat, rng)))


def judgement(given: float, noise: float, stake: float) -> Judgement:
    options = [
        Option("best", 0, 0, 5, 0.6, 0, 0),
        Option("played", 0, 0, 5 - given, 0.5, given, noise),
    ]
    return Judgement(options, "best", stake, 60)


def test_a_move_is_poor_that_gives_much_of_the_stake_away_beyond_chance() -> None:
    assert is_poor(judgement(given=2.0, noise=0.2, stake=4.0), "played")
    assert not is_poor(judgement(given=2.0, noise=0.2, stake=9.0), "played")
    assert not is_poor(judgement(given=0.5, noise=0.1, stake=1.0), "played")
    assert not is_poor(judgement(given=2.0, noise=2.0, stake=4.0), "played")
    assert not is_poor(judgement(given=2.0, noise=0.2, stake=4.0), "best")
