"""Gipsy King drawn as text."""

from atoll.core.game import Data, Say
from atoll.core.words import seat_words, words
from atoll.games.gipsy_king.declaration import SEAT_LETTERS

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
