"""Regular Revenge: whoever controls the planet fights with the ships that are there."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.destiny.follow import ban_holders
from game.duel.moments import DuelBegan
from game.duel.powers import power
from game.duel.verbs import DuelPlay

regular_revenge = power("regular_revenge")


@regular_revenge.when(DuelBegan)
async def no_help_from_home(play: DuelPlay, owner: Seat, began: DuelBegan) -> None:
    """Each player who controls the planet cannot send ships."""
    ban_holders(play)
