"""What a value network is told of a position of Gipsy King: free land, groups, lakes and the turn.

Free land is described by when it can be taken and by the groups it would join, so that a network
learns the same from every landscape.
"""

from typing import Final, final

from atoll.core.bits import lowest, popcount
from atoll.core.encoding import Field, from_viewer, relative
from atoll.core.features import Features, lead_of
from atoll.core.native import i64, vec
from atoll.core.network import Active
from atoll.core.state import State
from atoll.core.vectors import clear, filled
from atoll.games.gipsy_king.components import DOUBLES, DRY, HALVES, HEXES, TILES
from atoll.games.gipsy_king.landscape import beside, connected
from atoll.games.gipsy_king.state import GipsyKingState, all_fish, count_on, counts_at, shore

WAITS: Final = 6  # number changes until a hex can be taken
OWN: Final = 8  # classes of the caravans a hex would join
OTHER: Final = 8
SIZES: Final = 20  # of groups
ROOMS: Final = 5  # free hexes next to a group
LEADS: Final = 7  # caravans at a lake ahead of the others
FISH: Final = 6
SHORES: Final = 4  # free hexes at a lake
POINTS: Final = 61  # classes of two points
OPEN: Final = 8
# The class of a number of caravans, and of a number of fish.
CLASS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 7])
FISH_CLASS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 4, 4, 5])


def layout(players: int) -> list[Field]:
    """All features, in order."""
    return [
        Field("land", (WAITS, OWN, OTHER), "a free hex: when, the own groups there, another's"),
        Field(
            "groups", (players, SIZES, ROOMS), "a group: its caravans, the free hexes next to it"
        ),
        Field("lakes", (players, LEADS, FISH, SHORES), "a lake: the lead, its fish, free shore"),
        Field("points", (players, POINTS), "the lead of scored points over the others' mean"),
        Field("number", (HALVES, TILES + 1), "half and number"),
        Field("queue", (players, players), "by place in the queue: who stands there"),
        Field("passed", (players,), "who has passed"),
        Field("doubles", (players, DOUBLES + 1), "doubles left"),
        Field("open", (players, OPEN), "who acts, and how many hexes are open"),
    ]


@final
class GipsyKingFeatures(Features):
    """The features for a number of players."""

    def __init__(self, state: GipsyKingState) -> None:
        super().__init__(layout(state.players))
        # By hex: the viewer's caravans next to it, those of one other seat, and the most of these.
        self.own: vec[i64] = filled(HEXES, 0)
        self.joined: vec[i64] = filled(HEXES, 0)
        self.most: vec[i64] = filled(HEXES, 0)

    def write(self, seen: State, active: Active) -> None:
        """List them all."""
        assert isinstance(seen, GipsyKingState)
        clear(self.own, 0)
        clear(self.most, 0)
        at = self.list_groups(seen, active, WAITS * OWN * OTHER)
        self.list_land(seen, active)
        list_table(seen, active, at)

    def list_groups(self, seen: GipsyKingState, active: Active, at: i64) -> i64:
        """The groups of every seat; notes the caravans next to each free hex."""
        list_groups(seen, active, at, seen.viewer, self.own)
        for place in range(1, seen.players):
            clear(self.joined, 0)
            at += SIZES * ROOMS
            list_groups(seen, active, at, from_viewer(seen, place), self.joined)
            keep_larger(self.most, self.joined, seen.free)
        return at + SIZES * ROOMS

    def list_land(self, seen: GipsyKingState, active: Active) -> None:
        """The free hexes by when they can be taken and the groups they would join."""
        left = seen.free
        number = seen.number
        wait: i64 = 0
        while left != 0:
            reached = seen.around(number) & left
            left &= ~reached
            while reached != 0:
                hex_ = lowest(reached)
                reached &= reached - 1
                joins = class_of(self.own[hex_]) * OTHER + class_of(self.most[hex_])
                active.add(wait * OWN * OTHER + joins)
            if number == DRY:
                return
            number = seen.number_after(number)
            if wait < WAITS - 1:
                wait += 1


def list_table(seen: GipsyKingState, active: Active, at: i64) -> None:
    """Lakes, points and the turn."""
    at = list_lakes(seen, active, at)
    at = list_points(seen, active, at)
    at = active.one_of(at, (seen.half - 1) * (TILES + 1) + seen.number, HALVES * (TILES + 1))
    at = list_queue(seen, active, at)
    for place in range(seen.players):
        left = DOUBLES - seen.doubles_used(from_viewer(seen, place))
        at = active.one_of(at, left, DOUBLES + 1)
    actor = seen.to_act()
    if actor >= 0:
        active.one_of(at + OPEN * relative(seen, actor), popcount(seen.open) - 1, OPEN)


def list_groups(
    seen: GipsyKingState, active: Active, start: i64, seat: i64, joined: vec[i64]
) -> None:
    """The groups of a seat; adds to each free hex the caravans next to it."""
    left = seen.caravans[seen.at(seen.half, seat)]
    while left != 0:
        group = connected(seen.near, left, left & -left)
        left &= ~group
        size = count_on(seen, seen.half, seat, group)
        border = beside(seen.near, group) & seen.free
        room = popcount(border)
        if room >= ROOMS:
            room = ROOMS - 1
        active.add(start + (size if size < SIZES else SIZES - 1) * ROOMS + room)
        while border != 0:
            joined[lowest(border)] += size
            border &= border - 1


def keep_larger(best: vec[i64], others: vec[i64], hexes: i64) -> None:
    """For each of these hexes, the larger number."""
    while hexes != 0:
        hex_ = lowest(hexes)
        hexes &= hexes - 1
        if others[hex_] > best[hex_]:
            best[hex_] = others[hex_]


def class_of(caravans: i64) -> i64:
    """The class of a number of caravans."""
    return CLASS[caravans] if caravans < len(CLASS) else CLASS[len(CLASS) - 1]


def list_lakes(seen: GipsyKingState, active: Active, start: i64) -> i64:
    """Each lake with fish, as each seat stands there."""
    for lake in seen.lakes:
        fish = all_fish(seen, lake)
        if fish == 0:
            continue
        kind = FISH_CLASS[fish] if fish < len(FISH_CLASS) else FISH - 1
        room = popcount(shore(seen, lake) & seen.free)
        if room >= SHORES:
            room = SHORES - 1
        counts = counts_at(seen, seen.half, lake)
        for place in range(seen.players):
            lead = lead_of(counts, from_viewer(seen, place)) + LEADS // 2
            lead = 0 if lead < 0 else (lead if lead < LEADS else LEADS - 1)
            active.add(start + ((place * LEADS + lead) * FISH + kind) * SHORES + room)
    return start + seen.players * LEADS * FISH * SHORES


def list_points(seen: GipsyKingState, active: Active, at: i64) -> i64:
    """What each seat has scored more than the others on average."""
    scores = seen.scores()
    total: i64 = 0
    for points in scores:
        total += points
    for place in range(seen.players):
        points = scores[from_viewer(seen, place)]
        lead = (seen.players * points - total) // (seen.players - 1)
        at = active.one_of(at, POINTS // 2 + lead // 2, POINTS)
    return at


def list_queue(seen: GipsyKingState, active: Active, at: i64) -> i64:
    """Who stands where, and who has passed."""
    place: i64 = 0
    passed = at + seen.players * seen.players
    while place < seen.players:
        who = relative(seen, seen.queue[place])
        at = active.one_of(at, who, seen.players)
        if place < seen.turn:
            active.add(passed + who)
        place += 1
    return passed + seen.players
