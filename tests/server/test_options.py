"""Which values of an option a table can have, by the number of players."""

from atoll import games
from atoll.server.web.api import fits


def fitting(game: str, option: str) -> dict[int, list[bool | str]]:
    found = games.find(game)
    return fits(found, next(one for one in found.options if one.name == option))


def test_mo18_teams_are_offered_to_four_players_only() -> None:
    assert fitting("moluku", "teams") == {2: [False], 3: [False], 4: [False, True]}


def test_pb22_all_tiles_in_the_open_are_offered_to_one_player_only() -> None:
    assert fitting("pelican_bay", "solo")[1] == ["drawn", "open"]
    assert fitting("pelican_bay", "solo")[2] == ["drawn"]


def test_ib1_six_players_have_no_choice_but_the_extension() -> None:
    assert fitting("isla_bohnita", "extension")[6] == [True]
    assert len(fitting("isla_bohnita", "extension")[5]) == 2
