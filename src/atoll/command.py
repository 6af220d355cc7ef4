"""The `atoll` command: imports the rest late, so that Ctrl-C during the import is one line too."""

import sys


def main() -> int:
    """Run the command line; returns the exit code."""
    try:
        from atoll.cli.main import main as run

        return run()
    except KeyboardInterrupt:
        sys.stderr.write("\natoll: interrupted\n")
        return 130
