"""Going back further than is free: who has learned something since, and what the file remembers of it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import game
from game.core.match import Match
from game.core.saves.journal import Journal
from tests.support.saves.saved_matches import play_on, played
from tests.support.toy_game import Bid, toy


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "match.save"


# --- the match


def test_a_sealed_answer_teaches_nobody_anything_until_it_is_opened() -> None:
    match = toy("bidding", "haggling")
    match.answer(1, 3)
    match.answer(0, 2)
    assert not match.learned_since(0)
    match.answer(1, 1)
    assert match.learned_since(0)
    assert match.learned_since(2)


def test_what_only_others_learn_counts_for_them_only() -> None:
    """A card that one seat draws: it knows the card, the other one does not."""
    match, dice = game.new_match("duel", 5), random.Random(5)
    told = set()
    while match.waiting() and len(match.decisions) < 120:
        before = len(match.decisions)
        seen = match.table.seen.copy()
        play_on(match, dice, 1)
        new = [now & ~then for then, now in zip(seen, match.table.seen, strict=True)]
        for seat in (0, 1):
            if any(mask >> seat & 1 for mask in new):
                assert match.learned_since(before, [seat])
        learned = tuple(match.learned_since(before, [seat]) for seat in (0, 1))
        told.add(learned)
        assert match.learned_since(before) >= any(learned)
    assert told == {(False, False), (True, True), (True, False), (False, True)}


def test_an_agreed_take_back_leads_to_where_the_match_stood() -> None:
    match, dice = game.new_match("duel", 4), random.Random(4)
    digests = [match.digest()]
    for _ in range(40):
        play_on(match, dice, 1)
        digests.append(match.digest())
    for taken in (33, 20, 7, 0):
        match.take_back(taken)
        assert match.digest() == digests[taken]
        assert len(match.decisions) == taken
        assert match.undone == []


def test_an_agreed_take_back_opens_the_question_again() -> None:
    match = toy("bidding")
    match.answer(1, 3)
    match.answer(0, 2)
    match.take_back(1)
    assert match.waiting() == [Bid(0), Bid(1, most=1)]


# --- the file


def kept(path: Path, match: Match[Any]) -> list[dict[str, Any]]:
    """What was noted in a file that holds this match."""
    loaded = game.open_save(path)
    assert loaded.notice is None
    assert loaded.match.decisions == match.decisions
    assert loaded.match.undone == match.undone
    assert loaded.match.digest() == match.digest()
    return [{"taken": noted.taken, **noted.note} for noted in loaded.noted]


def test_a_take_back_is_noted_and_nothing_of_it_can_be_redone(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    match.take_back(26)
    journal.note(match, {"what": "took_back", "seat": 1})
    assert kept(path, match) == [{"taken": 26, "what": "took_back", "seat": 1}]


def test_notes_stay_whatever_comes_after_them(path: Path) -> None:
    match, dice = played(3, 30), random.Random(3)
    journal = Journal.begin(path, match)
    for number in range(12):
        if number % 3 == 0:
            match.take_back(len(match.decisions) - 2)
            journal.note(match, {"number": number})
        elif number % 3 == 1:
            match.undo()
            journal.record(match)
        else:
            play_on(match, dice, 2)
            journal.record(match)
        assert [noted["number"] for noted in kept(path, match)] == list(range(0, number + 1, 3))


def test_a_note_does_not_take_the_redo_of_a_match_away(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    match.undo()
    journal.record(match)
    journal.note(match, {"what": "lifted", "seat": 0})
    assert len(match.undone) == 1
    assert len(kept(path, match)) == 1


def test_notes_move_into_a_file_that_is_written_anew(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    journal.note(match, {"what": "lifted", "seat": 0})
    path.unlink()
    journal.note(match, {"what": "lifted", "seat": 1})
    assert [noted["seat"] for noted in kept(path, match)] == [0, 1]
    journal.close()
    loaded = game.open_save(path)
    again = Journal.reopen(path, loaded)
    again.note(loaded.match, {"what": "lifted", "seat": 2})
    assert [noted["seat"] for noted in kept(path, loaded.match)] == [0, 1, 2]
