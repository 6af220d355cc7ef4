"""Generated from `declaration.py` by `python -m release.generate`; not edited by hand."""

from typing import Final

from atoll.core import encoding
from atoll.core.bits import BIT
from atoll.core.native import i64, u8, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled, put
from atoll.games.pelican_bay.components import PelicanSet

FORM: Final = 33554432  # codes of a form


class Step:
    """What the game waits for."""

    OPEN: Final = 0
    OPEN_SUN: Final = 1
    LAY: Final = 2
    SECOND: Final = 3
    CHOOSE: Final = 4
    TAKE: Final = 5
    SUN: Final = 6
    OVER: Final = 7


class Do:
    """The first code of each form of action."""

    LAY: Final = 0
    STOP: Final = 33554432
    PASS: Final = 67108864
    MARK: Final = 100663296
    DECLINE: Final = 134217728
    TAKE: Final = 167772160
    SUN: Final = 201326592
    MOVE: Final = 234881024


def form_of(action: i64) -> i64:
    return action & -33554432


def lay_action(tile: i64, cell: i64, rotation: i64) -> i64:
    return tile * 27744 + cell * 6 + rotation


def move_action(from_: i64, to: i64) -> i64:
    return Do.MOVE + from_ * 4624 + to


def tile_of(action: i64) -> i64:
    return action // 27744


def cell_of(action: i64) -> i64:
    return action // 6 % 4624


def rotation_of(action: i64) -> i64:
    return action % 6


def take_from_of(action: i64) -> i64:
    return action & 33554431


def move_from_of(action: i64) -> i64:
    return action % FORM // 4624


def sun_to_of(action: i64) -> i64:
    return action & 33554431


def move_to_of(action: i64) -> i64:
    return action % FORM % 4624


class PelicanFields(State):
    """The fields of a position and how they are copied."""

    def __init__(self, printed: PelicanSet, players: i64, all_open: bool, rng: Rng) -> None:
        super().__init__(players, rng)
        self.printed: PelicanSet = printed
        self.all_open: bool = all_open
        self.slots: i64 = 67 if all_open else 2  # of a hand
        self.step: i64 = 0  # what the game waits for, as in `fields.py`
        self.actor: i64 = 0
        self.first: i64 = 0  # the start player
        self.piles_out: bool = False  # PB-18: tiles are drawn from the reserve
        self.last_round: bool = False  # it is the last round
        self.idle: i64 = 0  # passes since anything was laid or any sun moved
        self.bay_size: i64 = 0  # tiles laid; a tile in the bay is named by its place in this order
        self.cells: vec[i64] = filled(67, -1)  # by place: the cell
        self.tiles: vec[i64] = filled(67, -1)  # by place: the tile
        self.turned: vec[i64] = filled(67, 0)  # by place: the rotation
        self.map: vec[i64] = filled(4624, 0)  # by cell: place + 1, -1 - number on the shore, or 0
        self.shore_size: i64 = 0
        self.shore: vec[i64] = filled(76, 0)  # the empty cells next to a tile
        self.needs: vec[i64] = filled(76, 0)
        self.suns: vec[i64] = filled(3, -1)  # the cell of each
        self.parent: vec[i64] = filled(402, 0)  # by place * 6 + area of the tile: towards the root
        self.area_size: vec[i64] = filled(402, 0)  # tiles, at the root
        self.open_edges: vec[i64] = filled(402, 0)  # at the root
        self.home: vec[i64] = filled(67, 8)  # by tile: where it is
        self.pile_size: vec[i64] = filled(4, 0)  # tiles in each pile and the reserve
        self.opening: vec[i64] = filled(3, -1)  # tiles to begin with
        self.hands: vec[i64] = filled(players * self.slots, -1)  # by slot: the tile
        self.hand_held: vec[i64] = filled(players * self.slots, 0)  # by slot: who has held the tile
        self.hand_low: vec[i64] = filled(players * self.slots, 0)  # by slot: which tiles it can be
        self.hand_high: vec[i64] = filled(players * self.slots, 0)
        self.under_size: i64 = 0  # tiles under the piles
        self.under: vec[i64] = filled(67, -1)  # the tiles under the piles, the next one first
        self.under_held: vec[i64] = filled(67, 0)  # who has held each
        self.under_low: vec[i64] = filled(67, 0)  # which tiles each can be
        self.under_high: vec[i64] = filled(67, 0)  # the upper half of these
        self.laid: i64 = 0  # tiles laid in this turn
        self.key_place: i64 = -1  # the first tile of the turn
        self.key_areas: i64 = 0  # of this turn's tiles, to be extended
        self.marked: vec[i64] = vec[i64]()  # PB-17: areas marked in this chain
        self.pelicans_placed: i64 = 0  # pelicans on these
        self.plain_markers: i64 = 0  # plain markers on these
        self.supply: i64 = 7  # pelicans in the supply
        self.pelicans: vec[i64] = filled(players, 0)  # pelicans in each reserve
        self.points: vec[i64] = filled(players, 0)  # of each seat without its pelicans
        self.scored: vec[i64] = vec[i64]()  # a note of every scoring, see `score_area`
        self.best: vec[i64] = filled(4, 0)  # solo: the largest areas, from 1 on

    def assign(self, other: State) -> None:
        assert isinstance(other, PelicanFields)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        self.step = other.step
        self.actor = other.actor
        self.first = other.first
        self.piles_out = other.piles_out
        self.last_round = other.last_round
        self.idle = other.idle
        self.bay_size = other.bay_size
        self.cells = other.cells[:]
        self.tiles = other.tiles[:]
        self.turned = other.turned[:]
        self.shore_size = other.shore_size
        self.shore = other.shore[:]
        self.needs = other.needs[:]
        put(self.suns, other.suns)
        self.parent = other.parent[:]
        self.area_size = other.area_size[:]
        self.open_edges = other.open_edges[:]
        self.home = other.home[:]
        put(self.pile_size, other.pile_size)
        put(self.opening, other.opening)
        put(self.hands, other.hands)
        put(self.hand_held, other.hand_held)
        put(self.hand_low, other.hand_low)
        put(self.hand_high, other.hand_high)
        self.under_size = other.under_size
        self.under = other.under[:]
        self.under_held = other.under_held[:]
        self.under_low = other.under_low[:]
        self.under_high = other.under_high[:]
        self.laid = other.laid
        self.key_place = other.key_place
        self.key_areas = other.key_areas
        self.marked = other.marked[:]
        self.pelicans_placed = other.pelicans_placed
        self.plain_markers = other.plain_markers
        self.supply = other.supply
        put(self.pelicans, other.pelicans)
        put(self.points, other.points)
        self.scored = other.scored[:]
        put(self.best, other.best)

    def must_act(self) -> i64:
        if self.step == Step.OVER:
            return 0
        return BIT[self.actor]

    def to_act(self) -> i64:
        if self.step == Step.OVER:
            return -1
        return self.actor


class PelicanSpaces(encoding.Encoding):
    """The observation and action spaces that follow from the declaration."""

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        assert isinstance(state, PelicanFields)
        at = encoding.write_choice(page, at, state.step, 7)
        at = encoding.write_seats(page, at, state.must_act(), viewer, state.players)
        at = encoding.write_seat(page, at, state.first, viewer, state.players)
        at = encoding.write_count(page, at, 1 if state.piles_out else 0)
        at = encoding.write_count(page, at, 1 if state.last_round else 0)
        at = encoding.write_counts(page, at, state.pile_size, 0)
        at = encoding.write_count(page, at, state.under_size)
        at = encoding.write_count(page, at, state.laid)
        at = encoding.write_choice(page, at, state.key_place, 67)
        at = encoding.write_members(page, at, state.key_areas, 12)
        at = encoding.write_count(page, at, i64(len(state.marked)))
        at = encoding.write_count(page, at, state.pelicans_placed)
        at = encoding.write_count(page, at, state.plain_markers)
        at = encoding.write_count(page, at, state.supply)
        at = encoding.write_counts(page, at, state.pelicans, viewer)
        at = encoding.write_counts(page, at, state.points, viewer)
        return encoding.write_counts(page, at, state.best, 0)
