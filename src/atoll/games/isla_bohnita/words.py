"""What is said in La Isla Bohnita: its pieces, actions as choices, and the log."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from atoll.core.bits import members
from atoll.core.game import Data
from atoll.core.words import Event, Words, event, listed, piece, place, score_log, seat_words, words
from atoll.games.isla_bohnita.components import (
    ACCEPT,
    BEANS,
    FIELDS,
    HAND,
    MERCHANTS,
    NOTHING,
    OFFER,
    PIRATE,
    PORTS,
    ROW,
    SHIPS,
    bean_of,
    beans_list,
    number_of,
)
from atoll.games.isla_bohnita.declaration import (
    ACTIONS,
    PORT_NAMES,
    WARE_NAMES,
    Offer,
    read_accept,
    read_offer,
)
from atoll.games.isla_bohnita.fields import Do

if TYPE_CHECKING:
    from atoll.games.isla_bohnita.position import BohnitaPosition
    from atoll.games.isla_bohnita.state import BohnitaState

# -- pieces and places -------------------------------------------------------------------------


def bean_words(bean: int) -> Words:
    """A bean as people say it."""
    if bean < 0:
        return piece(words("bean-unknown"), "bean", 0)
    return piece(words(f"bean-{number_of(bean)}"), "bean", number_of(bean))


def numbered_words(number: int) -> Words:
    """The bean known by this number, 0 for one that is not known."""
    return bean_words(bean_of(number))


def cards_words(beans: Sequence[int]) -> Words:
    """Some cards as people say them: one after the other, or none."""
    if not beans:
        return words("cards-none")
    counted = [(beans.count(bean), bean_words(bean)) for bean in sorted(set(beans))]
    return listed([words("cards", count=count, bean=bean) for count, bean in counted])


def cards_of(counts: Iterable[int]) -> list[int]:
    """The beans of a pile given as a count of each bean."""
    return [bean for bean, count in enumerate(counts) for _ in range(count)]


def beans_up(state: "BohnitaState") -> list[int]:
    """The beans turned up or left lying."""
    return [bean for bean in state.turned_up if bean != NOTHING] + cards_of(state.lying)


def beans_aside(state: "BohnitaState", seat: int) -> list[int]:
    """The beans a player has set aside."""
    return cards_of(state.aside[seat * BEANS : (seat + 1) * BEANS])


def ship_words(seat: int, ship: int) -> Words:
    """A player's ship as its owner calls it."""
    where = f"ship-{seat}-{ship}"
    if ship == PIRATE:
        return piece(words("ship-pirate"), "ship", (seat, 0), where)
    return piece(words("ship-merchant", number=ship + 1), "ship", (seat, ship + 1), where)


def field_words(seat: int, field: int) -> Words:
    """A player's field, counted from the left."""
    return place(words("field", number=field + 1), f"field-{seat}-{field}")


def port_words(port: int) -> Words:
    """A port of the island."""
    return place(words(f"port-{PORT_NAMES[port]}"), f"port-{PORT_NAMES[port]}")


def ware_words(ware: int) -> Words:
    """Something to buy."""
    return words(f"ware-{WARE_NAMES[ware]}")


def cargo(state: "BohnitaPosition", seat: int, ship: int) -> dict[str, int | Words]:
    """A ship with what it carries, as arguments of a message."""
    at = seat * SHIPS + ship
    bean = bean_words(state.ship_bean[at])
    return {"ship": ship_words(seat, ship), "count": state.ship_count[at], "bean": bean}


def harvest(state: "BohnitaPosition", seat: int, field: int) -> dict[str, int | Words]:
    """A field with what grows there, as arguments of a message."""
    at = seat * FIELDS + field
    bean = bean_words(state.field_bean[at])
    return {"field": field_words(seat, field), "count": state.field_count[at], "bean": bean}


def placed_words(beans: list[int], places: list[int]) -> Words:
    """Hand cards with their places, so that copies can be told apart."""
    return listed(
        [
            words("card-placed", bean=bean_words(bean), place=place + 1)
            for bean, place in zip(beans, places, strict=True)
        ]
    )


def partner_words(partner: int | None) -> Words:
    """Whom an offer is made to."""
    return words("anybody") if partner is None else seat_words(partner)


def standing_words(state: "BohnitaPosition", number: int) -> Words:
    """An offer that stands, by who made it and what it says."""
    at = state.offer_at(number)
    given, wanted = map(cards_words, standing_sides(state, at))
    said = words("offer", who=seat_words(state.maker_of(at)), given=given, wanted=wanted)
    return place(said, f"offer-{number}")


def standing_sides(state: "BohnitaPosition", at: int) -> tuple[list[int], list[int]]:
    """The beans the maker of an offer that stands gives and gets."""
    given, wanted = beans_list(state.offer_given[at]), beans_list(state.offer_wanted[at])
    return sides(state, state.maker_of(at), [*members(state.slots_of(at))], [*given], [*wanted])


def sides(
    state: "BohnitaPosition", maker: int, slots: list[int], given: list[int], wanted: list[int]
) -> tuple[list[int], list[int]]:
    """What the maker of an offer gives and gets: turned-up cards are the active player's."""
    up = [state.turned_up[slot] for slot in slots]
    return (given + up, wanted) if maker == state.active else (given, wanted + up)


def offer_words(state: "BohnitaState", seat: int, offer: Offer) -> dict[str, Words]:
    """Whom an offer is made to and what it says, as arguments of a message."""
    given, wanted = sides(state, seat, offer.slots, offer.given, offer.wanted)
    cards = {"given": cards_words(given), "wanted": cards_words(wanted)}
    return {"to": partner_words(offer.partner), **cards}


# -- choices -----------------------------------------------------------------------------------

PLANTINGS = ("plant_aside", "plant_turned_up", "plant_left")


def describe(state: "BohnitaState", seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    if action >= OFFER:
        offer = read_offer(state, seat, action)
        key = "choice-offer" if offer.answered is None else "choice-counter"
        return words(key, **offer_words(state, seat, offer))
    if action >= ACCEPT:
        number, places, beans = read_accept(state, seat, action)
        said = standing_words(state, number)
        if not beans:
            return words("choice-accept-gift", offer=said)
        return words("choice-accept", offer=said, cards=placed_words(beans, places))
    data = ACTIONS.to_data(state, seat, action)
    verb = "plant" if data["verb"] in PLANTINGS else str(data["verb"]).replace("_", "-")
    return words(f"choice-{verb}", **arguments(state, seat, data))


def arguments(state: "BohnitaState", seat: int, data: Data) -> dict[str, int | Words]:
    """What an action is about: the arguments of its choice and of its line in the log."""
    match data:
        case {"verb": "sail", "ship": ship, "port": port, "count": count}:
            row = PORT_NAMES.index(port)
            names = {"port": port_words(row), "ship": ship_words(seat, ship)}
            return {"count": count, "bean": bean_words(state.top_of_row(row)), **names}
        case {"verb": "raid", "victim": victim, "ship": ship}:
            return {"victim": seat_words(victim), **cargo(state, victim, ship)}
        case {"verb": "yield"}:
            return {"bean": bean_words(state.ship_bean[seat * SHIPS + state.target % MERCHANTS])}
        case {"verb": "sell_cargo", "ship": ship}:
            return {"thalers": state.cargo_value(seat, ship), **cargo(state, seat, ship)}
        case {"verb": "move", "from": source, "to": target}:
            return {**cargo(state, seat, source), "to": ship_words(seat, target)}
        case {"verb": "load", "field": field, "ship": ship}:
            return {**harvest(state, seat, field), "ship": ship_words(seat, ship)}
        case {"verb": "sell_field", "field": field}:
            at = seat * FIELDS + field
            thalers = state.printed.value(state.field_bean[at], state.field_count[at])
            return {"thalers": thalers, **harvest(state, seat, field)}
        case {"verb": "buy", "ware": ware}:
            return {"ware": words(f"ware-{ware}"), "price": state.price(WARE_NAMES.index(ware))}
        case {"verb": "set_aside", "slot": slot}:
            return {"bean": bean_words(state.turned_up[slot])}
        case {"verb": "discard_left", "bean": number}:
            return {"bean": numbered_words(number), "count": state.lying[bean_of(number)]}
        case {"verb": "discard", "place": place}:
            bean = bean_words(state.hands[seat * HAND + place])
            return {"bean": bean, "place": place + 1, "count": 1}
        case {"verb": "plant", "field": field}:
            return {"bean": bean_words(state.front(seat)), "field": field_words(seat, field)}
        case {"bean": number, **rest}:
            field = {"field": field_words(seat, rest["field"])} if "field" in rest else {}
            return {"bean": numbered_words(number), **field}
        case {"offer": offer}:
            return {"offer": standing_words(state, offer)}
    return {}


# -- the log -----------------------------------------------------------------------------------

# The clause and the message of each action in the log.
EVENTS = {
    "plant": ("IB-6", "plant"),
    "turn_up": ("IB-7", "turn-up"),
    "set_aside": ("IB-7", "set-aside"),
    "plant_aside": ("IB-13", "plant"),
    "plant_turned_up": ("IB-13", "plant"),
    "end_phase": ("IB-13", "end-phase"),
    "draw": ("IB-14", "draw"),
    "sail": ("IB-10", "sail"),
    "raid": ("IB-12", "raid"),
    "yield": ("IB-12", "yield"),
    "sell_field": ("IB-17", "sell"),
    "load": ("IB-18", "load"),
    "sell_cargo": ("IB-20", "sell"),
    "move": ("IB-19", "move"),
    "buy": ("IB-21", "buy"),
    "discard": ("IB-26", "discard"),
    "plant_left": ("IB-28", "plant"),
    "discard_left": ("IB-28", "discard"),
    "wish": ("IB-8", "wish"),
    "refuse": ("IB-8", "refuse"),
    "withdraw": ("IB-8", "withdraw"),
}


def events(before: "BohnitaState", seat: int, action: int, after: "BohnitaState") -> list[Event]:
    """What an action did, and what followed from it by itself."""
    log = [told_action(before, seat, action, after)]
    if after.exhaustions > before.exhaustions:
        log.append(event("IB-23", "exhausted", count=after.exhaustions))
    if action == Do.DRAW:
        log += refills(before, after)
    if after.is_over():
        log += score_log("IB-24", "settle", list(after.settled), list(after.scores()))
    return log


def told_action(before: "BohnitaState", seat: int, action: int, after: "BohnitaState") -> Event:
    """The action itself as a line of the log."""
    if action >= OFFER:
        offer = read_offer(before, seat, action)
        key = "offer" if offer.answered is None else "counter"
        return event("IB-8", key, who=seat_words(seat), **offer_words(before, seat, offer))
    if action >= ACCEPT:
        return told_deal(before, seat, action)
    data = ACTIONS.to_data(before, seat, action)
    clause, key = EVENTS[data["verb"]]
    if data["verb"] == "discard" and not before.island:
        clause = "IB-28"
    shown = arguments(before, seat, data) | revealed(before, seat, data, after)
    return event(clause, key, who=seat_words(seat), **shown)


def revealed(
    before: "BohnitaState", seat: int, data: Data, after: "BohnitaState"
) -> dict[str, int | Words]:
    """What shows only after an action."""
    match data:
        case {"verb": "plant", "field": field}:
            return {"bean": bean_words(after.field_bean[seat * FIELDS + field])}
        case {"verb": "discard"}:
            return {"bean": bean_words(after.top_discard())}
        case {"verb": "turn_up"}:
            return {"cards": cards_words(beans_up(after))}
        case {"verb": "draw"}:
            return {"count": after.hand_size[seat] - before.hand_size[seat]}
    return {}


def told_deal(before: "BohnitaState", seat: int, action: int) -> Event:
    """A deal as it is carried out, told by who gives what to whom."""
    offer, _, _ = read_accept(before, seat, action)
    at = before.offer_at(offer)
    got, gave = map(cards_words, standing_sides(before, at))
    maker = seat_words(before.maker_of(at))
    return event("IB-9", "deal", who=seat_words(seat), maker=maker, got=got, gave=gave)


def refills(before: "BohnitaState", after: "BohnitaState") -> list[Event]:
    """IB-15: the rows laid anew."""
    log = []
    for port in range(PORTS):
        if after.row_size[port] > before.row_size[port]:
            row = list(after.rows[port * ROW : port * ROW + after.row_size[port]])
            log.append(event("IB-15", "refill", port=port_words(port), cards=cards_words(row)))
    return log
