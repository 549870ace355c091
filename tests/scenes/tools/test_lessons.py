"""`run.py lessons` tells programs how every lesson and puzzle went, and people in which line one is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.lessons.reading import lesson_files, puzzle_files
from scenes.tools import lessons


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the first lesson and the first puzzle of Duel, which stand for all of them."""
    for kind, files in (("lesson", lesson_files), ("puzzle", puzzle_files)):
        folder = tmp_path / kind / "duel"
        folder.mkdir(parents=True)
        first = files("duel")[0]
        (folder / first.name).write_text(first.read_text("utf-8"), "utf-8")
        monkeypatch.setattr(lessons, f"{kind}_files", _files_in(tmp_path / kind))
    return tmp_path


def _files_in(folder: Path) -> Callable[[str], list[Path]]:
    return lambda name: sorted((folder / name).glob("*.toml"))


def broken(shelf: Path, kind: str, old: str, new: str) -> None:
    """One file says something else."""
    (file,) = (shelf / kind / "duel").glob("*.toml")
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def test_programs_get_one_object(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert lessons.main(["--json", "--game", "duel"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["lessons", "puzzles"]
    (lesson,), (puzzle,) = found["lessons"], found["puzzles"]
    assert list(lesson) == ["game", "name", "steps", "decisions", "words_en", "words_de", "passed"]
    assert (lesson["game"], lesson["name"], lesson["passed"]) == ("duel", "1_dials", True)
    assert puzzle == {"game": "duel", "name": "1_tie", "solved": True}


@pytest.mark.parametrize(
    ("kind", "old", "new", "told"),
    [
        ("lesson", "seed = 1", "seed = = 1", "1_dials.toml, line 9: Invalid value"),
        ("lesson", "least = 3", "least = 4", "the goal is not reached: planets.0.ships.0 is 0"),
        ("lesson", "planets.0.ships.0", "planets.7.ships.0", "planets.7.ships.0 is not there"),
        ("lesson", "card:@plan_20.orange", "crad:@plan_20.orange", "it is never asked for"),
        ("lesson", "piece:planet:@planet_05", "piece:planet:@planet_07", "not there: piece:planet:@pl"),
        ("lesson", 'point = ["piece', 'point = ["button:button.moon", "piece', "not there: button:bu"),
        ("lesson", "planets.0.ships.0", "duel.winner", "no 'winner' in NoneType"),
        ("puzzle", "equals = 0", "equals = 77", "no answers lead to the goal"),
        ("puzzle", '[[over]]\nof = "planets.0.ships.0"', '[[over]]\nof = "planets.0.wings"', "no 'wings'"),
        ("puzzle", "answers = 2", "answers = 0", "takes answers"),
    ],
)  # fmt: skip
def test_a_broken_file_is_told_with_its_line(
    shelf: Path, capsys: pytest.CaptureFixture[str], kind: str, old: str, new: str, told: str
) -> None:
    broken(shelf, kind, old, new)
    assert lessons.main(["--game", "duel"]) == 1
    (row,) = (line for line in capsys.readouterr().out.splitlines() if "FAILED" in line)
    assert ".toml, line " in row
    assert told in row


def test_one_broken_file_is_no_fault_of_the_others(shelf: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (shelf / "lesson" / "duel" / "2_plans.toml").write_bytes(b"\xff")
    (shelf / "puzzle" / "duel" / "extra.toml").write_text("", "utf-8")
    assert lessons.main(["--game", "duel"]) == 1
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows if "FAILED" in row] == ["duel/2_plans", "duel/extra"]


def test_what_the_rules_trip_over_is_told_with_the_line_of_the_position(
    shelf: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def trip(found: object) -> None:
        raise ZeroDivisionError("a third of no ships")

    monkeypatch.setattr(lessons, "play", trip)
    monkeypatch.setattr(lessons, "prove", trip)
    assert lessons.main(["--game", "duel"]) == 1
    told = capsys.readouterr().out
    assert "1_dials.toml, line 7: a third of no ships" in told
    assert "1_tie.toml, line 13: a third of no ships" in told
