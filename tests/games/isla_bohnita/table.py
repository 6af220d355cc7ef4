"""Builds positions of La Isla Bohnita by hand: every card comes out of the draw pile."""

from typing import cast

from atoll.core.state import State
from atoll.core.words import Refusal
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.components import BEANS, HAND, ROW, SHIPS, THALER, bean_of, number_of
from atoll.games.isla_bohnita.fields import Step
from atoll.games.isla_bohnita.piles import discard_cards, plant, set_aside, stack_deck, stow
from atoll.games.isla_bohnita.state import BohnitaState

BOHNBAY, BOHNACO = 0, 1
PIRATE = 2
__all__ = [
    "BOHNACO",
    "BOHNBAY",
    "PIRATE",
    "Step",
    "allowed",
    "carry",
    "choices",
    "dealt",
    "discard",
    "do",
    "earn",
    "field",
    "grow",
    "hand",
    "keep",
    "lay_row",
    "market",
    "put_aside",
    "put_away",
    "refused",
    "seen_hand",
    "ship",
    "table",
    "total_cards",
    "turn_up",
]


def dealt(players: int = 3, seed: str = "seed", **options: bool | str) -> BohnitaState:
    """A game just set up."""
    return cast(BohnitaState, GAME.new(players, seed, "default", **options))


def table(players: int = 3, step: int = Step.TRADE, **options: bool | str) -> BohnitaState:
    """An empty table with all cards in the draw pile; seat 0 is active."""
    state = dealt(players, "seed", **options)
    wares = list(state.bought)
    state.clear()
    stack_deck(state)
    for seat, ware in enumerate(wares):
        state.bought[seat] = ware
    state.active = 0
    state.step = step
    return state


def take(state: BohnitaState, number: int) -> int:
    """A card of this number out of the draw pile."""
    bean = bean_of(number)
    assert state.deck[bean] > 0, f"no {number} is left in the draw pile"
    state.deck[bean] -= 1
    state.deck_size -= 1
    return bean


def hand(state: BohnitaState, seat: int, *numbers: int) -> None:
    """Put these cards at the back of a hand."""
    for number in numbers:
        state.hands[seat * HAND + state.hand_size[seat]] = take(state, number)
        state.hand_size[seat] += 1


def grow(state: BohnitaState, seat: int, field: int, number: int, count: int) -> None:
    """Plant this many cards on a field."""
    for _ in range(count):
        plant(state, seat, field, take(state, number), 1)


def carry(state: BohnitaState, seat: int, ship: int, number: int, count: int) -> None:
    """Put this many cards onto a ship."""
    for _ in range(count):
        stow(state, seat, ship, take(state, number), 1)


def lay_row(state: BohnitaState, port: int, *numbers: int) -> None:
    """Lay a port's row, its top card first."""
    assert len(numbers) <= ROW
    for place, number in enumerate(reversed(numbers)):
        state.rows[port * ROW + place] = take(state, number)
    state.row_size[port] = len(numbers)


def turn_up(state: BohnitaState, *numbers: int) -> None:
    """Turn cards up: into the two slots, with two players as lying cards."""
    for slot, number in enumerate(numbers):
        if state.players == 2:
            state.lying[take(state, number)] += 1
        else:
            state.turned_up[slot] = take(state, number)


def put_aside(state: BohnitaState, seat: int, *numbers: int) -> None:
    """Set these cards aside for a player to plant."""
    for number in numbers:
        set_aside(state, seat, take(state, number))


def earn(state: BohnitaState, seat: int, *numbers: int) -> None:
    """Turn these cards over onto a harbour, one after the other."""
    for number in numbers:
        state.thalers[state.thalers_size] = seat * THALER + take(state, number)
        state.thalers_size += 1
        state.wealth[seat] += 1


def discard(state: BohnitaState, *numbers: int) -> None:
    """Put these cards onto the discard pile, the last on top."""
    for number in numbers:
        discard_cards(state, take(state, number), 1)


def keep(state: BohnitaState, *numbers: int) -> None:
    """Leave only these cards in the draw pile and discard the others."""
    beans = [bean_of(number) for number in numbers]
    for bean in range(BEANS):
        away = state.deck[bean] - beans.count(bean)
        assert away >= 0
        discard_cards(state, bean, away)
        state.deck[bean] -= away
        state.deck_size -= away


def put_away(state: BohnitaState, *numbers: int) -> None:
    """Leave only these cards in the draw pile and put the others aside, out of reach."""
    beans = [bean_of(number) for number in numbers]
    for bean in range(BEANS):
        away = state.deck[bean] - beans.count(bean)
        assert away >= 0
        state.put_aside[bean] += away
        state.deck[bean] -= away
        state.deck_size -= away


def do(state: BohnitaState, seat: int, *texts: str) -> None:
    """Take these actions, one after the other."""
    for text in texts:
        state.apply(seat, GAME.parse(state, seat, text))


def refused(state: BohnitaState, seat: int, text: str) -> str:
    """The clause and reason an action is refused for, as `IB-6 no-third`."""
    before = state.to_ints()
    refusal = state.check(seat, GAME.parse(state, seat, text))
    assert isinstance(refusal, Refusal), f"'{text}' is allowed"
    assert state.to_ints() == before
    return f"{refusal.clause} {refusal.reason.key.removeprefix('refusal-')}"


def allowed(state: BohnitaState, seat: int, text: str) -> bool:
    """Whether a seat may do this now."""
    return state.check(seat, GAME.parse(state, seat, text)) is None


def choices(state: State, seat: int, verb: str = "") -> list[str]:
    """A seat's legal actions as text, or those of one verb."""
    texts = [GAME.text(state, seat, action) for action in state.legal(seat)]
    return sorted(text for text in texts if text.split()[0].startswith(verb))


def field(state: BohnitaState, seat: int, number: int) -> tuple[int, int] | None:
    """The bean and count of a field, None if it is empty."""
    lying = GAME.trace(state)["fields"][seat][number]
    return (lying["bean"], lying["count"]) if lying else None


def ship(state: BohnitaState, seat: int, number: int) -> tuple[int, int] | None:
    """The bean and count of a merchant's cargo, None if it is empty."""
    at = seat * SHIPS + number
    count = state.ship_count[at]
    return (number_of(state.ship_bean[at]), count) if count else None


def seen_hand(state: BohnitaState, seat: int) -> list[int]:
    """A hand by numbers, front first."""
    found = GAME.trace(state)["hands"][seat]
    return list(found)


def total_cards(state: BohnitaState) -> int:
    """All cards on the table."""
    return len(GAME.inventory(state))


def market() -> BohnitaState:
    """Seat 0 grows 8 and 10 and has 20 turned up, seat 1 grows 20; their merchants are loaded."""
    state = table()
    earn(state, 0, 26)
    turn_up(state, 20)
    for seat, left, right in ((0, 8, 10), (1, 20, 14), (2, 18, 12)):
        grow(state, seat, 0, left, 3)
        grow(state, seat, 1, right, 3)
        carry(state, seat, 0, 26, 2)
    hand(state, 1, 8, 18)
    hand(state, 2, 8, 8)
    return state
