"""Decoy colony: another planet of the same player becomes the attacked one."""

from __future__ import annotations

from game.firestorm import pieces
from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, cards_of
from game.firestorm.effects.flow import FirePlay
from game.firestorm.events.combat import AttackRedirected
from game.firestorm.pieces import owner_of


async def redirect_attack(play: FirePlay, scope: Scope, do: Do) -> None:
    """Only while the combat goes on, and only to another planet of the same player that is still there."""
    table = play.table
    for planet in cards_of(scope, do.to):
        if table.combat is None or not table.is_in_play(planet) or not pieces.IS_PLANET[table.faces[planet]]:
            continue
        if owner_of(planet) == owner_of(table.combat.planet):
            play.do(AttackRedirected(planet))
