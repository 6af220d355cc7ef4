"""Actions are declared once: codes, text, data and what others see follow."""

from typing import Literal

import pytest

from atoll.core.actions import Actions, Data, Flag, Form, Kind, Named, OpenForm, Seat, Types
from atoll.core.errors import InvalidNotation
from atoll.core.state import State
from examples.shells import GAME

STATE = GAME.new(2)
BIRD: Kind[State] = Named("bird", ["gull", "tern"], "gull or tern", room=4, may_hide=True)


class Bid(OpenForm[State]):
    """An amount without an upper bound."""

    name, what, first = "bid", "an amount", 1000

    def to_text(self, state: State, seat: int, code: int) -> str:
        return f"bid {code}"

    def from_words(self, state: State, seat: int, words: list[str]) -> int | None:
        return int(words[1]) if words[:1] == ["bid"] else None

    def to_data(self, state: State, seat: int, code: int) -> Data:
        return {"verb": "bid", "amount": code}

    def from_data(self, state: State, seat: int, data: Data) -> int | None:
        return data["amount"] if data.get("verb") == "bid" else None

    def types(self) -> Types:
        return {"verb": Literal["bid"], "amount": int}


ACTIONS: Actions[State] = Actions(
    "Birds",
    "'feed gull 2'",
    [
        Form("feed", {"bird": BIRD, "grains": Kind("number", 5, room=8)}, secret="bird"),
        Form("give", {"to": Seat(2), "twice": Flag("twice")}, text="give to {to} {twice}"),
        Form("call_all", fixed={"loud": True}, verb="call"),
        Form("turn", {"by": Kind("turn", 6)}, text="turn r{by}"),
        Bid(),
    ],
    room=32,
)
WRITTEN = {
    "feed gull 2": (2, {"verb": "feed", "bird": "gull", "grains": 2}),
    "feed tern 7": (15, {"verb": "feed", "bird": "tern", "grains": 7}),
    "feed ?? 1": (25, {"verb": "feed", "bird": "??", "grains": 1}),
    "give to 1": (34, {"verb": "give", "to": 1, "twice": 0}),
    "give to 1 twice": (35, {"verb": "give", "to": 1, "twice": 1}),
    "call-all": (64, {"verb": "call", "loud": True}),
    "turn r5": (101, {"verb": "turn", "by": 5}),
    "bid 99999": (100_999, {"verb": "bid", "amount": 99_999}),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_code_text_and_data_are_one_action(text: str) -> None:
    code, data = WRITTEN[text]
    assert ACTIONS.from_text(STATE, 0, text) == code
    assert ACTIONS.to_text(STATE, 0, code) == text
    assert ACTIONS.to_data(STATE, 0, code) == data
    assert ACTIONS.from_data(STATE, 0, data) == code


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "'' is not an action of Birds \\(such as 'feed gull 2'\\)"),
        ("feed", "is not an action"),
        ("feed gull 1 2", "is not an action"),
        ("feed owl 1", "'owl' is not a bird \\(gull or tern\\)"),
        ("feed gull 8", "'8' is not a number \\(0 to 4\\)"),
        ("feed gull 02", "'02' is not a number"),
        ("feed gull " + "9" * 5000, "is not a number"),
        ("feed gull ٣", "'٣' is not a number"),
        ("give to 2", "'2' is not a seat"),
        ("give to 1 thrice", "'thrice' is not a twice"),
        ("turn 5", "is not an action"),
    ],
)
def test_text_that_is_no_action_is_quoted_back(text: str, complaint: str) -> None:
    with pytest.raises(InvalidNotation, match=complaint):
        ACTIONS.from_text(STATE, 0, text)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"verb": "feed"},
        {"verb": "feed", "bird": 0, "grains": 1},
        {"verb": "feed", "bird": "gull", "grains": True},
        {"verb": "feed", "bird": "gull", "grains": -1},
        {"verb": "give", "to": 2, "twice": 0},
        {"verb": "call", "loud": False},
        {"verb": ["call"], "loud": True},
    ],
)
def test_data_that_is_no_action_is_refused(data: Data) -> None:
    with pytest.raises(InvalidNotation, match="does not describe an action of Birds"):
        ACTIONS.from_data(STATE, 0, data)


def test_choices_of_an_open_form_have_one_parameter() -> None:
    bids = [1000 + amount for amount in (3, 7)]
    (choices,) = ACTIONS.factor(STATE, 0, bids)
    (values,) = choices.parameters
    assert (choices.text, choices.data, choices.actions) == ("{bid}", {"verb": "bid"}, bids)
    assert (values.texts, values.fields) == (["bid 3", "bid 7"], {"amount": [3, 7]})
    assert choices.is_product
