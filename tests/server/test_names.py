"""Names are normalised: none passes for another, for a bot's, or for nothing."""

import pytest

from atoll.server.errors import ServerError
from atoll.server.people.names import clean_name, fold, tag_of


@pytest.mark.parametrize(
    ("given", "stored"),
    [
        ("Anna", "Anna"),
        ("  Anna   B. ", "Anna B."),
        ("An\u200bna", "Anna"),  # zero-width space
        ("\u202eAnna", "Anna"),  # right-to-left override
        ("\u2066Anna\u2069", "Anna"),  # isolates
        ("Ａｎｎａ", "Anna"),  # full-width letters
        ("e\u0301", "é"),
        ("Z\u0300\u0301\u0302\u0303\u0304", "Z\u0300\u0301"),  # stacked accents
        ("Nguyễn", "Nguyễn"),
        ("Zoë ❤", "Zoë ❤"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("李雷", "李雷"),
    ],
)
def test_a_name_is_stored_as_it_is_seen(given: str, stored: str) -> None:
    assert clean_name(given) == stored


@pytest.mark.parametrize("name", ["\u200b", "\u3164", " \u2800 ", "\u0301"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(ServerError, match="input/name"):
        clean_name(name)


@pytest.mark.parametrize("name", ["Bot 2", "BOT 2", "bot\u200b 2", "Casual 3", "master", "Робот"])
def test_a_bots_name_is_refused_and_no_other(name: str) -> None:
    if name == "Робот":
        assert clean_name(name) == name
        return
    with pytest.raises(ServerError, match="input/name"):
        clean_name(name)


def test_names_people_take_for_the_same_fold_to_the_same() -> None:
    assert fold("Ánna B") == fold("anna b") == fold("ANNAB")
    assert fold("Anna") != fold("Anno")


def test_a_tag_tells_two_players_apart() -> None:
    assert tag_of("p1") != tag_of("p2")
    assert len(tag_of("p1")) == 4
