"""Starts and stops a server process."""

import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from uvicorn._types import ASGI3Application

from atoll.core.errors import AtollError
from atoll.server.app import make_app
from atoll.server.cluster import Alone, Cluster
from atoll.server.database import Database
from atoll.server.guard import BODY, Limits
from atoll.server.house import House
from atoll.server.logs import start_logging
from atoll.server.sqlite import SqliteDatabase

PORT = 8642
SWITCH = 0.0005  # seconds; at Python's 0.005 the writer waits long for a busy event loop
LAST_WORDS = 5  # seconds for clients to hear that the server stops


class CannotListen(AtollError):
    """The address cannot be listened on."""


class BadSetting(AtollError):
    """A variable of the environment that cannot be read."""


class BadDatabase(AtollError):
    """ATOLL_DATABASE names no store the server knows."""


@dataclass(frozen=True)
class Settings:
    """How a server is started."""

    data: Path
    host: str = "127.0.0.1"
    port: int | None = None  # None: the usual one, or any if that is taken
    database: str = ""  # postgresql://…; SQLite in the data folder if empty
    url: str = ""  # the public address, if another machine stands in front
    workers: int = 1  # processes in which bots think
    log: str = "warning"
    bot_pause: float = 0.6  # seconds a bot takes at least while somebody looks on
    private_webhooks: bool = False
    limits: Limits = field(default_factory=Limits)


def from_environment(data: Path | None, host: str, port: int | None) -> Settings:
    """The settings of the command line, completed by the environment's."""
    known = os.environ.get
    cores = os.cpu_count() or 2
    return Settings(
        data=data or default_folder(),
        host=host,
        port=port,
        database=known("ATOLL_DATABASE", ""),
        url=known("ATOLL_URL", ""),
        workers=workers("ATOLL_WORKERS", max(1, cores - 1)),
        log=known("ATOLL_LOG", "warning"),
        bot_pause=seconds("ATOLL_BOT_PAUSE", Settings.bot_pause),
        private_webhooks=known("ATOLL_PRIVATE_WEBHOOKS") == "1",
    )


def seconds(name: str, default: float) -> float:
    """A variable that holds seconds, a minute at most."""
    text = os.environ.get(name, "")
    if not re.fullmatch(r"\d*\.?\d*", text, re.ASCII) or text == "." or float(text or 0) > 60:
        raise BadSetting(f"{name} must be seconds from 0 to 60, not '{text}'")
    return float(text) if text else default


def workers(name: str, default: int) -> int:
    """A variable that holds a number of processes."""
    text = os.environ.get(name, "")
    if not re.fullmatch(r"\d{0,4}", text, re.ASCII):
        raise BadSetting(f"{name} must be a number of processes, not '{text}'")
    return int(text or 0) or default


def default_folder() -> Path:
    """Where a player's data lie if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "atoll"


def listen(settings: Settings) -> socket.socket:
    """A socket on the address; the usual port gives way to any free one if it is taken."""
    port = PORT if settings.port is None else settings.port
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((settings.host, port))
    except OSError as error:
        if settings.port is not None:
            raise CannotListen(f"{settings.host}:{port}: {error.strerror or error}") from None
        found.bind((settings.host, 0))
    return found


def address(found: socket.socket) -> str:
    """The address a browser on this machine opens."""
    host, port = found.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def make_house(settings: Settings, url: str) -> House:
    """The house over the store the settings name."""
    database, cluster = make_store(settings)
    return House(
        database,
        cluster,
        settings.workers,
        settings.bot_pause,
        settings.url or url,
        settings.private_webhooks,
    )


def make_store(settings: Settings) -> tuple[Database, Cluster]:
    """SQLite alone, or PostgreSQL with any number of processes."""
    if not settings.database:
        database = SqliteDatabase(settings.data / "atoll.sqlite3")
        return database, Alone(database)
    if not settings.database.startswith(("postgresql://", "postgres://")):
        raise BadDatabase("ATOLL_DATABASE must be postgresql://… (or unset for SQLite)")
    from atoll.server.postgres import PostgresDatabase
    from atoll.server.shared import Shared

    shared = PostgresDatabase(settings.database)
    return shared, Shared(shared)


class TableServer(uvicorn.Server):
    """A server that says when it is ready, and tells its clients before it stops."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send everybody away with a word, then stop."""
        await self.house.say_bye()
        await super().shutdown(sockets)


def allow_many_files() -> None:
    """Let this process hold as many connections as it may; the usual limit is a thousand files."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run until interrupted; `ready` is called with the address."""
    sys.setswitchinterval(SWITCH)
    allow_many_files()
    start_logging(settings.log)
    found = listen(settings)
    house = make_house(settings, address(found))
    app: ASGI3Application = make_app(house, settings.limits)  # type: ignore[assignment]
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=BODY,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=LAST_WORDS,
    )
    try:
        TableServer(config, house, lambda: ready(address(found))).run([found])
    except KeyboardInterrupt:
        pass
    finally:
        found.close()


def open_browser(url: str) -> None:
    """Open the player's browser, where there is a screen to open it on."""
    has_screen = os.name == "nt" or os.uname().sysname == "Darwin"
    if has_screen or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(url)
