"""Windows programs on Linux: a Windows folder tree of our own, and calls into it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from installers.steps import attempt, find, run

NEEDED = {"wine64": "wine64"}
CLASSES, MACHINE_CLASSES = r"HKCU\Software\Classes", r"HKLM\Software\Classes"


class Wine:
    """A fresh or kept folder of Windows, as Wine makes it."""

    def __init__(self, prefix: Path, display: str = "") -> None:
        self.prefix = prefix
        self.variables = {
            "WINEPREFIX": str(prefix),
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=d",
            "LC_ALL": "C.UTF-8",
            "DISPLAY": display,  # none unless a window is wanted: Wine would wait for one
            "PYTHONPATH": "",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",  # a frame takes 2.7 s through Wine's emulated 3D card
        }

    @property
    def local(self) -> Path:
        """Where programs and data of the person lie, who has the name that the system knows."""
        users = [path for path in (self.prefix / "drive_c" / "users").iterdir() if path.name != "Public"]
        return users[0] / "AppData" / "Local"

    def start(self) -> None:
        """Make the folder, if it is not there yet."""
        if not (self.prefix / "system.reg").exists():
            self.prefix.parent.mkdir(parents=True, exist_ok=True)
            self.call("Setting up Wine", ["wineboot", "-i"])
            self.wait()

    def call(
        self,
        what: str,
        words: Sequence[str | Path],
        *,
        folder: Path | None = None,
        variables: Mapping[str, str] | None = None,
        minutes: float = 15,
        shown: Sequence[str] = (),
    ) -> str:
        """Call a Windows program to its end; what it printed."""
        command = self.command(words)
        mine = {**self.variables, **(variables or {})}
        return run(what, command, folder=folder, variables=mine, minutes=minutes, shown=shown)

    def attempt(
        self, words: Sequence[str | Path], *, variables: Mapping[str, str] | None = None, minutes: float = 5
    ) -> subprocess.CompletedProcess[str]:
        """Call a Windows program to its end, whatever that is."""
        mine = {**self.variables, **(variables or {})}
        return attempt(self.command(words), variables=mine, minutes=minutes)

    def double_click(self, file: Path) -> None:
        """Open a file with the program that Windows knows for it, and leave that to itself.

        Windows sees what belongs to one person. Wine's desktop does not (its bug 14771): it is shown it.
        """
        self.call("Showing Wine our kinds of files", ["reg", "copy", CLASSES, MACHINE_CLASSES, "/s", "/f"])
        command = [str(word) for word in self.command(["start", "/unix", file])]
        null = subprocess.DEVNULL
        subprocess.Popen(command, env={**os.environ, **self.variables}, stdin=null, stdout=null, stderr=null)

    def path(self, path: Path) -> str:
        """A path of this computer as programs in there see it."""
        return windows_path(path)

    def command(self, words: Sequence[str | Path]) -> list[str | Path]:
        return [find("wine64"), *words]

    def wait(self) -> None:
        """Until every program in this folder has ended and its registry is written."""
        attempt([find("wineserver"), "-w"], variables=self.variables, minutes=3)

    def stop(self) -> None:
        """End what still runs in this folder."""
        attempt([find("wineserver"), "-k"], variables=self.variables, minutes=1)
        self.wait()


def windows_path(path: Path) -> str:
    """A path of this computer as Windows programs see it."""
    return "Z:" + os.path.abspath(path).replace("/", "\\")
