"""What happens next at a table that lies flat: everybody is asked at their own edge, some at once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.table import NOBODY, Seat
from scenes.table.answering.controller import AnswerController, ControllerActions
from scenes.table.flat.side import TableSide
from scenes.table.match_flow import FlowActions, MatchFlow

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.prompts import Prompt
    from scenes.session.session import Session, Step
    from scenes.session.takebacks import TakeBack
    from scenes.table.game_table import GameTable
    from scenes.table.guide.guide import Guide
    from scenes.table.navigation import Navigation
    from scenes.table.stage.director import Director
    from scenes.widgets.context import Ui


class FlatFlow(MatchFlow):
    """The table shows what all may see; nobody hands a device over, and no curtain falls."""

    def __init__(
        self, ui: Ui, session: Session, table: GameTable[Any], director: Director, navigation: Navigation,
        actions: FlowActions, guide: Guide, refuse: Callable[[Seat, str, str], None],
    ) -> None:  # fmt: skip
        """``refuse`` tells somebody why not, at their own edge."""
        super().__init__(ui, session, table, director, navigation, actions, guide)
        self.seat, self.view = NOBODY, session.view(NOBODY)
        self.sides = {
            seat: TableSide(seat, session, table, self._controller(partial(refuse, seat)))
            for seat in session.people
        }
        self.front = next(iter(self.sides))  # who was asked alone last: what is for all faces them
        self.taught: Prompt[Any] | None = None  # the question that the guide knows of
        self.refuse = refuse

    def _controller(self, refuse: Callable[[str, str], None]) -> AnswerController:
        answering = ControllerActions(self.answer, self.actions.rebuild, refuse, self.hurry)
        return AnswerController(self.ui, self.session, self.table, self.director, answering)

    # --- who is asked

    @property
    def asked(self) -> list[TableSide]:
        """The sides that have a question before them."""
        if self.director.busy or self.rests:
            return []
        return [side for side in self.sides.values() if side.prompt is not None]

    @property
    def below(self) -> Seat:
        """The seat at the lower edge of the picture, whoever is asked."""
        return next(iter(self.sides), 0)

    @property
    def waits(self) -> bool:
        """False: whoever waits has somebody else's hand beside them, and no room for toys."""
        return False

    @property
    def rests(self) -> bool:
        decisions = self.session.match.decisions
        last = decisions[-1].seat if decisions else NOBODY
        return last in self.sides and self.turn_end.waits(last)

    def go_on(self) -> None:
        if not self.director.busy and (self.session.over or self.session.bot_to_think() is not None):
            self._ask_nobody()
        super().go_on()

    def _ask_nobody(self) -> None:
        for side in self.sides.values():
            side.ask(None, self.view)

    def _ask(self) -> None:
        """Everybody whom the rules ask now: who answers in a window comes in the order of the rules."""
        asked = [seat for seat in self.session.asked() if seat in self.sides]
        for seat, side in self.sides.items():
            side.ask(self.session.prompt(seat) if seat in asked else None, self.view)
        if len(asked) == 1 and self.front != asked[0]:
            self.front = asked[0]
            self.ui.sound.motif(self.session.players[self.front].colour)
        self.director.moment.lift()
        self.lag = None
        self.actions.rebuild()
        self._teach()
        for side in [*self.sides.values()]:
            if side.prompt is not None:
                side.controller.go_through()

    def _teach(self) -> None:
        """The guide hears of one question at a time, and of each once."""
        asked = [side for side in self.sides.values() if side.prompt is not None]
        if not asked or any(side.prompt == self.taught for side in asked):
            return
        self.taught = asked[0].prompt
        self.guide.asked(asked[0].told_question(self.view))
        self.guide.heard()

    # --- what an answer led to

    def show(self, steps: list[Step]) -> None:
        decisions = self.session.match.decisions
        side = self.sides.get(decisions[-1].seat) if decisions else None
        if side is not None:
            side.ask(None, self.view)
        super().show(steps)

    def cover(self) -> None:
        """Whatever is held open is not any more."""
        for seat in self.sides:
            self.let_go(seat)

    def look(self, seat: Seat) -> None:
        """Somebody holds their hand open."""
        self.sides[seat].look()
        self.actions.rebuild()

    def let_go(self, seat: Seat) -> None:
        """Somebody lets go of their hand: the next frame shows nothing of it, nor what was said about it."""
        if self.sides[seat].is_open:
            self.ui.toasts.drop_all_to(seat)
            self.refuse(seat, "", "")
        self.sides[seat].cover(self.view)
        self.actions.rebuild()

    def _returned(self, back: TakeBack) -> Seat:
        self._ask_nobody()
        super()._returned(back)
        return back.seat
