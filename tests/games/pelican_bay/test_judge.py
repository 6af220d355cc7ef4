"""Random games judged from their traces alone, turn by turn (PB-9, PB-13 to PB-18)."""

import pytest

from atoll.core.game import Data
from atoll.core.rng import fast_rng
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.components import EDGES
from tests.games.pelican_bay.table import new

AROUND = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
Cell = tuple[int, int]
Edge = tuple[int, int, int]
Bay = dict[Cell, list[int]]


def beyond(edge: Edge) -> Edge:
    """The tile-edge on the other side."""
    q, r, k = edge
    return q + AROUND[k][0], r + AROUND[k][1], (k + 3) % EDGES


def area_of(bay: Bay, start: Edge) -> frozenset[Edge]:
    """All tile-edges connected with this one."""
    found, waiting = {start}, [start]
    while waiting:
        q, r, k = waiting.pop()
        nexts = [(q, r, other) for other in range(EDGES) if bay[q, r][other] == bay[q, r][k]]
        over = beyond((q, r, k))
        if over[:2] in bay:
            nexts.append(over)
        waiting += [edge for edge in nexts if edge not in found]
        found.update(nexts)
    return frozenset(found)


def size(area: frozenset[Edge]) -> int:
    return len({edge[:2] for edge in area})


def extended(bay: Bay, cell: Cell) -> set[frozenset[Edge]]:
    """The areas of a bay that a tile laid on the cell would join."""
    edges = [beyond((*cell, k)) for k in range(EDGES)]
    return {area_of(bay, edge) for edge in edges if edge[:2] in bay}


class Judge:
    """Follows one player's turn by the bay alone."""

    def __init__(self) -> None:
        self.laid: list[Cell] = []
        self.marked: list[int] = []

    def closed(self, bay: Bay) -> set[frozenset[Edge]]:
        """The areas with a tile just laid that face no empty cell."""
        areas = {area_of(bay, (*cell, k)) for cell in self.laid for k in range(EDGES)}
        return {area for area in areas if all(beyond(edge)[:2] in bay for edge in area)}

    def lay_points(self, bay: Bay) -> int:
        """PB-9: the largest area that any tile laid extends."""
        if not self.laid:
            return 0
        without = {cell: areas for cell, areas in bay.items() if cell not in self.laid}
        joined = extended(without, self.laid[0])
        if len(self.laid) == 2:
            with_first = {**without, self.laid[0]: bay[self.laid[0]]}
            grown = {area_of(with_first, next(iter(area))) for area in joined}
            second = extended(with_first, self.laid[1])
            assert grown & second, "PB-7: the two tiles extend no area together"
            joined |= second
        return max(size(area_of(bay, next(iter(area)))) for area in joined)

    def judge(self, before: Data, action: Data, after: Data) -> None:
        """One action of a turn."""
        bay: Bay = {(tile["q"], tile["r"]): tile["areas"] for tile in after["bay"]}
        seat, verb = before["to_act"], action["verb"]
        if verb == "lay":
            self.laid.append((action["q"], action["r"]))
        closed = self.closed(bay)
        if verb in ("lay", "stop") and after["step"] != "second":
            assert (after["step"] == "choose") == bool(closed)
        if verb == "mark":
            self.marked += [size(area) for area in closed]
            self.laid = []
        gained = [new - old for old, new in zip(before["points"], after["points"], strict=True)]
        ends = after["step"] == "sun" or verb == "pass"
        expected = self.lay_points(bay) + sum(self.marked) if ends else 0
        assert gained == [expected if s == seat else 0 for s in range(len(gained))]


def check_last_round(before: Data, after: Data) -> None:
    """PB-18: the last round begins with the start player, after the piles have run out."""
    if after["last_round"] and not before["last_round"]:
        assert not any(before["piles"]) or not any(after["piles"])
        assert after["to_act"] == after["first"]
    if any(after["piles"]):
        assert not after["last_round"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pb9_a_slow_judge_agrees_with_every_score_of_random_games(players: int) -> None:
    rng = fast_rng(players * 100)
    for game in range(4):
        state = new(players, f"judged {game}")
        judge = Judge()
        while not state.is_over():
            seat = state.to_act()
            action = state.random_action(seat, rng)
            before, data = GAME.trace(state), GAME.data(state, seat, action)
            state.apply(seat, action)
            after = GAME.trace(state)
            check_last_round(before, after)
            if before["step"] not in ("open", "sun"):
                judge.judge(before, data, after)
            if after["step"] == "sun" or after["to_act"] != seat:
                judge = Judge()
        assert GAME.recount(state) == list(state.scores())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pb18_turns_go_round_and_the_last_round_is_one_turn_each(players: int) -> None:
    rng = fast_rng(players)
    for game in range(5):
        state = new(players, f"rounds {game}")
        order: list[int] = []
        last: list[int] = []
        while not state.is_over():
            seat = int(state.to_act())
            if state.bay_size >= 3 and state.hand_size(seat) > 0:
                turns = last if state.last_round else order
                if not turns or turns[-1] != seat:
                    turns.append(seat)
            state.apply(seat, state.random_action(seat, rng))
        first = int(state.first)
        assert last == [(first + turn) % players for turn in range(players)]
        assert order == [(first + turn) % players for turn in range(len(order))]
        assert len(order) % players == 0
