"""Small pictures of tables as they were left, for the menu and the list of saves; read when shown."""

from __future__ import annotations

import io
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.files import small_file, write_file
from scenes.art import covering, rounded
from scenes.kit.widget import Size, Widget
from scenes.memory import Kept
from scenes.rivals import Rivals
from scenes.theme import LINE_BRIGHT, SPACE

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.folders import Folders
    from scenes.saved import Facts
    from scenes.ui import Ui

FOLDER = "tables"
SIZE = (640, 320)  # pixels of a picture in its file, at most
LARGEST = 4 << 20  # bytes of such a file
PNG = b"\x89PNG\r\n\x1a\n"
ROOM = 24 << 20  # bytes of pictures kept in memory
SHAPE = 2.05  # width of a glimpse by its height, as of two portraits


class Glimpses:
    """The pictures of a folder. The name of one says which state of which file it shows: no other has it."""

    def __init__(self, folders: Folders) -> None:
        self.folder = folders.cache / FOLDER
        self.read = Kept(ROOM)
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

    def picture(self, facts: Facts) -> Surface | None:
        """The picture of a file, if it has been read."""
        return self.read.get(self._of(facts).name)

    def unread(self, facts: Facts) -> bool:
        """True if nobody has looked yet whether there is a picture."""
        name = self._of(facts).name
        return name not in self.absent and name not in self.read.surfaces

    def look(self, facts: Facts) -> None:
        """Read the picture of a file; one that is damaged is as good as none."""
        path = self._of(facts)
        try:
            self.read.put(path.name, _picture(path).convert())
        except (OSError, ValueError, pygame.error):
            self.absent.add(path.name)

    def there(self, facts: Facts) -> bool:
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

    def _of(self, facts: Facts) -> Path:
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


class Glimpse(Widget):
    """The table of a match as it was left; without a picture, the factions face to face."""

    role = "picture"

    def __init__(self, glimpses: Glimpses, facts: Facts, mm: float = 26.0) -> None:
        super().__init__()
        self.glimpses, self.facts, self.mm = glimpses, facts, mm
        self.rivals = Rivals(facts, mm)

    @property
    def unread(self) -> bool:
        return self.glimpses.unread(self.facts)

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(self.mm * SHAPE), ui.mm(self.mm)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        super().arrange(ui, rect)
        self.rivals.arrange(ui, rect)

    def draw(self, canvas: Canvas) -> None:
        picture = self.glimpses.picture(self.facts)
        if picture is None and not self.unread:
            self.rivals.draw(canvas)
            return
        radius = canvas.mm(2)
        if picture is None:
            canvas.rounded(self.rect, SPACE, radius=radius)
        else:
            key = ("glimpse", self.facts.file, self.facts.size, self.facts.time, self.rect.size)
            small = canvas.shapes.get(key) or canvas.shapes.put(
                key, rounded(covering(picture, self.rect.size), radius)
            )
            canvas.blit(small, self.rect.topleft)
        canvas.outline(self.rect, LINE_BRIGHT, max(1, canvas.mm(0.3)), radius)
