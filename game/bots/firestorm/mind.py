"""What bots know about Firestorm: what appeals at first sight, and how well a seat stands."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, TypeVar

from game.bots.firestorm import choices, combat, turns
from game.bots.firestorm.known_chances import known_chances
from game.bots.firestorm.novice import seen_by_a_beginner
from game.bots.firestorm.reasons import reason
from game.bots.firestorm.standing import share
from game.bots.firestorm.stops import stop_at
from game.bots.firestorm.tastes import TASTES, Scores
from game.bots.minds import Stop
from game.core.prompts import Prompt
from game.core.table import Seat
from game.firestorm.combat.prompts import AssignDefender, ChoosePlanetToAttack
from game.firestorm.offers import INTERRUPTS
from game.firestorm.prompts import Act
from game.firestorm.table import FirestormTable

A = TypeVar("A")

# The modules whose tastes are attached as they are read, by subject.
SUBJECTS = (choices, combat, turns)


# Questions on which much may depend, and how near to the best an answer must be to be thought about: close
# calls only. Measured: with wide doubts 18 of 32 matches were won against first sight, in ten times the time.
DOUBTS: dict[type[Prompt[Any]], float] = {Act: 0.7, AssignDefender: 0.7, ChoosePlanetToAttack: 2.5}


class FirestormMind:
    """Knows what bots like at Firestorm and how they judge a table.

    Tastes are points, so what they say of most questions needs no imagined future.
    """

    warmth = 0.8
    futures = 6  # two answers, three worlds
    faith = 0.02

    def taste(self, table: FirestormTable, prompt: Prompt[A], options: list[A]) -> Scores:
        return TASTES.scores(table, prompt, options)

    def naive(self, table: FirestormTable, prompt: Prompt[A], options: list[A]) -> Scores:
        return seen_by_a_beginner(prompt, options, self.taste(table, prompt, options))

    def doubt(self, prompt: Prompt[A]) -> float:
        if isinstance(prompt, Act) and prompt.mode != INTERRUPTS:
            return 0.0  # there are too many of them
        return DOUBTS.get(type(prompt), 0.0)

    def worth(self, table: FirestormTable, seat: Seat) -> float:
        if table.over:
            return 1.0 / len(table.winners) if seat in table.winners else 0.0
        return share(table, seat)

    def reason(self, table: FirestormTable, prompt: Prompt[A], answer: A) -> str:
        return reason(table, prompt, str(answer))

    def stop(self, table: FirestormTable, prompt: Prompt[Any]) -> Stop | None:
        return stop_at(table, prompt)

    def chances(
        self, table: FirestormTable, prompt: Prompt[Any], seat: Seat, *, alone: bool = False
    ) -> frozenset[Hashable] | None:
        return known_chances(table, prompt, seat, alone=alone)

    def chapter(self, table: FirestormTable) -> int:
        """A turn, or the rest of it after a combat."""
        return 2 * table.turns + (table.fought and table.combat is None)


MIND = FirestormMind()
