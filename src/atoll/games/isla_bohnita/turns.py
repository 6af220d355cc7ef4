"""The turn from planting to drawing, voyages and raids, and the last sale."""

from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import append, i64, vec
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita import piles
from atoll.games.isla_bohnita.fields import Do, Step, raid_action, sail_action
from atoll.games.isla_bohnita.position import BohnitaPosition

# -- set-up ------------------------------------------------------------------------------------


def begin(state: BohnitaPosition) -> None:
    """IB-3, IB-4: the rows, the hands and the start player, who is drawn."""
    state.clear()
    piles.stack_deck(state)
    if state.island:
        refill_rows(state)
    start = state.rng.below(state.players)
    for turn in range(state.players):
        seat = (start + turn) % state.players
        for _card in range(state.first_hand(turn)):
            piles.draw_to_hand(state, seat)
        if not state.island and state.extension and state.players == 3:
            state.bought[seat] = BIT[ib.THIRD_FIELD]
    start_turn(state, start)


def start_turn(state: BohnitaPosition, seat: i64) -> None:
    """A new active player; IB-28: cards left lying come first."""
    state.active = seat
    state.planted = 0
    state.has_discarded = False
    state.raided = 0
    for other in range(state.players):
        state.offers_made[other] = 0
        state.shifts[other] = 0
    state.step = Step.LEFT if state.lying_size() > 0 else Step.PLANT


# -- phase 1, plant ----------------------------------------------------------------------------


def plant_front(state: BohnitaPosition, seat: i64, field: i64) -> None:
    """IB-6: the front hand card onto a field."""
    piles.plant(state, seat, field, piles.take_from_hand(state, seat, 0), 1)
    state.planted += 1


def discard_from_hand(state: BohnitaPosition, seat: i64, place: i64) -> None:
    """IB-26, IB-28: any one hand card."""
    state.has_discarded = True
    piles.discard_cards(state, piles.take_from_hand(state, seat, place), 1)


def clear_left(state: BohnitaPosition, seat: i64, bean: i64, field: i64) -> None:
    """IB-28: a bean type left lying is planted or, without a field, discarded, whole."""
    if field == ib.NOTHING:
        piles.discard_cards(state, bean, state.lying[bean])
    else:
        piles.plant(state, seat, field, bean, state.lying[bean])
    state.lying[bean] = 0
    if state.lying_size() == 0:
        state.step = Step.PLANT


# -- phase 2, trade, sail, plant ---------------------------------------------------------------


def turn_up(state: BohnitaPosition) -> None:
    """IB-7: two cards; IB-26, IB-28: three, and discards that match."""
    state.step = Step.TRADE
    if state.players > 2:
        state.turned_up[0] = piles.draw(state)
        state.turned_up[1] = piles.draw(state)
        return
    for _card in range(state.printed.turned_up):
        bean = piles.draw(state)
        if bean != ib.NOTHING:
            state.lying[bean] += 1
    while state.discard_size > 0 and state.lying[state.top_discard()] > 0:
        state.lying[piles.take_discard(state)] += 1


def plant_aside(state: BohnitaPosition, seat: i64, bean: i64, field: i64) -> None:
    """IB-13: a set-aside card onto a field of its owner."""
    state.aside[seat * ib.BEANS + bean] -= 1
    state.aside_size[seat] -= 1
    piles.plant(state, seat, field, bean, 1)


def plant_lying(state: BohnitaPosition, seat: i64, bean: i64, field: i64) -> None:
    """IB-26, IB-28: with two players straight from the turned-up cards."""
    state.lying[bean] -= 1
    piles.plant(state, seat, field, bean, 1)


def end_phase(state: BohnitaPosition) -> None:
    """IB-13: offers and wishes end; IB-23: the game too, when the draw pile is out for good."""
    piles.drop_all_offers(state)
    for other in range(state.players):
        state.wishes[other] = 0
    if state.is_last:
        finish(state)
    else:
        state.step = Step.DRAW


# -- voyages and raids (IB-10 to IB-12) --------------------------------------------------------


def sail(state: BohnitaPosition, seat: i64, ship: i64, port: i64, cards: i64) -> None:
    """IB-10: the top cards of a row onto a merchant."""
    piles.stow(state, seat, ship, state.top_of_row(port), cards)
    for _card in range(cards):
        state.row_size[port] -= 1
        state.rows[port * ib.ROW + state.row_size[port]] = ib.NOTHING


def raid(state: BohnitaPosition, target: i64) -> None:
    """IB-12: announced; the victim answers before anything else happens."""
    state.target = target
    state.raided |= BIT[target]
    state.step = Step.RAID


def yield_card(state: BohnitaPosition, victim: i64) -> None:
    """IB-12: one card of the cargo goes onto the pirate."""
    ship = state.target % ib.MERCHANTS
    piles.stow(state, state.active, ib.PIRATE, state.ship_bean[victim * ib.SHIPS + ship], 1)
    piles.unload(state, victim, ship, 1)
    end_raid(state)


def end_raid(state: BohnitaPosition) -> None:
    """Phase 2 goes on."""
    state.target = ib.NOTHING
    state.step = Step.TRADE


def sell_ship(state: BohnitaPosition, seat: i64, ship: i64) -> None:
    """IB-20; IB-12: under a raid it is the victim's answer."""
    piles.sell_cargo(state, seat, ship)
    if state.step == Step.RAID:
        end_raid(state)


def list_voyages(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """IB-10, IB-12: sailings and raids."""
    merchants = merchants_of(state, seat)
    for port in range(ib.PORTS):
        if state.row_size[port] > 0:
            top = state.top_of_row(port)
            run = state.run_of_row(port)
            for ship in range(merchants):
                if state.can_carry(seat, ship, top):
                    for cards in range(1, run + 1):
                        out = append(out, sail_action(ship, port, cards))
    if state.has_ship(seat, ib.PIRATE):
        for target in range(state.players * ib.MERCHANTS):
            if state.can_raid(seat, target):
                out = append(out, raid_on(target))
    return out


def raid_on(target: i64) -> i64:
    """A raid on a merchant, given as seat * MERCHANTS + merchant."""
    return raid_action(target // ib.MERCHANTS, target % ib.MERCHANTS)


def list_raid_answers(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """IB-12: the victim sells the cargo, if it brings anything, or yields a card."""
    ship = state.target % ib.MERCHANTS
    if seat == state.target // ib.MERCHANTS:
        out = append(out, Do.YIELD)
        if state.cargo_value(seat, ship) > 0:
            out = append(out, Do.SELL_CARGO + ship)
    return out


# -- phase 3, draw -----------------------------------------------------------------------------


def draw_cards(state: BohnitaPosition, seat: i64) -> None:
    """IB-14, IB-15; IB-23: the final time ends the game at once."""
    for _card in range(state.cards_to_draw()):
        piles.draw_to_hand(state, seat)
    if state.island and not state.is_last:
        refill_rows(state)
    if state.is_last:
        finish(state)
    else:
        start_turn(state, state.next_seat(seat))


def refill_rows(state: BohnitaPosition) -> None:
    """IB-4, IB-15: an empty row gets five cards, Bohnbay first; the first lies on top."""
    for port in range(ib.PORTS):
        if state.row_size[port] == 0:
            lay_row(state, port)


def lay_row(state: BohnitaPosition, port: i64) -> None:
    """Up to five cards; the row's top is its last card here, the first one drawn."""
    size: i64 = 0
    while size < ib.ROW and not state.is_last:
        bean = piles.draw(state)
        if bean != ib.NOTHING:
            for at in range(port * ib.ROW + size, port * ib.ROW, -1):
                state.rows[at] = state.rows[at - 1]
            state.rows[port * ib.ROW] = bean
            size += 1
    state.row_size[port] = size


# -- the last sale (IB-24) ---------------------------------------------------------------------


def finish(state: BohnitaPosition) -> None:
    """IB-24: everybody sells fields and cargo."""
    state.step = Step.OVER
    for seat in range(state.players):
        state.settled[seat] = proceeds(state, best_sales(state, seat))


# A player's piles: fields 0–2, merchants 3–4, pirate 5; each its bean, then its count.
FIRST_SHIP: Final = ib.FIELDS
PILES: Final[i64] = ib.FIELDS + ib.SHIPS
SALE: Final = 3  # the numbers a sale is told by: its place, bean and count


def piles_of(state: BohnitaPosition, seat: i64) -> vec[i64]:
    """The piles of a player as bean and count, place by place."""
    out = vec[i64]()
    for field in range(ib.FIELDS):
        out = append(out, state.field_bean[seat * ib.FIELDS + field])
        out = append(out, state.field_count[seat * ib.FIELDS + field])
    for ship in range(ib.SHIPS):
        out = append(out, state.ship_bean[seat * ib.SHIPS + ship])
        out = append(out, state.ship_count[seat * ib.SHIPS + ship])
    return out


def merchants_of(state: BohnitaPosition, seat: i64) -> i64:
    """How many merchants a player has."""
    count: i64 = 0
    while count < ib.MERCHANTS and state.has_ship(seat, count):
        count += 1
    return count


def best_sales(state: BohnitaPosition, seat: i64) -> vec[i64]:
    """IB-24: the sales that bring the most, each as its place, bean and count."""
    return sales_from(state, piles_of(state, seat), merchants_of(state, seat))


def sales_from(state: BohnitaPosition, piles: vec[i64], merchants: i64) -> vec[i64]:
    """The best of selling the piles as they lie and of every way to bring equal ones together.

    Only joining two piles can gain, alone or after a merchant was sold to make way; every step
    tried lessens the piles or brings one from a field or pirate onto a merchant.
    """
    best = sales_of(state, piles)
    if not has_pair(piles):
        return best
    for target in range(merchants):
        for source in range(PILES):
            joined = join(piles, source, FIRST_SHIP + target)
            if len(joined) > 0:
                best = better(state, best, sales_from(state, joined, merchants))
        sold = without_cargo(state, piles, FIRST_SHIP + target)
        if len(sold) > 0:
            sales = sales_from(state, sold, merchants)
            sales = append(sales, FIRST_SHIP + target)
            sales = append(sales, piles[2 * (FIRST_SHIP + target)])
            sales = append(sales, piles[2 * (FIRST_SHIP + target) + 1])
            best = better(state, best, sales)
    return best


def sales_of(state: BohnitaPosition, piles: vec[i64]) -> vec[i64]:
    """The piles that bring anything, each sold as it lies."""
    out = vec[i64]()
    for place in range(PILES):
        bean, count = piles[2 * place], piles[2 * place + 1]
        if count > 0 and state.printed.value(bean, count) > 0:
            out = append(append(append(out, place), bean), count)
    return out


def better(state: BohnitaPosition, sales: vec[i64], others: vec[i64]) -> vec[i64]:
    """The sales that bring more; the first if they bring as much."""
    return others if proceeds(state, others) > proceeds(state, sales) else sales


def proceeds(state: BohnitaPosition, sales: vec[i64]) -> i64:
    """The thalers that sales bring."""
    total: i64 = 0
    at: i64 = 0
    while at < len(sales):
        total += state.printed.value(sales[at + 1], sales[at + 2])
        at += SALE
    return total


def join(piles: vec[i64], source: i64, target: i64) -> vec[i64]:
    """The piles after one went onto a merchant; none if IB-18 and IB-19 forbid it.

    Onto an empty merchant goes only a pile that another can join there.
    """
    bean = piles[2 * source]
    if bean == ib.NOTHING or source == target:
        return vec[i64]()
    carried = piles[2 * target]
    if carried != bean and (carried != ib.NOTHING or not has_twin(piles, source)):
        return vec[i64]()
    if carried == ib.NOTHING and FIRST_SHIP <= source < FIRST_SHIP + ib.MERCHANTS:
        return vec[i64]()
    out = piles[:]
    out[2 * target] = bean
    out[2 * target + 1] += piles[2 * source + 1]
    out[2 * source] = ib.NOTHING
    out[2 * source + 1] = 0
    return out


def without_cargo(state: BohnitaPosition, piles: vec[i64], ship: i64) -> vec[i64]:
    """The piles after a merchant's cargo was sold; none if it would bring nothing (IB-20)."""
    if piles[2 * ship + 1] == 0 or state.printed.value(piles[2 * ship], piles[2 * ship + 1]) == 0:
        return vec[i64]()
    out = piles[:]
    out[2 * ship] = ib.NOTHING
    out[2 * ship + 1] = 0
    return out


def has_pair(piles: vec[i64]) -> bool:
    """Two piles are of the same bean."""
    for source in range(PILES):
        if piles[2 * source] != ib.NOTHING and has_twin(piles, source):
            return True
    return False


def has_twin(piles: vec[i64], source: i64) -> bool:
    """Another pile of the same bean lies somewhere."""
    for other in range(PILES):
        if other != source and piles[2 * other] == piles[2 * source]:
            return True
    return False
