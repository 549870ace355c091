"""What was sent is taken back by taking it in hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from scenes.table.board.hands import NOWHERE, Dropped, Hands

if TYPE_CHECKING:
    from game.core.history import Decision
    from game.core.prompts import Prompt


def answers_before(decisions: Sequence[Decision], prompt: Prompt[Any] | None) -> tuple[object, ...]:
    """What a seat has answered to the same kind of question since another seat decided, the first first."""
    if prompt is None:
        return ()
    found: list[object] = []
    for decision in reversed(decisions):
        if decision.seat != prompt.seat:
            break
        if decision.asked == type(prompt).__name__:
            found.append(decision.answer)
    return tuple(found[::-1])


class RecallingHands(Hands):
    """Hands that get back what they have sent, by a tap or by dragging it out; the rest they answer with."""

    def __init__(self, hands: Hands, sent: Collection[str], recall: Callable[[], None]) -> None:
        self.hands, self.sent, self.recall = hands, sent, recall
        self.dragged = ""

    def piece_pressed(self, piece: str, name: str = "") -> None:
        self.recall() if piece in self.sent else self.hands.piece_pressed(piece, name)

    def lifted(self, piece: str) -> None:
        self.dragged = piece
        if piece not in self.sent:
            self.hands.lifted(piece)

    def piece_dropped(self, piece: str, place: str, dropped: Dropped = NOWHERE) -> None:
        self.recall() if piece in self.sent else self.hands.piece_dropped(piece, place, dropped)

    def put_back(self) -> None:
        if self.dragged not in self.sent:
            self.hands.put_back()

    def place_pressed(self, place: str) -> None:
        self.hands.place_pressed(place)
