"""Where the tastes of Cosmic Encounter are kept: for each kind of question how much each answer appeals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.prompts import Prompt
from game.cosmic.table import CosmicTable

Scores = list[float]
Taste = Callable[[CosmicTable, Any, list[Any]], Scores]
Some = tuple[int, int]

TASTES: dict[type[Prompt[Any]], Taste] = {}
AGAINST = -6.0  # what nobody would do on purpose
KEEN = 25.0  # how much a sure victory appeals; a colony is about a tenth of it


def taste_for(*kinds: type[Prompt[Any]]) -> Callable[[Taste], Taste]:
    """Attach a taste to kinds of questions, and to the kinds that derive from them."""

    def attach(taste: Taste) -> Taste:
        for kind in kinds:
            TASTES[kind] = taste
        return taste

    return attach
