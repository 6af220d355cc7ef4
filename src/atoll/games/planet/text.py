"""Planet in words: the table told and drawn, and what placing a tile would do."""

from math import cos, radians, sin
from typing import cast

from atoll.core.bits import popcount
from atoll.core.game import Data, Say
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import Effect, Tone, Words, effect, listed, piece, seat_words, words
from atoll.games.planet import components as pl
from atoll.games.planet.declaration import (
    NAMES,
    animal_words,
    face_words,
    habitat_words,
    placed_face,
    wish_words,
)
from atoll.games.planet.fields import face_of, rotation_of, tile_of
from atoll.games.planet.state import PlanetState, habitat_points
from atoll.games.planet.view import columns, named


def text_board(view: Data) -> list[Section]:
    """The tiles on offer, the animals, the planets, and one's own face by face."""
    own_planet = [told_own(view)] if view["viewer"] >= 0 else []
    return [told_offer(view), *own_planet, told_animals(view), told_planets(view)]


def areas_words(areas: str) -> Words:
    """A tile by its five areas, clockwise."""
    said = words("told-areas", habitats=listed([words(NAMES[a]) for a in areas]))
    return piece(said, "tile", areas)


def told_offer(view: Data) -> Section:
    """The round, the tiles to choose from, and the piles whose tiles are known."""
    head = words("draw-head", round=view["round"], who=seat_words(view["first"]))
    piles = [
        words("draw-pile", pile=number, tiles=listed([areas_words(tile) for tile in pile["tiles"]]))
        for number, pile in enumerate(view["piles"], 1)
        if pile["tiles"]
    ]
    return section("offer", [head, *(areas_words(tile) for tile in view["offer"]), *piles])


def told_own(view: Data) -> Section:
    """One's own planet: what lies on each face, and the secret habitat."""
    seat = view["viewer"]
    lines = []
    letter = view["habitats"][seat] if view["habitats"] else None
    if letter:
        levels = ", ".join(map(str, view["habitat_cards"][letter]))
        count = view["areas"][seat][letter]
        habitat = habitat_words(letter)
        lines.append(words("told-habitat", habitat=habitat, count=count, levels=levels))
    rows: list[list[Cell]] = []
    for face, areas in enumerate(view["planets"][seat]):
        lies = words("told-free") if areas is None else areas_words(areas)
        rows.append([face_words(face) if areas is None else placed_face(seat, face), lies])
    return section("told-own", lines, ["told-face", "told-tile"], rows)


def told_animals(view: Data) -> Section:
    """The animals by round, what each asks for, and how every planet stands."""
    seats = [seat_words(seat) for seat in range(len(view["planets"]))]
    rows: list[list[Cell]] = [
        [
            int(number),
            piece(animal_words(name), "animal", (name, view["wishes"][name]["habitat"]), name),
            wish_words(view["wishes"][name]),
            *(", ".join(map(str, sizes)) or "–" for sizes in view["standings"][name]),
        ]
        for number in sorted(view["animals"], key=int)
        for name in view["animals"][number]
    ]
    for number, count in (view["hidden_animals"] or {}).items():
        rows += [[int(number), words("draw-face-down"), *["–"] * (len(seats) + 1)]] * count
    lines = [words("told-standing")] if rows else [words("no-animals")]
    return section("animals", lines, ["told-round", "told-animal", "told-wish", *seats], rows)


def told_planets(view: Data) -> Section:
    """Points, animals and habitats of every planet."""
    rows: list[list[Cell]] = []
    for seat, areas in enumerate(view["areas"]):
        points = view["points"][seat]
        won = some([animal_words(name) for name in view["won"][seat]])
        habitats = [habitat_text(view, seat, letter, areas[letter]) for letter in pl.INITIALS]
        rows.append([seat_words(seat), "?" if points is None else points, *habitats, won])
    habitats_said = [habitat_words(letter) for letter in pl.INITIALS]
    columns: list[str | Words] = ["told-player", "told-points", *habitats_said, "won-animals"]
    return section("told-planets", [words("told-sizes")], columns, rows)


def habitat_text(view: Data, seat: int, letter: str, areas: int) -> str:
    """The areas of a habitat, and the sizes of its regions."""
    sizes = sorted(map(len, view["regions"][seat][letter]), reverse=True)
    return f"{areas} ({', '.join(map(str, sizes))})" if sizes else "0"


# -- drawn -------------------------------------------------------------------------------------


FREE = "·"
APOTHEM = 2.3  # from a face's middle to its edge, in lines
STRETCH = 2.3  # columns as wide as a line is high
AREA_OUT = 0.62  # where an area's letter and the number across an edge stand, in apothems
LABEL_OUT = 1.3
NET_WIDTH = 80
TURN = 360 / int(pl.EDGES)
Spot = tuple[int, int]  # a line and a column


# -- the net -----------------------------------------------------------------------------------


def spot(centre: tuple[float, float], distance: float, angle: float) -> tuple[float, float]:
    """The point so many apothems from a centre, x to the right and y upwards."""
    reach = distance * APOTHEM
    return centre[0] + reach * cos(radians(angle)), centre[1] + reach * sin(radians(angle))


def lay_out() -> tuple[dict[Spot, str], dict[Spot, tuple[int, int]]]:
    """Where texts and areas (face, edge) stand: around faces 0 and 11 the five faces next to each.

    Edge 0 of a middle face is up, edge 0 of a petal is the one towards the middle, the others
    follow clockwise; outside a petal stands, in brackets, the face across.
    """
    texts: dict[Spot, str] = {}
    areas: dict[Spot, tuple[int, int]] = {}

    def on_grid(point: tuple[float, float], left: int) -> Spot:
        return round(3 * APOTHEM - point[1]), left + round(point[0] * STRETCH)

    def lay_face(face: int, centre: tuple[float, float], angle: float, left: int) -> None:
        texts[on_grid(centre, left)] = str(face)
        for edge in range(int(pl.EDGES)):
            towards = angle - TURN * edge
            areas[on_grid(spot(centre, AREA_OUT, towards), left)] = face, edge
            if edge in (2, 3) and face not in (0, 11):
                across = f"({pl.ACROSS_EDGES[face][edge]})"
                texts[on_grid(spot(centre, LABEL_OUT, towards), left)] = across

    for middle, left in ((0, NET_WIDTH // 4), (11, NET_WIDTH * 3 // 4)):
        lay_face(middle, (0, 0), 90, left)
        for edge, petal in enumerate(pl.ACROSS_EDGES[middle]):
            angle = 90 - TURN * edge
            lay_face(petal, spot((0, 0), 2, angle), angle + 180, left)
    return texts, areas


TEXTS, AREAS = lay_out()
NET_HEIGHT = 1 + max(line for line, _ in TEXTS)


def draw_net(planet: list[str | None]) -> list[str]:
    """A planet unfolded."""
    grid = [[" "] * (NET_WIDTH + 1) for _ in range(NET_HEIGHT)]
    for (line, column), text in TEXTS.items():
        start = column - len(text) // 2
        grid[line][start : start + len(text)] = text
    for (line, column), (face, edge) in AREAS.items():
        tile = planet[face]
        grid[line][column] = FREE if tile is None else tile[edge]
    return ["".join(line).rstrip() for line in grid]


# -- the planets -------------------------------------------------------------------------------


def draw(view: Data, say: Say) -> list[str]:
    """Every planet under its player's name, the viewer's lowest."""
    lines = []
    for seat in sorted(range(len(view["planets"])), key=lambda seat: seat == view["viewer"]):
        mark = "►" if view["to_act"] == seat else " "
        areas = " ".join(f"{letter}{count}" for letter, count in view["areas"][seat].items())
        lines += [f"{mark} {say(seat_words(seat))} · {areas}", *draw_net(view["planets"][seat])]
    return [*lines, say(words("draw-net")), say(words("draw-rotation"))]


# -- what an action would do, told from what its seat knows ------------------------------------


def preview(before: PlanetState, seat: int, action: int, _: PlanetState) -> list[Effect]:
    """The animals whose leader changes, those of the round first; then the own habitat card."""
    covered = cast(PlanetState, before.copy())
    covered.cover(seat, face_of(action), tile_of(action), rotation_of(action))
    return [*lead_effects(before, seat, covered), *habitat_effects(before, seat, covered)]


def lead_effects(before: PlanetState, seat: int, covered: PlanetState) -> list[Effect]:
    """PL-8, PL-14: who would lead for each animal that lies open, where the tile changes that."""
    ends_round = before.turn == before.players - 1 and before.round >= pl.FIRST_AWARD
    effects = []
    for number, animals in columns(before).items():
        for animal in animals:
            leads, would_lead = before.best_home(animal), covered.best_home(animal)
            name = named(before, animal)
            if ends_round and number == before.round and would_lead == seat:
                effects.append(effect("win", "gain", animal=name))
            elif leads == would_lead:
                continue
            elif would_lead == seat:
                effects.append(effect("lead", "gain", animal=name, round=number))
            elif leads == seat:
                effects.append(effect("lose-lead", "loss", animal=name, round=number))
            elif would_lead == pl.NOTHING:
                effects.append(effect("nobody-leads", "gain", animal=name, round=number))
            else:
                who = seat_words(would_lead)
                effects.append(effect("other-leads", "loss", animal=name, round=number, who=who))
    return effects


def habitat_effects(before: PlanetState, seat: int, covered: PlanetState) -> list[Effect]:
    """PL-17: how the own Natural Habitat card would stand."""
    habitat = before.habitats[seat]
    if habitat == pl.NOTHING:
        return []
    count = popcount(covered.land(seat, habitat))
    if count == popcount(before.land(seat, habitat)):
        return []
    points = habitat_points(covered, seat)
    tone: Tone = "gain" if points > habitat_points(before, seat) else "fact"
    name = habitat_words(pl.INITIALS[habitat])
    return [effect("habitat", tone, habitat=name, count=count, points=points)]
