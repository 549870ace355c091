"""Plan pictures of Cosmic Encounter Duel, 960x720: the name of each plan is its joke."""

from __future__ import annotations

from pathlib import Path

import plans_huge
import plans_large
import plans_small
import plans_tiny
from props import produce

FOLDER = Path("assets/art/duel/plans")
MODULES = (plans_tiny, plans_small, plans_large, plans_huge)
PICTURES = {name: draw for module in MODULES for name, draw in module.PICTURES.items()}

if __name__ == "__main__":
    produce(PICTURES, FOLDER, (960, 720), columns=6)
