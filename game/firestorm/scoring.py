"""Victory points for a planet destroyed by combat."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm.effects.flow import FirePlay
from game.firestorm.events.combat import PlanetTaken
from game.firestorm.events.common import ShieldGiven, VictoryPoints
from game.firestorm.pieces import POINTS_OF_CLASS, owner_of


def score(play: FirePlay, fallen: list[CardId]) -> None:
    """Points for the attacker when the damage lands (ruling 44); of three, the defender gets protection."""
    table = play.table
    combat = table.combat
    if combat is None or combat.planet not in fallen:
        return
    facts = table.facts(combat.planet).planet
    assert facts is not None
    play.do(PlanetTaken())
    play.do(VictoryPoints(combat.attacker, POINTS_OF_CLASS[facts.planet_class], "conquest"))
    if table.mode == "triangle":
        play.do(ShieldGiven(owner_of(combat.planet), combat.attacker))
