"""What a built program is told to do in its window: lines for its `--script`."""

from __future__ import annotations

from pathlib import Path


def menu(shot: str) -> list[str]:
    """The menu, once its pictures are there."""
    return ["expect new_game", "wait 4000", f"shot {shot}", "quit"]


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


def write(file: Path, lines: list[str]) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join([*lines, ""]), "utf-8")
    return file
