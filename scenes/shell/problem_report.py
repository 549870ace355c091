"""Packs what a maintainer needs to understand a problem into one zip on the desktop; nothing is sent.

What is in it: which program on which system (`about.txt`), the reports of accidents, the settings without the
names of people, and the newest match if the person wants it in there, with or without the names of its seats.
"""

from __future__ import annotations

import platform
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile

import msgspec

import game
from game.core.files import small_file
from game.core.saves.file_format import SaveRefused
from game.core.saves.journal import Journal
from scenes.shell import settings as settings_file
from scenes.shell.build_facts import called
from scenes.shell.folders import Folders
from scenes.shell.settings import Settings

ENDING = ".starboard"
LARGEST = 64 << 20  # bytes of a match
REPORTS = 5  # the newest ones


class Wanted(NamedTuple):
    """What the person lets into the zip."""

    match: bool = True
    names: bool = False


def desktop() -> Path:
    """Where the zip goes: the desktop, or home if there is none. Raises OSError and RuntimeError."""
    import platformdirs

    usual = Path(platformdirs.user_desktop_dir())
    return usual if usual.is_dir() else Path.home()


def newest_match(folders: Folders) -> Path | None:
    """The match that was played last."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folders.saves.glob(f"*{ENDING}")]
    except OSError:
        return None
    return max(found)[1] if found else None


def write_zip(folders: Folders, settings: Settings, wanted: Wanted, screen: str, into: Path) -> Path:
    """Write the zip into a folder; its path. Raises OSError."""
    out = into / f"starboard-{time.strftime('%Y-%m-%d-%H%M%S')}.zip"
    with ZipFile(out, "w", ZIP_DEFLATED) as pack:
        pack.writestr("about.txt", _about(screen))
        pack.writestr("settings.toml", _settings(settings))
        for report in _reports(folders):
            pack.writestr(f"reports/{report.name}", without_home(report.read_text("utf-8", errors="replace")))
        match = newest_match(folders) if wanted.match else None
        content = _match(match, wanted.names) if match else None
        if content is not None:
            pack.writestr(f"match{ENDING}", content)
    return out


def without_home(text: str) -> str:
    """A text in which the home folder, and with it the name of its owner, is a tilde."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    return text.replace(home, "~") if len(home) > 1 else text


def _about(screen: str) -> str:
    return f"{called()}\nPython {platform.python_version()}, {platform.platform()}\nscreen {screen}\n"


def _settings(settings: Settings) -> bytes:
    """The settings without the names of people, and without what another program may have put there."""
    plain = msgspec.structs.replace(settings, players=["" for _ in settings.players], others={})
    with tempfile.TemporaryDirectory(prefix="starboard-") as folder:
        settings_file.write(plain, Path(folder))
        return (Path(folder) / settings_file.FILE).read_bytes()


def _reports(folders: Folders) -> list[Path]:
    try:
        return sorted(folders.reports.glob("*.txt"))[-REPORTS:]
    except OSError:
        return []


def _match(path: Path, names: bool) -> bytes | None:
    """A match as it lies there, or written anew without names; None if that cannot be done."""
    if names:
        return small_file(path, LARGEST)
    try:
        loaded = game.open_save(path)
    except (SaveRefused, OSError):
        return None  # what cannot be read cannot be rid of names, either
    people = loaded.notes.get("players", [])
    notes = {**loaded.notes, "players": [{**each, "name": "", "sign": ""} for each in people]}
    with tempfile.TemporaryDirectory(prefix="starboard-") as folder:
        file = Path(folder) / f"match{ENDING}"
        Journal.begin(file, loaded.match, notes).close()
        return file.read_bytes()
