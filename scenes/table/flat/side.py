"""One person's side of a table that lies flat: what they are asked, and what they look at just now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.table.answering.controller import AnswerController
from scenes.table.flat.open_part import OpenPart, SomeAnswers, is_secret, names_secret, taken_from_hand

if TYPE_CHECKING:
    from game.core.prompts import Handle, Prompt
    from game.core.table import Seat, Table
    from scenes.session.session import Session
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.game_table import GameTable


class TableSide:
    """A seat with a person. What only they may see is here while they hold their hand open, and no longer."""

    def __init__(
        self, seat: Seat, session: Session, table: GameTable[Any], controller: AnswerController
    ) -> None:
        self.seat, self.session, self.table, self.controller = seat, session, table, controller
        self.prompt: Prompt[Any] | None = None
        self.part: OpenPart | None = None  # what of the question is open to all
        self.view: Table | None = None  # what only this seat knows, while it is held open
        self.pointed = ""  # the card under the finger that slides
        self.looks: tuple[str, ...] = ()  # at what this seat looks closely, and the way there
        self.looks_in_secret = False

    @property
    def builder(self) -> AnswerBuilder | None:
        return self.controller.builder

    @property
    def is_open(self) -> bool:
        """The hand is held open."""
        return self.view is not None

    @property
    def is_secret(self) -> bool:
        """Something about the question can only be seen while the hand is held open."""
        return self.part is not None and not self.part.whole

    def told_question(self, public: Table) -> AnswerBuilder | None:
        """The question as all may know it, without its answers while these are secret."""
        if self.builder is not None or self.prompt is None:
            return self.builder
        return SomeAnswers(self.prompt, public, [])

    @property
    def open_answer(self) -> Handle | None:
        """The answer that lies ready, if all may see which it is."""
        ready = self.builder.chosen if self.builder else None
        if ready is None or names_secret(ready, self.session.view(self.seat), self.seat):
            return None
        return ready

    @property
    def takes_secretly(self) -> bool:
        """A card that only this seat knows is in hand or lies ready: nothing beside the hand names it."""
        if self.view is None or self.builder is None:
            return False
        ready, view = self.builder.chosen, self.view
        taken = [self.builder.selected, *(self.builder.gathered if ready else ())]
        known = any(is_secret(piece, view, self.seat) for piece in taken)
        return known or (ready is not None and names_secret(ready, view, self.seat))

    def ask(self, prompt: Prompt[Any] | None, public: Table) -> None:
        """Put a question to this seat, unless it is the one that is open already; None: it is not asked."""
        if prompt is None:
            self.prompt, self.part = None, None
            self.controller.ask_nothing()
        elif prompt != self.prompt or self.builder is None:
            self.prompt, self.part = prompt, OpenPart(self.session.match, self.table, prompt)
            self.controller.builder = None if self.is_open and self.is_secret else self.part.builder(public)
        if self.is_open:
            self.look()

    def look(self) -> None:
        """The hand is held open: all that this seat may know, and all that it may answer."""
        self.view = self.session.view(self.seat)
        if self.prompt is not None and self.is_secret and not self._knows_all():
            self.controller.builder = None
            self.controller.ask(self.prompt, self.view)
            self._ask_no_hint()

    def _ask_no_hint(self) -> None:
        """What a captain would say is not for all ears."""
        if self.builder is not None:
            self.builder.proposes = False

    def _knows_all(self) -> bool:
        return self.builder is not None and not isinstance(self.builder, SomeAnswers)

    def cover(self, public: Table) -> None:
        """The hand is let go: nothing is left of what only this seat may see, but a back that was taken."""
        if not self.is_open:
            return
        self.view, self.pointed = None, ""
        if self.looks_in_secret:
            self.looks = ()
        if self.part is None or not self.is_secret:
            return
        taken = taken_from_hand(self.builder, public) if self.builder else None
        self.controller.builder = taken or self.part.builder(public)

    def look_closely(self, *way: str) -> None:
        """Look at the last thing of a way of links; what is looked at in an open hand goes with it."""
        self.looks, self.looks_in_secret = way, bool(way) and (self.is_open or self.looks_in_secret)

    def lay(self, piece: str, name: str = "") -> None:
        """A card of the hand is laid down: that is the answer, unless it needs a place."""
        builder = self.builder
        if builder is None or piece not in builder.pieces:
            self.controller.piece_pressed(piece, name)
            return
        if builder.selected != piece:
            builder.press(piece)
        if builder.chosen is None and builder.only_way is not None:
            builder.choose(builder.only_way)
        if builder.chosen is not None:
            self.controller.commit()
