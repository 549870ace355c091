"""Special abilities of small ships (RB 2.4.12, 4.1.8)."""

from __future__ import annotations

from typing import Any

from game.firestorm.combat.prompts import ChooseSpecialTarget, DealDamage, UseSpecial
from game.firestorm.events.combat import CounterShot, Silenced
from game.firestorm.events.stack import DamageLanded, DieRolled
from game.firestorm.prompts import TakeMainPhase
from game.firestorm.totals import values
from tests.support.firestorm.fights import Fight, clash

SMALL, LARGE, BOAT = "ki_lancer", "gr_light_cruiser", "gr_courier_boat"
IMAGE, SABOTEUR, PULSE, RAM = (
    "lft_pathfinder_scout",
    "fr_nuisance_boat",
    "ki_crystal_thorn",
    "gg_forlorn_hope",
)
VIRTUAL_IMAGE, SABOTAGE_FIRE, EMP, KAMIKAZE = range(4)
CARRIER = "gr_convoy_freighter"
CANNON, SHIELD = "gr_auxiliary_cannon", "gr_shield_booster"


def specials(mine: list[Any], theirs: list[Any], *dice: int, **words: Any) -> Fight:
    """All attacking ships in one formation, all defenders against it."""
    words.setdefault("formations", [list(range(len(mine)))])
    words.setdefault("blocks", [0] * len(theirs))
    return clash(mine, theirs, step="special_abilities", dice=list(dice), **words)


def passes(battle: Fight, *seats: int) -> Fight:
    for seat in seats:
        battle.answers(seat, UseSpecial, "pass")
    return battle


def test_three_or_more_is_a_success() -> None:
    for face in range(1, 7):
        battle = specials([IMAGE, LARGE], [LARGE], face).tries(0, 40, VIRTUAL_IMAGE)
        assert battle.happened(DieRolled)[0].face == face
        assert battle.table.in_combat(40) == (face < 3)


def test_a_ship_tries_only_once_in_a_turn_whatever_comes_of_it() -> None:
    battle = specials([IMAGE, LARGE], [LARGE], 1).tries(0, 40, VIRTUAL_IMAGE)
    assert battle.waiting_for == [(0, "DealDamage")]


def test_a_ship_with_several_special_abilities_tries_one_of_them() -> None:
    battle = specials([{"card": SABOTEUR, "gear": ["ki_pulse_projector"]}], [LARGE], 1)
    assert battle.asks(0, UseSpecial).listed == ("pass", "special 40 1", "special 40 2")
    battle.tries(0, 40, EMP)
    assert battle.waiting_for == [(0, "DealDamage")]


def test_both_sides_try_in_turn_until_both_pass() -> None:
    """Ruling 30: the attacker first, one attempt at a time."""
    battle = specials([PULSE, PULSE], [PULSE, PULSE], 1, 1, 1)
    battle.tries(0, 40, EMP).tries(1, 160, EMP)
    passes(battle, 0).tries(1, 161, EMP)
    assert battle.asks(0, UseSpecial).listed == ("pass", "special 41 2")
    passes(battle, 0)
    assert battle.waiting_for == [(0, "DealDamage")]


def test_one_side_may_try_again_after_the_other_has_passed_and_it_has_acted() -> None:
    """Ruling 30: a pass is final only if both pass in a row."""
    battle = specials([PULSE, PULSE, PULSE], [PULSE], 1, 1)
    battle.tries(0, 40, EMP)
    passes(battle, 1).tries(0, 41, EMP)
    assert battle.asks(1, UseSpecial).listed == ("pass", "special 160 2")
    passes(battle, 1)
    assert battle.asks(0, UseSpecial).listed == ("pass", "special 42 2")


def test_only_small_ships_use_special_abilities() -> None:
    """An accessory that would give one to a large ship does not fit it."""
    battle = specials([{"card": LARGE, "gear": ["fr_precision_beam"]}], [{"card": SMALL, "gear": [CANNON]}])
    assert battle.waiting_for == [(0, "DealDamage")]


def test_a_deactivated_ship_uses_no_special_ability() -> None:
    """Ruling 37."""
    battle = specials([{"card": PULSE, "resting": True}], [SMALL])
    assert battle.waiting_for == [(1, "DealDamage")]


def test_a_ship_declared_to_advance_uses_no_special_ability() -> None:
    battle = clash([IMAGE], step="special_abilities", advancing=[0])
    assert battle.waiting_for == [(0, "DealDamage")]


def test_without_an_enemy_ship_only_the_virtual_image_can_be_tried() -> None:
    """Ruling 36."""
    battle = clash([IMAGE, PULSE, RAM, SABOTEUR], step="special_abilities", dice=[6])
    assert battle.asks(0, UseSpecial).listed == ("pass", "special 40 0")


def test_a_virtual_image_takes_its_ship_out_of_the_combat_at_once() -> None:
    """Ruling 35: whom it blocked stays blocked, without an opponent."""
    battle = clash([LARGE], [IMAGE], step="special_abilities", blocks=[0], dice=[3])
    battle.tries(1, 160, VIRTUAL_IMAGE)
    assert battle.is_over
    assert not battle.happened(DamageLanded)
    assert not battle.is_destroyed(160)


def test_a_ship_that_has_left_is_out_of_reach_of_what_was_to_come() -> None:
    """Ruling 35: the target of a pending consequence is lost."""
    battle = specials([RAM, LARGE], [IMAGE, LARGE], 6, 6).tries(0, 40, KAMIKAZE)
    battle.answers(0, ChooseSpecialTarget, "card 160").tries(1, 160, VIRTUAL_IMAGE)
    assert not battle.happened(DamageLanded)
    assert battle.is_destroyed(40)


def test_the_combat_stops_if_the_last_attacker_leaves_it() -> None:
    """Ruling 41: only attacking ships count."""
    battle = specials([IMAGE], [LARGE], 6).tries(0, 40, VIRTUAL_IMAGE)
    assert battle.is_over
    _ = battle.asks(0, TakeMainPhase)


def test_what_was_to_come_does_not_come_if_the_combat_stops_before() -> None:
    """Ruling 41: at once, so that the ram that had succeeded is not spent."""
    battle = specials([IMAGE], [RAM], 6, 6)
    passes(battle, 0).tries(1, 160, KAMIKAZE).tries(0, 40, VIRTUAL_IMAGE)
    assert battle.is_over
    assert not battle.is_destroyed(160)


def test_sabotage_fire_destroys_one_accessory_at_the_end_of_the_step() -> None:
    battle = specials([SABOTEUR, SABOTEUR], [{"card": LARGE, "gear": [CANNON, SHIELD]}], 3)
    cannon, shield = battle.gear[1]
    battle.tries(0, 40, SABOTAGE_FIRE)
    assert battle.asks(0, ChooseSpecialTarget).listed == (f"card {cannon}", f"card {shield}")
    battle.answers(0, ChooseSpecialTarget, f"card {shield}")
    assert not battle.is_destroyed(shield)
    passes(battle, 0)
    assert battle.is_destroyed(shield)
    assert not battle.is_destroyed(cannon)


def test_sabotage_fire_chooses_its_target_after_the_roll() -> None:
    armed = {"card": LARGE, "gear": [CANNON]}
    battle = specials([SABOTEUR], [armed, armed], 6).tries(0, 40, SABOTAGE_FIRE)
    assert battle.asks(0, ChooseSpecialTarget).listed == ("card 160", "card 162")


def test_sabotage_fire_may_hit_a_counter() -> None:
    """Ruling 34: one counter."""
    battle = specials([SABOTEUR], [{"card": LARGE, "gear": [CANNON], "counters": 2}], 6).tries(
        0, 40, SABOTAGE_FIRE
    )
    battle.answers(0, ChooseSpecialTarget, "shoot 160")
    assert battle.happened(CounterShot) == [CounterShot(160)]
    assert battle.table.counters(160) == 1
    assert not battle.is_destroyed(161)


def test_sabotage_fire_may_hit_a_loaded_ship() -> None:
    """Ruling 28: it is an accessory."""
    battle = clash(
        [CARRIER, SMALL], [SABOTEUR], step="special_abilities", formations=[[0]], loaded=[[1, 0]],
        blocks=[0], dice=[6],
    )  # fmt: skip
    battle.tries(1, 160, SABOTAGE_FIRE)
    assert battle.is_destroyed(41)
    assert not battle.is_destroyed(40)
    assert values(battle.table, 40).attack == 2


def test_a_pulse_switches_everything_on_its_target_off() -> None:
    """Ruling 32: bonuses, counters, abilities and loaded ships, from the end of the step on."""
    target = {"card": LARGE, "gear": [CANNON, "gr_tractor_projector"], "counters": 1}
    battle = specials([PULSE, PULSE], [target], 6).tries(0, 40, EMP)
    assert values(battle.table, 160) == (4 + 2 + 1, 5 + 1 + 1)
    passes(battle, 0)
    assert battle.happened(Silenced) == [Silenced((160,))]
    assert values(battle.table, 160) == (4, 5)
    battle.deals(0)
    assert battle.asks(1, DealDamage).points == 4


def test_a_pulse_silences_loaded_ships() -> None:
    """Ruling 32."""
    battle = clash(
        ["gr_convoy_freighter", SMALL], [PULSE], step="special_abilities", formations=[[0]], loaded=[[1, 0]],
        blocks=[0], dice=[6],
    )  # fmt: skip
    battle.tries(1, 160, EMP)
    assert battle.asks(0, DealDamage).points == 2


def test_what_is_switched_off_works_again_after_the_combat() -> None:
    """Ruling 32."""
    battle = specials([PULSE], [{"card": LARGE, "gear": [CANNON]}], 6).tries(0, 40, EMP).deals(0).deals(1)
    assert battle.is_over
    assert values(battle.table, 160).attack == 6


def test_a_ship_whose_shield_is_switched_off_may_fall_of_its_damage() -> None:
    """Ruling 56, because of a pulse."""
    target = {"card": SMALL, "gear": [SHIELD], "damage": 3}
    battle = (
        specials([PULSE], [target, LARGE], 6).tries(0, 40, EMP).answers(0, ChooseSpecialTarget, "card 160")
    )
    assert battle.is_destroyed(160)


def test_a_failed_kamikaze_destroys_the_ship_at_once() -> None:
    """Ruling 31."""
    battle = specials([RAM, LARGE], [LARGE], 2).tries(0, 40, KAMIKAZE)
    assert battle.is_destroyed(40)
    assert not battle.happened(DamageLanded)


def test_a_kamikaze_deals_attack_and_defense_together() -> None:
    """Ruling 31: it is no combat damage, and the ship is destroyed."""
    battle = specials([{"card": RAM, "gear": [CANNON]}, LARGE], [LARGE], 3).tries(0, 40, KAMIKAZE)
    assert battle.happened(DamageLanded) == [DamageLanded((160,), (3 + 1 + 2,), combat=False)]
    assert battle.is_destroyed(40)
    assert battle.is_destroyed(160)


def test_a_kamikaze_may_be_rolled_again_by_an_interrupt() -> None:
    luck = {"hand": ["lft_gamblers_luck"], "ep": 1, "color": "blue"}
    battle = specials([RAM, LARGE], [LARGE], 1, 6, me=luck).tries(0, 40, KAMIKAZE)
    battle.plays(0)
    assert [roll.face for roll in battle.happened(DieRolled)] == [1, 6]
    assert battle.is_destroyed(160) or battle.table.damage[160] == 4


def test_the_defender_uses_special_abilities_against_the_formation_it_blocks() -> None:
    battle = clash([LARGE, SMALL], [RAM], step="special_abilities", blocks=[1], dice=[5])
    battle.tries(1, 160, KAMIKAZE)
    assert battle.happened(DamageLanded) == [DamageLanded((41,), (4,), combat=False)]


def test_consequences_happen_together_at_the_end_of_the_step() -> None:
    """RB 4.1.8: a ship that will be destroyed may still be the source of another attempt before."""
    battle = specials([RAM], [RAM], 6, 6).tries(0, 40, KAMIKAZE).tries(1, 160, KAMIKAZE)
    assert battle.is_destroyed(40)
    assert battle.is_destroyed(160)
    assert battle.is_over
