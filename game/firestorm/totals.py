"""Numbers and permissions that cards in play change: attack, defense, costs, limits, keywords."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress
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
    is_kind,
    matches,
    seats_of,
    standing_scope,
)
from game.firestorm.parts import DOCKED, FRESH, NOWHERE, RESTING
from game.firestorm.pieces import BLOCK, NONE, Standing
from game.firestorm.table import FirestormTable


def fits(table: FirestormTable, gear: CardId, host: CardId) -> bool:
    """The accessory works on this card."""
    return bool(_FITTING[table.faces[gear]][table.faces[host]])


# By face of an accessory: on which faces it works.
_FITTING = [KINDS[facts.fits] if facts.fits else bytes(256) for facts in pieces.CARDS]


def silenced(table: FirestormTable, ship: CardId) -> bool:
    """An electromagnetic pulse has switched the accessories of this ship off."""
    return table.combat is not None and ship in table.combat.silenced


def works(table: FirestormTable, card: CardId, row: Standing) -> bool:
    """What a card does all the time, it does now (vocabulary 10)."""
    if not row.bracketed:
        face = table.faces[card]
        if not pieces.IS_OPEN[face]:
            if not gear_works(table, card):
                return False
        elif pieces.IS_SHIP[face]:
            if table.combat is not None and table.is_loaded(card):
                return False
        elif table.status[card] & RESTING and pieces.TYPES[face] in pieces.LASTING:
            return False
    return not row.only_if or holds(standing_scope(table, card), row.only_if)


def gear_works(table: FirestormTable, gear: CardId) -> bool:
    faces, combat = table.faces, table.combat
    local = faces[len(table.status) + gear]
    if local >= NONE:
        return False
    host = gear - gear % BLOCK + local
    return bool(_FITTING[faces[gear]][faces[host]]) and (combat is None or host not in combat.silenced)


def standing_on(table: FirestormTable, card: CardId, word: str) -> list[Do]:
    """Everything with this verb or rule that works on a card all the time."""
    found = _hosted_on(table, card, word) if word in _HOSTED else []
    if not pieces.WORD_BITS.get(word, 0) & (table.said | pieces.SAID_COVERED):
        return found
    if word in _ON_ITSELF:
        rows = pieces.AURAS_BY[word][table.faces[card]]
        if rows and table.is_in_play(card):
            found += [row.do for row in rows if works(table, card, row)]
        return found
    for source in table.auras(word):
        for row in pieces.AURAS_BY[word][table.faces[source]]:
            if _concerns(table, source, row, card):
                found.append(row.do)
    return found


_HOSTED = {word: bytes(map(bool, rows)) for word, rows in pieces.HOSTED_BY.items()}  # by word and face
_ON_ITSELF = [
    word
    for word, faces in pieces.AURAS_BY.items()
    if all(row.do.who == "self" for rows in faces for row in rows)
]  # what cards do to nothing but themselves


def _hosted_on(table: FirestormTable, card: CardId, word: str) -> list[Do]:
    """What the accessories of a card do to it."""
    gears = table.players[card // BLOCK].gear
    if not gears:
        return []
    first = card // BLOCK * BLOCK
    does = gears.translate(table.faces[first : first + 256]).translate(_HOSTED[word])
    if 1 not in does:
        return []
    found: list[Do] = []
    for local in compress(gears, does):
        gear = first + local
        if table.host(gear) != card:
            continue
        fitting = fits(table, gear, card) and not silenced(table, card)
        for row in pieces.HOSTED_BY[word][table.faces[gear]]:
            if (fitting or row.bracketed) and (
                not row.only_if or holds(standing_scope(table, gear), row.only_if)
            ):
                found.append(row.do)
    return found


def _concerns(table: FirestormTable, source: CardId, row: Standing, card: CardId) -> bool:
    """What a card does all the time, it does now and to this card; what can be seen at once comes first."""
    who = row.do.who
    if who is None:
        return False
    if not isinstance(who, Which):
        if who == "self":
            return source == card and works(table, source, row)
        return works(table, source, row) and card in cards_of(standing_scope(table, source), who)
    which = who.every
    if which is None or (which.side == "green" and source // BLOCK != card // BLOCK):
        return False
    if not is_kind(table, which.kind, card) or not works(table, source, row):
        return False
    if which.side == "green" and which.state is None and which.where is None:
        return True
    return matches(standing_scope(table, source), which, card)


class Values(NamedTuple):
    attack: int
    defense: int


def values(table: FirestormTable, card: CardId) -> Values:
    """Attack and defense with everything that changes them."""
    facts, combat = pieces.CARDS[table.faces[card]], table.combat
    attack, defense = facts.attack, facts.defense
    if combat is None or card not in combat.silenced:
        counters = table.counters(card)
        attack += counters
        defense += counters
        if facts.cargo and combat is not None:
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
    less = 0
    for do in standing_on(table, card, "damage_reduction"):
        if isinstance(do.amount, int):
            less += do.amount
    return less


def keywords(table: FirestormTable, card: CardId) -> list[str]:
    """The built-in abilities of a ship, each of them once (RB 4.1.4)."""
    loaded = table.combat is not None and table.is_loaded(card)
    found: list[str] = [] if loaded else list(table.facts(card).keywords)
    for do in standing_on(table, card, "grant"):
        found += do.keywords
    for row in table.lasting:
        if row.what == "grant" and row.card == card:
            found += row.words
    return list(dict.fromkeys(found))


def may_have(table: FirestormTable, seat: Seat, words: tuple[str, ...]) -> bool:
    """At sight: one of a seat's cards in play may have one of these built-in abilities."""
    if table.lasting or _GRANT & (table.said | pieces.SAID_COVERED):
        return True
    player, first = table.players[seat], seat * BLOCK
    cards = player.ships + player.gear + player.planets
    return 1 in cards.translate(table.faces[first : first + 256]).translate(_giving(words))


_GRANT = pieces.WORD_BITS.get("grant", 0)


@lru_cache(maxsize=64)
def _giving(words: tuple[str, ...]) -> bytes:
    """By face: cards that have one of these abilities, or may give one to others."""
    given = [
        (*facts.keywords, *(word for row in pieces.STANDING[face] for word in row.do.keywords))
        for face, facts in enumerate(pieces.CARDS)
    ]
    return bytes(face < len(given) and any(word in given[face] for word in words) for face in range(256))


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


def says(table: FirestormTable, bits: int) -> bool:
    """At sight: one of these words may stand on a card in play; mostly none does."""
    return bool(bits & (table.said | pieces.SAID_COVERED))


def _bits(*words: str) -> int:
    return sum(pieces.WORD_BITS.get(word, 0) for word in words)


_CANNOT_PLAY = _bits("cannot_play")
_HAND_LIMIT = _bits("hand_limit_change")
_EXTRA_DRAW = _bits("extra_resource_draw")
_COST_CHANGE = _bits("cost_change")


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
    if not says(table, _HAND_LIMIT):
        return pieces.HAND_LIMIT
    changes = sum(do.value for _, do in rules_for(table, seat, "hand_limit_change"))
    return max(0, pieces.HAND_LIMIT + changes)


def extra_draw(table: FirestormTable, seat: Seat) -> int:
    if not says(table, _EXTRA_DRAW):
        return 0
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
    face = table.faces[card]
    changing = cost_changers(table, card // BLOCK, pieces.TYPES[face])
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


def cost_changers(table: FirestormTable, seat: Seat, kind: str) -> list[CardId]:
    """Cards in play that may change what a seat's cards of a type cost; own accessories may be covered."""
    if not (table.said | pieces.SAID_ABROAD) & _COST_CHANGE:
        return _changers(table, seat, kind) if table.players[seat].gear else []
    if kind not in _CHANGED_BY_OTHERS:
        return _changers(table, seat, kind)
    return [source for other in range(table.seats) for source in _changers(table, other, kind)]


def _changers(table: FirestormTable, seat: Seat, kind: str) -> list[CardId]:
    """Those of one seat; mostly it has none."""
    player, first = table.players[seat], seat * BLOCK
    pile = player.auras + player.gear
    does = pile.translate(table.faces[first : first + 256]).translate(_CHANGING[kind])
    return [first + local for local in compress(pile, does)] if 1 in does else []


_COST_CHANGES = pieces.AURAS_BY.get("cost_change", [()] * 256)  # by face


def _changes(row: Standing, kind: str) -> bool:
    """The costs of this type are among those that a card changes."""
    return row.do.where is None or not row.do.where.type or kind in row.do.where.type


_CHANGING = {
    kind: bytes(any(_changes(row, kind) for row in rows) for rows in _COST_CHANGES)
    for kind in dict.fromkeys(pieces.TYPES)
}  # by type and face
_CHANGED_BY_OTHERS = [
    kind
    for kind in _CHANGING
    if any(_changes(row, kind) and row.do.player != "controller" for rows in _COST_CHANGES for row in rows)
]


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
    return bool(_NOT_CUMULATIVE[table.faces[source]])


_NOT_CUMULATIVE = pieces.WORKING.get("not_cumulative", bytes(256))


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
