"""Builds the Windows program, its installer and its zip."""

from __future__ import annotations

import hashlib
import shutil
import sys
from pathlib import Path

from installers import contents, folder, pictures
from installers.project import BUILD, BUILT_FROM, DIST, ROOT, commit, version
from installers.sizes import size_of
from installers.steps import StepFailed, need, tell
from installers.windows import python as windows_python
from installers.windows import setup
from installers.windows.wine import NEEDED, Wine, windows_path

WORK = BUILD / "windows"
FOLDER = DIST / "windows" / "starboard"
PREFIX = WORK / "wine"
MOST_FOLDER, MOST_INSTALLER = 70_000_000, 40_000_000  # bytes


def installer() -> Path:
    return DIST / f"Starboard-{version()}-setup.exe"


def portable() -> Path:
    return DIST / f"Starboard-{version()}-windows.zip"


def build(check: bool) -> int:
    """Make everything for Windows, and check it if asked to; the exit code."""
    need({"makensis": "nsis"} if sys.platform == "win32" else {**NEEDED, "makensis": "nsis"})
    tell(f"== building for Windows: {version()}, commit {commit().name or 'unknown'}")
    make_folder()
    tell("  packing the installer and the zip")
    setup.make_installer(FOLDER, WORK / "setup", installer())
    setup.make_zip(FOLDER, portable())
    measure()
    if check:
        from installers.windows import check as checks

        checks.check(installer(), portable())
    return 0


def make_folder() -> None:
    """The program folder."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    if sys.platform == "win32":
        folder.freeze(FOLDER.parent)
        return
    need({**NEEDED, "osslsigncode": "osslsigncode"})
    wine = Wine(PREFIX)
    wine.start()
    interpreter = windows_python.prepare(wine)
    tell("  making the pictures lighter")
    pictures.prepare(contents.shipped())
    tell("  freezing the program")
    frozen_by = folder.words(windows_path(FOLDER.parent), windows_path(WORK / "work"))
    variables = {
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(commit().time),
        BUILT_FROM: f"{commit().name},{commit().time}",
        "SDL_VIDEODRIVER": "dummy",
    }
    words: list[str | Path] = [interpreter, *frozen_by]
    wine.call("PyInstaller", words, folder=ROOT, variables=variables, minutes=45)
    wine.stop()


def measure() -> None:
    """Tell sizes and hashes; raise if something is larger than a person is to download or to keep."""
    sizes = {"the folder": size_of(FOLDER)}
    sizes |= {file.name: file.stat().st_size for file in (installer(), portable())}
    for name, size in sizes.items():
        tell(f"  {name}: {size / 1e6:.1f} MB")
    for file in (installer(), portable()):
        tell(f"  sha256 {hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}")
    if sizes["the folder"] > MOST_FOLDER or sizes[installer().name] > MOST_INSTALLER:
        raise StepFailed(
            f"At most {MOST_FOLDER // 10**6} MB of folder and {MOST_INSTALLER // 10**6} MB of installer."
        )
