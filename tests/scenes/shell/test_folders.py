"""The folders the program writes to: the usual ones, those of a test, and a spare one if all else fails."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, NoReturn

import platformdirs
import pytest

from game.core.texts import LANGUAGES, catalogue
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.shell import settings as settings_file
from scenes.shell.folders import Folders, find_folders

ROOT = Path(__file__).resolve().parents[3]


def test_a_variable_puts_everything_into_one_folder(tmp_path: Path) -> None:
    folders = find_folders({"STARBOARD_HOME": str(tmp_path / "home")})
    assert folders == Folders.under(tmp_path / "home")
    assert all(folder.is_dir() for folder in folders[:4])
    assert folders.told is None


def test_without_it_the_folders_are_those_of_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Dirs:
        def __init__(self, name: str, **_: object) -> None:
            self.user_config_dir = str(tmp_path / "config" / name)
            self.user_data_dir = str(tmp_path / "data" / name)
            self.user_cache_dir = str(tmp_path / "cache" / name)
            self.user_documents_dir = str(tmp_path / "documents")

    monkeypatch.setattr(platformdirs, "PlatformDirs", Dirs)
    folders = find_folders({})
    assert folders.config == tmp_path / "config" / "Starboard"
    assert folders.saves == tmp_path / "data" / "Starboard" / "saves"
    assert folders.saves.is_dir()
    assert folders.logs == tmp_path / "documents" / "Starboard"
    assert not folders.logs.exists(), "it is made when there is something to put into it"


def test_a_place_that_cannot_be_used_is_replaced_and_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way", "utf-8")
    folders = find_folders({"STARBOARD_HOME": str(file)})
    assert folders.told is not None
    (folders.saves / "match").write_text("kept", "utf-8")
    for language in LANGUAGES:
        assert str(folders.config.parent) in catalogue(language).say(folders.told.text, **folders.told.args)


def test_a_folder_that_can_only_be_read_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    find_folders({"STARBOARD_HOME": str(tmp_path)})
    writing = tempfile.TemporaryFile

    def refuse(dir: Path) -> IO[bytes]:
        if dir == tmp_path / "saves":
            raise PermissionError(13, "Permission denied")
        return writing(dir=dir)

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    folders = find_folders({"STARBOARD_HOME": str(tmp_path)})
    assert folders.told is not None
    assert folders.saves != tmp_path / "saves"


NO_ACCOUNT = pytest.mark.skipif(sys.platform != "linux", reason="other systems name the folders themselves")
HOMELESS = """
import os, pwd, sys
def unknown(_):
    raise KeyError("uid not found")
pwd.getpwuid = unknown
for name in [name for name in os.environ if name == "HOME" or name.startswith("XDG_")]:
    del os.environ[name]
from {module} import main
sys.exit(main(sys.argv[1:]))
"""


def run_homeless(module: str, *words: str, place: Path) -> subprocess.CompletedProcess[str]:
    """Run a task for somebody without a home folder and without an account."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("STARBOARD")}
    env = {**kept, "PYTHONPATH": str(ROOT), "TMPDIR": str(place), "LC_ALL": "C.UTF-8"}
    env |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [sys.executable, "-c", HOMELESS.format(module=module), *words]
    return subprocess.run(
        command, cwd=place, env=env, capture_output=True, text=True, timeout=120, check=False
    )


@NO_ACCOUNT
def test_who_has_no_home_folder_is_told_where_matches_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import pwd

    def unknown(_: int) -> NoReturn:
        raise KeyError("uid not found")

    monkeypatch.setattr(pwd, "getpwuid", unknown)
    for name in [name for name in os.environ if name == "HOME" or name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    folders = find_folders({})
    assert folders.told is not None
    assert folders.config.is_relative_to(tmp_path)
    (folders.saves / "match").write_text("kept", "utf-8")
    said = [catalogue(language).say(folders.told.text, **folders.told.args) for language in LANGUAGES]
    assert all(str(folders.config.parent) in sentence for sentence in said)
    assert len(set(said)) == len(LANGUAGES)


@NO_ACCOUNT
def test_the_window_opens_without_a_home_folder(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text("wait 200\nexpect settings\nquit\n", "utf-8")
    ended = run_homeless("scenes.__main__", "--script", str(script), "--size", "1280x720", place=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert list(tmp_path.glob("starboard-*/config/settings.toml"))


@NO_ACCOUNT
@pytest.mark.parametrize(
    ("module", "words"),
    [
        ("scenes.__main__", ["shot", "failure", "--out", "failure.png"]),
        ("game.__main__", ["simulate", "duel", "--matches", "1"]),
        ("game.__main__", ["simulate", "firestorm", "--matches", "1"]),
    ],
)
def test_tasks_need_no_home_folder(module: str, words: list[str], tmp_path: Path) -> None:
    ended = run_homeless(module, *words, place=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert "Traceback" not in ended.stderr


def test_where_nothing_can_be_written_the_program_still_opens_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No home, no temporary folder: what is to be kept is refused with a sentence, as on a full disk."""

    def refuse(**_: str) -> NoReturn:
        raise FileNotFoundError(2, "No usable temporary directory found")

    monkeypatch.setattr(tempfile, "mkdtemp", refuse)
    (tmp_path / "file").write_text("in the way", "utf-8")
    folders = find_folders({"STARBOARD_HOME": str(tmp_path / "file")})
    assert folders.told is not None
    assert len({catalogue(language).say(folders.told.text) for language in LANGUAGES}) == len(LANGUAGES)
    settings, told = settings_file.read(folders.config)
    assert told is None
    assert settings_file.write(settings, folders.config) is not None
    players = [Participant("Mia", "orange"), Participant("", "blue", "novice")]
    session = Session.begin("duel", 1, players, {}, folders.saves)
    assert session.problem is not None
    assert session.asked()
