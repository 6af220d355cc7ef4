"""Trains a small network for Gipsy King with two players by self-play, from random weights.

It plays both sides of many games at once and samples its actions. From the results it learns which
actions were better than it had expected, and makes them more likely (proximal policy optimization).
After every round it is measured against *casual*, by its most likely action, without search.

    python -m examples.train_gipsy_king --out gipsy

Everything is stored in the folder: after a stop at any moment the same command continues.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from atoll.research.batch import Batch, Look
from atoll.research.spaces import Numbers, Spaces
from examples.play_gipsy_king import (
    AROUND,
    CELLS,
    GAME,
    NEXT,
    NOW,
    PASS,
    PATCH,
    PLANES,
    PLAYERS,
    TURNED,
    WAIT,
    Choice,
    Floats,
    Whole,
    measure,
    split,
)

HIDDEN = 128
GAMES = 512  # in parallel
STEPS = 48  # actions in each of them between two updates
LOOKS = 3  # passes of an update over every position
BATCH = 1024
RATE = 1e-3  # learning rate; it falls to 2 % of this
CLIP = 0.2  # by how much an update may change the probability of an action
LAMBDA = 0.95  # how far later surprises are credited to an action
LEAD = 30.0  # the scale of the lead in points
CURIOSITY = 0.02  # the weight of the entropy; it falls to 0

Truths = NDArray[np.bool_]


# -- the network ---------------------------------------------------------------------------------


class Network(nn.Module):
    """Evaluates the patch around each cell that is open or opens next.

    The sum and the maximum over the cells describe the whole board, with which one or two caravans
    on a cell, a pass, and the expected result are evaluated.
    """

    def __init__(self, scalars: int) -> None:
        super().__init__()
        self.patch = nn.Sequential(
            nn.Linear(PLANES * PATCH + scalars, HIDDEN), nn.ReLU(),
            nn.Linear(HIDDEN, HIDDEN), nn.ReLU(),
        )  # fmt: skip
        self.table = nn.Sequential(nn.Linear(4 * HIDDEN + scalars, HIDDEN), nn.ReLU())
        self.places = nn.Linear(2 * HIDDEN, 2)
        self.rest = nn.Linear(HIDDEN, 2)

    def forward(self, observations: Numbers, masks: Numbers, turn: Whole) -> tuple[Tensor, Tensor]:
        """The logarithms of the action probabilities, and the expected result between -1 and 1."""
        planes, numbers = split(observations)
        scalars = scaled(numbers)
        pools, (hidden, index, where) = [], self.look(planes, scalars, NOW, turn)
        for values, which, _ in ((hidden, index, where), self.look(planes, scalars, NEXT, turn)):
            empty = torch.zeros(len(planes), HIDDEN)
            pools.append(empty.index_add(0, which, values) / 4)
            pools.append(empty.scatter_reduce(0, which[:, None].expand_as(values), values, "amax"))
        table = self.table(torch.cat([*pools, scalars], 1))
        places, rest = self.places(torch.cat([hidden, table[index]], 1)), self.rest(table)
        logits = torch.zeros(len(planes), PASS)
        logits = logits.index_put((index, where), places[:, 0])
        logits = logits.index_put((index, CELLS + where), places[:, 1])
        logits = torch.cat([logits, rest[:, :1]], 1)
        legal = torch.from_numpy(masks).bool()
        return logits.masked_fill(~legal, -1e9).log_softmax(1), torch.tanh(rest[:, 1])

    def look(
        self, planes: Numbers, scalars: Tensor, when: int, turn: Whole
    ) -> tuple[Tensor, Tensor, Tensor]:
        """The features of each cell that can be taken then; its game, and its index."""
        which, cells = np.nonzero(planes[:, WAIT] == when)
        seen = planes[which[:, None], :, AROUND[cells][:, turn]].reshape(-1, PLANES * PATCH)
        index = torch.from_numpy(which)
        hidden = self.patch(torch.cat([scaled(seen), scalars[index]], 1))
        return hidden, index, torch.from_numpy(cells)


def scaled(numbers: Numbers) -> Tensor:
    """Square roots keep large counts near small ones."""
    return torch.from_numpy(numbers).float().sqrt()


def new_network() -> Network:
    """A network with random weights."""
    torch.manual_seed(1)
    return Network(Spaces(GAME, PLAYERS).observation_size - PLANES * CELLS)


def chooser(network: Network) -> Choice:
    """The network's most likely actions, averaged over all 12 symmetries."""

    @torch.inference_mode()
    def choose(observations: Numbers, masks: Numbers) -> Whole:
        worths = sum(network(observations, masks, turn)[0] for turn in TURNED)
        best: Whole = worths.argmax(1).numpy()
        return best

    return choose


# -- games ---------------------------------------------------------------------------------------


@dataclass
class Experience:
    """Observations, actions and their advantages; one row per position."""

    observations: Numbers
    masks: Numbers
    actions: Whole
    likely: Floats  # logarithm of the action's probability
    advantages: Floats
    results: Floats  # targets of the expected result
    turn: Whole  # the symmetry under which the board was seen

    def some(self, chosen: Whole) -> tuple[Numbers, Numbers, Tensor, Tensor, Tensor, Tensor]:
        """Some of the rows."""
        numbers = (self.actions, self.likely, self.advantages, self.results)
        actions, likely, advantages, results = (torch.from_numpy(n[chosen]) for n in numbers)
        return (
            self.observations[chosen], self.masks[chosen], actions, likely, advantages, results
        )  # fmt: skip


class Table:
    """Many games of the network against itself."""

    def __init__(self, seed: str) -> None:
        self.batch = Batch(GAME, GAMES, PLAYERS, seed=seed)
        self.look = self.batch.reset()

    @torch.inference_mode()
    def play(self, network: Network, turn: Whole) -> Experience:
        """Play a few actions in every game."""
        size, actions = self.batch.spaces.observation_size, self.batch.spaces.actions
        observations = np.empty((STEPS, GAMES, size), np.uint8)
        masks = np.empty((STEPS, GAMES, actions), np.uint8)
        taken = np.empty((STEPS, GAMES), np.int64)
        likely, rewards = (np.empty((STEPS, GAMES), np.float32) for _ in range(2))
        done = np.empty((STEPS, GAMES), np.bool_)
        values = np.empty((STEPS + 1, GAMES), np.float32)
        seats = np.empty((STEPS + 1, GAMES), np.int64)
        everywhere = np.arange(GAMES)
        for step in range(STEPS):
            observations[step], masks[step] = self.look.observations, self.look.masks
            seats[step] = self.look.seats
            chances, expected = network(observations[step], masks[step], turn)
            values[step] = expected.numpy()
            taken[step] = torch.multinomial(chances.exp(), 1)[:, 0].numpy()
            likely[step] = chances.numpy()[everywhere, taken[step]]
            self.look = self.batch.step(taken[step])
            done[step] = self.look.done
            rewards[step] = worth(self.look)[everywhere, seats[step]]
        last = network(self.look.observations.copy(), self.look.masks.copy(), turn)[1]
        values[STEPS], seats[STEPS] = last.numpy(), self.look.seats
        advantages = credit(values, seats, rewards, done)
        return Experience(
            observations.reshape(-1, size), masks.reshape(-1, actions), taken.ravel(),
            likely.ravel(), advantages.ravel(), (advantages + values[:-1]).ravel(), turn,
        )  # fmt: skip


def worth(look: Look) -> Floats:
    """The reward of each seat at the end of a game: the win, and the lead in points."""
    leads = look.points - look.points[:, ::-1]
    return ((look.rewards + np.tanh(leads / LEAD)) / 2).astype(np.float32)


def credit(values: Floats, seats: Whole, rewards: Floats, done: Truths) -> Floats:
    """The advantage of each action, for the seat that took it.

    The value of the next position for one seat is the negative of its value for the other. An
    action is credited with its own surprise and, less and less, with those that follow in its game.
    """
    advantages = np.zeros_like(rewards)
    later = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        sign = np.where(seats[step + 1] == seats[step], 1, -1) * ~done[step]
        surprise = rewards[step] + sign * values[step + 1] - values[step]
        later = advantages[step] = surprise + LAMBDA * sign * later
    return advantages


# -- learning ------------------------------------------------------------------------------------


class School:
    """A network in training, with everything that must be stored to continue."""

    def __init__(self) -> None:
        self.network = new_network()
        self.optimizer = torch.optim.Adam(self.network.parameters(), lr=RATE, eps=1e-5)

    def save(self, path: Path) -> None:
        """Store everything."""
        kept = {"network": self.network.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save(kept, path)

    def load(self, path: Path) -> None:
        """Continue from what was stored."""
        kept = torch.load(path, weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])

    def teach(self, seen: Experience, progress: float, chance: np.random.Generator) -> None:
        """One update; `progress` goes from 0 to 1 over the whole training."""
        for group in self.optimizer.param_groups:
            group["lr"] = RATE * max(0.02, 1 - progress)
        for chosen in batches(seen.masks, chance):
            loss = loss_of(self.network, seen, chosen, CURIOSITY * (1 - progress))
            self.optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
            self.optimizer.step()


def batches(masks: Numbers, chance: np.random.Generator) -> Iterator[Whole]:
    """All positions with a choice, in random order, several times."""
    choices = np.flatnonzero(masks.sum(1) > 1)
    for _ in range(LOOKS):
        order = chance.permutation(choices)
        yield from np.array_split(order, max(1, len(order) // BATCH))


def loss_of(network: Network, seen: Experience, chosen: Whole, curiosity: float) -> Tensor:
    """The loss: of the policy, of the expected result, less the entropy."""
    observations, masks, actions, before, advantages, results = seen.some(chosen)
    likely, expected = network(observations, masks, seen.turn)
    ratio = (likely.gather(1, actions[:, None])[:, 0] - before).exp()
    good = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    gain = torch.minimum(ratio * good, ratio.clamp(1 - CLIP, 1 + CLIP) * good).mean()
    openness = -(likely.exp() * likely.clamp(min=-50)).sum(1).mean()
    return functional.mse_loss(expected, results) / 2 - gain - curiosity * openness


# -- the curve -----------------------------------------------------------------------------------

WIDTH, HEIGHT, EDGE = 640, 320, 48
CURVE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"
 font-family="sans-serif" font-size="13">
<rect width="{width}" height="{height}" fill="#fff"/>
<text x="{left}" y="20">games won against casual, by minutes of self-play and learning</text>
{lines}
<polygon points="{band}" fill="#1d6f8a" fill-opacity="0.2"/>
<polyline points="{points}" fill="none" stroke="#1d6f8a" stroke-width="2"/>
{dots}
</svg>
"""


def draw(rounds: list[dict[str, float]]) -> str:
    """The learning curve with its 95 % intervals."""
    minutes = np.cumsum([row["minutes"] for row in rounds])
    across = [EDGE + (WIDTH - 2 * EDGE) * m / minutes[-1] for m in minutes]

    def up(share: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share

    lines = [
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{up(s):.0f}" y2="{up(s):.0f}" stroke="#bbb"/>'
        f'<text x="8" y="{up(s) + 4:.0f}">{s:.0%}</text>'
        for s in (0, 0.25, 0.5, 0.75, 1)
    ]
    lines += [
        f'<text x="{x:.0f}" y="{HEIGHT - EDGE + 20}" text-anchor="middle">{m:.0f}</text>'
        for x, m in zip(across, minutes, strict=True)
    ]
    high = [(x, up(r["wins"] + r["margin"])) for x, r in zip(across, rounds, strict=True)]
    low = [(x, up(r["wins"] - r["margin"])) for x, r in zip(across, rounds, strict=True)]
    middle = [(x, up(r["wins"])) for x, r in zip(across, rounds, strict=True)]
    return CURVE.format(
        width=WIDTH,
        height=HEIGHT,
        left=EDGE,
        lines="\n".join(lines),
        band=" ".join(f"{x:.1f},{y:.1f}" for x, y in [*high, *reversed(low)]),
        points=" ".join(f"{x:.1f},{y:.1f}" for x, y in middle),
        dots="\n".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in middle),
    )


# -- the training ---------------------------------------------------------------------------------


def run_round(options: argparse.Namespace, number: int) -> dict[str, float]:
    """Play and learn in turn, then measure; returns the results."""
    start, school = time.monotonic(), School()
    if number > 1:
        school.load(options.out / f"round_{number - 1}.pt")
    torch.manual_seed(number)
    table, chance = Table(f"round {number}"), np.random.default_rng(number)
    for lesson in range(options.lessons):
        done = (number - 1) * options.lessons + lesson
        seen = table.play(school.network, TURNED[done % len(TURNED)])
        school.teach(seen, done / (options.rounds * options.lessons), chance)
    school.save(options.out / f"round_{number}.pt")
    minutes = (time.monotonic() - start) / 60
    wins, margin = measure(chooser(school.network), max(4, options.games // 10 * 2), "measure")
    return {
        "round": number,
        "positions": number * options.lessons * GAMES * STEPS,
        "wins": round(wins, 4),
        "margin": round(margin, 4),
        "minutes": round(minutes, 2),
    }


def save_weights(network: Network, path: Path) -> None:
    """The weights, halved in size, as `play_gipsy_king.py` reads them."""
    weights = {name: weight.numpy() for name, weight in network.state_dict().items()}
    np.savez_compressed(path, **{name: w.astype(np.float16) for name, w in weights.items()})


def main() -> None:
    """Continue with what is in the folder until all rounds are done."""
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--out", type=Path, default=Path("gipsy"), help="keep everything here")
    words.add_argument("--rounds", type=int, default=10)
    words.add_argument(
        "--lessons", type=int, default=30, help=f"of a round, each after {GAMES * STEPS} actions"
    )
    words.add_argument(
        "--games", type=int, default=1000, help="at the end; a fifth after each round"
    )
    options = words.parse_args()
    torch.set_num_threads(1)  # the products are small: more threads only wait for each other
    options.out.mkdir(parents=True, exist_ok=True)
    curve = options.out / "curve.json"
    rounds = json.loads(curve.read_text()) if curve.exists() else []
    while len(rounds) < options.rounds:
        rounds.append(run_round(options, len(rounds) + 1))
        curve.write_text(json.dumps(rounds, indent=1))
        (options.out / "curve.svg").write_text(draw(rounds))
        sys.stdout.write(json.dumps(rounds[-1]) + "\n")
        sys.stdout.flush()
    school = School()
    school.load(options.out / f"round_{len(rounds)}.pt")
    save_weights(school.network, options.out / "gipsy_king.npz")
    wins, margin = measure(chooser(school.network), options.games, "final")
    sys.stdout.write(f"{wins:.3f} ± {margin:.3f} of {options.games} games won against casual\n")


if __name__ == "__main__":
    main()
