"""The server keeps to its own description: schemathesis asks every path for everything."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import checks

from atoll.server.web import openapi
from atoll.server.web.api import PATHS

EXAMPLES = int(os.environ.get("ATOLL_EXAMPLES", "8"))  # of each path; more for a longer run
SERVER = """
import pathlib, sys
from atoll.server.limits.settings import Limits
from atoll.server.run import Settings, serve
limits = Limits(requests=1e6, dear=1e6, open_tables=9999, open_of_address=9999)
settings = Settings(pathlib.Path(sys.argv[1]), port=0, limits=limits)
serve(settings, lambda url: print(url, flush=True))
"""
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
SCHEMA = schemathesis.openapi.from_dict(openapi.describe(PATHS))
FOUND: list[Any] = list(SCHEMA.get_all_operations())
OPERATIONS = [one.ok() for one in FOUND]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with an open heart."""
    command = [sys.executable, "-c", SERVER, str(tmp_path_factory.mktemp("data"))]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait(30)


@pytest.fixture(scope="module")
def key(address: str) -> str:
    """A player's key."""
    made = httpx.post(f"{address}/api/players", json={"name": "Ann"}, timeout=30)
    return str(made.json()["key"])


@pytest.fixture(scope="module")
def table(address: str, key: str) -> str:
    """A running table."""
    seats = {"game": "moluku", "seats": [{"kind": "me"}, {"kind": "me", "name": "Eve"}]}
    headers = {"authorization": f"Bearer {key}"}
    made = httpx.post(f"{address}/api/tables", json=seats, headers=headers, timeout=30)
    return str(made.json()["id"])


def test_every_path_is_described() -> None:
    handlers = [handler.__name__ for _, _, handler in PATHS]
    assert sorted(handlers) == sorted(openapi.OPERATIONS)


@pytest.mark.parametrize("operation", OPERATIONS, ids=[one.label for one in OPERATIONS])
def test_answers_are_as_described(operation: Any, address: str, key: str, table: str) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def ask(case: schemathesis.Case[Any]) -> None:
        # The others still need their key.
        shown = "0" * 32 if operation.path.endswith("/logout") else key
        for name, real in (("table", table), ("game", "moluku")):
            if len(case.path_parameters.get(name, "")) % 2:
                case.path_parameters[name] = real
        headers = {"authorization": f"Bearer {shown}"}
        case.call_and_validate(base_url=address, headers=headers, checks=CHECKS, timeout=30)

    ask()
