"""Where the program keeps what it writes: settings, saves, reports, and what it could make again."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import NamedTuple

from game.core.saves.file_format import Sentence

HOME = "STARBOARD_HOME"  # the environment variable that puts everything into one folder
NAME = "Starboard"
CARDS = "STARBOARD_CARDS"  # the variable that names the folder of one's own cards, to the rules and to bots


class Folders(NamedTuple):
    """Folders that exist and can be written to; ``told`` says so if they are not the usual ones."""

    config: Path
    saves: Path
    reports: Path
    cache: Path
    logs: Path  # made when the first log is written, for people to find
    told: Sentence | None = None

    @property
    def puzzles(self) -> Path:
        """Beside the saves; made when the first puzzle is cut from a match."""
        return self.saves.with_name("puzzles")

    @property
    def pictures(self) -> Path:
        """Beside the saves, too; made when the first picture of a table is taken."""
        return self.saves.with_name("pictures")

    @property
    def profiles(self) -> Path:
        """Beside the saves; made when the first profile is."""
        return self.saves.with_name("profiles")

    def tell(self, variables: MutableMapping[str, str] = os.environ) -> None:
        """Say where one's own cards are, before anything reads the cards of a game."""
        variables.setdefault(CARDS, str(self.config / "cards"))

    @classmethod
    def under(cls, home: Path) -> Folders:
        """All folders below one."""
        return cls(home / "config", home / "saves", home / "reports", home / "cache", home / "logs")


def find_folders(variables: Mapping[str, str] = os.environ) -> Folders:
    """The folders of this person on this system; never fails, at worst they last until the computer stops."""
    wanted = Folders.under(Path(variables[HOME])) if variables.get(HOME) else _usual()
    problem = _made(wanted) if wanted else None
    if wanted and problem is None:
        return wanted
    try:
        home = tempfile.mkdtemp(prefix="starboard-")
    except OSError:  # nothing can be written anywhere: whatever is to be kept is told not to be
        return Folders.under(Path(os.devnull))._replace(told=Sentence("app.nowhere"))
    spare = Folders.under(Path(home))
    _made(spare)
    if problem is None:
        return spare._replace(told=Sentence("app.no_home", {"folder": home}))
    return spare._replace(told=Sentence("app.folders_spare", {"reason": problem, "folder": home}))


def _usual() -> Folders | None:
    """The folders of this person; None for who has no home folder: unset, and no account that names one."""
    import platformdirs

    dirs = platformdirs.PlatformDirs(NAME, appauthor=False, roaming=False)
    try:
        data = Path(dirs.user_data_dir)
        config, cache = Path(dirs.user_config_dir), Path(dirs.user_cache_dir)
        return Folders(config, data / "saves", data / "reports", cache, Path(dirs.user_documents_dir) / NAME)
    except (RuntimeError, OSError, KeyError):
        return None


def _made(folders: Folders) -> str | None:
    """Make the folders; why it cannot be done, or None."""
    try:
        for folder in folders[:4]:
            folder.mkdir(parents=True, exist_ok=True)
        # The settings may be read-only without harm, but not the saves: a match must survive the night.
        with tempfile.TemporaryFile(dir=folders.saves):
            return None
    except OSError as problem:
        return problem.strerror or str(problem)
