"""The file of an own puzzle: a save that begins shortly before a decision, and what its answers are worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple

import msgspec

import game
from game.bots.own_puzzles import OwnPuzzle, Worth
from game.core.history import Beginning, Keyframe
from game.core.match import Match
from game.core.saves import file_format
from game.core.saves.file_format import SaveRefused, refused
from game.core.saves.resume import Loaded
from game.core.table import Seat

NOTE = "puzzle"  # under this word a file keeps what makes it a puzzle

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class PuzzleNote(msgspec.Struct, frozen=True, kw_only=True):
    """What a file says about its puzzle."""

    seat: Seat
    taken: Count  # decisions of the match before this one
    decisions: Count  # and altogether
    day: Annotated[str, msgspec.Meta(max_length=10)]  # on which it was played, as in 2026-11-18
    given: tuple[Any, Percent]
    worths: Annotated[list[tuple[Any, Percent]], msgspec.Meta(min_length=1, max_length=100)]


class ReadPuzzle(NamedTuple):
    """A puzzle from its file."""

    loaded: Loaded
    puzzle: OwnPuzzle
    note: PuzzleNote


def written(match: Match[Any], puzzle: OwnPuzzle, day: str, notes: Mapping[str, Any]) -> bytes:
    """The file of a puzzle that was found in a match."""
    note = PuzzleNote(
        seat=puzzle.seat,
        taken=puzzle.taken,
        decisions=len(match.decisions),
        day=day,
        given=(puzzle.given.answer, puzzle.given.worth),
        worths=[(each.answer, each.worth) for each in puzzle.worths],
    )
    position = without_past(match.at(puzzle.taken))
    return file_format.write(position, {**notes, NOTE: msgspec.to_builtins(note)}).written


def without_past(match: Match[Any]) -> Match[Any]:
    """The same position as if the match had begun with the phase that goes on."""
    game_, frame = match.game, match.keyframes[-1]
    start = Keyframe(game_.snapshot(frame.table(game_)), 0)
    beginning = Beginning(match.beginning.seed, match.beginning.options)
    return Match.resumed(game_, beginning, [start], match.decisions[frame.taken :])


def note_of(saved: bytes) -> PuzzleNote:
    """What a file says about its puzzle, without a look at its match; raises SaveRefused."""
    return _note(file_format.read(saved).header.notes)


def read(saved: bytes) -> ReadPuzzle:
    """A puzzle at its decision; raises SaveRefused."""
    try:
        loaded = game.load(saved)
        note = _note(loaded.notes)
        prompt = loaded.match.asked_of(note.seat)
        if loaded.notice is not None or prompt is None:
            raise refused("puzzle.own_unfit")
        kind = type(prompt).answer_type()
        given, *worths = (
            Worth(msgspec.convert(one, kind), worth) for one, worth in (note.given, *note.worths)
        )
        if any(prompt.refuse(loaded.match.table, each.answer) for each in (given, *worths)):
            raise refused("puzzle.own_unfit")
    except SaveRefused:
        raise
    except Exception as problem:  # the rules may trip over anything in a file
        raise refused("puzzle.own_unfit") from problem
    best_first = tuple(sorted(worths, key=lambda each: -each.worth))
    return ReadPuzzle(loaded, OwnPuzzle(note.taken, note.seat, given, best_first), note)


def _note(notes: Mapping[str, Any]) -> PuzzleNote:
    try:
        return msgspec.convert(notes.get(NOTE), PuzzleNote)
    except msgspec.ValidationError as problem:
        raise refused("puzzle.own_unfit") from problem
