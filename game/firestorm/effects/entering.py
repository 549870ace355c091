"""Coming into play: active or not, and what happens then."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.effects.flow import FirePlay, open_moment, queue
from game.firestorm.effects.triggering import entry_triggers
from game.firestorm.events.cards import CardEntered
from game.firestorm.events.common import Deactivated, Reactivated
from game.firestorm.parts import RESTING, Item
from game.firestorm.pieces import owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import ruled, says


def may_come(table: FirestormTable, card: CardId) -> bool:
    """A card that needs neither a host nor a target may come into play by an effect."""
    stays = table.type_of(card) in (*pieces.SHIPS, "planet", "phenomenon")
    return stays and not table.facts(card).targets


def bring_in(play: FirePlay, card: CardId, *, resting: bool = False) -> None:
    """An effect brings a card into play."""
    if may_come(play.table, card):
        play.do(CardEntered(card, resting=resting))
        entered(play, card)


def entered(play: FirePlay, card: CardId, *, played: bool = False) -> None:
    """A card has come into play; some rules change in which state."""
    table = play.table
    if _ON_HOSTS or table.lasting or says(table, _STATES):
        _change_state(play, card)
    open_moment(play, Item(0, "card_entered_play", owner_of(card), card, cards=[card], played=played))
    queue(play, entry_triggers(table, card, played=played))


_CHANGES = ("enters_active", "enters_deactivated")
_STATES = sum(pieces.WORD_BITS.get(word, 0) for word in _CHANGES)
_ON_HOSTS = any(word in pieces.HOSTED_BY for word in _CHANGES)


def _change_state(play: FirePlay, card: CardId) -> None:
    table = play.table
    if table.status[card] & RESTING:
        if ruled(table, card, "enters_active"):
            play.do(Reactivated((card,)))
    elif ruled(table, card, "enters_deactivated"):
        play.do(Deactivated((card,)))
