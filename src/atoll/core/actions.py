"""The actions of a game, declared once: verb, parameters, secrets and notation.

Codes, text, named data, the action space and what others are shown follow from the declaration.
An action's code is its form's first code plus its parameters as digits of a mixed radix, the first
parameter being the most significant. The generated `fields.py` has the same codes as constants.
"""

from abc import ABC, abstractmethod
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Any, Generic, Literal, NotRequired, TypeVar

from atoll.core.encoding import Field
from atoll.core.errors import InvalidNotation
from atoll.core.state import State

Data = dict[str, Any]
Types = dict[str, Any]  # of the fields of data, by name
S = TypeVar("S", bound=State, contravariant=True)
UNKNOWN = "??"  # a secret parameter as others read it; its value is the last of its room
LONGEST = 10  # digits of a number in notation


# -- kinds of parameters -----------------------------------------------------------------------


class Kind(Generic[S]):
    """What a parameter stands for: one of the values 0 … size-1, and how it is written.

    `room` is the parameter's radix in the code. Values from `size` to `room` can be asked for, and
    are refused by the clause that says why they do not exist.
    """

    is_seat = False  # the action space counts seats from the viewer

    def __init__(self, name: str, size: int, room: int = 0, hint: str = "") -> None:
        self.name = name
        self.size = size
        self.room = room or size
        self.bound = self.room  # of the values that can be read
        self.hint = hint or f"0 to {size - 1}"

    def text(self, state: S, value: int) -> str:
        """A value in notation."""
        return str(value)

    def parse(self, state: S, text: str) -> int:
        """The value written so; `InvalidNotation` if there is none."""
        is_number = text.isascii() and text.isdigit() and len(text) < LONGEST
        if not is_number or str(int(text)) != text or int(text) >= self.bound:
            raise self.unreadable(text)
        return int(text)

    def data(self, state: S, parameter: str, value: int) -> Data:
        """A value as fields of named data."""
        return {parameter: int(value)}

    def types(self, parameter: str) -> Types:
        """The types of these fields."""
        return {parameter: int}

    def from_data(self, state: S, parameter: str, data: Data) -> int | None:
        """The value that the data gives the parameter; None if it is none."""
        value = data.get(parameter)
        return value if type(value) is int and 0 <= value < self.bound else None

    def unreadable(self, text: object) -> InvalidNotation:
        """The error for a text that is no value."""
        return InvalidNotation(f"'{text}' is not a {self.name} ({self.hint})")


class Seat(Kind[State]):
    """A player, by seat number."""

    is_seat = True

    def __init__(self, most: int, room: int = 0) -> None:
        super().__init__("seat", most, room)
        self.bound = most


class Flag(Kind[State]):
    """A word that is there or not."""

    def __init__(self, word: str) -> None:
        super().__init__(word, 2)

    def text(self, state: State, value: int) -> str:
        return self.name if value else ""

    def parse(self, state: State, text: str) -> int:
        if text not in ("", self.name):
            raise self.unreadable(text)
        return 1 if text else 0


class ByName(Kind[S]):
    """A value that is written by a name, in text and in data."""

    def data(self, state: S, parameter: str, value: int) -> Data:
        return {parameter: self.text(state, value)}

    def types(self, parameter: str) -> Types:
        return {parameter: str}

    def from_data(self, state: S, parameter: str, data: Data) -> int | None:
        text = data.get(parameter)
        return self.parse(state, text) if isinstance(text, str) else None


class Named(ByName[S]):
    """A value whose name is always the same."""

    def __init__(
        self, name: str, names: Sequence[str], hint: str, room: int = 0, may_hide: bool = False
    ) -> None:
        super().__init__(name, len(names), room, hint)
        self.values = {text: value for value, text in enumerate(names)}
        if may_hide:
            self.values[UNKNOWN] = self.room - 1
        self.names = {value: text for text, value in self.values.items()}

    def text(self, state: S, value: int) -> str:
        return self.names[value]

    def parse(self, state: S, text: str) -> int:
        if text not in self.values:
            raise self.unreadable(text)
        return self.values[text]


class Printed(ByName[S]):
    """A piece that is written by its name in the component set."""

    def __init__(
        self, name: str, size: int, names: Callable[[S], Sequence[str]], hint: str
    ) -> None:
        super().__init__(name, size, hint=hint)
        self.names = names

    def text(self, state: S, value: int) -> str:
        return self.names(state)[value]

    def parse(self, state: S, text: str) -> int:
        names = self.names(state)
        if text not in names:
            raise self.unreadable(text)
        return names.index(text)


# -- actions by their parameters ---------------------------------------------------------------


@dataclass(frozen=True)
class Values:
    """The values that a parameter takes among some actions, in notation and as fields of data."""

    name: str
    texts: list[str]
    fields: dict[str, list[Any]]


@dataclass(frozen=True)
class Choices:
    """Actions of one form: each parameter's values once, instead of every combination.

    An action is a combination of values, as a number with a digit for each parameter, the first
    being the most significant; a digit counts the values of its list. `codes` are the combinations
    that are meant, rising, in the order of `actions`.
    """

    text: str  # the notation, with parameters in braces
    data: Data  # what all of them have
    actions: list[int]
    parameters: list[Values] = field(default_factory=list)
    codes: list[int] = field(default_factory=lambda: [0])

    @property
    def is_product(self) -> bool:
        """Whether every combination is meant."""
        return len(self.codes) == prod(len(values.texts) for values in self.parameters)


# -- forms -------------------------------------------------------------------------------------


class OpenForm(ABC, Generic[S]):
    """One kind of action. A form whose parameters are open, such as an offer, defines it all.

    Codes count from the form's own first code, `first` if it is not the next in the table.
    """

    name: str
    what: str
    first: int

    @abstractmethod
    def to_text(self, state: S, seat: int, code: int) -> str:
        """The action in notation."""

    @abstractmethod
    def from_words(self, state: S, seat: int, words: list[str]) -> int | None:
        """The action written so; None if this is not its form."""

    @abstractmethod
    def to_data(self, state: S, seat: int, code: int) -> Data:
        """The action as named data."""

    @abstractmethod
    def from_data(self, state: S, seat: int, data: Data) -> int | None:
        """The action that the data describes; None if it is not of this form."""

    @abstractmethod
    def types(self) -> Types:
        """The types of the fields of its data; what choices do not tell is `NotRequired`."""

    def factor(self, state: S, seat: int, start: int, codes: list[int]) -> list[Choices]:
        """Actions by their parameters; an open form has one, which stands for the whole action."""
        described = [self.to_data(state, seat, code) for code in codes]
        names = [
            key for key in described[0] if any(data[key] != described[0][key] for data in described)
        ]
        alike = {key: value for key, value in described[0].items() if key not in names}
        values = Values(
            self.name,
            [self.to_text(state, seat, code) for code in codes],
            {name: [data[name] for data in described] for name in names or ["verb"]},
        )
        actions = [start + code for code in codes]
        return [Choices(f"{{{self.name}}}", alike, actions, [values], [*range(len(codes))])]


@dataclass(frozen=True)
class Form(OpenForm[S]):
    """A form with a fixed list of parameters.

    `text` is its notation with parameters in braces, such as `lay {tile} {cell} r{turn}`. Data has
    the verb, `fixed` and the parameters; `extra` adds what is only told, not read. What follows
    from several parameters (`extra_of`) is not told with choices, only with a single action.
    `extra_types` are the types of what `extra` adds.
    """

    name: str
    parameters: Mapping[str, Kind[S]] = field(default_factory=dict)
    what: str = ""
    text: str = ""
    verb: str = ""  # in data, where it is not the name
    fixed: Data = field(default_factory=dict)
    extra: Callable[[S, int, list[int]], Data] | None = None
    extra_of: tuple[str, ...] = ()  # the parameters that `extra` depends on
    extra_types: Types = field(default_factory=dict)
    secret: str = ""  # the parameter that only the seat itself sees
    first: int = -1

    @cached_property
    def room(self) -> int:
        """How many codes it needs."""
        return prod(kind.room for kind in self.parameters.values())

    @cached_property
    def words(self) -> list[str]:
        """Its notation word by word."""
        default = [self.name.replace("_", "-"), *(f"{{{name}}}" for name in self.parameters)]
        return self.text.split() or default

    @cached_property
    def ends_with_flag(self) -> bool:
        """Whether its last word may be left out."""
        return any(isinstance(kind, Flag) for kind in [*self.parameters.values()][-1:])

    @property
    def expected(self) -> Data:
        """What data of this form always has."""
        return {"verb": self.verb or self.name} | self.fixed

    @cached_property
    def strides(self) -> list[tuple[str, Kind[S], int]]:
        """Each parameter with its kind and what one step of it counts in the code."""
        stride, strides = self.room, []
        for name, kind in self.parameters.items():
            stride //= kind.room
            strides.append((name, kind, stride))
        return strides

    def pack(self, values: Sequence[int]) -> int:
        """The parameters as one number."""
        code = 0
        for value, kind in zip(values, self.parameters.values(), strict=True):
            code = code * kind.room + value
        return code

    def unpack(self, code: int) -> list[tuple[str, Kind[S], int]]:
        """The parameters in a number, with their kinds and values."""
        return [
            (name, kind, int(code) // stride % kind.room) for name, kind, stride in self.strides
        ]

    def to_text(self, state: S, seat: int, code: int) -> str:
        values = {name: kind.text(state, value) for name, kind, value in self.unpack(code)}
        return " ".join(self.words).format(**values).rstrip()

    def from_words(self, state: S, seat: int, words: list[str]) -> int | None:
        if len(words) == len(self.words) - 1 and self.ends_with_flag:
            words = [*words, ""]
        texts = match(self.words, words)
        if texts is None:
            return None
        return self.pack([kind.parse(state, texts[name]) for name, kind in self.parameters.items()])

    def to_data(self, state: S, seat: int, code: int) -> Data:
        data: Data = {"verb": self.verb or self.name}
        parameters = self.unpack(code)
        for name, kind, value in parameters:
            data |= kind.data(state, name, value)
        if self.extra is not None:
            data |= self.extra(state, seat, [value for _, _, value in parameters])
        return data | self.fixed

    def types(self) -> Types:
        types = {name: Literal[value] for name, value in self.expected.items()}
        for name, kind in self.parameters.items():
            types |= kind.types(name)
        is_told = len(self.extra_of) < 2
        for name, type_ in self.extra_types.items():
            types[name] = type_ if is_told else NotRequired[type_]
        return types

    def factor(self, state: S, seat: int, start: int, codes: list[int]) -> list[Choices]:
        strides = [(stride, kind.room) for _, kind, stride in self.strides]
        values = factors(codes, [stride for stride, _ in strides])
        combined = [*range(len(codes))]
        if values is None:
            values, combined, codes = combinations(codes, strides)
        parameters = [
            self.values_of(state, seat, name, kind, own)
            for (name, kind, _), own in zip(self.strides, values, strict=True)
        ]
        data = self.expected
        if self.extra is not None and not self.extra_of:
            data |= self.extra(state, seat, [])
        actions = [start + code for code in codes]
        return [Choices(" ".join(self.words), data, actions, parameters, combined)]

    def values_of(self, state: S, seat: int, name: str, kind: Kind[S], values: list[int]) -> Values:
        """The values of one parameter."""
        fields: dict[str, list[Any]] = {}
        for value in values:
            data = kind.data(state, name, value)
            if self.extra is not None and self.extra_of == (name,):
                data |= self.extra(state, seat, [value])
            for key, item in data.items():
                fields.setdefault(key, []).append(item)
        return Values(name, [kind.text(state, value) for value in values], fields)

    def from_data(self, state: S, seat: int, data: Data) -> int | None:
        if any(name not in data or data[name] != value for name, value in self.expected.items()):
            return None
        values = []
        for name, kind in self.parameters.items():
            value = kind.from_data(state, name, data)
            if value is None:
                return None
            values.append(value)
        return self.pack(values)


def factors(codes: list[int], strides: list[int]) -> list[list[int]] | None:
    """The values of each digit, if the codes are rising and every combination is among them."""
    values: list[list[int]] = []
    for stride in strides:
        own: list[int] = []
        place, first = 0, codes
        while place < len(codes):
            digit = codes[place] // stride
            end = bisect_left(codes, (digit + 1) * stride, place)
            rest = [code - digit * stride for code in codes[place:end]]
            if own and (rest != first or digit <= own[-1]):
                return None
            own.append(digit)
            place, first = end, rest
        values.append(own)
        codes = first
    return values if len(codes) == 1 else None


def combinations(
    codes: list[int], strides: list[tuple[int, int]]
) -> tuple[list[list[int]], list[int], list[int]]:
    """The values of each digit, given its stride and room; the combinations, rising; their codes.

    Values are counted in the order in which they appear.
    """
    values: list[list[int]] = []
    combined = [0] * len(codes)
    for stride, room in strides:
        digits = [code // stride % room for code in codes]
        places = {value: place for place, value in enumerate(dict.fromkeys(digits))}
        values.append(list(places))
        combined = [
            code * len(places) + places[digit] for code, digit in zip(combined, digits, strict=True)
        ]
    pairs = sorted(zip(combined, codes, strict=True))
    return values, [number for number, _ in pairs], [code for _, code in pairs]


def match(pattern: list[str], words: list[str]) -> dict[str, str] | None:
    """What the words give each parameter of a pattern; None if they do not fit it."""
    if len(words) != len(pattern):
        return None
    texts = {}
    for expected, word in zip(pattern, words, strict=True):
        start, brace, name = expected.partition("{")
        if (word != expected) if not brace else not word.startswith(start):
            return None
        if brace:
            texts[name.removesuffix("}")] = word.removeprefix(start)
    return texts


# -- all actions of a game ---------------------------------------------------------------------


class Actions(Generic[S]):
    """The forms of a game, each with `room` codes of its own; the notation of a game."""

    def __init__(
        self, title: str, example: str, forms: Sequence[OpenForm[S]], room: int = 0
    ) -> None:
        self.title = title
        self.example = example
        self.forms = list(forms)
        self.room = room or max(form.room for form in forms if isinstance(form, Form))
        self.starts = [
            number * self.room if form.first < 0 else form.first
            for number, form in enumerate(forms)
        ]

    def form_of(self, action: int) -> tuple[OpenForm[S], int]:
        """The form of an action, and its code in the form."""
        number = bisect_right(self.starts, action) - 1
        return self.forms[number], action - self.starts[number]

    def space(self, state: State) -> list[Field]:
        """The action space in games set up like this one: a place for each value of a form."""
        parts = []
        for form in self.forms:
            if isinstance(form, Form):
                kinds = form.parameters.values()
                sizes = [int(state.players) if kind.is_seat else kind.size for kind in kinds]
                parts.append(Field(form.name, tuple(sizes or [1]), form.what))
        return parts

    def to_text(self, state: S, seat: int, action: int) -> str:
        """The action in notation."""
        form, code = self.form_of(action)
        return form.to_text(state, seat, code)

    def from_text(self, state: S, seat: int, text: str) -> int:
        """The action written as `to_text` writes it; `InvalidNotation` if there is none."""
        words = text.split()
        for start, form in zip(self.starts, self.forms, strict=True):
            code = form.from_words(state, seat, words)
            if code is not None:
                return start + code
        raise self.unreadable(text)

    def unreadable(self, text: object) -> InvalidNotation:
        """The complaint about something that is no action."""
        return InvalidNotation(
            f"'{text}' is not an action of {self.title} (such as {self.example})"
        )

    def to_data(self, state: S, seat: int, action: int) -> Data:
        """The action as named data: its verb and fields."""
        form, code = self.form_of(action)
        return form.to_data(state, seat, code)

    def factor(self, state: S, seat: int, actions: Sequence[int]) -> list[Choices]:
        """Actions by their parameters, form by form."""
        codes: dict[int, list[int]] = {}
        numbers = {bisect_right(self.starts, end(actions)) - 1 for end in (min, max) if actions}
        if len(numbers) == 1:  # all of one form, as usual where there are many
            (number,) = numbers
            start = self.starts[number]
            codes[number] = [action - start for action in actions]
        else:
            for action in actions:
                number = bisect_right(self.starts, action) - 1
                codes.setdefault(number, []).append(action - self.starts[number])
        return [
            choices
            for number, own_codes in codes.items()
            for choices in self.forms[number].factor(state, seat, self.starts[number], own_codes)
        ]

    def from_data(self, state: S, seat: int, data: Data) -> int:
        """The action that `to_data` describes so; `InvalidNotation` if there is none."""
        for start, form in zip(self.starts, self.forms, strict=True):
            code = form.from_data(state, seat, data)
            if code is not None:
                return start + code
        raise InvalidNotation(f"{data} does not describe an action of {self.title}")
