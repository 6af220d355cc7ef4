"""Lets the network that `train_gipsy_king.py` trained play Gipsy King for two against *casual*.

    python examples/play_gipsy_king.py --games 1000

It needs NumPy only. The network evaluates the patch around each cell that is open or opens next,
rotated and mirrored in all 12 ways, and takes the action that is best on average; there is no
search.
"""

import argparse
import math
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from atoll import games
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.research.loop import rewards
from atoll.research.spaces import Numbers, Spaces

GAME, PLAYERS = "gipsy_king", 2
WEIGHTS = Path(__file__).with_name("gipsy_king.npz")
SIDE = 15  # of a plane
CELLS = SIDE * SIDE
PLANES = 14
WAIT = 2  # the plane with the time when free land can be taken: now, at the next number, …
NOW, NEXT = 1, 2
PASS = 2 * CELLS  # the last action
PATCH = 19  # a cell, its neighbours and theirs

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
Choice = Callable[[Numbers, Numbers], Whole]  # from observations and masks to actions


def ring() -> list[tuple[int, int]]:
    """The cells of a patch around (0, 0) as (q, r), the middle first."""
    reach = range(-2, 3)
    cells = [(q, r) for r in reach for q in reach if abs(q + r) <= 2]
    return sorted(cells, key=lambda cell: cell != (0, 0))


def patches() -> Whole:
    """For each cell of a plane the cells of its patch; beyond the edge the nearest cell.

    A landscape for two players has two empty rings within the plane, so no patch is cut off.
    """
    rows, columns = np.divmod(np.arange(CELLS), SIDE)
    around = [
        np.clip(rows + r, 0, SIDE - 1) * SIDE + np.clip(columns + q, 0, SIDE - 1) for q, r in ring()
    ]
    return np.array(around).T


def symmetries() -> Whole:
    """The 12 ways to rotate and mirror a patch, as permutations of its cells."""
    cells = ring()
    orders = []
    for mirrored in (False, True):
        for turns in range(6):
            order = []
            for q, r in cells:
                a, b = (r, q) if mirrored else (q, r)
                for _ in range(turns):
                    a, b = -b, a + b
                order.append(cells.index((a, b)))
            orders.append(order)
    return np.array(orders)


AROUND, TURNED = patches(), symmetries()


def split(observations: Numbers) -> tuple[Numbers, Numbers]:
    """The planes of many observations, and their other numbers."""
    planes = observations[:, : PLANES * CELLS].reshape(-1, PLANES, CELLS)
    return planes, observations[:, PLANES * CELLS :]


class Player:
    """The network with its weights."""

    def __init__(self, path: Path = WEIGHTS) -> None:
        arrays = np.load(path)
        self.weights = {name: arrays[name].astype(np.float32) for name in arrays.files}

    def layer(self, name: str, numbers: Floats) -> Floats:
        """One linear layer."""
        out: Floats = numbers @ self.weights[f"{name}.weight"].T + self.weights[f"{name}.bias"]
        return out

    def worths(self, observations: Numbers, masks: Numbers, turn: Whole) -> Floats:
        """The value of each action with the board rotated this way; only legal ones count."""
        planes, rest = split(observations)
        scalars: Floats = np.sqrt(rest, dtype=np.float32)
        hidden, which, cells = self.look(planes, scalars, NOW, turn)
        pools = []
        for values, where in ((hidden, which), self.look(planes, scalars, NEXT, turn)[:2]):
            total, most = np.zeros((2, len(planes), hidden.shape[1]), np.float32)
            np.add.at(total, where, values)
            np.maximum.at(most, where, values)
            pools += [total / 4, most]
        table = np.maximum(self.layer("table.0", np.concatenate([*pools, scalars], 1)), 0)
        places = self.layer("places", np.concatenate([hidden, table[which]], 1))
        out = np.zeros(masks.shape, np.float32)
        out[which, cells], out[which, CELLS + cells] = places[:, 0], places[:, 1]
        out[:, PASS] = self.layer("rest", table)[:, 0]
        return out

    def look(
        self, planes: Numbers, scalars: Floats, when: int, turn: Whole
    ) -> tuple[Floats, Whole, Whole]:
        """The features of each cell that can be taken then; its game, and its index."""
        which, cells = np.nonzero(planes[:, WAIT] == when)
        patch = planes[which[:, None], :, AROUND[cells][:, turn]].reshape(-1, PLANES * PATCH)
        seen = np.concatenate([np.sqrt(patch, dtype=np.float32), scalars[which]], 1)
        hidden = np.maximum(self.layer("patch.0", seen), 0)
        return np.maximum(self.layer("patch.2", hidden), 0), which, cells

    def choose(self, observations: Numbers, masks: Numbers) -> Whole:
        """The best action of each game, averaged over all 12 symmetries."""
        worths = sum(self.worths(observations, masks, turn) for turn in TURNED)
        best: Whole = np.where(masks > 0, worths, -np.inf).argmax(1)
        return best


# -- measuring ------------------------------------------------------------------------------------


def measure(choose: Choice, games: int, seed: str) -> tuple[float, float]:
    """The share of games won against casual, and the 95 % margin.

    Deals are played from both seats; a tie counts half.
    """
    spaces, rng = Spaces(GAME, PLAYERS), fast_rng(seed)
    states = [spaces.start(f"{seed}-{number // 2}") for number in range(games)]
    running = set(range(games))
    while running:
        for number in list(running):
            let_casual_play(states[number], number % 2, rng)
            if states[number].is_over():
                running.discard(number)
        if running:
            play_all(spaces, choose, [(states[number], number % 2) for number in sorted(running)])
    scores = [(rewards(state)[number % 2] + 1) / 2 for number, state in enumerate(states)]
    pairs = np.array(scores).reshape(-1, 2).mean(1)  # games of one deal belong together
    return float(pairs.mean()), float(1.96 * pairs.std(ddof=1) / math.sqrt(len(pairs)))


def let_casual_play(state: State, me: int, rng: Rng) -> None:
    """Let casual play until it is the network's turn or the game is over."""
    while not state.is_over() and state.to_act() != me:
        seat = state.to_act()
        state.play(seat, games.find(GAME).advice.rollout_action(state.seen_by(seat), seat, rng))


def play_all(spaces: Spaces, choose: Choice, games: list[tuple[State, int]]) -> None:
    """Play one action of the network in each game."""
    seen = [state.seen_by(seat) for state, seat in games]
    observations = np.array([spaces.observe(own) for own in seen])
    masks = np.array([spaces.mask(own) for own in seen])
    best = choose(observations, masks)
    for (state, seat), own, number in zip(games, seen, best, strict=True):
        state.play(seat, spaces.action(own, int(number)))


def main() -> None:
    """Play and print the result."""
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--games", type=int, default=1000)
    words.add_argument("--seed", default="final")
    words.add_argument("--weights", type=Path, default=WEIGHTS)
    options = words.parse_args()
    wins, margin = measure(Player(options.weights).choose, options.games, options.seed)
    sys.stdout.write(f"{wins:.3f} ± {margin:.3f} of {options.games} games won against casual\n")


if __name__ == "__main__":
    main()
