"""The ways from the table to other scenes: the table knows what it opens, not what it looks like."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from game.core.table import Seat
from scenes.shell.gestures import Point
from scenes.table.answering.use_now import use_now
from scenes.table.game_table import GameTable

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.session.takebacks import TakeBack
    from scenes.table.game_table import GameTable
    from scenes.table.right_column import ColumnContents
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui
    from scenes.widgets.scene_stack import Scene


class CurtainActions(NamedTuple):
    """What is done from the curtain, which hangs before the table."""

    open_hand: Callable[[Seat], None]
    ask_back: Callable[[TakeBack], None]  # all whom it touches
    pause: Callable[[], None]
    draw_table: Callable[[Canvas], None]  # as everybody may see it


class TableScreens(Protocol):
    """The scenes that a table opens over itself; whoever opens the table says which they are."""

    def curtain(self, public: Seen, seat: Seat, actions: CurtainActions) -> Scene:
        """What hangs between two people, until the next one holds it open."""

    def agreement(self, ui: Ui, session: Session, back: TakeBack, agreed: Callable[[], None]) -> Scene:
        """All whom it touches agree to take something back."""

    def rules(self, ui: Ui, game: str, section: str) -> Scene:
        """The rules of a game, at a section of the rulebook or from their beginning."""

    def past(self, ui: Ui, session: Session, seat: Seat, moment: int) -> Scene:
        """The table as a seat saw it after so many events."""

    def result(self, ui: Ui, session: Session) -> Scene:
        """Who has won, and why."""

    def pause(self, ui: Ui, session: Session) -> Scene:
        """Opens the menu over the table."""


class Navigation:
    """Opens scenes above the table."""

    def __init__(self, ui: Ui, session: Session, screens: TableScreens) -> None:
        self.ui, self.session, self.screens = ui, session, screens

    def curtain(self, public: Seen, seat: Seat, actions: CurtainActions) -> None:
        """Hand the device over to a seat."""
        self.ui.stack.push(self.screens.curtain(public, seat, actions))

    def agreement(self, back: TakeBack, agreed: Callable[[], None]) -> None:
        """Ask all whom it touches whether something is taken back."""
        self.ui.stack.push(self.screens.agreement(self.ui, self.session, back, agreed))

    def rule_breakers(self, tell: Callable[[], ColumnContents], cover: Callable[[], None]) -> None:
        """Who breaks the rules and who passes in advance, where the table has no room to say so."""
        from scenes.table.reactions.rule_breakers import RuleBreakersScene

        self.ui.stack.push(RuleBreakersScene(self.ui, tell, cover))

    def rule(self, section: str) -> None:
        """The rules, at a section of the rulebook or from their beginning."""
        self.ui.stack.push(self.screens.rules(self.ui, self.session.match.game.name, section))

    def inspect(self, seen: Seen, what: str, pos: Point | None) -> None:
        """A thing closely, opening from where it was asked for."""
        from scenes.table.inspect_scene import InspectScene

        if not what:
            return
        use = partial(use_now, seen)
        scene = InspectScene(
            seen.ui, seen.table, what, seen.view, seen.watching, pos, private=seen.shared, use=use
        )
        self.ui.stack.push(scene)

    def past(self, seat: Seat, moment: int) -> None:
        """The table as it was after so many events, as a seat saw it."""
        self.ui.stack.push(self.screens.past(self.ui, self.session, seat, moment))

    def finale(self, table: GameTable[Any]) -> None:
        """What a game shows between its last event and the result, if it has something of its own."""
        if table.finale is not None:
            self.ui.stack.push(table.finale(self.ui, self.session, self.result))
        else:
            self.result()

    def result(self) -> None:
        self.ui.stack.push(self.screens.result(self.ui, self.session))

    def pause(self) -> None:
        self.ui.stack.push(self.screens.pause(self.ui, self.session))
