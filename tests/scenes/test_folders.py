"""The folders the program writes to: the usual ones, those of a test, and a spare one if all else fails."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import IO

import platformdirs
import pytest

from game.core.texts import LANGUAGES, catalogue
from scenes.folders import Folders, find_folders


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
