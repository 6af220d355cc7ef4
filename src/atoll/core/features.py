"""What a value network is told of a position: which of a fixed number of features are active."""

from typing import Final, final

from atoll.core.encoding import MOST, Encoding, Field, from_viewer
from atoll.core.native import i64, mypyc_attr, vec
from atoll.core.network import Active
from atoll.core.state import State

# Where the numbers of an observation are parted into features: from each of these to the next.
STEPS: Final = vec[i64]([1, 2, 3, 4, 6, 8, 11, 15, 20, 27, 36, 48, 64, 85, 113, 150, 200])


def step_of(value: int) -> int:
    """How many steps a number reaches."""
    reached = 0
    for step in STEPS:
        if value >= step:
            reached += 1
    return reached


STEP_OF: Final = vec[i64]([step_of(value) for value in range(MOST + 1)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """The features of games set up in one way, made of one seat's knowledge alone.

    They are the same for all truths that seat cannot tell apart.
    """

    def __init__(self, layout: list[Field]) -> None:
        self.layout: list[Field] = layout  # their names and shapes, in order
        self.count: i64 = 0
        for field in layout:
            self.count += field.size()

    def write(self, seen: State, active: Active) -> None:
        """Add the active features of what `seen` holds."""
        raise NotImplementedError


@final
class ObservedFeatures(Features):
    """Every number of the observation by the step it reaches: for games without their own."""

    def __init__(self, encoding: Encoding) -> None:
        super().__init__(stepped(encoding.fields))
        self.encoding: Encoding = encoding

    def write(self, seen: State, active: Active) -> None:
        """One feature for each number that is not 0."""
        page = self.encoding.observe(seen, seen.viewer)
        at: i64 = 0
        feature: i64 = 0
        for field in self.encoding.fields:
            steps = STEP_OF[field.most]
            end = at + field.size()
            while at < end:
                reached = STEP_OF[i64(page[at])]
                if reached > 0:
                    active.add(feature + (reached if reached < steps else steps) - 1)
                feature += steps
                at += 1


def stepped(fields: list[Field]) -> list[Field]:
    """The layout of an observation's features: for each number the step it reaches."""
    return [
        Field(field.name, (*field.shape, int(STEP_OF[field.most])), field.what) for field in fields
    ]


def lead_of(counts: vec[i64], seat: i64) -> i64:
    """By how much a seat is ahead of the best of the others."""
    best: i64 = 0
    for other in range(i64(len(counts))):
        if other != seat and counts[other] > best:
            best = counts[other]
    return counts[seat] - best


def list_leads(seen: State, active: Active, at: i64, points: vec[i64], classes: i64) -> i64:
    """What each seat has more than the others on average, in classes of two points."""
    total: i64 = 0
    for seat_points in points:
        total += seat_points
    others = seen.players - 1
    for place in range(seen.players):
        seat_points = points[from_viewer(seen, place)]
        lead = seat_points if others == 0 else (seen.players * seat_points - total) // others
        at = active.one_of(at, classes // 2 + lead // 2, classes)
    return at
