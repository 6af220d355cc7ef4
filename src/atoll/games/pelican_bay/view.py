"""What a viewer sees of Pelican Bay, the full trace, the score sheet, and what an action did."""

from typing import cast

from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, seat_words, words
from atoll.games.pelican_bay.areas import (
    area_number,
    closed_areas,
    put_tile,
    root,
    shared_areas,
    terrain_of,
)
from atoll.games.pelican_bay.choices import lays
from atoll.games.pelican_bay.components import (
    EDGES,
    OPENING,
    PELICAN_POINTS,
    PILES,
    TERRAINS,
    TILES,
    has_two,
)
from atoll.games.pelican_bay.names import (
    TERRAIN_NAMES,
    areas_of,
    by_terrain,
    cell_name,
    coordinates,
    edges_of,
    terrain_words,
    tile_names,
)
from atoll.games.pelican_bay.notation import BARE_VERBS
from atoll.games.pelican_bay.position import HIDDEN, NOTHING, RESERVE
from atoll.games.pelican_bay.scoring import (
    EXTENDED,
    MARKED,
    area_of,
    bay_of,
    flood,
    largest_extended,
    reason_of,
    seat_of,
)
from atoll.games.pelican_bay.state import PelicanState
from atoll.games.pelican_bay.verbs import (
    CHOOSE,
    DO_DECLINE,
    DO_LAY,
    DO_MARK,
    DO_MOVE,
    DO_PASS,
    DO_STOP,
    DO_SUN,
    DO_TAKE,
    LAY,
    OPEN,
    OPEN_SUN,
    OVER,
    SECOND,
    SUN,
    TAKE,
    VERB,
    parts_of_lay,
    parts_of_move,
)

# The step in coordinates across edge 0 … 5.
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STEP_NAMES = {
    OPEN: "open",
    OPEN_SUN: "sun",
    LAY: "lay",
    SECOND: "second",
    CHOOSE: "choose",
    TAKE: "take",
    SUN: "sun",
    OVER: "over",
}


def common(state: PelicanState) -> Data:
    """What the trace and every view tell alike: all that lies open."""
    printed = state.printed
    return {
        "to_act": None if state.is_over() else state.to_act(),
        "step": STEP_NAMES[state.step],
        "bay": [placed_tile(state, place) for place in range(state.bay_size)],
        "suns": [coordinates(cell) for cell in state.suns if cell != NOTHING],
        "opening": tile_names(printed, list(state.opening)),
        "supply": state.supply,
        "pelicans": list(state.pelicans),
        "marked": [marked_edges(state, seat) for seat in range(state.players)],
        "plain_markers": state.plain_markers,
        "points": points(state),
        "scores": list(state.scores()),
        "result": by_terrain(list(state.best)) if state.is_solo() else None,
        "first": state.first,
        "laid": state.laid,
        "piles_out": state.piles_out,
        "last_round": state.last_round,
    }


def placed_tile(state: PelicanState, place: int) -> Data:
    """A tile in the bay, its edges and areas as laid."""
    tile, turn = state.tiles[place], state.turned[place]
    q, r = coordinates(state.cells[place])
    return {
        "q": q,
        "r": r,
        "tile": state.printed.names[tile],
        "edges": edges_of(state.printed, tile, turn),
        "areas": areas_of(state.printed, tile, turn),
    }


def points(state: PelicanState) -> list[int]:
    """The points so far, pelicans apart; solo the size of the largest closed area."""
    return list(state.scores() if state.is_solo() else state.points)


def marked_edges(state: PelicanState, seat: int) -> list[list[int]]:
    """One tile-edge of each area the seat has marked in the chain under way."""
    if seat != state.actor:
        return []
    return [edge_of_area(state, area) for area in state.marked]


def edge_of_area(state: PelicanState, area: int) -> list[int]:
    """A tile-edge of an area."""
    place = area // EDGES
    edge = next(e for e in range(EDGES) if area_number(state, place, e) == area)
    return [*coordinates(state.cells[place]), edge]


def hand(state: PelicanState, seat: int) -> list[str]:
    """The known tiles of a hand."""
    held = list(state.hands)[seat * state.slots : (seat + 1) * state.slots]
    return tile_names(state.printed, held)


def under(state: PelicanState) -> list[str | None]:
    """The tiles put under the piles, the next to be drawn first; None for an unknown one."""
    tiles = list(state.under)[: state.under_size]
    return [state.printed.names[tile] if tile >= 0 else None for tile in tiles]


def trace(state: PelicanState) -> Data:
    """The full truth; what was put under lies at the end of the last pile, or of the reserve.

    The tiles of the opening count as the hand of the one who lays them.
    """
    stacks: list[list[str]] = [
        tile_names(state.printed, [tile for tile in range(TILES) if state.home[tile] == pile])
        for pile in range(PILES + 1)
    ]
    stacks[RESERVE if state.piles_out else PILES - 1] += [name for name in under(state) if name]
    told = common(state)
    hands = [hand(state, seat) for seat in range(state.players)]
    hands[state.actor] += told["opening"]
    return told | {
        "hands": hands,
        "piles": stacks[:PILES],
        "reserve": stacks[RESERVE],
    }


def view(seen: PelicanState) -> Data:
    """What the viewer knows: of other hands their size and the tiles he has held himself."""
    hidden = [tile for tile in range(TILES) if seen.home[tile] == HIDDEN]
    return common(seen) | {
        "viewer": seen.viewer,
        "hands": [
            {"size": seen.hand_size(seat), "known": hand(seen, seat)}
            for seat in range(seen.players)
        ],
        "piles": list(seen.pile_size)[:PILES],
        "reserve": seen.pile_size[RESERVE],
        "under": under(seen),
        "unseen": tile_names(seen.printed, hidden),
        "shore": [shore_cell(seen, number) for number in range(seen.shore_size)],
        "closed": [edge_of_area(seen, area) for area in pending(seen)],
        "areas": areas(seen),
        "lays": outlooks(seen),
    }


def shore_cell(state: PelicanState, number: int) -> Data:
    """An empty cell next to the bay, and whether a tile may go there at all."""
    q, r = coordinates(state.shore[number])
    return {"q": q, "r": r, "two": has_two(state.needs[number])}


def areas(state: PelicanState) -> list[Data]:
    """PB-8: every area, the largest first; all its tile-edges and those that face an empty cell."""
    lying = {tuple(coordinates(state.cells[place])) for place in range(state.bay_size)}
    found: dict[int, Data] = {}
    for place in range(state.bay_size):
        q, r = coordinates(state.cells[place])
        for edge, (to_q, to_r) in enumerate(STEPS):
            area = root(state, area_number(state, place, edge))
            name = TERRAIN_NAMES[terrain_of(state, area)]
            size = state.area_size[area]
            data = found.setdefault(area, {"terrain": name, "size": size, "edges": [], "open": []})
            data["edges"].append([q, r, edge])
            if (q + to_q, r + to_r) not in lying:
                data["open"].append([q, r, edge])
    return sorted(found.values(), key=lambda area: -int(area["size"]))


def outlooks(seen: PelicanState) -> list[Data]:
    """What each lay of the viewer would score and close; not where all tiles lie open to choose."""
    if seen.step not in (LAY, SECOND) or seen.viewer != seen.actor or seen.all_open:
        return []
    return [outlook(seen, action) for action in lays(seen)]


def outlook(seen: PelicanState, action: int) -> Data:
    """PB-9, PB-13: the points if the turn ended with this lay, and the areas it would close."""
    tile, cell, turn = parts_of_lay(action)
    after = cast(PelicanState, seen.copy())
    shared = shared_areas(after, tile, cell, turn)
    joined = put_tile(after, tile, cell, turn)
    after.key_areas = shared if seen.laid else joined
    after.key_place = after.bay_size - 1
    after.laid += 1
    q, r = coordinates(cell)
    return {
        "tile": seen.printed.names[tile],
        "q": q,
        "r": r,
        "rotation": turn,
        "scores": None if seen.is_solo() else after.area_size[largest_extended(after)],
        "closes": [
            {"terrain": TERRAIN_NAMES[terrain_of(after, area)], "size": after.area_size[area]}
            for area in closed_areas(after)
        ],
    }


def pending(state: PelicanState) -> list[int]:
    """The areas just closed, to be marked or not."""
    return list(closed_areas(state)) if state.step == CHOOSE else []


# -- the score sheet ---------------------------------------------------------------------------


def sheet(state: PelicanState) -> list[list[ScoreLine]]:
    """Each seat's lines: areas extended and marked by terrain, pelicans; solo the closed areas."""
    if state.is_solo():
        return [solo_lines(state)]
    return [seat_lines(state, seat) for seat in range(state.players)]


def seat_lines(state: PelicanState, seat: int) -> list[ScoreLine]:
    """The lines of one seat; lines worth nothing are left out."""
    lines = []
    for reason, rule, key in ((EXTENDED, "PB-9", "extended"), (MARKED, "PB-15", "marked")):
        for terrain in range(1, TERRAINS + 1):
            sizes = [
                flood(state, area_of(note), bay_of(note))[0]
                for note in state.scored
                if seat_of(note) == seat
                and reason_of(note) == reason
                and terrain_of(state, area_of(note)) == terrain
            ]
            if sizes:
                name = terrain_words(terrain)
                what = words(f"sheet-{key}", terrain=name, count=len(sizes))
                lines.append(ScoreLine(rule, what, sum(sizes)))
    pelicans = state.pelicans[seat]
    if pelicans:
        what = words("sheet-pelicans", count=pelicans)
        lines.append(ScoreLine("PB-20", what, PELICAN_POINTS * pelicans))
    return lines


def solo_lines(state: PelicanState) -> list[ScoreLine]:
    """The largest closed area of each terrain; the largest of all is the score."""
    sizes = list(state.best)
    top = sizes.index(max(sizes[1:]), 1)
    return [
        ScoreLine(
            "PB-22",
            words("sheet-solo", terrain=terrain_words(terrain), count=sizes[terrain]),
            sizes[terrain] if terrain == top else 0,
        )
        for terrain in TERRAIN_NAMES
    ]


# -- prompts and choices -----------------------------------------------------------------------


def prompt(seen: PelicanState) -> Words:
    """One sentence: what to do now, or for whom the table waits."""
    if seen.step == OVER:
        return words("prompt-over")
    if seen.viewer != seen.actor:
        return words("prompt-wait", who=seat_words(seen.actor))
    if seen.step == OPEN:
        return words("prompt-open", cell=cell_name(OPENING[seen.bay_size]))
    if seen.step == LAY:
        return prompt_lay(seen)
    if seen.step == SUN:
        return words("prompt-move-sun" if seen.all_suns_out() else "prompt-put-sun")
    if seen.step == CHOOSE:
        return words("prompt-choose", count=len(pending(seen)))
    return words(f"prompt-{'open-sun' if seen.step == OPEN_SUN else STEP_NAMES[seen.step]}")


def prompt_lay(seen: PelicanState) -> Words:
    """A turn, a bonus turn, the solo puzzle, or nothing fits."""
    if seen.is_legal(seen.actor, DO_PASS * VERB):
        return words("prompt-pass")
    if seen.is_solo():
        return words("prompt-lay-solo")
    if len(seen.marked):
        return words("prompt-lay-bonus")
    return words("prompt-lay-last" if seen.last_round else "prompt-lay")


def describe(state: PelicanState, seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    verb, argument = divmod(action, VERB)
    if verb == DO_LAY:
        return lay_words(state, "choice-lay", action)
    if verb == DO_TAKE:
        return words("choice-take", who=seat_words(argument))
    if verb == DO_SUN:
        return words("choice-sun", cell=cell_name(argument))
    if verb == DO_MOVE:
        sun, cell = parts_of_move(action)
        return words("choice-move", sun=cell_name(sun), cell=cell_name(cell))
    return words(f"choice-{BARE_VERBS[verb]}")


def lay_words(state: PelicanState, key: str, action: int, **who: Words) -> Words:
    """A lay in words: the tile, the cell and the edges as they lie."""
    tile, cell, turn = parts_of_lay(action)
    edges = edges_of(state.printed, tile, turn)
    name = state.printed.names[tile]
    return words(key, tile=name, cell=cell_name(cell), edges=edges, **who)


# -- what happened -----------------------------------------------------------------------------


def events(before: PelicanState, seat: int, action: int, after: PelicanState) -> list[Event]:
    """What an action did, and what followed from it by itself."""
    told = [told_action(before, seat, action)]
    told += [scored_event(after, note) for note in list(after.scored)[len(before.scored) :]]
    gained = after.pelicans[seat] - before.pelicans[seat]
    if len(before.marked) and not len(after.marked) and gained:
        told.append(event("PB-15", "keep-pelicans", who=seat_words(seat), count=gained))
    for terrain in range(1, TERRAINS + 1):
        if after.best[terrain] > before.best[terrain]:
            name, size = terrain_words(terrain), after.best[terrain]
            told.append(event("PB-22", "solo-best", terrain=name, count=size))
    if after.piles_out and not before.piles_out and not after.is_solo():
        told.append(event("PB-18", "piles-out"))
    if after.last_round and not before.last_round:
        told.append(event("PB-18", "last-round", who=seat_words(after.first)))
    if after.is_over():
        told += [final_event(after, player) for player in range(after.players)]
    return told


def told_action(before: PelicanState, seat: int, action: int) -> Event:
    """The action itself as a line of the log."""
    verb, argument = divmod(action, VERB)
    who = seat_words(seat)
    if verb == DO_LAY:
        clause = "PB-3" if before.step == OPEN else "PB-7" if before.step == SECOND else "PB-6"
        return Event(clause, lay_words(before, "event-lay", action, who=who))
    if verb == DO_TAKE:
        return event("PB-17", "take", who=who, victim=seat_words(argument))
    if verb == DO_SUN:
        clause = "PB-4" if before.step == OPEN_SUN else "PB-10"
        return event(clause, "sun", who=who, cell=cell_name(argument))
    if verb == DO_MOVE:
        sun, cell = parts_of_move(action)
        return event("PB-10", "move", who=who, sun=cell_name(sun), cell=cell_name(cell))
    if verb == DO_MARK:
        return event("PB-14", "mark", who=who, count=len(pending(before)))
    clause, key = {
        DO_STOP: ("PB-6", "stop"),
        DO_PASS: ("PB-12", "pass"),
        DO_DECLINE: ("PB-14", "decline"),
    }[verb]
    return event(clause, key, who=who)


def scored_event(after: PelicanState, note: int) -> Event:
    """An area that scored."""
    area = area_of(note)
    clause, key = ("PB-9", "extended") if reason_of(note) == EXTENDED else ("PB-15", "marked")
    return event(
        clause,
        key,
        who=seat_words(seat_of(note)),
        terrain=terrain_words(terrain_of(after, area)),
        points=after.area_size[root(after, area)],
    )


def final_event(after: PelicanState, seat: int) -> Event:
    """A player's result."""
    clause = "PB-22" if after.is_solo() else "PB-20"
    return event(clause, "result", who=seat_words(seat), points=after.scores()[seat])
