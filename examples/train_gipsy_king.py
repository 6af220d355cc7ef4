"""Teaches a small network Gipsy King for two by expert iteration.

Every round the compiled search labels games with what it would play, the network learns from all
labels so far, and is measured against *casual*: by its policy alone, its first choice, no search.
In the first round the search also plays; from then on the network does, and the search corrects it.

    python examples/train_gipsy_king.py --out gipsy --rounds 8 --minutes 5

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

from atoll.bots.search import Search
from atoll.core.rng import Rng, fast_rng
from atoll.core.state import State
from atoll.research.loop import rewards
from atoll.research.spaces import Numbers, Spaces

GAME, PLAYERS = "gipsy_king", 2
SIDE = 15  # of a plane
CELLS = SIDE * SIDE
PLANES = 14
OPEN = 1  # the plane of the land that can be taken now
PASS = 2 * CELLS  # the last action
PATCH = 19  # a cell, its neighbours and theirs
HIDDEN = 128
BATCH = 256
LOOKS = 20  # how often a round's learning looks at every position
OPENING = 16  # the first actions of a game are drawn by chance, so that games differ
STUDENT = 0.5  # from the second round on, the share of actions the network chooses
WORKERS = os.cpu_count() or 1
EVALUATION_GAMES = 400

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]


# -- the network ---------------------------------------------------------------------------------


def ring() -> list[tuple[int, int]]:
    """The cells of a patch around (0, 0) as (q, r), the middle first."""
    reach = range(-2, 3)
    found = [(q, r) for r in reach for q in reach if abs(q + r) <= 2]
    return sorted(found, key=lambda cell: cell != (0, 0))


def patches() -> Whole:
    """For each cell of a plane the cells of its patch; beyond the table the nearest cell.

    A landscape for two keeps two empty rings within the table, so none of its patches is cut off.
    """
    rows, columns = np.divmod(np.arange(CELLS), SIDE)
    around = [
        np.clip(rows + r, 0, SIDE - 1) * SIDE + np.clip(columns + q, 0, SIDE - 1) for q, r in ring()
    ]
    return np.array(around).T


def symmetries() -> Whole:
    """The 12 ways to turn and mirror a patch, as orders of its cells."""
    cells = ring()
    found = []
    for mirrored in (False, True):
        for turns in range(6):
            order = []
            for q, r in cells:
                a, b = (r, q) if mirrored else (q, r)
                for _ in range(turns):
                    a, b = -b, a + b
                order.append(cells.index((a, b)))
            found.append(order)
    return np.array(found)


AROUND, TURNED = patches(), symmetries()


class Network(nn.Module):
    """Looks at the patch around each open cell: how good is a caravan there, or two, or a pass.

    The mean over the cells tells the expected result of the game.
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
    planes = observations[:, : PLANES * CELLS].reshape(-1, PLANES, CELLS)
    return Positions(planes, observations[:, PLANES * CELLS :], masks)


# -- games ---------------------------------------------------------------------------------------


@dataclass
class Labelled:
    """Positions with what the search thought of them and how their games ended."""

    observations: Numbers
    masks: Numbers
    shares: NDArray[np.float16]  # of the search's simulations, by action
    results: Floats

    def some(self, chosen: Whole) -> Positions:
        """A choice of the positions."""
        return read(self.observations[chosen], self.masks[chosen])


@torch.inference_mode()
def policy(network: Network, observations: Numbers, masks: Numbers) -> Floats:
    """How likely the network takes each action."""
    logits, _ = network(read(observations, masks), TURNED[0])
    shares: Floats = logits.softmax(1).numpy()
    return shares


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
        observations, masks, labels, seats = [], [], [], []
        while not state.is_over():
            seat = int(state.to_act())
            seen = state.seen_by(seat)
            if len(seen.legal(seat)) == 1:
                state.play(seat, seen.legal(seat)[0])
                continue
            actions, shares = self.think(seen)
            observations.append(self.spaces.observe(seen))
            masks.append(self.spaces.mask(seen))
            labels.append(self.spread(seen, actions, shares))
            seats.append(seat)
            state.play(seat, self.choose(seen, actions, shares, len(seats)))
        final = rewards(state)
        return Labelled(
            np.array(observations),
            np.array(masks),
            np.array(labels),
            np.array([final[seat] for seat in seats], np.float32),
        )

    def think(self, seen: State) -> tuple[list[int], NDArray[np.float64]]:
        """The actions the search tried and their shares of its simulations."""
        search = Search(seen, seen.playout_advice(), self.rng)
        search.run(self.simulations)
        thoughts = search.thoughts()
        visits = np.array([visits for _, visits, _, _ in thoughts], float)
        return [action for action, _, _, _ in thoughts], visits / visits.sum()

    def spread(
        self, seen: State, actions: list[int], shares: NDArray[np.float64]
    ) -> NDArray[np.float16]:
        """The shares by their numbers."""
        out = np.zeros(PASS + 1, np.float16)
        for action, share in zip(actions, shares, strict=True):
            out[self.spaces.number(seen, action)] = share
        return out

    def choose(self, seen: State, actions: list[int], shares: NDArray[np.float64], ply: int) -> int:
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
    names = ("observations", "masks", "shares", "results")
    return Labelled(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def play_round(out: Path, number: int, minutes: float, simulations: int) -> int:
    """A round's games on all cores; returns how many positions they gave."""
    weights = out / f"network_{number - 1}.pt" if number > 1 else None
    with ProcessPoolExecutor(WORKERS) as pool:
        futures = [
            pool.submit(label, f"{number}/{worker}", minutes, simulations, weights)
            for worker in range(WORKERS)
        ]
        found = join([future.result() for future in futures])
    np.savez_compressed(out / f"games_{number}.npz", **vars(found))
    return len(found.results)


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


def batches(size: int, steps: int, chance: np.random.Generator) -> Iterator[Whole]:
    """So many random choices of positions."""
    for _ in range(steps):
        yield chance.integers(size, size=min(BATCH, size))


def learn(labelled: Labelled, network: Network, minutes: float) -> float:
    """Train on turned and mirrored positions; returns the mean loss of the last tenth.

    It goes over the positions several times but stops when the minutes are over.
    """
    torch.set_num_threads(WORKERS)
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
    """How far the network is from the search's shares and the games' results."""
    shares = torch.from_numpy(labelled.shares[chosen]).float()
    results = torch.from_numpy(labelled.results[chosen])
    logits, expected = network(labelled.some(chosen), turn)
    surprise = -(shares * logits.log_softmax(1)).sum(1).mean()
    error: Tensor = functional.mse_loss(expected, results)
    return surprise + error


# -- how good it is ------------------------------------------------------------------------------


def measure(network: Network, games: int, seed: str) -> tuple[float, float]:
    """The share of games the network's first choice wins against casual, and the 95 % margin.

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
        mine = sorted(running)
        if mine:
            play_all(spaces, network, [(states[number], number % 2) for number in mine])
    scores = [(rewards(state)[number % 2] + 1) / 2 for number, state in enumerate(states)]
    pairs = np.array(scores).reshape(-1, 2).mean(1)  # games of one deal belong together
    return float(pairs.mean()), float(1.96 * pairs.std(ddof=1) / math.sqrt(len(pairs)))


def let_casual_play(state: State, me: int, rng: Rng) -> None:
    """Until it is the network's turn or the game is over."""
    while not state.is_over() and state.to_act() != me:
        seat = state.to_act()
        state.play(seat, state.seen_by(seat).good_action(seat, rng))


def play_all(spaces: Spaces, network: Network, games: list[tuple[State, int]]) -> None:
    """One action of the network in each game."""
    seen = [state.seen_by(seat) for state, seat in games]
    observations = np.array([spaces.observe(one) for one in seen])
    masks = np.array([spaces.mask(one) for one in seen])
    best = policy(network, observations, masks).argmax(1)
    for (state, seat), one, number in zip(games, seen, best, strict=True):
        state.play(seat, spaces.action(one, int(number)))


# -- the whole -----------------------------------------------------------------------------------


def run_round(out: Path, number: int, minutes: float, simulations: int) -> dict[str, float]:
    """Play, learn, measure; what came of it."""
    start = time.monotonic()
    if not (out / f"games_{number}.npz").exists():
        play_round(out, number, minutes, simulations)
    played = time.monotonic()
    found = [np.load(out / f"games_{k}.npz") for k in range(1, number + 1)]
    labelled = join([Labelled(**{name: part[name] for name in part.files}) for part in found])
    network = load(out / f"network_{number - 1}.pt") if number > 1 else new_network()
    loss = learn(labelled, network, minutes)
    torch.save(network.state_dict(), out / f"network_{number}.pt")
    learnt = time.monotonic()
    wins, margin = measure(network, EVALUATION_GAMES, "measure")
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
    words.add_argument("--rounds", type=int, default=8)
    words.add_argument("--minutes", type=float, default=5, help="of self-play, and of learning")
    words.add_argument("--simulations", type=int, default=300, help="of the search, a decision")
    options = words.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    curve = options.out / "curve.json"
    rounds = json.loads(curve.read_text()) if curve.exists() else []
    while len(rounds) < options.rounds:
        rounds.append(run_round(options.out, len(rounds) + 1, options.minutes, options.simulations))
        curve.write_text(json.dumps(rounds, indent=1))
        sys.stdout.write(json.dumps(rounds[-1]) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
