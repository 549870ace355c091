"""Gunrunner: every fire is one stronger."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import fire_value

gunrunner = power("gunrunner")


@fire_value.changed_by(gunrunner)
def bigger_barrels(table: DuelTable, owner: Seat, fire: tuple[Seat, int], value: int) -> int:
    """Each fire its ally reveals counts 1 more before shields are subtracted."""
    seat, _ = fire
    return value + 1 if seat == owner else value
