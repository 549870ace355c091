"""How the components of Cosmic Encounter look: values that paint themselves into a rectangle of any size."""

from scenes.games.cosmic.looks.aliens import (
    AlienBadge,
    AlienLook,
    ArenaLook,
    BustLook,
    MarkLook,
    MatLook,
    SeatChip,
)
from scenes.games.cosmic.looks.backs import AskedLook, BackLook, HandLook
from scenes.games.cosmic.looks.kinds import ArtifactLook, DestinyLook, EncounterCardLook, FlareLook, TechLook
from scenes.games.cosmic.looks.planets import GateLook, PlanetLook, PrizeLook, TargetLook, TrackLook, WarpLook
from scenes.games.cosmic.looks.reveal import EquationLook
from scenes.games.cosmic.looks.ships import FleetLook, SideShipsLook
from scenes.table.looks.piles import PileLook

__all__ = [
    "AlienBadge",
    "AlienLook",
    "ArenaLook",
    "ArtifactLook",
    "AskedLook",
    "BackLook",
    "BustLook",
    "DestinyLook",
    "EncounterCardLook",
    "EquationLook",
    "FlareLook",
    "FleetLook",
    "GateLook",
    "HandLook",
    "MarkLook",
    "MatLook",
    "PileLook",
    "PlanetLook",
    "PrizeLook",
    "SeatChip",
    "SideShipsLook",
    "TargetLook",
    "TechLook",
    "TrackLook",
    "WarpLook",
]
