"""One answer for a question that comes again and again: given until something changes, or it is revoked."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, runtime_checkable

from game.core.prompts import Prompt
from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import SMALL
from scenes.drawing.theme import TEXT
from scenes.widgets.button import Button

if TYPE_CHECKING:
    from scenes.table.scene import TableScene
    from scenes.widgets.context import Ui


class StandingAnswer(NamedTuple):
    """What a seat answers from now on, and how the table stood when it said so."""

    answer: Any
    mark: Any


@runtime_checkable
class HasStandingAnswer(Protocol):
    """A game with such a question."""

    def resolve(self, prompt: Prompt[Any], view: Any) -> StandingAnswer | None:
        """What could be answered now and from now on; None if this question is asked every time."""

    def lasts(self, resolve: StandingAnswer, view: Any) -> bool:
        """True while nothing has happened that ends it at once."""

    def confirmed(self, resolve: StandingAnswer, view: Any) -> bool | None:
        """Whether it is still to be answered so; None while that is being calculated."""

    def resolve_words(self, ui: Ui) -> tuple[str, str]:
        """What the button says that begins it, and what that means."""

    def resolved_words(self, ui: Ui, name: str) -> str:
        """What the chip says while it holds."""


class StandingAnswers:
    """Who answers so at a table; everybody sees it, and a press on it ends it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.resolves: dict[Seat, StandingAnswer] = {}
        self.pondering = False  # what has to be known before the next answer is being calculated

    def _now(self, prompt: Prompt[Any] | None, view: Any) -> StandingAnswer | None:
        table = self.scene.table
        return table.resolve(prompt, view) if prompt and isinstance(table, HasStandingAnswer) else None

    def settles(self, seat: Seat, prompt: Prompt[Any] | None) -> bool:
        """True if the open question is answered by what its seat has said, or will be in a moment."""
        scene, self.pondering = self.scene, False
        resolve = self.resolves.get(seat)
        if resolve is None or not isinstance(scene.table, HasStandingAnswer):
            return False
        view = scene.session.view(seat)
        if self._now(prompt, view) is None:
            return False
        holds = scene.table.lasts(resolve, view) and scene.table.confirmed(resolve, view)
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
        if isinstance(scene.table, HasStandingAnswer):
            scene.ui.toasts.say(scene.table.resolve_words(scene.ui)[1], icon="redo")
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
        if self._now(prompt, scene.view) is None or not isinstance(scene.table, HasStandingAnswer):
            return []
        return [Button(scene.table.resolve_words(scene.ui)[0], self.begin, icon="redo", key="resolve.begin")]

    def chips(self) -> list[Button]:
        """Who answers so, to be revoked with a press."""
        scene, table = self.scene, self.scene.table
        if not isinstance(table, HasStandingAnswer):
            return []
        return [
            Button(
                table.resolved_words(scene.ui, scene.name_of(seat)), partial(self.revoke, seat), icon="close",
                key=f"resolve.revoke.{seat}", style=SMALL._replace(colour=TEXT),
            )
            for seat, resolve in sorted(self.resolves.items())
            if table.lasts(resolve, scene.view)
        ]  # fmt: skip
