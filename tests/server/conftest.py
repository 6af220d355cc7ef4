"""A real PostgreSQL, started once for all tests that need one."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from atoll.trials.processes import OwnPostgres, new_database


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a server that runs as long as the tests."""
    server = OwnPostgres()
    yield server.url
    server.close()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty database."""
    return asyncio.run(new_database(postgres_server))


@pytest.fixture
def address(store: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """The address of the store, for a test over both stores."""
    return str(tmp_path) if store == "sqlite" else str(request.getfixturevalue("postgres"))
