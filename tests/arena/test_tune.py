"""Weights by self-play: what regression finds, that a seed decides everything, and what is written."""

from __future__ import annotations

from math import exp
from pathlib import Path
from random import Random

import msgspec
import pytest

from game import __main__ as program
from game.arena import tuning
from game.arena.regression import chance, fitted, log_loss
from game.arena.tuning import ValueFile, judged
from game.arena.watching import Position, features_of
from tests.arena.conftest import SmallCluster, arena_says

TUNE = ["tune", "duel", "--matches", "12", "--seed", "5", "--json"]


def test_regression_finds_the_weights_that_made_the_results() -> None:
    dice, rows, won = Random(1), [], []
    for _ in range(6000):
        row = [dice.gauss(0, 1), dice.gauss(5, 20), float(dice.random() < 0.5), 7.0]
        rows.append(row)
        won.append(float(dice.random() < 1 / (1 + exp(-(0.5 + 1.2 * row[0] - 0.05 * row[1])))))
    found = fitted(rows, won)
    assert found.each == pytest.approx([1.2, -0.05, 0.0, 0.0], abs=0.12)
    assert found.constant == pytest.approx(0.5, abs=0.2)
    better, even = (log_loss(said, won) for said in ([chance(found, row) for row in rows], [0.5] * len(won)))
    assert better < 0.6 < even


def test_what_always_wins_has_weights_with_an_end() -> None:
    found = fitted([[1.0], [-1.0]] * 50, [1.0, 0.0] * 50)
    assert 1.0 < found.each[0] < 10.0


def test_a_calibration_tells_what_was_said_and_what_was_so() -> None:
    asked = [Position([], 0.0, won, 2) for won in (0.0, 1.0, 1.0, 1.0)]
    told = judged([0.05, 0.71, 0.75, 1.0], asked)
    assert [each.positions for each in told.bins] == [1, 0, 0, 0, 0, 0, 0, 2, 0, 1]
    assert (told.bins[7].said, told.bins[7].won) == (0.73, 1.0)


def test_the_same_seed_gives_the_same_weights(capsys: pytest.CaptureFixture[str]) -> None:
    """In one process and in two."""
    said = []
    for workers in ("1", "2"):
        assert program.main(["arena", *TUNE, "--workers", workers]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


@pytest.mark.slow
def test_a_cluster_gives_the_same_weights(cluster: SmallCluster) -> None:
    assert arena_says(*TUNE, "--dask", cluster.address) == arena_says(*TUNE, "--workers", "1")


def test_weights_are_written_with_how_good_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.arena.command.ASSETS", tmp_path)
    words = "arena tune duel --matches 20 --workers 1 --seed 2 --ship"
    assert program.main(words.split()) == 0
    file = tmp_path / "data" / "duel" / tuning.FILE
    said = capsys.readouterr()
    assert said.err == f"{file}\n"
    assert "log loss" in said.out
    told = msgspec.json.decode(file.read_bytes(), type=ValueFile)
    assert tuple(told.weights) == features_of("duel").NAMES
    again = "python3 run.py arena tune duel --matches 20 --entrant novice --seed 2 --ship"
    assert told.command == again
    assert told.learned_from > told.held_out > 40
    for judge in (told.fitted, told.worth, told.even):
        assert sum(each.positions for each in judge.bins) == told.held_out
