"""Whenever the program is killed, its journal has every answer that it had told of."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import game
from game.core.saves.journal import Journal
from tests.support.saves.saved_matches import kept, opened, play_on

ROOT = Path(__file__).parents[3]


def told_when_killed(folder: Path, moment: int) -> list[Any]:
    """Let the program play and kill it at some moment; what it had told by then."""
    command = [sys.executable, "-m", "tests.support.saves.journal_player", str(folder), str(1000 * moment)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as player:
        assert player.stdout is not None
        told = [player.stdout.readline() for _ in range(random.Random(moment).randrange(400))]
        assert all(told), "the program ended by itself"
        player.kill()
        told += player.stdout.readlines()
    return [msgspec.json.decode(line) for line in told if line.endswith(b"\n")]


def history(path: Path) -> list[list[Any]]:
    """How many decisions stood after every answer, undo and redo in a file, and the last of them."""
    content = path.read_bytes()
    whole = content[: content.rindex(b"\n") + 1]
    decisions: list[Any] = []
    undone: list[Any] = []
    states = []
    for line in opened(whole)[1:]:
        if line["record"] == "phase":
            continue
        if line["record"] == "took":
            decisions.append([line["seat"], line["asked"], line["answer"]])
            undone = []
        elif line["record"] == "undid":
            undone.append(decisions.pop())
        else:
            decisions.append(undone.pop())
        states.append([len(decisions), decisions[-1:]])
    return states


def loses_nothing(folder: Path, moment: int) -> None:
    told = told_when_killed(folder, moment)
    files = sorted(folder.glob("*.save"), key=lambda file: int(file.stem))
    assert len(files) >= len({number for number, *_ in told})
    for file in files:
        acknowledged = [state for number, *state in told if str(number) == file.stem]
        found = history(file)
        assert found[: len(acknowledged)] == acknowledged
        assert len(found) <= len(acknowledged) + 1  # kept, but killed before it was told
    for file in files[-1:]:
        loaded = game.open_save(file)
        assert loaded.notice is None or loaded.notice.text == "save.torn"
        journal = Journal.reopen(file, loaded)
        play_on(loaded.match, random.Random(moment))
        journal.record(loaded.match)
        assert kept(file, loaded.match)


@pytest.mark.parametrize("moment", range(12))
def test_killing_the_program_loses_no_answer(tmp_path: Path, moment: int) -> None:
    loses_nothing(tmp_path, moment)


@pytest.mark.slow
@pytest.mark.parametrize("moment", range(12, 112))
def test_killing_the_program_a_hundred_times_loses_no_answer(tmp_path: Path, moment: int) -> None:
    loses_nothing(tmp_path, moment)
