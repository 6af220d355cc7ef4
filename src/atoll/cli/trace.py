"""`atoll trace`: a whole game as plain data (docs/trace.md)."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from atoll import games
from atoll.bots import make_bot
from atoll.cli.records import load_record
from atoll.cli.setups import read_setup
from atoll.core.bits import members
from atoll.core.errors import BadRecord
from atoll.core.game import Data, Game, Setup
from atoll.core.record import Record, new_record, replay, write
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.messages import Speaker

TRACE_VERSION = 1


def run(options: argparse.Namespace) -> int:
    """Print the trace of a game played now or of a recorded one."""
    path: Path | None = options.record
    if path is not None and path.exists():
        game, record = load_record(path, None)
        if game is not games.find(options.game):
            raise BadRecord(f"{path}:2: this is a record of {game.name}")
        print_lines(trace_record(game, record, str(path)))
        return 0
    game, setup = read_setup(options, options.seed)
    record = play(game, setup, options.bot)
    print_lines(trace_record(game, record, "game"))
    if path is not None:
        path.write_text(write(record), encoding="utf-8")
    return 0


def print_lines(lines: Iterator[Data]) -> None:
    """One JSON object a line."""
    for line in lines:
        sys.stdout.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def play(game: Game, setup: Setup, bot_name: str) -> Record:
    """One game between bots of one kind, all seats by the same seed."""
    bot = make_bot(bot_name)
    rng = fast_rng(setup.seed)
    record = new_record(game, setup, [bot_name] * setup.players)
    state = game.start(setup)
    while not state.is_over():
        seat = int(state.to_act())
        action = bot.choose(state.seen_by(seat), rng)
        record.actions.append((seat, game.text(state, seat, action)))
        state.apply(seat, action)
    record.scores = [int(score) for score in state.scores()]
    return record


def trace_record(game: Game, record: Record, where: str) -> Iterator[Data]:
    """The lines of the trace of a record."""
    setup = record.setup
    yield {
        "trace": TRACE_VERSION,
        "game": game.name,
        "version": game.version,
        "players": setup.players,
        "seed": setup.seed,
        "options": dict(setup.options),
        "set": setup.set_name,
    }
    before: State | None = None
    for ply, (seat, action, state) in enumerate(replay(record, game, where)):
        yield trace_ply(game, ply, seat, action, before, state)
        before = state.copy()
    if state.is_over():
        yield trace_end(game, state)


def trace_ply(
    game: Game, ply: int, seat: int, action: int, before: State | None, state: State
) -> Data:
    """One action and the truth after it."""
    truth = game.trace(state)
    if before is None:
        return {"ply": ply, "seat": None, "action": None, "text": None, "state": truth}
    data, text = game.data(before, seat, action), game.text(before, seat, action)
    return {"ply": ply, "seat": seat, "action": data, "text": text, "state": truth}


def trace_end(game: Game, state: State) -> Data:
    """The result with the score sheet."""
    say = Speaker(game, "en")
    return {
        "final": True,
        "scores": [int(score) for score in state.scores()],
        "winners": [int(seat) for seat in members(state.winners())],
        "sheet": [
            [{"rule": line.rule, "what": say(line.what), "points": line.points} for line in lines]
            for lines in game.sheet(state)
        ],
    }
