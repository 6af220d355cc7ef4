"""Pelican Bay as text: told in words for who can't see the bay, and drawn."""

from atoll.core.game import Data, Say
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


# -- drawn -------------------------------------------------------------------------------------


WIDTH = 8  # of a cell; the next row is shifted by half of it
HEIGHT = 3
MANY = 8  # tiles of a hand on one line


def draw(view: Data, say: Say) -> str:
    """The table: the piles, the players, the bay, one's own hand."""
    lines = [draw_head(view, say)]
    if view["last_round"]:
        lines.append(say(words("draw-last-round")))
    if view["result"] is None:
        lines += ["", *(draw_seat(view, seat, say) for seat in range(len(view["hands"])))]
    else:
        lines += ["", say(words("draw-result", **view["result"]))]
    lines += ["", *draw_bay(view), "", say(words("draw-key"))]
    if view["opening"]:
        lines.append(say(words("draw-opening", tiles="  ".join(view["opening"]))))
    marked = [edge for edges in view["marked"] for edge in edges]
    for label, areas in (("draw-closed", view["closed"]), ("draw-marked", marked)):
        if areas:
            lines.append(say(words(label, areas="  ".join(map(area_label, areas)))))
    return "\n".join([*lines, *draw_hand(view, say)])


def draw_head(view: Data, say: Say) -> str:
    """What is left to draw, and the pelicans in the supply; solo needs none."""
    piles = " + ".join(map(str, view["piles"]))
    under, reserve = len(view["under"]), view["reserve"]
    if view["result"] is not None:
        return say(words("draw-head-solo", piles=piles, under=under, reserve=reserve))
    supply = view["supply"]
    return say(words("draw-head", piles=piles, under=under, reserve=reserve, supply=supply))


def draw_seat(view: Data, seat: int, say: Say) -> str:
    """One player's line."""
    mark = "►" if view["to_act"] == seat else " "
    tiles = view["hands"][seat]["known"] if seat != view["viewer"] else []
    line = say(
        words(
            "draw-seat",
            who=seat_words(seat),
            points=view["points"][seat],
            pelicans=view["pelicans"][seat],
            tiles=view["hands"][seat]["size"],
        )
    )
    return f"{mark} {line}" + (f" ({' '.join(tiles)})" if tiles else "")


def area_label(edge: list[int]) -> str:
    """An area by one of its tile-edges: `2,-1/3`."""
    return f"{edge[0]},{edge[1]}/{edge[2]}"


def draw_bay(view: Data) -> list[str]:
    """The hexagons, row by row; a tile shows its six edges around its coordinates."""
    blocks = {(tile["q"], tile["r"]): tile_block(tile) for tile in view["bay"]}
    for cell in view["shore"]:
        at = cell["q"], cell["r"]
        blocks[at] = empty_block(*at, [*at] in view["suns"], cell["two"])
    if not blocks:
        return []
    left = min(column(q, r) for q, r in blocks)
    rows = [r for _, r in blocks]
    lines = []
    for r in range(min(rows), max(rows) + 1):
        cells = sorted((column(q, r) - left, block) for (q, s), block in blocks.items() if s == r)
        lines += [draw_line(cells, height) for height in range(HEIGHT)]
    return lines


def column(q: int, r: int) -> int:
    """Where a cell begins on its lines."""
    return WIDTH * q + WIDTH // 2 * r


def draw_line(cells: list[tuple[int, list[str]]], height: int) -> str:
    """One line through a row of cells."""
    line = ""
    for start, block in cells:
        line = line.ljust(start) + block[height]
    return line.rstrip()


def tile_block(tile: Data) -> list[str]:
    """A tile: edges 4 and 5 above, 3 and 0 beside, 2 and 1 below."""
    e = tile["edges"]
    name = f"{tile['q']},{tile['r']}"
    return [f"  {e[4]}  {e[5]}  ", f"{e[3]}{name:^6}{e[0]}", f"  {e[2]}  {e[1]}  "]


def empty_block(q: int, r: int, sun: bool, two: bool) -> list[str]:
    """An empty cell: a sun, or its coordinates where a tile may go."""
    if sun:
        return ["   \\|/  ", f" *{f'{q},{r}':^5}*", "   /|\\  "]
    name = f"{q},{r}" if two else "·"
    return [" " * WIDTH, f"{f'({name})' if two else name:^8}", " " * WIDTH]


def draw_hand(view: Data, say: Say) -> list[str]:
    """The viewer's hand; spectators have none."""
    if view["viewer"] < 0:
        return []
    tiles = view["hands"][view["viewer"]]["known"]
    rows = ["  ".join(tiles[at : at + MANY]) for at in range(0, len(tiles), MANY)]
    return [say(words("draw-hand", tiles=rows[0] if rows else "–")), *(f"  {r}" for r in rows[1:])]
