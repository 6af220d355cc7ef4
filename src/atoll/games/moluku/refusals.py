"""Why an action is refused, clause by clause."""

from atoll.core.bits import BIT
from atoll.core.words import Refusal, refuse
from atoll.games.moluku.components import CARDS, SUIT, colour_of
from atoll.games.moluku.names import card_words, colour_words
from atoll.games.moluku.position import MolukuPosition
from atoll.games.moluku.verbs import (
    CHILL_FIRST,
    COVER,
    DISCARD,
    DO_COVER,
    DO_DECLINE,
    DO_DISCARD,
    DO_HARVEST,
    DO_NAME,
    DO_PAIR,
    DO_PASS,
    DO_PLAY,
    HARVEST,
    NAME_BY_PALM,
    NAME_BY_TOTAL,
    PASS,
    PLAY,
    SECOND,
    VERB,
)

# By step: the clause it stands on, the verbs it takes, and what to say to any other verb.
STEPS = {
    PLAY: ("MO-2", {DO_PLAY}, "play-first"),
    SECOND: ("MO-11", {DO_PLAY}, "second-first"),
    CHILL_FIRST: ("MO-13", {DO_HARVEST, DO_PAIR, DO_DECLINE}, "chill-first"),
    HARVEST: ("MO-4", {DO_HARVEST, DO_PAIR}, "harvest-first"),
    COVER: ("MO-9", {DO_COVER}, "cover-first"),
    NAME_BY_PALM: ("MO-8", {DO_NAME}, "name-first"),
    NAME_BY_TOTAL: ("MO-7", {DO_NAME}, "name-first"),
    DISCARD: ("MO-16", {DO_DISCARD}, "discard-first"),
    PASS: ("MO-16", {DO_PASS}, "pass-first"),
}


def explain(state: MolukuPosition, seat: int, action: int) -> Refusal:
    """The refusal of an illegal action by the seat that is asked."""
    verb, argument = divmod(action, VERB)
    clause, verbs, what_first = STEPS[state.step]
    if verb not in verbs:
        return refuse(clause, what_first)
    if verb == DO_NAME:
        return refuse(clause, "no-such-colour")
    if verb == DO_DECLINE:
        return refuse("MO-13", "no-such-action")
    if verb == DO_PAIR or (verb == DO_HARVEST and state.is_wedding()):
        return explain_pair(state, verb)
    if argument >= CARDS:
        return refuse(clause, "no-such-card")
    return explain_card(state, seat, verb, argument)


def explain_pair(state: MolukuPosition, verb: int) -> Refusal:
    """Pairs are taken in a Wedding and nowhere else, and Chill's owner takes his own."""
    if verb == DO_HARVEST:
        return refuse("MO-11", "whole-pair")
    if not state.is_wedding():
        return refuse("MO-4", "one-card")
    if state.step == CHILL_FIRST:
        return refuse("MO-13", "own-pair")
    return refuse("MO-11", "pair-gone")


def explain_card(state: MolukuPosition, seat: int, verb: int, card: int) -> Refusal:
    """The card is not where it would have to be, or another must be played."""
    name = card_words(state.printed, card)
    if verb == DO_HARVEST:
        if state.step == CHILL_FIRST:
            return refuse("MO-13", "only-chill")
        return refuse("MO-4", "not-in-trick", card=name)
    if verb == DO_COVER:
        colour = colour_words(colour_of(state.volcano))
        return refuse("MO-9", "not-coverable", card=name, colour=colour)
    if state.hands[seat] & BIT[card] == 0:
        return refuse("MO-2" if verb == DO_PLAY else "MO-16", "not-in-hand", card=name)
    if verb == DO_PASS:
        return refuse("MO-16", "already-passed", card=name)
    if state.hands[seat] & SUIT[state.led]:
        return refuse("MO-2", "follow", colour=colour_words(state.led))
    return refuse("MO-2", "trump", colour=colour_words(state.trump))
