"""What a seat says in advance: that it passes for a while, and in private what wakes it (docs/ux 4.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.core.table import Seat
from scenes.drawing.rich_text import CAPTION, SMALL, TITLE
from scenes.drawing.theme import SEATS
from scenes.session.standing_orders import SCOPES, TURN
from scenes.table.reactions.modal_list import ModalList
from scenes.widgets.button import Button
from scenes.widgets.controls import Toggle
from scenes.widgets.label import Label
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.reactions.open_call import OpenCall


class ResponsesScene(ModalList):
    """How long a seat passes, as everybody sees it; with the hand open also what wakes it, in secret."""

    name = "responses"

    def __init__(
        self, call: OpenCall, seat: Seat, done: Callable[[], None], *, private: bool = False
    ) -> None:
        super().__init__(call.ui, call.actions.cover)
        self.call, self.table, self.orders = call, call.table, call.orders
        self.seat, self.done, self.covering = seat, done, private
        self.accent = SEATS[call.session.players[seat].colour].base

    def parts(self) -> list[Widget]:
        say = self.ui.say
        parts: list[Widget] = [Label(say("call.ahead_of", name=self.call.name_of(self.seat)), TITLE)]
        parts += [Label(say("call.passes"), CAPTION), *(self._scope(scope) for scope in self._scopes())]
        if self.covering and self.table.alarms:
            parts += [Label(say("call.wakes"), CAPTION), *(self._alarm(word) for word in self._alarms())]
            parts.append(Label(say("call.wakes_means"), SMALL))
        return parts

    def _scopes(self) -> list[str]:
        """Who is concerned now cannot pass until then."""
        return [scope for scope in SCOPES if scope != TURN or not self.call.concerned(self.seat)]

    def _scope(self, scope: str) -> Widget:
        say = self.ui.say
        standing = self.orders.standing.get(self.seat)
        chosen = standing is not None and standing.scope == scope
        said = f"call.{self.table.name}.scope.{scope}"
        return Button(
            say(said), partial(self.stand, scope), second=say(f"{said}_means"),
            align="left", selected=chosen, icon="tick" if chosen else "", key=f"ahead.{scope}",
        )  # fmt: skip

    def _alarms(self) -> list[str]:
        return list(self.table.alarms)

    def _alarm(self, word: str) -> Widget:
        armed = self.orders.armed.get(self.seat, frozenset())
        change = partial(self.arm, word)
        said = self.ui.say(f"call.{self.table.name}.alarm.{word}")
        return Toggle(said, word in armed, change, key=f"alarm.{word}")

    # --- what can be done

    def stand(self, scope: str) -> None:
        """Pass for so long, or take that back."""
        standing = self.orders.standing.get(self.seat)
        if standing is not None and standing.scope == scope:
            self.orders.revoke(self.seat)
            self.rebuild()
            return
        self.call.stand(self.seat, scope)
        self.close()

    def arm(self, word: str, on: bool) -> None:
        self.orders.arm(self.seat, word, on)
        self.rebuild()

    def close(self) -> None:
        super().close()
        self.done()
