"""Planet in words, for who can't see the planets."""

from atoll.core.game import Data
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import Words, listed, piece, seat_words, words
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
