"""A server killed under load loses nothing it acknowledged."""

import asyncio
import random
from pathlib import Path

from benchmarks.table_load import Load, ServerProcess, check_log, served
from tests.server.table_client import in_loop

KILLS = 3
TABLES = 6


async def kill_under_load(load: Load, server: ServerProcess, kills: int) -> None:
    """Kill the server at random moments while its tables are played at."""
    for _ in range(kills):
        driving = asyncio.ensure_future(load.drive(200, random.uniform(0.2, 0.6)))
        await asyncio.sleep(random.uniform(0.05, 0.2))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await driving


@in_loop
async def test_every_acknowledged_action_is_there_after_kills_and_every_table_goes_on(
    tmp_path: Path,
) -> None:
    with served(tmp_path) as server:
        load = Load(server)
        await load.open(TABLES)
        await kill_under_load(load, server, KILLS)
        await load.settle()
        before = len(load.acknowledged)
        assert await load.drive(200, 0.3) > 0
        await load.settle()
        assert len(load.acknowledged) > before
        assert not load.refused
        await load.close()
    check_log(tmp_path, load.acknowledged)


@in_loop
async def test_a_table_goes_on_at_another_process_when_its_own_is_killed(
    tmp_path: Path, postgres: str
) -> None:
    with served(tmp_path / "a", postgres) as first, served(tmp_path / "b", postgres) as second:
        load = Load(first)
        await load.open(3)
        assert await load.drive(100, 0.3) > 0
        await load.settle()
        before = len(load.acknowledged)
        first.kill()
        load.server = second
        while len(load.acknowledged) < before + 12:
            await load.drive(100, 0.2)
        await load.settle()
        assert not load.refused
        await load.close()
