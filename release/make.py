"""`./atoll release VERSION`: changelog, upgrade fixture, commit, tag, files, checksums, docs site.

Nothing leaves this machine: the files to publish are in `dist`, the commit and the tag in git.
"""

import argparse
import hashlib
import os
import re
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from release import wheel
from release.wheel import ROOT

VERSION = re.compile(r"\d+\.\d+\.\d+")
LINE = re.compile(r'^__version__ = "(.*)"$', re.MULTILINE)
UNRELEASED = "## Unreleased\n"
SUMS = "SHA256SUMS"


class CannotRelease(Exception):
    """The checkout cannot be released in its state."""


@dataclass(frozen=True)
class Checkout:
    """The files of a checkout that a release changes."""

    root: Path = ROOT

    @property
    def package(self) -> Path:
        """The file with the version."""
        return self.root / "src" / "atoll" / "__init__.py"

    @property
    def changelog(self) -> Path:
        """The changelog."""
        return self.root / "CHANGELOG.md"

    @property
    def dist(self) -> Path:
        """The folder for the files of a release."""
        return self.root / "dist"

    def git(self, *words: str) -> str:
        """The output of a git command."""
        done = subprocess.run(["git", *words], cwd=self.root, capture_output=True, text=True)
        if done.returncode:
            raise CannotRelease(f"git {words[0]}: {done.stderr.strip()}")
        return done.stdout.strip()


def check(checkout: Checkout, version: str) -> None:
    """Refuse an improper release before anything is changed."""
    if not VERSION.fullmatch(version):
        raise CannotRelease(f"'{version}' is not a version such as 1.2.0")
    if checkout.git("status", "--porcelain"):
        raise CannotRelease("there are changes that are not committed")
    if checkout.git("tag", "--list", f"v{version}"):
        raise CannotRelease(f"{version} is released already")
    line = LINE.search(checkout.package.read_text(encoding="utf-8"))
    assert line, "the package has no version"
    if numbers(version) < numbers(line[1]):
        raise CannotRelease(f"{version} is older than {line[1]}")
    if not news(checkout.changelog.read_text(encoding="utf-8")):
        raise CannotRelease("CHANGELOG.md has nothing under 'Unreleased'")


def numbers(version: str) -> tuple[int, ...]:
    """A version for comparison."""
    return tuple(map(int, version.split(".")))


def news(changelog: str) -> str:
    """The text under 'Unreleased'."""
    return changelog.partition(UNRELEASED)[2].partition("\n## ")[0].strip()


def write_version(checkout: Checkout, version: str) -> str:
    """Write version and date into package and changelog; returns the news of this release."""
    source = checkout.package.read_text(encoding="utf-8")
    line = f'__version__ = "{version}"'
    checkout.package.write_text(LINE.sub(line, source), encoding="utf-8")
    text = checkout.changelog.read_text(encoding="utf-8")
    date = time.strftime("%Y-%m-%d", time.gmtime())
    heading = f"{UNRELEASED}\n## {version} ({date})\n"
    checkout.changelog.write_text(text.replace(UNRELEASED, heading, 1), encoding="utf-8")
    return news(text)


def keep_fixture(checkout: Checkout) -> None:
    """Store the records and databases of this version, unless they are stored."""
    version = LINE.search(checkout.package.read_text(encoding="utf-8"))
    if version and (checkout.root / "tests" / "fixtures" / "upgrades" / version[1]).exists():
        return
    variables = {**os.environ, "PYTHONPATH": str(checkout.root / "src")}
    words = [sys.executable, "-m", "tests.release.upgrades"]
    run(checkout, words, "the upgrade fixture could not be written", variables)


def build_files(checkout: Checkout, version: str) -> list[Path]:
    """The sdist, a wheel for every Python found on this machine, and the documentation."""
    for path in checkout.dist.glob(f"atoll-{version}*"):
        path.unlink()
    python = str(Path(sys.executable).resolve())  # not the one of the virtual environment
    words = [python, "atoll", "pythons", "wheel", "--out", str(checkout.dist)]
    run(checkout, words, "a wheel could not be built")
    words = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    run(checkout, words, "the documentation could not be built")
    with tarfile.open(checkout.dist / f"atoll-{version}-docs.tar.gz", "w:gz") as archive:
        archive.add(checkout.root / "site", arcname=f"atoll-{version}-docs")
    return sorted(checkout.dist.glob(f"atoll-{version}*"))


def run(
    checkout: Checkout, words: list[str], failure: str, variables: dict[str, str] | None = None
) -> None:
    """Run a command in the checkout; `failure` is the sentence if it fails."""
    if subprocess.run(words, cwd=checkout.root, env=variables).returncode:
        raise CannotRelease(failure)


def write_sums(files: list[Path], target: Path) -> None:
    """The checksums as `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    target.write_text("".join(lines), encoding="utf-8")


def release(
    checkout: Checkout,
    version: str,
    keep: Callable[[Checkout], None] = keep_fixture,
    build: Callable[[Checkout, str], list[Path]] = build_files,
) -> list[Path]:
    """Make a release; if a step before the tag fails, the checkout is restored."""
    check(checkout, version)
    before = checkout.git("rev-parse", "HEAD")
    try:
        text = write_version(checkout, version)
        keep(checkout)
        checkout.git("add", "--all")
        checkout.git("commit", "--quiet", "--message", f"Release {version}")
        files = build(checkout, version)
        write_sums(files, checkout.dist / SUMS)
        checkout.git("tag", "--annotate", f"v{version}", "--message", f"Atoll {version}\n\n{text}")
    except BaseException:
        checkout.git("reset", "--quiet", "--hard", before)
        checkout.git("clean", "--quiet", "--force", "-d", "tests/fixtures/upgrades")
        raise
    return [*files, checkout.dist / SUMS]


def main() -> int:
    """Release a version."""
    parser = argparse.ArgumentParser(prog="atoll release", description=(__doc__ or "").strip())
    parser.add_argument("version", metavar="VERSION", help="such as 1.2.0")
    options = parser.parse_args()
    try:
        for path in release(Checkout(), options.version):
            sys.stdout.write(f"{path}\n")
    except CannotRelease as error:
        sys.stderr.write(f"atoll: {error}\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\natoll: interrupted; the checkout is as it was\n")
        return wheel.INTERRUPTED
    sys.stdout.write(f"committed and tagged as v{options.version}; nothing was published\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
