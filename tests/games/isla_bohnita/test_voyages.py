"""Sailing and raids (IB-10 to IB-12)."""

from atoll.core.bits import members
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.state import BohnitaState

from .table import (
    BOHNACO,
    BOHNBAY,
    PIRATE,
    Step,
    carry,
    choices,
    do,
    grow,
    hand,
    lay_row,
    refused,
    ship,
    table,
    turn_up,
)


def sea() -> BohnitaState:
    """Seat 0 has a second merchant and a pirate; 20, 20, 18 lie at Bohnbay."""
    state = table()
    state.bought[0] = 6
    lay_row(state, BOHNBAY, 20, 20, 18)
    lay_row(state, BOHNACO, 18)
    return state


def test_ib10_the_top_card_and_those_of_its_bean_that_follow_directly() -> None:
    state = sea()
    do(state, 0, "sail 0 bohnbay 2", "sail 1 bohnbay 1", "sail 1 bohnaco 1")
    assert (ship(state, 0, 0), ship(state, 0, 1)) == ((20, 2), (18, 2))
    assert GAME.trace(state)["rows"] == {"bohnbay": [], "bohnaco": []}
    assert refused(state, 0, "sail 0 bohnbay 1") == "IB-10 row-empty"


def test_ib10_at_least_one_card_and_no_other_bean() -> None:
    state = sea()
    assert refused(state, 0, "sail 0 bohnbay 0") == "IB-10 row-run"
    assert refused(state, 0, "sail 0 bohnbay 3") == "IB-10 row-run"
    carry(state, 0, 0, 18, 1)
    assert refused(state, 0, "sail 0 bohnbay 1") == "IB-10 other-cargo"


def test_ib10_only_the_active_player_sails_and_only_in_phase_2() -> None:
    state = sea()
    assert refused(state, 1, "sail 0 bohnbay 1") == "IB-10 not-active"
    state.step = Step.PLANT
    hand(state, 0, 16)
    assert refused(state, 0, "sail 0 bohnbay 1") == "IB-6 phase-one"


def test_ib10_only_merchants_one_has_sail() -> None:
    state = table()
    lay_row(state, BOHNBAY, 20)
    assert choices(state, 0, "sail") == ["sail 0 bohnbay 1"]
    assert refused(state, 0, "sail 1 bohnbay 1") == "IB-3 no-such-ship"
    assert refused(table(island=False), 0, "sail 0 bohnbay 1") == "IB-3 no-ships"


def test_ibe2_what_can_be_taken_from_20_20_18() -> None:
    state = sea()
    assert choices(state, 0, "sail")[1:3] == ["sail 0 bohnbay 1", "sail 0 bohnbay 2"]
    carry(state, 0, 0, 20, 1)
    assert "sail 0 bohnbay 2" in choices(state, 0, "sail")
    carry(state, 0, 1, 18, 1)
    assert not [text for text in choices(state, 0, "sail 1") if "bohnbay" in text]
    assert refused(state, 0, "sail 1 bohnbay 1") == "IB-10 other-cargo"


def test_ib11_island_beans_are_never_planted() -> None:
    state = sea()
    do(state, 0, "sail 0 bohnbay 2")
    assert choices(state, 0, "plant") == []
    grow(state, 0, 0, 20, 3)
    do(state, 0, "load 0 0")
    assert ship(state, 0, 0) == (20, 5)
    assert GAME.trace(state)["fields"][0] == [None, None]


def test_ib12_the_raider_takes_one_card_if_the_victim_yields() -> None:
    state = sea()
    carry(state, 1, 0, 20, 3)
    do(state, 0, "raid 1 0")
    assert GAME.trace(state)["raid"] == {"by": 0, "victim": 1, "ship": 0}
    assert GAME.trace(state)["raided"] == [[1, 0]]
    do(state, 1, "yield")
    assert (ship(state, 1, 0), ship(state, 0, PIRATE)) == ((20, 2), (20, 1))
    assert GAME.trace(state)["raid"] is None


def test_ib12_the_victim_may_sell_at_once_and_that_was_the_raid() -> None:
    state = sea()
    carry(state, 1, 0, 20, 4)
    do(state, 0, "raid 1 0")
    do(state, 1, "sell-cargo 0")
    assert ship(state, 0, PIRATE) is None
    assert GAME.trace(state)["thalers"][1] == [20]
    carry(state, 1, 0, 20, 4)
    assert refused(state, 0, "raid 1 0") == "IB-12 raided-already"


def test_ib12_while_a_raid_waits_nobody_does_anything_else() -> None:
    state = sea()
    carry(state, 1, 0, 20, 4)
    carry(state, 2, 0, 18, 4)
    grow(state, 1, 0, 16, 4)
    turn_up(state, 14)
    do(state, 0, "offer any up 0", "raid 1 0")
    assert list(members(state.may_act())) == [1]
    assert choices(state, 1) == ["sell-cargo 0", "yield"]
    assert refused(state, 1, "sell-field 0") == "IB-12 raid-first"
    assert refused(state, 1, "accept 0") == "IB-12 raid-first"
    do(state, 1, "yield", "accept 0")
    assert GAME.trace(state)["set_aside"][1] == [14]


def test_ib12_each_merchant_once_a_turn_and_any_number_of_raids() -> None:
    state = sea()
    state.bought[1] = 2
    carry(state, 1, 0, 20, 2)
    carry(state, 1, 1, 20, 2)
    carry(state, 2, 0, 20, 2)
    for victim, merchant in ((1, 0), (1, 1), (2, 0)):
        do(state, 0, f"raid {victim} {merchant}")
        do(state, victim, "yield")
    assert ship(state, 0, PIRATE) == (20, 3)
    assert choices(state, 0, "raid") == []
    do(state, 0, "end-phase", "draw")
    assert GAME.trace(state)["raided"] == []


def test_ib12_a_pirate_carries_one_bean() -> None:
    state = sea()
    carry(state, 0, PIRATE, 18, 1)
    carry(state, 1, 0, 20, 2)
    assert refused(state, 0, "raid 1 0") == "IB-12 other-cargo"


def test_ib12_what_can_not_be_raided() -> None:
    state = sea()
    state.bought[1] = 4
    carry(state, 0, 0, 20, 2)
    carry(state, 1, PIRATE, 20, 2)
    assert refused(state, 0, "raid 0 0") == "IB-12 no-victim"
    assert refused(state, 0, "raid 1 0") == "IB-12 nothing-to-raid"
    assert refused(state, 0, "raid 1 2") == "IB-12 no-raid-on-pirate"
    assert choices(state, 0, "raid") == []
    state.bought[0] = 0
    assert refused(state, 0, "raid 1 0") == "IB-3 no-such-ship"
    assert refused(state, 1, "yield") == "IB-12 no-raid"


def test_ibe3_three_blue_are_lost_by_one_and_four_may_be_sold() -> None:
    state = sea()
    carry(state, 1, 0, 20, 3)
    carry(state, 2, 0, 20, 4)
    do(state, 0, "raid 1 0")
    assert choices(state, 1) == ["yield"]
    assert refused(state, 1, "sell-cargo 0") == "IB-20 worthless"
    do(state, 1, "yield")
    do(state, 0, "raid 2 0")
    do(state, 2, "sell-cargo 0")
    assert GAME.trace(state)["thalers"][2] == [20]
    assert GAME.trace(state)["discard"] == [20] * 3
