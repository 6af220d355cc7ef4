"""Short games and quick budgets for the tests of reviews."""

from atoll.arena.match import Pairing, play
from atoll.core.game import Game
from atoll.core.record import Record, read
from atoll.review.judge import Budget

QUICK = Budget(16)


def bot_game(game: Game, players: int, bots: tuple[str, ...], seed: str = "reviewed") -> Record:
    """A game between bots as a record."""
    options = dict(game.setup(players).options)
    result = play(Pairing(game.name, players, options, "default", seed, bots))
    return read(result.record, game, "test")
