"""The same matches whoever plays them: one process, several, a cluster, and a cluster that loses a worker."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import __main__ as program
from game.arena.kept import FILE
from game.arena.workers import WorkerLost, on_this_machine
from tests.arena.conftest import ROOT, SmallCluster, arena_says

DUEL = ["duel", "--entrants", "novice,random", "--seed", "11", "--json"]


def said_here(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the program says in this process, which plays all matches by itself unless others are named."""
    workers = () if "--workers" in words else ("--workers", "1")
    assert program.main(["arena", *words, *workers]) == 0
    return capsys.readouterr().out


def test_one_process_and_several_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    alone, together = (
        said_here(capsys, *DUEL, "--matches", "8", "--workers", workers) for workers in ("1", "2")
    )
    assert alone == together
    assert '"matches":8' in alone


def test_a_cluster_says_the_same(cluster: SmallCluster, capsys: pytest.CaptureFixture[str]) -> None:
    words = [*DUEL, "--matches", "12"]
    assert arena_says(*words, "--dask", cluster.address) == said_here(capsys, *words)


def test_a_worker_that_is_killed_changes_nothing(
    cluster: SmallCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is killed when the first results are there; somebody else plays what it had."""
    words = [*DUEL, "--matches", "120"]
    run = [sys.executable, "-m", "game", "arena", *words, "--dask", cluster.address, "--out", str(tmp_path)]
    with subprocess.Popen(
        run, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as arena:
        while not results(tmp_path) and arena.poll() is None:
            time.sleep(0.01)
        cluster.workers.pop().kill()
        before = results(tmp_path)
        said, _ = arena.communicate()
    assert 0 < before < 60, "it was killed in the middle"
    assert arena.returncode == 0
    assert said == said_here(capsys, *words)


def ends_its_process(sent: bytes) -> bytes:
    """What a system does that has no memory left."""
    os._exit(9)


def test_a_lost_process_is_told_in_one_sentence() -> None:
    with pytest.raises(WorkerLost, match="ended from outside"):
        list(on_this_machine(2)(ends_its_process, [b"one", b"two"]))


def results(folder: Path) -> int:
    """How many deals have been kept."""
    file = folder / FILE
    return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0
