"""Many tables of two players who reconnect by themselves, and the result of every order."""

import asyncio
import itertools
import random
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from atoll.core.errors import AtollError
from atoll.trials.processes import ServerProcess

OPENED = 10  # tables being opened at a time
LOOKS = 8  # tables checked for one that can move now
AGAIN = 0.05  # seconds before a broken connection is tried again
LATER = ("server/busy", "server/store")  # error codes after which a client may try again
OPENINGS = 20  # tries to open a table before it is an error
UNREACHED = (OSError, TimeoutError, EOFError, ConnectionClosed, InvalidHandshake, InvalidMessage)


class NotDone(AtollError):
    """A request that was not carried out; `code` is the protocol's."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Parameter(msgspec.Struct):
    """The values of a parameter."""

    name: str
    fields: dict[str, list[Any]]
    texts: list[str] | None = None


class ChoiceForm(msgspec.Struct):
    """Choices by their parameters."""

    text: str
    parameters: list[Parameter]
    codes: list[int] | None = None
    mask: str | None = None


class Sight(msgspec.Struct):
    """The part of a sight that a client under load reads."""

    seat: int | None
    decision: int | None
    forms: list[ChoiceForm] | None = None  # None: unchanged


def texts(form: ChoiceForm) -> list[str]:
    """The choices of a form in notation."""
    names = [parameter.name for parameter in form.parameters]
    values = [
        parameter.texts or [str(text) for text in parameter.fields[parameter.name]]
        for parameter in form.parameters
    ]
    pattern = form.text.replace("{", "{0[").replace("}", "]}")
    every = [
        pattern.format(dict(zip(names, combination, strict=True))).rstrip()
        for combination in itertools.product(*values)
    ]
    if form.mask is not None:
        bits = f"{int(form.mask, 16):0{4 * len(form.mask)}b}"
        return [text for text, bit in zip(every, bits, strict=False) if bit == "1"]
    return every if form.codes is None else [every[code] for code in form.codes]


class Heard(msgspec.Struct):
    """The part of any message that a client under load reads."""

    type: str
    version: int | None = None
    id: str | None = None
    status: str | None = None
    sights: list[Sight] = []
    code: str | None = None


HEAR = msgspec.json.Decoder(Heard).decode


async def request(
    server: ServerProcess, method: str, path: str, body: object, key: str = "", source: str = ""
) -> Any:
    """Send one request, from another address if one is given; a minimal HTTP client."""
    data = msgspec.json.encode(body)
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.port, local_addr=(source, 0) if source else None
    )
    head = [
        f"{method} {path} HTTP/1.1",
        "Host: 127.0.0.1",
        "Connection: close",
        "Content-Type: application/json",
        f"Content-Length: {len(data)}",
        f"Authorization: Bearer {key}",
    ]
    writer.write("\r\n".join([*head, "", ""]).encode() + data)
    received = await reader.read()
    writer.close()
    top, _, rest = received.partition(b"\r\n\r\n")
    if not top:
        raise EOFError(path)
    answer: Any = msgspec.json.decode(rest) if rest else None
    if not top.split()[1].startswith(b"2"):
        raise NotDone(answer.get("code", "no code"), answer.get("text", ""))
    return answer


class Seat:
    """One player's connection; it reconnects and repeats what was not acknowledged."""

    numbers = itertools.count()

    def __init__(self, table: "TrialTable", seat: int, key: str, server: int) -> None:
        self.table, self.seat, self.key, self.server = table, seat, key, server
        self.socket: ClientConnection | None = None
        self.version = 0
        self.decision: int | None = None  # by the latest update
        self.offered: list[str] = []  # by the latest update
        self.choices: list[str] = []  # those of them that can be taken now
        self.pending: tuple[str, str] | None = None
        self.ready = asyncio.Event()

    async def live(self) -> None:
        """Connect, listen, and reconnect, at the next process if there are several."""
        while True:
            with suppress(*UNREACHED):
                await self.listen()
            self.table.trial.reconnects += self.socket is not None
            self.socket = None
            self.server += 1
            await asyncio.sleep(AGAIN)

    async def listen(self) -> None:
        """One connection, from hello to its end."""
        trial = self.table.trial
        server = trial.servers[self.server % len(trial.servers)]
        url = f"ws://127.0.0.1:{server.port}/ws/tables/{self.table.id}"
        headers = {"Authorization": f"Bearer {self.key}"}
        async with connect(
            url, additional_headers=headers, compression=None, ping_interval=None
        ) as socket:
            hello = {"type": "hello", "version": self.version, "keys": True, "light": True}
            await socket.send(msgspec.json.encode(hello).decode())
            self.table.sent = 0.0
            if self.pending is not None:
                await socket.send(self.pending[1])
            self.socket = socket
            async for message in socket:
                decoded = HEAR(message)
                if decoded.type == "update":
                    trial.sizes.append(
                        len(message.encode() if isinstance(message, str) else message)
                    )
                self.hear(decoded)

    def hear(self, message: Heard) -> None:
        """Process one message."""
        self.table.news.set()
        if message.version is not None:
            self.version = max(self.version, message.version)
        if message.type == "update":
            self.table.seen(self, message)
            own_sight = next((sight for sight in message.sights if sight.seat == self.seat), None)
            self.decision = own_sight.decision if own_sight else None
            if own_sight and own_sight.forms is not None:
                self.offered = [text for form in own_sight.forms for text in texts(form)]
            self.choices = self.offered
            self.ready.set()
        elif message.type == "ack" and self.pending and message.id == self.pending[0]:
            assert message.version is not None
            self.table.trial.acknowledged[message.id] = (self.table.id, message.version)
            self.table.moves += 1
            self.pending = None
        elif message.type in ("refused", "error"):
            self.table.trial.refused[message.code or message.type] += 1
            if self.pending and message.id == self.pending[0]:
                self.pending, self.choices, self.table.sent = None, self.offered, 0.0

    async def act(self) -> bool:
        """Take any choice, if there is one now."""
        if not self.choices or self.pending is not None or self.socket is None:
            return False
        name = f"trial-{next(self.numbers)}"
        text = self.table.trial.rng.choice(self.choices)
        order = {
            "type": "act", "id": name, "seat": self.seat, "decision": self.decision, "text": text,
        }  # fmt: skip
        self.choices = []
        self.pending = (name, msgspec.json.encode(order).decode())
        self.table.sent, self.table.mover = time.perf_counter(), self.seat
        try:
            await self.socket.send(self.pending[1])
        except ConnectionClosed:
            return False
        return True


class TrialTable:
    """A table of two players, or of one and a bot; when a game is over they start the next one."""

    def __init__(self, trial: "Trial", number: int) -> None:
        self.trial, self.number = trial, number
        self.keys: list[str] = []
        self.seats: list[Seat] = []
        self.tasks: list[asyncio.Future[None]] = []
        self.sent = 0.0  # when the move was sent that the opponent has not seen yet
        self.mover = -1
        self.moves = 0  # acknowledged, over all games at this table
        self.news = asyncio.Event()  # set when a message arrived
        self.is_over = False
        self.is_opening = False

    @property
    def server(self) -> ServerProcess:
        """The process to which its first player is connected."""
        return self.trial.servers[self.number % len(self.trial.servers)]

    async def open(self) -> None:
        """Create the table, and the players the first time; both connect."""
        server = self.server
        while len(self.keys) < (1 if self.trial.bot else 2):
            name = f"Player {self.number}.{len(self.keys)}"
            made = await request(server, "POST", "/api/players", {"name": name})
            self.keys.append(made["key"])
        other = {"kind": "bot", "bot": self.trial.bot} if self.trial.bot else {"kind": "open"}
        body = {"game": self.trial.game, "seats": [{"kind": "me"}, other], **self.trial.setup}
        info = await request(server, "POST", "/api/tables", body, self.keys[0])
        self.id: str = info["id"]
        for seat, key in enumerate(self.keys[1:], 1):
            await request(server, "PUT", f"/api/tables/{self.id}/seats/{seat}", {}, key)
        self.seats = [
            Seat(self, seat, key, self.number + seat) for seat, key in enumerate(self.keys)
        ]
        self.tasks = [asyncio.ensure_future(seat.live()) for seat in self.seats]
        for player in self.seats:
            await player.ready.wait()
        self.sent, self.mover, self.is_over = 0.0, -1, False

    async def open_at_last(self) -> None:
        """The same, repeated as long as the server asks to try again."""
        for attempt in range(OPENINGS):
            try:
                await self.open()
                break
            except NotDone as error:
                if error.code not in LATER or attempt == OPENINGS - 1:
                    raise
            await asyncio.sleep(10 * AGAIN)

    async def open_next(self) -> None:
        """Leave a finished game and begin another, as soon as the server allows it."""
        self.is_opening = True
        await self.close()
        with suppress(*UNREACHED, NotDone):  # then the next move tries again
            await self.open()
        self.is_opening = False

    def seen(self, seat: Seat, message: Heard) -> None:
        """Handle an update of a seat; the time of a move ends when the opponent sees it."""
        self.is_over = message.status == "over"
        if self.sent and (self.mover != seat.seat or self.trial.bot):
            self.trial.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    async def act(self) -> bool:
        """Make one move for any seat that has one, once the last one was seen."""
        if self.is_opening or self.sent:
            return False
        if self.is_over:
            self.trial.keep(asyncio.ensure_future(self.open_next()))
            return False
        for seat in self.seats:
            if await seat.act():
                return True
        return False

    async def play(self, moves: int) -> None:
        """So many moves, one after the other, or as many as the game has left."""
        while moves and not self.is_over:
            self.news.clear()
            if not self.sent and await self.act():
                moves -= 1
            await self.news.wait()

    async def close(self) -> None:
        """Disconnect both players."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class Trial:
    """Many tables on one store, with a record of every order."""

    def __init__(
        self,
        servers: list[ServerProcess],
        game: str = "moluku",
        seed: int = 1,
        setup: dict[str, Any] | None = None,
        bot: str = "",
    ) -> None:
        self.servers, self.game = servers, game
        self.bot = bot  # at the second seat of every table, if one is named
        self.setup = setup or {}  # of every table, besides game and seats
        self.rng = random.Random(seed)
        self.tables: list[TrialTable] = []
        self.latencies: list[float] = []
        self.sizes: list[int] = []  # of every update, in bytes
        self.acknowledged: dict[str, tuple[str, int]] = {}  # by order: table and version
        self.refused: Counter[str] = Counter()
        self.reconnects = 0
        self.opening: set[asyncio.Future[None]] = set()

    def keep(self, task: "asyncio.Future[None]") -> None:
        """Hold a task until it ends."""
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def open(self, tables: int) -> None:
        """Open all tables, a few at a time."""
        self.tables = [TrialTable(self, number) for number in range(tables)]
        for start in range(0, tables, OPENED):
            some = self.tables[start : start + OPENED]
            await asyncio.gather(*(table.open_at_last() for table in some))

    async def scatter(self, most: int) -> None:
        """Play a number of moves below this at each table, so that games do not end together."""
        await asyncio.gather(*(table.play(self.rng.randrange(most)) for table in self.tables))
        await self.settle()

    async def drive(self, rate: float, seconds: float) -> int:
        """Make this many moves a second at tables in turn; returns the moves sent."""
        order = itertools.cycle(self.rng.sample(self.tables, len(self.tables)))
        start, sent = time.perf_counter(), 0
        for number in itertools.count(1):
            if time.perf_counter() - start > seconds:
                break
            for _ in range(LOOKS):
                if await next(order).act():
                    sent += 1
                    break
            await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        return sent

    async def settle(self, seconds: float = 15.0) -> int:
        """Wait until every order is answered; returns how many were not."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if not self.opening and not self.pending():
                return 0
            await asyncio.sleep(0.02)
        return self.pending()

    def pending(self) -> int:
        """How many orders wait for their answer."""
        return sum(1 for table in self.tables for seat in table.seats if seat.pending)

    async def close(self) -> None:
        """Disconnect all players."""
        await asyncio.gather(*self.opening, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables))
