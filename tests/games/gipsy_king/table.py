"""Positions of Gipsy King built by hand, by default on the landscape of `rulebook.toml`."""

from pathlib import Path
from typing import cast

from atoll.core.bits import BIT
from atoll.core.native import i64, vec
from atoll.games.gipsy_king import GAME
from atoll.games.gipsy_king.components import HEXES
from atoll.games.gipsy_king.declaration import hex_name, hex_names
from atoll.games.gipsy_king.state import GipsyKingState, score_half

RULEBOOK = Path(__file__).parent / "rulebook.toml"
HEX_NAMES = {hex_name(hex_): hex_ for hex_ in range(HEXES)}
DEFAULT = GAME.set_path("default")


def mask(names: str) -> int:
    """The set of the hexes named, separated by spaces."""
    return sum(BIT[HEX_NAMES[name]] for name in names.split())


def new(players: int, seed: str = "hand", component_set: str = "default") -> GipsyKingState:
    """A new game."""
    return cast(GipsyKingState, GAME.new(players, seed, component_set))


def table(players: int, queue: list[int] | None = None) -> GipsyKingState:
    """A new game on the rulebook's landscape with this queue (3 to 5 players)."""
    state = new(players, component_set=str(RULEBOOK))
    set_queue(state, queue or list(range(players)))
    return state


def set_queue(state: GipsyKingState, queue: list[int]) -> None:
    """Set the turn queue; the second half will begin with the reverse."""
    state.queue = vec[i64](queue)
    state.second_queue = vec[i64](queue[::-1])


def play(state: GipsyKingState, *texts: str) -> list[int]:
    """Let the seats that must act take these actions; returns which seats."""
    seats = []
    for text in texts:
        seat = state.to_act()
        seats.append(seat)
        state.apply(seat, GAME.parse(state, seat, text))
    return seats


def take_the_first(state: GipsyKingState) -> int:
    """Let the seat that must act place on the first free hex; returns the seat."""
    return play(state, f"place {hex_names(state.open)[0]}")[0]


def fill_number(state: GipsyKingState) -> None:
    """Place in turn until the number changes or the half ends."""
    number, half = state.number, state.half
    while not state.is_over() and (state.number, state.half) == (number, half):
        take_the_first(state)


def reach(state: GipsyKingState, number: int, half: int = 1) -> GipsyKingState:
    """Place in turn until this number of this half is the current one."""
    while (state.half, state.number) != (half, number):
        take_the_first(state)
    return state


def with_caravans(
    players: int, stands: list[str], doubled: str = "", half: int = 2
) -> GipsyKingState:
    """The rulebook's landscape with these hexes taken by each seat in a half."""
    state = table(players)
    state.half = half
    size = 2 * players
    caravans, doubles = [0] * size, [0] * size
    for seat, names in enumerate(stands):
        caravans[state.at(half, seat)] = mask(names)
        doubles[state.at(half, seat)] = mask(names) & mask(doubled)
    state.caravans, state.doubled = vec[i64](caravans), vec[i64](doubles)
    state.free = state.land() & ~sum(caravans)
    state.open = state.around(state.number) & state.free
    return state


def scored(state: GipsyKingState) -> list[int]:
    """The score of the half's caravans in the current position."""
    twin = cast(GipsyKingState, state.copy())
    score_half(twin, twin.half)
    return [twin.points[twin.at(twin.half, seat)] for seat in range(twin.players)]


def refused(state: GipsyKingState, text: str) -> str:
    """The clause and reason for which the seat that must act may not do this."""
    seat = state.to_act()
    refusal = state.check(seat, GAME.parse(state, seat, text))
    assert refusal is not None, f"{text} is legal"
    return f"{refusal.clause} {refusal.reason.key}"


def places(state: GipsyKingState) -> dict[tuple[int, int], str]:
    """The name of the hex at each pair of coordinates, as in the trace."""
    return {(cell["q"], cell["r"]): cell["hex"] for cell in GAME.trace(state)["cells"]}


def neighbours(place: tuple[int, int]) -> set[tuple[int, int]]:
    """The six places around one."""
    q, r = place
    return {(q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r), (q, r - 1), (q + 1, r - 1)}


def landscape_toml(state: GipsyKingState, name: str = "own") -> str:
    """The default tiles with the landscape of this game, as the text of a set."""
    laid: dict[int, list[list[int]]] = {}
    for cell in GAME.trace(state)["cells"]:
        laid.setdefault(cell["tile"], []).append([cell["q"], cell["r"]])
    lines = [f"{tile} = {hexes}" for tile, hexes in laid.items()]
    text = DEFAULT.read_text(encoding="utf-8").replace('name = "default"', f'name = "{name}"')
    return "\n".join([text, "[landscape]", *lines, ""])
