"""What a viewer sees of Planet: view, trace, score sheet and events; and a recount."""

from functools import lru_cache
from typing import Literal, TypedDict, cast

from atoll.core.bits import BIT, full, mask_of, members, popcount
from atoll.core.game import Data, ScoreLine
from atoll.core.words import Event, Words, event, listed, piece, seat_words, words
from atoll.games.planet import components as pl
from atoll.games.planet.components import PlanetSet
from atoll.games.planet.declaration import (
    animal_words,
    areas_code,
    habitat_words,
    placed_face,
    tile_words,
    turned_tile_words,
    wish_words,
)
from atoll.games.planet.fields import Step, face_of, rotation_of, tile_of
from atoll.games.planet.regions import count_regions, qualifying_sizes, spread
from atoll.games.planet.state import PlanetState, animal_points, habitat_points, seat_score

KIND_NAMES = {pl.MOST: "most", pl.TOUCHING: "touching", pl.NOT_TOUCHING: "not_touching"}
KIND_CLAUSES = {pl.MOST: "PL-11", pl.TOUCHING: "PL-12", pl.NOT_TOUCHING: "PL-13"}


# -- the view's type; the web client's types are written from it -------------------------------


SETS = 16  # component sets whose animals and cards are kept
KEPT = 4096  # stretches of land whose regions are kept
PLANETS = 512  # whose offers to all animals are kept
Letter = Literal["O", "F", "M", "D", "G"]  # a habitat


class Pile(TypedDict):
    """A pile of tiles; `tiles` are null if the viewer does not know them."""

    size: int
    tiles: list[str] | None


class Wish(TypedDict):
    """What an animal asks for."""

    kind: Literal["most", "touching", "not_touching"]
    habitat: Letter
    other: Letter | None


class Box(TypedDict):
    """What is out of the game."""

    tiles: list[str]
    animals: list[str]


class View(TypedDict):
    """What the viewer knows."""

    round: int
    first: int
    to_act: int | None
    offer: list[str]
    planets: list[list[str | None]]
    animals: dict[str, list[str]]  # by round
    won: list[list[str]]
    viewer: int
    beginner: bool
    piles: list[Pile]
    hidden_animals: dict[str, int] | None
    habitats: list[Letter | None] | None
    habitat_cards: dict[str, list[int]]
    box: Box
    areas: list[dict[str, int]]
    regions: list[dict[Letter, list[list[int]]]]  # of each planet: areas as 5 * face + edge
    wishes: dict[str, Wish]
    standings: dict[str, list[list[int]]]
    leads: dict[str, int | None]
    points: list[int | None]


# -- the view ----------------------------------------------------------------------------------


def tile_codes(state: PlanetState, tiles: int) -> list[str]:
    """A set of tiles as codes, in the order of the component set."""
    return [state.printed.tile_codes[tile] for tile in members(tiles)]


def animal_names(state: PlanetState, animals: int) -> list[str]:
    """A set of animals by name."""
    return [state.printed.animal_names[animal] for animal in members(animals)]


def planet(state: PlanetState, seat: int) -> list[str | None]:
    """The twelve faces: the areas of the laid tile by edge, None where there is none."""
    faces = state.laid[seat * pl.FACES : (seat + 1) * pl.FACES]
    return [
        None if laid == pl.NOTHING else areas_code(state.printed, laid // pl.EDGES, laid % pl.EDGES)
        for laid in faces
    ]


def column(state: PlanetState, number: int, face_down: bool = False) -> list[int]:
    """The animals still to be won in a round, those that lie open or those face down."""
    places = range(state.column_start(number), state.column_start(number + 1))
    animals = [state.animals[place] for place in places if state.is_face_down(place) == face_down]
    if number == state.round and not face_down:
        animals += state.moved[: state.moved_size]
    return animals


def columns(state: PlanetState, face_down: bool = False) -> dict[int, list[int]]:
    """The columns that have such animals, by round."""
    if state.step == Step.OVER:
        return {}
    by_round = {r: column(state, r, face_down) for r in range(state.round, pl.ROUNDS + 1)}
    return {number: animals for number, animals in by_round.items() if animals}


def named_columns(state: PlanetState, face_down: bool = False) -> dict[str, list[str]]:
    """The same by name."""
    return {
        str(number): [state.printed.animal_names[animal] for animal in animals]
        for number, animals in columns(state, face_down).items()
    }


def common(state: PlanetState) -> Data:
    """What the trace and every view tell alike: all that lies open."""
    seats = range(state.players)
    return {
        "round": state.round,
        "first": state.first,
        "to_act": None if state.is_over() else state.to_act(),
        "offer": tile_codes(state, state.offer),
        "planets": [planet(state, seat) for seat in seats],
        "animals": named_columns(state),
        "won": [animal_names(state, state.won[seat]) for seat in seats],
    }


# -- the truth -----------------------------------------------------------------------------------


def trace(state: PlanetState) -> Data:
    """The full truth. `piles` has the pile of each round; a pile turned up is empty."""
    cards = None if state.beginner else [pl.INITIALS[habitat] for habitat in state.habitats]
    never_drawn = full(pl.ANIMALS) & ~mask_of(list(state.animals))
    return common(state) | {
        "piles": [sorted(tile_codes(state, pile)) for pile in state.piles],
        "hidden_animals": named_columns(state, True) if state.hidden_animals else None,
        "habitats": cards,
        "box": [
            *sorted(tile_codes(state, state.box)),
            *sorted(animal_names(state, never_drawn | state.boxed_animals)),
            *(letter for letter in pl.INITIALS if cards is not None and letter not in cards),
        ],
    }


# -- what a viewer sees --------------------------------------------------------------------------


def view(seen: PlanetState) -> View:
    """What the viewer knows.

    `standings` gives each planet's regions for the animals in play, `leads` the seat that would
    win each of them now.
    """
    return cast(View, open_view(seen) | own_view(seen))


def own_view(seen: PlanetState) -> Data:
    """What depends on who looks."""
    letters = dict(enumerate(pl.INITIALS))  # of the habitat cards that the viewer knows
    return {
        "viewer": seen.viewer,
        "habitats": None if seen.beginner else [letters.get(card) for card in seen.habitats],
        "points": [seen_points(seen, seat) for seat in range(seen.players)],
    }


def open_view(seen: PlanetState) -> Data:
    """What every viewer sees alike."""
    seats = range(seen.players)
    in_play = [animal for animals in columns(seen).values() for animal in animals]
    names = [seen.printed.animal_names[animal] for animal in in_play]
    return common(seen) | {
        "beginner": seen.beginner,
        "piles": [pile_view(seen, pile) for pile in range(pl.ROUNDS)],
        "hidden_animals": (
            {str(number): len(cards) for number, cards in columns(seen, True).items()}
            if seen.hidden_animals
            else None
        ),
        "habitat_cards": habitat_cards(seen.printed),
        "box": {
            "tiles": tile_codes(seen, seen.box),
            "animals": animal_names(seen, seen.boxed_animals),
        },
        "areas": [
            {letter: popcount(seen.land(seat, h)) for h, letter in enumerate(pl.INITIALS)}
            for seat in seats
        ],
        "regions": [
            {letter: regions_of(seen.land(seat, h)) for h, letter in enumerate(pl.INITIALS)}
            for seat in seats
        ],
        "wishes": wishes(seen.printed),
        "standings": dict(zip(names, sizes(seen, in_play), strict=True)),
        "leads": dict(zip(names, (leader(seen, animal) for animal in in_play), strict=True)),
    }


@lru_cache(KEPT)
def regions_of(land: int) -> list[list[int]]:
    """PL-10: the regions of a land, each as its areas: 5 * face + edge.

    Kept, for they are shown after every move.
    """
    areas = []
    while land:
        region = spread(land, land & -land)
        land &= ~region
        areas.append([int(area) for area in members(region)])
    return areas


def pile_view(seen: PlanetState, pile: int) -> Data:
    """A pile's size, and its tiles if the viewer knows them."""
    tiles = tile_codes(seen, seen.piles[pile])
    closed = seen.round <= pile < pl.PILES
    return {"size": pl.PILE if closed else len(tiles), "tiles": tiles if tiles else None}


@lru_cache(SETS)
def habitat_cards(printed: PlanetSet) -> Data:
    """The points of the levels, and of each card the least areas for them."""
    least = list(printed.thresholds)
    cards = {
        letter: least[h * pl.LEVELS : (h + 1) * pl.LEVELS] for h, letter in enumerate(pl.INITIALS)
    }
    return {"points": list(printed.points), **cards}


@lru_cache(SETS)
def wishes(printed: PlanetSet) -> Data:
    """What each animal asks for."""
    return {name: wish(printed, animal) for animal, name in enumerate(printed.animal_names)}


def wish(printed: PlanetSet, animal: int) -> Data:
    """What an animal asks for."""
    kind = printed.kind(animal)
    other = None if kind == pl.MOST else pl.INITIALS[printed.other(animal)]
    return {
        "kind": KIND_NAMES[kind],
        "habitat": pl.INITIALS[printed.home(animal)],
        "other": other,
    }


def sizes(state: PlanetState, animals: list[int]) -> list[list[list[int]]]:
    """What each planet offers each animal: the number of regions, or the sizes, largest first."""
    habitats, wanted = range(len(pl.INITIALS)), tuple(animals)
    planets = [
        sizes_for(
            state.printed,
            wanted,
            tuple([state.land(seat, h) for h in habitats]),
            tuple([state.border(seat, h) for h in habitats]),
        )
        for seat in range(state.players)
    ]
    return [list(offers) for offers in zip(*planets, strict=True)]


@lru_cache(PLANETS)
def sizes_for(
    printed: PlanetSet, animals: tuple[int, ...], lands: tuple[int, ...], borders: tuple[int, ...]
) -> list[list[int]]:
    """What a planet with these lands offers each animal; most planets are as they were."""
    asked = demands(printed)
    return [
        sizes_of(kind, lands[home], borders[other])
        for kind, home, other in (asked[animal] for animal in animals)
    ]


@lru_cache(SETS)
def demands(printed: PlanetSet) -> list[tuple[int, int, int]]:
    """Of each animal the kind of its wish, its habitat, and the one whose border matters to it."""
    wanted = []
    for animal in range(len(printed.animal_names)):
        home, kind = printed.home(animal), printed.kind(animal)
        wanted.append((kind, home, home if kind == pl.MOST else printed.other(animal)))
    return wanted


@lru_cache(KEPT)
def sizes_of(kind: int, land: int, border: int) -> list[int]:
    """The same of some land and the border of the habitat that matters; kept as above."""
    if kind == pl.MOST:
        return [count_regions(land, border)] if land else []
    return sorted(qualifying_sizes(land, border, kind == pl.TOUCHING), reverse=True)


def leader(seen: PlanetState, animal: int) -> int | None:
    """PL-15: the seat that would win an animal in this round as the planets stand, if any."""
    seat = seen.best_home(animal)
    return None if seat == pl.NOTHING else int(seat)


def seen_points(seen: PlanetState, seat: int) -> int | None:
    """A seat's points so far, None if they depend on a card the viewer does not know."""
    if not seen.beginner and seen.habitats[seat] == pl.NOTHING:
        return None
    return seat_score(seen, seat)


# -- score sheet ---------------------------------------------------------------------------------


def sheet(state: PlanetState, seat: int) -> list[ScoreLine]:
    """The Natural Habitat card when the game is over, and every animal."""
    return [*habitat_lines(state, seat), *animal_lines(state, seat)]


def habitat_lines(state: PlanetState, seat: int) -> list[ScoreLine]:
    """PL-17: the card with its count of areas."""
    habitat = state.habitats[seat]
    if state.step != Step.OVER or habitat == pl.NOTHING:
        return []
    count = popcount(state.land(seat, habitat))
    what = words("sheet-habitat", habitat=habitat_words(pl.INITIALS[habitat]), count=count)
    return [ScoreLine("PL-17", what, habitat_points(state, seat))]


def animal_lines(state: PlanetState, seat: int) -> list[ScoreLine]:
    """PL-18, PL-20: each animal with its points."""
    clause = "PL-20" if state.beginner else "PL-18"
    lines = []
    for animal in members(state.won[seat]):
        own = not state.beginner and state.printed.home(animal) == state.habitats[seat]
        key = "sheet-animal-own" if own else "sheet-animal"
        what = words(key, animal=named(state, animal))
        lines.append(ScoreLine(clause, what, animal_points(state, seat, animal)))
    return lines


def named(state: PlanetState, animal: int) -> Words:
    """An animal as people say it."""
    name = state.printed.animal_names[animal]
    habitat = pl.INITIALS[state.printed.home(animal)]
    return piece(animal_words(name), "animal", (name, habitat), name)


# -- words -----------------------------------------------------------------------------------------


def prompt(seen: PlanetState) -> Words:
    """One sentence: what to do now."""
    return words("prompt-place", round=seen.round)


def describe(state: PlanetState, seat: int, action: int) -> Words:
    """An action as a choice offered to a person: which area will face which neighbour."""
    tile, face, rotation = tile_of(action), face_of(action), rotation_of(action)
    turned = turned_tile_words(state.printed, tile, face, rotation)
    return words("choice-place", tile=turned, face=placed_face(seat, face))


def tiles_words(state: PlanetState, tiles: int) -> Words:
    """A set of tiles in a row."""
    return listed([tile_words(state.printed, tile) for tile in members(tiles)])


# -- what an action did ----------------------------------------------------------------------------


def events(before: PlanetState, seat: int, action: int, after: PlanetState) -> list[Event]:
    """What an action did, and what followed from it by itself."""
    tile = tile_words(before.printed, tile_of(action), rotation_of(action))
    face = placed_face(seat, face_of(action))
    log = [event("PL-6", "place", who=seat_words(seat), tile=tile, face=face)]
    if after.round == before.round and not after.is_over():
        return log
    log += aside_events(before, after)
    if before.round >= pl.FIRST_AWARD:
        log += [award_event(before, after, animal) for animal in column(before, before.round)]
    log += turned_up_events(before, after)
    if after.is_over():
        return log + end_events(after)
    return [*log, event("PL-9", "token", who=seat_words(after.first)), round_event(after)]


def round_event(after: PlanetState) -> Event:
    """PL-6: a round begins."""
    tiles = tiles_words(after, after.offer)
    if after.round == pl.ROUNDS:
        return event("PL-6", "last-round", tiles=tiles)
    return event("PL-6", "round", round=after.round, tiles=tiles)


def aside_events(before: PlanetState, after: PlanetState) -> list[Event]:
    """PL-7: where the left-over tiles went."""
    log = []
    for pile in (pl.PILES, pl.PILES + 1):
        laid_aside = after.piles[pile] & ~before.piles[pile]
        if laid_aside:
            tiles = tiles_words(after, laid_aside)
            log.append(event("PL-7", "aside-pile", tiles=tiles, pile=pile + 1))
    if after.box != before.box:
        tiles = tiles_words(after, after.box & ~before.box)
        log.append(event("PL-7", "aside-box", tiles=tiles))
    return log


def award_event(before: PlanetState, after: PlanetState, animal: int) -> Event:
    """Who won an animal, or why nobody did, with every planet's regions."""
    (offers,) = sizes(after, [animal])
    said = {
        "animal": named(after, animal),
        "wish": wish_words(wish(after.printed, animal)),
        "standings": standings_words(offers),
    }
    firsts = sorted((offer[0] for offer in offers if offer), reverse=True)
    tied = len(firsts) > 1 and firsts[0] == firsts[1]
    for seat in range(after.players):
        if after.won[seat] & BIT[animal]:
            clause = "PL-15" if tied else KIND_CLAUSES[after.printed.kind(animal)]
            return event(clause, "award", who=seat_words(seat), **said)
    if before.round == pl.ROUNDS:
        return event("PL-15", "tie-box" if tied else "nobody-box", **said)
    return event("PL-15", "tie" if tied else "nobody", round=before.round + 1, **said)


def standings_words(offers: list[list[int]]) -> Words:
    """Each planet's regions in one line."""
    said = [
        words("standing", who=seat_words(seat), sizes=", ".join(map(str, offer)) or "–")
        for seat, offer in enumerate(offers)
    ]
    line = said[0]
    for more in said[1:]:
        line = words("standings", left=line, right=more)
    return line


def turned_up_events(before: PlanetState, after: PlanetState) -> list[Event]:
    """PL-21: the hidden animal that lies open from now on."""
    number = before.round + 2
    if not after.hidden_animals or number > pl.ROUNDS:
        return []
    animal = column(after, number)[1]
    asked = wish_words(wish(after.printed, animal))
    return [event("PL-21", "turned-up", animal=named(after, animal), wish=asked, round=number)]


def end_events(after: PlanetState) -> list[Event]:
    """PL-17: the Natural Habitat cards."""
    return [
        event("PL-17", "habitat", who=seat_words(seat), **line.what.args, points=line.points)
        for seat in range(after.players)
        for line in habitat_lines(after, seat)
    ]


# -- pieces and points counted afresh, for the laws ----------------------------------------------


def inventory(state: PlanetState) -> list[str]:
    """Every tile, animal card and habitat card by name."""
    truth = trace(state)
    on_planets = [laid // pl.EDGES for laid in state.laid if laid != pl.NOTHING]
    tiles = [state.printed.tile_codes[tile] for tile in on_planets]
    lists = [*truth["piles"], *truth["won"], *truth["animals"].values()]
    lists += [truth["offer"], truth["box"], truth["habitats"] or []]
    lists += (truth["hidden_animals"] or {}).values()
    return [*tiles, *(piece for pieces in lists for piece in pieces)]


def recount(state: PlanetState) -> list[int]:
    """The cards won, and at the end the areas of the Natural Habitat."""
    printed, truth = state.printed, trace(state)
    scores = []
    for seat in range(state.players):
        card = truth["habitats"][seat] if truth["habitats"] else None
        won = [printed.animal_names.index(name) for name in truth["won"][seat]]
        homes = [pl.INITIALS[printed.home(animal)] for animal in won]
        points = sum(1 if card in (None, home) else 2 for home in homes)
        if card is not None and state.is_over():
            areas = "".join(tile or "" for tile in truth["planets"][seat]).count(card)
            levels = habitat_cards(state.printed)[card]
            reached = [least for least in levels if areas >= least]
            points += printed.points[len(reached) - 1] if reached else 0
        scores.append(points)
    return scores
