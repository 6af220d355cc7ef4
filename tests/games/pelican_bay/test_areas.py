"""Areas, shore and scores recounted by brute force at each step of random games."""

from pathlib import Path

import pytest

from atoll.core.laws import obey
from atoll.core.rng import fast_rng
from atoll.games.pelican_bay import GAME, components
from atoll.games.pelican_bay.components import EDGES
from atoll.games.pelican_bay.fields import FORM, Do, Step
from atoll.games.pelican_bay.position import area_number, root
from atoll.games.pelican_bay.state import PelicanState
from tests.games.pelican_bay.table import new

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
Bay = dict[tuple[int, int], dict[str, object]]


def bay_of(state: PelicanState) -> Bay:
    return {(tile["q"], tile["r"]): tile for tile in GAME.trace(state)["bay"]}


def connected(bay: Bay, start: tuple[int, int, int]) -> tuple[int, int]:
    """The tiles and open edges of an area, walked edge by edge over the trace."""
    found, waiting, open_edges = {start}, [start], 0
    while waiting:
        q, r, edge = waiting.pop()
        areas = bay[q, r]["areas"]
        assert isinstance(areas, list)
        nexts = [(q, r, other) for other in range(EDGES) if areas[other] == areas[edge]]
        beyond = (q + AROUND[edge][0], r + AROUND[edge][1])
        if beyond in bay:
            nexts.append((*beyond, (edge + 3) % EDGES))
        else:
            open_edges += 1
        waiting += [place for place in nexts if place not in found]
        found.update(nexts)
    return len({(q, r) for q, r, _ in found}), open_edges


def check_bay(state: PelicanState) -> None:
    """Every edge's area, and every cell of the shore."""
    bay = bay_of(state)
    for place, (q, r) in enumerate(bay):
        for edge in range(EDGES):
            area = root(state, area_number(state, place, edge))
            kept = int(state.area_size[area]), int(state.open_edges[area])
            assert kept == connected(bay, (q, r, edge))
    shore: dict[tuple[int, int], int] = {}
    for q, r in bay:
        for dq, dr in AROUND:
            if (q + dq, r + dr) not in bay:
                shore[q + dq, r + dr] = shore.get((q + dq, r + dr), 0) + 1
    view = GAME.view(state.seen_by(0))["shore"]
    assert {(cell["q"], cell["r"]): cell["two"] for cell in view} == {
        cell: count > 1 for cell, count in shore.items()
    }
    assert len(view) == state.shore_size == len(shore)


def check_matches(state: PelicanState) -> None:
    """PB-6: every tile touched two others when it was laid, and all touching edges are alike."""
    bay = bay_of(state)
    for number, (q, r) in enumerate(bay):
        earlier = set(list(bay)[:number])
        assert len(earlier & {(q + dq, r + dr) for dq, dr in AROUND}) >= min(number, 2)
    for (q, r), tile in bay.items():
        for edge, (dq, dr) in enumerate(AROUND):
            other = bay.get((q + dq, r + dr))
            if other is not None:
                assert str(tile["edges"])[edge] == str(other["edges"])[(edge + 3) % EDGES]


@pytest.mark.parametrize(
    ("players", "solo"), [(1, "drawn"), (1, "open"), (2, "drawn"), (4, "drawn")]
)
def test_pb8_areas_are_recounted_at_each_step_of_random_games(players: int, solo: str) -> None:
    rng = fast_rng(players)
    state = new(players, f"recount {solo}", solo)
    while not state.is_over():
        seat = state.to_act()
        laid = state.bay_size
        state.apply(seat, state.random_action(seat, rng))
        if state.bay_size > laid:
            check_bay(state)
    check_matches(state)


def without_bridges(path: Path) -> Path:
    """The default set, but only edges side by side are connected: no bridges, no straits."""
    rows = []
    for name in components.load(GAME.folder / "sets" / "default.toml").names:
        areas = [0]
        for edge in range(1, EDGES):
            areas.append(areas[-1] + (name[edge] != name[edge - 1]))
        if name[0] == name[-1]:
            areas = [0 if area == areas[-1] else area for area in areas]
        rows.append(f'    {{ edges = "{name}", areas = {areas} }},')
    path.write_text("\n".join(['name = "apart"', "tiles = [", *rows, "]", ""]), encoding="utf-8")
    return path


@pytest.mark.parametrize("players", [1, 2])
def test_pbc3_a_set_without_bridges_obeys_the_laws_and_is_counted_right(
    tmp_path: Path, players: int
) -> None:
    path = without_bridges(tmp_path / "apart.toml")
    obeyed = obey(GAME, players, {"solo": "drawn"}, "unlinked areas", 9, str(path))
    assert isinstance(obeyed.state, PelicanState)
    assert obeyed.state.printed.is_split
    check_bay(obeyed.state)
    check_matches(obeyed.state)


def test_pb7_every_second_lay_shares_an_area_with_the_first_and_every_other_is_refused() -> None:
    """Counted on traces: areas the first tile joined, and areas the second would touch."""
    rng = fast_rng(77)
    seen = 0
    for game in range(6):
        state = new(2, f"pairs {game}")
        while not state.is_over():
            seat = state.to_act()
            if state.step == Step.SECOND:
                seen += compare_seconds(state)
            state.apply(seat, state.random_action(seat, rng))
    assert seen > 100


def compare_seconds(state: PelicanState) -> int:
    """How many second lays were compared with a search by hand."""
    bay = bay_of(state)
    first = list(bay)[-1]
    before = {cell: tile for cell, tile in bay.items() if cell != first}
    joined = {
        edge for edge, (dq, dr) in enumerate(AROUND) if (first[0] + dq, first[1] + dr) in before
    }
    alone = state.copy()
    assert isinstance(alone, PelicanState)
    alone.laid, alone.step = 0, Step.LAY
    legal = set(state.legal(state.actor)) - {Do.STOP}
    firsts = {a for a in alone.legal(alone.actor) if a < FORM}
    for action in firsts:
        data = GAME.data(state, state.actor, action)
        cell = data["q"], data["r"]
        touched = [
            ((cell[0] + dq, cell[1] + dr), (edge + 3) % EDGES)
            for edge, (dq, dr) in enumerate(AROUND)
            if (cell[0] + dq, cell[1] + dr) in bay
        ]
        shares = any(
            reaches(bay, (*where, edge), {(*first, own) for own in joined})
            for where, edge in touched
        )
        assert shares == (action in legal), data
    assert legal <= firsts
    return len(firsts)


def reaches(bay: Bay, start: tuple[int, int, int], goals: set[tuple[int, int, int]]) -> bool:
    """Whether the area at a tile-edge holds one of these tile-edges."""
    found, waiting = {start}, [start]
    while waiting:
        q, r, edge = waiting.pop()
        areas = bay[q, r]["areas"]
        assert isinstance(areas, list)
        nexts = {(q, r, other) for other in range(EDGES) if areas[other] == areas[edge]}
        beyond = (q + AROUND[edge][0], r + AROUND[edge][1])
        if beyond in bay:
            nexts.add((*beyond, (edge + 3) % EDGES))
        waiting += nexts - found
        found |= nexts
    return bool(found & goals)


def test_random_actions_reach_every_legal_lay() -> None:
    rng = fast_rng(9)
    state = new(2, "every lay")
    while state.step != Step.LAY or state.bay_size < 6:
        state.apply(state.actor, state.random_action(state.actor, rng))
    drawn = {int(state.random_action(state.actor, rng)) for _ in range(4000)}
    assert drawn == set(state.legal(state.actor))
    while state.step != Step.SECOND:
        state.apply(state.actor, state.random_action(state.actor, rng))
    drawn = {int(state.random_action(state.actor, rng)) for _ in range(4000)}
    assert drawn == set(state.legal(state.actor))


def test_is_legal_agrees_with_the_list_around_every_legal_action() -> None:
    rng = fast_rng(10)
    state = new(3, "agree")
    while not state.is_over():
        legal = set(state.legal(state.actor))
        for action in list(legal)[:3]:
            for near in range(action - 12, action + 13):
                assert state.is_legal(state.actor, near) == (near in legal)
        state.apply(state.actor, state.random_action(state.actor, rng))
