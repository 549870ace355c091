"""The scene that the program starts with; it is loaded when it is first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def home(ui: Ui) -> Scene:
    """Makes the menu."""
    from scenes.screens.menu.scene import MenuScene

    return MenuScene(ui)
