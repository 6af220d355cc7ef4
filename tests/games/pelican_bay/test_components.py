"""The tiles, the default set and the loader of component sets."""

from collections import Counter
from itertools import combinations, product
from pathlib import Path

import pytest

from atoll.core.errors import BadComponentSet
from atoll.games.pelican_bay import GAME, components
from atoll.games.pelican_bay.components import (
    CELLS,
    EDGES,
    FOREST,
    MIDDLE,
    OPENING,
    PELICANS,
    SIDE,
    SUNS,
    TILES,
    WATER,
    PelicanSet,
    cell_at,
    has_two,
    q_of,
    r_of,
    tile_name,
)
from tests.games.pelican_bay.table import area, do, table

DEFAULT = GAME.folder / "sets" / "default.toml"


def turns(edges: str) -> list[str]:
    return [edges[k:] + edges[:k] for k in range(EDGES)]


def crosses(edges: str) -> bool:
    """Whether two connections between edges alike would have to cross on the tile."""
    pairs = [pair for pair in combinations(range(EDGES), 2) if edges[pair[0]] == edges[pair[1]]]
    return any(
        a < c < b < d and edges[a] != edges[c] for (a, b), (c, d) in product(pairs, repeat=2)
    )


def written(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """The default set with some changes."""
    text = DEFAULT.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "changed.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_pbc1_there_are_67_tiles_3_suns_and_7_pelicans() -> None:
    assert (TILES, SUNS, PELICANS) == (67, 3, 7)
    assert len(components.load(DEFAULT).names) == TILES


def test_pbc2_all_tiles_differ_however_they_are_turned() -> None:
    names = components.load(DEFAULT).names
    assert len({min(turns(name)) for name in names}) == TILES
    assert all(1 <= len(set(name)) <= 3 for name in names)


def test_pbc2_beaches_and_forests_of_one_tile_are_joined_by_bridges() -> None:
    printed = components.load(DEFAULT)
    for tile, name in enumerate(printed.names):
        for one, other in combinations(range(EDGES), 2):
            joined = printed.area_at(tile, 0, one) == printed.area_at(tile, 0, other)
            assert joined == (name[one] == name[other])


def test_pbc3_the_default_set_is_every_hexagon_without_crossing_but_the_beach_alone() -> None:
    hexagons = {min(turns("".join(edges))) for edges in product("BFW", repeat=EDGES)}
    possible = {edges for edges in hexagons if not crosses(edges)}
    assert len(possible) == 68
    assert set(components.load(DEFAULT).names) == possible - {"BBBBBB"}


def test_pbc3_the_edges_of_the_default_set_add_up() -> None:
    count = Counter("".join(components.load(DEFAULT).names))
    assert count == {"B": 130, "F": 136, "W": 136}


def test_a_tile_turned_clockwise_moves_its_edges_along() -> None:
    printed = components.load(DEFAULT)
    tile = printed.names.index("BBFWFF")
    shown = ["?WBF"[printed.terrain_at(tile, 2, edge)] for edge in range(EDGES)]
    assert "".join(shown) == "FFBBFW"
    assert [printed.area_at(tile, 2, edge) for edge in range(EDGES)] == [1, 1, 0, 0, 1, 2]


def test_only_tiles_of_one_terrain_look_alike_when_turned() -> None:
    printed = components.load(DEFAULT)
    for tile, name in enumerate(printed.names):
        assert printed.turns[tile] == (1 if len(set(name)) == 1 else 6)


def test_the_map_has_room_for_the_longest_strip_the_rules_allow() -> None:
    """Two tiles a column is the fastest way out: 67 tiles reach 33 columns."""
    columns: Counter[int] = Counter(q_of(at) for at in OPENING)
    for column in range(1, TILES):
        while columns[column] < 2 and columns.total() < TILES:
            columns[column] += 1
    assert max(columns) <= MIDDLE
    assert q_of(cell_at(33, 0) + 1) == 34
    assert max(columns) + 1 <= SIDE - 1 - MIDDLE


def test_cells_and_coordinates_are_the_same_thing() -> None:
    for number in range(CELLS):
        assert cell_at(q_of(number), r_of(number)) == number
    assert cell_at(SIDE - MIDDLE, 0) == cell_at(0, -MIDDLE - 1) == -1


def test_two_edges_around_a_cell_are_seen() -> None:
    assert not has_two(0)
    assert not has_two(0b11 << 4)
    assert has_two(0b11 << 4 | 0b01)


# -- component sets ----------------------------------------------------------------------------


def refusal_of(path: Path) -> str:
    with pytest.raises(BadComponentSet) as caught:
        GAME.check_set(path)
    return str(caught.value).removeprefix(str(path))


def line_of(path: Path, text: str) -> int:
    lines = path.read_text(encoding="utf-8").splitlines()
    return next(n for n, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('"BBBFBW"', '"BBBFBX"', "'BBBFBX' is not six edges of W, B and F"),
        ('"BBBFBW"', '"BBBFB"', "'BBBFB' is not six edges of W, B and F"),
        (
            '"BBBFBW", areas = [0, 0, 0, 1, 0, 2]',
            '"BBBFBW", areas = [0, 0, 0, 1, 0]',
            "tile BBBFBW: 'areas' must be six whole numbers",
        ),
        (
            '"BBBFBW", areas = [0, 0, 0, 1, 0, 2]',
            '"BBBFBW", areas = [0, 0, 0, 2, 0, 1]',
            "tile BBBFBW: areas are numbered 0, 1, … by their first edge",
        ),
        (
            '"BBBFBW", areas = [0, 0, 0, 1, 0, 2]',
            '"BBBFBW", areas = [0, 0, 0, 1, 0, 1]',
            "tile BBBFBW: area 1 has edges of F and W",
        ),
        (
            '{ edges = "BBBFBW", areas',
            '{ edges = "BBBFBW", bridge = true, areas',
            'a tile is { edges = "…", areas = […] }',
        ),
    ],
)
def test_a_malformed_tile_is_refused_by_its_line(
    tmp_path: Path, old: str, new: str, what: str
) -> None:
    path = written(tmp_path, (old, new))
    assert refusal_of(path) == f":{line_of(path, new)}: {what}"


def test_pbc2_a_tile_that_comes_twice_is_refused_though_it_is_turned(tmp_path: Path) -> None:
    twin = '{ edges = "BBBBFB", areas = [0, 0, 0, 0, 1, 0] }'
    path = written(tmp_path, ('{ edges = "BBBBBW", areas = [0, 0, 0, 0, 0, 1] }', twin))
    what = "tile BBBBFB is BBBBBF once more (PB-C2)"
    assert refusal_of(path) == f":{line_of(path, twin)}: {what}"


def test_pbc1_a_set_of_another_size_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, ('    { edges = "FFFFFF", areas = [0, 0, 0, 0, 0, 0] },\n', ""))
    assert "'tiles' must be a list of 67 tiles (PB-C1)" in refusal_of(path)


def test_a_set_without_a_name_or_with_another_key_is_refused(tmp_path: Path) -> None:
    assert "'name' is missing" in refusal_of(written(tmp_path, ('name = "default"\n', "")))
    changed = written(tmp_path, ('name = "default"\n', 'name = "default"\nsuns = 3\n'))
    assert "'suns' is not a key of this table" in refusal_of(changed)


def test_pb3_tiles_that_never_stand_thrice_around_a_point_make_no_opening() -> None:
    forest_and_water = PelicanSet(
        ["FWFWFW"] * TILES, [[FOREST, WATER] * 3] * TILES, [[0, 1, 0, 1, 0, 1]] * TILES
    )
    assert not components.some_three_fit(forest_and_water)
    assert components.some_three_fit(components.load(DEFAULT))


def split_set(tmp_path: Path) -> Path:
    """The default set, but the beaches of BBFFBW are not joined by a bridge."""
    old = '{ edges = "BBFFBW", areas = [0, 0, 1, 1, 0, 2] }'
    new = '{ edges = "BBFFBW", areas = [0, 0, 1, 1, 2, 3] }'
    return written(tmp_path, (old, new))


def test_pbc3_a_set_may_leave_areas_of_one_terrain_unlinked(tmp_path: Path) -> None:
    printed = components.load(split_set(tmp_path))
    assert printed.is_split
    assert "BBFFBW/001123" in printed.names
    assert tile_name("BBFFBW", [0, 0, 1, 1, 0, 2]) == "BBFFBW"


def test_pb9_a_tile_whose_two_areas_join_outside_it_counts_once(tmp_path: Path) -> None:
    """The beaches at edges 0 and 4 of the tile on 0,0 meet in the tile laid on 1,-1."""
    lying = ("0,0 BBFFBW", "1,0 WWWBBW", "0,-1 BBFFFF")
    state = table(*lying, hands=("BBBWBF", ""), set_path=split_set(tmp_path))
    assert area(state, "0,0", 0)[0] == area(state, "0,0", 4)[0] == 2
    do(state, "lay 1,-1 BBWBFB", "decline")
    assert area(state, "0,0", 0)[0] == 4
    assert list(state.points) == [4, 0]
    assert GAME.recount(state) == [4, 0]
