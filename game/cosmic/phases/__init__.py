"""The phases of an encounter, in the rulebook's words."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

from game.core.events import SkippedTo
from game.cosmic.powers import CosmicPlay
from game.cosmic.ships import EncounterDecided, EncounterEnds, GameEnds

ENCOUNTER = ("regroup", "destiny", "launch", "alliance", "planning", "reveal", "resolution", "aftermath")
Steps = Coroutine[Any, Any, None]


def phase(steps: Callable[..., Steps]) -> Callable[..., Steps]:
    """A phase that ends early when the encounter or the game does."""

    @wraps(steps)
    async def played(play: CosmicPlay, *args: int) -> None:
        try:
            await steps(play, *args)
        except EncounterDecided:
            play.do(SkippedTo("resolution"))
        except EncounterEnds:
            if "aftermath" in play.table.agenda:
                play.do(SkippedTo("aftermath"))
        except GameEnds:
            return

    return played
