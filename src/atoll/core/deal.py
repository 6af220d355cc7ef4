"""Dealing unknown cards at random among places that may hold some of them."""

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.vectors import filled


def deal(cards: i64, may_hold: vec[i64], room: vec[i64], rng: Rng) -> vec[i64]:
    """Deal the set `cards` so that place p gets `room[p]` cards, all out of `may_hold[p]`.

    The rooms must add up to the cards and at least one such deal must exist. Every such deal can
    come; cards with few possible places are dealt first, which keeps the deals near equally likely.
    """
    held = filled(len(room), 0)
    choices: i64 = 1
    while cards != 0:
        if choices > len(room):
            raise ValueError("a card fits nowhere")
        group = cards_with_choices(cards, may_hold, choices)
        cards &= ~group
        while group != 0:
            card = rng.pick(group)
            group &= ~BIT[card]
            place = draw_place(card, may_hold, room, held, rng)
            if place < 0:
                place = make_room(card, may_hold, room, held)
            held[place] |= BIT[card]
        choices += 1
    return held


def cards_with_choices(cards: i64, may_hold: vec[i64], choices: i64) -> i64:
    """The cards that may lie in exactly `choices` of at most 15 places."""
    # The number of places of every card at once: its binary digits are four sets of cards.
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0
    for mask in may_hold:
        carry = ones & mask
        ones ^= mask
        twice = twos & carry
        twos ^= carry
        eights ^= fours & twice
        fours ^= twice
    cards &= ones if (choices & 1) != 0 else ~ones
    cards &= twos if (choices & 2) != 0 else ~twos
    cards &= fours if (choices & 4) != 0 else ~fours
    return cards & (eights if (choices & 8) != 0 else ~eights)


def draw_place(card: i64, may_hold: vec[i64], room: vec[i64], held: vec[i64], rng: Rng) -> i64:
    """A place for the card, drawn by the free room of each; -1 if all its places are full."""
    free: i64 = 0
    for place in range(i64(len(room))):
        if (may_hold[place] & BIT[card]) != 0:
            free += room[place] - popcount(held[place])
    if free == 0:
        return -1
    left = rng.below(free)
    place = 0
    while True:
        if (may_hold[place] & BIT[card]) != 0:
            left -= room[place] - popcount(held[place])
            if left < 0:
                return place
        place += 1


def make_room(card: i64, may_hold: vec[i64], room: vec[i64], held: vec[i64]) -> i64:
    """Free a place for the card by moving others along a shortest chain of places."""
    places: i64 = len(room)
    came_from = filled(places, -1)
    moved = filled(places, -1)
    queue = vec[i64]()
    reached: i64 = 0
    for place in range(places):
        if (may_hold[place] & BIT[card]) != 0:
            queue = append(queue, place)
            reached |= BIT[place]
    head: i64 = 0
    while head < len(queue):
        here = queue[head]
        head += 1
        if popcount(held[here]) < room[here]:
            return shift_along(here, came_from, moved, held)
        for place in range(places):
            movable = held[here] & may_hold[place]
            if movable != 0 and (reached & BIT[place]) == 0:
                reached |= BIT[place]
                came_from[place] = here
                moved[place] = lowest(movable)
                queue = append(queue, place)
    raise ValueError("no deal is possible")


def shift_along(end: i64, came_from: vec[i64], moved: vec[i64], held: vec[i64]) -> i64:
    """Move one card along each link of the chain that ends at `end`; returns its first place."""
    place = end
    while came_from[place] >= 0:
        source = came_from[place]
        held[source] &= ~BIT[moved[place]]
        held[place] |= BIT[moved[place]]
        place = source
    return place
