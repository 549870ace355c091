"""Verbs about numbers: values, keywords, damage, counters."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, every, number_of, seats_of, slot_targets
from game.firestorm.effects.flow import FirePlay, hurt, pick
from game.firestorm.effects.interpreter import cards_meant, in_play, verb
from game.firestorm.events.cards import CountersAdded, EffectBegan
from game.firestorm.events.stack import DamageSet
from game.firestorm.parts import NOWHERE, Item
from game.firestorm.pieces import owner_of
from game.firestorm.table import FirestormTable

MOMENTARY = "next_regeneration"


def until_of(do: Do) -> str:
    """An effect that says nothing else ends with the next regeneration (RB 3.2)."""
    return MOMENTARY if do.until == "static" else do.until


@verb
def modify(play: FirePlay, scope: Scope, do: Do) -> None:
    for card in in_play(scope, do):
        play.do(EffectBegan("modify", card, owner_of(card), until_of(do), do.attack, do.defense))


@verb
def grant(play: FirePlay, scope: Scope, do: Do) -> None:
    for card in in_play(scope, do):
        play.do(EffectBegan("grant", card, owner_of(card), until_of(do), words=do.keywords))


@verb
def damage(play: FirePlay, scope: Scope, do: Do) -> None:
    """Damage outside the damage step of a combat is no combat damage (RB 4.8)."""
    amount = number_of(scope, do.amount)
    cards = _aimed_at(scope, do)
    if cards and amount > 0:
        hurt(play, cards, [amount] * len(cards), scope.seat)


def _aimed_at(scope: Scope, do: Do) -> list[int]:
    """Cards, or slots of the combat zone whose ships lie face down and stay unknown (ruling 79)."""
    table = scope.table
    if isinstance(do.who, str) and do.who.startswith("t"):
        return [aim for aim in slot_targets(scope, do.who) if table.is_in_play(table.real(aim))]
    if not isinstance(do.who, str) and do.who is not None and do.who.every is not None:
        return [_by_slot(table, card) for card in every(scope, do.who.every)]
    return [_by_slot(table, card) for card in in_play(scope, do)]


def _by_slot(table: FirestormTable, card: CardId) -> int:
    slot = table.slot_of(card)
    if slot == NOWHERE or table.combat is None or not table.combat.covered[slot]:
        return card
    return table.slip(slot)


@verb
def prevent_damage(play: FirePlay, scope: Scope, do: Do) -> None:
    """Of the damage that is arriving; ``all`` is everything on that card."""
    item = _arriving(scope.table)
    if item is None:
        return
    for card in cards_meant(scope, do):
        for place, hit in enumerate(list(item.cards)):
            amount = item.amounts[place]
            if scope.table.real(hit) != card or not amount:
                continue
            less = amount if do.amount == "all" else min(amount, number_of(scope, do.amount))
            play.do(DamageSet(item.number, place, amount - less))


def _arriving(table: FirestormTable) -> Item | None:
    for item in reversed(table.stack):
        if item.kind == "damage":
            return item
    return None


@verb
async def add_counter(play: FirePlay, scope: Scope, do: Do) -> None:
    """On cards that are named, or on an active ship of a player, who loses them without one (ruling 63)."""
    if do.who is not None:
        for card in in_play(scope, do):
            play.do(CountersAdded(card, do.count))
        return
    table = play.table
    for seat in seats_of(scope, do.player):
        for _ in range(do.count):
            ships = [ship for ship in table.own(seat, table.players[seat].ships) if _takes(table, ship)]
            ship = await pick(play, seat, ships, "add_counter")
            if ship != NOWHERE:
                play.do(CountersAdded(ship, 1))


def _takes(table: FirestormTable, ship: CardId) -> bool:
    return table.active(ship) and not table.is_loaded(ship)
