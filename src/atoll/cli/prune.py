"""`atoll prune`: deletes old data."""

import argparse
import asyncio
import sys

from atoll.server.run import from_environment, make_store
from atoll.server.store import retention
from atoll.server.store.file_lock import lock


def run(options: argparse.Namespace) -> int:
    """Count, and delete unless it is a dry run."""
    settings = from_environment(options.data, "127.0.0.1", None)
    keep = retention.Keep(options.open, options.running, options.games, options.players)
    database, _ = make_store(settings)
    held = None if settings.database else lock(settings.data)

    async def work() -> retention.Counted:
        await database.open()
        try:
            return await retention.prune(database, keep, options.dry_run)
        finally:
            await database.close()

    try:
        counted = asyncio.run(work())
    finally:
        if held is not None:
            held.close()
    verb = "would go" if options.dry_run else "are gone"
    sys.stdout.write(
        f"{counted.open_tables} open tables, {counted.running} running games, "
        f"{counted.games} finished games and {counted.players} players {verb}.\n"
    )
    return 0
