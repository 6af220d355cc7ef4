"""The stored inputs of a target: one file each, one input per line, as readable as bytes can be."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from fuzz.targets import Target

KEPT = Path(__file__).parent / "corpus"
MOST = 60  # inputs stored of a target
LONGEST = 1500  # bytes of one of them


def kept(name: str) -> Iterator[bytes]:
    """The stored inputs of a target, if any."""
    path = KEPT / f"{name}.txt"
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield json.loads(line).encode("latin-1")


def keep(name: str, inputs: Iterable[bytes]) -> int:
    """Store the shortest of these inputs instead; returns their number."""
    short = sorted({data for data in inputs if len(data) <= LONGEST}, key=lambda d: (len(d), d))
    lines = [json.dumps(data.decode("latin-1")) for data in short[:MOST]]
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return len(lines)


def unpack(target: Target, folder: Path) -> None:
    """Write the first inputs of a target to files."""
    folder.mkdir(parents=True, exist_ok=True)
    for data in (*target.seeds(), *kept(target.name)):
        (folder / hashlib.sha1(data).hexdigest()).write_bytes(data)
