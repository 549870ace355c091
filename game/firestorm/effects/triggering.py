"""What happens by itself: which cards wait for a moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import compress

import msgspec

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.conditions import holds
from game.firestorm.cards.grammar import Handling, Selector, TimeWindow
from game.firestorm.cards.references import Scope, cards_of, matches, seats_of, standing_scope
from game.firestorm.parts import NOWHERE, RESTING, Trigger
from game.firestorm.pieces import first_card, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import gear_works

COMES_BACK = -100  # instead of the number of an ability: a card that is out of the game


def handling_code(number: int) -> int:
    """A handling effect by its number, told apart from abilities."""
    return -1 - number


def _waiting(face: int, event: str) -> tuple[tuple[int, TimeWindow], ...]:
    facts = pieces.CARDS[face]
    abilities = [
        (number, row.when)
        for number, row in enumerate(facts.abilities)
        if row.kind == "trigger" and row.when is not None and row.when.event == event
    ]
    brackets = [
        (handling_code(number), row.when)
        for number, row in enumerate(facts.handling)
        if row.when is not None and row.when.event == event
    ]
    return (*abilities, *brackets)


EVENTS = ("destroyed", "event_phase_start", "enters_play")
WAITING = {event: [_waiting(face, event) for face in range(pieces.BLANK)] for event in EVENTS}


def _waits(event: str, face: int) -> bool:
    return bool(WAITING[event][face])


WAITS = {event: pieces.by_face(partial(_waits, event)) for event in EVENTS}
_LASTING_ONLY = {
    event: all(pieces.TYPES[face] in pieces.LASTING for face, found in enumerate(rows) if found)
    for event, rows in WAITING.items()
}  # by event: only phenomena and alien-tec wait for it


def listeners(table: FirestormTable, event: str) -> Iterator[tuple[CardId, int, TimeWindow]]:
    """Everything that waits for such a moment and works now."""
    waits, faces = WAITS[event], table.faces
    if 1 not in faces[: len(table.status)].translate(waits):
        return  # there is no such card in any deck
    lasting_only = _LASTING_ONLY[event]
    for seat in table.clockwise(table.turn):
        player, first = table.players[seat], first_card(seat)
        pile = player.others
        if not lasting_only:
            pile = player.planets + player.ships + pile + player.gear
        if not pile:
            continue
        found = pile.translate(faces[first : first + 256]).translate(waits)
        if 1 not in found:
            continue
        for local in compress(pile, found):
            card = first + local
            for number, window in WAITING[event][faces[card]]:
                if listens(table, card, number):
                    yield card, number, window


def listens(table: FirestormTable, card: CardId, number: int) -> bool:
    kind = table.type_of(card)
    if number < 0:
        return handling(table, card, number).zone == "play"
    if kind in pieces.LASTING:
        return not table.status[card] & RESTING
    if kind in pieces.GEAR:
        return gear_works(table, card)
    return not table.is_loaded(card)


def handling(table: FirestormTable, card: CardId, code: int) -> Handling:
    return pieces.handling_of(table.faces[card], -1 - code)


def conditions_hold(table: FirestormTable, card: CardId, number: int, event: int) -> bool:
    facts = table.facts(card)
    only_if = facts.abilities[number].only_if if number >= 0 else facts.handling[-1 - number].only_if
    return not only_if or holds(standing_scope(table, card)._replace(event=event), only_if)


def destroyed_triggers(table: FirestormTable, fallen: list[CardId], *, combat: bool) -> list[Trigger]:
    """What will happen because these cards are destroyed; asked while they are still in play."""
    found = []
    for card, number, window in listeners(table, "destroyed"):
        if window.cause and (window.cause == "combat") != combat:
            continue
        for other in fallen:
            if _about(table, card, window, other) and conditions_hold(table, card, number, other):
                found.append(Trigger(owner_of(card), card, number, other))
    return found


def _about(table: FirestormTable, card: CardId, window: TimeWindow, other: CardId) -> bool:
    scope = standing_scope(table, card)
    if window.by and _victor(table, other) not in seats_of(scope, window.by):
        return False
    if isinstance(window.card, Selector):
        return matches(scope, window.card, other)
    return window.card is None or other in cards_of(scope, window.card)


def _victor(table: FirestormTable, card: CardId) -> Seat:
    """Who has destroyed a card in combat."""
    combat = table.combat
    if combat is None:
        return NOWHERE
    return combat.defender if owner_of(card) == combat.attacker else combat.attacker


def phase_triggers(table: FirestormTable) -> list[Trigger]:
    """What happens at the start of the event phase of whose turn it is."""
    found = []
    for card, number, window in listeners(table, "event_phase_start"):
        if _in_turn(standing_scope(table, card), window) and conditions_hold(table, card, number, NOWHERE):
            found.append(Trigger(owner_of(card), card, number))
    for seat in table.turn_takers():
        first, scrap = first_card(seat), table.players[seat].scrap
        waiting = scrap.translate(table.faces_of(seat)).translate(WAITS["event_phase_start"])
        for local in compress(scrap, waiting):
            card = first + local
            for number, _ in WAITING["event_phase_start"][table.faces[card]]:
                if number < 0 and handling(table, card, number).zone == "scrap":
                    found.append(Trigger(seat, card, number))
    for away in table.aways:
        if table.on_turn(away.seat):
            found.append(Trigger(away.seat, away.card, COMES_BACK))
    return found


def _in_turn(scope: Scope, window: TimeWindow) -> bool:
    return any(scope.table.on_turn(seat) for seat in seats_of(scope, window.player))


def entry_triggers(table: FirestormTable, card: CardId, *, played: bool) -> list[Trigger]:
    """What this card does, and what others do, when it comes into play."""
    found = []
    for other, number, window in listeners(table, "enters_play"):
        if window.played is not None and window.played != played:
            continue
        if _about(table, other, window, card) and conditions_hold(table, other, number, card):
            found.append(Trigger(owner_of(other), other, number, card))
    return found


def likeness(table: FirestormTable, trigger: Trigger) -> tuple[int, ...]:
    """What tells a thing that waits apart from others: the order of equal ones cannot matter.

    Cards of one name do the same, unless it is done to them or to what has happened and these differ.
    """
    card, ability, event = trigger.card, trigger.ability, trigger.event
    if ability == COMES_BACK:
        return card, ability, event
    face = table.faces[card]
    if not _is_about_itself(face, ability):
        return face, ability
    if not table.is_in_play(card):
        return face, ability, event
    if table.laid_on(card, table.players[owner_of(card)].gear) or table.host(card) != NOWHERE:
        return card, ability, event
    return face, ability, event, table.status[card], table.damage[card], table.counters(card)


@lru_cache(maxsize=256)
def _is_about_itself(face: int, ability: int) -> bool:
    """What happens refers to the card that does it, or to what it waited for."""
    facts = pieces.CARDS[face]
    row = facts.abilities[ability] if ability >= 0 else facts.handling[-1 - ability]
    return any(_refers(msgspec.to_builtins(part)) for part in (row.effects, row.costs))


def _refers(words: object) -> bool:
    if isinstance(words, dict):
        return any(map(_refers, words.values()))
    if isinstance(words, list | tuple):
        return any(map(_refers, words))
    return isinstance(words, str) and ("self" in words or "host" in words or words.startswith("event."))
