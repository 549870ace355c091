"""One answer for a question that comes again and again: given until something changes, or it is revoked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from game.core.prompts import Prompt
from game.core.table import Seat, Table
from scenes.drawing.rich_text import SMALL
from scenes.drawing.theme import TEXT
from scenes.table.game_table import M
from scenes.table.match_words import player_name
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.session.session import Session
    from scenes.table.answering.controller import AnswerController
    from scenes.table.game_table import GameTable
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui


class GivenAnswer(NamedTuple):
    """An answer that is given without asking its seat."""

    seat: Seat
    answer: object


class StandingAnswer(NamedTuple, Generic[M]):
    """What a seat answers from now on, and how the table stood when it said so."""

    answer: object
    mark: M


class StandingAnswers:
    """Who answers so at a table; everybody sees it, and a press on it ends it."""

    def __init__(
        self, ui: Ui, session: Session, table: GameTable[Any], controller: AnswerController,
        ask_again: Callable[[], None],
    ) -> None:  # fmt: skip
        self.ui, self.session, self.question = ui, session, table.repeated
        self.controller, self.ask_again = controller, ask_again
        self.resolves: dict[Seat, StandingAnswer[Any]] = {}
        self.pondering = False  # what has to be known before the next answer is being calculated

    def _now(self, prompt: Prompt[Any] | None, view: Table) -> StandingAnswer[Any] | None:
        return self.question.offer(prompt, view) if prompt and self.question else None

    def given(self, seat: Seat, prompt: Prompt[Any] | None) -> GivenAnswer | None:
        """What answers the open question if its seat has said so; ``pondering`` if that is not known yet."""
        self.pondering = False
        resolve, question = self.resolves.get(seat), self.question
        if resolve is None or question is None:
            return None
        view = self.session.view(seat)
        if self._now(prompt, view) is None:
            return None
        holds = question.lasts(resolve.mark, view) and question.confirmed(resolve.mark, view)
        self.pondering = holds is None
        if holds is False:
            del self.resolves[seat]
            name = player_name(self.session.players[seat], self.ui.settings.language)
            self.ui.toasts.say(self.ui.say("table.resolve_over", name=name), icon="clock")
        return GivenAnswer(seat, resolve.answer) if holds else None

    def begin(self) -> None:
        """Answer so now and from now on."""
        builder = self.controller.builder
        resolve = self._now(builder.prompt, builder.view) if builder else None
        if builder is None or resolve is None:
            return
        self.resolves[builder.prompt.seat] = resolve
        if self.question is not None:
            self.ui.toasts.say(self.question.offer_words(self.ui).means, icon="redo")
        handle = next(handle for handle in builder.handles if handle.answer == resolve.answer)
        self.controller.choose(handle)

    def revoke(self, seat: Seat) -> None:
        """Ask this seat again."""
        self.resolves.pop(seat, None)
        self.pondering = False
        self.ask_again()

    def offer(self) -> list[Button]:
        """The button that begins it, if the open question comes again and again."""
        builder, question = self.controller.builder, self.question
        if builder is None or question is None:
            return []
        if self._now(builder.prompt, builder.view) is None:
            return []
        words = question.offer_words(self.ui)
        return [Button(words.does, self.begin, second=words.until, icon="redo", key="resolve.begin")]

    def chips(self, seen: Seen) -> list[Button]:
        """Who answers so, to be revoked with a press."""
        question = self.question
        if question is None:
            return []
        return [
            Button(
                question.standing_words(self.ui, seen.name_of(seat)), partial(self.revoke, seat),
                icon="close", key=f"resolve.revoke.{seat}", style=SMALL._replace(colour=TEXT),
            )
            for seat, resolve in sorted(self.resolves.items())
            if question.lasts(resolve.mark, seen.view)
        ]  # fmt: skip
