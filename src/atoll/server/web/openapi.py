"""The HTTP half of the protocol as OpenAPI: `GET /api/openapi.json`, for programs and for tests."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from atoll import __version__
from atoll.messages import LANGUAGES
from atoll.server import wire
from atoll.server.errors import STATUS

Data = dict[str, Any]
TEXT = "text/plain; charset=utf-8"
JSON = "application/json"
COUNT: Data = {"type": "integer", "minimum": 0, "maximum": 99_999_999}
QUERY: dict[str, Data] = {
    "language": {"type": "string", "enum": list(LANGUAGES)},
    "told": {"type": "string", "maxLength": 0},
    "seat": COUNT,
    "always": COUNT,
    "after": COUNT,
    "before": COUNT,
    "game": {"type": "string"},
}
KINDS: dict[str, Data] = {"count": COUNT, "": {"type": "string"}}


@dataclass(frozen=True)
class Operation:
    """The request and response of a path: types of `wire`, or a media type if it is not JSON."""

    answer: type | str | None
    body: type | None = None
    status: int = 200
    query: tuple[str, ...] = ()


OPERATIONS: dict[str, Operation] = {
    "create_player": Operation(wire.Key, wire.NewPlayer, 201),
    "recover": Operation(wire.Me, wire.Recover),
    "show_me": Operation(wire.Me),
    "change_me": Operation(wire.Me, wire.Settings),
    "register": Operation(wire.Me, wire.Account),
    "log_in": Operation(wire.Key, wire.LogIn),
    "log_out": Operation(None, status=204),
    "delete_me": Operation(None, wire.Proof, 204),
    "export_me": Operation(JSON),
    "show_sessions": Operation(wire.SessionList),
    "end_session": Operation(None, status=204),
    "end_other_sessions": Operation(None, status=204),
    "begin_totp": Operation(wire.Totp, wire.Proof, 201),
    "confirm_totp": Operation(wire.Me, wire.TotpCode),
    "remove_totp": Operation(wire.Me, wire.Proof),
    "commit": Operation(wire.Committed, status=201),
    "show_blocks": Operation(wire.BlockList),
    "block": Operation(wire.BlockList, wire.BlockPlayer, 201),
    "unblock": Operation(wire.BlockList),
    "report": Operation(None, wire.NewReport, 204),
    "my_tables": Operation(wire.TableList),
    "my_history": Operation(wire.History),
    "leaderboard": Operation(wire.Leaderboard),
    "list_games": Operation(wire.GameList, query=("language",)),
    "show_rules": Operation(wire.Rules, query=("language",)),
    "show_default_set": Operation("application/toml"),
    "show_schema": Operation(JSON),
    "show_openapi": Operation(JSON),
    "create_table": Operation(wire.TableInfo, wire.CreateTable, 201),
    "list_tables": Operation(wire.TableList, query=("game",)),
    "show_table": Operation(wire.TableInfo),
    "join": Operation(wire.TableInfo, wire.JoinSeat),
    "leave": Operation(wire.TableInfo),
    "fill": Operation(wire.TableInfo, wire.FillSeats),
    "start": Operation(wire.TableInfo),
    "show_log": Operation(wire.Log, query=("seat", "after", "language")),
    "show_chat": Operation(wire.ChatPage, query=("before",)),
    "show_position": Operation(wire.Position, query=("seat", "language", "told")),
    "show_scores": Operation(wire.Scores),
    "show_sheet": Operation(wire.Sheet, query=("language",)),
    "export_record": Operation(TEXT),
    "show_set": Operation("application/toml"),
    "import_record": Operation(wire.TableInfo, wire.ImportRecord, 201),
    "show_review": Operation(wire.ReviewInfo, query=("language",)),
    "begin_review": Operation(wire.ReviewInfo, status=202, query=("language",)),
    "show_decision": Operation(wire.JudgedDecision, query=("language",)),
    "what_if": Operation(wire.TableInfo, wire.WhatIf, 201),
    "list_puzzles": Operation(wire.PuzzleList, query=("language",)),
    "show_puzzle": Operation(wire.PuzzleInfo, query=("language",)),
    "todays_puzzle": Operation(wire.PuzzleInfo, query=("language",)),
    "solve_puzzle": Operation(wire.PuzzleAnswer, wire.SolvePuzzle, query=("language",)),
    "list_lessons": Operation(wire.LessonList),
    "keep_progress": Operation(wire.LessonInfo, wire.StepsDone),
    "show_step": Operation(wire.LessonStep, query=("language",)),
    "try_step": Operation(wire.StepAnswer, wire.TryStep, query=("language",)),
    "coach": Operation(wire.Coaching, query=("seat", "always", "language")),
    "health": Operation(JSON),
}


def describe(paths: Sequence[tuple[str, str, Callable[..., Any]]]) -> Data:
    """The OpenAPI description of these paths, each with its method and handler."""
    types = sorted(
        {kind for operation in OPERATIONS.values() for kind in types_of(operation)}, key=str
    )
    named, components = msgspec.json.schema_components(
        [*types, wire.Problem], ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip([*types, wire.Problem], named, strict=True))
    described: dict[str, Data] = {}
    for method, path, handler in paths:
        shown = re.sub(r":\w+", "", path)
        description = operation(path, OPERATIONS[handler.__name__], schemas)
        description["operationId"] = handler.__name__
        description["summary"] = (handler.__doc__ or "").splitlines()[0]
        described.setdefault(shown, {})[method.lower()] = description
    bearer = {"type": "http", "scheme": "bearer"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Atoll", "version": __version__},
        "paths": described,
        "components": {"schemas": components, "securitySchemes": {"key": bearer}},
        "security": [{"key": []}, {}],
    }


def types_of(operation: Operation) -> list[type]:
    """The types that an operation uses."""
    return [kind for kind in (operation.body, operation.answer) if isinstance(kind, type)]


def operation(path: str, declared: Operation, schemas: dict[type, Data]) -> Data:
    """One path and method."""
    inner = re.findall(r"{(\w+):?(\w*)}", path)
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": KINDS[kind]}
        for name, kind in inner
    ]
    parameters += [{"name": name, "in": "query", "schema": QUERY[name]} for name in declared.query]
    problem = {"description": "A problem.", "content": {JSON: {"schema": schemas[wire.Problem]}}}
    description: Data = {
        "parameters": parameters,
        "responses": {
            str(declared.status): answer(declared.answer, schemas),
            **{str(status): problem for status in sorted(set(STATUS.values()))},
        },
    }
    if declared.body is not None:
        content = {JSON: {"schema": schemas[declared.body]}}
        description["requestBody"] = {"required": True, "content": content}
    return description


def answer(kind: type | str | None, schemas: dict[type, Data]) -> Data:
    """The description of a successful response."""
    description: Data = {"description": "Done."}
    if isinstance(kind, str):
        description["content"] = {kind: {"schema": {} if kind == JSON else {"type": "string"}}}
    elif kind is not None:
        description["content"] = {JSON: {"schema": schemas[kind]}}
    return description
