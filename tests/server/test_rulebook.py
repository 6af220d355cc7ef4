"""The rules that the server tells: a page, clauses and pictures in each language."""

import pytest

from atoll.core.game import Game
from atoll.messages import LANGUAGES
from atoll.server.web.rulebook import VIEWER, rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_in_the_language_asked_for(game: Game, language: str) -> None:
    told = rules(game, language)
    assert told.language == language
    assert told.page.startswith(f"# {game.title}\n")
    assert (told.page == rules(game, "en").page) == (language == "en")
    assert len(told.clauses) > 10
    assert told.version == game.version


def test_pictures_show_what_one_seat_may_know(game: Game) -> None:
    told = rules(game, "en")
    assert len(told.pictures) >= 2
    for picture in told.pictures.values():
        assert picture.seat == VIEWER
        assert picture.view.get("viewer", VIEWER) == VIEWER
        assert len(picture.scores) == len(told.names)
