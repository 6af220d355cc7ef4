"""What lies open on La Isla Bohnita's table, as plain data."""

from atoll.core.bits import members
from atoll.core.game import Data
from atoll.games.isla_bohnita.components import (
    BEANS,
    FIELDS,
    MERCHANTS,
    PIRATE,
    ROW,
    SHIPS,
    number_of,
)
from atoll.games.isla_bohnita.names import PORT_NAMES, bean_number
from atoll.games.isla_bohnita.position import NOTHING, THALER
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.games.isla_bohnita.verbs import (
    ANYBODY,
    ASIDE,
    DRAW,
    HAND,
    LEFT,
    OVER,
    PLANT,
    RAID,
    TRADE,
    beans_list,
)

PHASE_NAMES = {
    LEFT: "plant",
    PLANT: "plant",
    TRADE: "trade",
    ASIDE: "plant_aside",
    DRAW: "draw",
    RAID: "raid",
    OVER: "over",
}


def counted(counts: list[int]) -> list[int]:
    """A pile given as a count of each bean, as a sorted list of numbers."""
    return [number_of(bean) for bean, count in enumerate(counts) for _ in range(count)]


def pile(bean: int, count: int) -> Data | None:
    """A field's or ship's cards, None if it is empty."""
    return {"bean": number_of(bean), "count": count} if count else None


def hand(state: BohnitaState, seat: int) -> list[int | None]:
    """A hand from its front on, None for a card the viewer does not know."""
    cards = state.hands[seat * HAND : seat * HAND + state.hand_size[seat]]
    return [bean_number(bean) for bean in cards]


def ships(state: BohnitaState, seat: int, first: int, last: int) -> list[Data | None]:
    """The cargo of a player's ships, as far as he has them."""
    at = seat * SHIPS
    return [
        pile(state.ship_bean[at + ship], state.ship_count[at + ship])
        for ship in range(first, last)
        if state.has_ship(seat, ship)
    ]


def pirate(state: BohnitaState, seat: int) -> Data | None:
    """A pirate's cargo; None for who has no pirate."""
    if not state.has_ship(seat, PIRATE):
        return None
    return ships(state, seat, PIRATE, SHIPS)[0] or {"bean": None, "count": 0}


def row(state: BohnitaState, port: int) -> list[int]:
    """A port's row, its top card first."""
    cards = state.rows[port * ROW : port * ROW + state.row_size[port]]
    return [number_of(bean) for bean in list(cards)[::-1]]


def turned_up(state: BohnitaState) -> list[int]:
    """The cards turned up or left lying."""
    return [number_of(bean) for bean in beans_up(state)]


def beans_up(state: BohnitaState) -> list[int]:
    """The beans turned up or left lying."""
    cards = [bean for bean in state.turned_up if bean != NOTHING]
    return cards + [bean for bean, count in enumerate(state.lying) for _ in range(count)]


def offers(state: BohnitaState) -> list[Data]:
    """The offers that stand, each with its id."""
    return [offer_seen(state, offer) for offer in members(state.standing)]


def offer_seen(state: BohnitaState, offer: int) -> Data:
    """One offer: who gives what for what."""
    maker = state.maker_of(offer)
    partner = (state.offer_terms[offer] >> 3) & 7
    places = list(members(state.offer_given[offer]))
    up = [bean_number(state.turned_up[slot]) for slot in members(state.slots_of(offer))]
    mine = maker == state.active
    return {
        "id": offer,
        "by": maker,
        "to": None if partner == ANYBODY else partner,
        "waits_for": list(members(state.addressed(offer))),
        "slots": list(members(state.slots_of(offer))),
        "places": places,
        "gives": {
            "turned_up": up if mine else [],
            "hand": [bean_number(state.hands[maker * HAND + place]) for place in places],
        },
        "wants": {
            "turned_up": [] if mine else up,
            "hand": [number_of(bean) for bean in beans_list(state.offer_wanted[offer])],
        },
    }


def common(state: BohnitaState) -> Data:
    """What the trace and every view tell alike: all that lies open."""
    seats = range(state.players)
    return {
        "phase": PHASE_NAMES[state.step],
        "active": state.active,
        "to_act": list(members(state.must_act())),
        "last_turn": state.is_last,
        "planted": state.planted,
        "discarded": state.has_discarded,
        "discard": [number_of(bean) for bean in list(state.discard[: state.discard_size])[::-1]],
        "put_aside": counted(list(state.put_aside)),
        "exhaustions": state.exhaustions,
        "rows": {name: row(state, port) for port, name in enumerate(PORT_NAMES)},
        "turned_up": turned_up(state),
        "slots": [bean_number(bean) for bean in state.turned_up],
        "fields": [
            [
                pile(state.field_bean[seat * FIELDS + f], state.field_count[seat * FIELDS + f])
                for f in range(state.fields_of(seat))
            ]
            for seat in seats
        ],
        "set_aside": [
            counted(list(state.aside[seat * BEANS : (seat + 1) * BEANS])) for seat in seats
        ],
        "thalers": [
            [number_of(t % THALER) for t in state.thalers if t != NOTHING and t // THALER == seat]
            for seat in seats
        ],
        "merchants": [ships(state, seat, 0, MERCHANTS) for seat in seats],
        "pirates": [pirate(state, seat) for seat in seats],
        "offers": offers(state),
        "offers_made": state.offers_made,
        "wishes": [[number_of(bean) for bean in members(state.wishes[seat])] for seat in seats],
        "raid": raid(state),
        "raided": [[t // MERCHANTS, t % MERCHANTS] for t in members(state.raided)],
    }


def raid(state: BohnitaState) -> Data | None:
    """The raid that waits for its answer."""
    if state.target == NOTHING:
        return None
    victim, ship = divmod(int(state.target), MERCHANTS)
    return {"by": state.active, "victim": victim, "ship": ship}
