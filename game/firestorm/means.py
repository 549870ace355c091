"""Where points come from: which cards can be deactivated for them, and what can be paid with that."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import compress
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.parts import DOCKED, EITHER, EP, FRESH, IN_PLAY, MORE, NOWHERE, RESTING, TP
from game.firestorm.pieces import (
    CARDS_EACH,
    SORT,
    YIELDS,
    Yield,
    by_face,
    first_card,
    is_of_planet_deck,
    owner_of,
)
from game.firestorm.table import FirestormTable
from game.firestorm.totals import gear_works


class Source(Struct, frozen=True, gc=False):
    """One way to get points: deactivate a card."""

    card: CardId  # that says so
    number: int  # of the ways on this card
    rests: CardId  # what is deactivated
    tp: int
    ep: int


DOES_YIELD = by_face(lambda face: bool(YIELDS[face]))


def _most(part: Callable[[Yield], int]) -> bytes:
    """By face: the most points that a card brings."""
    return by_face(lambda face: max(map(part, YIELDS[face]), default=0))


MOST_TP, MOST_EP, MOST = _most(itemgetter(0)), _most(itemgetter(1)), _most(sum)
RICHEST = max(MOST)


Plain = tuple[int, int, int, int]  # active planets that bring a point of one sort, of either, anything else


def plain_planets(table: FirestormTable, seat: Seat, spared: tuple[CardId, ...] = ()) -> Plain:
    _, tp, ep, free, odd = table.players[seat].ready
    if not spared:
        return tp, ep, free, odd
    left = [0, tp, ep, free, odd]
    for card in dict.fromkeys(spared):
        if owner_of(card) == seat and is_of_planet_deck(card) and table.active(card):
            left[SORT[table.faces[card]]] -= 1
    return left[TP], left[EP], left[EITHER], left[MORE]


_PADDING = bytes(256 - CARDS_EACH)
_AWAKE = bytes(not status & RESTING for status in range(256))
_TIRED = bytes(status & (RESTING | DOCKED) == RESTING for status in range(256))


def awake_planets(table: FirestormTable, seat: Seat) -> bytes:
    """Active planets, by the seat's own numbers."""
    planets, first = table.players[seat].planets, first_card(seat)
    status = planets.translate(table.status[first : first + CARDS_EACH] + _PADDING)
    return bytes(compress(planets, status.translate(_AWAKE)))


def tired_cards(table: FirestormTable, seat: Seat) -> list[CardId]:
    """Deactivated cards, but for those that are docked."""
    player, first = table.players[seat], first_card(seat)
    pile = player.planets + player.ships + player.others + player.gear
    status = pile.translate(table.status[first : first + CARDS_EACH] + _PADDING)
    return [first + local for local in compress(pile, status.translate(_TIRED))]


def sources(table: FirestormTable, seat: Seat, spared: tuple[CardId, ...] = ()) -> list[Source]:
    """All ways of a seat to get points now, without the cards that are spared."""
    faces, first = table.faces, first_card(seat)
    found: list[Source] = []
    for local in awake_planets(table, seat):
        found += _planet_sources(first + local, faces[first + local])
    if yields_besides(table, seat):
        found += other_sources(table, seat)
    return [source for source in found if source.rests not in spared] if spared else found


@lru_cache(maxsize=4096)
def _planet_sources(card: CardId, face: int) -> tuple[Source, ...]:
    return tuple(Source(card, number, card, tp, ep) for number, (tp, ep) in enumerate(YIELDS[face]))


def source_of(table: FirestormTable, card: CardId, number: int) -> Source:
    """One of the ways on a card that can be deactivated for points."""
    rests = card if pieces.IS_PLANET[table.faces[card]] else what_rests(table, card)
    return Source(card, number, rests, *YIELDS[table.faces[card]][number])


def other_sources(table: FirestormTable, seat: Seat) -> list[Source]:
    """The same for accessories and ships."""
    player, faces, first = table.players[seat], table.faces, first_card(seat)
    found: list[Source] = []
    for local in player.gear + player.ships:
        card = first + local
        if DOES_YIELD[faces[card]]:
            rests = what_rests(table, card)
            if rests != NOWHERE:
                for number, (tp, ep) in enumerate(YIELDS[faces[card]]):
                    found.append(Source(card, number, rests, tp, ep))
    return found


def what_rests(table: FirestormTable, card: CardId) -> CardId:
    """What is deactivated for the points of a ship or an accessory, or NOWHERE if that cannot be."""
    rests = card if pieces.IS_SHIP[table.faces[card]] else table.host(card)
    if rests == NOWHERE or table.status[rests] & (IN_PLAY | RESTING) != IN_PLAY:
        return NOWHERE
    if rests == card:
        return NOWHERE if table.status[card] & FRESH or table.is_loaded(card) else card
    return rests if gear_works(table, card) else NOWHERE


def enough(player_tp: int, player_ep: int, found: list[Source], tp: int, ep: int, either: int = 0) -> bool:
    """So many points can be got: the pool and all sources together."""
    short_tp, short_ep = max(0, tp - player_tp), max(0, ep - player_ep)
    if not either and not short_tp and not short_ep:
        return True
    by_card: dict[CardId, list[Yield]] = {}
    for source in found:
        by_card.setdefault(source.rests, []).append((source.tp, source.ep))
    sure_tp = sure_ep = free = 0
    odd: list[list[Yield]] = []
    for ways in by_card.values():
        best = _best(ways)
        if len(best) == 1:
            sure_tp += best[0][0]
            sure_ep += best[0][1]
        elif len(best) == 2 and (1, 0) in best and (0, 1) in best:
            free += 1
        else:
            odd.append(best)
    if odd:
        return _searched(odd, (player_tp + sure_tp, player_ep + sure_ep), free, (tp, ep, either))
    return covers(player_tp + sure_tp, player_ep + sure_ep, free, tp, ep, either)


def covers(have_tp: int, have_ep: int, free: int, tp: int, ep: int, either: int) -> bool:
    missing = (tp - have_tp if tp > have_tp else 0) + (ep - have_ep if ep > have_ep else 0)
    return missing <= free and have_tp + have_ep + free >= tp + ep + either


def _searched(odd: list[list[Yield]], have: Yield, free: int, wanted: tuple[int, int, int]) -> bool:
    """Cards with several ways of which none is best: all combinations."""
    states = {have: None}
    for ways in odd:
        states = {(tp + more[0], ep + more[1]): None for tp, ep in states for more in ways}
    return any(covers(tp, ep, free, *wanted) for tp, ep in states)


def _best(ways: list[Yield]) -> list[Yield]:
    """Ways that no other one surpasses."""
    if len(ways) == 1:
        return ways
    unlike = list(dict.fromkeys(ways))
    return [
        way for way in unlike
        if not any(other != way and other[0] >= way[0] and other[1] >= way[1] for other in unlike)
    ]  # fmt: skip


def affords(
    table: FirestormTable, seat: Seat, tp: int, ep: int, either: int = 0, spared: tuple[CardId, ...] = ()
) -> bool:
    player = table.players[seat]
    have_tp, have_ep = player.tp, player.ep
    if have_tp >= tp and have_ep >= ep and have_tp + have_ep >= tp + ep + either:
        return True
    sure_tp, sure_ep, free, odd = plain_planets(table, seat, spared)
    sure_tp += have_tp
    sure_ep += have_ep
    if covers(sure_tp, sure_ep, free, tp, ep, either):
        return True
    others = _others(table, seat)
    if not odd and 1 not in others.translate(DOES_YIELD):
        return False
    more_tp, more_ep, more = (sum(others.translate(most)) for most in (MOST_TP, MOST_EP, MOST))
    free += odd * RICHEST
    if tp > sure_tp + free + more_tp or ep > sure_ep + free + more_ep:
        return False
    if tp + ep + either > sure_tp + sure_ep + free + more:
        return False
    return enough(have_tp, have_ep, sources(table, seat, spared), tp, ep, either)


class Reach(NamedTuple):
    """Not less than the points of each sort, and of both together, that a seat could get now."""

    tp: int
    ep: int
    both: int
    exact: bool  # whatever is within reach can be paid indeed


def reach(table: FirestormTable, seat: Seat) -> Reach:
    player, others = table.players[seat], _others(table, seat)
    _, tp, ep, free, odd = player.ready
    tp, ep, free = tp + player.tp, ep + player.ep, free + odd * RICHEST
    if 1 not in others.translate(DOES_YIELD):
        return Reach(tp + free, ep + free, tp + ep + free, not odd)
    more_tp, more_ep, more = (sum(others.translate(most)) for most in (MOST_TP, MOST_EP, MOST))
    return Reach(tp + free + more_tp, ep + free + more_ep, tp + ep + free + more, exact=False)


def yields_besides(table: FirestormTable, seat: Seat) -> bool:
    """A ship or an accessory of a seat may bring points."""
    return 1 in _others(table, seat).translate(DOES_YIELD)


def _others(table: FirestormTable, seat: Seat) -> bytearray:
    """The faces of accessories and ships."""
    player = table.players[seat]
    return (player.gear + player.ships).translate(table.faces_of(seat))
