"""What lies beside the Linux program, and the archive of it."""

from __future__ import annotations

import os
import subprocess
import tarfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from installers.file_kinds import KINDS
from installers.linux import base, desktop
from installers.linux.build import pack
from installers.linux.check import newest_glibc


def test_the_entry_of_the_menu_has_both_languages_and_opens_our_files() -> None:
    head, *lines = desktop.entry().splitlines()
    entry = dict(line.split("=", 1) for line in lines)
    assert head == "[Desktop Entry]"
    assert {"Name", "Comment", "Comment[de]", "Exec", "Icon", "Categories"} <= set(entry)
    assert entry["MimeType"].split(";")[:-1] == [kind.mime for kind in KINDS]
    assert entry["Exec"].endswith(" %f")


def test_the_kinds_of_files_are_known_by_their_endings() -> None:
    root = ElementTree.fromstring(desktop.mime())
    globs = [glob.get("pattern") for glob in root.iter(f"{{{desktop.NAMESPACE}}}glob")]
    assert globs == [f"*{kind.ending}" for kind in KINDS]


@pytest.mark.skipif(os.name == "nt", reason="the script is for the shell of Linux")
@pytest.mark.parametrize("folder", ["games", "Ein Ordner für Spiele", 'a "quoted" & $odd|one'])
def test_the_script_enters_the_menu_and_leaves_it_again(tmp_path: Path, folder: str) -> None:
    place, home = tmp_path / folder, tmp_path / "home"
    place.mkdir()
    home.mkdir()
    for name, content in desktop.files().items():
        (place / name).write_bytes(content)
    env = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    subprocess.run(["sh", str(place / "install.sh")], env=env, check=True, capture_output=True)
    entry = (home / ".local/share/applications/starboard.desktop").read_text("utf-8")
    escaped = str(place / "starboard").replace('"', '\\"').replace("$", "\\$")
    assert f'Exec="{escaped}" %f' in entry
    subprocess.run(["sh", str(place / "install.sh"), "--remove"], env=env, check=True, capture_output=True)
    left = [path.name for path in (home / ".local").rglob("*starboard*") if path.is_file()]
    assert left == []


def test_the_archive_of_the_same_files_is_always_the_same(tmp_path: Path) -> None:
    program = tmp_path / "starboard"
    program.mkdir()
    (program / "starboard").write_text("x", "utf-8")
    (program / "starboard").chmod(0o700)
    pack(program, tmp_path / "one.tar.gz")
    (program / "starboard").touch()
    pack(program, tmp_path / "two.tar.gz")
    assert (tmp_path / "one.tar.gz").read_bytes() == (tmp_path / "two.tar.gz").read_bytes()
    with tarfile.open(tmp_path / "one.tar.gz") as tar:
        modes = {entry.name: entry.mode for entry in tar}
    assert modes == {"Starboard": 0o755, "Starboard/starboard": 0o755}


def test_the_base_is_pinned() -> None:
    assert len(base.pins().sha256) == 64
    assert "--enable-shared" in base.CONFIGURED, "PyInstaller wants the library of Python"


def test_a_folder_without_programs_asks_for_no_glibc(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no program", "utf-8")
    assert newest_glibc(tmp_path) == (0, 0)
