"""What a seat is told of its actions beforehand, game by game."""

from atoll import games
from atoll.core.game import Game
from atoll.core.preview import Preview, preview
from atoll.core.rng import fast_rng
from atoll.core.state import State


def told(found: Preview) -> dict[str, dict[str, object]]:
    """The arguments of the effects by their keys."""
    return {effect.what.key: dict(effect.what.args) for effect in found.effects}


def first(game: Game, state: State, verb: str) -> Preview:
    """The preview of the first legal action with this verb."""
    seat = int(state.to_act())
    for action in map(int, state.legal(seat)):
        if game.data(state, seat, action)["verb"] == verb:
            return preview(game, state, seat, action)
    raise AssertionError(f"no {verb}")


def test_gk15_a_first_caravan_is_a_group_of_one() -> None:
    game = games.find("gipsy_king")
    effects = told(first(game, game.new(3, "a"), "place"))
    assert effects["preview-group"] == {"caravans": 1, "points": 1}
    assert effects["preview-half"]["points"] == effects["preview-half"]["gained"]


def test_gk5_passing_first_keeps_the_first_place() -> None:
    game = games.find("gipsy_king")
    assert told(first(game, game.new(3, "a"), "pass")) == {"preview-pass": {"place": 1}}


def test_mo3_the_card_led_is_first_if_nobody_beats_it() -> None:
    game = games.find("moluku")
    assert told(first(game, game.new(3, "a"), "play"))["preview-order"] == {"place": 1}


def test_ib6_a_bean_planted_alone_is_worth_nothing_yet() -> None:
    game = games.find("isla_bohnita")
    field = told(first(game, game.new(3, "a"), "plant"))["preview-field"]
    assert (field["count"], field["thalers"]) == (1, 0)
    assert field["more"] in range(1, 6)


def test_pl17_a_tile_with_the_own_habitat_counts_its_areas() -> None:
    game = games.find("planet")
    state = game.new(2, "a")
    seat = int(state.to_act())
    actions = map(int, state.legal(seat))
    counts = {
        int(str(told(preview(game, state, seat, action))["preview-habitat"]["count"]))
        for action in actions
        if "preview-habitat" in told(preview(game, state, seat, action))
    }
    assert counts
    assert counts <= set(range(1, 6))


def test_pb9_the_points_of_a_turn_are_told_before_it_ends() -> None:
    game, rng = games.find("pelican_bay"), fast_rng("a")
    state = game.new(2, "a")
    while game.view(state)["step"] != "lay":
        seat = int(state.to_act())
        state.play(seat, state.random_action(seat, rng))
    effects = told(first(game, state, "lay"))
    assert int(str(effects["preview-scores"]["points"])) >= 2


def test_a_preview_leaves_the_position_as_it_was(game: Game) -> None:
    state, rng = game.new(3, "a"), fast_rng("a")
    for _ in range(min(12, game.bound // 2)):
        seat = int(state.to_act())
        before = state.to_ints()
        preview(game, state, seat, int(state.legal(seat)[0]))
        assert state.to_ints() == before
        state.play(seat, state.random_action(seat, rng))
