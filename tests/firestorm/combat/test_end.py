"""How a combat ends, in its time or before it (RB 2.4.15, 4.8)."""

from __future__ import annotations

from game.firestorm.cards.references import is_kind, may_be_sacrificed
from game.firestorm.combat.prompts import AssignDefender, ChooseDefenders, UseTractorBeam
from game.firestorm.events.combat import CombatEnded
from game.firestorm.events.common import Regenerated, VictoryPoints
from game.firestorm.events.stack import DamageLanded
from game.firestorm.prompts import Act, ChooseTarget, TakeMainPhase
from game.firestorm.totals import values
from tests.support.firestorm.fights import clash, fight

SMALL, LARGE, BOAT = "ki_lancer", "gr_light_cruiser", "gr_courier_boat"
TUG = "gr_salvage_tug"


def test_shields_are_restored_and_pools_emptied_at_the_end() -> None:
    battle = clash([LARGE], [LARGE], step="damage_step", blocks=[0], me={"ep": 2})
    battle.deals(0, (160, 4)).deals(1, (40, 4))
    assert battle.happened(Regenerated) == [Regenerated(turn_ends=False)]
    assert battle.happened(CombatEnded) == [CombatEnded(early=False)]
    assert not any(battle.table.damage)
    assert battle.table.players[0].ep == 0
    assert battle.phase_is("main")


def test_after_the_combat_only_effects_may_be_played() -> None:
    """RB 2.3.7."""
    hand = {"hand": [BOAT, "gr_supply_run"], "tp": 5, "planets": ["pl_sarrin", "pl_sarrin"]}
    battle = fight([SMALL], me=hand).declares(40).forms_up().advances()
    boat, run = battle.table.own(0, battle.table.players[0].hand)
    options = battle.asks(0, TakeMainPhase).options(battle.table)
    assert f"play {boat}" not in options
    assert f"play {run}" in options


def test_a_combat_ended_early_stops_at_once() -> None:
    """Ruling 20: no damage, nobody is deactivated, no second regeneration, and the pools stay as they are."""
    battle = fight(
        [{"card": "gr_convoy_freighter", "damage": 0}, SMALL], [LARGE],
        me={"ep": 4}, them={"hand": ["gr_fall_back"], "ep": 3, "planets": ["pl_sarrin"], "tp": 2},
    )  # fmt: skip
    battle.declares(40, 41).plays(1)
    assert battle.is_over
    assert battle.happened(CombatEnded) == [CombatEnded(early=True)]
    assert not battle.happened(Regenerated)
    assert not battle.happened(DamageLanded)
    assert battle.table.players[0].ep == 4
    assert not battle.is_resting(40)
    assert "attack" not in battle.asks(0, TakeMainPhase).options(battle.table)


def test_a_combat_ended_early_turns_ships_up_and_unloads_them() -> None:
    """Ruling 20."""
    battle = clash(
        ["gr_convoy_freighter", SMALL, SMALL], [LARGE], step="kep2", formations=[[0], [2]], loaded=[[1, 0]],
        them={"hand": ["gr_fall_back"], "ep": 3},
    )  # fmt: skip
    assert battle.table.covered(40)
    battle.plays(1)
    assert battle.is_over
    assert not battle.table.is_loaded(41)
    assert battle.match.view(1).host(41) == -1
    assert all(mask == battle.table.everyone for mask in battle.table.seen[3 * battle.table.size :])


def test_what_is_left_on_the_stack_has_no_effect_if_its_phase_is_over() -> None:
    """RB 3.2.3: an effect for a combat effect phase that was answered with the end of the combat."""
    battle = clash(
        [SMALL], [LARGE], step="kep2", me={"hand": ["gr_burst_fire"], "ep": 1},
        them={"hand": ["gr_fall_back"], "ep": 3},
    )  # fmt: skip
    battle.plays(0, "card 160").plays(1)
    assert battle.is_over
    assert values(battle.table, 160).attack == 4
    assert battle.table.stack == []


def test_whoever_must_draw_from_an_empty_deck_because_of_that_loses() -> None:
    """Ruling 33."""
    battle = fight(
        [SMALL], them={"hand": ["fr_protracted_talks"], "ep": 2, "color": "yellow"}, me={"deck": []}
    ).declares(40)
    battle.plays(1)
    assert battle.table.players[0].gone
    assert battle.table.winners == [1]


def test_an_attacked_planet_destroyed_by_an_effect_brings_no_points_and_ends_the_combat() -> None:
    """Ruling 43."""
    bombs = {"others": ["ki_orbital_bombardment"], "color": "red"}
    battle = fight([SMALL, LARGE], me=bombs).declares(41).plays(0, verb="use")
    assert battle.is_destroyed(battle.planets[1][0])
    assert battle.is_over
    assert battle.table.points(0) == 0
    assert not battle.happened(VictoryPoints)
    _ = battle.asks(0, TakeMainPhase)


def test_the_combat_stops_if_no_attacking_ship_is_left() -> None:
    """Ruling 41: in the middle of it, with the defenders still there."""
    mines = {"card": LARGE, "gear": ["fr_mine_layer"]}
    battle = clash([BOAT], [mines], step="kep2").plays(1, verb="use")
    assert battle.is_destroyed(40)
    assert battle.is_over
    assert battle.happened(CombatEnded) == [CombatEnded(early=True)]


def test_the_combat_stops_after_a_moment_in_which_the_last_attacking_ship_was_lost() -> None:
    """Ruling 41: an ambush costs the defender a ship, and its vendetta the attacker the last one."""
    ambush = {"hand": ["gg_ambush"], "ep": 2, "color": "violet"}
    battle = clash([BOAT], [BOAT], step="assignment", open=[0], me=ambush, them={"others": ["gg_vendetta"]})
    battle.answers(1, AssignDefender, f"block {battle.theirs[0]} 0").plays(0).plays(1, verb="use")
    assert battle.is_destroyed(40)
    assert battle.is_over
    assert battle.happened(CombatEnded) == [CombatEnded(early=True)]


def test_the_combat_goes_on_while_one_attacking_ship_is_left() -> None:
    mines = {"card": LARGE, "gear": ["fr_mine_layer"]}
    battle = clash([BOAT, LARGE], [mines, SMALL], step="kep2")
    slip = battle.table.slip(battle.table.slot_of(40))
    battle.plays(1, f"slot {slip}", verb="use")
    assert battle.is_destroyed(40)
    assert battle.asks(1, AssignDefender).ship == battle.theirs[1]


def test_a_ship_that_lies_face_down_keeps_its_damage_when_it_is_turned_up() -> None:
    mines = {"card": LARGE, "gear": ["fr_mine_layer"]}
    battle = clash([LARGE], [mines, SMALL], step="kep2")
    battle.plays(1, f"slot {battle.table.slip(0)}", verb="use")
    assert list(battle.table.combat.hurt) == [2]
    assert battle.table.damage[40] == 0
    battle.answers(1, AssignDefender, "none")
    assert battle.table.damage[40] == 2


def test_effects_on_ships_that_lie_face_down_must_say_so() -> None:
    """RB 3.2.1 B: not even the attacker may choose a covered ship."""
    battle = clash([SMALL], [LARGE], step="kep2", me={"hand": ["gr_burst_fire"], "ep": 1}).plays(0)
    assert values(battle.table, 160).attack == 4 + 3
    assert values(battle.table, 40).attack == 3


def test_effects_on_all_ships_reach_ships_that_lie_face_down() -> None:
    """Ruling 79: nobody learns from it which ship lies where."""
    net = {"others": ["gr_command_net"]}
    battle = clash([SMALL], [LARGE, SMALL], step="defending_ships", me=net)
    assert battle.table.covered(40)
    assert values(battle.table, 40) == (4, 3)
    assert battle.match.view(1).slot_of(40) == -1


def test_counters_of_ships_that_lie_face_down_are_covered() -> None:
    """Ruling 80."""
    battle = clash([{"card": SMALL, "counters": 2}, SMALL], [LARGE], step="defending_ships")
    _ = battle.asks(1, ChooseDefenders)
    assert battle.match.view(0).counters(40) == 2
    assert battle.match.view(1).counters(40) == 0
    assert not battle.table.knows(1, 2 * battle.table.size + 40)


def test_a_covered_accessory_may_be_a_target_unseen_and_is_shown_when_destroyed() -> None:
    """Ruling 87."""
    armed = {"card": LARGE, "gear": ["gr_auxiliary_cannon", "gr_shield_booster"]}
    taking = {"hand": ["fr_expropriation"], "ep": 2, "color": "yellow"}
    battle = clash([armed], [LARGE], step="kep3", blocks=[0], them=taking)
    assert not battle.table.knows(1, 42)
    battle.plays(1, "card 42")
    assert battle.is_destroyed(42)
    assert battle.table.seen[42] == battle.table.everyone


def test_a_loaded_ship_is_no_target_for_effects_on_ships_and_cannot_be_sacrificed() -> None:
    """Ruling 28: it is an accessory as long as it is loaded."""
    battle = clash(
        ["gr_convoy_freighter", SMALL], [LARGE], step="kep3", formations=[[0]], loaded=[[1, 0]], blocks=[0],
        me={"hand": ["gr_burst_fire"], "ep": 1},
    )  # fmt: skip
    (said,) = [said for said in battle.asks(0, Act).options(battle.table) if said.startswith("play")]
    battle.answers(0, Act, said)
    assert battle.asks(0, ChooseTarget).listed == ("card 40", "card 160")
    assert not is_kind(battle.table, "ship_1", 41)
    assert is_kind(battle.table, "accessory", 41)
    assert not may_be_sacrificed(battle.table, 41)


def test_when_the_last_attacker_falls_in_the_damage_step_the_combat_still_comes_to_its_end() -> None:
    """RB 2.4.14 and 2.4.15, ruling 91: a beam deactivates its victim, shields and pools are reset."""
    battle = clash([TUG], [LARGE], step="damage_step", blocks=[0], me={"ep": 2})
    battle.answers(0, UseTractorBeam, "beam 160").deals(0, (160, 1)).deals(1, (40, 4))
    assert battle.is_destroyed(40)
    assert battle.is_resting(160)
    assert battle.happened(Regenerated) == [Regenerated(turn_ends=False)]
    assert battle.happened(CombatEnded) == [CombatEnded(early=False)]
    assert not any(battle.table.damage)
    assert battle.table.players[0].ep == 0
