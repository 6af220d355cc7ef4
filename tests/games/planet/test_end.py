"""The end of the game: habitat cards, animals and who wins (PL-17 to PL-20)."""

import pytest

from atoll.core.bits import BIT, mask_of
from atoll.core.native import i64, vec
from atoll.games.planet import GAME
from atoll.games.planet.components import INITIALS
from atoll.games.planet.fields import Step
from atoll.games.planet.state import PlanetState, habitat_points
from tests.games.planet.table import animal, finish, new, paint


def with_card(letter: str, areas: int, players: int = 2) -> PlanetState:
    """A finished game in which seat 0 has a card and so many areas of its habitat."""
    state = new(players)
    other = "O" if letter != "O" else "F"
    planet = (letter * areas).ljust(60, other)
    paint(state, 0, {face: planet[face * 5 : face * 5 + 5] for face in range(12)})
    others = [habitat for habitat in range(5) if INITIALS[habitat] != letter]
    state.habitats = vec[i64]([INITIALS.index(letter), *others[: players - 1]])
    state.step = Step.OVER
    return state


@pytest.mark.parametrize(
    ("areas", "points"), [(10, 0), (11, 2), (12, 2), (13, 2), (14, 4), (0, 0), (60, 10)]
)
def test_ple2_eleven_to_thirteen_glacier_areas_score_two(areas: int, points: int) -> None:
    assert habitat_points(with_card("G", areas), 0) == points


@pytest.mark.parametrize(
    ("letter", "levels"),
    [
        ("O", [17, 21, 26, 30]),
        ("F", [15, 19, 23, 27]),
        ("M", [14, 18, 21, 25]),
        ("D", [13, 16, 20, 23]),
        ("G", [11, 14, 17, 20]),
    ],
)
def test_plc6_each_level_begins_where_the_card_says(letter: str, levels: list[int]) -> None:
    found = {areas: habitat_points(with_card(letter, areas), 0) for areas in range(61)}
    for level, (least, points) in enumerate(zip(levels, [2, 4, 7, 10], strict=True)):
        assert found[least] == points
        assert found[least - 1] == [0, 2, 4, 7][level]


def test_pl17_habitat_cards_score_after_round_12_and_not_before() -> None:
    state = with_card("G", 20)
    assert state.scores()[0] == 10
    state.step = 0
    assert state.scores()[0] == 0


def test_pl17_the_cards_are_revealed_at_the_end() -> None:
    state = new(3)
    finish(state)
    assert state.round == 12
    truth = GAME.trace(state)
    assert truth["to_act"] is None
    assert truth["animals"] == {}
    for viewer in (-2, 0, 1, 2):
        assert GAME.view(state.seen_by(viewer))["habitats"] == truth["habitats"]


def test_pl18_animals_of_ones_own_habitat_score_one_the_others_two() -> None:
    state = with_card("F", 0)
    state.won = vec[i64]([mask_of([animal(n) for n in ("fox", "panda", "seal", "orca")]), 0])
    assert state.scores()[0] == 1 + 1 + 2 + 2


def test_pl18_animals_score_whether_or_not_the_card_did() -> None:
    scores = []
    for areas in (0, 15):
        state = with_card("F", areas)
        state.won = vec[i64]([mask_of([animal("fox"), animal("seal")]), 0])
        scores.append(state.scores()[0])
    assert scores == [3, 5]


def test_pl18_the_sheet_names_card_and_animals_by_clause() -> None:
    state = with_card("F", 15)
    state.won = vec[i64]([mask_of([animal("fox"), animal("seal")]), 0])
    lines = GAME.sheet(state)[0]
    assert [(line.rule, str(line.what), line.points) for line in lines] == [
        ("PL-17", "sheet-habitat(habitat=F, count=15)", 2),
        ("PL-18", "sheet-animal-own(animal=fox F)", 1),
        ("PL-18", "sheet-animal(animal=seal G)", 2),
    ]


def with_animals(*names_by_seat: tuple[str, ...]) -> PlanetState:
    """A finished game without areas in which these animals were won."""
    state = new(len(names_by_seat), beginner=True)
    state.won = vec[i64]([mask_of([animal(name) for name in names]) for names in names_by_seat])
    state.step = Step.OVER
    return state


def test_pl19_most_points_win() -> None:
    assert with_animals(("fox",), ("seal", "orca"), ("panda",)).winners() == BIT[1]


def test_pl19_a_tie_goes_to_more_animal_cards() -> None:
    state = with_card("F", 0)
    two_own = mask_of([animal("fox"), animal("panda")])
    state.won = vec[i64]([two_own, BIT[animal("seal")]])
    assert list(state.scores()) == [2, 2]
    assert state.winners() == BIT[0]


def test_pl19_still_tied_the_win_is_shared() -> None:
    assert with_animals(("fox",), ("seal",), ()).winners() == BIT[0] | BIT[1]


def test_pl20_for_beginners_every_animal_is_one_point() -> None:
    state = with_animals(("fox", "seal", "orca"), ("panda",))
    assert list(state.scores()) == [3, 1]
    assert [line.rule for line in GAME.sheet(state)[0]] == ["PL-20"] * 3


@pytest.mark.parametrize("hidden_animals", [False, True])
def test_pl20_a_beginners_game_scores_animals_only(hidden_animals: bool) -> None:
    state = new(3, beginner=True, hidden_animals=hidden_animals)
    finish(state)
    truth = GAME.trace(state)
    assert list(state.scores()) == [len(animals) for animals in truth["won"]]
