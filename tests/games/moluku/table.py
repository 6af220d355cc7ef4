"""Positions of Moluku built by hand."""

import functools
import operator
from typing import cast

from atoll.core.bits import mask_of, members, popcount
from atoll.games.moluku import GAME
from atoll.games.moluku.components import CARDS, NO_TRUMP
from atoll.games.moluku.declaration import COLOUR_NAMES, card_code
from atoll.games.moluku.state import MolukuState

CODES = {card_code(card): card for card in range(CARDS)}


def cards(codes: str) -> int:
    """A set of cards from codes such as `G6 chief`."""
    return mask_of([CODES[code] for code in codes.split()])


def codes(mask: int) -> set[str]:
    """The codes of a set of cards."""
    return {card_code(card) for card in members(mask)}


def new(players: int = 4, seed: str = "moluku", teams: bool = False) -> MolukuState:
    """A game after its set-up."""
    return cast(MolukuState, GAME.new(players, seed, "default", teams=teams))


def table(
    *hands: str, leader: int = 0, trump: str | None = None, islands: dict[int, str] | None = None
) -> MolukuState:
    """The start of a trick with these hands in season 1; all other cards are in the stock."""
    state = new(len(hands))
    state.trump = NO_TRUMP if trump is None else COLOUR_NAMES.index(trump)
    for seat, hand in enumerate(hands):
        state.hands[seat] = cards(hand)
        state.hand_size[seat] = popcount(state.hands[seat])
    for seat, lying in (islands or {}).items():
        state.islands[seat] = cards(lying)
    lying_somewhere = [*state.hands, *state.islands]
    state.stock = state.deck() & ~functools.reduce(operator.or_, lying_somewhere)
    state.stock_size = popcount(state.stock)
    state.start_trick(leader, False)
    return state


def do(state: MolukuState, *texts: str) -> None:
    """Let the seat whose turn it is take these actions one after the other."""
    for text in texts:
        seat = state.to_act()
        state.apply(seat, GAME.parse(state, seat, text))


def refused(state: MolukuState, text: str) -> str:
    """The refusal of an action by the seat whose turn it is; empty if it is legal."""
    seat = state.to_act()
    return str(state.check(seat, GAME.parse(state, seat, text)) or "")


def options(state: MolukuState) -> set[str]:
    """The legal actions of the seat whose turn it is, in notation."""
    seat = state.to_act()
    return {GAME.text(state, seat, action) for action in state.legal(seat)}


def finish_season(state: MolukuState) -> None:
    """Play at random until the next season has begun or the game is over."""
    season = state.season
    while state.season == season and not state.is_over():
        do(state, sorted(options(state))[0])
