"""A server killed under load loses nothing it acknowledged."""

import asyncio
import random
from pathlib import Path

from atoll.trials.audit import audit, read_entries
from atoll.trials.clients import Trial
from atoll.trials.processes import servers
from tests.server.table_client import in_loop

KILLS = 3
TABLES = 6


@in_loop
async def test_every_acknowledged_action_is_there_after_kills_and_every_table_goes_on(
    tmp_path: Path,
) -> None:
    with servers(tmp_path) as (server,):
        trial = Trial([server])
        await trial.open(TABLES)
        for _ in range(KILLS):
            driving = asyncio.ensure_future(trial.drive(200, random.uniform(0.2, 0.6)))
            await asyncio.sleep(random.uniform(0.05, 0.2))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await driving
        assert await trial.settle() == 0
        before = len(trial.acknowledged)
        assert await trial.drive(200, 0.3) > 0
        assert await trial.settle() == 0
        assert len(trial.acknowledged) > before
        assert not trial.refused
        await trial.close()
    found = audit(await read_entries(tmp_path / "process0", ""), trial.acknowledged)
    assert found.is_clean
    assert found.acknowledged > before


@in_loop
async def test_a_table_goes_on_at_another_process_when_its_own_is_killed(
    tmp_path: Path, postgres: str
) -> None:
    with servers(tmp_path, 2, postgres) as (first, second):
        trial = Trial([first, second])
        await trial.open(3)
        assert await trial.drive(100, 0.3) > 0
        assert await trial.settle() == 0
        before = len(trial.acknowledged)
        first.kill()
        while len(trial.acknowledged) < before + 12:
            await trial.drive(100, 0.2)
        assert await trial.settle() == 0
        assert not trial.refused
        await trial.close()
    assert audit(await read_entries(tmp_path, postgres), trial.acknowledged).is_clean
