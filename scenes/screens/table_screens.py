"""Opens a table with the scenes that it needs around it, each loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.table import Seat
    from scenes.session.session import Session
    from scenes.session.takebacks import TakeBack
    from scenes.table.scene import TableScene
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def open_table(ui: Ui, session: Session) -> TableScene:
    """The table of a session."""
    from scenes.table.scene import TableScene

    return TableScene(ui, session, ProgramScreens())


class ProgramScreens:
    """The scenes that a table opens over itself."""

    def curtain(self, table: TableScene, seat: Seat) -> Scene:
        from scenes.screens.hot_seat.curtain import CurtainScene

        return CurtainScene(table.ui, table, seat)

    def agreement(self, table: TableScene, back: TakeBack) -> Scene:
        from scenes.screens.hot_seat.agreement import to_take_back

        return to_take_back(table.ui, table, back)

    def rules(self, ui: Ui, game: str, section: str) -> Scene:
        from scenes.screens.rules import RulesScene

        return RulesScene(ui, game, section)

    def past(self, table: TableScene, moment: int) -> Scene:
        from scenes.screens.replay.scene import ReplayScene

        return ReplayScene(table.ui, table.session, seat=table.seat, at=moment)

    def result(self, table: TableScene) -> Scene:
        from scenes.screens.result import ResultScene

        return ResultScene(table.ui, table.session)

    def pause(self, table: TableScene) -> Scene:
        from scenes.screens.pause import PauseScene

        return PauseScene(table.ui, table)
