"""The printed facts of every card, read from the data files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.core.assets import ASSETS
from game.core.table import CardId, Seat
from game.firestorm.cards.grammar import Ability, CardFacts, CardFile, Do, Handling, OnlyIf
from game.firestorm.cards.user_cards import back_of, face_keys, from_environment
from game.firestorm.parts import EITHER, EP, MORE, TP

DATA = ASSETS / "data" / "firestorm"
SEATS = range(2, 5)

# A seat's cards have ids of their own: first its planets, then its resources.
PLANETS, RESOURCES = 40, 80
CARDS_EACH = PLANETS + RESOURCES
NONE = 254  # the number on a slip that says: no host, no ship


def owner_of(card: CardId) -> Seat:
    """The seat whose deck a card came from."""
    return card // CARDS_EACH


def own_number(card: CardId) -> int:
    """The number of a card among those of its owner; piles hold such numbers."""
    return card % CARDS_EACH


def owner_and_number(card: CardId) -> tuple[Seat, int]:
    return divmod(card, CARDS_EACH)


def card_of(seat: Seat, number: int) -> CardId:
    """The card with this number among those of a seat."""
    return seat * CARDS_EACH + number


def first_card(seat: Seat) -> CardId:
    """The first of a seat's cards; the others follow it."""
    return seat * CARDS_EACH


def is_of_planet_deck(card: CardId) -> bool:
    """A card is one of its owner's planets, whatever its face is."""
    return card % CARDS_EACH < PLANETS


HAND, STONES, HAND_LIMIT = 4, 6, 8
ACCESSORIES = 2  # on one ship or planet
GOAL = 6  # victory points with which the last turn may be declared
POINTS_OF_CLASS = {1: 2, 2: 3}  # for a planet destroyed by combat
SACRIFICED = 3  # planets for one victory point
PREVENT, REJECT, SALVAGE, VETO = 1, 2, 3, 4  # what lucky stones do, and how many it takes
SUCCESS = 3  # the least that a special ability must roll

COLORS = ("green", "blue", "yellow", "red", "violet")
FACTIONS = {
    "blue": "lft",
    "yellow": "forum_raglund",
    "red": "kristallimperium",
    "violet": "galactic_guardians",
}
SPECIALS = ("virtual_image", "sabotage_fire", "emp", "kamikaze")
SHIPS = ("ship_1", "ship_2")
GEAR = ("ship_accessory", "planet_accessory")
LASTING = ("phenomenon", "alien_tec")
EFFECTS = ("instant", "interrupt")


class Standing(NamedTuple):
    """Something that works all the time, and on which condition."""

    do: Do
    only_if: tuple[OnlyIf, ...]
    bracketed: bool


def read_cards(path: Path) -> tuple[CardFacts, ...]:
    """The cards of a file; a word that is not known is refused with its place."""
    return msgspec.json.decode(path.read_bytes(), type=CardFile).cards


def _standing(card: CardFacts) -> tuple[Standing, ...]:
    abilities = [ability for ability in card.abilities if ability.kind == "permanent"]
    brackets = [row for row in card.handling if row.zone == "play" and row.when is None]
    return (
        *(Standing(do, ability.only_if, False) for ability in abilities for do in ability.effects),
        *(Standing(do, row.only_if, True) for row in brackets for do in row.effects),
    )


SHIPPED = read_cards(DATA / "cards.json")
OWN = from_environment(SHIPPED)  # the player's own cards, and the files that were refused
CARDS = (*SHIPPED, *OWN.cards)
BLANK = len(CARDS)  # an empty sleeve: an id that no card of a small deck needs
KEYS = face_keys(CARDS)  # a save names its faces by these, so that cards may be added
FACE_OF = {key: face for face, key in enumerate(KEYS)}
BACK_OF = {face: FACE_OF[back_of(card)] for face, card in enumerate(CARDS) if card.type in GEAR}
TYPES: list[str] = [*(card.type for card in CARDS), *("" for _ in KEYS[BLANK:])]


def by_face(fact: Callable[[int], int]) -> bytes:
    """A number or a yes for every card: whole piles are looked up in it at once. Backs have none."""
    return bytes(fact(face) if face < BLANK else 0 for face in range(256))


STANDING = [_standing(card) for card in CARDS]
HOSTED = [tuple(row for row in rows if row.do.who == "host") for rows in STANDING]
AURAS = [tuple(row for row in rows if row.do.who != "host") for rows in STANDING]
Rows = list[tuple[Standing, ...]]  # by face


def _by_word(rows: Rows) -> dict[str, Rows]:
    """The same for each verb and each rule: what a value or a permission asks for, and nothing else."""
    words = dict.fromkeys(row.do.rule or row.do.do for found in rows for row in found)
    nothing: Rows = [()] * (256 - len(rows))
    return {
        word: [tuple(row for row in found if (row.do.rule or row.do.do) == word) for found in rows] + nothing
        for word in words
    }


HOSTED_BY, AURAS_BY = _by_word(HOSTED), _by_word(AURAS)
LASTS = by_face(lambda face: any(not row.bracketed for row in STANDING[face]))  # does something all the time
LOWERS = by_face(
    lambda face: any(row.do.do == "modify" and min(row.do.attack, row.do.defense) < 0 for row in HOSTED[face])
)  # an accessory that lowers a value of what bears it
# What cards do all the time, as bits: a table keeps those of all open cards in play.
WORD_BITS = {word: 1 << place for place, word in enumerate(AURAS_BY)}
SAID = [sum(bit for word, bit in WORD_BITS.items() if AURAS_BY[word][face]) for face in range(256)]
WORKING = {word: bytes(map(bool, rows)) for word, rows in AURAS_BY.items()}  # by word and face
SAID_COVERED = sum({bit for bit in WORD_BITS.values() for face in BACK_OF if SAID[face] & bit})
SAID_ABROAD = sum(
    bit
    for word, bit in WORD_BITS.items()
    if any(row.do.player != "controller" for face in BACK_OF for row in AURAS_BY[word][face])
)  # what accessories do to others than their owners
IS_AURA = by_face(lambda face: bool(AURAS[face]))
IS_SHIP = by_face(lambda face: TYPES[face] in SHIPS)
IS_PLANET = by_face(lambda face: TYPES[face] == "planet")
IS_OPEN = by_face(lambda face: TYPES[face] not in GEAR)
BASES = [face for face, card in enumerate(CARDS) if card.planet and card.planet.planet_type == "base"]


def _uses(face: int) -> tuple[int, ...]:
    """The abilities of a card that somebody activates, by number."""
    kinds = ("instant", "interrupt", "game_effect")
    return tuple(n for n, ability in enumerate(CARDS[face].abilities) if ability.kind in kinds)


USES = [_uses(face) for face in range(BLANK)]
HAS_USE = by_face(lambda face: bool(USES[face]))


def handling_of(face: int, number: int) -> Handling:
    return CARDS[face].handling[number]


def total_cost(face: int) -> int:
    """All project costs of a card; an X on it counts nothing."""
    cost = CARDS[face].cost
    return 0 if cost is None else sum(part for part in (cost.tp, cost.ep) if isinstance(part, int))


def name_of(face: int) -> str:
    return KEYS[face]


Yield = tuple[int, int]  # technology points, influence points


def gains(effects: Iterable[Do]) -> list[Yield]:
    """The points that effects bring, if they bring nothing else."""
    found: list[Yield] = []
    for do in effects:
        if do.do == "gain_points":
            found.append((do.tp, do.ep))
        elif do.do == "choose":
            found += [gain for option in do.options for gain in gains(option)]
        else:
            return []
    return found


def plain_gain(ability: Ability) -> list[Yield]:
    """What deactivating a card for an ability brings; nothing if it costs or does anything else."""
    if ability.kind != "game_effect" or ability.limit or ability.timing or ability.only_if:
        return []
    (cost, *more) = ability.costs
    return [] if more or cost.deactivate not in ("self", "host") else gains(ability.effects)


def _yields(face: int) -> tuple[Yield, ...]:
    facts = CARDS[face]
    if facts.planet is not None:
        return tuple((int(points.tp), int(points.ep)) for points in facts.planet.produces)
    uses = [facts.abilities[number] for number in USES[face]]
    return tuple(gain for ability in uses for gain in plain_gain(ability))


YIELDS = [_yields(face) for face in range(BLANK)]
_PLAIN: dict[tuple[Yield, ...], int] = {((1, 0),): TP, ((0, 1),): EP, ((1, 0), (0, 1)): EITHER, (): 0}
SORT = by_face(lambda face: _PLAIN.get(YIELDS[face], MORE))
