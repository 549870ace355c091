"""The instants and interrupts of the forum."""

from __future__ import annotations

import pytest

from game.firestorm.events.stack import DamageLanded
from game.firestorm.prompts import Pick
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, combat, exactly, holding
from tests.support.firestorm.words import Hands, rich, seated


def test_fr_intrigue_looks_at_a_hand_and_takes_the_best_card() -> None:
    hands = seated({"hand": [LANCER, BOAT, CRUISER]}, exactly("fr_intrigue", 0, 3), phase="event")
    hands.plays(1, "fr_intrigue")
    assert all(hands.table.knows(1, card) for card in hands.pile(0, "hand"))
    assert len(hands.asks(1, Pick).listed) == 3
    hands.says(1, hands.card(0, BOAT, "hand"))
    assert hands.names(0, "hand")[:2] == [LANCER, CRUISER]
    assert hands.names(0, "scrap") == [BOAT]
    assert not isinstance(hands.match.asked_of(1), Pick), "one card only"


def test_fr_protracted_talks_end_a_combat_and_give_the_attacker_a_card() -> None:
    them = exactly("fr_protracted_talks", 0, 2, planets=["pl_kelmar"])
    hands = combat([LANCER], [BOAT], step="kep1", them=them).plays(1, "fr_protracted_talks")
    assert hands.table.combat is None
    assert len(hands.pile(0, "hand")) == 1
    assert hands.pile(1, "hand") == []
    later = combat([LANCER], [BOAT], step="kep2", them=holding("fr_protracted_talks", "gr_burst_fire"))
    assert not later.may_play(1, "fr_protracted_talks")


def test_fr_embargo_keeps_the_active_player_from_large_ships_phenomena_and_alien_tec() -> None:
    hand = [CRUISER, BOAT, "gr_command_net", "gr_brood_archive", "gr_shield_booster"]
    me = {"hand": hand, "planets": ["pl_dawnlight_station"] * 8 + ["pl_sixtrae"], "ships": [LANCER]}
    them = exactly("fr_embargo", 0, 2)
    hands = seated(me, them, phase="event").plays(1, "fr_embargo").settles()
    while "number 1" not in hands.options(0):
        hands.says(0, "none" if "none" in hands.options(0) else "pass")
    hands.says(0, "number 1")
    allowed = [key for key in hand if hands.may_play(0, key)]
    assert allowed == [BOAT, "gr_shield_booster"]


def test_fr_embargo_ends_with_the_turn() -> None:
    planets = ["pl_dawnlight_station"] * 8
    hands = seated({"hand": [CRUISER], "planets": planets}, exactly("fr_embargo", 0, 2), phase="event")
    hands.plays(1, "fr_embargo").settles()
    hands.says(0, "none", "number 1").ends(0).says(1, "none", "number 1").ends(1)
    hands.says(0, "none", "number 1")
    assert hands.may_play(0, CRUISER)


def test_fr_attrition_stops_a_small_ship_over_its_next_reactivation() -> None:
    hands = seated({"ships": [LANCER, CRUISER]}, exactly("fr_attrition", 0, 2)).plays(1, "fr_attrition")
    lancer = hands.card(0, LANCER)
    assert not hands.is_active(lancer)
    assert hands.is_active(hands.card(0, CRUISER))
    for active in (False, True):
        hands.ends(0).says(1, "none", "number 1").ends(1)
        assert hands.is_active(lancer) == active
        hands.says(0, "none", "number 1")


def test_fr_expropriation_destroys_an_accessory_of_an_enemy() -> None:
    ship = {"card": LANCER, "gear": ["gr_shield_booster"]}
    hands = seated(exactly("fr_expropriation", 0, 2, ships=[ship]), {"ships": [ship]})
    hands.plays(0, "fr_expropriation")
    assert hands.names(1, "scrap") == ["gr_shield_booster"]
    assert hands.values(hands.card(1, LANCER)) == (3, 2)
    assert hands.values(hands.card(0, LANCER)) == (3, 4)


@pytest.mark.parametrize(("said", "damage"), [("pay", 3), ("suffer", 0)])
def test_fr_arbitration_neutralizes_an_enemy_effect_unless_its_player_pays_two_points(
    said: str, damage: int
) -> None:
    me = holding("fr_arbitration", ships=[CRUISER])
    hands = seated(me, {"hand": [BARRAGE], "ep": 5, "planets": []})
    hands.plays(1, BARRAGE, "number 3").plays(0, "fr_arbitration").settles().says(1, said)
    hands.settles()
    assert hands.table.damage[hands.card(0, CRUISER)] == damage
    assert hands.player(1).ep == (0 if said == "pay" else 2)


def test_fr_arbitration_asks_nobody_who_cannot_pay_and_leaves_own_effects_alone() -> None:
    hands = seated(holding("fr_arbitration", ships=[CRUISER]), {"hand": [BARRAGE], "ep": 4, "planets": []})
    hands.plays(1, BARRAGE, "number 3").plays(0, "fr_arbitration").settles()
    assert hands.table.damage[hands.card(0, CRUISER)] == 0
    own = seated(holding(BARRAGE, "fr_arbitration", ships=[CRUISER], color="yellow"), {})
    own.plays(0, BARRAGE, "number 3")
    assert own.table.damage[own.card(0, CRUISER)] == 3
    assert own.names(0, "hand") == ["fr_arbitration"]


def shelled(key: str) -> Hands:
    me = holding(key, planets=["pl_kelmar"], ships=[CRUISER])
    return seated(me, rich(ships=[BOAT], others=["ki_orbital_bombardment"]), turn=1)


def test_fr_guarantee_prevents_up_to_five_points_of_damage_to_a_planet() -> None:
    hands = shelled("fr_guarantee").uses(1, "ki_orbital_bombardment")
    hands.plays(0, "fr_guarantee").settles()
    assert hands.where(hands.card(0, "pl_kelmar")) == "planets"
    assert hands.table.damage[hands.card(0, "pl_kelmar")] == 0
    without = shelled("gr_supply_run").uses(1, "ki_orbital_bombardment").settles()
    assert without.names(0, "ruins") == ["pl_kelmar"]


def test_fr_guarantee_prevents_no_more_than_five_points() -> None:
    battle = combat(
        ["ki_crystal_battleship"], step="damage_step", advancing=[0], them=holding("fr_guarantee")
    )
    planet = battle.pile(1, "planets")[0]
    battle.says(0, f"hit {planet} 8").says(1, "done").plays(1, "fr_guarantee").settles()
    (landed,) = battle.happened(DamageLanded)
    assert landed.amounts == (3,)


def test_fr_guarantee_is_of_no_use_to_planets_of_enemies() -> None:
    me = holding("fr_guarantee", others=["ki_orbital_bombardment"], ships=[BOAT])
    hands = seated(me, {"planets": ["pl_kelmar"]}).uses(0, "ki_orbital_bombardment")
    assert hands.names(1, "ruins") == ["pl_kelmar"]
    assert hands.names(0, "hand") == ["fr_guarantee"]


def test_fr_guarantee_is_of_no_use_to_ships() -> None:
    hands = seated(holding("fr_guarantee", ships=[CRUISER]), rich(hand=[BARRAGE])).plays(
        1, BARRAGE, "number 2"
    )
    assert hands.table.damage[hands.card(0, CRUISER)] == 2
    assert hands.names(0, "hand") == ["fr_guarantee"]


def test_fr_customs_inspection_stops_a_ship_that_was_just_played() -> None:
    hands = seated(rich(hand=[LANCER], color="red"), exactly("fr_customs_inspection", 0, 1))
    hands.plays(0, LANCER).plays(1, "fr_customs_inspection").settles()
    lancer = hands.card(0, LANCER, "ships")
    assert not hands.is_active(lancer)
    for active in (False, True):
        hands.ends(0).says(1, "none", "number 1").ends(1)
        assert hands.is_active(lancer) == active
        hands.says(0, "none", "number 1")


def test_fr_customs_inspection_leaves_own_ships_and_other_cards_alone() -> None:
    hands = seated(holding("fr_customs_inspection", BOAT)).plays(0, BOAT)
    assert hands.is_active(hands.card(0, BOAT, "ships"))
    assert hands.names(0, "hand") == ["fr_customs_inspection"]
    other = seated(rich(hand=["gr_command_net"]), holding("fr_customs_inspection")).plays(0, "gr_command_net")
    assert other.is_active(other.card(0, "gr_command_net", "others"))
