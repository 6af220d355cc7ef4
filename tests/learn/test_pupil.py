"""Whoever plays by what the lessons teach, and by nothing else, beats the beginner."""

import pytest

from atoll import games
from atoll.bots import make_bot
from atoll.bots.bot import Bot, next_seat
from atoll.core.bits import BIT, popcount
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.learn.path import path_of
from atoll.learn.pupil import PupilBot

GAMES = {"gipsy_king": 8, "planet": 8, "moluku": 10, "pelican_bay": 3, "isla_bohnita": 6}


def share_won(game: Game, number: int) -> float:
    """What the pupil wins of a game against beginners; a tie is shared."""
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


@pytest.mark.parametrize("name", GAMES)
def test_the_pupil_beats_the_beginner(name: str) -> None:
    game, count = games.find(name), GAMES[name]
    won = sum(share_won(game, number) for number in range(count))
    share = 1 / path_of(game).first_game.players  # of one among equals
    assert won > 1.5 * share * count, won
