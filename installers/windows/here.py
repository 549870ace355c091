"""This computer itself, if it is a Windows: what is checked there is installed for the person who checks."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from installers.steps import StepFailed, attempt, run


class Here:
    """The Windows that this runs on."""

    def __init__(self) -> None:
        self.local = Path(os.environ["LOCALAPPDATA"])
        mine = [self.local / "Starboard", self.local / "Programs" / "Starboard"]
        found = [str(folder) for folder in mine if folder.exists()]
        if found:
            raise StepFailed(f"The check would remove {' and '.join(found)}: move that elsewhere first.")

    def call(
        self, what: str, words: Sequence[str | Path], *, minutes: float = 15, shown: Sequence[str] = ()
    ) -> str:
        """Call a program to its end; what it printed."""
        return run(what, words, minutes=minutes, shown=shown)

    def attempt(self, words: Sequence[str | Path]) -> subprocess.CompletedProcess[str]:
        """Call a program to its end, whatever that is."""
        return attempt(words, minutes=5)

    def double_click(self, file: Path) -> None:
        """Let Windows open a file with the program that it knows for it."""
        if sys.platform == "win32":
            os.startfile(file)

    def path(self, path: Path) -> str:
        """A path as programs see it."""
        return str(path)

    def wait(self) -> None:
        """Nothing can be waited for as a whole: whoever expects something looks for a while."""
