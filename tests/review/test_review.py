"""Reviews: a record in, judgements out, by what each seat knew."""

import re

import pytest

from atoll import games
from atoll.bots.weights import Networks
from atoll.core.game import Game
from atoll.core.record import Record
from atoll.core.rng import fast_rng
from atoll.core.state import SPECTATOR
from atoll.messages import Speaker
from atoll.review.judge import STAKED, Budget, Option, Pruning, judge
from atoll.review.position import pack, position_of, revive, unpack
from atoll.review.report import review_page
from atoll.review.review import (
    PRECISE,
    Outlook,
    Performance,
    Review,
    answer,
    compose,
    from_json,
    moments,
    plies_of,
    questions,
    review_record,
    to_json,
)
from atoll.review.rollouts import ROUND, Line, gap, lead, play, roll_out, stay
from atoll.review.telling import Teller
from tests.review.games import QUICK, bot_game


@pytest.fixture(scope="module")
def planet() -> tuple[Game, Record, Review]:
    """A game of Planet between somebody careful and somebody careless, and its review."""
    game = games.find("planet")
    record = bot_game(game, 2, ("strong:300", "random"))
    return game, record, review_record(record, game, "test", Budget(200), workers=1)


def test_every_game_can_be_reviewed(game: Game) -> None:
    players = game.players[-1]
    record = bot_game(game, players, ("random",) * players)
    plies = list(plies_of(record, game, "test"))
    asked = list(questions(game, record.setup, plies, QUICK))
    assert len(asked) == len(record.actions)
    answers = [answer(one) for one in asked[:6]]
    review = compose(game, record.seats, QUICK, answers, plies[-1][0], len(asked))
    assert from_json(to_json(review)) == review
    assert [one.points for one in review.performances] == record.scores
    for one in review.decisions:
        assert one.played == record.actions[one.ply][1]
        assert one.move.given <= one.move.behind
        assert {one.played, one.choice} <= {option.text for option in one.options}


def test_a_review_can_be_repeated_on_any_number_of_cores(
    planet: tuple[Game, Record, Review],
) -> None:
    game, record, _ = planet
    record = Record(
        record.game, record.rules, record.setup, record.set_digest, record.seats, record.actions[:4]
    )
    alone = review_record(record, game, "test", QUICK, workers=1)
    assert review_record(record, game, "test", QUICK, workers=2) == alone


def test_an_interrupt_keeps_what_is_done(
    planet: tuple[Game, Record, Review],
) -> None:
    game, record, _ = planet

    def interrupted(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    review = review_record(record, game, "test", QUICK, 1, interrupted)
    assert [outlook.ply for outlook in review.curve] == [0, 1, 2, 24]
    assert len(review.decisions) == 3


def test_nothing_unknown_to_a_seat_is_asked_about(game: Game) -> None:
    """Questions are equal for two truths the seat can't tell apart."""
    players = game.players[-1]
    setup = game.setup(players, "asked")
    truth, rng = game.start(setup), fast_rng("asked")
    for _ in range(20):
        seat = int(truth.to_act())
        action = int(truth.random_action(seat, rng))
        other = truth.seen_by(seat).sample(rng)
        (one,) = questions(game, setup, [(truth, seat, action)], QUICK)
        (two,) = questions(game, setup, [(other, seat, action)], QUICK)
        assert one.knowledge == two.knowledge
        public = truth.seen_by(SPECTATOR).sample(rng)
        assert position_of(game, setup, public.seen_by(SPECTATOR)) == one.public
        truth.apply(seat, action)


def test_the_truth_is_nobodys_position() -> None:
    game = games.find("moluku")
    setup = game.setup(3, "0")
    with pytest.raises(ValueError, match="what a viewer has seen"):
        position_of(game, setup, game.start(setup))


def test_a_position_survives_being_packed(game: Game) -> None:
    setup = game.setup(game.players[-1], "packed")
    seen = game.start(setup).seen_by(0)
    assert revive(position_of(game, setup, seen)) == seen
    assert unpack(pack([3, -1, 2**62])) == [3, -1, 2**62]


def test_careful_play_is_more_accurate_than_careless_play(
    planet: tuple[Game, Record, Review],
) -> None:
    careful, careless = planet[2].performances
    assert careful.accuracy > careless.accuracy + 20
    assert careful.given < careless.given


def test_the_curve_ends_with_the_result(planet: tuple[Game, Record, Review]) -> None:
    _, record, review = planet
    assert [outlook.ply for outlook in review.curve] == list(range(len(record.actions) + 1))
    assert review.curve[-1].points == record.scores
    assert set(review.curve[-1].chances) <= {0.0, 1.0}
    for outlook in review.curve:
        assert sum(outlook.chances) >= 1 - 1e-9  # a shared win counts for each


def test_the_move_played_is_judged_though_the_search_would_not_look_at_it() -> None:
    game = games.find("planet")
    setup = game.setup(2, "judged")
    seen = game.start(setup).seen_by(game.start(setup).to_act())
    position = position_of(game, setup, seen)
    bot = Budget(40).bot(game.advice.for_search(), Networks(game))
    thoughts = bot.think(seen, fast_rng("s"))
    shy = next(int(a) for a in seen.legal(seen.viewer) if a not in {t.action for t in thoughts})
    found = judge(position, shy, Budget(40), "s")
    assert found.option(game.text(seen, int(seen.viewer), shy)).share == 0.0


def test_rollouts_follow_the_policy_as_often_as_the_game_says(game: Game) -> None:
    state = game.new(max(2, game.players[0]), "percent")
    seen = state.seen_by(state.to_act())

    def points(percent: int | None) -> list[list[int]]:
        (line,) = roll_out(seen, game.advice, [stay], range(4), fast_rng("p"), percent)
        return line.points

    own = int(game.advice.review_percent())
    assert own in {50, 100}
    assert points(None) == points(own) != points(150 - own)


def line_of(*points: int) -> Line:
    """A line of a game for two: the points of one seat in each world, none for the other."""
    line = Line()
    for mine in points:
        line.points.append([mine, 0])
        line.wins.append([mine > 0, mine <= 0])
    return line


def test_moves_that_look_worse_are_dropped_but_for_the_one_played() -> None:
    best, near, far = line_of(9, 5, 9, 5), line_of(5, 9, 5, 8), line_of(1, 2, 0, 1)
    anything = line_of(0, 9, 0, 9)
    assert Pruning([0], 3, played=0)([best, near, far, anything], range(4)) == [0, 1, 3]
    assert Pruning([0], 3, played=2)([best, near, far, anything], range(4)) == [0, 1, 2, 3]
    assert Pruning([0], 2, played=0)([best, far, anything], range(3)) == []
    assert Pruning([0], 2, None)([far, best], range(2)) == []


def test_the_random_move_is_rolled_out_in_few_worlds() -> None:
    best, near = line_of(*[9, 5] * STAKED), line_of(*[5, 9] * STAKED)
    few, enough = line_of(*[0] * (STAKED - 1)), line_of(*[0] * STAKED)
    assert Pruning([0], 2, played=0)([best, near, few], range(3)) == [0, 1, 2]
    assert Pruning([0], 2, played=0)([best, near, enough], range(3)) == [0, 1]


def test_a_move_that_is_not_dropped_has_the_same_worlds_as_alone() -> None:
    game = games.find("planet")
    state = game.new(2, "dropped")
    seat = state.to_act()
    seen = state.seen_by(seat)
    first, second = (play(int(seat), int(action)) for action in seen.legal(seat)[:2])
    alone, _ = roll_out(seen, game.advice, [first, second], range(25), fast_rng("d"))
    going = [[1], [1], []]
    lines = roll_out(
        seen, game.advice, [second, first], range(60), fast_rng("d"), prune=lambda *_: going.pop(0)
    )
    assert [len(line.points) for line in lines] == [ROUND, 3 * ROUND]
    assert lines[1].points[:25] == alone.points


def test_the_curve_takes_no_more_worlds_than_it_needs() -> None:
    game = games.find("planet")
    record = bot_game(game, 2, ("strong:300", "random"))
    asked = list(questions(game, record.setup, plies_of(record, game, "test"), Budget(2000)))
    early, late = (answer(asked[ply]).outlook for ply in (0, -1))
    assert PRECISE >= max(early.errors) > PRECISE * 0.9
    assert PRECISE >= max(late.errors) > 0


def test_a_difference_within_chance_gives_nothing_away() -> None:
    assert Option("a", 0, 0, 0, 0, behind=1.0, noise=0.5).given == 0.0
    assert Option("a", 0, 0, 0, 0, behind=1.5, noise=0.5).given == 1.5
    one = gap([3.0, 1.0, 2.0], [1.0, 1.0, 3.0])
    assert one.mean == pytest.approx(1 / 3)
    assert not one.is_firm(1.0)


def test_accuracy_is_what_was_kept_of_the_stake() -> None:
    assert Performance("a", 10, given=5.0, stake=20.0, points=0).accuracy == 75.0
    assert Performance("a", 10, given=25.0, stake=20.0, points=0).accuracy == 0.0
    assert Performance("a", 0, given=0.0, stake=0.0, points=0).accuracy == 100.0


def test_a_lead_is_over_the_mean_of_the_others_and_partners_share_it() -> None:
    assert lead([10, 4, 6], [0]) == 5
    assert lead([10, 4, 6, 8], [0, 2]) == 2
    assert lead([7], [0]) == 7
    moluku = games.find("moluku")
    assert moluku.sides(4, {"teams": True}) == [[0, 2], [1, 3]]
    assert moluku.sides(4, {"teams": False}) == [[0], [1], [2], [3]]


def test_moments_are_swings_beyond_chance(planet: tuple[Game, Record, Review]) -> None:
    chances = [0.5, 0.52, 0.9, 0.9, 0.2, 0.25, 0.6, 0.0]
    curve = [Outlook(n, [0, 0], [c, 1 - c], [0.03, 0.03]) for n, c in enumerate(chances)]
    some = planet[2].decisions[: len(chances)]
    found = moments(curve, some)
    assert [one.ply for one in found] == [2, 4, 7]
    assert found[0].seat == some[1].seat
    assert found[1].moved == some[3].seat
    assert abs(found[1].after - found[1].before) == pytest.approx(0.7)
    calm = [Outlook(n, [0, 0], [0.5, 0.5], [0.03, 0.03]) for n in range(8)]
    assert moments(calm, some) == []


def test_one_who_plays_alone_is_reviewed_by_points() -> None:
    game = games.find("pelican_bay")
    record = bot_game(game, 1, ("random",))
    plies = list(plies_of(record, game, "test"))
    asked = list(questions(game, record.setup, plies, QUICK))[:3]
    review = compose(game, record.seats, QUICK, [answer(one) for one in asked], plies[-1][0], 3)
    assert all(one.best.chance == 1.0 for one in review.decisions)
    assert all(outlook.errors[0] > 0 for outlook in review.curve[:3])


def test_the_report_shows_curves_moments_and_decisions(planet: tuple[Game, Record, Review]) -> None:
    game, record, review = planet
    teller = Teller(game, list(plies_of(record, game, "test")), Speaker(game, "fr", record.seats))
    page = review_page("Planet", review, teller)
    assert page.count("<polyline") == 4
    assert page.count("<tr>") == 2 + len(record.seats) + len(review.decisions)
    assert page.count("<li>") == len(review.moments)
    assert re.search(r"sur la \w+ face", page)
