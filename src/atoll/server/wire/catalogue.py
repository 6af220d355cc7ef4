"""All types that travel, as one JSON schema for clients that generate their own."""

import msgspec

from atoll.server.wire.commands import ClientMessage
from atoll.server.wire.games import Clauses, GameList, ImportRecord, Log, Position, Scores
from atoll.server.wire.messages import ServerMessage
from atoll.server.wire.players import (
    Account,
    History,
    Key,
    Leaderboard,
    Me,
    NewPlayer,
    Recover,
    Settings,
)
from atoll.server.wire.reviews import (
    JudgedDecision,
    PuzzleAnswer,
    PuzzleInfo,
    ReviewInfo,
    SolvePuzzle,
    WhatIf,
)
from atoll.server.wire.tables import CreateTable, FillSeats, JoinSeat, TableInfo, TableList
from atoll.server.wire.words import Data, Problem

PROTOCOL = 1

HTTP_TYPES: tuple[type, ...] = (
    CreateTable,
    JoinSeat,
    FillSeats,
    TableInfo,
    TableList,
    NewPlayer,
    Recover,
    Settings,
    Account,
    Me,
    Key,
    Leaderboard,
    History,
    GameList,
    Clauses,
    Log,
    Position,
    Scores,
    ImportRecord,
    ReviewInfo,
    JudgedDecision,
    WhatIf,
    PuzzleInfo,
    SolvePuzzle,
    PuzzleAnswer,
    Problem,
)

encode = msgspec.json.Encoder().encode


def schema() -> Data:
    """The JSON schema of everything on the wire, for clients that generate their types."""
    kinds = [ClientMessage, ServerMessage, *HTTP_TYPES]
    named, components = msgspec.json.schema_components(kinds)
    return {
        "protocol": PROTOCOL,
        "client": named[0],
        "server": named[1],
        "http": [one["$ref"] for one in named[2:]],
        "$defs": components,
    }
