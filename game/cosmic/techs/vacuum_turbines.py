"""Vacuum Turbines: four cards, of which any may be kept."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic.hands import discard, draw
from game.cosmic.moments import ResearchOver
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.prompts import MayChooseCard

card = device("vacuum_turbines")
CARDS = 4


@card.played(ResearchOver)
async def draw_four(play: CosmicPlay, seat: Seat, over: ResearchOver) -> None:
    """Those that are not wanted are discarded together."""
    drawn = await draw(play, seat, CARDS)
    unwanted: list[CardId] = []
    while left := [held for held in drawn if held in play.table.hands[seat] and held not in unwanted]:
        chosen = await MayChooseCard(seat, card.name, what="ask.vacuum_discard", listed=tuple(left))
        if chosen == NONE:
            break
        unwanted.append(chosen)
    await discard(play, seat, tuple(unwanted), card.name)
