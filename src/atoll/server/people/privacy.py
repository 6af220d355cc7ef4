"""Export and deletion of everything the server stores about a player.

Other people's games stay: the seat of a deleted player keeps its moves and loses its name, and
their chat is deleted. Their id, a random text that identifies nobody any more, stays in the log.
"""

from typing import Any

import msgspec

from atoll.server.errors import ServerError
from atoll.server.people.players import session_id
from atoll.server.store import entries as log
from atoll.server.store import key_rows, own_rows, rating_rows, table_rows
from atoll.server.store.database import Database, Statement

BATCH = 500  # entries rewritten in one write


async def export(player: str, database: Database) -> dict[str, Any]:
    """Everything stored about a player except secrets: password, keys, the second factor."""
    data = await own_rows.read_all(player, database)
    for session in data["sessions"]:
        session["session"] = session_id(session["session"])
    for result in data["results"]:
        for part in ("names", "scores"):
            result[part] = msgspec.json.decode(result[part])
    data["chat"] = [
        {"table": table, "at": logged.at, "text": logged.entry.text}
        for table, logged in await table_rows.entries_of(player, database)
        if isinstance(logged.entry, log.Chatted)
    ]
    return data


async def delete(player: str, database: Database) -> list[str]:
    """Delete a player and all data that is theirs alone; returns the keys that end.

    Refused while the player sits at a running game, because others play there.
    """
    if await table_rows.is_playing(player, database):
        raise ServerError("player/playing")
    keys = await key_rows.hashes_of(player, database)
    changes = [
        without_name(table, logged)
        for table, logged in await table_rows.entries_of(player, database)
    ]
    for start in range(0, len(changes), BATCH):
        await database.write(*changes[start : start + BATCH])
    await database.write(*await other_results(player, database), *await summaries(player, database))
    await own_rows.delete_all(player, database)
    return keys


def without_name(table: str, logged: log.Logged) -> Statement:
    """Rewrites an entry of the log without the name and the chat of its player."""
    entry = logged.entry
    if isinstance(entry, log.Chatted):
        entry.name, entry.text = "", ""
    elif isinstance(entry, log.Sat):
        entry.name, entry.tag = "", ""
    return table_rows.rewriting(table, logged)


async def other_results(player: str, database: Database) -> list[Statement]:
    """Rewrites the results of those who played with a player, without their name."""
    statements = []
    for table, seat, names, place in await rating_rows.names_beside(player, database):
        names[place] = None
        statements.append(rating_rows.new_names(table, seat, names))
    return statements


async def summaries(player: str, database: Database) -> list[Statement]:
    """Rewrites the list rows of the tables a player sat at, without their name."""
    statements = []
    for table, info in await table_rows.all_of(player, database):
        shown = msgspec.json.decode(info)
        for seat in shown["seats"]:
            if seat.get("player") == player:
                seat["name"], seat["tag"] = "", ""
        statements.append(table_rows.new_info(table, msgspec.json.encode(shown).decode()))
    return statements
