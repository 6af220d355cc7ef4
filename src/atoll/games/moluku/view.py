"""What a viewer sees of Moluku, the full trace, the score sheet, and what an action did."""

from atoll.core.bits import BIT, members
from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, seat_words, words
from atoll.games.moluku.components import (
    CHIEF,
    FISH,
    HUT,
    MASK,
    NO_TRUMP,
    PINEAPPLE,
    RICE,
)
from atoll.games.moluku.names import (
    COLOUR_NAMES,
    PICTURE_NAMES,
    card_code,
    card_words,
    colour_words,
)
from atoll.games.moluku.order import strength
from atoll.games.moluku.position import SEASONS
from atoll.games.moluku.scoring import best_huts, food_left, island_score
from atoll.games.moluku.state import MolukuState
from atoll.games.moluku.verbs import (
    CHILL_FIRST,
    COVER,
    DISCARD,
    DO_COVER,
    DO_DECLINE,
    DO_DISCARD,
    DO_HARVEST,
    DO_NAME,
    DO_PAIR,
    DO_PASS,
    HARVEST,
    NAME_BY_PALM,
    NAME_BY_TOTAL,
    OVER,
    PASS,
    PLAY,
    SECOND,
    VERB,
)

STEP_NAMES = {
    PLAY: "play",
    SECOND: "second",
    CHILL_FIRST: "chill",
    HARVEST: "harvest",
    COVER: "cover",
    NAME_BY_PALM: "name_trump",
    NAME_BY_TOTAL: "name_trump",
    DISCARD: "discard",
    PASS: "pass",
    OVER: "over",
}
HUT_NAMES = ("rice-pineapple", "rice-fish", "pineapple-fish", "all-three")
FOOD_NAMES = ("rice", "pineapple", "fish")


def codes(cards: int) -> list[str]:
    """A set of cards as codes."""
    return [card_code(card) for card in members(cards)]


def trump_name(colour: int) -> str | None:
    """The trump's colour, None for no trump."""
    return None if colour == NO_TRUMP else COLOUR_NAMES[colour]


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
        "order": list(state.order) if state.step in (CHILL_FIRST, HARVEST, COVER) else [],
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
        "passing": [codes(state.passed[seat]) if state.step == PASS else [] for seat in seats],
    }


def view(seen: MolukuState) -> Data:
    """What the viewer knows: of other hands their size and the cards certainly there."""
    seats = range(seen.players)
    return common(seen) | {
        "viewer": seen.viewer,
        "order": standing(seen),
        "teams": seen.teams,
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
        "stock": seen.stock_size,
        "out": [
            {"size": seen.out_size[seat], "known": codes(seen.out[seat] | seen.earlier[seat])}
            for seat in seats
        ],
        "passing": [codes(seen.passed[seat]) if seen.step == PASS else [] for seat in seats],
        "island_points": [island_score(seen.islands[seat], seen.printed) for seat in seats],
        "huts": [hut_sets(seen, seen.islands[seat]) for seat in seats],
        "pictures": [PICTURE_NAMES[number] for number in seen.printed.picture_of_height],
    }


def standing(state: MolukuState) -> list[int]:
    """The order of harvest; while the trick is played, of those who have played."""
    if state.step not in (PLAY, SECOND):
        return common(state)["order"]  # type: ignore[no-any-return]
    cards = state.cards if state.step == PLAY else state.seconds
    seats = [(state.leader + turn) % state.players for turn in range(state.turn)]
    ranked = sorted(seats, key=lambda seat: -strength(state, cards[seat], state.led))
    if not state.reversed:
        return ranked
    chief = [seat for seat in ranked if cards[seat] == CHIEF]
    return chief + [seat for seat in reversed(ranked) if cards[seat] != CHIEF]


def hut_sets(state: MolukuState, cards: int) -> dict[str, int]:
    """The best assignment of an island's huts: how many are filled in each way."""
    filled = best_huts(*food_counts(state, cards), state.printed)
    return {name: count for name, count in zip(HUT_NAMES, filled, strict=True) if count}


def food_counts(state: MolukuState, cards: int) -> tuple[int, int, int, int]:
    """Huts, rice, pineapple and fish among these cards."""
    count = state.printed.count
    return count(cards, HUT), count(cards, RICE), count(cards, PINEAPPLE), count(cards, FISH)


def sheet(state: MolukuState) -> list[list[ScoreLine]]:
    """Each seat's lines, season by season."""
    return [
        [
            line
            for season in range(SEASONS)
            for line in season_lines(state, season, state.scored[season * state.players + seat])
        ]
        for seat in range(state.players)
    ]


def season_lines(state: MolukuState, season: int, cards: int) -> list[ScoreLine]:
    """The lines of one island at the end of a season; lines worth nothing are left out."""
    printed = state.printed
    counts = food_counts(state, cards)
    filled = best_huts(*counts, printed)
    left = food_left(filled, *counts[1:])
    masks = printed.count(cards, MASK)
    found = [
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
        for rule, key, count, value in found
        if count * value
    ]


def prompt(seen: MolukuState) -> Words:
    """One sentence: what to do now, or for whom the table waits."""
    if seen.step == OVER:
        return words("prompt-over")
    if seen.viewer != seen.actor:
        return words("prompt-wait", who=seat_words(seen.actor))
    if seen.step in (PLAY, SECOND):
        return prompt_play(seen)
    if seen.step in (DISCARD, PASS):
        done = seen.out_size if seen.step == DISCARD else seen.passed_size
        key = "prompt-discard" if seen.step == DISCARD else "prompt-pass"
        return words(key, count=seen.exchanged() - done[seen.actor])
    if seen.step == HARVEST and seen.is_wedding():
        return words("prompt-harvest-pair")
    return words(f"prompt-{STEP_NAMES[seen.step].replace('_', '-')}")


def prompt_play(seen: MolukuState) -> Words:
    """Lead, or follow the colour led."""
    key = "prompt-play" if seen.step == PLAY else "prompt-second"
    if seen.led == NO_TRUMP:
        return words(f"{key}-lead")
    return words(f"{key}-follow", colour=colour_words(seen.led))


def describe(state: MolukuState, seat: int, action: int) -> Words:
    """An action as a choice offered to a person."""
    verb, argument = divmod(action, VERB)
    if verb == DO_NAME:
        return words("choice-name", colour=colour_words(argument))
    if verb == DO_PAIR:
        cards = [state.cards[argument // 2], state.seconds[argument // 2]]
        first, second = cards[:: -1 if argument % 2 else 1]
        return words(
            "choice-pair",
            first=card_words(state.printed, first),
            second=card_words(state.printed, second),
        )
    if verb == DO_DECLINE:
        return words("choice-decline")
    return words("choice-card", card=card_words(state.printed, argument))


def events(before: MolukuState, seat: int, action: int, after: MolukuState) -> list[Event]:
    """What an action did, and what followed from it by itself."""
    told = [told_action(before, seat, action)]
    if after.step == SECOND and before.step == PLAY:
        told.append(event("MO-11", "wedding"))
    if after.next_leader >= 0 and before.next_leader < 0:
        told.append(event("MO-12", "lizard", who=seat_words(seat)))
    if after.season != before.season or after.is_over():
        told += season_events(before, after)
    if before.step == PASS and after.step == PLAY:
        told.append(event("MO-16", "handed-over"))
    return told


def told_action(before: MolukuState, seat: int, action: int) -> Event:
    """The action itself as a line of the log."""
    verb, argument = divmod(action, VERB)
    who = seat_words(seat)
    if verb == DO_NAME:
        clause = "MO-8" if before.step == NAME_BY_PALM else "MO-7"
        return event(clause, "name", who=who, colour=colour_words(argument))
    if verb == DO_PAIR:
        cards = [
            card_words(before.printed, c[argument // 2]) for c in (before.cards, before.seconds)
        ]
        return event("MO-11", "pair", who=who, first=cards[0], second=cards[1])
    if verb == DO_DECLINE:
        return event("MO-13", "decline", who=who)
    clause, key = {
        DO_HARVEST: ("MO-4", "harvest"),
        DO_COVER: ("MO-9", "cover"),
        DO_DISCARD: ("MO-16", "discard"),
        DO_PASS: ("MO-16", "pass"),
    }.get(verb, ("MO-2", "play"))
    return event(clause, key, who=who, card=card_words(before.printed, argument))


def season_events(before: MolukuState, after: MolukuState) -> list[Event]:
    """The scoring at the end of a season."""
    return [
        event(
            "MO-14",
            "season",
            who=seat_words(seat),
            season=before.season,
            points=after.totals[seat] - before.totals[seat],
            total=after.totals[seat],
        )
        for seat in range(after.players)
    ]
