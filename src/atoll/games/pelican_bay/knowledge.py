"""Tiles that are not laid: how they are drawn, who knows which is where, and truths that fit."""

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay.position import PelicanPosition

# -- the stock ---------------------------------------------------------------------------------


def deal_piles(state: PelicanPosition) -> None:
    """PB-1: 16 tiles are the reserve; the others, less the opening, form three piles."""
    pool = vec[i64]()
    for tile in range(pb.TILES):
        if state.home[tile] != pb.IN_OPENING:
            pool = append(pool, tile)
    if state.printed.is_small:
        for tile in pool:
            state.home[tile] = pb.OUT
        pool = state.printed.drawn[:]
    state.rng.shuffle(pool)
    for at in range(i64(len(pool))):
        pile = at % pb.PILES
        if at < pb.IN_RESERVE and not state.printed.is_small:
            pile = pb.RESERVE
        state.home[pool[at]] = pile
        state.pile_size[pile] += 1


def draw(state: PelicanPosition, slot: i64) -> None:
    """Draw into a free slot of a hand: pile after pile, what lies under them, then the reserve.

    Nobody knows the order of a pile, so it is drawn now; what was put under lies in order.
    """
    pile = source(state)
    if pile == pb.NOTHING:
        draw_from_under(state, slot)
    else:
        draw_from_pile(state, slot, pile)
    state.hand_held[slot] |= BIT[slot // state.slots]
    state.home[state.hands[slot]] = pb.IN_HAND
    if state.pile_size[0] + state.pile_size[1] + state.pile_size[2] + state.under_size == 0:
        state.piles_out = True  # PB-18


def source(state: PelicanPosition) -> i64:
    """Which pile the next tile comes from; NOTHING if only what was put under is left."""
    if state.piles_out and state.pile_size[pb.RESERVE] > 0:
        return pb.RESERVE
    for pile in range(pb.PILES):
        if state.pile_size[pile] > 0 and not state.piles_out:
            return pile
    return pb.NOTHING


def draw_from_pile(state: PelicanPosition, slot: i64, pile: i64) -> None:
    """Any tile of the pile."""
    left = state.rng.below(state.pile_size[pile])
    tile: i64 = 0
    while state.home[tile] != pile or left > 0:
        if state.home[tile] == pile:
            left -= 1
        tile += 1
    state.pile_size[pile] -= 1
    state.hands[slot] = tile
    state.hand_held[slot] = 0
    state.hand_low[slot] = pb.ALL_LOW
    state.hand_high[slot] = pb.ALL_HIGH


def draw_from_under(state: PelicanPosition, slot: i64) -> None:
    """The first of the tiles put under the piles."""
    state.hands[slot] = state.under[0]
    state.hand_held[slot] = state.under_held[0]
    state.hand_low[slot] = state.under_low[0]
    state.hand_high[slot] = state.under_high[0]
    last = state.under_size - 1
    for at in range(last):
        state.under[at] = state.under[at + 1]
        state.under_held[at] = state.under_held[at + 1]
        state.under_low[at] = state.under_low[at + 1]
        state.under_high[at] = state.under_high[at + 1]
    state.under[last] = pb.NOTHING
    state.under_held[last] = state.under_low[last] = state.under_high[last] = 0
    state.under_size = last


def put_under(state: PelicanPosition, seat: i64) -> None:
    """PB-12: the seat's tiles go to the bottom, one after the other."""
    for slot in range(seat * state.slots, (seat + 1) * state.slots):
        if state.hands[slot] != pb.NOTHING:
            at = state.under_size
            state.under_size += 1
            state.under[at] = state.hands[slot]
            state.under_held[at] = state.hand_held[slot]
            state.under_low[at] = state.hand_low[slot]
            state.under_high[at] = state.hand_high[slot]
            state.home[state.hands[slot]] = pb.UNDER
            state.empty_slot(slot)


def prove_misfits(state: PelicanPosition, seat: i64) -> None:
    """A player who passes shows that neither of their tiles can be laid now."""
    low: i64 = 0
    high: i64 = 0
    for tile in range(pb.TILES):
        if not fits_somewhere(state, tile):
            if tile < pb.HALF:
                low |= BIT[tile]
            else:
                high |= BIT[tile - pb.HALF]
    for slot in range(seat * state.slots, (seat + 1) * state.slots):
        state.hand_low[slot] &= low
        state.hand_high[slot] &= high


def fits_any(state: PelicanPosition, seat: i64) -> bool:
    """PB-12: whether a seat can lay any of its tiles."""
    for slot in range(seat * state.slots, (seat + 1) * state.slots):
        if state.hands[slot] >= 0 and fits_somewhere(state, state.hands[slot]):
            return True
    return False


def fits_somewhere(state: PelicanPosition, tile: i64) -> bool:
    """PB-6: whether a tile could be laid first in a turn."""
    for number in range(state.shore_size):
        need = state.needs[number]
        if pb.has_two(need) and not state.has_sun(state.shore[number]):
            for turn in range(state.printed.turns[tile]):
                if pb.matches(state.printed.code[tile * pb.EDGES + turn], need):
                    return True
    return False


# -- who knows what ----------------------------------------------------------------------------


def tiles_at(state: PelicanPosition, home: i64) -> vec[i64]:
    """The tiles that are in one place."""
    out = vec[i64]()
    for tile in range(pb.TILES):
        if state.home[tile] == home:
            out = append(out, tile)
    return out


def hide(state: PelicanPosition, viewer: i64) -> None:
    """Keep only those hidden tiles that the viewer has held."""
    if state.all_open:
        return
    for tile in range(pb.TILES):
        if state.home[tile] <= pb.RESERVE:
            state.home[tile] = pb.HIDDEN
    hide_held(state, state.hands, state.hand_held, viewer)
    hide_held(state, state.under, state.under_held, viewer)


def hide_held(state: PelicanPosition, tiles: vec[i64], held: vec[i64], viewer: i64) -> None:
    """Remove the tiles that the viewer has never held."""
    for at in range(i64(len(tiles))):
        if tiles[at] >= 0 and (viewer < 0 or (held[at] & BIT[viewer]) == 0):
            state.home[tiles[at]] = pb.HIDDEN
            tiles[at] = pb.UNKNOWN


def fill(state: PelicanPosition, rng: Rng) -> None:
    """Deal the unknown tiles at random to hands, piles and reserve.

    Places of which something is known come first; should they use up each other's tiles, the deal
    begins anew. Every deal that agrees with all that is known can come.
    """
    while True:
        pool = tiles_at(state, pb.HIDDEN)
        rng.shuffle(pool)
        hands, under = state.hands[:], state.under[:]
        if deal_proven(hands, state.hand_low, state.hand_high, pool, rng) and deal_proven(
            under, state.under_low, state.under_high, pool, rng
        ):
            break
    at = deal_rest(state, state.hands, hands, pb.IN_HAND, pool, 0)
    at = deal_rest(state, state.under, under, pb.UNDER, pool, at)
    for pile in range(pb.RESERVE + 1):
        for _tile in range(state.pile_size[pile]):
            at = next_left(pool, at)
            state.home[pool[at]] = pile
            at += 1


def deal_proven(tiles: vec[i64], low: vec[i64], high: vec[i64], pool: vec[i64], rng: Rng) -> bool:
    """Give every unknown tile of which something is proven a value out of the pool, if possible."""
    for at in range(i64(len(tiles))):
        if tiles[at] == pb.UNKNOWN and (low[at] != pb.ALL_LOW or high[at] != pb.ALL_HIGH):
            tiles[at] = take_allowed(pool, low[at], high[at], rng)
            if tiles[at] == pb.NOTHING:
                return False
    return True


def take_allowed(pool: vec[i64], low: i64, high: i64, rng: Rng) -> i64:
    """Any tile of the pool that is in the set; NOTHING if there is none."""
    allowed = vec[i64]()
    for at in range(i64(len(pool))):
        tile = pool[at]
        if tile >= 0 and is_in(tile, low, high):
            allowed = append(allowed, at)
    if len(allowed) == 0:
        return pb.NOTHING
    at = allowed[rng.below(len(allowed))]
    tile = pool[at]
    pool[at] = pb.NOTHING
    return tile


def is_in(tile: i64, low: i64, high: i64) -> bool:
    """Whether the set holds the tile."""
    if tile < pb.HALF:
        return (low & BIT[tile]) != 0
    return (high & BIT[tile - pb.HALF]) != 0


def deal_rest(
    state: PelicanPosition, target: vec[i64], tiles: vec[i64], home: i64, pool: vec[i64], at: i64
) -> i64:
    """Write the tiles dealt so far into the state and give the others the next of the pool."""
    for slot in range(i64(len(target))):
        if target[slot] == pb.UNKNOWN:
            if tiles[slot] == pb.UNKNOWN:
                at = next_left(pool, at)
                tiles[slot] = pool[at]
                at += 1
            target[slot] = tiles[slot]
            state.home[target[slot]] = home
    return at


def next_left(pool: vec[i64], at: i64) -> i64:
    """The next place of the pool with a tile that is not dealt yet."""
    while pool[at] == pb.NOTHING:
        at += 1
    return at
