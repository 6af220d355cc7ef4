"""Several servers over one PostgreSQL: one writer a table, clients anywhere."""

import asyncio
import json

import pytest

from atoll.server.errors import ServerError
from atoll.server.store import entries as log
from tests.server.table_client import Client, in_loop, sharing
from tests.server.test_tables import BOT, ME, OPEN, act, two_players


@in_loop
async def test_clients_of_different_servers_play_one_game(postgres: str) -> None:
    async with sharing(postgres) as here, sharing(postgres) as there:
        ann, bob, table = await two_players(here)
        bob.move(there)
        async with ann.at(table) as one, bob.at(table) as two:
            lines = {0: one, 1: two}
            updates = {seat: await line.hear("update") for seat, line in lines.items()}
            for _ in range(12):
                await act(lines, updates)
                assert updates[0]["version"] == updates[1]["version"]
            fences = [server.house.live_tables[table].fence for server in (here, there)]
            assert sorted(fence is None for fence in fences) == [False, True]
            seat = updates[0]["waits_for"][0]
            refused = await lines[seat].do("act", seat=seat, data={"verb": "jump"})
            assert refused["code"] == "action/unreadable"
            refused = await two.do("act", seat=1, text="decline")
            assert refused["type"] == "refused"
            presence = one.latest["presence"]
            while presence["seats"] != [0, 1]:
                presence = await one.hear("presence")


@in_loop
async def test_a_table_goes_on_elsewhere_when_its_server_stops(postgres: str) -> None:
    async with sharing(postgres) as there:
        async with sharing(postgres) as here:
            ann = await here.player("Ann")
            table = await ann.table(ME, BOT)
            async with ann.at(table) as line:
                await line.hear("update")
                await line.do("hand_over", seat=0)
                while (await line.hear("update"))["ply"] < 5:
                    pass
        seen = line.latest["update"]["version"]
        ann.move(there)
        async with ann.at(table, version=seen) as line:
            while (await line.hear("update"))["status"] != "over":
                pass


@in_loop
async def test_two_writers_never_both_win(postgres: str) -> None:
    async with sharing(postgres) as here, sharing(postgres) as there:
        ann = await here.player("Ann")
        table = await ann.table(ME, OPEN)
        live_tables = [await server.house.live_table(table) for server in (here, there)]
        assert await live_tables[0].own()
        assert not await live_tables[1].own()
        live_tables[1].fence = live_tables[
            0
        ].fence  # a server that wrongly believes to be the owner
        tries = [live.commit([log.Chatted("Ann", "me!", None)]) for live in live_tables]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        lost = [end for end in ends if end is not None]
        assert len(lost) == 1
        assert isinstance(lost[0], ServerError)
        assert await said(ann, table) == ["me!"]


@in_loop
async def test_a_server_whose_lease_was_taken_can_write_no_more(postgres: str) -> None:
    async with sharing(postgres) as here, sharing(postgres) as there:
        ann = await here.player("Ann")
        table = await ann.table(ME, OPEN)
        live, other = [await server.house.live_table(table) for server in (here, there)]
        assert await live.own()
        await here.house.cluster.release(table)
        assert await other.own()
        with pytest.raises(ServerError, match="server/busy"):
            await live.commit([log.Chatted("Ann", "me!", None)])
        async with other.lock:
            await other.commit([log.Chatted("Ann", "no, me!", None)])
        assert await said(ann, table) == ["no, me!"]


async def said(client: Client, table: str) -> list[str]:
    """Everything that was said at a table."""
    async with client.at(table) as line:
        await line.hear("presence")
        messages = map(json.loads, line.raw)
        chats = [message["lines"] for message in messages if message["type"] == "chat"]
        return [line["text"] for lines in chats for line in lines]
