"""The folder of an arena: what was asked, then a line for every deal as soon as it has been played.

Lines are JSON. The first one is the plan, the others come in the order in which workers were done.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

from game.arena.schedule import ArenaPlan
from game.core.refusals import WrongWord

FILE = "results.jsonl"


class HasNumber(Protocol):
    """What came of an order."""

    number: int


R = TypeVar("R", bound=HasNumber)


class Keeper(Generic[R]):
    """The answers of an arena by the number of their order; with a folder they outlive the program."""

    def __init__(self, kind: type[R]) -> None:
        self.kind = kind
        self.answers: dict[int, R] = {}
        self._line: msgspec.json.Encoder = msgspec.json.Encoder()
        self._file: int | None = None

    def read(self, told: bytes) -> R:
        """An answer as a worker sent it."""
        return msgspec.json.decode(told, type=self.kind)

    def keep(self, answer: R) -> None:
        """Note an answer; it is in the file when this returns."""
        self.answers[answer.number] = answer
        if self._file is not None:
            os.write(self._file, self._line.encode(answer) + b"\n")

    @contextmanager
    def at(self, folder: Path | None, plan: ArenaPlan, *, resume: bool) -> Iterator[None]:
        """Keep everything in this folder; what is there already counts only if the arena is gone on with."""
        if folder is None:
            yield
            return
        file = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            there = file.read_bytes() if file.exists() else b""
            if there and not resume:
                raise WrongWord(f"{folder} has results already: --resume goes on with them.")
            good = self._read(there, folder, plan) if there else b""
            flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
            self._file = os.open(file, flags, 0o644)
            try:
                os.ftruncate(self._file, len(good))
                if not good:
                    os.write(self._file, msgspec.json.encode(plan) + b"\n")
                yield
            finally:
                os.close(self._file)
                self._file = None
        except OSError as error:
            raise WrongWord(f"The folder {folder} cannot be used: {error.strerror}.") from error

    def _read(self, there: bytes, folder: Path, plan: ArenaPlan) -> bytes:
        """The part of a file that is whole; its answers are known from now on."""
        *lines, torn = there.split(b"\n")
        if not lines:
            return b""  # the program ended while it wrote the plan
        self._compare(lines[0], folder, plan)
        for number, line in enumerate(lines[1:], 2):
            try:
                answer = msgspec.json.decode(line, type=self.kind)
            except msgspec.MsgspecError:
                if number < len(lines) or torn:
                    raise WrongWord(f"Line {number} of {folder / FILE} is damaged; remove it.") from None
                torn = line + b"\n"
            else:
                self.answers[answer.number] = answer
        if torn:
            print(f"The last line of {folder / FILE} is damaged; its deal is played again.", file=sys.stderr)
        return there[: len(there) - len(torn)]

    def _compare(self, line: bytes, folder: Path, plan: ArenaPlan) -> None:
        """Refuse results of another arena, and say what differs."""
        try:
            known = msgspec.json.decode(line, type=ArenaPlan)
        except msgspec.MsgspecError:
            raise WrongWord(f"{folder / FILE} is no file of results; choose another folder.") from None
        for name in ArenaPlan.__struct_fields__:
            before, now = getattr(known, name), getattr(plan, name)
            if before == now:
                continue
            if name == "source":
                raise WrongWord(f"The rules or bots have changed since {folder} was begun; choose another.")
            raise WrongWord(f"{folder} has results with another {WORDS[name]}; choose another folder.")


WORDS = {
    "game": "game",
    "entrants": "list of entrants",
    "seats": "number of seats",
    "variants": "list of variants",
    "seating": "seating",
    "seed": "seed",
}
