"""What is shown and told: an open game, its trace, notation, events, prompts and drawing."""

from typing import cast

import pytest

from atoll.core.errors import InvalidNotation
from atoll.core.fields import read_out
from atoll.core.game import Data
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR
from atoll.games.gipsy_king import GAME
from atoll.games.gipsy_king.components import DRY
from atoll.games.gipsy_king.state import GipsyKingState
from atoll.messages import LANGUAGES, Speaker
from tests.games.gipsy_king.table import new, play, reach, set_queue, table
from tests.laws.checksums import play_random
from tests.referee.gipsy_king import clumps


def drawn(state: GipsyKingState, language: str = "en") -> str:
    return GAME.draw(GAME.view(state.seen_by(0)), Speaker(GAME, language, ["Ann", "Bob", "Cem"]))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_hidden_from_anybody_and_a_sample_is_the_truth(players: int) -> None:
    state, rng = new(players), fast_rng(1)
    while not state.is_over():
        truth = read_out(state)
        for viewer in [*range(players), SPECTATOR]:
            seen = state.seen_by(viewer)
            assert read_out(seen) == truth
            assert read_out(seen.sample(rng)) == truth
            shown = GAME.view(seen)
            assert {key: shown[key] for key in GAME.trace(state)} == GAME.trace(state)
        play_random(state, rng)


def test_copies_share_the_landscape_and_no_later_game_changes_it() -> None:
    state = new(4, "one")
    kept = state.copy()
    ints = kept.to_ints()
    state.begin()
    assert kept.to_ints() == ints
    assert state.to_ints() != ints


def test_the_groups_and_their_points_are_those_counted_afresh() -> None:
    state, rng = new(3), fast_rng(4)
    while not state.is_over():
        shown = GAME.view(state.seen_by(0))
        for seat in range(3):
            mine = {(c["q"], c["r"]): c for c in shown["cells"] if c.get("seat") == seat}
            counted = sorted(
                (
                    sorted(mine[cell]["hex"] for cell in clump),
                    size := sum(mine[cell]["caravans"] for cell in clump),
                    size * (size + 1) // 2,  # GK-15
                )
                for clump in clumps(mine)
            )
            groups = [group for group in shown["groups"] if group["seat"] == seat]
            assert counted == sorted(
                (sorted(group["hexes"]), group["caravans"], group["points"]) for group in groups
            )
        play_random(state, rng)


# -- trace -------------------------------------------------------------------------------------


def test_the_trace_has_the_documented_fields() -> None:
    state = reach(table(3), 15, half=2)
    set_queue(state, [0, 1, 2])
    play(state, "pass", "double 2a")
    trace = GAME.trace(state)
    assert (trace["half"], trace["number"], trace["to_act"]) == (2, 15, 2)
    assert (trace["queue"], trace["passed"]) == ([0, 2, 1], [0])
    assert trace["doubles_used"] == [0, 1, 0]
    assert [len(points) for points in trace["points"]] == [2, 2, 2]
    cells = {cell["hex"]: cell for cell in trace["cells"]}
    assert cells["2a"] == {
        "q": 3, "r": -1, "tile": 2, "hex": "2a", "kind": "land", "seat": 1, "caravans": 2,
    }  # fmt: skip
    assert cells["6"] == {
        "q": 1, "r": -1, "tile": 6, "hex": "6", "kind": "water", "number": 6, "fish": 5,
    }  # fmt: skip
    assert (cells["2b"]["seat"], cells["2b"]["caravans"]) == (None, 0)


def test_the_points_of_a_half_stand_in_the_trace_when_it_is_scored() -> None:
    state = reach(table(3), DRY)
    assert GAME.trace(state)["points"] == [[0, 0]] * 3
    play(state, "place 7c", "place 15c")
    points = GAME.trace(state)["points"]
    assert [first for first, _ in points] == list(state.scores())
    assert [second for _, second in points] == [0, 0, 0]


def test_nobody_is_to_act_in_the_trace_of_a_finished_game() -> None:
    state, rng = new(3), fast_rng(2)
    while not state.is_over():
        play_random(state, rng)
    trace = GAME.trace(state)
    assert (trace["to_act"], trace["passed"]) == (None, [])
    assert all(cell["caravans"] for cell in trace["cells"] if cell["kind"] == "land")


# -- notation ----------------------------------------------------------------------------------


def test_actions_are_written_by_the_name_of_their_hex() -> None:
    state = reach(table(3), 15, half=2)
    seat = state.to_act()
    for text in ("place 15a", "double 2a", "pass"):
        assert GAME.text(state, seat, GAME.parse(state, seat, text)) == text
    data = GAME.data(state, seat, GAME.parse(state, seat, "double 2a"))
    assert data == {"verb": "place", "hex": "2a", "q": 3, "r": -1, "caravans": 2}


@pytest.mark.parametrize("text", ["", "place", "place 7d", "place 16a", "take 7a", "pass 7a"])
def test_text_that_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation, match="such as"):
        GAME.parse(table(3), 0, text)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"verb": "move"},
        {"verb": "place", "hex": "1a"},
        {"verb": "place", "hex": "1a", "caravans": 3},
        {"verb": "place", "hex": 7, "caravans": 1},
        {"verb": "place", "hex": "1x", "caravans": 1},
    ],
)
def test_data_that_describes_no_action_is_refused(data: Data) -> None:
    with pytest.raises(InvalidNotation):
        GAME.from_data(table(3), 0, data)


# -- words -------------------------------------------------------------------------------------


def told(state: GipsyKingState, text: str) -> list[str]:
    """What is said in English when whoever is asked does this."""
    before = cast(GipsyKingState, state.copy())
    seat = play(state, text)[0]
    events = GAME.events(before, seat, GAME.parse(before, seat, text), state)
    say = Speaker(GAME, "en", ["Ann", "Bob", "Cem"])
    return [f"{event.clause} {say(event.what)}" for event in events]


def test_events_tell_what_happened_and_what_follows() -> None:
    state = table(3)
    assert told(state, "pass") == ["GK-5 Ann passes on number 1."]
    assert told(state, "pass") == [
        "GK-5 Bob passes on number 1.",
        "GK-6 All the others have passed: Cem must fill every free hex next to number 1.",
    ]
    assert told(state, "place 1a") == ["GK-6 Cem has to fill the hex next to 1 with a caravan."]
    assert told(state, "place 1b") == [
        "GK-6 Cem has to fill the hex next to 1 with a caravan.",
        "GK-7 Now number 2; Ann plays first.",
    ]


def test_events_tell_the_scoring_of_a_half_and_the_king() -> None:
    state = reach(table(3), DRY)
    play(state, "place 7c")
    lines = told(state, "place 15c")
    assert [line.split()[0] for line in lines] == ["GK-4", "GK-9", "GK-9", "GK-9", "GK-10"]
    assert lines[-1].startswith("GK-10 The second half begins, from number 15 down;")
    reach(state, DRY, half=2)
    play(state, "place 7c")
    lines = told(state, "double 15c")
    assert lines[0].startswith("GK-11 ")
    assert lines[-1].startswith("GK-16 ")
    assert lines[-1].endswith("is the Gipsy King.")


def test_the_prompt_says_what_to_do_or_for_whom_to_wait() -> None:
    say = Speaker(GAME, "en", ["Ann", "Bob", "Cem"])
    state = table(3)
    assert say(GAME.prompt(state.seen_by(0))) == (
        "Put a caravan on a free hex next to number 1, or pass."
    )
    assert say(GAME.prompt(state.seen_by(1))) == "Waiting for Ann."
    play(state, "pass", "pass")
    assert "put a caravan on each of the 2 free hexes" in say(GAME.prompt(state.seen_by(2)))
    reach(state, 15, half=2)
    assert "one or two caravans" in say(GAME.prompt(state.seen_by(state.to_act())))


def test_the_drawing_shows_numbers_fish_caravans_and_where_to_go() -> None:
    state = table(3)
    play(state, "place 1b")
    text = drawn(state)
    for part in (
        ">1<",
        "~15~",
        "5><>",
        "[1a]",
        " 1b\n",
        " A\n",
        "Turn order: Bob, Cem and Ann.",
        "► B Bob",
    ):
        assert part in text, part
    assert "[2a]" not in text
    reach(state, 15, half=2)
    seat = play(state, "double 2a")[0]
    text = drawn(state)
    assert f" {2 * 'ABC'[seat]} " in text
    assert ">15<" in text


def test_the_drawing_puts_every_hex_on_a_place_of_its_own() -> None:
    for seed in range(20):
        state = new(5, str(seed))
        text = drawn(state)
        for cell in GAME.trace(state)["cells"]:
            assert any(mark in text for mark in marks(cell)), cell["hex"]


def marks(cell: Data) -> list[str]:
    """The ways in which a hex may be drawn."""
    name = cell["hex"]
    if cell["kind"] == "water":
        return [f"~{name}~", f">{name}<"]
    return [f" {name} ", f" {name}\n", f"[{name}]"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_drawing_speaks_every_language(language: str) -> None:
    state = reach(table(3), 15, half=2)
    text = drawn(state, language)
    assert "{" not in text
    assert len(text.splitlines()) > 30
