"""Whoever plays by what the lessons teach, and by nothing else, beats the beginner."""

import pytest

from atoll import games
from atoll.learn.path import path_of
from tests.learn.pupil_games import share_won

GAMES = {"gipsy_king": 8, "planet": 8, "moluku": 10, "pelican_bay": 3, "isla_bohnita": 6}


@pytest.mark.parametrize("name", GAMES)
def test_the_pupil_beats_the_beginner(name: str) -> None:
    game, count = games.find(name), GAMES[name]
    won = sum(share_won(game, number) for number in range(count))
    share = 1 / path_of(game).first_game.players  # of one among equals
    assert won > 1.5 * share * count, won
