"""Moluku's actions as short text and as named data."""

from atoll.core.errors import InvalidNotation
from atoll.core.game import Data
from atoll.games.moluku.components import NO_TRUMP
from atoll.games.moluku.names import CODES, COLOUR_NAMES, UNKNOWN, card_code
from atoll.games.moluku.state import MolukuState
from atoll.games.moluku.verbs import (
    DO_COVER,
    DO_DECLINE,
    DO_DISCARD,
    DO_HARVEST,
    DO_NAME,
    DO_PAIR,
    DO_PASS,
    DO_PLAY,
    UNKNOWN_CARD,
    VERB,
)

CARD_VERBS = {
    DO_PLAY: "play",
    DO_HARVEST: "harvest",
    DO_COVER: "cover",
    DO_DISCARD: "discard",
    DO_PASS: "pass",
}
CARD_ACTIONS = {name: verb for verb, name in CARD_VERBS.items()}
TRUMPS = (*COLOUR_NAMES, "none")


def to_text(state: MolukuState, seat: int, action: int) -> str:
    """`play G6`, `harvest chief`, `pair 2` or `pair 2 swapped`, `trump green`, `decline`, …"""
    verb, argument = divmod(action, VERB)
    if verb == DO_NAME:
        return f"trump {TRUMPS[argument]}"
    if verb == DO_PAIR:
        return f"pair {argument // 2}" + (" swapped" if argument % 2 else "")
    if verb == DO_DECLINE:
        return "decline"
    return f"{CARD_VERBS[verb]} {card_code(argument)}"


def from_text(state: MolukuState, seat: int, text: str) -> int:
    """The action written as `to_text` writes it."""
    match text.split():
        case ["decline"]:
            return DO_DECLINE * VERB
        case ["trump", trump] if trump in TRUMPS:
            return DO_NAME * VERB + TRUMPS.index(trump)
        case ["pair", owner, *swapped] if owner in list("0123") and swapped in ([], ["swapped"]):
            return DO_PAIR * VERB + 2 * int(owner) + len(swapped)
        case [verb, card] if verb in CARD_ACTIONS:
            return CARD_ACTIONS[verb] * VERB + parse_card(card)
    raise InvalidNotation(f"'{text}' is not an action of Moluku (such as 'play G6', 'trump none')")


def parse_card(code: str) -> int:
    """The card written so; `??` is a card the reader may not know."""
    if code == UNKNOWN:
        return UNKNOWN_CARD
    if code not in CODES:
        raise InvalidNotation(f"'{code}' is not a card (such as G6, Y11, chief)")
    return CODES[code]


def to_data(state: MolukuState, seat: int, action: int) -> Data:
    """The action with named fields; a pair names its cards in the order they are placed."""
    verb, argument = divmod(action, VERB)
    if verb == DO_NAME:
        trump = None if argument == NO_TRUMP else COLOUR_NAMES[argument]
        return {"verb": "name_trump", "trump": trump}
    if verb == DO_PAIR:
        owner = argument // 2
        cards = [card_code(state.cards[owner]), card_code(state.seconds[owner])]
        return {"verb": "harvest", "pair_of": owner, "cards": cards[:: -1 if argument % 2 else 1]}
    if verb == DO_DECLINE:
        return {"verb": "decline"}
    return {"verb": CARD_VERBS[verb], "card": card_code(argument)}


def from_data(state: MolukuState, seat: int, data: Data) -> int:
    """The action that `to_data` describes so."""
    match data:
        case {"verb": "decline"}:
            return from_text(state, seat, "decline")
        case {"verb": "name_trump", "trump": None}:
            return from_text(state, seat, "trump none")
        case {"verb": "name_trump", "trump": str(trump)}:
            return from_text(state, seat, f"trump {trump}")
        case {"verb": "harvest", "pair_of": int(owner), "cards": [str(first), str()]}:
            if 0 <= owner < state.players:
                swapped = first == card_code(state.seconds[owner])
                return DO_PAIR * VERB + 2 * owner + swapped
        case {"verb": str(verb), "card": str(card)} if verb in CARD_ACTIONS:
            return CARD_ACTIONS[verb] * VERB + parse_card(card)
    raise InvalidNotation(f"{data} does not describe an action of Moluku")
