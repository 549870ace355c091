"""How a beginner sees Firestorm: ships and attacks first, and only a vague idea of odds and answers."""

from __future__ import annotations

from typing import Any

from game.bots.firestorm.tastes import AGAINST, UNWISE, Scores
from game.core.prompts import Prompt
from game.firestorm.combat.prompts import (
    AssignDefender,
    ChooseAdvance,
    ChooseAttackers,
    ChooseDefenders,
    ChoosePlanetToAttack,
    DealDamage,
    UseSpecial,
)
from game.firestorm.prompts import Act, ChooseHost, ChooseTarget, SpendStones, TakeMainPhase, Veto
from game.firestorm.words import verb_of

VAGUE: dict[type[Prompt[Any]], float] = {
    Act: 0.4,
    AssignDefender: 0.3,
    ChooseAdvance: 1.0,
    ChooseAttackers: 0.5,
    ChooseDefenders: 1.0,
    ChooseHost: 0.5,
    ChoosePlanetToAttack: 0.2,
    ChooseTarget: 0.6,
    DealDamage: 0.6,
    SpendStones: 0.3,
    TakeMainPhase: 0.4,
    UseSpecial: 0.4,
    Veto: 0.3,
}  # how much of the difference between two answers is seen
LIKED = {
    "attack": 0.6,
    "play": 0.3,
    "use": 0.2,
    "end": -0.2,
    "load": -4.0,
    "form": -4.0,
    "take": -4.0,
}  # in points more than it is worth


def seen_by_a_beginner(prompt: Prompt[Any], options: list[Any], scores: Scores) -> Scores:
    """What a beginner likes and overlooks; what nobody would do on purpose even a beginner leaves."""
    seen = VAGUE.get(type(prompt), 1.0)
    return [
        score if score <= AGAINST else max(UNWISE, score * seen) + LIKED.get(verb_of(str(said)), 0.0)
        for said, score in zip(options, scores, strict=True)
    ]
