"""All messages between a client and the server, as types; `docs/protocol.md` describes them.

Everything a client sends is decoded into one of these types or refused; unknown fields are refused
too. Everything the server sends about a running game is made from `state.seen_by` only.
"""

# ruff: noqa: F403

from atoll.server.wire.catalogue import *
from atoll.server.wire.commands import *
from atoll.server.wire.games import *
from atoll.server.wire.lessons import *
from atoll.server.wire.messages import *
from atoll.server.wire.players import *
from atoll.server.wire.puzzles import *
from atoll.server.wire.reviews import *
from atoll.server.wire.sights import *
from atoll.server.wire.tables import *
from atoll.server.wire.words import *
