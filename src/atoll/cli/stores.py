"""`atoll backup`, `atoll restore` and `atoll move`: full copies of a server's store."""

import argparse
import asyncio
import os
import sys
from pathlib import Path

from atoll.server.run import FILE, default_folder
from atoll.server.store import copies
from atoll.server.store.copies import CannotCopy, Tally


def run_backup(options: argparse.Namespace) -> int:
    """Copy the store into a file, also while the server runs."""
    target: Path = options.file
    if target.exists():
        raise CannotCopy(f"{target}: is there already; a backup is written to a new file")

    async def copy() -> dict[str, Tally]:
        url = database(options)
        opened = copies.open_postgres(url) if url else copies.open_sqlite(store(options))
        async with opened as source:
            return await copies.to_sqlite(source, target)

    return tell(asyncio.run(copy()), str(target))


def run_restore(options: argparse.Namespace) -> int:
    """Put a backup into the store that a server uses."""
    url, path = database(options), store(options)
    if not url:
        check_free(path, options.replace)

    async def copy() -> dict[str, Tally]:
        async with copies.open_sqlite(options.file) as source:
            if url:
                return await copies.to_postgres(source, url, options.replace)
            return await copies.to_sqlite(source, path)

    return tell(asyncio.run(copy()), "the database" if url else str(path))


def check_free(path: Path, is_replaced: bool) -> None:
    """Refuse to replace a database in use, or one without `--replace`."""
    if not path.exists():
        return
    if copies.is_in_use(path):
        raise CannotCopy(f"{path}: a server runs on it: stop it first")
    if not is_replaced:
        raise CannotCopy(f"{path}: is there already: --replace replaces it")


def run_move(options: argparse.Namespace) -> int:
    """Copy a SQLite store to PostgreSQL."""
    path = store(options)

    async def copy() -> dict[str, Tally]:
        async with copies.open_sqlite(path) as source:
            return await copies.to_postgres(source, options.to, options.replace)

    code = tell(asyncio.run(copy()), "the database")
    if copies.is_in_use(path):
        text = "a server still runs on the old store; what it stores from now on is not copied: "
        sys.stderr.write(f"atoll: {text}stop it and move again with --replace\n")
    return code


def database(options: argparse.Namespace) -> str:
    """The PostgreSQL address; empty for SQLite in the data folder."""
    if options.data is not None:
        return ""
    return str(options.database or os.environ.get("ATOLL_DATABASE", ""))


def store(options: argparse.Namespace) -> Path:
    """The SQLite database."""
    return (options.data or default_folder()) / FILE


def tell(tallies: dict[str, Tally], where: str) -> int:
    """Print what was copied."""
    counts = {name: tally.rows for name, tally in tallies.items()}
    text = f"{counts['players']} players, {counts['tables']} tables, {counts['entries']} entries"
    sys.stdout.write(f"{where}: {text}; read again and equal\n")
    return 0
