"""A journal keeps every answer that was taken, whatever happens to the program or to the disk."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import game
from game.core.saves.journal import Journal
from tests.support.saves.saved_matches import edited, kept, opened, play_on, played, saved


def by_other_rules(lines: list[Any]) -> None:
    lines[0]["rules"] = 7


def records(path: Path) -> list[str]:
    return [line["record"] for line in opened(path.read_bytes())]


def test_a_journal_holds_the_match_after_every_answer(path: Path) -> None:
    match, dice = game.new_match("duel", 1), random.Random(1)
    journal = Journal.begin(path, match)
    assert kept(path, match)
    while play_on(match, dice, 1):
        journal.record(match)
        assert kept(path, match)
    journal.close()


def test_a_journal_only_grows(path: Path) -> None:
    match, dice = game.new_match("duel", 2), random.Random(2)
    journal = Journal.begin(path, match)
    before = path.read_bytes()
    for _ in range(200):
        if not match.waiting():
            break
        if dice.random() < 0.3 and match.decisions:
            match.undo()
        else:
            play_on(match, dice, 1)
        journal.record(match)
        after = path.read_bytes()
        assert after.startswith(before)
        assert len(after) > len(before)
        before = after
    assert kept(path, match)


def test_a_journal_says_the_same_as_a_saved_match(path: Path) -> None:
    match, dice = game.new_match("duel", 1), random.Random(1)
    journal = Journal.begin(path, match)
    while play_on(match, dice, 1):
        journal.record(match)
    journaled, whole = opened(path.read_bytes()), opened(match.save())
    for line in journaled:
        if line["record"] == "took" and line is not journaled[-1]:
            assert line.pop("digest")
    assert journaled == whole


def test_taking_back_and_taking_again_are_journaled(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    for act in (match.undo, match.undo, match.undo, match.redo, match.undo, match.redo, match.redo):
        act()
        journal.record(match)
        assert kept(path, match)
    tail = [record for record in records(path)[1:] if record != "phase"]
    assert tail[30:] == ["undid", "undid", "undid", "redid", "undid", "redid", "redid"]


def test_a_phase_that_was_taken_back_is_nothing_to_fall_back_to(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    phase = match.keyframes[-1].taken
    while len(match.decisions) >= phase:
        match.undo()
        journal.record(match)

    loaded = game.load(edited(path.read_bytes(), by_other_rules))
    assert loaded.notice is not None
    kept, taken = match.keyframes[-1].taken, len(match.decisions)
    assert loaded.notice.args == {"kept": kept, "lost": taken - kept}


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happened_between_two_records_is_journaled(path: Path, seed: int) -> None:
    match, dice = played(seed, 20), random.Random(seed)
    journal = Journal.begin(path, match)
    for _ in range(15):
        for _ in range(dice.randrange(6)):
            if match.undone and dice.random() < 0.6:
                match.redo()
            elif dice.random() < 0.6:
                match.undo()
            else:
                play_on(match, dice, 1)
        journal.record(match)
        assert kept(path, match)


def test_nothing_new_writes_nothing(path: Path) -> None:
    match = played(3, 30)
    journal = Journal.begin(path, match)
    before = path.read_bytes()
    journal.record(match)
    assert path.read_bytes() == before


def test_the_answer_is_with_the_operating_system_when_record_returns(path: Path) -> None:
    """One write an answer, to a file that was opened for appending."""
    match, dice = played(3, 30), random.Random(3)
    journal = Journal.begin(path, match)
    play_on(match, dice, 1)
    journal.record(match)
    assert path.read_bytes().count(b'"took"') == 31
    journal.close()


def test_a_loaded_match_goes_on_in_its_file(path: Path) -> None:
    match, dice = played(3, 30), random.Random(3)
    Journal.begin(path, match, {"date": "2026-08-01"}).close()
    before = path.read_bytes()
    loaded = game.open_save(path)
    journal = Journal.reopen(path, loaded)
    assert path.read_bytes() == before
    while play_on(loaded.match, dice, 1):
        journal.record(loaded.match)
    assert path.read_bytes().startswith(before)
    assert kept(path, loaded.match)
    assert game.open_save(path).notes == {"date": "2026-08-01"}
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_torn_file_is_written_anew_before_the_match_goes_on(path: Path) -> None:
    path.write_bytes(saved(3, 30)[:-5])
    loaded = game.open_save(path)
    assert loaded.notice is not None
    assert loaded.notice.text == "save.torn"
    journal = Journal.reopen(path, loaded)
    play_on(loaded.match, random.Random(3), 5)
    journal.record(loaded.match)
    assert kept(path, loaded.match)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_damaged_file_is_kept_beside_the_one_that_goes_on(path: Path) -> None:
    file = saved(3, 30)
    middle = len(file) // 2
    damaged = file[:middle] + b"\0" + file[middle + 1 :]
    path.write_bytes(damaged)
    for number in (1, 2):
        loaded = game.open_save(path)
        assert loaded.notice is not None
        assert loaded.notice.text == "save.damaged"
        Journal.reopen(path, loaded).close()
        assert kept(path, loaded.match)
        assert path.with_name(f"match.save.before{number}").read_bytes() == damaged
        path.write_bytes(damaged)


def test_after_falling_back_the_journal_begins_at_the_phase(path: Path) -> None:
    path.write_bytes(edited(saved(3, 30), by_other_rules))
    loaded = game.open_save(path)
    journal = Journal.reopen(path, loaded)
    play_on(loaded.match, random.Random(3), 5)
    journal.record(loaded.match)
    assert kept(path, loaded.match)
