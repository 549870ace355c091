"""The file of a match: a first line that says what is played, then one line for everything that happened.

A line is a checksum, a blank and a JSON object with named fields. Each checksum goes on from the one
before it, so that a line that is changed, missing, doubled or moved is found, and all lines before it
can still be trusted. A match in memory is written in the same format as a journal on disk.
"""

from __future__ import annotations

import hashlib
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import msgspec

from game.core.games import Game
from game.core.history import Decision, Keyframe
from game.core.match import Match
from game.core.saves.schema import rows_of
from game.core.table import Seat, Table

T = TypeVar("T", bound=Table)
S = TypeVar("S")

FORMAT = 1
LARGEST = 64 << 20  # bytes; a finished match of Cosmic Encounter Duel takes a hundred thousand
OPENING = b' {"record":"starboard",'  # of the first line's text, in every format
CHECK = 9  # bytes of a line's checksum and the blank after it
WIDEST = 1 << 64
LONGEST_NAME = 60
DEEPEST = 40  # lists and objects within each other, in what is kept without being looked at

# By the older format's number: makes the lines of the next format of the decoded lines of that one.
UPGRADES: dict[int, Callable[[list[Any]], list[Any]]] = {}


class Sentence(msgspec.Struct, frozen=True):
    """What a player is told about a save: a sentence by its key in the catalogues, and what to fill in."""

    text: str
    args: dict[str, str | int] = {}

    def __str__(self) -> str:
        return " ".join([self.text, *(f"{name}={value}" for name, value in self.args.items())])


class SaveRefused(ValueError):
    """A file cannot be read as a match; the file is as it was."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class Record(msgspec.Struct, frozen=True, kw_only=True, tag_field="record"):
    """What stands in one line."""


class Stamp(msgspec.Struct, frozen=True):
    """The one thing that the first line says in every format."""

    format: int


class Header(Record, frozen=True, kw_only=True, tag="starboard"):
    """The first line: what is played, where it came from, and what its numbers mean."""

    format: int
    game: str
    rules: int  # the version of the game's rules
    seats: int
    seed: int
    options: dict[str, Any]
    notes: dict[str, Any]  # whatever the caller wants back: a date, who sits where
    faces: list[str]  # the names behind the numbers in a table's ``faces``
    rows: dict[str, list[str]]  # the fields of what a table keeps as rows without names
    digest: str
    start: msgspec.Raw


class Took(Record, frozen=True, kw_only=True, omit_defaults=True, tag="took"):
    """A seat answered; afterwards the table had this digest, if it was taken."""

    seat: Seat
    asked: str
    answer: Any
    digest: str = ""


class Undid(Record, frozen=True, kw_only=True, tag="undid"):
    """The last decision was taken back."""


class Redid(Record, frozen=True, kw_only=True, tag="redid"):
    """The decision last taken back was taken again."""


class Phase(Record, frozen=True, kw_only=True, tag="phase"):
    """A phase began after so many decisions, with this table."""

    taken: int
    digest: str
    table: msgspec.Raw


class Noted(Record, frozen=True, kw_only=True, tag="noted"):
    """The caller wrote something down after so many decisions; what was taken back before it is gone."""

    taken: int
    note: dict[str, Any]


class Save(msgspec.Struct):
    """What could be read of a file, up to its end or to the first line that cannot be trusted."""

    header: Header
    decisions: list[Took] = []
    undone: list[Took] = []
    phases: list[Phase] = []
    noted: list[Noted] = []
    length: int = 0  # bytes that could be read
    chain: int = 0  # the checksum of the last line read
    notice: Sentence | None = None
    upgraded: bool = False

    def add(self, record: Took | Undid | Redid | Phase | Noted) -> bool:
        """Note what happened next; False if it cannot have happened here."""
        if isinstance(record, Noted):
            if not _can_be_kept(record.note):
                return False
            self.noted.append(record)
            self.undone.clear()
            return True
        if isinstance(record, Took):
            if not _can_be_kept(record.answer):
                return False
            self.decisions.append(record)
            self.undone.clear()
            return True
        if isinstance(record, Phase):
            if record.taken != len(self.decisions):
                return False
            self._drop_phases(record.taken)
            self.phases.append(record)
            return True
        if isinstance(record, Undid):
            if self.decisions:
                self.undone.append(self.decisions.pop())
                self._drop_phases(len(self.decisions) + 1)
                return True
            return False
        if self.undone:
            self.decisions.append(self.undone.pop())
            return True
        return False

    def _drop_phases(self, taken: int) -> None:
        """Forget the phases that began after so many decisions or more."""
        while self.phases and self.phases[-1].taken >= taken:
            self.phases.pop()


_STAMP = msgspec.json.Decoder(Stamp)
_HEADER = msgspec.json.Decoder(Header)
_RECORD = msgspec.json.Decoder(Took | Undid | Redid | Phase | Noted)
_ANYTHING: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


class Pen:
    """Writes lines, each checked together with all before it."""

    def __init__(self, chain: int = 0) -> None:
        self.chain = chain
        self.lines: list[bytes] = []

    def write(self, record: Any) -> None:
        body = msgspec.json.encode(record)
        self.chain = crc32(body, self.chain)
        self.lines.append(b"%08x %b\n" % (self.chain, body))

    @property
    def written(self) -> bytes:
        return b"".join(self.lines)


def digest_of(game: Game[T], table: T) -> str:
    return hashlib.blake2b(game.encode(table), digest_size=8).hexdigest()


def header_of(match: Match[T], notes: Mapping[str, Any]) -> Header:
    game, beginning = match.game, match.beginning
    start = match.keyframes[0].table(game)
    return Header(
        format=FORMAT,
        game=game.name,
        rules=game.version,
        seats=start.seats,
        seed=beginning.seed % WIDEST,  # the generator keeps no more of it
        options=beginning.options,
        notes=dict(notes),
        faces=game.face_keys,
        rows=rows_of(game.table_type),
        digest=digest_of(game, start),
        start=msgspec.Raw(msgspec.json.encode(start)),
    )


def took(decision: Decision, digest: str = "") -> Took:
    return Took(seat=decision.seat, asked=decision.asked, answer=decision.answer, digest=digest)


def phase_of(game: Game[Any], keyframe: Keyframe) -> Phase:
    table = keyframe.table(game)
    return Phase(
        taken=keyframe.taken,
        digest=digest_of(game, table),
        table=msgspec.Raw(msgspec.json.encode(table)),
    )


def write(match: Match[Any], notes: Mapping[str, Any] | None = None, noted: Iterable[Noted] = ()) -> Pen:
    """A whole match as lines; also what was noted, and what was taken back and may be taken again."""
    assert not match.imagined, "an imagined match is nobody's to keep"
    pen = Pen()
    pen.write(header_of(match, notes or {}))
    keyframes = iter(written_phases(match))
    keyframe = next(keyframes, None)
    for taken, decision in enumerate([*match.decisions, None]):
        while keyframe is not None and keyframe.taken == taken:
            pen.write(phase_of(match.game, keyframe))
            keyframe = next(keyframes, None)
        if decision is not None:
            last = taken + 1 == len(match.decisions)
            pen.write(took(decision, match.digest() if last else ""))
    for note in noted:
        pen.write(note)
    write_undone(pen, match)
    return pen


def written_phases(match: Match[Any]) -> list[Keyframe]:
    """The phases that stand in a file: a game whose phases are short need not write each of them."""
    found, within = [], -1
    for keyframe in match.keyframes[1:]:
        if keyframe.taken // match.game.written != within:
            within = keyframe.taken // match.game.written
            found.append(keyframe)
    return found


def write_undone(pen: Pen, match: Match[Any]) -> None:
    """What may be taken again is written as taken and taken back."""
    for decision in reversed(match.undone):
        pen.write(took(decision))
    for _ in match.undone:
        pen.write(Undid())


def read(saved: bytes) -> Save:
    """What can be trusted of a file. Only its beginning must be whole."""
    lines = _lines(saved)
    first = next(lines, None)
    if first is None or not saved.startswith(OPENING, CHECK - 1):
        raise refused_beginning(saved)
    body, chain, length = first
    stamp = _decoded(_STAMP, body)
    if stamp is None:
        raise refused_beginning(saved)
    if stamp.format > FORMAT:
        raise refused("save.newer", format=stamp.format)
    if stamp.format < FORMAT:
        return _upgraded(saved, stamp.format)
    header = _decoded(_HEADER, body)
    if header is None or not _can_be_kept([header.notes, header.options]):
        raise refused_beginning(saved)

    save = Save(header, length=length, chain=chain)
    for body, chain, end in lines:
        record = _decoded(_RECORD, body)
        if record is None or not save.add(record):
            save.notice = Sentence("save.damaged", {"kept": len(save.decisions)})
            return save
        save.length, save.chain = end, chain
    if save.length < len(saved):
        save.notice = _rest_of(saved, save)
    return save


def _lines(saved: bytes) -> Iterator[tuple[bytes, int, int]]:
    """The intact lines: what stands there, the checksum, where the line ends."""
    chain = place = 0
    while (end := saved.find(b"\n", place)) >= 0:
        body = saved[place + CHECK : end]
        chain = crc32(body, chain)
        if saved[place : place + CHECK] != b"%08x " % chain:
            return
        place = end + 1
        yield body, chain, place


def _rest_of(saved: bytes, save: Save) -> Sentence:
    """A single broken line at the end was being written; anything else is damage."""
    torn = saved.find(b"\n", save.length, len(saved) - 1) < 0
    return Sentence("save.torn" if torn else "save.damaged", {"kept": len(save.decisions)})


def _decoded(decoder: msgspec.json.Decoder[S], body: bytes) -> S | None:
    try:
        return decoder.decode(body)
    except (ValueError, RecursionError, OverflowError, MemoryError):  # msgspec's errors are ValueErrors
        return None


def _can_be_kept(value: Any, room: int = DEEPEST) -> bool:
    """True if a value of any shape can be written again: its numbers are no wider and it is not too deep."""
    if isinstance(value, dict):
        return room > 0 and all(_can_be_kept(item, room - 1) for item in value.values())
    if isinstance(value, list):
        return room > 0 and all(_can_be_kept(item, room - 1) for item in value)
    return not isinstance(value, int) or -WIDEST // 2 <= value < WIDEST


def _upgraded(saved: bytes, number: int) -> Save:
    """Read an older format by taking its lines from one format to the next."""
    if number not in UPGRADES:
        raise refused("save.header_damaged")
    lines: list[Any] = []
    length = 0
    for body, _, end in _lines(saved):
        line = _decoded(_ANYTHING, body)
        if line is None:
            break
        lines.append(line)
        length = end
    pen = Pen()
    try:
        for step in range(number, FORMAT):
            lines = UPGRADES[step](lines)
            lines[0]["format"] = step + 1
        for line in lines:
            pen.write(line)
    except Exception as problem:  # the lines are no more than JSON, so a step may trip over anything
        raise refused("save.header_damaged") from problem
    save = read(pen.written)
    save.upgraded = True
    if length < len(saved) and save.notice is None:
        save.length = length
        save.notice = _rest_of(saved, save)
    return save


def read_file(path: Path) -> bytes:
    """The bytes of a file that is small enough to be a save."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise refused("save.not_a_file")
        if status.st_size > LARGEST:
            raise refused("save.too_big", megabytes=status.st_size >> 20, limit=LARGEST >> 20)
        with path.open("rb") as file:
            return file.read(LARGEST)
    except (FileNotFoundError, NotADirectoryError) as problem:
        raise refused("save.missing") from problem
    except OSError as problem:
        raise refused("save.unreadable") from problem


def refused_beginning(saved: bytes) -> SaveRefused:
    """Why there is no first line that can be trusted."""
    if not saved:
        return refused("save.empty")
    return refused("save.header_damaged" if saved.startswith(OPENING, CHECK - 1) else "save.foreign")


def refused(text: str, **args: str | int) -> SaveRefused:
    """Why a save is refused; a damaged one may name anything, at any length."""
    return SaveRefused(Sentence(text, {name: _short(value) for name, value in args.items()}))


def _short(value: str | int) -> str | int:
    return value[:LONGEST_NAME] if isinstance(value, str) else max(-WIDEST, min(value, WIDEST))
