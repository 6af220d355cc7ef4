"""Laying the landscape and drawing the queue (GK-1 to GK-3)."""

import pytest

from atoll.core.bits import popcount
from atoll.core.rng import fast_rng
from atoll.games.gipsy_king import GAME, sets
from atoll.games.gipsy_king.components import DRY, TILES, GipsyKingSet
from atoll.games.gipsy_king.declaration import hex_names, numbers_of
from atoll.games.gipsy_king.landscape import Landscape
from atoll.games.gipsy_king.state import GipsyKingState
from tests.games.gipsy_king.table import DEFAULT, neighbours, new, places, set_queue, table

Place = tuple[int, int]
SEEDS = [str(seed) for seed in range(60)]


def reached(start: Place, within: set[Place]) -> set[Place]:
    """The places that hang together with one of them."""
    found, fresh = {start}, [start]
    while fresh:
        for place in (neighbours(fresh.pop()) & within) - found:
            found.add(place)
            fresh.append(place)
    return found


@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 15), (4, 15), (5, 15)])
def test_gk1_two_players_use_12_tiles_and_more_players_15(players: int, tiles: int) -> None:
    cells = GAME.trace(new(players))["cells"]
    assert {cell["tile"] for cell in cells} == set(range(1, tiles + 1))


@pytest.mark.parametrize("players", [2, 4])
def test_gk1_every_landscape_is_in_one_piece_without_overlaps_or_holes(players: int) -> None:
    around = {(q, r) for q in range(-9, 10) for r in range(-9, 10)}
    for seed in SEEDS:
        cells = GAME.trace(new(players, seed))["cells"]
        land = set(places(new(players, seed)))
        assert len(land) == len(cells), "two hexes lie on one place"
        assert reached(next(iter(land)), land) == land
        assert reached((-9, -9), around - land) == around - land, "there is a hole"


@pytest.mark.parametrize("players", [2, 4])
def test_gk1_every_landscape_is_compact(players: int) -> None:
    for seed in SEEDS:
        land = list(places(new(players, seed)))
        for q, r in land:
            assert max(abs(q), abs(r), abs(q + r)) <= 6
        touching = sum(len(neighbours(place) & set(land)) for place in land) / 2
        assert touching > 2.3 * len(land), "the outline is too long"


@pytest.mark.parametrize(("players", "most"), [(2, 3), (4, 4)])
def test_gk1_at_most_4_land_hexes_touch_no_water_with_two_players_3(
    players: int, most: int
) -> None:
    found = [popcount(new(players, seed).around(DRY)) for seed in SEEDS]
    assert max(found) <= most
    assert len(set(found)) > 1


def test_gk1_a_set_that_could_be_too_dry_is_laid_until_it_is_not() -> None:
    shapes = [[(0, 0), (1, 0), (0, 1), (1, 1)]] * TILES  # every tile has a hex off its water
    landscape = Landscape(GipsyKingSet(shapes, [0] * TILES, []), TILES)
    rng = fast_rng(1)
    tried = [landscape.try_to_lay(rng) for _ in range(60)]
    assert False in tried
    landscape.lay_at_random(rng)
    assert landscape.is_wet_enough()
    assert landscape.is_whole()


def test_gk1_tiles_are_turned_and_landscapes_differ() -> None:
    turns, landscapes = set(), set()
    for seed in SEEDS:
        at = {name: place for place, name in places(new(3, seed)).items()}
        turns.add((at["1a"][0] - at["1"][0], at["1a"][1] - at["1"][1]))
        landscapes.add(str(sorted(at.items())))
    assert len(turns) == 6
    assert len(landscapes) == len(SEEDS)


def test_gk1_every_tile_may_lie_in_the_middle() -> None:
    middle = {places(new(3, str(seed)))[0, 0].rstrip("abc") for seed in range(300)}
    assert middle == {str(tile) for tile in range(1, 16)}


def test_gk1_the_same_seed_lays_the_same_landscape() -> None:
    assert new(5, "again") == new(5, "again")
    assert sets.load(DEFAULT) is sets.load(DEFAULT)


def test_gk2_water_hexes_that_share_an_edge_make_one_lake_across_tiles() -> None:
    lakes = [numbers_of(lake) for lake in table(4).lakes]
    assert lakes == [[1], [2, 6, 15], [3, 8, 10], [4, 7], [5, 14], [9], [11], [12], [13]]


def test_gk2_lakes_are_what_hangs_together_by_coordinates() -> None:
    for seed in SEEDS[:20]:
        state = new(4, seed)
        at = {name: place for place, name in places(state).items()}
        water = {at[str(number)] for number in range(1, 16)}
        names = places(state)
        for lake in state.lakes:
            found = reached(at[str(numbers_of(lake)[0])], water)
            assert sorted(int(names[place]) for place in found) == numbers_of(lake)


def test_gk2_caravans_go_on_land_and_not_on_water() -> None:
    state = table(4)
    assert "1" not in hex_names(state.open)
    refusal = state.check(state.to_act(), GAME.parse(state, 0, "place 1"))
    assert refusal is not None
    assert refusal.clause == "GK-2"


def test_gk3_the_queue_is_random_and_has_every_player_once() -> None:
    queues = {tuple(new(3, str(seed)).queue) for seed in range(100)}
    assert len(queues) == 6
    assert all(sorted(queue) == [0, 1, 2] for queue in queues)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gk3_the_second_half_begins_with_the_reversed_queue(players: int) -> None:
    state = new(players, "reversed")
    first = list(state.queue)
    while state.half == 1:
        state.play(state.to_act(), state.legal(state.to_act())[-1])
    assert list(state.queue) == first[::-1]
    assert state.to_act() == first[-1]


def test_gk3_the_reverse_is_of_the_first_queue_and_not_of_the_last() -> None:
    state: GipsyKingState = table(3)
    set_queue(state, [2, 0, 1])
    state.play(2, state.legal(2)[0])
    assert list(state.queue) == [0, 1, 2]
    assert list(state.second_queue) == [1, 0, 2]
