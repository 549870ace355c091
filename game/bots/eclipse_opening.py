"""Before the first round of Eclipse: which species a bot likes to play."""

from __future__ import annotations

from game.bots.eclipse_tastes import Scores, taste_for
from game.eclipse import pieces
from game.eclipse.prompts import ChooseSpecies
from game.eclipse.table import EclipseTable

ALIENS = {"planta": 1.5, "hydran_progress": 0.8, "eridani_empire": 0.3, "mechanema": 0.8,
          "descendants_of_draco": 0.8, "orion_hegemony": 0.3}  # fmt: skip


@taste_for(ChooseSpecies)
def a_people_to_like(table: EclipseTable, prompt: ChooseSpecies, options: list[str]) -> Scores:
    """Aliens are a little more fun, if one may choose."""
    return [ALIENS[species] if pieces.SPECIES[species].kind == "alien" else 0.0 for species in options]
