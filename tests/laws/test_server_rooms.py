"""The shape of the server: its sub-packages import one way, no modules import each other."""

import ast
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "atoll" / "server"
# A part may import itself and the parts before it.
ORDER = (
    "errors", "wall_clock", "chance", "logs", "wire", "limits", "store", "metrics", "people",
    "workers", "tables", "cluster", "web", "run",
)  # fmt: skip
SQL = re.compile(
    r"\b(SELECT\s.*\bFROM|INSERT INTO|UPDATE\s+\w+\s+SET|DELETE FROM|SELECT pg_\w+|CREATE TABLE)\b",
    re.DOTALL,
)


def name_of(path: Path) -> str:
    """A module by its path from the server, a package by its own."""
    return ".".join(path.relative_to(SERVER).with_suffix("").parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in SERVER.rglob("*.py")}


def imported(path: Path) -> set[str]:
    """The modules of the server that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        for name in names:
            inner = name.removeprefix("atoll.server").lstrip(".") if "atoll.server" in name else ""
            while inner and inner not in MODULES:
                inner = inner.rpartition(".")[0]
            found.add(inner)
    return found - {"", name_of(path)}


GRAPH = {name: imported(path) for name, path in MODULES.items()}


def part(module: str) -> str:
    return module.split(".")[0]


def test_every_part_of_the_server_has_its_place() -> None:
    assert {part(name) for name in MODULES} == {*ORDER, "__init__"}


def test_parts_import_one_way() -> None:
    for module, others in GRAPH.items():
        for other in others:
            here, there = part(module), part(other)
            assert here == there or ORDER.index(there) < ORDER.index(here), f"{module} → {other}"


def test_no_modules_import_each_other() -> None:
    order = list(TopologicalSorter(GRAPH).static_order())  # raises CycleError with the cycle
    assert order.index("store.database") < order.index("tables.house") < order.index("run")


def test_nothing_is_imported_for_types_alone() -> None:
    for name, path in MODULES.items():
        assert "TYPE_CHECKING" not in path.read_text(encoding="utf-8"), name


def test_the_walk_through_the_server_names_every_file_once() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    walk = text.split("### The path of", 1)[1].split("### ", 1)[0]
    named = re.findall(r"`([\w./]+\.(?:py|ts|svelte))`", walk)
    assert len(named) > 30
    assert sorted(named) == sorted(set(named))
    for one in named:
        assert (ROOT / one if one.startswith("web/src/") else SERVER / one).is_file(), one


def has_sql(text: str) -> bool:
    """Whether a string of the program holds SQL; what documents it may quote HTTP."""
    strings = [
        node.value
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return any(SQL.search(one) for one in strings)


@pytest.mark.parametrize(
    "text",
    [
        'read("SELECT id FROM tables")',
        'f"UPDATE {x} SET a = 1" + "INSERT INTO t"',
        '"DELETE FROM t"',
    ],
)
def test_sql_is_found(text: str) -> None:
    assert has_sql(text)


def test_sql_stands_in_the_store_only() -> None:
    found = {name for name, path in MODULES.items() if has_sql(path.read_text(encoding="utf-8"))}
    assert {name for name in found if part(name) != "store"} == set()
    assert "store.table_rows" in found
