"""What `run.py` promises: one set-up that survives accidents, then nothing but the task itself."""

from __future__ import annotations

import json
import os
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Self

import pygame
import pytest

import run
import scenes
from run import Environment, fingerprint, main, pytest_arguments

ROOT = Path(__file__).resolve().parent.parent
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
    environment.prepare("runtime", "dev")
    computer.started.clear()
    return environment


def play(computer: Computer) -> None:
    """Start the program; it takes the place of `run.py`."""
    with pytest.raises(Replaced):
        main([], computer.root)


def test_a_wrong_word_gets_one_sentence(computer: Computer, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["foo"], computer.root) == 2
    said = capsys.readouterr()
    assert said.err == "There is no task 'foo'; tasks are: play, test, simulate, shot, bench, build.\n"
    assert said.out == ""
    assert not computer.started


@pytest.mark.parametrize(
    ("words", "mentions"),
    [
        (["--help"], "simulate"),
        (["-h"], "simulate"),
        (["test", "--help"], "--slow"),
        (["test", "tests/test_run.py", "-h"], "--slow"),
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


def test_the_first_start_makes_the_venv_and_installs_what_playing_needs(
    computer: Computer, capsys: pytest.CaptureFixture[str]
) -> None:
    play(computer)
    assert computer.modules == ["venv", "pip", "scenes"]
    assert computer.tasks[1] == ["pip", "install", "stars==1.0"]
    said = capsys.readouterr()
    assert "making .venv" in said.err
    assert "Collecting stars" in said.err
    assert said.out == "", "the standard output belongs to the task"


@pytest.mark.usefixtures("set_up")
def test_a_later_start_starts_nothing_but_the_program(computer: Computer) -> None:
    play(computer)
    assert computer.modules == ["scenes"]


def test_testing_adds_the_development_packages_to_what_is_there(computer: Computer) -> None:
    play(computer)
    computer.started.clear()
    main(["test"], computer.root)
    assert computer.tasks[0] == ["pip", "install", "probe==2.0"]
    assert "venv" not in computer.modules


@pytest.mark.usefixtures("set_up")
def test_a_changed_version_is_installed_into_the_same_venv(computer: Computer) -> None:
    (computer.root / "pyproject.toml").write_text(PYPROJECT.replace("stars==1.0", "stars==1.1"), "utf-8")
    play(computer)
    assert computer.tasks == [["pip", "install", "stars==1.1"], ["scenes"]]


@pytest.mark.usefixtures("set_up")
def test_changed_development_packages_do_not_delay_playing(computer: Computer) -> None:
    (computer.root / "pyproject.toml").write_text(PYPROJECT.replace("probe==2.0", "probe==2.1"), "utf-8")
    play(computer)
    assert computer.modules == ["scenes"]


def lose_the_stamp(environment: Environment) -> None:
    environment.stamp.unlink()


def damage_the_stamp(environment: Environment) -> None:
    environment.stamp.write_text('{"python": ', "utf-8")


def write_nonsense_into_the_stamp(environment: Environment) -> None:
    environment.stamp.write_text("[1, 2]", "utf-8")


def lose_the_interpreter(environment: Environment) -> None:
    environment.python.unlink()
    environment.python.symlink_to(environment.root / "uninstalled")


def replace_the_interpreter(environment: Environment) -> None:
    environment.python.unlink()
    environment.python.write_text("another Python", "utf-8")


@pytest.mark.parametrize(
    "accident",
    [
        lose_the_stamp,
        damage_the_stamp,
        write_nonsense_into_the_stamp,
        lose_the_interpreter,
        replace_the_interpreter,
    ],
)
def test_a_broken_venv_is_made_anew(
    computer: Computer, set_up: Environment, accident: Callable[[Environment], None]
) -> None:
    accident(set_up)
    play(computer)
    assert computer.modules == ["venv", "pip", "scenes"]
    computer.started.clear()
    play(computer)
    assert computer.modules == ["scenes"]


def test_a_failing_pip_is_quoted_and_tried_again_next_time(
    computer: Computer, capsys: pytest.CaptureFixture[str]
) -> None:
    computer.codes["pip"] = 1
    computer.pip_says = [
        "WARNING: Retrying (Retry(total=0))",
        "ERROR: No matching distribution found for stars",
    ]
    assert main([], computer.root) == 1
    *_, sentence, quoted = capsys.readouterr().err.splitlines()
    assert sentence.startswith("Installing the runtime packages (is there a network?) failed")
    assert quoted.strip() == "ERROR: No matching distribution found for stars"

    computer.codes.clear()
    computer.started.clear()
    play(computer)
    assert computer.modules == ["pip", "scenes"]


def test_a_failing_venv_is_named_and_counts_as_half_made(
    computer: Computer, set_up: Environment, capsys: pytest.CaptureFixture[str]
) -> None:
    replace_the_interpreter(set_up)
    computer.codes["venv"] = 1
    assert main([], computer.root) == 1
    assert "Making .venv failed with exit code 1" in capsys.readouterr().err
    assert not set_up.stamp.exists()


def test_without_a_network_for_the_development_packages_playing_still_works(computer: Computer) -> None:
    play(computer)
    computer.codes["pip"] = 1
    computer.pip_says = ["ERROR: No matching distribution found for probe"]
    assert main(["test"], computer.root) == 1
    computer.started.clear()
    play(computer)
    assert computer.modules == ["scenes"]


def test_breaking_in_while_pip_downloads_keeps_the_venv(
    computer: Computer, capsys: pytest.CaptureFixture[str]
) -> None:
    computer.breaks_in_after = "Collecting stars"
    assert main([], computer.root) == 130
    said = capsys.readouterr().err.splitlines()
    assert said[-1] == "Setting up was interrupted; the next start takes it up again."
    computer.breaks_in_after = None
    computer.started.clear()
    play(computer)
    assert computer.modules == ["pip", "scenes"]


def test_breaking_in_while_pip_installs_puts_only_those_packages_in_doubt(computer: Computer) -> None:
    play(computer)
    computer.breaks_in_after = "Installing collected packages: stars"
    assert main(["test"], computer.root) == 130
    computer.breaks_in_after = None
    computer.started.clear()
    play(computer)
    assert computer.modules == ["scenes"]
    main(["test"], computer.root)
    assert computer.modules[1:3] == ["venv", "pip"]


def refuse_to_write(file: Path) -> None:
    """Take the place of `locked` in a folder that cannot be written to."""
    raise PermissionError(13, "Permission denied", str(file))


def test_a_read_only_folder_gets_one_sentence(
    computer: Computer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "locked", refuse_to_write)
    assert main([], computer.root) == 1
    expected = f"Starboard cannot set up .venv in {computer.root}: Permission denied.\n"
    assert capsys.readouterr().err == expected
    assert not computer.started


@pytest.mark.usefixtures("set_up")
def test_a_read_only_folder_that_was_set_up_before_plays(
    computer: Computer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "locked", refuse_to_write)
    play(computer)


def test_a_project_file_without_dependencies_gets_one_sentence(
    computer: Computer, capsys: pytest.CaptureFixture[str]
) -> None:
    (computer.root / "pyproject.toml").write_text("[project]\n", "utf-8")
    assert main([], computer.root) == 1
    assert "pyproject.toml does not tell what to install" in capsys.readouterr().err


def test_a_lock_is_held_until_its_file_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    with file.open("a") as other:
        with run.locked(file):
            assert not run.try_lock(other.fileno())
        assert run.try_lock(other.fileno())


def test_two_starts_at_once_set_up_once(
    computer: Computer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    locks = iter([False, False, True])

    def other_start_finishes(_: float) -> None:
        make_interpreter(computer.root)
        environment = Environment(computer.root)
        python, stars = environment.base_python(), fingerprint(["stars==1.0"])
        environment.write_stamp({"python": python, "runtime": stars})

    monkeypatch.setattr(run, "try_lock", lambda _: next(locks))
    monkeypatch.setattr("time.sleep", other_start_finishes)
    play(computer)
    assert computer.modules == ["scenes"]
    assert capsys.readouterr().err == "Another start is setting up Starboard; waiting for it.\n"


def test_the_stamp_names_interpreter_and_groups(set_up: Environment) -> None:
    assert json.loads(set_up.stamp.read_text("utf-8")) == {
        "python": os.path.realpath(sys.executable),
        "runtime": fingerprint(["stars==1.0"]),
        "dev": fingerprint(["probe==2.0"]),
    }


def test_a_fingerprint_knows_versions_but_no_order() -> None:
    assert fingerprint(["a==1", "b==2"]) == fingerprint(["b==2", "a==1"])
    assert fingerprint(["a==1", "b==2"]) != fingerprint(["a==1", "b==3"])


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
        ([], ["-n", "2", "-q", "-m", "not slow"]),
        (["--slow"], ["-n", "2", "-q"]),
        (["tests/test_run.py", "-x"], ["-n", "2", "-q", "-m", "not slow", "tests/test_run.py", "-x"]),
        (["-k", "lock", "--slow", "-x"], ["-n", "2", "-q", "-k", "lock", "-x"]),
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
        ["pytest", "-n", "2", "-q", "-m", "not slow", "-x"],
    ]
    assert all(
        variables["SDL_VIDEODRIVER"] == variables["SDL_AUDIODRIVER"] == "dummy"
        for variables in computer.variables[-4:]
    )


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


def test_building_installs_its_packages_then_builds_then_lets_the_program_check_itself(
    computer: Computer,
) -> None:
    assert main(["build"], computer.root) == 0
    assert computer.tasks[1] == ["pip", "install", "stars==1.0", "crate==3.0"]
    assert computer.modules[2:3] == ["PyInstaller"]
    program, *words = computer.started[-1]
    assert Path(program).parent == computer.root / "dist" / "starboard"
    assert words == ["--selftest"]
    assert computer.variables[-1]["SDL_VIDEODRIVER"] == "dummy"


def test_a_program_that_could_not_be_built_is_not_started(computer: Computer) -> None:
    computer.codes["PyInstaller"] = 3
    assert main(["build"], computer.root) == 3
    assert computer.modules[-1] == "PyInstaller"


def test_a_built_program_that_fails_its_own_check_is_a_failure(computer: Computer) -> None:
    computer.codes["--selftest"] = 1
    assert main(["build"], computer.root) == 1


@pytest.mark.usefixtures("set_up")
def test_building_refuses_arguments(computer: Computer, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["build", "faster"], computer.root) == 2
    assert "'faster'" in capsys.readouterr().err


def test_the_old_pygame_is_not_installed() -> None:
    """It has the same modules as pygame-ce and overwrites them."""
    with pytest.raises(PackageNotFoundError):
        distribution("pygame")
    assert distribution("pygame-ce").version == pygame.version.ver


def test_the_program_knows_its_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["version"] == scenes.VERSION
