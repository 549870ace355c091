"""Custody Battle: the winner draws, or sends a ship of the loser home."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.events import ShipsWithdrawn
from game.duel.moments import ContestEffectDue
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.table import NO_CARD
from game.duel.verbs import DuelPlay, draw

custody_battle = power("custody_battle")


@custody_battle.when(ContestEffectDue)
async def verdict(play: DuelPlay, owner: Seat, due: ContestEffectDue) -> None:
    """Draw 2 cards, or the loser withdraws 1 ship from the planet; with no planet draw (R31)."""
    table = play.table
    course = "draw_2"
    if table.target != NO_CARD:
        course = await ChooseOne(due.winner, custody_battle.name, choices=("draw_2", "withdraw_1"))
    if course == "draw_2":
        draw(play, due.winner, 2)
    elif table.planet(table.target).ships[due.loser]:
        play.do(ShipsWithdrawn(due.loser, 1, table.target))
