"""What is to be seen of Gipsy King: view, trace, score sheet and events; and a recount."""

from functools import lru_cache
from typing import Literal, NotRequired, TypedDict, cast

from atoll.core.bits import BIT, members
from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, listed, place, score_log, seat_words, words
from atoll.games.gipsy_king import components as gk
from atoll.games.gipsy_king.components import Place
from atoll.games.gipsy_king.declaration import (
    caravan_words,
    hex_name,
    hex_names,
    hex_words,
    number_words,
    numbers_of,
    numbers_words,
    pass_words,
    where_words,
)
from atoll.games.gipsy_king.fields import Do, hex_of
from atoll.games.gipsy_king.landscape import pieces
from atoll.games.gipsy_king.state import (
    NO_RANK,
    GipsyKingState,
    all_fish,
    count_on,
    counts_at,
    fish_for,
    group_points,
    rank_of,
    score_half,
)

KEPT = 8192  # hexes as they stand that are kept


# -- the view's type; the web client's types are written from it -------------------------------


class Cell(TypedDict):
    """One hex: water has a number and fish, land may have caravans."""

    q: int
    r: int
    tile: int
    hex: str
    kind: Literal["water", "land"]
    number: NotRequired[int]
    fish: NotRequired[int]
    seat: NotRequired[int | None]
    caravans: NotRequired[int]


class Lake(TypedDict):
    """A lake and who stands how at it in this half."""

    numbers: list[int]
    fish: list[int]
    caravans: list[int]
    ranks: list[int | None]
    points: list[int]


class Group(TypedDict):
    """Caravans of a seat that stand together."""

    seat: int
    hexes: list[str]
    caravans: int
    points: int


class View(TypedDict):
    """All that lies on the table; nothing is hidden."""

    half: int
    number: int | Literal["dry"]
    to_act: int | None
    queue: list[int]
    passed: list[int]
    second_queue: list[int]
    cells: list[Cell]
    doubles_used: list[int]
    points: list[list[int]]
    viewer: int
    open: list[str]
    must_fill: bool
    is_over: bool
    doubles_left: list[int]
    caravans_left: list[int]
    spares: list[int]
    standing: list[int]
    lakes: list[Lake]
    groups: list[Group]


# -- the view ----------------------------------------------------------------------------------


def trace(state: GipsyKingState) -> Data:
    """The full truth; hexes carry their coordinates and the name used in notation."""
    seats = range(state.players)
    return {
        "half": state.half,
        "number": "dry" if state.number == gk.DRY else state.number,
        "to_act": None if state.is_over() else state.to_act(),
        "queue": list(state.queue),
        "passed": list(state.queue[: state.turn]),
        "second_queue": list(state.second_queue),
        "cells": cells(state),
        "doubles_used": [state.doubles_used(seat) for seat in seats],
        "points": [
            [state.points[state.at(half, seat)] for half in range(1, gk.HALVES + 1)]
            for seat in seats
        ],
    }


def cells(state: GipsyKingState) -> list[Data]:
    """Every hex: where it lies, and its number and fish or its caravans."""
    places, fish = list(state.cells), list(state.printed.fish)
    holders = {
        hex_: seat
        for seat in range(state.players)
        for hex_ in members(state.caravans[state.at(state.half, seat)])
    }
    hexes = []
    for hex_ in members(state.hexes()):
        if gk.WATER & BIT[hex_]:
            hexes.append(water(places[hex_], hex_, fish[gk.tile_of(hex_) - 1]))
        else:
            seat = holders.get(hex_)
            caravans = 0 if seat is None else count_on(state, state.half, seat, BIT[hex_])
            hexes.append(land(places[hex_], hex_, seat, int(caravans)))
    return hexes


@lru_cache(KEPT)
def water(place: int, hex_: int, fish: int) -> Data:
    """A hex of water; kept, as those of land are, for a hex is told after every move."""
    return lies(place, hex_) | {"kind": "water", "number": gk.tile_of(hex_), "fish": fish}


@lru_cache(KEPT)
def land(place: int, hex_: int, seat: int | None, caravans: int) -> Data:
    """A hex of land."""
    return lies(place, hex_) | {"kind": "land", "seat": seat, "caravans": caravans}


def lies(place: int, hex_: int) -> Data:
    """Where a hex lies."""
    return {
        "q": gk.q_of(place),
        "r": gk.r_of(place),
        "tile": gk.tile_of(hex_),
        "hex": hex_name(hex_),
    }


def view(seen: GipsyKingState) -> View:
    """All that lies on the table, and what this half would be worth if it were scored now."""
    return cast(View, open_view(seen) | own_view(seen))


def own_view(seen: GipsyKingState) -> Data:
    """Who looks."""
    return {"viewer": seen.viewer}


def open_view(seen: GipsyKingState) -> Data:
    """Everything else."""
    seats = range(seen.players)
    return trace(seen) | {
        "open": hex_names(seen.open),
        "must_fill": seen.is_last() and not seen.is_over(),
        "is_over": seen.is_over(),
        "doubles_left": [
            gk.DOUBLES - seen.doubles_used(seat) if seen.half == 2 else 0 for seat in seats
        ],
        "caravans_left": [max(0, seen.caravans_left(seat)) for seat in seats],
        "spares": [max(0, -seen.caravans_left(seat)) for seat in seats],
        "standing": standing(seen),
        "lakes": [lake_data(seen, lake) for lake in seen.lakes],
        "groups": [group for seat in seats for group in group_data(seen, seat)],
    }


def standing(state: GipsyKingState) -> list[int]:
    """What the caravans of this half are worth as they stand."""
    scored = cast(GipsyKingState, state.copy())
    score_half(scored, scored.half)
    return [scored.points[scored.at(scored.half, seat)] for seat in range(scored.players)]


def lake_data(state: GipsyKingState, lake: int) -> Data:
    """A lake: its water, its fish, and who stands how at it in this half."""
    counts = counts_at(state, state.half, lake)
    ranks = [rank_of(counts, seat) for seat in range(state.players)]
    return {
        "numbers": numbers_of(lake),
        "fish": fish_groups(state, lake),
        "caravans": list(counts),
        "ranks": [None if rank == NO_RANK else rank + 1 for rank in ranks],
        "points": [fish_for(state, lake, rank) for rank in ranks],
    }


def group_data(state: GipsyKingState, seat: int) -> list[Data]:
    """A seat's groups in this half: their hexes, and what they are worth."""
    groups = []
    for group in pieces(state.near, state.caravans[state.at(state.half, seat)]):
        caravans = count_on(state, state.half, seat, group)
        points = group_points(caravans)
        groups.append(
            {"seat": seat, "hexes": hex_names(group), "caravans": caravans, "points": points}
        )
    return groups


def fish_groups(state: GipsyKingState, lake: int) -> list[int]:
    """The groups of fish in a lake, largest first."""
    return [fish for fish in range(gk.FISH_GROUPS, 0, -1) if state.printed.water_with[fish] & lake]


# -- score sheet -------------------------------------------------------------------------------


def sheet(state: GipsyKingState, seat: int) -> list[ScoreLine]:
    """Half by half the lakes with fish, then the groups."""
    return [
        line
        for half in range(1, (2 if state.is_over() else state.half - 1) + 1)
        for line in [*lake_lines(state, half, seat), *group_lines(state, half, seat)]
    ]


def lake_lines(state: GipsyKingState, half: int, seat: int) -> list[ScoreLine]:
    """GK-12 to GK-14: the seat's rank at every lake with fish."""
    lines = []
    for lake in state.lakes:
        if not all_fish(state, lake):
            continue
        counts = counts_at(state, half, lake)
        rank = rank_of(counts, seat)
        points = fish_for(state, lake, rank)
        what = words(
            "sheet-lake" if counts[seat] else "sheet-no-rank",
            half=half,
            lake=numbers_words(numbers_of(lake)),
            fish=listed([words("number", number=fish) for fish in fish_groups(state, lake)]),
            caravans=counts[seat],
            rank=rank + 1,
        )
        lines.append(ScoreLine(lake_clause(state, rank, points), what, points))
    return lines


def lake_clause(state: GipsyKingState, rank: int, points: int) -> str:
    """The clause that gives a rank its fish, or nothing."""
    if rank == NO_RANK or (points == 0 and state.players > 2):
        return "GK-13"
    return "GK-12" if state.players > 3 else "GK-14"


def group_lines(state: GipsyKingState, half: int, seat: int) -> list[ScoreLine]:
    """GK-15: every group, the largest first."""
    groups = [
        (count_on(state, half, seat, group), tuple(hex_names(group)))
        for group in pieces(state.near, state.caravans[state.at(half, seat)])
    ]
    return [
        ScoreLine(
            "GK-15",
            place(words("sheet-group", half=half, caravans=size), *hexes),
            group_points(size),
        )
        for size, hexes in sorted(groups, key=lambda group: -group[0])
    ]


# -- words -------------------------------------------------------------------------------------


def prompt(seen: GipsyKingState) -> Words:
    """One sentence: what to do now."""
    seat = seen.viewer
    caravan = caravan_words(seat, 1)
    caravans = words("one-or-two-caravans") if seen.can_double(seat) else caravan
    where = where_words(seen.number)
    if seen.is_last():
        return words("prompt-fill", caravans=caravans, where=where, count=len(hex_names(seen.open)))
    return words("prompt-place", caravans=caravans, where=where)


def describe(state: GipsyKingState, seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    if action == Do.PASS:
        return words("choice-pass", where=pass_words(state.number))
    caravans = caravan_words(seat, 2 if action >= Do.DOUBLE else 1)
    return words("choice-place", caravans=caravans, hex=hex_words(state, hex_of(action)))


def events(before: GipsyKingState, seat: int, action: int, after: GipsyKingState) -> list[Event]:
    """What an action did, and what followed from it by itself."""
    log = [told_action(before, seat, action)]
    if action == Do.PASS and after.is_last():
        last, where = seat_words(after.to_act()), where_words(after.number)
        log.append(event("GK-6", "must-fill", who=last, where=where))
    if after.half != before.half or after.is_over():
        log += half_events(before, after)
    elif after.number != before.number:
        log += number_events(before, after)
    return log


def told_action(before: GipsyKingState, seat: int, action: int) -> Event:
    """The action itself as a line of the log."""
    who = seat_words(seat)
    if action == Do.PASS:
        return event("GK-5", "pass", who=who, where=pass_words(before.number))
    where = hex_words(before, hex_of(action))
    if action >= Do.DOUBLE:
        return event("GK-11", "place", who=who, caravans=caravan_words(seat, 2), hex=where)
    caravan = caravan_words(seat, 1)
    if before.is_last():
        return event("GK-6", "fill", who=who, caravans=caravan, hex=where)
    return event("GK-4", "place", who=who, caravans=caravan, hex=where)


def number_events(before: GipsyKingState, after: GipsyKingState) -> list[Event]:
    """The number that comes now, and those that were skipped."""
    skipped = []
    number = before.number_after(before.number)
    while number != after.number:
        skipped.append(number)
        number = before.number_after(number)
    log = [event("GK-7", "skipped", numbers=numbers_words(skipped))] if skipped else []
    clause = "GK-8" if after.number == gk.DRY else "GK-7"
    first = seat_words(after.to_act())
    return [*log, event(clause, "number", number=number_words(after.number), who=first)]


def half_events(before: GipsyKingState, after: GipsyKingState) -> list[Event]:
    """The scoring at the end of a half, and what comes then."""
    points = [after.points[after.at(before.half, seat)] for seat in range(after.players)]
    log = score_log("GK-9", "half", points, list(after.scores()), half=before.half)
    if not after.is_over():
        first = seat_words(after.to_act())
        return [*log, event("GK-10", "second-half", number=after.number, who=first)]
    kings = [seat for seat in range(after.players) if after.winners() & BIT[seat]]
    return log + [event("GK-16", "king", who=seat_words(seat)) for seat in kings]


# -- pieces and points counted afresh, for the laws ----------------------------------------------


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
        stands = [caravans_of(state, half, seat) for seat in range(state.players)]
        for seat, points in enumerate(lake_points(water_of(state), stands)):
            totals[seat] += points
        for seat in range(state.players):
            for group in gk.parted(set(stands[seat])):
                totals[seat] += sum(range(1, sum(stands[seat][place] for place in group) + 1))
    return totals


def place_of(state: GipsyKingState, hex_: int) -> Place:
    """The axial coordinates of a hex."""
    return gk.q_of(state.cells[hex_]), gk.r_of(state.cells[hex_])


def caravans_of(state: GipsyKingState, half: int, seat: int) -> dict[Place, int]:
    """How many caravans of a seat stood where."""
    own = state.at(half, seat)
    return {
        place_of(state, hex_): 2 if state.doubled[own] & BIT[hex_] else 1
        for hex_ in range(gk.HEXES)
        if state.caravans[own] & BIT[hex_]
    }


def water_of(state: GipsyKingState) -> dict[Place, int]:
    """How many fish are where there is water."""
    return {
        place_of(state, tile * gk.TILE_SIZE): state.printed.fish[tile]
        for tile in range(state.tiles())
    }


def lake_points(water: dict[Place, int], stands: list[dict[Place, int]]) -> list[int]:
    """Each seat's fish: by rank, with three players doubled, with two all for the most."""
    points = [0] * len(stands)
    for lake in gk.parted(set(water)):
        groups = sorted([water[place] for place in lake if water[place]], reverse=True)
        counts = [
            sum(number for place, number in caravans.items() if gk.next_to(place) & lake)
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
