"""Tables of an earlier rules version: they can't be replayed, but their record can be read."""

import msgspec

from atoll import games
from atoll.core import record as records
from atoll.core.component_set import hold
from atoll.core.game import Game
from atoll.server import wire
from atoll.server.errors import ServerError
from atoll.server.store import entries as log
from atoll.server.store import rating_rows, table_rows
from atoll.server.store.database import Database


async def end_all(database: Database) -> int:
    """End all open and running tables of earlier rules; returns how many there were.

    They have nothing due any more, and no process may write to them. Their log stays.
    """
    ended = [
        (table, info)
        for table, info, created in await table_rows.not_over(database)
        if is_earlier(created)
    ]
    for table, info in ended:
        shown = msgspec.json.decode(info, type=wire.TableInfo)
        shown.status, shown.waits_for = "over", []
        await table_rows.end(table, wire.encode(shown).decode(), database)
    return len(ended)


def is_earlier(created: log.Logged) -> bool:
    """Whether a table, by its first entry, was opened under rules that have changed since."""
    made = created.entry
    return isinstance(made, log.Created) and made.rules < games.find(made.game).version


async def read_record(table: str, database: Database) -> records.Record:
    """The record of a table of earlier rules, made from its log."""
    logged = await table_rows.load(table, database)
    if not logged or not is_earlier(logged[0]):
        raise ServerError("game/changed")
    made = logged[0].entry
    assert isinstance(made, log.Created)  # `is_earlier` checked it
    record = Reader(made, games.find(made.game)).read([row.entry for row in logged[1:]])
    if record.scores is None:
        record.scores = await rating_rows.scores_of(table, database)
    return record


class Reader:
    """Follows a log as far as a record needs it."""

    def __init__(self, made: log.Created, game: Game) -> None:
        self.made = made
        self.game = game
        self.names = [""] * made.players
        self.seed: str | None = None
        self.actions: list[tuple[int, str]] = []

    def read(self, entries: list[log.AnyEntry]) -> records.Record:
        """The record; `table/not-started` if there was no game, `table/what-if` in a what-if."""
        set_path = None if self.made.own_set is None else str(hold(self.made.own_set).path)
        for entry in entries:
            if isinstance(entry, log.Imported):
                return records.read(entry.record, self.game, "record", set_path)
            if isinstance(entry, log.Placed):
                raise ServerError("table/what-if")
            self.follow(entry)
        if self.seed is None:
            raise ServerError("table/not-started")
        made = self.made
        setup = self.game.setup(made.players, self.seed, set_path or made.set, **made.options)
        record = records.new_record(self.game, setup, [record_name(name) for name in self.names])
        record.rules, record.actions = made.rules, self.actions
        return record

    def follow(self, entry: log.AnyEntry) -> None:
        """Apply one entry."""
        if isinstance(entry, log.Sat):
            self.names[entry.seat] = entry.name
        elif isinstance(entry, log.BotSat):
            self.names[entry.seat] = f"{entry.bot.capitalize()} {entry.seat + 1}"
        elif isinstance(entry, log.Left):
            self.names[entry.seat] = ""
        elif isinstance(entry, log.Started):
            self.seed = entry.seed
        elif isinstance(entry, log.Acted):
            self.actions.append((entry.seat, entry.text))
        elif isinstance(entry, log.Undone):
            del self.actions[entry.ply :]


def record_name(name: str) -> str:
    """A name in a form that a record can contain."""
    return " ".join(name.replace("|", "/").split()) or "–"
