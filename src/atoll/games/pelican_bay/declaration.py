"""What Pelican Bay declares: the names of its pieces, the fields of a position and the actions."""

from functools import lru_cache
from math import atan2, degrees
from typing import TYPE_CHECKING

from atoll.core.actions import Actions, Data, Form, Kind, Printed, Seat, Types
from atoll.core.declaration import (
    A_FLAG,
    A_SEAT,
    ACTS,
    Declaration,
    Feature,
    Field,
    count,
    one_of,
    subset,
)
from atoll.core.errors import InvalidNotation
from atoll.core.state import State
from atoll.core.words import Words, listed, piece, pin, words
from atoll.games.pelican_bay import components as pb
from atoll.games.pelican_bay.components import PelicanSet

if TYPE_CHECKING:
    from atoll.games.pelican_bay.position import PelicanPosition
    from atoll.games.pelican_bay.state import PelicanState

# -- names -------------------------------------------------------------------------------------

KEPT = 4096  # tiles as they lie whose words are kept
SIDES = (  # clockwise from the right
    *("east", "south-east", "south", "south-west"),
    *("west", "north-west", "north", "north-east"),
)
TERRAIN_NAMES = {pb.WATER: "water", pb.BEACH: "beach", pb.FOREST: "forest"}
ACROSS_EDGES = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # by edge: the step there


def edges_of(printed: PelicanSet, tile: int, turn: int) -> str:
    """The edges of a tile turned so, from edge 0 on."""
    return "".join(pb.LETTERS[printed.terrain_at(tile, turn, edge)] for edge in range(pb.EDGES))


def areas_of(printed: PelicanSet, tile: int, turn: int) -> list[int]:
    """The area of each edge of a tile turned so."""
    return [printed.area_at(tile, turn, edge) for edge in range(pb.EDGES)]


def tile_names(printed: PelicanSet, tiles: list[int]) -> list[str]:
    """The names of those tiles that are there and known, sorted."""
    return sorted(printed.names[tile] for tile in tiles if 0 <= tile < pb.TILES)


def coordinates(cell: int) -> list[int]:
    """The axial coordinates of a cell."""
    return [pb.q_of(cell), pb.r_of(cell)]


def cell_name(cell: int) -> str:
    """A cell as written in notation: `2,-1`."""
    return f"{pb.q_of(cell)},{pb.r_of(cell)}"


def terrain_words(terrain: int) -> Words:
    """A terrain as people say it."""
    return words(f"terrain-{TERRAIN_NAMES[terrain]}")


def terrains_words(terrains: list[int]) -> Words:
    """Several terrains, each once."""
    return listed([terrain_words(terrain) for terrain in dict.fromkeys(terrains)])


@lru_cache(KEPT)
def tile_words(printed: PelicanSet, tile: int, turn: int = 0) -> Words:
    """A tile by its terrains; a picture shows how it lies."""
    edges = [printed.terrain_at(tile, 0, edge) for edge in range(pb.EDGES)]
    return drawn_tile(words("tile", terrains=terrains_words(edges)), printed, tile, turn)


@lru_cache(KEPT)
def turned_tile_words(printed: PelicanSet, tile: int, turn: int) -> Words:
    """A tile by its edges as they will lie, for who can't see the picture."""
    edges = [terrain_words(printed.terrain_at(tile, turn, edge)) for edge in range(pb.EDGES)]
    return drawn_tile(words("tile-turned", edges=listed(edges)), printed, tile, turn)


def drawn_tile(what: Words, printed: PelicanSet, tile: int, turn: int) -> Words:
    """Words for a tile with what its picture needs."""
    return piece(what, "tile", (printed.names[tile], turn))


def cell_words(state: "PelicanPosition", cell: int) -> Words:
    """A cell as people find it: where in the bay, and which terrains it touches."""
    side = words(f"place-{side_of(pb.q_of(cell), pb.r_of(cell))}")
    need = state.need(cell) if state.is_on_shore(cell) else 0
    touched = [need >> pb.EDGE_BITS * edge & 3 for edge in range(pb.EDGES)]
    terrains = [terrain for terrain in touched if terrain]
    said = words("cell", side=side, terrains=terrains_words(terrains)) if terrains else side
    return pin(said, cell_name(cell))


def side_of(q: int, r: int) -> str:
    """The side of the bay, seen from where it began, on which a cell lies."""
    x, y = q + r / 2, r * 0.866  # rows of hexagons, downwards
    if x * x + y * y < 2:
        return "middle"
    return SIDES[round(degrees(atan2(y, x)) / 45) % len(SIDES)]


def sun_words(key: str) -> Words:
    """A sun, drawn."""
    return piece(words(key), "sun", "")


def pelican_words() -> Words:
    """A pelican, drawn."""
    return piece(words("a-pelican"), "pelican", "")


def by_terrain(numbers: list[int]) -> dict[str, int]:
    """Numbers kept by terrain under the terrains' names."""
    return {TERRAIN_NAMES[terrain]: numbers[terrain] for terrain in range(1, pb.TERRAINS + 1)}


# -- fields ------------------------------------------------------------------------------------

HANDS = "players * self.slots"


STEPS = ("open", "open_sun", "lay", "second", "choose", "take", "sun", "over")
A_SIZE = count(pb.TILES)

FIELDS = Declaration(
    "Pelican",
    printed=("printed", PelicanSet),
    options=("all_open",),  # solo with all tiles to choose from
    steps=STEPS,
    by_hand=("observation", "actions"),
    entries=[
        Field("slots", "of a hand", f"{pb.TILES} if all_open else {pb.HAND}", by_hand=True),
        Field(
            "step", "what the game waits for, as in `fields.py`", observed=one_of(len(STEPS) - 1)
        ),
        Field("actor"),
        ACTS,
        Field("first", "the start player", observed=A_SEAT),
        Field("piles_out", "PB-18: tiles are drawn from the reserve", False, observed=A_FLAG),
        Field("last_round", "it is the last round", False, observed=A_FLAG),
        Field("idle", "passes since anything was laid or any sun moved"),
        Field("bay_size", "tiles laid; a tile in the bay is named by its place in this order"),
        Field("cells", "by place: the cell", pb.NOTHING, size=pb.TILES),
        Field("tiles", "by place: the tile", pb.NOTHING, size=pb.TILES),
        Field("turned", "by place: the rotation", size=pb.TILES),
        Field(
            "map", "by cell: place + 1, -1 - number on the shore, or 0", size=pb.CELLS, by_hand=True
        ),
        Field("shore_size"),
        Field("shore", "the empty cells next to a tile", size=pb.SHORE),
        Field("needs", "by number on the shore: the edges the tiles around show", size=pb.SHORE),
        Field("suns", "the cell of each", pb.NOTHING, size=pb.SUNS),
        Field(
            "parent", "by place * 6 + area of the tile: towards the root", size=pb.TILES * pb.EDGES
        ),
        Field("area_size", "tiles, at the root", size=pb.TILES * pb.EDGES),
        Field("open_edges", "at the root", size=pb.TILES * pb.EDGES),
        Field("home", "by tile: where it is", pb.HIDDEN, size=pb.TILES, known_to="rules"),
        Field(
            "pile_size", "tiles in each pile and the reserve", size=pb.PILES + 1, observed=A_SIZE
        ),
        Field("opening", "tiles to begin with", pb.NOTHING, size=pb.PILES),
        Field("hands", "by slot: the tile", pb.NOTHING, size=HANDS, known_to="rules"),
        Field("hand_held", "by slot: who has held the tile", size=HANDS),
        Field("hand_low", "by slot: which tiles it can be", size=HANDS),
        Field("hand_high", "by slot: the upper half of these", size=HANDS),
        Field("under_size", "tiles under the piles", observed=A_SIZE),
        Field("under", "the tiles under the piles, the next one first", pb.NOTHING, size=pb.TILES),
        Field("under_held", "who has held each", size=pb.TILES),
        Field("under_low", "which tiles each can be", size=pb.TILES),
        Field("under_high", "the upper half of these", size=pb.TILES),
        Field("laid", "tiles laid in this turn", observed=count(2)),
        Field("key_place", "the first tile of the turn", pb.NOTHING, observed=one_of(pb.TILES)),
        Field("key_areas", "of this turn's tiles, to be extended", observed=subset(2 * pb.EDGES)),
        Field("marked", "PB-17: areas marked in this chain", size=0),
        Feature("chain", "areas marked in this chain", A_SIZE, "i64(len(state.marked))"),
        Field("pelicans_placed", "pelicans on these", observed=count(pb.PELICANS)),
        Field("plain_markers", "plain markers on these", observed=A_SIZE),
        Field("supply", "pelicans in the supply", pb.PELICANS, observed=count(pb.PELICANS)),
        Field("pelicans", "pelicans in each reserve", per_seat=1, observed=count(pb.PELICANS)),
        Field("points", "of each seat without its pelicans", per_seat=1, observed=count()),
        Field("scored", "a note of every scoring, see `score_area`", size=0),
        Field("best", "solo: the largest areas, from 1 on", size=pb.TERRAINS + 1, observed=A_SIZE),
    ],
)

# -- actions -----------------------------------------------------------------------------------


class CellKind(Kind[State]):
    """A cell by its axial coordinates: `2,-1` in text, a list in data."""

    def text(self, state: State, value: int) -> str:
        return cell_name(value)

    def parse(self, state: State, text: str) -> int:
        q, _, r = text.partition(",")
        try:
            return number_cell(int(q), int(r))
        except ValueError:
            raise self.unreadable(text) from None

    def data(self, state: State, parameter: str, value: int) -> Data:
        return {parameter: coordinates(value)}

    def types(self, parameter: str) -> Types:
        """Two numbers."""
        return {parameter: tuple[int, int]}

    def from_data(self, state: State, parameter: str, data: Data) -> int | None:
        match data.get(parameter):
            case [int(q), int(r)]:
                return number_cell(q, r)
        return None


class FlatCellKind(CellKind):
    """A cell whose coordinates are two fields of the data, `q` and `r`."""

    def data(self, state: State, parameter: str, value: int) -> Data:
        return {"q": pb.q_of(value), "r": pb.r_of(value)}

    def types(self, parameter: str) -> Types:
        """Two numbers."""
        return {"q": int, "r": int}

    def from_data(self, state: State, parameter: str, data: Data) -> int | None:
        return super().from_data(state, "at", {"at": [data.get("q"), data.get("r")]})


def number_cell(q: int, r: int) -> int:
    """The cell at these coordinates."""
    if abs(q) >= pb.CELLS or abs(r) >= pb.CELLS or pb.cell_at(q, r) < 0:
        raise InvalidNotation(f"the cell {q},{r} is off the map")
    return pb.cell_at(q, r)


class LayForm(Form["PelicanState"]):
    """A lay; of rotations that look alike the first is meant."""

    def from_words(self, state: "PelicanState", seat: int, words: list[str]) -> int | None:
        return self.first_alike(state, super().from_words(state, seat, words))

    def from_data(self, state: "PelicanState", seat: int, data: Data) -> int | None:
        return self.first_alike(state, super().from_data(state, seat, data))

    def first_alike(self, state: "PelicanState", code: int | None) -> int | None:
        """The same lay with the first rotation that looks like its own."""
        if code is None:
            return None
        tile, cell, rotation = (value for _, _, value in self.unpack(code))
        return self.pack([tile, cell, rotation % state.printed.turns[tile]])


TILE: "Kind[PelicanState]" = Printed(
    "tile", pb.TILES, lambda state: state.printed.names, "such as BBFFFW"
)
CELL: Kind[State] = CellKind("cell", pb.CELLS, hint="such as 2,-1")
FLAT_CELL: Kind[State] = FlatCellKind("cell", pb.CELLS, hint="such as 2,-1")
ROTATION: Kind[State] = Kind("rotation", pb.EDGES)
ACTIONS: "Actions[PelicanState]" = Actions(
    "Pelican Bay",
    "'lay BBFFFW 2,-1 r3', 'stop'",
    [
        LayForm(
            "lay",
            {"tile": TILE, "cell": FLAT_CELL, "rotation": ROTATION},
            text="lay {tile} {cell} r{rotation}",
            extra=lambda state, _, lay: {"edges": edges_of(state.printed, lay[0], lay[2])},
            extra_of=("tile", "rotation"),
            extra_types={"edges": str},
        ),
        Form("stop"),
        Form("pass"),
        Form("mark"),
        Form("decline"),
        Form("take", {"from": Seat(4)}),
        Form("sun", {"to": CELL}, fixed={"from": None}),
        Form("move", {"from": CELL, "to": CELL}, text="sun {from} to {to}", verb="sun"),
    ],
    room=2**25,
)
