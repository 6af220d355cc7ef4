"""La Isla Bohnita's actions as short text and as named data.

Seats, fields, ships, slots and places in a hand count from 0; a bean is its number. An offer
names the cards given from the hand with their places: `offer 2 give 20@3 up 0 want 14 14`.
Without a place the hindmost card of that bean is meant.
"""

from dataclasses import dataclass

from atoll.core.bits import BIT, mask_of, members
from atoll.core.errors import InvalidNotation
from atoll.core.game import Data
from atoll.games.isla_bohnita.components import MERCHANTS, PORTS, SLOTS
from atoll.games.isla_bohnita.names import (
    NUMBERS,
    PORT_NAMES,
    WARE_NAMES,
    bean_code,
    bean_number,
)
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.games.isla_bohnita.verbs import (
    ACCEPT,
    ANYBODY,
    COUNT,
    DEALT,
    DO_BUY,
    DO_DISCARD,
    DO_DISCARD_LEFT,
    DO_DRAW,
    DO_END,
    DO_LOAD,
    DO_MOVE,
    DO_PLANT,
    DO_PLANT_ASIDE,
    DO_PLANT_LEFT,
    DO_PLANT_LYING,
    DO_RAID,
    DO_REFUSE,
    DO_SAIL,
    DO_SELL_CARGO,
    DO_SELL_FIELD,
    DO_SET_ASIDE,
    DO_TURN_UP,
    DO_WISH,
    DO_WITHDRAW,
    DO_YIELD,
    FIELD,
    HAND,
    MOST_OFFERS,
    NO_ID,
    OFFER,
    REST,
    STEP,
    SUBSETS,
    TOLD,
    VERB,
    WANTS,
    accept_action,
    beans_list,
    beans_of,
    offer_action,
    places_of,
    rank_beans,
    rank_places,
)

# A small action: its verb's name and its fields, each with what it counts in the argument.
FORMS: dict[int, tuple[str, tuple[tuple[str, int], ...]]] = {
    DO_PLANT: ("plant", (("field", 1),)),
    DO_TURN_UP: ("turn_up", ()),
    DO_SET_ASIDE: ("set_aside", (("slot", 1),)),
    DO_PLANT_ASIDE: ("plant_aside", (("bean", FIELD), ("field", 1))),
    DO_PLANT_LYING: ("plant_turned_up", (("bean", FIELD), ("field", 1))),
    DO_END: ("end_phase", ()),
    DO_DRAW: ("draw", ()),
    DO_SAIL: ("sail", (("ship", PORTS * COUNT), ("port", COUNT), ("count", 1))),
    DO_RAID: ("raid", (("victim", MERCHANTS), ("ship", 1))),
    DO_YIELD: ("yield", ()),
    DO_SELL_FIELD: ("sell_field", (("field", 1),)),
    DO_LOAD: ("load", (("field", MERCHANTS), ("ship", 1))),
    DO_SELL_CARGO: ("sell_cargo", (("ship", 1),)),
    DO_MOVE: ("move", (("from", MERCHANTS), ("to", 1))),
    DO_BUY: ("buy", (("ware", 1),)),
    DO_DISCARD: ("discard", (("place", 1),)),
    DO_PLANT_LEFT: ("plant_left", (("bean", FIELD), ("field", 1))),
    DO_DISCARD_LEFT: ("discard_left", (("bean", 1),)),
    DO_WISH: ("wish", (("bean", 1),)),
    DO_REFUSE: ("refuse", (("offer", 1),)),
    DO_WITHDRAW: ("withdraw", (("offer", 1),)),
}
VERB_NAMES = {name: verb for verb, (name, _) in FORMS.items()}
NAMED: dict[str, dict[str, int]] = {
    "bean": NUMBERS,
    "port": {name: port for port, name in enumerate(PORT_NAMES)},
    "ware": {name: ware for ware, name in WARE_NAMES.items()},
}
SPELLED = {field: {value: name for name, value in names.items()} for field, names in NAMED.items()}


@dataclass(frozen=True)
class Offer:
    """An offer taken apart. `given` are the beans from the maker's hand, in the places' order."""

    partner: int | None  # None for anybody
    given: list[int]
    places: list[int] | None  # None for those who only hear of the offer
    slots: list[int]
    wanted: list[int]
    answered: int | None


def read_offer(state: BohnitaState, seat: int, action: int) -> Offer:
    """What an offer says; beans that the state does not know are negative."""
    told = action >= TOLD
    cards, rest = divmod(int(action - (TOLD if told else OFFER)) // STEP, REST)
    given, wanted = divmod(cards, int(WANTS))
    aim, answered = divmod(rest, NO_ID + 1)
    slots, partner = divmod(aim, 8)
    places = None if told else list(members(places_of(given)))
    beans = list(beans_list(beans_of(given))) if told else cards_at(state, seat, places or [])
    return Offer(
        partner=None if partner == ANYBODY else partner,
        given=beans,
        places=places,
        slots=list(members(slots)),
        wanted=list(beans_list(beans_of(wanted))),
        answered=None if answered == NO_ID else answered,
    )


def read_accept(state: BohnitaState, seat: int, action: int) -> tuple[int, list[int], list[int]]:
    """The offer accepted, the places of the cards given for it, and their beans."""
    offer, rank = divmod(int(action - ACCEPT) // STEP, int(SUBSETS))
    places = list(members(places_of(rank)))
    return offer, places, cards_at(state, seat, places)


def cards_at(state: BohnitaState, seat: int, places: list[int]) -> list[int]:
    """The beans at these places of a hand, negative where there is none or it is not known."""
    return [state.hands[seat * HAND + place] for place in places]


def write_offer(offer: Offer) -> int:
    """The action that says this; the places must be known."""
    places = offer.places or []
    if len(places) > DEALT or len(offer.wanted) > DEALT:
        raise InvalidNotation(f"a deal takes at most {DEALT} cards from a hand (IB-8)")
    return offer_action(
        rank_places(mask_of(places), len(set(places))),
        rank_beans(sum(BIT[4 * bean] for bean in offer.wanted), len(offer.wanted)),
        mask_of(offer.slots),
        ANYBODY if offer.partner is None else offer.partner,
        NO_ID if offer.answered is None else offer.answered,
    )


# -- text --------------------------------------------------------------------------------------


def to_text(state: BohnitaState, seat: int, action: int) -> str:
    """`plant 0`, `sail 0 bohnbay 2`, `offer any give 20@3 want 14`, `accept 2 give 14@0`, …"""
    if action >= OFFER:
        return offer_text(read_offer(state, seat, action))
    if action >= ACCEPT:
        offer, places, beans = read_accept(state, seat, action)
        return " ".join([f"accept {offer}", *section("give", placed(beans, places))])
    name, fields = FORMS[action // VERB]
    return " ".join([name.replace("_", "-"), *spelled(fields, action % VERB).values()])


def spelled(fields: tuple[tuple[str, int], ...], argument: int) -> dict[str, str]:
    """The fields of a small action as written."""
    out = {}
    for field, stride in fields:
        value, argument = divmod(argument, stride)
        out[field] = SPELLED[field].get(value, str(value)) if field in SPELLED else str(value)
    return out


def section(word: str, items: list[str]) -> list[str]:
    """A part of an offer, left out when it is empty."""
    return [word, *items] if items else []


def placed(beans: list[int], places: list[int] | None) -> list[str]:
    """Cards with their places, as far as they are known."""
    if places is None:
        return [bean_code(bean) for bean in beans]
    return [f"{bean_code(bean)}@{place}" for bean, place in zip(beans, places, strict=True)]


def offer_text(offer: Offer) -> str:
    """An offer as written in records."""
    to = "any" if offer.partner is None else str(offer.partner)
    return " ".join(
        [
            f"offer {to}",
            *section("give", placed(offer.given, offer.places)),
            *section("up", [str(slot) for slot in offer.slots]),
            *section("want", [bean_code(bean) for bean in offer.wanted]),
            *section("answer", [] if offer.answered is None else [str(offer.answered)]),
        ]
    )


def from_text(state: BohnitaState, seat: int, text: str) -> int:
    """The action written as `to_text` writes it."""
    verb, *rest = text.split() or [""]
    name = verb.replace("-", "_")
    if name in VERB_NAMES:
        return small_action(name, rest, text)
    if verb == "offer" and rest:
        parts = sections(rest[1:], {"give", "up", "want", "answer"}, text)
        answers = [read_count(item, MOST_OFFERS, text) for item in parts["answer"]]
        return write_offer(
            Offer(
                partner=None if rest[0] == "any" else read_count(rest[0], ANYBODY, text),
                given=[],
                places=read_cards(state, seat, parts["give"], text),
                slots=[read_count(item, SLOTS, text) for item in parts["up"]],
                wanted=[read_bean(item) for item in parts["want"]],
                answered=answers[0] if answers else None,
            )
        )
    if verb == "accept" and rest:
        parts = sections(rest[1:], {"give"}, text)
        places = read_cards(state, seat, parts["give"], text)
        return write_accept(read_count(rest[0], MOST_OFFERS, text), places)
    raise unreadable(text)


def unreadable(text: object) -> InvalidNotation:
    """The complaint about something that is no action."""
    return InvalidNotation(
        f"'{text}' is not an action of La Isla Bohnita "
        "(such as 'plant 0', 'sail 0 bohnbay 2', 'offer any give 20 want 14')"
    )


def write_accept(offer: int, places: list[int]) -> int:
    """Accepting an offer with the cards at these places."""
    if len(places) > DEALT:
        raise InvalidNotation(f"a deal takes at most {DEALT} cards from a hand (IB-8)")
    return accept_action(offer, rank_places(mask_of(places), len(set(places))))


def small_action(name: str, values: list[str], text: object) -> int:
    """The action of this verb with its fields as written."""
    verb = VERB_NAMES[name]
    fields = FORMS[verb][1]
    if len(values) != len(fields):
        raise unreadable(text)
    argument, bound = 0, VERB
    for (field, stride), value in zip(fields, values, strict=True):
        if field in NAMED:
            if value not in NAMED[field]:
                known = ", ".join(NAMED[field])
                raise InvalidNotation(f"'{value}' is not a {field} (one of {known})")
            number = NAMED[field][value]
        else:
            number = read_count(value, bound // stride, text)
        argument += number * stride
        bound = stride
    return verb * VERB + argument


def sections(items: list[str], known: set[str], text: str) -> dict[str, list[str]]:
    """The parts of an offer by the words that open them."""
    parts: dict[str, list[str]] = {word: [] for word in known}
    word = ""
    for item in items:
        if item in known:
            word = item
        elif not word:
            raise unreadable(text)
        else:
            parts[word].append(item)
    return parts


def read_count(item: str, bound: int, text: object) -> int:
    """A whole number below `bound`."""
    if not (item.isascii() and item.isdigit() and len(item) < 10 and int(item) < bound):
        raise unreadable(text)
    return int(item)


def read_bean(item: str) -> int:
    """The bean with this number."""
    if item not in NUMBERS:
        raise InvalidNotation(f"'{item}' is not a bean (one of {', '.join(NUMBERS)})")
    return NUMBERS[item]


def read_cards(state: BohnitaState, seat: int, items: list[str], text: object) -> list[int]:
    """The places of cards of one's hand, written `20@3` or only `20`: then the hindmost such."""
    places: list[int] = []
    for item in items:
        code, at, place = item.partition("@")
        if at:
            places.append(read_count(place, HAND, text))
            continue
        bean = read_bean(code)
        free = [
            place
            for place in range(state.hand_size[seat])
            if state.hands[seat * HAND + place] == bean and place not in places
        ]
        if not free:
            raise InvalidNotation(f"there are not so many {code} in this hand")
        places.append(free[-1])
    return places


# -- data --------------------------------------------------------------------------------------


def to_data(state: BohnitaState, seat: int, action: int) -> Data:
    """The action with named fields."""
    if action >= OFFER:
        return offer_data(state, seat, read_offer(state, seat, action))
    if action >= ACCEPT:
        offer, places, beans = read_accept(state, seat, action)
        hand = [bean_number(bean) for bean in beans]
        return {"verb": "accept", "offer": offer, "hand": hand, "places": places}
    verb, argument = divmod(action, VERB)
    name, fields = FORMS[verb]
    data: Data = {"verb": name}
    for field, value in spelled(fields, argument).items():
        data[field] = value if field in ("port", "ware") else int(value)
    if verb == DO_PLANT:
        data["bean"] = bean_number(state.front(seat))
    if verb == DO_DISCARD:
        data["bean"] = bean_number(state.hands[seat * HAND + argument])
    return data


def offer_data(state: BohnitaState, seat: int, offer: Offer) -> Data:
    """An offer by what each side gives: the turned-up cards are always the active player's."""
    turned_up = [bean_number(state.turned_up[slot]) for slot in offer.slots]
    mine = seat == state.active
    return {
        "verb": "offer",
        "to": offer.partner,
        "slots": offer.slots,
        "places": offer.places,
        "gives": {
            "turned_up": turned_up if mine else [],
            "hand": [bean_number(bean) for bean in offer.given],
        },
        "wants": {
            "turned_up": [] if mine else turned_up,
            "hand": [bean_number(bean) for bean in offer.wanted],
        },
        "answers": offer.answered,
    }


def from_data(state: BohnitaState, seat: int, data: Data) -> int:
    """The action that `to_data` describes so; without places the hindmost cards are meant."""
    match data:
        case {"verb": "offer", "to": None | int(), "gives": dict(), "wants": dict()}:
            return from_text(state, seat, offer_words(data))
        case {"verb": "accept", "offer": int(offer), "hand": list(hand)}:
            return from_text(state, seat, " ".join([f"accept {offer}", *hand_section(data, hand)]))
        case {"verb": str(name)} if name in VERB_NAMES:
            fields = FORMS[VERB_NAMES[name]][1]
            return small_action(name, [str(data.get(field)) for field, _ in fields], data)
    raise unreadable(data)


def offer_words(data: Data) -> str:
    """An offer's data as text."""
    to = "any" if data["to"] is None else str(data["to"])
    answered = data.get("answers")
    return " ".join(
        [
            f"offer {to}",
            *hand_section(data, listed(data["gives"].get("hand", []))),
            *section("up", [str(slot) for slot in listed(data.get("slots", []))]),
            *section("want", [str(bean) for bean in listed(data["wants"].get("hand", []))]),
            *section("answer", [] if answered is None else [str(answered)]),
        ]
    )


def listed(items: object) -> list[object]:
    """A field that must be a list."""
    if not isinstance(items, list):
        raise unreadable(items)
    return items


def hand_section(data: Data, hand: list[object]) -> list[str]:
    """The cards given from the hand, by their places where these are named."""
    places = data.get("places")
    if places is None:
        return section("give", [str(bean) for bean in hand])
    return section("give", [f"?@{place}" for place in listed(places)])
