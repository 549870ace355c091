"""What to look at before a question of Duel is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.prompts import Prompt, Yes
from game.duel.aliens.pitfall import SpringSnare
from game.duel.prompts import (
    ChooseAlien,
    ChooseEnvoy,
    ChooseOne,
    ChoosePlan,
    ChoosePlanet,
    ChooseSecondPlan,
    ChooseShips,
    ChooseTactic,
    CollectResource,
    DiscardCard,
    DismissEnvoy,
    GiveCard,
    GuessDial,
    PlayReinforcement,
    ReadyTactic,
    RecallEnvoy,
    RevealEnvoy,
    SetDial,
    SpendTactic,
    TakeCard,
)
from game.duel.table import DuelTable
from scenes.table.hints.regards import HAND, Regards


def stake(prompt: Prompt[Any], view: DuelTable) -> Sequence[str]:
    """What is fought for: the planet, or the card of a contest."""
    if view.duel is None:
        return cause(prompt, view)
    return cause(prompt, view) if view.duel.contest else [f"piece:planet:{view.duel.planet}"]


def cause(prompt: Prompt[Any], view: DuelTable) -> Sequence[str]:
    """The destiny card that lies open."""
    return [f"piece:destiny:{view.past[-1]}"] if view.past else []


def fleet(prompt: Prompt[Any], view: DuelTable) -> Sequence[str]:
    return [*stake(prompt, view), f"piece:ships:{prompt.seat}"]


def rival_fleet(prompt: Prompt[Any], view: DuelTable) -> Sequence[str]:
    return [f"piece:ships:{1 - prompt.seat}"]


def plan(prompt: Prompt[Any], view: DuelTable) -> Sequence[str]:
    return [*stake(prompt, view), *HAND]


def totals(prompt: Prompt[Any], view: DuelTable) -> Sequence[str]:
    return ["piece:equation"]


REGARDS = Regards[DuelTable](
    {
        ChooseAlien: ("table.look.aliens", ()),
        SetDial: ("table.look.duel_dial", fleet),
        GuessDial: ("table.look.duel_guess", rival_fleet),
        ChoosePlan: ("table.look.duel_plan", plan),
        ChooseSecondPlan: ("table.look.duel_second_plan", HAND),
        ChooseTactic: ("table.look.duel_tactic", stake),
        ReadyTactic: ("table.look.duel_ready", ()),
        SpendTactic: ("table.look.duel_spend", ()),
        PlayReinforcement: ("table.look.duel_reinforce", totals),
        RevealEnvoy: ("table.look.duel_reveal", ()),
        ChooseEnvoy: ("table.look.duel_envoys", ()),
        DismissEnvoy: ("table.look.duel_envoys", ()),
        RecallEnvoy: ("table.look.duel_envoys", ()),
        ChoosePlanet: ("table.look.duel_planets", ()),
        CollectResource: ("table.look.duel_resource", ()),
        DiscardCard: ("table.look.hand_least", HAND),
        GiveCard: ("table.look.hand_least", HAND),
        TakeCard: ("table.look.hand_lacks", HAND),
        ChooseShips: ("table.look.duel_ships", ()),
        ChooseOne: ("table.look.offer", cause),
        Yes: ("table.look.offer", cause),
        SpringSnare: ("table.look.duel_snare", stake),
    }
)
