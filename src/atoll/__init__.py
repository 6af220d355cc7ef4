"""Atoll: a digital table for five landscape games, exact by the rulebook."""

import os

__version__ = "0.2.0"

if os.environ.get("ATOLL_PURE") == "1":
    from atoll.source_only import prefer_source

    prefer_source()
