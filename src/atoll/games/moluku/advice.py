"""Advice for Moluku: what cards are worth to a seat, and the rank a card may win."""

from typing import Final, final

from atoll.core.advice import COLLECTOR, NO_ACTION, RAIDER, Advice, SearchSettings
from atoll.core.bits import BIT, lowest, members, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import POINT, State
from atoll.games.moluku import components as mo
from atoll.games.moluku.fields import Do, Step, card_of, pair_action
from atoll.games.moluku.position import strength
from atoll.games.moluku.state import MolukuState

AVERAGE: Final = 300  # of a card somebody will still play
LOST: Final = -10000
UNSETTLED: Final = 5  # cards in a hand: a season with fewer is better played out than estimated
CLOSE: Final = 30  # cards that differ by less are a matter of style
# What a card taken up brings in each later season: for each step of height, as the Chief, as
# another Panku card.
HEIGHT_LATER: Final = 12
CHIEF_LATER: Final = 150
PANKU_LATER: Final = 30


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

    def apprentice_percent(self, players: i64) -> i64:
        return 77

    def skilled_simulations(self, players: i64) -> i64:
        return 16

    def review_percent(self) -> i64:
        return 100

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
        """Between two tricks but for the last ones of a season, and between the seasons."""
        assert isinstance(state, MolukuState)
        if state.step == Step.PLAY:
            return state.turn == 0 and state.hand_size[state.actor] >= UNSETTLED
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
            height = height_or_most(card_of(action))
            return height if style == RAIDER else -height
        card = card_of(action)
        if style == COLLECTOR:
            return 1 if card < mo.COLOURED and is_food_or_hut(state, card) else 0
        if style == RAIDER:
            return worth_to_others(state, seat, card)
        return height_or_most(card)


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


def worth(state: MolukuState, seat: i64, card: i64, larder: i64) -> i64:
    """What a card brings an island with this larder: points, what is to come, strength."""
    printed = state.printed
    if card >= mo.COLOURED:
        return (CHIEF_LATER if card == mo.CHIEF else PANKU_LATER) * (mo.SEASONS - state.season)
    picture = printed.picture(card)
    value = mo.points_added(larder, picture, printed) * POINT
    if picture == mo.HUT:
        value += 60 * min(spare_food(larder), 4)
    elif picture == mo.FISH or picture == mo.PINEAPPLE or picture == mo.RICE:
        value += 40
    elif picture == mo.PALM:
        value += 30
    elif picture == mo.VOLCANO:
        value -= cover_loss(state, seat, card)
    return value + HEIGHT_LATER * mo.height_of(card) * (mo.SEASONS - state.season)


def larder_of(state: MolukuState, seat: i64) -> i64:
    """The huts and the food on a seat's island."""
    return mo.larder_of(state.islands[seat], state.printed)


def spare_food(larder: i64) -> i64:
    """Food on the island beyond what its huts can hold."""
    rice, pineapple, fish = mo.food_in(larder)
    return max(0, rice + pineapple + fish - 3 * (larder // mo.A_HUT))


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
    larder = larder_of(state, seat)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        value = worth(state, seat, card, larder)
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
    larder = larder_of(state, seat)
    for owner in range(state.players):
        first = state.cards[owner]
        second = state.seconds[owner]
        if (state.table & BIT[first]) != 0:
            value = worth(state, seat, first, larder) + worth(state, seat, second, larder)
            if value > best_worth:
                best_worth = value
                best = pair_action(owner, 0)
                if (state.printed.cards_of[mo.VOLCANO] & BIT[second]) != 0:
                    best = pair_action(owner, 1)
    return best


def close_cards(state: MolukuState, seat: i64, cards: i64, form: i64) -> vec[i64]:
    """The actions with these cards that are worth about as much as the best of them."""
    larder = larder_of(state, seat)
    on_table = worths_on_table(state, seat, larder)
    worths = vec[i64]()
    best: i64 = LOST
    for card in members(cards):
        value = worth(state, seat, card, larder)
        if form == Do.PLAY:
            value = estimate(state, card, value, on_table)
        worths = append(worths, value)
        best = max(best, value)
    out = vec[i64]()
    for value in worths:
        if value > best - CLOSE:
            out = append(out, form + lowest(cards))
        cards &= cards - 1
    return out


def height_or_most(card: i64) -> i64:
    """The height of a coloured card; a Panku card counts as the highest."""
    if card >= mo.COLOURED:
        return mo.HEIGHTS
    return mo.height_of(card)


def is_food_or_hut(state: MolukuState, card: i64) -> bool:
    """Whether a card shows food, or a hut to hold it."""
    picture = state.printed.picture(card)
    return picture == mo.HUT or picture == mo.FISH or picture == mo.PINEAPPLE or picture == mo.RICE


def worth_to_others(state: MolukuState, seat: i64, card: i64) -> i64:
    """What a card is worth to the player who wants it most."""
    most: i64 = LOST
    for other in range(state.players):
        if other != seat:
            larder = larder_of(state, other)
            most = max(most, worth(state, other, card, larder))
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
    """The card worth most to both players together: the card not chosen goes to the rival."""
    best: i64 = mo.NOTHING
    best_worth: i64 = 2 * LOST
    first = larder_of(state, 0)
    second = larder_of(state, 1)
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
    own_larder = larder_of(state, seat)
    rival_larder = larder_of(state, rival)
    led_to_seat = worth(state, seat, led, own_larder)
    led_to_rival = worth(state, rival, led, rival_larder)
    best: i64 = mo.NOTHING
    best_value: i64 = 2 * LOST
    while playable != 0:
        card = lowest(playable)
        playable &= playable - 1
        # Each takes the card played, or they swap: who chooses first decides.
        kept = worth(state, seat, card, own_larder) - led_to_rival
        swapped = led_to_seat - worth(state, rival, card, rival_larder)
        value = min(kept, swapped)
        if chooses_first(state, card, led):
            value = max(kept, swapped)
        value += rng.below(10) - cost_to_play(card)
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
    larder = larder_of(state, seat)
    worths = worths_on_table(state, seat, larder)
    while playable != 0:
        card = lowest(playable)
        playable &= playable - 1
        value = estimate(state, card, worth(state, seat, card, larder), worths) + rng.below(10)
        if value > best_value:
            best_value = value
            best = card
    return best


def worths_on_table(state: MolukuState, seat: i64, larder: i64) -> vec[i64]:
    """What the cards of the trick are worth to a seat, the best first."""
    out = vec[i64]()
    cards = state.table
    while cards != 0:
        value = worth(state, seat, lowest(cards), larder)
        cards &= cards - 1
        out = append(out, value)
        at: i64 = len(out) - 1
        while at > 0 and out[at - 1] < value:
            out[at] = out[at - 1]
            at -= 1
        out[at] = value
    return out


def estimate(state: MolukuState, card: i64, own: i64, worths: vec[i64]) -> i64:
    """The worth of what would be left to choose at the rank a card worth `own` may win."""
    to_come = state.players - state.turn - 1
    # In tenths of a place: those on the table ranked above, and a share of those to come.
    rank = 10 * ranked_above(state, card) + to_come * chance_above(state, card)
    if state.reversed and card != mo.CHIEF:
        rank = 10 * (state.players - 1) - rank
    place = rank // 10
    last: i64 = len(worths)
    if place > last and to_come == 0:
        place = last
    value: i64 = AVERAGE
    if 0 <= place <= last:
        value = nth_best(worths, own, place)
    return value - cost_to_play(card)


def cost_to_play(card: i64) -> i64:
    """What a card may still win if it is kept."""
    if card >= mo.COLOURED:
        return 20
    return 2 * mo.height_of(card)


def nth_best(worths: vec[i64], own: i64, place: i64) -> i64:
    """The worth at a place, counted from 0, among these, the best first, and one more."""
    if place < len(worths) and worths[place] >= own:
        return worths[place]
    if place == 0 or worths[place - 1] >= own:
        return own
    return worths[place - 1]


def ranked_above(state: MolukuState, card: i64) -> i64:
    """How many cards of this round already played are stronger."""
    above: i64 = 0
    mine = power(state, card, card)
    played = state.seconds if in_second_round(state) else state.cards
    for other in played:
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
            strength += HEIGHT_LATER * mo.height_of(card)
        else:
            strength += CHIEF_LATER if card == mo.CHIEF else PANKU_LATER
    return POINT * state.totals[seat] + strength * (mo.SEASONS - state.season + 1)
