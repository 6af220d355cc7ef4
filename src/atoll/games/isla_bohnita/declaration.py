"""What La Isla Bohnita declares: the fields of a position, and the actions with their notation."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypedDict

from atoll.core.actions import Actions, Data, Form, Kind, Named, OpenForm, Types
from atoll.core.bits import mask_of, members
from atoll.core.declaration import A_FLAG, A_SEAT, ACTS, Declaration, Field, count, one_of, subset
from atoll.core.errors import InvalidNotation
from atoll.core.state import State
from atoll.games.isla_bohnita import codes
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.components import BohnitaSet

if TYPE_CHECKING:
    from atoll.games.isla_bohnita.state import BohnitaState

# -- fields ------------------------------------------------------------------------------------

OFFERS = "players * most_offers if players > 2 else 0"

STEPS = ("left", "plant", "trade", "draw", "raid", "over")
A_STEP = one_of(len(STEPS) - 1)
A_BEAN = one_of(ib.BEANS)
CARD_COUNT = count(ib.CARDS)

FIELDS = Declaration(
    "Bohnita",
    printed=("printed", BohnitaSet),
    options=("island", "extension", "most_offers: i64"),
    steps=STEPS,
    by_hand=("observation", "actions"),
    uses=[ib.beans_played],
    entries=[
        Field(
            "beans",
            "the beans played with",
            "beans_played(printed, players, island, extension)",
            by_hand=True,
        ),
        Field("step", "what the game waits for, as in `fields.py`", 1, observed=A_STEP),
        ACTS,
        Field("active", "whose turn it is", observed=A_SEAT),
        Field("is_last", "IB-23: the game ends with this turn's planting", False, observed=A_FLAG),
        Field("planted", "IB-6: hand cards planted in this phase 1", observed=count(2)),
        Field("has_discarded", "IB-26, IB-28: a hand card in this phase 1", False, observed=A_FLAG),
        Field(
            "deck", "nobody knows its order: how many of each bean", size=ib.BEANS, known_to="rules"
        ),
        Field("deck_size", "cards in the draw pile", observed=CARD_COUNT),
        Field("discard", "the top card last", ib.NOTHING, size=ib.CARDS),
        Field("discard_size", "cards in the discard pile", observed=CARD_COUNT),
        Field("put_aside", "IB-27, IB-28: thalers paid", size=ib.BEANS, observed=CARD_COUNT),
        Field("exhaustions", "times the draw pile ran out", observed=count()),
        Field(
            "rows",
            "by port, the top card last",
            ib.NOTHING,
            size=ib.PORTS * ib.ROW,
            observed=A_BEAN,
        ),
        Field("row_size", size=ib.PORTS),
        Field("turned_up", "IB-7", ib.NOTHING, size=ib.SLOTS, observed=A_BEAN),
        Field(
            "lying", "IB-26, IB-28: turned up with two players", size=ib.BEANS, observed=CARD_COUNT
        ),
        Field(
            "hands",
            "queues, their front at place 0",
            ib.NOTHING,
            per_seat=ib.HAND,
            known_to="rules",
        ),
        Field("hand_size", "cards in each hand", per_seat=1, observed=count(ib.HAND)),
        Field(
            "assured",
            "what everybody knows of a hand, for each bean a set of places: of the cards up to a "
            "place at least as many are this bean as the set has members up to there",
            per_seat=ib.BEANS,
        ),
        Field("field_bean", "of each field", ib.NOTHING, per_seat=ib.FIELDS, observed=A_BEAN),
        Field("field_count", "of each field", per_seat=ib.FIELDS, observed=CARD_COUNT),
        Field("aside", "cards to plant, of each bean", per_seat=ib.BEANS, observed=CARD_COUNT),
        Field("aside_size", per_seat=1),
        Field("ship_bean", "of each ship", ib.NOTHING, per_seat=ib.SHIPS, observed=A_BEAN),
        Field("ship_count", "of each ship", per_seat=ib.SHIPS, observed=CARD_COUNT),
        Field("bought", "the set of wares a player has", per_seat=1, observed=subset(ib.WARES)),
        Field("thalers", "of all players, the last turned over last", ib.NOTHING, size=ib.CARDS),
        Field("thalers_size"),
        Field("wealth", "how many thalers each has", per_seat=1, observed=count()),
        Field("settled", "IB-24: thalers for the last sale", per_seat=1, observed=count()),
        Field("target", "the merchant under attack, seat * 2 + merchant", ib.NOTHING),
        Field("raided", "the merchants attacked this turn"),
        Field("shifts", "cargo moved to empty merchants", per_seat=1, observed=CARD_COUNT),
        Field("offer_number", "of the next offer; numbers rise through the game"),
        Field(
            "offers_made",
            "this turn, by each player",
            per_seat=1,
            observed=count(codes.MOST_OFFERS),
        ),
        Field("offers", "how many can be accepted, in the order they were made", by_hand=True),
        Field("offer_id", size=OFFERS, by_hand=True),
        Field("offer_terms", size=OFFERS, by_hand=True),
        Field("offer_places", "in the maker's hand; only they know", size=OFFERS, by_hand=True),
        Field("offer_given", "the beans there, four bits each", size=OFFERS, by_hand=True),
        Field("offer_wanted", "beans, four bits each", size=OFFERS, by_hand=True),
        Field(
            "wishes", "the set of beans a player looks for", per_seat=1, observed=subset(ib.BEANS)
        ),
    ],
)

# -- names -------------------------------------------------------------------------------------

PORT_NAMES = ("bohnbay", "bohnaco")
WARE_NAMES = ("field", "merchant", "pirate")
UNKNOWN_CARD = "?"
NUMBERS = {str(ib.number_of(bean)): bean for bean in range(ib.BEANS)}


def bean_code(bean: int) -> str:
    """A bean as written in notation: its number, `?` for a card the reader does not know."""
    return str(ib.number_of(bean)) if bean >= 0 else UNKNOWN_CARD


def bean_number(bean: int) -> int | None:
    """A bean in data: its number, null for none or an unknown one."""
    return ib.number_of(bean) if bean >= 0 else None


# -- deals -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Offer:
    """An offer taken apart. `given` are the beans from the maker's hand, in the places' order."""

    partner: int | None  # None for anybody
    given: list[int]
    places: list[int] | None  # None for those who only hear of the offer
    slots: list[int]
    wanted: list[int]
    answered: int | None


def read_offer(state: "BohnitaState", seat: int, action: int) -> Offer:
    """What an offer says; beans that the state does not know are negative."""
    is_told = action >= codes.TOLD
    given, partner = codes.given_of(action), codes.partner_of(action)
    places = None if is_told else list(members(codes.places_of(given)))
    beans = (
        list(codes.beans_list(codes.beans_of(given)))
        if is_told
        else cards_at(state, seat, places or [])
    )
    return Offer(
        partner=None if partner == codes.ANYBODY else partner,
        given=beans,
        places=places,
        slots=list(members(codes.slots_of(action))),
        wanted=list(codes.beans_list(codes.beans_of(codes.wanted_of(action)))),
        answered=number_answered(state, partner, codes.answered_of(action)),
    )


def number_answered(state: "BohnitaState", maker: int, turn: int) -> int | None:
    """The number of the offer a counter answers, -1 if it is gone; None if it is no counter."""
    at = state.offer_of(maker, turn)
    return None if turn == codes.NO_OFFER else -1 if at == ib.NOTHING else int(state.offer_id[at])


def turn_answered(state: "BohnitaState", number: int) -> int:
    """How a counter names the offer with this number."""
    at = state.offer_at(number)
    return codes.GONE if at == ib.NOTHING else int(state.turn_of(at))


def read_accept(state: "BohnitaState", seat: int, action: int) -> tuple[int, list[int], list[int]]:
    """The offer accepted, the places of the cards given for it, and their beans."""
    places = list(members(codes.accepted_places(action)))
    return codes.accepted_offer(action), places, cards_at(state, seat, places)


def cards_at(state: "BohnitaState", seat: int, places: list[int]) -> list[int]:
    """The beans at these places of a hand, negative where there is none or it is not known."""
    return [state.hands[seat * ib.HAND + place] for place in places]


def write_offer(state: "BohnitaState", offer: Offer) -> int:
    """The action that says this; the places must be known."""
    return codes.offer_action(
        codes.rank_places(mask_of(dealt(offer.places or []))),
        codes.rank_beans(sum(codes.ONE[bean] for bean in dealt(offer.wanted))),
        mask_of(offer.slots),
        codes.ANYBODY if offer.partner is None else offer.partner,
        codes.NO_OFFER if offer.answered is None else turn_answered(state, offer.answered),
    )


def dealt(cards: list[int]) -> list[int]:
    """The cards of one hand in a deal; there is a limit to them."""
    if len(cards) > codes.DEALT:
        raise InvalidNotation(f"a deal takes at most {codes.DEALT} cards from a hand (IB-8)")
    return cards


# -- text --------------------------------------------------------------------------------------


def section(word: str, items: list[str]) -> list[str]:
    """A part of an offer, left out when it is empty."""
    return [word, *items] if items else []


def placed(beans: list[int], places: list[int] | None) -> list[str]:
    """Cards with their places, as far as they are known."""
    if places is None:
        return [bean_code(bean) for bean in beans]
    return [f"{bean_code(bean)}@{place}" for bean, place in zip(beans, places, strict=True)]


def offer_text(
    to: object, given: list[str], slots: Sequence[object], wanted: list[str], answered: object
) -> str:
    """An offer as written in records; empty parts are left out."""
    parts = [
        f"offer {'any' if to is None else to}",
        *section("give", given),
        *section("up", [str(slot) for slot in slots]),
        *section("want", wanted),
        *section("answer", [] if answered is None else [str(answered)]),
    ]
    return " ".join(parts)


def sections(words: list[str], openings: set[str]) -> dict[str, list[str]]:
    """The parts of an offer, after its first two words, by the words that open them."""
    parts: dict[str, list[str]] = {word: [] for word in openings}
    opening = ""
    for word in words[2:]:
        if word in openings:
            opening = word
        elif not opening:
            raise ACTIONS.unreadable(" ".join(words))
        else:
            parts[opening].append(word)
    return parts


def read_cards(state: "BohnitaState", seat: int, items: list[str]) -> list[int]:
    """The places of cards of one's hand, written `20@3` or only `20`: then the hindmost such."""
    places: list[int] = []
    for item in items:
        code, at, place = item.partition("@")
        if at:
            places.append(PLACE.parse(state, place))
            continue
        bean = BEAN.parse(state, code)
        free = [
            place
            for place in range(state.hand_size[seat])
            if state.hands[seat * ib.HAND + place] == bean and place not in places
        ]
        if not free:
            raise InvalidNotation(f"there are not so many {code} in this hand")
        places.append(free[-1])
    return places


# -- data --------------------------------------------------------------------------------------


def sides_data(
    state: "BohnitaState", maker: int, slots: list[int], given: Iterable[int], wanted: Iterable[int]
) -> Data:
    """What each side of an offer gives: the turned-up cards are always the active player's."""
    turned_up = [bean_number(state.turned_up[slot]) for slot in slots]
    mine, theirs = (turned_up, []) if maker == state.active else ([], turned_up)
    return {
        "gives": {"turned_up": mine, "hand": [bean_number(bean) for bean in given]},
        "wants": {"turned_up": theirs, "hand": [bean_number(bean) for bean in wanted]},
    }


def as_list(items: object) -> list[object]:
    """A field that must be a list."""
    if not isinstance(items, list):
        raise ACTIONS.unreadable(items)
    return items


def cards_given(data: Data, hand: object) -> list[str]:
    """The cards given from the hand, by their places where these are named."""
    places = data.get("places")
    if places is None:
        return [str(bean) for bean in as_list(hand)]
    return [f"?@{place}" for place in as_list(places)]


# -- the forms ---------------------------------------------------------------------------------


class Given(TypedDict):
    """What the maker of an offer gives: beans by number, null where one can't be seen."""

    turned_up: list[int]
    hand: list[int | None]


class Side(TypedDict):
    """What one side of an offer gives: beans by number."""

    turned_up: list[int]
    hand: list[int]


class OfferForm(OpenForm["BohnitaState"]):
    """An offer; as others hear it, it names beans instead of places (codes from TOLD on)."""

    name, what, first = "offer", "cards given for cards wanted", int(codes.OFFER)

    def to_text(self, state: "BohnitaState", seat: int, code: int) -> str:
        """`offer any give 20@3 want 14`."""
        offer = read_offer(state, seat, self.first + code)
        given, wanted = placed(offer.given, offer.places), placed(offer.wanted, None)
        return offer_text(offer.partner, given, offer.slots, wanted, offer.answered)

    def from_words(self, state: "BohnitaState", seat: int, words: list[str]) -> int | None:
        if words[:1] != ["offer"] or len(words) < 2:
            return None
        parts = sections(words, {"give", "up", "want", "answer"})
        answers = [AN_OFFER.parse(state, item) for item in parts["answer"]]
        offer = Offer(
            partner=None if words[1] == "any" else PARTNER.parse(state, words[1]),
            given=[],
            places=read_cards(state, seat, parts["give"]),
            slots=[SLOT.parse(state, item) for item in parts["up"]],
            wanted=[BEAN.parse(state, item) for item in parts["want"]],
            answered=answers[0] if answers else None,
        )
        return write_offer(state, offer) - self.first

    def to_data(self, state: "BohnitaState", seat: int, code: int) -> Data:
        """An offer by what each side gives."""
        offer = read_offer(state, seat, self.first + code)
        return {
            "verb": "offer",
            "to": offer.partner,
            "slots": offer.slots,
            "places": offer.places,
            **sides_data(state, seat, offer.slots, offer.given, offer.wanted),
            "answers": offer.answered,
        }

    def types(self) -> Types:
        """What each side gives."""
        return {
            "verb": Literal["offer"],
            "to": int | None,
            "slots": list[int],
            "places": list[int] | None,
            "gives": Given,
            "wants": Side,
            "answers": int | None,
        }

    def from_data(self, state: "BohnitaState", seat: int, data: Data) -> int | None:
        """The offer described so; without places the hindmost cards are meant."""
        match data:
            case {"verb": "offer", "to": None | int() as to, "gives": dict(), "wants": dict()}:
                given = cards_given(data, data["gives"].get("hand", []))
                wanted = [str(bean) for bean in as_list(data["wants"].get("hand", []))]
                slots = as_list(data.get("slots", []))
                text = offer_text(to, given, slots, wanted, data.get("answers"))
                return self.from_words(state, seat, text.split())
        return None


class AcceptForm(OpenForm["BohnitaState"]):
    """Accepting an offer with cards of the hand."""

    name, what, first = "accept", "an offer, and the cards given for it", int(codes.ACCEPT)

    def to_text(self, state: "BohnitaState", seat: int, code: int) -> str:
        """`accept 2 give 14@0`."""
        offer, places, beans = read_accept(state, seat, self.first + code)
        return " ".join([f"accept {offer}", *section("give", placed(beans, places))])

    def from_words(self, state: "BohnitaState", seat: int, words: list[str]) -> int | None:
        if words[:1] != ["accept"] or len(words) < 2:
            return None
        given = read_cards(state, seat, sections(words, {"give"})["give"])
        offer = AN_OFFER.parse(state, words[1])
        return codes.accept_action(offer, mask_of(dealt(given))) - self.first

    def to_data(self, state: "BohnitaState", seat: int, code: int) -> Data:
        offer, places, beans = read_accept(state, seat, self.first + code)
        hand = [bean_number(bean) for bean in beans]
        return {"verb": "accept", "offer": offer, "hand": hand, "places": places}

    def types(self) -> Types:
        """The offer, and the cards with their places."""
        return {
            "verb": Literal["accept"],
            "offer": int,
            "hand": list[int | None],
            "places": list[int] | None,
        }

    def from_data(self, state: "BohnitaState", seat: int, data: Data) -> int | None:
        match data:
            case {"verb": "accept", "offer": int(offer), "hand": list(hand)}:
                text = " ".join([f"accept {offer}", *section("give", cards_given(data, hand))])
                return self.from_words(state, seat, text.split())
        return None


# -- actions -----------------------------------------------------------------------------------


class BeanKind(Named[State]):
    """A bean, by its number in text and in data."""

    def data(self, state: State, parameter: str, value: int) -> Data:
        return {parameter: bean_number(value)}

    def types(self, parameter: str) -> Types:
        """A number."""
        return {parameter: int}

    def from_data(self, state: State, parameter: str, data: Data) -> int | None:
        number = data.get(parameter)
        return self.parse(state, str(number)) if type(number) is int else None


BEAN: Kind[State] = BeanKind("bean", list(NUMBERS), f"one of {', '.join(NUMBERS)}")
PORT: Kind[State] = Named("port", PORT_NAMES, f"one of {', '.join(PORT_NAMES)}")
WARE: Kind[State] = Named("ware", WARE_NAMES, f"one of {', '.join(WARE_NAMES)}")
A_FIELD: Kind[State] = Kind("field", ib.FIELDS, room=ib.VERB)
A_SHIP: Kind[State] = Kind("ship", ib.SHIPS, room=ib.VERB)
ITS_FIELD: Kind[State] = Kind("field", ib.FIELDS, room=ib.FIELD)
ITS_SHIP: Kind[State] = Kind("ship", ib.SHIPS)
FIRST_SHIP: Kind[State] = Kind("ship", ib.SHIPS, room=ib.VERB // (ib.PORTS * ib.COUNT))
FIRST_FIELD: Kind[State] = Kind("field", ib.FIELDS, room=ib.VERB // ib.SHIPS)
FROM_SHIP: Kind[State] = Kind("ship", ib.SHIPS, room=ib.VERB // ib.SHIPS)
VICTIM: Kind[State] = Kind("seat", 7, room=ib.VERB // ib.SHIPS)
AN_OFFER: Kind[State] = Kind("offer", ib.VERB)
PARTNER: Kind[State] = Kind("seat", codes.ANYBODY)
PLACE: Kind[State] = Kind("place", ib.HAND)
SLOT: Kind[State] = Kind("slot", ib.SLOTS)
PLANTING: dict[str, Kind[State]] = {"bean": BEAN, "field": ITS_FIELD}
A_COUNT: Kind[State] = Kind("number of cards", ib.COUNT)
VOYAGE: dict[str, Kind[State]] = {"ship": FIRST_SHIP, "port": PORT, "count": A_COUNT}
ACTIONS: "Actions[BohnitaState]" = Actions(
    "La Isla Bohnita",
    "'plant 0', 'sail 0 bohnbay 2', 'offer any give 20 want 14'",
    [
        Form(
            "plant",
            {"field": A_FIELD},
            "the front hand card onto a field",
            extra=lambda state, seat, _: {"bean": bean_number(state.front(seat))},
            extra_types={"bean": int | None},
        ),
        Form("turn_up", what="go on to phase 2"),
        Form("set_aside", {"slot": Kind("slot", ib.SLOTS, room=ib.VERB)}, "a turned-up card"),
        Form("plant_aside", PLANTING, "a bean set aside, a field"),
        Form("plant_turned_up", PLANTING, "with two players: a bean, a field"),
        Form("end_phase", what="phase 2 ends"),
        Form("draw", what="draw cards"),
        Form("sail", VOYAGE, "a merchant, a port, how many cards"),
        Form("raid", {"victim": VICTIM, "ship": ITS_SHIP}, "whose merchant"),
        Form("yield", what="give in to a raid"),
        # From here on: what is not a step of a turn; `play` counts on it.
        Form("sell_field", {"field": A_FIELD}, "a field"),
        Form("load", {"field": FIRST_FIELD, "ship": ITS_SHIP}, "a field onto a merchant"),
        Form("sell_cargo", {"ship": A_SHIP}, "a ship"),
        Form("move", {"from": FROM_SHIP, "to": ITS_SHIP}, "a ship's cargo onto a merchant"),
        Form("buy", {"ware": WARE}, "a ware"),
        Form(
            "discard",
            {"place": Kind("place", ib.HAND, room=ib.VERB)},
            "with two players: a place in the hand",
            extra=lambda state, seat, place: {"bean": bean_number(*cards_at(state, seat, place))},
            extra_of=("place",),
            extra_types={"bean": int | None},
        ),
        Form("plant_left", PLANTING, "IB-28: a bean the opponent left, a field"),
        Form("discard_left", {"bean": BEAN}, "IB-28: a bean the opponent left"),
        Form("wish", {"bean": BEAN}, "show that one looks for a bean"),
        Form("refuse", {"offer": AN_OFFER}),
        Form("withdraw", {"offer": AN_OFFER}),
        AcceptForm(),
        OfferForm(),
    ],
    room=ib.VERB,
)
