"""How the components of Duel look: values that paint themselves into a rectangle of any size."""

from scenes.games.duel.looks.aliens import AlienBadge, AlienLook
from scenes.games.duel.looks.backs import BackLook
from scenes.games.duel.looks.destiny import DestinyLook
from scenes.games.duel.looks.dials import DialLook
from scenes.games.duel.looks.envoys import EnvoyLook
from scenes.games.duel.looks.planets import (
    OrreryLook,
    PlanetCardLook,
    PlanetLook,
    ResourceLook,
    WarpLook,
    planet_name,
    symbol_of,
)
from scenes.games.duel.looks.plans import PlanLook, ReinforcementLook, plan_title
from scenes.games.duel.looks.reveal import EquationLook, equation
from scenes.games.duel.looks.strip import StepState, steps
from scenes.games.duel.looks.tactics import BOTH, TacticLook
from scenes.games.duel.looks.tokens import LeaderMarker, MedalLook, StragglerMarker
from scenes.table.looks.cards import FULL, HAND, SHAPE, SMALL
from scenes.table.looks.medallions import seat_glyph
from scenes.table.looks.piles import PileLook, SealedLook
from scenes.table.looks.ships import ShipLook, ShipStackLook

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
