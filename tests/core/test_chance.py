"""Bits, the specified generator, and dealing unknown cards."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from atoll.core.bits import BIT, full, lowest, mask_of, members, nth, popcount
from atoll.core.deal import cards_with_choices, deal
from atoll.core.native import i64, vec
from atoll.core.rng import Rng, commitment, fast_rng, stream_rng

things = st.sets(st.integers(0, 61))


@given(things)
def test_a_mask_is_a_set(chosen: set[int]) -> None:
    mask = mask_of(sorted(chosen))
    assert popcount(mask) == len(chosen)
    assert list(members(mask)) == sorted(chosen)
    for place, thing in enumerate(sorted(chosen)):
        assert nth(mask, place) == thing
    if chosen:
        assert lowest(mask) == min(chosen)


def test_full_holds_the_first_things() -> None:
    assert [full(size) for size in (0, 1, 5)] == [0, 1, 31]
    assert BIT[61] == 2**61


def test_the_stream_is_what_its_page_says() -> None:
    key = hashlib.blake2b(b"a seed", digest_size=32, person=b"atoll seed").digest()
    words = []
    for number in range(2):
        block = hashlib.blake2b(number.to_bytes(8, "little"), key=key, digest_size=64).digest()
        words += [int.from_bytes(block[i : i + 4], "little") for i in range(0, 64, 4)]
    rng = stream_rng("a seed")
    assert [rng.word() for _ in range(32)] == words


def test_the_fast_generator_is_what_its_page_says() -> None:
    rng = Rng()
    rng.start(5, 7)
    state = 5 * 2**32 + 7
    for _ in range(50):
        state = 698769069 * (state % 2**32) + state // 2**32
        assert rng.word() == state % 2**32
        assert state < 2**63


def test_golden_numbers_never_change() -> None:
    stream, fast = stream_rng("atoll"), fast_rng(7)
    assert [int(stream.below(1000)) for _ in range(8)] == [299, 45, 335, 253, 433, 878, 565, 900]
    assert [int(fast.below(1000)) for _ in range(8)] == [527, 109, 631, 817, 318, 898, 846, 996]


@pytest.mark.parametrize("make", [lambda: stream_rng("x"), lambda: fast_rng(1)])
def test_below_is_even(make: object) -> None:
    rng = make()  # type: ignore[operator]
    counts = Counter(int(rng.below(6)) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 200


def test_a_copy_and_its_integers_draw_the_same() -> None:
    for rng in (stream_rng("x"), fast_rng(3)):
        rng.word()
        twin, third = rng.copy(), Rng()
        third.from_ints(rng.to_ints())
        drawn = [rng.word() for _ in range(40)]
        assert [twin.word() for _ in range(40)] == drawn
        assert [third.word() for _ in range(40)] == drawn


def test_a_shuffle_keeps_the_items_and_can_give_every_order() -> None:
    rng, orders = fast_rng(9), set()
    for _ in range(200):
        items = vec[i64]([1, 2, 3])
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {(1, 2, 3)}


def test_the_commitment_tells_seeds_apart() -> None:
    assert commitment("a") != commitment("b")
    assert commitment("a") == commitment("a")
    assert "a seed" not in commitment("a seed")


def test_a_deal_respects_who_may_hold_what_and_every_deal_can_come() -> None:
    may_hold = vec[i64]([0b0011, 0b1111, 0b1110])
    room = vec[i64]([1, 2, 1])
    rng, found = fast_rng(4), set()
    for _ in range(400):
        held = tuple(deal(0b1111, may_hold, room, rng))
        assert [popcount(cards) for cards in held] == [1, 2, 1]
        assert all(cards & ~may == 0 for cards, may in zip(held, may_hold, strict=True))
        found.add(held)
    expected = {
        (1 << a, 0b1111 & ~(1 << a) & ~(1 << c), 1 << c)
        for a in (0, 1)
        for c in (1, 2, 3)
        if a != c
    }
    assert found == expected


@given(st.lists(st.sets(st.integers(0, 11)), min_size=3, max_size=3), st.integers(0, 1000))
def test_a_deal_is_found_whenever_there_is_one(known: list[set[int]], seed: int) -> None:
    truth = [set(range(start, start + 4)) for start in (0, 4, 8)]
    may_hold = vec[i64]([mask_of(sorted(t | k)) for t, k in zip(truth, known, strict=True)])
    held = deal(full(12), may_hold, vec[i64]([4, 4, 4]), fast_rng(seed))
    assert [popcount(cards) for cards in held] == [4, 4, 4]
    assert all(cards & ~may == 0 for cards, may in zip(held, may_hold, strict=True))


@given(st.lists(st.sets(st.integers(0, 11)), max_size=15))
def test_cards_are_grouped_by_how_many_places_may_hold_them(places: list[set[int]]) -> None:
    may_hold = vec[i64]([mask_of(sorted(place)) for place in places])
    for choices in range(len(places) + 1):
        group = {card for card in range(12) if sum(card in place for place in places) == choices}
        assert set(members(cards_with_choices(full(12), may_hold, choices))) == group


def test_an_impossible_deal_says_so() -> None:
    with pytest.raises(ValueError, match="fits nowhere"):
        deal(0b11, vec[i64]([0b01, 0b01]), vec[i64]([1, 1]), fast_rng(1))
    with pytest.raises(ValueError, match="no deal is possible"):
        deal(0b111, vec[i64]([0b111, 0b001]), vec[i64]([1, 2]), fast_rng(1))
