"""Teaches a small network Gipsy King for two by expert iteration.

Every round the compiled search tells of every decision what each action is worth, the network
learns from all that was told so far, and is measured against *casual*: by its first choice alone,
without search. In the first round the search plays; from then on the network takes half of the
decisions, so that it is corrected where its own play leads.

    python -m examples.train_gipsy_king --out gipsy --rounds 3 --minutes 4

Everything is kept in the folder: stopped at any moment, the same command goes on.
"""

import argparse
import json
import math
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from atoll.bots.thinking import SearchBot
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.research.loop import rewards
from atoll.research.spaces import Numbers, Spaces
from examples.play_gipsy_king import (
    AROUND,
    CELLS,
    GAME,
    OPEN,
    PASS,
    PLANES,
    PLAYERS,
    TURNED,
    Choice,
    Floats,
    Whole,
    measure,
    split,
)

PATCH = 19  # a cell, its neighbours and theirs
HIDDEN = 128
BATCH = 256
LOOKS = 20  # how often a round's learning looks at every position
OPENING = 16  # the first actions of a game are drawn by chance, so that games differ
STUDENT = 0.5  # from the second round on, the share of actions the network chooses
UNIT = 0.05  # the network's numbers are differences of expected reward in this unit
GREED = 2.5  # how much more likely the network takes an action that looks a unit better

Doubles = NDArray[np.float64]


# -- the network ---------------------------------------------------------------------------------


class Network(nn.Module):
    """Looks at the patch around each open cell: how good is a caravan there, or two, or a pass.

    The sum and the maximum over the cells tell the expected result of the game.
    """

    def __init__(self, scalars: int) -> None:
        super().__init__()
        self.scalars = scalars
        self.patch = nn.Sequential(
            nn.Linear(PLANES * PATCH + scalars, HIDDEN), nn.ReLU(),
            nn.Linear(HIDDEN, HIDDEN), nn.ReLU(),
        )  # fmt: skip
        self.places = nn.Linear(HIDDEN, 2)
        self.table = nn.Sequential(nn.Linear(2 * HIDDEN + scalars, HIDDEN), nn.ReLU())
        self.rest = nn.Linear(HIDDEN, 2)

    def forward(self, batch: "Positions", turn: Whole) -> tuple[Tensor, Tensor]:
        """A number for each action, and the result between -1 and 1."""
        which, cells = np.nonzero(batch.planes[:, OPEN])
        seen = batch.planes[which[:, None], :, AROUND[cells][:, turn]].reshape(len(which), -1)
        scalars = scaled(batch.scalars)
        index = torch.from_numpy(which)
        hidden = self.patch(torch.cat([scaled(seen), scalars[index]], 1))
        total = torch.zeros(len(batch.planes), HIDDEN).index_add(0, index, hidden)
        most = torch.zeros(len(batch.planes), HIDDEN).scatter_reduce(
            0, index[:, None].expand_as(hidden), hidden, "amax"
        )
        rest = self.rest(self.table(torch.cat([total / 4, most, scalars], 1)))
        logits = torch.zeros(len(batch.planes), PASS + 1)
        places = self.places(hidden)
        where = torch.from_numpy(cells)
        logits = logits.index_put((index, where), places[:, 0])
        logits = logits.index_put((index, CELLS + where), places[:, 1])
        logits = torch.cat([logits[:, :PASS], rest[:, :1]], 1)
        legal = torch.from_numpy(batch.masks).bool()
        return logits.masked_fill(~legal, -1e9), torch.tanh(rest[:, 1])


def scaled(numbers: Numbers) -> Tensor:
    """Square roots keep large counts near small ones."""
    return torch.from_numpy(numbers).float().sqrt()


@dataclass
class Positions:
    """What the seat that acts sees and may do."""

    planes: Numbers
    scalars: Numbers
    masks: Numbers


def read(observations: Numbers, masks: Numbers) -> Positions:
    """Observations as the network takes them."""
    return Positions(*split(observations), masks)


# -- games ---------------------------------------------------------------------------------------


@dataclass
class Labelled:
    """Positions with what the search thought of them and how their games ended."""

    observations: Numbers
    masks: Numbers
    shares: NDArray[np.float16]  # of the search's simulations, by action
    worths: NDArray[np.float16]  # what an action brought in the search, by action
    results: Floats

    def some(self, chosen: Whole) -> Positions:
        """A choice of the positions."""
        return read(self.observations[chosen], self.masks[chosen])


@torch.inference_mode()
def policy(network: Network, observations: Numbers, masks: Numbers) -> Floats:
    """How likely the network takes each action."""
    logits, _ = network(read(observations, masks), TURNED[0])
    shares: Floats = (GREED * logits).softmax(1).numpy()
    return shares


def chooser(network: Network) -> Choice:
    """The network's first choices, as seen from all 12 sides."""

    @torch.inference_mode()
    def choose(observations: Numbers, masks: Numbers) -> Whole:
        positions = read(observations, masks)
        found = sum(network(positions, turn)[0] for turn in TURNED)
        best: Whole = found.argmax(1).numpy()
        return best

    return choose


class Teacher:
    """Plays games that the search labels."""

    def __init__(self, simulations: int, network: Network | None, seed: str) -> None:
        self.spaces = Spaces(GAME, PLAYERS)
        self.simulations = simulations
        self.network = network
        self.seed = seed
        self.rng = fast_rng(seed)
        self.chance = np.random.default_rng(self.rng.word())

    def play(self, number: int) -> Labelled:
        """One game: every decision with more than one choice, seen by the seat that acts."""
        state = self.spaces.start(f"{self.seed}-{number}")
        observations, masks, visited, worths, seats = [], [], [], [], []
        while not state.is_over():
            seat = int(state.to_act())
            seen = state.seen_by(seat)
            if len(seen.legal(seat)) == 1:
                state.play(seat, seen.legal(seat)[0])
                continue
            actions, shares, rewarded = self.think(seen)
            observations.append(self.spaces.observe(seen))
            masks.append(self.spaces.mask(seen))
            visited.append(self.spread(seen, actions, shares))
            worths.append(self.spread(seen, actions, rewarded))
            seats.append(seat)
            state.play(seat, self.choose(seen, actions, shares, len(seats)))
        final = rewards(state)
        return Labelled(
            np.array(observations),
            np.array(masks),
            np.array(visited),
            np.array(worths),
            np.array([final[seat] for seat in seats], np.float32),
        )

    def think(self, seen: State) -> tuple[list[int], Doubles, Doubles]:
        """The actions the search tried, their shares of its simulations and what they brought."""
        search = SearchBot(0, self.simulations).search(seen, self.rng)
        thoughts = search.thoughts()
        visits = np.array([visits for _, visits, _, _ in thoughts], float)
        return [action for action, *_ in thoughts], visits / visits.sum(), np.array(search.values())

    def spread(self, seen: State, actions: list[int], numbers: Doubles) -> NDArray[np.float16]:
        """What is said of the actions, by their numbers."""
        out = np.zeros(PASS + 1, np.float16)
        for action, number in zip(actions, numbers, strict=True):
            out[self.spaces.number(seen, action)] = number
        return out

    def choose(self, seen: State, actions: list[int], shares: Doubles, ply: int) -> int:
        """In its share of actions the network's choice; by chance in the opening; else the best."""
        if self.network is not None and self.chance.random() < STUDENT:
            likely = policy(
                self.network, self.spaces.observe(seen)[None], self.spaces.mask(seen)[None]
            )[0].astype(float)
            number = int(self.chance.choice(len(likely), p=likely / likely.sum()))
            return self.spaces.action(seen, number)
        if ply <= OPENING:
            return actions[self.chance.choice(len(actions), p=shares)]
        return actions[int(shares.argmax())]


def label(seed: str, minutes: float, simulations: int, weights: Path | None) -> Labelled:
    """Games for so many minutes, in one process."""
    torch.set_num_threads(1)
    teacher = Teacher(simulations, load(weights) if weights else None, seed)
    end = time.monotonic() + 60 * minutes
    games = [teacher.play(0)]
    while time.monotonic() < end:
        games.append(teacher.play(len(games)))
    return join(games)


def join(parts: list[Labelled]) -> Labelled:
    """All in one."""
    names = ("observations", "masks", "shares", "worths", "results")
    return Labelled(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def play_round(out: Path, number: int, minutes: float, simulations: int, workers: int) -> None:
    """A round's games, in several processes."""
    weights = out / f"network_{number - 1}.pt" if number > 1 else None
    with ProcessPoolExecutor(workers) as pool:
        futures = [
            pool.submit(label, f"{number}/{worker}", minutes, simulations, weights)
            for worker in range(workers)
        ]
        found = join([future.result() for future in futures])
    np.savez_compressed(out / f"games_{number}.npz", **vars(found))


# -- learning ------------------------------------------------------------------------------------


def new_network() -> Network:
    """A network that knows nothing."""
    torch.manual_seed(1)
    return Network(Spaces(GAME, PLAYERS).observation_size - PLANES * CELLS)


def load(path: Path) -> Network:
    """A network that learnt."""
    network = new_network()
    network.load_state_dict(torch.load(path, weights_only=True))
    return network.eval()


def save(network: Network, path: Path) -> None:
    """The weights, halved in size, as `play_gipsy_king.py` reads them."""
    weights = {name: weight.numpy() for name, weight in network.state_dict().items()}
    np.savez_compressed(path, **{name: w.astype(np.float16) for name, w in weights.items()})


def batches(size: int, steps: int, chance: np.random.Generator) -> Iterator[Whole]:
    """So many random choices of positions."""
    for _ in range(steps):
        yield chance.integers(size, size=min(BATCH, size))


def learn(labelled: Labelled, network: Network, minutes: float) -> float:
    """Train on turned and mirrored positions; returns the mean loss of the last tenth.

    It goes over the positions several times but stops when the minutes are over.
    """
    torch.set_num_threads(1)  # the products are small: more threads only wait for each other
    network.train()
    size = len(labelled.results)
    steps = math.ceil(LOOKS * size / BATCH)
    optimizer = torch.optim.AdamW(network.parameters(), lr=2e-3, weight_decay=1e-4)
    chance = np.random.default_rng(size)
    start, losses = time.monotonic(), []
    for step, chosen in enumerate(batches(size, steps, chance)):
        progress = max(step / steps, (time.monotonic() - start) / (60 * minutes))
        if progress >= 1:
            break
        for group in optimizer.param_groups:
            group["lr"] = 2e-3 * 0.5 * (1 + math.cos(math.pi * progress))
        loss = loss_of(network, labelled, chosen, TURNED[chance.integers(len(TURNED))])
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        losses.append(loss.item())
    network.eval()
    return float(np.mean(losses[-max(1, len(losses) // 10) :]))


def loss_of(network: Network, labelled: Labelled, chosen: Whole, turn: Whole) -> Tensor:
    """How far the network is from what the search found of the actions, and from the results.

    Of the actions only the differences count, each as much as the search looked at it.
    """
    shares = torch.from_numpy(labelled.shares[chosen]).float()
    worths = torch.from_numpy(labelled.worths[chosen]).float() / UNIT
    results = torch.from_numpy(labelled.results[chosen])
    found, expected = network(labelled.some(chosen), turn)
    wrong = torch.where(shares > 0, found - worths, 0)
    wrong = wrong - (shares * wrong).sum(1, keepdim=True)
    loss: Tensor = (shares * wrong**2).sum(1).mean() + functional.mse_loss(expected, results)
    return loss


# -- the curve -----------------------------------------------------------------------------------

WIDTH, HEIGHT, EDGE = 640, 320, 48
CURVE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"
 font-family="sans-serif" font-size="13">
<rect width="{width}" height="{height}" fill="#fff"/>
<text x="{left}" y="20">games won against casual, by minutes of self-play</text>
{lines}
<polygon points="{band}" fill="#1d6f8a" fill-opacity="0.2"/>
<polyline points="{points}" fill="none" stroke="#1d6f8a" stroke-width="2"/>
{dots}
</svg>
"""


def draw(rounds: list[dict[str, float]]) -> str:
    """The learning curve with its 95 % intervals."""
    minutes = np.cumsum([one["minutes_playing"] for one in rounds])
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


# -- the whole -----------------------------------------------------------------------------------


def read_games(out: Path, rounds: int) -> Labelled:
    """All that was told so far."""
    found = [np.load(out / f"games_{number}.npz") for number in range(1, rounds + 1)]
    return join([Labelled(**{name: part[name] for name in part.files}) for part in found])


def run_round(options: argparse.Namespace, number: int) -> dict[str, float]:
    """Play, learn, measure; what came of it."""
    start, out, minutes = time.monotonic(), options.out, options.minutes
    if not (out / f"games_{number}.npz").exists():
        play_round(out, number, minutes, options.simulations, options.workers)
    played = time.monotonic()
    labelled = read_games(out, number)
    network = load(out / f"network_{number - 1}.pt") if number > 1 else new_network()
    loss = learn(labelled, network, minutes)
    torch.save(network.state_dict(), out / f"network_{number}.pt")
    learnt = time.monotonic()
    wins, margin = measure(chooser(network), max(4, options.games // 10 * 2), "measure")
    return {
        "round": number,
        "positions": len(labelled.results),
        "loss": round(loss, 4),
        "wins": round(wins, 4),
        "margin": round(margin, 4),
        "minutes_playing": round((played - start) / 60, 2),
        "minutes_learning": round((learnt - played) / 60, 2),
    }


def main() -> None:
    """Go on with what is in the folder until all rounds are done."""
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--out", type=Path, default=Path("gipsy"), help="keep everything here")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--minutes", type=float, default=4, help="of self-play, and of learning")
    words.add_argument("--simulations", type=int, default=150, help="of the search, a decision")
    words.add_argument(
        "--games",
        type=int,
        default=1000,
        help="at the end; a fifth after each round",
    )
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    options = words.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    curve = options.out / "curve.json"
    rounds = json.loads(curve.read_text()) if curve.exists() else []
    while len(rounds) < options.rounds:
        rounds.append(run_round(options, len(rounds) + 1))
        curve.write_text(json.dumps(rounds, indent=1))
        (options.out / "curve.svg").write_text(draw(rounds))
        sys.stdout.write(json.dumps(rounds[-1]) + "\n")
        sys.stdout.flush()
    network = load(options.out / f"network_{len(rounds)}.pt")
    save(network, options.out / "gipsy_king.npz")
    wins, margin = measure(chooser(network), options.games, "final")
    sys.stdout.write(f"{wins:.3f} ± {margin:.3f} of {options.games} games won against casual\n")


if __name__ == "__main__":
    main()
