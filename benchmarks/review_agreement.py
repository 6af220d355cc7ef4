"""Does a review agree with long rollouts? `python -m benchmarks.review_agreement`.

Decisions of games between bots are judged as a review judges them. Rollouts in many other worlds
then measure what the move played gave away. Prints the correlation between the two, the mean error
in points, and the processor time of a decision.
"""

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import correlation, fmean

from atoll import games
from atoll.bots.levels import make_bot
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.review.judge import Budget, judge
from atoll.review.position import Position, position_of, revive
from atoll.review.review import look
from atoll.review.rollouts import gap, play, roll_out

BOTS = ("casual", "beginner")
OF_ONE_GAME = 10  # decisions


@dataclass(frozen=True)
class Asked:
    """A decision and the move that was made."""

    position: Position
    played: int


def decisions(game: Game, players: int, number: int) -> list[Asked]:
    """Decisions spread over one game of bots."""
    setup = game.setup(players, f"agreement {number}")
    state, rng = game.start(setup), fast_rng(f"agreement {number}")
    bots = [make_bot(BOTS[(seat + number) % len(BOTS)], game) for seat in range(players)]
    asked = []
    while not state.is_over():
        seat = int(state.to_act())
        seen = state.seen_by(seat)
        action = bots[seat].choose(seen, rng)
        if len(seen.legal(seat)) > 1:
            asked.append(Asked(position_of(game, setup, seen), action))
        state.play(seat, action)
    step = max(1, len(asked) // OF_ONE_GAME)
    return asked[::step][:OF_ONE_GAME]


def enough(game: Game, players: int, count: int) -> Iterator[Asked]:
    """This many decisions."""
    number = 0
    while count > 0:
        for asked in decisions(game, players, number)[:count]:
            yield asked
            count -= 1
        number += 1


def truth(game: Game, asked: Asked, texts: set[str], worlds: int, seed: str) -> float:
    """How far the move played is behind the best of these, in many other worlds."""
    seen = revive(asked.position)
    seat = int(seen.viewer)
    actions = [game.parse(seen, seat, text) for text in sorted(texts)]
    moves = [play(seat, action) for action in actions]
    lines = roll_out(seen, game.advice, moves, range(worlds), fast_rng(seed))
    leads = [line.leads([seat]) for line in lines]
    best = max(leads, key=sum)
    return gap(best, leads[actions.index(asked.played)]).mean


def measure(game: Game, options: argparse.Namespace) -> None:
    """Judge, compare and print a line."""
    players, budget = max(game.players[0], 2), Budget(options.simulations)
    said, really, seconds = [], [], 0.0
    for number, asked in enumerate(enough(game, players, options.positions)):
        seen, seed = revive(asked.position), f"{game.name} {number}"
        began = time.process_time()
        judgement = judge(asked.position, asked.played, budget, seed)
        look(number, asked.position, budget, seed)
        seconds += time.process_time() - began
        said.append(judgement.option(game.text(seen, int(seen.viewer), asked.played)).behind)
        texts = {option.text for option in judgement.options}
        really.append(truth(game, asked, texts, options.worlds, seed + " again"))
    error = fmean(abs(judged - other) for judged, other in zip(said, really, strict=True))
    sys.stdout.write(
        f"{game.name:14} {players} players, {len(said)} decisions: correlation "
        f"{correlation(said, really):.3f}, mean error {error:.2f} of {fmean(really):.2f} points, "
        f"{1000 * seconds / len(said):.1f} ms a decision\n"
    )
    sys.stdout.flush()


def main() -> None:
    """Read the command line and measure the requested games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=games.names(), help="only this one")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=400, help="of a review's decision")
    parser.add_argument("--worlds", type=int, default=800, help="of the rollouts compared with")
    options = parser.parse_args()
    for name in options.game or games.names():
        measure(games.find(name), options)


if __name__ == "__main__":
    main()
