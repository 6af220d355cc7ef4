"""Bays built by hand."""

from pathlib import Path
from typing import cast

from atoll.core.native import i64, vec
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.components import (
    ALL_HIGH,
    ALL_LOW,
    HIDDEN,
    IN_HAND,
    IN_RESERVE,
    RESERVE,
    SUNS,
    TILES,
    cell_at,
)
from atoll.games.pelican_bay.declaration import edges_of
from atoll.games.pelican_bay.fields import Step
from atoll.games.pelican_bay.position import area_number, put_tile, root
from atoll.games.pelican_bay.state import PelicanState

REST = "rest"  # all tiles that are nowhere else
# Three tiles of an opening. Water in the middle, forest to the east, beach to the south-east.
OPENING = ("0,0 WWWWWW", "1,0 FFWWFF", "0,1 BBWWWW")
# An opening to which only tiles with two waters side by side can be laid.
WATERS = ("0,0 WWWWWW", "1,0 FWWWWF", "0,1 WBBWWW")


def new(players: int = 2, seed: str = "pelican", solo: str = "drawn") -> PelicanState:
    """A game after its set-up."""
    return cast(PelicanState, GAME.new(players, seed, "default", solo=solo))


def cell(text: str) -> int:
    """The number of a cell such as `2,-1`."""
    q, r = text.split(",")
    return int(cell_at(int(q), int(r)))


def tile_laid(state: PelicanState, edges: str) -> tuple[int, int]:
    """The tile and rotation that show these edges."""
    for tile in range(TILES):
        for turn in range(state.printed.turns[tile]):
            if edges_of(state.printed, tile, turn) == edges:
                return tile, turn
    raise ValueError(f"no tile shows {edges}")


def table(
    *lying: str,
    hands: tuple[str, ...] = ("", ""),
    suns: str = "",
    piles: str | None = None,
    reserve: str | None = None,
    actor: int = 0,
    set_path: Path | None = None,
) -> PelicanState:
    """A turn about to begin; tiles not named are in the piles and the reserve.

    Piles or a reserve that are named hold just these tiles and the others are out, unless the
    reserve is the REST.
    """
    name = str(set_path) if set_path else "default"
    state = cast(PelicanState, GAME.new(len(hands), "pelican", name))
    state.clear()
    for text in lying:
        where, edges = text.split()
        tile, turn = tile_laid(state, edges)
        put_tile(state, tile, cell(where), turn)
    for seat, hand in enumerate(hands):
        for number, tile_text in enumerate(hand.split()):
            hold(state, seat * state.slots + number, tile_text)
    for number, where in enumerate(suns.split()):
        state.suns[number] = cell(where)
    stack(state, piles, reserve)
    state.first = 0
    state.actor = actor
    state.step = Step.LAY
    return state


def hold(state: PelicanState, slot: int, name: str) -> None:
    """Put a tile into a hand."""
    tile = state.printed.names.index(name)
    assert state.home[tile] == HIDDEN, f"{name} is used twice"
    state.hands[slot] = tile
    state.hand_held[slot] = 1 << slot // state.slots
    state.hand_low[slot], state.hand_high[slot] = ALL_LOW, ALL_HIGH
    state.home[tile] = IN_HAND


def stack(state: PelicanState, piles: str | None, reserve: str | None) -> None:
    """Fill the first pile and the reserve."""
    taken = (piles or "").split()
    rest = [state.printed.names[t] for t in range(TILES) if state.home[t] == HIDDEN]
    named = [(0, piles), (RESERVE, reserve)]
    if reserve == REST:
        named = [(0, piles), (RESERVE, " ".join(name for name in rest if name not in taken))]
    elif piles is None and reserve is None:
        named = [(RESERVE, " ".join(rest[:IN_RESERVE])), (0, " ".join(rest[IN_RESERVE:]))]
    for pile, names in named:
        for name in (names or "").split():
            tile = state.printed.names.index(name)
            assert state.home[tile] == HIDDEN, f"{name} is used twice"
            state.home[tile] = pile
            state.pile_size[pile] += 1
    state.piles_out = state.pile_size[0] == 0


def do(state: PelicanState, *texts: str) -> None:
    """Let the seat whose turn it is take these actions one after the other."""
    for text in texts:
        seat = state.to_act()
        state.apply(seat, parse(state, text))


def parse(state: PelicanState, text: str) -> int:
    """An action; a lay may be written by its edges: `lay 1,1 BBBBFF`."""
    words = text.split()
    if words[0] == "lay" and len(words) == 3:
        tile, turn = tile_laid(state, words[2])
        text = f"lay {state.printed.names[tile]} {words[1]} r{turn}"
    return GAME.parse(state, state.to_act(), text)


def refused(state: PelicanState, text: str) -> str:
    """The refusal of an action by the seat whose turn it is; empty if it is legal."""
    return str(state.check(state.to_act(), parse(state, text)) or "")


def options(state: PelicanState) -> set[str]:
    """The legal actions of the seat whose turn it is, in notation."""
    seat = state.to_act()
    return {GAME.text(state, seat, action) for action in state.legal(seat)}


def hand(state: PelicanState, seat: int) -> list[str]:
    """The tiles in a hand."""
    return list(GAME.trace(state)["hands"][seat])


def area(state: PelicanState, where: str, edge: int) -> tuple[int, int]:
    """The tiles and open edges of the area at an edge of the tile on a cell."""
    number = root(state, area_number(state, state.map[cell(where)] - 1, edge))
    return int(state.area_size[number]), int(state.open_edges[number])


def mark_by_hand(state: PelicanState, where: str, edge: int) -> None:
    """Mark an area earlier in this chain by the actor, with a pelican of the supply."""
    number = root(state, area_number(state, state.map[cell(where)] - 1, edge))
    state.marked = vec[i64]([*state.marked, number])
    state.supply -= 1
    state.pelicans_placed += 1


def put_suns(state: PelicanState, *cells: str) -> None:
    """Put suns on these cells."""
    for number in range(SUNS):
        state.suns[number] = cell(cells[number]) if number < len(cells) else -1
