"""After the last step of an action the turn rests until the player ends it, as long as it is free to undo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.history import Decision

if TYPE_CHECKING:
    from scenes.session.takebacks import TakeBack
    from scenes.table.scene import TableScene


class TurnEnd:
    """Whether others are held back, so that nobody takes the undo away before the turn is ended."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.ended: Decision | None = None  # after which the player has ended the turn

    @property
    def waits(self) -> bool:
        """The person whose hand lies open has taken the last step, and it could be taken back for free."""
        scene = self.scene
        match, actions = scene.session.match, scene.table.actions
        if not match.decisions or not match.waiting() or actions is None:
            return False
        last = match.decisions[-1]
        if last is self.ended or last.seat != scene.seat or scene.seat not in scene.session.people:
            return False
        if match.asked_of(last.seat) is not None or not actions.ends(last, match.table):
            return False
        back = scene.session.take_back_of(last.seat)
        return back is not None and back.gone == 1 and back.alone

    def end(self) -> None:
        """Let the others go on."""
        self.ended = self.scene.session.match.decisions[-1]
        self.scene.rebuild()
        self.scene.go_on()

    def whole_action(self) -> TakeBack | None:
        """What it takes to cancel the action that is under way; None if somebody has learned from it."""
        scene = self.scene
        match, actions = scene.session.match, scene.table.actions
        if actions is None or scene.seat not in scene.session.people:
            return None
        for taken in range(len(match.decisions) - 1, -1, -1):
            if match.decisions[taken].seat != scene.seat:
                return None
            if actions.begins(match.decisions[taken]):
                return scene.session.cancelled(scene.seat, taken)
        return None
