"""What a viewer sees of Moluku, the full trace, the score sheet, and what an action did."""

from functools import lru_cache
from typing import Literal, TypedDict, cast

from atoll.core.bits import BIT, members
from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, score_log, seat_words, words
from atoll.games.moluku import components as mo
from atoll.games.moluku.components import MolukuSet
from atoll.games.moluku.declaration import (
    COLOUR_NAMES,
    FIELDS,
    card_code,
    card_words,
    colour_words,
    trump_name,
)
from atoll.games.moluku.fields import Do, Step, card_of, form_of, owner_of, swapped_of, trump_of
from atoll.games.moluku.knowledge import receiver_from
from atoll.games.moluku.position import strength
from atoll.games.moluku.state import MolukuState

RENAMED = {"chill_first": "chill", "name_by_palm": "name_trump", "name_by_total": "name_trump"}
STEP_NAMES = [RENAMED.get(step, step) for step in FIELDS.steps]  # by step: its name in views
HARVESTING = (Step.CHILL_FIRST, Step.HARVEST, Step.COVER)
HUT_NAMES = ("rice-pineapple", "rice-fish", "pineapple-fish", "all-three")
FOOD_NAMES = ("rice", "pineapple", "fish")


# -- the view's type; the web client's types are written from it -------------------------------


StepName = Literal[
    "play", "second", "chill", "harvest", "cover", "name_trump", "discard", "pass", "over"
]


class Island(TypedDict):
    """The cards of an island."""

    open: list[str]
    covered: list[str]


class Hand(TypedDict):
    """As much of a hand as is known; `void` are the colours that are not in it."""

    size: int
    known: list[str]
    void: list[str]


class Pile(TypedDict):
    """As much of a pile as is known."""

    size: int
    known: list[str]


class View(TypedDict):
    """What the viewer knows."""

    season: int
    trump: str | None
    next_trump: str | None
    to_act: int | None
    step: StepName
    islands: list[Island]
    leader: int
    trick: list[tuple[int, str]]  # seat and card
    second: list[tuple[int, str]]
    order: list[int]
    reversed: bool
    totals: list[int]
    viewer: int
    teams: bool
    hands: list[Hand]
    stock: int
    out: list[Pile]
    passing: list[list[str]]
    island_points: list[int]
    huts: list[dict[str, int]]
    pictures: list[str]


# -- the view ----------------------------------------------------------------------------------


def codes(cards: int) -> list[str]:
    """A set of cards as codes."""
    return [card_code(card) for card in members(cards)]


def played(state: MolukuState, cards: list[int]) -> list[list[int | str]]:
    """The cards of a round of the trick that still lie there, in the order of play."""
    lying = state.table | (BIT[state.waiting] if state.waiting >= 0 else 0)
    seats = [(state.leader + turn) % state.players for turn in range(state.players)]
    return [
        [seat, card_code(cards[seat])]
        for seat in seats
        if cards[seat] >= 0 and lying & BIT[cards[seat]]
    ]


def common(state: MolukuState) -> Data:
    """What the trace and every view tell alike: all that lies open."""
    seats = range(state.players)
    return {
        "season": state.season,
        "trump": trump_name(state.trump),
        "next_trump": trump_name(state.trump if state.next_trump < 0 else state.next_trump),
        "to_act": None if state.is_over() else state.to_act(),
        "step": STEP_NAMES[state.step],
        "islands": [
            {"open": codes(state.islands[seat]), "covered": codes(state.covered[seat])}
            for seat in seats
        ],
        "leader": state.leader,
        "trick": played(state, list(state.cards)),
        "second": played(state, list(state.seconds)),
        "order": list(state.order) if state.step in HARVESTING else [],
        "reversed": state.reversed,
        "totals": list(state.totals),
    }


def trace(state: MolukuState) -> Data:
    """The full truth."""
    seats = range(state.players)
    return common(state) | {
        "hands": [codes(state.hands[seat]) for seat in seats],
        "stock": codes(state.stock),
        "out": sorted(
            code for seat in seats for code in codes(state.out[seat] | state.earlier[seat])
        ),
        "passing": passing(state),
    }


def view(seen: MolukuState) -> View:
    """What the viewer knows: of other hands their size and the cards certainly there."""
    return cast(View, open_view(seen) | own_view(seen))


def open_view(seen: MolukuState) -> Data:
    """What every viewer sees alike."""
    seats = range(seen.players)
    return common(seen) | {
        "order": standing(seen),
        "teams": seen.teams,
        "stock": seen.stock_size,
        "island_points": [mo.island_score(seen.islands[seat], seen.printed) for seat in seats],
        "huts": [hut_sets(seen, seen.islands[seat]) for seat in seats],
        "pictures": [mo.PICTURE_NAMES[number] for number in seen.printed.picture_of_height],
    }


def own_view(seen: MolukuState) -> Data:
    """What depends on who looks."""
    seats = range(seen.players)
    return {
        "viewer": seen.viewer,
        "hands": [
            {
                "size": seen.hand_size[seat],
                "known": codes(seen.hands[seat]),
                "void": [
                    name
                    for colour, name in enumerate(COLOUR_NAMES)
                    if seen.voids[seat] & BIT[11 * colour]
                ],
            }
            for seat in seats
        ],
        "out": [
            {"size": seen.out_size[seat], "known": codes(seen.out[seat] | seen.earlier[seat])}
            for seat in seats
        ],
        "passing": passing(seen),
    }


def passing(state: MolukuState) -> list[list[str]]:
    """MO-16: the cards each seat has chosen to pass, until they change hands."""
    is_passing = state.step == Step.PASS
    return [codes(cards) if is_passing else [] for cards in state.passed]


def standing(state: MolukuState) -> list[int]:
    """The order of harvest; while the trick is played, of those who have played."""
    if not state.is_playing():
        return list(state.order) if state.step in HARVESTING else []
    cards = state.cards if state.step == Step.PLAY else state.seconds
    seats = [(state.leader + turn) % state.players for turn in range(state.turn)]
    ranked = sorted(seats, key=lambda seat: -strength(state, cards[seat], state.led))
    if not state.reversed:
        return ranked
    chief = [seat for seat in ranked if cards[seat] == mo.CHIEF]
    return chief + [seat for seat in reversed(ranked) if cards[seat] != mo.CHIEF]


def hut_sets(state: MolukuState, cards: int) -> dict[str, int]:
    """The best assignment of an island's huts: how many are filled in each way."""
    filled = mo.best_huts(*food_counts(state, cards), state.printed)
    return {name: count for name, count in zip(HUT_NAMES, filled, strict=True) if count}


def food_counts(state: MolukuState, cards: int) -> tuple[int, int, int, int]:
    """Huts, rice, pineapple and fish among these cards."""
    count = state.printed.count
    return (
        count(cards, mo.HUT),
        count(cards, mo.RICE),
        count(cards, mo.PINEAPPLE),
        count(cards, mo.FISH),
    )


def sheet(state: MolukuState, seat: int) -> list[ScoreLine]:
    """Season by season."""
    return [
        line
        for season in range(mo.SEASONS)
        for line in season_lines(state, season, state.scored[season * state.players + seat])
    ]


def season_lines(state: MolukuState, season: int, cards: int) -> list[ScoreLine]:
    """The lines of one island at the end of a season; lines worth nothing are left out."""
    printed = state.printed
    counts = food_counts(state, cards)
    filled = mo.best_huts(*counts, printed)
    left = mo.food_left(filled, *counts[1:])
    masks = printed.count(cards, mo.MASK)
    rows = [
        *(
            ("MO-14", f"sheet-{name}", count, value)
            for name, count, value in zip(HUT_NAMES, filled, printed.hut_values, strict=True)
        ),
        *(
            ("MO-15", f"sheet-{name}", count, value)
            for name, count, value in zip(FOOD_NAMES, left, printed.food_values, strict=True)
        ),
        ("MO-C3", "sheet-mask", masks, printed.mask_value),
    ]
    return [
        ScoreLine(rule, words(key, season=season + 1, count=count), count * value)
        for rule, key, count, value in rows
        if count * value
    ]


def prompt(seen: MolukuState) -> Words:
    """One sentence: what to do now."""
    if seen.is_playing():
        return prompt_play(seen)
    if seen.step == Step.DISCARD:
        return words("prompt-discard", count=seen.exchanged() - seen.out_size[seen.actor])
    if seen.step == Step.PASS:
        left = seen.exchanged() - seen.passed_size[seen.actor]
        return words("prompt-pass", count=left, to=receiver_words(seen, seen.actor))
    if seen.step in (Step.CHILL_FIRST, Step.HARVEST) and seen.is_wedding():
        return words(f"prompt-{STEP_NAMES[seen.step]}-pair")
    return words(f"prompt-{STEP_NAMES[seen.step].replace('_', '-')}")


def receiver_words(state: MolukuState, seat: int) -> Words:
    """MO-16: the neighbour who gets the cards that a seat passes."""
    return seat_words(receiver_from(state, seat))


def prompt_play(seen: MolukuState) -> Words:
    """Lead, or follow the colour led."""
    key = "prompt-play" if seen.step == Step.PLAY else "prompt-second"
    if seen.led == mo.NO_TRUMP:
        return words(f"{key}-lead")
    return words(f"{key}-follow", colour=colour_words(seen.led))


def describe(state: MolukuState, seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    form, card = form_of(action), card_of(action)
    if form == Do.NAME:
        return words("choice-name", colour=colour_words(trump_of(action)))
    if form == Do.PAIR:
        cards = [state.cards[owner_of(action)], state.seconds[owner_of(action)]]
        first, second = cards[:: -1 if swapped_of(action) else 1]
        return words(
            "choice-pair",
            first=card_words(state.printed, first),
            second=card_words(state.printed, second),
        )
    if form == Do.DECLINE:
        return words("choice-decline")
    return words("choice-card", card=card_words(state.printed, card))


def events(before: MolukuState, seat: int, action: int, after: MolukuState) -> list[Event]:
    """What an action did, and what followed from it by itself."""
    log = [told_action(before, seat, action)]
    if after.step == Step.SECOND and before.step == Step.PLAY:
        log.append(event("MO-11", "wedding"))
    if after.next_leader >= 0 and before.next_leader < 0:
        log.append(event("MO-12", "lizard", who=seat_words(seat)))
    if after.season != before.season or after.is_over():
        points = [now - then for now, then in zip(after.totals, before.totals, strict=True)]
        log += score_log("MO-14", "season", points, list(after.totals), season=before.season)
    if before.step == Step.PASS and after.step == Step.PLAY:
        log.append(event("MO-16", "handed-over"))
    return log


def told_action(before: MolukuState, seat: int, action: int) -> Event:
    """The action itself as a line of the log."""
    form, card = form_of(action), card_of(action)
    who = seat_words(seat)
    if form == Do.NAME:
        clause = "MO-8" if before.step == Step.NAME_BY_PALM else "MO-7"
        if trump_of(action) == mo.NO_TRUMP:
            return event(clause, "name-none", who=who)
        return event(clause, "name", who=who, colour=colour_words(trump_of(action)))
    if form == Do.PAIR:
        owner = owner_of(action)
        first, second = (
            card_words(before.printed, played[owner]) for played in (before.cards, before.seconds)
        )
        return event("MO-11", "pair", who=who, first=first, second=second)
    if form == Do.DECLINE:
        return event("MO-13", "decline", who=who)
    if form == Do.PASS:
        name, to = card_words(before.printed, card), receiver_words(before, seat)
        return event("MO-16", "pass", who=who, card=name, to=to)
    clause, key = {
        Do.HARVEST: ("MO-4", "harvest"),
        Do.COVER: ("MO-9", "cover"),
        Do.DISCARD: ("MO-16", "discard"),
    }.get(form, ("MO-2", "play"))
    return event(clause, key, who=who, card=card_words(before.printed, card))


# -- pieces and points counted afresh, for the laws ----------------------------------------------

Food = tuple[int, int, int]  # rice, pineapple, fish
GROUPS: tuple[Food, ...] = ((1, 1, 0), (1, 0, 1), (0, 1, 1), (1, 1, 1))  # as `hut_values`


def inventory(state: MolukuState) -> list[str]:
    """Every card by its code."""
    truth = trace(state)
    islands = [card for island in truth["islands"] for part in island.values() for card in part]
    hands = [card for hand in truth["hands"] for card in hand]
    table = [card for _, card in truth["trick"] + truth["second"]]
    return [*islands, *hands, *table, *truth["stock"], *truth["out"]]


def recount(state: MolukuState) -> list[int]:
    """The islands of the seasons that are over, hut by hut."""
    points = [0] * state.players
    for place, cards in enumerate(state.scored):
        points[place % state.players] += island_points(cards, state.printed)
    return points


def island_points(cards: int, printed: MolukuSet) -> int:
    """The open cards of one island (MO-14, MO-15, MO-C3)."""
    pictures = [printed.picture(card) for card in members(cards) if card < mo.COLOURED]
    food = (pictures.count(mo.RICE), pictures.count(mo.PINEAPPLE), pictures.count(mo.FISH))
    values = (tuple(printed.hut_values), tuple(printed.food_values))
    huts = most_points(pictures.count(mo.HUT), food, values)
    return huts + pictures.count(mo.MASK) * printed.mask_value


@lru_cache(maxsize=10_000)
def most_points(huts: int, food: Food, values: tuple[tuple[int, ...], tuple[int, ...]]) -> int:
    """MO-14 by giving the first hut every group, or none, and the others what is left."""
    hut_values, food_values = values
    if huts == 0:
        return sum(left * value for left, value in zip(food, food_values, strict=True))
    best = most_points(huts - 1, food, values)
    for group, value in zip(GROUPS, hut_values, strict=True):
        left = (food[0] - group[0], food[1] - group[1], food[2] - group[2])
        if min(left) >= 0:
            best = max(best, value + most_points(huts - 1, left, values))
    return best
