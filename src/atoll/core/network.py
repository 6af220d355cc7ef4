"""A small value network in whole numbers: the same result compiled or not, on every machine.

One hidden layer of rectified units over the active features of a position. Three weights of the
first layer share one integer, so that one addition serves three units: a weight is stored with
`MIDDLE` added, and no sum of `MOST_ACTIVE` features and the bias leaves its 21 bits.
"""

from typing import Final, final

from atoll.core.native import append, i64, vec
from atoll.core.vectors import filled

MOST_ACTIVE: Final = 255  # features of one position; further ones are left out
LANES: Final[i64] = 3
LANE: Final = 21  # bits
LANE_MASK: Final = 2097151
MIDDLE: Final = 4095  # the largest weight of the first layer
FIRST_SCALE: Final = 256  # what 1.0 is in the first layer's weights
SECOND_SCALE: Final = 256  # and in the second's


@final
class Active:
    """The active features of one position; one listed twice counts twice."""

    def __init__(self) -> None:
        self.places: vec[i64] = filled(MOST_ACTIVE, 0)
        self.size: i64 = 0

    def clear(self) -> None:
        """No feature is active."""
        self.size = 0

    def add(self, place: i64) -> None:
        """A feature is active."""
        if self.size < MOST_ACTIVE:
            self.places[self.size] = place
            self.size += 1

    def one_of(self, start: i64, value: i64, count: i64) -> i64:
        """Add a value from 0 to count - 1, cut off there; returns where the next feature starts."""
        if value < 0:
            value = 0
        elif value >= count:
            value = count - 1
        self.add(start + value)
        return start + count


@final
class Network:
    """Weights, and room for what the last position gave.

    `first` has a row of `hidden` weights for each feature, `second` one for each output; `hidden`
    is a multiple of three.
    """

    def __init__(
        self,
        features: i64,
        hidden: i64,
        first: list[int],
        first_bias: list[int],
        second: list[int],
        second_bias: list[int],
    ) -> None:
        self.features: i64 = features
        self.hidden: i64 = hidden
        self.words: i64 = hidden // LANES
        self.outputs: i64 = len(second_bias)
        self.packed: vec[i64] = pack(first)
        self.packed_bias: vec[i64] = pack(first_bias)
        self.second: vec[i64] = vec[i64](second)
        self.second_bias: vec[i64] = vec[i64](second_bias)
        self.units: vec[i64] = filled(hidden, 0)
        self.out: vec[i64] = filled(self.outputs, 0)

    def evaluate(self, active: Active) -> None:
        """Fill `out`, in units of 1 / (FIRST_SCALE * SECOND_SCALE)."""
        for word in range(self.words):
            self.sum_word(active, word)
        for output in range(self.outputs):
            self.out[output] = self.second_bias[output] + self.weigh(output * self.hidden)

    def sum_word(self, active: Active, word: i64) -> None:
        """Three units of the hidden layer, negative ones being 0."""
        packed, places, words = self.packed, active.places, self.words
        total = self.packed_bias[word]
        at: i64 = 0
        size = active.size
        while at < size:
            total += packed[places[at] * words + word]
            at += 1
        middle = MIDDLE * (size + 1)
        for lane in range(LANES):
            unit = (total & LANE_MASK) - middle
            self.units[word * LANES + lane] = unit if unit > 0 else 0
            total >>= LANE

    def weigh(self, start: i64) -> i64:
        """What the hidden layer gives one output."""
        units, second = self.units, self.second
        total: i64 = 0
        for at in range(self.hidden):
            total += units[at] * second[start + at]
        return total


def pack(weights: list[int]) -> vec[i64]:
    """Three weights in each integer, the first in the lowest bits."""
    packed = vec[i64]()
    at: i64 = 0
    while at < len(weights):
        low: i64 = weights[at] + MIDDLE
        middle: i64 = weights[at + 1] + MIDDLE
        high: i64 = weights[at + 2] + MIDDLE
        packed = append(packed, low | (middle << LANE) | (high << (2 * LANE)))
        at += LANES
    return packed
