"""Advice for Moluku: what cards are worth to a seat, and the rank a card may win."""

from typing import Final, final

from atoll.core.advice import COLLECTOR, NO_ACTION, RAIDER, Advice, SearchSettings
from atoll.core.bits import BIT, lowest, members, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.games.moluku import components as mo
from atoll.games.moluku.fields import Do, Step, pair_action
from atoll.games.moluku.position import strength
from atoll.games.moluku.state import MolukuState

# Worth is counted in hundredths of a point.
POINT: Final = 100
AVERAGE: Final = 300  # of a card somebody will still play
LOST: Final = -10000
CLOSE: Final = 30  # cards that differ by less are a matter of style


@final
class MolukuAdvice(Advice):
    """What bots are told of Moluku; `weighs_rival` for what the only opponent gets."""

    def __init__(self, weighs_rival: bool = False) -> None:
        self.weighs_rival: bool = weighs_rival

    def for_search(self) -> Advice:
        return MolukuAdvice(True)

    def settings(self, state: State) -> SearchSettings:
        return SearchSettings(policy_percent=100, horizon=1, win_weight=0.0, exploration=0.5)

    def speeds(self) -> tuple[float, float]:
        return 43e3, 20e3

    def rollout_action(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, MolukuState)
        if self.weighs_rival and state.players == 2:
            action = best_against_rival(state, rng)
            if action != NO_ACTION:
                return action
        return best_action(state, rng)

    def is_quiet(self, state: State, viewer: i64) -> bool:
        """Between the seasons."""
        assert isinstance(state, MolukuState)
        return state.step == Step.NAME_BY_TOTAL

    def is_settled(self, state: State, viewer: i64) -> bool:
        """Between two tricks, and between the seasons."""
        assert isinstance(state, MolukuState)
        if state.step == Step.PLAY:
            return state.turn == 0
        return state.step == Step.NAME_BY_TOTAL

    def evaluate(self, state: State, viewer: i64) -> vec[i64]:
        assert isinstance(state, MolukuState)
        values = vec[i64]()
        for seat in range(state.players):
            values = append(values, expected_points(state, seat))
        return values

    def alternatives(self, state: State, seat: i64) -> vec[i64]:
        """Cards to play or to take from a trick."""
        assert isinstance(state, MolukuState)
        if state.step == Step.PLAY:
            return close_cards(state, seat, state.playable(state.hands[seat]), Do.PLAY)
        if state.step == Step.HARVEST and not state.is_wedding():
            return close_cards(state, seat, state.table, Do.HARVEST)
        return vec[i64]()

    def appeal(self, state: State, seat: i64, action: i64, style: i64) -> i64:
        """The collector feeds huts, the raider takes from others, the miser keeps high cards."""
        assert isinstance(state, MolukuState)
        if state.step == Step.PLAY:
            height = (
                mo.height_of(action - Do.PLAY) if action - Do.PLAY < mo.COLOURED else mo.HEIGHTS
            )
            return height if style == RAIDER else -height
        card = action - Do.HARVEST
        if style == COLLECTOR:
            return 1 if card < mo.COLOURED and is_food_or_hut(state, card) else 0
        if style == RAIDER:
            return worth_to_others(state, seat, card)
        return mo.height_of(card) if card < mo.COLOURED else mo.HEIGHTS


def best_action(state: MolukuState, rng: Rng) -> i64:
    """The action that looks best to the actor."""
    seat = state.actor
    step = state.step
    if step == Step.HARVEST:
        if state.is_wedding():
            return best_pair(state, seat)
        return Do.HARVEST + most_wanted(state, seat, state.table)
    if step == Step.CHILL_FIRST:
        return Do.DECLINE
    if step == Step.COVER:
        colour = mo.SUIT[mo.colour_of(state.volcano)]
        return Do.COVER + least_missed(
            state, seat, state.islands[seat] & colour & ~BIT[state.volcano]
        )
    if step == Step.NAME_BY_PALM or step == Step.NAME_BY_TOTAL:
        return Do.NAME + best_trump(state, seat)
    if step == Step.DISCARD:
        return Do.DISCARD + weakest(state.hands[seat])
    if step == Step.PASS:
        return Do.PASS + weakest(state.hands[seat] & ~state.passed[seat])
    return Do.PLAY + best_play(state, seat, state.playable(state.hands[seat]), rng)


# -- what a card is worth ------------------------------------------------------------------------


def worth(state: MolukuState, seat: i64, card: i64, before: i64) -> i64:
    """What a card brings an island worth `before`: points, food and huts to come, strength."""
    island = state.islands[seat]
    printed = state.printed
    value = (mo.island_score(island | BIT[card], printed) - before) * POINT
    if card >= mo.COLOURED:
        return value + (150 if card == mo.CHIEF else 30) * (mo.SEASONS - state.season)
    picture = printed.picture(card)
    if picture == mo.HUT:
        value += 60 * min(spare_food(state, island), 4)
    elif picture == mo.FISH or picture == mo.PINEAPPLE or picture == mo.RICE:
        value += 40
    elif picture == mo.PALM:
        value += 30
    elif picture == mo.VOLCANO:
        value -= cover_loss(state, seat, card)
    return value + 12 * mo.height_of(card) * (mo.SEASONS - state.season)


def spare_food(state: MolukuState, island: i64) -> i64:
    """Food on the island beyond what its huts can hold."""
    printed = state.printed
    food = printed.count(island, mo.FISH) + printed.count(island, mo.PINEAPPLE)
    food += printed.count(island, mo.RICE)
    spare = food - 3 * printed.count(island, mo.HUT)
    return spare if spare > 0 else 0


def cover_loss(state: MolukuState, seat: i64, volcano: i64) -> i64:
    """What the Volcano would cancel at the least."""
    same = state.islands[seat] & mo.SUIT[mo.colour_of(volcano)]
    if same == 0 or (same & state.printed.cards_of[0]) != 0:
        return 0
    return loss(state, seat, least_missed(state, seat, same))


def loss(state: MolukuState, seat: i64, card: i64) -> i64:
    """The points an island loses without one of its cards."""
    island = state.islands[seat]
    printed = state.printed
    return POINT * (
        mo.island_score(island, printed) - mo.island_score(island & ~BIT[card], printed)
    )


def most_wanted(state: MolukuState, seat: i64, cards: i64) -> i64:
    """The card of a set that is worth most to a seat."""
    best: i64 = mo.NOTHING
    best_worth: i64 = LOST
    before = mo.island_score(state.islands[seat], state.printed)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        value = worth(state, seat, card, before)
        if value > best_worth:
            best_worth = value
            best = card
    return best


def least_missed(state: MolukuState, seat: i64, cards: i64) -> i64:
    """The card of an island that is missed least."""
    best: i64 = mo.NOTHING
    best_loss: i64 = -LOST
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        value = loss(state, seat, card)
        if value < best_loss:
            best_loss = value
            best = card
    return best


def best_pair(state: MolukuState, seat: i64) -> i64:
    """MO-11: the pair worth most, a Volcano placed before the card it would cover."""
    best: i64 = mo.NOTHING
    best_worth: i64 = LOST
    before = mo.island_score(state.islands[seat], state.printed)
    for owner in range(state.players):
        first = state.cards[owner]
        second = state.seconds[owner]
        if (state.table & BIT[first]) != 0:
            value = worth(state, seat, first, before) + worth(state, seat, second, before)
            if value > best_worth:
                best_worth = value
                best = pair_action(owner, 0)
                if (state.printed.cards_of[mo.VOLCANO] & BIT[second]) != 0:
                    best = pair_action(owner, 1)
    return best


def close_cards(state: MolukuState, seat: i64, cards: i64, form: i64) -> vec[i64]:
    """The actions with these cards that are worth about as much as the best of them."""
    before = mo.island_score(state.islands[seat], state.printed)
    worths = vec[i64]()
    best: i64 = LOST
    for card in members(cards):
        if form == Do.PLAY:
            value = estimate(state, seat, card, before)
        else:
            value = worth(state, seat, card, before)
        worths = append(worths, value)
        best = max(best, value)
    out = vec[i64]()
    for value in worths:
        if value > best - CLOSE:
            out = append(out, form + lowest(cards))
        cards &= cards - 1
    return out


def is_food_or_hut(state: MolukuState, card: i64) -> bool:
    """Whether a card shows food, or a hut to hold it."""
    picture = state.printed.picture(card)
    return picture == mo.HUT or picture == mo.FISH or picture == mo.PINEAPPLE or picture == mo.RICE


def worth_to_others(state: MolukuState, seat: i64, card: i64) -> i64:
    """What a card is worth to the player who wants it most."""
    most: i64 = LOST
    for other in range(state.players):
        if other != seat:
            before = mo.island_score(state.islands[other], state.printed)
            most = max(most, worth(state, other, card, before))
    return most


# -- what to play --------------------------------------------------------------------------------


def best_against_rival(state: MolukuState, rng: Rng) -> i64:
    """With two players, the best harvest or second card of a trick; else NO_ACTION."""
    if (state.table & BIT[mo.WEDDING]) != 0 or state.is_wedding():
        return NO_ACTION
    if state.step == Step.HARVEST:
        return Do.HARVEST + most_contested(state, state.table)
    if state.step == Step.PLAY and state.turn == 1:
        seat = state.actor
        return Do.PLAY + best_answer(state, seat, state.playable(state.hands[seat]), rng)
    return NO_ACTION


def most_contested(state: MolukuState, cards: i64) -> i64:
    """The card worth most to both together: whoever chooses leaves the other to the rival."""
    best: i64 = mo.NOTHING
    best_worth: i64 = 2 * LOST
    first = mo.island_score(state.islands[0], state.printed)
    second = mo.island_score(state.islands[1], state.printed)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        value = worth(state, 0, card, first) + worth(state, 1, card, second)
        if value > best_worth:
            best_worth = value
            best = card
    return best


def best_answer(state: MolukuState, seat: i64, playable: i64, rng: Rng) -> i64:
    """The card after which the harvest is best for a seat and worst for the rival who led."""
    rival = 1 - seat
    led = state.cards[rival]
    own = mo.island_score(state.islands[seat], state.printed)
    others = mo.island_score(state.islands[rival], state.printed)
    led_to_own = worth(state, seat, led, own)
    led_to_rival = worth(state, rival, led, others)
    best: i64 = mo.NOTHING
    best_value: i64 = 2 * LOST
    while playable != 0:
        card = lowest(playable)
        playable &= playable - 1
        # Each takes the card played, or they swap: who chooses first decides.
        kept = worth(state, seat, card, own) - led_to_rival
        swapped = led_to_own - worth(state, rival, card, others)
        value = max(kept, swapped) if chooses_first(state, card, led) else min(kept, swapped)
        value += rng.below(10) - 2 * (mo.height_of(card) if card < mo.COLOURED else mo.HEIGHTS - 1)
        if value > best_value:
            best_value = value
            best = card
    return best


def chooses_first(state: MolukuState, card: i64, led: i64) -> bool:
    """MO-3, MO-10, MO-12: whether the second card of a trick is before the one led."""
    if card == mo.CHIEF or led == mo.CHIEF:
        return card == mo.CHIEF
    is_above = power(state, card, card) > power(state, led, card)
    return is_above != state.reversed


def best_play(state: MolukuState, seat: i64, playable: i64, rng: Rng) -> i64:
    """The card whose rank in the trick gives the best harvest by estimate."""
    best: i64 = mo.NOTHING
    best_value: i64 = LOST
    before = mo.island_score(state.islands[seat], state.printed)
    while playable != 0:
        card = lowest(playable)
        playable &= playable - 1
        value = estimate(state, seat, card, before) + rng.below(10)
        if value > best_value:
            best_value = value
            best = card
    return best


def estimate(state: MolukuState, seat: i64, card: i64, before: i64) -> i64:
    """The worth of what would be left to choose at the rank this card may win."""
    on_table = state.table | BIT[card]
    to_come = state.players - state.turn - 1
    # In tenths of a place: those on the table ranked above, and a share of those to come.
    rank = 10 * ranked_above(state, card) + to_come * chance_above(state, card)
    if state.reversed and card != mo.CHIEF:
        rank = 10 * (state.players - 1) - rank
    place: i64 = 0
    value: i64 = AVERAGE
    while on_table != 0 and 10 * place <= rank:
        wanted = most_wanted(state, seat, on_table)
        value = worth(state, seat, wanted, before)
        on_table &= ~BIT[wanted]
        place += 1
    if 10 * place <= rank and to_come > 0:
        value = AVERAGE
    keep = 4 * mo.height_of(card) if card < mo.COLOURED else 40
    return value - keep // 2


def ranked_above(state: MolukuState, card: i64) -> i64:
    """How many cards of this round already played are stronger."""
    above: i64 = 0
    mine = power(state, card, card)
    for seat in range(state.players):
        other = state.cards[seat] if not in_second_round(state) else state.seconds[seat]
        if other != mo.NOTHING and power(state, other, card) >= mine:
            above += 1
    return above


def in_second_round(state: MolukuState) -> bool:
    """Whether a Wedding's second cards are being played."""
    return popcount(state.table) >= state.players


def power(state: MolukuState, card: i64, mine: i64) -> i64:
    """MO-3 as seen while the trick is being played; `mine` sets the colour if nothing has."""
    led = state.led
    if led == mo.NO_TRUMP and mine < mo.COLOURED:
        led = mo.colour_of(mine)
    return strength(state, card, led)


def chance_above(state: MolukuState, card: i64) -> i64:
    """Out of ten, how often one who plays later will rank above."""
    if card == mo.CHIEF:
        return 0
    if card >= mo.COLOURED:
        return 9
    if mo.colour_of(card) == state.trump:
        return (mo.HEIGHTS - mo.height_of(card)) // 4
    if state.led == mo.NO_TRUMP or mo.colour_of(card) == state.led:
        return 1 + (mo.HEIGHTS - mo.height_of(card)) * 5 // 10
    return 7 + (mo.HEIGHTS - mo.height_of(card)) // 5


def best_trump(state: MolukuState, seat: i64) -> i64:
    """The colour in which the hand is strongest; none if it is weak everywhere."""
    best: i64 = mo.NO_TRUMP
    best_sum: i64 = 22
    for colour in range(mo.COLOURS):
        total: i64 = 0
        for card in members(state.hands[seat] & mo.SUIT[colour]):
            total += mo.height_of(card)
        if total > best_sum:
            best_sum = total
            best = colour
    return best


def weakest(hand: i64) -> i64:
    """The card that wins least: the lowest coloured one."""
    best: i64 = mo.NOTHING
    best_height: i64 = 100
    for card in members(hand):
        height = mo.height_of(card) if card < mo.COLOURED else (50 if card == mo.CHIEF else 5)
        if height < best_height:
            best_height = height
            best = card
    return best


# -- how a seat stands between the seasons ---------------------------------------------------------


def expected_points(state: MolukuState, seat: i64) -> i64:
    """The points so far, and what the cards taken up may win in the seasons to come."""
    strength: i64 = 0
    for card in members(state.hands[seat]):
        if card < mo.COLOURED:
            strength += 12 * mo.height_of(card)
        else:
            strength += 150 if card == mo.CHIEF else 30
    return POINT * state.totals[seat] + strength * (mo.SEASONS - state.season + 1)
