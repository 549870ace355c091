"""The puzzles that were cut from somebody's own matches: files beside the saves."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.bots.own_puzzles import OwnPuzzle
from game.core.files import write_file
from game.core.saves.file_format import SaveRefused, Sentence, read_file
from scenes.screens.lessons.own_files import PuzzleNote, ReadPuzzle, note_of, read, written

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

ENDING = ".starboard"
MOST = 12  # of a game that are kept, the newest


class Kept(NamedTuple):
    """A file on the shelf, and what it says; or why it cannot be read."""

    path: Path
    note: PuzzleNote | None = None
    problem: Sentence | None = None

    @property
    def id(self) -> str:
        return f"own/{self.path.stem}"


def kept_of(folder: Path, game: str) -> list[Kept]:
    """The puzzles of a game, the newest match first, in the order of its decisions."""
    return [_looked_at(path) for path in _files(folder, f"{game}-")]


def kept_of_match(folder: Path, session: Session) -> list[Kept]:
    """The puzzles that were cut from a match already."""
    return [_looked_at(path) for path in _files(folder, _start_of(session))]


def keep(folder: Path, session: Session, puzzles: list[OwnPuzzle], day: str) -> list[Kept]:
    """Write puzzles of a match; the oldest of its game go. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    notes = session.journal.notes if session.journal else {}
    for puzzle in puzzles:
        path = folder / f"{_start_of(session)}{puzzle.taken:05}{ENDING}"
        write_file(path, written(session.match, puzzle, day, notes))
    for path in _files(folder, f"{session.match.game.name}-")[MOST:]:
        with suppress(OSError):
            path.unlink()
    return kept_of_match(folder, session)


def open_kept(kept: Kept) -> ReadPuzzle:
    """A puzzle from its file, which stays as it is; raises SaveRefused."""
    return read(read_file(kept.path))


def day_of(ui: Ui, note: PuzzleNote) -> str:
    """When the match was played; "" if a file names no day."""
    try:
        day = date.fromisoformat(note.day)
    except ValueError:
        return ""
    return ui.say("puzzle.own_day", day=f"{day.day:02}", month=f"{day.month:02}", year=day.year)


def _start_of(session: Session) -> str:
    """How the files of a match begin; what a file says about itself is not trusted to be a name."""
    number = blake2b(session.id.encode(), digest_size=6).hexdigest()
    return f"{session.match.game.name}-{number}-"


def _files(folder: Path, start: str) -> list[Path]:
    try:
        found = {path: path.stat().st_mtime_ns for path in folder.glob(f"{start}*{ENDING}")}
    except OSError:
        return []
    newest: dict[str, int] = {}  # of a match
    for path, time in found.items():
        match = path.stem.rpartition("-")[0]
        newest[match] = max(time, newest.get(match, 0))
    return sorted(found, key=lambda path: (-newest[path.stem.rpartition("-")[0]], path.name))


def _looked_at(path: Path) -> Kept:
    try:
        return Kept(path, note_of(read_file(path)))
    except SaveRefused as refused:
        return Kept(path, problem=refused.sentence)
