"""Trading: offers, answers and deals (IB-8, IB-9).

Every deal includes the active player; cards leave a hand only when it is accepted.
"""

from typing import Final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.games.isla_bohnita import codes
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.fields import Do
from atoll.games.isla_bohnita.piles import assure, drop_offer, set_aside, take_from_hand
from atoll.games.isla_bohnita.position import BohnitaPosition

NO_FAULT: Final = ""

# -- offers ------------------------------------------------------------------------------------


def offer_fault(state: BohnitaPosition, seat: i64, action: i64) -> str:
    """What forbids this offer, judged by what its maker knows: the key of a refusal."""
    if action >= codes.TOLD or action % codes.STEP != 0 or codes.given_of(action) >= codes.SUBSETS:
        return "no-such-action"
    if not state.is_trading():
        return "trade-later"
    if state.offers_made[seat] >= state.most_offers:
        return "offers-spent"
    answered = codes.answered_of(action)
    partner = codes.partner_of(action)
    if not state.is_partner(seat, partner):
        return "wrong-partner"
    if answered != codes.NO_OFFER and offer_answered(state, seat, partner, answered) == ib.NOTHING:
        return "not-answerable"
    given = codes.places_of(codes.given_of(action))
    return terms_fault(state, seat, partner, codes.slots_of(action), given, codes.wanted_of(action))


def offer_answered(state: BohnitaPosition, seat: i64, maker: i64, turn: i64) -> i64:
    """The offer that a counter to its maker answers, NOTHING if it is not made to this seat."""
    at = state.offer_of(maker, turn)
    if at == ib.NOTHING or (state.addressed(at) & BIT[seat]) == 0:
        return ib.NOTHING
    return at


def terms_fault(
    state: BohnitaPosition, seat: i64, partner: i64, slots: i64, given: i64, wanted: i64
) -> str:
    """Whether the cards are there, as far as the maker can know."""
    for slot in range(ib.SLOTS):
        if (slots & BIT[slot]) != 0 and state.turned_up[slot] == ib.NOTHING:
            return "offer-slot"
    if given >= BIT[state.hand_size[seat]]:
        return "offer-place"
    if slots == 0 and given == 0 and wanted == 0:
        return "offer-nothing"
    counts = codes.beans_of(wanted)
    if not state.are_played(counts):
        return "no-such-beans"
    partners = BIT[partner] if partner != codes.ANYBODY else state.others(seat)
    if codes.nibble_sum(counts) > state.largest_hand(partners):
        return "offer-hand-size"
    return NO_FAULT


def make_offer(state: BohnitaPosition, seat: i64, action: i64) -> None:
    """IB-8: everybody hears the beans; a counter takes the place of what it answers."""
    answered = codes.answered_of(action)
    partner = codes.partner_of(action)
    if answered != codes.NO_OFFER:
        refuse_offer(state, seat, offer_answered(state, seat, partner, answered))
    at = state.offers
    state.offers += 1
    state.offer_id[at] = state.offer_number
    state.offer_number += 1
    state.set_terms(at, seat, partner, codes.slots_of(action), state.offers_made[seat])
    state.offers_made[seat] += 1
    state.offer_places[at] = codes.places_of(codes.given_of(action))
    state.offer_given[at] = state.beans_at(seat, state.offer_places[at])
    state.offer_wanted[at] = codes.beans_of(codes.wanted_of(action))
    assure_offered(state, at)


def assure_offered(state: BohnitaPosition, at: i64) -> None:
    """Who offers cards holds them: everybody knows that, not where they stand."""
    maker = state.maker_of(at)
    for bean in range(ib.BEANS):
        copies = codes.copies_of(state.offer_given[at], bean)
        if copies > 0:
            assure(state.assured, maker * ib.BEANS + bean, copies, state.hand_size[maker])


# -- answers -----------------------------------------------------------------------------------


def refuse_offer(state: BohnitaPosition, seat: i64, at: i64) -> None:
    """An offer that nobody can accept any more vanishes."""
    state.note_refusal(at, seat)
    if state.partner_of(at) != codes.ANYBODY or state.is_impossible(at):
        drop_offer(state, at)


def can_accept(state: BohnitaPosition, seat: i64, action: i64) -> bool:
    """Accepting names the places of the cards given: exactly the beans wanted."""
    if action % codes.STEP != 0 or not state.is_trading():
        return False
    at = state.offer_at(codes.accepted_offer(action))
    if at == ib.NOTHING or (state.addressed(at) & BIT[seat]) == 0:
        return False
    places = codes.accepted_places(action)
    if places >= BIT[state.hand_size[seat]]:
        return False
    return state.beans_at(seat, places) == state.offer_wanted[at]


def accept(state: BohnitaPosition, seat: i64, action: i64) -> None:
    """IB-8, IB-9: the deal is carried out at once and whole; cards received are set aside."""
    at = state.offer_at(codes.accepted_offer(action))
    maker = state.maker_of(at)
    given = state.offer_places[at]
    slots = state.slots_of(at)
    drop_offer(state, at)
    hand_over(state, seat, codes.accepted_places(action), maker)
    hand_over(state, maker, given, seat)
    for slot in range(ib.SLOTS):
        if (slots & BIT[slot]) != 0:
            take_turned_up(state, slot, seat if maker == state.active else maker)
    review_offers(state)


def hand_over(state: BohnitaPosition, giver: i64, places: i64, receiver: i64) -> None:
    """The cards at these places go to the receiver, the hindmost first."""
    place = state.hand_size[giver] - 1
    while places != 0:
        if (places & BIT[place]) != 0:
            places &= ~BIT[place]
            set_aside(state, receiver, take_from_hand(state, giver, place))
        place -= 1


def take_turned_up(state: BohnitaPosition, slot: i64, seat: i64) -> None:
    """IB-7, IB-9: a turned-up card is set aside; offers of it vanish."""
    set_aside(state, seat, state.turned_up[slot])
    state.turned_up[slot] = ib.NOTHING
    for at in range(state.offers - 1, -1, -1):
        if (state.slots_of(at) & BIT[slot]) != 0:
            drop_offer(state, at)


def review_offers(state: BohnitaPosition) -> None:
    """After a deal: impossible offers vanish; the others show that their cards are there."""
    for at in range(state.offers - 1, -1, -1):
        if state.is_impossible(at):
            drop_offer(state, at)
        else:
            assure_offered(state, at)


# -- listing -----------------------------------------------------------------------------------


def list_answers(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """Accept in every possible way, refuse, or withdraw."""
    for at in range(state.offers):
        number = state.offer_id[at]
        if (state.addressed(at) & BIT[seat]) != 0:
            for places in ways_to_give(state, seat, state.offer_wanted[at]):
                out = append(out, codes.accept_action(number, places))
            out = append(out, Do.REFUSE + number)
        elif state.maker_of(at) == seat:
            out = append(out, Do.WITHDRAW + number)
    return out


def ways_to_give(state: BohnitaPosition, seat: i64, counts: i64) -> vec[i64]:
    """The sets of places in a hand that hold exactly these beans."""
    ways = vec[i64]([0])
    for bean in range(ib.BEANS):
        for _copy in range(codes.copies_of(counts, bean)):
            ways = one_more(ways, state.places_with(seat, bean))
    return ways


def one_more(ways: vec[i64], held: i64) -> vec[i64]:
    """Each way with one more of these places, behind those of them it has already."""
    out = vec[i64]()
    for places in ways:
        left = held
        taken = places & held
        while left != 0:
            place = left & -left
            if place > taken:
                out = append(out, places | place)
            left &= left - 1
    return out


def simplest_offer(state: BohnitaPosition, seat: i64) -> i64:
    """One card given or asked for; NOTHING if a player can't offer anything at all."""
    if state.offers_made[seat] >= state.most_offers:
        return ib.NOTHING
    partner = codes.ANYBODY if seat == state.active else state.active
    slots = state.slots_turned_up()
    if slots != 0:
        return codes.offer_action(0, 0, slots & -slots, partner, codes.NO_OFFER)
    if state.hand_size[seat] > 0:
        return codes.offer_action(1, 0, 0, partner, codes.NO_OFFER)
    partners = state.others(seat)
    if seat != state.active:
        partners = BIT[state.active]
    if state.largest_hand(partners) > 0:
        return codes.offer_action(0, lowest(state.beans) + 1, 0, partner, codes.NO_OFFER)
    return ib.NOTHING


def list_offers(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """A sensible few: one card for one card that grows with the taker, or as a gift.

    If these are none, the simplest offer that is allowed.
    """
    if state.offers_made[seat] >= state.most_offers:
        return out
    size = len(out)
    is_active = seat == state.active
    out = list_proposals(state, seat, out) if is_active else list_bids(state, seat, out)
    if len(out) == size:
        action = simplest_offer(state, seat)
        if action != ib.NOTHING:
            out = append(out, action)
    return out


def list_proposals(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """The active player offers each turned-up card and each bean of the hand."""
    wanted = state.growing(seat)
    if state.largest_hand(state.others(seat)) == 0:
        wanted = 0
    for slot in range(ib.SLOTS):
        if state.turned_up[slot] != ib.NOTHING:
            out = list_offers_of(0, BIT[slot], wanted & ~BIT[state.turned_up[slot]], out)
    seen: i64 = 0
    for place in range(state.hand_size[seat]):
        bean = state.hands[seat * ib.HAND + place]
        if (seen & BIT[bean]) == 0:
            seen |= BIT[bean]
            out = list_offers_of(place + 1, 0, wanted & ~BIT[bean], out)
    return out


def list_offers_of(given: i64, slots: i64, wanted: i64, out: vec[i64]) -> vec[i64]:
    """The active player offers one card to all: as a gift, and for each of the beans wanted."""
    out = append(out, codes.offer_action(given, 0, slots, codes.ANYBODY, codes.NO_OFFER))
    while wanted != 0:
        bean = lowest(wanted)
        out = append(out, codes.offer_action(given, bean + 1, slots, codes.ANYBODY, codes.NO_OFFER))
        wanted &= wanted - 1
    return out


def list_bids(state: BohnitaPosition, seat: i64, out: vec[i64]) -> vec[i64]:
    """Another player bids one hand card for a turned-up card that they grow, or asks for it."""
    for slot in range(ib.SLOTS):
        bean = state.turned_up[slot]
        if bean != ib.NOTHING and (state.growing(seat) & BIT[bean]) != 0:
            out = append(out, codes.offer_action(0, 0, BIT[slot], state.active, codes.NO_OFFER))
            seen: i64 = BIT[bean]
            for place in range(state.hand_size[seat]):
                mine = state.hands[seat * ib.HAND + place]
                if mine >= 0 and (seen & BIT[mine]) == 0:
                    seen |= BIT[mine]
                    bid = codes.offer_action(place + 1, 0, BIT[slot], state.active, codes.NO_OFFER)
                    out = append(out, bid)
    return out


# -- at random ---------------------------------------------------------------------------------


def random_offer(state: BohnitaPosition, seat: i64, rng: Rng) -> i64:
    """A plausible offer: mostly one card for one that grows here; NOTHING if it fails."""
    answered = codes.NO_OFFER
    partner = state.active
    if seat == state.active:
        partner = rng.below(state.players + 1)
        if partner >= state.players or partner == seat:
            partner = codes.ANYBODY
    if state.offers > 0 and rng.below(2) == 0:
        at = rng.below(state.offers)
        partner = state.maker_of(at)
        answered = state.turn_of(at)
    given: i64 = 0
    if state.hand_size[seat] > 0:
        while popcount(given) < codes.DEALT and rng.below(2 + popcount(given)) == 0:
            given |= BIT[rng.below(state.hand_size[seat])]
    wanted: i64 = 0
    size: i64 = 0
    while size < codes.DEALT and rng.below(2 + size) == 0:
        grown = state.growing(seat)
        likely = grown != 0 and rng.below(4) > 0
        wanted += codes.ONE[rng.pick(grown if likely else state.beans)]
        size += 1
    action = codes.offer_action(
        codes.rank_places(given),
        codes.rank_beans(wanted),
        rng.below(4) & state.slots_turned_up(),
        partner,
        answered,
    )
    return action if offer_fault(state, seat, action) == NO_FAULT else ib.NOTHING


def random_answer(state: BohnitaPosition, seat: i64, rng: Rng) -> i64:
    """Accept an offer in some way, or refuse it; NOTHING if there is none to answer."""
    for at in range(state.offers):
        if (state.addressed(at) & BIT[seat]) != 0:
            number = state.offer_id[at]
            ways = ways_to_give(state, seat, state.offer_wanted[at])
            if len(ways) == 0 or rng.below(2) == 0:
                return Do.REFUSE + number
            return codes.accept_action(number, ways[rng.below(len(ways))])
    return ib.NOTHING
