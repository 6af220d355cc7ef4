"""`python -m release.reference`: the protocol's messages and fields as a page, from the types."""

import re
import sys
from pathlib import Path
from typing import Any

import msgspec

from atoll.server import wire
from atoll.server.web import openapi
from atoll.server.web.api import PATHS

PAGE = Path(__file__).parents[1] / "docs" / "reference.md"
OPENING = """# Protocol reference

Every path, message and field, written from the types in `src/atoll/server/wire/` by
`python -m release.reference`; a test fails when this page is not current.
[The protocol](protocol.md) explains them; programs read `GET /api/schema` and
`GET /api/openapi.json`.
"""
Data = dict[str, Any]


def page() -> str:
    """The whole page."""
    groups = [
        ("Messages from the client", list(wire.ClientMessage.__args__)),
        ("Messages from the server", list(wire.ServerMessage.__args__)),
        ("HTTP bodies and answers", list(wire.HTTP_TYPES)),
    ]
    named = [kind for _, kinds in groups for kind in kinds]
    _, schemas = msgspec.json.schema_components(named)
    parts = [OPENING, "## Paths\n", paths()]
    for title, kinds in groups:
        parts.append(f"## {title}\n")
        parts += [section(kind.__name__, schemas[kind.__name__]) for kind in kinds]
    others = sorted(schemas.keys() - {kind.__name__ for kind in named})
    parts.append("## Nested types\n")
    parts += [section(name, schemas[name]) for name in others]
    return "\n".join(parts)


def paths() -> str:
    """Every path with its request and response."""
    lines = ["| request | query | body | answer |", "|---|---|---|---|"]
    for method, path, handler in PATHS:
        operation = openapi.OPERATIONS[handler.__name__]
        shown = re.sub(r":\w+", "", path)
        query = ", ".join(f"`{name}`" for name in operation.query)
        body = link(operation.body.__name__) if operation.body else ""
        answer = (
            link(operation.answer.__name__)
            if isinstance(operation.answer, type)
            else operation.answer or ""
        )
        lines.append(f"| `{method} {shown}` | {query} | {body} | {operation.status} {answer} |")
    return "\n".join(lines) + "\n"


def link(name: str) -> str:
    """A link to a type on this page."""
    return f"[{name}](#{name.lower()})"


def section(name: str, schema: Data) -> str:
    """One type: its description and its fields."""
    lines = [f"### {name}\n", " ".join(schema.get("description", "").split()) + "\n"]
    if "properties" not in schema:
        return "\n".join([*lines, told_type(schema) + "\n"])
    lines += ["| field | type | if left out |", "|---|---|---|"]
    needed = schema.get("required", [])
    for field, kind in schema["properties"].items():
        default = "" if field in needed else f"`{written(kind.get('default'))}`"
        lines.append(f"| `{field}` | {told_type(kind)} | {default} |")
    return "\n".join(lines) + "\n"


def written(value: object) -> str:
    """A value as JSON."""
    return msgspec.json.encode(value).decode()


def told_type(schema: Data) -> str:
    """A type in words."""
    if "$ref" in schema:
        return link(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " or ".join(told_type(kind) for kind in schema["anyOf"])
    if "enum" in schema:
        return ", ".join(f"`{written(value)}`" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {told_type(schema.get('items', {}))}{limits(schema, 'Items')}"
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"object of {told_type(inner)}" if isinstance(inner, dict) and inner else "object"
    return f"{schema.get('type', 'anything')}{limits(schema, 'Length')}"


def limits(schema: Data, what: str) -> str:
    """The bounds of a type."""
    bounds = []
    for key, sign in (("minimum", "≥"), ("maximum", "≤"), (f"min{what}", "at least"),
                      (f"max{what}", "at most")):  # fmt: skip
        if key in schema:
            bounds.append(f"{sign} {schema[key]}")
    return f" ({', '.join(bounds)})" if bounds else ""


def main() -> int:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
