"""Whose doing it is that somebody loses something in Firestorm, and by what."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.core.texts import catalogue
from game.firestorm.combat.fighting import advancing, foes
from game.firestorm.events.cards import CardsDestroyed
from game.firestorm.events.combat import Beamed, CounterShot, Silenced
from game.firestorm.events.stack import DamageLanded
from game.firestorm.parts import NOWHERE, Combat
from game.firestorm.pieces import owner_of
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.animations import hurts
from scenes.games.firestorm.names import card_name
from scenes.table.game_table import Watching
from scenes.table.match_words import called, listed


def culprit(event: Event, view: FirestormTable, watching: Watching) -> str:
    """Who has done it and with what: "Jonas hits you: Mind Probe"; in combat, the ships that fight."""
    if not hurts(event, watching.seat):
        return ""
    card = getattr(event, "by", NOWHERE)
    if card != NOWHERE:
        return _by(owner_of(card), card_name(view, card, watching.language), watching)
    if isinstance(event, DamageLanded) and event.doer != NOBODY:
        return _by(event.doer, catalogue(watching.language).say("firestorm.harm.effect"), watching)
    combat = view.combat
    if combat is None or not isinstance(
        event, CardsDestroyed | DamageLanded | CounterShot | Beamed | Silenced
    ):
        return ""
    enemy = combat.defender if watching.seat == combat.attacker else combat.attacker
    return _by(enemy, _fighting(event, view, combat, watching), watching)


def _by(doer: Seat, thing: str, watching: Watching) -> str:
    if doer == watching.seat:
        return thing
    return catalogue(watching.language).say("table.harm.by", name=called(doer, watching), thing=thing)


def _fighting(event: Event, view: FirestormTable, combat: Combat, watching: Watching) -> str:
    """The ships that do the damage, as far as they are known; else the planet that is fought for."""
    words, language = catalogue(watching.language), watching.language
    ships = _shooting(event, view, combat, watching.seat) if isinstance(event, DamageLanded) else []
    names = [card_name(view, ship, language) for ship in ships if not view.covered(ship)]
    if names:
        return listed(names, words)
    return words.say("firestorm.harm.combat", planet=card_name(view, combat.planet, language))


def _shooting(event: DamageLanded, view: FirestormTable, combat: Combat, seat: Seat) -> Sequence[CardId]:
    hit = [card for card in map(view.real, event.cards) if card != NOWHERE and owner_of(card) == seat]
    found: list[CardId] = []
    for card in hit:
        if card == combat.planet:
            found += advancing(view)
        elif view.in_combat(card):
            found += foes(view, card)
    return list(dict.fromkeys(found))
