"""A lock for one SQLite file: a second server is refused with a sentence."""

import os
import sys
from pathlib import Path
from typing import IO

from atoll.core.errors import AtollError


class InUse(AtollError):
    """Another server uses the data folder."""


def lock(folder: Path) -> IO[str]:
    """Lock the folder for as long as the returned file is open and this process lives."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = (folder / "atoll.lock").open("a+", encoding="utf-8")
    if not is_free(file):
        file.seek(0)
        holder = file.read().strip() or "unknown"
        file.close()
        raise InUse(f"{folder} is used by another Atoll server (process {holder})")
    file.truncate(0)
    file.write(str(os.getpid()))
    file.flush()
    return file


def is_free(file: IO[str]) -> bool:
    """Whether nobody else holds the lock; if so, this process now holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(1 << 20)  # a byte beyond the text, which others may read
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
