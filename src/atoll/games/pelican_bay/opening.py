"""The opening: three tiles that touch each other, all touching edges alike (PB-3)."""

from atoll.core.native import i64, vec
from atoll.games.pelican_bay.components import PILES, TERRAINS, TILES, corner
from atoll.games.pelican_bay.position import IN_HAND, IN_OPENING, NOTHING, PelicanPosition

# Around the point where the three tiles meet, the first shows its edges 0 and 1, the second 2 and
# 3, the third 4 and 5: each two terrains side by side. Edge 0 meets 3, edge 1 meets 4, 2 meets 5.


def draw_opening(state: PelicanPosition) -> None:
    """Take three tiles; if no arrangement fits, others instead."""
    while True:
        place: i64 = 0
        while place < PILES:
            tile = state.rng.below(TILES)
            if not is_offered(state, tile):
                state.opening[place] = tile
                place += 1
        if some_arrangement_fits(state):
            break
        place = 0
        while place < PILES:
            state.opening[place] = NOTHING
            place += 1
    for tile in state.opening:
        state.home[tile] = IN_OPENING


def take_all(state: PelicanPosition) -> None:
    """PB-22, open: the player has all tiles to choose from."""
    tile: i64 = 0
    while tile < TILES:
        state.hands[tile] = tile
        state.home[tile] = IN_HAND
        tile += 1


def offered(state: PelicanPosition) -> vec[i64]:
    """The tiles to lay in the opening: the three taken, in open solo any; laid ones are gone."""
    if state.all_open:
        return state.hands
    return state.opening


def is_offered(state: PelicanPosition, tile: i64) -> bool:
    """Whether the tile can be laid in the opening."""
    for other in offered(state):
        if other == tile:
            return True
    return False


def some_arrangement_fits(state: PelicanPosition) -> bool:
    """Whether the three tiles taken can be laid at all."""
    for tile in state.opening:
        turn: i64 = 0
        while turn < state.printed.turns[tile]:
            if can_complete(state, tile, turn):
                return True
            turn += 1
    return False


def can_complete(state: PelicanPosition, tile: i64, turn: i64) -> bool:
    """Whether a tile laid on the next cell of the opening fits and leaves tiles for the others."""
    printed = state.printed
    if state.bay_size == 0:
        first_0 = printed.terrain_at(tile, turn, 0)
        first_1 = printed.terrain_at(tile, turn, 1)
        return two_fit(state, tile, first_0, first_1)
    first_0 = printed.terrain_at(state.tiles[0], state.turned[0], 0)
    first_1 = printed.terrain_at(state.tiles[0], state.turned[0], 1)
    if state.bay_size == 1:
        if printed.terrain_at(tile, turn, 3) != first_0:
            return False
        return third_fits(state, tile, tile, first_1, printed.terrain_at(tile, turn, 2))
    second_2 = printed.terrain_at(state.tiles[1], state.turned[1], 2)
    return (
        printed.terrain_at(tile, turn, 4) == first_1
        and printed.terrain_at(tile, turn, 5) == second_2
    )


def two_fit(state: PelicanPosition, first: i64, first_0: i64, first_1: i64) -> bool:
    """Whether a second and a third tile can be laid beside a first that shows these edges."""
    for second in offered(state):
        if second < 0 or second == first:
            continue
        terrain: i64 = 1
        while terrain <= TERRAINS:
            if (state.printed.corners[second] & corner(terrain, first_0)) != 0 and third_fits(
                state, first, second, first_1, terrain
            ):
                return True
            terrain += 1
    return False


def third_fits(state: PelicanPosition, first: i64, second: i64, edge_4: i64, edge_5: i64) -> bool:
    """Whether a tile is left that shows these two terrains side by side."""
    wanted = corner(edge_4, edge_5)
    for tile in offered(state):
        if (
            tile >= 0
            and tile != first
            and tile != second
            and (state.printed.corners[tile] & wanted) != 0
        ):
            return True
    return False


def arrange(state: PelicanPosition, tile: i64) -> None:
    """Take the tile from where it is offered, to be laid."""
    tiles = offered(state)
    place: i64 = 0
    while tiles[place] != tile:
        place += 1
    tiles[place] = NOTHING
