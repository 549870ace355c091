"""Everything that looks back on a match that is over, in one list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from scenes.drawing.rich_text import TITLE
from scenes.widgets.boxes import Grid
from scenes.widgets.button import Button
from scenes.widgets.page import PageScene
from scenes.widgets.scroll import Scroll

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene
    from scenes.widgets.widget import Widget

WIDE = 90.0  # millimetres of a button, at least


class WayBack(NamedTuple):
    """A page that looks back: its key in the texts, its icon, and what opens it."""

    key: str
    icon: str
    opens: Callable[[Ui, Session], Scene | None]  # None: it does what it says, and stays here


class LookingBackScene(PageScene):
    """A button for each page that has something to show."""

    name = "looking_back"
    title = "back.title"

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.session = session

    def body(self) -> Widget:
        return Scroll(Grid([self._button(way) for way in self.ways()], least=WIDE, gap=4), key="page")

    def ways(self) -> list[WayBack]:
        dice = [WayBack("dice", "dice", _dice)] if self.session.fair else []
        return [
            WayBack("luck", "luck", _luck),
            WayBack("branches", "formation_flight", _branches),
            WayBack("poster", "star", _poster),
            WayBack("picture", "save", _picture),
            *dice,
        ]

    def _button(self, way: WayBack) -> Widget:
        say = self.ui.say
        return Button(
            say(f"back.{way.key}"), lambda: self._open(way),
            second=say(f"back.{way.key}_second"), icon=way.icon, style=TITLE, key=way.key,
        )  # fmt: skip

    def _open(self, way: WayBack) -> None:
        page = way.opens(self.ui, self.session)
        if page is not None:
            self.ui.stack.push(page)


def _luck(ui: Ui, session: Session) -> Scene:
    from scenes.screens.afterwards.luck_page import LuckScene

    return LuckScene(ui, session)


def _branches(ui: Ui, session: Session) -> Scene:
    from scenes.screens.afterwards.branch_page import BranchPage

    return BranchPage(ui, session)


def _poster(ui: Ui, session: Session) -> Scene:
    from scenes.screens.afterwards.poster import PosterScene

    return PosterScene(ui, session)


def _picture(ui: Ui, session: Session) -> None:
    from scenes.screens.saves.match_picture import take_picture

    take_picture(ui, session)


def _dice(ui: Ui, session: Session) -> Scene:
    """What was promised about the dice, and the proof."""
    from scenes.screens.fair_dice import KeptPromiseScene

    assert session.fair is not None
    return KeptPromiseScene(ui, session.fair, session)
