"""Planet's rules in the order of the rulebook: set-up, placing continents, awarding animals."""

from typing import final

from atoll.core.bits import BIT, lowest, popcount
from atoll.core.habits import Habits
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.words import Refusal
from atoll.games.planet.components import (
    ANIMALS,
    DRAWN,
    EDGES,
    FACES,
    FIRST_AWARD,
    HABITATS,
    MOST,
    PILE,
    PILES,
    ROUNDS,
    TILES,
    TOUCHING,
)
from atoll.games.planet.knowledge import fill, hide
from atoll.games.planet.policy import advise, ranked
from atoll.games.planet.position import NOTHING, PlanetPosition
from atoll.games.planet.refusals import explain
from atoll.games.planet.regions import count_regions, largest, largest_three
from atoll.games.planet.scoring import seat_score
from atoll.games.planet.verbs import FACE, OVER, TILE, face_of, placing, rotation_of, tile_of


@final
class PlanetState(PlanetPosition):
    """Planet in progress."""

    # -- set-up ------------------------------------------------------------------------------

    def begin(self) -> None:
        """PL-1 to PL-5: empty planets, piles, animals, habitat cards and the first player."""
        self.clear()
        self.deal_piles()
        self.lay_out_animals()
        if not self.beginner:
            self.deal_habitats()
        self.first = self.rng.below(self.players)
        self.start_round()

    def deal_piles(self) -> None:
        """PL-2: ten piles of five; a pile has no order, it is turned up whole."""
        tiles = shuffled(TILES, self.rng)
        at: i64 = 0
        while at < TILES:
            self.piles[at // PILE] |= BIT[tiles[at]]
            at += 1

    def lay_out_animals(self) -> None:
        """PL-3, PL-21: draw 20 animals, column by column."""
        drawn = shuffled(ANIMALS, self.rng)
        place: i64 = 0
        while place < DRAWN:
            self.animals[place] = drawn[place]
            place += 1

    def deal_habitats(self) -> None:
        """PL-4: one secret Natural Habitat card each."""
        cards = shuffled(HABITATS, self.rng)
        seat: i64 = 0
        while seat < self.players:
            self.habitats[seat] = cards[seat]
            seat += 1

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
        if self.round >= FIRST_AWARD:
            self.award_animals()  # PL-8
        self.first = self.next_seat(self.first)  # PL-9
        if self.round < ROUNDS:
            self.start_round()
        else:
            self.step = OVER  # PL-17

    def lay_aside(self) -> None:
        """PL-7: left-over tiles fill pile 11, then pile 12, then go to the box."""
        while self.offer != 0:
            tile = self.offer & -self.offer
            self.offer &= ~tile
            if self.round <= PILES and popcount(self.piles[PILES]) < PILE:
                self.piles[PILES] |= tile
            elif self.round <= PILES and popcount(self.piles[PILES + 1]) < PILE:
                self.piles[PILES + 1] |= tile
            else:
                self.box |= tile

    # -- awarding an animal ------------------------------------------------------------------

    def award_animals(self) -> None:
        """PL-8: every animal of the round's column, those moved on to it last (PL-15)."""
        before: i64 = self.moved_size
        self.moved_size = 0
        waiting = self.moved[:before]
        place = self.column_start(self.round)
        while place < self.column_start(self.round + 1):
            self.award(self.animals[place])
            place += 1
        for animal in waiting:
            self.award(animal)
        at = self.moved_size
        while at < before:
            self.moved[at] = NOTHING
            at += 1

    def award(self, animal: i64) -> None:
        """PL-15: to the winner, else to the next round's column or after round 12 to the box."""
        winner = self.best_home(animal)
        if winner != NOTHING:
            self.won[winner] |= BIT[animal]
        elif self.round < ROUNDS:
            self.moved[self.moved_size] = animal
            self.moved_size += 1
        else:
            self.boxed_animals |= BIT[animal]

    def best_home(self, animal: i64) -> i64:
        """The seat strictly ahead of all others; nobody on a tie or if none qualifies (PL-14)."""
        best: i64 = 1
        ahead: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            standing = self.standing(animal, seat, best)
            if standing > best:
                best = standing
                ahead = 0
            if standing == best:
                ahead |= BIT[seat]
            seat += 1
        if ahead == 0:
            return NOTHING
        if (ahead & (ahead - 1)) == 0:
            return lowest(ahead)
        if self.round < ROUNDS or self.printed.kind(animal) == MOST:
            return NOTHING
        return self.break_tie(animal, ahead)

    def standing(self, animal: i64, seat: i64, least: i64) -> i64:
        """PL-11 to PL-13: a planet's regions, or its largest, exact from `least` upwards."""
        kind = self.printed.kind(animal)
        home = self.printed.home(animal)
        land, border = self.land(seat, home), self.border(seat, home)
        if kind == MOST:
            return count_regions(land, border)
        other = self.border(seat, self.printed.other(animal))
        return largest(land, border, other, kind == TOUCHING, least)

    def break_tie(self, animal: i64, tied: i64) -> i64:
        """PL-15: in round 12 the tied compare their second, then their third regions."""
        winner: i64 = NOTHING
        best: i64 = 0
        touching = self.printed.kind(animal) == TOUCHING
        while tied != 0:
            seat = lowest(tied)
            tied &= tied - 1
            land = self.land(seat, self.printed.home(animal))
            other = self.border(seat, self.printed.other(animal))
            sizes = largest_three(land, other, touching)
            if sizes > best:
                best = sizes
                winner = seat
            elif sizes == best:
                winner = NOTHING
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
                base = placing(tile, lowest(free), 0)
                free &= free - 1
                rotation: i64 = 0
                while rotation < EDGES:
                    out = append(out, base + rotation)
                    rotation += 1
        return out

    def is_legal(self, seat: i64, action: i64) -> bool:
        if seat != self.to_act() or seat < 0 or action < 0 or action >= TILES * TILE:
            return False
        face = face_of(action)
        return (
            rotation_of(action) < EDGES
            and face < FACES
            and (self.offer & BIT[tile_of(action)]) != 0
            and (self.free[seat] & BIT[face]) != 0
        )

    def random_action(self, seat: i64, rng: Rng) -> i64:
        tile = rng.pick(self.offer)
        face = rng.pick(self.free[seat])
        return tile * TILE + face * FACE + rng.below(EDGES)

    def good_action(self, seat: i64, rng: Rng) -> i64:
        return advise(self, seat, rng)

    def ranking(self, seat: i64) -> vec[i64]:
        return ranked(self, seat, self.legal(seat))

    def habits(self) -> Habits:
        return Habits(width=0.5)

    def play(self, seat: i64, action: i64) -> None:
        self.place(seat, tile_of(action), face_of(action), rotation_of(action))

    def refusal(self, seat: i64, action: i64) -> Refusal:
        return explain(self, seat, action)

    def scores(self) -> vec[i64]:
        out = vec[i64]()
        seat: i64 = 0
        while seat < self.players:
            out = append(out, seat_score(self, seat))
            seat += 1
        return out

    def winners(self) -> i64:
        """PL-19: most points; on a tie more animal cards; still tied: shared."""
        best: i64 = -1
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            rank = seat_score(self, seat) * (DRAWN + 1) + popcount(self.won[seat])
            if rank > best:
                best = rank
                mask = 0
            if rank == best:
                mask |= BIT[seat]
            seat += 1
        return mask

    def hide(self, viewer: i64) -> None:
        hide(self, viewer)

    def fill(self, rng: Rng) -> None:
        fill(self, rng)

    def blank(self) -> State:
        return PlanetState(self.printed, self.players, self.beginner, self.hidden_animals, Rng())


def shuffled(count: i64, rng: Rng) -> vec[i64]:
    """The numbers 0 … count-1 in an order at random."""
    out = vec[i64]()
    number: i64 = 0
    while number < count:
        out = append(out, number)
        number += 1
    rng.shuffle(out)
    return out
