"""The observation and action spaces that follow from a game's declaration, as plain code."""

from collections.abc import Iterator

from atoll.core.actions import Actions, Form
from atoll.core.declaration import Declaration, Feature, Field, Observed
from atoll.core.state import State

VECTORS = {"count": "counts", "choice": "choices", "members": "sets"}


def encoding(declared: Declaration, actions: Actions[State]) -> Iterator[str]:
    """The class of the encoding; a game with handwritten parts derives from it."""
    entries = list(declared.observed())
    if not entries:
        return
    yield from ("", "") if declared.by_hand else ("", "", "@final")
    yield f"class {declared.name}Spaces(encoding.Encoding):"
    yield '    """The observation and action spaces that follow from the declaration."""'
    if not declared.by_hand:
        yield ""
        yield f"    def __init__(self, state: {declared.name}Fields) -> None:"
        yield "        super().__init__(FIELDS.observation(state), ACTIONS.space(state))"
    yield ""
    yield "    def write(self, state: State, viewer: i64, page: vec[u8], at: i64) -> i64:"
    yield f"        assert isinstance(state, {declared.name}Fields)"
    *lines, last = [line for entry in entries for line in writing(entry)]
    yield from lines
    if last.startswith("            "):
        yield from (last, "        return at")
    else:
        yield last.replace("at =", "return", 1)
    if "actions" not in declared.by_hand:
        forms = [form for form in actions.forms if isinstance(form, Form)]
        yield ""
        yield "    def number(self, state: State, viewer: i64, action: i64) -> i64:"
        yield from number(forms, actions.room)


# -- observations --------------------------------------------------------------------------------


def writing(entry: Field | Feature) -> Iterator[str]:
    """The code that writes a part; a field that the rules hide must be written by hand."""
    observed = entry.observed
    assert observed is not None
    if isinstance(entry, Feature):
        yield f"        at = {call(observed, entry.value)}"
        return
    assert entry.known_to in ("all", "owner"), f"{entry.name} is hidden"
    value = f"state.{entry.name}"
    if entry.known_to == "owner":
        assert entry.per_seat == 1, f"{entry.name} holds several values a seat"
        yield f"        at = {call(observed, f'{value}[viewer]')}"
    elif observed.in_order:
        yield f"        for value in {value}:"
        yield f"            at = {call(observed, 'value')}"
    elif entry.is_vector:
        assert not observed.offset, f"{entry.name}: the values of a vector have no offset"
        start = "viewer" if entry.per_seat == 1 else f"viewer * {entry.per_seat}"
        start = start if entry.per_seat else "0"
        size = "" if observed.way == "count" else f", {observed.size}"
        write = f"encoding.write_{VECTORS[observed.way]}"
        yield f"        at = {write}(page, at, {value}, {start}{size})"
    else:
        is_flag = isinstance(entry.start, bool)
        yield f"        at = {call(observed, f'1 if {value} else 0' if is_flag else value)}"


def call(observed: Observed, value: str) -> str:
    """The call that writes one value."""
    if observed.offset:
        value = f"{value} - {observed.offset}"
    if observed.way in ("seat", "seats"):
        return f"encoding.write_{observed.way}(page, at, {value}, viewer, state.players)"
    size = "" if observed.way == "count" else f", {observed.size}"
    return f"encoding.write_{observed.way}(page, at, {value}{size})"


# -- actions -------------------------------------------------------------------------------------


def number(forms: list[Form[State]], room: int) -> Iterator[str]:
    """The code that finds an action's number: by its parameters, seats from the viewer on."""
    if len(forms) == 1:
        yield f"        return {digits(forms[0], 'action')}"
        return
    yield f"        form, code = action // {room}, action % {room}"
    for place, form in enumerate(forms):
        if any(kind.is_seat for kind in form.parameters.values()):
            yield f"        if form == {place}:"
            yield f"            number = {digits(form, 'code')}"
            yield "            return self.starts[form] + number"
    yield "        return self.starts[form] + code"


def digits(form: Form[State], code: str) -> str:
    """The parameters of a form as one number, from its code."""
    total = ""
    for place, (_, kind, stride) in enumerate(form.strides):
        digit = code if stride == 1 else f"{code} // {stride}"
        digit = f"{digit} % {kind.room}" if place > 0 else digit
        digit = f"encoding.place_from(viewer, {digit}, state.players)" if kind.is_seat else digit
        size = "state.players" if kind.is_seat else str(kind.size)
        total = f"{total} * {size} + {digit}" if place == 1 else digit if not place else ""
        assert total, "a form of three parameters needs its own encoding"
    return total or "0"
