"""Envoy portraits of Cosmic Encounter Duel, 1248x954, the figure inside the centred 860 px square."""

from __future__ import annotations

from pathlib import Path

import envoys_blasts
import envoys_brutes
import envoys_carriers
import envoys_helpers
import envoys_sides
import envoys_tricks
from props import produce

FOLDER = Path("assets/art/duel/envoys")
MODULES = (envoys_brutes, envoys_blasts, envoys_helpers, envoys_carriers, envoys_tricks, envoys_sides)
PICTURES = {name: draw for module in MODULES for name, draw in module.PICTURES.items()}

if __name__ == "__main__":
    produce(PICTURES, FOLDER, (1248, 954), columns=6)
