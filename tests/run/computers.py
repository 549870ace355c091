"""A computer for tests of `run.py`: it notes the processes that are asked for, and lets them go wrong."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Self

import pytest

from run import Environment, main

PYPROJECT = """
[project]
dependencies = ["stars==1.0"]
[dependency-groups]
dev = ["probe==2.0"]
build = ["crate==3.0"]
"""


class Replaced(BaseException):
    """The process became another one."""


class Computer:
    """Stands in for the operating system: notes the processes a start asks for and lets them go wrong."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.started: list[list[str]] = []
        self.folders: list[Path] = []
        self.variables: list[Mapping[str, str]] = []
        self.codes: dict[str, int] = {}
        self.pip_says = ["Collecting stars", "Installing collected packages: stars"]
        self.breaks_in_after: str | None = None

    def start(self, command: Sequence[str], *, cwd: Path, env: Mapping[str, str], **_: object) -> Process:
        """Take the place of `Popen`."""
        self.started.append(list(command))
        self.folders.append(cwd)
        self.variables.append(env)
        module = command[2] if len(command) > 2 else ""
        if module == "venv":
            make_interpreter(self.root)
        return Process(self, self.pip_says if module == "pip" else [], self.code_of(command))

    def replace(self, program: Path, command: Sequence[str], env: Mapping[str, str]) -> None:
        """Take the place of `os.execve`."""
        assert Path(command[0]) == program
        self.start(command, cwd=Path.cwd(), env=env)
        raise Replaced

    def code_of(self, command: Sequence[str]) -> int:
        """The exit code prepared for a module, or for one of its words."""
        return next((self.codes[word] for word in command if word in self.codes), 0)

    @property
    def tasks(self) -> list[list[str]]:
        """The modules started so far, with their arguments."""
        return [command[2:] for command in self.started]

    @property
    def modules(self) -> list[str]:
        """The modules started so far."""
        return [command[2] for command in self.started if len(command) > 2]


class Process:
    """One process of the computer."""

    def __init__(self, computer: Computer, lines: Sequence[str], code: int) -> None:
        self.computer = computer
        self.lines = lines
        self.returncode = code
        self.stdout = self.output()

    def output(self) -> Iterator[str]:
        for line in self.lines:
            yield f"{line}\n"
            if line == self.computer.breaks_in_after:
                raise KeyboardInterrupt

    def wait(self, timeout: float | None = None) -> int:
        assert timeout is None
        return self.returncode

    def kill(self) -> None:
        """Nothing is left to end."""

    def terminate(self) -> None:
        """Nothing is left to end."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        return None


def make_interpreter(root: Path) -> None:
    """Put an interpreter where a `.venv` has it."""
    environment = Environment(root)
    environment.python.parent.mkdir(parents=True, exist_ok=True)
    environment.python.unlink(missing_ok=True)
    environment.python.symlink_to(os.path.realpath(sys.executable))


def play(computer: Computer) -> None:
    """Start the program; it takes the place of `run.py`."""
    with pytest.raises(Replaced):
        main([], computer.root)
