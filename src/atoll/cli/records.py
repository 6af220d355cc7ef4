"""`atoll replay` and `atoll verify`: show and check recorded games."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from atoll import games
from atoll.core.errors import AtollError, BadRecord
from atoll.core.game import Game
from atoll.core.record import Record, read, read_game_name, replay, verify
from atoll.core.seeds import check_seed
from atoll.core.state import SPECTATOR, TRUTH, State
from atoll.core.telling import tell
from atoll.messages import Speaker


def load_record(path: Path, component_set: str | None) -> tuple[Game, Record]:
    """The record in a file, with its game."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadRecord(f"{path}:1: not a text file") from None
    game = games.find(read_game_name(text, str(path)))
    return game, read(text, game, str(path), component_set)


def run_verify(options: argparse.Namespace) -> int:
    """Check every file; fails if one fails."""
    results = []
    is_short = len(options.files) < 5
    with Progress(console=Console(stderr=True), transient=True, disable=is_short) as progress:
        for path in progress.track(options.files, description="verifying"):
            problem = problem_of(path, options)
            results.append({"file": str(path), "ok": problem is None, "problem": problem})
    if options.json:
        sys.stdout.write(json.dumps(results, indent=1) + "\n")
    else:
        for result in results:
            sys.stdout.write(
                f"{result['file']}: ok\n" if result["ok"] else f"{result['problem']}\n"
            )
    return 0 if all(result["ok"] for result in results) else 1


def problem_of(path: Path, options: argparse.Namespace) -> str | None:
    """What is wrong with a record; None if it follows the rules to the end."""
    try:
        game, record = load_record(path, options.component_set)
        check_seed(record.setup.seed, options.commitment, options.share, str(path))
        verify(record, game, str(path))
    except (AtollError, OSError) as error:
        return str(error)
    return None


def run_replay(options: argparse.Namespace) -> int:
    """Print a record move by move, or draw one of its positions."""
    game, record = load_record(options.file, options.component_set)
    if record.rules != game.version:
        return show_earlier(record, options)
    say = Speaker(game, options.language, record.seats)
    viewer = check_seat(options.seat, record) if options.seat is not None else TRUTH
    before: State | None = None
    for ply, (seat, action, state) in enumerate(replay(record, game, str(options.file))):
        if options.ply is None and before is not None:
            write_move(game, say, options.json, ply, seat, action, before, state, viewer)
        if options.ply == ply:
            eyes = SPECTATOR if viewer == TRUTH else viewer
            sys.stdout.write(game.draw(game.view(state.seen_by(eyes)), say) + "\n")
            return 0
        before = state.copy()
    if options.ply is not None:
        raise BadRecord(f"{options.file}: the game has {len(record.actions)} actions")
    if not options.json:
        write_result(record)
    return 0


def write_result(record: Record) -> None:
    """The final scores."""
    if record.scores is not None:
        scores = zip(record.seats, record.scores, strict=True)
        sys.stdout.write(", ".join(f"{name} {score}" for name, score in scores) + "\n")


def show_earlier(record: Record, options: argparse.Namespace) -> int:
    """Print a record of earlier rules: its moves as written, without positions."""
    if options.ply is not None or options.seat is not None:
        raise BadRecord(
            f"{options.file}: the game was played under rules version {record.rules}: "
            "its moves can be listed, its positions are not known any more"
        )
    for ply, (seat, text) in enumerate(record.actions, 1):
        if options.json:
            sys.stdout.write(json.dumps({"ply": ply, "seat": seat, "text": text}) + "\n")
        else:
            sys.stdout.write(f"{ply:4} {record.seats[seat]}: {text}\n")
    if not options.json:
        write_result(record)
    return 0


def check_seat(seat: int, record: Record) -> int:
    """A seat as people count from 1, converted to the engine's count from 0."""
    if not 1 <= seat <= record.setup.players:
        raise BadRecord(f"there is no seat {seat} (there are {record.setup.players})")
    return seat - 1


def write_move(
    game: Game,
    say: Speaker,
    as_json: bool,
    ply: int,
    seat: int,
    action: int,
    before: State,
    after: State,
    viewer: int,
) -> None:
    """One move as a log line, or as JSON."""
    telling = tell(game, before, seat, action, after, viewer)
    lines = [say(event.what) for event in telling.events]
    if as_json:
        move = {"ply": ply, "seat": seat, "text": telling.text, "log": lines}
        sys.stdout.write(json.dumps(move, ensure_ascii=False) + "\n")
    else:
        sys.stdout.write(f"{ply:4} {' '.join(lines)}\n")
