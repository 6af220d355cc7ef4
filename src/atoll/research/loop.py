"""The loop over many games, compiled with the engine: numbers in, numbers out."""

from typing import final

from atoll.bots.bot import Bot
from atoll.core.bits import BIT, full, popcount
from atoll.core.encoding import Encoding, Pen
from atoll.core.native import append, i64, vec
from atoll.core.rng import Rng
from atoll.core.state import State
from atoll.core.vectors import filled


@final
class Loop:
    """Games side by side, each waiting for a learner; a finished game gives way to a new one.

    Without a bot the learner plays every seat, else in game n seat n modulo the players; the bot
    plays the others. Learner and bot are shown `see` copies only.
    """

    def __init__(self, states: list[State], encoding: Encoding, bot: Bot | None, rng: Rng) -> None:
        self.states: list[State] = states
        self.encoding: Encoding = encoding
        self.bot: Bot | None = bot
        self.rng: Rng = rng
        self.seen: State = states[0].copy()
        self.size: i64 = len(states)
        self.players: i64 = states[0].players
        self.observations: Pen = Pen(self.size * encoding.size)
        self.masks: Pen = Pen(self.size * encoding.actions)
        self.done: Pen = Pen(self.size)
        self.seats: vec[i64] = filled(self.size, 0)  # whose decision it is, by game
        # By game and seat, where a game has just ended; else 0.
        self.points: vec[i64] = filled(self.size * self.players, 0)
        self.rewards: vec[float] = vec[float]()
        place: i64 = 0
        while place < self.size * self.players:
            self.rewards = append(self.rewards, 0.0)
            place += 1

    def reset(self) -> None:
        """A new game everywhere."""
        game: i64 = 0
        while game < self.size:
            self.begin(game)
            self.done.start(game, 1)
            self.clear_rewards(game)
            self.show(game)
            game += 1

    def step(self, numbers: list[int]) -> None:
        """One action in every game, by its number; ValueError, before anything is played."""
        game: i64 = 0
        while game < self.size:
            if not self.may(game, numbers[game]):
                raise ValueError(f"game {game}: action {numbers[game]} is not legal")
            game += 1
        game = 0
        while game < self.size:
            self.play(game, numbers[game])
            game += 1

    def may(self, game: i64, number: i64) -> bool:
        """Whether the mask of a game allows this action."""
        if number < 0 or number >= self.encoding.actions:
            return False
        return self.masks.page[game * self.encoding.actions + number] != 0

    def play(self, game: i64, number: i64) -> None:
        """One action in one game, and all that follows until the learner is asked again."""
        state, seat = self.states[game], self.seats[game]
        self.seen.see(state, seat)
        state.play(seat, self.encoding.action(self.seen, number))
        self.let_others_play(game)
        self.clear_rewards(game)
        self.done.start(game, 1)
        if state.is_over():
            self.done.mark(0, 1)
            self.reward(game)
            self.begin(game)
        self.show(game)

    def begin(self, game: i64) -> None:
        """Set a game up anew; should bots end it before the learner is asked, once more."""
        state = self.states[game]
        state.rng = self.rng.fork()
        state.begin()
        self.let_others_play(game)
        while state.is_over():
            state.begin()
            self.let_others_play(game)

    def let_others_play(self, game: i64) -> None:
        """Until the learner is asked or the game is over."""
        bot = self.bot
        if bot is None:
            return
        state = self.states[game]
        learner = game % self.players
        seat = state.to_act()
        while seat >= 0 and seat != learner:
            self.seen.see(state, seat)
            state.play(seat, bot.choose(self.seen, self.rng))
            seat = state.to_act()

    def show(self, game: i64) -> None:
        """Write what the seat that is asked sees and may do."""
        state, encoding = self.states[game], self.encoding
        seat = state.to_act()
        self.seats[game] = seat
        self.seen.see(state, seat)
        encoding.observe(self.seen, self.observations, game * encoding.size)
        encoding.mask(self.seen, self.masks, game * encoding.actions)

    def clear_rewards(self, game: i64) -> None:
        """Nothing so far."""
        seat: i64 = 0
        while seat < self.players:
            self.rewards[game * self.players + seat] = 0.0
            self.points[game * self.players + seat] = 0
            seat += 1

    def reward(self, game: i64) -> None:
        """What the end of a game is worth to every seat, and its points."""
        worth, points = rewards(self.states[game]), self.states[game].scores()
        seat: i64 = 0
        while seat < self.players:
            self.rewards[game * self.players + seat] = worth[seat]
            self.points[game * self.players + seat] = points[seat]
            seat += 1

    def sample(self) -> list[int]:
        """A legal action for every game, each equally likely."""
        chosen: list[int] = []
        actions = self.encoding.actions
        game: i64 = 0
        while game < self.size:
            chosen.append(self.random_number(game * actions, (game + 1) * actions))
            game += 1
        return chosen

    def random_number(self, start: i64, end: i64) -> i64:
        """One of the ones of a mask."""
        page = self.masks.page
        legal: i64 = 0
        at = start
        while at < end:
            legal += i64(page[at])
            at += 1
        left = self.rng.below(legal)
        at = start
        while page[at] == 0 or left > 0:
            left -= i64(page[at])
            at += 1
        return at - start


def rewards(state: State) -> vec[float]:
    """What a finished game is worth to each seat; the rewards of a table add up to 0.

    A sole winner gets 1, sharers less, each loser -1 / (players - 1). Alone it is the points.
    """
    out = vec[float]()
    players = state.players
    if players == 1:
        return append(out, float(state.scores()[0]))
    winners = state.winners() & full(players)
    share = float(players) / float(popcount(winners))
    seat: i64 = 0
    while seat < players:
        won = share if (winners & BIT[seat]) != 0 else 0.0
        out = append(out, (won - 1.0) / float(players - 1))
        seat += 1
    return out
