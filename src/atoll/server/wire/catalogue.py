"""All types of the protocol as one JSON schema, for clients that generate their types."""

import msgspec

from atoll.server.wire.commands import ClientMessage
from atoll.server.wire.games import GameList, ImportRecord, Log, Position, Rules, Scores, Sheet
from atoll.server.wire.lessons import (
    Coaching,
    LessonInfo,
    LessonList,
    LessonStep,
    StepAnswer,
    StepsDone,
    TryStep,
)
from atoll.server.wire.messages import ServerMessage
from atoll.server.wire.players import (
    Account,
    BlockList,
    BlockPlayer,
    History,
    Key,
    Leaderboard,
    LogIn,
    Me,
    NewPlayer,
    NewReport,
    Proof,
    Recover,
    SessionList,
    Settings,
    Totp,
    TotpCode,
)
from atoll.server.wire.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleList, SolvePuzzle
from atoll.server.wire.reviews import JudgedDecision, ReviewInfo, WhatIf
from atoll.server.wire.tables import (
    ChatPage,
    Committed,
    CreateTable,
    FillSeats,
    JoinSeat,
    TableInfo,
    TableList,
)
from atoll.server.wire.words import Data, Problem

PROTOCOL = 1

HTTP_TYPES: tuple[type, ...] = (
    CreateTable,
    JoinSeat,
    FillSeats,
    TableInfo,
    TableList,
    ChatPage,
    NewPlayer,
    Recover,
    Settings,
    Account,
    LogIn,
    Proof,
    TotpCode,
    Totp,
    SessionList,
    BlockPlayer,
    BlockList,
    NewReport,
    Committed,
    Me,
    Key,
    Leaderboard,
    History,
    GameList,
    Rules,
    Log,
    Position,
    Scores,
    Sheet,
    ImportRecord,
    ReviewInfo,
    JudgedDecision,
    WhatIf,
    PuzzleList,
    PuzzleInfo,
    SolvePuzzle,
    PuzzleAnswer,
    LessonList,
    LessonInfo,
    LessonStep,
    TryStep,
    StepAnswer,
    StepsDone,
    Coaching,
    Problem,
)

encode = msgspec.json.Encoder().encode


def schema() -> Data:
    """The JSON schema of the protocol."""
    kinds = [ClientMessage, ServerMessage, *HTTP_TYPES]
    named, components = msgspec.json.schema_components(kinds)
    return {
        "protocol": PROTOCOL,
        "client": named[0],
        "server": named[1],
        "http": [reference["$ref"] for reference in named[2:]],
        "$defs": components,
    }
