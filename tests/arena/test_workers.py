"""The same matches whoever plays them: one process, several, a cluster, and a cluster that loses a worker."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.arena.kept import FILE
from tests.arena.conftest import ROOT, SmallCluster, arena_says

DUEL = ["duel", "--entrants", "novice,random", "--seed", "11", "--json"]


def test_one_process_and_several_say_the_same() -> None:
    alone, together = (arena_says(*DUEL, "--matches", "8", "--workers", workers) for workers in ("1", "2"))
    assert alone == together
    assert '"matches":8' in alone


def test_a_cluster_says_the_same(cluster: SmallCluster) -> None:
    words = [*DUEL, "--matches", "12"]
    assert arena_says(*words, "--dask", cluster.address) == arena_says(*words, "--workers", "1")


def test_a_worker_that_is_killed_changes_nothing(cluster: SmallCluster, tmp_path: Path) -> None:
    """It is killed when the first results are there; somebody else plays what it had."""
    words = [*DUEL, "--matches", "120"]
    run = [sys.executable, "-m", "game", "arena", *words, "--dask", cluster.address, "--out", str(tmp_path)]
    with subprocess.Popen(run, cwd=ROOT, stdout=subprocess.PIPE, text=True) as arena:
        while not results(tmp_path) and arena.poll() is None:
            pass
        cluster.workers.pop().kill()
        before = results(tmp_path)
        said, _ = arena.communicate()
    assert 0 < before < 60, "it was killed in the middle"
    assert arena.returncode == 0
    assert said == arena_says(*words, "--workers", "1")


def results(folder: Path) -> int:
    """How many deals have been kept."""
    file = folder / FILE
    return max(0, file.read_bytes().count(b"\n") - 1) if file.exists() else 0
