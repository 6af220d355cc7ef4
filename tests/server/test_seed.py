"""The seed of a table follows from the server's secret and a share of each seat."""

import subprocess
import sys
from pathlib import Path

from atoll.core.rng import commitment
from atoll.core.seeds import split_seed
from tests.server.table_client import in_loop, play_on, serving

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}
SHARES = ("a" * 32, "b" * 32)


def verify(file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "atoll", "verify", str(file), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@in_loop
async def test_the_server_commits_first_and_anybody_can_check_it_offline(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        made = (await ann.post("/api/commitments"))["commitment"]
        table = await ann.table({**ME, "share": SHARES[0]}, OPEN, commitment=made)
        info = await bob.get(f"/api/tables/{table}")
        assert (info["status"], info["commitment"]) == ("open", made)
        await bob.put(f"/api/tables/{table}/seats/1", {"share": SHARES[1]})
        async with ann.at(table) as one, bob.at(table) as two:
            seed = (await play_on({0: one, 1: two}))["over"]["seed"]
        record = tmp_path / "game.atoll"
        record.write_text((await bob.ask("GET", f"/api/tables/{table}/record")).text)
    secret, shares = split_seed(seed)
    assert (commitment(secret), shares) == (made, list(SHARES))
    good = verify(record, "--commitment", made, "--share", SHARES[1])
    assert (good.returncode, good.stdout) == (0, f"{record}: ok\n")
    assert "not part of the seed" in verify(record, "--share", "c" * 32).stdout
    assert "committed" in verify(record, "--commitment", "0" * 64).stdout


@in_loop
async def test_a_share_without_a_commitment_seen_before_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        body = {"game": "moluku", "seats": [{**ME, "share": SHARES[0]}, OPEN]}
        assert (await ann.ask("POST", "/api/tables", body)).json()["code"] == "input/commitment"
        made = (await bob.post("/api/commitments"))["commitment"]  # another's
        told = await ann.ask("POST", "/api/tables", {**body, "commitment": made})
        assert told.json()["code"] == "input/commitment"


@in_loop
async def test_a_commitment_is_good_for_one_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        made = (await ann.post("/api/commitments"))["commitment"]
        await ann.table(ME, BOT, commitment=made)
        body = {"game": "moluku", "seats": [ME, BOT], "commitment": made}
        assert (await ann.ask("POST", "/api/tables", body)).json()["code"] == "input/commitment"


@in_loop
async def test_no_share_and_no_secret_is_told_before_the_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await server.player("Ann"), await server.player("Bob")
        made = (await ann.post("/api/commitments"))["commitment"]
        table = await ann.table({**ME, "share": SHARES[0]}, OPEN, commitment=made)
        await bob.put(f"/api/tables/{table}/seats/1", {"share": SHARES[1]})
        async with bob.at(table) as line:
            await line.hear("update")
            secret = server.house.live_tables[table].table.created.secret or ""
            told = "".join(line.raw) + (await bob.ask("GET", f"/api/tables/{table}")).text
    assert not any(one in told for one in (*SHARES, secret))
