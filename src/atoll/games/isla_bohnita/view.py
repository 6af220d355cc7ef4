"""What a viewer sees of La Isla Bohnita: view, trace, score sheet and prompt; a recount."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Literal, TypedDict, cast

from atoll.core.bits import BIT, lowest, members, popcount
from atoll.core.game import Data, ScoreLine
from atoll.core.state import TRUTH
from atoll.core.words import Words, seat_words, words
from atoll.games.isla_bohnita import codes, text
from atoll.games.isla_bohnita import components as ib
from atoll.games.isla_bohnita.components import BohnitaSet
from atoll.games.isla_bohnita.declaration import (
    PORT_NAMES,
    STEPS,
    WARE_NAMES,
    Side,
    bean_number,
    sides_data,
)
from atoll.games.isla_bohnita.fields import Step
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.games.isla_bohnita.text import describe as describe
from atoll.games.isla_bohnita.text import events as events
from atoll.games.isla_bohnita.turns import SALE, best_sales

METERS = 64  # component sets and choices of beans whose meters are kept


class Cards(TypedDict):
    """The cards of a field or a ship."""

    bean: int
    count: int


class Cargo(TypedDict):
    """The cards of a pirate; it may have none."""

    bean: int | None
    count: int


class Offer(TypedDict):
    """An offer that stands; `places` are in its maker's hand and known to them alone."""

    id: int
    by: int
    to: int | None
    waits_for: list[int]
    slots: list[int]
    places: list[int] | None
    gives: Side
    wants: Side


class Attack(TypedDict):
    """A raid that waits for its answer."""

    by: int
    victim: int
    ship: int


class View(TypedDict):
    """What the viewer knows; beans are named by their numbers."""

    phase: Literal["plant", "trade", "draw", "raid", "over"]
    active: int
    to_act: list[int]
    last_turn: bool
    planted: int
    discarded: bool
    discard: list[int]
    put_aside: list[int]
    exhaustions: int
    rows: dict[str, list[int]]
    turned_up: list[int]
    slots: list[int | None]
    fields: list[list[Cards | None]]
    set_aside: list[list[int]]
    thalers: list[list[int]]
    merchants: list[list[Cards | None]]
    pirates: list[Cargo | None]
    offers: list[Offer]
    offers_made: list[int]
    next_offer: int
    wishes: list[list[int]]
    raid: Attack | None
    raided: list[tuple[int, int]]  # seat and ship
    viewer: int
    island: bool
    may_act: list[int]
    deck: int
    final_exhaustion: int
    hands: list[list[int | None]]
    points: list[int]
    held: list[list[int]]
    offers_left: int
    most_dealt: int
    bought: list[list[str]]
    prices: dict[str, int]
    meters: dict[str, list[int]]


# -- what lies open ----------------------------------------------------------------------------

PHASE_NAMES = ["plant" if step == "left" else step for step in STEPS]  # by step


def numbers(beans: Iterable[int]) -> list[int]:
    """Cards by the numbers of their beans."""
    return [ib.number_of(bean) for bean in beans]


def piles(beans: Iterable[int], counts: Iterable[int]) -> list[Data | None]:
    """The cards of fields or ships, None for an empty one."""
    return [
        {"bean": ib.number_of(bean), "count": count} if count else None
        for bean, count in zip(beans, counts, strict=True)
    ]


def hand(state: BohnitaState, seat: int) -> list[int | None]:
    """A hand from its front on, None for a card the viewer does not know."""
    cards = state.hands[seat * ib.HAND : seat * ib.HAND + state.hand_size[seat]]
    return [bean_number(bean) for bean in cards]


def held(state: BohnitaState, seat: int) -> list[int]:
    """The cards everybody knows to be in a hand, wherever they stand."""
    assured = state.assured[seat * ib.BEANS : (seat + 1) * ib.BEANS]
    return numbers(text.cards_of(popcount(places) for places in assured))


def fields(state: BohnitaState, seat: int) -> list[Data | None]:
    """What grows on a player's fields."""
    own = slice(seat * ib.FIELDS, seat * ib.FIELDS + state.fields_of(seat))
    return piles(state.field_bean[own], state.field_count[own])


def ships(state: BohnitaState, seat: int, first: int, last: int) -> list[Data | None]:
    """The cargo of a player's ships, as far as they have them."""
    own = [seat * ib.SHIPS + ship for ship in range(first, last) if state.has_ship(seat, ship)]
    return piles([state.ship_bean[at] for at in own], [state.ship_count[at] for at in own])


def pirate(state: BohnitaState, seat: int) -> Data | None:
    """A pirate's cargo; None for who has no pirate."""
    cargo = ships(state, seat, ib.PIRATE, ib.SHIPS)
    return cargo[0] or {"bean": None, "count": 0} if cargo else None


def row(state: BohnitaState, port: int) -> list[int]:
    """A port's row, its top card first."""
    cards = state.rows[port * ib.ROW : port * ib.ROW + state.row_size[port]]
    return numbers(list(cards)[::-1])


def offer_seen(state: BohnitaState, at: int) -> Data:
    """One offer: who gives what for what; the places in the hand only for its maker."""
    maker = state.maker_of(at)
    partner = state.partner_of(at)
    knows_places = state.viewer in (TRUTH, maker)
    slots = list(members(state.slots_of(at)))
    given, wanted = (
        codes.beans_list(state.offer_given[at]),
        codes.beans_list(state.offer_wanted[at]),
    )
    return {
        "id": state.offer_id[at],
        "by": maker,
        "to": None if partner == codes.ANYBODY else partner,
        "waits_for": list(members(state.addressed(at))),
        "slots": slots,
        "places": list(members(state.offer_places[at])) if knows_places else None,
        **sides_data(state, maker, slots, given, wanted),
    }


def offers(state: BohnitaState) -> list[Data]:
    """All offers that stand."""
    return [offer_seen(state, at) for at in range(state.offers)]


def common(state: BohnitaState) -> Data:
    """What the trace and every view tell alike: all that lies open."""
    seats = range(state.players)
    return {
        "phase": PHASE_NAMES[state.step],
        "active": state.active,
        "to_act": list(members(state.must_act())),
        "last_turn": state.is_last,
        "planted": state.planted,
        "discarded": state.has_discarded,
        "discard": numbers(list(state.discard[: state.discard_size])[::-1]),
        "put_aside": numbers(text.cards_of(state.put_aside)),
        "exhaustions": state.exhaustions,
        "rows": {name: row(state, port) for port, name in enumerate(PORT_NAMES)},
        "turned_up": numbers(text.beans_up(state)),
        "slots": [bean_number(bean) for bean in state.turned_up],
        "fields": [fields(state, seat) for seat in seats],
        "set_aside": [numbers(text.beans_aside(state, seat)) for seat in seats],
        "thalers": [
            [
                ib.number_of(t % ib.THALER)
                for t in state.thalers
                if t != ib.NOTHING and t // ib.THALER == seat
            ]
            for seat in seats
        ],
        "merchants": [ships(state, seat, 0, ib.MERCHANTS) for seat in seats],
        "pirates": [pirate(state, seat) for seat in seats],
        "offers_made": list(state.offers_made),
        "next_offer": state.offer_number,
        "wishes": [numbers(members(state.wishes[seat])) for seat in seats],
        "raid": raid(state),
        "raided": [[t // ib.MERCHANTS, t % ib.MERCHANTS] for t in members(state.raided)],
    }


def raid(state: BohnitaState) -> Data | None:
    """The raid that waits for its answer."""
    if state.target == ib.NOTHING:
        return None
    victim, ship = divmod(int(state.target), ib.MERCHANTS)
    return {"by": state.active, "victim": victim, "ship": ship}


# -- what a viewer sees ------------------------------------------------------------------------


def trace(state: BohnitaState) -> Data:
    """The full truth."""
    return common(state) | {
        "deck": numbers(text.cards_of(state.deck)),
        "hands": [hand(state, seat) for seat in range(state.players)],
        "offers": offers(state),
    }


def view(seen: BohnitaState) -> View:
    """What the viewer knows: of other hands their size and what offers told of them."""
    return cast(View, open_view(seen) | own_view(seen))


def own_view(seen: BohnitaState) -> Data:
    """What depends on who looks."""
    return {
        "viewer": seen.viewer,
        "hands": [hand(seen, seat) for seat in range(seen.players)],
        "offers": offers(seen),
        "offers_left": offers_left(seen),
    }


def open_view(seen: BohnitaState) -> Data:
    """What every viewer sees alike."""
    seats = range(seen.players)
    return common(seen) | {
        "island": seen.island,
        "may_act": list(members(seen.may_act())),
        "deck": seen.deck_size,
        "final_exhaustion": seen.final_exhaustion(),
        "points": list(seen.scores()),
        "held": [held(seen, seat) for seat in seats],
        "most_dealt": codes.DEALT,
        "bought": [
            [WARE_NAMES[ware] for ware in range(ib.WARES) if seen.has_ware(seat, ware)]
            for seat in seats
        ],
        "prices": {
            WARE_NAMES[ware]: seen.price(ware)
            for ware in range(ib.WARES)
            if seen.price(ware) != ib.NOTHING
        },
        "meters": meters(seen.printed, seen.beans),
    }


@lru_cache(METERS)
def meters(printed: ib.BohnitaSet, beans: int) -> dict[str, list[int]]:
    """What so many cards of each kind of bean in the game are worth."""
    return {
        str(ib.number_of(bean)): [
            int(printed.value(bean, cards)) for cards in range(ib.number_of(bean) + 1)
        ]
        for bean in members(beans)
    }


def offers_left(seen: BohnitaState) -> int:
    """How many offers the viewer may still make this turn; with two players there is no trade."""
    if seen.viewer < 0 or seen.players == 2:
        return 0
    return int(seen.most_offers - seen.offers_made[seen.viewer])


def sheet(state: BohnitaState, seat: int) -> list[ScoreLine]:
    """Thalers and, at the end, the last sale; piles worth nothing are left out."""
    wealth = state.wealth[seat]
    lines = [ScoreLine("IB-17", words("sheet-thalers", count=wealth), wealth)]
    if not state.is_over():
        return lines
    sales = list(best_sales(state, seat))
    for at in range(0, len(sales), SALE):
        place, bean, count = sales[at : at + SALE]
        key = "sheet-field" if place < ib.FIELDS else "sheet-cargo"
        what = words(key, count=count, bean=text.bean_words(bean))
        lines.append(ScoreLine("IB-24", what, state.printed.value(bean, count)))
    return lines


def prompt(seen: BohnitaState) -> Words:
    """One sentence: what to do now, or meanwhile; with two players one waits for one's turn."""
    viewer = seen.viewer
    if not seen.must_act() & BIT[viewer]:
        if seen.is_trading():
            return words("prompt-bid", who=seat_words(seen.active))
        key = "prompt-meanwhile" if seen.players > 2 else "prompt-wait"
        return words(key, who=seat_words(seen.to_act()))
    if seen.step == Step.PLANT:
        return prompt_plant(seen)
    if seen.step == Step.RAID:
        ship = text.ship_words(viewer, seen.target % ib.MERCHANTS)
        return words("prompt-raid", who=seat_words(seen.active), ship=ship)
    if seen.step == Step.DRAW:
        return words("prompt-draw", count=seen.cards_to_draw())
    if seen.step == Step.LEFT:
        return words("prompt-left")
    return prompt_trade(seen)


def prompt_plant(seen: BohnitaState) -> Words:
    """The front card first, then a second one or on to phase 2."""
    if not seen.can_plant_more():
        return words("prompt-turn-up")
    bean = text.bean_words(seen.front(seen.viewer))
    if seen.planted == 0:
        return words("prompt-plant", bean=bean)
    return words("prompt-plant-second", bean=bean)


def prompt_trade(seen: BohnitaState) -> Words:
    """Offers to answer come first, then cards to plant."""
    viewer = seen.viewer
    waiting = [at for at in range(seen.offers) if seen.addressed(at) & BIT[viewer]]
    if waiting:
        return words("prompt-answer", count=len(waiting))
    if seen.players == 2:
        return words("prompt-two-players" if seen.island else "prompt-leave")
    if seen.aside_size[viewer]:
        return words("prompt-aside", cards=text.cards_words(text.beans_aside(seen, viewer)))
    others = seen.planters() & ~BIT[viewer]
    if others and not seen.slots_turned_up():
        return words("prompt-others-plant", who=seat_words(lowest(others)))
    return words("prompt-sail" if seen.island else "prompt-trade")


# -- cards and thalers counted afresh, for the laws --------------------------------------------


def inventory(state: BohnitaState) -> list[str]:
    """Every card by its bean's number."""
    truth = trace(state)
    cards = [*truth["deck"], *truth["discard"], *truth["put_aside"], *truth["turned_up"]]
    for pile in (*truth["rows"].values(), *truth["hands"], *truth["set_aside"]):
        cards += pile
    for thalers in truth["thalers"]:
        cards += thalers
    for piles in (*truth["fields"], *truth["merchants"], truth["pirates"]):
        for lying in piles:
            if lying:
                cards += [lying["bean"]] * lying["count"]
    return [str(card) for card in cards]


def recount(state: BohnitaState) -> list[int]:
    """The thalers in the harbours, and at the end what everything sells for."""
    truth = trace(state)
    points = []
    for seat, thalers in enumerate(truth["thalers"]):
        merchants = truth["merchants"][seat]
        places = [*merchants, *truth["fields"][seat], truth["pirates"][seat]]
        piles = tuple((p["bean"], p["count"]) if p and p["count"] else None for p in places)
        sale = best_sale(piles, len(merchants), state.printed) if state.is_over() else 0
        points.append(len(thalers) + sale)
    return points


Piles = tuple[tuple[int, int] | None, ...]


def best_sale(piles: Piles, merchants: int, printed: BohnitaSet) -> int:
    """IB-24 by trying every order of selling, loading and moving; the first are merchants."""
    reached, waiting, best = {(piles, 0)}, [(piles, 0)], 0
    while waiting:
        here, earned = waiting.pop()
        sales = [printed.value(ib.bean_of(pile[0]), pile[1]) if pile else 0 for pile in here]
        best = max(best, earned + sum(sales))
        steps = [
            (without_cargo(here, ship), earned + sales[ship])
            for ship in range(merchants)
            if sales[ship]
        ]
        steps += [(after, earned) for after in moved(here, merchants)]
        for step in steps:
            if step not in reached:
                reached.add(step)
                waiting.append(step)
    return best


def without_cargo(piles: Piles, ship: int) -> Piles:
    """The piles without a ship's cargo."""
    return tuple(None if place == ship else pile for place, pile in enumerate(piles))


def moved(piles: Piles, merchants: int) -> Iterator[Piles]:
    """IB-18, IB-19: every position one loading or moving away."""
    for source, target in product(range(len(piles)), range(merchants)):
        pile, carried = piles[source], piles[target]
        if source != target and pile and (not carried or carried[0] == pile[0]):
            after = list(piles)
            after[source] = None
            after[target] = (pile[0], pile[1] + (carried[1] if carried else 0))
            yield tuple(after)
