"""`python -m release.bare_debian`: runs what README, docs/install.md and docs/research print.

As root it makes a Debian of each release with only python3 and git, clones this checkout's last
commit into it, and runs the commands of the pages: first as root, then in another new Debian as a
user who runs the `sudo` lines that the launcher prints. Every command is a row of `results.md`,
every step a row of `steps.md`; the output is in a log in the same folder. For a command that
failed, the end of its output is shown.
It needs debootstrap, and the network as apt, pip and npm are configured on this machine. Without a
release on the command line it uses Debian 12 and 13; `forky`, the next one, has Python 3.14.

    python -m release.bare_debian --folder /var/tmp/debian --prepare      # only the base systems
    python -m release.bare_debian --folder /var/tmp/debian bookworm --user root --step play
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from release.bare_machine import HOMES, Machine, mounted, step_row
from release.bare_steps import STEPS

RELEASES = ("bookworm", "trixie")
NEXT = "forky"
USUAL_MIRROR = ""
BARE = "python3,git,ca-certificates"
RESULTS = "| Debian | user | command | exit | minutes | of the processor | |\n" + 7 * "|---" + "|\n"
STEP_RESULTS = RESULTS.replace("command | exit", "step | commands")


def make_debian(release: str, folder: Path) -> None:
    """A Debian with only Python and git; an existing one is used again."""
    made = folder.with_suffix(".made")  # written last, so that an interrupted one is made again
    if made.exists():
        return
    shutil.rmtree(folder, ignore_errors=True)
    words = debootstrap(release, folder)
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}debootstrap of {release} failed")
    made.touch()


def debootstrap(release: str, folder: Path) -> list[str]:
    """The command that makes a base system; older debootstraps have no script for the next one."""
    script = [USUAL_MIRROR, "sid"] if release == NEXT else []
    words = ["debootstrap", "--variant=minbase", f"--include={BARE}"]
    return [*words, release, str(folder), *script]


def machine_of(release: str, user: str, folder: Path, goes_on: bool) -> Machine:
    """A copy of the base system, or the one of an earlier run."""
    place = folder / f"{release}-{user}"
    machine = Machine(place, release, user, folder)
    if goes_on and place.exists():
        return machine
    if place.exists():
        remove(place)
    machine.log.unlink(missing_ok=True)
    subprocess.run(["cp", "-a", str(folder / release), str(place)], check=True)
    machine.is_new = True
    return machine


def remove(place: Path) -> None:
    """Delete a system, but nothing that is mounted in it."""
    subprocess.run(["rm", "-rf", "--one-file-system", str(place)], check=True)


def check_tools() -> None:
    """Stop with one sentence if a requirement is missing."""
    if os.geteuid() != 0:
        sys.exit("this makes systems and changes root into them: run it as root")
    if shutil.which("debootstrap") is None:
        sys.exit("debootstrap is missing; to have it: apt-get install debootstrap")


def reader() -> argparse.ArgumentParser:
    """The command line."""
    about = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(
        "python -m release.bare_debian", None, __doc__, None, [], about
    )
    parser.add_argument("releases", nargs="*", choices=[[], *RELEASES, NEXT], metavar="RELEASE")
    parser.add_argument("--user", choices=tuple(HOMES), help="only as this one")
    parser.add_argument("--step", action="append", choices=tuple(STEPS), help="only this, or these")
    parser.add_argument("--folder", type=Path, help="make the systems here, and leave them")
    parser.add_argument("--prepare", action="store_true", help="make the base systems and stop")
    parser.add_argument("--goes-on", action="store_true", help="in the systems of an earlier run")
    return parser


def main() -> int:
    """Run all; the exit code says whether every command ended as it should."""
    options = reader().parse_args()
    check_tools()
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))  # unmounts on exit
    folder = options.folder or Path(tempfile.mkdtemp(prefix="bare-debian-"))
    folder.mkdir(parents=True, exist_ok=True)
    releases = options.releases or RELEASES
    for release in releases:
        make_debian(release, folder / release)
    if options.prepare:
        return 0
    sys.stdout.write(RESULTS)
    (folder / "results.md").write_text(RESULTS, encoding="utf-8")
    steps, went_well = STEP_RESULTS, True
    for release in releases:
        for user in [options.user] if options.user else HOMES:
            machine = machine_of(release, user, folder, options.goes_on)
            with mounted(machine.folder):
                machine.prepare()
                for name in options.step or STEPS:
                    begin = len(machine.results)
                    STEPS[name](machine)
                    if results := machine.results[begin:]:
                        steps += step_row(name, results)
                    (folder / "steps.md").write_text(steps, encoding="utf-8")
            went_well = went_well and all(result.is_well for result in machine.results)
            if not options.folder:
                remove(machine.folder)
    sys.stdout.write(f"\n{steps}results.md, steps.md and the logs are in {folder}\n")
    return 0 if went_well else 1


if __name__ == "__main__":
    sys.exit(main())
