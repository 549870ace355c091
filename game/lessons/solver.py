"""Solves puzzles by trying every answer: the proof that a solution exists and that the obvious one fails."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import game
from game.core.match import Match
from game.core.prompts import Handle, Prompt
from game.core.table import Table
from game.lessons.facts import holds
from game.lessons.lesson import AnswerWay
from game.lessons.matching import handles_of
from game.lessons.puzzle import Puzzle
from game.lessons.run import others_first, scripted

FAR = 120  # decisions in a row that are not the solver's: the puzzle has no end
TRIED = 60_000  # answers at most

Path = tuple[Handle, ...]


class Unproven(ValueError):
    """A puzzle is not what its file says: where, and why."""

    def __init__(self, reason: str, word: str = "goal") -> None:
        super().__init__(reason)
        self.word = word  # of its file


def begun(puzzle: Puzzle) -> Match[Any]:
    """The match of a puzzle at its beginning."""
    return game.scenario(puzzle.game, puzzle.scenario)


def is_solved(puzzle: Puzzle, match: Match[Any]) -> bool:
    return all(holds(match.game, match.table, fact) for fact in puzzle.goal)


def is_over(puzzle: Puzzle, match: Match[Any]) -> bool:
    """It is too late, or the match has ended."""
    return not match.waiting() or any(holds(match.game, match.table, fact) for fact in puzzle.over)


def to_decision(puzzle: Puzzle, match: Match[Any], *, left: int) -> Prompt[Any] | None:
    """Let all others answer until the solver is asked; None if the puzzle has come to its end."""
    for _ in range(FAR):
        if is_solved(puzzle, match) or is_over(puzzle, match):
            return None
        waiting = {prompt.seat: prompt for prompt in match.waiting()}
        prompt = waiting[others_first(list(waiting), puzzle.seat)[0]]
        if asks(puzzle, prompt) and left:
            return prompt
        match.answer(prompt.seat, reply_to(puzzle, match, prompt))
    raise Unproven(f"after {FAR} answers of others it is neither solved nor over", "over")


def asks(puzzle: Puzzle, prompt: Prompt[Any]) -> bool:
    """True if a question is the solver's to answer."""
    return prompt.seat == puzzle.seat and type(prompt).__name__ in puzzle.asks


def reply_to(puzzle: Puzzle, match: Match[Any], prompt: Prompt[Any]) -> object:
    """What is answered for whoever is asked something that is no part of the puzzle."""
    view: Table = match.view(prompt.seat)
    return scripted(match.game, puzzle.reply, prompt, view)


class Search:
    """Looks through all answers from a position on."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.tried = puzzle, 0

    def solutions(self, match: Match[Any], left: int) -> Iterator[Path]:
        """Every way to the goal, each as the answers of the solver."""
        prompt = to_decision(self.puzzle, match, left=left)
        if prompt is None:
            if is_solved(self.puzzle, match):
                yield ()
            return
        for handle in distinct(prompt.handles(match.view(self.puzzle.seat))):
            self.tried += 1
            if self.tried > TRIED:
                raise Unproven(f"more than {TRIED} answers would have to be tried")
            twin = match.clone()
            twin.answer(prompt.seat, handle.answer)
            for path in self.solutions(twin, left - 1):
                yield (handle, *path)


def distinct(handles: list[Handle]) -> list[Handle]:
    """The handles without those that give the same answer as another one."""
    kept: list[Handle] = []
    for handle in handles:
        if all(handle.answer != other.answer for other in kept):
            kept.append(handle)
    return kept


def solution(puzzle: Puzzle) -> Path:
    """The first way to the goal. Raises Unproven if there is none."""
    path = next(Search(puzzle).solutions(begun(puzzle), puzzle.answers), None)
    if not path:
        raise Unproven("no answers lead to the goal" if path is None else "it is solved without an answer")
    return path


def prove(puzzle: Puzzle) -> Path:
    """A solution, after a look whether every obvious answer leads away from all of them. Raises Unproven."""
    found = solution(puzzle)
    for handle in _obvious(puzzle):
        twin = begun(puzzle)
        prompt = to_decision(puzzle, twin, left=puzzle.answers)
        assert prompt is not None
        twin.answer(prompt.seat, handle.answer)
        if next(Search(puzzle).solutions(twin, puzzle.answers - 1), None) is not None:
            raise Unproven(f"the obvious answer solves it: {handle.piece or handle.button}", "obvious")
    return found


def _obvious(puzzle: Puzzle) -> list[Handle]:
    match = begun(puzzle)
    prompt = to_decision(puzzle, match, left=puzzle.answers)
    if prompt is None:
        raise Unproven("nobody is asked anything")
    if not puzzle.obvious:
        raise Unproven("it names no obvious answer")
    view: Table = match.view(puzzle.seat)
    found: list[Handle] = []
    for way in puzzle.obvious:  # one that nobody can give would lead away from everything
        meant = handles_of(match.game, view, prompt, [way])
        if not meant:
            open_ways = "; ".join(map(_written, prompt.handles(view)))
            reason = f"{_written(way)} cannot be given; {type(prompt).__name__} has: {open_ways}"
            raise Unproven(f"its obvious answer {reason}", "obvious")
        found += meant
    return distinct(found)


def _written(way: AnswerWay | Handle) -> str:
    """A way to an answer as a file writes it, in one line."""
    return " ".join(filter(None, (way.piece, way.place, way.button)))
