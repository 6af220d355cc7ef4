"""What one visitor may ask for is bounded, and nobody else notices when they ask for more."""

import asyncio
import os
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
import uvicorn

from atoll.cli import main
from atoll.server.errors import ServerError
from atoll.server.limits.settings import BadLimit, Limits, read_limits
from atoll.server.metrics import Metrics
from atoll.server.people.passwords import WAITING, Passwords
from atoll.server.people.webhooks import Webhooks
from atoll.server.store.database import Statement
from atoll.server.store.file_lock import InUse, lock
from atoll.server.store.postgres import STALLED, PostgresDatabase
from atoll.server.web.doorway import make_protocol
from atoll.server.web.guard import cost_of, group_of
from tests.server.table_client import GENEROUS, PATIENCE, Server, in_loop, serving
from tests.server.test_tables import ME, OPEN, act, two_players

# -- settings -------------------------------------------------------------------------------


def test_a_host_sets_any_limit() -> None:
    assert read_limits("") == Limits()
    assert read_limits("requests=100 kept=50") == replace(Limits(), requests=100.0, kept=50)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("speed=1", "there is no limit 'speed'"),
        ("talk=much", "talk must be a number above 0, not 'much'"),
        ("talk=0", "talk must be a number above 0"),
        ("kept=1.5", "kept must be a number above 0"),
        ("talk", "talk must be a number above 0, not ''"),
        ("talk=nan", "talk must be a number above 0"),
    ],
)
def test_a_limit_that_is_none_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadLimit, match=why):
        read_limits(text)


def test_ipv6_addresses_count_by_their_network() -> None:
    assert group_of("2001:db8:1:2::1") == group_of("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert group_of("2001:db8:1:3::1") != group_of("2001:db8:1:2::1")
    assert group_of("::ffff:192.0.2.7") == group_of("192.0.2.7") == "192.0.2.7"
    assert (group_of("fe80::1%eth0"), group_of("testclient")) == ("fe80::/64", "testclient")


# -- reads ----------------------------------------------------------------------------------


def test_what_tells_a_whole_game_costs_more() -> None:
    costs = [cost_of(f"/api/tables/t1{end}") for end in ("", "/log", "/scores", "/positions/3")]
    assert costs == [1, 10, 10, 1]


@in_loop
async def test_reads_are_limited_by_what_they_cost(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(GENEROUS, requests=10)) as server:
        ann, _, table = await two_players(server)
        codes = [(await ann.ask("GET", f"/api/tables/{table}/log")).status_code for _ in range(11)]
        assert 5 < codes.count(200) < 11
        assert codes[-1] == 429


@in_loop
async def test_a_table_that_must_be_loaded_costs_more(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(GENEROUS, requests=5, kept=1)) as server:
        ann = await server.player("Ann")
        tables = [await ann.table(ME, OPEN) for _ in range(8)]
        codes = [(await ann.ask("GET", f"/api/tables/{one}")).status_code for one in tables]
        assert codes[-1] == 429


@in_loop
async def test_a_log_is_told_once_for_each_version(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        live = server.house.live_tables[table]
        before = await ann.get(f"/api/tables/{table}/log?seat=0")
        kept = dict(live.answers)
        assert await ann.get(f"/api/tables/{table}/log?seat=0") == before
        assert dict(live.answers) == kept
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            await act(lines, {seat: await line.hear("update") for seat, line in lines.items()})
        assert len((await ann.get(f"/api/tables/{table}/log?seat=0"))["lines"]) > 0
        for after in range(9):
            await ann.get(f"/api/tables/{table}/log?after={after}")
        assert len(live.answers) == 4


@in_loop
async def test_handshakes_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(GENEROUS, handshakes=0.3)) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, OPEN)
        for _ in range(3):
            async with ann.at(table) as line:
                await line.hear("table")
        async with ann.at(table) as line:
            assert (await line.hear("closed"))["code"] == 1008


# -- webhooks -------------------------------------------------------------------------------


class Sink:
    """A web server that takes connections and never answers."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.taken: list[socket.socket] = []
        threading.Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        while True:
            try:
                self.taken.append(self.listener.accept()[0])
            except OSError:
                return

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}/hook"


@pytest.fixture
def sink() -> Iterator[Sink]:
    found = Sink()
    yield found
    found.listener.close()


@in_loop
async def call_slowly(sink: Sink) -> None:
    webhooks = Webhooks(Metrics(), allow_private=True, deadline=0.3)
    first = asyncio.ensure_future(webhooks.send("ann", sink.url, b"{}"))
    await asyncio.sleep(0)
    await webhooks.send("ann", sink.url, b"{}")  # one of each player at a time
    assert list(webhooks.calls) == ["ann"]
    await first
    while webhooks.calls:  # the thread has really ended
        await asyncio.sleep(0.01)
    webhooks.deadline = 3600
    waiting = [asyncio.ensure_future(webhooks.send(f"p{n}", sink.url, b"{}")) for n in range(20)]
    await asyncio.sleep(0)
    assert len(webhooks.calls) == 16
    webhooks.close()
    await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE)


def test_a_slow_webhook_ends_at_its_deadline_and_with_the_server(sink: Sink) -> None:
    call_slowly(sink)


# -- log-ins --------------------------------------------------------------------------------


@in_loop
async def test_guesses_at_an_account_are_limited_and_do_not_lock_its_owner_out(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        passwords = server.house.players.passwords
        codes = []
        for _ in range(4):
            try:
                passwords.check_tries("ann", "198.51.100.1")
                codes.append("")
            except ServerError as error:
                codes.append(error.code)
        assert codes == ["", "", "limit/rate", "limit/rate"]
        passwords.check_tries("ann", "192.0.2.1")


@in_loop
async def test_so_many_passwords_are_compared_at_a_time() -> None:
    passwords = Passwords()
    gate = threading.Event()
    running: list[int] = []

    def work(text: str) -> str:
        running.append(1)
        gate.wait(PATIENCE)
        return text

    asked = [asyncio.ensure_future(passwords.work(work, "x")) for _ in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(ServerError, match="server/busy"):
        await passwords.work(work, "x")
    assert len(running) <= 2
    gate.set()
    assert await asyncio.gather(*asked) == ["x"] * WAITING
    passwords.close()


# -- the lobby ------------------------------------------------------------------------------


@in_loop
async def test_one_address_does_not_push_others_out_of_the_lobby(tmp_path: Path) -> None:
    limits = replace(GENEROUS, listed=2, open_tables=3, open_of_address=100)
    async with serving(tmp_path, limits) as server:
        ann = await server.player("Ann")
        honest = await ann.table(ME, OPEN, public=True)
        server.house.payers.addresses.clear()  # Ann comes from elsewhere
        for name in ("Eve", "Mallory"):
            other = await server.player(name)
            for _ in range(3):
                await other.table(ME, OPEN, public=True)
            body = {"game": "moluku", "seats": [ME, OPEN]}
            refused = await other.ask("POST", "/api/tables", body)
            assert (refused.status_code, refused.json()["code"]) == (429, "limit/tables")
            assert (await other.post("/api/tables", {"game": "moluku", "seats": [ME, ME]}))["id"]
        listed = [one["id"] for one in (await server.stranger().get("/api/tables"))["tables"]]
        assert len(listed) == 3
        assert honest in listed


@in_loop
async def test_all_players_of_an_address_share_a_bound_of_open_tables(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(GENEROUS, open_of_address=3)) as server:
        codes = []
        for name in ("Eve", "Mallory", "Trudy", "Victor"):
            player = await server.player(name)
            body = {"game": "moluku", "seats": [ME, OPEN]}
            codes.append((await player.ask("POST", "/api/tables", body)).status_code)
        assert codes == [201, 201, 201, 429]


# -- connections ----------------------------------------------------------------------------


async def held(connections: int, proxies: set[str]) -> tuple[list[bytes], asyncio.Server]:
    """What half-open connections hear until the server lets them go."""
    loop = asyncio.get_running_loop()

    async def app(scope: object, receive: object, send: object) -> None:
        raise AssertionError("no request was complete")

    config = uvicorn.Config(app, lifespan="off", log_config=None)
    kind = make_protocol(2, proxies, seconds=0.3)
    state = uvicorn.server.ServerState()
    server = await loop.create_server(
        lambda: kind(config, state, {}),  # type: ignore[call-arg]
        "127.0.0.1",
        0,
    )
    port = server.sockets[0].getsockname()[1]
    ends = [await asyncio.open_connection("127.0.0.1", port) for _ in range(connections)]
    for _, writer in ends:
        writer.write(b"GET / HTTP/1.1\r\nHost: ")
    heard = await asyncio.wait_for(asyncio.gather(*map(read_to_end, ends)), PATIENCE)
    return heard, server


async def read_to_end(pair: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> bytes:
    try:
        return await pair[0].read()
    except ConnectionError:
        return b""


@pytest.mark.parametrize("proxies", [set(), {"127.0.0.1"}])
def test_half_open_requests_are_let_go(proxies: set[str]) -> None:
    @in_loop
    async def hold() -> None:
        heard, server = await held(5, proxies)
        assert heard == [b""] * 5
        server.close()

    hold()


@in_loop
async def test_a_body_that_does_not_come_ends_at_its_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.server.web.guard.SLOW", 0.1)
    async with serving(tmp_path) as server:
        sent: list[dict[str, object]] = []
        scope = {
            "type": "http", "method": "POST", "path": "/api/players", "raw_path": b"/api/players",
            "query_string": b"", "root_path": "", "scheme": "http", "http_version": "1.1",
            "client": ("127.0.0.1", 1), "server": ("table.test", 80),
            "headers": [(b"host", b"table.test"), (b"content-type", b"application/json")],
        }  # fmt: skip

        async def never() -> dict[str, object]:
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: object) -> None:
            sent.append(message)  # type: ignore[arg-type]

        await server.app(scope, never, send)
        assert sent[0]["status"] == 408


# -- the store ------------------------------------------------------------------------------


@in_loop
async def test_health_needs_a_store_that_can_be_written(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        stranger = server.stranger()
        assert (await stranger.ask("GET", "/health")).status_code == 200
        server.house.stored_at = -1.0
        await server.house.database.write(Statement("PRAGMA query_only = 1", ()))
        assert (await stranger.ask("GET", "/health")).status_code == 503


def test_a_second_server_on_one_folder_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = lock(tmp_path)
    with pytest.raises(InUse, match=f"used by another Atoll server .process {os.getpid()}"):
        lock(tmp_path)
    handlers = {name: signal.getsignal(name) for name in (signal.SIGINT, signal.SIGTERM)}
    assert main(["play", "--data", str(tmp_path), "--port", "0", "--no-browser"]) == 1
    assert "is used by another Atoll server" in capsys.readouterr().err
    assert {name: signal.getsignal(name) for name in handlers} == handlers
    first.close()
    lock(tmp_path).close()


def test_a_process_that_does_nothing_loses_its_locks(postgres: str) -> None:
    """A process stopped by SIGSTOP within a transaction held its tables until it went on."""
    sql = Statement("UPDATE processes SET expires = 1 WHERE id = 'p' RETURNING id", (), must=True)

    @in_loop
    async def hold() -> None:
        stopped, other = PostgresDatabase(postgres), PostgresDatabase(postgres)
        await stopped.open()
        await other.open()
        await other.write(Statement("INSERT INTO processes (id, expires) VALUES ('p', 0)", ()))
        async with stopped.pool.acquire() as connection:
            stalled = await connection.fetchval("SHOW idle_in_transaction_session_timeout")
            assert stalled == f"{STALLED}ms"
            # Sooner here, and only for this connection: a busy machine makes others wait too.
            await connection.execute("SET idle_in_transaction_session_timeout = 200")
            await connection.execute("BEGIN")
            await connection.fetch(sql.sql)
            await asyncio.wait_for(other.write(sql), PATIENCE)
            with suppress(asyncpg.InterfaceError):  # the pool may have noticed already
                connection.terminate()
        await stopped.close()
        await other.close()

    hold()


@pytest.mark.parametrize("path", ["/api/tables/t%00x", "/api/tables?game=%00", "/%00"])
@in_loop
async def test_a_nul_in_an_address_is_refused(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server:
        answer = await server.stranger().ask("GET", path)
        assert (answer.status_code, answer.json()["code"]) == (400, "input/invalid")


@in_loop
async def test_a_seat_asks_for_so_many_takebacks_between_two_actions(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, table = await two_players(server)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            await act(lines, updates)
            codes = [(await one.do("takeback", seat=0, ply=0)).get("code") for _ in range(4)]
            assert codes == [None, None, None, "limit/rate"]
            assert (await two.do("takeback", seat=1, ply=0))["type"] == "ack"
            await act(lines, updates)
            while one.latest["update"]["ply"] < 2:
                await one.hear("update")
            assert (await one.do("takeback", seat=0, ply=0))["type"] == "ack"


async def plan(server: Server, sql: str, *args: object) -> str:
    """How the store finds what a query asks for."""
    rows = await server.house.database.read("EXPLAIN QUERY PLAN " + sql, *args)
    return " ".join(str(row[-1]) for row in rows)


@in_loop
async def test_long_lists_are_found_by_an_index(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        best = await plan(
            server,
            """SELECT r.who FROM ratings r WHERE r.game = $1
            ORDER BY r.mu - 3 * r.sigma DESC, r.who LIMIT 100""",
            "moluku",
        )
        assert "ratings_best" in best
        assert "TEMP B-TREE" not in best
