"""One answer for a question that comes again and again: given until something changes, or it is revoked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from game.core.prompts import Prompt
from game.core.table import NOBODY, Seat, Table
from scenes.drawing.rich_text import SMALL
from scenes.drawing.theme import TEXT
from scenes.table.game_table import M
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class StandingAnswer(NamedTuple, Generic[M]):
    """What a seat answers from now on, and how the table stood when it said so."""

    answer: Any
    mark: M


class StandingAnswers:
    """Who answers so at a table; everybody sees it, and a press on it ends it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.question = scene.table.repeated
        self.resolves: dict[Seat, StandingAnswer[Any]] = {}
        self.pondering = False  # what has to be known before the next answer is being calculated

    def _now(self, prompt: Prompt[Any] | None, view: Table) -> StandingAnswer[Any] | None:
        return self.question.offer(prompt, view) if prompt and self.question else None

    def settles(self, seat: Seat, prompt: Prompt[Any] | None) -> bool:
        """True if the open question is answered by what its seat has said, or will be in a moment."""
        scene, self.pondering = self.scene, False
        resolve, question = self.resolves.get(seat), self.question
        if resolve is None or question is None:
            return False
        view = scene.session.view(seat)
        if self._now(prompt, view) is None:
            return False
        holds = question.lasts(resolve.mark, view) and question.confirmed(resolve.mark, view)
        if holds is None:
            self.pondering = True
            return True
        if not holds:
            del self.resolves[seat]
            scene.ui.toasts.say(scene.ui.say("table.resolve_over", name=scene.name_of(seat)), icon="clock")
            return False
        scene.show(scene.session.answer(seat, resolve.answer))
        return True

    def begin(self) -> None:
        """Answer so now and from now on."""
        scene = self.scene
        resolve = self._now(scene.builder.prompt if scene.builder else None, scene.view)
        if scene.builder is None or resolve is None:
            return
        self.resolves[scene.seat] = resolve
        if self.question is not None:
            scene.ui.toasts.say(self.question.offer_words(scene.ui)[1], icon="redo")
        scene.choose(next(handle for handle in scene.builder.handles if handle.answer == resolve.answer))

    def revoke(self, seat: Seat) -> None:
        """Ask this seat again."""
        self.resolves.pop(seat, None)
        self.pondering = False
        self.scene.rebuild()
        self.scene.go_on()

    def offer(self) -> list[Button]:
        """The button that begins it, if the open question comes again and again."""
        scene = self.scene
        prompt = scene.builder.prompt if scene.builder and scene.seat != NOBODY else None
        if self.question is None or self._now(prompt, scene.view) is None:
            return []
        return [Button(self.question.offer_words(scene.ui)[0], self.begin, icon="redo", key="resolve.begin")]

    def chips(self) -> list[Button]:
        """Who answers so, to be revoked with a press."""
        scene, question = self.scene, self.question
        if question is None:
            return []
        return [
            Button(
                question.standing_words(scene.ui, scene.name_of(seat)), partial(self.revoke, seat),
                icon="close", key=f"resolve.revoke.{seat}", style=SMALL._replace(colour=TEXT),
            )
            for seat, resolve in sorted(self.resolves.items())
            if question.lasts(resolve.mark, scene.view)
        ]  # fmt: skip
