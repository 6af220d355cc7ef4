"""`atoll train`: trains a game's value networks by self-play."""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from atoll.bots.weights import path_of
from atoll.training.subject import Subject, find
from atoll.training.workers import BadTraining, run_here, run_on_cluster

if TYPE_CHECKING:
    from atoll.training.course import Course, Settings


def run(options: argparse.Namespace) -> int:
    """Train one network for each requested number of players."""
    # NumPy's threads cost more time than such small matrix products take.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from atoll.training.course import Course
    except ImportError as error:
        raise BadTraining(f"training needs {error.name}: pip install numpy") from None
    console = Console(stderr=True)
    runner = run_on_cluster(options.cluster) if options.cluster else run_here(options.jobs)
    for settings, folder in courses(options):
        with Telling(console, f"{settings.subject.game.title}, {settings.subject.players}") as say:
            course = Course(settings, folder, runner, say)
            course.train()
        console.print(result(course, options.install))
    return 0


class Telling:
    """Progress: one changing line in a terminal, else one line for each step of a round."""

    def __init__(self, console: Console, name: str) -> None:
        self.console = console
        self.name = name
        columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        self.progress = Progress(*columns, console=console, transient=True)
        self.task = self.progress.add_task(name)

    def __enter__(self) -> "Telling":
        if self.console.is_terminal:
            self.progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.progress.stop()

    def __call__(self, text: str) -> None:
        """Print one step of progress."""
        self.progress.update(self.task, description=f"{self.name}: {text}")
        if not self.console.is_terminal and ": task " not in text:
            self.console.print(f"{self.name}: {text}")


def courses(options: argparse.Namespace) -> "Iterator[tuple[Settings, Path]]":
    """The requested trainings, each with its folder."""
    if "." in options.game and (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # a game outside the package is imported from this folder
    game = find(options.game)
    chosen = game.parse_options(dict(text.partition("=")[::2] for text in options.option))
    counts = [options.players] if options.players else [n for n in game.players if n > 1]
    for players in counts:
        setup = game.setup(players, "0", "default", **chosen)
        subject = Subject(options.game, players, tuple(setup.options.items()))
        name = path_of(game, players, subject.variant).stem
        yield read_settings(options, subject), options.out / game.name / name


def read_settings(options: argparse.Namespace, subject: Subject) -> "Settings":
    """The settings from the arguments; the game's defaults for the rest."""
    from atoll.training.course import SEARCH, SWITCHES, Settings, declared

    values: dict[str, Any] = declared(subject) | {
        name: getattr(options, name)
        for name in (
            "hidden", "first_games", "searched_games", "games", "simulations", "rounds",
            "match_deals", "match_seconds", "confidence", "seed",
        )
        if getattr(options, name) is not None
    }  # fmt: skip
    if values.get("hidden", 3) % 3 or not 0.5 < values.get("confidence", 0.95) < 1:
        raise BadTraining("--hidden is a multiple of 3, --confidence between 0.5 and 1")
    search = dict(values.pop("search", SEARCH))
    for text in options.search:
        key, _, value = text.partition("=")
        if key not in search:
            raise BadTraining(f"--search knows {', '.join(search)}, not '{key}'")
        try:
            # A setting that is on or off is 1 or 0.
            search[key] = type(search[key])(int(value) if key in SWITCHES else value)
        except ValueError:
            raise BadTraining(f"--search {text}: '{value}' is not a number") from None
    return Settings(subject, search=search, is_anew=options.anew, **values)


def result(course: "Course", is_installed: bool) -> str:
    """The result of a training as data."""
    if not course.champion_path.exists():
        return f"no network beat its opponent; the log and curves are in {course.folder}"
    if is_installed:
        return f"the champion is installed: {course.install()}"
    return f"the champion is {course.champion_path}"
