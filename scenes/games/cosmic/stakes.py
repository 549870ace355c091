"""What an encounter is about, in one line."""

from __future__ import annotations

from typing import Any

from game.core.prompts import Prompt
from game.core.table import NOBODY
from game.core.texts import catalogue
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.parts import NO_PLANET
from game.cosmic.table import CosmicTable
from scenes.games.cosmic.names import planet_name
from scenes.games.cosmic.seat_panels import player_name
from scenes.table.game_table import Watching


def stake(prompt: Prompt[Any], view: CosmicTable, watching: Watching) -> str:
    """Who attacks whom, and which colony would be won; a deal says on its desk what it is about."""
    at = view.encounter
    if at is None or at.planet == NO_PLANET or at.defense == NOBODY or isinstance(prompt, MakeDeal):
        return ""
    return catalogue(watching.language).say(
        "table.stake.encounter",
        offense=player_name(watching, at.offense),
        defense=player_name(watching, at.defense),
        planet=planet_name(view, at.planet, watching.language),
    )
