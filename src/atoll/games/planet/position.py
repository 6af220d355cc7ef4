"""What a position of Planet is made of, and what can be read off it."""

from typing import Final

from atoll.core.bits import BIT, full
from atoll.core.native import i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import clear, filled, put
from atoll.games.planet.components import (
    COLUMNS,
    DRAWN,
    EDGE_SETS,
    EDGES,
    FACES,
    FIRST_AWARD,
    HABITATS,
    HIDDEN_COLUMNS,
    NEAR_EDGES,
    ROUNDS,
    PlanetSet,
)
from atoll.games.planet.verbs import OVER, PLACE

NOTHING: Final = -1  # an empty face, no habitat card, or a card the viewer may not know


class PlanetPosition(State):
    """The fields. Sets of tiles, animals and areas are masks; `knowledge` tells who knows what."""

    def __init__(
        self, printed: PlanetSet, players: i64, beginner: bool, hidden_animals: bool, rng: Rng
    ) -> None:
        super().__init__(players, rng)
        self.printed: PlanetSet = printed
        self.beginner: bool = beginner  # PL-20
        self.hidden_animals: bool = hidden_animals  # PL-21
        self.step: i64 = PLACE
        self.round: i64 = 0
        self.first: i64 = 0  # who holds the first-player token
        self.actor: i64 = 0
        self.turn: i64 = 0  # tiles placed in this round
        # Tiles: those on offer, the pile of each round (11 and 12 fill up) and those in the box.
        self.offer: i64 = 0
        self.piles: vec[i64] = filled(ROUNDS, 0)
        self.box: i64 = 0
        # Planets: tile * 5 + rotation by face, free faces, the areas of each habitat and all areas
        # next to one of these.
        self.laid: vec[i64] = filled(players * FACES, NOTHING)
        self.free: vec[i64] = filled(players, 0)
        self.lands: vec[i64] = filled(players * HABITATS, 0)
        self.borders: vec[i64] = filled(players * HABITATS, 0)
        # Animals: the 20 as laid out, round after round; those moved on to this round, in order.
        self.animals: vec[i64] = filled(DRAWN, NOTHING)
        self.moved: vec[i64] = filled(DRAWN, NOTHING)
        self.moved_size: i64 = 0
        self.won: vec[i64] = filled(players, 0)
        self.boxed_animals: i64 = 0  # those nobody won in round 12 (PL-15)
        self.habitats: vec[i64] = filled(players, NOTHING)  # Natural Habitat cards

    def must_act(self) -> i64:
        """One seat at a time."""
        return 0 if self.step == OVER else BIT[self.actor]

    def to_act(self) -> i64:
        """The seat whose decision it is."""
        return -1 if self.step == OVER else self.actor

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        return seat + 1 if seat + 1 < self.players else 0

    def land(self, seat: i64, habitat: i64) -> i64:
        """The areas of a habitat on a planet."""
        return self.lands[seat * HABITATS + habitat]

    def border(self, seat: i64, habitat: i64) -> i64:
        """The areas next to an area of a habitat on a planet, its own among them."""
        return self.borders[seat * HABITATS + habitat]

    def column_start(self, round_number: i64) -> i64:
        """PL-3, PL-21: where a round's animals begin among the 20; rounds 0 to 13."""
        if self.hidden_animals:
            return HIDDEN_COLUMNS[round_number]
        return COLUMNS[round_number]

    def is_face_down(self, place: i64) -> bool:
        """PL-21: the second card of a column lies hidden until two rounds before its own."""
        if not self.hidden_animals or place % 2 == 0:
            return False
        return FIRST_AWARD + place // 2 > self.round + 1

    def clear(self) -> None:
        """Forget everything of an earlier game."""
        self.step = PLACE
        self.round = 0
        self.offer = 0
        self.box = 0
        self.moved_size = 0
        self.boxed_animals = 0
        clear(self.piles, 0)
        clear(self.laid, NOTHING)
        clear(self.free, full(FACES))
        clear(self.lands, 0)
        clear(self.borders, 0)
        clear(self.moved, NOTHING)
        clear(self.won, 0)
        clear(self.habitats, NOTHING)

    def cover(self, seat: i64, face: i64, tile: i64, rotation: i64) -> None:
        """Put a tile on a free face of a planet; a laid tile never moves (PL-6)."""
        laid = tile * EDGES + rotation
        self.laid[seat * FACES + face] = laid
        self.free[seat] &= ~BIT[face]
        at = seat * HABITATS
        habitat: i64 = 0
        while habitat < HABITATS:
            edges = self.printed.edges[laid * HABITATS + habitat]
            if edges != 0:
                self.lands[at + habitat] |= edges << (face * EDGES)
                self.borders[at + habitat] |= NEAR_EDGES[face * EDGE_SETS + edges]
            habitat += 1

    def assign(self, other: State) -> None:
        """Every field, one by one: copying is on the path of every simulation."""
        assert isinstance(other, PlanetPosition)
        self.viewer = other.viewer
        self.rng.assign(other.rng)
        put(self.piles, other.piles)
        put(self.laid, other.laid)
        put(self.free, other.free)
        put(self.lands, other.lands)
        put(self.borders, other.borders)
        put(self.animals, other.animals)
        put(self.moved, other.moved)
        put(self.won, other.won)
        put(self.habitats, other.habitats)
        self.step = other.step
        self.round = other.round
        self.first = other.first
        self.actor = other.actor
        self.turn = other.turn
        self.offer = other.offer
        self.box = other.box
        self.moved_size = other.moved_size
        self.boxed_animals = other.boxed_animals
