"""Pieces of Eclipse that the pages of its rules show."""

from __future__ import annotations

from scenes.table.rules.figures import ArtLook, Example, Figure

SQUARE = (30.0, 30.0)
PAGES = {
    "goal": ("eclipse/species/terran_alliance", "eclipse/ships/blue/cruiser"),
    "explore": ("eclipse/actions/explore",),
    "influence": ("eclipse/actions/influence",),
    "research": ("eclipse/actions/research", "eclipse/techs/advanced_economy", "eclipse/techs/advanced_labs"),
    "upgrade": ("eclipse/actions/upgrade",),
    "build": ("eclipse/actions/build", "eclipse/ships/blue/cruiser"),
    "move": ("eclipse/actions/move", "eclipse/ships/blue/cruiser"),
    "combat": ("eclipse/ships/blue/cruiser", "eclipse/ships/ancient"),
    "upkeep": ("eclipse/stage/money", "eclipse/stage/science", "eclipse/stage/materials"),
}
EXAMPLES = {
    "combat": Example(("eclipse/ships/blue/cruiser", "eclipse/ships/ancient"), "rules.example.eclipse")
}


def figure(key: str, language: str) -> Figure:
    """A picture by its name."""
    return Figure(ArtLook(key), SQUARE, "")
