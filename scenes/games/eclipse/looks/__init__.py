"""How the components of Eclipse look: values that paint themselves into a rectangle of any size."""

from scenes.games.eclipse.looks.hexes import HomeLook, SectorLook, ZoneLook
from scenes.games.eclipse.looks.ships import ShipsLook
from scenes.games.eclipse.looks.tiles import ActionLook, BadgeLook, TileLook, TitledLook
from scenes.games.eclipse.looks.tokens import ClashLook, CubeLook, DiscLook, StoreLook, TokenLook

__all__ = [
    "ActionLook",
    "BadgeLook",
    "ClashLook",
    "CubeLook",
    "DiscLook",
    "HomeLook",
    "SectorLook",
    "ShipsLook",
    "StoreLook",
    "TileLook",
    "TitledLook",
    "TokenLook",
    "ZoneLook",
]
