"""The file of an own puzzle holds one decision and its figures, and is refused where it does not fit."""

from __future__ import annotations

import pytest

from game.bots.own_puzzles import Worth
from game.core.saves.file_format import SaveRefused
from scenes.screens.lessons.own_files import note_of, read, written
from tests.support.own_puzzles import found, judged, played


def test_a_file_holds_the_decision_and_gives_the_same_figures_again() -> None:
    match, puzzle = played(), found()[0]
    again = read(written(match, puzzle, "2026-11-18", {"id": "here"}))
    assert again.puzzle == puzzle
    assert again.loaded.match.view(0) == match.at(puzzle.taken).view(0)
    assert again.loaded.notes["id"] == "here"
    assert (again.note.taken, again.note.decisions) == (puzzle.taken, len(match.decisions))
    assert judged(again.loaded.match, puzzle.best.answer, puzzle.taken) == puzzle.best.worth


def test_a_file_tells_nothing_of_how_the_match_went_on() -> None:
    match, puzzle = played(), found()[0]
    saved = written(match, puzzle, "2026-11-18", {})
    assert len(saved) < len(match.save())
    assert len(read(saved).loaded.match.decisions) <= puzzle.taken


@pytest.mark.parametrize("cut", [0, 5, 400, -1, -40])
def test_a_damaged_file_is_refused_with_a_sentence(cut: int) -> None:
    whole = written(played(), found()[0], "2026-11-18", {})
    with pytest.raises(SaveRefused):
        read(whole[:cut])


def test_a_match_is_no_puzzle() -> None:
    with pytest.raises(SaveRefused):
        note_of(played().save())
    with pytest.raises(SaveRefused):
        read(played().save())


def test_figures_about_answers_that_cannot_be_given_are_refused() -> None:
    match, puzzle = played(), found()[0]
    wrong = puzzle._replace(worths=(Worth([["no"]], 90), *puzzle.worths))
    with pytest.raises(SaveRefused):
        read(written(match, wrong, "2026-11-18", {}))
