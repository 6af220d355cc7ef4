"""The end settlement: each player's piles merged as the ships allow, then sold (IB-24)."""

from typing import Final

from atoll.core.native import append, i64, vec
from atoll.games.isla_bohnita.components import FIELDS, MERCHANTS, SHIPS
from atoll.games.isla_bohnita.position import NOTHING, BohnitaPosition

# A player's piles: fields 0–2, merchants 3–4, pirate 5; each its bean, then its count.
FIRST_SHIP: Final = FIELDS
PILES: Final = FIELDS + SHIPS


def piles_of(state: BohnitaPosition, seat: i64) -> vec[i64]:
    """The piles of a player as bean and count, place by place."""
    out = vec[i64]()
    field: i64 = 0
    while field < FIELDS:
        out = append(out, state.field_bean[seat * FIELDS + field])
        out = append(out, state.field_count[seat * FIELDS + field])
        field += 1
    ship: i64 = 0
    while ship < SHIPS:
        out = append(out, state.ship_bean[seat * SHIPS + ship])
        out = append(out, state.ship_count[seat * SHIPS + ship])
        ship += 1
    return out


def merchants_of(state: BohnitaPosition, seat: i64) -> i64:
    """How many merchants a player has."""
    count: i64 = 0
    while count < MERCHANTS and state.has_ship(seat, count):
        count += 1
    return count


def best_merging(state: BohnitaPosition, seat: i64) -> vec[i64]:
    """IB-24: the piles after the loading and moving (IB-18, IB-19) that brings the most."""
    piles = piles_of(state, seat)
    return merged(state, piles, merchants_of(state, seat), PILES)


def merged(state: BohnitaPosition, piles: vec[i64], merchants: i64, depth: i64) -> vec[i64]:
    """The best of leaving the piles as they are and of every merging from here on.

    Only a move that joins two piles can gain, alone or by freeing a merchant; each lessens the
    piles by one, so that `depth` bounds the search.
    """
    best = piles
    if depth == 0:
        return best
    source: i64 = 0
    while source < PILES:
        target: i64 = 0
        while target < merchants:
            joined = join(piles, source, FIRST_SHIP + target)
            if len(joined) > 0:
                result = merged(state, joined, merchants, depth - 1)
                if worth(state, result) > worth(state, best):
                    best = result
            target += 1
        source += 1
    return best


def join(piles: vec[i64], source: i64, target: i64) -> vec[i64]:
    """The piles after one went onto a merchant; none if IB-18 and IB-19 forbid it.

    Onto an empty merchant goes only a pile that another can join there.
    """
    bean = piles[2 * source]
    if bean == NOTHING or source == target:
        return vec[i64]()
    carried = piles[2 * target]
    if carried != bean and (carried != NOTHING or not has_twin(piles, source)):
        return vec[i64]()
    if carried == NOTHING and FIRST_SHIP <= source < FIRST_SHIP + MERCHANTS:
        return vec[i64]()
    out = piles[:]
    out[2 * target] = bean
    out[2 * target + 1] += piles[2 * source + 1]
    out[2 * source] = NOTHING
    out[2 * source + 1] = 0
    return out


def has_twin(piles: vec[i64], source: i64) -> bool:
    """Another pile of the same bean lies somewhere."""
    other: i64 = 0
    while other < PILES:
        if other != source and piles[2 * other] == piles[2 * source]:
            return True
        other += 1
    return False


def worth(state: BohnitaPosition, piles: vec[i64]) -> i64:
    """IB-24: the thalers the piles bring, each sold by itself."""
    total: i64 = 0
    place: i64 = 0
    while place < PILES:
        if piles[2 * place + 1] > 0:
            total += state.printed.value(piles[2 * place], piles[2 * place + 1])
        place += 1
    return total


def settlement(state: BohnitaPosition, seat: i64) -> i64:
    """IB-24: the thalers a player's last sale brings."""
    return worth(state, best_merging(state, seat))
