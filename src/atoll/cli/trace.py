"""`atoll trace`: a whole game as plain data (docs/trace.md)."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from atoll import games
from atoll.bots import make_bot, next_seat
from atoll.cli.records import load_record
from atoll.cli.setups import read_setup
from atoll.core.bits import members
from atoll.core.errors import BadRecord
from atoll.core.game import Data, Game, Setup
from atoll.core.record import Record, new_record, replay, write
from atoll.core.rng import fast_rng
from atoll.core.state import State
from atoll.core.words import Words
from atoll.messages import Speaker

TRACE_VERSION = 1


def run(options: argparse.Namespace) -> int:
    """Print the trace of a game played now or of a recorded one."""
    path: Path | None = options.record
    if path is not None and path.exists():
        game, record = load_record(path, None)
        if game is not games.find(options.game):
            raise BadRecord(f"{path}:2: this is a record of {game.name}")
        print_lines(trace_record(game, record, str(path), options.legal))
        return 0
    game, setup = read_setup(options, options.seed)
    record = play(game, setup, options.bot)
    print_lines(trace_record(game, record, "game", options.legal))
    if path is not None:
        path.write_text(write(record), encoding="utf-8")
    return 0


def print_lines(lines: Iterator[Data]) -> None:
    """Print one JSON object per line."""
    for line in lines:
        sys.stdout.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n")


def play(game: Game, setup: Setup, bot_name: str) -> Record:
    """One game between bots of one kind, all seats by the same seed."""
    bots = dict.fromkeys(range(setup.players), make_bot(bot_name, game))
    rng = fast_rng(setup.seed)
    record = new_record(game, setup, [bot_name] * setup.players)
    state = game.start(setup)
    while not state.is_over():
        seat = next_seat(state, bots)
        action = bots[seat].choose(state.seen_by(seat), rng)
        record.actions.append((seat, game.text(state, seat, action)))
        state.apply(seat, action)
    record.scores = [int(score) for score in state.scores()]
    return record


def trace_record(game: Game, record: Record, where: str, legal: bool = False) -> Iterator[Data]:
    """The trace lines of a record, with the legal actions if requested."""
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
        line = trace_ply(game, ply, seat, action, before, state)
        yield line | trace_legal(game, state) if legal and not state.is_over() else line
        before = state.copy()
    if state.is_over():
        yield trace_end(game, state)


def trace_ply(
    game: Game, ply: int, seat: int, action: int, before: State | None, state: State
) -> Data:
    """One action and the full state after it."""
    truth = game.trace(state)
    if before is None:
        return {"ply": ply, "seat": None, "action": None, "text": None, "state": truth}
    data, text = game.data(before, seat, action), game.text(before, seat, action)
    return {"ply": ply, "seat": seat, "action": data, "text": text, "state": truth}


def trace_legal(game: Game, state: State) -> Data:
    """All legal actions of every seat that may act; for open forms only their verbs."""
    listed: dict[str, list[str]] = {}
    open_forms: dict[str, list[str]] = {}
    for seat in map(int, members(state.may_act())):
        texts = {game.text(state, seat, action) for action in map(int, state.legal(seat))}
        closed = {text for text in texts if text.partition(" ")[0] not in game.open_verbs}
        listed[str(seat)] = sorted(closed)
        if texts != closed:
            open_forms[str(seat)] = sorted({text.partition(" ")[0] for text in texts - closed})
    return {"legal": listed, "open": open_forms}


def trace_end(game: Game, state: State) -> Data:
    """The result with the score sheet."""
    say = Speaker(game, "en")
    return {
        "final": True,
        "scores": [int(score) for score in state.scores()],
        "winners": [int(seat) for seat in members(state.winners())],
        "sheet": [
            [
                {"rule": line.rule, "what": named(line.what, say), "points": line.points}
                for line in lines
            ]
            for lines in game.sheet(state)
        ],
    }


def named(what: Words, say: Speaker) -> str:
    """A line of the sheet as text, with the places it counts in notation."""
    return f"{say(what)} ({' '.join(what.places)})" if what.places else str(say(what))
