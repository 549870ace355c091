"""Featherweight: fewer ships have the ship advantage."""

from __future__ import annotations

from game.core.table import NOBODY, Seat
from game.duel.moments import duel_of
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import advantage_holder

featherweight = power("featherweight")


@advantage_holder.changed_by(featherweight)
def light_on_your_feet(table: DuelTable, owner: Seat, _: None, holder: Seat) -> Seat:
    """The player with fewer ships, but at least 1, has the advantage, whoever that is."""
    ships = table.planet(duel_of(table).planet).ships
    if holder == NOBODY or min(ships) == 0:
        return NOBODY
    return 1 - holder
