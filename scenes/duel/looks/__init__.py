"""How the components of Duel look: values that paint themselves into a rectangle of any size."""

from scenes.duel.looks.aliens import AlienBadge, AlienLook
from scenes.duel.looks.backs import BackLook, PileLook
from scenes.duel.looks.destiny import DestinyLook
from scenes.duel.looks.dials import DialLook
from scenes.duel.looks.envoys import EnvoyLook
from scenes.duel.looks.planets import (
    OrreryLook,
    PlanetCardLook,
    PlanetLook,
    ResourceLook,
    WarpLook,
    planet_name,
    symbol_of,
)
from scenes.duel.looks.plans import PlanLook, ReinforcementLook, plan_title
from scenes.duel.looks.reveal import EquationLook, equation
from scenes.duel.looks.strip import StepState, steps
from scenes.duel.looks.tactics import BOTH, TacticLook
from scenes.duel.looks.tokens import LeaderMarker, MedalLook, StragglerMarker
from scenes.looks.cards import FULL, HAND, SHAPE, SMALL
from scenes.looks.medallions import seat_glyph
from scenes.looks.piles import SealedLook
from scenes.looks.ships import ShipLook, ShipStackLook

__all__ = [
    "BOTH",
    "FULL",
    "HAND",
    "SHAPE",
    "SMALL",
    "AlienBadge",
    "AlienLook",
    "BackLook",
    "DestinyLook",
    "DialLook",
    "EnvoyLook",
    "EquationLook",
    "LeaderMarker",
    "MedalLook",
    "OrreryLook",
    "PileLook",
    "PlanLook",
    "PlanetCardLook",
    "PlanetLook",
    "ReinforcementLook",
    "ResourceLook",
    "SealedLook",
    "ShipLook",
    "ShipStackLook",
    "StepState",
    "StragglerMarker",
    "TacticLook",
    "WarpLook",
    "equation",
    "plan_title",
    "planet_name",
    "seat_glyph",
    "steps",
    "symbol_of",
]
