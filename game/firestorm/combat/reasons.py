"""Why a ship cannot do in a combat what somebody wants it to do."""

from __future__ import annotations

from game.core.refusals import Refusal
from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.combat.fighting import foes, is_blocked
from game.firestorm.parts import DOCKED, FRESH, RESTING, TRIED
from game.firestorm.pieces import own_number, owner_and_number, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import keywords

Ships = tuple[CardId, ...]


def named(said: str, verb: str, count: int) -> list[int]:
    """The numbers of a word with this verb and so many of them; none for any other word."""
    first, *numbers = said.split(" ")
    fits = first == verb and len(numbers) == count and all(number.isdecimal() for number in numbers)
    return [int(number) for number in numbers] if fits else []


def _idle(table: FirestormTable, seat: Seat, card: CardId, taken: Ships, section: str) -> Refusal | None:
    """Not a ship of this seat, or one that has been chosen already or is deactivated."""
    if owner_of(card) != seat or own_number(card) not in table.players[seat].ships:
        return Refusal("refuse.firestorm.ship_yours", section)
    if card in taken:
        return Refusal("refuse.firestorm.ship_taken", section)
    if table.status[card] & (RESTING | DOCKED):
        return Refusal("refuse.firestorm.ship_resting", section)
    return None


def why_no_target(table: FirestormTable, seat: Seat, said: str) -> Refusal | None:
    if not named(said, "card", 1):
        return None
    owner, local = owner_and_number(named(said, "card", 1)[0])
    enemies = [enemy for enemy in table.enemies(seat) if local in table.players[enemy].planets]
    if owner not in enemies:
        return Refusal("refuse.firestorm.planet_enemy", "2.4.1")
    return Refusal("refuse.firestorm.planet_protected", "4.9.1")


def why_no_attacker(table: FirestormTable, seat: Seat, said: str, taken: Ships) -> Refusal | None:
    if not named(said, "card", 1):
        return None
    (card,) = named(said, "card", 1)
    if found := _idle(table, seat, card, taken, "2.4.1"):
        return found
    if table.status[card] & FRESH:
        return Refusal("refuse.firestorm.use_fresh", "3.6")
    return Refusal("refuse.firestorm.ship_no_attack", "2.4.1")


def why_no_defender(table: FirestormTable, seat: Seat, said: str, taken: Ships) -> Refusal | None:
    if not named(said, "card", 1):
        return None
    (card,) = named(said, "card", 1)
    found = _idle(table, seat, card, taken, "2.4.5")
    return found or Refusal("refuse.firestorm.ship_no_defense", "2.4.5")


def why_no_advance(table: FirestormTable, seat: Seat, said: str, taken: Ships) -> Refusal | None:
    if not named(said, "card", 1):
        return None
    (card,) = named(said, "card", 1)
    if found := _idle(table, seat, card, taken, "2.4.9"):
        return found
    if table.in_combat(card) and is_blocked(table, card):
        return Refusal("refuse.firestorm.ship_blocked", "4.1.7")
    return Refusal("refuse.firestorm.ship_no_part", "2.4.9")


def why_no_special(table: FirestormTable, seat: Seat, said: str) -> Refusal | None:
    if not named(said, "special", 2):
        return None
    card, what = named(said, "special", 2)
    if found := _idle(table, seat, card, (), "4.1.8"):
        return found
    if not table.in_combat(card):
        return Refusal("refuse.firestorm.ship_no_part", "4.1.8")
    if table.used[card] & TRIED:
        return Refusal("refuse.firestorm.special_tried", "4.1.8")
    if table.type_of(card) != "ship_1":
        return Refusal("refuse.firestorm.special_small", "4.1.8")
    if table.role(card, "advancing"):
        return Refusal("refuse.firestorm.special_advancing", "4.1.8")
    has = what < len(pieces.SPECIALS) and pieces.SPECIALS[what] in keywords(table, card)
    return Refusal("refuse.firestorm.special_foe", "4.1.8") if has and not foes(table, card) else None


def why_no_hit(said: str, listed: tuple[str, ...], points: int) -> Refusal | None:
    """Too many points, or somebody who is not in this combat group."""
    hit = named(said, "hit", 2)
    if not hit:
        return None
    if any(named(word, "hit", 2)[:1] == hit[:1] for word in listed) and hit[1] > points:
        return Refusal("refuse.firestorm.hit_points", "4.1.9", {"points": points})
    return Refusal("refuse.firestorm.hit_group", "4.1.9")
