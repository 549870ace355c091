"""Matches in which nearly everything can be answered: decks of cheap ships, instants and interrupts."""

from __future__ import annotations

from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME
from game.firestorm.decks.deck import Deck, ordered
from game.firestorm.decks.random_decks import random_deck
from game.firestorm.pieces import CARDS
from game.firestorm.table import FirestormTable
from tests.firestorm.test_fuzz import MODES

ANSWERS = ("interrupt", "instant")
FOR_ALL = "green"
COPIES, SHIPS = 2, 2  # of each


def contested(seed: int) -> Match[FirestormTable]:
    """All modes in turn."""
    seats, mode = MODES[seed % len(MODES)]
    options = {**mode, "decks": [answering_deck(seed * seats + seat) for seat in range(seats)]}
    return Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))


def answering_deck(seed: int) -> Deck:
    """The planets of a random deck; ships, and all answers that its colour and green have."""
    usual = random_deck(seed)
    color = next(card.color for card, _ in usual.planets if card.color != FOR_ALL)
    own = [card for card in CARDS if card.color in (color, FOR_ALL)]
    counts = {card.id: count for card, count in usual.planets}
    counts |= {card.id: COPIES for card in own if card.type in ANSWERS}
    counts |= {card.id: SHIPS for card in own if card.type == "ship_1"}
    return Deck(cards=ordered(counts), start=usual.start)
