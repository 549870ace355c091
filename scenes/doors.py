"""The ways from the table to other scenes, which are loaded when they are first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from game.core.table import Seat
from scenes.gestures import Point

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.session import Session
    from scenes.stack import Scene
    from scenes.table import TableScene
    from scenes.takebacks import TakeBack
    from scenes.ui import Ui


@runtime_checkable
class Counted(Protocol):
    """A game whose points are counted before the result is shown."""

    def finale(self, ui: Ui, session: Session, on_done: Callable[[], None]) -> Scene: ...


class Doors:
    """Opens scenes above the table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def curtain(self, seat: Seat) -> None:
        """Hand the device over to a seat."""
        from scenes.curtain import CurtainScene

        self.scene.ui.stack.push(CurtainScene(self.scene.ui, self.scene, seat))

    def agreement(self, back: TakeBack) -> None:
        """Ask all whom it touches whether something is taken back; nobody's hand lies open meanwhile."""
        from scenes.agreement import to_take_back

        self.scene.cover()
        self.scene.ui.stack.push(to_take_back(self.scene.ui, self.scene, back))

    def aside(self) -> None:
        """Who breaks the rules and who passes in advance, where the table has no room to say so."""
        from scenes.aside import AsideScene

        self.scene.ui.stack.push(AsideScene(self.scene.ui, self.scene))

    def rule(self, section: str) -> None:
        """The rules, at a section of the rulebook or from their beginning."""
        from scenes.rules import RulesScene

        self.scene.ui.stack.push(RulesScene(self.scene.ui, self.scene.session.match.game.name, section))

    def inspect(self, what: str, pos: Point | None) -> None:
        """A thing closely, opening from where it was asked for."""
        from scenes.inspect import InspectScene

        if not what:
            return
        table = self.scene
        scene = InspectScene(
            table.ui, table.table, what, table.view, table.watching(), pos, private=table.shared
        )
        table.ui.stack.push(scene)

    def past(self, moment: int) -> None:
        """The table as it was after so many events, as the seat below saw it."""
        from scenes.replay import ReplayScene

        self.scene.director.skip()
        self.scene.ui.stack.push(
            ReplayScene(self.scene.ui, self.scene.session, seat=self.scene.seat, at=moment)
        )

    def again(self, *, bare: bool) -> Scene:
        """The same match at another table; a bare one has no column beside it."""
        from scenes.table import TableScene

        table = TableScene(self.scene.ui, self.scene.session)
        table.log_open = table.log_open and not bare
        return table

    def finale(self) -> None:
        """What a game shows between its last event and the result, if it has something of its own."""
        table = self.scene.table
        if isinstance(table, Counted):
            self.scene.ui.stack.push(table.finale(self.scene.ui, self.scene.session, self.result))
        else:
            self.result()

    def result(self) -> None:
        from scenes.result import ResultScene

        self.scene.ui.stack.push(ResultScene(self.scene.ui, self.scene.session))

    def pause(self) -> None:
        from scenes.pause import PauseScene

        self.scene.ui.stack.push(PauseScene(self.scene.ui, self.scene))
