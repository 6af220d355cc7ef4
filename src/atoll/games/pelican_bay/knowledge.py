"""Who knows which tile: what each viewer may keep of a state, and random truths that fit it.

Hands, piles and reserve are hidden. Who has held a tile that is not laid yet knows where it is:
everybody can follow it under the piles and into another hand. Who passes proves that his tiles
fitted nowhere, which is remembered of them until they are laid.
"""

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.games.pelican_bay.components import TILES
from atoll.games.pelican_bay.position import (
    ALL_HIGH,
    ALL_LOW,
    HALF,
    HIDDEN,
    IN_HAND,
    NOTHING,
    RESERVE,
    UNDER,
    UNKNOWN,
    PelicanPosition,
)


def hide(state: PelicanPosition, viewer: i64) -> None:
    """Leave of the hidden tiles only those the viewer has held."""
    if state.all_open:
        return
    tile: i64 = 0
    while tile < TILES:
        if state.home[tile] <= RESERVE:
            state.home[tile] = HIDDEN
        tile += 1
    hide_held(state, state.hands, state.hand_held, viewer)
    hide_held(state, state.under, state.under_held, viewer)


def hide_held(state: PelicanPosition, tiles: vec[i64], held: vec[i64], viewer: i64) -> None:
    """Remove the tiles that the viewer has never held."""
    at: i64 = 0
    while at < len(tiles):
        if tiles[at] >= 0 and (viewer < 0 or (held[at] & BIT[viewer]) == 0):
            state.home[tiles[at]] = HIDDEN
            tiles[at] = UNKNOWN
        at += 1


def fill(state: PelicanPosition, rng: Rng) -> None:
    """Deal the unknown tiles at random to hands, piles and reserve.

    Places of which something is known come first; should they use up each other's tiles, the deal
    begins anew. Every deal that agrees with all that is known can come.
    """
    pool = vec[i64]()
    tile: i64 = 0
    while tile < TILES:
        if state.home[tile] == HIDDEN:
            pool = append(pool, tile)
        tile += 1
    rng.shuffle(pool)
    hands = state.hands[:]
    under = state.under[:]
    while not (
        deal_proven(hands, state.hand_low, state.hand_high, pool, rng)
        and deal_proven(under, state.under_low, state.under_high, pool, rng)
    ):
        hands = state.hands[:]
        under = state.under[:]
        restore(state, pool)
        rng.shuffle(pool)
    at = deal_rest(state, state.hands, hands, IN_HAND, pool, 0)
    at = deal_rest(state, state.under, under, UNDER, pool, at)
    pile: i64 = 0
    while pile <= RESERVE:
        left = state.pile_size[pile]
        while left > 0:
            at = next_left(pool, at)
            state.home[pool[at]] = pile
            at += 1
            left -= 1
        pile += 1


def deal_proven(tiles: vec[i64], low: vec[i64], high: vec[i64], pool: vec[i64], rng: Rng) -> bool:
    """Give every unknown tile of which something is proven a value out of the pool, if possible."""
    at: i64 = 0
    while at < len(tiles):
        if tiles[at] == UNKNOWN and (low[at] != ALL_LOW or high[at] != ALL_HIGH):
            tiles[at] = take_allowed(pool, low[at], high[at], rng)
            if tiles[at] == NOTHING:
                return False
        at += 1
    return True


def take_allowed(pool: vec[i64], low: i64, high: i64, rng: Rng) -> i64:
    """Any tile of the pool that is in the set; NOTHING if there is none."""
    found = vec[i64]()
    at: i64 = 0
    while at < len(pool):
        tile = pool[at]
        if tile >= 0 and is_in(tile, low, high):
            found = append(found, at)
        at += 1
    if len(found) == 0:
        return NOTHING
    at = found[rng.below(len(found))]
    tile = pool[at]
    pool[at] = NOTHING
    return tile


def is_in(tile: i64, low: i64, high: i64) -> bool:
    """Whether the set holds the tile."""
    if tile < HALF:
        return (low & BIT[tile]) != 0
    return (high & BIT[tile - HALF]) != 0


def restore(state: PelicanPosition, pool: vec[i64]) -> None:
    """Put all hidden tiles into the pool again."""
    at: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if state.home[tile] == HIDDEN:
            pool[at] = tile
            at += 1
        tile += 1


def deal_rest(
    state: PelicanPosition,
    target: vec[i64],
    tiles: vec[i64],
    home: i64,
    pool: vec[i64],
    at: i64,
) -> i64:
    """Write the tiles dealt so far into the state and give the others the next of the pool."""
    slot: i64 = 0
    while slot < len(target):
        if target[slot] == UNKNOWN:
            if tiles[slot] == UNKNOWN:
                at = next_left(pool, at)
                tiles[slot] = pool[at]
                at += 1
            target[slot] = tiles[slot]
            state.home[target[slot]] = home
        slot += 1
    return at


def next_left(pool: vec[i64], at: i64) -> i64:
    """The next place of the pool with a tile that is not dealt yet."""
    while pool[at] == NOTHING:
        at += 1
    return at
