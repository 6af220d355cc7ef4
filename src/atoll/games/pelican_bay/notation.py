"""Pelican Bay's actions as short text and as named data."""

from atoll.core.errors import InvalidNotation
from atoll.core.game import Data
from atoll.games.pelican_bay.components import CELLS, EDGES, TILES, PelicanSet, cell_at
from atoll.games.pelican_bay.names import cell_name, coordinates, edges_of, tile_number
from atoll.games.pelican_bay.state import PelicanState
from atoll.games.pelican_bay.verbs import (
    DO_DECLINE,
    DO_LAY,
    DO_MARK,
    DO_MOVE,
    DO_PASS,
    DO_STOP,
    DO_SUN,
    DO_TAKE,
    VERB,
    lay_action,
    move_action,
    parts_of_lay,
    parts_of_move,
)

BARE_VERBS = {DO_STOP: "stop", DO_PASS: "pass", DO_MARK: "mark", DO_DECLINE: "decline"}
BARE_ACTIONS = {name: verb * VERB for verb, name in BARE_VERBS.items()}
SEATS = "0123"


def to_text(state: PelicanState, seat: int, action: int) -> str:
    """`lay BBFFFW 2,-1 r3`, `stop`, `pass`, `mark`, `decline`, `take 1`, `sun 2,0 to 3,0`, …"""
    verb, argument = divmod(action, VERB)
    if verb == DO_LAY:
        tile, cell, turn = parts_of_lay(action)
        return f"lay {state.printed.names[tile]} {cell_name(cell)} r{turn}"
    if verb == DO_TAKE:
        return f"take {argument}"
    if verb == DO_SUN:
        return f"sun {cell_name(argument)}"
    if verb == DO_MOVE:
        sun, cell = parts_of_move(action)
        return f"sun {cell_name(sun)} to {cell_name(cell)}"
    return BARE_VERBS[verb]


def from_text(state: PelicanState, seat: int, text: str) -> int:
    """The action written as `to_text` writes it."""
    match text.split():
        case ["lay", name, cell, turn] if turn.startswith("r") and turn[1:] in list("012345"):
            return read_lay(state.printed, name, parse_cell(cell), int(turn[1:]))
        case ["take", owner] if owner in list(SEATS):
            return DO_TAKE * VERB + int(owner)
        case ["sun", cell]:
            return DO_SUN * VERB + parse_cell(cell)
        case ["sun", sun, "to", cell]:
            return move_action(parse_cell(sun), parse_cell(cell))
        case [verb] if verb in BARE_ACTIONS:
            return BARE_ACTIONS[verb]
    raise InvalidNotation(
        f"'{text}' is not an action of Pelican Bay (such as 'lay BBFFFW 2,-1 r3', 'stop')"
    )


def read_lay(printed: PelicanSet, name: str, cell: int, turn: int) -> int:
    """The lay of a tile by its name; of rotations that look alike the first is meant."""
    tile = tile_number(printed, name)
    if tile < 0:
        raise InvalidNotation(f"'{name}' is not a tile (such as {printed.names[TILES - 1]})")
    return lay_action(tile, cell, turn % printed.turns[tile])


def parse_cell(text: str) -> int:
    """The cell written so."""
    q, _, r = text.partition(",")
    try:
        return number_cell(int(q), int(r))
    except ValueError:
        raise InvalidNotation(f"'{text}' is not a cell (such as 2,-1)") from None


def number_cell(q: int, r: int) -> int:
    """The cell at these coordinates."""
    if abs(q) >= CELLS or abs(r) >= CELLS or cell_at(q, r) < 0:
        raise InvalidNotation(f"the cell {q},{r} is off the map")
    return cell_at(q, r)


def to_data(state: PelicanState, seat: int, action: int) -> Data:
    """The action with named fields; a lay also shows the edges as they will lie."""
    verb, argument = divmod(action, VERB)
    if verb == DO_LAY:
        tile, cell, turn = parts_of_lay(action)
        q, r = coordinates(cell)
        edges = edges_of(state.printed, tile, turn)
        name = state.printed.names[tile]
        return {"verb": "lay", "tile": name, "q": q, "r": r, "rotation": turn, "edges": edges}
    if verb == DO_TAKE:
        return {"verb": "take", "from": argument}
    if verb == DO_SUN:
        return {"verb": "sun", "from": None, "to": coordinates(argument)}
    if verb == DO_MOVE:
        sun, cell = parts_of_move(action)
        return {"verb": "sun", "from": coordinates(sun), "to": coordinates(cell)}
    return {"verb": BARE_VERBS[verb]}


def from_data(state: PelicanState, seat: int, data: Data) -> int:
    """The action that `to_data` describes so."""
    match data:
        case {"verb": "lay", "tile": str(name), "q": int(q), "r": int(r), "rotation": int(turn)}:
            if 0 <= turn < EDGES:
                return read_lay(state.printed, name, number_cell(q, r), turn)
        case {"verb": "take", "from": int(owner)} if 0 <= owner < len(SEATS):
            return DO_TAKE * VERB + owner
        case {"verb": "sun", "from": None, "to": [int(q), int(r)]}:
            return DO_SUN * VERB + number_cell(q, r)
        case {"verb": "sun", "from": [int(q), int(r)], "to": [int(to_q), int(to_r)]}:
            return move_action(number_cell(q, r), number_cell(to_q, to_r))
        case {"verb": str(verb)} if verb in BARE_ACTIONS:
            return BARE_ACTIONS[verb]
    raise InvalidNotation(f"{data} does not describe an action of Pelican Bay")
