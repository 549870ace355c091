"""A plain blunder of Cosmic Encounter: an ally's ship that costs a colony, or even the own power."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.match import Match
from game.core.prompts import NONE
from game.cosmic.prompts import JoinSide
from game.cosmic.table import CosmicTable
from tests.support.blunders import Choice


class Judge:
    """Who joins somebody else's encounter with the last ship of a colony."""

    def __call__(self, choice: Choice) -> Iterator[tuple[str, bool]]:
        if isinstance(choice.prompt, JoinSide) and stretched(choice.match.table, choice.prompt.seat):
            yield "colony lost for an ally", choice.answer != NONE

    def at_the_end(self, match: Match[Any]) -> Iterator[tuple[str, bool]]:
        yield from ()


def stretched(table: CosmicTable, seat: int) -> bool:
    """Every colony of this seat has a single ship."""
    return {planet.ships[seat] for planet in table.planets} - {0} == {1}
