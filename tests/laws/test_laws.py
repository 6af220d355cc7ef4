"""The conformance kit on every game, player count and option."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from atoll.core.game import Game
from atoll.core.laws import obey

Variant = tuple[Game, int, dict[str, bool | str]]


def test_a_seeded_random_game_obeys_all_laws_at_each_step(variant: Variant) -> None:
    game, players, options = variant
    obeyed = obey(game, players, options, seed="the first seeded game", every=3)
    assert obeyed.state.is_over()
    assert obeyed.plies > 0


@settings(
    max_examples=3,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(seed=st.text(st.characters(min_codepoint=97, max_codepoint=122), min_size=12, max_size=20))
def test_random_games_of_any_seed_obey_the_laws(variant: Variant, seed: str) -> None:
    game, players, options = variant
    assert obey(game, players, options, seed, every=17).state.is_over()
