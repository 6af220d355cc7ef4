"""Starts and stops a server process."""

import asyncio
import gc
import logging
import os
import re
import signal
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import IO

import uvicorn
from prometheus_client import start_http_server
from uvicorn._types import ASGI3Application

from atoll.core.errors import AtollError
from atoll.server.errors import Unavailable
from atoll.server.limits.settings import Limits, read_limits
from atoll.server.logs import start_logging
from atoll.server.store import leases
from atoll.server.store.database import Database
from atoll.server.store.file_lock import lock
from atoll.server.store.sqlite import SqliteDatabase
from atoll.server.tables.house import House
from atoll.server.tables.processes import Alone, Cluster
from atoll.server.web.app import make_app
from atoll.server.web.direct import DirectSocket
from atoll.server.web.doorway import make_protocol, trusted_proxies
from atoll.server.web.guard import BODY

PORT = 8642
FILE = "atoll.sqlite3"  # in the data folder
LEVELS = ("debug", "info", "warning", "error")
SWITCH = 0.0005  # seconds; at Python's 0.005 the writer waits long for a busy event loop
FILES = 4096  # open files below which the log warns that few connections are possible
LOGGER = logging.getLogger("atoll.run")
COLLECTED = (20_000, 20, 20)  # new objects before a collection, collections before a larger one
LAST_WORDS = 5  # seconds for clients to receive the last messages
# A vanished client is noticed within 15 seconds; a client notices a lost server in 5.
PING_EVERY = 10.0  # seconds between two pings of a connection
PING_ANSWER = 5.0  # seconds for the answer to one


class CannotListen(AtollError):
    """The address cannot be listened on."""


class BadSetting(AtollError):
    """A variable of the environment that cannot be read."""


class BadDatabase(AtollError):
    """The store can't be opened or written."""


@dataclass(frozen=True)
class Settings:
    """The settings of a server process."""

    data: Path
    host: str = "127.0.0.1"
    port: int | None = None  # None: the default one, or any free one if it is in use
    database: str = ""  # postgresql://…; SQLite in the data folder if empty
    url: str = ""  # the public address, if there is a proxy
    workers: int = 1  # processes in which bots compute
    log: str = "warning"
    bot_pause: float = 0.6  # least seconds of a bot's move while somebody watches
    bid_pause: float = 8.0  # seconds that bots leave people to bid, unless the table says otherwise
    private_webhooks: bool = False
    metrics: tuple[str, int] | None = None  # the address at which they are shown
    limits: Limits = field(default_factory=Limits)


def from_environment(data: Path | None, host: str, port: int | None) -> Settings:
    """The settings of the command line, completed by environment variables."""
    variable = os.environ.get
    cores = os.cpu_count() or 2
    return Settings(
        data=data or default_folder(),
        host=host,
        port=port,
        database=variable("ATOLL_DATABASE", ""),
        url=variable("ATOLL_URL", ""),
        workers=workers("ATOLL_WORKERS", max(1, cores - 1)),
        log=log_level("ATOLL_LOG", "warning"),
        bot_pause=seconds("ATOLL_BOT_PAUSE", Settings.bot_pause),
        bid_pause=seconds("ATOLL_BID_PAUSE", Settings.bid_pause),
        private_webhooks=variable("ATOLL_PRIVATE_WEBHOOKS") == "1",
        metrics=host_and_port("ATOLL_METRICS"),
        limits=read_limits(variable("ATOLL_LIMITS", "")),
    )


def seconds(name: str, default: float) -> float:
    """An environment variable that holds seconds, a minute at most."""
    text = os.environ.get(name, "")
    if not re.fullmatch(r"\d*\.?\d*", text, re.ASCII) or text == "." or float(text or 0) > 60:
        raise BadSetting(f"{name} must be seconds from 0 to 60, not '{text}'")
    return float(text) if text else default


def workers(name: str, default: int) -> int:
    """An environment variable that holds a number of processes."""
    text = os.environ.get(name, "")
    if not re.fullmatch(r"\d{0,4}", text, re.ASCII):
        raise BadSetting(f"{name} must be a number of processes, not '{text}'")
    return int(text or 0) or default


def log_level(name: str, default: str) -> str:
    """An environment variable that holds a level of logging."""
    text = os.environ.get(name, "").lower() or default
    if text not in LEVELS:
        raise BadSetting(f"{name} must be one of {', '.join(LEVELS)}, not '{text}'")
    return text


def host_and_port(name: str) -> tuple[str, int] | None:
    """An environment variable that holds an address such as 127.0.0.1:9464 or [::1]:9464."""
    text = os.environ.get(name, "")
    if not text:
        return None
    match = re.fullmatch(r"(?:\[([0-9a-fA-F:]+)\]|([\w.-]+)):(\d{1,5})", text, re.ASCII)
    if match is None or not 0 < int(match[3]) < 65536:
        raise BadSetting(f"{name} must be an address such as 127.0.0.1:9464, not '{text}'")
    return match[1] or match[2], int(match[3])


def show_metrics(where: tuple[str, int], house: House) -> Callable[[], None]:
    """Serve metrics at a separate address; returns the function that stops it."""
    try:
        server, _ = start_http_server(where[1], where[0], house.metrics.registry)
    except OSError as error:
        raise CannotListen(f"{where[0]}:{where[1]}: {error.strerror or error}") from None
    return server.shutdown


def default_folder() -> Path:
    """The default data folder."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "atoll"


def listen(settings: Settings) -> socket.socket:
    """A socket on the address; any free port if the default one is in use."""
    port = PORT if settings.port is None else settings.port
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, port))
    except OSError as error:
        if settings.port is not None:
            raise CannotListen(f"{settings.host}:{port}: {error.strerror or error}") from None
        listening.bind((settings.host, 0))
    return listening


def address(listening: socket.socket) -> str:
    """The address a browser on this machine opens."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def make_house(settings: Settings, url: str) -> House:
    """The `House` over the store that the settings name."""
    database, cluster = make_store(settings)
    return House(
        database,
        cluster,
        settings.workers,
        settings.bot_pause,
        settings.url or url,
        settings.private_webhooks,
        settings.limits,
        settings.bid_pause,
    )


def make_store(settings: Settings) -> tuple[Database, Cluster]:
    """SQLite alone, or PostgreSQL with any number of processes."""
    if not settings.database:
        database = SqliteDatabase(settings.data / FILE)
        return database, Alone(database)
    if not settings.database.startswith(("postgresql://", "postgres://")):
        raise BadDatabase("ATOLL_DATABASE must be postgresql://… (or unset for SQLite)")
    from atoll.server.cluster.leases import Shared
    from atoll.server.store.postgres import PostgresDatabase

    shared = PostgresDatabase(settings.database)
    return shared, Shared(shared)


async def try_store(settings: Settings) -> None:
    """Open the store once before the server starts, so that an error is one sentence."""
    database, _ = make_store(settings)
    where = "the database" if settings.database else str(settings.data / FILE)
    logging.disable()  # the sentence is enough
    try:
        await database.open()
        await leases.try_writing(database)
        await database.close()
    except (OSError, ValueError, sqlite3.Error) as error:
        raise BadDatabase(f"{where} does not open: {error}") from None
    except Unavailable:
        raise BadDatabase(f"{where} can't be written: does it belong to another user?") from None
    except Exception as error:
        if not is_postgres_error(error):
            raise
        raise BadDatabase(f"{where} does not open: {error}") from None
    finally:
        logging.disable(logging.NOTSET)


def is_postgres_error(error: Exception) -> bool:
    """Whether PostgreSQL or its driver raised this; the driver is imported only if it is used."""
    return type(error).__module__.partition(".")[0] == "asyncpg"


class TableServer(uvicorn.Server):
    """A server that reports when it is ready, and tells its clients before it stops."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report it."""
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all clients to reconnect, then stop."""
        await self.house.say_bye()
        await super().shutdown(sockets)


def allow_many_files() -> None:
    """Raise the limit of open files to the maximum; the usual limit is a thousand."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        if 0 <= most < FILES:
            LOGGER.warning("few files may be open: a connection is one", extra={"files": most})


def collect_seldom() -> None:
    """Run the garbage collector less often, and not over objects that live as long as the process.

    A server makes many objects for each move and few cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED)


def hold(folder: Path) -> IO[str]:
    """Lock the folder against other servers; refuse what is not a folder."""
    try:
        return lock(folder)
    except (FileExistsError, NotADirectoryError):
        raise BadDatabase(f"{folder}: is not a folder") from None


def leave(_number: int, _frame: FrameType | None) -> None:
    """Exit as at the end of a program: uvicorn repeats the signal that stopped it."""
    raise SystemExit(0)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run until interrupted; `ready` is called with the address."""
    sys.setswitchinterval(SWITCH)
    collect_seldom()
    start_logging(settings.log)
    allow_many_files()
    held = None if settings.database else hold(settings.data)
    asyncio.run(try_store(settings))
    listening = listen(settings)
    house = make_house(settings, address(listening))
    app: ASGI3Application = make_app(house, settings.limits)  # type: ignore[assignment]
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=make_protocol(settings.limits.requests_open, trusted_proxies()),
        ws=DirectSocket,
        ws_max_size=BODY,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_ANSWER,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LAST_WORDS,
    )
    stop_metrics = show_metrics(settings.metrics, house) if settings.metrics else None
    before = signal.signal(signal.SIGTERM, leave)  # else the workers' semaphores would leak
    try:
        TableServer(config, house, lambda: ready(address(listening))).run([listening])
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGTERM, before)
        listening.close()
        if stop_metrics is not None:
            stop_metrics()
        if held is not None:
            held.close()


def open_browser(url: str) -> None:
    """Open the player's browser if there is a display."""
    has_screen = os.name == "nt" or os.uname().sysname == "Darwin"
    if has_screen or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)
