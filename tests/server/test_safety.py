"""Keys, origins, limits, and input nobody asked for."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from atoll.server.limits.settings import Limits
from atoll.server.people.players import hash_key
from tests.server.table_client import in_loop, serving
from tests.server.test_tables import BOT, ME, OPEN

ACCOUNT = {"login": "ann", "password": "a long sentence"}


@in_loop
async def test_a_key_opens_the_player_and_is_stored_hashed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        assert ann.key is not None
        assert len(bytes.fromhex(ann.key)) == 16
        rows = await server.house.database.read("SELECT hash FROM keys")
        assert [row[0] for row in rows] == [hash_key(ann.key)]
        other = server.stranger()
        assert (await other.ask("GET", "/api/me")).status_code == 204
        answer = await other.ask("POST", "/api/recover", {"key": ann.key})
        assert answer.json()["id"] == ann.id
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        assert (await other.get("/api/me"))["name"] == "Ann"  # by the cookie alone
        changed = await other.ask("PATCH", "/api/me", {"name": "Anna", "language": "fr"})
        assert (changed.json()["name"], changed.json()["language"]) == ("Anna", "fr")
    assert ann.key.encode() not in (tmp_path / "atoll.sqlite3").read_bytes()


@in_loop
async def test_an_account_finds_the_player_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob", "nl")
        assert (await ann.post("/api/account", ACCOUNT))["login"] == "ann"
        taken = await bob.ask("POST", "/api/account", ACCOUNT)
        assert taken.json()["code"] == "player/login-taken"
        assert taken.json()["text"] == "Iemand heeft deze naam al."
        other = server.stranger()
        for wrong in ({"login": "ann"}, {"login": "nobody"}):
            answer = await other.ask("POST", "/api/login", {"password": "not this one", **wrong})
            assert answer.json()["code"] == "player/password"
        other.key = (await other.post("/api/login", ACCOUNT))["key"]
        assert (await other.get("/api/me"))["id"] == ann.id
        await other.ask("POST", "/api/logout")
        assert (await other.ask("GET", "/api/me")).status_code == 401
        assert (await ann.get("/api/me"))["id"] == ann.id
        sql = "SELECT password FROM players WHERE login = $1"
        stored = await server.house.database.read(sql, "ann")
        assert stored[0][0].startswith("$argon2id$")


@in_loop
async def test_other_origins_are_turned_away(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, OPEN)
        answer = await ann.http.post(
            "/api/tables", json={}, headers={**ann.headers, "origin": "http://evil.test"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "input/origin")
        own = {"origin": "http://table.test"}
        async with ann.connect(f"/ws/tables/{table}", {"origin": "http://evil.test"}) as line:
            assert (await line.hear("closed"))["code"] == 1008
        async with ann.connect(f"/ws/tables/{table}", own) as line:
            line.say(type="hello")
            assert (await line.hear("table"))["table"]["id"] == table


@in_loop
async def test_rates_and_sizes_are_limited(tmp_path: Path) -> None:
    limits = Limits(requests=5, dear=0.3, messages=1, talk=0.5, connections=2)
    async with serving(tmp_path, limits) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, OPEN)
        answers = [await ann.ask("POST", "/api/players", {"name": "x"}) for _ in range(4)]
        assert answers[-1].json()["code"] == "limit/rate"
        large = await ann.ask("POST", f"/api/tables/{table}/fill", {"bot": "x" * 20_000})
        assert (large.status_code, large.json()["code"]) == (413, "limit/size")
        async with ann.at(table) as line:
            codes = [(await line.do("chat", text="hi")).get("code") for _ in range(7)]
            assert codes[-1] == "limit/rate"
            async with ann.at(table), ann.at(table) as third:
                assert (await third.hear("closed"))["code"] == 1008


@in_loop
async def test_answers_carry_the_headers_that_keep_a_browser_safe(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        answer = await server.stranger().ask("GET", "/")
        assert "the web client" in answer.text or "<script" in answer.text
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        health = await server.stranger().ask("GET", "/health")
        assert health.json()["status"] == "ok"
        metrics = await server.stranger().ask("GET", "/metrics")
        assert "atoll_requests_total" not in metrics.text


@in_loop
async def test_a_component_set_is_named_and_never_a_file(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        for name in ("../default", "/etc/passwd", "x.toml", "nothing"):
            body = {"game": "moluku", "seats": [ME, BOT], "set": name}
            answer = await ann.ask("POST", "/api/tables", body)
            assert answer.json()["code"] == "input/setup"
        wrong: list[dict[str, object]] = [
            {"game": "chess", "seats": [ME]},
            {"game": "moluku", "seats": [ME]},
            {"game": "moluku", "seats": [ME, BOT], "options": {"teams": True}},
            {"game": "moluku", "seats": [ME, BOT], "options": {"players": True}},
            {"game": "moluku", "seats": [ME, {"kind": "bot", "bot": "nobody"}]},
            {"game": "moluku", "seats": [ME, BOT], "clock": {"kind": "live", "bank": 0}},
        ]
        for asked in wrong:
            answer = await ann.ask("POST", "/api/tables", asked)
            assert answer.status_code in (400, 404), answer.text


@in_loop
async def test_the_host_frees_and_fills_seats_and_others_do_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        table = await ann.table(ME, OPEN, OPEN, public=True)
        listed = await bob.get("/api/tables?game=moluku")
        assert [found["id"] for found in listed["tables"]] == [table]
        await bob.put(f"/api/tables/{table}/seats/1", {"name": "Robert"})
        assert (await bob.get("/api/me/tables"))["tables"][0]["seats"][1]["name"] == "Robert"
        taken = await bob.ask("PUT", f"/api/tables/{table}/seats/0", {})
        assert taken.json()["code"] == "seat/taken"
        for method, path in (("POST", "start"), ("DELETE", "seats/0")):
            answer = await bob.ask(method, f"/api/tables/{table}/{path}")
            assert answer.json()["code"] == "table/not-host"
        assert (await ann.ask("POST", f"/api/tables/{table}/start")).status_code == 409
        await ann.ask("DELETE", f"/api/tables/{table}/seats/1")
        info = await ann.post(f"/api/tables/{table}/fill", {"bot": "random"})
        assert [seat["kind"] for seat in info["seats"]] == ["player", "bot", "bot"]
        assert info["status"] == "playing"
        assert (await bob.get("/api/tables"))["tables"] == []
        missing = await bob.ask("GET", "/api/tables/tNothing")
        assert missing.json()["code"] == "table/unknown"


@pytest.mark.parametrize(
    "path", ["/../../pyproject.toml", "/%2e%2e/%2e%2e/setup.py", "/assets/../x"]
)
@in_loop
async def test_files_outside_the_client_are_not_served(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server:
        answer = await server.stranger().ask("GET", path)
        assert "setuptools" not in answer.text


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
KINDS = ["act", "undo", "answer", "chat", "react", "hint", "auto", "hello", "nothing"]
FIELDS = st.dictionaries(
    st.sampled_from(["id", "seat", "text", "data", "version", "decision", "yes", "on", "face"]),
    JSON,
)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(messages=st.lists(st.tuples(st.sampled_from(KINDS), FIELDS), max_size=12))
def test_nonsense_is_refused_and_hurts_nobody(
    tmp_path: Path, messages: list[tuple[str, dict[str, object]]]
) -> None:
    @in_loop
    async def send() -> None:
        async with serving(tmp_path) as server:
            ann = await server.player("Ann")
            table = await ann.table(ME, ME)
            async with ann.at(table) as line:
                for kind, message in messages:
                    line.say(**{**message, "type": kind})
                line.incoming.put_nowait({"type": "websocket.receive", "text": "{"})
                line.incoming.put_nowait({"type": "websocket.receive", "bytes": b"x"})
                assert (await line.do("chat", id="last", text="still here"))["type"] == "ack"
                answers = [json.loads(text) for text in line.raw]
            assert "server/failed" not in {answer.get("code") for answer in answers}

    send()
