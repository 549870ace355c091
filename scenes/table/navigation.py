"""The ways from the table to other scenes: the table knows what it opens, not what it looks like."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from game.core.table import Seat
from scenes.shell.gestures import Point

if TYPE_CHECKING:
    from scenes.session.takebacks import TakeBack
    from scenes.table.scene import TableScene
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


class TableScreens(Protocol):
    """The scenes that a table opens over itself; whoever opens the table says which they are."""

    def curtain(self, table: TableScene, seat: Seat) -> Scene:
        """What hangs between two people, until the next one holds it open."""

    def agreement(self, table: TableScene, back: TakeBack) -> Scene:
        """All whom it touches agree to take something back."""

    def rules(self, ui: Ui, game: str, section: str) -> Scene:
        """The rules of a game, at a section of the rulebook or from their beginning."""

    def past(self, table: TableScene, moment: int) -> Scene:
        """The table as it was after so many events."""

    def result(self, table: TableScene) -> Scene:
        """Who has won, and why."""

    def pause(self, table: TableScene) -> Scene:
        """The menu over the table."""


class Navigation:
    """Opens scenes above the table."""

    def __init__(self, scene: TableScene, screens: TableScreens) -> None:
        self.scene, self.screens = scene, screens

    def _push(self, scene: Scene) -> None:
        self.scene.ui.stack.push(scene)

    def curtain(self, seat: Seat) -> None:
        """Hand the device over to a seat."""
        self._push(self.screens.curtain(self.scene, seat))

    def agreement(self, back: TakeBack) -> None:
        """Ask all whom it touches whether something is taken back; nobody's hand lies open meanwhile."""
        self.scene.cover()
        self._push(self.screens.agreement(self.scene, back))

    def aside(self) -> None:
        """Who breaks the rules and who passes in advance, where the table has no room to say so."""
        from scenes.table.reactions.rule_breakers import RuleBreakersScene

        self._push(RuleBreakersScene(self.scene.ui, self.scene))

    def rule(self, section: str) -> None:
        """The rules, at a section of the rulebook or from their beginning."""
        self._push(self.screens.rules(self.scene.ui, self.scene.session.match.game.name, section))

    def inspect(self, what: str, pos: Point | None) -> None:
        """A thing closely, opening from where it was asked for."""
        from scenes.table.inspect_scene import InspectScene

        if not what:
            return
        table = self.scene
        self._push(
            InspectScene(table.ui, table.table, what, table.view, table.watching(), pos, private=table.shared)
        )

    def past(self, moment: int) -> None:
        """The table as it was after so many events, as the seat below saw it."""
        self.scene.director.skip()
        self._push(self.screens.past(self.scene, moment))

    def again(self, *, bare: bool) -> Scene:
        """The same match at another table; a bare one has no column beside it."""
        from scenes.table.scene import TableScene

        table = TableScene(self.scene.ui, self.scene.session, self.screens)
        table.log_open = table.log_open and not bare
        return table

    def finale(self) -> None:
        """What a game shows between its last event and the result, if it has something of its own."""
        finale = self.scene.table.finale
        if finale is not None:
            self._push(finale(self.scene.ui, self.scene.session, self.result))
        else:
            self.result()

    def result(self) -> None:
        self._push(self.screens.result(self.scene))

    def pause(self) -> None:
        self._push(self.screens.pause(self.scene))
