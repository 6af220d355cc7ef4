"""What all tests share: every game in every variant, and random numbers from one seed."""

from collections.abc import Generator

import pytest
from hypothesis import settings

from atoll import games
from tests.chance import SEED, repeat

settings.register_profile("repeatable", derandomize=True)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the random numbers of a server in this process repeatable."""
    repeat(SEED, monkeypatch)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Print with every failure how to repeat it."""
    report = yield
    if report.failed:
        again = f"ATOLL_TEST_SEED={SEED} python -m pytest '{item.nodeid}'"
        report.sections.append(("repeat it by", again))
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show the figures that tests recorded, each once."""
    reports = terminalreporter.getreports("passed")
    for name, value in dict(kept for report in reports for kept in report.user_properties).items():
        terminalreporter.write_line(f"{name}: {value}")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes `game` or `variant` for every game, or for each of its variants."""
    names = metafunc.fixturenames
    if "variant" in names:
        cases = [(game, *v) for game in games.all_games() for v in game.variants()]
        ids = ["-".join([g.name, str(n), *map(str, o.values())]) for g, n, o in cases]
        metafunc.parametrize("variant", cases, ids=ids)
    elif "game" in names:
        found = games.all_games()
        metafunc.parametrize("game", found, ids=[game.name for game in found])
