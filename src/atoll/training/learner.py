"""Learns a value network from positions, with NumPy alone."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.core.network import FIRST_SCALE, MIDDLE, SECOND_SCALE
from atoll.training.positions import Floats, Positions

BATCH = 512
LARGEST = (MIDDLE - 1) / FIRST_SCALE  # weight of the first layer
DECAY = (0.9, 0.999)  # of Adam's means
WIN_WEIGHT = 1.0
POINTS_WEIGHT = 0.25


@dataclass
class Loss:
    """How far a network is off: margins by the variance left, wins by cross-entropy."""

    margin: float
    win: float


class Learner:
    """The weights in floating point, and what Adam remembers of each."""

    def __init__(self, features: int, hidden: int, outputs: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.rng = rng
        self.weights: list[Floats] = [
            rng.normal(0, 0.1, (features, hidden)).astype(np.float32),
            rng.uniform(0, 0.2, hidden).astype(np.float32),
            rng.normal(0, hidden**-0.5, (hidden, outputs)).astype(np.float32),
            np.zeros(outputs, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.seen_features = np.zeros(features, bool)  # the features that have ever been active
        self.steps = 0
        self.unit = 1.0  # points that 1.0 stands for

    @property
    def features(self) -> int:
        """The inputs."""
        return len(self.weights[0])

    def set_unit(self, positions: Positions) -> None:
        """Scale points so that margins have variance 1."""
        self.unit = max(float(positions.results[:, 0].std()), 0.01)

    def targets(self, positions: Positions, chosen: NDArray[np.int64], mix: float) -> Floats:
        """What to learn: results, mixed with so much of what searches thought."""
        rows = (1 - mix) * positions.results[chosen] + mix * positions.thoughts[chosen]
        rows[:, 0:-1:2] /= self.unit
        rows[:, -1] /= self.unit
        return rows

    def forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The hidden layer and the outputs."""
        hidden = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return hidden, hidden @ self.weights[2] + self.weights[3]

    def learn(self, positions: Positions, mix: float, rate: float, epochs: float) -> Loss:
        """Go through the positions so many times; returns the loss on the way."""
        self.seen_features[positions.places] = True
        count = int(epochs * len(positions))
        order = np.concatenate(
            [self.rng.permutation(len(positions)) for _ in range(int(np.ceil(epochs)))]
        )[:count]
        losses = []
        for at in range(0, count - BATCH + 1, BATCH):
            chosen = order[at : at + BATCH]
            progress = at / count
            inputs = positions.batch(chosen, self.features)
            wanted = self.targets(positions, chosen, mix)
            losses.append(self.step(inputs, wanted, rate * (1 - 0.9 * progress)))
        late = losses[len(losses) // 2 :] or [Loss(0.0, 0.0)]
        return Loss(
            float(np.mean([loss.margin for loss in late])),
            float(np.mean([loss.win for loss in late])),
        )

    def step(self, inputs: Floats, wanted: Floats, rate: float) -> Loss:
        """One step of Adam against the error of a batch."""
        hidden, out = self.forward(inputs)
        error, loss = errors(out, wanted)
        back = (error @ self.weights[2].T) * (hidden > 0)
        gradients = [inputs.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
        self.steps += 1
        for n, gradient in enumerate(gradients):
            self.means[n] += (1 - DECAY[0]) * (gradient - self.means[n])
            self.squares[n] += (1 - DECAY[1]) * (gradient**2 - self.squares[n])
            mean = self.means[n] / (1 - DECAY[0] ** self.steps)
            square = self.squares[n] / (1 - DECAY[1] ** self.steps)
            self.weights[n] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)
        np.clip(self.weights[0], -LARGEST, LARGEST, out=self.weights[0])
        return loss

    def test(self, positions: Positions, mix: float, most: int = 20_000) -> Loss:
        """The loss on positions it does not learn from."""
        losses = []
        for at in range(0, min(len(positions), most), BATCH):
            chosen = np.arange(at, min(at + BATCH, len(positions)))
            _, out = self.forward(positions.batch(chosen, self.features))
            losses.append(errors(out, self.targets(positions, chosen, mix))[1])
        return Loss(
            float(np.mean([loss.margin for loss in losses])),
            float(np.mean([loss.win for loss in losses])),
        )

    def numbers(self) -> tuple[list[int], list[int], list[int], list[int]]:
        """The weights as the compiled network takes them; a feature never met has none."""
        first, first_bias, second, second_bias = self.weights
        first = first * self.seen_features[:, None]
        return (
            whole(first, FIRST_SCALE),
            whole(np.clip(first_bias, -LARGEST, LARGEST), FIRST_SCALE),
            whole(second.T, SECOND_SCALE),
            whole(second_bias, FIRST_SCALE * SECOND_SCALE),
        )

    def save(self, path: Path) -> None:
        """Keep everything."""
        kept: dict[str, Any] = {f"w{n}": weight for n, weight in enumerate(self.weights)}
        kept |= {f"m{n}": mean for n, mean in enumerate(self.means)}
        kept |= {f"s{n}": square for n, square in enumerate(self.squares)}
        part = path.with_suffix(".part")
        with part.open("wb") as file:
            np.savez_compressed(
                file,
                steps=np.array(self.steps),
                unit=np.array(self.unit),
                seen_features=self.seen_features,
                **kept,
            )
        part.replace(path)

    def load(self, path: Path) -> None:
        """Go on from what `save` kept."""
        with np.load(path) as kept:
            self.weights = [kept[f"w{n}"] for n in range(4)]
            self.means = [kept[f"m{n}"] for n in range(4)]
            self.squares = [kept[f"s{n}"] for n in range(4)]
            self.steps, self.unit = int(kept["steps"]), float(kept["unit"])
            self.seen_features = kept["seen_features"]


def errors(out: Floats, wanted: Floats) -> tuple[Floats, Loss]:
    """The gradient of the loss by the outputs, and the loss."""
    size = len(out)
    error = np.empty_like(out)
    margins = out[:, 0:-1:2] - wanted[:, 0:-1:2]
    chances = 1 / (1 + np.exp(-np.clip(out[:, 1::2], -20, 20)))
    error[:, 0:-1:2] = np.clip(margins, -2, 2)
    error[:, 1::2] = WIN_WEIGHT * (chances - wanted[:, 1::2])
    error[:, -1] = POINTS_WEIGHT * np.clip(out[:, -1] - wanted[:, -1], -2, 2)
    wins = wanted[:, 1::2]
    entropy = wins * np.log(chances + 1e-9) + (1 - wins) * np.log(1 - chances + 1e-9)
    loss = Loss(float((margins[:, 0] ** 2).mean()), float(-entropy[:, 0].mean()))
    return (error / size).astype(np.float32), loss


def whole(weights: Floats, scale: int) -> list[int]:
    """Rounded to whole numbers, row after row."""
    return [int(number) for number in np.rint(weights.astype(np.float64) * scale).ravel()]
