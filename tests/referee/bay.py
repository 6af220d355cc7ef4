"""Pelican Bay's tiles and areas, as the referee sees them."""

from collections.abc import Iterable, Iterator
from itertools import permutations

Cell = tuple[int, int]
Area = tuple[str, frozenset[Cell]]
SIDES: tuple[Cell, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
OPENING: tuple[Cell, ...] = ((0, 0), (1, 0), (0, 1))
ROWS = (
    "FFFFFF WWWWWW",
    "BBBBBF BBBBBW BBBBFF BBBBWW BBBFFF BBBWWW BBFFFF BBWWWW BFFFFF BWWWWW FFFFFW FFFFWW FFFWWW",
    "FFWWWW FWWWWW",
    "BBBBFW BBBBWF BBBFFW BBBFWW BBBWFF BBBWWF BBFFFW BBFFWW BBFWWW BBWFFF BBWWFF BBWWWF BFFFFW",
    "BFFFWW BFFWWW BFWWWW BWFFFF BWWFFF BWWWFF BWWWWF",
    "BBBFBW BBBWBF BBFBBW BBFBWW BBFFBW BBWBFF BBWWBF BFBWWW BFFBWW BFFFBW",
    "BBBFWF BBFFWF BBFWFF BBFWWF BFFFWF BFFWFF BFFWWF BFWFFF BFWWFF BFWWWF",
    "BBBWFW BBWFFW BBWFWW BBWWFW BWFFFW BWFFWW BWFWWW BWWFFW BWWFWW BWWWFW",
)
TILES = [tile for row in ROWS for tile in row.split()]


def beside(cell: Cell, edge: int) -> Cell:
    """The cell across an edge."""
    q, r = SIDES[edge]
    return (cell[0] + q, cell[1] + r)


def turned(tile: str, times: int) -> str:
    """The edges of a tile after so many turns: its first edge lies at edge `times`."""
    return "".join(tile[(edge - times) % 6] for edge in range(6))


def rotations(tile: str) -> list[int]:
    """The turns that give different edges, each by its smallest number (PB-6)."""
    seen: dict[str, int] = {}
    for times in range(6):
        seen.setdefault(turned(tile, times), times)
    return list(seen.values())


class Bay:
    """Laid tiles and the suns between them."""

    def __init__(self) -> None:
        self.tiles: dict[Cell, str] = {}
        self.suns: set[Cell] = set()

    def touching(self, cell: Cell) -> list[tuple[int, Cell]]:
        """The laid tiles around a cell, each with the edge that faces it."""
        near = ((edge, beside(cell, edge)) for edge in range(6))
        return [(edge, other) for edge, other in near if other in self.tiles]

    def rim(self) -> set[Cell]:
        """Cells without tile or sun next to at least one tile."""
        near = {beside(cell, edge) for cell in self.tiles for edge in range(6)}
        return near - set(self.tiles) - self.suns

    def matches(self, cell: Cell, edges: str) -> bool:
        """Whether every touching edge is alike (PB-6)."""
        return all(
            edges[edge] == self.tiles[other][(edge + 3) % 6] for edge, other in self.touching(cell)
        )

    def fits(self, cell: Cell, edges: str) -> bool:
        """Whether a tile may be laid here so turned (PB-6)."""
        free = cell not in self.tiles and cell not in self.suns
        return free and len(self.touching(cell)) >= 2 and self.matches(cell, edges)

    def lays(self, tiles: Iterable[str]) -> Iterator[tuple[str, Cell, int]]:
        """Every way to lay one of these tiles (PB-6)."""
        cells = [cell for cell in self.rim() if len(self.touching(cell)) >= 2]
        for tile in tiles:
            for times in rotations(tile):
                edges = turned(tile, times)
                for cell in cells:
                    if self.matches(cell, edges):
                        yield tile, cell, times

    def can_lay(self, tiles: Iterable[str]) -> bool:
        """Whether any of these tiles can be laid."""
        return next(self.lays(tiles), None) is not None

    def joined(self, cell: Cell) -> set[str]:
        """The terrains by which the tile here joins its neighbours (PB-8)."""
        return {self.tiles[cell][edge] for edge, _ in self.touching(cell)}

    def area(self, cell: Cell, terrain: str) -> Area:
        """The area of a terrain that the tile here is part of (PB-8)."""
        found = {cell}
        waiting = [cell]
        while waiting:
            here = waiting.pop()
            for edge, other in self.touching(here):
                if self.tiles[here][edge] == terrain and other not in found:
                    found.add(other)
                    waiting.append(other)
        return (terrain, frozenset(found))

    def closed(self, area: Area) -> bool:
        """Whether none of an area's edges faces an empty cell (PB-13)."""
        terrain, cells = area
        return all(
            beside(cell, edge) in self.tiles
            for cell in cells
            for edge in range(6)
            if self.tiles[cell][edge] == terrain
        )

    def closed_by(self, cells: Iterable[Cell]) -> set[Area]:
        """The closed areas the tiles in these cells are part of (PB-14)."""
        areas = {self.area(cell, t) for cell in cells for t in set(self.tiles[cell])}
        return {area for area in areas if self.closed(area)}

    def extend_together(self, cells: list[Cell], first_joined: set[str]) -> bool:
        """Whether the tiles of this turn, already laid, extend one and the same area (PB-7)."""
        areas = [self.area(cells[0], terrain) for terrain in first_joined]
        return any(all(cell in area[1] for cell in cells) for area in areas)

    def largest_closed(self) -> dict[str, int]:
        """The size of the largest closed area of each terrain (PB-22)."""
        best = dict.fromkeys("WBF", 0)
        for terrain, cells in self.closed_by(self.tiles):
            best[terrain] = max(best[terrain], len(cells))
        return best

    def opening_possible(self, tiles: list[str]) -> bool:
        """Whether the cells of the opening still free can be filled from these tiles (PB-3)."""
        free = [cell for cell in OPENING if cell not in self.tiles]
        return any(self._fill(free, list(some)) for some in permutations(tiles, len(free)))

    def _fill(self, cells: list[Cell], tiles: list[str]) -> bool:
        if not cells:
            return True
        for times in rotations(tiles[0]):
            edges = turned(tiles[0], times)
            if self.matches(cells[0], edges):
                self.tiles[cells[0]] = edges
                good = self._fill(cells[1:], tiles[1:])
                del self.tiles[cells[0]]
                if good:
                    return True
        return False
