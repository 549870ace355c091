"""Diplomacy in Eclipse: an ambassador is a point, a cube that produces, and a quiet border."""

from __future__ import annotations

from game.bots.eclipse.economy import cube_worth, prices
from game.bots.eclipse.fleets import tile_value
from game.bots.eclipse.tastes import Scores, taste_for
from game.core.table import Seat
from game.eclipse.battle_prompts import AnswerProposal
from game.eclipse.table import EclipseTable

PEACE = 0.3  # a border that needs no ships


def relation_worth(table: EclipseTable, seat: Seat) -> float:
    """What an ambassador brings; on a full track it costs the lowest tile."""
    priced = prices(table, seat)
    gain = 1 + PEACE + max(cube_worth(table, seat, track, priced) for track in range(3))
    if table.ambassador_room(seat) < 1:
        held = table.players[seat].reputation
        gain -= min((tile_value(table, seat, tile) for tile in held), default=0.0)
    return gain


@taste_for(AnswerProposal)
def good_neighbours(table: EclipseTable, prompt: AnswerProposal, options: list[str]) -> Scores:
    worth = relation_worth(table, prompt.seat)
    return [worth if said == "accept" else 0.0 for said in options]
