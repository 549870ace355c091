"""Builds the Windows program, its installer and its zip."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from installers.folder import freeze
from installers.folder import words as frozen_by
from installers.project import BUILD, DIST, ROOT, commit
from installers.steps import need, tell
from installers.windows import python as windows_python
from installers.windows.wine import NEEDED, Wine, windows_path

WORK = BUILD / "windows"
FOLDER = DIST / "windows" / "starboard"
PREFIX = WORK / "wine"


def build(check: bool) -> int:
    """Make everything for Windows, and check it if asked to; the exit code."""
    tell("== building for Windows")
    make_folder()
    return 0


def make_folder() -> None:
    """The program folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    if sys.platform == "win32":
        freeze(FOLDER.parent)
        return
    need({**NEEDED, "osslsigncode": "osslsigncode"})
    wine = Wine(PREFIX)
    wine.start()
    interpreter = windows_python.prepare(wine)
    tell("  freezing the program")
    words: list[str | Path] = [
        interpreter,
        *frozen_by(windows_path(FOLDER.parent), windows_path(WORK / "work")),
    ]
    variables = {"PYTHONHASHSEED": "1", "SOURCE_DATE_EPOCH": str(commit().time), "SDL_VIDEODRIVER": "dummy"}
    wine.call("PyInstaller", words, folder=ROOT, variables=variables)
    wine.stop()
