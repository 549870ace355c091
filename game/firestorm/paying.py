"""Paying: which cards are deactivated for a price, and whether there is a choice."""

from __future__ import annotations

from typing import NamedTuple

from game.core.table import CardId, Seat
from game.firestorm.means import Source, enough, plain_planets, sources, yields_besides
from game.firestorm.parts import EP, RESTING, TP
from game.firestorm.pieces import SORT, first_card
from game.firestorm.table import FirestormTable


def ways_to_pay(
    table: FirestormTable, seat: Seat, tp: int, ep: int, either: int, spared: tuple[CardId, ...]
) -> list[Source]:
    """What is best deactivated for a price: whatever is needed and of the least other use."""
    player = table.players[seat]
    have_tp, have_ep = player.tp, player.ep
    if not either and (plain := _plain_ways(table, seat, tp - have_tp, ep - have_ep, spared)):
        return plain
    ways = sources(table, seat, spared)
    chosen: list[Source] = []
    while have_tp < tp or have_ep < ep or have_tp + have_ep < tp + ep + either:
        way = _best_way(ways, have_tp, have_ep, tp, ep, either)
        chosen.append(way)
        have_tp += way.tp
        have_ep += way.ep
        ways = [other for other in ways if other.rests != way.rests]
    return chosen


def _plain_ways(
    table: FirestormTable, seat: Seat, tp: int, ep: int, spared: tuple[CardId, ...]
) -> list[Source]:
    """Planets that bring exactly what is missing and nothing else; none if that is not enough."""
    faces, status, first = table.faces, table.status, first_card(seat)
    chosen: list[Source] = []
    for local in table.players[seat].planets:
        card = first + local
        if status[card] & RESTING or card in spared:
            continue
        sort = SORT[faces[card]]
        if sort == TP and tp > 0:
            tp -= 1
            chosen.append(Source(card, 0, card, 1, 0))
        elif sort == EP and ep > 0:
            ep -= 1
            chosen.append(Source(card, 0, card, 0, 1))
        if tp <= 0 and ep <= 0:
            return chosen
    return []


def _best_way(ways: list[Source], have_tp: int, have_ep: int, tp: int, ep: int, either: int) -> Source:
    """The narrowest source that brings the price nearer, and after which it can still be paid."""
    short_tp, short_ep = tp > have_tp, ep > have_ep
    count: dict[CardId, int] = {}
    for way in ways:
        count[way.rests] = count.get(way.rests, 0) + 1
    near = [
        way for way in ways
        if (way.tp and short_tp) or (way.ep and short_ep) or (either and not short_tp and not short_ep)
    ]  # fmt: skip
    near.sort(key=lambda way: (count[way.rests], way.tp + way.ep, way.rests, way.number))
    for way in near:
        if count[way.rests] == 1 and way.tp + way.ep == 1:
            return way  # it brings nothing else, so nothing is lost with it
        left = [other for other in ways if other.rests != way.rests]
        if enough(have_tp + way.tp, have_ep + way.ep, left, tp, ep, either):
            return way
    raise AssertionError("this price cannot be paid")


def has_choice(
    table: FirestormTable, seat: Seat, tp: int, ep: int, either: int, spared: tuple[CardId, ...]
) -> bool:
    """There is more than one way to pay a price: not every source that could help is needed."""
    player = table.players[seat]
    short_tp, short_ep = max(0, tp - player.tp), max(0, ep - player.ep)
    missing = max(short_tp + short_ep, tp + ep + either - player.tp - player.ep)
    sure_tp, sure_ep, free, odd = plain_planets(table, seat, spared)
    if free and (either or (short_tp and short_ep)):
        return True
    helping = (sure_tp if short_tp or either else 0) + (sure_ep if short_ep or either else 0)
    if helping + (free if short_tp or short_ep else 0) > missing:
        return True
    if not odd and not yields_besides(table, seat):
        return False
    cards: dict[CardId, int] = {}
    for way in sources(table, seat, spared):
        if (way.tp and short_tp) or (way.ep and short_ep) or either:
            if way.rests in cards or way.tp + way.ep > 1:
                return True
            cards[way.rests] = 1
            if len(cards) > missing:
                return True
    return False


class Bill(NamedTuple):
    """What has to be paid, and the cards that must not be deactivated for it."""

    tp: int
    ep: int
    either: int
    spared: tuple[CardId, ...]


def useful(table: FirestormTable, seat: Seat, bill: Bill) -> list[Source]:
    """Sources that bring a price nearer and after which it can still be paid."""
    tp, ep, either, spared = bill
    player, found = table.players[seat], sources(table, seat, spared)
    short_tp, short_ep = tp > player.tp, ep > player.ep
    ways = []
    for way in found:
        near = (way.tp and short_tp) or (way.ep and short_ep) or (either and not short_tp and not short_ep)
        left = [other for other in found if other.rests != way.rests] if near else []
        if near and enough(player.tp + way.tp, player.ep + way.ep, left, tp, ep, either):
            ways.append(way)
    return ways
