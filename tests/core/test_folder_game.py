"""What the kernel does alike for every game: set-up, and whom a prompt is for."""

from atoll.core.game import Game
from atoll.core.rng import fast_rng, stream_rng
from atoll.core.state import SPECTATOR, playout
from atoll.core.words import seat_words

FAR = 100_000  # steps that no game here reaches


def test_a_state_set_up_again_has_nothing_of_the_game_before(game: Game) -> None:
    for players, options in [*game.variants()][::3]:
        state = game.new(players, "first", "default", **options)
        playout(state, fast_rng(1), FAR)
        state.rng = stream_rng("again")
        state.begin()
        assert state == game.new(players, "again", "default", **options)


def test_a_spectator_is_told_for_whom_the_table_waits(game: Game) -> None:
    state = game.new(game.players[-1], "prompt", "default", **options_of(game))
    prompt = game.prompt(state.seen_by(SPECTATOR))
    assert prompt.key == "prompt-wait"
    assert prompt.args["who"] == seat_words(state.to_act())


def test_everybody_is_told_that_the_game_is_over(game: Game) -> None:
    state = game.new(game.players[-1], "over", "default", **options_of(game))
    playout(state, fast_rng(2), FAR)
    prompts = [game.prompt(state.seen_by(viewer)) for viewer in [*range(state.players), SPECTATOR]]
    assert {prompt.key for prompt in prompts} == {"prompt-over"}


def options_of(game: Game) -> dict[str, bool | str]:
    """Options that go with the most players."""
    return next(options for players, options in game.variants() if players == game.players[-1])
