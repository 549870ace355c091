"""What cards cost: the printed price, and everything in play that changes it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Points
from game.firestorm.cards.references import fits_where, seats_of, standing_scope
from game.firestorm.means import reach
from game.firestorm.parts import NOWHERE
from game.firestorm.pieces import AURAS_BY, WORD_BITS, WORKING, Standing, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import working, works


class Price(NamedTuple):
    tp: int
    ep: int


def _printed(cost: Points | None) -> Price:
    """An X counts nothing."""
    tp, ep = (cost.tp, cost.ep) if cost is not None else (0, 0)
    return Price(0 if tp == "x" else int(tp), 0 if ep == "x" else int(ep))


PRINTED = [_printed(facts.cost) for facts in pieces.CARDS]  # by face
_LEAST_X = [facts.choose_x.min if facts.choose_x else 0 for facts in pieces.CARDS]


def price(table: FirestormTable, card: CardId, x: int = 0, onto: CardId = NOWHERE) -> Price:
    """The project costs of a card of the hand, with all changes."""
    face = table.faces[card]
    changing = cost_changers(table, owner_of(card), pieces.TYPES[face])
    if not x and not changing:
        return PRINTED[face]
    cost = table.facts(card).cost
    assert cost is not None
    tp = x if cost.tp == "x" else int(cost.tp)
    ep = x if cost.ep == "x" else int(cost.ep)
    counted: list[int] = []
    for source in changing:
        for row in AURAS_BY["cost_change"][table.faces[source]]:
            if not _changes_cost(table, source, row, card, onto):
                continue
            if not_cumulative(table, source):
                if table.faces[source] in counted:
                    continue
                counted.append(table.faces[source])
            tp = changed_cost(tp, row.do.tp, row.do.min_tp)
            ep = changed_cost(ep, row.do.ep, row.do.min_ep)
    return Price(tp, ep)


def least_price(table: FirestormTable, card: CardId) -> Price:
    """The same if an X is as small as it may be."""
    return price(table, card, _LEAST_X[table.faces[card]])


def cost_changers(table: FirestormTable, seat: Seat, kind: str) -> list[CardId]:
    """Cards in play that may change what a seat's cards of a type cost; own accessories may be covered."""
    if not (table.said | pieces.SAID_ABROAD) & _COST_CHANGE:
        worth_a_look = kind in _CHANGED_BY_GEAR and table.players[seat].gear
        return working(table, seat, _CHANGING[kind]) if worth_a_look else []
    if kind not in _CHANGED_BY_OTHERS:
        return working(table, seat, _CHANGING[kind])
    return [source for other in range(table.seats) for source in working(table, other, _CHANGING[kind])]


def changing_types(table: FirestormTable, seat: Seat) -> Collection[str]:
    """The types of a seat's cards that may cost something else than what is printed on them."""
    if (table.said | pieces.SAID_ABROAD) & _COST_CHANGE:
        sources = [source for other in range(table.seats) for source in working(table, other, _CHANGES)]
    elif table.players[seat].gear:
        sources = working(table, seat, _CHANGES)
    else:
        return ()
    return [
        kind
        for source in sources
        for kind in (_CHANGING if owner_of(source) == seat else _CHANGED_BY_OTHERS)
        if _CHANGING[kind][table.faces[source]]
    ]


def within_reach(table: FirestormTable, seat: Seat, cards: list[CardId]) -> list[tuple[CardId, bool]]:
    """Those that could be paid for at best, each with whether its price can surely be paid.

    Four of five cannot, which is sooner known than anything else.
    """
    if not cards:
        return []
    changing, (most_tp, most_ep, most, exact) = changing_types(table, seat), reach(table, seat)
    found = []
    for card in cards:
        face = table.faces[card]
        tp, ep = PRINTED[face]
        if pieces.TYPES[face] in changing:
            found.append((card, False))
        elif tp <= most_tp and ep <= most_ep and tp + ep <= most:
            found.append((card, exact and not _LEAST_X[face]))
    return found


_COST_CHANGE = WORD_BITS.get("cost_change", 0)
_COST_CHANGES = AURAS_BY.get("cost_change", [()] * 256)  # by face


def _changes(row: Standing, kind: str) -> bool:
    """The costs of this type are among those that a card changes."""
    return row.do.where is None or not row.do.where.type or kind in row.do.where.type


_CHANGING = {
    kind: bytes(any(_changes(row, kind) for row in rows) for rows in _COST_CHANGES)
    for kind in dict.fromkeys(pieces.TYPES)
}  # by type and face
_CHANGES = bytes(map(any, zip(*_CHANGING.values(), strict=True)))  # by face
_CHANGED_BY_GEAR = [kind for kind, does in _CHANGING.items() if any(does[face] for face in pieces.BACK_OF)]
_CHANGED_BY_OTHERS = [
    kind
    for kind in _CHANGING
    if any(_changes(row, kind) and row.do.player != "controller" for rows in _COST_CHANGES for row in rows)
]


def _changes_cost(table: FirestormTable, source: CardId, row: Standing, card: CardId, onto: CardId) -> bool:
    own, where, seat = row.do.player == "controller", row.do.where, owner_of(card)
    if own and owner_of(source) != seat:
        return False
    if where is not None and where.type and table.type_of(card) not in where.type:
        return False
    if not works(table, source, row):
        return False
    scope = standing_scope(table, source)
    if not own and seat not in seats_of(scope, row.do.player):
        return False
    return where is None or fits_where(scope._replace(onto=onto), where, card)


def not_cumulative(table: FirestormTable, source: CardId) -> bool:
    return bool(_NOT_CUMULATIVE[table.faces[source]])


_NOT_CUMULATIVE = WORKING.get("not_cumulative", bytes(256))


def changed_cost(cost: int, change: int, least: int) -> int:
    """Minimums only limit reductions."""
    return cost + change if change >= 0 else min(cost, max(least, cost + change))
