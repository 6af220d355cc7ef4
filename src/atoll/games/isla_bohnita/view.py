"""What a viewer sees of La Isla Bohnita, the full trace, the score sheet, and what happens."""

from atoll.core.bits import BIT, members
from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, seat_words, words
from atoll.games.isla_bohnita.components import (
    BEANS,
    FIELDS,
    MERCHANTS,
    PORTS,
    ROW,
    SHIPS,
    WARES,
    number_of,
)
from atoll.games.isla_bohnita.names import (
    WARE_NAMES,
    bean_words,
    cards_words,
    cargo,
    harvest,
    partner_words,
    placed_words,
    port_words,
    ship_words,
    sold,
    ware_words,
)
from atoll.games.isla_bohnita.notation import Offer, read_accept, read_offer
from atoll.games.isla_bohnita.position import NOTHING
from atoll.games.isla_bohnita.scoring import PILES, best_merging
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.games.isla_bohnita.table import beans_up, common, counted, hand
from atoll.games.isla_bohnita.verbs import (
    ACCEPT,
    ASIDE,
    COUNT,
    DEALT,
    DO_BUY,
    DO_DISCARD,
    DO_DISCARD_LEFT,
    DO_DRAW,
    DO_LOAD,
    DO_MOVE,
    DO_PLANT,
    DO_PLANT_ASIDE,
    DO_PLANT_LEFT,
    DO_PLANT_LYING,
    DO_RAID,
    DO_REFUSE,
    DO_SAIL,
    DO_SELL_CARGO,
    DO_SELL_FIELD,
    DO_SET_ASIDE,
    DO_TURN_UP,
    DO_WISH,
    DO_WITHDRAW,
    DO_YIELD,
    DRAW,
    FIELD,
    HAND,
    LEFT,
    OFFER,
    OVER,
    PLANT,
    RAID,
    VERB,
    beans_list,
)

PLANTINGS = (DO_PLANT_ASIDE, DO_PLANT_LYING, DO_PLANT_LEFT)
PLAIN_CHOICES = {DO_TURN_UP: "choice-turn-up", DO_DRAW: "choice-draw", DO_YIELD: "choice-yield"}


def trace(state: BohnitaState) -> Data:
    """The full truth."""
    return common(state) | {
        "deck": counted(list(state.deck)),
        "hands": [hand(state, seat) for seat in range(state.players)],
    }


def view(seen: BohnitaState) -> Data:
    """What the viewer knows: of other hands their size and the cards shown in offers."""
    seats = range(seen.players)
    beans = [bean for bean in range(BEANS) if seen.beans & BIT[bean]]
    return common(seen) | {
        "viewer": seen.viewer,
        "island": seen.island,
        "may_act": list(members(seen.may_act())),
        "deck": seen.deck_size,
        "final_exhaustion": seen.final_exhaustion(),
        "hands": [hand(seen, seat) for seat in seats],
        "points": list(seen.scores()),
        "offers_left": max(0, seen.most_offers - seen.offers_made) if seen.players > 2 else 0,
        "most_dealt": DEALT,
        "bought": [
            [WARE_NAMES[ware] for ware in range(WARES) if seen.has_ware(seat, ware)]
            for seat in seats
        ],
        "prices": {
            WARE_NAMES[ware]: seen.price(ware)
            for ware in range(WARES)
            if seen.price(ware) != NOTHING
        },
        "meters": {
            str(number_of(bean)): [
                seen.printed.value(bean, cards) for cards in range(number_of(bean) + 1)
            ]
            for bean in beans
        },
    }


def sheet(state: BohnitaState) -> list[list[ScoreLine]]:
    """Each seat's thalers and, at the end, what each pile brings in the last sale."""
    return [seat_lines(state, seat) for seat in range(state.players)]


def seat_lines(state: BohnitaState, seat: int) -> list[ScoreLine]:
    """One player's lines; piles worth nothing are left out."""
    wealth = state.wealth[seat]
    lines = [ScoreLine("IB-17", words("sheet-thalers", count=wealth), wealth)]
    if not state.is_over():
        return lines
    piles = list(best_merging(state, seat))
    for place in range(PILES):
        bean, count = piles[2 * place : 2 * place + 2]
        if count and state.printed.value(bean, count):
            points = state.printed.value(bean, count)
            lines.append(ScoreLine("IB-24", sale_words(place, bean, count), points))
    return lines


def sale_words(place: int, bean: int, count: int) -> Words:
    """A pile sold at the end, by where it lies."""
    key = "sheet-field" if place < FIELDS else "sheet-cargo"
    return words(key, count=count, bean=bean_words(bean))


def prompt(seen: BohnitaState) -> Words:
    """One sentence: what to do now, or for whom the table waits."""
    if seen.step == OVER:
        return words("prompt-over")
    viewer = seen.viewer
    if viewer < 0 or not seen.must_act() & BIT[viewer]:
        return words("prompt-wait", who=seat_words(seen.to_act()))
    if seen.step == PLANT:
        return prompt_plant(seen)
    if seen.step == RAID:
        ship = ship_words(seen.target % MERCHANTS)
        return words("prompt-raid", who=seat_words(seen.active), ship=ship)
    if seen.step == ASIDE:
        return words("prompt-aside", cards=cards_words(aside_of(seen, viewer)))
    if seen.step == DRAW:
        return words("prompt-draw", count=seen.cards_to_draw())
    if seen.step == LEFT:
        return words("prompt-left")
    return prompt_trade(seen)


def prompt_plant(seen: BohnitaState) -> Words:
    """The front card first, then a second one or on to phase 2."""
    if not seen.can_plant_more():
        return words("prompt-turn-up")
    bean = bean_words(seen.front(seen.viewer))
    if seen.planted == 0:
        return words("prompt-plant", bean=bean)
    return words("prompt-plant-second", bean=bean)


def prompt_trade(seen: BohnitaState) -> Words:
    """Offers to answer come first."""
    waiting = [o for o in members(seen.standing) if seen.addressed(o) & BIT[seen.viewer]]
    if waiting:
        return words("prompt-answer", count=len(waiting))
    if seen.players == 2:
        return words("prompt-two-players" if seen.island else "prompt-leave")
    return words("prompt-sail" if seen.island else "prompt-trade")


def aside_of(state: BohnitaState, seat: int) -> list[int]:
    """The beans a player has set aside, each as often as it is there."""
    counts = state.aside[seat * BEANS : (seat + 1) * BEANS]
    return [bean for bean, count in enumerate(counts) for _ in range(count)]


# -- choices -----------------------------------------------------------------------------------


def describe(state: BohnitaState, seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    if action >= OFFER:
        return describe_offer(state, seat, read_offer(state, seat, action))
    if action >= ACCEPT:
        offer, places, beans = read_accept(state, seat, action)
        if not beans:
            return words("choice-accept-gift", offer=offer)
        return words("choice-accept", offer=offer, cards=placed_words(beans, places))
    verb, argument = divmod(action, VERB)
    if verb in PLAIN_CHOICES:
        return words(PLAIN_CHOICES[verb])
    if verb == DO_PLANT:
        return words("choice-plant", bean=bean_words(state.front(seat)), field=argument + 1)
    if verb in PLANTINGS:
        bean, field = divmod(argument, FIELD)
        return words("choice-plant", bean=bean_words(bean), field=field + 1)
    if verb in (DO_SAIL, DO_RAID, DO_SELL_CARGO, DO_MOVE, DO_LOAD):
        return describe_ship(state, seat, verb, argument)
    return describe_rest(state, seat, verb, argument)


def describe_ship(state: BohnitaState, seat: int, verb: int, argument: int) -> Words:
    """Choices about ships."""
    if verb == DO_SAIL:
        voyage, count = divmod(argument, COUNT)
        ship, port = divmod(voyage, PORTS)
        bean = bean_words(state.top_of_row(port))
        names = {"ship": ship_words(ship), "port": port_words(port)}
        return words("choice-sail", count=count, bean=bean, **names)
    if verb == DO_RAID:
        victim, ship = divmod(argument, MERCHANTS)
        return words("choice-raid", who=seat_words(victim), **cargo(state, victim, ship))
    if verb == DO_SELL_CARGO:
        thalers = state.cargo_value(seat, argument)
        return words("choice-sell-cargo", thalers=thalers, **cargo(state, seat, argument))
    source, target = divmod(argument, MERCHANTS)
    if verb == DO_MOVE:
        to = ship_words(target)
        return words("choice-move", to=to, **cargo(state, seat, source))
    return words("choice-load", ship=ship_words(target), **harvest(state, seat, source))


def describe_rest(state: BohnitaState, seat: int, verb: int, argument: int) -> Words:
    """Choices about fields, wares and offers."""
    if verb == DO_SELL_FIELD:
        at = seat * FIELDS + argument
        thalers = state.printed.value(state.field_bean[at], state.field_count[at])
        return words("choice-sell-field", thalers=thalers, **harvest(state, seat, argument))
    if verb == DO_BUY:
        return words("choice-buy", ware=ware_words(argument), price=state.price(argument))
    if verb == DO_SET_ASIDE:
        return words("choice-set-aside", bean=bean_words(state.turned_up[argument]))
    if verb == DO_DISCARD:
        bean = bean_words(state.hands[seat * HAND + argument])
        return words("choice-discard", bean=bean, place=argument + 1)
    if verb == DO_DISCARD_LEFT:
        return words("choice-discard-left", bean=bean_words(argument), count=state.lying[argument])
    if verb == DO_WISH:
        return words("choice-wish", bean=bean_words(argument))
    if verb == DO_REFUSE:
        return words("choice-refuse", offer=argument)
    if verb == DO_WITHDRAW:
        return words("choice-withdraw", offer=argument)
    return words("choice-end-phase")


def describe_offer(state: BohnitaState, seat: int, offer: Offer) -> Words:
    """An offer as a choice."""
    given, wanted = sides(state, seat, offer)
    key = "choice-offer" if offer.answered is None else "choice-counter"
    return words(
        key, to=partner_words(offer.partner), given=cards_words(given), wanted=cards_words(wanted)
    )


def sides(state: BohnitaState, seat: int, offer: Offer) -> tuple[list[int], list[int]]:
    """The beans the maker of an offer gives and gets."""
    up = [state.turned_up[slot] for slot in offer.slots]
    if seat == state.active:
        return offer.given + up, offer.wanted
    return offer.given, offer.wanted + up


# -- the log -----------------------------------------------------------------------------------


def events(before: BohnitaState, seat: int, action: int, after: BohnitaState) -> list[Event]:
    """What an action did, and what followed from it by itself."""
    told = [told_action(before, seat, action, after)]
    if after.exhaustions > before.exhaustions:
        told.append(event("IB-23", "exhausted", count=after.exhaustions))
    if action == DO_DRAW * VERB:
        told += refills(before, after)
    if after.is_over():
        told += settlements(after)
    return told


def told_action(before: BohnitaState, seat: int, action: int, after: BohnitaState) -> Event:
    """The action itself as a line of the log."""
    who = seat_words(seat)
    if action >= OFFER:
        return told_offer(before, seat, read_offer(before, seat, action))
    if action >= ACCEPT:
        return told_deal(before, seat, action)
    verb, argument = divmod(action, VERB)
    if verb == DO_PLANT:
        bean = bean_words(after.field_bean[seat * FIELDS + argument])
        return event("IB-6", "plant", who=who, bean=bean, field=argument + 1)
    if verb in PLANTINGS:
        bean = bean_words(argument // FIELD)
        clause = "IB-28" if verb == DO_PLANT_LEFT else "IB-13"
        return event(clause, "plant", who=who, bean=bean, field=argument % FIELD + 1)
    if verb == DO_TURN_UP:
        return event("IB-7", "turn-up", who=who, cards=cards_words(beans_up(after)))
    if verb == DO_DRAW:
        count = after.hand_size[seat] - before.hand_size[seat]
        return event("IB-14", "draw", who=who, count=count)
    if verb in (DO_SAIL, DO_RAID, DO_YIELD, DO_LOAD, DO_SELL_CARGO, DO_MOVE):
        return told_ship(before, seat, verb, argument)
    return told_rest(before, seat, verb, argument, after)


def told_ship(before: BohnitaState, seat: int, verb: int, argument: int) -> Event:
    """What happened to ships."""
    who = seat_words(seat)
    if verb == DO_SAIL:
        voyage, count = divmod(argument, COUNT)
        ship, port = divmod(voyage, PORTS)
        bean = bean_words(before.top_of_row(port))
        place = {"port": port_words(port), "ship": ship_words(ship)}
        return event("IB-10", "sail", who=who, count=count, bean=bean, **place)
    if verb == DO_RAID:
        victim, ship = divmod(argument, MERCHANTS)
        attacked = cargo(before, victim, ship)
        return event("IB-12", "raid", who=who, victim=seat_words(victim), **attacked)
    if verb == DO_YIELD:
        bean = bean_words(before.ship_bean[seat * SHIPS + before.target % MERCHANTS])
        return event("IB-12", "yield", who=who, bean=bean)
    if verb == DO_SELL_CARGO:
        thalers = before.cargo_value(seat, argument)
        return event(
            "IB-20", "sell", who=who, thalers=thalers, **sold(cargo(before, seat, argument))
        )
    source, target = divmod(argument, MERCHANTS)
    if verb == DO_LOAD:
        loaded = sold(harvest(before, seat, source))
        return event("IB-18", "load", who=who, ship=ship_words(target), **loaded)
    moved = cargo(before, seat, source)
    return event("IB-19", "move", who=who, to=ship_words(target), **moved)


def told_rest(
    before: BohnitaState, seat: int, verb: int, argument: int, after: BohnitaState
) -> Event:
    """What happened to fields, wares and offers."""
    who = seat_words(seat)
    if verb == DO_SELL_FIELD:
        thalers = after.wealth[seat] - before.wealth[seat]
        return event(
            "IB-17", "sell", who=who, thalers=thalers, **sold(harvest(before, seat, argument))
        )
    if verb == DO_BUY:
        return event(
            "IB-21", "buy", who=who, ware=ware_words(argument), price=before.price(argument)
        )
    if verb == DO_SET_ASIDE:
        return event("IB-7", "set-aside", who=who, bean=bean_words(before.turned_up[argument]))
    if verb == DO_DISCARD:
        clause = "IB-26" if before.island else "IB-28"
        return event(clause, "discard", who=who, count=1, bean=bean_words(after.top_discard()))
    if verb == DO_DISCARD_LEFT:
        bean, count = bean_words(argument), before.lying[argument]
        return event("IB-28", "discard", who=who, count=count, bean=bean)
    if verb == DO_WISH:
        return event("IB-8", "wish", who=who, bean=bean_words(argument))
    if verb == DO_REFUSE:
        return event("IB-8", "refuse", who=who, offer=argument)
    if verb == DO_WITHDRAW:
        return event("IB-8", "withdraw", who=who, offer=argument)
    return event("IB-13", "end-phase", who=who)


def told_offer(before: BohnitaState, seat: int, offer: Offer) -> Event:
    """An offer as everybody hears it, with its id."""
    given, wanted = sides(before, seat, offer)
    cards = {"given": cards_words(given), "wanted": cards_words(wanted)}
    names = {"who": seat_words(seat), "to": partner_words(offer.partner)}
    key = "offer" if offer.answered is None else "counter"
    return event("IB-8", key, offer=before.offers_made, **names, **cards)


def told_deal(before: BohnitaState, seat: int, action: int) -> Event:
    """A deal as it is carried out, told by who gives what to whom."""
    offer, _, _ = read_accept(before, seat, action)
    maker = before.maker_of(offer)
    up = [before.turned_up[slot] for slot in members(before.slots_of(offer))]
    got = [before.hands[maker * HAND + place] for place in members(before.offer_given[offer])]
    gave = list(beans_list(before.offer_wanted[offer]))
    if maker == before.active:
        got += up
    else:
        gave += up
    cards = {"got": cards_words(got), "gave": cards_words(gave)}
    return event("IB-9", "deal", who=seat_words(seat), maker=seat_words(maker), **cards)


def refills(before: BohnitaState, after: BohnitaState) -> list[Event]:
    """IB-15: the rows laid anew."""
    told = []
    for port in range(PORTS):
        if after.row_size[port] > before.row_size[port]:
            row = list(after.rows[port * ROW : port * ROW + after.row_size[port]])
            told.append(event("IB-15", "refill", port=port_words(port), cards=cards_words(row)))
    return told


def settlements(after: BohnitaState) -> list[Event]:
    """IB-24: what the last sale brought each player."""
    scores = list(after.scores())
    return [
        event(
            "IB-24", "settle", who=seat_words(seat), points=after.settled[seat], total=scores[seat]
        )
        for seat in range(after.players)
    ]
