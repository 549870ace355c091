"""After the last step of an action the turn rests until the player ends it, as long as it is free to undo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.core.history import Decision

if TYPE_CHECKING:
    from game.core.table import Seat
    from scenes.session.session import Session
    from scenes.session.takebacks import TakeBack
    from scenes.table.game_table import GameTable


class TurnEnd:
    """Whether others are held back, so that nobody takes the undo away before the turn is ended."""

    def __init__(self, session: Session, table: GameTable[Any]) -> None:
        self.session, self.table = session, table
        self.ended: Decision | None = None  # after which the player has ended the turn

    def waits(self, seat: Seat) -> bool:
        """The person on a seat has taken the last step, and it could be taken back for free."""
        match, actions = self.session.match, self.table.actions
        if not match.decisions or not match.waiting() or actions is None:
            return False
        last = match.decisions[-1]
        if last is self.ended or last.seat != seat or seat not in self.session.people:
            return False
        if match.asked_of(last.seat) is not None or not actions.ends(last, match.table):
            return False
        back = self.session.take_back_of(last.seat)
        return back is not None and back.gone == 1 and back.alone

    def end(self) -> None:
        """Let the others go on."""
        self.ended = self.session.match.decisions[-1]

    def whole_action(self, seat: Seat) -> TakeBack | None:
        """What it takes to cancel the action that is under way; None if somebody has learned from it."""
        match, actions = self.session.match, self.table.actions
        if actions is None or seat not in self.session.people:
            return None
        for taken in range(len(match.decisions) - 1, -1, -1):
            if match.decisions[taken].seat != seat:
                return None
            if actions.begins(match.decisions[taken]):
                return self.session.cancelled(seat, taken)
        return None
