"""Compares the contents of a store with what its clients were sent."""

import sqlite3
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg
import msgspec

QUERY = "SELECT table_id, version, body FROM entries ORDER BY table_id, version"


@dataclass(frozen=True)
class Audit:
    """How many orders were acknowledged, and how many of them are not stored exactly once."""

    acknowledged: int
    lost: int  # acknowledged, and not stored at the version that was sent
    doubled: int  # stored more than once
    gaps: int  # entries whose version does not follow the one before

    @property
    def is_clean(self) -> bool:
        """Whether nothing is lost, doubled or missing."""
        return not (self.lost or self.doubled or self.gaps)


async def read_entries(folder: Path, database: str) -> Sequence[Any]:
    """All entries of a store: SQLite in a folder, or PostgreSQL."""
    if not database:
        store = sqlite3.connect(folder / "atoll.sqlite3")
        rows = store.execute(QUERY).fetchall()
        store.close()
        return rows
    connection = await asyncpg.connect(database)
    records: Sequence[Any] = await connection.fetch(QUERY)
    await connection.close()
    return records


def audit(entries: Sequence[Any], acknowledged: dict[str, tuple[str, int]]) -> Audit:
    """Check that every acknowledged order is in the log at its version, once."""
    places: dict[str, list[tuple[str, int]]] = {}
    versions: Counter[str] = Counter()
    gaps = 0
    for table, version, body in entries:
        gaps += version != versions[table] + 1
        versions[table] = version
        order = msgspec.json.decode(body).get("order")
        if order:
            places.setdefault(order, []).append((table, version))
    lost = sum(1 for order, place in acknowledged.items() if place not in places.get(order, []))
    doubled = sum(1 for versions in places.values() if len(versions) > 1)
    return Audit(len(acknowledged), lost, doubled, gaps)
