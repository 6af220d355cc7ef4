"""Gipsy King's pieces and points counted afresh, for the laws."""

from atoll.core.bits import BIT, members
from atoll.games.gipsy_king.components import HEXES, TILE_SIZE, q_of, r_of
from atoll.games.gipsy_king.names import hex_name
from atoll.games.gipsy_king.state import GipsyKingState

Place = tuple[int, int]


def inventory(state: GipsyKingState) -> list[str]:
    """Every hex, caravan and place in the queue by name."""
    seats = range(state.players)
    held = [state.caravans[state.at(state.half, seat)] for seat in seats]
    markers = [*state.queue, *(state.second_queue if state.half == 1 else [])]
    caravans = [
        markers.count(seat) + state.caravans_placed(seat) + state.caravans_left(seat)
        for seat in seats
    ]
    return [
        *(f"water {hex_name(hex_)}" for lake in state.lakes for hex_ in members(lake)),
        *(f"land {hex_name(hex_)}" for part in [state.free, *held] for hex_ in members(part)),
        *(f"in the queue {seat}" for seat in state.queue),
        *(f"caravan {seat}" for seat in seats for _ in range(caravans[seat])),
    ]


def recount(state: GipsyKingState) -> list[int]:
    """Each seat's points of the halves that are over."""
    over = 2 if state.is_over() else state.half - 1
    totals = [0] * state.players
    for half in range(1, over + 1):
        stands: list[dict[Place, int]] = [
            caravans_of(state, half, seat) for seat in range(state.players)
        ]
        for seat, points in enumerate(lake_points(water_of(state), stands)):
            totals[seat] += points
        for seat in range(state.players):
            for group in parted(set(stands[seat])):
                totals[seat] += sum(range(1, sum(stands[seat][place] for place in group) + 1))
    return totals


def place_of(state: GipsyKingState, hex_: int) -> Place:
    """The axial coordinates of a hex."""
    return q_of(state.cells[hex_]), r_of(state.cells[hex_])


def caravans_of(state: GipsyKingState, half: int, seat: int) -> dict[Place, int]:
    """How many caravans of a seat stood where."""
    own = state.at(half, seat)
    return {
        place_of(state, hex_): 2 if state.doubled[own] & BIT[hex_] else 1
        for hex_ in range(HEXES)
        if state.caravans[own] & BIT[hex_]
    }


def water_of(state: GipsyKingState) -> dict[Place, int]:
    """How many fish are where there is water."""
    return {
        place_of(state, tile * TILE_SIZE): state.printed.fish[tile] for tile in range(state.tiles())
    }


def next_to(place: Place) -> set[Place]:
    """The six places around one."""
    q, r = place
    return {(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)}


def parted(places: set[Place]) -> list[set[Place]]:
    """The places parted into those that hang together."""
    left = set(places)
    parts: list[set[Place]] = []
    while left:
        part = {left.pop()}
        while True:
            more = {place for place in left if next_to(place) & part}
            if not more:
                break
            part |= more
            left -= more
        parts.append(part)
    return parts


def lake_points(water: dict[Place, int], stands: list[dict[Place, int]]) -> list[int]:
    """Each seat's fish: by rank, with three players doubled, with two all for the most."""
    points = [0] * len(stands)
    for lake in parted(set(water)):
        groups = sorted([water[place] for place in lake if water[place]], reverse=True)
        counts = [
            sum(number for place, number in caravans.items() if next_to(place) & lake)
            for caravans in stands
        ]
        ranked = sorted({count for count in counts if count}, reverse=True)
        if len(stands) == 2:
            groups = [sum(groups)]
        if len(stands) == 3:
            groups = [2 * fish for fish in groups]
        for seat, count in enumerate(counts):
            if count and ranked.index(count) < len(groups):
                points[seat] += groups[ranked.index(count)]
    return points
