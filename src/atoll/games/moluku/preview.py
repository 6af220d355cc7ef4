"""What an action would do in Moluku: the place in the harvest order, and the island's value."""

from atoll.core.bits import BIT, popcount
from atoll.core.words import Effect, Tone, effect
from atoll.games.moluku.components import (
    CHIEF,
    COLOURED,
    LIZARD,
    NO_TRUMP,
    NOTHING,
    PALM,
    SUIT,
    VOLCANO,
    WEDDING,
    colour_of,
    island_score,
)
from atoll.games.moluku.fields import Do, Step, card_of, form_of, owner_of, trump_of
from atoll.games.moluku.position import strength
from atoll.games.moluku.state import MolukuState


def preview(before: MolukuState, seat: int, action: int, _: MolukuState) -> list[Effect]:
    """By the kind of action; discards and passed cards change nothing that is known."""
    form, card = form_of(action), card_of(action)
    if form == Do.PLAY:
        return [order_effect(before, seat, card)]
    if form == Do.HARVEST:
        return harvest_effects(before, seat, [card])
    if form == Do.PAIR:
        owner = owner_of(action)
        return harvest_effects(before, seat, [before.cards[owner], before.seconds[owner]])
    if form == Do.COVER:
        return [island_effect(before, seat, before.islands[seat] & ~BIT[card])]
    if form == Do.NAME and trump_of(action) != NO_TRUMP:
        held = before.hands[seat] & SUIT[trump_of(action)]
        return [effect("trumps", count=popcount(held))]
    return []


def order_effect(before: MolukuState, seat: int, card: int) -> Effect:
    """MO-3, MO-12: the place in the harvest order behind those who have played already."""
    is_first = before.step == Step.PLAY
    if is_first and (before.table | BIT[card]) & BIT[WEDDING] and before.hand_size[seat] > 1:
        return effect("wedding")
    led = colour_of(card) if before.led == NO_TRUMP and card < COLOURED else before.led
    played = before.cards if is_first else before.seconds
    own = strength(before, card, led)
    ahead = 0
    for turn in range(before.turn):
        other = played[(before.leader + turn) % before.players]
        ahead += is_ahead(before, other, strength(before, other, led), card, own)
    is_last = before.turn == before.players - 1
    tone: Tone = "gain" if ahead == 0 else "fact"
    return effect("order-sure" if is_last else "order", tone, place=ahead + 1)


def is_ahead(before: MolukuState, other: int, strength_of_other: int, card: int, own: int) -> bool:
    """Whether a card played earlier takes before this one; the Chief always does (MO-10)."""
    if before.reversed and CHIEF not in (other, card):
        return strength_of_other < own
    return strength_of_other >= own


def harvest_effects(before: MolukuState, seat: int, cards: list[int]) -> list[Effect]:
    """MO-4: what the island would be worth, and what the cards do there."""
    island = before.islands[seat]
    for card in cards:
        island |= BIT[card]
    effects = [island_effect(before, seat, island)]
    printed = before.printed
    if any(before.coverable(seat, card) for card in cards if card != NOTHING):
        effects.append(effect("must-cover", "loss"))
    palms = printed.count(island, PALM)
    is_volcano = any(printed.cards_of[VOLCANO] & BIT[card] for card in cards)
    if palms == 2 and before.open_palms(seat) < 2 and not is_volcano:
        effects.append(effect("names-trump", "gain"))
    if LIZARD in cards and not before.is_last_trick():
        effects.append(effect("leads-next"))
    return effects


def island_effect(before: MolukuState, seat: int, island: int) -> Effect:
    """MO-14, MO-15: the island's value then, and by how much that is more."""
    points = island_score(island, before.printed)
    gained = points - island_score(before.islands[seat], before.printed)
    tone: Tone = "gain" if gained > 0 else "loss" if gained < 0 else "fact"
    return effect("island", tone, points=points, change=f"{gained:+}".replace("-", "−"))
