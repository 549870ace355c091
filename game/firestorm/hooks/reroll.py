"""Gambler's luck: a die is rolled again, even one that is already part of a paid condition."""

from __future__ import annotations

from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope
from game.firestorm.effects.flow import FirePlay, open_moment
from game.firestorm.events.stack import DieRolled
from game.firestorm.parts import Item


async def reroll(play: FirePlay, scope: Scope, do: Do) -> None:
    """The new result counts; it may be rolled again in its turn."""
    item = play.table.item(scope.event)
    if item is None:
        return
    play.do(DieRolled.of(play.table, item.seat, item.number))
    open_moment(play, Item(0, "die_rolled", item.seat, item.card, event=item.number))
