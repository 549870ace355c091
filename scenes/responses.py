"""What a seat says in advance: that it passes for a while, and in private what wakes it (ux 4.7)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import Seat
from scenes.gestures import Gesture, Kind
from scenes.kit.boxes import Anchor, Column, Panel, Row, Sized, Spacer
from scenes.kit.button import Button
from scenes.kit.controls import Toggle
from scenes.kit.label import Label
from scenes.kit.scroll import Scroll
from scenes.kit.widget import Widget
from scenes.stack import Scene
from scenes.standing import SCOPES, TURN
from scenes.text import CAPTION, SMALL, TITLE
from scenes.theme import SEATS, SPACE

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.table import TableScene
    from scenes.ui import Ui

WIDE = 104.0
SHADE = 120  # of 255, over the table


class ResponsesScene(Scene):
    """How long a seat passes, as everybody sees it; with the hand open also what wakes it, in secret."""

    name = "responses"
    opaque = False

    def __init__(
        self, ui: Ui, table: TableScene, seat: Seat, done: Callable[[], None], *, private: bool = False
    ) -> None:
        super().__init__(ui)
        self.table, self.seat, self.done, self.private = table, seat, done, private

    # --- the tree

    def build(self) -> Widget:
        say = self.ui.say
        parts: list[Widget] = [Label(say("call.ahead_of", name=self.table.name_of(self.seat)), TITLE)]
        parts += [Label(say("call.passes"), CAPTION), *(self._scope(scope) for scope in self._scopes())]
        if self.private and self.table.table.alarms:
            parts += [Label(say("call.wakes"), CAPTION), *(self._alarm(word) for word in self._alarms())]
            parts.append(Label(say("call.wakes_means"), SMALL))
        end = Button(say("call.done"), self.close, kind="primary", icon="tick", key="call.done")
        page = Column(
            Scroll(Column(*parts, gap=2), key="ahead").growing(), Row(Spacer().growing(), end), gap=3
        )
        tall = min(0.96 * self.ui.rect.height, self._tall(parts)) / self.ui.screen.px_per_mm
        colour = SEATS[self.table.session.players[self.seat].colour].base
        return Anchor(Sized(Panel(page, 6, alpha=248, accent=colour), width=WIDE, height=tall), margin=2)

    def _tall(self, parts: list[Widget]) -> int:
        """As tall as it needs to be."""
        ui = self.ui
        return Column(*parts, gap=2).measure(ui, ui.mm(WIDE - 12))[1] + ui.mm(31)

    def _scopes(self) -> list[str]:
        """Who is concerned now cannot pass until then."""
        return [scope for scope in SCOPES if scope != TURN or not self.table.call.concerned(self.seat)]

    def _scope(self, scope: str) -> Widget:
        say = self.ui.say
        standing = self.table.call.orders.standing.get(self.seat)
        chosen = standing is not None and standing.scope == scope
        return Button(
            say(f"call.scope.{scope}"), partial(self.stand, scope), second=say(f"call.scope.{scope}_means"),
            align="left", selected=chosen, icon="tick" if chosen else "", key=f"ahead.{scope}",
        )  # fmt: skip

    def _alarms(self) -> list[str]:
        return list(self.table.table.alarms)

    def _alarm(self, word: str) -> Widget:
        armed = self.table.call.orders.armed.get(self.seat, frozenset())
        change = partial(self.arm, word)
        return Toggle(self.ui.say(f"call.alarm.{word}"), word in armed, change, key=f"alarm.{word}")

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(Rect(self.ui.rect), SPACE, SHADE)
        super().draw(canvas)

    # --- what can be done

    def stand(self, scope: str) -> None:
        """Pass for so long, or take that back."""
        call = self.table.call
        standing = call.orders.standing.get(self.seat)
        if standing is not None and standing.scope == scope:
            call.orders.revoke(self.seat)
            self.rebuild()
            return
        call.stand(self.seat, scope)
        self.close()

    def arm(self, word: str, on: bool) -> None:
        self.table.call.orders.arm(self.seat, word, on)
        self.rebuild()

    def close(self) -> None:
        self.ui.stack.pop(self)
        self.done()

    def lost_focus(self) -> None:
        self.ui.stack.pop(self)

    def handle(self, gesture: Gesture) -> bool:
        pressed_c = gesture.kind is Kind.KEY and gesture.key == "c"
        if self.private and (gesture.kind is Kind.THREE_TAP or pressed_c):
            self.ui.stack.pop(self)
            self.table.cover()
            return True
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.KEY and gesture.key == "escape":
            self.close()
            return True
        return False
