"""Pelican Bay in words, for who can't see the bay."""

from atoll.core.game import Data
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import Words, listed, piece, pin, seat_words, words
from atoll.games.pelican_bay.declaration import side_of

TERRAINS = {"W": "water", "B": "beach", "F": "forest"}
# The step in coordinates across edge 0 … 5.
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def text_board(view: Data) -> list[Section]:
    """The bay, one's own tiles, the cells where a tile may go, the areas, the players."""
    own = [told_hand(view)] if view["viewer"] >= 0 else []
    return [told_bay(view), *own, told_cells(view), told_areas(view), told_players(view)]


def place_words(q: int, r: int) -> Words:
    """Where in the bay a cell lies."""
    return pin(words(f"place-{side_of(q, r)}"), f"{q},{r}")


def terrain_words(letter: str) -> Words:
    """A terrain by its letter."""
    return words(f"terrain-{TERRAINS[letter]}")


def told_bay(view: Data) -> Section:
    """What is left to draw, and where the suns lie."""
    piles = sum(view["piles"]) + len(view["under"])
    lines = [words("piles", count=piles), words("reserve", count=view["reserve"])]
    if view["result"] is None:
        lines.append(words("told-supply", count=view["supply"]))
    if view["last_round"]:
        lines.append(words("draw-last-round"))
    if view["suns"]:
        suns = some([place_words(q, r) for q, r in view["suns"]])
        lines.append(words("told-suns", cells=suns))
    return section("told-bay", lines)


def told_hand(view: Data) -> Section:
    """One's own tiles, and those of the opening."""
    tiles = [*view["hands"][view["viewer"]]["known"], *view["opening"]]
    return section("hand", [tile_words(tile) for tile in tiles[:MANY]])


MANY = 12  # tiles that are told one by one; alone one may have all of them


def tile_words(tile: str) -> Words:
    """A tile as it is printed, edge by edge."""
    edges = listed([terrain_words(letter) for letter in tile[:6]])
    return piece(words("tile-turned", edges=edges), "tile", (tile, 0))


def told_cells(view: Data) -> Section:
    """The empty cells that touch two tiles, with what every side must show."""
    lying = {(tile["q"], tile["r"]): tile["edges"] for tile in view["bay"]}
    suns = {tuple(sun) for sun in view["suns"]}
    rows: list[list[Cell]] = []
    for cell in view["shore"]:
        q, r = cell["q"], cell["r"]
        if not cell["two"] or (q, r) in suns:
            continue
        sides = [
            words("told-side", side=words(f"side-{edge}"), terrain=terrain_words(edges[edge - 3]))
            for edge, (to_q, to_r) in enumerate(STEPS)
            if (edges := lying.get((q + to_q, r + to_r)))
        ]
        rows.append([place_words(q, r), listed(sides)])
    return section("told-cells", (), ["told-where", "told-shows"], rows)


def told_areas(view: Data) -> Section:
    """The areas that can still be extended, the largest first."""
    rows: list[list[Cell]] = []
    for area in view["areas"]:
        if area["size"] > 1 and area["open"]:
            sides = dict.fromkeys(side_of(q, r) for q, r, _ in area["open"])
            where = listed([words(f"place-{side}") for side in sides])
            terrain = words(f"terrain-{area['terrain']}")
            rows.append([terrain, area["size"], len(area["open"]), where])
    columns = ["told-terrain", "told-size", "told-open", "told-where"]
    lines = [] if rows else [words("no-areas")]
    return section("areas", lines, columns, rows)


def told_players(view: Data) -> Section:
    """Points, pelicans and tiles by player; alone the closed areas."""
    if view["result"] is not None:
        return section("told-players", [words("draw-result", **view["result"])])
    rows: list[list[Cell]] = [
        [seat_words(seat), view["points"][seat], view["pelicans"][seat], hand["size"]]
        for seat, hand in enumerate(view["hands"])
    ]
    columns = ["told-player", "told-points", "told-pelicans", "told-tiles"]
    return section("told-players", (), columns, rows)
