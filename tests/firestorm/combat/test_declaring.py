"""Declaring an attack, and the first combat effect phase (RB 2.4.1 to 2.4.3, 4.1.1)."""

from __future__ import annotations

from game.firestorm.combat.prompts import ChooseAttackers, ChoosePlanetToAttack, FormUp
from game.firestorm.events.common import PoolsEmptied, Regenerated
from game.firestorm.prompts import Act, TakeMainPhase
from tests.support.firestorm.fights import fight


def test_an_announced_attack_need_not_be_declared() -> None:
    attack = fight(["ki_lancer"])
    attack.answers(0, TakeMainPhase, "attack").answers(0, ChoosePlanetToAttack, "none")
    assert attack.is_over
    assert "attack" in attack.asks(0, TakeMainPhase).options(attack.table)


def test_the_others_may_act_between_announcement_and_declaration() -> None:
    attack = fight(["ki_lancer"], them={"hand": ["gr_focused_barrage"], "ep": 2})
    attack.passes(1).answers(0, TakeMainPhase, "attack")
    _ = attack.asks(1, Act)
    assert attack.phase_is("main")


def test_the_target_is_any_enemy_planet_active_or_not() -> None:
    attack = fight(["ki_lancer"], them={"planets": ["pl_kelmar", {"card": "pl_sarrin", "resting": True}]})
    attack.answers(0, TakeMainPhase, "attack")
    listed = attack.asks(0, ChoosePlanetToAttack).listed
    assert listed == ("none", *(f"card {planet}" for planet in attack.planets[1]))


def test_only_active_ships_that_were_there_at_the_start_of_the_turn_attack() -> None:
    attack = fight(
        ["ki_lancer", {"card": "ki_lancer", "resting": True}, {"card": "ki_lancer", "fresh": True}]
    )
    attack.declares(attack.mine[0])
    assert list(attack.table.combat.attackers) == [attack.mine[0]]


def test_a_ship_that_cannot_attack_is_not_asked_for() -> None:
    attack = fight(["fr_border_warden", "ki_lancer", "ki_lancer"])
    attack.answers(0, TakeMainPhase, "attack").answers(
        0, ChoosePlanetToAttack, f"card {attack.planets[1][0]}"
    )
    asked = attack.asks(0, ChooseAttackers)
    assert f"card {attack.mine[0]}" not in asked.listed
    assert attack.refuses(0, ChooseAttackers, f"card {attack.mine[0]}").section == "2.4.1"


def test_at_least_one_ship_attacks() -> None:
    attack = fight(["ki_lancer", "gr_courier_boat"])
    attack.answers(0, TakeMainPhase, "attack").answers(
        0, ChoosePlanetToAttack, f"card {attack.planets[1][0]}"
    )
    assert "done" not in attack.asks(0, ChooseAttackers).listed
    attack.answers(0, ChooseAttackers, f"card {attack.mine[1]}")
    assert "done" in attack.asks(0, ChooseAttackers).listed


def test_declared_ships_and_the_planet_are_in_combat_from_the_declaration_on() -> None:
    attack = fight(["ki_lancer", "gr_courier_boat"]).declares(40)
    assert attack.table.in_combat(attack.mine[0])
    assert attack.table.in_combat(attack.planets[1][0])
    assert not attack.table.in_combat(attack.mine[1])


def test_an_attack_is_declared_only_once_in_a_turn() -> None:
    attack = fight(["ki_lancer"]).declares(40).forms_up().advances()
    assert attack.is_over
    assert "attack" not in attack.asks(0, TakeMainPhase).options(attack.table)


def test_without_ships_nobody_can_announce_an_attack() -> None:
    attack = fight([])
    assert "attack" not in attack.asks(0, TakeMainPhase).options(attack.table)


def test_an_attacked_planet_may_pass_the_attack_on_when_it_is_declared() -> None:
    decoy = {"planets": [{"card": "pl_kelmar", "gear": ["lft_decoy_colony"]}, "pl_sarrin"], "ep": 1}
    attack = fight(["ki_lancer"], them=decoy).declares(40)
    assert attack.phase_is("attack")
    attack.plays(1, verb="use")
    assert attack.table.combat.planet == attack.planets[1][1]
    assert attack.table.in_combat(attack.planets[1][1])
    assert not attack.table.in_combat(attack.planets[1][0])


def test_everybody_may_act_in_the_first_combat_effect_phase() -> None:
    attack = fight(
        ["ki_lancer"], me={"hand": ["gr_shield_surge"], "ep": 1}, them={"hand": ["gr_fall_back"], "ep": 3}
    )
    attack.declares(40)
    assert attack.phase_is("kep1")
    attack.passes(0)
    _ = attack.asks(1, Act)
    attack.passes(1)
    _ = attack.asks(0, FormUp)


def test_after_the_first_phase_shields_are_restored_and_effects_and_pools_end() -> None:
    attack = fight(
        [{"card": "gr_light_cruiser", "damage": 3}], me={"hand": ["gr_shield_surge"], "ep": 5}, them={"ep": 2}
    )
    attack.declares(40)
    attack.plays(0, "card 40")
    _ = attack.asks(0, FormUp)
    assert attack.happened(Regenerated)
    assert not attack.happened(PoolsEmptied)
    assert attack.table.damage[40] == 0
    assert attack.table.lasting == []
    assert [player.ep for player in attack.table.players] == [0, 0]


def test_a_declared_ship_that_was_deactivated_is_out_of_the_combat_when_the_hand_is_formed() -> None:
    """RB 2.4.4: two class-1 ships are deactivated in the first phase, and with them the combat is over."""
    attack = fight(
        ["ki_lancer", "gr_courier_boat"], them={"hand": ["lft_holo_fleet"], "ep": 2, "color": "blue"}
    )
    attack.declares(40, 41)
    attack.plays(1, "card 40")
    assert attack.asks(0, FormUp).ships == (41,)
    assert not attack.table.in_combat(40)


def test_the_combat_is_over_if_no_declared_ship_is_left_active() -> None:
    attack = fight(["ki_lancer"], them={"hand": ["lft_holo_fleet"], "ep": 2, "color": "blue"}).declares(40)
    attack.plays(1, "card 40")
    assert attack.is_over
    assert attack.phase_is("main")
    _ = attack.asks(0, TakeMainPhase)
