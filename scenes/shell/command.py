"""How a person starts the program and its tasks: `run.py`, an installed command, or the bundled program."""

from __future__ import annotations

import sys
from pathlib import Path

from game.core.assets import INSTALLED


def is_bundled() -> bool:
    """True in the program that `run.py build` makes: there is neither Python nor `run.py` beside it."""
    return hasattr(sys, "frozen")


def command(task: str = "") -> str:
    """What is typed to start the program, or one of its tasks."""
    if is_bundled():
        return f"{Path(sys.executable).name} {task}".rstrip()
    if INSTALLED:
        return f"starboard {task}".rstrip()
    return f"python3 run.py {task or 'play'}"
