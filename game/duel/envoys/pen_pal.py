"""Pen Pal: a card after every contest and duel."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CleanedUp
from game.duel.powers import power
from game.duel.verbs import DuelPlay, draw

pen_pal = power("pen_pal")


@pen_pal.after(CleanedUp)
async def yours_truly(play: DuelPlay, owner: Seat, cleaned: CleanedUp) -> None:
    """After the cleanup of a contest or duel its ally draws 1 card."""
    draw(play, owner, 1)
