"""Generated from `declaration.py` by `python -m release.generate`; not edited by hand."""

from typing import Final

from atoll.core import encoding
from atoll.core.bits import BIT
from atoll.core.native import i64, u8, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled, put
from atoll.games.planet.components import PlanetSet


class Step:
    """What the game waits for."""

    PLACE: Final = 0
    OVER: Final = 1


def place_action(tile: i64, face: i64, rotation: i64) -> i64:
    return tile * 128 + face * 8 + rotation


def tile_of(action: i64) -> i64:
    return action >> 7


def face_of(action: i64) -> i64:
    return (action >> 3) & 15


def rotation_of(action: i64) -> i64:
    return action & 7


class PlanetFields(State):
    """The fields of a position and how they are copied."""

    def __init__(
        self, printed: PlanetSet, players: i64, beginner: bool, hidden_animals: bool, rng: Rng
    ) -> None:
        super().__init__(players, rng)
        self.printed: PlanetSet = printed
        self.beginner: bool = beginner
        self.hidden_animals: bool = hidden_animals
        self.step: i64 = 0
        self.round: i64 = 0  # which round is played
        self.first: i64 = 0  # who holds the first-player token
        self.actor: i64 = 0
        self.turn: i64 = 0  # tiles placed in this round
        self.offer: i64 = 0  # tiles to choose from
        self.piles: vec[i64] = filled(12, 0)  # each round's pile; 11 and 12 fill up
        self.box: i64 = 0  # tiles out of the game
        self.laid: vec[i64] = filled(players * 12, -1)  # by face: tile * 5 + rotation
        self.free: vec[i64] = filled(players, 4095)  # faces without a tile
        self.lands: vec[i64] = filled(players * 5, 0)  # areas by habitat: face * 5 + edge
        self.borders: vec[i64] = filled(players * 5, 0)  # all areas next to one of these
        self.animals: vec[i64] = filled(20, -1)  # the 20 as laid out
        self.moved: vec[i64] = filled(20, -1)  # those moved on to this round, in order
        self.moved_size: i64 = 0
        self.won: vec[i64] = filled(players, 0)  # the animals of each seat
        self.boxed_animals: i64 = 0  # PL-15: those nobody won in round 12
        self.habitats: vec[i64] = filled(players, -1)  # Natural Habitat cards

    def assign(self, other: State) -> None:
        assert isinstance(other, PlanetFields)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        self.step = other.step
        self.round = other.round
        self.first = other.first
        self.actor = other.actor
        self.turn = other.turn
        self.offer = other.offer
        put(self.piles, other.piles)
        self.box = other.box
        put(self.laid, other.laid)
        put(self.free, other.free)
        put(self.lands, other.lands)
        put(self.borders, other.borders)
        put(self.animals, other.animals)
        put(self.moved, other.moved)
        self.moved_size = other.moved_size
        put(self.won, other.won)
        self.boxed_animals = other.boxed_animals
        put(self.habitats, other.habitats)

    def must_act(self) -> i64:
        if self.step == Step.OVER:
            return 0
        return BIT[self.actor]

    def to_act(self) -> i64:
        if self.step == Step.OVER:
            return -1
        return self.actor


class PlanetSpaces(encoding.Encoding):
    """The observation and action spaces that follow from the declaration."""

    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:
        assert isinstance(state, PlanetFields)
        at = encoding.write_choice(page, at, state.round - 1, 12)
        at = encoding.write_seat(page, at, state.first, viewer, state.players)
        at = encoding.write_seats(page, at, state.must_act(), viewer, state.players)
        at = encoding.write_count(page, at, state.turn)
        at = encoding.write_sets(page, at, state.free, viewer, 12)
        at = encoding.write_sets(page, at, state.lands, viewer * 5, 60)
        return encoding.write_sets(page, at, state.won, viewer, 45)
