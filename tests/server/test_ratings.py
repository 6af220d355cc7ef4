"""Ratings: none is lost when games end at once, and teams are rated as teams."""

import asyncio
from functools import cache
from pathlib import Path

import pytest

from atoll.core.bits import members
from atoll.core.rng import fast_rng
from atoll.games.moluku import GAME
from atoll.server import wire
from atoll.server.people import ratings
from atoll.server.store import entries as log
from atoll.server.store.database import Conflict
from atoll.server.tables import results
from atoll.server.tables.table import Table
from tests.server.table_client import Server, in_loop, serving, sharing
from tests.server.test_stores import STORES, opened

GAMES = 6
SEED = "8"  # of a game that seats 0 and 2 win as a team


@cache
def won_by_the_first(number: int) -> tuple[str, tuple[log.Acted, ...]]:
    """The seed and the actions of a game of two that seat 0 wins; another for each number."""
    seed = 1000 * number
    while True:
        seed += 1
        actions, winners = random_game(2, False, str(seed))
        if winners == [0]:
            return str(seed), actions


def random_game(players: int, teams: bool, seed: str) -> tuple[tuple[log.Acted, ...], list[int]]:
    """A whole game at random, and who won it."""
    state, rng, actions = GAME.new(players, seed, teams=teams), fast_rng(1), []
    while not state.is_over():
        seat = int(state.to_act())
        action = state.random_action(seat, rng)
        actions.append(log.Acted(seat, GAME.text(state, seat, action)))
        state.apply(seat, action)
    return tuple(actions), [int(seat) for seat in members(state.winners())]


def created(players: int, teams: bool = False) -> log.Created:
    return log.Created(
        "moluku", players, {"teams": teams}, "default", False, wire.NoClock(), wire.Absence(),
        "nobody", GAME.version,
    )  # fmt: skip


async def end_a_game(server: Server, number: int, gate: asyncio.Barrier) -> None:
    """Ann wins: all but the last action of a game, then, when everybody is there, the last one."""
    seed, actions = won_by_the_first(number)
    sat = [log.Sat(0, "ann", "Ann"), log.Sat(1, f"opponent {number}", "Bob")]
    live = await server.house.create([created(2), *sat, log.Started(seed), *actions[:-1]])
    async with live.lock:
        assert await live.own()
        await gate.wait()
        await live.commit([actions[-1]])


def expected(games: int) -> ratings.Rating:
    """The rating of somebody who won so many games against newcomers."""
    known = ratings.Rating()
    for _ in range(games):
        teams = [[ratings.as_openskill(known)], [ratings.as_openskill(ratings.Rating())]]
        ((new,), _) = ratings.MODEL.rate(teams, ranks=[0.0, 1.0])
        known = ratings.Rating(new.mu, new.sigma, known.games + 1)
    return known


async def all_at_once(servers: list[Server]) -> None:
    """Many games of one player end in the same moment, in all of these processes."""
    gate = asyncio.Barrier(GAMES)
    await asyncio.gather(*(end_a_game(servers[n % len(servers)], n, gate) for n in range(GAMES)))
    found = await ratings.rating("ann", "moluku", servers[0].house.database)
    assert found.games == GAMES
    assert (found.mu, found.sigma) == pytest.approx(expected(GAMES)[:2])
    rows = await servers[0].house.database.read("SELECT count(*) FROM results WHERE won = 1")
    assert rows[0][0] == GAMES


@in_loop
async def test_no_rating_is_lost_when_games_end_at_once_in_one_process(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        await all_at_once([server])


@in_loop
async def test_no_rating_is_lost_when_games_end_at_once_in_two_processes(postgres: str) -> None:
    async with sharing(postgres) as here, sharing(postgres) as there:
        await all_at_once([here, there])


def finished(players: dict[int, str], teams: bool, resigned: list[int]) -> Table:
    """A finished game of four: these players at their seats, bots at the others."""
    actions, _ = random_game(4, teams, SEED)
    table = Table("t")
    found: list[log.AnyEntry] = [created(4, teams)]
    for seat in range(4):
        name = players.get(seat)
        found.append(log.Sat(seat, name, name) if name else log.BotSat(seat, f"bot{seat}"))
    found += [log.Started(SEED), *(log.Resigned(seat, "casual") for seat in resigned), *actions]
    for number, entry in enumerate(found, 1):
        table.add(log.Logged(number, 0, entry))
    return table


FOUR = {0: "a", 1: "b", 2: "c", 3: "d"}


@in_loop
async def test_mo18_partners_gain_and_lose_together(tmp_path: Path) -> None:
    table = finished(FOUR, True, [])
    winners = set(members(table.state.winners()))
    assert winners in ({0, 2}, {1, 3})
    async with serving(tmp_path) as server:
        statements = await results.new_ratings(table, server.house.database)
    mu = {str(one.args[0]): float(one.args[2]) for one in statements}
    assert mu["a"] == mu["c"] != mu["b"] == mu["d"]
    assert (mu["a"] > mu["b"]) == (0 in winners)


@in_loop
async def test_each_for_himself_is_rated_apart(tmp_path: Path) -> None:
    table = finished(FOUR, False, [])
    async with serving(tmp_path) as server:
        statements = await results.new_ratings(table, server.house.database)
    places = results.side_ranks(table, [[0], [1], [2], [3]])
    mu = [float(one.args[2]) for one in statements]
    assert sorted(range(4), key=lambda seat: -mu[seat]) == sorted(range(4), key=places.__getitem__)


@pytest.mark.parametrize(
    ("players", "resigned", "is_last"),
    [(FOUR, [0, 2], True), (FOUR, [0], False), ({0: "a", 1: "b", 3: "d"}, [0], True)],
)
def test_a_team_is_last_when_all_its_people_resigned(
    players: dict[int, str], resigned: list[int], is_last: bool
) -> None:
    sides = [[0, 2], [1, 3]]
    places = results.side_ranks(finished(players, True, resigned), sides)
    plain = results.side_ranks(finished(players, True, []), sides)
    assert plain == [0.0, 1.0]
    assert places == ([1.0, 0.0] if is_last else plain)


@STORES
@in_loop
async def test_a_rating_computed_from_an_older_one_is_not_stored(store: str, address: str) -> None:
    table = finished(FOUR, False, [])
    async with opened(store, address) as database:
        for _ in range(2):  # for newcomers, and for those who are rated already
            first = await results.new_ratings(table, database)
            second = await results.new_ratings(table, database)
            await database.write(*first)
            with pytest.raises(Conflict) as found:
                await database.write(*second)
            assert found.value.statement in second


def test_nobody_who_resigned_wins_as_long_as_somebody_stayed() -> None:
    won = finished(FOUR, False, []).winners()
    table = finished(FOUR, False, won)
    others = [seat for seat in FOUR if seat not in won]
    most = max(table.state.scores()[seat] for seat in others)
    assert table.winners() == [s for s in others if table.state.scores()[s] == most]
    assert finished(FOUR, False, list(FOUR)).winners() == won
