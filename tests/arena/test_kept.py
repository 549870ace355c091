"""Results are kept as they come: an arena that was interrupted goes on, and says what it cannot use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import __main__ as program
from game.arena.kept import FILE

ENTRANTS = ["arena", "duel", "--entrants", "novice,random", "--workers", "1", "--json"]


def run(folder: Path, *words: str) -> int:
    return program.main([*ENTRANTS, "--out", str(folder), *words])


def lines_of(folder: Path) -> list[bytes]:
    return (folder / FILE).read_bytes().splitlines(keepends=True)


@pytest.fixture
def played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A folder with six deals, and what was said of them."""
    assert run(tmp_path, "--matches", "12") == 0
    (tmp_path / "said").write_text(capsys.readouterr().out)
    return tmp_path


def test_an_interrupted_arena_goes_on(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = lines_of(played)
    (played / FILE).write_bytes(b"".join(whole[:4]))
    assert run(played, "--matches", "12", "--resume") == 0
    assert capsys.readouterr().out == (played / "said").read_text()
    assert lines_of(played) == whole


@pytest.mark.parametrize("left", [1, 20, -1])
def test_a_last_line_that_is_damaged_is_played_again(
    played: Path, left: int, capsys: pytest.CaptureFixture[str]
) -> None:
    *whole, last = lines_of(played)
    (played / FILE).write_bytes(b"".join(whole) + last[:left])
    assert run(played, "--matches", "12", "--resume") == 0
    said = capsys.readouterr()
    assert said.out == (played / "said").read_text()
    assert lines_of(played) == [*whole, last]
    assert said.err.startswith("The last line of ")


def test_a_first_line_that_was_never_finished_begins_anew(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (played / FILE).write_bytes(lines_of(played)[0][:30])
    assert run(played, "--matches", "12", "--resume") == 0
    assert capsys.readouterr().out == (played / "said").read_text()


def test_more_matches_play_only_what_is_missing(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = lines_of(played)
    assert run(played, "--matches", "16", "--resume") == 0
    assert lines_of(played)[: len(before)] == before
    assert json.loads(capsys.readouterr().out)["matches"] == 16
    assert run(played, "--matches", "4", "--resume") == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 4


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "{} has results already: --resume goes on with them."),
        (["--resume", "--seed", "5"], "{} has results with another seed; choose another folder."),
        (
            ["--resume", "--entrants", "random,novice"],
            "{} has results with another list of entrants; choose another folder.",
        ),
        (
            ["--resume", "--variants", "dealt"],
            "{} has results with another list of variants; choose another folder.",
        ),
    ],
)
def test_other_results_are_never_mixed(
    played: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = lines_of(played)
    assert run(played, *words) == 2
    assert capsys.readouterr().err == sentence.format(played) + "\n"
    assert lines_of(played) == before


def test_results_of_other_bots_are_never_mixed(
    played: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.arena.command.source_of", lambda game: "changed")
    assert run(played, "--resume") == 2
    assert capsys.readouterr().err.startswith("The rules or bots have changed since ")


def test_a_worker_with_other_bots_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.arena.command.source_of", lambda game: "mine")
    assert run(tmp_path, "--matches", "2") == 1
    assert capsys.readouterr().err.startswith("A worker has other rules or bots than this program;")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"Roses are red\n", "{} is no file of results; choose another folder."),
        (None, "Line 3 of {} is damaged; remove it."),
    ],
)
def test_a_file_that_is_damaged_is_refused(
    played: Path, content: bytes | None, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of(played)
    lines[2] = lines[2][:40] + b"\n"
    (played / FILE).write_bytes(b"".join(lines) if content is None else content)
    assert run(played, "--matches", "12", "--resume") == 2
    assert capsys.readouterr().err == sentence.format(played / FILE) + "\n"


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert run(tmp_path / "file" / "folder") == 2
    assert capsys.readouterr().err.startswith(f"The folder {tmp_path / 'file' / 'folder'} cannot be used: ")
