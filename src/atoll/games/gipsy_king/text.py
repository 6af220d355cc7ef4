"""Gipsy King as text: told in words for who can't see the landscape, and drawn."""

from atoll.core.game import Data, Say
from atoll.core.text_board import Section, seats_words, section, some
from atoll.core.words import Words, pin, seat_words, words
from atoll.games.gipsy_king.declaration import SEAT_LETTERS, numbers_words

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


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
    near = {(cell["q"] + q, cell["r"] + r) for q, r in STEPS}
    numbers = sorted(
        one["number"]
        for one in view["cells"]
        if one["kind"] == "water" and (one["q"], one["r"]) in near
    )
    if not numbers:
        return pin(words("hex-dry"), cell["hex"])
    return pin(words("hex-around", numbers=numbers_words(numbers)), cell["hex"])


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


def draw(view: Data, say: Say) -> str:
    """The table: number and queue, the landscape, the lakes, the players."""
    number = view["number"]
    current = words("number-dry") if number == "dry" else words("number-water", number=number)
    lines = [
        say(words("draw-head", half=view["half"], number=say(current))),
        say(words("draw-queue", queue=draw_queue(view))),
        "",
        *draw_landscape(view),
        "",
        say(words("draw-legend")),
        "",
        *(draw_lake(lake, say) for lake in view["lakes"] if lake["fish"]),
        "",
        *(draw_seat(view, seat, say) for seat in range(len(view["queue"]))),
    ]
    return "\n".join(lines)


def draw_queue(view: Data) -> str:
    """The markers, first in front; who has passed stands in brackets."""
    return " ".join(
        f"({SEAT_LETTERS[seat]})" if seat in view["passed"] else SEAT_LETTERS[seat]
        for seat in view["queue"]
    )


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


def draw_lake(lake: Data, say: Say) -> str:
    """A lake with fish and the caravans at it."""
    return say(
        words(
            "draw-lake",
            lake="+".join(map(str, lake["numbers"])),
            fish="+".join(map(str, lake["fish"])),
            caravans=", ".join(
                f"{SEAT_LETTERS[seat]} {count}" for seat, count in enumerate(lake["caravans"])
            ),
        )
    )


def draw_seat(view: Data, seat: int, say: Say) -> str:
    """One player's line."""
    mark = "►" if view["to_act"] == seat else " "
    first, second = view["points"][seat]
    line = words(
        "draw-seat",
        who=seat_words(seat),
        total=first + second,
        standing=view["standing"][seat],
        caravans=view["caravans_left"][seat],
        doubles=view["doubles_left"][seat],
    )
    return f"{mark} {SEAT_LETTERS[seat]} {say(line)}"
