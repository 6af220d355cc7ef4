"""What a viewer sees of Pelican Bay: view, trace, score sheet and events; and a recount."""

from functools import lru_cache
from typing import Literal, TypedDict, cast

from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, seat_words, words
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay import fields, position
from atoll.games.pelican_bay.components import PelicanSet
from atoll.games.pelican_bay.declaration import (
    ACROSS_EDGES,
    FIELDS,
    TERRAIN_NAMES,
    areas_of,
    by_terrain,
    cell_words,
    coordinates,
    edges_of,
    pelican_words,
    sun_words,
    terrain_words,
    tile_names,
    tile_words,
    turned_tile_words,
)
from atoll.games.pelican_bay.fields import Do, Step, form_of
from atoll.games.pelican_bay.position import EXTENDED, MARKED
from atoll.games.pelican_bay.state import PelicanState

KEPT = 16_384  # tiles as they lie that are kept
BAYS = 64  # bays whose areas are kept
AREAS: dict[tuple[object, ...], Data] = {}
# By step: its name in views.
STEP_NAMES = ["sun" if step == "open_sun" else step for step in FIELDS.steps]


# -- the view's type; the web client's types are written from it -------------------------------


StepName = Literal["open", "sun", "lay", "second", "choose", "take", "over"]


class Placed(TypedDict):
    """A tile in the bay, its edges and areas as laid."""

    q: int
    r: int
    tile: str
    edges: str
    areas: list[int]


class Hand(TypedDict):
    """As much of a hand as is known."""

    size: int
    known: list[str]


class ShoreCell(TypedDict):
    """An empty cell next to the bay; `two`: two tiles lie beside it."""

    q: int
    r: int
    two: bool


class Area(TypedDict):
    """An area; its tile-edges and those that face an empty cell, by q, r and edge."""

    terrain: str
    size: int
    edges: list[tuple[int, int, int]]
    open: list[tuple[int, int, int]]


class View(TypedDict):
    """What the viewer knows."""

    to_act: int | None
    step: StepName
    bay: list[Placed]
    suns: list[tuple[int, int]]
    opening: list[str]
    supply: int
    pelicans: list[int]
    marked: list[list[tuple[int, int, int]]]
    plain_markers: int
    points: list[int]
    scores: list[int]
    result: dict[str, int] | None
    first: int
    laid: int
    piles_out: bool
    last_round: bool
    viewer: int
    hands: list[Hand]
    piles: list[int]
    reserve: int
    under: list[str | None]
    unseen: list[str]
    shore: list[ShoreCell]
    closed: list[tuple[int, int, int]]
    areas: dict[str, Area]  # by the first tile-edge: 6 * place in the bay + edge
    stop_scores: int | None


# -- the view ----------------------------------------------------------------------------------


def common(state: PelicanState) -> Data:
    """What the trace and every view tell alike: all that lies open."""
    printed = state.printed
    return {
        "to_act": None if state.is_over() else state.to_act(),
        "step": STEP_NAMES[state.step],
        "bay": [
            placed_tile(printed, state.tiles[place], state.turned[place], state.cells[place])
            for place in range(state.bay_size)
        ],
        "suns": [coordinates(cell) for cell in state.suns if cell != pb.NOTHING],
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


@lru_cache(KEPT)
def placed_tile(printed: PelicanSet, tile: int, turn: int, cell: int) -> Data:
    """A tile in the bay, its edges and areas as laid; kept, for a tile is told after every move."""
    q, r = coordinates(cell)
    return {
        "q": q,
        "r": r,
        "tile": printed.names[tile],
        "edges": edges_of(printed, tile, turn),
        "areas": areas_of(printed, tile, turn),
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
    place = area // pb.EDGES
    edge = next(e for e in range(pb.EDGES) if position.area_number(state, place, e) == area)
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
        tile_names(state.printed, [tile for tile in range(pb.TILES) if state.home[tile] == pile])
        for pile in range(pb.PILES + 1)
    ]
    stacks[pb.RESERVE if state.piles_out else pb.PILES - 1] += [
        name for name in under(state) if name
    ]
    shared = common(state)
    hands = [hand(state, seat) for seat in range(state.players)]
    hands[state.actor] += shared["opening"]
    return shared | {"hands": hands, "piles": stacks[: pb.PILES], "reserve": stacks[pb.RESERVE]}


def view(seen: PelicanState) -> View:
    """What the viewer knows: of other hands their size and the tiles they have held."""
    return cast(View, open_view(seen) | own_view(seen))


def open_view(seen: PelicanState) -> Data:
    """What every viewer sees alike."""
    return common(seen) | {
        "piles": list(seen.pile_size)[: pb.PILES],
        "reserve": seen.pile_size[pb.RESERVE],
        "shore": [
            {"q": pb.q_of(cell), "r": pb.r_of(cell), "two": pb.has_two(seen.need(cell))}
            for cell in seen.shore[: seen.shore_size]
        ],
        "closed": [edge_of_area(seen, area) for area in pending(seen)],
        "areas": areas(seen),
    }


def own_view(seen: PelicanState) -> Data:
    """What depends on who looks."""
    hidden = [tile for tile in range(pb.TILES) if seen.home[tile] == pb.HIDDEN]
    return {
        "viewer": seen.viewer,
        "hands": [
            {"size": seen.hand_size(seat), "known": hand(seen, seat)}
            for seat in range(seen.players)
        ],
        "under": under(seen),
        "unseen": tile_names(seen.printed, hidden),
        "stop_scores": stop_scores(seen),
    }


def areas(state: PelicanState) -> Data:
    """PB-8: every area with all its tile-edges and those that face an empty cell.

    An area keeps its name, its first tile-edge, as long as no older one joins it. Everybody at a
    table sees the same bay: its areas are kept until some other bays were looked at.
    """
    size = state.bay_size
    bay = (tuple(state.tiles[:size]), tuple(state.turned[:size]), tuple(state.cells[:size]))
    key = (state.printed, *bay)
    areas_by_name = AREAS.get(key)
    if areas_by_name is None:
        if len(AREAS) >= BAYS:
            del AREAS[next(iter(AREAS))]
        areas_by_name = AREAS[key] = find_areas(state)
    return areas_by_name


def find_areas(state: PelicanState) -> Data:
    """The same, looked up anew."""
    cells = [(pb.q_of(cell), pb.r_of(cell)) for cell in state.cells[: state.bay_size]]
    lying = set(cells)
    by_name: Data = {}
    by_root: dict[int, Data] = {}
    by_number: dict[int, Data] = {}
    for place, (q, r) in enumerate(cells):
        for edge, (to_q, to_r) in enumerate(ACROSS_EDGES):
            number = position.area_number(state, place, edge)
            data = by_number.get(number)
            if data is None:
                area = position.root(state, number)
                if area not in by_root:
                    by_root[area] = by_name[str(pb.EDGES * place + edge)] = new_area(state, area)
                data = by_number[number] = by_root[area]
            at = [q, r, edge]
            data["edges"].append(at)
            if (q + to_q, r + to_r) not in lying:
                data["open"].append(at)
    return by_name


def new_area(state: PelicanState, area: int) -> Data:
    """An area before its edges are found."""
    terrain = TERRAIN_NAMES[position.terrain_of(state, area)]
    return {"terrain": terrain, "size": state.area_size[area], "edges": [], "open": []}


def stop_scores(seen: PelicanState) -> int | None:
    """PB-9: the points if the viewer lays no second tile; None if they have no such choice."""
    if seen.step != Step.SECOND or seen.viewer != seen.actor or seen.is_solo():
        return None
    return turn_points(seen)


def turn_points(state: PelicanState) -> int:
    """PB-9: what the tiles laid this turn would score."""
    return int(state.area_size[position.largest_extended(state)])


def pending(state: PelicanState) -> list[int]:
    """The areas just closed, to be marked or not."""
    return list(position.closed_areas(state)) if state.step == Step.CHOOSE else []


# -- the score sheet ---------------------------------------------------------------------------


def sheet(state: PelicanState, seat: int) -> list[ScoreLine]:
    """Areas extended and marked by terrain, pelicans, none worth nothing; solo the closed areas."""
    if state.is_solo():
        return solo_lines(state)
    lines = []
    for reason, rule, key in ((EXTENDED, "PB-9", "extended"), (MARKED, "PB-15", "marked")):
        for terrain in range(1, pb.TERRAINS + 1):
            sizes = [
                position.tiles_scored(state, note)
                for note in state.scored
                if position.seat_of(note) == seat
                and position.reason_of(note) == reason
                and position.terrain_of(state, position.area_of(note)) == terrain
            ]
            if sizes:
                name = terrain_words(terrain)
                what = words(f"sheet-{key}", terrain=name, count=len(sizes))
                lines.append(ScoreLine(rule, what, sum(sizes)))
    pelicans = state.pelicans[seat]
    if pelicans:
        what = words("sheet-pelicans", count=pelicans)
        lines.append(ScoreLine("PB-20", what, pb.PELICAN_POINTS * pelicans))
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
    """One sentence: what to do now."""
    if seen.step == Step.OPEN:
        return words("prompt-open", cell=cell_words(seen, pb.OPENING[seen.bay_size]))
    if seen.step == Step.LAY:
        return prompt_lay(seen)
    if seen.step == Step.SUN:
        return words("prompt-move-sun" if seen.all_suns_out() else "prompt-put-sun")
    if seen.step == Step.CHOOSE:
        return words("prompt-choose", count=len(pending(seen)))
    return words(f"prompt-{'open-sun' if seen.step == Step.OPEN_SUN else STEP_NAMES[seen.step]}")


def prompt_lay(seen: PelicanState) -> Words:
    """A turn, a bonus turn, the solo puzzle, or nothing fits."""
    if seen.is_legal(seen.actor, Do.PASS):
        return words("prompt-pass")
    if seen.is_solo():
        return words("prompt-lay-solo")
    if len(seen.marked):
        return words("prompt-lay-bonus")
    return words("prompt-lay-last" if seen.last_round else "prompt-lay")


SIMPLE = {Do.STOP: "stop", Do.PASS: "pass", Do.MARK: "mark", Do.DECLINE: "decline"}


def describe(state: PelicanState, seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    form = form_of(action)
    if form == Do.LAY:
        return lay_words(state, "choice-lay", action)
    if form == Do.TAKE:
        return words(
            "choice-take", pelican=pelican_words(), who=seat_words(fields.take_from_of(action))
        )
    if form == Do.SUN:
        return words("choice-sun", **put_words(state, action))
    if form == Do.MOVE:
        return words("choice-move", **move_words(state, action))
    return words(f"choice-{SIMPLE[form]}")


def lay_words(state: PelicanState, key: str, action: int, **who: Words) -> Words:
    """A lay in words: the tile as it lies, and the cell."""
    tile, turn = fields.tile_of(action), fields.rotation_of(action)
    said = turned_tile_words if key == "choice-lay" else tile_words
    cell = cell_words(state, fields.cell_of(action))
    return words(key, tile=said(state.printed, tile, turn), cell=cell, **who)


def put_words(state: PelicanState, action: int) -> dict[str, Words]:
    """A sun put into the bay, as arguments of a message."""
    return {"sun": sun_words("a-sun"), "cell": cell_words(state, fields.sun_to_of(action))}


def move_words(state: PelicanState, action: int) -> dict[str, Words]:
    """A sun moved, as arguments of a message."""
    return {
        "sun": sun_words("the-sun"),
        "from": cell_words(state, fields.move_from_of(action)),
        "cell": cell_words(state, fields.move_to_of(action)),
    }


# -- what happened -----------------------------------------------------------------------------


def events(before: PelicanState, seat: int, action: int, after: PelicanState) -> list[Event]:
    """What an action did, and what followed from it by itself."""
    log = [told_action(before, seat, action)]
    log += [scored_event(after, note) for note in list(after.scored)[len(before.scored) :]]
    gained = after.pelicans[seat] - before.pelicans[seat]
    if len(before.marked) and not len(after.marked) and gained:
        log.append(event("PB-15", "keep-pelicans", who=seat_words(seat), count=gained))
    for terrain in range(1, pb.TERRAINS + 1):
        if after.best[terrain] > before.best[terrain]:
            name, size = terrain_words(terrain), after.best[terrain]
            log.append(event("PB-22", "solo-best", terrain=name, count=size))
    if after.piles_out and not before.piles_out and not after.is_solo():
        log.append(event("PB-18", "piles-out"))
    if after.last_round and not before.last_round:
        early = after.next_seat(seat) != after.first  # PB-19: the reserve has run out
        clause, key = ("PB-19", "last-round-early") if early else ("PB-18", "last-round")
        log.append(event(clause, key, who=seat_words(after.first)))
    if after.is_over():
        clause = "PB-22" if after.is_solo() else "PB-20"
        for player, score in enumerate(after.scores()):
            log.append(event(clause, "result", who=seat_words(player), points=score))
    return log


def told_action(before: PelicanState, seat: int, action: int) -> Event:
    """The action itself as a line of the log."""
    form = form_of(action)
    who = seat_words(seat)
    if form == Do.LAY:
        clause = (
            "PB-3" if before.step == Step.OPEN else "PB-7" if before.step == Step.SECOND else "PB-6"
        )
        return Event(clause, lay_words(before, "event-lay", action, who=who))
    if form == Do.TAKE:
        victim = seat_words(fields.take_from_of(action))
        return event("PB-17", "take", who=who, pelican=pelican_words(), victim=victim)
    if form == Do.SUN:
        clause = "PB-4" if before.step == Step.OPEN_SUN else "PB-10"
        return event(clause, "sun", who=who, **put_words(before, action))
    if form == Do.MOVE:
        return event("PB-10", "move", who=who, **move_words(before, action))
    if form == Do.MARK:
        return event("PB-14", "mark", who=who, count=len(pending(before)))
    clause, key = {
        Do.STOP: ("PB-6", "stop"),
        Do.PASS: ("PB-12", "pass"),
        Do.DECLINE: ("PB-14", "decline"),
    }[form]
    return event(clause, key, who=who)


def scored_event(after: PelicanState, note: int) -> Event:
    """An area that scored."""
    area = position.area_of(note)
    clause, key = (
        ("PB-9", "extended") if position.reason_of(note) == EXTENDED else ("PB-15", "marked")
    )
    return event(
        clause,
        key,
        who=seat_words(position.seat_of(note)),
        terrain=terrain_words(position.terrain_of(after, area)),
        points=after.area_size[position.root(after, area)],
    )


# -- pieces and points counted afresh, for the laws --------------------------------------------


def inventory(state: PelicanState) -> list[str]:
    """Every tile and pelican by name."""
    truth = trace(state)
    bay = [tile["tile"] for tile in truth["bay"]]
    hidden = [name for stack in truth["hands"] + truth["piles"] for name in stack]
    pelicans = truth["supply"] + sum(truth["pelicans"]) + state.pelicans_placed
    return [*bay, *hidden, *truth["reserve"], *["pelican"] * pelicans]


def recount(state: PelicanState) -> list[int]:
    """Points and pelicans, area by area; solo the largest closed area."""
    if state.players == 1:
        return [max(recount_best(state))]
    points = [pb.PELICAN_POINTS * state.pelicans[seat] for seat in range(state.players)]
    for note in state.scored:
        points[position.seat_of(note)] += position.tiles_scored(state, note)
    return points


def recount_best(state: PelicanState) -> list[int]:
    """The largest closed area of each terrain, by looking at every area."""
    best = [0] * (pb.TERRAINS + 1)
    for place in range(state.bay_size):
        for own in range(state.printed.areas[state.tiles[place]]):
            area = place * pb.EDGES + own
            size, open_edges = position.flood(state, area, state.bay_size)
            if open_edges == 0:
                terrain = position.terrain_of(state, area)
                best[terrain] = max(best[terrain], size)
    return best
