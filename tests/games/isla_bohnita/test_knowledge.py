"""Who knows what: hands, offers and samples (IB-5, IB-8)."""

from collections import Counter
from typing import cast

from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR
from atoll.games.isla_bohnita import GAME
from atoll.games.isla_bohnita.state import BohnitaState
from atoll.messages import Speaker

from .table import dealt, do, hand, seen_hand, table, turn_up


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


def test_a_card_offered_from_a_hand_is_known_at_its_place_until_it_leaves() -> None:
    state = table()
    hand(state, 1, 10, 20, 10, 8)
    turn_up(state, 18)
    do(state, 1, "offer 0 give 20@1 up 0")
    do(state, 0, "refuse 0")
    for viewer in (0, 2, SPECTATOR):
        assert GAME.view(state.seen_by(viewer))["hands"][1] == [None, 20, None, None]
    firsts = set()
    for world in worlds(state, 2):
        assert seen_hand(world, 1)[1] == 20
        firsts.add(seen_hand(world, 1)[0])
    assert len(firsts) == 8
    do(state, 0, "offer 1 up 0 want 10")
    do(state, 1, "accept 1 give 10@0")
    assert GAME.view(state.seen_by(2))["hands"][1] == [20, None, None]


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
    assert said == "Offer 0: Bob offers Ann 1 blue for 1 chili."


def test_the_draw_pile_is_drawn_from_at_random() -> None:
    state = dealt(3)
    rng = fast_rng(2)
    drawn = set()
    for _ in range(200):
        world = cast(BohnitaState, state.seen_by(0).sample(rng))
        drawn.add(world.draw())
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
    assert "merchant 1: –" in drawn
    assert "field 2: –" in drawn
    assert "Offer 0: " in drawn
    assert f"Bob: 0 thalers, {hand_size} in hand" in drawn
    assert "Your hand (front first): " in drawn
