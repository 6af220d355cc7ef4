"""Records: a whole game as a text file that can be read, mailed, replayed and verified."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field

from atoll.core.component_set import SetFile
from atoll.core.errors import AtollError, BadRecord
from atoll.core.game import Game, Setup, option_text
from atoll.core.state import State

MAGIC = "atoll record 1"
HEADER = ("game", "rules", "players", "options", "set", "seats", "seed")


@dataclass
class Record:
    """A game's header and its actions in notation, each with the seat that took it."""

    game: str
    rules: int
    setup: Setup
    set_digest: str
    seats: list[str]
    actions: list[tuple[int, str]] = field(default_factory=list)
    scores: list[int] | None = None  # None while the game is not over


def new_record(game: Game, setup: Setup, seats: list[str] | None = None) -> Record:
    """The record of a game that is about to begin."""
    names = seats or [f"seat {seat}" for seat in range(setup.players)]
    return Record(game.name, game.version, setup, set_digest(setup), names)


def set_digest(setup: Setup) -> str:
    """The fingerprint of the component set a set-up uses."""
    return SetFile(setup.set_path).digest


def write(record: Record) -> str:
    """The record as text; `read` gives an equal record back."""
    options = " ".join(f"{k}={option_text(v)}" for k, v in sorted(record.setup.options.items()))
    lines = [
        MAGIC,
        f"game: {record.game}",
        f"rules: {record.rules}",
        f"players: {record.setup.players}",
        f"options: {options}".rstrip(),
        f"set: {record.setup.set_name} {record.set_digest}".rstrip(),
        f"seats: {' | '.join(record.seats)}",
        f"seed: {record.setup.seed}",
        "",
        *(f"{seat} {text}" for seat, text in record.actions),
        "",
    ]
    result = "unfinished" if record.scores is None else " ".join(map(str, record.scores))
    lines.append(f"result: {result}")
    return "\n".join([*lines, f"digest: {digest(lines)}", ""])


def digest(lines: list[str]) -> str:
    """The check sum over all lines above it."""
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


def read_game_name(text: str, where: str) -> str:
    """The name of the game a record is of, so that the game can be found to read the rest."""
    return read_header(text.splitlines(), where)["game"]


def read_header(lines: list[str], where: str) -> dict[str, str]:
    """The header's fields; complaints name `where` and the line."""
    if not lines or lines[0] != MAGIC:
        raise BadRecord(f"{where}:1: not an Atoll record (it should begin with '{MAGIC}')")
    header: dict[str, str] = {}
    for number, key in enumerate(HEADER, 2):
        line = lines[number - 1] if number <= len(lines) else ""
        name, colon, value = line.partition(":")
        if name != key or not colon:
            raise BadRecord(f"{where}:{number}: expected '{key}: …', found '{line}'")
        header[key] = value.strip()
    return header


def read(text: str, game: Game, where: str, component_set: str | None = None) -> Record:
    """The record written in `text`, of these rules or earlier ones; complaints name the line.

    `component_set` is the file of a set that is not one of the game's own.
    """
    lines = text.splitlines()
    header = read_header(lines, where)
    check_digest(lines, where)
    rules, players = (read_number(header, key, where) for key in ("rules", "players"))
    if not 1 <= rules <= game.version:
        raise BadRecord(f"{where}:3: rules version {rules} is not known (it is {game.version})")
    setup, set_fingerprint = read_setup(header, game, players, where, component_set)
    record = Record(game.name, rules, setup, set_fingerprint, header["seats"].split(" | "))
    if len(record.seats) != players:
        raise BadRecord(f"{where}:7: {len(record.seats)} seats are named for {players} players")
    for number, line in enumerate(lines[9:-3], 10):
        seat, _, notation = line.partition(" ")
        if not is_number(seat) or not notation:
            raise BadRecord(f"{where}:{number}: expected a seat and an action, found '{line}'")
        if int(seat) >= players:
            raise BadRecord(f"{where}:{number}: there is no seat {seat} (they count from 0)")
        record.actions.append((int(seat), notation))
    record.scores = read_result(lines[-2], f"{where}:{len(lines) - 1}")
    return record


def check_digest(lines: list[str], where: str) -> None:
    """Raise `BadRecord` if the record was cut short or changed."""
    if len(lines) < 12 or not lines[-1].startswith("digest: "):
        raise BadRecord(f"{where}:{len(lines)}: the record is cut short (its last line is missing)")
    if lines[-1] != f"digest: {digest(lines[:-1])}":
        raise BadRecord(f"{where}:{len(lines)}: the digest does not match: the record was changed")
    if lines[8] or lines[-3]:
        raise BadRecord(f"{where}:9: the actions must stand between empty lines")


def read_number(header: dict[str, str], key: str, where: str) -> int:
    """A whole number of the header."""
    value = header[key]
    if not is_number(value):
        raise BadRecord(f"{where}:{HEADER.index(key) + 2}: '{value}' is not a number")
    return int(value)


def is_number(text: str) -> bool:
    """Whether this is a whole number of a size that can be meant."""
    return text.isascii() and text.isdigit() and len(text) < 10


def read_setup(
    header: dict[str, str], game: Game, players: int, where: str, component_set: str | None
) -> tuple[Setup, str]:
    """The set-up a header describes, and the fingerprint of its component set."""
    texts = dict(pair.partition("=")[::2] for pair in header["options"].split())
    name, _, fingerprint = header["set"].partition(" ")
    if name.endswith(".toml"):  # a record of somebody else opens no file of this machine
        raise BadRecord(f"{where}:6: '{name}' is not the name of a set")
    try:
        options = game.parse_options(texts)
        setup = game.setup(players, header["seed"], component_set or name, **options)
        digest = set_digest(setup)
    except AtollError as error:
        raise BadRecord(f"{where}: {error}") from None
    if digest != fingerprint:
        raise BadRecord(f"{where}:6: the component set '{name}' is not the one played with")
    return setup, fingerprint


def read_result(line: str, where: str) -> list[int] | None:
    """The scores of the result line; None for a game that was not finished."""
    label, _, value = line.partition(": ")
    if label != "result":
        raise BadRecord(f"{where}: expected 'result: …', found '{line}'")
    if value == "unfinished":
        return None
    try:
        return [int(score) for score in value.split()]
    except ValueError:
        raise BadRecord(f"{where}: '{value}' is not a list of scores") from None


def carry_out(game: Game, state: State, line: str) -> tuple[int, int]:
    """Apply an action written as in a record, with its seat first; both are returned."""
    seat, _, text = line.partition(" ")
    action = game.parse(state, int(seat), text)
    state.apply(int(seat), action)
    return int(seat), action


def replay(record: Record, game: Game, where: str) -> Iterator[tuple[int, int, State]]:
    """Play a record: each ply's seat, action and the state after it (seat -1 at the set-up).

    The same state object is yielded throughout; copy it to keep it. A record of earlier rules can
    be read, but not played: `BadRecord`.
    """
    if record.rules != game.version:
        raise BadRecord(
            f"{where}:3: the game was played under rules version {record.rules}; "
            f"under today's version {game.version} it can be read, not replayed"
        )
    state = game.start(record.setup)
    yield -1, -1, state
    for number, (seat, notation) in enumerate(record.actions, 10):
        try:
            action = game.parse(state, seat, notation)
            state.apply(seat, action)
        except AtollError as error:
            raise BadRecord(f"{where}:{number}: '{seat} {notation}': {error}") from None
        yield seat, action, state


def verify(record: Record, game: Game, where: str) -> State:
    """Replay the whole record and compare the result; returns the last state."""
    state = game.start(record.setup)
    for _, _, last in replay(record, game, where):
        state = last
    scores = [int(score) for score in state.scores()] if state.is_over() else None
    if scores != record.scores:
        raise BadRecord(f"{where}: the result is {scores}, the record says {record.scores}")
    return state
