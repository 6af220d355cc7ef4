"""Parses uploaded texts – component sets, records – in a process that can be killed.

The event loop never parses such a text first: a text that keeps the parser busy delays only its
sender. Threads can't be ended, so it is a process.
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import NamedTuple

from atoll import games
from atoll.core import record as records
from atoll.core.component_set import OwnSet, hold
from atoll.core.errors import AtollError
from atoll.core.game import Game
from atoll.server.errors import ServerError
from atoll.server.workers.orphans import leave_with

SECONDS = 2.0  # for one text
START = 60.0  # seconds in which the process must be ready
WAITING = 16  # texts that wait at most
LOGGER = logging.getLogger("atoll.examiner")


class Fault(NamedTuple):
    """Why a text is refused: a code of the protocol and a detail."""

    code: str
    detail: str


Examination = Callable[[str, str | None], Fault | None]


# -- in the process -------------------------------------------------------------------------


def examine_set(text: str, game_name: str | None) -> Fault | None:
    """The fault of a set for this game, if any."""
    return fault_of_set(hold(text), games.find(game_name or ""))


def fault_of_set(held: OwnSet, game: Game) -> Fault | None:
    """The fault of a set that is held in memory, if any."""
    try:
        game.check_set(held.path)
    except AtollError as error:
        return Fault("input/set", detail(error, held))
    except Exception:
        LOGGER.exception("a component set was not understood")
        return Fault("input/set", f"this is no set of {game.title}")
    return None


def detail(error: AtollError, held: OwnSet) -> str:
    """The fault of a set and its line, without the path under which the set is held."""
    what = str(error).removeprefix(f"{held.path}:").strip()
    line, colon, rest = what.partition(": ")
    return f"line {line}: {rest}" if colon and line.isdigit() else what


def examine_record(text: str, own_set: str | None) -> Fault | None:
    """The fault of a record, which is played with its own set if there is one."""
    try:
        game = games.find(records.read_game_name(text, "record"))
        held = None if own_set is None else hold(own_set)
        if held is not None and (wrong := fault_of_set(held, game)) is not None:
            return wrong
        record = records.read(text, game, "record", None if held is None else str(held.path))
        records.verify(record, game, "record")
    except AtollError as error:
        return Fault("input/record", str(error))
    return None


def work(line: Connection, server: int) -> None:
    """In the process: examine texts until the server has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with(server)
    line.send(None)  # ready
    with suppress(EOFError, OSError):
        while True:
            examination, text, more = line.recv()
            line.send(examination(text, more))


# -- in the server --------------------------------------------------------------------------


class TooLong(Exception):
    """The process did not answer in time, or died."""


class Examiner:
    """The process, started when first needed and again after it was killed."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.thread = ThreadPoolExecutor(1, "atoll-examiner")
        self.process: multiprocessing.process.BaseProcess | None = None
        self.line: Connection | None = None
        self.changing = threading.Lock()  # held while the process is started or ended
        self.is_closed = False
        self.waiting: set[str] = set()  # players whose text is being examined

    async def check_set(self, player: str, text: str, game: Game) -> None:
        """Raise unless this is a set of the game."""
        await self.check(player, Fault("input/set", ""), examine_set, text, game.name)

    async def check_record(self, player: str, text: str, own_set: str | None) -> None:
        """Raise unless this is the record of a game that can be replayed."""
        await self.check(player, Fault("input/record", ""), examine_record, text, own_set)

    async def check(
        self, player: str, slow: Fault, examination: Examination, text: str, more: str | None
    ) -> None:
        """Examine one text of each player at a time, and not too many in all."""
        if player in self.waiting:
            raise ServerError("limit/rate")
        if len(self.waiting) >= WAITING:
            raise ServerError("server/busy")
        self.waiting.add(player)
        try:
            loop = asyncio.get_running_loop()
            fault = await loop.run_in_executor(self.thread, self.ask, examination, text, more)
        except TooLong:
            raise ServerError(slow.code, "it takes too long to read") from None
        finally:
            self.waiting.discard(player)
        if fault is not None:
            raise ServerError(*fault)

    def ask(self, examination: Examination, text: str, more: str | None) -> Fault | None:
        """The answer of the process; it is killed if it takes too long."""
        try:
            line = self.line or self.start()
            line.send((examination, text, more))
            if line.poll(self.seconds):
                fault: Fault | None = line.recv()
                return fault
        except (EOFError, OSError) as error:
            LOGGER.warning("the examiner died", extra={"why": repr(error)})
        self.kill()
        raise TooLong

    def start(self) -> Connection:
        """Start a process; returns the connection to it when it is ready."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs, os.getpid()), daemon=True)
        with self.changing:
            if self.is_closed:
                raise EOFError("the server ends")
            process.start()
            self.process, self.line = process, ours
        theirs.close()
        if not ours.poll(START):
            raise EOFError("the examiner did not start")
        ours.recv()
        return ours

    def kill(self) -> None:
        """Kill the process."""
        with self.changing:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self.line is not None:
                self.line.close()
            self.process = self.line = None

    def close(self) -> None:
        """Stop the process."""
        self.is_closed = True
        self.thread.shutdown(wait=False, cancel_futures=True)
        self.kill()
