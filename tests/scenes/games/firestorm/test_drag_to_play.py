"""In the main phase an own ship is taken to attack with it: a tap announces, a drag names the planet."""

from __future__ import annotations

from game.firestorm.combat.prompts import ChoosePlanetToAttack
from game.firestorm.prompts import TakeMainPhase
from tests.support.firestorm.seated import arranged, card_of, seated, table_of

SHIP = "lft_battlecruiser"


def test_a_tap_on_an_own_ship_announces_an_attack_and_planets_can_be_chosen() -> None:
    match = arranged({"ships": [SHIP], "hand": []}, {"hand": []})
    ship, planet = card_of(match, 0, SHIP, "ships"), card_of(match, 1, "pl_ossun", "planets")
    desk = seated(match)
    table = table_of(desk)
    assert isinstance(table.builder.prompt if table.builder else None, TakeMainPhase)
    for _ in range(2):  # the first one selects it, if it does not attack at once
        if table.builder is not None and isinstance(table.builder.prompt, TakeMainPhase):
            table.flow.controller.piece_pressed(f"card:{ship}")
            desk.wait(400)
    assert table.builder is not None
    assert isinstance(table.builder.prompt, ChoosePlanetToAttack)
    assert f"card:{planet}" in table.builder.pieces


def test_an_own_ship_dropped_on_an_enemy_planet_attacks_it() -> None:
    match = arranged({"ships": [SHIP], "hand": []}, {"hand": []})
    ship, planet = card_of(match, 0, SHIP, "ships"), card_of(match, 1, "pl_ossun", "planets")
    desk = seated(match)
    table = table_of(desk)
    controller = table.flow.controller
    assert f"card:{planet}" in controller.places_of(f"card:{ship}")
    controller.piece_dropped(f"card:{ship}", f"card:{planet}")
    desk.wait(600)
    said = [decision.answer for decision in table.session.match.decisions if decision.seat == 0]
    assert said[:2] == ["attack", f"card {planet}"]


def test_a_ship_that_may_not_attack_cannot_be_taken_for_it() -> None:
    match = arranged({"ships": [SHIP], "hand": []}, {"hand": [], "planets": []})
    ship = card_of(match, 0, SHIP, "ships")
    table = table_of(seated(match))
    assert table.builder is None or f"card:{ship}" not in table.builder.pieces
