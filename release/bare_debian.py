"""`python -m release.bare_debian`: what README and docs/install.md print, in a bare Debian.

As root it makes a Debian of each release with python3 and git and nothing else, clones this
checkout's last commit into it, and does what the pages print: first as root, then in another new
Debian as a user who runs the `sudo` line that the launcher prints. A table of results, times and
processor times is printed; logs are beside the Debians. Needs debootstrap, and the network as apt,
pip and npm are configured on this machine.
"""

import argparse
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
RELEASES = ("bookworm", "trixie")
BARE = "python3,git,ca-certificates"
CERTIFICATES = "/etc/ssl/certs/ca-certificates.crt"
CONFIGURATION = ("/etc/resolv.conf", "/etc/pip.conf", CERTIFICATES)
VARIABLES = {
    "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
    "LANG": "C.UTF-8",
    "PIP_CERT": CERTIFICATES,
    "NODE_EXTRA_CA_CERTS": CERTIFICATES,
}
USER = "ann"
HOMES = {"root": "/root", USER: f"/home/{USER}"}
READY = re.compile(r"http://[\w.:]+")
SUDO = re.compile(r"sudo (apt-get install [\w. +-]+)")


@dataclass
class Result:
    """One command as it went."""

    machine: str
    user: str
    command: str
    code: int
    expected: int
    seconds: float
    processor: float

    def row(self) -> str:
        """A row of the table."""
        times = f"{self.seconds / 60:.1f} | {self.processor / 60:.1f}"
        return f"| {self.machine} | {self.user} | `{self.command}` | {self.code} | {times} |"


class Machine:
    """A Debian in a folder, with this checkout in the home of a user."""

    def __init__(self, folder: Path, name: str, user: str, log: Path) -> None:
        self.folder, self.name, self.user, self.log = folder, name, user, log
        self.results: list[Result] = []

    def prepare(self) -> None:
        """The user, and a clone of the last commit."""
        home = HOMES[self.user]
        if self.user != "root":
            self.call("root", f"useradd --create-home {self.user}")
        subprocess.run(
            ["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), f"{self.folder}{home}/atoll"],
            check=True,
        )
        self.call("root", f"chown -R {self.user}: {home}/atoll")

    def command(self, user: str, text: str) -> list[str]:
        """The words that run a shell command in this Debian as a user."""
        home = HOMES[user]
        inside = f"cd {home}/atoll 2>/dev/null || cd /; {text}"
        variables = [f"{key}={value}" for key, value in {**VARIABLES, "HOME": home}.items()]
        chroot = ["chroot", f"--userspec={user}", str(self.folder)]
        return ["env", "-i", *variables, *chroot, "/bin/sh", "-c", inside]

    def call(self, user: str, text: str) -> None:
        """Run a command that must succeed and is not told."""
        subprocess.run(self.command(user, text), check=True, stdout=subprocess.DEVNULL)

    def run(self, text: str, expected: int = 0) -> None:
        """Run a command of a page to its end."""
        self.measure(text, lambda: self.to_its_end(self.user, text), expected)

    def measure(self, text: str, action: Callable[[], int], expected: int = 0) -> None:
        """Note how a command went."""
        start, used = time.monotonic(), processor_seconds()
        code = action()
        wall, busy = time.monotonic() - start, processor_seconds() - used
        result = Result(self.name, self.user, text, code, expected, wall, busy)
        self.results.append(result)
        sys.stdout.write(result.row() + "\n")
        sys.stdout.flush()

    def to_its_end(self, user: str, text: str) -> int:
        """The exit code; the output goes to the log."""
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"$ {text}\n")
            log.flush()
            words = self.command(user, text)
            return subprocess.run(words, stdout=log, stderr=subprocess.STDOUT).returncode

    def serve(self, text: str) -> None:
        """Run a command that serves the page: open it, then end it by Ctrl-C."""
        self.measure(text, lambda: self.open_page(text))

    def open_page(self, text: str) -> int:
        """0 if the page is served and Ctrl-C ends the command as it should."""
        with self.log.open("a", encoding="utf-8") as log:
            log.write(f"$ {text}\n")
            log.flush()
            server = subprocess.Popen(
                self.command(self.user, f"exec {text}"),
                stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True,
            )  # fmt: skip
            assert server.stdout is not None
            address = next((f[0] for line in server.stdout if (f := READY.search(line))), "")
            is_served = bool(address) and "<title>" in fetch(address)
            os.killpg(server.pid, signal.SIGINT)
            return 0 if server.wait() in {0, 130} and is_served else 1

    def follow_advice(self) -> None:
        """Run the `sudo` line that the launcher printed last, as sudo would."""
        lines = SUDO.findall(self.log.read_text(encoding="utf-8"))
        self.to_its_end("root", "apt-get update -qq")
        self.measure(f"sudo {lines[-1]}", lambda: self.to_its_end("root", f"{lines[-1]} -y -qq"))


def fetch(address: str) -> str:
    """The page at an address."""
    with urllib.request.urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


def processor_seconds() -> float:
    """What all commands that ended used of the processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def printed(page: str, heading: str) -> list[str]:
    """The commands of the first block under a heading, without comments."""
    text = (ROOT / page).read_text(encoding="utf-8").partition(f"## {heading}\n")[2]
    block = re.search(r"```\n(.*?)```", text, re.DOTALL)
    assert block, f"{page} has no block under '{heading}'"
    return [line.partition("#")[0].strip() for line in block[1].splitlines()]


def make_debian(release: str, folder: Path) -> None:
    """A Debian with Python, git and nothing else."""
    words = ["debootstrap", "--variant=minbase", f"--include={BARE}", release, str(folder)]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}debootstrap failed")


@contextmanager
def mounted(folder: Path) -> Iterator[None]:
    """The kernel's file systems, and the folders from which this machine's pip installs."""
    for path in CONFIGURATION:
        if Path(path).exists():
            shutil.copyfile(path, f"{folder}{path}")
    mounts = [
        (["-t", "proc", "proc"], "/proc"),
        (["--bind", "/dev"], "/dev"),
        (["-t", "tmpfs", "tmpfs"], "/dev/shm"),
    ]
    mounts += [(["--bind", "-o", "ro", path], path) for path in pip_folders()]
    with ExitStack() as stack:
        for words, place in mounts:
            target = f"{folder}{place}"
            Path(target).mkdir(parents=True, exist_ok=True)
            subprocess.run(["mount", *words, target], check=True)
            stack.callback(subprocess.run, ["umount", "--lazy", target], check=True)
        yield


def pip_folders() -> list[str]:
    """Local folders that the configuration of pip names."""
    path = Path("/etc/pip.conf")
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    found = re.findall(r"(?:file://)?(/(?!etc)[\w/.-]+)", text)
    return sorted({name.removesuffix("/simple") for name in found if Path(name).is_dir()})


def try_as_root(machine: Machine) -> None:
    """Both commands of the README, then the installation of docs/install.md."""
    machine.run("./atoll doctor", expected=1)
    follow(machine, printed("README.md", "Two commands"))
    machine.run("./atoll doctor")
    follow(machine, printed("docs/install.md", "Build and install"))


def try_as_user(machine: Machine) -> None:
    """The README's commands by somebody who may only use sudo for what is printed."""
    play, test = printed("README.md", "Two commands")
    machine.run(play, expected=1)  # stops: without venv nothing can be installed
    machine.follow_advice()
    machine.serve(play)
    machine.run(test, expected=1)  # stops: names what the tests need
    machine.follow_advice()
    machine.run(test)


def follow(machine: Machine, commands: list[str]) -> None:
    """Do what a block prints."""
    for text in commands:
        if re.search(r"atoll play", text):
            machine.serve(text)
        else:
            machine.run(text)


def main() -> int:
    """Try all; the exit code tells whether every command ended as it should."""
    parser = argparse.ArgumentParser(prog="python -m release.bare_debian", description=__doc__)
    parser.add_argument("releases", nargs="*", default=RELEASES, metavar="RELEASE")
    parser.add_argument("--folder", type=Path, help="make the Debians here, and leave them")
    options = parser.parse_args()
    folder = options.folder or Path(tempfile.mkdtemp(prefix="bare-debian-"))
    results: list[Result] = []
    sys.stdout.write("| Debian | user | command | exit | minutes | of the processor |\n")
    sys.stdout.write("|---|---|---|---|---|---|\n")
    for release in options.releases:
        make_debian(release, folder / release)
        for user, attempt in (("root", try_as_root), (USER, try_as_user)):
            place = folder / f"{release}-{user}"
            subprocess.run(["cp", "-a", str(folder / release), str(place)], check=True)
            machine = Machine(place, release, user, folder / f"{release}-{user}.log")
            with mounted(place):
                machine.prepare()
                attempt(machine)
            results += machine.results
            if not options.folder:
                subprocess.run(["rm", "-rf", "--one-file-system", str(place)], check=True)
    sys.stdout.write(f"logs: {folder}\n")
    return 1 if any(result.code != result.expected for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
