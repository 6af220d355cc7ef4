"""The `atoll` command."""

from atoll.cli.main import main

__all__ = ["main"]
