"""The parts of the system: each with what does not work without it and how to install it."""

import importlib.util
import json
import os
import shutil
import socket
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from launch.shell import ROOT

COMPILERS = ("cc", "gcc", "clang")
COMPILER_PACKAGES = ("gcc", "libc6-dev")
BROWSER_PACKAGES = ("chromium", "libatomic1", "fonts-dejavu-core")
SLOW = "the engine runs as plain Python, 50 to 70 times slower: enough to play against casual bots"
SPACE = 4.0  # GB that the environment, the client's tools and Chromium take, and some more
PORT = 8642
PROBE = (
    "import json, sys, sysconfig; print(json.dumps([sys.version.split()[0],"
    " sys.implementation.cache_tag, sysconfig.get_path('include'), sys.base_prefix]))"
)


@dataclass(frozen=True)
class Python:
    """An interpreter, as far as it matters for compiling."""

    version: str
    tag: str  # of compiled files, such as cpython-311
    include: str
    prefix: str

    @property
    def minor(self) -> str:
        """The version without the patch, such as 3.11."""
        return ".".join(self.version.split(".")[:2])

    @property
    def is_debians(self) -> bool:
        """Whether Debian's packages belong to this interpreter."""
        return self.prefix == "/usr" and has_apt()


@dataclass(frozen=True)
class Part:
    """A part that the system has or lacks."""

    name: str
    found: str  # what is installed; empty if it is missing
    packages: tuple[str, ...] = ()  # Debian packages that contain it
    without: str = ""  # what does not work, or how to install it if there is no package


def this_python() -> Python:
    """The interpreter that runs the launcher."""
    include = sysconfig.get_path("include")
    tag = str(sys.implementation.cache_tag)
    return Python(sys.version.split()[0], tag, include, sys.base_prefix)


def probe(executable: Path) -> Python | None:
    """Another interpreter; None if it does not start."""
    try:
        asked = subprocess.run(
            [str(executable), "-ISc", PROBE], capture_output=True, text=True, timeout=60
        )
        return Python(*json.loads(asked.stdout)) if asked.returncode == 0 else None
    except (OSError, ValueError, subprocess.SubprocessError):
        return None


def has_apt() -> bool:
    """Whether apt installs packages here."""
    return shutil.which("apt-get") is not None


def venv() -> Part:
    """The modules for virtual environments; Debian has them in a separate package."""
    is_there = all(importlib.util.find_spec(name) for name in ("venv", "ensurepip"))
    return Part(
        "Python's venv", "ready" if is_there else "", ("python3-venv",),
        "nothing can be installed",
    )  # fmt: skip


def compiler() -> Part:
    """The C compiler."""
    paths = [path for name in COMPILERS if (path := shutil.which(name))]
    return Part("C compiler", paths[0] if paths else "", COMPILER_PACKAGES, SLOW)


def headers(python: Python) -> Part:
    """The C headers of an interpreter."""
    path = Path(python.include) / "Python.h"
    packages = (f"python{python.minor}-dev",) if python.is_debians else ()
    return Part("Python's C headers", str(path) if path.exists() else "", packages, SLOW)


def browser() -> Part:
    """The browser that the tests drive."""
    without = "the browser tests of './atoll test' can't run"
    return Part("Chromium", shutil.which("chromium") or "", BROWSER_PACKAGES, without)


def node() -> Part:
    """The system's Node with npm, if it can build the client."""
    path = shutil.which("node")
    version = node_version(path) if path and shutil.which("npm") else ""
    is_fit = is_new_enough(version)
    own = "one from PyPI is installed into the environment when the client is built"
    return Part("Node", f"{version} ({path})" if is_fit else own)


def node_version(path: str) -> str:
    """The version that Node prints, such as v20.19.0."""
    try:
        asked = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.SubprocessError):
        return ""
    return asked.stdout.strip()


def is_new_enough(version: str) -> bool:
    """Whether this Node can build the client: 20.19 or newer of 20, 22.12 or newer."""
    try:
        major, minor = map(int, version.lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major, minor) >= (22, 12) or (major == 20 and minor >= 19)


def space() -> Part:
    """Free space on the disk of the checkout."""
    free = shutil.disk_usage(ROOT).free / 1e9
    there = f"{free:.0f} GB free" if free >= SPACE else ""
    return Part("disk space", there, (), f"{free:.1f} GB are free, {SPACE:.0f} GB are needed")


def port() -> Part:
    """The port that the server listens on."""
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind(("127.0.0.1", PORT))
        except OSError:
            without = f"port {PORT} is taken; './atoll play' takes another"
            return Part("port", without)
    return Part("port", f"{PORT} is free")


def install_line(packages: list[str]) -> str:
    """The command that installs packages, as a user types it."""
    words = " ".join(packages)
    return f"apt-get install {words}" if os.geteuid() == 0 else f"sudo apt-get install {words}"
