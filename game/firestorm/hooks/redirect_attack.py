"""Decoy colony: another planet of the same player becomes the attacked one."""

from __future__ import annotations

from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, cards_of
from game.firestorm.combat_events import AttackRedirected
from game.firestorm.flow import FirePlay


async def redirect_attack(play: FirePlay, scope: Scope, do: Do) -> None:
    """Only while the combat goes on, and only to a planet that is still there."""
    table = play.table
    for planet in cards_of(scope, do.to):
        if table.combat is not None and table.is_in_play(planet):
            play.do(AttackRedirected(planet))
