"""What can be read off a position of Moluku: the order of harvest, and why actions are refused."""

from typing import Final

from atoll.core.bits import BIT
from atoll.core.native import i64
from atoll.core.words import Refusal, refuse
from atoll.games.moluku import components as mo
from atoll.games.moluku.declaration import card_words, colour_words
from atoll.games.moluku.fields import Do, MolukuFields, Step, card_of, form_of

# MO-3: what the strengths of cards begin with; a coloured card adds its height.
CHIEF_STRENGTH: Final = 400
TRUMP_STRENGTH: Final = 300
LED_STRENGTH: Final = 200
OTHER_STRENGTH: Final = 100


class MolukuPosition(MolukuFields):
    """A position. Sets of cards are masks; `knowledge` tells who knows what."""

    def is_playing(self) -> bool:
        """Whether cards are played into the trick."""
        return self.step == Step.PLAY or self.step == Step.SECOND

    def is_exchanging(self) -> bool:
        """MO-16: whether cards are discarded or passed between seasons."""
        return self.step == Step.DISCARD or self.step == Step.PASS

    def deck(self) -> i64:
        """The cards of the game: with two players without the Rice of height 6."""
        deck = self.printed.deck
        card: i64 = mo.REMOVED_HEIGHT - 1
        while self.players == 2 and card < mo.COLOURED:
            deck &= ~BIT[card]
            card += mo.HEIGHTS
        return deck

    def is_wedding(self) -> bool:
        """Whether this trick's cards are harvested in pairs."""
        return self.seconds[self.leader] != mo.NOTHING

    def is_last_trick(self) -> bool:
        """No trick follows this one in the season."""
        return self.hand_size[0] == 0

    def exchanged(self) -> i64:
        """MO-16: the cards each discards or passes between seasons."""
        return 4 if self.players == 2 else 2

    def giver_to(self, seat: i64) -> i64:
        """MO-16: cards go to the left in season 2, to the right in season 3."""
        return (seat + (3 if self.season == 2 else 1)) % 4

    def lowest_total(self) -> i64:
        """MO-7: on a tie the first in seat order from the first player."""
        lowest_seat = self.first
        seat = self.next_seat(self.first)
        while seat != self.first:
            if self.totals[seat] < self.totals[lowest_seat]:
                lowest_seat = seat
            seat = self.next_seat(seat)
        return lowest_seat


# -- the order of harvest --------------------------------------------------------------------------


def deciding_card(state: MolukuPosition, seat: i64) -> i64:
    """The card that ranks a seat: in a Wedding the second one (MO-11)."""
    return state.seconds[seat] if state.is_wedding() else state.cards[seat]


def strength(state: MolukuPosition, card: i64, led: i64) -> i64:
    """MO-3: larger is stronger; equal for equal rank."""
    if card == mo.CHIEF:
        return CHIEF_STRENGTH
    if card >= mo.COLOURED:
        return 0
    if mo.colour_of(card) == state.trump:
        return TRUMP_STRENGTH + mo.height_of(card)
    if mo.colour_of(card) == led:
        return LED_STRENGTH + mo.height_of(card)
    return OTHER_STRENGTH + mo.height_of(card)


def rank_seats(state: MolukuPosition) -> None:
    """Sort the seats by the strength of their deciding card; on a tie the earlier leads."""
    seat = state.leader
    for placed in range(state.players):
        rank = strength(state, deciding_card(state, seat), state.led)
        state.strengths[seat] = rank
        at = placed
        while at > 0 and state.strengths[state.order[at - 1]] < rank:
            state.order[at] = state.order[at - 1]
            at -= 1
        state.order[at] = seat
        seat = state.next_seat(seat)


def reverse_order(state: MolukuPosition) -> None:
    """MO-12: weakest first, but the Chief stays first (MO-10)."""
    low: i64 = 0
    if deciding_card(state, state.order[0]) == mo.CHIEF:
        low = 1
    high = state.players - 1
    while low < high:
        state.order[low], state.order[high] = state.order[high], state.order[low]
        low += 1
        high -= 1


def player_of(state: MolukuPosition, card: i64) -> i64:
    """The seat that played a card of this trick."""
    seat: i64 = 0
    while state.cards[seat] != card and state.seconds[seat] != card:
        seat += 1
    return seat


def move_to_front(state: MolukuPosition, seat: i64) -> None:
    """MO-13: taking Chill back is its owner's choice of this harvest, made before all others."""
    place: i64 = 0
    while state.order[place] != seat:
        place += 1
    for at in range(place, 0, -1):
        state.order[at] = state.order[at - 1]
    state.order[0] = seat


# -- why an action is refused, clause by clause -------------------------------------------------


# By step: the clause it stands on, the forms it takes, and what to say to any other form.
STEPS = {
    Step.PLAY: ("MO-2", {Do.PLAY}, "play-first"),
    Step.SECOND: ("MO-11", {Do.PLAY}, "second-first"),
    Step.CHILL_FIRST: ("MO-13", {Do.HARVEST, Do.PAIR, Do.DECLINE}, "chill-first"),
    Step.HARVEST: ("MO-4", {Do.HARVEST, Do.PAIR}, "harvest-first"),
    Step.COVER: ("MO-9", {Do.COVER}, "cover-first"),
    Step.NAME_BY_PALM: ("MO-8", {Do.NAME}, "name-first"),
    Step.NAME_BY_TOTAL: ("MO-7", {Do.NAME}, "name-first"),
    Step.DISCARD: ("MO-16", {Do.DISCARD}, "discard-first"),
    Step.PASS: ("MO-16", {Do.PASS}, "pass-first"),
}


def explain(state: MolukuPosition, seat: int, action: int) -> Refusal:
    """The refusal of an illegal action by the seat that is asked."""
    form, card = form_of(action), card_of(action)
    clause, forms, what_first = STEPS[state.step]
    if form not in forms:
        return refuse(clause, what_first)
    if form == Do.NAME:
        return refuse(clause, "no-such-colour")
    if form == Do.DECLINE:
        return refuse("MO-13", "no-such-action")
    if form == Do.PAIR or (form == Do.HARVEST and state.is_wedding()):
        return explain_pair(state, form)
    if card >= mo.CARDS:
        return refuse(clause, "no-such-card")
    return explain_card(state, seat, form, card)


def explain_pair(state: MolukuPosition, form: int) -> Refusal:
    """Pairs are taken in a Wedding and nowhere else, and Chill's owner takes their own."""
    if form == Do.HARVEST:
        return refuse("MO-11", "whole-pair")
    if not state.is_wedding():
        return refuse("MO-4", "one-card")
    if state.step == Step.CHILL_FIRST:
        return refuse("MO-13", "own-pair")
    return refuse("MO-11", "pair-gone")


def explain_card(state: MolukuPosition, seat: int, form: int, card: int) -> Refusal:
    """The card is not where it would have to be, or another must be played."""
    name = card_words(state.printed, card)
    if form == Do.HARVEST:
        if state.step == Step.CHILL_FIRST:
            return refuse("MO-13", "only-chill")
        return refuse("MO-4", "not-in-trick", card=name)
    if form == Do.COVER:
        colour = colour_words(mo.colour_of(state.volcano))
        return refuse("MO-9", "not-coverable", card=name, colour=colour)
    if state.hands[seat] & BIT[card] == 0:
        return refuse("MO-2" if form == Do.PLAY else "MO-16", "not-in-hand", card=name)
    if form == Do.PASS:
        return refuse("MO-16", "already-passed", card=name)
    if state.hands[seat] & mo.SUIT[state.led]:
        return refuse("MO-2", "follow", colour=colour_words(state.led))
    return refuse("MO-2", "trump", colour=colour_words(state.trump))
