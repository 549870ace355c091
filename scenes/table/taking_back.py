"""Taking decisions back and taking them again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.core.table import NOBODY, Seat

if TYPE_CHECKING:
    from scenes.session.session import Session, Step
    from scenes.session.takebacks import TakeBack
    from scenes.table.answering.turn_end import TurnEnd
    from scenes.table.stage.director import Director
    from scenes.widgets.context import Ui


class Undoing(NamedTuple):
    """What the undo button looks like now, and what it says about itself."""

    enabled: bool
    icon: str
    name: str
    why: str = ""


class TakingBack:
    """What a seat may take back, whose it is to agree, and how the table goes back."""

    def __init__(
        self, ui: Ui, session: Session, turn_end: TurnEnd, director: Director, *,
        ask: Callable[[TakeBack], None], returned: Callable[[TakeBack], Seat],
        show: Callable[[list[Step]], None],
    ) -> None:  # fmt: skip
        """``ask`` those whom it touches; ``returned`` lays the table anew and says who looks then."""
        self.ui, self.session, self.turn_end, self.director = ui, session, turn_end, director
        self.ask, self.returned, self.show = ask, returned, show

    def undoing(self, seat: Seat) -> Undoing:
        """Whether something can be taken back, and whose it is to agree."""
        say, back = self.ui.say, self._back(seat)
        if back is None:
            return Undoing(False, "lock", say("table.undo"), say("table.no_undo"))
        if back.alone:
            return Undoing(True, "undo", say("table.undo_alone" if self.session.bots else "table.undo"))
        if len(self.session.people) > 1:
            return Undoing(True, "people", say("table.undo_agreed"))
        return Undoing(False, "lock", say("table.undo"), say("table.undo_learned"))

    def _back(self, seat: Seat) -> TakeBack | None:
        return None if seat == NOBODY else self.session.take_back_of(seat)

    def undo(self, seat: Seat) -> None:
        """Take the own last decision back; if others have a say in it, ask them."""
        back, state = self._back(seat), self.undoing(seat)
        if back is None or not state.enabled or self.director.busy:
            self.ui.sound.play("knock")
            self.ui.toasts.say(state.why or self.ui.say("table.not_now"), icon="lock")
        elif back.alone:
            self.give_back(back)
        else:
            self.ask(back)

    def cancelling(self, seat: Seat) -> TakeBack | None:
        """The action that could be cancelled as a whole; with a single step undo does the same."""
        back = None if self.director.busy else self.turn_end.whole_action(seat)
        return back if back is not None and back.gone > 1 else None

    def cancel(self, seat: Seat) -> None:
        """Take all steps of the own action back, with one press."""
        back = self.cancelling(seat)
        if back is None:
            self.undo(seat)
            return
        for _ in range(back.gone - 1):
            self.session.undo()
        self.give_back(back._replace(gone=1))

    def give_back(self, back: TakeBack) -> None:
        """All whom it touches agree: the match stands where it stood before that decision."""
        ui = self.ui
        if back.gone == 1 and self.session.undoer() == back.seat:
            self.session.undo()
        else:
            self.session.take_back(back)
        ui.sound.play("undo")
        seat = self.returned(back)
        if self.may_redo(seat):
            ui.toasts.say(ui.say("table.undone"), ui.say("table.redo"), lambda: self.redo(seat), icon="undo")
        else:
            ui.toasts.say(ui.say("table.undone"), icon="undo")

    def may_redo(self, seat: Seat) -> bool:
        return self.session.redoer == seat != NOBODY

    def redo(self, seat: Seat) -> None:
        """Take the own decision again."""
        if self.may_redo(seat) and not self.director.busy:
            self.show(self.session.redo())
