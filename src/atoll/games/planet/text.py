"""Planet as text: told in words for who can't see the planets, and drawn unfolded."""

from math import cos, radians, sin

from atoll.core.game import Data, Say
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import Words, listed, piece, seat_words, words
from atoll.games.planet.components import ACROSS_EDGES, EDGES
from atoll.games.planet.declaration import (
    HABITAT_NAMES,
    INITIALS,
    animal_words,
    face_words,
    placed_face,
)

NAMES = dict(zip(INITIALS, HABITAT_NAMES, strict=True))


def text_board(view: Data) -> list[Section]:
    """The tiles on offer, the animals, the planets, and one's own face by face."""
    own = [told_own(view)] if view["viewer"] >= 0 else []
    return [told_offer(view), *own, told_animals(view), told_planets(view)]


def habitat_words(letter: str) -> Words:
    """A habitat, drawn."""
    return piece(words(f"habitat-{NAMES[letter]}"), "habitat", letter)


def areas_words(areas: str) -> Words:
    """A tile by its five areas, clockwise."""
    said = words("told-areas", habitats=listed([words(f"habitat-{NAMES[a]}") for a in areas]))
    return piece(said, "tile", areas)


def told_offer(view: Data) -> Section:
    """The round and the tiles to choose from."""
    head = words("draw-head", round=view["round"], who=seat_words(view["first"]))
    return section("offer", [head, *(areas_words(tile) for tile in view["offer"])])


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


def wish_words(wish: Data) -> Words:
    """What an animal asks for."""
    home = NAMES[wish["habitat"]]
    if wish["other"] is None:
        return words("wish-most", habitat=home)
    key = "wish-touching" if wish["kind"] == "touching" else "wish-not-touching"
    return words(key, habitat=home, other=NAMES[wish["other"]])


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
    lines = [words("told-standing")] if rows else [words("no-animals")]
    return section("animals", lines, ["told-round", "told-animal", "told-wish", *seats], rows)


def told_planets(view: Data) -> Section:
    """Points, animals and habitats of every planet."""
    rows: list[list[Cell]] = []
    for seat, areas in enumerate(view["areas"]):
        points = view["points"][seat]
        won = some([animal_words(name) for name in view["won"][seat]])
        habitats = [habitat_text(view, seat, letter, areas[letter]) for letter in INITIALS]
        rows.append([seat_words(seat), "?" if points is None else points, *habitats, won])
    habitats_said = [habitat_words(letter) for letter in INITIALS]
    columns: list[str | Words] = [
        "told-player",
        "told-points",
        *habitats_said,
        "won-animals",
    ]
    return section("told-planets", [words("told-sizes")], columns, rows)


def habitat_text(view: Data, seat: int, letter: str, areas: int) -> str:
    """The areas of a habitat, and the sizes of its regions."""
    regions = [one["size"] for one in view["regions"][seat] if one["habitat"] == letter]
    sizes = sorted(regions, reverse=True)
    return f"{areas} ({', '.join(map(str, sizes))})" if sizes else "0"


# -- drawn -------------------------------------------------------------------------------------


FREE = "·"
APOTHEM = 2.3  # from a face's middle to its edge, in lines
STRETCH = 2.3  # columns as wide as a line is high
AREA_OUT = 0.62  # where an area's letter and the number across an edge stand, in apothems
LABEL_OUT = 1.3
NET_WIDTH = 80
TURN = 360 / int(EDGES)
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
        for edge in range(int(EDGES)):
            towards = angle - TURN * edge
            areas[on_grid(spot(centre, AREA_OUT, towards), left)] = face, edge
            if edge in (2, 3) and face not in (0, 11):
                across = f"({ACROSS_EDGES[face][edge]})"
                texts[on_grid(spot(centre, LABEL_OUT, towards), left)] = across

    for middle, left in ((0, NET_WIDTH // 4), (11, NET_WIDTH * 3 // 4)):
        lay_face(middle, (0, 0), 90, left)
        for edge, petal in enumerate(ACROSS_EDGES[middle]):
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


# -- the table ---------------------------------------------------------------------------------


def draw(view: Data, say: Say) -> str:
    """The round, the animals with how each planet stands, the planets, the tiles on offer."""
    head = words("draw-head", round=view["round"], who=seat_words(view["first"]))
    key = " · ".join(
        f"{letter} {say(words(f'habitat-{name}'))}"
        for letter, name in zip(INITIALS, HABITAT_NAMES, strict=True)
    )
    lines = [say(head), key, "", *draw_animals(view, say)]
    for seat in seats_own_last(view):
        lines += draw_planet(view, seat, say)
    lines += [say(words("draw-net")), say(words("draw-rotation")), "", *draw_piles(view, say)]
    if view["offer"]:
        lines.append(say(words("draw-offer", tiles="  ".join(view["offer"]))))
    return "\n".join(lines)


def seats_own_last(view: Data) -> list[int]:
    """The viewer's planet stands lowest, next to the tiles."""
    return sorted(range(len(view["planets"])), key=lambda seat: seat == view["viewer"])


def draw_animals(view: Data, say: Say) -> list[str]:
    """The columns of this and later rounds."""
    hidden = view["hidden_animals"] or {}
    lines = [say(words("draw-animals"))] if view["animals"] else []
    for number in sorted({*view["animals"], *hidden}, key=int):
        lines.append("  " + say(words("draw-column", round=int(number))))
        lines += [draw_animal(view, name, say) for name in view["animals"].get(number, [])]
        lines += ["    " + say(words("draw-face-down"))] * hidden.get(number, 0)
    return lines


def draw_animal(view: Data, name: str, say: Say) -> str:
    """An animal, what it asks for, and what each planet offers it."""
    wish = view["wishes"][name]
    sign = {"most": "×", "touching": "+", "not_touching": "−"}[wish["kind"]]
    home, other = wish["habitat"], wish["other"]
    asks = f"{sign}{home}" if other is None else f"{home}{sign}{other}"
    standings = [
        f"{say(seat_words(seat))} {' '.join(map(str, sizes)) or '–'}"
        for seat, sizes in enumerate(view["standings"][name])
    ]
    return f"    {asks:<4}{say(animal_words(name)):<18}{' · '.join(standings)}"


def draw_planet(view: Data, seat: int, say: Say) -> list[str]:
    """One player's line, animals, card and planet."""
    mark = "►" if view["to_act"] == seat else " "
    won = ", ".join(say(animal_words(name)) for name in view["won"][seat]) or "–"
    points = view["points"][seat]
    head = words("draw-seat", who=seat_words(seat), points="?" if points is None else points)
    areas = " ".join(f"{letter}{count}" for letter, count in view["areas"][seat].items())
    lines = ["", f"{mark} {say(head)} · {areas}", "    " + say(words("draw-won", animals=won))]
    card = view["habitats"] and view["habitats"][seat]
    if card:
        lines.append("    " + draw_card(view, card, say))
    return lines + draw_net(view["planets"][seat])


def draw_card(view: Data, letter: str, say: Say) -> str:
    """A Natural Habitat card with its levels."""
    cards = view["habitat_cards"]
    levels = ", ".join(
        f"{least}+ → {points}" for least, points in zip(cards[letter], cards["points"], strict=True)
    )
    habitat = words(f"habitat-{HABITAT_NAMES[INITIALS.index(letter)]}")
    return say(words("draw-card", habitat=habitat, levels=levels))


def draw_piles(view: Data, say: Say) -> list[str]:
    """The piles whose tiles are known to lie there."""
    return [
        say(words("draw-pile", pile=number, tiles="  ".join(pile["tiles"])))
        for number, pile in enumerate(view["piles"], 1)
        if pile["tiles"]
    ]
