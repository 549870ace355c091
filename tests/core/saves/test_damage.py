"""A damaged save gives one sentence: no traceback, and the file stays as it was."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

import game
from game.core.saves.file_format import LARGEST, SaveRefused, Sentence
from tests.support.saves.damages import KINDS, Damage
from tests.support.saves.saved_matches import last, notice, opened, play_on, refusal, saved, sealed

SAVES = [(seed, decisions) for seed in range(4) for decisions in (0, 1, 7, 24, 45)]


def sentence(path: Path) -> Sentence:
    """The one sentence about a damaged file; what could be loaded of it can be played."""
    try:
        loaded = game.open_save(path)
    except SaveRefused as problem:
        return problem.sentence
    assert loaded.notice is not None
    play_on(loaded.match, random.Random(1), 4)
    return loaded.notice


def survive(path: Path, damage: Damage, cases: range) -> set[str]:
    """Damage saves in so many ways; the keys of the sentences that were given."""
    found = set()
    for case in cases:
        dice = random.Random(case)
        content = damage(saved(*dice.choice(SAVES)), dice)
        path.write_bytes(content)
        status = path.stat()
        told = sentence(path)
        assert told.text.startswith("save."), case
        assert path.read_bytes() == content
        assert path.stat().st_mtime_ns == status.st_mtime_ns
        found.add(told.text)
    return found


@pytest.mark.parametrize("damage", KINDS)
def test_a_damaged_save_gives_one_sentence(tmp_path: Path, damage: Damage) -> None:
    assert survive(tmp_path / "match.save", damage, range(27))


@pytest.mark.slow
@pytest.mark.parametrize("damage", KINDS)
def test_two_thousand_damaged_saves_give_one_sentence_each(tmp_path: Path, damage: Damage) -> None:
    assert survive(tmp_path / "match.save", damage, range(27, 27 + 134))


def test_a_file_of_a_gigabyte_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    path.write_bytes(saved(1, 7))
    os.truncate(path, 1 << 30)
    with pytest.raises(SaveRefused) as problem:
        game.open_save(path)
    assert problem.value.sentence == Sentence("save.too_big", {"megabytes": 1024, "limit": LARGEST >> 20})


@pytest.mark.parametrize(
    ("content", "text"),
    [
        (b"", "save.empty"),
        (b"{}", "save.foreign"),
        (b"\n", "save.foreign"),
        (saved(1, 7)[:2000], "save.header_damaged"),
        (saved(1, 7)[9:], "save.foreign"),
    ],
)
def test_a_file_without_a_beginning_is_refused(content: bytes, text: str) -> None:
    assert refusal(content) == text


@pytest.mark.parametrize("size", [1, 4 << 20, pytest.param(LARGEST, marks=pytest.mark.slow)])
def test_rubbish_of_any_size_gives_one_sentence(size: int) -> None:
    for rubbish in (b"\n" * size, b"[" * size):
        assert refusal(rubbish) == "save.foreign"
    for tail in (b"\n", b"0"):
        assert notice((saved(1, 7) + tail * size)[:LARGEST]) in ("save.torn", "save.damaged")


def test_what_stands_before_the_damage_is_kept() -> None:
    file = saved(3, 45)
    lines = file.splitlines(keepends=True)
    [broken] = [place for place, line in enumerate(lines) if b'"taken":' in line][8:9]
    taken = sum(b'"took"' in line for line in lines[:broken])
    lines[broken] = lines[broken].replace(b"a", b"b")
    loaded = game.load(b"".join(lines))
    assert loaded.notice == Sentence("save.damaged", {"kept": taken})
    assert len(loaded.match.decisions) == taken > 0
    assert loaded.match.decisions == game.load(file).match.decisions[:taken]


def test_a_torn_last_line_is_left_out() -> None:
    file = saved(3, 45)
    whole = file[: file.rindex(b"\n", 0, len(file) - 1) + 1]
    for content in (file[:-1], file[:-2] + b"?\n", whole + b"0", whole + file[-1:]):
        loaded = game.load(content)
        assert loaded.notice is not None
        assert loaded.notice.text == "save.torn"
        assert loaded.match.digest() == game.load(whole).match.digest()


def test_a_missing_line_is_noticed_even_if_all_others_are_right() -> None:
    lines = saved(3, 45).splitlines(keepends=True)
    assert notice(b"".join(lines[:20] + lines[21:])) == "save.damaged"


def test_undoing_more_than_was_done_is_damage() -> None:
    lines = opened(saved(3, 0))
    assert notice(sealed([*lines, {"record": "undid"}])) == "save.damaged"
    assert notice(sealed([*lines, {"record": "redid"}])) == "save.damaged"


def test_a_phase_at_another_time_is_damage() -> None:
    lines = opened(saved(3, 45))
    early = last(lines, "phase") | {"taken": 0}
    assert notice(sealed([*lines, early])) == "save.damaged"


def test_no_save_is_made_of_a_folder_or_of_nothing(tmp_path: Path) -> None:
    for path, text in ((tmp_path, "save.not_a_file"), (tmp_path / "nothing", "save.missing")):
        with pytest.raises(SaveRefused) as problem:
            game.open_save(path)
        assert problem.value.sentence.text == text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveRefused) as problem:
        game.open_save(tmp_path / "pipe")
    assert problem.value.sentence.text == "save.not_a_file"


def test_an_unreadable_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.save"
    path.write_bytes(saved(1, 7))

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(SaveRefused) as problem:
        game.open_save(path)
    assert problem.value.sentence.text == "save.unreadable"
