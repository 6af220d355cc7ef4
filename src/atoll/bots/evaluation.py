"""The value of a position for every seat by a network, from one seat's knowledge alone."""

from math import exp
from typing import Final, final

from atoll.core.encoding import from_viewer
from atoll.core.features import Features
from atoll.core.native import append, i64, vec
from atoll.core.network import FIRST_SCALE, SECOND_SCALE, Active, Network
from atoll.core.state import State
from atoll.core.vectors import filled

ONE: Final = FIRST_SCALE * SECOND_SCALE
CURVE_STEP: Final = ONE // 64
CURVE_HALF: Final[i64] = 512  # steps of the curve on each side of 0: chances from 0.03 % to 99.97 %


def chance_curve() -> vec[float]:
    """The logistic function, from -8 to 8 in steps of 1/64."""
    out = vec[float]()
    for step in range(-CURVE_HALF, CURVE_HALF + 1):
        out = append(out, 1.0 / (1.0 + exp(-float(step) / 64.0)))
    return out


CURVE: Final = chance_curve()


@final
class Evaluation:
    """A network with the features it reads, and what it last said.

    A network has two outputs a seat, counted from the viewer: by how much its points will exceed
    the mean of the others', and how likely it wins; then the viewer's points. Points are in units
    of `unit` hundredths.
    """

    def __init__(self, features: Features, network: Network, unit: i64, state: State) -> None:
        self.features: Features = features
        self.network: Network = network
        self.unit: i64 = unit
        self.seen: State = state.blank()
        self.active: Active = Active()
        self.players: i64 = state.players
        self.points: i64 = 0  # the viewer's, in hundredths
        self.margins: vec[i64] = filled(self.players, 0)  # by seat, in hundredths of a point
        self.shares: vec[float] = vec[float]()
        for _ in range(self.players):
            self.shares = append(self.shares, 0.0)

    def evaluate(self, state: State, viewer: i64) -> None:
        """Evaluate what `viewer` knows of a position that is not over."""
        self.seen.see(state, viewer)
        self.active.clear()
        self.features.write(self.seen, self.active)
        self.network.evaluate(self.active)
        out = self.network.out
        total = 0.0
        for place in range(self.players):
            seat = from_viewer(self.seen, place)
            self.margins[seat] = out[2 * place] * self.unit // ONE
            self.shares[seat] = chance(out[2 * place + 1])
            total += self.shares[seat]
        self.points = out[2 * self.players] * self.unit // ONE
        for seat in range(self.players):
            self.shares[seat] = self.shares[seat] / total


def chance(output: i64) -> float:
    """The chance that an output stands for."""
    step = output // CURVE_STEP
    if step < -CURVE_HALF:
        step = -CURVE_HALF
    elif step > CURVE_HALF:
        step = CURVE_HALF
    return CURVE[step + CURVE_HALF]
