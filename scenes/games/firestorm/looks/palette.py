"""The colours and signs of Firestorm's cards: one for each type, one for each faction."""

from __future__ import annotations

from typing import NamedTuple

from scenes.drawing.theme import Colour, mixed, rgb
from scenes.table.looks.frames import CardBand

ATTACK, DEFENSE = rgb("#C62F2A"), rgb("#1F8A56")
TP, EP = rgb("#F0A030"), rgb("#2C8FD8")
STONE = rgb("#2FBF86")


class Type(NamedTuple):
    """How cards of a type are told apart: the band of their header, and their sign."""

    band: CardBand
    icon: str


TYPES: dict[str, Type] = {
    "planet": Type(CardBand(rgb("#35A06C"), rgb("#17603D")), "type_planet"),
    "ship_1": Type(CardBand(rgb("#4A7FCB"), rgb("#234C8C")), "type_ship_1"),
    "ship_2": Type(CardBand(rgb("#3A63B4"), rgb("#1A3474")), "type_ship_2"),
    "ship_accessory": Type(CardBand(rgb("#0E98A3"), rgb("#005E68")), "type_ship_accessory"),
    "planet_accessory": Type(CardBand(rgb("#0E8F7A"), rgb("#00594B")), "type_planet_accessory"),
    "instant": Type(CardBand(rgb("#D0413A"), rgb("#851914")), "type_instant"),
    "interrupt": Type(CardBand(rgb("#D29C14"), rgb("#8A6200")), "type_interrupt"),
    "phenomenon": Type(CardBand(rgb("#8658D0"), rgb("#4C2B92")), "type_phenomenon"),
    "alien_tec": Type(CardBand(rgb("#D6336F"), rgb("#8E1245")), "type_alien_tec"),
}


class Faction(NamedTuple):
    """The bar at the edge of a card: a colour and a pattern."""

    colour: Colour
    pattern: str

    @property
    def deep(self) -> Colour:
        return mixed(self.colour, (0, 0, 0), 0.55)


FACTIONS: dict[str, Faction] = {
    "green": Faction(rgb("#3FA35B"), "crosshatch"),
    "blue": Faction(rgb("#3D8BFF"), "dots"),
    "yellow": Faction(rgb("#E0B100"), "stripes"),
    "red": Faction(rgb("#D0202A"), "checks"),
    "violet": Faction(rgb("#8E4FD8"), "waves"),
}
