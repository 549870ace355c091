"""How a beginner sees Eclipse: new sectors and people first, and only a vague idea of ships and machines."""

from __future__ import annotations

from typing import Any

from game.bots.eclipse.tastes import AGAINST, UNWISE, Scores
from game.core.prompts import Prompt
from game.eclipse.battle_prompts import AssignDie, FireOrRetreat, MayBombard
from game.eclipse.prompts import (
    Build,
    ChooseTech,
    ChooseTrack,
    ChooseZone,
    Move,
    PlaceSector,
    TakeTurn,
    Upgrade,
    UseDiscovery,
)
from game.eclipse.words import verb_of

NEVER = 10 * AGAINST
LIKED = {
    "explore": 2.5,
    "turn": 2.0,
    "claim": 4.0,
    "settle": 8.0,
    "research": 1.0,
    "construct": 0.5,
    "upgrade": -2.5,
    "influence": -2.0,
    "from": -1.0,
    "throw": -2.0,
    "trade": -6.0,
}  # in points more, or less, than it is worth
VAGUE: dict[type[Prompt[Any]], float] = {
    ChooseTech: 0.1,
    Move: 0.2,
    FireOrRetreat: 0.2,
    AssignDie: 0.2,
    Build: 0.3,
    Upgrade: 0.3,
    ChooseZone: 0.3,
    PlaceSector: 0.3,
    UseDiscovery: 0.3,
    MayBombard: 0.3,
    ChooseTrack: 0.3,
}  # how much of the difference between two answers is seen
REACTIONS = ("upgrade", "construct", "fly")
TIRED = -6.0  # who has passed waits for the others


def seen_by_a_beginner(prompt: Prompt[Any], options: list[Any], scores: Scores) -> Scores:
    """What a beginner likes and overlooks; but even one who overlooks much counts the money."""
    if max(scores) <= UNWISE:
        return scores
    seen = VAGUE.get(type(prompt), 1.0)
    tired = isinstance(prompt, TakeTurn) and prompt.reacting
    return [
        _seen(verb_of(said), score * seen, tired) if score > UNWISE else NEVER
        for said, score in zip(options, scores, strict=True)
    ]


def _seen(verb: str, score: float, tired: bool) -> float:
    return score + LIKED.get(verb, 0.0) + (TIRED if tired and verb in REACTIONS else 0.0)
