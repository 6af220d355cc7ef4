"""Moluku in words: the table told, and what an action would do."""

from atoll.core.bits import BIT, popcount
from atoll.core.game import Data
from atoll.core.text_board import Section, seats_words, section, some
from atoll.core.words import Effect, Tone, Words, effect, seat_words, words
from atoll.games.moluku import components as mo
from atoll.games.moluku.declaration import code_words, trump_words
from atoll.games.moluku.fields import Do, Step, card_of, form_of, owner_of, trump_of
from atoll.games.moluku.position import strength
from atoll.games.moluku.state import MolukuState


def text_board(view: Data) -> list[Section]:
    """The trick, one's own hand, the players with their islands."""
    own_hand = [told_hand(view)] if view["viewer"] >= 0 else []
    return [told_trick(view), *own_hand, told_players(view), told_islands(view)]


def cards_words(view: Data, codes: list[str]) -> Words:
    """Several cards."""
    pictures = {str(height): picture for height, picture in enumerate(view["pictures"], 1)}
    return some([code_words(code, pictures.get(code[1:], "")) for code in codes])


def told_trick(view: Data) -> Section:
    """Season, trump and the cards on the table, by player."""
    trump = trump_words(view["trump"])
    lines = [words("draw-head", season=view["season"], trump=trump, stock=view["stock"])]
    if view["next_trump"] != view["trump"]:
        lines.append(words("told-next-trump", trump=trump_words(view["next_trump"])))
    if view["reversed"]:
        lines.append(words("draw-reversed"))
    if not view["trick"]:
        return section("trick", [*lines, words("no-trick")])
    lines.append(words("told-order", names=seats_words(view["order"])))
    played = [*view["trick"], *view["second"]]
    rows = [
        [seat_words(seat), cards_words(view, [code for who, code in played if who == seat])]
        for seat in dict.fromkeys(who for who, _ in played)
    ]
    return section("trick", lines, ["told-player", "told-cards"], rows)


def told_hand(view: Data) -> Section:
    """One's own cards."""
    cards = view["hands"][view["viewer"]]["known"]
    return section("your-hand", [cards_words(view, cards) if cards else words("hand-empty")])


def player_words(view: Data, seat: int) -> Words:
    """MO-18: a player, with their partner in teams."""
    if not view["teams"]:
        return seat_words(seat)
    return words("told-team", who=seat_words(seat), partner=seat_words((seat + 2) % 4))


def told_players(view: Data) -> Section:
    """Points, and what is known of the hands."""
    rows = [
        [
            player_words(view, seat),
            view["totals"][seat] + (view["totals"][(seat + 2) % 4] if view["teams"] else 0),
            view["island_points"][seat],
            hand["size"],
            some([trump_words(name) for name in hand["void"]]),
            cards_words(view, [] if seat == view["viewer"] else hand["known"]),
        ]
        for seat, hand in enumerate(view["hands"])
    ]
    columns = ["told-player", "told-points", "told-island", "told-hand", "told-void", "told-known"]
    return section("told-players", (), columns, rows)


def told_islands(view: Data) -> Section:
    """What lies on each island."""
    rows = [
        [seat_words(seat), cards_words(view, island["open"]), cards_words(view, island["covered"])]
        for seat, island in enumerate(view["islands"])
    ]
    return section("told-islands", (), ["told-player", "told-open", "told-covered"], rows)


# -- what an action would do, told from what its seat knows ------------------------------------


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
    if form == Do.NAME and trump_of(action) != mo.NO_TRUMP:
        held = before.hands[seat] & mo.SUIT[trump_of(action)]
        return [effect("trumps", count=popcount(held))]
    return []


def order_effect(before: MolukuState, seat: int, card: int) -> Effect:
    """MO-3, MO-12: the place in the harvest order behind those who have played already."""
    is_first = before.step == Step.PLAY
    if is_first and (before.table | BIT[card]) & BIT[mo.WEDDING] and before.hand_size[seat] > 1:
        return effect("wedding")
    led = mo.colour_of(card) if before.led == mo.NO_TRUMP and card < mo.COLOURED else before.led
    played = before.cards if is_first else before.seconds
    card_strength = strength(before, card, led)
    ahead = 0
    for turn in range(before.turn):
        other = played[(before.leader + turn) % before.players]
        ahead += is_ahead(before, other, strength(before, other, led), card, card_strength)
    is_last = before.turn == before.players - 1
    tone: Tone = "gain" if ahead == 0 else "fact"
    return effect("order-sure" if is_last else "order", tone, place=ahead + 1)


def is_ahead(
    before: MolukuState, other: int, other_strength: int, card: int, card_strength: int
) -> bool:
    """Whether a card played earlier takes before this one; the Chief always does (MO-10)."""
    if before.reversed and mo.CHIEF not in (other, card):
        return other_strength < card_strength
    return other_strength >= card_strength


def harvest_effects(before: MolukuState, seat: int, cards: list[int]) -> list[Effect]:
    """MO-4: what the island would be worth, and what the cards do there."""
    island = before.islands[seat]
    for card in cards:
        island |= BIT[card]
    effects = [island_effect(before, seat, island)]
    printed = before.printed
    if any(before.coverable(seat, card) for card in cards if card != mo.NOTHING):
        effects.append(effect("must-cover", "loss"))
    palms = printed.count(island, mo.PALM)
    is_volcano = any(printed.cards_of[mo.VOLCANO] & BIT[card] for card in cards)
    if palms == 2 and before.open_palms(seat) < 2 and not is_volcano:
        effects.append(effect("names-trump", "gain"))
    if mo.LIZARD in cards and not before.is_last_trick():
        effects.append(effect("leads-next"))
    return effects


def island_effect(before: MolukuState, seat: int, island: int) -> Effect:
    """MO-14, MO-15: the island's value then, and by how much that is more."""
    points = mo.island_score(island, before.printed)
    gained = points - mo.island_score(before.islands[seat], before.printed)
    tone: Tone = "gain" if gained > 0 else "loss" if gained < 0 else "fact"
    return effect("island", tone, points=points, change=f"{gained:+}".replace("-", "−"))
