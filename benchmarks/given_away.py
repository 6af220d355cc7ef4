"""What a bot's choices give away: `python -m benchmarks.given_away GAME BOT …`.

Decisions of games by the game's advice are asked of each bot. Their choices and the actions that
look best are then played out in the same worlds by the advice, the solved action where there is
one. The best action is found in one half of the worlds and compared in the other, so that chance
does not make a choice look bad. A bot that gives nothing away can hardly be beaten by a better
search, as long as the advice plays on as well as the bots do.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track

from atoll import games
from atoll.arena.statistics import Z
from atoll.bots import Bot, make_bot
from atoll.core.advice import NO_ACTION
from atoll.core.game import Game
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.review.rollouts import lead

LOOKED_AT = 10  # of the actions that look best
ONE_IN = 8  # decisions is asked


@dataclass(frozen=True)
class Question:
    """A decision, from what its seat knows."""

    seen: State
    solved: bool


def advised(game: Game, state: State, seat: int, rng: Rng) -> int:
    """What the advice plays: the solved action, or the rollout policy's."""
    solved = int(game.advice.solved_action(state, seat))
    return solved if solved != NO_ACTION else int(game.advice.rollout_action(state, seat, rng))


def questions(game: Game, players: int, seed: str) -> Iterator[Question]:
    """Decisions between at least three actions, in game after game."""
    number = 0
    while True:
        state, rng = game.new(players, f"{seed} {number}"), fast_rng(f"{seed} {number}")
        number += 1
        while not state.is_over():
            seat = int(state.to_act())
            seen = state.seen_by(seat)
            if len(seen.legal(seat)) > 2 and rng.below(ONE_IN) == 0:
                yield Question(seen, int(game.advice.solved_action(seen, seat)) != NO_ACTION)
            state.play(seat, advised(game, seen, seat, rng))


def promising(game: Game, seen: State) -> list[int]:
    """The actions that look best, all of them if the game has no order."""
    seat = int(seen.viewer)
    ordered = list(game.advice.candidates(seen, seat)) or list(seen.legal(seat))
    return [int(action) for action in ordered[:LOOKED_AT]]


def leads(
    game: Game, seen: State, actions: list[int], worlds: int, rng: Rng
) -> dict[int, list[float]]:
    """The seat's lead at the end after each action, world by world."""
    seat = int(seen.viewer)
    found: dict[int, list[float]] = {action: [] for action in actions}
    for _ in range(worlds):
        world, chance, draws = seen.sample(rng), rng.fork(), rng.fork()
        for action in actions:
            end, policy = world.copy(), chance.copy()
            end.rng = draws.copy()
            end.play(seat, action)
            while not end.is_over():
                acting = int(end.to_act())
                end.play(acting, advised(game, end, acting, policy))
            found[action].append(lead([int(score) for score in end.scores()], [seat]))
    return found


def given(found: dict[int, list[float]], chosen: int) -> float:
    """How far an action is behind the best, which the other half of the worlds tells."""
    half = len(found[chosen]) // 2
    parts = []
    for judge, other in ((slice(half), slice(half, None)), (slice(half, None), slice(half))):
        best = max(found, key=lambda action: sum(found[action][judge]))
        parts.append(fmean(found[best][other]) - fmean(found[chosen][other]))
    return fmean(parts)


def told(name: str, points: list[float]) -> str:
    """A line with a mean and its interval."""
    error = Z * stdev(points) / sqrt(len(points)) if len(points) > 1 else float("inf")
    return f"{name}: {fmean(points):.2f} ± {error:.2f} points a decision, {len(points)} decisions\n"


def main() -> None:
    """Read the command line, ask, and print what each bot gives away."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("bots", nargs="+", help="such as master@1:20ms and casual")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=600)
    parser.add_argument("--seed", default="given away")
    options = parser.parse_args()
    game = games.find(options.game)
    bots: dict[str, Bot] = {name: make_bot(name, game) for name in options.bots}
    asked = questions(game, options.players, options.seed)
    lost: dict[tuple[str, bool], list[float]] = {}
    for number in track(range(options.positions), "asking", console=Console(stderr=True)):
        question, rng = next(asked), fast_rng(f"{options.seed} rollouts {number}")
        picks = {name: bot.choose(question.seen, rng) for name, bot in bots.items()}
        actions = list(dict.fromkeys([*picks.values(), *promising(game, question.seen)]))
        found = leads(game, question.seen, actions, options.worlds, rng)
        for name, action in picks.items():
            lost.setdefault((name, question.solved), []).append(given(found, action))
    for (name, solved), points in sorted(lost.items()):
        sys.stdout.write(told(f"{name}{', where an action is solved' if solved else ''}", points))


if __name__ == "__main__":
    main()
