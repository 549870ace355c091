"""Disks that are full, torn away or slow: the match goes on, and what is not kept is said."""

from __future__ import annotations

import errno
import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import game
from game.core.saves.journal import Journal, NotKept
from tests.support.saves.saved_matches import kept, play_on, played, saved


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
