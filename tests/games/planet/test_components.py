"""The pieces: the dodecahedron, the default print, and sets that are refused (PL-C1 to PL-C7)."""

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from atoll.core.bits import members
from atoll.core.errors import BadComponentSet
from atoll.core.laws import obey
from atoll.games.planet import GAME, components
from atoll.games.planet.components import ACROSS_EDGES, INITIALS, NEAR, area_across
from tests.games.planet.table import new

ROOT = Path(__file__).parents[3]
RULES = (ROOT / "docs" / "rules" / "planet.md").read_text(encoding="utf-8")
DEFAULT = GAME.set_path("default").read_text(encoding="utf-8")


def rotations(code: str) -> set[str]:
    return {code[turn:] + code[:turn] for turn in range(len(code))}


# -- the dodecahedron --------------------------------------------------------------------------


def test_plc1_a_core_has_12_pentagons_as_the_geometry_table_says() -> None:
    block = RULES.split("```")[1]
    table = {
        int(face): [int(number) for number in around.split()]
        for face, around in re.findall(r"(\d+):((?: ?\d+\b(?!:))+)", block)
    }
    assert table == dict(enumerate(ACROSS_EDGES))


def test_every_face_edge_is_shared_by_exactly_two_faces() -> None:
    for area in range(60):
        assert area_across(area_across(area)) == area
        assert area_across(area) // 5 != area // 5
    assert all(len(set(around)) == 5 for around in ACROSS_EDGES)


def test_the_solid_has_twenty_corners_where_three_faces_meet() -> None:
    """Going clockwise round a corner, each next face comes one edge later: one orientation."""
    corners = set()
    for area in range(60):
        corner = [area]
        while True:
            across = area_across(corner[-1])
            following = across - across % 5 + (across + 1) % 5
            if following == area:
                break
            corner.append(following)
        assert len(corner) == 3
        corners.add(frozenset(place // 5 for place in corner))
    assert len(corners) == 20
    assert 12 - 60 // 2 + len(corners) == 2  # Euler: faces - edges + corners


def test_pl10_each_area_has_three_neighbours_and_is_theirs() -> None:
    for area in range(60):
        near = list(members(NEAR[area]))
        assert len(near) == 3
        assert sum(other // 5 == area // 5 for other in near) == 2
        assert all(area in members(NEAR[other]) for other in near)


# -- the default set ---------------------------------------------------------------------------


def test_plc2_there_are_five_habitats() -> None:
    assert {letter for code in new().printed.tile_codes for letter in code} == set("OFMDG")


def test_plc3_every_tile_shows_two_or_three_habitats() -> None:
    assert {len(set(code)) for code in new().printed.tile_codes} == {2, 3}
    count = Counter("".join(new().printed.tile_codes))
    assert count.most_common(1)[0][0] == "O"
    assert min(count, key=lambda letter: count[letter]) == "G"


def test_plc4_the_default_set_is_the_one_of_the_rules() -> None:
    codes = new().printed.tile_codes
    assert codes == re.findall(r"\b[OFMDG]{5}\b", RULES.split("PL-C5")[0])
    assert Counter("".join(codes)) == {"O": 60, "F": 54, "M": 50, "D": 46, "G": 40}
    assert not any(b in rotations(a) for i, a in enumerate(codes) for b in codes[i + 1 :])


def test_plc5_every_wish_has_one_animal() -> None:
    wishes = GAME.view(new().seen_by(0))["wishes"]
    assert len(wishes) == 45
    found = {(wish["kind"], wish["habitat"], wish["other"]) for wish in wishes.values()}
    others = {(k, x, y) for k in ("touching", "not_touching") for x in "OFMDG" for y in "OFMDG"}
    assert found == {("most", x, None) for x in "OFMDG"} | {w for w in others if w[1] != w[2]}


@pytest.mark.parametrize(
    ("name", "kind", "habitat", "other"),
    [
        ("panda", "most", "F", None),
        ("fox", "touching", "F", "G"),
        ("elephant", "touching", "D", "M"),
        ("reindeer", "not_touching", "G", "D"),
        ("turtle", "touching", "O", "D"),
        ("snow_leopard", "touching", "M", "G"),
        ("walrus", "not_touching", "G", "F"),
    ],
)
def test_plc5_the_named_animals_ask_for_what_they_are_known_for(
    name: str, kind: str, habitat: str, other: str | None
) -> None:
    wish = GAME.view(new().seen_by(0))["wishes"][name]
    assert wish == {"kind": kind, "habitat": habitat, "other": other}


def test_plc6_the_habitat_cards_are_those_of_the_rules() -> None:
    table = re.findall(
        r"\| ([OFMDG]) \| \W*(\d+)–\d+\W* \| (\d+)–\d+ \| (\d+)–\d+ \| \W*(\d+)\+", RULES
    )
    cards = GAME.view(new().seen_by(0))["habitat_cards"]
    assert {row[0]: [int(least) for least in row[1:]] for row in table} == {
        letter: cards[letter] for letter in INITIALS
    }
    assert cards["points"] == [2, 4, 7, 10]


# -- component sets ----------------------------------------------------------------------------


def write(tmp_path: Path, change: Callable[[str], str]) -> Path:
    """The default set with a change."""
    path = tmp_path / "mine.toml"
    path.write_text(change(DEFAULT), encoding="utf-8")
    return path


def test_plc7_a_player_can_write_his_own_print_into_a_file(tmp_path: Path) -> None:
    path = write(tmp_path, lambda text: text.replace('"OOOOG"', '"GOGOG"').replace("fox", "elk"))
    setup = GAME.setup(2, "7", str(path))
    assert setup.set_name == "mine"
    state = new()
    mine = GAME.start(setup)
    assert "GOGOG" in GAME.inventory(mine)
    assert "elk" in GAME.inventory(mine)
    assert Counter(GAME.inventory(mine)) != Counter(GAME.inventory(state))


def test_plc7_tiles_of_the_same_print_are_told_apart(tmp_path: Path) -> None:
    path = write(tmp_path, lambda text: text.replace('"OOOGG"', '"OOOOG"'))
    printed = components.load(path)
    assert printed.tile_codes[:2] == ["OOOOG", "OOOOG#2"]
    state = GAME.new(2, "7", str(path))
    assert GAME.parse(state, 0, "place OOOOG#2 3 1") != GAME.parse(state, 0, "place OOOOG 3 1")
    action = GAME.parse(state, 0, "place OOOOG#2 3 1")
    assert GAME.text(state, 0, action) == "place OOOOG#2 3 1"


def test_plc7_a_set_with_tiles_of_the_same_print_keeps_all_laws(tmp_path: Path) -> None:
    path = write(tmp_path, lambda text: re.sub(r'"OO[OFMD]{3}"', '"OOFFM"', text))
    assert sum(code.startswith("OOFFM") for code in components.load(path).tile_codes) == 10
    assert obey(GAME, 3, {}, "tiles that look alike", 5, str(path)).plies == 36


BAD = {
    "a tile of four areas": ('"OODOD"', '"OODO"', "7: the tile 'OODO' must have 5 areas, not 4"),
    "an unknown habitat": ('"FFGFG"', '"FFXFG"', "8: 'X' in the tile 'FFXFG' is not a habitat"),
    "a tile of one habitat": ('"FFGFG"', '"FFFFF"', "8: the tile 'FFFFF' must show 2 or 3"),
    "a tile of four habitats": ('"FFGFG"', '"FFGMD"', "8: the tile 'FFGMD' must show 2 or 3"),
    "a tile that is no text": ('"FFGFG"', "5", "6: a tile is a text of 5 letters, not 5"),
    "too few tiles": ('"FFGFG", ', "", "6: there must be 50 tiles, not 49"),
    "too many tiles": ('"FFGFG", ', '"FFGFG", "FGFGF", ', "6: there must be 50 tiles, not 51"),
    "tiles that are no list": ("tiles = [", "tiles = 5\nmore = [", "'more' is not a key"),
    "too few animals": ('    { id = "panda", most = "F" },\n', "", "21: there must be 45 animals"),
    "an animal twice": ('"bear"', '"panda"', "33: there are two animals 'panda'"),
    "a wish twice": (
        '"fox", largest = "F", touching = "G"',
        '"fox", largest = "O", touching = "D"',
        "32: 'fox' asks for the same as 'turtle'",
    ),
    "an animal without a wish": (
        '"panda", most = "F"',
        '"panda"',
        "31: 'panda' must have either 'most', or 'largest' with",
    ),
    "an animal of an unknown habitat": (
        '"panda", most = "F"',
        '"panda", most = "J"',
        "31: 'J' of 'panda' is not a habitat",
    ),
    "an animal that touches its own habitat": (
        '"fox", largest = "F", touching = "G"',
        '"fox", largest = "F", touching = "F"',
        "32: 'fox' names the same habitat twice",
    ),
    "an animal without a name": (
        'id = "panda"',
        'id = "Panda 2"',
        "an animal needs an id in",
    ),
    "an animal that is no table": ('{ id = "panda", most = "F" }', '"panda"', "21: an animal is"),
    "a habitat card too few": ("G = [11, 14, 17, 20]\n", "", "70: 'G' is missing"),
    "a sixth habitat card": ("G = [", "J = [1, 2, 3, 4]\nG = [", "76: 'J' is not a key"),
    "levels that fall": (
        "[15, 19, 23, 27]",
        "[15, 14, 23, 27]",
        "73: the numbers of 'F' must",
    ),
    "levels nobody reaches": ("[15, 19, 23, 27]", "[15, 19, 23, 61]", "73: the numbers of 'F'"),
    "three levels": ("[15, 19, 23, 27]", "[15, 19, 23]", "73: 'F' must be 4 whole numbers"),
    "a level that is no number": ("[15, 19, 23, 27]", "[15, 19, 23, true]", "73: 'F' must be 4"),
    "points that fall": ("[2, 4, 7, 10]", "[2, 4, 7, 7]", "71: the numbers of 'points' must rise"),
    "no cards": ("[habitat_cards]", "[cards]", "'habitat_cards' is missing"),
    "no name": ('name = "default"', 'name = ""', "3: 'name' must be a text"),
}


@pytest.mark.parametrize("case", BAD)
def test_plc7_an_impossible_set_is_refused_by_naming_its_line(tmp_path: Path, case: str) -> None:
    old, wrong, complaint = BAD[case]
    assert old in DEFAULT
    path = write(tmp_path, lambda text: text.replace(old, wrong, 1))
    with pytest.raises(BadComponentSet, match=re.escape(complaint)) as refused:
        GAME.check_set(path)
    assert str(refused.value).startswith(f"{path}:")
