"""The instants and interrupts of the crystal empire."""

from __future__ import annotations

import pytest

from game.firestorm.events.cards import DeckShuffled
from game.firestorm.prompts import ChooseTarget, Pick
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, combat, exactly, holding
from tests.support.firestorm.words import rich, seated

HERE = {"planets": ["pl_kelmar"]}  # what is attacked brings no influence points


def test_ki_lightning_assault_lets_a_new_ship_attack() -> None:
    new = {"card": LANCER, "fresh": True}
    hands = seated(exactly("ki_lightning_assault", 0, 2, ships=[new]))
    assert "attack" not in hands.options(0)
    hands.plays(0, "ki_lightning_assault")
    assert "attack" in hands.options(0)
    other = seated({}, holding("ki_lightning_assault", "gr_shield_surge", ships=[new]))
    assert not other.may_play(1, "ki_lightning_assault"), "in the own main phase only"


def test_ki_crystal_storm_strengthens_all_own_attackers_in_the_last_combat_effect_phase() -> None:
    me = exactly("ki_crystal_storm", 0, 3)
    hands = combat([LANCER, CRUISER, BOAT], [BOAT], step="kep3", formations=[[0], [1]], blocks=[0], me=me)
    hands.plays(0, "ki_crystal_storm")
    assert hands.values(hands.card(0, LANCER)) == (5, 2)
    assert hands.values(hands.card(0, CRUISER)) == (6, 5)
    assert hands.values(hands.card(0, BOAT)) == (1, 1), "it does not attack"
    assert hands.values(hands.card(1, BOAT)) == (1, 1)
    them = holding("ki_crystal_storm", "gr_burst_fire", **HERE)
    assert not combat([LANCER], [BOAT], step="kep3", them=them).may_play(1, "ki_crystal_storm")


def test_ki_coup_de_grace_destroys_a_small_ship_that_is_deactivated() -> None:
    tired = {"card": LANCER, "resting": True}
    large = {"card": CRUISER, "resting": True}
    hands = seated(exactly("ki_coup_de_grace", 0, 2), {"ships": [BOAT, tired, large]})
    hands.plays(0, "ki_coup_de_grace").settles()
    assert hands.names(1, "scrap") == [LANCER]
    assert not seated(holding("ki_coup_de_grace"), {"ships": [LANCER, large]}).may_play(0, "ki_coup_de_grace")


def test_ki_colonisation_wave_finds_a_planet_that_brings_points() -> None:
    deck = ["pl_sixtrae", "pl_ossun", "pl_mokoa"]
    hands = seated(exactly("ki_colonisation_wave", 3, 1, planet_deck=deck)).plays(0, "ki_colonisation_wave")
    assert "none" in hands.asks(0, Pick).listed
    assert f"card {hands.card(0, 'pl_sixtrae', 'planet_deck')}" not in hands.asks(0, Pick).listed
    hands.says(0, hands.card(0, "pl_mokoa", "planet_deck"))
    mokoa = hands.card(0, "pl_mokoa", "planets")
    assert not hands.is_active(mokoa)
    assert hands.table.knows(1, mokoa)
    assert [event.pile for event in hands.happened(DeckShuffled)] == ["planet_deck"]


def test_ki_show_of_force_turns_three_idle_ships_into_a_victory_point() -> None:
    ships = [LANCER, BOAT, CRUISER, BOAT]
    hands = seated(exactly("ki_show_of_force", 0, 4, ships=ships), phase="event")
    hands.plays(0, "ki_show_of_force")
    for _ in range(3):
        hands.says(0, hands.asks(0, Pick).listed[0])
    assert hands.player(0).points == 1
    assert sum(map(hands.is_active, hands.pile(0, "ships"))) == 1
    few = [LANCER, BOAT, {"card": BOAT, "resting": True}]
    them = {"ships": [BOAT, {"card": BOAT, "resting": True}]}
    poor = seated(holding("ki_show_of_force", "ki_coup_de_grace", ships=few), them, phase="event")
    assert poor.may_play(0, "ki_coup_de_grace")
    assert f"play {poor.card(0, 'ki_show_of_force', 'hand')}" not in poor.options(0)


def test_ki_area_bombardment_hurts_every_enemy_ship_in_combat() -> None:
    me = exactly("ki_area_bombardment", 0, 4)
    hands = combat([CRUISER], [CRUISER, "fr_council_ship"], step="kep3", blocks=[0, 0], me=me)
    hands.plays(0, "ki_area_bombardment").settles()
    hit = [hands.table.damage[card] for card in (*hands.pile(1, "ships"), *hands.pile(0, "ships"))]
    assert hit == [2, 2, 0]


def test_ki_area_bombardment_spares_ships_that_do_not_defend() -> None:
    me = exactly("ki_area_bombardment", 0, 4)
    them = {"ships": [CRUISER, CRUISER]}
    hands = combat([LANCER, BOAT], [CRUISER], step="kep3", formations=[[0]], blocks=[0], me=me, them=them)
    hands.plays(0, "ki_area_bombardment").settles()
    assert [hands.table.damage[card] for card in hands.pile(1, "ships")] == [2, 0]


def test_ki_imperial_decree_neutralizes_an_instant_of_an_enemy() -> None:
    hands = seated(holding("ki_imperial_decree", ships=[CRUISER]), rich(hand=[BARRAGE]))
    hands.plays(1, BARRAGE, "number 3").plays(0, "ki_imperial_decree").settles()
    assert hands.table.damage[hands.card(0, CRUISER)] == 0
    assert hands.player(0).ep == 28


def test_ki_imperial_decree_is_of_no_use_against_interrupts_and_own_effects() -> None:
    hands = seated(
        holding(BARRAGE, "ki_imperial_decree", color="red"), rich(ships=[CRUISER], hand=["gr_final_word"])
    )
    hands.plays(0, BARRAGE, "number 3")
    assert not [said for said in hands.options(0) if said.startswith("play")]
    hands.plays(1, "gr_final_word")
    assert hands.stack == [], "nobody could answer"
    assert hands.names(0, "hand") == ["ki_imperial_decree"]
    assert hands.table.damage[hands.card(1, CRUISER)] == 0


def test_ki_retaliation_hurts_an_enemy_ship_for_a_lost_one() -> None:
    me = holding("ki_retaliation", ships=[BOAT])
    hands = seated(me, rich(hand=[BARRAGE], ships=[CRUISER]))
    hands.plays(1, BARRAGE, "number 2", hands.card(0, BOAT)).plays(0, "ki_retaliation").settles()
    assert hands.table.damage[hands.card(1, CRUISER)] == 3
    assert hands.where(hands.card(0, BOAT)) == "scrap"
    theirs = seated(holding(BARRAGE, "ki_retaliation", color="red"), {"ships": [BOAT, CRUISER]})
    theirs.plays(0, BARRAGE, "number 2", theirs.card(1, BOAT))
    assert theirs.waiting_for == [(0, "TakeMainPhase")], "losses of enemies are no reason"


@pytest.mark.parametrize("gear", [["gr_auxiliary_cannon"], []])
def test_ki_emergency_jettison_saves_a_ship_for_one_of_its_accessories(gear: list[str]) -> None:
    ships = [{"card": LANCER, "gear": gear}, {"card": CRUISER, "gear": ["gr_shield_booster"]}]
    hands = seated(holding("ki_emergency_jettison", ships=ships), rich(hand=[BARRAGE]))
    lancer = hands.card(0, LANCER)
    hands.plays(1, BARRAGE, "number 9", lancer)
    if gear:
        hands.plays(0, "ki_emergency_jettison").settles()
    assert hands.where(lancer) == ("ships" if gear else "scrap")
    assert hands.names(0, "removed") == gear
    assert hands.table.damage[lancer] == 0
    assert hands.names(0, "gear") == ["gr_shield_booster"]


def test_ki_emergency_jettison_offers_accessories_of_that_ship_only() -> None:
    gear = ["gr_auxiliary_cannon", "gr_shield_booster"]
    ships = [{"card": LANCER, "gear": gear}, {"card": CRUISER, "gear": ["gr_escape_pods"]}]
    hands = seated(holding("ki_emergency_jettison", ships=ships), rich(hand=[BARRAGE]))
    hands.plays(1, BARRAGE, "number 9", hands.card(0, LANCER)).plays(0, "ki_emergency_jettison")
    assert set(hands.asks(0, ChooseTarget).listed) == {f"card {hands.card(0, key)}" for key in gear}
