"""Keys and accounts: sessions, the second factor, and one's own data."""

from pathlib import Path

import pytest

from atoll.server.limits.budgets import Budgets
from atoll.server.people import players, totp
from atoll.server.people.players import device_of
from atoll.server.wall_clock import now
from tests.server.table_client import Client, Data, Server, in_loop, serving

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}
PASSWORD, OTHER = "correct horse battery", "staple staple staple"


async def account(server: Server, name: str = "Ann", login: str = "ann") -> Client:
    client = await server.player(name)
    await client.post("/api/account", {"login": login, "password": PASSWORD})
    return client


def allow_tries(server: Server) -> None:
    """As many passwords as a test likes."""
    passwords = server.house.players.passwords
    passwords.tries = passwords.tries_of_all = Budgets(1e6)


async def log_in(server: Server, login: str = "ann", **more: str) -> Client:
    client = server.stranger()
    body = {"login": login, "password": PASSWORD, **more}
    made = await client.post("/api/login", body)
    client.key, client.id = made["key"], made["player"]["id"]
    return client


async def code_of(client: Client, method: str, path: str, body: Data) -> str:
    return str((await client.ask(method, path, body)).json()["code"])


@in_loop
async def test_changing_an_account_takes_the_old_password_or_a_fresh_log_in(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann = await account(server)
        new = {"login": "ann2", "password": OTHER}
        assert await code_of(ann, "POST", "/api/account", new) == "player/fresh"
        wrong = {**new, "old": OTHER}
        assert await code_of(ann, "POST", "/api/account", wrong) == "player/password"
        fresh = await log_in(server)
        assert (await fresh.post("/api/account", new))["login"] == "ann2"


@in_loop
async def test_a_fresh_log_in_does_not_stay_fresh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        await account(server)
        fresh = await log_in(server)
        monkeypatch.setattr(players, "FRESH", -1)
        new = {"login": "ann2", "password": OTHER}
        assert await code_of(fresh, "POST", "/api/account", new) == "player/fresh"


@in_loop
async def test_a_new_password_ends_the_other_sessions_and_what_is_open_with_them(
    tmp_path: Path,
) -> None:
    async with serving(tmp_path) as server:
        ann, thief = await account(server), await log_in(server)
        table = await ann.table(ME, BOT)
        async with thief.at(table) as open_line, ann.at(table) as own_line:
            await open_line.hear("update")
            await ann.post("/api/account", {"login": "ann", "password": OTHER, "old": PASSWORD})
            assert (await open_line.hear("closed"))["code"] == 4001
            assert own_line.closed is None
        assert await code_of(thief, "GET", "/api/me", {}) == "player/unknown"
        assert (await ann.get("/api/me"))["login"] == "ann"


@in_loop
async def test_an_open_connection_ends_with_its_log_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, BOT)
        async with ann.at(table) as line, ann.connect("/ws/me") as notices:
            await line.hear("update")
            await ann.post("/api/logout")
            assert (await line.hear("closed"))["code"] == 4001
            assert (await notices.hear("closed"))["code"] == 4001
        assert not server.house.live_tables[table].connections


@in_loop
async def test_sessions_are_listed_and_can_be_ended(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await account(server)
        second, third = await log_in(server), await log_in(server)
        listed = (await ann.get("/api/me/sessions"))["sessions"]
        assert [one["current"] for one in listed].count(True) == 1
        assert len(listed) == 3
        assert not any(str(client.key) in str(listed) for client in (ann, second, third))
        (own,) = [
            one for one in (await second.get("/api/me/sessions"))["sessions"] if one["current"]
        ]
        assert (await ann.ask("DELETE", f"/api/me/sessions/{own['id']}")).status_code == 204
        assert await code_of(second, "GET", "/api/me", {}) == "player/unknown"
        assert (await ann.ask("DELETE", "/api/me/sessions")).status_code == 204
        assert await code_of(third, "GET", "/api/me", {}) == "player/unknown"
        assert len((await ann.get("/api/me/sessions"))["sessions"]) == 1


@in_loop
async def test_nobody_ends_the_session_of_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        (own,) = (await ann.get("/api/me/sessions"))["sessions"]
        answer = await bob.ask("DELETE", f"/api/me/sessions/{own['id']}")
        assert answer.json()["code"] == "input/path"
        assert (await ann.get("/api/me"))["name"] == "Ann"


@in_loop
async def test_a_key_that_is_not_used_expires(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        server.house.players.key_days = -1
        assert await code_of(ann, "GET", "/api/me", {}) == "player/unknown"
        server.house.players.key_days = 1
        assert await code_of(ann, "GET", "/api/me", {}) == "player/unknown"


@in_loop
async def test_the_second_factor_is_asked_for_and_no_code_opens_twice(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        allow_tries(server)
        ann = await account(server)
        secret = (await ann.post("/api/me/totp", {"password": PASSWORD}))["secret"]
        step = now() // 1000 // totp.STEP
        first, second = totp.code_at(secret, step), totp.code_at(secret, step + 1)
        near = {totp.code_at(secret, step + n) for n in range(-2, 4)}
        wrong = next(code for code in map("{:06}".format, range(10)) if code not in near)
        assert await code_of(ann, "PUT", "/api/me/totp", {"code": wrong}) == "player/code"
        await ann.put("/api/me/totp", {"code": first})
        body = {"login": "ann", "password": PASSWORD}
        eve = server.stranger()
        assert await code_of(eve, "POST", "/api/login", body) == "player/code-needed"
        assert await code_of(eve, "POST", "/api/login", {**body, "code": first}) == "player/code"
        assert await log_in(server, code=second)
        assert await code_of(eve, "POST", "/api/login", {**body, "code": second}) == "player/code"
        removed = await ann.ask("DELETE", "/api/me/totp", {"password": PASSWORD})
        assert removed.json()["totp"] is False


@in_loop
async def test_all_ones_data_can_be_taken_along_without_secrets(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await account(server)
        table = await ann.table(ME, BOT)
        async with ann.at(table) as line:
            await line.do("chat", text="Hello there")
        answer = await ann.ask("GET", "/api/me/data")
        found = answer.json()
        assert found["player"]["login"] == "ann"
        assert [one["text"] for one in found["chat"]] == ["Hello there"]
        assert [one["table"] for one in found["tables"]] == [table]
        assert str(ann.key) not in answer.text
        assert "argon2" not in answer.text


@in_loop
async def test_a_deleted_player_leaves_their_moves_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        allow_tries(server)
        ann, bob = await account(server, "Annabel"), await server.player("Bob")
        table = await ann.table(ME, OPEN, rated=True)
        await bob.put(f"/api/tables/{table}/seats/1")
        async with ann.at(table) as line:
            await line.do("chat", text="Secret words")
            gone = {"password": PASSWORD}
            assert await code_of(ann, "DELETE", "/api/me", gone) == "player/playing"
            await line.do("resign", seat=0)
        wrong = {"password": OTHER}
        assert await code_of(ann, "DELETE", "/api/me", wrong) == "player/password"
        assert (await ann.ask("DELETE", "/api/me", gone)).status_code == 204
        assert await code_of(ann, "GET", "/api/me", {}) == "player/unknown"
        shown = await bob.ask("GET", f"/api/tables/{table}")
        chat = await bob.ask("GET", f"/api/tables/{table}/chat")
        record = await bob.ask("GET", f"/api/tables/{table}/record")
        assert record.is_success
        for told in (shown.text, chat.text, record.text):
            assert "Annabel" not in told
            assert "Secret words" not in told
        rows = await server.house.database.read("SELECT body FROM entries")
        assert not any("Annabel" in body or "Secret words" in body for (body,) in rows)


@in_loop
async def test_names_are_cleaned_and_marked_when_they_are_not_unique(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        assert (await ann.get("/api/me"))["tag"] == ""
        twin = await server.player("A\u0301n\u200bn")
        assert (await twin.get("/api/me"))["name"] == "Ánn"
        tags = {(await one.get("/api/me"))["tag"] for one in (ann, twin)}
        assert len(tags) == 2
        assert "" not in tags
        table = await ann.table(ME, BOT)
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["tag"] in tags
        bot = {"name": "Bot 2"}
        assert await code_of(ann, "POST", "/api/players", bot) == "input/name"
        assert await code_of(ann, "PATCH", "/api/me", bot) == "input/name"
        body = {"game": "moluku", "seats": [{**ME, "name": "Casual 1"}, BOT]}
        assert await code_of(ann, "POST", "/api/tables", body) == "input/name"


def test_a_session_is_known_by_its_browser_and_system() -> None:
    agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    assert device_of(agent) == "Firefox, Linux"
    assert device_of("curl/8") == ""
