"""A Dask cluster on this machine: a scheduler and two workers, each a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60  # seconds until they must have begun


class SmallCluster:
    """Started by hand, so that a test can end one of its workers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[bytes]] = []
        self.file = folder / "scheduler.json"
        self.start("dask_scheduler", "--port", "0", "--scheduler-file", str(self.file), "--no-dashboard")
        self.address = self.written()
        self.workers = [self.worker(), self.worker()]

    def worker(self) -> subprocess.Popen[bytes]:
        words = ["--nthreads", "1", "--no-nanny", "--no-dashboard", "--local-directory", str(self.folder)]
        return self.start("dask_worker", self.address, *words)

    def start(self, module: str, *words: str) -> subprocess.Popen[bytes]:
        run = [sys.executable, "-m", f"distributed.cli.{module}", *words]
        variables = {**os.environ, "PYTHONPATH": str(ROOT)}
        process = subprocess.Popen(run, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.started.append(process)
        return process

    def written(self) -> str:
        """The address that the scheduler writes down as soon as it listens."""
        for _ in range(PATIENCE * 20):
            try:
                return str(json.loads(self.file.read_text("utf-8"))["address"])
            except (OSError, ValueError):
                time.sleep(0.05)
        raise TimeoutError("the scheduler has not begun")

    def end(self) -> None:
        for process in reversed(self.started):
            process.kill()
            process.wait()


@pytest.fixture(scope="package")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallCluster]:
    small = SmallCluster(tmp_path_factory.mktemp("cluster"))
    try:
        yield small
    finally:
        small.end()


def arena_says(*words: Sequence[str] | str) -> str:
    """What the program prints, run as a program of its own."""
    run = [sys.executable, "-m", "game", "arena", *map(str, words)]
    return subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout
