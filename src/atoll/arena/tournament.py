"""Many games between bots: seats rotated, deals paired, on all cores or on a cluster, resumable."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from atoll.arena.match import Pairing, Result, from_data, play
from atoll.core.errors import AtollError
from atoll.workers import dask_client, in_processes

BATCH = 8  # games sent to a cluster at once: its scheduler takes a few hundred tasks a second


class BadTournament(AtollError):
    """A tournament that can't be played or resumed."""


@dataclass(frozen=True)
class Tournament:
    """The games to play."""

    game: str
    players: int
    options: dict[str, Any]
    component_set: str
    bots: tuple[str, ...]
    games: int
    seed: str

    def pairings(self) -> list[Pairing]:
        """Every deal once for each rotation of the bots: all play the same seats and deals."""
        if len(self.bots) > self.players:
            raise BadTournament(f"{len(self.bots)} bots do not fit {self.players} seats")
        if len(set(self.bots)) != len(self.bots):
            raise BadTournament("each bot is named once")
        return [self.pairing(number) for number in range(self.games)]

    def pairing(self, number: int) -> Pairing:
        """The bots of game `number` by seat."""
        deal, turn = divmod(number, len(self.bots))
        seats = tuple(self.bots[(seat + turn) % len(self.bots)] for seat in range(self.players))
        seed = f"{self.seed}-{deal}"
        return Pairing(self.game, self.players, self.options, self.component_set, seed, seats)


class Book:
    """The results so far, one JSON object per line, kept when a tournament is interrupted."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> dict[str, Result]:
        """The results by key, without a line cut short by a crash."""
        results: dict[str, Result] = {}
        if self.path.exists():
            for line in self.path.read_text(encoding="utf-8").splitlines():
                with suppress(json.JSONDecodeError, KeyError):
                    result = from_data(json.loads(line))
                    results[result.key] = result
        return results

    def add(self, result: Result) -> None:
        """Append a result."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.to_data()) + "\n")


Runner = Callable[[list[Pairing]], Iterable[Result]]


def run_here(workers: int | None = None) -> Runner:
    """Plays on this machine's cores."""

    def run(pairings: list[Pairing]) -> Iterator[Result]:
        for _, result in in_processes(play, pairings, workers or os.cpu_count() or 1):
            yield result

    return run


def run_on_cluster(address: str) -> Runner:
    """Plays on a Dask cluster; the games of a worker that dies are played again."""

    def run(pairings: list[Pairing]) -> Iterator[Result]:
        with dask_client(address, BadTournament) as client:
            from dask.distributed import as_completed as cluster_completed

            batches = [pairings[at : at + BATCH] for at in range(0, len(pairings), BATCH)]
            futures = client.map(play_batch, batches, pure=False, retries=3)
            for future in cluster_completed(futures):
                yield from future.result()

    return run


def play_batch(pairings: list[Pairing]) -> list[Result]:
    """Several games in one task."""
    return [play(pairing) for pairing in pairings]


def run(
    tournament: Tournament,
    book: Book,
    runner: Runner,
    on_result: Callable[[Result], None] = lambda _: None,
) -> list[Result]:
    """Play the games that are not in the book yet; returns all results in the order of play."""
    pairings = tournament.pairings()
    results = book.read()
    missing = [pairing for pairing in pairings if pairing.key not in results]
    for result in runner(missing):
        book.add(result)
        results[result.key] = result
        on_result(result)
    return [results[pairing.key] for pairing in pairings if pairing.key in results]
