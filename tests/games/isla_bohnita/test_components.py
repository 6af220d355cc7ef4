"""Beans, decks, set-up and component sets (IB-C1 to IB-5)."""

from collections import Counter
from pathlib import Path
from typing import cast

import pytest

from atoll.core.errors import BadComponentSet, BadSetup
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.components import HAND, UNKNOWN, bean_of, load
from atoll.games.isla_bohnita.state import BohnitaState

from .table import (
    Step,
    choices,
    dealt,
    do,
    field,
    grow,
    hand,
    seen_hand,
    table,
    total_cards,
    turn_up,
)

DEFAULT = (GAME.folder / "sets" / "default.toml").read_text(encoding="utf-8")


def value(number: int, cards: int) -> int:
    return int(load(GAME.set_path("default")).value(bean_of(number), cards))


def test_ibc1_the_highest_column_reached_counts() -> None:
    assert [value(20, cards) for cards in (0, 3, 4, 5, 6, 9, 10, 20)] == [0, 0, 1, 1, 2, 3, 4, 4]


def test_ibc1_garden_and_cocoa_have_no_column_for_one_thaler() -> None:
    assert [value(6, cards) for cards in range(7)] == [0, 0, 2, 3, 3, 3, 3]
    assert [value(4, cards) for cards in range(5)] == [0, 0, 2, 3, 4]


def test_ibc2_wax_and_mocha_follow_the_series() -> None:
    assert [value(26, cards) for cards in (4, 5, 8, 10, 12)] == [0, 1, 2, 3, 4]
    assert [value(28, cards) for cards in (4, 5, 8, 11, 13)] == [0, 1, 2, 3, 4]


def test_ibc2_meters_are_data(tmp_path: Path) -> None:
    path = tmp_path / "cheap.toml"
    path.write_text(DEFAULT.replace("[5, 8, 11, 13]", "[1, 2, 3, 4]"), encoding="utf-8")
    assert load(path).value(bean_of(28), 3) == 3


@pytest.mark.parametrize(
    ("players", "extension", "cards", "removed"),
    [
        (2, False, 124, {6, 28}),
        (3, False, 124, {6, 28}),
        (4, False, 124, {6, 28}),
        (5, False, 152, {6}),
        (2, True, 126, {4, 6, 8, 10, 12, 14, 28}),
        (3, True, 140, {4, 6, 8, 10, 12, 28}),
        (4, True, 152, {4, 6, 8, 10, 28}),
        (5, True, 162, {4, 6, 8, 28}),
        (6, True, 180, {4, 6, 8, 10}),
        (7, True, 190, {4, 6, 8}),
    ],
)
def test_ib1_decks_with_the_island(
    players: int, extension: bool, cards: int, removed: set[int]
) -> None:
    state = dealt(players, extension=extension)
    found = Counter(map(int, GAME.inventory(state)))
    boxes = {*range(6, 21, 2), 26, 28} | ({4, 22, 24} if extension else set())
    assert found == {number: number for number in boxes - removed}
    assert total_cards(state) == cards


@pytest.mark.parametrize(
    ("players", "extension", "removed"),
    [
        (3, False, set()),
        (5, False, set()),
        (2, True, {4, 6}),
        (3, True, {4}),
        (4, True, {24}),
        (5, True, {24}),
        (6, True, {4, 6}),
        (7, True, {4, 6}),
    ],
)
def test_ib2_decks_without_the_island(players: int, extension: bool, removed: set[int]) -> None:
    state = dealt(players, island=False, extension=extension)
    boxes = {*range(6, 21, 2)} | ({4, 22, 24} if extension else set())
    assert {int(card) for card in GAME.inventory(state)} == boxes - removed
    if not extension:
        assert total_cards(state) == 104


def test_ib2_player_counts_the_clauses_do_not_have_are_refused() -> None:
    with pytest.raises(BadSetup, match="IB-1"):
        dealt(6, extension=False)
    with pytest.raises(BadSetup, match="IB-28"):
        dealt(2, island=False, extension=False)
    with pytest.raises(BadSetup, match="IB-26"):
        dealt(2, offers="40")


def test_ib3_everybody_begins_with_two_fields_and_one_merchant() -> None:
    truth = GAME.trace(dealt(4))
    assert truth["fields"] == [[None, None]] * 4
    assert truth["merchants"] == [[None]] * 4
    assert truth["pirates"] == [None] * 4


def test_ib3_without_the_island_there_are_no_ships() -> None:
    truth = GAME.trace(dealt(4, island=False))
    assert truth["merchants"] == [[]] * 4
    assert truth["rows"] == {"bohnbay": [], "bohnaco": []}


def test_ib3_three_players_with_the_extension_begin_with_three_fields() -> None:
    state = dealt(3, island=False, extension=True)
    assert GAME.trace(state)["fields"] == [[None] * 3] * 3
    state.wealth[0] = 9
    assert choices(state, 0, "buy") == []


@pytest.mark.parametrize(
    ("players", "island", "extension", "sizes"),
    [
        (2, True, False, [5, 5]),
        (3, True, False, [3, 4, 5]),
        (5, True, False, [3, 4, 5, 6, 6]),
        (7, True, True, [3, 4, 5, 6, 6, 6, 6]),
        (4, False, False, [5, 5, 5, 5]),
        (6, False, True, [3, 4, 5, 6, 6, 6]),
    ],
)
def test_ib4_rows_of_five_and_hands_from_the_start_player_on(
    players: int, island: bool, extension: bool, sizes: list[int]
) -> None:
    state = dealt(players, island=island, extension=extension)
    order = [(state.active + turn) % players for turn in range(players)]
    assert [state.hand_size[seat] for seat in order] == sizes
    assert [len(row) for row in GAME.trace(state)["rows"].values()] == (
        [5, 5] if island else [0, 0]
    )


def test_ib4_every_seat_can_be_the_start_player() -> None:
    assert {dealt(4, seed=f"start {n}").active for n in range(40)} == {0, 1, 2, 3}


def test_ib5_the_hand_is_a_queue_with_new_cards_at_the_back() -> None:
    state = table(3, step=Step.DRAW)
    hand(state, 0, 20, 18, 16)
    do(state, 0, "draw")
    assert seen_hand(state, 0)[:3] == [20, 18, 16]
    assert len(seen_hand(state, 0)) == 6


def test_ib5_others_see_of_a_hand_only_its_size() -> None:
    state = table(3)
    hand(state, 1, 20, 18)
    turn_up(state, 14)
    grow(state, 1, 0, 10, 2)
    seen = GAME.view(state.seen_by(0))
    assert seen["hands"][1] == [None, None]
    assert GAME.view(state.seen_by(1))["hands"][1] == [20, 18]
    assert seen["deck"] == state.deck_size
    assert seen["turned_up"] == [14]
    assert field(state, 1, 0) == (10, 2)
    hidden = cast(BohnitaState, state.seen_by(0)).hands
    assert list(hidden[HAND : HAND + 2]) == [UNKNOWN, UNKNOWN]


@pytest.mark.parametrize(
    ("old", "new", "line", "complaint"),
    [
        ('name = "default"', "name = 3", 2, "'name' must be a text"),
        ("number = 6 #", "number = 7 #", 13, "there is no bean 7"),
        ("number = 6 #", "number = 8 #", 13, "bean 8 is described twice"),
        ("number = 6 #", 'number = "six" #', 13, "every bean needs a whole 'number'"),
        ('box = "extension"\nmeter = [0, 2, 3, 4]', 'box = "base"\nmeter = [0, 2, 3, 4]', 9, "box"),
        ("[0, 2, 3, 0]", "[0, 2, 3]", 15, "a meter has 4 columns"),
        ("[0, 2, 3, 0]", "[0, 3, 2, 0]", 15, "a meter rises"),
        ("[0, 2, 3, 0]", "[0, 0, 0, 0]", 15, "a meter rises"),
        ("[0, 2, 3, 0]", "[0, 2, 7, 0]", 15, "whole numbers from 0 to 6"),
        ("[0, 2, 3, 0]", "[0, 1, 3, 0]", 15, "no card can be worth more"),
        ("meter = [0, 2, 3, 0]", "metre = [0, 2, 3, 0]", 13, "'meter' is missing"),
    ],
)
def test_an_impossible_set_is_refused_by_line(
    tmp_path: Path, old: str, new: str, line: int, complaint: str
) -> None:
    assert old in DEFAULT
    path = tmp_path / "odd.toml"
    path.write_text(DEFAULT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponentSet) as caught:
        GAME.check_set(path)
    assert f"odd.toml:{line}:" in str(caught.value), caught.value
    assert complaint in str(caught.value)


def test_a_set_without_one_of_the_beans_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "short.toml"
    path.write_text(DEFAULT[: DEFAULT.rindex("[[bean]]")], encoding="utf-8")
    with pytest.raises(BadComponentSet, match="bean 28 is missing"):
        GAME.check_set(path)
    path = tmp_path / "flat.toml"
    path.write_text('name = "flat"\nbean = 3\n', encoding="utf-8")
    with pytest.raises(BadComponentSet, match=r"flat\.toml:2: the beans must be tables"):
        GAME.check_set(path)


def test_ib1_seven_players_take_the_extension_where_nothing_is_said() -> None:
    assert GAME.setup(7).options["extension"] is True
    assert GAME.setup(4).options["extension"] is False
