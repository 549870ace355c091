"""The hint beside the mouse tells what does not stand there already."""

from __future__ import annotations

from scenes.widgets.boxes import Layers
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.tooltip import AFTER_MS, Tooltip
from tests.support.screen.headless import a_ui


def over(button: Button) -> object:
    """What the mouse has rested on for long enough to be told of it."""
    ui: Ui = a_ui((1280, 720), "en", touch=False)
    root = Layers(button)
    root.arrange(ui, ui.rect)
    button.hovered = True
    hint = Tooltip(root)
    hint.arrange(ui, ui.rect)
    ui.changed()
    hint.update(0)
    hint.update(AFTER_MS)
    return hint.over


def test_a_button_that_cannot_be_pressed_tells_why() -> None:
    button = Button("Build", enabled=False, why="No materials")
    assert over(button) is button


def test_a_reason_that_stands_on_the_button_is_not_told_again() -> None:
    assert over(Button("Choose a card", enabled=False, why="Choose a card")) is None
