"""Underdog: wins at once when hopelessly outplayed."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import PlanReplaced, PlansRevealed
from game.duel.phases.reveal import WonAtOnce
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import printed
from game.duel.verbs import DuelPlay

underdog = power("underdog")
GAP = 11


@underdog.after(PlansRevealed)
async def fair_adjustment(play: DuelPlay, owner: Seat, revealed: PlansRevealed) -> None:
    """A plan at least 11 lower than the opponent's wins at once."""
    adjust(play.table, owner)


@underdog.after(PlanReplaced)
async def adjust_again(play: DuelPlay, owner: Seat, replaced: PlanReplaced) -> None:
    """A plan that takes another's place is tested anew."""
    adjust(play.table, owner)


def adjust(table: DuelTable, owner: Seat) -> None:
    """Printed values are compared; nothing that changes a plan's value counts."""
    if printed(table, 1 - owner) - printed(table, owner) >= GAP:
        raise WonAtOnce(owner)
