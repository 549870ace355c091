"""Two programs on one match, and whoever changes its file meanwhile: no answer is lost."""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import pytest

import game
from game.core.match import Match
from game.core.saves.file_format import Sentence
from game.core.saves.journal import Journal
from game.core.saves.resume import Loaded
from tests.support.saves.saved_matches import kept, play_on, played, saved


@pytest.fixture(params=["with locks", "without locks"])
def locks(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Some disks know no locks: then the length of the file tells."""
    if request.param == "without locks":
        monkeypatch.setattr("game.core.saves.journal.lock", lambda file: True)
    return str(request.param)


def open_twice(path: Path) -> tuple[Loaded, Journal, Loaded, Journal]:
    """The same match in two programs."""
    Journal.begin(path, played(3, 10), {"date": "2026-08-01"}).close()
    one, other = game.open_save(path), game.open_save(path)
    return one, Journal.reopen(path, one), other, Journal.reopen(path, other)


def play_along(match: Match[Any], journal: Journal, seed: int, answers: int) -> list[str]:
    """So many answers, each recorded; what was said about the file meanwhile."""
    dice, said = random.Random(seed), []
    for _ in range(answers):
        play_on(match, dice, 1)
        journal.record(match)
        said += [journal.moved.text] if journal.moved else []
    return said


def test_two_programs_on_one_match_lose_no_answer(path: Path, locks: str) -> None:
    one, first, other, second = open_twice(path)
    early = second.moved.text if second.moved else ""
    said = play_along(one.match, first, 1, 40)
    said += [early, *play_along(other.match, second, 2, 3)]
    assert first.path != second.path
    assert kept(first.path, one.match)
    assert kept(second.path, other.match)
    assert [text for text in said if text] == ["save.elsewhere" if locks == "with locks" else "save.moved"]
    assert game.open_save(second.path).notes == {"date": "2026-08-01"}


def test_two_programs_that_answer_in_turn_lose_no_answer(path: Path, locks: str) -> None:
    one, first, other, second = open_twice(path)
    for turn in range(6):
        play_along(one.match, first, turn, 1)
        play_along(other.match, second, turn + 50, 2)
    assert kept(first.path, one.match)
    assert kept(second.path, other.match)
    assert len(list(path.parent.iterdir())) == 2


def test_the_second_program_says_why_it_has_a_copy(path: Path) -> None:
    second = open_twice(path)[3]
    assert second.moved == Sentence("save.elsewhere", {"file": "match.save", "copy": "match-2.save"})
    assert second.path.name == "match-2.save"


def test_a_third_program_gets_a_copy_of_its_own(path: Path) -> None:
    open_twice(path)
    third = Journal.reopen(path, game.open_save(path))
    assert third.path.name == "match-3.save"


def test_a_program_that_has_ended_leaves_the_match_to_the_next(path: Path) -> None:
    _, first, _, second = open_twice(path)
    first.close()
    second.close()
    loaded = game.open_save(path)
    third = Journal.reopen(path, loaded)
    assert (third.path, third.moved) == (path, None)


def test_a_save_that_is_cut_short_under_the_program_is_left_and_the_match_kept_beside(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    short = path.read_bytes()[: path.stat().st_size // 2]
    os.truncate(path, len(short))
    assert play_along(match, journal, 3, 5) == ["save.moved"]
    assert path.read_bytes() == short
    assert kept(journal.path, match)


def test_a_save_that_is_replaced_under_the_program_is_left_and_the_match_kept_beside(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    draft = path.with_name("draft")
    draft.write_bytes(path.read_bytes()[:-3] + b"..\n")  # as long, and another file
    draft.replace(path)
    assert play_along(match, journal, 3, 5) == ["save.moved"]
    assert path.read_bytes().endswith(b"..\n")
    assert kept(journal.path, match)


def test_a_folder_in_the_place_of_a_save_is_left_and_the_match_kept_beside(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    path.unlink()
    path.mkdir()
    assert play_along(match, journal, 3, 5) == ["save.moved"]
    assert kept(journal.path, match)


def test_what_went_on_between_reading_a_match_and_taking_it_up_stays(path: Path) -> None:
    path.write_bytes(saved(3, 30))
    loaded = game.open_save(path)
    path.write_bytes(saved(3, 31))
    journal = Journal.reopen(path, loaded)
    assert journal.moved == Sentence("save.moved", {"file": "match.save", "copy": "match-2.save"})
    assert path.read_bytes() == saved(3, 31)
    assert kept(journal.path, loaded.match)


def test_a_journal_that_was_closed_goes_on_in_its_file_or_apart(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    journal.close()
    assert play_along(match, journal, 3, 2) == []
    assert kept(path, match)
    journal.close()
    loaded = game.open_save(path)
    other = Journal.reopen(path, loaded)
    play_along(loaded.match, other, 4, 1)
    assert play_along(match, journal, 5, 2) == ["save.moved"]
    assert kept(path, loaded.match)
    assert kept(journal.path, match)
