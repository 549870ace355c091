"""Pictures of screens without a window: `python3 run.py shot menu --out menu.png --language de`."""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from game import GAMES
from game.core.refusals import WrongWord
from game.core.texts import LANGUAGES
from scenes.shell.command import command

if TYPE_CHECKING:
    from pygame import Surface

    from scenes.drawing.art import Art
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

# Makes the scenes of a screen, the top one last, for a seed and after so many decisions of a match.
Screen = Callable[["Ui", int, int], list["Scene"]]

SIZES = (320, 8000)  # pixels of a side
NO_SCREENS = (
    "scenes.__main__",  # it starts the program
    "scenes.accessibility.accesskit_tree",  # its library may be missing
)
STEP_MS, STEPS = 20.0, 150  # how long movements may take to come to rest


@cache
def screens() -> dict[str, Screen]:
    """All screens by name: every module of the scenes may have a dictionary SCREENS."""
    import scenes

    found: dict[str, Screen] = {}
    for module in pkgutil.walk_packages(scenes.__path__, "scenes."):
        if module.name not in NO_SCREENS:
            found |= getattr(importlib.import_module(module.name), "SCREENS", {})
    return dict(sorted(found.items()))


def find_screen(name: str) -> Screen:
    """A screen by its name; raises WrongWord."""
    if name not in screens():
        raise WrongWord(f"There is no screen {name!r}; there is: {', '.join(screens())}.")
    return screens()[name]


class ShotArguments(argparse.ArgumentParser):
    """Reads the arguments; a wrong one is refused in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise WrongWord(f"{message[:1].upper()}{message[1:]}; --help says what there is.")


def main(arguments: Sequence[str]) -> int:
    """Draw one screen into a file, or list the screens; the exit code. Raises WrongWord."""
    parser = ShotArguments(prog=command("shot"), description="Draw a screen into a file.", allow_abbrev=False)
    parser.add_argument("screen", nargs="?", metavar="SCREEN", help="its name; without --out all are listed")
    parser.add_argument("--out", type=Path, metavar="FILE.png", help="where the picture goes")
    parser.add_argument("--size", default="1920x1080", metavar="WxH", help="in pixels (default 1920x1080)")
    parser.add_argument("--language", default="en", choices=LANGUAGES, help="of the texts (default en)")
    parser.add_argument("--seed", default=0, type=int, metavar="S", help="of the match (default 0)")
    parser.add_argument(
        "--after", default=0, type=int, metavar="N", help="decisions of the match (default 0)"
    )
    parser.add_argument("--touch", action="store_true", help="sizes for fingers")
    words = parser.parse_args(arguments)
    size = read_size(words.size)
    headless()
    if words.screen:
        find_screen(words.screen)
    if not words.out or not words.screen:
        print("\n".join(screens()))
        return 0
    with tempfile.TemporaryDirectory(prefix="starboard-") as home:
        ui = make_ui(size, words.language, Path(home), touch=words.touch)
        picture = take(ui, find_screen(words.screen)(ui, words.seed, words.after))
    return _save(picture, words.out)


def read_size(text: str) -> tuple[int, int]:
    """A size such as "1280x720"; raises WrongWord."""
    width, by, height = text.partition("x")
    if not (by and width.isdecimal() and height.isdecimal()):
        raise WrongWord(f"A size is given as WIDTHxHEIGHT, such as 1280x720, not {text!r}.")
    size = int(width), int(height)
    if not all(SIZES[0] <= side <= SIZES[1] for side in size):
        raise WrongWord(f"A side has {SIZES[0]} to {SIZES[1]} pixels, not {text}.")
    return size


def headless() -> None:
    """Draw without a screen and without sound."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    import pygame

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))


def make_ui(
    size: tuple[int, int], language: str, home: Path, *, touch: bool = False, art: Art | None = None
) -> Ui:
    """What scenes are given, with folders below ``home``, no sound, and perhaps pictures read before."""
    from scenes.screens.home import home as home_scene
    from scenes.shell.folders import find_folders
    from scenes.shell.settings import Settings
    from scenes.shell.sound import Silence
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import SceneStack

    ui = Ui(
        size,
        Settings(language=language, coach=dict.fromkeys(GAMES, False)),  # its notes would lie over tables
        find_folders({"STARBOARD_HOME": str(home)}),
        Silence(),
        SceneStack(),
        home_scene,
        art,
    )
    ui.touch = touch
    ui.resize()
    return ui


def take(ui: Ui, scenes: list[Scene], steps: int = STEPS) -> Surface:
    """The picture of scenes once their movements have come to rest, or have gone on so many steps.

    They are left afterwards: Windows removes no folder in which a table still holds its file open.
    """
    for scene in scenes:
        ui.stack.push(scene)
    ui.stack.settle()
    try:
        return _at_rest(ui, steps)
    finally:
        ui.stack.clear()


def begin(ui: Ui, scenes: list[Scene]) -> None:
    """Build scenes without drawing them, and leave them."""
    for scene in scenes:
        ui.stack.push(scene)
    ui.stack.settle()
    try:
        for scene in scenes:
            scene.refresh()
    finally:
        ui.stack.clear()


def _at_rest(ui: Ui, steps: int) -> Surface:
    import pygame

    from scenes.drawing.canvas import Canvas

    canvas = Canvas(pygame.Surface(ui.rect.size), ui.screen, ui.art)
    ui.stack.draw(canvas)
    for _ in range(steps):
        top = ui.stack.top
        if top is None or not (top.moving or ui.stack.requests):
            break
        ui.stack.update(STEP_MS)
        ui.stack.settle()
    if steps:
        ui.stack.draw(canvas)
    return canvas.surface


def _save(picture: Surface, file: Path) -> int:
    import pygame

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(picture, file)
    except (OSError, pygame.error) as problem:
        print(f"The picture cannot be written to {file}: {problem}.", file=sys.stderr)
        return 1
    return 0
