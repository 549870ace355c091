"""Aliens and variants that may meet in one match."""

from __future__ import annotations

import random

from game.cosmic import pieces

FLAGS = (
    "four_planets",
    "hidden",
    "rotating",
    "freewheeling",
    "technology",
    "classic_filch",
    "german",
    "open_call",
)


def may_meet(alien: str, others: list[str]) -> bool:
    return not any(
        other in pieces.ALIENS[alien].not_with or alien in pieces.ALIENS[other].not_with for other in others
    )


def aliens_with(dice: random.Random, seats: int, *first: str) -> list[str]:
    """The first ones and others that may meet them, in any order."""
    chosen = [*first]
    while len(chosen) < seats:
        alien = dice.choice(list(pieces.ALIENS))
        if alien not in chosen and may_meet(alien, chosen):
            chosen.append(alien)
    dice.shuffle(chosen)
    return chosen
