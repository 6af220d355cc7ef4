"""A program that takes a seat on a table server and plays rated games there.

It uses only the protocol (docs/protocol.md), no code of Atoll; `pip install websockets` is all it
needs. Replace `choose` by your own player:

    python examples/protocol_player.py http://127.0.0.1:8642 planet --name Greedy --games 2

It opens tables against a bot of the server, or sits down at a table that waits (`--table ID`).
"""

import argparse
import json
import random
import sys
import urllib.request
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

Data = dict[str, Any]


def choose(sight: Data) -> str:
    """The text of one of the choices, from what the seat knows: `sight["view"]` and `lines`."""
    actions = [choice["text"] for choices in sight["choices"].values() for choice in choices]
    return str(random.choice(actions))


class Player:
    """An account on a server; its key is stored in a file, so that it keeps its rating."""

    def __init__(self, server: str, name: str, file: Path) -> None:
        self.server, self.key = server.rstrip("/"), ""
        if not file.exists():
            made = self.ask("POST", "/api/players", {"name": name, "language": "en"})
            file.write_text(made["key"], encoding="utf-8")
            file.chmod(0o600)
        self.key = file.read_text(encoding="utf-8")
        self.id = self.ask("GET", "/api/me")["id"]

    @property
    def headers(self) -> dict[str, str]:
        """The headers of a request."""
        return {"Authorization": f"Bearer {self.key}"} if self.key else {}

    def ask(self, method: str, path: str, body: Data | None = None) -> Data:
        """The response to a request."""
        request = urllib.request.Request(
            self.server + path,
            json.dumps(body or {}).encode() if method != "GET" else None,
            {"Content-Type": "application/json", **self.headers},
            method=method,
        )
        with urllib.request.urlopen(request) as answer:
            data: Data = json.load(answer)
            return data

    def open_table(self, game: str, bot: str) -> str:
        """Open a rated game of two against a bot of the server; returns the table's id."""
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        made = self.ask("POST", "/api/tables", {"game": game, "rated": True, "seats": seats})
        return str(made["id"])

    def sit_down(self, table: str) -> None:
        """Take the first free seat of a table."""
        seats = self.ask("GET", f"/api/tables/{table}")["seats"]
        free = next(seat["seat"] for seat in seats if seat["kind"] == "open")
        self.ask("PUT", f"/api/tables/{table}/seats/{free}")

    def play(self, table: str) -> Data:
        """Play a game to its end; returns the server's result."""
        address = self.server.replace("http", "ws", 1) + f"/ws/tables/{table}"
        with connect(address, additional_headers=self.headers, max_size=None) as socket:
            socket.send(json.dumps({"type": "hello", "version": 0}))
            for text in socket:
                message = json.loads(text)
                is_late = message.get("code") == "decision/stale"  # others acted meanwhile
                if message["type"] in {"error", "refused"} and not is_late:
                    raise ValueError(message["text"])
                if message["type"] == "update":
                    if message["status"] == "over":
                        return dict(message["over"])
                    self.answer(socket, message)
        raise ConnectionError("the server ended the connection")

    def answer(self, socket: ClientConnection, update: Data) -> None:
        """Act in every own seat that the game waits for."""
        for sight in update["sights"]:
            if sight["seat"] in update["waits_for"] and sight["choices"]:
                order = {"type": "act", "seat": sight["seat"], "decision": sight["decision"]}
                order |= {"id": f"decision {sight['decision']}", "text": choose(sight)}
                socket.send(json.dumps(order))

    def rating(self, game: str) -> Data:
        """The row of the server's leaderboard."""
        rows = self.ask("GET", f"/api/leaderboard/{game}")["rows"]
        return dict(next(row for row in rows if row["player"] == self.id))


def main() -> None:
    """Play some games and print the rating."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("server", metavar="URL")
    parser.add_argument("game", metavar="GAME", help="such as planet")
    parser.add_argument("--name", default="Program")
    parser.add_argument("--bot", default="casual", help="the opponent")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--table", metavar="ID", help="play this one game instead")
    parser.add_argument("--key", type=Path, default=Path("protocol_player.key"))
    options = parser.parse_args()
    player = Player(options.server, options.name, options.key)
    if options.table:
        player.sit_down(options.table)
    tables = [options.table] if options.table else [""] * options.games
    for table in tables:
        over = player.play(table or player.open_table(options.game, options.bot))
        sys.stdout.write(f"scores {over['scores']}, won by seat {over['winners']}\n")
    row = player.rating(options.game)
    sys.stdout.write(
        f"{row['name']}: rating {row['mu']:.1f} ± {row['sigma']:.1f} after {row['games']} games\n"
    )


if __name__ == "__main__":
    main()
