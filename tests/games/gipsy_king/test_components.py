"""The tiles, the fish and the files they come from (GK-C1 to GK-C5)."""

from collections import Counter
from pathlib import Path

import pytest

from atoll.core.bits import popcount
from atoll.core.errors import BadComponentSet, BadSetup
from atoll.core.record import new_record, read, verify, write
from atoll.core.rng import fast_rng
from atoll.games.gipsy_king import GAME, sets
from atoll.games.gipsy_king.components import q_of, r_of
from atoll.games.gipsy_king.landscape import Landscape
from tests.games.gipsy_king.table import DEFAULT, RULEBOOK, landscape_toml, neighbours, new, places


def tile_sizes(players: int) -> list[int]:
    cells = GAME.trace(new(players))["cells"]
    return list(Counter(cell["tile"] for cell in cells).values())


def test_gkc1_there_are_15_tiles_of_3_or_4_hexes_with_one_numbered_water_hex() -> None:
    cells = GAME.trace(new(4))["cells"]
    assert set(tile_sizes(4)) == {3, 4}
    water = [cell for cell in cells if cell["kind"] == "water"]
    assert [cell["number"] for cell in water] == list(range(1, 16))
    assert all(cell["tile"] == cell["number"] for cell in water)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_gkc1_every_player_has_18_caravans_with_those_in_the_queues(players: int) -> None:
    pieces = Counter(GAME.inventory(new(players)))
    assert [pieces[f"caravan {seat}"] for seat in range(players)] == [18] * players


def test_gkc2_tiles_1_to_12_have_30_land_hexes_and_all_tiles_39() -> None:
    assert popcount(new(2).land()) == 30
    assert sorted(tile_sizes(2)) == [3] * 6 + [4] * 6
    assert popcount(new(3).land()) == 39
    assert tile_sizes(3)[12:] == [4, 4, 4]


def test_gkc3_groups_of_1_to_5_fish_are_each_on_one_water_hex_of_tiles_1_to_12() -> None:
    cells = GAME.trace(new(2))["cells"]
    assert sorted(cell["fish"] for cell in cells if cell.get("fish")) == [1, 2, 3, 4, 5]


def test_gkc4_the_default_set_has_the_shapes_and_fish_of_the_clause() -> None:
    state = new(4)
    at = {name: place for place, name in places(state).items()}
    shapes = ("T", "Ro", "T", "Ra", "T", "Ro", "Ra", "T", "Ro", "T", "Ra", "T", "Ro", "Ro", "Ra")
    for tile, shape in enumerate(shapes, 1):
        names = [f"{tile}a", f"{tile}b"] + ([f"{tile}c"] if shape != "T" else [])
        beside = [at[name] in neighbours(at[str(tile)]) for name in names]
        assert beside == {"T": [True] * 2, "Ro": [True] * 3, "Ra": [True, True, False]}[shape]
        assert at[f"{tile}b"] in neighbours(at[f"{tile}a"])
    fish = {cell["tile"]: cell["fish"] for cell in GAME.trace(state)["cells"] if cell.get("fish")}
    assert fish == {2: 3, 4: 1, 6: 5, 9: 4, 11: 2}


def test_gkc5_a_set_of_ones_own_is_played_and_named_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = DEFAULT.read_text(encoding="utf-8").replace('name = "default"', 'name = "mine"')
    path.write_text(text.replace("2 = 3\n4 = 1", "2 = 1\n4 = 3"), encoding="utf-8")
    cells = GAME.trace(new(3, component_set=str(path)))["cells"]
    assert {cell["tile"]: cell["fish"] for cell in cells if cell.get("fish")}[2] == 1
    record = write(new_record(GAME, GAME.setup(3, "s", str(path))))
    assert "\nset: mine " in record


def test_gkc5_a_landscape_of_ones_own_is_laid_as_the_file_says(tmp_path: Path) -> None:
    for players in (2, 5):
        laid_out = new(players, "a table at home")
        path = tmp_path / f"home{players}.toml"
        path.write_text(landscape_toml(laid_out), encoding="utf-8")
        for seed in ("1", "2"):
            state = new(players, seed, str(path))
            assert places(state) == places(laid_out)
            assert list(state.near) == list(laid_out.near)


def test_gkc5_a_game_on_a_landscape_of_ones_own_is_replayed_from_its_record() -> None:
    setup = GAME.setup(4, "s", str(RULEBOOK))
    record = new_record(GAME, setup)
    state = GAME.start(setup)
    while not state.is_over():
        seat = state.to_act()
        action = state.legal(seat)[0]
        record.actions.append((seat, GAME.text(state, seat, action)))
        state.apply(seat, action)
    record.scores = [int(score) for score in state.scores()]
    reread = read(write(record), GAME, "record", str(RULEBOOK))
    assert verify(reread, GAME, "record") == state


def test_gkc5_a_landscape_for_another_number_of_tiles_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"GK-1: 2 players use 12 tiles, .* 'rulebook' has 15"):
        new(2, component_set=str(RULEBOOK))


def line_of(text: str, start: str) -> int:
    """The number of the last line that starts so."""
    return max(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


FLAWS = {
    "a missing table": ("[fish]", "[fishes]", "name", "'fish' is missing"),
    "a shape of two hexes": (
        "T = [[0, 0], [1, 0], [0, 1]]", "T = [[0, 0], [1, 0]]", "T =", "has 2 hexes",
    ),
    "a shape of five hexes": (
        "T = [[0, 0],", "T = [[0, -1], [-1, 0], [0, 0],", "T =", "a tile has 3 or 4",
    ),
    "a shape in two pieces": ("T = [[0, 0]", "T = [[3, 3]", "T =", "do not hang together"),
    "a hex named twice": ("T = [[0, 0]", "T = [[1, 0]", "T =", "named twice"),
    "a hex of three numbers": ("T = [[0, 0]", "T = [[0, 0, 0]", "T =", "expected hexes"),
    "a hex that is a text": ("T = [[0, 0]", 'T = ["here"', "T =", "expected hexes"),
    "a shape that is a number": (
        "T = [[0, 0], [1, 0], [0, 1]]", "T = 3", "T =", "expected hexes",
    ),
    "a tile of an unknown shape": ('7 = "Ra"', '7 = "Rx"', "7 =", "'Rx' is not a shape"),
    "a tile of a list of shapes": ('7 = "Ra"', '7 = ["Ra"]', "7 =", "is not a shape"),
    "a tile too many": ('15 = "Ra"', '15 = "Ra"\n16 = "Ra"', "16 =", "not a key"),
    "a missing tile": ('15 = "Ra"\n', "", "[tiles]", "'15' is missing"),
    "too much land": ('1 = "T"', '1 = "Ro"', "[tiles]", "31 land hexes, not 30"),
    "fish on tile 13": ("11 = 2", "13 = 2", "13 =", "fish are on tiles 1–12"),
    "a group of six fish": ("11 = 2", "11 = 6", "11 =", "1 to 5 fish"),
    "a group that is a truth value": ("11 = 2", "11 = true", "11 =", "1 to 5 fish"),
    "a group of fish twice": ("11 = 2", "11 = 4", "11 =", "4 fish is there twice"),
    "a missing group of fish": ("11 = 2\n", "", "[fish]", "4 groups of fish"),
}  # fmt: skip


@pytest.mark.parametrize("flaw", FLAWS)
def test_gkc5_an_impossible_set_is_refused_with_its_line(flaw: str, tmp_path: Path) -> None:
    old, wrong, line, reason = FLAWS[flaw]
    text = DEFAULT.read_text(encoding="utf-8")
    at = text.rindex(old)
    text = text[:at] + wrong + text[at + len(old) :]
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponentSet, match=reason) as error:
        sets.load(path)
    number = 1 if line == "name" else line_of(text, line)
    assert f"{path}:{number}: " in str(error.value)


LANDSCAPE_FLAWS = {
    "a missing tile": ("7 = [[0, -3], [-1, -2], [-1, -3], [-2, -2]]\n", "", "[landscape]",
                       "'7' is missing"),
    "a tile of another shape": ("1 = [[-1, 4], [-1, 3], [0, 3]]", "1 = [[-1, 4], [-1, 3], [-1, 5]]",
                                "1 =", "tile 1 has another shape"),
    "the water on a wrong hex": ("7 = [[0, -3], [-1, -2]", "7 = [[-1, -2], [0, -3]", "7 =",
                                 "tile 7 has another shape"),
    "a tile over another": ("1 = [[-1, 4], [-1, 3], [0, 3]]", "1 = [[0, 2], [0, 1], [1, 1]]",
                            "3 =", "tile 3 lies over tile 1 at 0, "),
    "a tile far away": ("1 = [[-1, 4], [-1, 3], [0, 3]]", "1 = [[-1, 7], [-1, 6], [0, 6]]",
                        "[landscape]", "not in one piece"),
    "a tile beyond the table": ("1 = [[-1, 4], [-1, 3], [0, 3]]", "1 = [[0, 8], [0, 7], [1, 7]]",
                                "1 =", "more than 7 hexes"),
    "a hole": ("10 = [[-1, 1], [-2, 1], [-1, 0]]", "10 = [[2, 3], [1, 3], [2, 2]]",
               "[landscape]", "has a hole"),
    "a tile with too few hexes": ("1 = [[-1, 4], [-1, 3], [0, 3]]", "1 = [[-1, 4], [-1, 3]]",
                                  "1 =", "tile 1 has another shape"),
}  # fmt: skip


@pytest.mark.parametrize("flaw", LANDSCAPE_FLAWS)
def test_gk1_an_impossible_landscape_is_refused_with_its_line(flaw: str, tmp_path: Path) -> None:
    old, wrong, line, reason = LANDSCAPE_FLAWS[flaw]
    text = RULEBOOK.read_text(encoding="utf-8")
    assert old in text
    text = text.replace(old, wrong)
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponentSet, match=reason) as error:
        sets.load(path)
    assert f"{path}:{line_of(text, line)}: " in str(error.value)


def test_gk1_a_landscape_below_the_default_tiles_is_refused_with_its_line(tmp_path: Path) -> None:
    text = landscape_toml(new(2))
    number = line_of(text, "1 = [[")
    lines = text.splitlines()
    lines[number - 1] = "1 = [[0, 0], [1, 0], [2, 0]]"
    path = tmp_path / "wrong.toml"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadComponentSet, match="tile 1 has another shape") as error:
        sets.load(path)
    assert f"{path}:{number}: " in str(error.value)


def test_gk1_a_landscape_with_too_much_dry_land_is_refused(tmp_path: Path) -> None:
    text = DEFAULT.read_text(encoding="utf-8").replace("T = [[0, 0], [1, 0], [0, 1]]", LONG_T)
    path = tmp_path / "long.toml"
    path.write_text(text, encoding="utf-8")
    landscape = Landscape(sets.load(path), 12)
    rng = fast_rng(1)
    while not landscape.grow(rng) or not is_whole_and_dry(landscape):
        pass
    dry = tmp_path / "dry.toml"
    dry.write_text("\n".join([text, "[landscape]", *lines_of(landscape)]), encoding="utf-8")
    with pytest.raises(BadComponentSet, match=r"too many land hexes touch no water \(GK-1\)"):
        sets.load(dry)


LONG_T = "T = [[0, 0], [1, 0], [2, 0]]"


def is_whole_and_dry(landscape: Landscape) -> bool:
    landscape.survey()
    return landscape.is_whole() and not landscape.is_wet_enough()


def lines_of(landscape: Landscape) -> list[str]:
    """The hexes of each of the tiles 1–12 where they lie."""
    cells = [list(landscape.cells[4 * tile : 4 * tile + 4]) for tile in range(12)]
    return [
        f"{tile} = {[[q_of(cell), r_of(cell)] for cell in found if cell >= 0]}"
        for tile, found in enumerate(cells, 1)
    ]
