"""Notation, views, the trace and the drawing."""

import pytest

from atoll.core.errors import InvalidNotation
from atoll.core.state import SPECTATOR
from atoll.games.planet import GAME
from atoll.games.planet.components import ROUNDS
from atoll.games.planet.declaration import NAMED, animal_words, areas_code
from atoll.games.planet.fields import place_action
from atoll.games.planet.state import PlanetState
from atoll.messages import LANGUAGES, Speaker
from tests.games.planet.table import (
    finish,
    new,
    paint,
    place_any,
    play_round,
    play_to,
    show,
    tile,
)

TRACED = {
    *("round", "first", "to_act", "offer", "piles", "planets", "animals", "hidden_animals"),
    *("won", "habitats", "box"),
}


def test_pl6_an_action_is_written_as_tile_face_and_rotation() -> None:
    state = new()
    action = place_action(tile("OOFFM"), 7, 2)
    assert GAME.text(state, 0, action) == "place OOFFM 7 2"
    assert GAME.parse(state, 0, "place OOFFM 7 2") == action
    data = GAME.data(state, 0, action)
    assert data == {
        "verb": "place",
        "tile": "OOFFM",
        "face": 7,
        "rotation": 2,
        "areas": "FMOOF",
    }
    assert GAME.from_data(state, 0, data) == action


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("place OOFFM 7", "is not an action of Planet"),
        ("play OOFFM 7 2", "is not an action of Planet"),
        ("place OOFFM -1 2", "'-1' is not a face"),
        ("place OOOOO 7 2", "'OOOOO' is not a tile of this set"),
        ("place OOFFM 99 2", "'99' is not a face"),
        ("place OOFFM 7 9", "'9' is not a rotation"),
    ],
)
def test_text_that_names_no_action_is_quoted_back(text: str, complaint: str) -> None:
    with pytest.raises(InvalidNotation, match=complaint):
        GAME.parse(new(), 0, text)


def test_data_that_describes_no_action_is_quoted_back() -> None:
    for data in ({}, {"verb": "place", "tile": "OOFFM"}, {"verb": "pass"}):
        with pytest.raises(InvalidNotation, match="does not describe an action of Planet"):
            GAME.from_data(new(), 0, data)


def test_pl6_every_rotation_of_every_tile_is_different() -> None:
    printed = new().printed
    for number in range(50):
        assert len({areas_code(printed, number, rotation) for rotation in range(5)}) == 5


@pytest.mark.parametrize(("beginner", "hidden"), [(False, False), (True, False), (False, True)])
def test_the_trace_has_the_documented_fields(beginner: bool, hidden: bool) -> None:
    state = new(3, beginner=beginner, hidden_animals=hidden)
    for _ in range(7):
        assert GAME.trace(state).keys() == TRACED
        place_any(state)


def test_the_trace_holds_every_piece_once() -> None:
    state = new(4)
    assert len(GAME.inventory(state)) == len(set(GAME.inventory(state))) == 50 + 45 + 5
    assert len(GAME.inventory(new(4, beginner=True))) == 50 + 45


def test_pl16_the_view_tells_how_each_planet_stands_for_the_animals_in_play() -> None:
    state = new()
    paint(state, 0, {0: "FGFGO", 11: "FFFGO"})
    paint(state, 1, {0: "MMMMM"})
    for name, standings in GAME.view(state.seen_by(0))["standings"].items():
        wish = GAME.view(state.seen_by(0))["wishes"][name]
        if wish == {"kind": "touching", "habitat": "F", "other": "G"}:
            assert standings == [[3, 1, 1], []]
        if wish["kind"] == "most":
            assert standings[1] == ([1] if wish["habitat"] == "M" else [])


def leads(state: PlanetState) -> dict[str, int | None]:
    """Who leads for each animal, as a spectator sees it."""
    found: dict[str, int | None] = GAME.view(state.seen_by(SPECTATOR))["leads"]
    return found


def test_pl12_the_view_tells_who_would_win_an_animal_now() -> None:
    state = new()
    show(state, 5, "fox")
    paint(state, 0, {0: "FFFFF", 11: "FGOOO"})
    paint(state, 1, {0: "FFGOO"})
    assert leads(state)["fox"] == 1


def test_pl14_nobody_leads_for_an_animal_that_no_planet_suits() -> None:
    state = new()
    show(state, 5, "fox")
    paint(state, 0, {0: "FFFFF"})
    assert leads(state)["fox"] is None


def test_pl15_nobody_leads_in_a_tie_but_in_round_12_the_second_region_counts() -> None:
    state = new()
    paint(state, 0, {0: "FFGOO", 11: "FGOOO"})
    paint(state, 1, {0: "FFGOO"})
    show(state, 5, "fox")
    assert leads(state)["fox"] is None
    show(state, 12, "fox", "walrus", "seal")
    assert leads(state)["fox"] == 0


def test_pl21_nobody_is_said_to_lead_for_an_animal_that_lies_face_down() -> None:
    state = new(2, hidden_animals=True)
    play_to(state, 4)
    for viewer in (0, 1, SPECTATOR):
        view = GAME.view(state.seen_by(viewer))
        lying_open = {name for names in view["animals"].values() for name in names}
        assert view["leads"].keys() == lying_open
        hidden = {name for names in GAME.trace(state)["hidden_animals"].values() for name in names}
        assert hidden.isdisjoint(view["leads"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_shows_planets_tiles_and_animals(language: str) -> None:
    state = new(3, hidden_animals=True)
    play_to(state, 5)
    say = Speaker(GAME, language, ["Ann", "Bob", "Cid"])
    view = GAME.view(state.seen_by(0))
    drawn = GAME.draw(view, say)
    assert all(code in drawn for code in view["offer"])
    assert all(code in drawn for code in view["piles"][10]["tiles"])
    assert say(animal_words(view["animals"]["5"][0])) in drawn
    assert drawn.index("Cid · ") < drawn.index("Ann · ")
    assert drawn.count("·   ·") > 10  # free faces


def test_the_net_draws_each_area_where_its_face_is() -> None:
    from atoll.games.planet.text import AREAS, TEXTS, draw_net

    assert sorted(AREAS.values()) == [(face, edge) for face in range(12) for edge in range(5)]
    assert sorted(text for text in TEXTS.values() if "(" not in text) == sorted(map(str, range(12)))
    planet: list[str | None] = [None] * 12
    planet[1] = "OFMDG"
    lines = draw_net(planet)
    for (line, column), (face, edge) in AREAS.items():
        assert lines[line][column] == ("OFMDG"[edge] if face == 1 else "·")


def test_a_finished_game_can_be_drawn_and_told() -> None:
    state = new(4)
    finish(state)
    say = Speaker(GAME, "en")
    assert "12" in GAME.draw(GAME.view(state.seen_by(0)), say)
    assert say(GAME.prompt(state.seen_by(0))) == "The game is over."


def test_an_animal_of_ones_own_set_is_called_by_its_id() -> None:
    assert Speaker(GAME, "fr")(animal_words("snow_goose")) == "snow goose"
    assert Speaker(GAME, "fr")(animal_words("snow_leopard")) == "léopard des neiges"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plc5_every_animal_of_the_default_set_has_a_name_of_its_own(language: str) -> None:
    say = Speaker(GAME, language)
    assert set(new().printed.animal_names) == NAMED
    assert len({say(animal_words(name)) for name in NAMED}) == 45


def test_pl9_a_new_round_is_told_with_its_tiles_and_first_player() -> None:
    state = new(2)
    place_any(state)
    before = state.copy()
    seat, action = state.to_act(), state.legal(state.to_act())[0]
    state.apply(seat, action)
    told = GAME.events(before.seen_by(0), seat, action, state.seen_by(0))
    assert [(event.clause, event.what.key) for event in told] == [
        ("PL-6", "event-place"),
        ("PL-7", "event-aside-pile"),
        ("PL-9", "event-token"),
        ("PL-6", "event-round"),
    ]
    play_round(state)


def test_pl6_the_last_round_is_told_as_such() -> None:
    state = new(2)
    keys: list[str] = []
    while not state.is_over():
        before = state.copy()
        seat, action = state.to_act(), state.legal(state.to_act())[0]
        state.apply(seat, action)
        told = GAME.events(before.seen_by(0), seat, action, state.seen_by(0))
        keys += [event.what.key for event in told if event.what.key.endswith("round")]
    assert keys == [*["event-round"] * (ROUNDS - 2), "event-last-round"]
