"""What a card of the table looks like to whoever sees this view: its face if it is known, else its back."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.parts import FRESH, RESTING
from game.firestorm.pieces import is_of_planet_deck, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from scenes.games.firestorm.looks.backs import BackLook, CargoLook, GearLook
from scenes.games.firestorm.looks.cards import TableCardLook, WholeCardLook
from scenes.games.firestorm.names import back_key, face_key
from scenes.games.firestorm.trays.usable import NOTHING, uses
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look

LEAST_SEEN = 0.56  # of a card's width that its words are set into, where the next one covers the rest
VALUED = ("ship_1", "ship_2", "planet")


def card_look(
    view: FirestormTable, card: CardId, watching: Watching, state: str = "", seen: float = 1.0
) -> Look:
    """A whole card, or its back if the view hides it."""
    key = face_key(view, card)
    if not key:
        return back_look(view, card, watching)
    return WholeCardLook(key, watching.language, state, round(max(LEAST_SEEN, seen), 2))


def back_look(view: FirestormTable, card: CardId, watching: Watching, sign: str = "") -> Look:
    covered = back_key(view, card)
    if covered:
        return GearLook("", covered, watching.language)
    kind = "planet" if is_of_planet_deck(card) else "resource"
    return BackLook(watching.colours[owner_of(card)], kind, sign, power_of(view, owner_of(card)))


def power_of(view: FirestormTable, seat: Seat) -> str:
    """The power that a seat plays, as its pictures are named."""
    return pieces.FACTIONS.get(view.players[seat].color, "neutral")


def table_look(view: FirestormTable, card: CardId, watching: Watching, mark: str = "") -> Look:
    """A card in play as it is now: its values with everything that changes them, damage, counters."""
    key = face_key(view, card)
    if not key:
        return back_look(view, card, watching)
    status = view.status[card]
    attack = defense = -99
    if view.type_of(card) in VALUED:
        attack, defense = values(view, card)
    taken = bool(uses(watching.offered).get(card, NOTHING).yields)
    return TableCardLook(
        key, watching.language, attack, defense, view.damage[card], view.counters(card),
        bool(status & RESTING), bool(status & FRESH) and view.type_of(card) in pieces.SHIPS, mark=mark,
        orbs=not taken,
    )  # fmt: skip


def cargo_look(view: FirestormTable, card: CardId, watching: Watching) -> Look:
    """A ship that is loaded on another one, as a strip below it."""
    key = face_key(view, card)
    return CargoLook(key, watching.language, *values(view, card)) if key else back_look(view, card, watching)


def small_look(key: str, language: str, *, named: bool = True) -> TableCardLook:
    """A card in little as it is printed; on a pile, without its name."""
    facts = pieces.CARDS[pieces.FACE_OF[key]]
    if facts.type in VALUED:
        return TableCardLook(key, language, facts.attack, facts.defense, named=named)
    return TableCardLook(key, language, named=named)


def gear_look(
    view: FirestormTable, card: CardId, watching: Watching, *, idle: bool = False, mark: str = ""
) -> Look:
    return GearLook(face_key(view, card), back_key(view, card), watching.language, idle, mark)
