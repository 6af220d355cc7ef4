"""Moluku drawn as text."""

from atoll.core.game import Data, Say
from atoll.core.words import seat_words, words


def draw(view: Data, say: Say) -> str:
    """The table: season and trump, the islands, the trick, one's own hand."""
    lines = [
        say(
            words(
                "draw-head",
                season=view["season"],
                trump=say(words(f"colour-{view['trump']}" if view["trump"] else "no-trump")),
                stock=view["stock"],
            )
        )
    ]
    if view["reversed"]:
        lines.append(say(words("draw-reversed")))
    lines.append("")
    for seat in range(len(view["hands"])):
        lines += draw_seat(view, seat, say)
    lines += ["", draw_trick(view, say), "", draw_hand(view, say)]
    return "\n".join(lines)


def draw_seat(view: Data, seat: int, say: Say) -> list[str]:
    """One player's line and island."""
    mark = "►" if view["to_act"] == seat else " "
    island = view["islands"][seat]
    partner = (seat + 2) % 4
    team = {"partner": seat_words(partner)} if view["teams"] else {}  # MO-18
    head = words(
        "draw-seat-team" if team else "draw-seat",
        who=seat_words(seat),
        total=view["totals"][seat] + (view["totals"][partner] if team else 0),
        island=view["island_points"][seat],
        cards=view["hands"][seat]["size"],
        **team,
    )
    lying = " ".join(pictured(view, code, say) for code in island["open"]) or "–"
    covered = f"  ({' '.join(island['covered'])})" if island["covered"] else ""
    lines = [f"{mark} {say(head)}", f"    {lying}{covered}"]
    held = view["hands"][seat]["known"]
    if seat != view["viewer"] and held:
        lines.append("    " + say(words("draw-known", cards=" ".join(held))))
    return lines


def pictured(view: Data, code: str, say: Say) -> str:
    """A card with its picture: `G6·Rice`."""
    if not code[1:].isdigit():
        return say(words(f"card-{code}"))
    picture = view["pictures"][int(code[1:]) - 1]
    return f"{code}·{say(words(f'picture-{picture}'))}"


def draw_trick(view: Data, say: Say) -> str:
    """The cards on the table, each with the name of who played it."""
    cards = [
        f"{pictured(view, code, say)} ({say(seat_words(seat))})"
        for seat, code in [*view["trick"], *view["second"]]
    ]
    return say(words("draw-trick", cards="   ".join(cards) or "–"))


def draw_hand(view: Data, say: Say) -> str:
    """The viewer's hand; spectators have none."""
    if view["viewer"] < 0:
        return ""
    cards = view["hands"][view["viewer"]]["known"]
    return say(words("draw-hand", cards="  ".join(pictured(view, code, say) for code in cards)))
