"""Opens the window with its first scenes, as the command line and the settings want it."""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.accessibility.adapter import screen_readers
from scenes.program.app import App, wake
from scenes.program.opening import open_file
from scenes.screens.home import home
from scenes.shell import settings as settings_file
from scenes.shell.folders import find_folders
from scenes.shell.sound import Speaker
from scenes.shell.voice import system_voice
from scenes.shell.window import UNSEEN, Window
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene, SceneStack

if TYPE_CHECKING:
    from scenes.program.script import Script


class Options(NamedTuple):
    """What the command line may ask of the program."""

    size: tuple[int, int] | None = None
    language: str = ""
    screen: str = ""  # to begin with, instead of the menu
    as_touch: bool = False  # the mouse acts as a finger
    script: Script | None = None
    file: Path | None = None  # a match, a deck or cards to open over the menu


def start(options: Options) -> int:
    """Open the window and play until it is closed; the exit code. Raises NoDisplay and WrongWord."""
    gc.disable()  # until the first frame: there is nothing to throw away yet, and looking takes time
    try:
        app = _opened(options)
        app.step()
    finally:
        gc.enable()
    return app.run() or (options.script.code if options.script else 0)


def _opened(options: Options) -> App:
    """The program with its window and its first scenes, before its first frame."""
    if options.as_touch:
        os.environ["SDL_MOUSE_TOUCH_EVENTS"] = "1"
    folders = find_folders()
    folders.tell()
    settings, told = settings_file.read(folders.config)
    settings.language = options.language or settings.language
    window = Window(settings, options.size)
    ui = Ui(window.size, settings, folders, Speaker(settings), SceneStack(), home)
    app = App(ui, window, as_touch=options.as_touch)
    if pygame.display.get_driver() not in UNSEEN:
        app.telling.readers = screen_readers(window.window, wake, folders.reports)
        ui.voice = system_voice()
    for scene in first_scenes(ui, options.screen):
        ui.stack.push(scene)
    if options.script is None and not options.screen and options.file is None:
        ask_size(ui)
    if options.file is not None:
        ui.stack.settle()
        open_file(ui, options.file)
    for sentence in filter(None, (folders.told, told)):
        ui.toasts.say(ui.tell(sentence))
    if options.script is not None:
        app.errands = options.script.run(app)
    return app


def first_scenes(ui: Ui, screen: str) -> list[Scene]:
    """What the program begins with."""
    if screen:
        from scenes.tools.shots import find_screen

        return find_screen(screen)(ui, 0, 0)
    return [ui.home(ui)]


def ask_size(ui: Ui) -> None:
    """At the very first start ask for the size of the screen, over the menu: one step, to be skipped."""
    from scenes.screens.calibrate import CalibrateScene, asks_size

    if asks_size(ui):
        ui.stack.push(CalibrateScene(ui, first=True))
