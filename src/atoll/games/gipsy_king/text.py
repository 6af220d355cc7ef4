"""Gipsy King in words: the table told and drawn, and what an action would do."""

from typing import cast

from atoll.core.bits import BIT
from atoll.core.game import Data, Say
from atoll.core.text_board import Section, seats_words, section, some
from atoll.core.words import Effect, Tone, Words, effect, seat_words, words
from atoll.games.gipsy_king import components as gk
from atoll.games.gipsy_king.declaration import SEAT_LETTERS, land_words, numbers_of, numbers_words
from atoll.games.gipsy_king.fields import Do, hex_of
from atoll.games.gipsy_king.landscape import connected
from atoll.games.gipsy_king.state import (
    GipsyKingState,
    all_fish,
    count_on,
    counts_at,
    fish_for,
    group_points,
    rank_of,
    shore,
)
from atoll.games.gipsy_king.view import standing


def text_board(view: Data) -> list[Section]:
    """The number and the turn order, the players, the lakes, the groups."""
    return [told_landscape(view), told_players(view), told_lakes(view), told_groups(view)]


def told_landscape(view: Data) -> Section:
    """What is played for now."""
    number = view["number"]
    current = words("number-dry") if number == "dry" else words("number-water", number=number)
    lines = [words("draw-head", half=view["half"], number=current)]
    lines.append(words("told-order", names=seats_words(view["queue"])))
    if view["passed"]:
        lines.append(words("told-passed", names=seats_words(view["passed"])))
    hexes = {cell["hex"]: cell for cell in view["cells"]}
    if view["open"]:
        free = [hex_words(view, hexes[name]) for name in view["open"]]
        lines.append(words("told-free", hexes=some(free)))
    return section("landscape", lines)


def hex_words(view: Data, cell: Data) -> Words:
    """A land hex by the numbers that it touches."""
    near = gk.next_to((cell["q"], cell["r"]))
    numbers = sorted(
        other["number"]
        for other in view["cells"]
        if other["kind"] == "water" and (other["q"], other["r"]) in near
    )
    return land_words(cell["hex"], numbers)


def told_players(view: Data) -> Section:
    """Points and what is left, by player."""
    columns = ["told-player", "told-points", "told-half", "told-caravans", "told-doubles"]
    rows = [
        [
            seat_words(seat),
            sum(points),
            view["standing"][seat],
            view["caravans_left"][seat],
            view["doubles_left"][seat],
        ]
        for seat, points in enumerate(view["points"])
    ]
    return section("told-players", (), columns, rows)


def told_lakes(view: Data) -> Section:
    """The lakes with fish and everybody's caravans at them."""
    seats = [seat_words(seat) for seat in range(len(view["points"]))]
    rows = [
        [numbers_words(lake["numbers"]), " + ".join(map(str, lake["fish"])), *lake["caravans"]]
        for lake in view["lakes"]
        if lake["fish"]
    ]
    return section("lakes", (), ["told-lake", "told-fish", *seats], rows)


def told_groups(view: Data) -> Section:
    """Caravans that stand together, with their hexes."""
    hexes = {cell["hex"]: cell for cell in view["cells"]}
    rows = [
        [
            seat_words(group["seat"]),
            group["caravans"],
            group["points"],
            some([hex_words(view, hexes[name]) for name in group["hexes"]]),
        ]
        for group in view["groups"]
    ]
    columns = ["told-player", "told-caravans-here", "told-points", "told-hexes"]
    return section("told-groups", (), columns, rows)


# -- drawn -------------------------------------------------------------------------------------


HALF_WIDTH = 3  # columns by which each row of hexes is shifted against the next
FISH = "><>"


def draw(view: Data, say: Say) -> list[str]:
    """The landscape, its signs, and the letter of every player."""
    letters = [
        f"{'►' if view['to_act'] == seat else ' '} {SEAT_LETTERS[seat]} {say(seat_words(seat))}"
        for seat in range(len(view["queue"]))
    ]
    return [*draw_landscape(view), "", say(words("draw-legend")), " ".join(letters)]


def draw_landscape(view: Data) -> list[str]:
    """Two lines for each row of hexes: their names, and what is on them."""
    columns = [2 * cell["q"] + cell["r"] for cell in view["cells"]]
    rows = [cell["r"] for cell in view["cells"]]
    size = HALF_WIDTH * (max(columns) - min(columns) + 2)
    lines = [[" "] * size for _ in range(2 * (max(rows) - min(rows) + 1))]
    for cell, column in zip(view["cells"], columns, strict=True):
        left = HALF_WIDTH * (column - min(columns))
        top = 2 * (cell["r"] - min(rows))
        for line, text in enumerate(draw_hex(view, cell)):
            lines[top + line][left : left + 2 * HALF_WIDTH] = text.center(2 * HALF_WIDTH)
    return ["".join(line).rstrip() for line in lines]


def draw_hex(view: Data, cell: Data) -> tuple[str, str]:
    """A hex's name and what is on it: water with its fish, or land with its caravans."""
    if cell["kind"] == "water":
        fish = f"{cell['fish']}{FISH}" if cell["fish"] else "~~~~"
        is_current = cell["number"] == view["number"]
        return f">{cell['number']}<" if is_current else f"~{cell['number']}~", fish
    if cell["seat"] is not None:
        return cell["hex"], SEAT_LETTERS[cell["seat"]] * cell["caravans"]
    return (f"[{cell['hex']}]" if cell["hex"] in view["open"] else cell["hex"]), "."


# -- what an action would do, told from what its seat knows ------------------------------------


def preview(before: GipsyKingState, seat: int, action: int, _: GipsyKingState) -> list[Effect]:
    """A pass keeps one's place in the turn order; a caravan joins a group and counts at lakes."""
    if action == Do.PASS:
        return [effect("pass", place=int(before.turn) + 1)]
    taken = cast(GipsyKingState, before.copy())
    at = taken.at(taken.half, seat)
    taken.caravans[at] |= BIT[hex_of(action)]
    if action >= Do.DOUBLE:
        taken.doubled[at] |= BIT[hex_of(action)]
    points = standing(taken)[seat]
    gained = points - standing(before)[seat]
    tone: Tone = "gain" if gained > 0 else "fact"
    return [
        effect("half", tone, points=points, gained=gained),
        group_effect(taken, seat, BIT[hex_of(action)]),
        *lake_effects(before, seat, taken, BIT[hex_of(action)]),
    ]


def group_effect(taken: GipsyKingState, seat: int, hex_: int) -> Effect:
    """GK-15: the group that the caravan would belong to."""
    caravans_of_seat = taken.caravans[taken.at(taken.half, seat)]
    caravans = count_on(taken, taken.half, seat, connected(taken.near, caravans_of_seat, hex_))
    return effect("group", caravans=caravans, points=group_points(caravans))


def lake_effects(
    before: GipsyKingState, seat: int, taken: GipsyKingState, hex_: int
) -> list[Effect]:
    """GK-12 to GK-14: the rank and the fish at each lake with fish beside the hex."""
    effects = []
    for lake in taken.lakes:
        if not all_fish(taken, lake) or not shore(taken, lake) & hex_:
            continue
        rank = rank_of(counts_at(taken, taken.half, lake), seat)
        points = fish_for(taken, lake, rank)
        earlier = fish_for(before, lake, rank_of(counts_at(before, before.half, lake), seat))
        numbers = "+".join(map(str, numbers_of(lake)))
        tone: Tone = "gain" if points > earlier else "fact"
        effects.append(effect("lake", tone, lake=numbers, rank=rank + 1, points=points))
    return effects
