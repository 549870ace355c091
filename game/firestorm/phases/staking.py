"""The stakes before the first turn."""

from __future__ import annotations

from game.firestorm.effects.flow import FirePlay
from game.firestorm.events.common import StakeShown


def show_stakes(play: FirePlay) -> None:
    """Everybody sees what is played for (ruling 95)."""
    for seat, player in enumerate(play.table.players):
        for card in play.table.own(seat, player.stake):
            play.do(StakeShown(seat, card))
