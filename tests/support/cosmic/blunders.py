"""A plain blunder of Cosmic Encounter: the own power is lost for somebody else's encounter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.match import Match
from game.cosmic.parts import ON_TECH
from game.cosmic.prompts import NO_SHIPS, TakeShips
from game.cosmic.table import CosmicTable
from tests.support.blunders import Choice


class Judge:
    """Where allies send their ships from, while one home colony less costs them their power."""

    def __call__(self, choice: Choice) -> Iterator[tuple[str, bool]]:
        prompt, table = choice.prompt, choice.match.table
        if not isinstance(prompt, TakeShips) or prompt.what != "ask.ally_ships":
            return
        costly = [some for some in prompt.options(table) if loses_power(table, prompt.seat, some)]
        if costly and len(costly) < len(prompt.options(table)):
            yield "power lost for an ally", choice.answer in costly

    def at_the_end(self, match: Match[Any]) -> Iterator[tuple[str, bool]]:
        yield from ()


def loses_power(table: CosmicTable, seat: int, some: tuple[int, int]) -> bool:
    """These are the last ships of a home colony that the power depends on."""
    place, ships = some
    if some == NO_SHIPS or not 0 <= place < ON_TECH or table.homes[seat] != table.rules.home_colonies:
        return False
    planet = table.planets[place]
    return planet.home == seat and ships >= planet.ships[seat]
