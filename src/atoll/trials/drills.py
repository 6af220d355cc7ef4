"""Drills: foul play tried on a real server, one script for each kind; none may succeed."""

import asyncio
import itertools
import json
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from atoll.core.rng import commitment
from atoll.core.seeds import split_seed
from atoll.trials.clients import UNREACHED, NotDone, request
from atoll.trials.processes import DidNotStart, ServerProcess

Data = dict[str, Any]
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "beginner"}
PASSWORD = "correct horse battery"
PATIENCE = 10.0  # seconds to wait for an expected message
SHARES = ("a" * 32, "b" * 32)


@dataclass
class Drilled:
    """How many tries were made, and which went wrong."""

    drill: str
    tried: int = 0
    wrongs: list[str] = field(default_factory=list)

    @property
    def is_clean(self) -> bool:
        """Whether something was tried, and all tries went as required."""
        return self.tried > 0 and not self.wrongs

    def as_data(self) -> Data:
        """As JSON."""
        return asdict(self) | {"is_clean": self.is_clean}

    def check(self, what: str, is_right: object) -> None:
        """Count a try, and note it if it did not go as required."""
        self.tried += 1
        if not is_right:
            self.wrongs.append(what)


class Person:
    """A player with a key."""

    numbers = itertools.count()

    def __init__(self, server: ServerProcess, key: str, id: str) -> None:
        self.server, self.key, self.id = server, key, id

    async def ask(self, method: str, path: str, body: object = None) -> Data:
        """Send one request; a refusal is returned as `{"code": …}`."""
        try:
            answer: Data = await request(self.server, method, path, body, self.key) or {}
        except NotDone as error:
            return {"code": error.code}
        return answer

    async def table(self, *seats: Data, **more: object) -> str:
        """A new table of Moluku."""
        made = await self.ask("POST", "/api/tables", {"game": "moluku", "seats": seats, **more})
        return str(made["id"])

    async def info(self, table: str) -> Data:
        """A table as this player sees it."""
        return await self.ask("GET", f"/api/tables/{table}")

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator["Place"]:
        """A connection to a table."""
        url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}"
        headers = {"Authorization": f"Bearer {self.key}"}
        async with connect(url, additional_headers=headers, compression=None) as socket:
            await socket.send('{"type":"hello"}')
            place = Place(socket)
            await place.hear("table")
            yield place


class Place:
    """A player's WebSocket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.latest: dict[str, Data] = {}

    async def hear(self, *kinds: str) -> Data:
        """Wait for the next message of one of these types."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            message: Data = json.loads(text)
            self.latest[message["type"]] = message
            if message["type"] in kinds:
                return message

    async def do(self, kind: str, **more: object) -> Data:
        """Send an order; returns its answer."""
        name = f"d{next(Person.numbers)}"
        await self.socket.send(json.dumps({"type": kind, "id": name, **more}))
        while (answer := await self.hear("ack", "refused", "error", "hint"))["id"] != name:
            pass
        return answer

    async def move(self, seat: int) -> bool:
        """Take the first choice of a seat, if it has one."""
        update = self.latest.get("update") or await self.hear("update")
        sight = next(sight for sight in update["sights"] if sight["seat"] == seat)
        if seat not in update["waits_for"]:
            return False
        text = next(iter(sight["choices"].values()))[0]["text"]
        answer = await self.do("act", seat=seat, decision=sight["decision"], text=text)
        return bool(answer["type"] == "ack")

    async def is_logged_out(self) -> bool:
        """Whether the server closes the connection because its session has ended."""
        try:
            while True:
                await self.hear("none")
        except UNREACHED:
            return self.socket.close_code == 4001


class Drills:
    """All players use one server with its default limits."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server

    async def come(self, name: str) -> Person:
        """A new player; waits if an address makes too many in a second."""
        while True:
            try:
                made = await request(self.server, "POST", "/api/players", {"name": name})
            except NotDone as error:
                if error.code != "limit/rate":
                    raise
                await asyncio.sleep(0.3)
            else:
                return Person(self.server, made["key"], made["player"]["id"])

    async def game(self, **more: object) -> tuple[Person, Person, str]:
        """A running game of two people in which somebody has moved."""
        ann, bob = await self.come("Ann"), await self.come("Bob")
        table = await ann.table(ME, OPEN, **more)
        await bob.ask("PUT", f"/api/tables/{table}/seats/1", {})
        async with ann.at(table) as first, bob.at(table) as two:
            _ = await first.move(0) or await two.move(1)
        return ann, bob, table

    # -- fair play -------------------------------------------------------------------------

    async def rematch(self, drilled: Drilled) -> None:
        """Win against somebody absent by a rematch they never agreed to."""
        ann, bob, table = await self.game(rated=True, clock={"kind": "live", "bank": 10})
        async with ann.at(table) as line:
            await line.do("resign", seat=0)
            for _ in range(3):
                await line.do("rematch")
        info = await ann.info(table)
        drilled.check("a rematch began without consent", info["rematch"] is None)
        tables = (await bob.ask("GET", "/api/me/tables"))["tables"]
        drilled.check("somebody was seated without consent", not tables)
        async with bob.at(table) as line:
            await line.do("no_rematch")
            drilled.check("a refusal is not heard", (await bob.info(table))["offer"] is None)

    async def rated(self, drilled: Drilled) -> None:
        """Let a bot play, get hints and take back moves in a rated game."""
        ann, _, table = await self.game(rated=True)
        async with ann.at(table) as line:
            for kind, code in (("hand_over", "rated/people"), ("hint", "hint/people")):
                answer = await line.do(kind, seat=0, casual=True)
                drilled.check(f"{kind} in a rated game", answer.get("code") == code)
            ply = (await ann.info(table))["ply"]
            update = line.latest.get("update") or await line.hear("update")
            decision = update["sights"][0]["decision"]
            await line.do("takeback", seat=0, decision=decision, ply=0, casual=True)
            drilled.check("a move went back unasked", (await ann.info(table))["ply"] == ply)
        info = await ann.info(table)
        drilled.check("the game is not rated any more", info["rated"])
        alone = await ann.table(ME, BOT, rated=True)
        async with ann.at(alone) as line:
            answer = await line.do("hand_over", seat=0)
            drilled.check("casual without a word", answer.get("code") == "rated/casual")

    async def resign(self, drilled: Drilled) -> None:
        """Get a different winner than the opponent; have a game rated that nobody played."""
        ann, bob, table = await self.game(rated=True)
        async with ann.at(table) as line, bob.at(table) as other:
            await line.do("resign", seat=0)
            while (update := await other.hear("update"))["status"] != "over":
                pass
            drilled.check("another winner", update["over"]["winners"] == [1])
        history = (await bob.ask("GET", "/api/me/history"))["games"]
        drilled.check("history says otherwise", history[0]["won"])
        new = await ann.table(ME, OPEN, rated=True)
        await bob.ask("PUT", f"/api/tables/{new}/seats/1", {})
        async with bob.at(new) as line:
            await line.do("resign", seat=1)
        games = (await bob.ask("GET", "/api/me/history"))["games"]
        drilled.check("a game without moves counts", [game["table"] for game in games] == [table])

    async def keys(self, drilled: Drilled) -> None:
        """Take over an account with a stolen key, and stay after its owner is back."""
        ann = await self.come("Ann")
        login = f"ann{next(Person.numbers)}{int(time.time())}"
        await ann.ask("POST", "/api/account", {"login": login, "password": PASSWORD})
        thief = Person(self.server, ann.key, ann.id)
        answer = await thief.ask("POST", "/api/account", {"login": login, "password": "x" * 10})
        drilled.check("a password changed without the old one", answer["code"] == "player/fresh")
        answer = await thief.ask("DELETE", "/api/me", {})
        drilled.check("an account deleted without a password", answer["code"] == "player/fresh")
        answer = await ann.ask("POST", "/api/login", {"login": login, "password": PASSWORD})
        owner = Person(self.server, answer["key"], ann.id)
        table = await owner.table(ME, BOT)
        async with thief.at(table) as line:
            await owner.ask("DELETE", "/api/me/sessions")
            drilled.check("still connected", await line.is_logged_out())
        answer = await thief.ask("GET", "/api/me")
        drilled.check("a session that was ended opens", answer["code"] == "player/unknown")

    async def forced(self, drilled: Drilled) -> None:
        """Find out that an opponent has automatic forced moves."""
        ann, bob, table = await self.game()
        async with ann.at(table) as line:
            await line.do("auto", seat=0, on=True)
        seats = (await bob.info(table))["seats"]
        drilled.check("an opponent sees it", not any(seat["auto"] for seat in seats))
        drilled.check("its player does not", (await ann.info(table))["seats"][0]["auto"])

    async def seed(self, drilled: Drilled) -> None:
        """Choose the deal: the seed follows from both parts, and a changed record is detected."""
        ann, bob = await self.come("Ann"), await self.come("Bob")
        made = (await ann.ask("POST", "/api/commitments", {}))["commitment"]
        table = await ann.table({**ME, "share": SHARES[0]}, OPEN, commitment=made)
        await bob.ask("PUT", f"/api/tables/{table}/seats/1", {"share": SHARES[1]})
        async with ann.at(table) as line:
            await line.do("resign", seat=0)
            over = (line.latest.get("update") or await line.hear("update"))["over"]
        secret, shares = split_seed(over["seed"])
        drilled.check("another secret", commitment(secret) == made)
        drilled.check("a share is missing", shares == list(SHARES))
        again = {"game": "moluku", "seats": [{**ME, "share": SHARES[0]}, BOT], "commitment": made}
        answer = await ann.ask("POST", "/api/tables", again)
        drilled.check("a commitment used twice", answer.get("code") == "input/commitment")

    async def moderation(self, drilled: Drilled) -> None:
        """Chat, play and stay connected after the host has forbidden it."""
        ann, eve = await self.come("Ann"), await self.come("Eve")
        table = await ann.table(ME, OPEN)
        await ann.ask("POST", "/api/me/blocks", {"player": eve.id})
        answer = await eve.ask("PUT", f"/api/tables/{table}/seats/1", {})
        drilled.check("sits with who blocks them", answer.get("code") == "seat/blocked")
        async with eve.at(table) as line:
            await self.admin("mute", eve.id, "--reason", "drill")
            answer = await line.do("chat", text="Hello")
            drilled.check("a muted player speaks", answer.get("code") == "player/muted")
            await self.admin("ban", eve.id)
            drilled.check("a banned player stays", await line.is_logged_out())
        answer = await eve.ask("GET", "/api/me")
        drilled.check("a banned player comes back", answer.get("code") is not None)
        audit = await self.admin("audit")
        drilled.check("a deed is not noted", audit.count(eve.id) == 2)
        answer = await ann.ask("GET", "/api/admin")
        drilled.check("moderation over HTTP", answer["code"] == "input/path")

    async def admin(self, *words: str) -> str:
        """The output of `atoll admin` on this server's store."""
        command = [sys.executable, "-m", "atoll", "admin", "--data", str(self.server.folder)]
        done = await asyncio.to_thread(
            subprocess.run, [*command, *words], capture_output=True, text=True, check=True
        )
        return done.stdout

    # -- the server itself -----------------------------------------------------------------

    async def upkeep(self, drilled: Drilled) -> None:
        """Send what may break it: a NUL, a full disk, a second server on the same store."""
        ann = await self.come("Ann")
        answer = await ann.ask("GET", "/api/tables/%00")
        drilled.check("a NUL", answer["code"] == "input/invalid")
        try:
            second = await asyncio.to_thread(ServerProcess, self.server.folder)
            second.kill()
            drilled.check("a second server on one store", False)
        except DidNotStart:
            drilled.check("", True)
        if sys.platform == "linux":
            self.server.set_disk_full(True)
            await asyncio.sleep(1.1)  # the latest good answer is cached for a second
            answer = await ann.ask("GET", "/health")
            self.server.set_disk_full(False)
            drilled.check("healthy on a full disk", answer.get("status") != "ok")


DRILLS = (
    "rematch", "rated", "resign", "keys", "forced", "seed", "moderation", "upkeep",
)  # fmt: skip


async def drill(folder: Path, name: str) -> Drilled:
    """Try one kind of foul play on a separate server."""
    server = await asyncio.to_thread(ServerProcess, folder, "", "usual")
    drilled = Drilled(name)
    script: Callable[[Drilled], Awaitable[None]] = getattr(Drills(server), name)
    try:
        await asyncio.wait_for(script(drilled), 60)
    except (KeyError, TimeoutError, *UNREACHED) as error:
        drilled.wrongs.append(repr(error))
    finally:
        await asyncio.to_thread(server.stop)
    return drilled
