"""The computer on which tests of `run.py` happen."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import run
from run import Environment
from tests.run.computers import PYPROJECT, Computer


@pytest.fixture
def computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Computer:
    """A computer with the project on it and no `.venv` yet."""
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, "utf-8")
    computer = Computer(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run, "Popen", computer.start)
    monkeypatch.setattr(os, "execve", computer.replace)
    return computer


@pytest.fixture
def set_up(computer: Computer) -> Environment:
    """A project folder in which everything was set up before."""
    environment = Environment(computer.root)
    environment.prepare("runtime", "dev", "build")
    computer.started.clear()
    return environment
