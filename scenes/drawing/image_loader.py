"""Reads pictures beside the frames: decoding one takes up to a tenth of a second."""

from __future__ import annotations

import os
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pygame
from pygame import Surface

from scenes.drawing.memory_budget import READ, SurfaceCache

Size = tuple[int, int]
THREADS = max(1, min(3, (os.cpu_count() or 2) - 1))  # one processor is left to the frames


def read_file(path: Path, size: Size | None = None) -> Surface:
    """A picture as it is in its file, or a drawing painted in this size. Raises pygame.error and OSError."""
    return pygame.image.load(path) if size is None else pygame.image.load_sized_svg(path, size)


class Reader:
    """Asked for files by key; what has been read is taken away later. Decoding does not hold Python up.

    What nobody takes away, because what it was for has left the picture meanwhile, is kept for a while only:
    such pictures were the most that piled up in an evening.
    """

    def __init__(self) -> None:
        self.wanted: SimpleQueue[tuple[str, Path, Size | None]] = SimpleQueue()
        self.done: SimpleQueue[tuple[str, Surface | None]] = SimpleQueue()
        self.asked: set[str] = set()  # what is being read
        self.read = SurfaceCache(READ)
        self.broken: set[str] = set()  # what could not be read
        self.threads: list[Thread] = []

    def ask(self, key: str, path: Path, size: Size | None = None) -> None:
        """Begin to read a file, unless that has begun; ``size`` is that in which a drawing is painted."""
        self._collect()
        if key in self.asked or self.read.get(key) is not None:
            return
        self.asked.add(key)
        self.wanted.put((key, path, size))
        if len(self.threads) < min(THREADS, len(self.asked)):
            self.threads.append(Thread(target=self._work, name="pictures", daemon=True))
            self.threads[-1].start()

    def busy(self, key: str) -> bool:
        """True while a file that was asked for is being read."""
        self._collect()
        return key in self.asked

    def has(self, key: str) -> bool:
        """True if a picture has been read and waits to be taken."""
        self._collect()
        return key in self.read.surfaces

    def take(self, key: str) -> Surface | None:
        """A picture that has been read, once; None if it has not, or cannot be."""
        self._collect()
        return self.read.take(key)

    def _collect(self) -> None:
        while not self.done.empty():
            key, surface = self.done.get()
            self.asked.discard(key)
            if surface is None:
                self.broken.add(key)
            else:
                self.read.put(key, surface)

    def _work(self) -> None:
        while True:
            key, path, size = self.wanted.get()
            try:
                self.done.put((key, read_file(path, size)))
            except (pygame.error, OSError):
                self.done.put((key, None))  # whoever needs it meets the problem itself
