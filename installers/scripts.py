"""What a built program is told to do in its window: lines for its `--script`."""

from __future__ import annotations

from pathlib import Path


def menu(shot: str) -> list[str]:
    """The menu, once its pictures are there; it stays on the screen for a while to be looked at."""
    return ["expect new_game", "rest", f"shot {shot}", "wait 5000", "quit"]


def match(shot: str) -> list[str]:
    """A match against a bot: begun, looked at, left; its file stays behind."""
    return [
        "press new_game",
        "expect start",
        "press start",
        "expect menu",
        "wait 2000",
        f"shot {shot}",
        "quit",
    ]


def opened(shot: str) -> list[str]:
    """A match that a file has opened."""
    return ["expect menu", "wait 2000", f"shot {shot}", "quit"]


def report(shot: str) -> list[str]:
    """The about page, where a report of a problem is written."""
    return ["press report", "wait 2000", f"shot {shot}", "quit"]


def write(file: Path, lines: list[str]) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join([*lines, ""]), "utf-8")
    return file
