"""What is to be seen of Gipsy King, the full trace, the score sheet, and what an action did."""

from typing import cast

from atoll.core.bits import BIT, members
from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, seat_words, words
from atoll.games.gipsy_king.components import FISH_GROUPS, WATER, q_of, r_of, tile_of
from atoll.games.gipsy_king.names import (
    hex_name,
    hex_names,
    number_words,
    numbers_of,
    where_words,
)
from atoll.games.gipsy_king.position import DOUBLES, DRY, HALVES
from atoll.games.gipsy_king.scoring import (
    NO_RANK,
    all_fish,
    count_on,
    counts_at,
    fish_for,
    group_points,
    pieces,
    rank_of,
    score_half,
)
from atoll.games.gipsy_king.state import GipsyKingState
from atoll.games.gipsy_king.verbs import DO_DOUBLE, PASS, VERB


def trace(state: GipsyKingState) -> Data:
    """The full truth; hexes carry their coordinates and the name used in notation."""
    seats = range(state.players)
    return {
        "half": state.half,
        "number": "dry" if state.number == DRY else state.number,
        "to_act": None if state.is_over() else state.to_act(),
        "queue": list(state.queue),
        "passed": list(state.queue[: state.turn]),
        "second_queue": list(state.second_queue),
        "cells": [cell(state, hex_) for hex_ in members(state.hexes())],
        "doubles_used": [state.doubles_used(seat) for seat in seats],
        "points": [
            [state.points[state.at(half, seat)] for half in range(1, HALVES + 1)] for seat in seats
        ],
    }


def cell(state: GipsyKingState, hex_: int) -> Data:
    """One hex: where it lies, and its number and fish or its caravans."""
    lies: Data = {
        "q": q_of(state.cells[hex_]),
        "r": r_of(state.cells[hex_]),
        "tile": tile_of(hex_),
        "hex": hex_name(hex_),
    }
    if WATER & BIT[hex_]:
        number = tile_of(hex_)
        return lies | {"kind": "water", "number": number, "fish": state.printed.fish[number - 1]}
    seat = holder(state, hex_)
    caravans = 0 if seat is None else count_on(state, state.half, seat, BIT[hex_])
    return lies | {"kind": "land", "seat": seat, "caravans": caravans}


def holder(state: GipsyKingState, hex_: int) -> int | None:
    """The seat whose caravans stand on a hex."""
    for seat in range(state.players):
        if state.caravans[state.at(state.half, seat)] & BIT[hex_]:
            return seat
    return None


def view(seen: GipsyKingState) -> Data:
    """All that lies on the table, and what this half would be worth if it were scored now."""
    seats = range(seen.players)
    return trace(seen) | {
        "viewer": seen.viewer,
        "open": hex_names(seen.open),
        "must_fill": seen.is_last() and not seen.is_over(),
        "is_over": seen.is_over(),
        "doubles_left": [
            DOUBLES - seen.doubles_used(seat) if seen.half == 2 else 0 for seat in seats
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
    return [fish for fish in range(FISH_GROUPS, 0, -1) if state.printed.water_with[fish] & lake]


# -- score sheet -------------------------------------------------------------------------------


def sheet(state: GipsyKingState) -> list[list[ScoreLine]]:
    """Each seat's lines: half by half the lakes with fish, then the groups."""
    halves = range(1, (2 if state.is_over() else state.half - 1) + 1)
    return [
        [
            line
            for half in halves
            for line in [*lake_lines(state, half, seat), *group_lines(state, half, seat)]
        ]
        for seat in range(state.players)
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
            lake="+".join(map(str, numbers_of(lake))),
            fish="+".join(map(str, fish_groups(state, lake))),
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
        (count_on(state, half, seat, group), " ".join(hex_names(group)))
        for group in pieces(state.near, state.caravans[state.at(half, seat)])
    ]
    return [
        ScoreLine(
            "GK-15",
            words("sheet-group", half=half, caravans=size, hexes=hexes),
            group_points(size),
        )
        for size, hexes in sorted(groups, key=lambda group: -group[0])
    ]


# -- words -------------------------------------------------------------------------------------


def prompt(seen: GipsyKingState) -> Words:
    """One sentence: what to do now, or for whom the table waits."""
    if seen.is_over():
        return words("prompt-over")
    seat = seen.to_act()
    if seen.viewer != seat:
        return words("prompt-wait", who=seat_words(seat))
    caravans = words("one-or-two-caravans" if seen.can_double(seat) else "one-caravan")
    where = where_words(seen.number)
    if seen.is_last():
        return words("prompt-fill", caravans=caravans, where=where, count=len(hex_names(seen.open)))
    return words("prompt-place", caravans=caravans, where=where)


def describe(state: GipsyKingState, seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    if action == PASS:
        return words("choice-pass", number=number_words(state.number))
    verb, hex_ = divmod(action, VERB)
    return words("choice-double" if verb == DO_DOUBLE else "choice-place", hex=hex_name(hex_))


def events(before: GipsyKingState, seat: int, action: int, after: GipsyKingState) -> list[Event]:
    """What an action did, and what followed from it by itself."""
    told = [told_action(before, seat, action)]
    if action == PASS and after.is_last():
        told.append(
            event(
                "GK-6",
                "must-fill",
                who=seat_words(after.to_act()),
                number=number_words(after.number),
            )
        )
    if after.half != before.half or after.is_over():
        told += half_events(before, after)
    elif after.number != before.number:
        told += number_events(before, after)
    return told


def told_action(before: GipsyKingState, seat: int, action: int) -> Event:
    """The action itself as a line of the log."""
    who = seat_words(seat)
    if action == PASS:
        return event("GK-5", "pass", who=who, number=number_words(before.number))
    verb, hex_ = divmod(action, VERB)
    if verb == DO_DOUBLE:
        return event("GK-11", "double", who=who, hex=hex_name(hex_))
    if before.is_last():
        return event("GK-6", "fill", who=who, hex=hex_name(hex_))
    return event("GK-4", "place", who=who, hex=hex_name(hex_))


def number_events(before: GipsyKingState, after: GipsyKingState) -> list[Event]:
    """The number that comes now, and those that were skipped."""
    skipped = []
    number = before.number_after(before.number)
    while number != after.number:
        skipped.append(str(number))
        number = before.number_after(number)
    told = [event("GK-7", "skipped", numbers=", ".join(skipped))] if skipped else []
    clause = "GK-8" if after.number == DRY else "GK-7"
    first = seat_words(after.to_act())
    return [*told, event(clause, "number", number=number_words(after.number), who=first)]


def half_events(before: GipsyKingState, after: GipsyKingState) -> list[Event]:
    """The scoring at the end of a half, and what comes then."""
    totals = after.scores()
    told = [
        event(
            "GK-9",
            "half",
            half=before.half,
            who=seat_words(seat),
            points=after.points[after.at(before.half, seat)],
            total=totals[seat],
        )
        for seat in range(after.players)
    ]
    if not after.is_over():
        first = seat_words(after.to_act())
        return [*told, event("GK-10", "second-half", number=after.number, who=first)]
    kings = [seat for seat in range(after.players) if after.winners() & BIT[seat]]
    return told + [event("GK-16", "king", who=seat_words(seat)) for seat in kings]
