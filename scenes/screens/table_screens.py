"""Opens a table with the scenes that it needs around it, each loaded when it is first opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.table import Seat
    from scenes.session.session import Session
    from scenes.session.takebacks import TakeBack
    from scenes.table.navigation import CurtainActions
    from scenes.table.scene import TableScene
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


def open_table(ui: Ui, session: Session) -> TableScene:
    """The table of a session."""
    from scenes.screens.lessons.progress import wants_coach
    from scenes.table.guide.teaching_guide import TeachingGuide
    from scenes.table.scene import TableScene

    screens, name = ProgramScreens(), session.match.game.name
    if not wants_coach(ui.settings, name):
        return TableScene(ui, session, screens)

    def show_rule(section: str) -> None:
        ui.stack.push(screens.rules(ui, name, section))

    return TableScene(ui, session, screens, TeachingGuide(ui, name, show_rule))


class ProgramScreens:
    """The scenes that a table opens over itself."""

    def curtain(self, public: Seen, seat: Seat, actions: CurtainActions) -> Scene:
        from scenes.screens.hot_seat.curtain import CurtainScene

        return CurtainScene(public, seat, actions)

    def agreement(self, ui: Ui, session: Session, back: TakeBack, agreed: Callable[[], None]) -> Scene:
        from scenes.screens.hot_seat.agreement import to_take_back

        return to_take_back(ui, session, back, agreed)

    def rules(self, ui: Ui, game: str, section: str) -> Scene:
        from scenes.screens.rules import RulesScene

        return RulesScene(ui, game, section)

    def past(self, ui: Ui, session: Session, seat: Seat, moment: int) -> Scene:
        from scenes.screens.replay.scene import ReplayScene

        return ReplayScene(ui, session, seat=seat, at=moment)

    def result(self, ui: Ui, session: Session) -> Scene:
        from scenes.screens.result import ResultScene

        return ResultScene(ui, session)

    def pause(self, ui: Ui, session: Session) -> Scene:
        from scenes.screens.pause import PauseScene

        return PauseScene(ui, session)
