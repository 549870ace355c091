"""Reinforcement pictures of Cosmic Encounter Duel, 960x720.

A picture is named after the id of its card without the copy suffix: `even_keel_a` and `even_keel_b` both show
`even_keel.webp`, that is `re.sub(r"_[a-z]$", "", id)`.
"""

from __future__ import annotations

from pathlib import Path

import reinforcements_cheer
import reinforcements_craft
import reinforcements_faults
import reinforcements_odds
import reinforcements_trouble
from props import produce

FOLDER = Path("assets/art/duel/reinforcements")
MODULES = (
    reinforcements_craft,
    reinforcements_cheer,
    reinforcements_odds,
    reinforcements_trouble,
    reinforcements_faults,
)
PICTURES = {name: draw for module in MODULES for name, draw in module.PICTURES.items()}

if __name__ == "__main__":
    produce(PICTURES, FOLDER, (960, 720), columns=6)
