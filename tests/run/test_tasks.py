"""What `run.py` promises of its tasks: all words arrive, checks and builds run, versions are right."""

from __future__ import annotations

import os
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pygame
import pytest

import scenes
from run import Environment, main, pytest_arguments
from tests.run.computers import Computer, Replaced

ROOT = Path(__file__).resolve().parents[2]


def test_a_wrong_word_gets_one_sentence(computer: Computer, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["foo"], computer.root) == 2
    said = capsys.readouterr()
    tasks = "play, test, simulate, arena, odds, shot, poke, stops, lessons, verify, bench, build"
    assert said.err == f"There is no task 'foo'; tasks are: {tasks}.\n"
    assert said.out == ""
    assert not computer.started


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        (["--help"], "simulate"),
        (["-h"], "simulate"),
        (["--help"], "interceptor vs 2 ancient"),
        (["test", "--help"], "--slow"),
        (["test", "tests/run/test_tasks.py", "-h"], "--slow"),
        (["build", "--help"], "dist/starboard"),
    ],
)
def test_help_needs_no_set_up(
    computer: Computer, capsys: pytest.CaptureFixture[str], words: list[str], mentions: str
) -> None:
    assert main(words, computer.root) == 0
    assert mentions in capsys.readouterr().out
    assert not computer.started


def test_an_old_python_gets_one_sentence(computer: Computer, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], computer.root, version=(3, 10)) == 2
    assert capsys.readouterr().err == "Starboard needs Python 3.11 or newer; this is Python 3.10.\n"
    assert not computer.started


@pytest.mark.parametrize(
    ("words", "task"),
    [
        ([], ["scenes"]),
        (["play"], ["scenes"]),
        (["simulate", "duel", "--matches", "3"], ["game", "simulate", "duel", "--matches", "3"]),
        (["simulate", "--help"], ["game", "simulate", "--help"]),
        (["arena", "rules", "duel"], ["game", "arena", "rules", "duel"]),
        (["odds", "interceptor vs ancient"], ["game", "odds", "interceptor vs ancient"]),
        (["play", "--help"], ["scenes", "--help"]),
        (["shot", "menu", "--out", "menu.png"], ["scenes", "shot", "menu", "--out", "menu.png"]),
        (["bench", "--json"], ["tests.bench", "--json"]),
    ],
)
@pytest.mark.usefixtures("set_up")
def test_a_task_gets_all_its_words(
    computer: Computer, monkeypatch: pytest.MonkeyPatch, words: list[str], task: list[str]
) -> None:
    monkeypatch.chdir("/")
    with pytest.raises(Replaced):
        main(words, computer.root)
    assert computer.tasks == [task]
    assert computer.folders[-1] == computer.root
    assert computer.variables[-1]["PYTHONPATH"] == str(computer.root)


@pytest.mark.parametrize(("code", "forwarded"), [(0, 0), (3, 3), (-11, 139)])
def test_a_system_that_cannot_replace_a_process_forwards_the_exit_code(
    computer: Computer, set_up: Environment, monkeypatch: pytest.MonkeyPatch, code: int, forwarded: int
) -> None:
    computer.codes["game"] = code
    with monkeypatch.context() as patch:
        patch.setattr(os, "name", "nt")
        result = set_up.become("game", "simulate")
    assert result == forwarded


def test_every_package_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = project["dependency-groups"]
    packages = [
        *project["project"]["dependencies"],
        *(package for group in groups.values() for package in group),
    ]
    assert [package for package in packages if package.count("==") != 1] == []


@pytest.mark.parametrize(
    ("words", "arguments"),
    [
        ([], ["-n", "2", "--dist", "worksteal", "-q"]),
        (["--slow"], ["-n", "2", "--dist", "worksteal", "-q", "-m", ""]),
        (
            ["tests/run/test_tasks.py", "-x"],
            ["-n", "2", "--dist", "worksteal", "-q", "tests/run/test_tasks.py", "-x"],
        ),
        (
            ["-k", "lock", "--slow", "-x"],
            ["-n", "2", "--dist", "worksteal", "-q", "-m", "", "-k", "lock", "-x"],
        ),
    ],
)
def test_slow_is_taken_out_and_the_rest_goes_to_pytest(words: list[str], arguments: list[str]) -> None:
    assert pytest_arguments(words) == arguments


@pytest.mark.usefixtures("set_up")
def test_checking_runs_everything_without_a_screen(computer: Computer) -> None:
    assert main(["test", "-x"], computer.root) == 0
    assert computer.tasks == [
        ["ruff", "check", "."],
        ["ruff", "format", "--check", "."],
        ["mypy"],
        ["pytest", "-n", "2", "--dist", "worksteal", "-q", "-x"],
    ]
    assert all(
        variables["SDL_VIDEODRIVER"] == variables["SDL_AUDIODRIVER"] == "dummy"
        for variables in computer.variables[-4:]
    )


@pytest.mark.usefixtures("set_up")
def test_what_checking_compiles_is_kept_outside_the_project(
    computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    main(["test"], computer.root)
    assert computer.variables[-1]["PYTHONDONTWRITEBYTECODE"] == ""
    assert Path(computer.variables[-1]["PYTHONPYCACHEPREFIX"]).is_relative_to(computer.root / ".venv")


@pytest.mark.parametrize(
    ("codes", "code", "summary"),
    [
        ({"check": 1, "mypy": 2}, 1, "== failed: ruff check, mypy"),
        ({"--check": 1}, 1, "== failed: ruff format"),
        ({"mypy": 2, "pytest": 1}, 2, "== failed: mypy, pytest"),
        ({"pytest": 4}, 4, "== failed: pytest"),
        ({"pytest": 5}, 5, "== failed: pytest"),
        ({}, 0, "== all passed"),
    ],
)
@pytest.mark.usefixtures("set_up")
def test_the_first_failure_decides_but_everything_runs(
    computer: Computer, capsys: pytest.CaptureFixture[str], codes: dict[str, int], code: int, summary: str
) -> None:
    computer.codes = codes
    assert main(["test"], computer.root) == code
    assert computer.modules == ["ruff", "ruff", "mypy", "pytest"]
    assert capsys.readouterr().out.splitlines()[-1] == summary


@pytest.mark.usefixtures("set_up")
def test_no_test_at_all_is_explained(computer: Computer, capsys: pytest.CaptureFixture[str]) -> None:
    computer.codes["pytest"] = 5
    main(["test"], computer.root)
    assert "tests marked slow need --slow" in capsys.readouterr().err


def test_building_installs_its_packages_before_it_begins(computer: Computer) -> None:
    with pytest.raises(Replaced):
        main(["build", "--windows", "--check"], computer.root)
    assert computer.tasks[1] == ["pip", "install", "stars==1.0", "crate==3.0"]
    assert computer.tasks[-1] == ["installers", "--windows", "--check"]


def test_the_old_pygame_is_not_installed() -> None:
    """It has the same modules as pygame-ce and overwrites them."""
    with pytest.raises(PackageNotFoundError):
        distribution("pygame")
    assert distribution("pygame-ce").version == pygame.version.ver


def test_the_program_knows_its_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == scenes.VERSION
