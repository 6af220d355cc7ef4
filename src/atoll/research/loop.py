"""The loop over many games, compiled with the engine: numbers in, numbers out."""

from typing import final

from atoll.bots.bot import Bot
from atoll.core.bits import BIT, full, popcount
from atoll.core.encoding import Encoding, blank_page, open_numbers, place_of
from atoll.core.native import append, i64, u8, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled


@final
class Loop:
    """Parallel games, each waiting for a learner; a finished game is replaced by a new one.

    Without a bot the learner plays every seat, else in game n seat n modulo the players; the bot
    plays the others. A bot gets only `see` copies; the learner's observation of the full state is
    the same as of a copy (law 7). Every game has its own generator, so a game does not depend on
    the number of games. `first` is the number of the first game here. If the loop holds, a finished
    game waits for `restart`.
    """

    def __init__(
        self, states: list[State], encoding: Encoding, bot: Bot | None, rngs: list[Rng],
        first: i64 = 0, holds: bool = False,
    ) -> None:  # fmt: skip
        self.states: list[State] = states
        self.encoding: Encoding = encoding
        self.bot: Bot | None = bot
        self.rngs: list[Rng] = rngs
        self.first: i64 = first
        self.holds: bool = holds
        self.seen: State = states[0].copy()
        self.size: i64 = len(states)
        self.players: i64 = states[0].players
        self.legal: list[vec[i64]] = [vec[i64]() for _ in states]  # of the seat that must act
        self.numbers: list[vec[i64]] = [vec[i64]() for _ in states]  # of these; -1: not in the mask
        self.turn_pages()

    def turn_pages(self) -> None:
        """Allocate new arrays; those of the previous step stay as they are."""
        self.observations: vec[u8] = blank_page(self.size * self.encoding.size)
        self.masks: vec[u8] = blank_page(self.size * self.encoding.actions)
        self.done: vec[u8] = blank_page(self.size)
        self.seats: vec[i64] = filled(self.size, 0)  # whose decision it is, by game
        # By game and seat, where a game has just ended; else 0.
        self.points: vec[i64] = filled(self.size * self.players, 0)
        self.rewards: vec[float] = vec[float]([0.0] * (self.size * self.players))

    def reset(self) -> None:
        """Start all games."""
        self.turn_pages()
        for game in range(self.size):
            self.begin(game)
            self.show(game, 0)

    def restart(self, games: list[int]) -> None:
        """Start some games; the others are shown as they are, in new arrays."""
        self.observations = self.observations[:]
        self.masks = self.masks[:]
        self.done = self.done[:]
        self.seats = self.seats[:]
        self.points = self.points[:]
        self.rewards = self.rewards[:]
        for game in games:
            self.blank(game)
            self.begin(game)
            self.show(game, 0)

    def blank(self, game: i64) -> None:
        """Write zeros for a game."""
        for at in range(game * self.encoding.size, (game + 1) * self.encoding.size):
            self.observations[at] = u8(0)
        for at in range(game * self.encoding.actions, (game + 1) * self.encoding.actions):
            self.masks[at] = u8(0)
        self.done[game] = u8(0)
        for at in range(game * self.players, (game + 1) * self.players):
            self.points[at] = 0
            self.rewards[at] = 0.0

    def waits(self, game: i64) -> bool:
        """Whether a game is over and held."""
        return self.holds and self.states[game].is_over()

    def step(self, numbers: list[int]) -> None:
        """Play one action in every game, by its number; ValueError before anything is played.

        Games that wait for a restart do nothing.
        """
        places = vec[i64]()
        for game in range(self.size):
            place = place_of(numbers[game], self.numbers[game])
            if place < 0 and not self.waits(game):
                raise ValueError(f"game {self.first + game}: action {numbers[game]} is not legal")
            places = append(places, place)
        seats = self.seats
        self.turn_pages()
        for game in range(self.size):
            if not self.waits(game):
                self.states[game].play(seats[game], self.legal[game][places[game]])
                self.let_others_play(game)
            self.end_or_go_on(game, seats[game])

    def end_or_go_on(self, game: i64, seat: i64) -> None:
        """Show a game; one that has ended is rewarded, and replaced unless the loop holds."""
        if self.states[game].is_over():
            self.done[game] = u8(1)
            self.reward(game)
            if not self.holds:
                self.begin(game)
        self.show(game, seat)

    def begin(self, game: i64) -> None:
        """Set up a game, again if bots end it before the learner must act."""
        state = self.states[game]
        state.rng = self.rngs[game].fork()
        state.begin()
        self.let_others_play(game)
        while state.is_over():
            state.begin()
            self.let_others_play(game)

    def let_others_play(self, game: i64) -> None:
        """Play until the learner must act or the game is over."""
        bot = self.bot
        if bot is None:
            return
        state = self.states[game]
        learner = (self.first + game) % self.players
        seat = state.to_act()
        while seat >= 0 and seat != learner:
            self.seen.see(state, seat)
            state.play(seat, bot.choose(self.seen, self.rngs[game]))
            seat = state.to_act()

    def show(self, game: i64, last: i64) -> None:
        """Write the observation and mask of the seat that must act; after the end, of the last."""
        state, encoding = self.states[game], self.encoding
        seat = state.to_act()
        if seat < 0:
            seat = last
        self.seats[game] = seat
        encoding.write(state, seat, self.observations, game * encoding.size)
        actions = state.legal(seat)
        numbers = encoding.numbers(state, seat, actions)
        open_numbers(numbers, self.masks, game * encoding.actions)
        self.legal[game] = actions
        self.numbers[game] = numbers

    def reward(self, game: i64) -> None:
        """Write the rewards and points of a finished game."""
        worth, points = rewards(self.states[game]), self.states[game].scores()
        for seat in range(self.players):
            self.rewards[game * self.players + seat] = worth[seat]
            self.points[game * self.players + seat] = points[seat]

    def sample(self) -> list[int]:
        """A legal action for every game, uniformly at random; 0 after the end."""
        chosen: list[int] = []
        for game in range(self.size):
            chosen.append(0 if self.waits(game) else self.random_number(game))
        return chosen

    def random_number(self, game: i64) -> i64:
        """A random number of a game's mask."""
        numbers, rng = self.numbers[game], self.rngs[game]
        number = numbers[rng.below(len(numbers))]
        while number < 0:
            number = numbers[rng.below(len(numbers))]
        return number


def rewards(state: State) -> vec[float]:
    """The reward of each seat in a finished game; the rewards of a table add up to 0.

    A sole winner gets 1, sharers less, each loser -1 / (players - 1). With one player it is the
    points.
    """
    out = vec[float]()
    players = state.players
    if players == 1:
        return append(out, float(state.scores()[0]))
    winners = state.winners() & full(players)
    share = float(players) / float(popcount(winners))
    for seat in range(players):
        won = share if (winners & BIT[seat]) != 0 else 0.0
        out = append(out, (won - 1.0) / float(players - 1))
    return out
