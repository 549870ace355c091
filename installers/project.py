"""What a build must know of the project: its version, its commit, its pinned packages."""

from __future__ import annotations

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from installers.steps import attempt

ROOT = Path(__file__).resolve().parents[1]
BUILD, DIST = ROOT / "build", ROOT / "dist"
PINS = ROOT / "installers" / "pins.toml"
BUILT_FROM = "STARBOARD_BUILT_FROM"
EPOCH = 315_532_800  # 1980, the oldest time that a zip can hold


class Commit(NamedTuple):
    """What the program is built from: a short hash with a plus if files differ from it, and its time."""

    name: str
    time: int


@cache
def version() -> str:
    found: str = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found


@cache
def commit() -> Commit:
    """The commit that lies here, or that the variable names; nameless and old if this is no checkout."""
    if BUILT_FROM in os.environ:  # Wine has no git
        name, time = os.environ[BUILT_FROM].split(",")
        return Commit(name, int(time))
    git = ["git", "-c", f"safe.directory={ROOT}"]  # root builds in a folder of somebody else
    told = attempt([*git, "log", "-1", "--format=%h %ct", "--abbrev=10"], folder=ROOT)
    if told.returncode:
        return Commit("", EPOCH)
    name, time = told.stdout.split()
    changed = attempt([*git, "status", "--porcelain"], folder=ROOT).stdout.strip()
    return Commit(f"{name}+" if changed else name, int(time))


def pinned(system: str) -> list[str]:
    """The packages that a build for a system needs, each at one version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    pins = tomllib.loads(PINS.read_text("utf-8"))["packages"]
    named = [*project["project"]["dependencies"], *project["dependency-groups"]["build"]]
    return [*named, *pins["everywhere"], *pins.get(system, [])]
