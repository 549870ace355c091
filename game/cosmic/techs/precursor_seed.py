"""Precursor Seed: a second power."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic.events.common import SheetDrawn
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.sheets import draw_sheet

tech = device("precursor_seed")


@tech.completed
async def sprout(play: CosmicPlay, seat: Seat, card: CardId) -> None:
    """An unused alien without set-up text, with its own zap state and its own super flare (ruling 158)."""
    drawn = draw_sheet(play.table, set_up=False)
    if drawn is not None:
        play.do(SheetDrawn(seat, drawn[0], rng=drawn[1]))
