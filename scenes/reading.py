"""Reads pictures beside the frames: decoding one takes up to a tenth of a second."""

from __future__ import annotations

import os
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pygame
from pygame import Surface

THREADS = max(1, min(3, (os.cpu_count() or 2) - 1))  # one processor is left to the frames


class Reader:
    """Asked for files by key; what has been read is taken away later. Decoding does not hold Python up."""

    def __init__(self) -> None:
        self.wanted: SimpleQueue[tuple[str, Path]] = SimpleQueue()
        self.done: SimpleQueue[tuple[str, Surface | None]] = SimpleQueue()
        self.asked: set[str] = set()
        self.read: dict[str, Surface] = {}
        self.broken: set[str] = set()  # what could not be read
        self.threads: list[Thread] = []

    def ask(self, key: str, path: Path) -> None:
        """Begin to read a file, unless that has begun."""
        if key in self.asked:
            return
        self.asked.add(key)
        self.wanted.put((key, path))
        if len(self.threads) < min(THREADS, len(self.asked)):
            self.threads.append(Thread(target=self._work, name="pictures", daemon=True))
            self.threads[-1].start()

    def busy(self, key: str) -> bool:
        """True while a file that was asked for is being read."""
        self._collect()
        return key in self.asked and key not in self.read and key not in self.broken

    def take(self, key: str) -> Surface | None:
        """A picture that has been read, once; None if it has not, or cannot be."""
        self._collect()
        if key in self.read:
            self.asked.discard(key)
        return self.read.pop(key, None)

    def _collect(self) -> None:
        while not self.done.empty():
            key, surface = self.done.get()
            if surface is None:
                self.broken.add(key)
            else:
                self.read[key] = surface

    def _work(self) -> None:
        while True:
            key, path = self.wanted.get()
            try:
                self.done.put((key, pygame.image.load(path)))
            except (pygame.error, OSError):
                self.done.put((key, None))  # whoever needs it meets the problem itself
