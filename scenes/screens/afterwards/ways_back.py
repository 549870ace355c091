"""The ways from the result of a match to everything that looks back on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget


def ways_back(ui: Ui, session: Session) -> list[Widget]:
    """A button for each of them that has something to show."""
    ways: list[tuple[str, Callable[[Ui, Session], None], str, str]] = [
        ("result.luck", _luck, "luck", "luck"),
        *([("result.dice", _dice, "dice", "dice")] if session.fair else []),
    ]
    return [
        Button(ui.say(word), partial(show, ui, session), icon=icon, key=key) for word, show, icon, key in ways
    ]


def _luck(ui: Ui, session: Session) -> None:
    from scenes.screens.afterwards.luck_page import LuckScene

    ui.stack.push(LuckScene(ui, session))


def _dice(ui: Ui, session: Session) -> None:
    """What was promised about the dice, and the proof."""
    from scenes.screens.fair_dice import KeptPromiseScene

    if session.fair:
        ui.stack.push(KeptPromiseScene(ui, session.fair, session))
