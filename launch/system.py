"""Installs missing Debian packages as root; else prints the command and what does not work."""

import os
from collections.abc import Sequence

from launch.parts import Part, has_apt, install_line
from launch.shell import StepFailed, run, say, step

APT = {"DEBIAN_FRONTEND": "noninteractive"}


def provide(wanted: Sequence[Part], is_needed: bool) -> bool:
    """Install these parts; returns whether all are there. A missing needed part is an error."""
    missing = [part for part in wanted if not part.found]
    if not missing:
        return True
    packages = [name for part in missing for name in part.packages]
    names = " and ".join(part.name for part in missing)
    if packages and os.geteuid() == 0 and has_apt():
        install(names, packages)
        return True
    lost = "; ".join(dict.fromkeys(part.without for part in missing))
    how = f"; to have it: {install_line(packages)}" if packages else ""
    text = f"missing: {names}: {lost}{how}"
    if is_needed:
        raise StepFailed(text)
    say(text)
    return False


def install(names: str, packages: list[str]) -> None:
    """Install packages; repairs an interrupted dpkg first."""
    variables = {**os.environ, **APT}
    with step(f"installing {names} with apt: {' '.join(packages)}"):
        run("apt-repair", "dpkg", "--configure", "-a", env=variables)
        run("apt-update", "apt-get", "update", "-qq", env=variables)
        words = ("install", "-y", "-qq", "--no-install-recommends", *packages)
        run("apt-install", "apt-get", *words, env=variables)
