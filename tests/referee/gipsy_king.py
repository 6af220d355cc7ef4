"""The referee of Gipsy King."""

import re
from collections import Counter
from collections.abc import Iterable

from tests.referee.common import Data, Referee, leaders

Cell = tuple[int, int]
SHAPES: dict[str, tuple[Cell, ...]] = {  # the water hex first, then land a, b, c (GK-C4)
    "T": ((0, 0), (1, 0), (0, 1)),
    "Ro": ((1, 0), (0, 0), (0, 1), (1, 1)),
    "Ra": ((0, 0), (1, 0), (0, 1), (1, 1)),
}
TILES = ("T", "Ro", "T", "Ra", "T", "Ro", "Ra", "T", "Ro", "T", "Ra", "T", "Ro", "Ro", "Ra")
FISH = {2: 3, 4: 1, 6: 5, 9: 4, 11: 2}
SIDES: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
HALF = re.compile(r"\d+")
HEX = re.compile(r"\d+[abc]")


def around(cell: Cell) -> list[Cell]:
    """The six neighbours of a hex."""
    return [(cell[0] + q, cell[1] + r) for q, r in SIDES]


def clumps(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Cells split into pieces connected through edges."""
    free, found = set(cells), []
    while free:
        waiting = [free.pop()]
        piece = set(waiting)
        while waiting:
            near = free & set(around(waiting.pop()))
            free -= near
            piece |= near
            waiting += near
        found.append(piece)
    return found


def turned(cells: Iterable[Cell], times: int) -> list[Cell]:
    """Cells turned by 60 degrees about the middle, so many times; never flipped."""
    now = list(cells)
    for _ in range(times):
        now = [(-r, q + r) for q, r in now]
    return now


def from_first(cells: list[Cell]) -> list[Cell]:
    """Cells as offsets from the first."""
    q, r = cells[0]
    return [(a - q, b - r) for a, b in cells]


class GipsyKing(Referee):
    """Judges Gipsy King, GK-1 to GK-16."""

    def __init__(self, header: Data) -> None:
        super().__init__(header)
        n = self.players
        self.tiles = 12 if n == 2 else 15
        self.printed: list[Data] = []
        self.water: dict[Cell, int] = {}
        self.land: dict[Cell, str] = {}
        self.taken: dict[Cell, tuple[int, int]] = {}
        self.half = 1
        self.number: int | str = 1
        self.queue: list[int] = []
        self.second: list[int] = []
        self.passed: set[int] = set()
        self.doubles = [0] * n
        self.points = [[0, 0] for _ in range(n)]
        self.over = False
        self.fish_lines: list[Counter[tuple[int, int]]] = [Counter() for _ in range(n)]
        self.group_lines: list[Counter[tuple[int, str, int]]] = [Counter() for _ in range(n)]

    def begin(self, state: Data) -> None:
        """GK-1 to GK-3: the landscape and the queue."""
        self.printed = [printed(cell) for cell in state["cells"]]
        for cell in state["cells"]:
            where = (cell["q"], cell["r"])
            fresh = where not in self.water and where not in self.land
            self.demand(fresh, "GK-1", f"two hexes at {where}")
            if cell["kind"] == "water":
                self.water[where] = cell["number"]
                self.same("GK-C1", f"number at {where}", cell["tile"], cell["number"])
                self.same("GK-C3", f"fish at {where}", FISH.get(cell["tile"], 0), cell["fish"])
            else:
                self.land[where] = cell["hex"]
        self.check_tiles(state["cells"])
        self.check_landscape()
        self.queue = list(state["queue"])
        self.same("GK-3", "queue", list(range(self.players)), sorted(self.queue))
        self.second = self.queue[::-1]
        self.open_number(self.numbers()[0])
        self.compare(state)

    def check_tiles(self, cells: list[Data]) -> None:
        """GK-C4, GK-1: every tile once, in its shape, turned but not flipped."""
        tiles = {cell["tile"] for cell in cells}
        self.same("GK-1", "tiles", set(range(1, self.tiles + 1)), tiles)
        for tile in sorted(tiles):
            own = sorted((c for c in cells if c["tile"] == tile), key=lambda c: str(c["hex"]))
            names = [str(cell["hex"]) for cell in own]
            shape = SHAPES[TILES[tile - 1]]
            wanted = [str(tile)] + [f"{tile}{letter}" for letter in "abc"[: len(shape) - 1]]
            self.same("GK-C4", f"hexes of tile {tile}", wanted, names)
            self.same("GK-C1", f"water of tile {tile}", "water", own[0]["kind"])
            laid = from_first([(cell["q"], cell["r"]) for cell in own])
            fits = any(from_first(turned(shape, k)) == laid for k in range(6))
            self.check(fits, "GK-C4", f"tile {tile} lies as {laid}")

    def check_landscape(self) -> None:
        """GK-1: one piece, no holes, little dry land."""
        cells = set(self.water) | set(self.land)
        self.same("GK-1", "pieces of the landscape", 1, len(clumps(cells)))
        reach = max(max(abs(q), abs(r)) for q, r in cells) + 1
        box = {(q, r) for q in range(-reach, reach + 1) for r in range(-reach, reach + 1)}
        self.same("GK-1", "pieces outside it", 1, len(clumps(box - cells)))
        most = 3 if self.players == 2 else 4
        dry = len(self.around_number("dry"))
        self.check(dry <= most, "GK-1", f"{dry} land hexes touch no water, {most} may")

    def numbers(self) -> list[int | str]:
        """GK-4, GK-8, GK-10: the numbers of this half in order, dry land last."""
        rising: list[int | str] = list(range(1, self.tiles + 1))
        return [*(rising if self.half == 1 else rising[::-1]), "dry"]

    def around_number(self, number: int | str) -> list[Cell]:
        """The land next to a number's water hex, or that touches no water."""
        if number == "dry":
            return [cell for cell in self.land if not any(n in self.water for n in around(cell))]
        where = next(cell for cell, shown in self.water.items() if shown == number)
        return [cell for cell in around(where) if cell in self.land]

    def free(self) -> list[Cell]:
        """The free land of the current number."""
        return [cell for cell in self.around_number(self.number) if cell not in self.taken]

    def open_number(self, number: int | str) -> None:
        """GK-5, GK-7: go to this number or the next that has free land."""
        self.passed = set()
        order = self.numbers()
        for candidate in order[order.index(number) :]:
            self.number = candidate
            if self.free():
                return
        self.end_half()

    def end_half(self) -> None:
        """GK-9, GK-10: score; then the second half or the end."""
        self.score()
        if self.half == 2:
            self.over = True
            return
        self.half = 2
        self.taken = {}
        self.queue = list(self.second)
        self.open_number(self.numbers()[0])

    def to_act(self) -> int | None:
        """GK-4: the first in the queue who has not passed."""
        if self.over:
            return None
        return next(seat for seat in self.queue if seat not in self.passed)

    def follow(self, seat: int, action: Data, state: Data) -> None:
        """GK-4 to GK-6, GK-11: place or pass."""
        self.demand(seat == self.to_act(), "GK-4", f"seat {seat} acts, not {self.to_act()}")
        verb = action["verb"]
        self.demand(verb in ("place", "pass"), "GK-4", f"unknown verb {verb}")
        if verb == "pass":
            self.demand(not self.is_alone(), "GK-6", "the remaining player passes")
            self.passed.add(seat)
        else:
            self.place(seat, action)
        self.compare(state)

    def is_alone(self) -> bool:
        """GK-6: all others have passed."""
        return len(self.passed) == self.players - 1

    def may_double(self, seat: int) -> bool:
        """GK-11: two caravans, twice in the second half."""
        return self.half == 2 and self.doubles[seat] < 2

    def legal(self) -> dict[int, list[str]]:
        """GK-4, GK-6, GK-11: one caravan or two on free land, or a pass."""
        seat = self.to_act()
        if seat is None:
            return {}
        names = [self.land[cell] for cell in self.free()]
        found = [f"place {name}" for name in names]
        if self.may_double(seat):
            found += [f"double {name}" for name in names]
        return {seat: found if self.is_alone() else [*found, "pass"]}

    def place(self, seat: int, action: Data) -> None:
        """GK-4, GK-11: caravans on one free hex."""
        cell, count = (action["q"], action["r"]), action["caravans"]
        self.demand(cell in self.land, "GK-4", f"no land at {cell}")
        self.same("GK-4", f"name of {cell}", self.land[cell], action["hex"])
        self.demand(cell in self.free(), "GK-4", f"{cell} is not free land of {self.number}")
        if count == 2:
            self.demand(self.may_double(seat), "GK-11", f"seat {seat} may not put two caravans")
            self.doubles[seat] += 1
        else:
            self.demand(count == 1, "GK-4", f"{count} caravans")
        self.taken[cell] = (seat, count)
        self.queue.remove(seat)
        self.queue.append(seat)
        if not self.free():
            self.open_number(self.number)

    def score(self) -> None:
        """GK-12 to GK-15: the points of the half."""
        for lake in clumps(self.water):
            self.score_lake(lake)
        for seat in range(self.players):
            own = [cell for cell, (by, _) in self.taken.items() if by == seat]
            for group in clumps(own):
                n = sum(self.taken[cell][1] for cell in group)
                names = " ".join(sorted(self.land[cell] for cell in group))
                points = n * (n + 1) // 2
                self.points[seat][self.half - 1] += points
                self.group_lines[seat][self.half, names, points] += 1

    def score_lake(self, lake: set[Cell]) -> None:
        """GK-12 to GK-14: the fish of one lake."""
        numbers = sorted(self.water[cell] for cell in lake)
        fish = sorted((FISH[n] for n in numbers if n in FISH), reverse=True)
        if not fish:
            return
        shore = {cell for water in lake for cell in around(water) if cell in self.land}
        counts = Counter[int]()
        for cell in shore:
            seat, caravans = self.taken[cell]
            counts[seat] += caravans
        ranks = sorted(set(counts.values()), reverse=True)
        for seat, count in counts.items():
            rank = ranks.index(count)
            if self.players == 2:
                points = sum(fish) if rank == 0 else 0
            else:
                points = fish[rank] if rank < len(fish) else 0
                points *= 2 if self.players == 3 else 1
            self.points[seat][self.half - 1] += points
            if points:
                self.fish_lines[seat][self.half, points] += 1

    def compare(self, state: Data) -> None:
        """The shown state against the model."""
        self.same("GK-9", "half", self.half, state["half"])
        if not self.over:
            self.same("GK-7", "number", self.number, state["number"])
        self.same("GK-4", "to act", self.to_act(), state["to_act"])
        self.same("GK-4", "queue", self.queue, state["queue"])
        self.same("GK-5", "passed", sorted(self.passed), sorted(state["passed"]))
        self.same("GK-3", "second queue", self.second, state["second_queue"])
        self.same("GK-11", "doubles used", self.doubles, state["doubles_used"])
        self.same("GK-12", "points", self.points, state["points"])
        self.same("GK-1", "cells", self.printed, [printed(cell) for cell in state["cells"]])
        for cell in state["cells"]:
            if cell["kind"] == "land":
                where, shown = (cell["q"], cell["r"]), (cell["seat"], cell["caravans"])
                self.same("GK-4", f"hex {where}", self.taken.get(where, (None, 0)), shown)

    def finish(self, final: Data) -> None:
        """GK-16: scores, sheet, winners."""
        self.check(self.over, "GK-9", "the game ends with land still free")
        scores = [sum(halves) for halves in self.points]
        self.same("GK-16", "scores", scores, final["scores"])
        self.same("GK-16", "winners", leaders(scores), final["winners"])
        self.check_sheet(final)
        for seat, lines in enumerate(final["sheet"]):
            self.check_lines(seat, lines)

    def check_lines(self, seat: int, lines: list[Data]) -> None:
        """GK-12, GK-15: the sheet names the lakes and groups that score."""
        lakes, groups = Counter[tuple[int, int]](), Counter[tuple[int, str, int]]()
        for line in lines:
            found = HALF.search(line["what"])
            if found is None:
                self.stop("GK-16", f"no half in {line['what']!r}")
            half, points = int(found[0]), line["points"]
            if line["rule"] == "GK-15":
                names = " ".join(sorted(HEX.findall(line["what"])))
                groups[half, names, points] += 1
            elif points:
                lakes[half, points] += 1
        self.same("GK-12", f"fish of seat {seat}", self.fish_lines[seat], lakes)
        self.same("GK-15", f"groups of seat {seat}", self.group_lines[seat], groups)


def printed(cell: Data) -> Data:
    """What of a hex never changes."""
    return {key: value for key, value in cell.items() if key not in ("seat", "caravans")}
