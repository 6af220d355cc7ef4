"""The games as OpenSpiel games: importing this registers `python_atoll_planet` and the others.

Chance is explicit. Whenever the rules draw, three chance nodes follow with 128 equally likely
outcomes each; together they seed the generator of that draw alone. So no state contains future
draws: a clone draws by its own chance nodes, and histories replay exactly. With `exact_chance`, for
small component sets, a draw is one chance node with all outcomes.
"""

import hashlib
import sys
from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from atoll import games
from atoll.core.game import Game, OptionValue
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.core.telling import shown_to
from atoll.messages import Speaker
from atoll.research.chance import MOST_WAYS, Outcome, outcomes
from atoll.research.loop import rewards
from atoll.research.spaces import Spaces, least_players, spans

OUTCOMES = 128  # fewer than any game's actions: at chance nodes OpenSpiel masks actions by outcomes
NODES = 3  # for one draw: two million seeds
CHANCE = [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]
PREFIX = "python_atoll_"
FINGERPRINT = 16  # bytes of a player's history hash
DEEPEST = 50_000  # depth of recursion that a program may need to traverse a game


class Step:
    """A state of a history, with each player's hash of the history up to it; immutable.

    Steps do not refer to each other: the native states in a long chain could not be freed safely.
    """

    def __init__(self, state: State, seat: int = -1, action: int = -1) -> None:
        self.state = state
        self.seat = seat  # whose action led here; -1 for the deal
        self.action = action
        self.memories: dict[int, bytes] = {}

    def remember(self, player: int, before: "Step | None") -> bytes:
        """A fingerprint of all the player has seen up to here."""
        shown: list[int] = []
        memory = b""
        if before is not None:
            memory = before.memories[player]
            shown = [self.seat, shown_to(before.state, self.seat, self.action, player)]
        sight = (shown, self.state.seen_by(player).to_ints())
        return hashlib.blake2b(memory + repr(sight).encode(), digest_size=FINGERPRINT).digest()


class TreeSpaces(Spaces):
    """The spaces of a game, and whether its draws are exact."""

    def __init__(self, key: "Key") -> None:
        game, players, component_set, self.is_exact, options = key
        super().__init__(game, players, component_set, **dict(options))
        self.key = key


Key = tuple[str, int, str, bool, tuple[tuple[str, OptionValue], ...]]


class Position:
    """An immutable point of a game, so that clones share it.

    Without steps the deal is still to come; with a pending action its draw is.
    """

    def __init__(
        self,
        spaces: TreeSpaces,
        steps: tuple[Step, ...],
        pending: tuple[int, int] | None = None,
        digits: tuple[int, ...] | None = None,
    ) -> None:
        self.spaces = spaces
        self.steps = steps
        self.pending = pending  # the seat and action that wait for chance
        self.digits = digits  # the outcomes of a draw so far; None if there is no draw
        self.exact: list[Outcome] | None = None

    @property
    def state(self) -> State | None:
        """The full state; None before the deal."""
        return self.steps[-1].state if self.steps else None

    def __deepcopy__(self, _: Any) -> "Position":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without the history; the players' hashes of it are kept."""
        ints = None if self.state is None else self.state.to_ints()
        memories = {seat: self.memory(seat) for seat in range(self.spaces.players)}
        return restore, (self.spaces.key, ints, memories, self.pending, self.digits)

    def after_action(self, seat: int, action: int) -> "Position":
        """The position after an action, or the draw that must come first."""
        after = self.steps[-1].state.copy()
        after.play(seat, action)
        if after.rng.to_ints() != Rng().to_ints():
            return Position(self.spaces, self.steps, (seat, action), ())
        return Position(self.spaces, (*self.steps, Step(after, seat, action)))

    def after_chance(self, outcome: int) -> "Position":
        """The next outcome of a draw; with the last one the draw is made."""
        if self.spaces.is_exact:
            return self.drawn(self.exact_outcomes()[outcome][0])
        digits = (*(self.digits or ()), outcome)
        if len(digits) < NODES:
            return Position(self.spaces, self.steps, self.pending, digits)
        after = self.draw(fast_rng("-".join(map(str, digits))))
        after.rng = Rng()
        return self.drawn(after)

    def draw(self, rng: Rng) -> State:
        """The deal or the pending action with this generator."""
        after = self.steps[-1].state.copy() if self.steps else blank(self.spaces)
        after.rng = rng
        if self.pending is None:
            after.begin()
        else:
            after.play(*self.pending)
        return after

    def drawn(self, after: State) -> "Position":
        """The position after a draw."""
        return Position(self.spaces, (*self.steps, Step(after, *(self.pending or (-1, -1)))))

    def exact_outcomes(self) -> list[Outcome]:
        """All outcomes of the draw here."""
        if self.exact is None:
            self.exact = outcomes(self.draw)
        return self.exact

    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node and how likely each is."""
        if not self.spaces.is_exact:
            return CHANCE
        return [(number, share) for number, (_, share) in enumerate(self.exact_outcomes())]

    def memory(self, player: int) -> bytes:
        """A fingerprint of all the player has seen since the deal: perfect recall."""
        if not self.steps:
            return b""
        first = len(self.steps)
        while first > 0 and player not in self.steps[first - 1].memories:
            first -= 1
        for number in range(first, len(self.steps)):
            before = self.steps[number - 1] if number > 0 else None
            step = self.steps[number]
            step.memories[player] = step.remember(player, before)
        return self.steps[-1].memories[player]


def blank(spaces: Spaces) -> State:
    """A state in which a game can be set up."""
    return spaces.start(0).blank()


def restore(
    key: Key,
    ints: list[int] | None,
    memories: dict[int, bytes],
    pending: tuple[int, int] | None,
    digits: tuple[int, ...] | None,
) -> Position:
    """A position read back."""
    spaces = find_spaces(key)
    if ints is None:
        return Position(spaces, (), pending, digits)
    state = blank(spaces)
    state.from_ints(ints)
    step = Step(state)
    step.memories = memories
    return Position(spaces, (step,), pending, digits)


@cache
def find_spaces(key: Key) -> TreeSpaces:
    """The spaces of a set-up; cached, as OpenSpiel makes games often."""
    return TreeSpaces(key)


def allow_depth(nodes: int) -> None:
    """Raise Python's recursion limit for programs that recurse over every node of a history.

    OpenSpiel's sampling solvers do, and La Isla Bohnita is longer than Python's default limit.
    """
    sys.setrecursionlimit(max(sys.getrecursionlimit(), min(nodes + 1000, DEEPEST)))


class AtollGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Atoll under OpenSpiel's interface; `register` makes a class of each game."""

    game: Game
    kind: Any

    def __init__(self, params: dict[str, Any]) -> None:
        texts = {key: str(value).lower() for key, value in params.items() if key not in OWN}
        options = tuple(sorted(self.game.parse_options(texts).items()))
        component_set, is_exact = str(params["component_set"]), bool(params["exact_chance"])
        players = int(params["players"])
        self.spaces = find_spaces((self.game.name, players, component_set, is_exact, options))
        self.say = Speaker(self.game, "en")
        self.first = Position(self.spaces, (), digits=())
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.actions,
            max_chance_outcomes=MOST_WAYS if is_exact else OUTCOMES,
            num_players=self.spaces.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.game.bound,
        )
        super().__init__(self.kind, info, params)
        allow_depth(self.game.bound + self.max_chance_nodes_in_history())

    def new_initial_state(self) -> "AtollState":
        """The first chance node: nothing is dealt yet."""
        return AtollState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every action may draw, and so does the deal."""
        return (1 if self.spaces.is_exact else NODES) * (self.spaces.game.bound + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """The observer of a player's observation, or with perfect recall of all they have seen."""
        if params:
            raise ValueError(f"there are no observation parameters, not even {params}")
        return Observer(self.spaces, bool(iig_obs_type and iig_obs_type.perfect_recall), self.say)


class AtollState(pyspiel.State):  # type: ignore[misc]
    """A state under OpenSpiel's interface; everything it holds is its position."""

    def __init__(self, game: AtollGame) -> None:
        super().__init__(game)
        self.position = game.first

    def spaces(self) -> TreeSpaces:
        """The spaces of its game."""
        return self.position.spaces

    def current_player(self) -> int:
        """The seat that must act first, chance or the terminal player."""
        if self.position.digits is not None:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position.state is not None
        seat = int(self.position.state.to_act())
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """The game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of the mask, in ascending order."""
        seen = self.seen(player)
        return [] if seen is None else [int(n) for n in np.flatnonzero(self.spaces().mask(seen))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes, equally likely unless chance is exact."""
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        """Apply a chance outcome or a player's action, by its number."""
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self.position = self.position.after_chance(action)
            return
        seen = self.seen(player)
        assert seen is not None
        chosen = self.spaces().action(seen, action)
        if chosen < 0:
            raise ValueError(f"player {player}: action {action} is not legal")
        self.position = self.position.after_action(player, chosen)

    def seen(self, player: int) -> State | None:
        """What a player knows; nothing before the deal."""
        state = self.position.state
        return None if state is None else state.seen_by(player)

    def _action_to_string(self, player: int, action: int) -> str:
        """The notation, as in records."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        seen = self.seen(player)
        chosen = -1 if seen is None else self.spaces().action(seen, action)
        if seen is None or chosen < 0:
            return f"action {action}"
        return self.spaces().game.text(seen, player, chosen)

    def returns(self) -> list[float]:
        """The rewards of a finished game; they add up to 0."""
        if not self.is_terminal():
            return [0.0] * self.spaces().players
        assert self.position.state is not None
        return list(rewards(self.position.state))

    def resample_from_infostate(self, player: int, sampler: Any) -> "AtollState":
        """A state that the player can't tell from this one, drawn at random."""
        chance = fast_rng(str(sampler()))
        seen = self.seen(player)
        twin: AtollState = self.clone()
        if seen is not None:
            state = seen.sample(chance)
            state.rng = Rng()
            step = Step(state)
            step.memories[player] = self.position.memory(player)
            twin.position = Position(self.spaces(), (step,))
        return twin

    def __str__(self) -> str:
        """The full state, for debugging."""
        if self.position.state is None:
            return f"before the deal {self.position.digits}"
        drawing = f" {self.position.pending} {self.position.digits}" if self.position.digits else ""
        return f"{self.spaces().game.trace(self.position.state)}{drawing}"


class Observer:
    """A player's observation, as a tensor by field and as a string.

    With perfect recall the string is the fingerprint of all they have seen, and the tensor ends
    with its bits.
    """

    def __init__(self, spaces: Spaces, recalls: bool, say: Speaker) -> None:
        self.spaces = spaces
        self.recalls = recalls
        self.say = say
        self.seen = spaces.observation_size
        size = self.seen + (8 * FINGERPRINT if recalls else 0)
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict = {
            field.name: self.tensor[start:end].reshape(field.shape)
            for field, start, end in spans(spaces.encoding.fields)
        }
        if recalls:
            self.dict["memory"] = self.tensor[self.seen :]

    def set_from(self, state: AtollState, player: int) -> None:
        """Fill the tensor; zeros before the deal."""
        seen = state.seen(player)
        self.tensor[:] = 0
        if seen is None:
            return
        self.tensor[: self.seen] = self.spaces.observe(seen)
        if self.recalls:
            memory = np.frombuffer(state.position.memory(player), np.uint8)
            self.tensor[self.seen :] = np.unpackbits(memory)

    def string_from(self, state: AtollState, player: int) -> str:
        """The table as the player sees it, or the fingerprint of all they have seen."""
        if self.recalls:
            return f"{player}:{state.position.memory(player).hex()}"
        seen = state.seen(player)
        if seen is None:
            return "before the deal"
        game = self.spaces.game
        return game.draw(game.view(seen), self.say)


OWN = ("players", "component_set", "exact_chance")  # parameters that are no options of a game


def game_type(game: Game) -> Any:
    """The type of a game for OpenSpiel, and its parameters: the players and the game's options."""
    is_open = game.is_open
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Atoll: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.PERFECT_INFORMATION if is_open else information.IMPERFECT_INFORMATION
        ),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=least_players(game),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": least_players(game),
            "component_set": "default",
            "exact_chance": False,
            **{option.name: parameter(option.default) for option in game.options},
        },
    )


def parameter(value: OptionValue) -> bool | int | str:
    """An option's value as a parameter: OpenSpiel reads digits as a number."""
    return int(value) if isinstance(value, str) and value.isdigit() else value


def register(listed: Iterable[Game]) -> None:
    """Register games in OpenSpiel, each with its own class."""
    for game in listed:
        kind = game_type(game)
        pyspiel.register_game(kind, type(game.title, (AtollGame,), {"game": game, "kind": kind}))


register(games.all_games())
