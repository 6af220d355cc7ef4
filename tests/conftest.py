"""What the tests share: every game in every variant."""

import pytest

from atoll import games


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for `game` or `variant` for every game, or for each of its variants."""
    names = metafunc.fixturenames
    if "variant" in names:
        cases = [(game, *v) for game in games.all_games() for v in game.variants()]
        ids = ["-".join([g.name, str(n), *map(str, o.values())]) for g, n, o in cases]
        metafunc.parametrize("variant", cases, ids=ids)
    elif "game" in names:
        found = games.all_games()
        metafunc.parametrize("game", found, ids=[game.name for game in found])
