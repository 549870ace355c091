"""What to look at before a question of Firestorm is answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.prompts import Prompt
from game.firestorm.combat.prompts import (
    AssignDefender,
    ChooseAdvance,
    ChooseAttackers,
    ChooseDefender,
    ChooseDefenders,
    ChooseGroup,
    ChoosePlanetToAttack,
    ChooseSpecialTarget,
    DealDamage,
    FlyInFormation,
    FormUp,
    Locate,
    UseSpecial,
    UseTractorBeam,
)
from game.firestorm.prompts import (
    AcceptPoints,
    Act,
    Arrange,
    ChooseColor,
    ChooseHost,
    ChooseMoment,
    ChooseOption,
    ChooseTarget,
    ChooseTrigger,
    ChooseX,
    DrawCards,
    DrawPlanet,
    GivePoints,
    KeepPlanet,
    MayUse,
    Pay,
    PayOrSuffer,
    PayToReactivate,
    Pick,
    Salvage,
    SpendStones,
    TakeMainPhase,
    TendAccessory,
    Veto,
)
from game.firestorm.table import FirestormTable
from scenes.table.hints.regards import HAND, Regards

ASKS: tuple[str, ...] = ("part:prompt",)
OWN: tuple[str, ...] = ("part:own",)
OWN_AND_HAND: tuple[str, ...] = (*OWN, *HAND)


def score(prompt: Prompt[Any], view: FirestormTable) -> Sequence[str]:
    return [f"seat:{seat}" for seat in range(view.seats)]


REGARDS = Regards[FirestormTable](
    {
        TakeMainPhase: ("table.look.firestorm_main", OWN_AND_HAND),
        Act: ("table.look.firestorm_act", ASKS),
        ChooseTrigger: ("table.look.firestorm_act", ASKS),
        DrawPlanet: ("table.look.firestorm_planet", OWN),
        KeepPlanet: ("table.look.firestorm_planet", OWN),
        DrawCards: ("table.look.firestorm_draw", HAND),
        Salvage: ("table.look.firestorm_stones", ()),
        Veto: ("table.look.firestorm_stones", ASKS),
        SpendStones: ("table.look.firestorm_stones", ()),
        ChooseHost: ("table.look.firestorm_host", ()),
        TendAccessory: ("table.look.firestorm_host", ()),
        Arrange: ("table.look.firestorm_host", ()),
        ChooseTarget: ("table.look.firestorm_target", ()),
        ChooseMoment: ("table.look.firestorm_target", ()),
        ChooseSpecialTarget: ("table.look.firestorm_target", ()),
        ChooseColor: ("table.look.offer", ASKS),
        ChooseOption: ("table.look.offer", ()),
        ChooseX: ("table.look.firestorm_price", OWN),
        MayUse: ("table.look.offer", ASKS),
        Pay: ("table.look.firestorm_price", OWN),
        PayOrSuffer: ("table.look.firestorm_price", OWN),
        PayToReactivate: ("table.look.firestorm_price", OWN),
        Pick: ("table.look.cards_there", ()),
        GivePoints: ("table.look.firestorm_points", score),
        AcceptPoints: ("table.look.firestorm_points", score),
        ChoosePlanetToAttack: ("table.look.firestorm_attack", ()),
        ChooseAttackers: ("table.look.firestorm_attackers", ()),
        ChooseDefender: ("table.look.firestorm_defender", ()),
        FormUp: ("table.look.firestorm_form", ()),
        ChooseDefenders: ("table.look.firestorm_defenders", ()),
        Locate: ("table.look.firestorm_locate", ()),
        AssignDefender: ("table.look.firestorm_block", ()),
        ChooseGroup: ("table.look.firestorm_block", ()),
        ChooseAdvance: ("table.look.firestorm_advance", ()),
        UseSpecial: ("table.look.firestorm_special", ()),
        UseTractorBeam: ("table.look.firestorm_target", ()),
        DealDamage: ("table.look.firestorm_damage", ()),
        FlyInFormation: ("table.look.firestorm_damage", ()),
    }
)
