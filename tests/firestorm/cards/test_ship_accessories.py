"""Every accessory of ships, on a ship that it fits and on one that it does not fit."""

from __future__ import annotations

import pytest

from game.firestorm.combat.prompts import FormUp, Locate, UseSpecial, UseTractorBeam
from game.firestorm.prompts import Arrange, ChooseTarget
from game.firestorm.totals import keywords
from tests.support.firestorm.fights import clash, fight
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, combat, holding, slip_of
from tests.support.firestorm.words import Hands, rich, seated

# id, what it adds to attack and defense, its built-in ability, the class of ships that it is for
BONUSES = [
    ("gr_auxiliary_cannon", 2, 0, "", 0),
    ("gr_shield_booster", 0, 2, "", 0),
    ("gr_tactical_locator", 0, 0, "locator_2", 0),
    ("gr_tractor_projector", 0, 1, "tractor_beam", 0),
    ("gr_escape_pods", 0, 0, "", 0),
    ("gr_rapid_fire_automatics", 3, 1, "", 2),
    ("lft_mirror_projector", 0, 1, "virtual_image", 1),
    ("lft_modular_bay", 0, 0, "", 0),
    ("lft_stealth_hull", 1, 0, "", 0),
    ("fr_precision_beam", 1, 0, "sabotage_fire", 1),
    ("fr_reactive_plating", 0, 1, "", 0),
    ("fr_mine_layer", 0, 0, "", 0),
    ("ki_pulse_projector", 1, 0, "emp", 1),
    ("ki_crystal_focus", 4, -1, "", 0),
    ("ki_planet_breaker", 0, 0, "", 2),
    ("gg_demolition_charge", 2, 0, "kamikaze", 1),
    ("gg_stolen_drive", 1, 0, "", 0),
    ("gg_noise_generator", 0, 0, "", 0),
]
SPECIALS = ("virtual_image", "sabotage_fire", "emp", "kamikaze")


@pytest.mark.parametrize(("key", "attack", "defense", "word", "size"), BONUSES)
def test_an_accessory_gives_its_bonus_to_the_ship_that_it_is_played_onto(
    key: str, attack: int, defense: int, word: str, size: int
) -> None:
    for ship, base, number in ((LANCER, (3, 2), 1), (CRUISER, (4, 5), 2)):
        hands = seated(holding(key, ships=[ship])).plays(0, key)
        card = hands.card(0, ship)
        assert hands.table.gear_on(card) == [hands.card(0, key)]
        fits = size in (0, number)
        bonus = (attack, defense) if fits else (0, 0)
        assert hands.values(card) == (base[0] + bonus[0], base[1] + bonus[1])
        assert keywords(hands.table, card) == ([word] if word and fits else [])


def geared(key: str, ship: str = LANCER) -> dict[str, object]:
    return {"card": ship, "gear": [key]}


def test_gr_tactical_locator_lets_a_defender_locate_and_look() -> None:
    battle = fight([geared("gr_auxiliary_cannon"), CRUISER], [geared("gr_tactical_locator")])
    battle.declares(40, 42).forms_up().defends(160)
    battle.answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    assert battle.table.knows(1, 41)


def test_gr_tractor_projector_holds_a_ship() -> None:
    battle = clash([geared("gr_tractor_projector")], [CRUISER], step="damage_step", blocks=[0])
    battle.answers(0, UseTractorBeam, "beam 160").deals(0).deals(1)
    assert battle.is_resting(160)


@pytest.mark.parametrize(
    "key", ["lft_mirror_projector", "fr_precision_beam", "ki_pulse_projector", "gg_demolition_charge"]
)
def test_an_accessory_lets_a_small_ship_try_a_special_ability(key: str) -> None:
    word = next(row[3] for row in BONUSES if row[0] == key)
    target = {"card": CRUISER, "gear": ["gr_shield_booster"]}
    battle = clash(
        [geared(key), CRUISER], [target], step="special_abilities", formations=[[0, 1]], blocks=[0]
    )
    assert f"special 40 {SPECIALS.index(word)}" in battle.asks(0, UseSpecial).listed


@pytest.mark.parametrize("ep", [0, 1])
def test_gr_escape_pods_bring_a_destroyed_ship_to_the_hand_for_one_point(ep: int) -> None:
    hands = seated({"ships": [geared("gr_escape_pods")], "ep": ep, "planets": []}, holding(BARRAGE))
    pod = hands.card(0, "gr_escape_pods")
    hands.plays(1, BARRAGE, "number 3")
    if ep:
        hands.says(0, f"use {pod} 0").settles()
    assert hands.where(hands.card(0, LANCER)) == ("hand" if ep else "scrap")
    assert hands.where(pod) == "scrap"


def test_gr_escape_pods_save_no_other_ship() -> None:
    ships = [geared("gr_escape_pods"), CRUISER]
    hands = seated(rich(ships=ships), holding(BARRAGE))
    hands.plays(1, BARRAGE, "number 9", hands.card(0, CRUISER)).settles()
    assert hands.where(hands.card(0, CRUISER)) == "scrap"


def test_lft_modular_bay_helps_attackers_to_attack_and_defenders_to_defend() -> None:
    ship = geared("lft_modular_bay")
    hands = combat([ship], [ship], step="kep3", blocks=[0], me=holding("gr_burst_fire"))
    assert hands.values(hands.card(0, LANCER)) == (6, 2)
    assert hands.values(hands.card(1, LANCER)) == (3, 5)


def test_lft_stealth_hull_keeps_a_ship_from_being_located() -> None:
    """Ruling 88: only the accessory is shown, and only to whoever tried."""
    battle = fight([geared("lft_stealth_hull"), CRUISER], ["lft_listening_boat"])
    battle.declares(40, 42).forms_up().defends(160)
    battle.answers(1, Locate, f"locate 160 {battle.table.slot_of(40)}")
    assert battle.table.covered(40)
    other = fight([LANCER, CRUISER], ["lft_listening_boat"]).declares(40, 41).forms_up().defends(160)
    other.answers(1, Locate, f"locate 160 {other.table.slot_of(40)}")
    assert not other.table.covered(40)


def test_fr_reactive_plating_prevents_a_point_of_all_damage_that_arrives_together() -> None:
    plated = {"card": LANCER, "gear": [{"card": "fr_reactive_plating", "shown": True}]}
    hands = seated({"ships": [plated]}, holding(BARRAGE, BARRAGE))
    hands.plays(1, BARRAGE, "number 3").settles()
    lancer = hands.card(0, LANCER)
    assert hands.table.damage[lancer] == 2
    hands.plays(1, BARRAGE, "number 1").settles()
    assert hands.table.damage[lancer] == 2


def layer(step: str, resting: bool = False) -> Hands:
    ship = {"card": CRUISER, "gear": ["fr_mine_layer"], "resting": resting}
    return combat([CRUISER, BOAT], [ship], step=step, blocks=[None], them={"color": "yellow"})


def test_fr_mine_layer_hurts_an_attacker_that_lies_face_down() -> None:
    hands = layer("kep2")
    hands.uses(1, "fr_mine_layer", slip_of(hands, hands.card(0, CRUISER))).settles()
    assert hands.table.damage[hands.card(0, CRUISER)] == 2
    assert hands.table.damage[hands.card(0, BOAT)] == 0
    assert not hands.is_active(hands.card(1, CRUISER))
    assert hands.table.knows(0, hands.card(1, "fr_mine_layer")), "who uses an accessory shows it"


def test_fr_mine_layer_aims_at_attackers_only() -> None:
    """A ship that stays at home lies face up and is none."""
    mines = {"card": CRUISER, "gear": ["fr_mine_layer"]}
    ships = [CRUISER, BOAT, LANCER]
    hands = combat(ships, [mines], step="kep2", formations=[[0], [1]], them={"color": "yellow"})
    hands.uses(1, "fr_mine_layer")
    assert len(hands.asks(1, ChooseTarget).listed) == 2
    assert f"card {hands.card(0, LANCER)}" not in hands.asks(1, ChooseTarget).listed


def test_fr_mine_layer_needs_an_active_ship_and_the_second_combat_effect_phase() -> None:
    assert layer("kep2").may_use(1, "fr_mine_layer")
    assert not layer("kep2", resting=True).may_use(1, "fr_mine_layer")
    assert not layer("kep3").may_use(1, "fr_mine_layer")


def test_ki_crystal_focus_cannot_be_exchanged() -> None:
    ships = [{"card": LANCER, "gear": ["ki_crystal_focus", "gr_shield_booster"]}, CRUISER]
    hands = seated({"ships": ships}, phase="exchange")
    focus, booster = hands.card(0, "ki_crystal_focus"), hands.card(0, "gr_shield_booster")
    cruiser = hands.card(0, CRUISER)
    assert hands.refuses(0, Arrange, f"gear {focus} {cruiser}").section == "4.7"
    hands.says(0, f"gear {booster} {cruiser}", "done")
    assert hands.table.host(booster) == cruiser
    battle = fight(ships, [BOAT]).declares(40, 43)
    battle.refuses(0, FormUp, "gear 41 43")


def test_ki_planet_breaker_works_while_a_large_ship_advances() -> None:
    ships = [geared("ki_planet_breaker", CRUISER), geared("ki_planet_breaker")]
    hands = combat(ships, [BOAT], step="damage_step", blocks=[None], advancing=[0, 1])
    assert hands.values(hands.card(0, CRUISER)) == (8, 5)
    assert hands.values(hands.card(0, LANCER)) == (3, 2), "it is for large ships only"
    still = combat(ships, [BOAT], step="damage_step", blocks=[0], formations=[[0, 1]])
    assert still.values(still.card(0, CRUISER)) == (4, 5)


def test_gg_stolen_drive_lets_a_new_ship_attack() -> None:
    new = {"card": LANCER, "fresh": True}
    assert "attack" not in seated({"ships": [new]}).options(0)
    assert "attack" in seated({"ships": [{**new, "gear": ["gg_stolen_drive"]}]}).options(0)


@pytest.mark.parametrize(("die", "damage"), [(3, 2), (4, 0)])
def test_gg_noise_generator_may_prevent_all_damage_once_in_a_turn(die: int, damage: int) -> None:
    ship = geared("gg_noise_generator", CRUISER)
    hands = seated({"ships": [ship]}, holding(BARRAGE, BARRAGE), dice=[die])
    hands.plays(1, BARRAGE, "number 2").resolves().uses(0, "gg_noise_generator").settles()
    cruiser = hands.card(0, CRUISER)
    assert hands.table.damage[cruiser] == damage
    hands.plays(1, BARRAGE, "number 1")
    assert hands.waiting_for == [(0, "TakeMainPhase")], "only once in a turn"
    assert hands.table.damage[cruiser] == damage + 1
