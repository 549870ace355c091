"""Pieces of Cosmic Encounter that the pages of its rules show."""

from __future__ import annotations

from scenes.games.cosmic.card_faces import face_look
from scenes.games.cosmic.names import card_name
from scenes.table.rules.figures import Example, Figure

CARD = (30.0, 42.0)
PAGES = {
    "components": ("attack_08.7", "negotiate.4", "reinforcement_2.2", "plague", "destiny_fewest_in_warp"),
    "approach": ("destiny_fewest_in_warp",),
    "fight": ("attack_20.2", "attack_06.1", "negotiate.4", "reinforcement_2.2"),
    "deals": ("negotiate.4", "negotiate.11"),
    "resolution": ("attack_08.7", "negotiate.4"),
    "cards": ("attack_08.7", "negotiate.4", "reinforcement_2.2", "plague", "gambler.flare"),
    "powers": ("gambler.sheet", "trader.sheet", "warrior.sheet"),
    "technology": ("energy_cloak", "warpspace_key"),
}
EXAMPLES = {
    "fight": Example(("attack_20.2", "attack_06.1"), "rules.example.cosmic"),
    "resolution": Example(("negotiate.4", "attack_06.1"), "rules.example.cosmic_compensation"),
    "cards": Example(
        ("attack_08.7", "attack_06.1", "reinforcement_2.2"), "rules.example.cosmic_reinforcement"
    ),
}


def figure(key: str, language: str) -> Figure:
    """A card by its face."""
    return Figure(face_look(key, language), CARD, card_name(key, language))
