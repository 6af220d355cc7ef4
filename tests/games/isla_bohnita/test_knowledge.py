"""Who knows what: hands, offers and samples (IB-5, IB-8)."""

import re
from collections import Counter
from itertools import permutations, product
from typing import cast

from atoll.core.bits import BIT, popcount
from atoll.core.native import i64, vec
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.components import BEANS, bean_of
from atoll.games.isla_bohnita.piles import assure, draw, leave_assured, take_from_hand
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.messages import Speaker

from .table import dealt, do, hand, put_away, seen_hand, table, turn_up


def worlds(state: BohnitaState, viewer: int, count: int = 200) -> list[BohnitaState]:
    rng = fast_rng(1)
    seen = state.seen_by(viewer)
    return [cast(BohnitaState, seen.sample(rng)) for _ in range(count)]


def test_every_bean_not_seen_can_be_at_every_unknown_place() -> None:
    state = dealt(3)
    beans = {20, 18, 16, 14, 12, 10, 8, 26}
    other = (state.active + 1) % 3
    for place in range(state.hand_size[other]):
        found = {seen_hand(world, other)[place] for world in worlds(state, state.active, 400)}
        assert found == beans


def test_ones_own_hand_and_all_that_lies_open_never_vary() -> None:
    state = dealt(3)
    truth = GAME.trace(state)
    for world in worlds(state, 1, 30):
        found = GAME.trace(world)
        assert found["hands"][1] == truth["hands"][1]
        assert found["rows"] == truth["rows"]
        assert [len(cards) for cards in found["hands"]] == [len(c) for c in truth["hands"]]
        assert Counter(GAME.inventory(world)) == Counter(GAME.inventory(state))


def hands(state: BohnitaState, viewer: int, seat: int, count: int = 400) -> set[tuple[int, ...]]:
    """The hands a viewer takes for possible."""
    return {tuple(seen_hand(world, seat)) for world in worlds(state, viewer, count)}


def test_ib8_an_offer_tells_the_bean_and_not_its_place() -> None:
    state = table()
    hand(state, 1, 10, 20, 10, 8)
    turn_up(state, 18)
    do(state, 1, "offer 0 give 20@1 up 0")
    for viewer in (0, 2, SPECTATOR):
        view = GAME.view(state.seen_by(viewer))
        assert view["hands"][1] == [None] * 4
        assert view["held"][1] == [20]
        assert view["offers"][0]["places"] is None
        assert view["offers"][0]["gives"]["hand"] == [20]
        found = hands(state, viewer, 1)
        assert all(20 in cards for cards in found)
        assert {cards.index(20) for cards in found} == {0, 1, 2, 3}
    assert GAME.view(state.seen_by(1))["offers"][0]["places"] == [1]


def test_ib8_the_bean_of_a_refused_offer_stays_known_and_new_cards_are_not_it() -> None:
    state = table()
    hand(state, 1, 8, 20)
    turn_up(state, 18)
    do(state, 1, "offer 0 give 20 up 0")
    do(state, 0, "refuse 0")
    hand(state, 1, 10, 10)
    assert all(20 in cards[:2] for cards in hands(state, 0, 1))
    assert {cards[0] for cards in hands(state, 0, 1)} > {20, 18}
    take_from_hand(state, 1, 0)
    assert {cards[0] for cards in hands(state, 0, 1)} == {20}
    take_from_hand(state, 1, 0)
    assert GAME.view(state.seen_by(0))["held"][1] == []


def test_ib8_where_a_card_stood_shows_when_it_leaves() -> None:
    state = table()
    hand(state, 1, 8, 20, 10)
    turn_up(state, 18)
    do(state, 1, "offer 0 give 20 up 0", "offer 0 give 10 up 0")
    assert {len(set(cards)) for cards in hands(state, 2, 1)} >= {2, 3}
    do(state, 0, "accept 0")
    found = hands(state, 2, 1)
    assert {cards.index(10) for cards in found} == {0, 1}
    assert GAME.view(state.seen_by(2))["held"][1] == [10]


def test_ib8_an_offer_that_still_stands_shows_that_another_copy_is_there() -> None:
    state = table()
    hand(state, 1, 20, 8, 20)
    turn_up(state, 18, 16)
    do(state, 1, "offer 0 give 20@0 up 0", "offer 0 give 20@2 up 1")
    assert GAME.view(state.seen_by(0))["held"][1] == [20]
    do(state, 0, "accept 0")
    assert GAME.view(state.seen_by(0))["held"][1] == [20]
    assert all(20 in cards for cards in hands(state, 2, 1))
    do(state, 0, "refuse 1")
    assert GAME.view(state.seen_by(0))["held"][1] == [20]


def test_ib8_what_offers_and_leaving_cards_tell_is_neither_too_much_nor_too_little() -> None:
    """A hand of four over three beans: after any offers and plantings the hands that samples
    show are all those that could have told and shown the same, found by trying every hand."""
    rng = fast_rng(3)
    for _ in range(120):
        cards = [16 + 2 * rng.below(3) for _ in range(4)]
        possible = set(product((16, 18, 20), repeat=4))
        assured = vec[i64]([0] * BEANS)
        size = 4
        for _ in range(4):
            if rng.below(2) == 0:
                bean = cards[rng.below(size)]
                copies = 1 + rng.below(cards.count(bean))
                assure(assured, bean_of(bean), copies, size)
                possible = {held for held in possible if held.count(bean) >= copies}
            elif size > 1:
                place = rng.below(size)
                bean = cards.pop(place)
                size -= 1
                leave_assured(assured, 0, bean_of(bean), place)
                possible = {
                    held[:place] + held[place + 1 :] for held in possible if held[place] == bean
                }
            if rng.below(4) == 0 and size < 6:
                cards.append(16 + 2 * rng.below(3))
                size += 1
                possible = {(*held, bean) for held in possible for bean in (16, 18, 20)}
        told = {held for held in product((16, 18, 20), repeat=size) if fits(held, assured)}
        assert told == possible


def fits(held: tuple[int, ...], assured: "vec[i64]") -> bool:
    """Up to every place there are as many copies of a bean as are assured."""
    return all(
        held[: place + 1].count(bean) >= popcount(assured[bean_of(bean)] & (BIT[place + 1] - 1))
        for bean in (16, 18, 20)
        for place in range(len(held))
    )


def test_every_hand_that_fits_what_is_assured_can_be_sampled() -> None:
    state = table(island=False)
    hand(state, 1, 20, 18, 20)
    put_away(state, 16, 16, 16, 18, 18, 20)
    do(state, 1, "offer 0 give 20", "offer 0 give 18 20")
    do(state, 1, "offer 0 give 20 20")
    found = hands(state, 0, 1, 2000)
    wanted = {
        held
        for held in product((16, 18, 20), repeat=3)
        if fits(held, state.assured[BEANS : 2 * BEANS])
    }
    assert found == wanted == set(permutations((18, 20, 20)))
    assert len({world.offer_places[0] for world in worlds(state, 0, 60)}) == 3


def test_a_refused_request_tells_nothing_about_the_hand() -> None:
    state = table()
    hand(state, 1, 10, 20)
    turn_up(state, 18)
    do(state, 0, "offer 1 up 0 want 20")
    do(state, 1, "refuse 0")
    assert {20 in seen_hand(world, 1) for world in worlds(state, 0)} == {True, False}


def test_others_hear_the_beans_of_an_offer_and_not_the_places() -> None:
    state = table()
    hand(state, 1, 10, 20)
    turn_up(state, 18)
    action = GAME.parse(state, 1, "offer 0 give 20@1 up 0")
    before = state.seen_by(2)
    shown = state.shown(1, action, 2)
    assert GAME.text(before, 1, shown) == "offer 0 give 20 up 0"
    assert state.shown(1, action, 1) == action
    state.apply(1, action)
    told = GAME.events(before, 1, shown, state.seen_by(2))
    said = Speaker(GAME, "en", ["Ann", "Bob", "Cleo"])(told[0].what)
    assert said == "Bob offers Ann 1 × blue bean for 1 × chili bean."


def test_the_draw_pile_is_drawn_from_at_random() -> None:
    state = dealt(3)
    rng = fast_rng(2)
    drawn = set()
    for _ in range(200):
        world = cast(BohnitaState, state.seen_by(0).sample(rng))
        drawn.add(draw(world))
    assert len(drawn) == 8


def test_notation_without_places_means_the_hindmost_card() -> None:
    state = table()
    hand(state, 0, 16, 20, 16)
    action = GAME.parse(state, 0, "offer 1 give 16 16")
    assert GAME.text(state, 0, action) == "offer 1 give 16@0 16@2"
    data = {"verb": "offer", "to": 1, "gives": {"hand": [16]}, "wants": {"hand": [10]}}
    assert GAME.text(state, 0, GAME.from_data(state, 0, data)) == "offer 1 give 16@2 want 10"


def test_the_drawing_shows_fields_ships_rows_and_offers() -> None:
    state = dealt(3)
    state.step = 2
    hand_size = state.hand_size[1]
    do(state, state.active, "offer any give " + str(seen_hand(state, state.active)[0]))
    drawn = GAME.draw(GAME.view(state.seen_by(1)), Speaker(GAME, "en", ["Ann", "Bob", "Cleo"]))
    assert "Bohnbay (top first): " in drawn
    assert "merchant ship 1: empty" in drawn
    assert " offers anybody: " in drawn
    assert re.search(rf"Bob +0 +{hand_size} +empty and empty ", drawn)
    assert "Your hand (front first): " in drawn
