"""Runs the engine as plain Python even if it is compiled: for `ATOLL_PURE=1`."""

import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds Atoll's modules by their source; all others are imported as usual."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source of an Atoll module."""
        if not name.startswith("atoll."):
            return None
        for entry in path or []:
            spec = FileFinder(entry, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


def prefer_source() -> None:
    """Import Atoll's modules from their source from now on."""
    sys.meta_path.insert(0, SourceFinder)
