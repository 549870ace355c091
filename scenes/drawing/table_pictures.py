"""Small pictures of tables as they were left, for the menu and the list of saves; read when shown."""

from __future__ import annotations

import io
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Surface

from game.core.files import small_file, write_file
from scenes.drawing.memory_budget import SurfaceCache

if TYPE_CHECKING:
    from scenes.shell.folders import Folders

FOLDER = "tables"
SIZE = (640, 320)  # pixels of a picture in its file, at most
LARGEST = 4 << 20  # bytes of such a file
PNG = b"\x89PNG\r\n\x1a\n"
ROOM = 24 << 20  # bytes of pictures kept in memory


class SavedFile(Protocol):
    """Which state of which file a picture shows."""

    @property
    def file(self) -> str: ...

    @property
    def size(self) -> int: ...

    @property
    def time(self) -> int: ...


class TablePictures:
    """The pictures of a folder. The name of one says which state of which file it shows: no other has it."""

    def __init__(self, folders: Folders) -> None:
        self.folder = folders.cache / FOLDER
        self.read = SurfaceCache(ROOM)
        self.absent: set[str] = set()  # not there, or damaged

    def keep(self, file: Path, picture: Surface) -> None:
        """Write what everybody may see of the match in a file that has just been written; raises OSError."""
        status = file.stat()
        path = self._path(file.name, status.st_size, status.st_mtime_ns)
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.iterdir():
            if _shown(old) == file.name:
                with suppress(OSError):
                    old.unlink()
        out = io.BytesIO()
        pygame.image.save(picture, out, ".png")
        write_file(path, out.getvalue(), lasting=False)

    def picture(self, facts: SavedFile) -> Surface | None:
        """The picture of a file, if it has been read."""
        return self.read.get(self._of(facts).name)

    def unread(self, facts: SavedFile) -> bool:
        """True if nobody has looked yet whether there is a picture."""
        name = self._of(facts).name
        return name not in self.absent and name not in self.read.surfaces

    def look(self, facts: SavedFile) -> None:
        """Read the picture of a file; one that is damaged is as good as none."""
        path = self._of(facts)
        try:
            self.read.put(path.name, _picture(path).convert())
        except (OSError, ValueError, pygame.error):
            self.absent.add(path.name)

    def there(self, facts: SavedFile) -> bool:
        """True if there is a picture, as far as one can tell without reading it."""
        return self._of(facts).name not in self.absent and self._of(facts).is_file()

    def clear(self, files: Iterable[Path]) -> None:
        """Throw away the pictures of all other files."""
        kept = {file.name for file in files}
        with suppress(OSError):
            for picture in self.folder.iterdir():
                if _shown(picture) not in kept:
                    with suppress(OSError):
                        picture.unlink()

    def _of(self, facts: SavedFile) -> Path:
        return self._path(facts.file, facts.size, facts.time)

    def _path(self, file: str, size: int, time: int) -> Path:
        return self.folder / f"{file}-{size}-{time}.png"


def _picture(path: Path) -> Surface:
    """The picture of a file, if it is no larger than one that was kept; its size stands at its beginning."""
    content = small_file(path, LARGEST)
    wide, tall = (int.from_bytes(content[place : place + 4], "big") for place in (16, 20))
    if content[:8] != PNG or wide > SIZE[0] or tall > SIZE[1]:
        raise ValueError("no picture of a table")
    return pygame.image.load(io.BytesIO(content), ".png")


def _shown(picture: Path) -> str:
    """The name of the file whose table a picture shows."""
    return picture.name.rsplit("-", 2)[0]
