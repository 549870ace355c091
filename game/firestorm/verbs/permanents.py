"""Verbs about cards in play: destroyed, deactivated, taken back, sacrificed, removed, docked, laid below."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do, Which
from game.firestorm.cards.references import Scope, cards_of
from game.firestorm.effects.entering import bring_in, entered
from game.firestorm.effects.flow import FirePlay, lost_outside, pick
from game.firestorm.effects.flow import destroy as destroyed
from game.firestorm.effects.interpreter import cards_meant, in_play, only_seat, picked, verb
from game.firestorm.effects.rolling import table_number
from game.firestorm.events.cards import (
    CameBack,
    Docked,
    Moved,
    PlanetSunk,
    PutUnder,
    ReturnedToHand,
    Sacrificed,
    WentAway,
)
from game.firestorm.events.common import Deactivated, Reactivated
from game.firestorm.events.stack import FateSettled
from game.firestorm.parts import DOCKED, LIMBO, NOWHERE, OPEN, RESTING
from game.firestorm.pieces import own_number, owner_and_number, owner_of
from game.firestorm.table import FirestormTable

PILES_OUTSIDE = ("hand", "scrap", "ruins", "deck", "planet_deck", "under")


@verb
def destroy(play: FirePlay, scope: Scope, do: Do) -> None:
    """Also what is out of the game and to come back."""
    destroyed(play, in_play(scope, do), scope.source)
    for card in _away(scope, do):
        lost_outside(play, card)


@verb
def deactivate(play: FirePlay, scope: Scope, do: Do) -> None:
    cards = tuple(card for card in in_play(scope, do) if not play.table.status[card] & RESTING)
    if cards:
        play.do(Deactivated(cards, scope.source))


@verb
def reactivate(play: FirePlay, scope: Scope, do: Do) -> None:
    """Docked cards stay deactivated (RB 4.6)."""
    status = play.table.status
    cards = tuple(card for card in in_play(scope, do) if status[card] & (RESTING | DOCKED) == RESTING)
    if cards:
        play.do(Reactivated(cards))


@verb
def return_to_hand(play: FirePlay, scope: Scope, do: Do) -> None:
    """From play, or instead of the scrap heap unless the fate of the card is settled (RB 3.3)."""
    table = play.table
    for card in cards_meant(scope, do):
        if table.is_in_play(card):
            play.do(ReturnedToHand(card, scope.source))
        elif table.status[card] & LIMBO and _fate_is_open(table, card):
            play.do(ReturnedToHand(card, scope.source))
            play.do(FateSettled(card))


def _fate_is_open(table: FirestormTable, card: CardId) -> bool:
    for item in table.stack:
        if item.kind == "destroyed" and card in item.cards:
            return item.amounts[item.cards.index(card)] == OPEN
    return False


@verb
def sacrifice(play: FirePlay, scope: Scope, do: Do) -> None:
    for card in in_play(scope, do):
        play.do(Sacrificed(card, scope.source))


@verb
def remove_from_game(play: FirePlay, scope: Scope, do: Do) -> None:
    """For good, or until a die brings the card back."""
    table = play.table
    for card in in_play(scope, do):
        if do.returns is None:
            play.do(Sacrificed(card, scope.source))
            continue
        if table.type_of(card) in (*pieces.GEAR, "alien_tec"):
            continue  # what lies on another card could not come back without it
        seat = only_seat(scope, do.returns.player)
        face = table.faces[scope.source]
        rows = table_number(face, do.returns.table)
        play.do(WentAway(card, seat, face, rows, scope.seat, scope.source))


@verb
def return_to_play(play: FirePlay, scope: Scope, do: Do) -> None:
    for card in _away(scope, do):
        play.do(CameBack(card, to_play=True))
        entered(play, card)


def _away(scope: Scope, do: Do) -> list[CardId]:
    return [card for card in cards_meant(scope, do) if any(row.card == card for row in scope.table.aways)]


@verb
async def move(play: FirePlay, scope: Scope, do: Do) -> None:
    """Between piles outside play; cards that are away are destroyed."""
    table = play.table
    which = do.who if isinstance(do.who, Which) and do.who.pick is not None else None
    cards = cards_meant(scope, do) if which is None else await picked(play, scope, which, "move")
    for card in cards:
        seat, local = owner_and_number(card)
        player = table.players[seat]
        if any(row.card == card for row in table.aways):
            lost_outside(play, card)
        elif do.to == "planet_deck_bottom":
            if local in player.air:
                play.do(PlanetSunk(card))
        else:
            _carry_over(play, card, do.to)


def _carry_over(play: FirePlay, card: CardId, to: str) -> None:
    player = play.table.players[owner_of(card)]
    if to == "play" and not play.table.is_in_play(card):
        bring_in(play, card)
        return
    for name in PILES_OUTSIDE:
        if name != to and own_number(card) in getattr(player, name):
            play.do(Moved(card, name, to))
            return


@verb
def dock(play: FirePlay, scope: Scope, do: Do) -> None:
    """An active ship that is not in combat lies down beside another card of its owner (ruling 66)."""
    table = play.table
    (host, *_) = cards_of(scope, do.to) or [NOWHERE]
    if host == NOWHERE or not table.is_in_play(host):
        return
    for card in in_play(scope, do):
        fits = pieces.IS_SHIP[table.faces[card]] and owner_of(card) == owner_of(host)
        if fits and not _lies_on(table, host, card) and table.active(card) and not table.in_combat(card):
            play.do(Docked(card, host))


def _lies_on(table: FirestormTable, card: CardId, other: CardId) -> bool:
    """A card is another one, or lies on it or on something that does."""
    while card not in (NOWHERE, other):
        card = table.host(card)
    return card == other


@verb
def undock(play: FirePlay, scope: Scope, do: Do) -> None:
    for card in in_play(scope, do):
        if play.table.status[card] & DOCKED:
            play.do(Docked(card, NOWHERE))


@verb
def put_under(play: FirePlay, scope: Scope, do: Do) -> None:
    """As many cards as the deck still has; this is no drawing."""
    for host in cards_of(scope, do.host):
        deck = play.table.players[owner_of(host)].deck
        if play.table.is_in_play(host) and deck:
            play.do(PutUnder(host, min(do.count, len(deck))))


@verb
async def take_from_under(play: FirePlay, scope: Scope, do: Do) -> None:
    table = play.table
    for host in cards_of(scope, do.host):
        seat: Seat = owner_of(host)
        for _ in range(do.count):
            below = table.laid_on(host, table.players[seat].under)
            card = await pick(play, seat, below, "take_from_under")
            if card != NOWHERE:
                play.do(Moved(card, "under", do.to, open=False))
