"""What Moluku declares: the names of its cards, the fields of a position and the actions."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Literal

from atoll.core.actions import (
    UNKNOWN,
    Actions,
    Choices,
    Data,
    Flag,
    Form,
    Kind,
    Named,
    OpenForm,
    Seat,
    Types,
)
from atoll.core.declaration import (
    A_FLAG,
    A_SEAT,
    ACTS,
    SEATS_IN_ORDER,
    Declaration,
    Field,
    count,
    one_of,
    subset,
)
from atoll.core.state import State
from atoll.core.words import Words, piece, words
from atoll.games.moluku import components as mo
from atoll.games.moluku.components import MolukuSet

if TYPE_CHECKING:
    from atoll.games.moluku.state import MolukuState

# -- names -------------------------------------------------------------------------------------

COLOUR_NAMES = ("green", "red", "blue", "yellow")
INITIALS = "GRBY"
PANKU_NAMES = {mo.CHIEF: "chief", mo.WEDDING: "wedding", mo.LIZARD: "lizard", mo.CHILL: "chill"}
KEPT = 4096  # cards whose words are kept


@cache
def card_code(card: int) -> str:
    """A card as written in notation: `G6`, `chief`."""
    if card >= mo.COLOURED:
        return PANKU_NAMES.get(card, UNKNOWN)
    return f"{INITIALS[mo.colour_of(card)]}{mo.height_of(card)}"


@lru_cache(KEPT)
def card_words(printed: MolukuSet, card: int) -> Words:
    """A card as people say it, with its picture."""
    picture = mo.PICTURE_NAMES[printed.picture(card)] if card < mo.COLOURED else ""
    return code_words(card_code(card), picture)


def code_words(code: str, picture: str) -> Words:
    """A card by its code and its picture; Panku cards have none."""
    if not picture:
        return piece(words(f"card-{'unknown' if code == UNKNOWN else code}"), "card", code)
    colour, height = COLOUR_NAMES[INITIALS.index(code[0])], int(code[1:])
    name = words("card", colour=colour, height=height, picture=words(f"picture-{picture}"))
    return piece(name, "card", (code, picture))


def trump_name(colour: int) -> str | None:
    """The trump's colour, None for no trump."""
    return None if colour == mo.NO_TRUMP else COLOUR_NAMES[colour]


def colour_words(colour: int) -> Words:
    """A colour, or no trump."""
    return trump_words(trump_name(colour))


def trump_words(name: str | None) -> Words:
    """The same by its name."""
    return words("no-trump") if name is None else piece(words(f"colour-{name}"), "colour", name)


# -- fields ------------------------------------------------------------------------------------

STEPS = (
    *("play", "second", "chill_first", "harvest", "cover", "name_by_palm", "name_by_total"),
    *("discard", "pass", "over"),
)
TRUMPS = one_of(mo.NO_TRUMP + 1)
A_STEP = one_of(len(STEPS) - 1)
A_CARD = one_of(mo.CARDS)
A_SET = subset(mo.CARDS)


def cards(name: str, what: str) -> Field:
    """A set of cards for each seat."""
    return Field(name, what, per_seat=1, observed=A_SET)


FIELDS = Declaration(
    "Moluku",
    printed=("printed", MolukuSet),
    options=("teams",),
    steps=STEPS,
    by_hand=("observation",),  # what is known of the hidden cards: `knowledge`
    entries=[
        Field("season", "which season is played", 1, observed=one_of(mo.SEASONS, 1)),
        Field("step", "what the game waits for, as in `fields.py`", observed=A_STEP),
        Field("actor"),
        ACTS,
        Field("first", "the first player, drawn at set-up"),
        Field("trump", "the trump colour; the last is no trump", mo.NO_TRUMP, observed=TRUMPS),
        Field("next_trump", "the trump named for the next trick", mo.NOTHING, observed=TRUMPS),
        Field("led", "the colour led", mo.NO_TRUMP, observed=TRUMPS),
        Field("leader", "who led the trick", observed=A_SEAT),
        Field(
            "next_leader",
            "who leads the next one, if a special card says so",
            mo.NOTHING,
            observed=A_SEAT,
        ),
        Field("reversed", "the order is reversed in this trick", False, observed=A_FLAG),
        Field("next_reversed", "and in the next one", False, observed=A_FLAG),
        Field(
            "order", "by place in the order of harvest: who", per_seat=1, observed=SEATS_IN_ORDER
        ),
        Field("strengths", "of the cards by which the seats are ranked", per_seat=1),
        Field("turn", "how far play or harvest has come", observed=count("players")),
        Field("stock", "cards nobody has seen, in no order", known_to="rules"),
        Field("stock_size", "cards in the stock", observed=count(mo.CARDS)),
        Field("table", "cards still to be harvested", observed=A_SET),
        Field("waiting", "the second card of a pair being placed", mo.NOTHING, observed=A_CARD),
        Field("volcano", "the Volcano that waits for a card to cover", mo.NOTHING, observed=A_CARD),
        Field("palms_before", "open on the island before the last placement"),
        Field("shown_cards", "cards seen open at any time", observed=A_SET),
        Field("totals", "points so far", per_seat=1, observed=count()),
        Field("hand_size", "cards in each hand", per_seat=1, observed=count(mo.CARDS)),
        Field("hands", per_seat=1, known_to="rules"),
        cards("islands", "open cards of each island"),
        cards("covered", "covered cards of each island"),
        Field("cards", "the card each seat played in this trick", per_seat=1, observed=A_CARD),
        Field("seconds", "the second card each seat played", per_seat=1, observed=A_CARD),
        Field("scored", "the islands at the end of each season", per_seat=mo.SEASONS),
        Field("out", "this season's discards", per_seat=1, known_to="rules"),
        Field("out_size", per_seat=1),
        Field("earlier", "discards of the season before", per_seat=1, known_to="rules"),
        Field("passed", "cards passed in this season", per_seat=1, known_to="rules"),
        Field("passed_size", "MO-16: passed and still in the new hand", per_seat=1),
        cards("picked", "cards each seat took up from its island and were not seen since"),
        cards("voids", "cards each seat has shown not to hold"),
        Field("gone", "known to be among a seat's earlier discards", per_seat=1),
    ],
)

# -- actions -----------------------------------------------------------------------------------


class TrumpKind(Named[State]):
    """A colour, or none: `none` in text, null in data."""

    def data(self, state: State, parameter: str, value: int) -> Data:
        return {parameter: None if value == mo.NO_TRUMP else self.text(state, value)}

    def types(self, parameter: str) -> Types:
        """One of the names, or null."""
        return {parameter: Literal[COLOUR_NAMES] | None}

    def from_data(self, state: State, parameter: str, data: Data) -> int | None:
        if parameter in data and data[parameter] is None:
            return mo.NO_TRUMP
        return super().from_data(state, parameter, data)


class PairForm(Form["MolukuState"]):
    """A pair of a Wedding; data names its cards in the order in which they are placed."""

    def to_data(self, state: "MolukuState", seat: int, code: int) -> Data:
        owner, swapped = divmod(code, 2)
        pair = [card_code(state.cards[owner]), card_code(state.seconds[owner])]
        return {"verb": "harvest", "pair_of": owner, "cards": pair[:: -1 if swapped else 1]}

    def types(self) -> Types:
        """The owner and both cards."""
        return {"verb": Literal["harvest"], "pair_of": int, "cards": tuple[str, str]}

    def factor(
        self, state: "MolukuState", seat: int, start: int, codes: list[int]
    ) -> list[Choices]:
        """One by one: the cards follow from the owner and their order."""
        return OpenForm.factor(self, state, seat, start, codes)

    def from_data(self, state: "MolukuState", seat: int, data: Data) -> int | None:
        match data:
            case {"verb": "harvest", "pair_of": int(owner), "cards": [str(first), str()]}:
                if 0 <= owner < state.players:
                    return 2 * owner + (first == card_code(state.seconds[owner]))
        return None


CARD: Kind[State] = Named(
    "card",
    [card_code(card) for card in range(mo.CARDS)],
    "such as G6, Y11, chief",
    room=64,
    may_hide=True,
)
TRUMP: Kind[State] = TrumpKind("colour", (*COLOUR_NAMES, "none"), "such as green, none")
PAIR: dict[str, Kind[State]] = {"owner": Seat(4), "swapped": Flag("swapped")}
ACTIONS: "Actions[MolukuState]" = Actions(
    "Moluku",
    "'play G6', 'trump none'",
    [
        Form("play", {"card": CARD}, "a card"),
        Form("harvest", {"card": CARD}, "a card"),
        PairForm("pair", PAIR, "the seat whose pair it is; 1 to place the second card first"),
        Form("cover", {"card": CARD}, "a card"),
        Form("name", {"trump": TRUMP}, "a colour, or no trump", "trump {trump}", "name_trump"),
        Form("discard", {"card": CARD}, "a card", secret="card"),
        Form("pass", {"card": CARD}, "a card", secret="card"),
        Form("decline", what="Chill's owner does not choose first"),
    ],
)
