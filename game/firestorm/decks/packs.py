"""Starter and booster packs, and the collection that they are opened into (rulebook 1.1, 1.7).

The rulebook says what a player needs for a first deck: a starter pack and one or two booster packs. It does
not say what is in them. Ruling 99: a starter pack is a deck for a friendly game in one colour, 20 planets
and 40 resources; a booster pack has 5 planets and 10 resources of any colour, so that one of each make up
the least that a deck may have, 25 and 50.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from game.core.dice import below, shuffled
from game.firestorm.cards.grammar import CardFacts
from game.firestorm.decks.deck import (
    FRIENDLY_PLANETS,
    FRIENDLY_RESOURCES,
    GROUPS,
    PLANETS_LEAST,
    RESOURCES_LEAST,
    SPIES,
    Deck,
    kind_of,
    most,
    ordered,
)
from game.firestorm.decks.random_decks import MIX, PLANET_MIX, parted
from game.firestorm.pieces import CARDS, COLORS

STARTER, BOOSTER = "starter", "booster"
BOOSTER_PLANETS = PLANETS_LEAST - FRIENDLY_PLANETS
BOOSTER_RESOURCES = RESOURCES_LEAST - FRIENDLY_RESOURCES
RARITIES = {"common": BOOSTER_RESOURCES - 4, "uncommon": 3, "rare": 1}  # the resources of a booster pack
WEIGHT = {"common": 8, "uncommon": 3, "rare": 1}  # how often a starter pack has a card of a rarity
RARE_BASE = 6  # one booster pack of so many has a base planet
COPIES = 3  # of one card in a starter pack

Wanted = Callable[[CardFacts], bool]


class Collection(msgspec.Struct, frozen=True, kw_only=True):
    """The cards that somebody owns, the packs they came from, and the chance of the next pack."""

    rng: int
    cards: dict[str, int] = {}
    opened: tuple[str, ...] = ()  # packs: "starter.blue", "booster"
    settled: dict[str, dict[str, int]] = {}  # matches whose stakes have changed hands: what came and went

    def count(self, card: str) -> int:
        return self.cards.get(card, 0)

    @property
    def size(self) -> int:
        return sum(self.cards.values())


def opened(collection: Collection, pack: str, color: str = "") -> tuple[Collection, list[str]]:
    """Open a pack: the collection with its cards, and the cards in the order in which they are turned up."""
    cards, rng = starter_pack(color, collection.rng) if pack == STARTER else booster_pack(collection.rng)
    counts = dict(collection.cards)
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    name = f"{pack}.{color}" if color else pack
    return msgspec.structs.replace(
        collection, rng=rng, cards=ordered(counts), opened=(*collection.opened, name)
    ), cards


def starter_pack(color: str, rng: int) -> tuple[list[str], int]:
    """A base planet of this colour, and what a friendly game needs besides it."""
    base = next(card for card in CARDS if kind_of(card) == "base" and card.color == color)
    planets: list[str] = [base.id]
    for group, count in parted(FRIENDLY_PLANETS - 1, PLANET_MIX).items():
        found, rng = _weighted(count, rng, _planet(group), limited=False)
        planets += found
    resources: list[str] = []
    for group, count in parted(FRIENDLY_RESOURCES, MIX).items():
        found, rng = _weighted(count, rng, _resource(GROUPS[group][0], color))
        resources += found
    return [*_sorted(planets), *_sorted(resources)], rng


def booster_pack(rng: int) -> tuple[list[str], int]:
    """Planets, then resources of any colour: most of them common, the rare one last."""
    chance, rng = below(rng, RARE_BASE)
    planets, rng = _weighted(BOOSTER_PLANETS - (chance == 0), rng, _planet(""), limited=False)
    if chance == 0:
        bases, rng = _drawn(1, rng, lambda card: kind_of(card) == "base")
        planets += bases
    resources: list[str] = []
    for rarity, count in RARITIES.items():
        found, rng = _drawn(count, rng, _rare(rarity))
        resources += found
    return [*_sorted(planets), *resources], rng


def _planet(group: str) -> Wanted:
    return lambda card: kind_of(card) == group if group else kind_of(card) not in ("", "base")


def _resource(types: tuple[str, ...], color: str) -> Wanted:
    return lambda card: card.type in types and card.color in ("green", color) and card.id not in SPIES


def _rare(rarity: str) -> Wanted:
    return lambda card: card.rarity == rarity and not card.planet


def _weighted(count: int, rng: int, wanted: Wanted, *, limited: bool = True) -> tuple[list[str], int]:
    """So many cards, common ones more often; no more copies of one than a deck may have."""
    lots = [face for face, card in enumerate(CARDS) if wanted(card) for _ in range(WEIGHT[card.rarity])]
    found: list[str] = []
    while len(found) < count:
        number, rng = below(rng, len(lots))
        card = CARDS[lots[number]]
        if not limited or found.count(card.id) < (most(card) or COPIES):
            found.append(card.id)
    return found, rng


def _drawn(count: int, rng: int, wanted: Wanted) -> tuple[list[str], int]:
    """So many different cards, each with the same chance."""
    order, rng = shuffled([face for face, card in enumerate(CARDS) if wanted(card)], rng)
    return [CARDS[face].id for face in order[:count]], rng


def _sorted(cards: Iterable[str]) -> list[str]:
    order = {card.id: number for number, card in enumerate(CARDS)}
    return sorted(cards, key=order.__getitem__)


def lacking(deck: Deck, collection: Collection) -> dict[str, int]:
    """The cards of a deck that the collection does not have, and how many of each."""
    missing = {card: count - collection.count(card) for card, count in deck.cards.items()}
    return {card: count for card, count in missing.items() if count > 0}


FIRST_COLORS = COLORS[1:]  # of starter packs
