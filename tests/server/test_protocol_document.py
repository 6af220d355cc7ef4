"""The protocol's page and its types say the same."""

import re
from pathlib import Path

import msgspec
import pytest

from atoll.messages import LANGUAGES, Speaker
from atoll.server import wire
from atoll.server.errors import STATUS, ServerError
from atoll.server.web.api import PATHS

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^<!-- (\w+) -->\n```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
UNIONS = {"client": wire.ClientMessage, "server": wire.ServerMessage}


def tag(message: object) -> str:
    return str(type(message).__struct_config__.tag)  # type: ignore[attr-defined]


def holds(whole: object, part: object) -> bool:
    """Whether `whole` says everything that `part` says, and defaults besides."""
    if isinstance(whole, dict) and isinstance(part, dict):
        return all(key in whole and holds(whole[key], value) for key, value in part.items())
    if isinstance(whole, list) and isinstance(part, list):
        return len(whole) == len(part) and all(map(holds, whole, part))
    return whole == part


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_every_example_is_of_its_type(name: str, example: str) -> None:
    kind = UNIONS.get(name) or getattr(wire, name)
    message = msgspec.json.decode(example, type=kind)
    again = msgspec.json.decode(msgspec.json.encode(message))
    told = msgspec.json.decode(example)
    assert holds(again, told)


@pytest.mark.parametrize("name", ["client", "server"])
def test_every_message_has_an_example(name: str) -> None:
    shown = {
        tag(msgspec.json.decode(example, type=UNIONS[name]))
        for kind, example in EXAMPLES
        if kind == name
    }
    kinds = wire.ClientMessage if name == "client" else wire.ServerMessage
    assert shown == {kind.__struct_config__.tag for kind in kinds.__args__}


def test_every_http_type_stands_on_the_page() -> None:
    for kind in wire.HTTP_TYPES:
        assert f"`{kind.__name__}`" in PAGE


def test_the_schema_names_every_type() -> None:
    found = wire.schema()
    assert found["protocol"] == wire.PROTOCOL
    assert {kind.__name__ for kind in wire.HTTP_TYPES} <= set(found["$defs"])


def test_every_error_code_stands_on_the_page_and_is_said_in_every_language() -> None:
    for code in STATUS:
        assert f"`{code}`" in PAGE, code
        for language in LANGUAGES:
            assert Speaker(None, language)(ServerError(code, "…").words)


def test_every_path_stands_on_the_page() -> None:
    for method, path, _ in PATHS:
        shown = path.replace(":count", "")
        assert re.search(rf"`{method} {re.escape(shown)}[`?]", PAGE), f"{method} {shown}"
