"""Writes a report when a scene breaks or a bot trips: what a maintainer needs to know, and no secrets."""

from __future__ import annotations

import platform
import time
import traceback
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from scenes import VERSION

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene

KEPT = 20  # reports; older ones are thrown away
OURS = "[0-9][0-9][0-9][0-9]-[0-9][0-9]-*.txt"  # what reports are called


def write_report(ui: Ui, error: Exception, failed: Scene | None) -> Path | None:
    """What a maintainer needs to know, in a file; no hands, no names. None if it cannot be written."""
    path = ui.folders.reports / f"{time.strftime('%Y-%m-%d_%H-%M-%S')}.txt"
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    stack = ", ".join(scene.name for scene in ui.stack.scenes)
    lines = [
        f"Starboard {VERSION}, pygame-ce {pygame.version.ver}, SDL {sdl}",
        f"Python {platform.python_version()}, {platform.platform()}",
        f"screen {ui.screen}, language {ui.settings.language}",
        f"scenes {stack}; broke in {failed.name if failed else 'none'}",
        "",
        "".join(traceback.format_exception(error)),
    ]
    try:
        path.write_text("\n".join(lines), "utf-8", errors="backslashreplace")
        reports = sorted(ui.folders.reports.glob(OURS))
    except OSError:
        return None
    for old in reports[:-KEPT]:
        with suppress(OSError):
            old.unlink()
    return path
