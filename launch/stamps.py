"""Records which steps are done, so that nothing is repeated when nothing changed."""

import hashlib
import json
import os
from collections.abc import Iterable
from pathlib import Path

STARTED = "started"  # the stamp of a step that was interrupted


class Stamps:
    """The keys of the steps that are done, in a file that is replaced atomically."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            keys = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            keys = {}
        self.keys: dict[str, str] = keys if isinstance(keys, dict) else {}

    def has(self, step: str, key: str) -> bool:
        """Whether the step is done for this key."""
        return self.keys.get(step) == key

    def start(self, step: str) -> None:
        """Record that a step begins: until `done` it counts as interrupted."""
        self.write(step, STARTED)

    def done(self, step: str, key: str) -> None:
        """Record that a step is done for this key."""
        self.write(step, key)

    def write(self, step: str, key: str) -> None:
        """Replace the file atomically."""
        self.keys[step] = key
        self.path.parent.mkdir(parents=True, exist_ok=True)
        written = self.path.with_suffix(".new")
        written.write_text(json.dumps(self.keys), encoding="utf-8")
        os.replace(written, self.path)  # noqa: PTH105

    def interrupted(self) -> list[str]:
        """The steps that were begun and not finished."""
        return [step for step, key in self.keys.items() if key == STARTED]


def digest(paths: Iterable[Path], root: Path, *more: str) -> str:
    """A fingerprint of these files and texts."""
    sums = hashlib.blake2b(repr(more).encode())
    for path in sorted(paths):
        sums.update(str(path.relative_to(root)).encode())
        sums.update(path.read_bytes())
    return sums.hexdigest()[:32]
