"""Carrying out what is on the stack, last in, first out (RB 3.1, 3.2.3)."""

from __future__ import annotations

from game.firestorm.cards.grammar import Target
from game.firestorm.cards.references import Scope, scope_of
from game.firestorm.deeds import OFFERED, Deed, timely
from game.firestorm.effects.falling import fall
from game.firestorm.effects.flow import FirePlay
from game.firestorm.effects.interpreter import carry_out, row_of
from game.firestorm.effects.rolling import tables_of
from game.firestorm.events.stack import MomentOver, Unstacked
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.phases.announcing import deed_for
from game.firestorm.pieces import own_number, owner_of
from game.firestorm.table import EFFECTS, FirestormTable


async def resolve(play: FirePlay, number: int) -> None:
    """An effect happens, unless its phase is over or its source or a target has gone (rulings 45 to 48)."""
    table = play.table
    item = table.item(number)
    if item is None:
        return
    deed = deed_for(table, item)
    moment = _moment_of(table, number, deed)
    if still_works(table, item, deed):
        scope = scope_of(table, item)
        play.do(Unstacked(number, "done"))
        await carry_out(play, scope, deed.effects)
        fall(play, scope.source)
    else:
        play.do(Unstacked(number, "void"))
    if moment != NOWHERE:
        play.do(MomentOver(moment))


def _moment_of(table: FirestormTable, number: int, deed: Deed) -> int:
    """The number of the moment to which this interrupt is the last to refer, or NOWHERE (RB 3.3).

    Interrupts that answer an effect above the moment do not refer to it. One that was neutralized has not
    been carried out, so the moment goes on (ruling 89).
    """
    if deed.window is None:
        return NOWHERE
    for item in reversed(table.stack):
        if item.number == number:
            continue
        if item.kind != "interrupt":
            return item.number if item.kind == deed.window.event else NOWHERE
        other = deed_for(table, item).window
        if other is not None and other.event == deed.window.event:
            return NOWHERE
    return NOWHERE


def still_works(table: FirestormTable, item: Item, deed: Deed) -> bool:
    if not timely(table, item.seat, deed):
        return False
    if item.ability == OFFERED:
        return True
    if item.ability != NOWHERE and not table.there(item.card):
        return False
    for target, aims in zip(deed.targets, item.targets, strict=False):
        for aim in aims:
            if not present(table, target, aim):
                return False
    return True


def present(table: FirestormTable, target: Target, aim: int) -> bool:
    """A target is still there; whether it would still be legal does not matter (ruling 46)."""
    if target.kind in ("player", "active_player"):
        return not table.players[aim].gone
    if target.kind == "effect":
        item = table.item(aim)
        return item is not None and item.kind in EFFECTS
    if target.zone in ("play", "docked_to_self"):
        return table.is_in_play(table.real(aim))
    pile = {"scrap": "scrap", "resource_deck": "deck", "planet_deck": "planet_deck"}[target.zone]
    return own_number(aim) in getattr(table.players[owner_of(aim)], pile)


async def count(play: FirePlay, number: int) -> None:
    """The result of a die that was rolled while an effect was carried out counts now."""
    item = play.table.item(number)
    if item is None:
        return
    scope: Scope = scope_of(play.table, item)._replace(seat=item.by)
    rows = tables_of(item.cards[0])[item.amounts[0]]
    play.do(Unstacked(number, "done"))
    await carry_out(play, scope, row_of(rows, item.die))
    fall(play, scope.source)


ERRANDS = (resolve, count)
