"""What `run.py` promises before a task: one set-up that survives accidents."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import run
from run import Environment, fingerprint, main
from tests.run.computers import PYPROJECT, Computer, make_interpreter, play


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
    assert computer.tasks[0] == ["pip", "install", "probe==2.0", "crate==3.0"]
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
        "build": fingerprint(["crate==3.0"]),
    }


def test_a_fingerprint_knows_versions_but_no_order() -> None:
    assert fingerprint(["a==1", "b==2"]) == fingerprint(["b==2", "a==1"])
    assert fingerprint(["a==1", "b==2"]) != fingerprint(["a==1", "b==3"])
