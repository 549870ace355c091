"""A journal keeps every answer that was taken, whatever happens to the program or to the disk."""

from __future__ import annotations

import errno
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import game
from game.core.match import Match
from game.core.saves.file_format import Sentence
from game.core.saves.journal import Journal, NotKept
from game.core.saves.resume import Loaded
from tests.support.saves.saved_matches import edited, kept, opened, play_on, played, saved


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "match.save"


@pytest.fixture(autouse=True)
def folder(path: Path) -> None:
    path.parent.mkdir()


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


# What another program can do.


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


# What a disk can do.


def sentence_of(act: Callable[[], object]) -> str:
    with pytest.raises(NotKept) as problem:
        act()
    return problem.value.sentence.text


def failing(number: int, after: int = 0) -> Callable[..., int]:
    """A disk that takes so many bytes, and then no more."""
    write, left = os.write, [after]

    def refuse(file: int, content: bytes = b"") -> int:
        if not left[0]:
            raise OSError(number, os.strerror(number))
        taken = write(file, content[: left[0]])
        left[0] -= taken
        return taken

    return refuse


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "save.disk_full"),
        (errno.EDQUOT, "save.disk_full"),
        (errno.EROFS, "save.read_only"),
        (errno.EACCES, "save.read_only"),
        (errno.EIO, "save.not_written"),
    ],
)
def test_the_match_goes_on_while_the_disk_takes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, sentence: str
) -> None:
    match, dice = played(3, 30), random.Random(3)
    journal = Journal.begin(path, match)
    monkeypatch.setattr(os, "write", failing(number, after=25))
    monkeypatch.setattr(os, "fsync", failing(number))
    for _ in range(3):
        play_on(match, dice, 1)
        assert sentence_of(lambda: journal.record(match)) == sentence
    assert len(match.decisions) == 33
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert len(game.open_save(path).match.decisions) == 30

    monkeypatch.undo()
    journal.record(match)
    assert kept(path, match)
    play_on(match, dice, 1)
    journal.record(match)
    assert kept(path, match)


def test_a_disk_that_is_full_for_a_moment_loses_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, dice = played(3, 30), random.Random(3)
    journal = Journal.begin(path, match)
    monkeypatch.setattr(os, "write", failing(errno.ENOSPC, after=25))
    play_on(match, dice, 1)
    assert sentence_of(lambda: journal.record(match)) == "save.disk_full"
    assert notice_of(path) == "save.torn"
    monkeypatch.undo()
    play_on(match, dice, 1)
    journal.record(match)
    assert kept(path, match)


def notice_of(path: Path) -> str:
    notice = game.open_save(path).notice
    return notice.text if notice else ""


def test_a_disk_that_takes_a_line_in_pieces_gets_all_of_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, dice = played(3, 30), random.Random(3)
    journal = Journal.begin(path, match)
    write = os.write
    monkeypatch.setattr(os, "write", lambda file, content: write(file, content[:7]))
    play_on(match, dice, 1)
    journal.record(match)
    assert kept(path, match)


def test_a_vanished_folder_is_told_and_the_match_kept_when_it_is_back(path: Path) -> None:
    match, dice = played(3, 30), random.Random(3)
    journal = Journal.begin(path, match)
    shutil.rmtree(path.parent)
    play_on(match, dice, 1)
    assert sentence_of(lambda: journal.record(match)) == "save.folder_gone"
    play_on(match, dice, 1)
    path.parent.mkdir()
    journal.record(match)
    assert kept(path, match)


def test_a_vanished_file_is_written_again(path: Path) -> None:
    match, dice = played(3, 30), random.Random(3)
    journal = Journal.begin(path, match)
    path.unlink()
    play_on(match, dice, 1)
    journal.record(match)
    assert kept(path, match)


def test_a_folder_that_was_never_there_is_told(tmp_path: Path) -> None:
    match = played(3, 3)
    sentence = sentence_of(lambda: Journal.begin(tmp_path / "nowhere" / "match.save", match))
    assert sentence == "save.folder_gone"


def test_a_file_in_the_folders_place_is_told(path: Path) -> None:
    path.write_text("not a folder")
    assert sentence_of(lambda: Journal.begin(path / "match.save", played(3, 3))) == "save.folder_gone"


def test_an_old_file_stays_whole_when_a_new_one_cannot_be_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(saved(3, 30))
    monkeypatch.setattr(os, "fsync", failing(errno.ENOSPC))
    assert sentence_of(lambda: Journal.begin(path, played(4, 10))) == "save.disk_full"
    assert path.read_bytes() == saved(3, 30)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_power_cut_costs_at_most_twenty_decisions(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, dice = game.new_match("duel", 1), random.Random(1)
    journal = Journal.begin(path, match)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(len(match.decisions)))
    while play_on(match, dice, 1):
        journal.record(match)
    gaps = [after - before for before, after in zip([0, *synced], synced, strict=False)]
    assert max(gaps) <= 20
    assert synced[-1] == len(match.decisions)
