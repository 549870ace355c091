"""The decoy colony: another planet is attacked instead (hook ``redirect_attack``)."""

from __future__ import annotations

from typing import Any

from game.firestorm.events.combat import AttackRedirected
from game.firestorm.prompts import Act, ChooseTarget
from tests.support.firestorm.fights import Fight, fight
from tests.support.firestorm.positions import BOAT

DECOY = {"card": "pl_kelmar", "gear": ["lft_decoy_colony"]}


def declared(*others: Any, ep: int = 1, at: int = 0) -> Fight:
    """An attack on one of the planets of seat 1, of which the first one has a decoy."""
    battle = fight(["ki_crystal_battleship"], them={"planets": [DECOY, *others], "ep": ep})
    return battle.declares(40, planet=battle.planets[1][at])


def test_another_planet_of_the_same_player_becomes_the_attacked_one() -> None:
    battle = declared("pl_brannt", ep=1).plays(1, verb="use")
    kelmar, brannt = battle.planets[1]
    assert battle.happened(AttackRedirected) == [AttackRedirected(brannt)]
    assert battle.table.combat.planet == brannt
    assert battle.table.players[1].ep == 0
    battle.forms_up().advances(40).deals(0, (brannt, 3)).deals(1)
    assert battle.is_destroyed(brannt)
    assert not battle.is_destroyed(kelmar)


def test_its_owner_chooses_among_all_other_planets() -> None:
    battle = declared("pl_sarrin", "pl_ossun").answers(1, Act, "use 160 0")
    assert battle.asks(1, ChooseTarget).listed == tuple(f"card {card}" for card in battle.planets[1][1:])


def test_it_costs_a_point_and_needs_another_planet() -> None:
    assert declared("pl_kelmar", ep=0).match.asked_of(1) is None
    assert declared(ep=1).match.asked_of(1) is None


def test_it_is_of_no_use_when_another_planet_is_attacked() -> None:
    assert declared("pl_kelmar", at=1).match.asked_of(1) is None


def test_a_deactivated_planet_sends_nobody_away() -> None:
    """Activated abilities of an accessory need an active planet."""
    planets = [{**DECOY, "resting": True}, "pl_kelmar"]
    battle = fight(["ki_crystal_battleship"], [BOAT], them={"planets": planets, "ep": 1}).declares(40)
    assert not isinstance(battle.match.asked_of(1), Act)


def test_two_decoys_send_an_attack_on_once_each() -> None:
    """The moment of the declaration is over when the first one has answered."""
    battle = declared(DECOY, ep=5).plays(1, verb="use")
    assert battle.table.combat.planet == battle.planets[1][1]
    assert len(battle.happened(AttackRedirected)) == 1
