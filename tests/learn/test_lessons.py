"""Every lesson is played: what it asks for is legal, what it claims is what the engine says."""

import pytest

from atoll import games
from atoll.core.game import Game
from atoll.core.rng import fast_rng
from atoll.learn.lesson import claimed, pupil_of, seen_in, try_move
from atoll.learn.measure import measure
from atoll.learn.path import NoLessons, Path, Step, path_of, position
from atoll.messages import LANGUAGES, Speaker
from tests.laws.tree import messages, variables

LONGEST = 260  # characters of a text: it is read in half a minute, on a phone
STEPS = [(game, number) for game in games.all_games() for number in range(len(path_of(game).steps))]
of_each_step = pytest.mark.parametrize(
    ("taught", "number"), STEPS, ids=[f"{g.name}-{path_of(g).steps[n].name}" for g, n in STEPS]
)


def texts(step: Step) -> set[str]:
    """The endings of all messages of a step."""
    done = {"-done"} if step.asks else set()
    return {"", *done, *(f"-{one.clause.lower()}" for one in step.tries)}


def test_a_path_has_8_to_15_steps_the_goal_first_and_a_game_last(game: Game) -> None:
    path = path_of(game)
    assert 8 <= len(path.steps) <= 15
    assert path.rules == game.version
    assert path.steps[0].name == "goal"
    assert path.steps[-1].name == "first-game"
    assert not path.steps[0].asks
    assert not path.steps[-1].asks
    assert sum(step.asks for step in path.steps) >= 6
    first = path.first_game
    game.setup(first.players, "0", "default", **first.options)


@of_each_step
def test_what_a_step_asks_for_is_legal_and_accepted(taught: Game, number: int) -> None:
    step = path_of(taught).step(number)
    if not step.asks:
        assert step.example is None
        return
    seen = seen_in(taught, number)
    seat = pupil_of(taught, step)
    assert step.example is not None
    outcome = try_move(taught, number, taught.parse(seen, seat, step.example))
    assert outcome.seen is not None
    assert outcome.events
    assert int(outcome.seen.viewer) == seat


@of_each_step
def test_what_a_step_claims_is_what_the_engine_says(taught: Game, number: int) -> None:
    for claim in path_of(taught).step(number).claims:
        assert claimed(taught, number, claim) == claim.value, claim.name


@of_each_step
def test_a_wrong_try_is_refused_by_the_clause_that_is_explained(taught: Game, number: int) -> None:
    step, seen = path_of(taught).step(number), seen_in(taught, number)
    for one in step.tries:
        outcome = try_move(taught, number, taught.parse(seen, pupil_of(taught, step), one.move))
        assert outcome.refusal is not None
        assert outcome.refusal.clause == one.clause
        assert outcome.words == step.words(f"-{one.clause.lower()}")
        assert outcome.seen is None


@of_each_step
def test_every_text_is_said_in_every_language(taught: Game, number: int) -> None:
    step = path_of(taught).step(number)
    for language in LANGUAGES:
        say = Speaker(taught, language)
        for ending in texts(step):
            assert 0 < len(say(step.words(ending))) <= LONGEST, (language, ending)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_draws_the_pieces_it_declares_and_no_others(game: Game, language: str) -> None:
    used = variables(game.folder / "messages" / "lessons", language)
    for step in path_of(game).steps:
        claimed = {one.name for one in step.claims}
        in_texts = set().union(*(used[f"lesson-{step.name}{end}"] for end in texts(step)))
        assert in_texts - claimed == {one.name for one in step.pieces}, step.name


def test_lessons_draw_pieces(game: Game) -> None:
    drawn = [one for step in path_of(game).steps for one in step.pieces]
    assert len({(one.thing, str(one.value)) for one in drawn}) >= 3
    assert all(Speaker(game, "en")(one.words) == "" for one in drawn), "the name stands in the text"


def test_no_text_of_the_lessons_is_unused(game: Game) -> None:
    path = path_of(game)
    used = {f"lesson-{step.name}{end}" for step in path.steps for end in texts(step)}
    used |= {f"theme-{theme.name}{end}" for theme in path.themes for end in ("", "-why")}
    assert set(messages(game.folder / "messages" / "lessons", "en")) == used


@of_each_step
def test_a_step_shows_only_what_the_pupil_can_see(taught: Game, number: int) -> None:
    seen = seen_in(taught, number)
    seat = pupil_of(taught, path_of(taught).step(number))
    assert int(seen.viewer) == seat
    again = seen.sample(fast_rng("another world")).seen_by(seat)
    assert taught.view(again) == taught.view(seen)


def test_a_try_leaves_the_position_as_it_was(game: Game) -> None:
    for number, step in enumerate(path_of(game).steps):
        before = position(game, number).to_ints()
        if step.example is not None:
            seen = seen_in(game, number)
            try_move(game, number, game.parse(seen, pupil_of(game, step), step.example))
        assert position(game, number).to_ints() == before


def test_every_hint_is_taught_by_a_step(game: Game) -> None:
    path = path_of(game)
    assert path.hints
    assert {hint.step for hint in path.hints} <= {step.name for step in path.steps}


def test_a_legal_move_that_is_not_asked_for_is_said_so() -> None:
    game = games.find("gipsy_king")
    number = next(n for n, step in enumerate(path_of(game).steps) if step.name == "group")
    outcome = try_move(game, number, game.parse(seen_in(game, number), 0, "pass"))
    assert outcome.words.key == "lesson-not-asked"
    assert (outcome.seen, outcome.refusal) == (None, None)


def test_a_number_is_read_off_a_view_by_its_path() -> None:
    view = {"points": [3, 4], "fields": [[{"bean": 8, "count": 2}, None]], "leads": {"a": 1}}
    assert measure(view, "points.me", 1) == 4
    assert measure(view, "points.*", 0) == 7
    assert measure(view, "most:points.*", 0) == 4
    assert measure(view, "fields.0.*.bean=8.count", 0) == 2
    assert measure(view, "fields.0.*.bean=6.count", 0) == 0
    assert measure(view, "leads.*", 1, "me") == 1
    assert measure(view, "points.7", 0) == 0


def test_a_step_that_is_not_there_is_refused() -> None:
    path: Path = path_of(games.find("planet"))
    with pytest.raises(NoLessons, match="there are 10 steps, not 12"):
        path.step(11)
