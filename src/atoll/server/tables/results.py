"""The end of a game in the store: a result for each player, and their new ratings."""

from atoll.server.people.ratings import BOT, MODEL, as_openskill, rating
from atoll.server.store import rating_rows
from atoll.server.store.database import Conflict, Database, Statement
from atoll.server.tables.table import Table
from atoll.server.wall_clock import now


async def finish(table: Table, database: Database, statements: list[Statement]) -> None:
    """Store the end of a game with its results and the new ratings, in one write.

    A rating is replaced only if it is still the one from which the new rating was computed: if
    another game of one of the players ended meanwhile, perhaps in another process, the new ratings
    are computed again. What-ifs and games in which nobody moved have no results.
    """
    if table.origin is not None or table.ended == "aborted":
        await database.write(*statements)
        return
    while True:
        rated = await new_ratings(table, database)
        try:
            await database.write(*statements, *results(table), *rated)
        except Conflict as conflict:
            if conflict.statement not in rated:
                raise
        else:
            return


def results(table: Table) -> list[Statement]:
    """A row for each seat that a person holds."""
    scores = [int(score) for score in table.state.scores()]
    winners = table.winners()
    # A bot's name is not stored: the reader of the list gets it in their language.
    names = [seat.name if seat.player or not seat.bot else "" for seat in table.seats]
    return [
        rating_rows.adding(
            rating_rows.Result(
                table.id, n, seat.player, table.created.game, now(), names, scores,
                n in winners and not seat.resigned,
            )
        )
        for n, seat in enumerate(table.seats)
        if seat.player is not None
    ]  # fmt: skip


def identities(table: Table) -> list[str]:
    """The rated identity of each seat: the player, or the kind of bot."""
    return [seat.player or f"{BOT}{seat.bot}" for seat in table.seats]


def side_ranks(table: Table, sides: list[list[int]]) -> list[float]:
    """The rank of each side, best first: winners, then by points; a side that resigned is last."""
    scores, winners = table.state.scores(), set(table.winners())
    places = []
    for side in sides:
        people = [table.seats[seat] for seat in side if table.seats[seat].player]
        has_resigned = bool(people) and all(seat.resigned for seat in people)
        has_won = not winners.isdisjoint(side)
        points = 0 if has_won else -sum(int(scores[seat]) for seat in side)
        places.append((has_resigned, not has_won, points))
    return [float(sorted(places).index(place)) for place in places]


async def new_ratings(table: Table, database: Database) -> list[Statement]:
    """The ratings after this game, sorted by name; a bot on several seats keeps its rating.

    A team is rated as one.
    """
    if not table.is_rated:
        return []
    assert table.setup is not None  # a game that is over has begun
    names, sides = identities(table), table.game.sides(table.setup.players, table.setup.options)
    ratings = {name: await rating(name, table.created.game, database) for name in names}
    teams = [[as_openskill(ratings[names[seat]]) for seat in side] for side in sides]
    after = MODEL.rate(teams, ranks=side_ranks(table, sides))
    statements = [
        rating_rows.changing(
            names[seat],
            table.created.game,
            float(new.mu),
            float(new.sigma),
            ratings[names[seat]].games,
        )
        for side, team in zip(sides, after, strict=True)
        for seat, new in zip(side, team, strict=True)
        if names.count(names[seat]) == 1
    ]
    return sorted(statements, key=lambda statement: str(statement.args[0]))  # prevents deadlocks
