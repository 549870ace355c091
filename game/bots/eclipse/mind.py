"""What bots know about Eclipse: what appeals at first sight, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from game.bots.eclipse import battles, diplomacy, economy, opening, sectors, turns
from game.bots.eclipse.novice import seen_by_a_beginner
from game.bots.eclipse.reasons import reason
from game.bots.eclipse.standing import share
from game.bots.eclipse.stops import stop_at
from game.bots.eclipse.tastes import TASTES, Scores
from game.bots.minds import Stop
from game.core.prompts import Prompt
from game.core.table import Seat
from game.eclipse.table import EclipseTable

A = TypeVar("A")

# The modules whose tastes are attached as they are read, by subject.
SUBJECTS = (
    battles,
    diplomacy,
    economy,
    opening,
    sectors,
    turns,
)


class EclipseMind:
    """Knows what bots like at Eclipse and how they judge a table.

    Tastes are points of the final score, so a captain needs no imagined futures: a round has too many
    decisions for them to tell one plan from another.
    """

    warmth = 2.6  # tastes are points, so this is how many points a novice easily overlooks
    futures = 96
    faith = 0.0

    def taste(self, table: EclipseTable, prompt: Prompt[A], options: list[A]) -> Scores:
        return TASTES.scores(table, prompt, options)

    def naive(self, table: EclipseTable, prompt: Prompt[A], options: list[A]) -> Scores:
        return seen_by_a_beginner(prompt, options, self.taste(table, prompt, options))

    def doubt(self, prompt: Prompt[A]) -> float:
        return 0.0

    def worth(self, table: EclipseTable, seat: Seat) -> float:
        if table.over:
            return 1.0 / len(table.winners) if seat in table.winners else 0.0
        return share(table, seat)

    def reason(self, table: EclipseTable, prompt: Prompt[A], answer: A) -> str:
        return reason(str(answer))

    def stop(self, table: EclipseTable, prompt: Prompt[Any]) -> Stop | None:
        return stop_at(table, prompt)

    def chances(
        self, table: EclipseTable, prompt: Prompt[Any], seat: Seat, *, alone: bool = False
    ) -> frozenset[Hashable] | None:
        return None  # nothing goes around the table

    def chapter(self, table: EclipseTable) -> int:
        return table.round


MIND = EclipseMind()
