"""Where the tastes of Eclipse are kept: for each kind of question how much each answer appeals, in points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.prompts import Prompt
from game.eclipse.table import EclipseTable

Scores = list[float]
Taste = Callable[[EclipseTable, Any, list[Any]], Scores]

TASTES: dict[type[Prompt[Any]], Taste] = {}
AGAINST = -12.0  # what nobody would do on purpose
UNWISE = -3.0  # what seldom does any good


def taste_for(*kinds: type[Prompt[Any]]) -> Callable[[Taste], Taste]:
    """Attach a taste to kinds of questions."""

    def attach(taste: Taste) -> Taste:
        for kind in kinds:
            TASTES[kind] = taste
        return taste

    return attach
