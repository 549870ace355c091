"""What is wrong with the layout of a screen that pictures are made of."""

from __future__ import annotations

from scenes.tools.shots import screens
from scenes.widgets.context import Ui
from tests.support.screen.audit import audit, hidden
from tests.support.screen.hands import Desk


def faults_of_screen(ui: Ui, name: str) -> list[str]:
    """What the audit finds when a screen has come to rest; prints on pieces are as small as the piece."""
    for scene in screens()[name](ui, 3, 24):
        ui.stack.push(scene)
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(1000)
    return [*audit(desk.top, ui, prints=False), *hidden(desk.top)]
