"""Who knows which tile: hands, piles and reserve are hidden, what one has held is not."""

from collections import Counter
from typing import cast

from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR
from atoll.games.pelican_bay import GAME
from atoll.games.pelican_bay.components import UNKNOWN
from atoll.games.pelican_bay.knowledge import fits_somewhere
from atoll.games.pelican_bay.state import PelicanState
from tests.games.pelican_bay.table import REST, WATERS, do, hand, new, table

WORLDS = 400


def worlds(state: PelicanState, viewer: int, count: int = WORLDS) -> list[PelicanState]:
    """Truths the viewer can't tell from the real one."""
    seen = state.seen_by(viewer)
    rng = fast_rng(viewer + 10)
    return [cast(PelicanState, seen.sample(rng)) for _ in range(count)]


def place_of(state: PelicanState, name: str) -> str:
    """Where a tile that is not laid is."""
    truth = GAME.trace(state)
    under = [n for n in GAME.view(state)["under"] if n]
    stacks = {
        **{f"hand {seat}": tiles for seat, tiles in enumerate(truth["hands"])},
        "under": under,
        **{f"pile {number}": tiles for number, tiles in enumerate(truth["piles"])},
        "reserve": truth["reserve"],
    }
    return next(where for where, tiles in stacks.items() if name in tiles)


def passed() -> PelicanState:
    """Seat 0 has just put FFFFFF and BBBBBF under piles that held three tiles, and drawn two."""
    state = table(
        *WATERS,
        hands=("FFFFFF BBBBBF", "BBBFFF FFFFFW", "FFFWWW FFFFWW"),
        piles="BBBBFF BBFFFF BFFFFF",
        reserve=REST,
    )
    do(state, "pass")
    return state


def test_pb5_a_hand_is_known_to_its_owner_only() -> None:
    state = new(3, "hands")
    rng = fast_rng(1)
    for _ in range(12):
        state.apply(state.actor, state.random_action(state.actor, rng))
    for viewer in (0, 1, 2, SPECTATOR):
        view = GAME.view(state.seen_by(viewer))
        for seat in range(3):
            known = hand(state, seat) if seat == viewer else []
            assert view["hands"][seat]["known"] == known
            assert view["hands"][seat]["size"] == len(hand(state, seat))
        assert view["piles"] == [len(pile) for pile in GAME.trace(state)["piles"]]
        assert view["reserve"] == 16


def test_pb1_every_unseen_tile_can_be_in_every_hidden_place() -> None:
    state = new(2, "everywhere")
    rng = fast_rng(2)
    for _ in range(8):
        state.apply(state.actor, state.random_action(state.actor, rng))
    unseen = GAME.view(state.seen_by(0))["unseen"]
    places: dict[str, set[str]] = {name: set() for name in unseen}
    for world in worlds(state, 0, 700):
        assert hand(world, 0) == hand(state, 0)
        assert GAME.trace(world)["bay"] == GAME.trace(state)["bay"]
        for name in unseen[:8]:
            places[name].add(place_of(world, name))
    piles = {f"pile {n}" for n, left in enumerate(GAME.trace(state)["piles"]) if left}
    for name in unseen[:8]:
        assert places[name] == {"hand 1", "reserve", *piles}


def test_pb12_who_put_tiles_under_the_piles_knows_them_and_their_order() -> None:
    state = passed()
    assert GAME.view(state.seen_by(0))["under"] == ["FFFFFF", "BBBBBF"]
    assert GAME.view(state.seen_by(1))["under"] == [None, None]
    assert GAME.view(state.seen_by(SPECTATOR))["under"] == [None, None]
    for world in worlds(state, 0, 50):
        assert [place_of(world, name) for name in ("FFFFFF", "BBBBBF")] == ["under"] * 2


def test_pb12_a_tile_put_under_is_followed_into_the_hand_that_draws_it() -> None:
    """Seat 1 passes in turn: it draws the last tile of the piles and the first put under."""
    state = passed()
    do(state, "pass")
    assert "FFFFFF" in hand(state, 1)
    assert GAME.view(state.seen_by(0))["hands"][1]["known"] == ["FFFFFF"]
    assert GAME.view(state.seen_by(2))["hands"][1]["known"] == []
    assert GAME.view(state.seen_by(0))["under"] == ["BBBBBF", None, None]
    assert GAME.view(state.seen_by(1))["under"] == [None, "BBBFFF", "FFFFFW"]
    places = {place_of(world, "FFFFFF") for world in worlds(state, 2)}
    assert {"under", "hand 1"} <= places


def test_pb12_a_pass_proves_that_neither_tile_could_be_laid() -> None:
    """What fitted somewhere then can't lie under the piles, whatever the viewer."""
    state = passed()
    misfits = {
        name
        for name in GAME.view(state.seen_by(1))["unseen"]
        if not fits_somewhere(state, state.printed.names.index(name))
    }
    found = [GAME.view(world)["under"] for world in worlds(state, 1, 1000)]
    assert {pair[0] for pair in found} == {pair[1] for pair in found} == misfits
    assert "BWWWWW" not in misfits


def test_pb12_a_proof_goes_with_the_tile_that_is_drawn_again() -> None:
    state = passed()
    do(state, "pass")
    misfits = {
        name
        for name in state.printed.names
        if not fits_somewhere(state, state.printed.names.index(name))
    }
    slots = [slot for slot in (2, 3) if state.hand_held[slot] == 0b011]
    assert len(slots) == 1
    for world in worlds(state, 2):
        assert world.printed.names[world.hands[slots[0]]] in misfits
    free = {int(world.hands[5 - slots[0]]) for world in worlds(state, 2)}
    assert not {state.printed.names[tile] for tile in free} <= misfits


def test_a_tile_that_is_laid_is_forgotten_as_a_secret() -> None:
    state = table(*WATERS, hands=("BWWWWW FFFFFF", "BBBFFF FFFFFW"))
    do(state, "lay 1,1 WWWWWB", "stop", "sun 0,2")
    seen = cast(PelicanState, state.seen_by(1))
    assert GAME.trace(state)["bay"] == GAME.view(seen)["bay"]
    assert Counter(int(tile) for tile in seen.hands)[UNKNOWN] == 2


def test_pb22_open_solo_hides_nothing_and_drawn_solo_hides_the_piles() -> None:
    state = new(1, "nothing hidden", "open")
    for world in worlds(state, SPECTATOR, 3):
        assert GAME.trace(world) == GAME.trace(state)
    assert GAME.view(state.seen_by(SPECTATOR))["unseen"] == []
    assert len(GAME.view(new(1, "hidden").seen_by(0))["unseen"]) == 64
