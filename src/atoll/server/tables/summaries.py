"""The row of a table in the store, so that no list needs to read a log."""

import msgspec

from atoll.server import wire
from atoll.server.store.table_rows import TableRow
from atoll.server.tables.sight import table_info
from atoll.server.tables.table import Table
from atoll.server.wall_clock import now


def row_of(table: Table) -> TableRow:
    """The current row of a table."""
    made = table.created
    info = wire.encode(summary(table)).decode()
    return TableRow(
        table.id, made.game, table.status, int(made.public), wake_time(table), info, made.host
    )


def summary(table: Table) -> wire.TableInfo:
    """The table as lists show it; most of it is reused from the previous version."""
    if table.listed is None or table.listed[0] != table.info_changed:
        table.listed = (table.info_changed, table_info(table, None))
    info = table.listed[1]
    info.version, info.ply, info.waits_for = table.version, table.ply, table.waits_for()
    return info


def read_summary(info: str, player: str | None) -> wire.TableInfo:
    """A table of a list, as a player sees it."""
    shown = msgspec.json.decode(info, type=wire.TableInfo)
    shown.yours = [seat.seat for seat in shown.seats if player and seat.player == player]
    return shown


def wake_time(table: Table) -> int | None:
    """When the table has something due: a bot's move, a clock, an absence."""
    if table.bots_to_act() and not table.is_show:
        return now()
    times = list(table.clocks.deadlines().values())
    if table.created.absence.after is not None and table.humans_to_act():
        times.append(now() + 1000 * table.created.absence.after)
    return min(times, default=None)
