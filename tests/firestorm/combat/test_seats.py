"""Combats at tables of three and four (RB 4.9)."""

from __future__ import annotations

from typing import Any

import pytest

from game.firestorm.combat.prompts import ChooseDefender, ChooseDefenders, ChoosePlanetToAttack, DealDamage
from game.firestorm.events.common import ShieldGiven
from game.firestorm.prompts import Act, TakeMainPhase
from tests.support.firestorm.fights import Fight, arranged

SMALL, LARGE = "ki_lancer", "gr_light_cruiser"


def table_of(mode: str, *seats: dict[str, Any], **words: Any) -> Fight:
    rows = [{"planets": ["pl_sarrin"], "stones": 0, **seat} for seat in seats]
    return Fight(arranged({"mode": mode, "seats": rows, **words}))


def attackable(battle: Fight, seat: int = 0) -> list[str]:
    battle.answers(seat, TakeMainPhase, "attack")
    return list(battle.asks(seat, ChoosePlanetToAttack).listed[1:])


def test_of_three_both_others_may_be_attacked() -> None:
    battle = table_of("triangle", {"ships": [SMALL]}, {}, {})
    assert attackable(battle) == [f"card {battle.planets[seat][0]}" for seat in (1, 2)]


@pytest.mark.parametrize(("mode", "enemies"), [("cross", (1, 3)), ("pairs", (2, 3))])
def test_of_four_only_the_other_team_may_be_attacked(mode: str, enemies: tuple[int, ...]) -> None:
    battle = table_of(mode, {"ships": [SMALL]}, {}, {}, {})
    assert attackable(battle) == [f"card {battle.planets[seat][0]}" for seat in enemies]


def test_of_three_who_has_lost_a_planet_is_protected() -> None:
    """RB 4.9.1: from everybody, until the attacker has finished its next turn."""
    battle = table_of(
        "triangle", {"ships": [LARGE]}, {"planets": ["pl_sarrin", "pl_sarrin"]}, {"ships": [LARGE]}
    )
    planet = battle.planets[1][0]
    battle.declares(40, planet=planet).forms_up().advances(40).deals(0, (planet, 4)).deals(1)
    assert battle.happened(ShieldGiven) == [ShieldGiven(1, 0)]
    assert battle.table.points(0) == 2
    assert battle.table.players[1].shield == 0


def test_nobody_attacks_who_is_protected() -> None:
    """RB 4.9.1."""
    battle = table_of("triangle", {"ships": [LARGE]}, {"shield": 2}, {})
    assert attackable(battle) == [f"card {battle.planets[2][0]}"]


def test_at_two_and_four_seats_nobody_gets_protection() -> None:
    battle = table_of("cross", {"ships": [LARGE]}, {}, {}, {})
    planet = battle.planets[1][0]
    battle.declares(40, planet=planet).forms_up().advances(40).deals(0, (planet, 4)).deals(1)
    assert battle.table.points(2) == 2
    assert not battle.happened(ShieldGiven)


def test_two_side_by_side_decide_which_of_them_defends() -> None:
    """RB 4.9.3: with its own ships only; the other one stays out of the combat."""
    battle = table_of("pairs", {"ships": [LARGE]}, {}, {"ships": [SMALL]}, {"ships": [SMALL]})
    battle.declares(40, planet=battle.planets[2][0])
    assert battle.asks(2, ChooseDefender).listed == ("seat 2", "seat 3")
    battle.answers(2, ChooseDefender, "seat 3").forms_up()
    assert battle.asks(3, ChooseDefenders).listed == ("done", f"card {battle.ships[3][0]}")


def test_the_owner_of_the_planet_deals_its_damage_though_the_partner_defends() -> None:
    """RB 4.1.9, 4.9.3."""
    battle = table_of("pairs", {"ships": [LARGE]}, {}, {}, {"ships": [SMALL]})
    battle.declares(40, planet=battle.planets[2][0]).answers(2, ChooseDefender, "seat 3").forms_up()
    battle.defends(seat=3).advances(40).deals(0)
    assert battle.asks(2, DealDamage).points == 2


def test_across_the_table_the_owner_of_the_planet_defends() -> None:
    battle = table_of("cross", {"ships": [LARGE]}, {"ships": [SMALL]}, {}, {"ships": [SMALL]})
    battle.declares(40, planet=battle.planets[1][0]).forms_up()
    _ = battle.asks(1, ChooseDefenders)


def test_in_a_pair_the_partner_of_the_attacker_plays_only_cards_for_any_phase() -> None:
    """RB 4.9.3: it has no combat of its own."""
    cards = {"hand": ["ki_crystal_storm", "gr_burst_fire"], "ep": 9, "color": "red"}
    spec = {"planet": "2:pl_sarrin", "formations": [[0]], "step": "kep3"}
    battle = table_of("pairs", {"ships": [LARGE]}, cards, {}, {}, combat=spec)
    storm, burst = battle.table.own(1, battle.table.players[1].hand)
    options = battle.asks(1, Act).options(battle.table)
    assert f"play {burst}" in options
    assert f"play {storm}" not in options


def test_in_a_pair_the_partner_of_the_defender_also_plays_cards_for_enemy_phases() -> None:
    """RB 4.9.3."""
    cards = {"hand": ["lft_holo_fleet"], "ep": 9, "color": "blue"}
    spec = {"planet": "2:pl_sarrin", "formations": [[0]], "step": "kep1"}
    battle = table_of("pairs", {"ships": [SMALL]}, {}, {}, cards, combat=spec)
    assert any(said.startswith("play") for said in battle.asks(3, Act).options(battle.table))


def test_outsiders_act_normally_in_a_combat_of_others() -> None:
    cards = {"hand": ["gr_focused_barrage"], "ep": 3}
    spec = {"planet": "1:pl_sarrin", "formations": [[0]], "open": [0], "step": "kep2"}
    battle = table_of("triangle", {"ships": [SMALL]}, {}, cards, combat=spec)
    battle.plays(2)
    assert battle.match.asked_of(2) is not None


def test_partners_in_a_pair_see_the_combat_hand_of_each_other() -> None:
    """RB 4.9.3."""
    spec = {"planet": "2:pl_sarrin", "formations": [[0], [1]], "step": "defending_ships"}
    battle = table_of("pairs", {"ships": [SMALL, LARGE]}, {}, {"ships": [SMALL]}, {}, combat=spec)
    assert battle.match.view(1).slot_of(battle.mine[1]) == 1
    assert battle.match.view(2).slot_of(battle.mine[1]) == -1


def test_across_the_table_the_combat_hand_is_secret_for_the_partner_too() -> None:
    """RB 4.9.2."""
    spec = {"planet": "1:pl_sarrin", "formations": [[0], [1]], "step": "defending_ships"}
    battle = table_of("cross", {"ships": [SMALL, LARGE]}, {"ships": [SMALL]}, {}, {}, combat=spec)
    assert battle.match.view(2).slot_of(battle.mine[1]) == -1


def test_one_attack_in_the_common_turn_of_a_pair() -> None:
    battle = table_of("pairs", {"ships": [SMALL]}, {"ships": [SMALL]}, {}, {})
    battle.declares(40, planet=battle.planets[2][0]).answers(
        2, ChooseDefender, "seat 2"
    ).forms_up().advances()
    battle.answers(0, TakeMainPhase, "end")
    assert "attack" not in battle.asks(1, TakeMainPhase).options(battle.table)
