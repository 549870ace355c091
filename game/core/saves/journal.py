"""A match on disk while it is played: every answer is in the file before anybody is told it was taken."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

from game.core.files import drafted, put, write_file
from game.core.history import Decision
from game.core.match import Match
from game.core.saves.file_format import (
    Noted,
    Pen,
    Redid,
    Sentence,
    Undid,
    phase_of,
    took,
    write,
    write_undone,
    written_phases,
)
from game.core.saves.locks import lock, unlock
from game.core.saves.resume import Loaded

SYNC_EVERY = 20  # decisions that a power cut may cost; a killed program costs none

_SENTENCES = {
    errno.ENOSPC: "save.disk_full",
    errno.EDQUOT: "save.disk_full",
    errno.EACCES: "save.read_only",
    errno.EPERM: "save.read_only",
    errno.EROFS: "save.read_only",
    errno.ENOENT: "save.folder_gone",
    errno.ENOTDIR: "save.folder_gone",
}


class NotKept(RuntimeError):
    """The disk did not take a match. The match goes on, and its next record tries to write all of it."""

    def __init__(self, path: Path, problem: OSError) -> None:
        number = problem.errno or 0
        text = _SENTENCES.get(number, "save.not_written")
        reason = errno.errorcode.get(number, str(number))
        self.sentence = Sentence(text, {"file": path.name, "reason": reason})
        super().__init__(str(self.sentence))


class Journal:
    """The file of one match. It only grows; a decision taken back adds a line that says so.

    Before it grows, the journal looks whether the file is as it was left. If another program plays the match,
    or has changed its file, that stays as it is, and this match goes on in a file of its own.
    """

    def __init__(self, path: Path, notes: Mapping[str, Any] | None = None) -> None:
        self.path, self.notes = path, dict(notes or {})
        self.moved: Sentence | None = None  # why the match has a file of its own since the last record
        self._file: int | None = None
        self._loaded: Loaded | None = None  # the match comes from the file, which has not been opened yet
        self._length: int | None = None  # of the file as it was left; None: nothing in it is from here
        self._whole = True  # False: the last record failed, and may have left half a line
        self._chain = 0
        self._decisions: list[Decision] = []  # as they stand in the file
        self._undone: list[Decision] = []
        self._noted: list[Noted] = []  # all of them, and how many stand in the file
        self._filed = 0
        self._unsynced = 0

    @classmethod
    def begin(cls, path: Path, match: Match[Any], notes: Mapping[str, Any] | None = None) -> Journal:
        """Start a file with all of a match, in place of any file of that name."""
        journal = cls(path, notes)
        journal.record(match)
        return journal

    @classmethod
    def of_loaded(cls, path: Path, loaded: Loaded) -> Journal:
        """The journal of a match that was loaded from a file; its first record takes up that file.

        A file that must be written anew is kept beside the one that goes on.
        """
        journal = cls(path, loaded.notes)
        journal._noted, journal._loaded = list(loaded.noted), loaded
        return journal

    @classmethod
    def reopen(cls, path: Path, loaded: Loaded) -> Journal:
        """Go on at once in the file a match was loaded from."""
        journal = cls.of_loaded(path, loaded)
        journal.record(loaded.match)
        return journal

    def record(self, match: Match[Any]) -> None:
        """Write what has happened since the last record; if that failed, or the file is gone, everything."""
        self.moved = None
        try:
            if self._loaded is not None:
                self._take_up(self._loaded)
                self._loaded = None
            if self._length is None or not self.path.exists():
                self._write_anew(match)
            elif not self._as_left():
                self._go_on_apart(match, "save.moved")
            elif not self._whole:
                self._write_anew(match)
            else:
                self._append(match)
        except OSError as problem:
            self._whole = False
            raise NotKept(self.path, problem) from problem

    def note(self, match: Match[Any], note: Mapping[str, Any]) -> None:
        """Write down something that is no decision, after those of the match."""
        self._noted.append(Noted(taken=len(match.decisions), note=dict(note)))
        self.record(match)

    def close(self) -> None:
        if self._file is not None:
            with suppress(OSError):
                unlock(self._file)
            with suppress(OSError):
                os.close(self._file)
            self._file = None

    def _take_up(self, loaded: Loaded) -> None:
        """Continue the file a match was loaded from, if it is intact and nobody else does."""
        if not self.path.exists():
            return
        if not self._open():
            self._go_on_apart(loaded.match, "save.elsewhere")
        elif loaded.end is not None:
            self._length, self._chain = loaded.end.length, loaded.end.chain
            self._stand(loaded.match)
        elif not _only_torn(loaded):
            write_file(_free_name(self.path, "{name}.before{number}", 1), self.path.read_bytes())

    def _as_left(self) -> bool:
        """True if the file is the one that was written here, and nobody has written to it since."""
        if self._file is None and not self._open():
            return False
        assert self._file is not None
        now = os.fstat(self._file)
        # Windows lets nobody replace a file that is open, and tells its number in several ways.
        replaced = os.name != "nt" and not os.path.samestat(now, self.path.stat())
        return not replaced and now.st_size == self._length

    def _go_on_apart(self, match: Match[Any], text: str) -> None:
        """Leave the file to whoever else writes to it, and write the whole match to another one."""
        self.close()
        theirs = self.path
        self.path = _free_name(theirs, "{stem}-{number}{suffix}", 2)
        try:
            self._write_anew(match)
        except OSError:
            self.path = theirs
            raise
        self.moved = Sentence(text, {"file": theirs.name, "copy": self.path.name})

    def _write_anew(self, match: Match[Any]) -> None:
        pen = write(match, self.notes, self._noted)
        draft = drafted(self.path, pen.written)
        self.close()  # a file that is open cannot be replaced on Windows
        put(draft, self.path)
        self._open()
        self._length, self._chain, self._whole = len(pen.written), pen.chain, True
        self._stand(match)
        self._unsynced = 0

    def _open(self) -> bool:
        """Open the file; False if another program has it, or it is none."""
        if not self.path.is_file():  # opening a pipe would wait for whoever reads from it
            return False
        self._file = os.open(self.path, os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0))
        return lock(self._file)

    def _stand(self, match: Match[Any]) -> None:
        """Remember that the file says what the match says."""
        self._decisions, self._undone = match.decisions.copy(), match.undone.copy()
        self._filed = len(self._noted)

    def _append(self, match: Match[Any]) -> None:
        pen = Pen(self._chain)
        common = self._shared_with(match)
        for _ in self._decisions[common:]:
            pen.write(Undid())
        undone = [*self._undone, *reversed(self._decisions[common:])]
        undone = self._write_decisions(pen, match, common, undone)
        for note in self._noted[self._filed :]:
            pen.write(note)
            undone = []
        if undone != match.undone:
            write_undone(pen, match)
        if not pen.lines:
            return
        self._send(pen.written)
        self._chain = pen.chain
        self._unsynced += len(match.decisions) - common
        if self._unsynced >= SYNC_EVERY or match.table.over:
            self._sync()
        self._decisions[common:] = match.decisions[common:]
        self._undone, self._filed = match.undone.copy(), len(self._noted)

    def _shared_with(self, match: Match[Any]) -> int:
        """How many decisions of the match stand in the file; a decision taken anew is another one."""
        shared = min(len(self._decisions), len(match.decisions))
        while shared and self._decisions[shared - 1] is not match.decisions[shared - 1]:
            shared -= 1
        return shared

    def _write_decisions(
        self, pen: Pen, match: Match[Any], common: int, undone: list[Decision]
    ) -> list[Decision]:
        """Write the decisions after those in common and the phases they led to; what can then be redone."""
        keyframes = {
            keyframe.taken: keyframe for keyframe in written_phases(match) if keyframe.taken > common
        }
        for taken, decision in enumerate(match.decisions[common:], common + 1):
            if match.undone and undone[-1:] == [decision]:
                undone.pop()
                pen.write(Redid())
            else:
                undone = []
                pen.write(took(decision, match.digest() if taken == len(match.decisions) else ""))
            if taken in keyframes:
                pen.write(phase_of(match.game, keyframes[taken]))
        return undone

    def _send(self, lines: bytes) -> None:
        assert self._file is not None
        assert self._length is not None
        while lines:
            written = os.write(self._file, lines)
            self._length += written
            lines = lines[written:]

    def _sync(self) -> None:
        assert self._file is not None
        os.fsync(self._file)
        self._unsynced = 0


def _only_torn(loaded: Loaded) -> bool:
    """True if the file lacks nothing but a line that nobody was told about."""
    return loaded.notice is not None and loaded.notice.text == "save.torn"


def free_file(path: Path) -> Path:
    """A file that is not there yet: this one, or one beside it with a number."""
    return path if not path.exists() else _free_name(path, "{stem}-{number}{suffix}", 2)


def _free_name(path: Path, pattern: str, first: int) -> Path:
    """A name beside a file that no file has yet, by a pattern with a number."""
    parts = {"name": path.name, "stem": path.stem, "suffix": path.suffix}
    names = (path.with_name(pattern.format(**parts, number=number)) for number in count(first))
    return next(name for name in names if not name.exists())
