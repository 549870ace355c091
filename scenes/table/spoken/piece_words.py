"""What is said of a piece: whose it is, what it says, and what can be done with it now or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.table import NOBODY
from scenes.drawing.rich_text import plain
from scenes.table.answering import why_not
from scenes.widgets.widget import State

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.seen import Seen
    from scenes.table.stage.piece import PlacedPiece

TOPICS = 6  # sections of what can be read about a piece: more nobody wants to hear at once


class PieceWords:
    """Speaks of the pieces of one look at the table; what was asked once is not asked again."""

    def __init__(self, seen: Seen, usable: frozenset[str], before: PieceWords | None) -> None:
        """``before`` spoke of the last look: what a thing says is the same as long as the table is."""
        self.seen, self.usable = seen, usable
        hand = seen.table.hand_of(seen.view, seen.below) if seen.seat != NOBODY else ()
        self.hand = frozenset(f"card:{card}" for card in hand)
        self.read: dict[str, str] = before.read if before is not None and self._like(before.seen) else {}

    def _like(self, before: Seen) -> bool:
        """Whether all texts are as they were at another look."""
        now, then = self.seen, before
        same = now.view is then.view and now.watching.question is then.watching.question
        return same and (now.watching.ready, now.watching.seat, now.watching.language) == (
            then.watching.ready, then.watching.seat, then.watching.language,
        )  # fmt: skip

    def state(self, placed: PlacedPiece) -> State:
        """How a piece is now, and what it is about."""
        return State(words=self.condition(placed), about=". ".join(self._about(placed)))

    def _about(self, placed: PlacedPiece) -> list[str]:
        owner = self.owner(placed)
        return [part for part in (owner, self.text(placed.inspect)) if part]

    def owner(self, placed: PlacedPiece) -> str:
        """Whose it is, if its name does not tell."""
        seen = self.seen
        seat = seen.table.owner(placed.id, seen.view, seen.watching)
        if seat == NOBODY or placed.id in self.hand:
            return ""
        name = seen.name_of(seat)
        return "" if name in placed.name else seen.ui.say("spoken.owner", name=name)

    def text(self, thing: str) -> str:
        """All that its panel says of it."""
        if not thing:
            return ""
        if thing not in self.read:
            shown = self.seen.table.inspect(thing, self.seen.view, self.seen.watching)
            told = [text for _, text in shown.sections[:TOPICS]] if shown else []
            now = [shown.now] if shown else []
            lines = [" ".join(plain(text).split()) for text in [*now, *told]]
            self.read[thing] = " ".join(line for line in dict.fromkeys(lines) if line)
        return self.read[thing]

    def condition(self, placed: PlacedPiece) -> str:
        """What its light and its edge tell those who see them."""
        seen, builder = self.seen, self.seen.builder
        if builder is None or seen.busy:
            return ""
        say, piece = seen.ui.say, placed.id
        if self._lies_ready(builder, piece):
            return say("spoken.ready")
        if piece == builder.in_hand or piece in builder.gathered:
            return say("spoken.chosen")
        if piece in self.usable:
            return say("spoken.usable")
        return self._why_not(builder, piece) if piece in self.hand else ""

    def _lies_ready(self, builder: AnswerBuilder, piece: str) -> bool:
        if builder.chosen is None:
            return False
        return piece in [handle.piece for handle in (builder.chosen, *builder.after)]

    def _why_not(self, builder: AnswerBuilder, piece: str) -> str:
        refusal = builder.why_not(piece)
        if refusal is None:
            return self.seen.ui.say("spoken.unusable")
        return plain(why_not.sentence(self.seen.ui, self.seen.session, refusal))
