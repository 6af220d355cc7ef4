"""The review as one HTML page: curves drawn as SVG, the moments, and every decision."""

from collections.abc import Callable, Sequence
from html import escape

from atoll.arena.report import COLOURS, WIDTH, figure, page, table
from atoll.review.review import Decision, Moment, Performance, Review
from atoll.review.telling import Teller

HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 240, 44, 12, 14, 30
HEADS = ("move", "player", "played", "best", "lead", "best lead", "chance", "given away")
ABOUT = (
    "Every decision is judged by what its player knew. A lead is what a player can expect to have "
    "over the mean of the others at the end; points given away are counted only where the "
    "difference to the best move exceeds chance. Accuracy: 100 gives nothing away, 0 is dice. "
    "The curves are what a spectator could expect."
)


def review_page(title: str, review: Review, teller: Teller) -> str:
    """The whole report."""
    names = [player.name for player in review.performances]
    chances = [[(o.ply, o.chances[seat]) for o in review.curve] for seat in range(len(names))]
    points = [[(o.ply, o.points[seat]) for o in review.curve] for seat in range(len(names))]
    marks = [(moment.ply, moment.moved) for moment in review.moments]
    return page(
        title,
        f"<p>{escape(ABOUT)}</p>",
        table(
            ["player", "points", "decisions", "given away", "accuracy"],
            [performance_row(player) for player in review.performances],
        ),
        curves("Winning chances", names, chances, marks, percent) if len(names) > 1 else "",
        curves("Expected points at the end", names, points, marks, plain),
        "<h2>The moments that decided it</h2>",
        moment_list(review.moments, names, teller),
        "<h2>Decisions</h2>",
        table(HEADS, [decision_row(decision, teller) for decision in review.decisions]),
    )


def performance_row(player: Performance) -> tuple[str, ...]:
    """The performance of one seat as a row of a table."""
    given, accuracy = f"{player.given:.1f}", f"{player.accuracy:.0f}"
    return player.name, str(player.points), str(player.decisions), given, accuracy


def decision_row(decision: Decision, teller: Teller) -> tuple[str, ...]:
    """A decision as a row of a table."""
    return (
        str(decision.ply + 1),
        teller.seat(decision.seat),
        teller.move(decision, decision.played),
        teller.move(decision, decision.best.text),
        f"{decision.move.lead:+.1f}",
        f"{decision.best.lead:+.1f}",
        percent(decision.move.chance),
        f"{decision.given:.1f}" if decision.given else "",
    )


def moment_list(moments: Sequence[Moment], names: Sequence[str], teller: Teller) -> str:
    """The moments as a list, if there are any."""
    if not moments:
        return "<p>No single action moved the prospects beyond chance.</p>"
    items = "".join(f"<li>{escape(moment_text(moment, names, teller))}</li>" for moment in moments)
    return f"<ol>{items}</ol>"


def moment_text(moment: Moment, names: Sequence[str], teller: Teller) -> str:
    """A moment as a sentence."""
    form = plain if len(names) == 1 else percent
    change = f"{names[moment.moved]}: {form(moment.before)} → {form(moment.after)}"
    return f"Move {moment.ply}: {teller.moment(moment)} ({change})"


def percent(value: float) -> str:
    """A chance as a percentage."""
    return f"{100 * value:.0f} %"


def plain(value: float) -> str:
    """A number of points."""
    return f"{value:.0f}"


def curves(
    title: str,
    names: Sequence[str],
    values: Sequence[Sequence[tuple[int, float]]],
    marks: Sequence[tuple[int, int]],
    say: Callable[[float], str],
) -> str:
    """A line for each seat over the plies, with a dot at each mark: a ply and a seat."""
    everything = [value for line in values for _, value in line]
    low, high = min(0.0, *everything), max(1.0, *everything)
    last = max(1, values[0][-1][0])

    def x(ply: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / last

    def y(value: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value - low) / (high - low)

    drawn = [
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(tick):.1f}" y2="{y(tick):.1f}" '
        f'stroke="#D8CCB6"/><text x="{LEFT - 6}" y="{y(tick) + 4:.1f}" text-anchor="end">'
        f"{say(tick)}</text>"
        for tick in (low, (low + high) / 2, high)
    ]
    for seat, (name, line) in enumerate(zip(names, values, strict=True)):
        colour = COLOURS[seat % len(COLOURS)]
        points = " ".join(f"{x(ply):.1f},{y(value):.1f}" for ply, value in line)
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
            f'<text x="{LEFT + 8 + 150 * (seat % 4)}" y="{HEIGHT + 6 + 18 * (seat // 4)}" '
            f'style="fill:{colour}">— {escape(name)}</text>'
        )
    drawn += [
        f'<circle cx="{x(ply):.1f}" cy="{y(dict(values[seat])[ply]):.1f}" r="5" '
        f'fill="{COLOURS[seat % len(COLOURS)]}" stroke="#fff" stroke-width="2"/>'
        for ply, seat in marks
    ]
    drawn.append(
        f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{last} actions</text>'
    )
    return figure(title, "".join(drawn), HEIGHT + 14 + 18 * ((len(names) - 1) // 4))
