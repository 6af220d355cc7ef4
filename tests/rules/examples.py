"""The worked examples of the rules pages, computed by the engine.

A page says after an example, in a comment, how to compute it: `<!-- groups 5 3 1 = 22 -->`. The
first word names a function of the table below, the words before `=` are its arguments.
"""

from collections.abc import Callable

from atoll.core.bits import BIT, mask_of
from atoll.core.native import i64, vec
from atoll.games.gipsy_king.components import FISH_GROUPS
from atoll.games.gipsy_king.state import fish_for, group_points, rank_of
from atoll.games.isla_bohnita import GAME as BOHNITA
from atoll.games.isla_bohnita.components import bean_of, load
from atoll.games.moluku.components import island_score
from atoll.games.pelican_bay.position import closed_areas
from atoll.games.planet.state import habitat_points
from tests.games.gipsy_king import table as gipsy_king
from tests.games.gipsy_king.test_queue import after_orange
from tests.games.isla_bohnita import table as isla_bohnita
from tests.games.moluku import table as moluku
from tests.games.pelican_bay import table as pelican_bay
from tests.games.pelican_bay.test_closing import CLOSE_BEACH, CLOSE_BOTH, FIVE_AND_TWO, SMALL_BEACH
from tests.games.planet import table as planet
from tests.games.planet.test_end import with_card
from tests.games.planet.test_rounds import filling

Example = Callable[..., object]


# -- Gipsy King ---------------------------------------------------------------------------------


def groups(*sizes: str) -> int:
    """The points of groups of these sizes."""
    return sum(group_points(int(size)) for size in sizes)


def lake(*caravans: str) -> str:
    """The score of players with these numbers of caravans at a lake with groups of 5 and 3 fish."""
    state = gipsy_king.new(len(caravans))
    water = state.printed.water_with[FISH_GROUPS] | state.printed.water_with[3]
    counts = vec[i64]([int(count) for count in caravans])
    points = [fish_for(state, water, rank_of(counts, seat)) for seat in range(len(caravans))]
    return " ".join(str(one) for one in points)


def passing(*words: str) -> str:
    """The rulebook's example of four players and five free hexes: who is first at number 2."""
    *names, free = words
    assert (len(names), free) == (4, "5")
    state = after_orange()
    gipsy_king.take_the_first(state)
    assert state.number == 2
    return names[state.to_act()]


# -- Pelican Bay --------------------------------------------------------------------------------


def bridge() -> str:
    """The size of a forest whose bridge leads to an empty cell, and whether it is closed."""
    state = pelican_bay.table("0,0 FFWWWW", "1,0 FWFFBB", hands=("BBBBFF", ""))
    pelican_bay.do(state, "lay 0,1 BBBBFF")
    size, _ = pelican_bay.area(state, "0,0", 0)
    return f"{size} {'closed' if list(closed_areas(state)) else 'open'}"


def close_both() -> str:
    """The points for closing two areas with one tile, and those of their pelicans."""
    state = pelican_bay.table(*FIVE_AND_TWO, hands=("BWWFFF", ""), piles="")
    pelican_bay.do(state, CLOSE_BOTH, "mark")
    return f"{state.points[0]} {state.scores()[0] - state.points[0]}"


def mark_or_decline() -> str:
    """The points for marking a small closed area, and for declining it."""
    found = []
    for choice in ("mark", "decline"):
        state = pelican_bay.table(*SMALL_BEACH, hands=("BFFWFF", ""), piles="")
        pelican_bay.do(state, CLOSE_BEACH, choice)
        found.append(str(state.points[0]))
    return " ".join(found)


# -- Moluku -------------------------------------------------------------------------------------


def harvest(trump: str, *cards: str) -> str:
    """The order in which the players of these cards harvest."""
    colours = {"none": None, "R": "red"}
    hands = [f"{card} Y{number + 1}" for number, card in enumerate(cards)]
    state = moluku.table(*hands, trump=colours[trump])
    moluku.do(state, *(f"play {card}" for card in cards))
    return " ".join("ABCD"[seat] for seat in state.order)


def island(*codes: str) -> int:
    """The points of an island."""
    return int(island_score(moluku.cards(" ".join(codes)), moluku.new().printed))


# -- Planet -------------------------------------------------------------------------------------


def fox(*words: str) -> str:
    """Who gets the fox in round 12, by the sizes of the forests that touch a glacier."""
    assert words == ("9", "against", "9", "5")
    state = planet.new()
    planet.show(state, 12, "fox", "panda", "orca")
    forest_of_nine = {0: "FFFFF", 1: "FFFFG"}
    planet.paint(state, 0, forest_of_nine)
    planet.paint(state, 1, forest_of_nine | {11: "FFFFF", 8: "GOOOO"})
    state.award_animals()
    return " ".join(str(seat) for seat in range(2) if state.won[seat] & BIT[planet.animal("fox")])


def card(habitat: str, areas: str) -> int:
    """The points of a Natural Habitat card."""
    return int(habitat_points(with_card(habitat, int(areas)), 0))


def score(habitat: str, areas: str, *animals: str) -> int:
    """The points of a card and some animals."""
    state = with_card(habitat, int(areas))
    state.won = vec[i64]([mask_of([planet.animal(name) for name in animals]), 0])
    return int(state.scores()[0])


def full(players: str) -> str:
    """The rounds after which piles 11 and 12 are full."""
    sizes = filling(int(players))
    rounds = (min(number for number, both in sizes.items() if both[pile] == 5) for pile in (0, 1))
    return " ".join(str(number) for number in rounds)


# -- La Isla Bohnita ----------------------------------------------------------------------------


def value(bean: str, cards: str) -> int:
    """The thalers for this many cards of a bean."""
    meters = load(BOHNITA.set_path("default"))
    return int(meters.value(bean_of(int(bean)), int(cards)))


def twice(bean: str, cards: str) -> int:
    """The thalers for two lots of this many cards, sold separately."""
    return 2 * value(bean, cards)


def row(*beans: str) -> str:
    """How many cards an empty ship, and one that carries the first bean, may take from a row."""
    state = isla_bohnita.table()
    isla_bohnita.lay_row(state, 0, *(int(bean) for bean in beans))
    isla_bohnita.lay_row(state, 1)
    taken = [text.split()[-1] for text in isla_bohnita.choices(state, 0, "sail")]
    isla_bohnita.carry(state, 0, 0, int(beans[0]), 1)
    assert taken == [text.split()[-1] for text in isla_bohnita.choices(state, 0, "sail")]
    return " ".join(taken)


def may_harvest(*counts: str) -> str:
    """Which fields with these numbers of cards may be harvested, counted from 1."""
    state = isla_bohnita.table()
    for field, count in enumerate(counts):
        isla_bohnita.grow(state, 0, field, (20, 18)[field], int(count))
    found = isla_bohnita.choices(state, 0, "sell-field")
    return " ".join(str(int(text.split()[1]) + 1) for text in found)


EXAMPLES: dict[str, dict[str, Example]] = {
    "gipsy_king": {"groups": groups, "lake": lake, "passing": passing},
    "pelican_bay": {
        "bridge": bridge,
        "close-both": close_both,
        "mark-or-decline": mark_or_decline,
    },
    "moluku": {"harvest": harvest, "island": island},
    "planet": {"fox": fox, "card": card, "score": score, "full": full},
    "isla_bohnita": {"value": value, "twice": twice, "row": row, "harvest": may_harvest},
}
