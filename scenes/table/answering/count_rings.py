"""Asks how many: numbers stand in a ring about each stack of which some may be taken (docs/ux 4.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.prompts import Handle
from game.core.refusals import Refusal
from scenes.table.answering.answer_builder import AnswerBuilder, number_of, with_number
from scenes.table.answering.why_not import sentence
from scenes.table.stage.petals import PetalCount, PetalRing

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.table.game_table import GameTable
    from scenes.widgets.context import Ui

PETALS = (4, 6)  # so many numbers stand in the ring, at least and at most; a tray has them all
RINGED = ("ships:", "planet:")  # stacks on the table, and where ships may go


class CountRings(NamedTuple):
    """The rings of one question."""

    ui: Ui
    session: Session
    table: GameTable[Any]
    builder: AnswerBuilder
    take: Callable[[Handle], None]
    refuse: Callable[[Refusal], None]

    def all(self) -> list[PetalRing]:
        return [
            self._ring(piece, ways)
            for piece, ways in self.builder.stacks.items()
            if piece.startswith(RINGED) and number_of(ways[0]) is not None
            if len(ways) > 1 or len(self.builder.stacks) == 1
        ]

    def _ring(self, piece: str, ways: list[Handle]) -> PetalRing:
        known = {number_of(handle): handle for handle in ways}
        least = PETALS[0] if piece.startswith("ships:") else 0  # of ships, what is too many is told why
        counts = []
        for number in range(1, PETALS[1] + 1):
            if number in known:
                counts.append(PetalCount(number, warn=self._cost(known[number])))
            elif number <= max(least, *(each or 0 for each in known if (each or 0) <= PETALS[1])):
                why = sentence(self.ui, self.session, self._too_many(ways[0], number))
                counts.append(PetalCount(number, why))

        def take(number: int) -> None:
            self.take(known[number])

        def refuse(number: int) -> None:
            self.refuse(self._too_many(ways[0], number))

        return PetalRing(piece, counts, take, refuse, self.ui.say("table.back"))

    def _cost(self, handle: Handle) -> str:
        return self.table.cost(self.ui, self.builder.prompt, handle, self.builder.view)

    def _too_many(self, like: Handle, number: int) -> Refusal:
        prompt = self.builder.prompt
        refusal = prompt.refuse(self.builder.view, with_number(like, number))
        return refusal or Refusal("refuse.not_marked", prompt.section)
