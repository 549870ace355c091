"""Whether all cards are still there, each in one place, and what is noted about them is true.

Whole piles are compared at once, so that a table can be counted after every single event.
"""

from __future__ import annotations

from itertools import compress

from game.core.table import Seat
from game.firestorm import pieces
from game.firestorm.means import awake_planets
from game.firestorm.parts import IN_PLAY, PILES, SORTS, Player
from game.firestorm.pieces import CARDS_EACH, first_card
from game.firestorm.table import FirestormTable

_FILLED = bytes(face != pieces.BLANK for face in range(256))
_THERE = bytes(status & IN_PLAY for status in range(256))


def faults(table: FirestormTable) -> list[str]:
    """What is wrong with a table: each card in one place, and everything on it where it can be."""
    if len(table.players) != table.seats or len(table.status) != table.seats * CARDS_EACH:
        return ["something is not there for each seat"]
    wrong = []
    for seat, player in enumerate(table.players):
        wrong += _misplaced(table, seat, player) or _mistaken(table, seat, player)
    if table.said != table.say():
        wrong.append("the cards that work all the time do other things than the table says")
    numbers = [item.number for item in table.stack]
    if any(numbers.count(number) > 1 for number in numbers):
        wrong.append("two things on the stack have one number")
    return wrong


def _misplaced(table: FirestormTable, seat: Seat, player: Player) -> list[str]:
    """Each card of a seat is in one pile, and those in play are marked so."""
    first, last = first_card(seat), first_card(seat + 1)
    places = sorted(b"".join([getattr(player, name) for name in PILES]))
    if places != list(compress(range(CARDS_EACH), table.faces[first:last].translate(_FILLED))):
        return [f"seat {seat} has a card in two places or in none"]
    wrong = []
    there = sorted(player.planets + player.ships + player.others + player.gear)
    if there != list(compress(range(CARDS_EACH), table.status[first:last].translate(_THERE))):
        wrong.append(f"seat {seat} has other cards in play than it says")
    if any(local not in there for local in compress(range(CARDS_EACH), table.damage[first:last])):
        wrong.append(f"seat {seat} has damage on a card that is not in play")
    if max(player.planet_deck + player.planets + player.ruins, default=0) >= pieces.PLANETS:
        wrong.append(f"seat {seat} has resources among its planets")
    return wrong


def _mistaken(table: FirestormTable, seat: Seat, player: Player) -> list[str]:
    """What is noted about the cards of a seat follows from them."""
    wrong, first = [], first_card(seat)
    faces = table.faces_of(seat)
    in_play = player.planets + player.ships + player.others
    auras = sorted(compress(in_play, in_play.translate(faces).translate(pieces.IS_AURA)))
    doers = sorted(compress(in_play, in_play.translate(faces).translate(pieces.HAS_USE)))
    if (sorted(player.auras), sorted(player.doers)) != (auras, doers):
        wrong.append(f"seat {seat} has other cards that work all the time than it says")
    sorts = awake_planets(table, seat).translate(faces).translate(pieces.SORT)
    if list(player.ready) != [sorts.count(sort) for sort in range(SORTS)]:
        wrong.append(f"seat {seat} has other planets ready than it says")
    if min(player.tp, player.ep, player.stones) < 0:
        wrong.append(f"seat {seat} owes something")
    slips = table.size + first
    hosts = player.gear.translate(table.faces[slips : slips + 256])
    if any(host not in player.ships and host not in player.planets for host in hosts):
        wrong.append(f"seat {seat} has an accessory on nothing")
    return wrong
