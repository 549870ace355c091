"""Duel step 3, contest step 1: reveal face-down envoys."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.duel.events import EnvoyRevealed
from game.duel.prompts import RevealEnvoy
from game.duel.table import DuelTable
from game.duel.verbs import DuelPlay


async def envoys(play: DuelPlay) -> None:
    """Leader first: each player may turn up face-down allies."""
    for seat in play.table.order:
        while hidden := hidden_allies(play.table, seat):
            card = await RevealEnvoy(seat, listed=tuple(hidden))
            if card == NONE:
                break
            await happen(play, EnvoyRevealed(seat, card))


def hidden_allies(table: DuelTable, seat: Seat) -> list[CardId]:
    return [envoy.card for envoy in table.envoys if envoy.ally == seat and not envoy.face_up]
