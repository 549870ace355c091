"""What a question of Cosmic Encounter is about, where no tray should lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.core.prompts import Prompt
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.prompts import ChooseAlien
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.picture import picture
from scenes.table.game_table import Watching

CAPTION = 0.3  # of a slot's height, below it
FIGHT = ("gate:", "card:", "bust:", "prize", "equation")


def evidence(prompt: Prompt[Any], view: CosmicTable, watching: Watching) -> Sequence[Rect]:
    """The planet that the gate points at, the ships of both sides and their cards."""
    if view.encounter is None or isinstance(prompt, MakeDeal | ChooseAlien):
        return ()
    there = {placed.id: placed.rect for placed in picture(view, watching)}
    planet = there.get(f"planet:{view.at.planet}")
    fight = [rect for name, rect in there.items() if name.startswith(FIGHT)]
    slots = [rect for name, rect in there.items() if name.startswith("side_ships:")]
    for slot in slots:
        slot.height += round(slot.height * CAPTION)
    found = [*fight, *slots, *([planet] if planet else [])]
    return [rect for rect in found if not rect.colliderect(watching.hand)]
