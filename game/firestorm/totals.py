"""Numbers and permissions that cards in play change: attack, defense, costs, limits, keywords."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do, Points, Which
from game.firestorm.cards.references import (
    KINDS,
    Scope,
    cards_of,
    color_of,
    fits_where,
    holds,
    matches,
    seats_of,
    standing_scope,
)
from game.firestorm.parts import DOCKED, FRESH, NOWHERE, RESTING
from game.firestorm.pieces import BLOCK, Standing
from game.firestorm.table import FirestormTable


def fits(table: FirestormTable, gear: CardId, host: CardId) -> bool:
    """The accessory works on this card."""
    word = table.facts(gear).fits
    return word is not None and bool(KINDS[word][table.faces[host]])


def silenced(table: FirestormTable, ship: CardId) -> bool:
    """An electromagnetic pulse has switched the accessories of this ship off."""
    return table.combat is not None and ship in table.combat.silenced


def works(table: FirestormTable, card: CardId, row: Standing) -> bool:
    """What a card does all the time, it does now (vocabulary 10)."""
    face = table.faces[card]
    kind = pieces.TYPES[face]
    if not row.bracketed:
        if kind in pieces.LASTING and table.status[card] & RESTING:
            return False
        if kind in pieces.GEAR and not gear_works(table, card):
            return False
        if pieces.IS_SHIP[face] and table.is_loaded(card):
            return False
    return not row.only_if or holds(standing_scope(table, card), row.only_if)


def gear_works(table: FirestormTable, gear: CardId) -> bool:
    host = table.host(gear)
    return host != NOWHERE and fits(table, gear, host) and not silenced(table, host)


def _concerns(scope: Scope, do: Do, card: CardId) -> bool:
    """What this does, it does to this card."""
    who = do.who
    if isinstance(who, Which):
        return who.every is not None and matches(scope, who.every, card)
    return who is not None and card in cards_of(scope, who)


def standing_on(table: FirestormTable, card: CardId, word: str) -> list[Do]:
    """Everything with this verb or rule that works on a card all the time."""
    found: list[Do] = []
    if word in _HOSTED and (gears := table.players[card // BLOCK].gear):
        first = card // BLOCK * BLOCK
        if 1 in gears.translate(table.faces[first : first + 256]).translate(_HOSTED[word]):
            for gear in table.gear_on(card):
                rows = pieces.HOSTED_BY[word][table.faces[gear]]
                found += [row.do for row in rows if works(table, gear, row)]
    for source in table.auras(word):
        for row in pieces.AURAS_BY[word][table.faces[source]]:
            if not _may_concern(table, row.do, card):
                continue
            if works(table, source, row) and _concerns(standing_scope(table, source), row.do, card):
                found.append(row.do)
    return found


_HOSTED = {word: bytes(map(bool, rows)) for word, rows in pieces.HOSTED_BY.items()}  # by word and face


def _may_concern(table: FirestormTable, do: Do, card: CardId) -> bool:
    """At sight: a card of the right kind, unless it is loaded somewhere (RB 4.1.3)."""
    which = do.who.every if isinstance(do.who, Which) else None
    return which is None or table.combat is not None or bool(KINDS[which.kind][table.faces[card]])


class Values(NamedTuple):
    attack: int
    defense: int


def values(table: FirestormTable, card: CardId) -> Values:
    """Attack and defense with everything that changes them."""
    facts = table.facts(card)
    attack, defense = facts.attack, facts.defense
    if not silenced(table, card):
        counters = table.counters(card)
        attack += counters
        defense += counters
        for ship in table.loaded_on(card):
            attack += table.facts(ship).attack
    for do in standing_on(table, card, "modify"):
        attack += do.attack
        defense += do.defense
    for row in table.lasting:
        if row.what == "modify" and row.card == card:
            attack += row.attack
            defense += row.defense
    return Values(attack, defense)


def reduction(table: FirestormTable, card: CardId) -> int:
    """Of all damage that arrives together, so many points are prevented."""
    amounts = [do.amount for do in standing_on(table, card, "damage_reduction")]
    return sum(amount for amount in amounts if isinstance(amount, int))


def keywords(table: FirestormTable, card: CardId) -> list[str]:
    """The built-in abilities of a ship, each of them once (RB 4.1.4)."""
    found: list[str] = [] if table.is_loaded(card) else list(table.facts(card).keywords)
    for do in standing_on(table, card, "grant"):
        found += do.keywords
    for row in table.lasting:
        if row.what == "grant" and row.card == card:
            found += row.words
    return list(dict.fromkeys(found))


def locator(table: FirestormTable, ship: CardId) -> int:
    """The better class of all locators of a ship, or 0 (ruling 23)."""
    words = keywords(table, ship)
    return 2 if "locator_2" in words else int("locator_1" in words)


def ruled(table: FirestormTable, card: CardId, rule: str) -> bool:
    """A rule word works on this card."""
    for row in table.lasting:
        if row.what == rule and row.card == card:
            return True
    return bool(standing_on(table, card, rule))


def says_anything(table: FirestormTable, rule: str) -> bool:
    """Somewhere a rule word may be at work, so that cards have to be looked at one by one."""
    lasts = any(row.what == rule for row in table.lasting)
    return lasts or rule in pieces.HOSTED_BY or bool(table.auras(rule))


def rules_for(table: FirestormTable, seat: Seat, rule: str) -> Iterator[tuple[Scope, Do]]:
    """Permanent rule words about a player."""
    for source in table.auras(rule):
        for row in pieces.AURAS_BY[rule][table.faces[source]]:
            if not works(table, source, row):
                continue
            scope = standing_scope(table, source)
            if seat in seats_of(scope, row.do.player):
                yield scope, row.do


def hand_limit(table: FirestormTable, seat: Seat) -> int:
    changes = sum(do.value for _, do in rules_for(table, seat, "hand_limit_change"))
    return max(0, pieces.HAND_LIMIT + changes)


def extra_draw(table: FirestormTable, seat: Seat) -> int:
    return sum(do.value for _, do in rules_for(table, seat, "extra_resource_draw"))


def may_play_color(table: FirestormTable, seat: Seat, color: str) -> bool:
    """Green, the colour of the base planet, or a colour that a spy gives (RB 1.3)."""
    if color == "green" or color == table.players[seat].color:
        return True
    return any(color_of(scope, do.color) == color for scope, do in rules_for(table, seat, "may_play_color"))


def forbidden(table: FirestormTable, seat: Seat, kind: str) -> bool:
    """An effect, or a card in play, keeps this seat from playing cards of a type."""
    for row in table.lasting:
        if row.what == "cannot_play" and row.seat == seat and kind in row.words:
            return True
    if not _CANNOT_PLAY & (table.said | pieces.SAID_COVERED):
        return False
    return any(kind in do.types for _, do in rules_for(table, seat, "cannot_play"))


_CANNOT_PLAY = pieces.WORD_BITS.get("cannot_play", 0)


class Price(NamedTuple):
    tp: int
    ep: int


def _printed(cost: Points | None) -> Price:
    """An X counts nothing."""
    tp, ep = (cost.tp, cost.ep) if cost is not None else (0, 0)
    return Price(0 if tp == "x" else int(tp), 0 if ep == "x" else int(ep))


_PRINTED = [_printed(facts.cost) for facts in pieces.CARDS]


def price(table: FirestormTable, card: CardId, x: int = 0, onto: CardId = NOWHERE) -> Price:
    """The project costs of a card of the hand, with all changes."""
    changing = table.auras("cost_change", card // BLOCK)
    face = table.faces[card]
    kind = pieces.TYPES[face]
    changing = [source for source in changing if kind in _CHANGES[table.faces[source]]]
    if not x and not changing:
        return _PRINTED[face]
    cost = table.facts(card).cost
    assert cost is not None
    tp = x if cost.tp == "x" else int(cost.tp)
    ep = x if cost.ep == "x" else int(cost.ep)
    counted: list[int] = []
    for source in changing:
        for row in pieces.AURAS_BY["cost_change"][table.faces[source]]:
            if not _changes_cost(table, source, row, card, onto):
                continue
            if not_cumulative(table, source):
                if table.faces[source] in counted:
                    continue
                counted.append(table.faces[source])
            tp = changed_cost(tp, row.do.tp, row.do.min_tp)
            ep = changed_cost(ep, row.do.ep, row.do.min_ep)
    return Price(tp, ep)


def _types_changed(face: int) -> tuple[str, ...]:
    """The types of cards whose costs a card may change."""
    rows = pieces.AURAS_BY.get("cost_change", [()] * 256)[face]
    named = [row.do.where.type if row.do.where else () for row in rows]
    every_type = tuple(dict.fromkeys(pieces.TYPES))
    return tuple(dict.fromkeys(kind for types in named for kind in types or every_type))


_CHANGES = [_types_changed(face) for face in range(256)]


def _changes_cost(table: FirestormTable, source: CardId, row: Standing, card: CardId, onto: CardId) -> bool:
    if row.do.player == "controller" and source // BLOCK != card // BLOCK:
        return False
    types = row.do.where.type if row.do.where else ()
    if types and table.type_of(card) not in types:
        return False
    scope = standing_scope(table, source)._replace(onto=onto)
    if card // BLOCK not in seats_of(scope, row.do.player) or not works(table, source, row):
        return False
    return row.do.where is None or fits_where(scope, row.do.where, card)


def not_cumulative(table: FirestormTable, source: CardId) -> bool:
    return any(row.do.rule == "not_cumulative" for row in pieces.AURAS[table.faces[source]])


def changed_cost(cost: int, change: int, least: int) -> int:
    """Minimums only limit reductions."""
    return cost + change if change >= 0 else min(cost, max(least, cost + change))


def may_attack(table: FirestormTable, ship: CardId) -> bool:
    """Active, in play since the turn began unless something hurries it, and not kept from it."""
    status = table.status[ship]
    if status & (RESTING | DOCKED) or ruled(table, ship, "cannot_attack"):
        return False
    return not status & FRESH or ruled(table, ship, "may_attack_now")


def may_defend(table: FirestormTable, ship: CardId) -> bool:
    return not table.status[ship] & (RESTING | DOCKED) and not ruled(table, ship, "cannot_defend")
