"""Verbs about a combat, and the exchange of accessories."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do
from game.firestorm.cards.references import Scope, cards_of, seats_of
from game.firestorm.effects.flow import FirePlay, stop_combat
from game.firestorm.effects.interpreter import in_play, verb
from game.firestorm.events.combat import LeftCombat
from game.firestorm.exchanging import exchange_if_possible, exchangers
from game.firestorm.hooks import HOOKS
from game.firestorm.pieces import owner_of


@verb
def end_combat(play: FirePlay, scope: Scope, do: Do) -> None:
    if play.table.combat is not None:
        stop_combat(play)


@verb
def leave_combat(play: FirePlay, scope: Scope, do: Do) -> None:
    """Ships that it blocked stay blocked."""
    ships = tuple(ship for ship in in_play(scope, do) if play.table.in_combat(ship))
    if ships:
        play.do(LeftCombat(ships, scope.source))


@verb
async def redirect_attack(play: FirePlay, scope: Scope, do: Do) -> None:
    await HOOKS["redirect_attack"](play, scope, do)


@verb
async def technology_exchange(play: FirePlay, scope: Scope, do: Do) -> None:
    for seat in seats_of(scope, do.player):
        await exchange_if_possible(play, seat, exchangers(play.table, seat))


@verb
async def rearrange_accessories(play: FirePlay, scope: Scope, do: Do) -> None:
    """Among ships of one player; other cards have nothing to exchange."""
    table = play.table
    cards: list[CardId] = [card for ref in do.among for card in cards_of(scope, ref)]
    ships = [card for card in cards if table.is_in_play(card) and pieces.IS_SHIP[table.faces[card]]]
    if ships:
        seat = owner_of(ships[0])
        await exchange_if_possible(play, seat, [ship for ship in ships if owner_of(ship) == seat])
