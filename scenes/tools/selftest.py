"""Checks a built program from within: every asset, every screen, both languages, a match of every game."""

from __future__ import annotations

import re
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

import game
from game.bots.simulate import simulate
from game.core.assets import ASSETS
from game.core.texts import LANGUAGES, catalogue
from scenes.drawing import art
from scenes.table.zone_map import read_map
from scenes.tools import shots

SIZE = (1280, 720)
EACH = 100  # things after which it tells how far it is
KEPT = 256 << 20, 96 << 20  # bytes of pictures as they are in their files, and as they are drawn
TASK = re.compile(r"^((?:lesson|puzzle)_[a-z]+)_\d+_\w+$")  # such as "puzzle_duel_1_tie"


def main() -> int:
    """Check everything and tell what was done; 1 if something is broken."""
    shots.headless()
    broken = 0
    for what, check in CHECKS.items():
        try:
            done = _counted(what, check())
        except Exception as error:
            print(f"{what}: broken, {type(error).__name__}: {error}", file=sys.stderr)
            broken += 1
            continue
        print(f"{what}: {done}", flush=True)
    print("something is broken" if broken else "all is well")
    return 1 if broken else 0


def _counted(what: str, things: Iterator[str]) -> int:
    """How many things were checked; the longer checks tell how far they are."""
    count = 0
    for count, _ in enumerate(things, 1):
        if count % EACH == 0 and what in LONG:
            print(f"{what} ... {count}", flush=True)
    return count


def _pictures() -> Iterator[str]:
    pictures = art.Art()
    base = ASSETS / "art"
    for file in sorted(base.rglob("*.*")):
        key = file.relative_to(base).with_suffix("").as_posix()
        if file.suffix == ".svg" and key.startswith("icons/"):
            pictures.icon(key.removeprefix("icons/"), 48)
        elif file.suffix in (".svg", ".webp", ".png"):
            pictures.master(key)
        yield key


def _fonts() -> Iterator[str]:
    for file in sorted((ASSETS / "fonts").glob("*.?tf")):
        pygame.font.Font(file, 20)
        yield file.name


def _sounds() -> Iterator[str]:
    pygame.mixer.init()
    for file in sorted((ASSETS / "sounds").glob("*.ogg")):
        pygame.mixer.Sound(file)
        yield file.name
    pygame.mixer.quit()


def _texts() -> Iterator[str]:
    for language in LANGUAGES:
        yield from catalogue(language).keys()


def _data() -> Iterator[str]:
    for file in sorted((ASSETS / "data").rglob("*.toml")):
        tomllib.loads(file.read_text("utf-8"))
        yield file.name


def _layouts() -> Iterator[str]:
    for file in sorted((ASSETS / "layouts").glob("*.tmx")):
        read_map(file.stem)
        yield file.name


def _screens() -> Iterator[str]:
    """Each in one of the languages by turns.

    The lessons and puzzles of a game are one screen: each is begun, the first of a game is drawn as well.
    """
    pictures, drawn = KeptArt(), set[str]()
    for number, (name, screen) in enumerate(shots.screens().items()):
        kind = TASK.sub(r"\1", name)
        with tempfile.TemporaryDirectory(prefix="starboard-") as home:
            ui = shots.make_ui(SIZE, LANGUAGES[number % len(LANGUAGES)], Path(home), art=pictures)
            if kind in drawn:
                shots.begin(ui, screen(ui, 0, 0))
            else:
                shots.take(ui, screen(ui, 0, 0), steps=0)
        drawn.add(kind)
        yield name


class KeptArt(art.Art):
    """Pictures that all screens share, which have one size: most of the time went into reading them anew."""

    def __init__(self) -> None:
        super().__init__()
        self.masters.room, self.scaled.room = KEPT

    def forget(self, window: tuple[int, int]) -> None:
        """What was scaled is of use to the next screen, too."""


def _matches() -> Iterator[str]:
    for name in game.GAMES:
        simulate(name, ["novice"], matches=1, seed=1)
        yield name


CHECKS: dict[str, Callable[[], Iterator[str]]] = {
    "pictures": _pictures,
    "fonts": _fonts,
    "sounds": _sounds,
    "sentences": _texts,
    "data files": _data,
    "table layouts": _layouts,
    "screens": _screens,
    "matches": _matches,
}
LONG = ("pictures", "screens")
