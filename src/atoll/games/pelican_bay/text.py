"""Pelican Bay in words: the table told and drawn, and what an action would do."""

from typing import cast

from atoll.core.game import Data, Say
from atoll.core.text_board import Cell, Section, section, some
from atoll.core.words import Effect, Words, effect, listed, piece, pin, seat_words, words
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay import position
from atoll.games.pelican_bay.declaration import ACROSS_EDGES, side_of, terrain_words
from atoll.games.pelican_bay.fields import Do, Step, cell_of, form_of, rotation_of, tile_of
from atoll.games.pelican_bay.state import PelicanState
from atoll.games.pelican_bay.view import turn_points


def text_board(view: Data) -> list[Section]:
    """The bay, one's own tiles, the cells where a tile may go, the areas, the players."""
    own_hand = [told_hand(view)] if view["viewer"] >= 0 else []
    return [told_bay(view), *own_hand, told_cells(view), told_areas(view), told_players(view)]


def place_words(q: int, r: int) -> Words:
    """Where in the bay a cell lies."""
    return pin(words(f"place-{side_of(q, r)}"), f"{q},{r}")


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


def tile_words(tile: str) -> Words:
    """A tile as it is printed, edge by edge."""
    edges = listed([terrain_words(pb.LETTERS.index(letter)) for letter in tile[:6]])
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
            words(
                "told-side",
                edge=edge,
                terrain=terrain_words(pb.LETTERS.index(edges[pb.OPPOSITE[edge]])),
            )
            for edge, (to_q, to_r) in enumerate(ACROSS_EDGES)
            if (edges := lying.get((q + to_q, r + to_r)))
        ]
        rows.append([place_words(q, r), listed(sides)])
    return section("told-cells", (), ["told-where", "told-shows"], rows)


def told_areas(view: Data) -> Section:
    """The areas that can still be extended, the largest first."""
    rows: list[list[Cell]] = []
    for area in sorted(view["areas"].values(), key=lambda area: -int(area["size"])):
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
        [
            seat_words(seat),
            view["points"][seat],
            view["pelicans"][seat],
            hand["size"],
            some([tile_words(tile) for tile in hand["known"] if seat != view["viewer"]]),
        ]
        for seat, hand in enumerate(view["hands"])
    ]
    columns = ["told-player", "told-points", "told-pelicans", "told-tiles", "told-known"]
    return section("told-players", (), columns, rows)


# -- drawn -------------------------------------------------------------------------------------


WIDTH = 8  # of a cell; the next row is shifted by half of it
HEIGHT = 3
MANY = 8  # tiles of a hand that are told; alone one may have all of them


def draw(view: Data, say: Say) -> list[str]:
    """The bay, its signs, and the areas just closed or marked."""
    lines = [*draw_bay(view), "", say(words("draw-key"))]
    marked = [edge for edges in view["marked"] for edge in edges]
    for label, areas in (("draw-closed", view["closed"]), ("draw-marked", marked)):
        if areas:
            names = "  ".join(f"{q},{r}/{edge}" for q, r, edge in areas)
            lines.append(say(words(label, areas=names)))
    return lines


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


# -- what an action would do, told from what its seat knows ------------------------------------


def preview(before: PelicanState, seat: int, action: int, after: PelicanState) -> list[Effect]:
    """By the kind of action; points that come at once are not told again."""
    form = form_of(action)
    is_scored = position.score_of(after, seat) != position.score_of(before, seat)
    if form == Do.LAY and before.step in (Step.LAY, Step.SECOND):
        return lay_effects(before, action, is_scored)
    if form == Do.STOP and not is_scored:
        return [effect("scores", points=turn_points(before))]
    if form == Do.MARK:
        return [effect("mark", "gain", count=len(position.closed_areas(before)))]
    return []


def lay_effects(before: PelicanState, action: int, is_scored: bool) -> list[Effect]:
    """PB-9, PB-13: the points if the turn ended with this lay, and the areas it would close."""
    laid = cast(PelicanState, before.copy())
    position.lay_tile(laid, tile_of(action), cell_of(action), rotation_of(action))
    closed = position.closed_areas(laid)
    effects = []
    if not before.is_solo():
        points = turn_points(laid)
        if not is_scored:
            effects.append(effect("scores", points=points))
        if before.step == Step.SECOND and points == turn_points(before) and not len(closed):
            effects.append(effect("no-gain", "loss"))
    for area in closed:
        terrain = terrain_words(position.terrain_of(laid, area))
        effects.append(effect("closes", "gain", terrain=terrain, size=int(laid.area_size[area])))
    return effects
