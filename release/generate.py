"""`python -m release.generate`: writes the plain code that follows from the games' declarations.

A game's `declaration.py` has FIELDS and ACTIONS. Its `fields.py` is written here, so that the
compiler sees plain attributes and constants; a test fails when one is not current. Functions that
pack and read actions are written only if other modules of the folder call them.
"""

import importlib
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

from atoll.core.actions import Actions, Form
from atoll.core.declaration import Declaration, Field
from atoll.core.state import State
from release.spaces import encoding

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
WIDTH = 100
HEAD = "Generated from `declaration.py` by `python -m release.generate`; not edited by hand."
ASKING = """
    def must_act(self) -> i64:
        if self.step == Step.OVER:
            return 0
        return BIT[self.actor]

    def to_act(self) -> i64:
        if self.step == Step.OVER:
            return -1
        return self.actor
"""
SLICED = 64  # vectors of at least this size are copied faster as a slice
SLICED_PER_SEAT = 13
BUILT_IN = {"from", "hex", "pass", "type"}
Forms = list[tuple[int, Form[State]]]


# -- finding the declarations ------------------------------------------------------------------


def load(folder: Path) -> ModuleType:
    """The declaration of a game, loaded without the rest of its package.

    The package's own modules may need the file that is about to be written.
    """
    root = SOURCE if folder.is_relative_to(SOURCE) else ROOT
    name = ".".join(folder.relative_to(root).parts)
    loaded = {key: sys.modules.pop(key) for key in package_modules(name)}
    package = ModuleType(name)
    package.__path__ = [str(folder)]
    sys.modules[name] = package
    try:
        return importlib.import_module(f"{name}.declaration")
    finally:
        for key in package_modules(name):
            del sys.modules[key]
        sys.modules.update(loaded)


def package_modules(name: str) -> list[str]:
    """The loaded modules of a package."""
    return [key for key in sys.modules if key == name or key.startswith(f"{name}.")]


def folders() -> list[Path]:
    """Every game that declares its fields and actions, including the example."""
    games = (SOURCE / "atoll" / "games").glob("*/declaration.py")
    return sorted(path.parent for path in [*games, *ROOT.glob("examples/*/declaration.py")])


def source(folder: Path) -> str:
    """The required content of `fields.py` in a game's folder."""
    module = load(folder)
    fields: Declaration = module.FIELDS
    actions: Actions[State] = module.ACTIONS
    users = [path for path in folder.glob("*.py") if path.name != "fields.py"]
    users_text = "\n".join(path.read_text(encoding="utf-8") for path in users)
    return "\n".join(Writer(fields, actions, module.__name__, users_text).lines()) + "\n"


# -- writing -----------------------------------------------------------------------------------


class Writer:
    """The file of one game, as lines in the project's format."""

    def __init__(
        self, declared: Declaration, actions: Actions[State], module: str, users: str
    ) -> None:
        self.declared = declared
        self.module = module
        self.users = users  # the text of the modules that may call what is written
        self.actions = actions
        self.forms: Forms = [
            (start, form)
            for start, form in zip(actions.starts, actions.forms, strict=True)
            if isinstance(form, Form)
        ]
        self.fields = [entry for entry in declared.entries if isinstance(entry, Field)]

    def lines(self) -> Iterator[str]:
        """The whole file."""
        body = [
            *self.constants(),
            *self.codecs(),
            *self.fields_class(),
            *encoding(self.declared, self.actions),
        ]
        yield f'"""{HEAD}"""'
        yield ""
        yield from self.imports("\n".join(body))
        yield from body

    def imports(self, body: str) -> Iterator[str]:
        """The imports that the body uses."""
        typing = [name for name in ("Final", "final") if f": {name}" in body or f"@{name}" in body]
        if typing:
            yield f"from typing import {', '.join(typing)}"
            yield ""
        natives = ["i64", "u8", "vec"]
        vectors = ["clear", "filled", "put"]
        used = {
            "atoll.core": ["encoding"] if "(encoding.Encoding)" in body else [],
            "atoll.core.bits": ["BIT"] if "BIT[" in body else [],
            "atoll.core.native": [name for name in natives if re.search(rf"\b{name}\b", body)],
            "atoll.core.rng": ["Rng"],
            "atoll.core.state": [name for name in ("TRUTH", "State") if name in body],
            "atoll.core.vectors": [name for name in vectors if f"{name}(" in body],
        }
        if "FIELDS." in body:
            used[self.module] = ["ACTIONS", "FIELDS"]
        printed = self.declared.printed[1]
        for thing in [printed, *self.declared.uses]:
            if not isinstance(thing, str):
                used.setdefault(thing.__module__, []).append(thing.__name__)
        for module, names in sorted(used.items()):
            line = f"from {module} import {', '.join(names)}"
            if len(line) > WIDTH:
                yield from (f"from {module} import (", *(f"    {name}," for name in names), ")")
            elif names:
                yield line
        yield ""

    # -- constants -----------------------------------------------------------------------------

    def constants(self) -> Iterator[str]:
        """The steps and the first code of every form."""
        if len(self.forms) > 1:
            yield from (f"FORM: Final = {self.actions.room}  # codes of a form", "")
        if self.declared.steps:
            steps = [(name, number, "") for number, name in enumerate(self.declared.steps)]
            yield from self.named("Step", "What the game waits for.", steps)
        if len(self.forms) > 1:
            codes = [(form.name, start, form.what) for start, form in self.forms]
            yield from self.named("Do", "The first code of each form of action.", codes)

    def named(self, name: str, what: str, rows: list[tuple[str, int, str]]) -> Iterator[str]:
        """A class of named numbers."""
        yield from ("", f"class {name}:", f'    """{what}"""', "")
        for constant, number, comment in rows:
            yield commented(f"    {constant.upper()}: Final = {number}", comment)
        yield ""

    def codecs(self) -> Iterator[str]:
        """Functions that pack and read actions; none if the action is its only parameter."""
        if len(self.forms) == 1 and len(self.forms[0][1].parameters) == 1:
            return
        if len(self.forms) > 1:
            codes = self.actions.room
            is_power = codes & (codes - 1) == 0
            reading = f"action & {-codes}" if is_power else "action - action % FORM"
            yield from self.function("form_of", "action: i64", reading)
        for start, form in self.forms:
            if len(form.parameters) > 1:
                yield from self.packer(start, form)
        for name, readings in self.readings().items():
            for label, reading in readings:
                prefix = "" if len(readings) == 1 else f"{label}_"
                yield from self.function(f"{prefix}{name}_of", "action: i64", reading)

    def packer(self, start: int, form: Form[State]) -> Iterator[str]:
        """The function that makes an action of a form."""
        arguments = [argument(name) for name in form.parameters]
        terms = [f"Do.{form.name.upper()}"] if start else []
        for name, (_, _, stride) in zip(arguments, form.strides, strict=True):
            terms.append(name if stride == 1 else f"{name} * {stride}")
        taken = ", ".join(f"{name}: i64" for name in arguments)
        yield from self.function(f"{form.name}_action", taken, " + ".join(terms))

    def function(self, name: str, arguments: str, value: str) -> Iterator[str]:
        """A function of one expression, if it is called."""
        if re.search(rf"\b{name}\(", self.users):
            yield from ("", f"def {name}({arguments}) -> i64:", f"    return {value}", "")

    def readings(self) -> dict[str, list[tuple[str, str]]]:
        """How each parameter is read from an action, once for all forms that read it alike."""
        readings: dict[str, list[tuple[str, str]]] = {}
        for start, form in self.forms:
            for number, (name, kind, stride) in enumerate(form.strides):
                own = readings.setdefault(name, [])
                how = self.reading(start, stride, 0 if number == 0 else kind.room)
                if how not in [other for _, other in own]:
                    own.append((form.name, how))
        return readings

    def reading(self, start: int, stride: int, room: int) -> str:
        """The expression of a digit of an action; room 0 for the first, which has no bound."""
        codes = self.actions.room
        if room == 0 and len(self.forms) > 1 and codes % stride == 0:
            room = codes // stride
        is_plain = start == 0 or (room > 0 and codes % (stride * room) == 0)
        whole = "action" if is_plain else "action % FORM"
        if is_plain and stride & (stride - 1) == 0 and room & (room - 1) == 0:
            shifted = whole if stride == 1 else f"{whole} >> {stride.bit_length() - 1}"
            if room == 0:
                return shifted
            return f"{shifted if stride == 1 else f'({shifted})'} & {room - 1}"
        whole = whole if stride == 1 else f"{whole} // {stride}"
        return f"{whole} % {room}" if room else whole

    # -- the class -----------------------------------------------------------------------------

    def fields_class(self) -> Iterator[str]:
        """The fields with their set-up, copying and hiding."""
        declared = self.declared
        printed, printed_type = declared.printed
        type_name = printed_type if isinstance(printed_type, str) else printed_type.__name__
        arguments = [
            "self",
            f"{printed}: {type_name}",
            "players: i64",
            *(option if ":" in option else f"{option}: bool" for option in declared.options),
            "rng: Rng",
        ]
        yield ""
        yield f"class {declared.name}Fields(State):"
        yield '    """The fields of a position and how they are copied."""'
        yield ""
        yield from signature("    def __init__", arguments)
        yield "        super().__init__(players, rng)"
        yield f"        self.{printed}: {type_name} = {printed}"
        for option in arguments[3:-1]:
            yield f"        self.{option} = {option.partition(':')[0]}"
        yield from map(declare, self.fields)
        yield from self.copying()
        yield from self.asking()
        yield from self.hiding()
        yield from self.showing()

    def copying(self) -> Iterator[str]:
        """The method that copies every field."""
        yield ""
        yield "    def assign(self, other: State) -> None:"
        yield f"        assert isinstance(other, {self.declared.name}Fields)"
        yield "        self.viewer = other.viewer"
        yield "        self.rng.assign(other.rng)"
        for field in self.fields:
            name = field.name
            if field.by_hand:
                continue
            if not field.is_vector or field.shared:
                yield f"        self.{name} = other.{name}"
            elif is_sliced(field):
                yield f"        self.{name} = other.{name}[:]"
            else:
                yield f"        put(self.{name}, other.{name})"

    def asking(self) -> Iterator[str]:
        """Who acts, in a game that asks one actor at a time until a step `over`."""
        if "over" in self.declared.steps and any(field.name == "actor" for field in self.fields):
            yield from ASKING.splitlines()

    def hiding(self) -> Iterator[str]:
        """The default `hide`."""
        closed = [field for field in self.fields if field.known_to == "nobody"]
        owned = [field for field in self.fields if field.known_to == "owner"]
        is_open = all(field.known_to == "all" for field in self.fields)
        if closed or owned or is_open:
            yield ""
            yield "    def hide(self, viewer: i64) -> None:"
        for field in closed:
            if field.is_vector:
                yield f"        clear(self.{field.name}, {field.unknown})"
            else:
                yield f"        self.{field.name} = {field.unknown}"
        if owned:
            yield "        for seat in range(self.players):"
            yield "            if seat != viewer:"
            for field in owned:
                yield f"                self.{field.name}[seat] = {field.unknown}"
        if is_open:
            yield '        """Nothing is hidden."""'
            yield ""
            yield "    def fill(self, rng: Rng) -> None:"
            yield '        """Nothing is unknown."""'

    def showing(self) -> Iterator[str]:
        """What others see of an action with a secret parameter."""
        secrets = [(start, form) for start, form in self.forms if form.secret]
        if not secrets:
            return
        yield ""
        yield "    def shown(self, seat: i64, action: i64, viewer: i64) -> i64:"
        yield "        if seat == viewer or viewer == TRUTH:"
        yield "            return action"
        for start, form in secrets:
            stride = next(stride for name, _, stride in form.strides if name == form.secret)
            room = form.parameters[form.secret].room
            digit = f"action // {stride} % {room}"
            yield f"        if {start} <= action < {start + self.actions.room}:"
            yield f"            return action + ({room - 1} - {digit}) * {stride}"
        yield "        return action"


# -- pieces of code ----------------------------------------------------------------------------


def argument(name: str) -> str:
    """A parameter's name that shadows no built-in."""
    return f"{name}_" if name in BUILT_IN else name


def signature(start: str, arguments: Sequence[str]) -> Iterator[str]:
    """The signature of a method that returns nothing, wrapped as the formatter does."""
    one_line = f"{start}({', '.join(arguments)}) -> None:"
    inner = f"        {', '.join(arguments)}"
    if len(one_line) <= WIDTH:
        yield one_line
    elif len(inner) <= WIDTH:
        yield from (f"{start}(", inner, "    ) -> None:")
    else:
        yield from (f"{start}(", *(f"        {name}," for name in arguments), "    ) -> None:")


def initial(field: Field) -> str:
    """The value of a field at the start."""
    if not field.is_vector:
        return str(field.start)
    if field.size == 0:
        return "vec[i64]()"
    return f"filled({length(field)}, {field.start})"


def length(field: Field) -> str:
    """The length of a vector, as an expression."""
    if field.per_seat:
        return "players" if field.per_seat == 1 else f"players * {field.per_seat}"
    return str(field.size)


def is_sliced(field: Field) -> bool:
    """Whether a copy takes a new vector instead of writing into the old one."""
    is_long = isinstance(field.size, int) and field.size >= SLICED
    return field.size == 0 or is_long or field.per_seat >= SLICED_PER_SEAT


def declare(field: Field) -> str:
    """A field in the constructor."""
    number = "bool" if isinstance(field.start, bool) else "i64"
    type_name = "vec[i64]" if field.is_vector else number
    return commented(f"        self.{field.name}: {type_name} = {initial(field)}", field.what)


def commented(line: str, what: str) -> str:
    """A line with its comment, if that fits."""
    full = f"{line}  # {what}" if what else line
    return full if len(full) <= WIDTH else line


# -- the command -------------------------------------------------------------------------------


def main() -> None:
    """Write every file that is not current."""
    for folder in folders():
        path, text = folder / "fields.py", source(folder)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
