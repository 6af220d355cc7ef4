"""Reports for people: one HTML file with plots drawn as SVG."""

from collections.abc import Sequence
from html import escape
from statistics import mean

from atoll.arena.match import Result
from atoll.arena.statistics import Estimate, seat_rates, standings, worths

COLOURS = ("#1B7F79", "#E4572E", "#3C6E9F", "#B8860B", "#7A4E9F", "#4F7F2E", "#8A5A44")
WIDTH, BAR, GAP, LABEL = 640, 22, 8, 190
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; background: #F6F1E7; color: #1F2D3A; max-width: 760px;
       margin: 2rem auto; padding: 0 1rem }
h1, h2 { font-weight: 700 } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
td, th { padding: .3rem .8rem; text-align: right }
td:first-child, th:first-child { text-align: left }
svg text { font: 13px system-ui, sans-serif; fill: #1F2D3A }
"""


def page(title: str, *parts: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{top}</tr>{body}</table>"


def bars(title: str, rows: Sequence[tuple[str, Estimate]], most: float) -> str:
    """Horizontal bars with their intervals."""
    scale = (WIDTH - LABEL - 70) / most
    drawn = []
    for number, (label, value) in enumerate(rows):
        y = number * (BAR + GAP)
        middle, low = y + BAR / 2, max(value.low, 0) * scale
        high = min(value.high, most) * scale
        drawn.append(
            f'<text x="0" y="{middle + 5}">{escape(label)}</text>'
            f'<rect x="{LABEL}" y="{y}" width="{max(value.mean, 0) * scale:.1f}" height="{BAR}" '
            f'fill="{COLOURS[number % len(COLOURS)]}" opacity=".85"/>'
            f'<line x1="{LABEL + low:.1f}" x2="{LABEL + high:.1f}" y1="{middle}" y2="{middle}" '
            f'stroke="#1F2D3A" stroke-width="2"/>'
            f'<text x="{LABEL + max(high, value.mean * scale) + 6:.1f}" y="{middle + 5}">'
            f"{value.mean:.3g}</text>"
        )
    height = len(rows) * (BAR + GAP)
    return figure(title, "".join(drawn), height)


def figure(title: str, drawing: str, height: float) -> str:
    """A titled drawing."""
    return (
        f'<h2>{escape(title)}</h2><svg role="img" aria-label="{escape(title)}" '
        f'viewBox="0 0 {WIDTH} {height}" width="100%">{drawing}</svg>'
    )


def histogram(title: str, groups: Sequence[tuple[str, Sequence[float]]], bins: int = 24) -> str:
    """How often each value occurred, one outline per group."""
    everything = [value for _, values in groups for value in values]
    low, high = min(everything), max(everything)
    bins = min(bins, max(int(high - low), 1))  # scores and lengths are whole numbers
    step = max((high - low) / bins, 1e-9)
    counts: list[list[float]] = []
    for _, values in groups:
        tally = [0] * bins
        for value in values:
            tally[min(int((value - low) / step), bins - 1)] += 1
        counts.append([count / len(values) for count in tally])
    most = max(max(shares) for shares in counts)
    drawn = []
    for number, ((label, values), shares) in enumerate(zip(groups, counts, strict=True)):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{(at + 0.5) * WIDTH / bins:.1f},{160 - 150 * share / most:.1f}"
            for at, share in enumerate(shares)
        )
        drawn.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="3"/>'
            f'<text x="8" y="{18 + 18 * number}" style="fill:{colour}">{escape(label)}: '
            f"mean {mean(values):.1f}</text>"
        )
    drawn.append(
        f'<text x="0" y="180">{low:.0f}</text>'
        f'<text x="{WIDTH}" y="180" text-anchor="end">{high:.0f}</text>'
    )
    return figure(title, "".join(drawn), 190)


def tournament_page(title: str, results: Sequence[Result]) -> str:
    """The report of a tournament."""
    ranking = standings(results)
    rows = [
        (s.bot, str(s.win_rate), str(s.mean_score), str(s.rating), seconds_text(s.seconds))
        for s in ranking
    ]
    scores = [
        (s.bot, [r.scores[n] for r in results for n, b in enumerate(r.bots) if b == s.bot])
        for s in ranking
    ]
    return page(
        title,
        f"<p>{len(results)} games; intervals are 95 %.</p>",
        table(["bot", "win rate", "mean score", "rating", "a decision"], rows),
        bars("Win rate", [(s.bot, s.win_rate) for s in ranking], 1.0),
        histogram("Scores", scores),
        bars("Rating", [(s.bot, s.rating) for s in ranking], max(s.rating.high for s in ranking)),
        bars("Wins by seat", seat_rows(results), 1.0),
        histogram("Length in actions", [("all games", [r.plies for r in results])]),
    )


def seconds_text(seconds: float) -> str:
    """A short time for people."""
    return f"{1e6 * seconds:.0f} µs" if seconds < 1e-3 else f"{1e3 * seconds:.0f} ms"


def seat_rows(results: Sequence[Result]) -> list[tuple[str, Estimate]]:
    """The share of wins by seat, with seats counted from 1."""
    return [(f"seat {seat + 1}", value) for seat, value in enumerate(seat_rates(results))]


def balance_page(title: str, results: Sequence[Result]) -> str:
    """The report about the balance of a game."""
    rows = [
        (w.what, f"{w.frequency:.1%}", f"{w.points:.2f}", str(w.win_rate)) for w in worths(results)
    ]
    return page(
        title,
        f"<p>{len(results)} games between bots of one level; intervals are 95 %. "
        f"Equal chances would be {1 / len(results[0].scores):.3g} for every seat.</p>",
        bars("Wins by seat", seat_rows(results), 1.0),
        histogram("Scores", [("all seats", [s for r in results for s in r.scores])]),
        histogram("Length in actions", [("all games", [r.plies for r in results])]),
        "<h2>What it is worth</h2><p>How often a seat scores it, the points then, "
        "and how often such a seat wins.</p>",
        table(["scores by", "seats", "points", "wins"], rows),
    )
