"""What is laid on the deal desk, taken off it or given, as the log calls it."""

from __future__ import annotations

from collections.abc import Callable

from game.core.texts import catalogue
from game.cosmic import pieces
from game.cosmic.events.deals import DealCardChosen, DealChanged
from game.cosmic.parts import ASKABLE

DEALT = (DealChanged, DealCardChosen)
Name = Callable[[int], str]


def item(event: DealChanged | DealCardChosen, card: Name, planet: Name, language: str) -> str | None:
    """The card, the kind of card or the planet; None for what has no name, such as a card at random."""
    if isinstance(event, DealCardChosen):
        return kind_name(event.kind, language)
    if event.word in ("give", "back_card"):
        return card(event.value)
    if event.word in ("ask", "back_kind"):
        return kind_name(event.value % ASKABLE, language)
    return planet(event.value) if event.word in ("grant", "settle", "back_colony") else None


def kind_name(kind: int, language: str) -> str:
    """A card of a kind that is asked for."""
    return catalogue(language).say(f"desk.kind.{pieces.TYPES[kind]}")
