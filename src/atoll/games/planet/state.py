"""Planet's rules in the order of the rulebook: set-up, placing continents, awarding animals."""

from typing import final

from atoll.core.bits import BIT, full, lowest, members, popcount
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State, leaders
from atoll.core.words import Refusal, refuse
from atoll.games.planet import components as pl
from atoll.games.planet.declaration import placed_face, tile_words
from atoll.games.planet.fields import (
    PlanetFields,
    Step,
    face_of,
    place_action,
    rotation_of,
    tile_of,
)
from atoll.games.planet.regions import largest_three, measure


@final
class PlanetState(PlanetFields):
    """Planet in progress. Sets of tiles, animals and areas are masks."""

    # -- what can be read off a position -----------------------------------------------------

    def land(self, seat: i64, habitat: i64) -> i64:
        """The areas of a habitat on a planet."""
        return self.lands[seat * pl.HABITATS + habitat]

    def border(self, seat: i64, habitat: i64) -> i64:
        """The areas next to an area of a habitat on a planet, its own among them."""
        return self.borders[seat * pl.HABITATS + habitat]

    def bare(self, seat: i64) -> i64:
        """The areas of the faces still free."""
        bare = full(pl.AREAS)
        for habitat in range(pl.HABITATS):
            bare &= ~self.land(seat, habitat)
        return bare

    def column_start(self, round_number: i64) -> i64:
        """PL-3, PL-21: where a round's animals begin among the 20; rounds 0 to 13."""
        if self.hidden_animals:
            return pl.HIDDEN_COLUMNS[round_number]
        return pl.COLUMNS[round_number]

    def is_face_down(self, place: i64) -> bool:
        """PL-21: the second card of a column lies hidden until two rounds before its own."""
        if not self.hidden_animals or place % 2 == 0:
            return False
        return pl.FIRST_AWARD + place // 2 > self.round + 1

    def cover(self, seat: i64, face: i64, tile: i64, rotation: i64) -> None:
        """Put a tile on a free face of a planet; a laid tile never moves (PL-6)."""
        laid = tile * pl.EDGES + rotation
        self.laid[seat * pl.FACES + face] = laid
        self.free[seat] &= ~BIT[face]
        at = seat * pl.HABITATS
        for habitat in range(pl.HABITATS):
            edges = self.printed.edges[laid * pl.HABITATS + habitat]
            if edges != 0:
                self.lands[at + habitat] |= edges << (face * pl.EDGES)
                self.borders[at + habitat] |= pl.NEAR_EDGES[face * pl.EDGE_SETS + edges]

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """PL-1 to PL-5: empty planets, piles, animals, habitat cards and the first player."""
        self.clear()
        if len(self.printed.piles) > 0:
            self.lay_out_small()
        else:
            self.deal_piles()
            self.lay_out_animals()
        if not self.beginner:
            self.deal_habitats()
        self.first = self.rng.below(self.players)
        self.start_round()

    def lay_out_small(self) -> None:
        """The last rounds of a small set; all other tiles are in the box, other faces covered."""
        piles = self.printed.piles
        self.round = pl.ROUNDS - len(piles)
        self.box = full(pl.TILES)
        for at in range(i64(len(piles))):
            self.piles[self.round + at] = piles[at]
            self.box &= ~piles[at]
        for place in range(pl.DRAWN):
            self.animals[place] = self.printed.drawn[place]
        for seat in range(self.players):
            self.free[seat] = self.printed.faces

    def deal_piles(self) -> None:
        """PL-2: ten piles of five; a pile has no order, it is turned up whole."""
        tiles = self.rng.order(pl.TILES)
        for at in range(pl.TILES):
            self.piles[at // pl.PILE] |= BIT[tiles[at]]

    def lay_out_animals(self) -> None:
        """PL-3, PL-21: draw 20 animals, column by column."""
        drawn = self.rng.order(pl.ANIMALS)
        for place in range(pl.DRAWN):
            self.animals[place] = drawn[place]

    def deal_habitats(self) -> None:
        """PL-4: one secret Natural Habitat card each."""
        cards = self.rng.order(pl.HABITATS)
        for seat in range(self.players):
            self.habitats[seat] = cards[seat]

    # -- a round -----------------------------------------------------------------------------

    def start_round(self) -> None:
        """PL-6: turn up the round's pile; the first player begins."""
        self.offer = self.piles[self.round]
        self.piles[self.round] = 0
        self.round += 1
        self.turn = 0
        self.actor = self.first

    def place(self, seat: i64, tile: i64, face: i64, rotation: i64) -> None:
        """PL-6: take a tile and put it on a free face; when all have, the round ends."""
        self.offer &= ~BIT[tile]
        self.cover(seat, face, tile, rotation)
        self.turn += 1
        if self.turn < self.players:
            self.actor = self.next_seat(seat)
        else:
            self.end_round()

    def end_round(self) -> None:
        """Left-over tiles, then the animals, then the token; after round 12 the game is over."""
        self.lay_aside()
        if self.round >= pl.FIRST_AWARD:
            self.award_animals()  # PL-8
        self.first = self.next_seat(self.first)  # PL-9
        if self.round < pl.ROUNDS:
            self.start_round()
        else:
            self.step = Step.OVER  # PL-17

    def lay_aside(self) -> None:
        """PL-7: left-over tiles fill pile 11, then pile 12, then go to the box."""
        while self.offer != 0:
            tile = self.offer & -self.offer
            self.offer &= ~tile
            if self.round <= pl.PILES and popcount(self.piles[pl.PILES]) < pl.PILE:
                self.piles[pl.PILES] |= tile
            elif self.round <= pl.PILES and popcount(self.piles[pl.PILES + 1]) < pl.PILE:
                self.piles[pl.PILES + 1] |= tile
            else:
                self.box |= tile

    # -- awarding an animal ------------------------------------------------------------------

    def award_animals(self) -> None:
        """PL-8: every animal of the round's column, those moved on to it last (PL-15)."""
        before: i64 = self.moved_size
        self.moved_size = 0
        waiting = self.moved[:before]
        for place in range(self.column_start(self.round), self.column_start(self.round + 1)):
            self.award(self.animals[place])
        for animal in waiting:
            self.award(animal)
        for at in range(self.moved_size, before):
            self.moved[at] = pl.NOTHING

    def award(self, animal: i64) -> None:
        """PL-15: to the winner, else to the next round's column or after round 12 to the box."""
        winner = self.best_home(animal)
        if winner != pl.NOTHING:
            self.won[winner] |= BIT[animal]
        elif self.round < pl.ROUNDS:
            self.moved[self.moved_size] = animal
            self.moved_size += 1
        else:
            self.boxed_animals |= BIT[animal]

    def best_home(self, animal: i64) -> i64:
        """The seat strictly ahead of all others; nobody on a tie or if none qualifies (PL-14)."""
        best: i64 = 1
        ahead: i64 = 0
        for seat in range(self.players):
            standing = self.standing(animal, seat, best)
            if standing > best:
                best = standing
                ahead = 0
            if standing == best:
                ahead |= BIT[seat]
        if ahead == 0:
            return pl.NOTHING
        if (ahead & (ahead - 1)) == 0:
            return lowest(ahead)
        if self.round < pl.ROUNDS or self.printed.kind(animal) == pl.MOST:
            return pl.NOTHING
        return self.break_tie(animal, ahead)

    def standing(self, animal: i64, seat: i64, least: i64) -> i64:
        """PL-11 to PL-13: a planet's regions, or its largest, exact from `least` upwards."""
        home, other = self.printed.home(animal), self.printed.other(animal)
        return measure(
            self.printed.kind(animal),
            self.land(seat, home),
            self.border(seat, home),
            self.border(seat, other),
            least,
        )

    def break_tie(self, animal: i64, tied: i64) -> i64:
        """PL-15: in round 12 the tied compare their second, then their third regions."""
        winner: i64 = pl.NOTHING
        best: i64 = 0
        touching = self.printed.kind(animal) == pl.TOUCHING
        for seat in members(tied):
            land = self.land(seat, self.printed.home(animal))
            other = self.border(seat, self.printed.other(animal))
            sizes = largest_three(land, other, touching)
            if sizes > best:
                best = sizes
                winner = seat
            elif sizes == best:
                winner = pl.NOTHING
        return winner

    # -- the contract ------------------------------------------------------------------------

    def legal(self, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if seat != self.to_act():
            return out
        offer = self.offer
        while offer != 0:
            tile = lowest(offer)
            offer &= offer - 1
            free = self.free[seat]
            while free != 0:
                base = place_action(tile, lowest(free), 0)
                free &= free - 1
                for rotation in range(pl.EDGES):
                    out = append(out, base + rotation)
        return out

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat != self.to_act() or seat < 0 or not 0 <= action < place_action(pl.TILES, 0, 0):
            return False
        face = face_of(action)
        return (
            rotation_of(action) < pl.EDGES
            and face < pl.FACES
            and (self.offer & BIT[tile_of(action)]) != 0
            and (self.free[seat] & BIT[face]) != 0
        )

    def random_action(self, seat: i64, rng: Rng) -> i64:
        tile = rng.pick(self.offer)
        face = rng.pick(self.free[seat])
        return place_action(tile, face, rng.below(pl.EDGES))

    def play(self, seat: i64, action: i64) -> None:
        self.place(seat, tile_of(action), face_of(action), rotation_of(action))

    def refusal(self, seat: i64, action: i64) -> Refusal:
        tile, face, rotation = tile_of(action), face_of(action), rotation_of(action)
        if not 0 <= tile < pl.TILES:
            return refuse("PL-C1", "no-such-tile")
        if self.offer & BIT[tile] == 0:
            return refuse("PL-6", "not-on-offer", tile=tile_words(self.printed, tile))
        if face >= pl.FACES:
            return refuse("PL-C1", "no-such-face")
        if rotation >= pl.EDGES:
            return refuse("PL-6", "no-such-rotation")
        laid = self.laid[seat * pl.FACES + face]
        assert laid != pl.NOTHING  # else the action would be legal
        there = tile_words(self.printed, laid // pl.EDGES)
        return refuse("PL-6", "face-taken", face=placed_face(seat, face), tile=there)

    def scores(self) -> vec[i64]:
        out = vec[i64]()
        for seat in range(self.players):
            out = append(out, seat_score(self, seat))
        return out

    def winners(self) -> i64:
        """PL-19: most points; on a tie more animal cards; still tied: shared."""
        ranks = self.scores()
        for seat in range(self.players):
            ranks[seat] = ranks[seat] * (pl.DRAWN + 1) + popcount(self.won[seat])
        return leaders(ranks)

    def hide(self, viewer: i64) -> None:
        """Keep only those hidden tiles and cards that the viewer knows for certain."""
        if self.round < pl.PILES - 1:
            for pile in range(self.round, pl.PILES):
                self.piles[pile] = 0
        for place in range(pl.DRAWN):
            self.animals[place] = known_animal(self, place)
        for seat in range(self.players):
            self.habitats[seat] = known_habitat(self, seat, viewer)

    def fill(self, rng: Rng) -> None:
        """Deal what is unknown at random where something is missing."""
        fill_piles(self, rng)
        fill_unknown(self.animals, pl.ANIMALS, rng)
        if not self.beginner:
            fill_unknown(self.habitats, pl.HABITATS, rng)

    def blank(self) -> State:
        return PlanetState(self.printed, self.players, self.beginner, self.hidden_animals, Rng())


# -- what a planet and its animals are worth ---------------------------------------------------


def seat_score(state: PlanetState, seat: i64) -> i64:
    """A seat's points so far: its animals and, when the game is over, its habitat card.

    An animal won by somebody whose habitat card is not known counts 2.
    """
    points: i64 = 0
    for animal in members(state.won[seat]):
        points += animal_points(state, seat, animal)
    if state.step == Step.OVER:
        points += habitat_points(state, seat)
    return points


def animal_points(state: PlanetState, seat: i64, animal: i64) -> i64:
    """PL-18: 1 if the animal lives in the habitat of one's own card, else 2; PL-20: 1."""
    if state.beginner or state.printed.home(animal) == state.habitats[seat]:
        return 1
    return 2


def habitat_points(state: PlanetState, seat: i64) -> i64:
    """PL-17: the Natural Habitat card by its areas; PL-20: there is none."""
    habitat = state.habitats[seat]
    if habitat == pl.NOTHING:
        return 0
    areas = popcount(state.land(seat, habitat))
    for level in range(pl.LEVELS - 1, -1, -1):
        if areas >= state.printed.thresholds[habitat * pl.LEVELS + level]:
            return state.printed.points[level]
    return 0


# -- who knows what ----------------------------------------------------------------------------

# Unknown are the tiles of the piles not yet turned up, animals that lie face down and the others'
# Natural Habitat cards. Tiles laid aside on piles 11 and 12 or in the box were seen by everybody,
# and so is the last of the dealt piles by what is missing. What was never drawn lies in the box and
# is not kept at all: it is whatever is nowhere else.


def known_habitat(state: PlanetState, seat: i64, viewer: i64) -> i64:
    """PL-4: one's own Natural Habitat card; PL-17: all are revealed at the end."""
    if seat == viewer or state.step == Step.OVER:
        return state.habitats[seat]
    return pl.NOTHING


def known_score(state: PlanetState, seat: i64, viewer: i64) -> i64:
    """The points of a seat as the viewer can count them."""
    if seat == viewer or state.step == Step.OVER:
        return seat_score(state, seat)
    return popcount(state.won[seat]) * (1 if state.beginner else 2)


def known_animal(state: PlanetState, place: i64) -> i64:
    """PL-21: an animal of those laid out, NOTHING while it lies face down."""
    return pl.NOTHING if state.is_face_down(place) else state.animals[place]


def fill_piles(state: PlanetState, rng: Rng) -> None:
    """Every tile nobody has seen lies in one of the closed piles."""
    unknown = unknown_tiles(state)
    for pile in range(state.round, pl.PILES):
        while popcount(state.piles[pile]) < pl.PILE:
            tile = rng.pick(unknown)
            unknown &= ~BIT[tile]
            state.piles[pile] |= BIT[tile]


def unknown_tiles(state: PlanetState) -> i64:
    """The tiles whose place is not in this state."""
    placed = state.offer | state.box
    for pile in state.piles:
        placed |= pile
    for face in range(state.players * pl.FACES):
        if state.laid[face] != pl.NOTHING:
            placed |= BIT[state.laid[face] // pl.EDGES]
    return full(pl.TILES) & ~placed


def fill_unknown(cards: vec[i64], kinds: i64, rng: Rng) -> None:
    """A card that is not known is any of the kinds 0 … kinds-1 but those known."""
    unknown = full(kinds)
    for card in cards:
        if card != pl.NOTHING:
            unknown &= ~BIT[card]
    for place in range(i64(len(cards))):
        if cards[place] == pl.NOTHING:
            card = rng.pick(unknown)
            unknown &= ~BIT[card]
            cards[place] = card
