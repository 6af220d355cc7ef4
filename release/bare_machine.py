"""A bare Debian in a folder: commands run in it as a user, measured and logged."""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
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
LIMIT = 3 * 3600.0  # seconds after which a command is ended as hanging
LAST_LINES = 25  # shown of the output of a command that failed
TRACEBACK = "Traceback (most recent call last)"
Judge = Callable[[int, str], str]  # from exit code and output: the fault, empty if there is none


@dataclass
class Result:
    """The result of one command."""

    machine: str
    user: str
    command: str
    code: int
    seconds: float
    processor: float
    fault: str  # what went wrong; empty if nothing did

    @property
    def is_well(self) -> bool:
        """Whether it ended as it should."""
        return not self.fault

    def row(self) -> str:
        """A row of the table."""
        who = f"{self.machine} | {self.user}"
        times = f"{self.seconds / 60:.1f} | {self.processor / 60:.1f}"
        word = f"WRONG: {self.fault}" if self.fault else "as it should"
        return f"| {who} | `{self.command}` | {self.code} | {times} | {word} |\n"


def step_row(name: str, results: list[Result]) -> str:
    """A row that sums up the commands of a step."""
    first = results[0]
    times = [sum(result.seconds for result in results), sum(result.processor for result in results)]
    minutes = " | ".join(f"{seconds / 60:.1f}" for seconds in times)
    wrong = sum(not result.is_well for result in results)
    word = f"{wrong} WRONG" if wrong else "as it should"
    who = f"{first.machine} | {first.user}"
    return f"| {who} | `{name}` | {len(results)} | {minutes} | {word} |\n"


def expect(code: int, says: str = "") -> Judge:
    """Judge a command by its exit code and its output."""

    def judge(status: int, said: str) -> str:
        if status != code:
            return f"exit {status} instead of {code}"
        return "" if says in said else f"does not say '{says}'"

    return judge


def expect_advice(followed: list[str]) -> Judge:
    """Judge a command that may stop and name a new package to install."""

    def judge(code: int, said: str) -> str:
        advice = [words for words in SUDO.findall(said) if words not in followed]
        is_stopped = code == 1 and advice
        return "" if code == 0 or is_stopped else f"exit {code} without telling what to install"

    return judge


class Machine:
    """A Debian in a folder, with this checkout in the home of a user."""

    def __init__(self, folder: Path, name: str, user: str, results: Path) -> None:
        self.folder, self.name, self.user = folder, name, user
        self.log = results / f"{name}-{user}.log"
        self.table = results / "results.md"
        self.is_new = False
        self.results: list[Result] = []

    @property
    def home(self) -> str:
        """The user's home inside the Debian."""
        return HOMES[self.user]

    def prepare(self) -> None:
        """Make the user, and a clone of the last commit; nothing in a system of an earlier run."""
        if not self.is_new:
            return
        if self.user != "root":
            self.call(f"useradd --create-home {self.user}")
        clone = f"{self.folder}{self.home}/atoll"
        subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), clone], check=True)
        self.call(f"chown -R {self.user}: {self.home}/atoll")

    def command(self, user: str, text: str) -> list[str]:
        """The command line that runs a shell command in this Debian as a user."""
        home = HOMES[user]
        inside = f"cd {home}/atoll 2>/dev/null || cd /; {text}"
        variables = [f"{key}={value}" for key, value in {**VARIABLES, "HOME": home}.items()]
        chroot = ["chroot", f"--userspec={user}", str(self.folder)]
        return ["env", "-i", *variables, *chroot, "/bin/sh", "-c", inside]

    def call(self, text: str) -> None:
        """Run a command as root that must succeed and is not reported."""
        subprocess.run(self.command("root", text), check=True, stdout=subprocess.DEVNULL)

    # -- commands of the pages -------------------------------------------------------------------

    def run(self, text: str, code: int = 0, says: str = "") -> None:
        """Run a command to its end and judge its exit code and output."""
        self.measure(text, lambda: self.to_its_end(self.user, text), expect(code, says))

    def run_advised(self, text: str) -> None:
        """Run a command to its end, and install what it tells the user to install."""
        self.advised(text, lambda: self.to_its_end(self.user, text))

    def serve_advised(self, text: str) -> None:
        """Serve the page, open it and press Ctrl-C; install what it tells the user to install."""
        self.advised(text, lambda: self.open_page(text))

    def advised(self, text: str, action: Callable[[], int]) -> None:
        """Run something; while it stops with a new `sudo` line, run that line and try again."""
        followed: list[str] = []
        while True:
            judge = expect_advice(followed)
            result, said = self.measure(text, action, judge)
            if result.code == 0 or result.fault:
                return
            followed.append(SUDO.findall(said)[-1])
            self.follow(followed[-1])

    def follow(self, words: str) -> None:
        """Run a printed `apt-get install …` as sudo would."""
        self.to_its_end("root", "apt-get update -qq")
        self.measure(f"sudo {words}", lambda: self.to_its_end("root", f"{words} -y -qq"), expect(0))

    def interrupt(self, text: str, stage: str) -> None:
        """Run a command and press Ctrl-C when it says that a stage begins."""
        judge = expect(130, "interrupted; the next start goes on from here")
        self.measure(
            f"{text} (Ctrl-C while {stage})", lambda: self.break_off(text, stage), judge
        )  # fmt: skip

    # -- running and reporting -------------------------------------------------------------------

    def measure(self, text: str, action: Callable[[], int], judge: Judge) -> tuple[Result, str]:
        """Report the result of a command; also returns its output."""
        begin, start, used = self.log_size(), time.monotonic(), processor_seconds()
        code = action()
        wall, busy = time.monotonic() - start, processor_seconds() - used
        said = self.said_since(begin)
        fault = "a traceback" if TRACEBACK in said else judge(code, said)
        result = Result(self.name, self.user, text, code, wall, busy, fault)
        self.results.append(result)
        self.tell(result, said)
        return result, said

    def tell(self, result: Result, said: str) -> None:
        """Add a row to the table, and for a command that failed the end of its output."""
        with self.table.open("a", encoding="utf-8") as table:
            table.write(result.row())
        sys.stdout.write(result.row())
        if result.fault:
            lines = said.splitlines()[-LAST_LINES:]
            sys.stdout.write("".join(f"    {line}\n" for line in [*lines, f"log: {self.log}"]))
        sys.stdout.flush()

    def log_size(self) -> int:
        """The size of the log."""
        return self.log.stat().st_size if self.log.exists() else 0

    def said_since(self, begin: int) -> str:
        """The log from an offset on."""
        if not self.log.exists():
            return ""
        return self.log.read_bytes()[begin:].decode(errors="replace")

    @contextmanager
    def started(self, user: str, text: str) -> Iterator[subprocess.Popen[bytes]]:
        """A running command whose output goes to the log; it is killed after the limit."""
        with self.log.open("ab") as log:
            log.write(f"$ {text}\n".encode())
            log.flush()
            process = subprocess.Popen(
                self.command(user, text), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                start_new_session=True, preexec_fn=heed_interrupts,
            )  # fmt: skip
            limit = threading.Timer(LIMIT, os.killpg, (process.pid, signal.SIGKILL))
            limit.start()
            try:
                yield process
            finally:
                limit.cancel()
                if process.poll() is None:
                    with suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGTERM)
                    process.wait()

    def to_its_end(self, user: str, text: str) -> int:
        """Wait for the exit code."""
        with self.started(user, text) as process:
            return process.wait()

    def open_page(self, text: str) -> int:
        """0 if the page was served and Ctrl-C ended the command as it should, else 1."""
        begin = self.log_size()
        with self.started(self.user, f"exec {text}") as server:
            address = self.wait_for(server, READY, begin)
            is_served = bool(address) and "<title>" in fetch(address)
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGINT)
            return 0 if server.wait() in {0, 130} and is_served else 1

    def break_off(self, text: str, stage: str) -> int:
        """The exit code after Ctrl-C in the middle of a stage; 0 if it was done before."""
        begin = self.log_size()
        wanted = re.compile(f"{re.escape(stage)}|{READY.pattern}")
        with self.started(self.user, f"exec {text}") as process:
            said = self.wait_for(process, wanted, begin)
            if said == stage:
                time.sleep(1.0)  # to be in the middle of the stage
            if said:
                os.killpg(process.pid, signal.SIGINT)
            code = process.wait()
            return code if said == stage else 0

    def wait_for(
        self, process: subprocess.Popen[bytes], wanted: re.Pattern[str], begin: int
    ) -> str:
        """Wait for a text in the log after an offset; empty if the command ended without it."""
        while True:
            is_over = process.poll() is not None
            if match := wanted.search(self.said_since(begin)):
                return match[0]
            if is_over:
                return ""
            time.sleep(0.1)


def heed_interrupts() -> None:
    """Let Ctrl-C end a command even if this program runs in a shell's background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def fetch(address: str) -> str:
    """The page at an address."""
    with urllib.request.urlopen(address, timeout=60) as answer:
        return str(answer.read().decode())


def processor_seconds() -> float:
    """The processor time of all commands that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@contextmanager
def mounted(folder: Path) -> Iterator[None]:
    """Mount the kernel's file systems, and the folders from which this machine's pip installs."""
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
    """Local folders in the configuration of pip."""
    path = Path("/etc/pip.conf")
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    names = re.findall(r"(?:file://)?(/(?!etc)[\w/.-]+)", text)
    return sorted({name.removesuffix("/simple") for name in names if Path(name).is_dir()})
