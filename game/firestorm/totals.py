"""Numbers and permissions that cards in play change: attack, defense, limits, keywords."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.conditions import holds
from game.firestorm.cards.grammar import Do, Which
from game.firestorm.cards.references import (
    KINDS,
    Scope,
    cards_of,
    color_of,
    is_kind,
    matches,
    seats_of,
    standing_scope,
)
from game.firestorm.parts import DOCKED, FRESH, IDLE, RESTING
from game.firestorm.pieces import (
    AURAS_BY,
    HOSTED_BY,
    NONE,
    SAID_COVERED,
    WORD_BITS,
    WORKING,
    Standing,
    card_of,
    first_card,
    owner_and_number,
    owner_of,
)
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
    """What a card does all the time, it does now."""
    if not row.bracketed:
        face = table.faces[card]
        if not pieces.IS_OPEN[face]:
            if not gear_works(table, card) or table.status[card] & IDLE:
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
    host = card_of(owner_of(gear), local)
    return bool(_FITTING[faces[gear]][faces[host]]) and (combat is None or host not in combat.silenced)


def standing_on(table: FirestormTable, card: CardId, word: str) -> list[Do]:
    """Everything with this verb or rule that works on a card all the time."""
    found = _hosted_on(table, card, word) if word in HOSTED_BY else []
    if not WORD_BITS.get(word, 0) & (table.said | SAID_COVERED):
        return found
    rows, faces = AURAS_BY[word], table.faces
    for source in _sources(table, card, word):
        for row in rows[faces[source]]:
            if _concerns(table, source, row, card):
                found.append(row.do)
    return found


def _sources(table: FirestormTable, card: CardId, word: str) -> list[CardId]:
    """What may do so to a card: mostly cards of the same seat, and those of others that are bound to it."""
    if word in _ON_ITSELF:
        return [card] if WORKING[word][table.faces[card]] and table.is_in_play(card) else []
    if word in _ON_OTHERS:
        return table.auras(word)
    seat = owner_of(card)
    found = working(table, seat, WORKING[word])
    if table.bonds:
        found += [bond.card for bond in table.bonds if owner_of(bond.card) != seat]
    return found


def working(table: FirestormTable, seat: Seat, faces: bytes) -> list[CardId]:
    """A seat's cards in play with one of these faces, of those that work all the time; mostly it has none."""
    player, first = table.players[seat], first_card(seat)
    pile = player.auras + player.gear
    if not pile:
        return []
    does = pile.translate(table.faces_of(seat)).translate(faces)
    return [first + local for local in compress(pile, does)] if 1 in does else []


def _is_own(which: Which) -> bool:
    return which.every is not None and which.every.side == "green"


_HOSTED = {word: bytes(map(bool, rows)) for word, rows in HOSTED_BY.items()}  # by word and face
_ON_ITSELF = [
    word for word, faces in AURAS_BY.items() if all(row.do.who == "self" for rows in faces for row in rows)
]  # what cards do to nothing but themselves
_ON_OTHERS = [
    word
    for word, faces in AURAS_BY.items()
    if any(isinstance(row.do.who, Which) and not _is_own(row.do.who) for rows in faces for row in rows)
]  # what cards do to all cards of others


def _hosted_on(table: FirestormTable, card: CardId, word: str) -> list[Do]:
    """What the accessories of a card do to it."""
    seat, local = owner_and_number(card)
    gears = table.players[seat].gear
    if not gears:
        return []
    first, faces = first_card(seat), table.faces
    does = gears.translate(faces[first : first + 256]).translate(_HOSTED[word])
    if 1 not in does:
        return []
    found: list[Do] = []
    start = len(table.status) + first
    for other in compress(gears, does):
        if faces[start + other] != local:
            continue
        gear = first + other
        for row in HOSTED_BY[word][faces[gear]]:
            fitting = fits(table, gear, card) and not silenced(table, card) and not table.status[gear] & IDLE
            if (row.bracketed or fitting) and (
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
        return card in cards_of(standing_scope(table, source), who) and works(table, source, row)
    which = who.every
    if which is None or (which.side == "green" and owner_of(source) != owner_of(card)):
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
    if table.lasting or _GRANT & (table.said | SAID_COVERED):
        return True
    player = table.players[seat]
    cards = player.ships + player.gear + player.planets
    return 1 in cards.translate(table.faces_of(seat)).translate(_giving(words))


_GRANT = WORD_BITS.get("grant", 0)


@lru_cache(maxsize=64)
def _giving(words: tuple[str, ...]) -> bytes:
    """By face: cards that have one of these abilities, or may give one to others."""
    given = [
        (*facts.keywords, *(word for row in pieces.STANDING[face] for word in row.do.keywords))
        for face, facts in enumerate(pieces.CARDS)
    ]
    return pieces.by_face(lambda face: any(word in given[face] for word in words))


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
    if rule in HOSTED_BY or WORD_BITS.get(rule, 0) & (table.said | SAID_COVERED):
        return True
    return bool(table.lasting) and any(row.what == rule for row in table.lasting)


def says(table: FirestormTable, bits: int) -> bool:
    """At sight: one of these words may stand on a card in play; mostly none does."""
    return bool(bits & (table.said | SAID_COVERED))


def _bits(*words: str) -> int:
    return sum(WORD_BITS.get(word, 0) for word in words)


_CANNOT_PLAY = _bits("cannot_play")
_HAND_LIMIT = _bits("hand_limit_change")
_EXTRA_DRAW = _bits("extra_resource_draw")


def rules_for(table: FirestormTable, seat: Seat, rule: str) -> Iterator[tuple[Scope, Do]]:
    """Permanent rule words about a player."""
    for source in table.auras(rule):
        for row in AURAS_BY[rule][table.faces[source]]:
            own = row.do.player == "controller"
            if (own and owner_of(source) != seat) or not works(table, source, row):
                continue
            scope = standing_scope(table, source)
            if own or seat in seats_of(scope, row.do.player):
                yield scope, row.do


def hand_limit(table: FirestormTable, seat: Seat) -> int:
    if not _HAND_LIMIT & (table.said | SAID_COVERED):
        return pieces.HAND_LIMIT
    changes = sum(do.value for _, do in rules_for(table, seat, "hand_limit_change"))
    return max(0, pieces.HAND_LIMIT + changes)


def extra_draw(table: FirestormTable, seat: Seat) -> int:
    if not _EXTRA_DRAW & (table.said | SAID_COVERED):
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
    if not _CANNOT_PLAY & (table.said | SAID_COVERED):
        return False
    return any(kind in do.types for _, do in rules_for(table, seat, "cannot_play"))


def may_attack(table: FirestormTable, ship: CardId) -> bool:
    """Active, in play since the turn began unless something hurries it, and not kept from it."""
    status = table.status[ship]
    if status & (RESTING | DOCKED) or (status & FRESH and not ruled(table, ship, "may_attack_now")):
        return False
    return not ruled(table, ship, "cannot_attack")


def may_defend(table: FirestormTable, ship: CardId) -> bool:
    return not table.status[ship] & (RESTING | DOCKED) and not ruled(table, ship, "cannot_defend")
