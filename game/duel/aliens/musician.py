"""Musician: an encore for every win."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CleanedUp
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.table import DuelTable
from game.duel.totals import hand_limit
from game.duel.verbs import DuelPlay, discard, draw_to_limit

musician = power("musician")
KEPT = 3  # cards left after discarding


@musician.after(CleanedUp, may=True)
async def fanfare(play: DuelPlay, owner: Seat, cleaned: CleanedUp) -> None:
    """The winner may draw up to the hand limit, or discard down to 3."""
    if cleaned.winner != owner:
        return
    encore = await ChooseOne(owner, musician.name, choices=("nothing", *_encores(play.table, owner)))
    if encore == "draw_to_limit":
        draw_to_limit(play, owner)
    elif encore == "discard_to_3":
        await discard(play, owner, len(play.table.hands[owner]) - KEPT, musician.name)


def _encores(table: DuelTable, owner: Seat) -> list[str]:
    """What would change the hand: a full one draws nothing, a small one has nothing to discard."""
    held = len(table.hands[owner])
    encores = ["draw_to_limit"] if held < hand_limit(table, owner) else []
    return [*encores, "discard_to_3"] if held > KEPT else encores
