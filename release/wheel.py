"""`./atoll wheel`: the sdist and the wheel of this checkout, the same bytes from the same source.

The wheel is built from the unpacked sdist, so that the sdist is known to be complete. Everything
that depends on when, where and by whom it is built is removed: times, file modes, owners, the order
of files, paths. `ATOLL_PURE=1` builds the wheel that runs anywhere as plain Python.
"""

import argparse
import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")
FOLDERS = ("src/atoll", "docs/rules", "docs/play")
UNWANTED = shutil.ignore_patterns("*.so", "*.pyd", "*.pyc", "__pycache__", "*.egg-info")
DATE = (1980, 1, 1, 0, 0, 0)  # the first a ZIP file knows
EPOCH = 315_532_800  # the same in seconds
INTERRUPTED = 130  # as a shell reports Ctrl-C
HOOK = "import sys; from setuptools import build_meta as b; getattr(b, sys.argv[1])(sys.argv[2])"


class BuildFailed(Exception):
    """The build failed; the text is its output."""


def build(out: Path) -> list[Path]:
    """The sdist and the wheel, written into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        source, made = folder / "source", folder / "made"
        made.mkdir()
        copy_sources(source)
        run_hook("build_sdist", source, made)
        sdist = next(made.glob("*.tar.gz"))
        unpack(sdist, folder / "unpacked")
        unpacked = next((folder / "unpacked").iterdir())
        run_hook("build_wheel", unpacked, made)
        wheel = tag_for_linux(next(made.glob("*.whl")), folder / "tagged")
        return [settle_sdist(sdist, out / sdist.name), settle_wheel(wheel, out / wheel.name)]


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an sdist; Python 3.11 has the argument `filter` from 3.11.4 on, Debian 12 is older."""
    with tarfile.open(archive) as opened:
        if hasattr(tarfile, "data_filter"):
            opened.extractall(folder, filter="data")
        else:
            opened.extractall(folder)


def copy_sources(folder: Path) -> None:
    """Copy the files of the package, without those of an earlier build."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=UNWANTED)
    for name in FILES:
        shutil.copy(ROOT / name, folder / name)


def run_hook(name: str, source: Path, out: Path) -> None:
    """Let setuptools build something; the hash seed is fixed because mypyc orders sets by it."""
    variables = {**os.environ, "SOURCE_DATE_EPOCH": str(EPOCH), "PYTHONHASHSEED": "0"}
    flags = f"-ffile-prefix-map={source}=. {os.environ.get('CFLAGS', '')}"
    done = subprocess.run(
        [sys.executable, "-c", HOOK, name, str(out)],
        cwd=source, env={**variables, "CFLAGS": flags.strip()},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    if done.returncode:
        raise BuildFailed(done.stdout)


def tag_for_linux(wheel: Path, folder: Path) -> Path:
    """A compiled wheel under the oldest manylinux tag that it fits."""
    if "-linux_" not in wheel.name:
        return wheel
    words = ["repair", "--wheel-dir", str(folder), str(wheel)]
    done = subprocess.run(
        [sys.executable, "-m", "auditwheel", *words],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    if done.returncode:
        raise BuildFailed(done.stdout)
    return next(folder.glob("*.whl"))


def settle_wheel(path: Path, target: Path) -> Path:
    """The same wheel with one date, plain modes and its files in order."""
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(target, "w") as new:
        # By convention the metadata comes last, because the installer reads RECORD last.
        for name in sorted(old.namelist(), key=lambda name: (".dist-info/" in name, name)):
            info = zipfile.ZipInfo(name, DATE)
            info.external_attr = (0o755 if name.endswith(".so") else 0o644) << 16
            info.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(info, old.read(name))
    return target


def settle_sdist(path: Path, target: Path) -> Path:
    """The same sdist with one date, no owners, plain modes and its files in order."""
    with (
        tarfile.open(path) as old,
        target.open("wb") as file,
        gzip.GzipFile("", "wb", mtime=EPOCH, fileobj=file) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for member in sorted(old.getmembers(), key=lambda member: member.name):
            info = tarfile.TarInfo(member.name)
            info.type, info.size, info.mtime = member.type, member.size, EPOCH
            info.mode = 0o755 if member.isdir() else 0o644
            new.addfile(info, old.extractfile(member) if member.isfile() else None)
    return target


def describe(path: Path) -> str:
    """One line about what was built."""
    kind = ""
    if path.suffix == ".whl":
        with zipfile.ZipFile(path) as archive:
            names = archive.namelist()
        native = any(name.endswith((".so", ".pyd")) for name in names)
        page = "atoll/webclient/index.html" in names
        kind = ", engine compiled" if native else ", engine as plain Python"
        kind += "" if page else ", WITHOUT the web client (build it first)"
    return f"{path} ({path.stat().st_size / 1e6:.1f} MB{kind})\n"


def main() -> int:
    """Build into `dist`, or into the given folder."""
    parser = argparse.ArgumentParser(prog="atoll wheel", description="Build the sdist and wheel.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR")
    try:
        for path in build(parser.parse_args().out):
            sys.stdout.write(describe(path))
    except BuildFailed as error:
        sys.stderr.write(f"{error}atoll: the build failed\n")
        return 1
    except KeyboardInterrupt:
        sys.stderr.write("\natoll: interrupted\n")
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
