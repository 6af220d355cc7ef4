"""`python -m release.client_types`: the web client's types, from those of the wire and views."""

import re
import sys
import textwrap
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, TypedDict, cast

import msgspec

from atoll import games
from atoll.core.actions import Actions, OpenForm
from atoll.core.game import Game
from atoll.server import wire

FOLDER = Path(__file__).parents[1] / "web" / "src" / "generated"
OPENING = """/**
 * {what}
 *
 * Written from the types in `src/atoll/{source}` by `python -m release.client_types`;
 * a test fails when this file is not current.
 */
"""
IMPORTS = "import type { Data } from '../wire';\n"
ACTION_IMPORTS = (
    "import type { ActionLine, Choice as AnyChoice, Choices as AnyChoices } from '../wire';\n"
)
OF_VERBS = """
export type Verb = Action['verb'];
/** A legal action, of one verb if it is named. */
export type Choice<One extends Verb = Verb> = AnyChoice<Extract<Action, { verb: One }>>;
export type Choices = AnyChoices<Action>;
export type Line = ActionLine<Action>;
"""
WIDTH = 96
SIMPLE = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean"}
Data = dict[str, Any]


def files() -> dict[Path, str]:
    """All generated files."""
    own = {FOLDER / f"{game.name}.ts": game_types(game) for game in games.all_games()}
    return {FOLDER / "wire.ts": wire_types(), **own}


def game_types(game: Game) -> str:
    """The types of a game's view and of its actions as named data."""
    what = f"What a viewer sees of {game.title}, and its actions."
    parts = [OPENING.format(what=what, source=f"games/{game.name}/"), ACTION_IMPORTS]
    module = import_module(f"atoll.games.{game.name}.view")
    actions = [action_type(form) for form in declared_actions(game).forms]
    _, kinds = msgspec.json.schema_components([module.View, *actions])
    parts += [interface(name, kind, False) for name, kind in kinds.items()]
    rows = "".join(f"\n  | {action.__name__}" for action in actions)
    parts.append(f"/** An action, by its verb. */\nexport type Action ={rows};{OF_VERBS}")
    return "\n".join(parts)


def declared_actions(game: Game) -> "Actions[Any]":
    """The actions that a game declares."""
    return cast("Actions[Any]", import_module(f"atoll.games.{game.name}.declaration").ACTIONS)


def action_type(form: "OpenForm[Any]") -> type:
    """The named data of a form as a type."""
    name = "".join(word.capitalize() for word in form.name.split("_"))
    kind: type = cast(Any, TypedDict)(f"{name}Action", form.types())
    kind.__doc__ = f"`{form.name}`: {form.what}." if form.what else f"`{form.name}`."
    return kind


def wire_types() -> str:
    """All types of the protocol, which `docs/protocol.md` describes."""
    schema = wire.schema()
    kinds: Data = schema["$defs"]
    names = reachable(told_roots(schema), kinds)
    what = "Everything that travels between the client and the server: see `docs/protocol.md`."
    parts = [OPENING.format(what=what, source="server/wire/"), IMPORTS]
    parts += [interface(name, kind, name in names) for name, kind in kinds.items()]
    parts += [union("ClientMessage", schema["client"]), union("ServerMessage", schema["server"])]
    return "\n".join(parts)


def told_roots(schema: Data) -> list[Data]:
    """The types that the server sends; the client's types are those that forbid unknown fields."""
    kinds: Data = schema["$defs"]
    answers = [kinds[ref.rsplit("/", 1)[1]] for ref in schema["http"]]
    return [schema["server"], *(kind for kind in answers if "additionalProperties" not in kind)]


def reachable(roots: list[Data], kinds: Data) -> set[str]:
    """The names of all types that these refer to."""
    names: set[str] = set()
    waiting = [name for root in roots for name in named_in(root)]
    waiting += [root["title"] for root in roots if "title" in root]
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting += named_in(kinds[name])
    return names


def named_in(part: object) -> Iterator[str]:
    """The names of the types in a part of the schema."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"].rsplit("/", 1)[1]
        for inner in part.values():
            yield from named_in(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from named_in(inner)


def interface(name: str, kind: Data, is_told: bool) -> str:
    """A type. The server sends every field that has a default; a client may leave those out."""
    lines = [comment(kind.get("description", "")), f"export interface {name} {{"]
    for field, value in kind["properties"].items():
        is_there = field in kind.get("required", []) or (is_told and "default" in value)
        mark = "" if is_there else "?"
        lines.append(f"  {field}{mark}: {expression(value)};")
    return "\n".join([*lines, "}", ""])


def comment(text: str) -> str:
    """A description as a comment."""
    words = re.sub(r"\s+", " ", text).strip()
    if len(words) < WIDTH - 8:
        return f"/** {words} */"
    rows = textwrap.wrap(words, WIDTH - 3)
    return "\n".join(["/**", *(f" * {row}" for row in rows), " */"])


def union(name: str, part: Data) -> str:
    """A named union of messages."""
    rows = "".join(f"\n  | {expression(kind)}" for kind in part["anyOf"])
    return f"export type {name} ={rows};\n"


def expression(part: Data) -> str:
    """A part of the schema as a type."""
    if "$ref" in part:
        return str(part["$ref"].rsplit("/", 1)[1])
    if "anyOf" in part:
        return " | ".join(expression(kind) for kind in part["anyOf"])
    if not part:
        return "unknown"
    if "enum" in part:
        return " | ".join(literal(value) for value in part["enum"])
    kind = part["type"]
    if kind == "null":
        return "null"
    if "prefixItems" in part:
        return f"[{', '.join(expression(kind) for kind in part['prefixItems'])}]"
    if kind == "array":
        inner = expression(part.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = part.get("additionalProperties")
        return f"Record<string, {expression(values)}>" if values else "Data"
    return SIMPLE[kind]


def literal(value: str | int | None) -> str:
    """One value as a type."""
    if value is None:
        return "null"
    return f"'{value}'" if isinstance(value, str) else str(value)


def main() -> int:
    """Write the files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
