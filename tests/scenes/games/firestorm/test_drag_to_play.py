"""In the main phase an own ship is taken to attack with it: a tap announces, a drag names the planet."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.match import Match
from game.firestorm.combat.prompts import ChooseAttackers, ChoosePlanetToAttack
from game.firestorm.parts import RESTING
from game.firestorm.prompts import ChooseTarget, Pay, TakeMainPhase
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from game.firestorm.words import AUTO, PASS, word
from scenes.games.firestorm.drag_to_play import TABLE
from scenes.games.firestorm.names import card_name
from scenes.games.firestorm.payers import payers
from scenes.games.firestorm.picture import picture
from scenes.table.scene import TableScene
from scenes.table.stage.piece import PlacedPiece
from tests.support.firestorm.seated import arranged, card_of, give, seated, table_of

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


@pytest.mark.parametrize("way", ["tap", "drag"])
def test_the_ship_that_announces_an_attack_is_among_the_attackers(way: str) -> None:
    """It was forgotten: whoever had tapped it was asked anew which ships attack."""
    fleet = ["lft_pathfinder_scout", SHIP, "lft_fleet_tender"]
    match = arranged({"ships": fleet, "hand": []}, {"hand": []})
    ship, planet = card_of(match, 0, SHIP, "ships"), card_of(match, 1, "pl_ossun", "planets")
    desk = seated(match)
    table = table_of(desk)
    controller = table.flow.controller
    if way == "drag":
        controller.piece_dropped(f"card:{ship}", f"card:{planet}")
        desk.wait(600)
    pressed = 0
    while table.builder is not None and not isinstance(table.builder.prompt, ChooseAttackers) and pressed < 4:
        there = isinstance(table.builder.prompt, ChoosePlanetToAttack)
        controller.piece_pressed(f"card:{planet if there else ship}")
        pressed += 1
        desk.wait(600)
    assert table.builder is not None
    assert isinstance(table.builder.prompt, ChooseAttackers)
    assert [handle.piece for handle in (table.builder.chosen,) if handle] == [f"card:{ship}"]


def test_an_accessory_dropped_on_the_only_ship_equips_it_and_announces_no_attack() -> None:
    gear = {"ships": ["lft_pathfinder_scout"], "hand": ["lft_modular_bay"], "tp": 2}
    match = arranged(gear, {"hand": []})
    ship = card_of(match, 0, "lft_pathfinder_scout", "ships")
    card = card_of(match, 0, "lft_modular_bay", "hand")
    desk = seated(match)
    table = table_of(desk)
    table.flow.controller.piece_dropped(f"card:{card}", f"card:{ship}")
    table.flow.controller.commit()
    desk.wait(600)
    said = [decision.answer for decision in table.session.match.decisions if decision.seat == 0]
    assert "attack" not in said
    assert card_of(match, 0, "lft_modular_bay", "gear") == card


def test_a_ship_that_may_not_attack_cannot_be_taken_for_it() -> None:
    match = arranged({"ships": [SHIP], "hand": []}, {"hand": [], "planets": []})
    ship = card_of(match, 0, SHIP, "ships")
    table = table_of(seated(match))
    assert table.builder is None or f"card:{ship}" not in table.builder.pieces


def test_the_button_that_attacks_tells_what_destroys_the_planet_and_what_it_is_worth() -> None:
    match = arranged({"ships": [SHIP], "hand": []}, {"hand": []})
    planet = card_of(match, 1, "pl_ossun", "planets")
    desk = seated(match)
    table = table_of(desk)
    give(desk, "attack")
    table.flow.controller.piece_pressed(f"card:{planet}")
    desk.wait(400)
    action = desk.find("action")
    assert action is not None
    defense, damage = values(match.table, planet).defense, match.table.damage[planet]
    assert f"{defense + 1 - damage} damage destroys it; worth 2 points" in action.name


PAYING: dict[str, Any] = {
    "hand": ["lft_pathfinder_scout"],
    "planets": ["pl_dawnlight_station", "pl_kelmar", "pl_ossun"],
    "ships": [], "tp": 0, "ep": 0,
}  # fmt: skip


def laid_out(table: TableScene) -> dict[str, PlacedPiece]:
    assert isinstance(table.view, FirestormTable)
    return {placed.id: placed for placed in picture(table.view, table.watching())}


def rests(match: Match[Any], card: int) -> bool:
    return bool(match.table.status[card] & RESTING)


def test_a_card_dropped_on_the_table_lies_there_with_the_names_of_what_pays() -> None:
    match = arranged(PAYING, {"hand": []})
    card = card_of(match, 0, "lft_pathfinder_scout", "hand")
    desk = seated(match)
    table = table_of(desk)
    table.flow.controller.piece_dropped(f"card:{card}", TABLE)
    desk.wait(400)
    assert not match.decisions, "it cannot be taken back, so it waits for the big button"
    laid = laid_out(table)
    assert not laid[f"card:{card}"].rect.colliderect(table.watching().hand)
    assert isinstance(table.view, FirestormTable)
    paying = [card_name(table.view, planet, "en") for planet in payers(table.view, table.watching())[1]]
    assert laid["pays"].name == f"{paying[0]} and {paying[1]} pay"
    action = desk.find("action")
    assert action is not None
    assert laid["pays"].name in action.name
    _, cards = payers(table.view, table.watching())
    table.flow.controller.commit()
    desk.wait(400)
    if isinstance(table.builder.prompt if table.builder else None, Pay):
        give(desk, AUTO)
    resting = [
        planet for planet in match.table.own(0, match.table.players[0].planets) if rests(match, planet)
    ]
    assert sorted(resting) == sorted(cards), "what was said pays is what is deactivated"


def test_a_card_taken_back_from_the_table_lies_in_the_hand_again() -> None:
    match = arranged(PAYING, {"hand": []})
    card = card_of(match, 0, "lft_pathfinder_scout", "hand")
    desk = seated(match)
    table = table_of(desk)
    table.flow.controller.piece_dropped(f"card:{card}", TABLE)
    table.flow.controller.back()
    desk.wait(400)
    laid = laid_out(table)
    assert laid[f"card:{card}"].rect.colliderect(table.watching().hand)
    assert "pays" not in laid


def test_a_card_that_is_paid_before_its_targets_are_chosen_names_no_payers_then() -> None:
    """Meteor Swarm rolls a die for the number of its targets, so its price is paid before them."""
    swarm = {
        "color": "violet",
        "hand": ["gg_meteor_swarm"],
        "ships": [SHIP],
        "planets": ["pl_kelmar"],
        "tp": 0,
        "ep": 2,
    }
    match = arranged(swarm, {"hand": [], "ships": [SHIP, SHIP]}, dice=[1])
    match.answer(0, word("play", card_of(match, 0, "gg_meteor_swarm", "hand")))
    while not isinstance(prompt := match.waiting()[0], ChooseTarget):
        match.answer(prompt.seat, PASS)
    table = table_of(seated(match))
    assert isinstance(table.builder.prompt if table.builder else None, ChooseTarget)
    assert isinstance(table.view, FirestormTable)
    assert payers(table.view, table.watching())[1] == []
    assert "pays" not in laid_out(table)
