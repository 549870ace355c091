"""Decks made by chance that are legal and can be played: the same seed gives the same deck."""

from __future__ import annotations

from collections.abc import Callable

from game.core.dice import below, shuffled
from game.firestorm.cards.grammar import CardFacts
from game.firestorm.decks.deck import (
    FRIENDLY_PLANETS,
    FRIENDLY_RESOURCES,
    GROUPS,
    PLANETS_LEAST,
    SPIES,
    Deck,
    kind_of,
    most,
    ordered,
)
from game.firestorm.pieces import CARDS, COLORS

RESOURCES = 60
# As in the starter decks: more phenomena and fewer alien-tec than advised, which three planets carry.
MIX = {"ship_1": 20, "ship_2": 10, "accessory": 20, "effect": 30, "phenomenon": 12, "alien_tec": 8}
PLANET_MIX = {"industry": 50, "resource": 38, "alien_tec": 12}
SPYING = 4  # one deck of so many has a spy, and cards of the colour it opens
FOREIGN = 8  # percent of such a deck
COPIES = 3  # of a card without a limit


def random_deck(seed: int, color: str = "", *, friendly: bool = False, size: int = 0) -> Deck:
    """A legal deck; without a colour one of the four. ``size`` is the number of resource cards."""
    number, rng = below(seed, len(COLORS) - 1)
    color = color or COLORS[1 + number]
    planets = FRIENDLY_PLANETS if friendly else PLANETS_LEAST
    counts, rng = _planets(color, planets, rng)
    start = next(card.id for card in CARDS if kind_of(card) == "industry" and card.id in counts)
    resources, rng = _resources(color, size or (FRIENDLY_RESOURCES if friendly else RESOURCES), rng)
    return Deck(cards=ordered({**counts, **resources}), start=start)


def _planets(color: str, size: int, rng: int) -> tuple[dict[str, int], int]:
    bases = [card for card in CARDS if kind_of(card) == "base" and card.color == color]
    number, rng = below(rng, len(bases))
    counts = {bases[number].id: 1}
    for group, count in parted(size - 1, PLANET_MIX).items():
        choice = [card for card in CARDS if kind_of(card) == group]
        for _ in range(count):
            number, rng = below(rng, len(choice))
            counts[choice[number].id] = counts.get(choice[number].id, 0) + 1
    return counts, rng


def _resources(color: str, size: int, rng: int) -> tuple[dict[str, int], int]:
    counts: dict[str, int] = {}
    spied, rng = _spied(color, rng)
    foreign = size * FOREIGN // 100 if spied else 0
    if spied:
        counts, rng = _taken(counts, 1, rng, lambda card: card.id in SPIES and card.color == "green")
        counts, rng = _taken(counts, foreign, rng, lambda card: card.color == spied and not card.planet)
    for group, count in parted(size, MIX).items():
        types = GROUPS[group][0]
        here = sum(number for card, number in _known(counts) if card.type in types)
        counts, rng = _taken(counts, count - here, rng, _of(types, color))
    return _taken(counts, size - sum(counts.values()), rng, _of((), color))


def _spied(color: str, rng: int) -> tuple[str, int]:
    """The other colour of a deck with a spy; "" for most decks."""
    chance, rng = below(rng, SPYING)
    number, rng = below(rng, len(COLORS) - 2)
    others = [other for other in COLORS[1:] if other != color]
    return "" if chance else others[number], rng


def _known(counts: dict[str, int]) -> list[tuple[CardFacts, int]]:
    return [(card, counts[card.id]) for card in CARDS if card.id in counts]


def _of(types: tuple[str, ...], color: str) -> Callable[[CardFacts], bool]:
    """Cards of these types, or any resource, that a deck of this colour can play without a spy."""
    return lambda card: (
        not card.planet
        and card.id not in SPIES
        and card.color in ("green", color)
        and (not types or card.type in types)
    )


def _taken(
    counts: dict[str, int], count: int, rng: int, wanted: Callable[[CardFacts], bool]
) -> tuple[dict[str, int], int]:
    """So many more cards, each copy that the rules allow with the same chance."""
    copies = [
        face
        for face, card in enumerate(CARDS)
        if wanted(card)
        for _ in range((most(card) or COPIES) - counts.get(card.id, 0))
    ]
    order, rng = shuffled(copies, rng)
    fresh = dict(counts)
    for face in order[: max(0, count)]:
        fresh[CARDS[face].id] = fresh.get(CARDS[face].id, 0) + 1
    return fresh, rng


def parted(whole: int, shares: dict[str, int]) -> dict[str, int]:
    """A number parted in these shares, without remainder: the first one gets what is left over."""
    parts = {name: whole * share // 100 for name, share in shares.items()}
    first = next(iter(parts))
    parts[first] += whole - sum(parts.values())
    return parts
