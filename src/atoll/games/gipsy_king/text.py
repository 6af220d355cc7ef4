"""Gipsy King in words, for who can't see the landscape."""

from atoll.core.game import Data
from atoll.core.text_board import Section, seats_words, section, some
from atoll.core.words import Words, pin, seat_words, words
from atoll.games.gipsy_king.declaration import numbers_words

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
