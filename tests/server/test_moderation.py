"""Moderation: blocks, reports, and what a host does at the command line."""

import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from atoll.server.people.moderation import Moderator
from atoll.server.run import BadSetting, host_and_port, show_metrics
from atoll.server.store.sqlite import SqliteDatabase
from atoll.server.tables.house import House
from tests.server.table_client import Client, Server, in_loop, serving

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}


async def three(server: Server) -> tuple[Client, Client, Client]:
    return (
        await server.player("Ann"),
        await server.player("Bob"),
        await server.player("Eve"),
    )


@in_loop
async def test_those_who_block_each_other_never_sit_together(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, _ = await three(server)
        await ann.post("/api/me/blocks", {"player": bob.id})
        for one, other in ((ann, bob), (bob, ann)):
            table = await one.table(ME, OPEN)
            told = await other.ask("PUT", f"/api/tables/{table}/seats/1", {})
            assert told.json()["code"] == "seat/blocked"
        assert [one["name"] for one in (await ann.get("/api/me/blocks"))["blocks"]] == ["Bob"]
        assert (await bob.get("/api/me/blocks"))["blocks"] == []
        await ann.ask("DELETE", f"/api/me/blocks/{bob.id}")
        await bob.put(f"/api/tables/{await ann.table(ME, OPEN)}/seats/1")


@in_loop
async def test_words_of_a_blocked_player_are_not_sent(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, eve = await three(server)
        table = await ann.table(ME, OPEN)
        await bob.put(f"/api/tables/{table}/seats/1")
        async with ann.at(table) as one, bob.at(table) as two, eve.at(table) as watching:
            await one.hear("update")
            await ann.post("/api/me/blocks", {"player": eve.id})
            await watching.do("chat", text="Rubbish")
            await two.do("chat", text="Well played")
            assert (await one.hear("chat"))["lines"][0]["text"] == "Well played"
        page = await ann.ask("GET", f"/api/tables/{table}/chat")
        assert "Rubbish" not in page.text
        assert "Rubbish" in (await bob.ask("GET", f"/api/tables/{table}/chat")).text


@in_loop
async def test_a_table_can_be_without_the_words_of_spectators(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, _, eve = await three(server)
        table = await ann.table(ME, BOT, audience=False)
        async with ann.at(table) as own, eve.at(table) as line:
            assert (await line.do("chat", text="Psst"))["code"] == "chat/audience"
            assert (await line.do("react", face="👍"))["code"] == "chat/audience"
            assert (await own.do("chat", text="Quiet here"))["type"] == "ack"


@in_loop
async def test_a_report_holds_what_was_said_and_done(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, eve = await three(server)
        table = await ann.table(ME, OPEN)
        await bob.put(f"/api/tables/{table}/seats/1")
        async with bob.at(table) as line:
            await line.do("chat", text="Rude words")
            await line.do("resign", seat=1)
        path, body = f"/api/tables/{table}/reports", {"player": bob.id, "text": "Rude"}
        assert (await ann.ask("POST", path, body)).status_code == 204
        wrong = await ann.ask("POST", path, {"player": eve.id, "text": "?"})
        assert wrong.json()["code"] == "input/path"
        for _ in range(4):
            await ann.ask("POST", path, body)
        assert (await ann.ask("POST", path, body)).json()["code"] == "limit/rate"
        moderator = Moderator(server.house.database)
        first = (await moderator.reports())[0]
        assert first[2:5] == ("Ann", "Bob", bob.id)
        attached = await moderator.attachment(first[0])
        assert [one["text"] for one in attached["chat"]] == ["Rude words"]
        assert any("resigns" in line for line in attached["log"])
        await moderator.close_report(first[0], "seen to")
        assert len(await moderator.reports()) == 4


@in_loop
async def test_a_muted_player_says_nothing_until_they_may_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, _, _ = await three(server)
        table = await ann.table(ME, BOT)
        moderator = Moderator(server.house.database)
        async with ann.at(table) as line:
            await moderator.until("muted", ann.id, 1, "rude")
            assert (await line.do("chat", text="Hello"))["code"] == "player/muted"
            await moderator.until("muted", ann.id, 0, "")
            assert (await line.do("chat", text="Hello"))["type"] == "ack"
        assert [row[2] for row in await moderator.audit()] == ["not muted", "muted"]


@in_loop
async def test_a_banned_player_is_sent_away_and_kept_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, _, _ = await three(server)
        body = {"login": "ann", "password": "correct horse battery"}
        await ann.post("/api/account", body)
        table = await ann.table(ME, BOT)
        moderator = Moderator(server.house.database)
        async with ann.at(table) as line:
            await line.hear("update")
            await moderator.until("banned", "ann", None, "cheats")
            assert (await ann.ask("GET", "/api/me")).json()["code"] == "player/banned"
            await server.house.do_tasks()
            assert (await line.hear("closed"))["code"] == 4001
        told = await server.stranger().ask("POST", "/api/login", body)
        assert told.json()["code"] == "player/banned"
        await moderator.until("banned", "ann", 0, "")
        assert (await server.stranger().ask("POST", "/api/login", body)).is_success


@in_loop
async def test_a_kicked_player_loses_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob, _ = await three(server)
        waiting, running = await ann.table(ME, OPEN, BOT), await ann.table(ME, OPEN, BOT)
        for table in (waiting, running):
            if table == running:
                await bob.put(f"/api/tables/{table}/seats/1")
        moderator = Moderator(server.house.database)
        await moderator.kick(waiting, 0, "")
        await moderator.kick(running, 1, "")
        await server.house.do_tasks()
        assert (await bob.get(f"/api/tables/{waiting}"))["seats"][0]["kind"] == "open"
        assert (await bob.get(f"/api/tables/{running}"))["seats"][1]["resigned"] is True


@in_loop
async def test_there_is_no_way_to_moderate_over_http(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, _, _ = await three(server)
        for path in ("/api/admin", "/api/reports", "/api/audit", "/api/bans"):
            for method in ("GET", "POST"):
                assert (await ann.ask(method, path, {})).status_code == 404
        assert "atoll_orders" not in (await ann.ask("GET", "/metrics")).text


def test_the_command_line_moderates_and_keeps_an_audit_log(tmp_path: Path) -> None:
    def admin(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "atoll", "admin", "--data", str(tmp_path), *words]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    @in_loop
    async def meet() -> None:
        async with serving(tmp_path) as server:
            await (await server.player("Eve")).post(
                "/api/account", {"login": "eve", "password": "correct horse battery"}
            )

    meet()
    assert "Eve" in admin("find", "ev").stdout
    assert admin("ban", "eve", "--days", "2", "--reason", "cheats").stdout == "eve is banned.\n"
    assert "cheats" in admin("audit").stdout
    assert admin("reports").stdout == "none\n"
    unknown = admin("mute", "nobody")
    assert (unknown.returncode, unknown.stdout) == (1, "")
    assert len(unknown.stderr.splitlines()) == 1


@in_loop
async def test_browsers_that_came_by_https_are_told_to_come_so_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        plain = await ann.http.get("http://table.test/api/games")
        secure = await ann.http.get("https://table.test/api/games")
    assert "strict-transport-security" not in plain.headers
    assert secure.headers["strict-transport-security"].startswith("max-age=")


def test_measurements_have_an_address_of_their_own(tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    stop = show_metrics(("127.0.0.1", port), House(SqliteDatabase(tmp_path / "atoll.sqlite3")))
    try:
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text
    finally:
        stop()
    assert "atoll_connections" in told


@pytest.mark.parametrize("text", ["9464", "host:", "host:0", "host:70000", "a b:1"])
def test_a_bad_address_for_measurements_is_refused_at_the_start(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ATOLL_METRICS", text)
    with pytest.raises(BadSetting, match="ATOLL_METRICS"):
        host_and_port("ATOLL_METRICS")
