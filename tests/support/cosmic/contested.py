"""Positions in which nearly everything can be answered, often with the last card or ship of somebody."""

from __future__ import annotations

import random
from typing import Any

from game.core.history import Beginning
from game.core.match import Match
from game.core.prompts import NONE, Prompt
from game.cosmic import GAME, pieces
from game.cosmic.prompts import (
    NO_SHIPS,
    AddSuper,
    InviteAlly,
    JoinSide,
    PlayCard,
    PlayReinforcement,
    UsePower,
)
from game.cosmic.setup import LARGE_TECH
from game.cosmic.table import CosmicTable
from tests.support.cosmic.mixes import FLAGS, aliens_with

# Flares that answer a use or a card, or something that comes of an answer: a ship paid, a card dropped.
ANSWERS = (
    "anti_matter", "clone", "filch", "healer", "mind", "parasite", "remora", "reserve", "tick_tock", "void",
)  # fmt: skip
EAGER = UsePower | AddSuper | PlayCard | PlayReinforcement | InviteAlly | JoinSide
ENCOUNTER = ("negotiate", "attack_08")
DECKS = (1, 4, 12, 40)  # cards; the rest lies in the discard pile
EAGERNESS = 0.85  # how often a card is played, a power used and an alliance formed that may be


def contested(seed: int) -> Match[CosmicTable]:
    """An encounter with small hands full of zaps, few ships and a thin deck.

    Every alien has its turn to be zapped by all others and to be saved by its owner.
    """
    dice = random.Random(f"contested {seed}")
    seats = dice.choice(pieces.SEATS)
    star = list(pieces.ALIENS)[seed % len(pieces.ALIENS)]
    aliens = aliens_with(dice, seats, star)
    options: dict[str, Any] = {flag: True for flag in FLAGS if dice.random() < 0.2}
    spec: dict[str, Any] = {
        "aliens": aliens,
        "seed": seed,
        "options": options,
        "hands": _hands(dice, aliens),
        "destiny": [dice.randrange(1, seats)],
        "ships": _ships(dice, seats, 4 if options.get("four_planets") else pieces.PLANETS),
        "tokens": {alien: dice.randint(1, 4) for alien in aliens if pieces.ALIENS[alien].tokens},
    }
    if options.get("technology"):
        spec["techs"] = _techs(dice, seats)
    table = GAME.arrange(spec)
    _thin_out(table, dice)
    _hand_out_zaps(table, dice, aliens.index(star))
    return Match(GAME, table, Beginning(seed, {"scenario": spec}))


def _hands(dice: random.Random, aliens: list[str]) -> list[list[str]]:
    """The own flare, one that answers, or none; and an encounter card, or none."""
    flares = sorted({*ANSWERS, *aliens})
    hands: list[list[str]] = []
    for seat, alien in enumerate(aliens):
        hand = []
        if alien in flares and dice.random() < 0.4:
            flares.remove(alien)
            hand.append(f"{alien}.flare")
        if dice.random() < 0.3:
            hand.append(f"{flares.pop(dice.randrange(len(flares)))}.flare")
        if seat == 0 or dice.random() < 0.5:  # the offense would have nothing to begin with
            hand.append(dice.choice(ENCOUNTER))
        hands.append(hand)
    return hands


def _ships(dice: random.Random, seats: int, planets: int) -> list[tuple[int, int, int]]:
    """Two home colonies or more, with one to four ships each."""
    found = []
    for seat in range(seats):
        kept = dice.randint(2, planets)
        for number in range(planets):
            ships = dice.randint(1, 4) if number < kept else 0
            found.append((seat * planets + number, seat, ships))
    return found


def _techs(dice: random.Random, seats: int) -> list[list[dict[str, Any]]]:
    """One each, completed or with ships enough to work."""
    names = [name for name, tech in pieces.TECHS.items() if tech.research < LARGE_TECH]
    rows: list[list[dict[str, Any]]] = []
    for name in dice.sample(names, seats):
        hidden = pieces.TECHS[name].hidden_until_used
        ships = max(1, pieces.TECHS[name].research) if hidden else 0
        rows.append([{"tech": name, "ships": ships, "completed": not hidden}])
    return rows


def _thin_out(table: CosmicTable, dice: random.Random) -> None:
    """Most of the deck has been discarded, and is shuffled into it at an awkward moment."""
    for card in [table.deck.pop(0) for _ in range(len(table.deck) - dice.choice(DECKS))]:
        table.discard.append(card)
        table.show(card)


def _hand_out_zaps(table: CosmicTable, dice: random.Random, saved: int) -> None:
    """A zap or two for most hands: far more than are printed, so some cards become what they are not."""
    for seat, hand in enumerate(table.hands):
        usual, other = ("card_zap.1", "cosmic_zap.1") if seat == saved else ("cosmic_zap.1", "card_zap.1")
        for _ in range(dice.choice((0, 1, 1, 1, 2))):
            card = table.discard.pop()
            table.faces[card] = pieces.FACE_OF[usual if dice.random() < 0.7 else other]
            table.seen[card] = 1 << seat
            hand.append(card)


def eagerly(table: CosmicTable, prompt: Prompt[Any], dice: random.Random) -> Any:
    """Somebody who uses and plays whatever can be used and played, and lets luck decide the rest."""
    if isinstance(prompt, EAGER) and dice.random() < EAGERNESS:
        options = prompt.options(table)
        active = [option for option in options if option is not False and option not in (NONE, NO_SHIPS)]
        return dice.choice(active or options)
    return dice.choice(prompt.likely(table))
