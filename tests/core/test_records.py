"""Records: written, read, replayed, and refused when they are wrong."""

import pytest

from atoll import games
from atoll.core.errors import BadRecord, BadSetup, UnknownGame
from atoll.core.laws import obey
from atoll.core.record import digest, read, verify, write

GAME = games.find("moluku")


@pytest.fixture(scope="module")
def text() -> str:
    return write(obey(GAME, 2, {}, "a recorded game", every=1000).record)


def resealed(text: str) -> str:
    """The text with a digest that fits it."""
    lines = text.splitlines()[:-1]
    return "\n".join([*lines, f"digest: {digest(lines)}", ""])


def test_a_record_is_verified(text: str) -> None:
    record = read(text, GAME, "game.atoll")
    assert [int(score) for score in verify(record, GAME, "game.atoll").scores()] == record.scores
    assert write(record) == text


def test_a_record_of_an_unfinished_game_is_verified(text: str) -> None:
    record = read(text, GAME, "x")
    record.actions, record.scores = record.actions[:7], None
    assert not verify(read(write(record), GAME, "x"), GAME, "x").is_over()


def test_a_truncated_record_is_refused(text: str) -> None:
    for cut in (0, 30, 100, 400, len(text) - 40, len(text) - 10):
        with pytest.raises(BadRecord, match=r"^x:\d+: "):
            read(text[:cut], GAME, "x")


def test_a_tampered_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="the digest does not match"):
        read(text.replace("seed: a recorded", "seed: another"), GAME, "x")


TAMPERED = [
    ("atoll record 1", "atoll record 9", "not an Atoll record"),
    ("players: 2", "players: two", "x:4: 'two' is not a number"),
    ("players: 2", "players: 9", "is for 2 to 4 players, not 9"),
    ("rules: 2", "rules: 99", "x:3: rules version 99"),
    ("options: teams=false", "options: teams=maybe", "option teams is one of false, true"),
    ("options: teams=false", "options: wind=strong", "has no option 'wind'"),
    ("set: default", "set: gold", "no component set 'gold'"),
    ("set: default ", "set: default f", "x:6: the component set 'default' is not the one"),
    ("set: default", "set: /tmp/set.toml", "x:6: '/tmp/set.toml' is not the name of a set"),
    ("set: default", "set: ../sets/default", "no component set '../sets/default'"),
    ("set: default", "set: " + "x" * 5000, "no component set 'x+'"),
    ("players: 2", "players: " + "9" * 5000, "x:4: '9+' is not a number"),
    ("\n0 play", "\n7 play", "x:10: there is no seat 7"),
    ("\n0 play", "\n99999999999999999999 play", "x:10: expected a seat and an action"),
    ("\nresult: ", "\nresult: " + "9" * 5000 + " ", "is not a list of scores"),
    ("seats: seat 0 | seat 1", "seats: seat 0", "x:7: 1 seats are named for 2 players"),
    ("\nresult: ", "\nresult: x", "is not a list of scores"),
    ("\nresult: ", "\nresult: 1 ", "the record says"),
]


@pytest.mark.parametrize(("old", "new", "message"), TAMPERED)
def test_a_wrong_field_is_named(text: str, old: str, new: str, message: str) -> None:
    assert old in text
    with pytest.raises(BadRecord, match=message):
        verify(read(resealed(text.replace(old, new, 1)), GAME, "x"), GAME, "x")


def test_a_move_against_the_rules_is_named_by_its_line(text: str) -> None:
    lines = text.splitlines()
    for wrong, message in (("0 play Z1", "is not a card"), ("nonsense", "expected a seat")):
        changed = "\n".join([*lines[:11], wrong, *lines[12:], ""])
        with pytest.raises(BadRecord, match=f"x:12: .*{message}"):
            verify(read(resealed(changed), GAME, "x"), GAME, "x")
    doubled = "\n".join([*lines[:10], lines[9], *lines[10:], ""])
    with pytest.raises(BadRecord, match="x:11"):
        verify(read(resealed(doubled), GAME, "x"), GAME, "x")


def test_an_unknown_game_or_set_up_is_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        games.find("chess")
    with pytest.raises(BadSetup, match="not 7"):
        GAME.new(7)
    with pytest.raises(BadSetup, match="no option 'wind'"):
        GAME.new(2, "1", "default", wind=True)


def test_a_game_is_found_by_any_spelling_of_its_name() -> None:
    assert games.find(" Moluku ") is GAME


def test_a_record_of_earlier_rules_is_read_and_not_replayed(text: str) -> None:
    earlier = resealed(text.replace("rules: 2", "rules: 1"))
    record = read(earlier, GAME, "x")
    assert (record.rules, write(record)) == (1, earlier)
    with pytest.raises(BadRecord, match="x:3: the game was played under rules version 1"):
        verify(record, GAME, "x")
