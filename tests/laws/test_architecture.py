"""The shape of the house: imports go one way, the engine keeps its manners."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import atoll

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "atoll"
ROOMS = {path.name for path in SOURCE.iterdir() if path.is_dir()}
# A room may import itself and the rooms below it.
FLOORS = [
    {"core"},
    {"games"},
    {"messages"},
    {"bots"},
    {"arena"},
    {"review"},
    {"learn"},
    {"server", "research", "training"},
    {"trials"},
    {"cli"},
]
ENGINE_IMPORTS = {"librt", "mypy_extensions"}  # native types, in core/native.py only
FORBIDDEN = {"asyncio", "socket", "time", "datetime", "random", "threading", "subprocess"}


def imports(path: Path) -> Iterator[str]:
    """The modules a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module != "atoll":
                yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def floor(room: str) -> int:
    return next(n for n, rooms in enumerate(FLOORS) if room in rooms)


def test_imports_go_one_way() -> None:
    for path in SOURCE.glob("*/**/*.py"):
        room = path.relative_to(SOURCE).parts[0]
        for name in imports(path):
            parts = name.split(".")
            if parts[0] == "atoll" and len(parts) > 1 and parts[1] in ROOMS - {room}:
                assert floor(parts[1]) < floor(room), f"{path} imports {name}"


def test_a_game_imports_no_other_game() -> None:
    for path in SOURCE.glob("games/*/*.py"):
        for name in imports(path):
            parts = name.split(".")
            if parts[:2] == ["atoll", "games"] and len(parts) > 2:
                assert parts[2] == path.parent.name, f"{path} imports {name}"


def test_the_rules_of_a_game_import_neither_its_advice_nor_its_encoding() -> None:
    """The encoding has the input of a value network, which may use what the advice computes."""
    for path in SOURCE.glob("games/*/*.py"):
        if path.name not in ("__init__.py", "advice.py", "encoding.py"):
            for name in imports(path):
                is_of_game = name.startswith("atoll.games.")
                is_apart = name.split(".")[-1] in ("advice", "encoding")
                assert not (is_of_game and is_apart), f"{path} imports {name}"


def test_the_engine_knows_no_third_party_io_or_clock() -> None:
    for room in ("core", "games"):
        for path in (SOURCE / room).rglob("*.py"):
            for name in imports(path):
                top = name.split(".")[0]
                assert top not in FORBIDDEN, f"{path} imports {name}"
                if path.name == "native.py" and top in ENGINE_IMPORTS:
                    continue
                assert top == "atoll" or top in sys.stdlib_module_names, f"{path} imports {name}"


def test_no_constant_is_shifted_by_a_variable_in_the_engine() -> None:
    """mypyc shifts a constant as a 32-bit number: silently wrong from bit 31."""
    for room in ("core", "games", "bots"):
        for path in (SOURCE / room).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
                    constant = isinstance(node.left, ast.Constant) or (
                        isinstance(node.left, ast.Name) and node.left.id.isupper()
                    )
                    variable = not isinstance(node.right, ast.Constant)
                    assert not (constant and variable), f"{path}:{node.lineno}"


def names_in(expression: ast.expr) -> set[str]:
    """The variables and constants of an expression; of `pl.EDGES` the constant, not its module."""
    names, modules = set(), set()
    for part in ast.walk(expression):
        if isinstance(part, ast.Name):
            names.add(part.id)
        elif isinstance(part, ast.Attribute) and part.attr.isupper():
            names.add(part.attr)
            modules |= names_in(part.value)
    return names - modules


def test_loops_of_the_games_count_in_native_numbers() -> None:
    """`range` of a constant counts natively only if the constant is declared `Final[i64]`."""
    native: set[str] = set()
    for path in (SOURCE / "games").rglob("*.py"):
        native |= set(re.findall(r"^(\w+): Final\[i64\]", path.read_text("utf-8"), re.MULTILINE))
    for path in (SOURCE / "games").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if "from atoll.core.native import" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.For) and ast.unparse(node.iter).startswith("range("):
                names = names_in(node.iter) - {"range", "len"}
                is_native = bool(names & native) or any(not name.isupper() for name in names)
                assert is_native or ast.unparse(node.target) == "_", f"{path}:{node.lineno}"


def test_the_version_is_one_of_three_numbers() -> None:
    assert [part.isdigit() for part in atoll.__version__.split(".")] == [True] * 3
