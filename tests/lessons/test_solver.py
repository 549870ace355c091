"""A proof says something: what makes it empty is refused, with the word of the file that is to blame."""

from __future__ import annotations

import pytest

import game
from game.lessons import solver
from game.lessons.facts import holds
from game.lessons.puzzle import Puzzle
from game.lessons.reading import puzzle_files, puzzle_of, puzzles_of
from game.lessons.solver import Unproven, begun, is_solved, prove, to_decision

EVERY = [puzzle for name in game.GAMES for puzzle in puzzles_of(name)]


def changed(old: str, new: str) -> Puzzle:
    """The first puzzle of Duel with one thing otherwise."""
    text = puzzle_files("duel")[0].read_text("utf-8")
    assert old in text
    return puzzle_of(text.replace(old, new, 1), "duel", "1_tie")


@pytest.mark.parametrize(
    ("old", "new", "word", "reason"),
    [
        ('"button.pass"', '"button.nothing"', "obvious", r"button\.nothing cannot be given; .* has: .*pass"),
        ('"card:@pep_talk", place = "strength:0"', '"card:@loose_change"', "obvious", "answer solves it"),
        ("equals = 0", "equals = 2", "goal", "solved without an answer"),
        ("equals = 0", "equals = 77", "goal", "no answers lead to the goal"),
        ('asks = ["PlayReinforcement"]', 'asks = ["ChooseShips"]', "goal", "no answers lead to the goal"),
    ],
)
def test_an_empty_proof_is_refused(old: str, new: str, word: str, reason: str) -> None:
    with pytest.raises(Unproven, match=reason) as refused:
        prove(changed(old, new))
    assert refused.value.word == word


def test_a_puzzle_without_an_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for ever has not failed."""
    monkeypatch.setattr(solver, "FAR", 1)
    with pytest.raises(Unproven, match="neither solved nor over"):
        prove(changed("answers = 2", "answers = 1"))


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_a_proof_can_be_played_again(puzzle: Puzzle) -> None:
    """Its answers are taken one after the other by a fresh match, and only the last one reaches the goal."""
    match, path = begun(puzzle), prove(puzzle)
    for number, handle in enumerate(path):
        assert not all(holds(match.game, match.table, fact) for fact in puzzle.goal)
        prompt = to_decision(puzzle, match, left=puzzle.answers - number)
        assert prompt is not None
        match.answer(prompt.seat, handle.answer)
    assert to_decision(puzzle, match, left=puzzle.answers - len(path)) is None
    assert is_solved(puzzle, match)
