"""The virtual environment and its packages."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from launch import parts, system
from launch.parts import Python
from launch.shell import ROOT, StepFailed, run, say, step
from launch.stamps import Stamps, digest

PIP = ("-m", "pip", "--disable-pip-version-check", "-q")
REQUIREMENTS = ROOT / "requirements"


class Environment:
    """The environment in a folder; `python` is set once it is ready."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.executable = folder / "bin" / "python"
        self.stamps = Stamps(folder / "atoll.json")

    @property
    def site(self) -> Path:
        """The folder of its packages."""
        return next(self.folder.glob("lib/python*/site-packages"))

    def make(self) -> Python:
        """Make the environment unless it exists and is complete."""
        python = parts.probe(self.executable)
        if python is not None and self.is_whole(python):
            return python
        system.provide([parts.venv()], is_needed=True)
        reason = "again: the one there is not usable" if self.folder.exists() else ""
        with step(f"making a virtual environment for Python {sys.version.split()[0]} {reason}"):
            self.remove()
            run("venv", sys.executable, "-m", "venv", self.folder)
        made = parts.probe(self.executable)
        if made is None:
            raise StepFailed(f"the Python in {self.folder} does not start")
        self.stamps.done("environment", self.key(made))
        return made

    def is_whole(self, python: Python) -> bool:
        """Whether it is complete, for this Python and at this path.

        A newer patch of the same Python needs nothing: compiled files fit all patches.
        """
        requirements = {path.stem for path in REQUIREMENTS.glob("*.txt")}
        if requirements & set(self.stamps.interrupted()):
            return False
        if self.stamps.has("environment", self.key(python)):
            return True
        if "environment" in self.stamps.keys or not self.has_pip():
            return False
        self.stamps.done("environment", self.key(python))  # made by an earlier version of this
        return True

    def key(self, python: Python) -> str:
        """The key of an environment: scripts in it contain its path."""
        return f"{python.tag} {self.folder}"

    def has_pip(self) -> bool:
        """Whether pip starts, and Python's own packages are found."""
        words = [str(self.executable), *PIP, "--version"]
        return subprocess.run(words, capture_output=True).returncode == 0

    def remove(self) -> None:
        """Delete it; the rest of an interrupted deletion does not count as complete."""
        self.stamps.path.unlink(missing_ok=True)
        self.stamps.keys.clear()
        shutil.rmtree(self.folder, ignore_errors=True)

    def require(self, name: str) -> None:
        """Install a locked requirement file unless it is installed."""
        path = REQUIREMENTS / f"{name}.txt"
        key = digest([path], ROOT)
        if self.stamps.has(name, key):
            return
        with step(f"installing the packages of requirements/{name}.txt"):
            self.stamps.start(name)
            self.pip(f"pip-{name}", "install", "--require-hashes", "-r", path)
            self.stamps.done(name, key)

    def pip(self, log: str, *words: str | Path) -> None:
        """Run its pip."""
        run(log, self.executable, *PIP, *words)

    def hand_over(self, *words: str) -> None:
        """Replace this process by the environment's Python, with these arguments."""
        sys.stdout.flush()
        path = f"{self.executable.parent}{os.pathsep}{os.environ.get('PATH', '')}"
        variables = {**os.environ, "PATH": path}
        try:
            os.execve(self.executable, [str(self.executable), *words], variables)
        except OSError as error:
            say(f"{self.executable}: {error.strerror}")
            raise
