"""`atoll play`: the table server with its client, or the terminal table."""

import argparse
import sys

from atoll import games
from atoll.cli import table
from atoll.core.words import words
from atoll.messages import Speaker
from atoll.server.run import from_environment, open_browser, serve


def run(options: argparse.Namespace) -> int:
    """Play in the terminal if requested, else serve until interrupted."""
    if options.terminal:
        return table.run(options)
    page = f"/new/{games.find(options.game).name}" if options.game else "/"
    say = Speaker(None, options.language)

    def ready(url: str) -> None:
        sys.stdout.write(say(words("serve-address", url=url + page)) + "\n")
        sys.stdout.flush()
        if not options.no_browser:
            open_browser(url + page)

    serve(from_environment(options.data, options.host, options.port), ready)
    sys.stdout.write("\n" + say(words("serve-ended")) + "\n")
    return 0
