"""Why a bot of Firestorm would decide so, as the key of one line; "" where there is nothing to say."""

from __future__ import annotations

from typing import Any

from game.core.prompts import Prompt
from game.firestorm import pieces
from game.firestorm.combat.prompts import (
    AssignDefender,
    ChooseAdvance,
    ChooseAttackers,
    ChooseDefender,
    ChooseDefenders,
    ChoosePlanetToAttack,
    ChooseSpecialTarget,
    FlyInFormation,
    FormUp,
    UseSpecial,
    UseTractorBeam,
)
from game.firestorm.prompts import (
    Act,
    Arrange,
    ChooseHost,
    ChooseMoment,
    ChooseOption,
    ChooseTarget,
    DrawPlanet,
    KeepPlanet,
    MayUse,
    PayOrSuffer,
    PayToReactivate,
    Pick,
    Salvage,
    SpendStones,
    TakeMainPhase,
    Veto,
)
from game.firestorm.table import FirestormTable
from game.firestorm.words import numbers_of, verb_of

# For a kind of question: what is said, and why.
REASONS: dict[type[Prompt[Any]], dict[str, str]] = {
    TakeMainPhase: {
        "use": "table.why.firestorm_use",
        "attack": "table.why.firestorm_attack",
        "last_turn": "table.why.firestorm_last_turn",
        "end": "table.why.firestorm_end",
    },
    Act: {
        "use": "table.why.firestorm_use",
        "pass": "table.why.firestorm_pass",
        "offer": "table.why.firestorm_offer",
        "give_up": "table.why.firestorm_give_up",
    },
    DrawPlanet: {"draw": "table.why.firestorm_draw", "use": "table.why.firestorm_draw"},
    KeepPlanet: {"keep": "table.why.firestorm_keep", "reject": "table.why.firestorm_reject"},
    Salvage: {"pass": "table.why.firestorm_stones_kept", "card": "table.why.firestorm_find"},
    Veto: {"pass": "table.why.firestorm_stones_kept", "veto": "table.why.firestorm_veto"},
    SpendStones: {"pass": "table.why.firestorm_stones_kept", "prevent": "table.why.firestorm_prevent"},
    ChooseHost: {"card": "table.why.firestorm_host"},
    ChooseTarget: dict.fromkeys(("card", "seat", "effect", "slot"), "table.why.firestorm_target"),
    ChooseMoment: {"card": "table.why.firestorm_target"},
    ChooseOption: {"choice": "table.why.firestorm_option"},
    PayOrSuffer: {"pay": "table.why.firestorm_pay", "suffer": "table.why.firestorm_suffer"},
    PayToReactivate: {"yes": "table.why.firestorm_pay", "no": "table.why.firestorm_suffer"},
    MayUse: {"yes": "table.why.firestorm_use", "no": "table.why.firestorm_pass"},
    Arrange: {"done": "table.why.firestorm_arranged", "gear": "table.why.firestorm_host"},
    FormUp: {"done": "table.why.firestorm_formed"},
    ChoosePlanetToAttack: {"card": "table.why.firestorm_planet", "none": "table.why.firestorm_no_attack"},
    ChooseAttackers: {"card": "table.why.firestorm_attacker", "done": "table.why.firestorm_guards"},
    ChooseDefender: {"seat": "table.why.firestorm_defender"},
    ChooseDefenders: {"card": "table.why.firestorm_declare"},
    AssignDefender: {"block": "table.why.firestorm_block", "none": "table.why.firestorm_no_block"},
    ChooseAdvance: {"card": "table.why.firestorm_advance", "done": "table.why.firestorm_guards"},
    UseSpecial: {"special": "table.why.firestorm_special", "pass": "table.why.firestorm_no_special"},
    ChooseSpecialTarget: {"card": "table.why.firestorm_target", "shoot": "table.why.firestorm_target"},
    UseTractorBeam: {"beam": "table.why.firestorm_beam"},
    FlyInFormation: {"fly": "table.why.firestorm_fly"},
}
PLAYED = {
    "ship_1": "table.why.firestorm_ship",
    "ship_2": "table.why.firestorm_ship",
    "ship_accessory": "table.why.firestorm_gear",
    "planet_accessory": "table.why.firestorm_gear",
    "phenomenon": "table.why.firestorm_lasting",
    "alien_tec": "table.why.firestorm_lasting",
}
PICKED = {
    "discard": "table.why.firestorm_worst",
    "deactivate": "table.why.firestorm_worst",
    "give_up": "table.why.firestorm_worst",
}
ALWAYS = {"hit": "table.why.firestorm_hit", "locate": "table.why.firestorm_locate"}


def reason(table: FirestormTable, prompt: Prompt[Any], answer: str) -> str:
    """The key of a sentence for what is said."""
    verb = verb_of(answer)
    if verb == "play":
        face = table.faces[numbers_of(answer)[0]]
        kind = pieces.TYPES[face] if face < pieces.BLANK else ""
        return PLAYED.get(kind, "table.why.firestorm_effect")
    if isinstance(prompt, Pick):
        return PICKED.get(prompt.what, "table.why.firestorm_find")
    return REASONS.get(type(prompt), {}).get(verb, ALWAYS.get(verb, ""))
