"""Where the program keeps what it writes: settings, saves, reports, and what it could make again."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping, MutableMapping
from pathlib import Path
from typing import NamedTuple

from game.core.saves import Sentence

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
    problem = _made(wanted)
    if problem is None:
        return wanted
    spare = Folders.under(Path(tempfile.mkdtemp(prefix="starboard-")))
    _made(spare)
    return spare._replace(
        told=Sentence("app.folders_spare", {"reason": problem, "folder": str(spare[0].parent)})
    )


def _usual() -> Folders:
    import platformdirs

    dirs = platformdirs.PlatformDirs(NAME, appauthor=False, roaming=False)
    data = Path(dirs.user_data_dir)
    config, cache = Path(dirs.user_config_dir), Path(dirs.user_cache_dir)
    return Folders(config, data / "saves", data / "reports", cache, Path(dirs.user_documents_dir) / NAME)


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
