"""Builds the web client if its sources changed, and copies it into the installed package."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from launch import parts
from launch.environment import Environment
from launch.shell import ROOT, run, step
from launch.stamps import Stamps, digest

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CLIENT = ROOT / "src" / "atoll" / "webclient"
APART = {"node_modules", "fixtures", "tests"}


def sources() -> Iterator[Path]:
    """All source files of the web client."""
    for path in WEB.rglob("*"):
        parts_apart = APART & set(path.relative_to(WEB).parts)
        if path.is_file() and not parts_apart and path.suffix != ".py":
            yield path
    yield from (ROOT / "src" / "atoll").rglob("messages/**/*.ftl")
    yield ROOT / "src" / "atoll" / "messages" / "languages.json"


def find_node(environment: Environment) -> None:
    """Put a suitable Node first on the path: the system's, else one from PyPI."""
    path = shutil.which("node")
    if path and shutil.which("npm") and parts.is_new_enough(parts.node_version(path)):
        return
    environment.require("node")
    os.environ["PATH"] = f"{environment.executable.parent}{os.pathsep}{os.environ['PATH']}"


def build(environment: Environment) -> str:
    """Build the client unless it is built; returns its key.

    The stamps are beside the modules, so a new environment builds nothing again.
    """
    key, modules = digest(sources(), ROOT), digest([WEB / "package-lock.json"], ROOT)
    stamps = Stamps(MODULES / "atoll.json")
    if stamps.has("client", key) and (CLIENT / "index.html").exists():
        return key
    find_node(environment)
    if not stamps.has("modules", modules):
        with step("installing the tools of the web client"):
            run("npm-ci", "npm", "ci", "--no-audit", "--no-fund", cwd=WEB)
        stamps = Stamps(MODULES / "atoll.json")
        stamps.done("modules", modules)
    with step("building the web client"):
        stamps.start("client")
        run("npm-build", "npm", "run", "build", cwd=WEB)
        stamps.done("client", key)
    return key


def put_in(environment: Environment, key: str) -> None:
    """Copy the built client into the installed package."""
    if environment.stamps.has("page", key):
        return
    target = environment.site / "atoll" / "webclient"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(CLIENT, target)
    environment.stamps.done("page", key)
