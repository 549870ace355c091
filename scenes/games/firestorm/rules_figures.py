"""Pieces of Firestorm that the pages of its rules show."""

from __future__ import annotations

from scenes.games.firestorm.looks.cards import WholeCardLook
from scenes.games.firestorm.names import name_of
from scenes.table.rules.figures import Example, Figure

CARD = (46.0, 64.4)  # large enough that its words can be read
PAGES = {
    "goal": ("pl_dawnlight_station", "gr_light_cruiser"),
    "cards": ("pl_kelmar", "gr_light_cruiser", "gr_crash_landing"),
    "decks": ("pl_dawnlight_station", "pl_kelmar", "pl_sarrin"),
    "combat": ("gr_light_cruiser", "gr_courier_boat", "pl_kelmar"),
    "effects": ("gr_crash_landing", "gr_counter_attempt"),
    "lasting": ("gr_long_range_missile", "gr_auxiliary_cannon", "gr_orbital_shipyard"),
    "fight": ("gr_light_cruiser", "gr_courier_boat"),
    "stones": ("gr_brood_archive",),
}
EXAMPLES = {"combat": Example(("gr_light_cruiser", "pl_kelmar"), "rules.example.firestorm")}


def figure(key: str, language: str) -> Figure:
    """A card by its key."""
    return Figure(WholeCardLook(key, language), CARD, name_of(key, language))
