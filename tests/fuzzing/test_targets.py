"""Everything that reads what others wrote takes anything: kept inputs, what was found, and more."""

from collections.abc import Iterator
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fuzz import all_targets, find
from fuzz.corpus import kept
from fuzz.edits import VALUES, WAYS, edit
from fuzz.served import stop_server

NAMES = [target.name for target in all_targets()]
SLOW = {"http"}  # an input takes milliseconds
FOUND = [  # inputs that once broke their target
    ("http", b"get /\x00"),
    ("http", b"get /" + b"x" * 5000),
    ("http", b"GET /api/leaderboard/\xf0\x9f\x90\x9a"),
    ("http", b"GET /api/leaderboard/" + b"9" * 5000),
    ("http", b"GET /api/tables/t/positions/" + b"9" * 5000),
    ("text-moluku", b"\x00pair 12"),
    ("text-isla_bohnita", b"\x00plant " + b"9" * 5000),
    ("data-isla_bohnita", b'\x00{"verb":"offer","to":null,"gives":{"hand":5},"wants":{}}'),
    ("data-isla_bohnita", b'\x00{"verb":"offer","to":null,"gives":{},"wants":{},"slots":true}'),
    ("data-isla_bohnita", b'\x00{"verb":"accept","offer":1,"hand":[],"places":7}'),
]


@pytest.fixture(scope="module", autouse=True)
def no_server_stays() -> Iterator[None]:
    """The server that the tests asked is ended."""
    yield
    stop_server()


@cache
def inputs(name: str) -> list[bytes]:
    """What a target begins with."""
    return [*find(name).seeds(), *kept(name)]


@pytest.mark.parametrize("name", NAMES)
def test_a_target_takes_its_kept_inputs(name: str) -> None:
    target = find(name)
    for data in inputs(name):
        target.run(data)


@pytest.mark.parametrize(("name", "data"), FOUND)
def test_what_was_found_once_is_not_found_again(name: str, data: bytes) -> None:
    find(name).run(data)


def test_no_seat_but_the_first_four_is_read_in_moluku() -> None:
    from atoll import games
    from atoll.core.errors import InvalidNotation

    game = games.find("moluku")
    with pytest.raises(InvalidNotation):
        game.parse(game.new(2), 0, "pair 12")


CHANGES = st.tuples(st.integers(0, 2000), st.integers(0, len(VALUES) - 1), st.integers(0, WAYS - 1))


@pytest.mark.parametrize("name", NAMES)
def test_a_target_takes_changed_inputs(name: str) -> None:
    target = find(name)

    @settings(
        max_examples=60 if name in SLOW else 200,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.sampled_from(inputs(name)), st.lists(CHANGES, min_size=1, max_size=3))
    def take(data: bytes, changes: list[tuple[int, int, int]]) -> None:
        for change in changes:
            data = edit(data, *change)
        target.run(data)

    take()


@pytest.mark.parametrize("name", NAMES)
def test_a_target_takes_any_bytes(name: str) -> None:
    target = find(name)

    @settings(max_examples=30, deadline=None, derandomize=True)
    @given(st.binary(max_size=200))
    def take(data: bytes) -> None:
        target.run(data)

    take()
