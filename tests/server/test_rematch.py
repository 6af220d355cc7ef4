"""A rematch asks: it begins when everybody has agreed, and nobody's clock runs before."""

from pathlib import Path

import pytest

from atoll.core.rng import commitment
from atoll.core.seeds import split_seed
from atoll.server.tables.parts import LAPSE
from tests.server.table_client import Client, Server, in_loop, play_on, serving

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}
SHARES = ("a" * 32, "b" * 32)


async def aborted(ann: Client, bob: Client, **more: object) -> str:
    """A game of two people that is over."""
    table = await ann.table(ME, OPEN, **more)
    await bob.put(f"/api/tables/{table}/seats/1")
    async with ann.at(table) as line:
        await line.do("resign", seat=0)
    return table


async def two(server: Server) -> tuple[Client, Client]:
    return await server.player("Ann"), await server.player("Bob")


@in_loop
async def test_nobody_is_seated_or_started_without_their_word(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await two(server)
        table = await aborted(ann, bob, clock={"kind": "live", "bank": 10}, rated=True)
        async with ann.at(table) as line:
            for _ in range(3):
                assert (await line.do("rematch"))["type"] == "ack"
        info = await bob.get(f"/api/tables/{table}")
        assert info["rematch"] is None
        assert info["offer"]["yes"] == [0]
        assert (await bob.get("/api/me/tables"))["tables"] == []


@in_loop
async def test_it_begins_once_when_all_have_agreed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await two(server)
        table = await aborted(ann, bob, rated=True)
        async with ann.at(table) as one, bob.at(table) as other:
            await one.do("rematch")
            await other.do("rematch")
            await one.do("rematch")
            assert one.latest["rematch"]["table"]
        info = await bob.get(f"/api/tables/{table}")
        again = await bob.get(f"/api/tables/{info['rematch']}")
        assert (again["status"], again["rated"]) == ("playing", True)
        assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
        assert len((await bob.get("/api/me/tables"))["tables"]) == 1


@in_loop
async def test_it_can_be_declined_and_asked_for_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await two(server)
        table = await aborted(ann, bob)
        async with ann.at(table) as one, bob.at(table) as other:
            assert (await other.do("no_rematch"))["code"] == "rematch/none"
            await one.do("rematch")
            await other.do("no_rematch")
            assert (await bob.get(f"/api/tables/{table}"))["offer"] is None
            await other.do("rematch")
        assert (await bob.get(f"/api/tables/{table}"))["offer"]["yes"] == [1]


@in_loop
async def test_it_lapses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await two(server)
        table = await aborted(ann, bob)
        async with ann.at(table) as one, bob.at(table) as other:
            await one.do("rematch")
            offer = server.house.live_tables[table].table.offer
            assert offer is not None
            offer.until -= LAPSE
            await other.do("rematch")
        info = await bob.get(f"/api/tables/{table}")
        assert (info["rematch"], info["offer"]["yes"]) == (None, [1])


@in_loop
async def test_somebody_who_is_elsewhere_hears_of_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await two(server)
        table = await aborted(ann, bob)
        async with ann.at(table) as line, bob.connect("/ws/me") as notices:
            await line.do("rematch")
            told = await notices.hear("turn")
        assert (told["table"], told["prompt"]) == (table, "Ann asks for a rematch.")


@in_loop
async def test_against_bots_it_begins_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann = await server.player("Ann")
        table = await ann.table(ME, {"kind": "me", "name": "Eve"}, BOT)
        async with ann.at(table) as line:
            await line.do("resign", seat=0)
            assert (await line.do("rematch"))["type"] == "ack"
            assert line.latest["rematch"]["table"]


@in_loop
async def test_a_stranger_can_neither_ask_nor_answer(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await two(server)
        eve = await server.player("Eve")
        table = await aborted(ann, bob)
        async with eve.at(table) as line:
            assert (await line.do("rematch"))["code"] == "seat/not-yours"
            assert (await line.do("no_rematch"))["code"] == "seat/not-yours"


@in_loop
async def test_the_next_seed_follows_from_everybodys_share(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ann, bob = await two(server)
        table = await aborted(ann, bob)
        made = (await ann.post("/api/commitments"))["commitment"]
        async with ann.at(table) as one, bob.at(table) as other:
            assert (await one.do("rematch", share=SHARES[0]))["code"] == "input/commitment"
            await one.do("rematch", commitment=made, share=SHARES[0])
            assert (await bob.get(f"/api/tables/{table}"))["offer"]["commitment"] == made
            await other.do("rematch", share=SHARES[1])
        again = (await bob.get(f"/api/tables/{table}"))["rematch"]
        assert (await bob.get(f"/api/tables/{again}"))["commitment"] == made
        async with ann.at(again) as one, bob.at(again) as other:
            over = (await play_on({1: one, 0: other}))["over"]
        secret, shares = split_seed(over["seed"])
        assert commitment(secret) == made
        assert shares == [SHARES[1], SHARES[0]]
