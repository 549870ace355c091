"""Which cards in play of Firestorm are just what is printed on them: most are, and sooner measured."""

from __future__ import annotations

from functools import partial
from itertools import product

from game.core.table import Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Which
from game.firestorm.pieces import first_card
from game.firestorm.table import FirestormTable

CHANGING = ("modify", "damage_reduction", "grant", "cannot_attack", "cannot_defend")


KINDS = ("ship", "ship_1", "ship_2", "planet", "planet_1", "planet_2")


def _changes(face: int, kind: str, *, abroad: bool, fighting: bool) -> bool:
    """A card in play changes ships, or planets, of its owner, or of others: more than itself and one card."""
    for row in pieces.AURAS[face]:
        who = row.do.who
        if (row.do.rule or row.do.do) not in CHANGING or who in (None, "self", "t1"):
            continue
        which = who.every if isinstance(who, Which) else None
        if which is None:
            return True
        home = abroad and which.side == "green"
        idle = which.where is not None and which.where.role is not None and not fighting
        other = which.kind in KINDS and not which.kind.startswith(kind)
        if not (home or idle or other):
            return True
    return False


_CHANGES = {
    key: pieces.by_face(partial(_changes, kind=key[0], abroad=key[1], fighting=key[2]))
    for key in product(("ship", "planet"), (False, True), (False, True))
}


def is_quiet(table: FirestormTable, seat: Seat, kind: str) -> bool:
    """No card in play changes all of this seat's ships, or of its planets."""
    fighting = table.combat is not None
    return not any(
        1
        in (player.auras + player.gear)
        .translate(table.faces_of(owner))
        .translate(_CHANGES[kind, owner != seat, fighting])
        for owner, player in enumerate(table.players)
    )


def singled_out(table: FirestormTable) -> set[int]:
    """Cards that something is about which lasts."""
    found = {row.card for row in table.lasting}
    found.update(aim for bond in table.bonds for slot in bond.targets for aim in slot)
    if table.combat is not None:
        found.update(table.combat.silenced)
    return found


def _changes_itself(face: int) -> bool:
    return any((row.do.rule or row.do.do) in CHANGING and row.do.who == "self" for row in pieces.AURAS[face])


CHANGES_ITSELF = pieces.by_face(_changes_itself)


def bearing(table: FirestormTable, seat: Seat) -> bytes:
    """The own numbers of all cards on which something lies."""
    player, start = table.players[seat], table.size + first_card(seat)
    return bytes((player.gear + player.others + player.ships).translate(table.faces[start : start + 256]))
