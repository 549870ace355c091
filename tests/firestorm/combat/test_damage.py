"""Damage by combat group, tractor beams, formation flight, the planet (RB 2.4.13, 2.4.14, 4.1.9)."""

from __future__ import annotations

from game.firestorm.combat.prompts import ChooseGroup, DealDamage, FlyInFormation, UseTractorBeam
from game.firestorm.events.combat import Beamed
from game.firestorm.events.common import VictoryPoints
from game.firestorm.events.stack import DamageLanded
from game.firestorm.prompts import MANY, Act, SpendStones
from tests.support.firestorm.fights import clash

SMALL, LARGE, BOAT = "ki_lancer", "gr_light_cruiser", "gr_courier_boat"
TUG, ESCORT = "gr_salvage_tug", "gr_escort_fighter"


def test_the_attacker_chooses_which_combat_group_comes_first() -> None:
    battle = clash([LARGE, SMALL], [SMALL, SMALL], step="damage_step", blocks=[0, 1])
    assert battle.asks(0, ChooseGroup).listed == ("formation 0", "formation 1")
    battle.answers(0, ChooseGroup, "formation 1")
    assert battle.asks(0, DealDamage).group == 1


def test_the_attacker_deals_damage_first_then_the_defender() -> None:
    battle = clash([LARGE], [SMALL], step="damage_step", blocks=[0])
    assert battle.asks(0, DealDamage).points == 4
    battle.deals(0, (160, 3))
    assert battle.asks(1, DealDamage).points == 3


def test_the_damage_of_both_sides_arrives_together() -> None:
    battle = clash([SMALL], [SMALL], step="damage_step", blocks=[0])
    battle.deals(0, (160, 3)).deals(1, (40, 3))
    assert battle.happened(DamageLanded) == [DamageLanded((40, 160), (3, 3), combat=True)]
    assert battle.is_destroyed(40)
    assert battle.is_destroyed(160)


def test_a_ship_is_destroyed_when_its_damage_exceeds_its_defense() -> None:
    battle = clash([LARGE, LARGE], [LARGE], step="damage_step", formations=[[0, 1]], blocks=[0])
    battle.deals(0, (160, 5)).deals(1)
    assert not battle.is_destroyed(160)
    battle = clash([LARGE, LARGE], [LARGE], step="damage_step", formations=[[0, 1]], blocks=[0])
    battle.deals(0, (160, 6)).deals(1)
    assert battle.is_destroyed(160)


def test_damage_is_divided_freely_and_need_not_be_dealt_in_full() -> None:
    """Ruling 40."""
    battle = clash([LARGE, LARGE], [SMALL, LARGE], step="damage_step", formations=[[0, 1]], blocks=[0, 0])
    battle.deals(0, (160, 1), (161, 2), (160, 1)).deals(1)
    assert battle.happened(DamageLanded) == [DamageLanded((160, 161), (2, 2), combat=True)]


def test_nobody_deals_more_than_all_its_damage() -> None:
    battle = clash([SMALL], [LARGE], step="damage_step", blocks=[0])
    assert battle.refuses(0, DealDamage, "hit 160 4").section == "4.1.9"
    battle.answers(0, DealDamage, "hit 160 2")
    battle.refuses(0, DealDamage, "hit 160 2")


def test_only_ships_of_the_same_combat_group_are_hit() -> None:
    battle = clash([LARGE, SMALL], [SMALL, SMALL], step="damage_step", blocks=[0, 1])
    battle.answers(0, ChooseGroup, "formation 0")
    battle.refuses(0, DealDamage, "hit 161 1")


def test_a_deactivated_ship_deals_no_damage_but_takes_it() -> None:
    """Ruling 37."""
    battle = clash([{"card": LARGE, "resting": True}], [SMALL], step="damage_step", blocks=[0])
    battle.deals(1, (40, 3))
    assert battle.happened(DamageLanded) == [DamageLanded((40,), (3,), combat=True)]


def test_damage_may_be_dealt_although_there_are_many_ways() -> None:
    ships = [LARGE] * 8
    battle = clash(ships, [LARGE] * 6, step="damage_step", formations=[list(range(8))], blocks=[0] * 6)
    listed = battle.asks(0, DealDamage).listed
    assert len(listed) <= MANY
    assert all(f"hit {ship} 6" in listed for ship in battle.theirs)
    assert all(f"hit {ship} 32" in listed for ship in battle.theirs)


def test_a_tractor_beam_deactivates_its_victim_at_the_end_of_the_combat() -> None:
    battle = clash([TUG], [LARGE], step="damage_step", blocks=[0])
    battle.answers(0, UseTractorBeam, "beam 160")
    assert battle.happened(Beamed) == [Beamed(160)]
    assert not battle.is_resting(160)
    battle.deals(0).deals(1)
    assert battle.is_resting(160)


def test_the_victim_of_a_tractor_beam_is_deactivated_even_if_the_tractor_ship_was_destroyed() -> None:
    """Ruling 42: the beam holds although the ship falls in the same damage step."""
    battle = clash([TUG, BOAT], [LARGE], step="damage_step", blocks=[0])
    battle.answers(0, UseTractorBeam, "beam 160").deals(0).deals(1, (40, 4))
    assert battle.is_destroyed(40)
    assert battle.is_resting(160)


def test_a_tractor_beam_needs_an_enemy_ship_in_its_combat_group() -> None:
    """Ruling 42: against a planet it is of no use."""
    battle = clash([TUG], [LARGE], step="damage_step", advancing=[0])
    assert battle.waiting_for == [(0, "DealDamage")]


def test_a_deactivated_ship_uses_no_tractor_beam() -> None:
    """Ruling 37."""
    battle = clash([{"card": TUG, "resting": True}], [LARGE], step="damage_step", blocks=[0])
    assert battle.waiting_for == [(1, "DealDamage")]


def test_a_defender_uses_its_tractor_beam_after_the_attacker_has_dealt() -> None:
    battle = clash([LARGE], [TUG], step="damage_step", blocks=[0]).deals(0)
    battle.answers(1, UseTractorBeam, "beam 40").deals(1)
    assert battle.is_resting(40)


def test_formation_flight_takes_all_damage_of_another_ship() -> None:
    """Ruling 39."""
    battle = clash([LARGE, ESCORT], [LARGE, LARGE], step="damage_step", formations=[[0, 1]], blocks=[0, 0])
    battle.deals(0).deals(1, (40, 6))
    assert battle.asks(0, FlyInFormation).listed == ("pass", "fly 41 40")
    battle.answers(0, FlyInFormation, "fly 41 40")
    assert battle.is_destroyed(41)
    assert battle.table.damage[40] == 0


def test_formation_flight_is_used_once_in_a_combat() -> None:
    """Ruling 39: it is not asked again for the same ship."""
    ships = [LARGE, LARGE, {"card": ESCORT, "counters": 9}]
    battle = clash(ships, [LARGE, LARGE], step="damage_step", formations=[[0, 1, 2]], blocks=[0, 0])
    battle.deals(0).deals(1, (40, 4), (41, 4)).answers(0, FlyInFormation, "fly 42 40")
    assert battle.happened(DamageLanded) == [DamageLanded((41, 42), (4, 4), combat=True)]


def test_a_deactivated_ship_still_flies_in_formation() -> None:
    """Ruling 37."""
    battle = clash(
        [LARGE, {"card": ESCORT, "resting": True}],
        [LARGE],
        step="damage_step",
        formations=[[0, 1]],
        blocks=[0],
    )
    battle.deals(0).deals(1, (40, 4))
    _ = battle.asks(0, FlyInFormation)


def test_formation_flight_does_not_reach_another_combat_group() -> None:
    battle = clash([LARGE, ESCORT], [LARGE, LARGE], step="damage_step", blocks=[0, 1])
    battle.answers(0, ChooseGroup, "formation 0").deals(0).deals(1, (40, 4))
    assert battle.table.combat.done == bytearray([0, 1])


def test_ships_that_advance_are_one_group_for_formation_flight() -> None:
    """Ruling 39."""
    battle = clash([LARGE, ESCORT], step="damage_step", advancing=[0, 1])
    battle.deals(0).deals(1, (40, 2)).answers(0, FlyInFormation, "fly 41 40")
    assert battle.is_destroyed(41)


def test_the_attacker_may_fly_in_formation_before_the_defender() -> None:
    battle = clash([LARGE, ESCORT], [LARGE, ESCORT], step="damage_step", formations=[[0, 1]], blocks=[0, 0])
    battle.deals(0, (160, 1)).deals(1, (40, 1)).answers(0, FlyInFormation, "pass")
    assert battle.asks(1, FlyInFormation).listed == ("pass", "fly 161 160")


def test_interrupts_may_prevent_combat_damage_when_it_arrives() -> None:
    screen = {"hand": ["gr_emergency_screen"], "ep": 1}
    battle = clash([SMALL], [SMALL], step="damage_step", blocks=[0], them=screen)
    battle.deals(0, (160, 3)).deals(1).plays(1)
    assert not battle.is_destroyed(160)


def test_lucky_stones_prevent_points_of_damage() -> None:
    battle = clash([SMALL], [SMALL], step="damage_step", blocks=[0], them={"stones": 2})
    battle.deals(0, (160, 3)).deals(1).answers(1, SpendStones, "prevent 160 1").answers(
        1, SpendStones, "pass"
    )
    assert not battle.is_destroyed(160)
    assert battle.table.players[1].stones == 1


def test_after_all_groups_the_ships_that_advanced_fight_the_planet() -> None:
    battle = clash([SMALL, LARGE], [SMALL], step="damage_step", blocks=[0], advancing=[1])
    battle.deals(0).deals(1)
    planet = battle.planets[1][0]
    assert battle.asks(0, DealDamage).listed == (*(f"hit {planet} {n}" for n in (4, 3, 2, 1)), "done")
    battle.deals(0, (planet, 4))
    assert battle.asks(1, DealDamage).points == 2
    battle.deals(1, (41, 2))
    assert battle.is_over


def test_ships_that_did_not_advance_do_not_fight_the_planet() -> None:
    battle = clash([SMALL, LARGE], step="damage_step", advancing=[1])
    assert battle.asks(0, DealDamage).points == 4
    battle.deals(0)
    battle.refuses(1, DealDamage, "hit 40 1")


def test_a_deactivated_planet_shoots_as_well() -> None:
    """Ruling 38."""
    battle = clash([SMALL], planet={"card": "pl_kelmar", "resting": True}, step="damage_step", advancing=[0])
    battle.deals(0)
    assert battle.asks(1, DealDamage).points == 2


def test_a_planet_of_class_1_brings_two_victory_points() -> None:
    battle = clash([LARGE, SMALL], planet="pl_sarrin", step="damage_step", advancing=[0, 1])
    battle.deals(0, (battle.planets[1][0], 4)).deals(1)
    assert battle.is_destroyed(battle.planets[1][0])
    assert battle.table.points(0) == 2


def test_a_base_planet_brings_three_victory_points() -> None:
    battle = clash([LARGE, LARGE], planet="pl_free_port_nightedge", step="damage_step", advancing=[0, 1])
    battle.deals(0, (battle.planets[1][0], 7)).deals(1)
    assert battle.table.points(0) == 3


def test_points_are_booked_when_the_damage_lands() -> None:
    """Ruling 44: before anybody may refer to the destruction."""
    battle = clash(
        [LARGE],
        planet="pl_brannt",
        step="damage_step",
        advancing=[0],
        me={"hand": ["gr_recovery_team"], "ep": 1},
    )
    battle.deals(0, (battle.planets[1][0], 4)).deals(1, (40, 4))
    names = [type(event).__name__ for event in battle.log]
    assert names.index("VictoryPoints") < names.index("CardsDestroyed")


def test_a_planet_saved_when_the_damage_arrives_brings_no_points() -> None:
    """Ruling 44."""
    battle = clash(
        [LARGE],
        planet="pl_brannt",
        step="damage_step",
        advancing=[0],
        them={"hand": ["gr_emergency_screen"], "ep": 1},
    )
    battle.deals(0, (battle.planets[1][0], 4)).deals(1).plays(1)
    assert not battle.is_destroyed(battle.planets[1][0])
    assert battle.table.points(0) == 0
    assert not battle.happened(VictoryPoints)


def test_ships_that_advanced_are_deactivated() -> None:
    """RB 2.4.14."""
    battle = clash([LARGE, SMALL], step="damage_step", advancing=[0]).deals(0).deals(1)
    assert battle.is_resting(40)
    assert not battle.is_resting(41)


def test_a_planet_with_self_destruct_hurts_the_ships_that_advanced() -> None:
    planet = {"card": "pl_brannt", "gear": ["gg_self_destruct"]}
    battle = clash([LARGE, SMALL, SMALL], planet=planet, step="damage_step", advancing=[0, 1])
    battle.deals(0, (battle.planets[1][0], 7)).deals(1)
    assert battle.is_destroyed(41)
    assert not battle.is_destroyed(40)
    assert not battle.is_destroyed(42)


def test_a_bounty_is_paid_for_ships_of_the_same_combat_group() -> None:
    battle = clash(["gg_bounty_hunter", LARGE], [BOAT, BOAT], step="damage_step", blocks=[0, 1])
    battle.answers(0, ChooseGroup, "formation 1").deals(0, (161, 2)).deals(1)
    assert battle.table.players[0].stones == 0
    battle.deals(0, (160, 2)).deals(1)
    assert battle.table.players[0].stones == 1


def test_combat_damage_is_a_moment_of_its_own_for_each_card() -> None:
    fields = {"others": ["lft_will_o_wisp_fields"], "ep": 1, "color": "blue"}
    battle = clash(
        [LARGE, LARGE], [SMALL, SMALL], step="damage_step", formations=[[0, 1]], blocks=[0, 0], them=fields
    )
    battle.deals(0, (160, 4), (161, 4)).deals(1)
    _ = battle.asks(1, Act)
    assert battle.table.top().cards == [40, 41, 160, 161]
