"""Puzzles from a review: the decisions in which a player gave away most."""

from atoll.review.position import position_of
from atoll.review.puzzles import Puzzle
from atoll.review.review import Decision, Review
from atoll.server.store.practice_rows import OWN, OwnPuzzle
from atoll.server.tables.table import Table

OF_ONE_GAME = 3  # puzzles of each player
FEWEST_POINTS = 0.5  # points given away by a decision that is worth a puzzle


def costliest(review: Review, seat: int) -> list[Decision]:
    """The decisions in which a seat gave away most, the worst first."""
    poor = [
        decision
        for decision in review.decisions
        if decision.seat == seat and decision.given >= FEWEST_POINTS
    ]
    return sorted(poor, key=lambda decision: (-decision.given, decision.ply))[:OF_ONE_GAME]


def puzzle_of(table: Table, decision: Decision) -> OwnPuzzle:
    """A decision as a puzzle: what its seat saw, and the values of the moves from the review."""
    assert table.setup is not None  # a reviewed game has begun
    seen = table.states[decision.ply].seen_by(decision.seat)
    solutions = next(n for n, option in enumerate(decision.options) if option.given)
    puzzle = Puzzle(
        f"{OWN}{table.id}-{decision.ply}",
        decision.seat,
        position_of(table.game, table.setup, seen),
        decision.options,
        decision.worlds,
        solutions,
    )
    return OwnPuzzle(puzzle, table.id, decision.ply, decision.given)


def own_puzzles(table: Table, review: Review) -> dict[str, list[OwnPuzzle]]:
    """The puzzles of a reviewed game, by player."""
    puzzles: dict[str, list[OwnPuzzle]] = {}
    for number, seat in enumerate(table.seats):
        if seat.player is not None:
            puzzles_of_seat = [puzzle_of(table, decision) for decision in costliest(review, number)]
            puzzles.setdefault(seat.player, []).extend(puzzles_of_seat)
    return puzzles
