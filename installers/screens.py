"""A screen without glass, on which a check lets a program open its window, and looks at it."""

from __future__ import annotations

import contextlib
import os
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PIL import Image

from installers.steps import find

SIZE = (1366, 850)
NEEDED = {"Xvfb": "xvfb"}
LOOK = 0.5  # seconds


class ScreenFile:
    """The picture of a screen, which Xvfb keeps in a file while it runs."""

    def __init__(self, display: str, folder: Path) -> None:
        self.display, self.folder = display, folder

    def picture(self) -> Image.Image:
        """What can be seen now; the file has the form of xwd: a header, a table of colours, pixels."""
        content = (self.folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack_from(">25I", content)
        start, width, height, row, colours = header[0], header[4], header[5], header[12], header[19]
        pixels = content[start + 12 * colours :]
        return Image.frombytes("RGB", (width, height), pixels, "raw", "BGRX", row)

    def watch(self, play: Callable[[], object], shot: Path) -> list[Image.Image]:
        """What the screen shows while a program plays, once it has written its own picture."""
        seen: list[Image.Image] = []
        with ThreadPoolExecutor(1) as aside:
            played = aside.submit(play)
            while not played.done():
                time.sleep(LOOK)
                if shot.exists():
                    seen.append(self.picture())
            played.result()
        return seen


@contextlib.contextmanager
def screen(folder: Path) -> Iterator[ScreenFile]:
    """A screen of our own, whatever other ones there are."""
    folder.mkdir(parents=True, exist_ok=True)
    reading, writing = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    words = [
        find("Xvfb"),
        "-displayfd",
        str(writing),
        "-screen",
        "0",
        size,
        "-nolisten",
        "tcp",
        "-nocursor",
        "-fbdir",
        str(folder),
    ]
    with subprocess.Popen(words, pass_fds=[writing], stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as told:
                number = told.readline().strip()
            yield ScreenFile(f":{number}", folder)
        finally:
            server.terminate()
