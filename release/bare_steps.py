"""The steps of `release.bare_debian`, each from what a page prints; each can be run alone."""

import re
from collections.abc import Callable

from release.bare_machine import ROOT, SUDO, USER, Machine

PLAY = "./atoll play --no-browser"
WITHOUT_VENV = "! python3 -c 'import ensurepip'"
# The launcher's lines at the start of each stage, in this order, by user.
STAGES = (
    "making a virtual environment",
    "installing the packages of requirements/run.txt",
    "installing the tools of the web client",
    "building the web client",
)
ROOTS_STAGES = (
    "installing Python's venv with apt",
    *STAGES,
    "installing C compiler",
    "compiling the engine",
)
USERS_STAGES = (*STAGES, "installing Atoll as plain Python")  # without a compiler
INSTALL = "docs/install.md"
ATOLL = "/opt/atoll/bin/atoll"
RESEARCH_PAGES = ("pettingzoo", "batch", "openspiel", "dataset", "leaderboard")


def printed(page: str, heading: str) -> list[str]:
    """The commands of the first block under a heading, without comments."""
    return all_printed(page, heading)[0]


def all_printed(page: str, heading: str) -> list[list[str]]:
    """The commands of each block of a part, without comments."""
    text = (ROOT / page).read_text(encoding="utf-8").partition(f"## {heading}\n")[2]
    blocks = re.findall(r"```\n(.*?)```", text.partition("\n## ")[0], re.DOTALL)
    assert blocks, f"{page} has no block under '{heading}'"
    return [[line.partition("#")[0].strip() for line in block.splitlines()] for block in blocks]


def doctor(machine: Machine) -> None:
    """`./atoll doctor` in a bare system lists what is missing and how to install it."""
    machine.run("./atoll doctor", 1, "\nTo install what is missing: ")


def interrupt(machine: Machine) -> None:
    """Ctrl-C at every stage; the next start continues."""
    if machine.user != "root" and machine.to_its_end(USER, WITHOUT_VENV) == 0:
        begin = machine.log_size()
        machine.run(PLAY, 1, "sudo apt-get install")
        machine.follow(SUDO.findall(machine.said_since(begin))[-1])
    for stage in ROOTS_STAGES if machine.user == "root" else USERS_STAGES:
        machine.interrupt(PLAY, stage)


def play(machine: Machine) -> None:
    """The first command of the README, until the page is served."""
    do(machine, printed("README.md", "Two commands")[:1])


def test(machine: Machine) -> None:
    """The second command of the README; then nothing is missing."""
    do(machine, printed("README.md", "Two commands")[1:])
    machine.run("./atoll doctor", says="Nothing is missing.")


def install(machine: Machine) -> None:
    """docs/install.md; a user who is not root takes their own folder, as the page says."""
    do(
        machine,
        [own_folder(machine, text) for text in printed(INSTALL, "Build and install")],
    )


def research(machine: Machine) -> None:
    """docs/install.md and the Python of docs/research, outside the checkout."""
    do(machine, printed(INSTALL, "For research"))
    for page in RESEARCH_PAGES:
        text = (ROOT / "docs" / "research" / f"{page}.md").read_text(encoding="utf-8")
        for number, code in enumerate(re.findall(r"```python\n(.*?)```", text, re.DOTALL), 1):
            name = f"{page}-{number}.py"
            (machine.folder / "tmp" / name).write_text(code, encoding="utf-8")
            machine.run(f"cd /tmp; ~/atoll-research/bin/python {name}")


def host(machine: Machine) -> None:
    """docs/install.md with Debian's PostgreSQL: set up, move, back up, restore; after `install`.

    There is no systemd in a bare system: the server is started as its unit would do.
    """
    if machine.user != "root":
        return
    machine.run("apt-get update -qq && apt-get install -y -qq postgresql sudo")
    machine.run("service postgresql status || service postgresql start")
    machine.run("mkdir -p /backup /var/lib/atoll")
    machine.serve_advised(f"{ATOLL} play --no-browser --data /var/lib/atoll")
    for heading in ("PostgreSQL", "Backup and restore"):
        for line in (line for block in all_printed(INSTALL, heading) for line in block):
            if line.startswith("atoll backup"):
                machine.run("rm -f /backup/atoll.sqlite3")  # the page has a line for each store
            if not line.startswith("systemctl"):
                machine.run(re.sub(r"^atoll\b", ATOLL, line))
    machine.serve_advised(f"env $(cat /etc/atoll.conf) {ATOLL} play --no-browser")
    machine.run("service postgresql stop")


STEPS: dict[str, Callable[[Machine], None]] = {
    "doctor": doctor,
    "interrupt": interrupt,
    "play": play,
    "install": install,
    "host": host,
    "research": research,
    "test": test,
}


def own_folder(machine: Machine, text: str) -> str:
    """A command with a folder that the user may write to."""
    return text if machine.user == "root" else text.replace("/opt/atoll", "~/atoll-server")


def do(machine: Machine, commands: list[str]) -> None:
    """Run the commands of a block, and what the launcher tells the user to install."""
    for text in commands:
        if re.search(r"atoll play", text):
            machine.serve_advised(text)
        elif text.startswith("./atoll"):
            machine.run_advised(text)
        else:
            machine.run(text)
