"""The program folder for the kind of computer that this is."""

from __future__ import annotations

import sys
from pathlib import Path

from installers import contents, pictures
from installers.project import DIST, ROOT
from installers.steps import run, tell

HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
STEPS = ("pictures", "fonts", "sounds", "sentences", "data files", "table layouts", "screens", "matches")


def build() -> int:
    """Make dist/starboard and let the program in it check itself; the exit code."""
    tell("== building")
    freeze(DIST)
    program = DIST / "starboard" / ("starboard-console.exe" if sys.platform == "win32" else "starboard")
    tell(f"== checking {program.relative_to(ROOT)}")
    run("The self-test", [program, "--selftest"], variables=HEADLESS, shown=STEPS)
    return 0


def freeze(into: Path, python: Path = Path(sys.executable)) -> None:
    """Make the folder ``starboard`` in another one."""
    pictures.prepare(contents.shipped())
    run("PyInstaller", [python, *words(str(into), str(ROOT / "build" / "work"))], folder=ROOT)


def words(into: str, work: str) -> list[str]:
    """What Python is called with to freeze the program; the folders as that Python sees them."""
    folders = ["--distpath", into, "--workpath", work]
    return ["-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *folders, "build.spec"]
