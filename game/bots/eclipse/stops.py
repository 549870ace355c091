"""Where a person need not be stopped in Eclipse: who has passed is not asked again while no fleet changes."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.bots.minds import Stop
from game.core.prompts import Prompt
from game.core.table import Seat
from game.eclipse.prompts import TakeTurn
from game.eclipse.table import EclipseTable
from game.eclipse.words import PASS


def stop_at(table: EclipseTable, prompt: Prompt[Any]) -> Stop | None:
    """Whether a question is worth asking; None: always. Nobody's own turn is ended for them."""
    if not isinstance(prompt, TakeTurn) or not prompt.reacting:
        return None
    return Stop(PASS, (tuple(prompt.options(table)), _fleets(table, prompt.seat)), public=True)


def _fleets(table: EclipseTable, seat: Seat) -> Hashable:
    """What a reaction depends on: the round, all ships and what they can do, and what the seat owns."""
    player = table.players[seat]
    ships = tuple((number, bytes(sector.ships)) for number, sector in enumerate(table.map) if sector.ships)
    designs = tuple(design for each in table.players for design in each.designs)
    return (table.round, ships, designs, tuple(player.storage), bytes(player.sectors))
