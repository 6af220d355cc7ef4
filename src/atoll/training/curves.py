"""Draws how a training went: the losses and the match results, as one SVG."""

from collections.abc import Sequence
from typing import Any

WIDTH, HEIGHT, LEFT, TOP = 640, 180, 56, 28
COLOURS = ("#1B7F79", "#E4572E", "#3C6E9F")


def draw(log: Sequence[dict[str, Any]]) -> str:
    """Three plots over the rounds."""
    plots = [
        plot("margin: variance left", [("test", series(log, "margin"))], 0),
        plot("win: cross-entropy", [("test", series(log, "win"))], 1),
        plot("match against the champion", [("share of wins", series(log, "match"))], 2),
    ]
    height = len(plots) * (HEIGHT + TOP)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" font-family="system-ui, sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{height}" fill="#F6F1E7"/>{"".join(plots)}</svg>\n'
    )


def series(log: Sequence[dict[str, Any]], key: str) -> list[tuple[float, float]]:
    """One value by round."""
    return [(entry["round"], entry[key]) for entry in log if entry.get(key) is not None]


def plot(title: str, lines: Sequence[tuple[str, list[tuple[float, float]]]], row: int) -> str:
    """One plot with its axes."""
    top = row * (HEIGHT + TOP) + TOP
    points = [point for _, line in lines for point in line]
    head = f'<text x="{LEFT}" y="{top - 10}" fill="#1F2D3A">{title}</text>'
    if not points:
        return head
    low, high = min(y for _, y in points), max(y for _, y in points)
    last = max(max(x for x, _ in points), 1)
    span = max(high - low, 1e-9)
    inner = HEIGHT - 30

    def at(x: float, y: float) -> str:
        return f"{LEFT + x / last * (WIDTH - LEFT - 12):.1f},{top + (high - y) / span * inner:.1f}"

    drawn = [
        f'<polyline points="{" ".join(at(x, y) for x, y in line)}" fill="none" '
        f'stroke="{COLOURS[n % len(COLOURS)]}" stroke-width="2"/>'
        for n, (_, line) in enumerate(lines)
    ]
    axes = (
        f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{high:.3g}</text>'
        f'<text x="{LEFT - 6}" y="{top + inner}" text-anchor="end">{low:.3g}</text>'
        f'<text x="{WIDTH - 12}" y="{top + inner + 16}" text-anchor="end">round {last:g}</text>'
    )
    return head + axes + "".join(drawn)
