"""The puzzles that come with the games: sound as shipped, and without what the seat can't know."""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from atoll import games
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.learn.mining import CHANCE, CHECK, FIRM, Scales, question_of
from atoll.learn.path import path_of
from atoll.learn.themes import title, why
from atoll.messages import LANGUAGES, Speaker
from atoll.review import judge, puzzles
from atoll.review.judge import Budget
from atoll.review.puzzles import (
    Level,
    NoPuzzles,
    collection,
    course_of,
    daily,
    from_json,
    level,
    to_json,
    view_of,
)

DOCS = Path(__file__).parents[2] / "docs"
ENOUGH = 30  # puzzles of a game
OF_A_LEVEL = 4
OF_A_THEME = 5
MOST_BYTES = 150_000


def test_every_collection_holds_puzzles_a_seat_could_face(game: Game) -> None:
    found = collection(game.name)
    assert (found.game, found.rules) == (game.name, game.version)
    assert found.puzzles
    assert len({one.id for one in found.puzzles}) == len(found.puzzles)
    for one in found.puzzles:
        seen = view_of(one)
        assert int(seen.viewer) == one.seat
        assert seen.has_turn(one.seat)
        for option in one.options:
            assert seen.is_legal(one.seat, game.parse(seen, one.seat, option.text))
        rest = one.options[one.solutions]
        assert one.width >= CHANCE - 1e-9
        assert rest.behind > FIRM * rest.noise
        assert not any(option.given for option in one.options[: one.solutions])


def test_every_puzzle_is_confirmed_by_a_longer_search(game: Game) -> None:
    for one in collection(game.name).puzzles:
        confirmed = one.confirmed
        assert confirmed is not None, one.id
        assert confirmed.simulations >= CHECK.simulations
        assert confirmed.worlds >= len(list(CHECK.worlds()))
        assert confirmed.margin > judge.FIRM * confirmed.noise
        assert 0 < confirmed.share <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_puzzle_says_exists_in_every_language(game: Game, language: str) -> None:
    say = Speaker(game, language)
    for one in collection(game.name).puzzles:
        seen = view_of(one)
        theme = next(theme for theme in path_of(game).themes if theme.name == one.theme)
        assert say(title(theme))
        assert say(why(theme))
        assert say(game.prompt(seen))
        texts = {*one.asked, *(option.text for option in one.options)}
        for action in (game.parse(seen, one.seat, text) for text in texts):
            assert say(game.describe(seen, one.seat, action))


def test_a_puzzle_that_asks_for_some_moves_has_its_best_one_among_them(game: Game) -> None:
    for one in collection(game.name).puzzles:
        if one.asked:
            assert {option.text for option in one.options} <= set(one.asked)


def test_the_documents_say_which_puzzles_a_game_has(game: Game) -> None:
    found = collection(game.name)
    assert len(found.puzzles) >= ENOUGH
    players = sorted({dig.players for dig in found.digs})
    levels = Counter(level(one) for one in found.puzzles)
    themes = Counter(str(one.theme) for one in found.puzzles)
    row = [
        game.title,
        ", ".join(map(str, players)),
        str(len(found.puzzles)),
        ", ".join(str(levels[name]) for name in get_args(Level)),
        ", ".join(f"{name} {count}" for name, count in themes.most_common()),
        str(sum(dig.games for dig in found.digs)),
    ]
    text = (DOCS / "review.md").read_text(encoding="utf-8")
    table = text[text.index("The package carries a collection") :]
    assert f"| {' | '.join(row)} |" in table.splitlines()


def test_every_puzzle_comes_from_a_game_that_the_command_searches_again(game: Game) -> None:
    found = collection(game.name)
    digs = {dig.name_of(number): dig for dig in found.digs for number in range(dig.games)}
    assert len(digs) == sum(dig.games for dig in found.digs), "two digs search the same game"
    for one in found.puzzles:
        dig = digs[one.id.rpartition("-")[0]]
        assert (one.position.players, one.position.set) == (dig.players, dig.set)
        assert dict(one.position.options) == dig.options
        assert not dig.themes or one.theme in dig.themes
        assert not dig.levels or level(one) in dig.levels


def test_there_are_easy_puzzles_and_hard_ones(game: Game) -> None:
    levels = Counter(level(one) for one in collection(game.name).puzzles)
    assert min(levels[name] for name in get_args(Level)) >= OF_A_LEVEL, levels


def test_la_isla_bohnita_asks_about_trades_planting_and_raids_not_only_sales() -> None:
    themes = Counter(one.theme for one in collection("isla_bohnita").puzzles)
    assert min(themes["trade"], themes["plant"], themes["raid"]) >= OF_A_THEME, themes


def test_the_shipped_puzzles_are_small(game: Game) -> None:
    assert (puzzles.FOLDER / f"{game.name}.json").stat().st_size < MOST_BYTES


def test_the_puzzles_of_a_game_have_several_themes_with_words(game: Game) -> None:
    themes = Counter(one.theme for one in collection(game.name).puzzles)
    assert set(themes) <= {theme.name for theme in path_of(game).themes}
    assert len(themes) >= 2


def test_the_best_move_is_best_in_fresh_worlds_too(game: Game) -> None:
    found = collection(game.name)
    one = found.puzzles[0]
    seen = view_of(one)
    dig = next(dig for dig in found.digs if one.id.startswith(f"{dig.seed}-{dig.players}p-"))
    actions = [game.parse(seen, one.seat, option.text) for option in one.options]
    scales = Scales(one.position, seen, question_of(one), dig.policy, fast_rng("fresh"))
    again = scales.weigh(actions, Budget(1600))
    assert again.options[0].text in [option.text for option in one.options[: one.solutions]]


def test_the_line_of_every_puzzle_can_be_played_from_its_best_move(game: Game) -> None:
    for one in collection(game.name).puzzles:
        assert one.line[0] == f"{one.seat} {one.best.text}"
        assert len(course_of(one)) == len(one.line) + 1


def test_a_puzzle_and_its_line_hold_nothing_that_the_seat_does_not_know(game: Game) -> None:
    """The line is played in a world made of what the seat saw: the truth has no part in it."""
    for one in collection(game.name).puzzles:
        seen = view_of(one)
        truth, other = (seen.sample(fast_rng(seed)) for seed in ("truth", "other"))
        assert truth.seen_by(one.seat).to_ints() == other.seen_by(one.seat).to_ints()
        assert truth.seen_by(one.seat).to_ints() == seen.to_ints()
        assert course_of(one)[0].seen_by(one.seat).to_ints() == seen.to_ints()


def test_a_collection_survives_being_written() -> None:
    found = collection("planet")
    assert from_json(to_json(found)) == found


def test_every_day_has_its_puzzle() -> None:
    found = collection("planet").puzzles
    days = [daily("planet", day) for day in range(20_000, 20_000 + len(found))]
    assert sorted(one.id for one in days) == sorted(one.id for one in found)
    assert daily("planet", 7) == daily("planet", 7 + len(found))


def test_a_level_goes_by_the_search_until_enough_players_have_tried() -> None:
    puzzle = next(one for one in collection("gipsy_king").puzzles if one.ease >= puzzles.EASY)
    assert level(puzzle) == level(puzzle, solved=0, tries=9) == "easy"
    assert level(puzzle, solved=0, tries=10) == "hard"
    assert level(puzzle, solved=5, tries=10) == "medium"


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(NoPuzzles, match="there are no puzzles of chess"):
        collection("chess")
    with pytest.raises(NoPuzzles, match="no puzzle 'x'"):
        puzzles.find(games.names()[0], "x")
