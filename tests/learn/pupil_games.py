"""How often the pupil beats beginners: `python -m tests.learn.pupil_games [GAMES]`.

The pupil plays only by what the lessons teach, at the table that the last step opens.
"""

import sys

from atoll import games
from atoll.bots import make_bot
from atoll.bots.bot import Bot, next_seat
from atoll.core.bits import BIT, popcount
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.learn.path import path_of
from atoll.learn.pupil import PupilBot

GAMES = 40  # of each, by default


def share_won(game: Game, number: int) -> float:
    """The pupil's share of the wins against beginners; a tie is shared."""
    players, seed = path_of(game).first_game.players, f"pupil-{number}"
    pupil = number % players
    bots: dict[int, Bot] = {seat: make_bot("beginner", game) for seat in range(players)}
    bots[pupil] = PupilBot(game)
    state, rng = game.new(players, seed), fast_rng(seed)
    while not state.is_over():
        seat = next_seat(state, bots)
        state.apply(seat, bots[seat].choose(state.seen_by(seat), rng))
    winners = state.winners()
    return 1 / popcount(winners) if winners & BIT[pupil] else 0.0


def main(count: int) -> None:
    """Play a number of games of each kind and print what the pupil won."""
    for name in games.names():
        game = games.find(name)
        won = sum(share_won(game, number) for number in range(count))
        players = path_of(game).first_game.players
        told = f"{game.title}: {players} players, {won:.1f} of {count} won, an equal share is"
        sys.stdout.write(f"{told} {count / players:.1f}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
