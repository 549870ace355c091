"""Turncoat: a narrow defeat becomes a victory, at the price of the friend."""

from __future__ import annotations

from game.core.prompts import Yes
from game.core.table import Seat
from game.duel.moments import WinnerFound
from game.duel.powers import power
from game.duel.verbs import DuelPlay, use_envoy

turncoat = power("turncoat")
NARROW = 4


@turncoat.instead_of(WinnerFound)
async def change_sides(play: DuelPlay, owner: Seat, found: WinnerFound) -> WinnerFound:
    """Its ally may win instead of losing by at most 4 strength; a tie is lost by 0."""
    if found.seat != 1 - owner or not found.totals:
        return found
    # R43: where the lower total wins, the one with too much strength loses by the difference.
    if abs(found.totals[0] - found.totals[1]) > NARROW:
        return found
    if not await Yes(owner, turncoat.name, question="ask.turncoat"):
        return found
    use_envoy(play, owner, turncoat)
    return WinnerFound(owner, found.totals)
