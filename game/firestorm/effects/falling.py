"""Cards that have more damage than they can bear."""

from __future__ import annotations

from itertools import compress

from game.core.table import CardId
from game.firestorm import pieces
from game.firestorm.effects.flow import FirePlay, destroy
from game.firestorm.parts import NOWHERE, OUT, Combat
from game.firestorm.pieces import card_of
from game.firestorm.scoring import score
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values


def fall(play: FirePlay, by: int = NOWHERE, *, combat: bool = False) -> None:
    """Everything is destroyed whose damage exceeds its defense, also because that has dropped (ruling 56).

    ``by`` is the card that has done something to it.
    """
    fallen = overwhelmed(play.table)
    if fallen:
        if combat:
            score(play, fallen)
        destroy(play, fallen, by, combat=combat)


def overwhelmed(table: FirestormTable) -> list[CardId]:
    """Without damage nothing is destroyed, whatever its defense (RB 4.8)."""
    hurt, combat, found = table.damage, table.combat, []
    if any(hurt):
        faces = table.faces
        weakened = table.lasting or 1 in faces[: len(hurt)].translate(_WEAKENING)
        for card in compress(range(len(hurt)), hurt):
            # Where nothing can lower it, a defense is at least what is printed: mostly enough to know.
            doubtful = weakened or hurt[card] > pieces.CARDS[faces[card]].defense
            if doubtful and hurt[card] > values(table, card).defense:
                found.append(card)
    if combat is not None and any(combat.hurt):
        found += _face_down(table, combat)
    return found


# By face: cards that lower the defense of others all the time.
_WEAKENING = pieces.by_face(
    lambda face: any(row.do.do == "modify" and row.do.defense < 0 for row in pieces.STANDING[face])
)


def _face_down(table: FirestormTable, combat: Combat) -> list[CardId]:
    """Ships that lie face down: their damage is noted with their slots."""
    found = []
    for slot, damage in enumerate(combat.hurt):
        if damage and combat.slots[slot] != OUT:
            ship = card_of(combat.attacker, table.faces[table.slip(slot)])
            if damage + table.damage[ship] > values(table, ship).defense:
                found.append(ship)
    return found
