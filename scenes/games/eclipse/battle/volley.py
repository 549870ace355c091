"""What the tray tells of a volley: who fires, from which face on it hits, and what may be hoped for."""

from __future__ import annotations

from typing import NamedTuple

from game.eclipse.battle_prompts import targets
from game.eclipse.firing import SIDES
from game.eclipse.odds.fleets import lowest_hit
from game.eclipse.parts import NO_SHIP, Battle
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from scenes.games.eclipse.battle.forecasts import decimal, percent
from scenes.games.eclipse.names import code_name, party_name, times
from scenes.table.board.placing import say
from scenes.table.game_table import Watching
from scenes.table.match_words import called


class Hope(NamedTuple):
    """The dice of all ships of a kind, the chance that one hits, and the hits to expect."""

    dice: int
    some: float
    hits: float


def hope(view: EclipseTable, battle: Battle, ship: int) -> Hope:
    """Against the enemy that is hit the most easily: dice are placed after the roll."""
    here, design = view.map[battle.sector].ships, view.party_design(ship)
    lots = design.missiles if battle.missiles else design.cannons
    dice = here.count(ship) * sum(count for _, count in lots)
    enemies = [other for other in here if party_of(other) == battle.other(party_of(ship))]
    lowest = min(
        (lowest_hit(design.computer, view.party_design(enemy).shield) for enemy in enemies), default=SIDES + 1
    )
    chance = (SIDES + 1 - lowest) / SIDES
    return Hope(dice, 1 - (1 - chance) ** dice, dice * chance)


def told(view: EclipseTable, battle: Battle, watching: Watching) -> tuple[str, str]:
    """A heading and lines; while nobody is up, only who fights."""
    names = tuple(called(seat, watching) for seat in range(view.seats))
    ship = battle.firing
    if ship == NO_SHIP:
        attacker = party_name(battle.attacker, names, watching.language)
        defender = party_name(battle.defender, names, watching.language)
        return say(watching, "eclipse.combat.against", attacker=attacker, defender=defender), ""
    count = view.map[battle.sector].ships.count(ship)
    owner = party_name(party_of(ship), names, watching.language)
    who = times(code_name(ship, watching.language), max(1, count), watching.language)
    if not battle.dice:
        title = say(watching, "eclipse.combat.up", owner=owner, fleet=who)
        return title, _lines(view, battle, ship, watching)
    hit = sum(bool(targets(view, party_of(ship), die)) for die in battle.dice)
    title = say(watching, "eclipse.combat.rolled", owner=owner, fleet=who, number=len(battle.dice))
    rolled = say(watching, "eclipse.combat.hits", number=hit)
    return title, f"{_lines(view, battle, ship, watching)}\n{rolled}"


def _lines(view: EclipseTable, battle: Battle, ship: int, watching: Watching) -> str:
    """The rule, then what is to be expected of so many dice; ships on the border fire no more."""
    found = hope(view, battle, ship)
    if ship in battle.fleeing or not found.dice:
        return ""
    rule = say(watching, "eclipse.combat.rule", face=lowest_hit(view.party_design(ship).computer, 0))
    some = say(watching, "eclipse.combat.some", chance=percent(found.some, watching.language))
    hits = decimal(f"{found.hits:.2f}", watching.language)
    return "\n".join([rule, some, say(watching, "eclipse.combat.expected", hits=hits)])
