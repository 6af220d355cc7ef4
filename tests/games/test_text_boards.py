"""The table in words: whole games can be read, in every language, without notation."""

from collections.abc import Iterator

import pytest

from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR
from atoll.core.text_board import Cell, Phrase, draw_sections, phrase, section
from atoll.core.words import Words, piece, pin, place, seat_words, words
from atoll.messages import LANGUAGES, Speaker
from tests.laws.test_no_notation import NAMES, notation_of

STRIDE = 7  # plies between two positions that are read


def as_words(said: Phrase) -> Words:
    """Plain data as words again."""
    args = said.get("args", {})
    inner = {k: v if isinstance(v, str | int) else as_words(v) for k, v in args.items()}
    return Words(said["key"], inner)


def positions(game: Game) -> Iterator[list[list[Phrase | str | int]]]:
    """What is told in a game, section by section, to a player and to a spectator."""
    state, rng, ply = game.new(min(game.players), "told"), fast_rng(11), 0
    while True:
        if ply % STRIDE == 0 or state.is_over():
            for viewer in (0, SPECTATOR):
                sections = game.text_board(game.view(state.seen_by(viewer)))
                for one in sections:
                    assert all(len(row) == len(one["columns"]) for row in one["rows"])
                yield [
                    [
                        one["title"],
                        *one["lines"],
                        *one["columns"],
                        *(c for r in one["rows"] for c in r),
                    ]
                    for one in sections
                ]
        if state.is_over():
            return
        seat = state.to_act()
        state.play(seat, state.random_action(seat, rng))
        ply += 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_words_from_beginning_to_end(game: Game, language: str) -> None:
    say = Speaker(game, language, NAMES)
    code = notation_of(game)
    for sections in positions(game):
        assert len(sections) >= 3
        for part in sections:
            texts = [say(as_words(one)) if isinstance(one, dict) else str(one) for one in part]
            assert all(texts)
            assert [text for text in texts if code.search(text)] == []


def test_what_one_seat_is_told_does_not_depend_on_what_it_cannot_know(game: Game) -> None:
    state, rng = game.new(min(game.players), "told twice"), fast_rng(5)
    for _ in range(min(12, game.bound // 2)):
        seat = state.to_act()
        state.play(seat, state.random_action(seat, rng))
    seen = state.seen_by(0)
    other = seen.sample(rng).seen_by(0)
    assert game.text_board(game.view(seen)) == game.text_board(game.view(other))


def test_words_become_plain_data_with_their_pieces_and_places() -> None:
    sun = piece(words("the-sun"), "sun", ("a", 1))
    said = phrase(words("event-sun", who=seat_words(1), sun=sun, cell=place(words("cell"), "1,2")))
    assert said == {
        "key": "event-sun",
        "args": {
            "who": {"key": "seat", "args": {"seat": 1}},
            "sun": {"key": "the-sun", "thing": "sun", "value": ["a", 1]},
            "cell": {"key": "cell", "places": ["1,2"]},
        },
    }


def test_a_terminal_shows_a_table_by_columns_and_notation_in_brackets() -> None:
    rows: list[list[Cell]] = [
        [seat_words(0), 12, piece(words("sun"), "tile", ("WBF", 0))],
        [seat_words(1), 3, "–"],
    ]
    part = section("bay", [pin(words("cell"), "1,2")], ["who", "points", "tile"], rows)
    assert draw_sections([part, section("end")], str).splitlines() == [
        "bay",
        "  cell [1,2]",
        "  who           points  tile",
        "  seat(seat=0)  12      sun [WBF]",
        "  seat(seat=1)  3       –",
        "",
        "end",
    ]


def test_a_terminal_is_told_a_wide_table_row_by_row() -> None:
    many = words(" ".join(["wave"] * 30))
    lines = draw_sections([section("sea", (), ["who", "waves", "wind"], [["Ann", many, 2]])], str)
    first, second, *rest = lines.splitlines()[1:]
    assert (first, second[:15]) == ("  Ann", "    waves: wave")
    assert rest[-1].endswith("wave · wind: 2")
    assert max(map(len, rest)) <= 124


def test_a_name_that_the_notation_uses_too_is_not_repeated() -> None:
    things = [
        piece(words("Musk ox"), "animal", ("musk_ox", "G")),
        piece(words("ship"), "ship", (0, 1)),
    ]
    assert draw_sections([section("all", things)], str) == "all\n  Musk ox\n  ship"
