"""What may be done in Pelican Bay, in the opening and in a turn, and why something else may not."""

from typing import Final

from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.vectors import clear, contains, put
from atoll.core.words import Refusal, refuse, seat_words, words
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay import fields
from atoll.games.pelican_bay.declaration import (
    cell_words,
    terrain_words,
    tile_words,
    turned_tile_words,
)
from atoll.games.pelican_bay.fields import FORM, Do, Step, form_of
from atoll.games.pelican_bay.knowledge import fits_somewhere
from atoll.games.pelican_bay.position import PelicanPosition, can_go_second

# -- the opening -------------------------------------------------------------------------------


# Around the point where the three tiles meet, the first shows its edges 0 and 1, the second 2 and
# 3, the third 4 and 5: each two terrains side by side. Edge 0 meets 3, edge 1 meets 4, 2 meets 5.


def draw_opening(state: PelicanPosition) -> None:
    """Take three tiles; if no arrangement fits, others instead. A small set names them."""
    put(state.opening, state.printed.opening)
    while not state.printed.is_small:
        place: i64 = 0
        while place < pb.PILES:
            tile = state.rng.below(pb.TILES)
            if not is_offered(state, tile):
                state.opening[place] = tile
                place += 1
        if some_arrangement_fits(state):
            break
        clear(state.opening, pb.NOTHING)
    for tile in state.opening:
        state.home[tile] = pb.IN_OPENING


def take_all(state: PelicanPosition) -> None:
    """PB-22, open: the player has all tiles to choose from."""
    for tile in range(pb.TILES):
        state.hands[tile] = tile
        state.home[tile] = pb.IN_HAND


def offered(state: PelicanPosition) -> vec[i64]:
    """The tiles to lay in the opening: the three taken, in open solo any; laid ones are gone."""
    if state.all_open:
        return state.hands
    return state.opening


def offered_at(state: PelicanPosition, tile: i64) -> i64:
    """The place of a tile among those offered."""
    tiles = offered(state)
    place: i64 = 0
    while tiles[place] != tile:
        place += 1
    return place


def is_offered(state: PelicanPosition, tile: i64) -> bool:
    """Whether the tile can be laid in the opening."""
    return contains(offered(state), tile)


def some_arrangement_fits(state: PelicanPosition) -> bool:
    """Whether the three tiles taken can be laid at all."""
    for tile in state.opening:
        for turn in range(state.printed.turns[tile]):
            if can_complete(state, tile, turn):
                return True
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
        for terrain in range(1, pb.TERRAINS + 1):
            if (state.printed.corners[second] & pb.corner(terrain, first_0)) != 0 and third_fits(
                state, first, second, first_1, terrain
            ):
                return True
    return False


def third_fits(state: PelicanPosition, first: i64, second: i64, edge_4: i64, edge_5: i64) -> bool:
    """Whether a tile is left that shows these two terrains side by side."""
    wanted = pb.corner(edge_4, edge_5)
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
    offered(state)[offered_at(state, tile)] = pb.NOTHING


def opening_lays(state: PelicanPosition) -> vec[i64]:
    """PB-3: lays on the next cell of the opening after which the others can be made to fit."""
    out = vec[i64]()
    cell = pb.OPENING[state.bay_size]
    for tile in offered(state):
        if tile >= 0:
            for turn in range(state.printed.turns[tile]):
                if can_complete(state, tile, turn):
                    out = append(out, fields.lay_action(tile, cell, turn))
    return out


def random_opening_lay(state: PelicanPosition, rng: Rng) -> i64:
    """One of them; there always is one."""
    tiles = offered(state)
    while True:
        tile = tiles[rng.below(len(tiles))]
        if tile >= 0:
            turn = rng.below(state.printed.turns[tile])
            if can_complete(state, tile, turn):
                return fields.lay_action(tile, pb.OPENING[state.bay_size], turn)


# -- laying ------------------------------------------------------------------------------------

TRIES: Final = 12  # cells tried at random before all lays are listed


def is_lay(state: PelicanPosition, action: i64) -> bool:
    """Whether the actor may make this lay now, in the opening or in a turn."""
    tile, cell, turn = fields.tile_of(action), fields.cell_of(action), fields.rotation_of(action)
    if tile >= pb.TILES or turn >= state.printed.turns[tile]:
        return False
    if state.step == Step.OPEN:
        in_place = cell == pb.OPENING[state.bay_size] and is_offered(state, tile)
        return in_place and can_complete(state, tile, turn)
    if state.step != Step.LAY and state.step != Step.SECOND:
        return False
    return state.slot_of(state.actor, tile) >= 0 and can_lay(state, tile, cell, turn)


def can_lay(state: PelicanPosition, tile: i64, cell: i64, turn: i64) -> bool:
    """PB-6: an empty cell that touches two tiles and has no sun, all edges alike; PB-7."""
    if not state.is_on_shore(cell) or state.has_sun(cell):
        return False
    need = state.need(cell)
    if not pb.has_two(need) or not pb.matches(state.printed.code[tile * pb.EDGES + turn], need):
        return False
    return state.laid == 0 or can_go_second(state, cell)


def lays(state: PelicanPosition) -> vec[i64]:
    """PB-6, PB-7: every lay of the actor's tiles."""
    out = vec[i64]()
    shore, needs, hands = state.shore, state.needs, state.hands
    code, turns = state.printed.code, state.printed.turns
    for number in range(state.shore_size):
        cell = shore[number]
        need = needs[number]
        if not pb.has_two(need) or state.has_sun(cell):
            continue
        if state.laid > 0 and not can_go_second(state, cell):
            continue
        for slot in range(state.actor * state.slots, (state.actor + 1) * state.slots):
            tile = hands[slot]
            turn: i64 = 0
            while tile >= 0 and turn < turns[tile]:
                if pb.matches(code[tile * pb.EDGES + turn], need):
                    out = append(out, fields.lay_action(tile, cell, turn))
                turn += 1
    return out


def random_lay(state: PelicanPosition, rng: Rng) -> i64:
    """A lay that fits at one of a few cells drawn at random; -1 if none did."""
    tries: i64 = TRIES
    while tries > 0:
        tries -= 1
        number = rng.below(state.shore_size)
        need = state.needs[number]
        cell = state.shore[number]
        if pb.has_two(need) and not state.has_sun(cell):
            action = random_lay_on(state, cell, need, rng)
            if action >= 0:
                return action
    return -1


def random_lay_on(state: PelicanPosition, cell: i64, need: i64, rng: Rng) -> i64:
    """The first lay that fits on a cell, from a random tile and rotation on; -1 if none does."""
    hands = state.hands
    code = state.printed.code
    base = state.actor * state.slots
    slot = rng.below(state.slots)
    turn = rng.below(pb.EDGES)
    left = state.slots * pb.EDGES
    while left > 0:
        tile = hands[base + slot]
        if tile >= 0 and pb.matches(code[tile * pb.EDGES + turn], need):
            first = turn % state.printed.turns[tile]
            if state.laid == 0 or can_go_second(state, cell):
                return fields.lay_action(tile, cell, first)
            return -1
        left -= 1
        slot += 1
        if slot == state.slots:
            slot = 0
            turn += 1
            if turn == pb.EDGES:
                turn = 0
    return -1


# -- pelicans ----------------------------------------------------------------------------------


def can_rob(state: PelicanPosition, seat: i64) -> bool:
    """PB-17: another player with a pelican in their reserve."""
    return seat != state.actor and state.pelicans[seat] > 0


def victims(state: PelicanPosition) -> vec[i64]:
    """PB-17: everybody a pelican can be taken from."""
    out = vec[i64]()
    for seat in range(state.players):
        if can_rob(state, seat):
            out = append(out, Do.TAKE + seat)
    return out


# -- suns --------------------------------------------------------------------------------------


def is_sun(state: PelicanPosition, action: i64) -> bool:
    """Whether the actor may put or move a sun so now."""
    is_move = form_of(action) == Do.MOVE
    if not state.awaits_sun() or is_move != state.all_suns_out():
        return False
    if is_move:
        sun = fields.move_from_of(action)
        return (
            sun < pb.CELLS and state.has_sun(sun) and can_put_sun(state, fields.move_to_of(action))
        )
    cell = fields.sun_to_of(action)
    return cell < pb.CELLS and can_put_sun(state, cell)


def can_put_sun(state: PelicanPosition, cell: i64) -> bool:
    """PB-4, PB-10: an empty cell next to at least one tile, where no sun lies yet."""
    return state.is_on_shore(cell) and not state.has_sun(cell)


def sun_cells(state: PelicanPosition) -> vec[i64]:
    """PB-4, PB-10: put the next sun, or move one of three."""
    out = vec[i64]()
    for number in range(state.shore_size):
        cell = state.shore[number]
        if state.has_sun(cell):
            continue
        if state.all_suns_out():
            for sun in state.suns:
                out = append(out, fields.move_action(sun, cell))
        else:
            out = append(out, Do.SUN + cell)
    return out


def random_sun(state: PelicanPosition, rng: Rng) -> i64:
    """A sun put or moved to a free cell of the shore."""
    cell = state.shore[rng.below(state.shore_size)]
    while state.has_sun(cell):
        cell = state.shore[rng.below(state.shore_size)]
    if state.all_suns_out():
        return fields.move_action(state.suns[rng.below(pb.SUNS)], cell)
    return Do.SUN + cell


# -- why an action is refused, clause by clause ------------------------------------------------


# By step: the clause it stands on, the forms it takes, and what to say to any other form.
STEPS = {
    Step.OPEN: ("PB-3", {Do.LAY}, "opening-first"),
    Step.OPEN_SUN: ("PB-4", {Do.SUN, Do.MOVE}, "sun-first"),
    Step.LAY: ("PB-6", {Do.LAY, Do.PASS}, "lay-first"),
    Step.SECOND: ("PB-7", {Do.LAY, Do.STOP}, "second-first"),
    Step.CHOOSE: ("PB-14", {Do.MARK, Do.DECLINE}, "choose-first"),
    Step.TAKE: ("PB-17", {Do.TAKE}, "take-first"),
    Step.SUN: ("PB-10", {Do.SUN, Do.MOVE}, "sun-first"),
}


def explain(state: PelicanPosition, seat: i64, action: i64) -> Refusal:
    """The refusal of an illegal action by the seat that is asked."""
    form, code = form_of(action), action % FORM
    clause, forms, what_first = STEPS[state.step]
    if form not in forms:
        return refuse(clause, what_first)
    if form == Do.LAY:
        return explain_lay(state, seat, action)
    if form in (Do.SUN, Do.MOVE):
        return explain_sun(state, clause, action)
    if form == Do.TAKE and code < state.players:
        return explain_take(seat, code)
    if form == Do.PASS and code == 0:
        return explain_pass(state, seat)
    return refuse(clause, "no-such-action")


def explain_lay(state: PelicanPosition, seat: i64, action: i64) -> Refusal:
    """The tile is not there, or not so, or the cell does not take it."""
    tile, cell, turn = fields.tile_of(action), fields.cell_of(action), fields.rotation_of(action)
    clause = STEPS[state.step][0]
    if tile >= pb.TILES:
        return refuse("PB-C1", "no-such-tile")
    name = tile_words(state.printed, tile)
    offered = is_offered(state, tile) if state.step == Step.OPEN else state.slot_of(seat, tile) >= 0
    if not offered:
        return refuse("PB-3" if state.step == Step.OPEN else "PB-6", "not-in-hand", tile=name)
    if turn >= state.printed.turns[tile]:
        return refuse("PB-6", "looks-alike", tile=name)
    if state.step == Step.OPEN and cell != pb.OPENING[state.bay_size]:
        return refuse(clause, "next-of-opening", cell=cell_words(state, pb.OPENING[state.bay_size]))
    return explain_cell(state, tile, cell, turn)


def explain_cell(state: PelicanPosition, tile: i64, cell: i64, turn: i64) -> Refusal:
    """PB-6, PB-3, PB-7: the first thing that is wrong with this cell or the edges there."""
    where = cell_words(state, cell)
    opening = state.step == Step.OPEN
    if state.map[cell] > 0:
        return refuse("PB-6", "occupied", cell=where)
    need = state.need(cell) if state.is_on_shore(cell) else 0
    if not opening and state.has_sun(cell):
        return refuse("PB-6", "sun-lies-there", cell=where)
    if not opening and not pb.has_two(need):
        key = "one-neighbour" if pb.touching(need) else "no-neighbour"
        return refuse("PB-6", key, cell=where)
    for edge in range(pb.EDGES):
        shown = state.printed.terrain_at(tile, turn, edge)
        other = need >> (pb.EDGE_BITS * edge) & 3
        if other not in (0, shown):
            return refuse(
                "PB-3" if opening else "PB-6",
                "edge-differs",
                side=words(f"side-{edge}"),
                terrain=terrain_words(shown),
                other=terrain_words(other),
            )
    if opening:
        turned = turned_tile_words(state.printed, tile, turn)
        return refuse("PB-3", "others-would-not-fit", tile=turned)
    return refuse("PB-7", "not-the-same-area", cell=where)


def explain_pass(state: PelicanPosition, seat: i64) -> Refusal:
    """PB-12: only a player who can lay neither tile passes."""
    hand = state.hands[seat * state.slots : (seat + 1) * state.slots]
    tile = next(tile for tile in hand if tile >= 0 and fits_somewhere(state, tile))
    return refuse("PB-12", "a-tile-fits", tile=tile_words(state.printed, tile))


def explain_take(seat: i64, victim: i64) -> Refusal:
    """PB-17: another player who has a pelican."""
    if victim == seat:
        return refuse("PB-17", "take-from-another")
    return refuse("PB-17", "has-no-pelican", who=seat_words(victim))


def explain_sun(state: PelicanPosition, clause: str, action: i64) -> Refusal:
    """PB-4, PB-10: the sun is put or moved, and to an empty cell next to a tile."""
    form, cell = form_of(action), fields.sun_to_of(action)
    sun: i64 = pb.NOTHING
    if form == Do.MOVE:
        sun, cell = fields.move_from_of(action), fields.move_to_of(action)
    if not 0 <= cell < pb.CELLS or sun >= pb.CELLS:
        return refuse(clause, "no-such-cell")
    if (form == Do.MOVE) != state.all_suns_out():
        return refuse(clause, "move-a-sun" if state.all_suns_out() else "put-a-sun")
    if form == Do.MOVE and not state.has_sun(sun):
        return refuse(clause, "no-sun-there", cell=cell_words(state, sun))
    if state.has_sun(cell):
        return refuse(clause, "sun-lies-there", cell=cell_words(state, cell))
    if state.map[cell] > 0:
        return refuse(clause, "occupied", cell=cell_words(state, cell))
    return refuse(clause, "sun-without-tile", cell=cell_words(state, cell))
