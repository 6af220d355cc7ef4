"""One command makes a release, or leaves the checkout as it was."""

import hashlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from release import make, wheel
from release.make import CannotRelease, Checkout, release

CHANGELOG = "# Changelog\n\n## Unreleased\n\n### Added\n- A new game.\n\n## 0.1.0\n\n- The first.\n"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A small repository at version 0.1.0."""
    made = Checkout(tmp_path)
    made.package.parent.mkdir(parents=True)
    made.package.write_text('"""Atoll."""\n\n__version__ = "0.1.0"\n', encoding="utf-8")
    made.changelog.write_text(CHANGELOG, encoding="utf-8")
    (tmp_path / ".gitignore").write_text("dist/\n", encoding="utf-8")
    (tmp_path / "tests" / "fixtures" / "upgrades" / "0.1.0").mkdir(parents=True)
    (tmp_path / "tests" / "fixtures" / "upgrades" / "0.1.0" / "a").write_text("", encoding="utf-8")
    made.git("init", "--quiet")
    made.git("config", "user.name", "Ann")
    made.git("config", "user.email", "ann@example.org")
    made.git("add", "--all")
    made.git("commit", "--quiet", "--message", "Begin")
    return made


def keep(checkout: Checkout) -> None:
    """An upgrade fixture."""
    folder = checkout.root / "tests" / "fixtures" / "upgrades" / "0.2.0"
    folder.mkdir()
    (folder / "moluku.atoll").write_text("a game", encoding="utf-8")


def build(checkout: Checkout, version: str) -> list[Path]:
    """A file of the release."""
    checkout.dist.mkdir()
    path = checkout.dist / f"atoll-{version}.tar.gz"
    path.write_bytes(b"sdist")
    return [path]


@pytest.mark.parametrize(("module", "step"), [(wheel, "build"), (make, "release")])
def test_an_interruption_is_one_line(
    module: ModuleType, step: str, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    def interrupt(*_words: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(module, step, interrupt)
    monkeypatch.setattr(sys, "argv", ["atoll", *(["0.2.0"] if module is make else [])])
    assert module.main() == 130
    assert capsys.readouterr().err.startswith("\natoll: interrupted")


def test_a_release_is_committed_tagged_and_summed(checkout: Checkout) -> None:
    files = release(checkout, "0.2.0", keep, build)
    assert [path.name for path in files] == ["atoll-0.2.0.tar.gz", "SHA256SUMS"]
    assert '__version__ = "0.2.0"' in checkout.package.read_text(encoding="utf-8")
    changelog = checkout.changelog.read_text(encoding="utf-8")
    assert "## Unreleased\n\n## 0.2.0 (" in changelog
    assert "- A new game." in checkout.git("tag", "--list", "v0.2.0", "--format=%(contents)")
    assert checkout.git("log", "-1", "--format=%s") == "Release 0.2.0"
    assert "upgrades/0.2.0/moluku.atoll" in checkout.git("show", "--stat", "--format=", "HEAD")
    assert checkout.git("status", "--porcelain") == ""
    sums = files[1].read_text(encoding="utf-8")
    assert sums == f"{hashlib.sha256(b'sdist').hexdigest()}  atoll-0.2.0.tar.gz\n"
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"],
                   cwd=checkout.dist, check=True)  # fmt: skip


def test_a_failure_leaves_the_checkout_as_it_was(checkout: Checkout) -> None:
    before = checkout.git("rev-parse", "HEAD")

    def fail(_checkout: Checkout, _version: str) -> list[Path]:
        raise CannotRelease("the compiler failed")

    with pytest.raises(CannotRelease, match="the compiler failed"):
        release(checkout, "0.2.0", keep, fail)
    assert checkout.git("rev-parse", "HEAD") == before
    assert checkout.git("status", "--porcelain", "--ignored") == ""
    assert checkout.git("tag", "--list") == ""


@pytest.mark.parametrize(
    ("version", "why"),
    [("1", "not a version"), ("0.0.9", "older than 0.1.0"), ("0.1.0-rc1", "not a version")],
)
def test_a_bad_version_is_refused(version: str, why: str, checkout: Checkout) -> None:
    with pytest.raises(CannotRelease, match=why):
        release(checkout, version, keep, build)


def test_nothing_is_released_twice_with_changes_or_without_news(checkout: Checkout) -> None:
    release(checkout, "0.2.0", keep, build)
    with pytest.raises(CannotRelease, match="released already"):
        release(checkout, "0.2.0", keep, build)
    with pytest.raises(CannotRelease, match="nothing under 'Unreleased'"):
        release(checkout, "0.3.0", keep, build)
    checkout.changelog.write_text(CHANGELOG, encoding="utf-8")
    with pytest.raises(CannotRelease, match="not committed"):
        release(checkout, "0.3.0", keep, build)
