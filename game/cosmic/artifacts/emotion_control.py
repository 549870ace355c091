"""Emotion Control: revealed attacks become negotiates, and the main players talk."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import CardCounts
from game.cosmic.moments import CardsShownUp
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.table import CosmicTable

card = device("emotion_control")


def an_attack_is_shown(table: CosmicTable, seat: Seat, shown: CardsShownUp) -> bool:
    return pieces.ATTACK in table.at.types


@card.played(CardsShownUp, an_attack_is_shown)
async def calm_down(play: CosmicPlay, seat: Seat, shown: CardsShownUp) -> None:
    """Every attack counts as a negotiate, the morph's too; a deal must be tried (ruling 138)."""
    for side, kind in enumerate(play.table.at.types):
        if kind == pieces.ATTACK:
            play.do(CardCounts(side, pieces.NEGOTIATE, 0, card.name))
