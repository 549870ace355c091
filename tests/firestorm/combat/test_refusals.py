"""In a combat everybody is told why something is not possible."""

from __future__ import annotations

from typing import Any

from game.firestorm.combat.prompts import (
    ChooseAdvance,
    ChooseAttackers,
    ChooseDefenders,
    ChoosePlanetToAttack,
    DealDamage,
    FormUp,
    UseSpecial,
)
from game.firestorm.prompts import TakeMainPhase
from tests.support.firestorm.fights import Fight, arranged, clash, fight

SMALL, LARGE, CARRIER = "ki_lancer", "gr_light_cruiser", "gr_convoy_freighter"
IMAGE, PULSE = "lft_pathfinder_scout", "ki_crystal_thorn"


def why(battle: Fight, seat: int, kind: type[Any], said: str) -> str:
    return battle.refuses(seat, kind, said).text.removeprefix("refuse.firestorm.")


def test_only_planets_of_enemies_who_are_not_protected() -> None:
    rows: list[dict[str, Any]] = [{"ships": [SMALL]}, {"shield": 2}, {}]
    battle = Fight(
        arranged(
            {"mode": "triangle", "seats": [{"planets": ["pl_kelmar"], "stones": 0, **row} for row in rows]}
        )
    )
    battle.answers(0, TakeMainPhase, "attack")
    assert why(battle, 0, ChoosePlanetToAttack, f"card {battle.planets[0][0]}") == "planet_enemy"
    assert why(battle, 0, ChoosePlanetToAttack, f"card {battle.planets[1][0]}") == "planet_protected"
    assert why(battle, 0, ChoosePlanetToAttack, "card 9999") == "planet_enemy"


def test_only_own_active_ships_that_are_ready_attack() -> None:
    ships = [
        SMALL,
        LARGE,
        {"card": SMALL, "resting": True},
        {"card": SMALL, "fresh": True},
        "fr_border_warden",
    ]
    battle = fight(ships, [SMALL])
    battle.answers(0, TakeMainPhase, "attack").answers(
        0, ChoosePlanetToAttack, f"card {battle.planets[1][0]}"
    )
    battle.answers(0, ChooseAttackers, "card 40")
    reasons = [why(battle, 0, ChooseAttackers, f"card {card}") for card in (40, 42, 43, 44, 160, 9999)]
    assert reasons == [
        "ship_taken",
        "ship_resting",
        "use_fresh",
        "ship_no_attack",
        "ship_yours",
        "ship_yours",
    ]


def test_only_active_ships_that_may_defend() -> None:
    shackle = {"others": [{"card": "fr_energy_shackle", "targets": ["1:gr_light_cruiser"]}]}
    battle = fight([SMALL], [SMALL, {"card": SMALL, "resting": True}, LARGE, SMALL], me=shackle).declares(40)
    battle.forms_up().answers(1, ChooseDefenders, "card 160")
    reasons = [why(battle, 1, ChooseDefenders, f"card {card}") for card in (160, 161, 162, 40)]
    assert reasons == ["ship_taken", "ship_resting", "ship_no_defense", "ship_yours"]


def test_only_active_ships_that_nobody_blocks_advance() -> None:
    ships = [SMALL, {"card": SMALL, "resting": True}, LARGE, SMALL]
    battle = clash(ships, [SMALL], step="advance_declaration", formations=[[0], [1], [2]], blocks=[0])
    reasons = [why(battle, 0, ChooseAdvance, f"card {card}") for card in (40, 41, 43)]
    assert reasons == ["ship_blocked", "ship_resting", "ship_no_part"]


def test_why_a_special_ability_cannot_be_tried() -> None:
    ships = [PULSE, PULSE, {"card": PULSE, "resting": True}, LARGE, IMAGE, PULSE, PULSE]
    battle = clash(
        ships, [LARGE], step="special_abilities", formations=[[0, 2, 3, 6], [1], [4]], blocks=[0],
        advancing=[4], dice=[1],
    )  # fmt: skip
    battle.tries(0, 40, 2)
    tried = [(40, 2), (41, 2), (42, 2), (43, 2), (44, 0), (45, 2), (160, 2)]
    reasons = [why(battle, 0, UseSpecial, f"special {ship} {what}") for ship, what in tried]
    assert reasons == [
        "special_tried", "special_foe", "ship_resting", "special_small", "special_advancing", "ship_no_part",
        "ship_yours",
    ]  # fmt: skip


def test_damage_stays_within_the_group_and_within_its_points() -> None:
    battle = clash([SMALL, LARGE], [SMALL, SMALL], step="damage_step", blocks=[0, None])
    refusal = battle.refuses(0, DealDamage, "hit 160 9")
    assert (refusal.text, refusal.args) == ("refuse.firestorm.hit_points", {"points": 3})
    assert why(battle, 0, DealDamage, "hit 161 1") == "hit_group"


def test_what_cannot_be_loaded_and_what_cannot_be_moved() -> None:
    full = {"card": SMALL, "gear": ["gr_auxiliary_cannon", "gr_shield_booster"]}
    battle = fight(
        [CARRIER, full, LARGE, {"card": SMALL, "gear": ["ki_crystal_focus", "gr_tactical_locator"]}]
    )
    battle.declares(40, 41, 44, 45)
    assert why(battle, 0, FormUp, "load 44 40") == "load_small"
    assert why(battle, 0, FormUp, "load 41 44") == "load_room"
    assert why(battle, 0, FormUp, "gear 46 40") == "gear_fixed"
    assert why(battle, 0, FormUp, "gear 47 41") == "gear_full"
    assert why(battle, 0, FormUp, "gear 999 41") == "gear"
