"""Defending ships are assigned to attacking formations (RB 2.4.7, 4.1.5, 4.1.6)."""

from __future__ import annotations

from game.firestorm.combat.fighting import fighters, foes, groups, is_blocked
from game.firestorm.combat.prompts import AssignDefender, ChooseAdvance, DealDamage
from game.firestorm.prompts import Act
from tests.support.firestorm.fights import clash, fight

SMALL, LARGE = "ki_lancer", "gr_light_cruiser"


def test_the_example_of_the_rulebook() -> None:
    """RB 4.1.6: formations 1, 2+3 and 4; ships 5 and 6 block the first, 7 the second, and 4 may advance."""
    battle = fight([LARGE, SMALL, SMALL, LARGE], [SMALL, SMALL, LARGE])
    one, two, three, four = battle.mine
    five, six, seven = battle.theirs
    battle.declares(one, two, three, four).forms_up(f"form {three} 1").defends(five, six, seven)
    assert all(battle.table.covered(ship) for ship in (one, two, three, four))
    battle.blocks((five, one), (six, one), (seven, two))
    assert battle.asks(0, ChooseAdvance).listed == ("done", f"card {four}")
    battle.advances(four)
    table = battle.table
    first, second = table.group(one), table.group(two)
    assert groups(table) == sorted([first, second])
    assert (fighters(table, first), table.blockers_of(first)) == ([one], [five, six])
    assert (sorted(fighters(table, second)), table.blockers_of(second)) == ([two, three], [seven])
    battle.chooses_group(two)
    battle.deals(0, (seven, 6)).deals(1, (two, 4))
    assert battle.is_destroyed(seven)
    assert battle.is_destroyed(two)
    battle.deals(0, (five, 4)).deals(1, (one, 6))
    assert battle.is_destroyed(five)
    assert battle.is_destroyed(one)
    battle.deals(0, (battle.planets[1][0], 4)).deals(1, (four, 2))
    assert battle.is_over
    assert battle.is_resting(four)
    assert not battle.is_resting(three)


def test_blocking_one_ship_of_a_formation_blocks_the_whole_formation() -> None:
    """Ruling 26."""
    battle = clash([SMALL, SMALL, LARGE], [LARGE], step="assignment", formations=[[0, 1], [2]])
    battle.answers(1, AssignDefender, f"block {battle.theirs[0]} 0")
    assert [is_blocked(battle.table, ship) for ship in battle.mine] == [True, True, False]
    assert battle.asks(0, ChooseAdvance).listed == ("done", f"card {battle.mine[2]}")


def test_a_declared_defender_need_not_face_anybody() -> None:
    """Ruling 25: it stays in combat without an opponent."""
    battle = clash([SMALL], [LARGE, LARGE], step="assignment")
    battle.answers(1, AssignDefender, "none").answers(1, AssignDefender, f"block {battle.theirs[1]} 0")
    table = battle.table
    assert table.in_combat(battle.theirs[0])
    assert not table.role(battle.theirs[0], "blocking")
    assert battle.asks(0, DealDamage).listed[0] == f"hit {battle.theirs[1]} 3"


def test_a_deactivated_defender_does_not_take_part_any_more() -> None:
    resting = {"card": LARGE, "resting": True}
    battle = clash([SMALL], [resting, SMALL], step="assignment")
    assert battle.asks(1, AssignDefender).ship == battle.theirs[1]
    assert not battle.table.in_combat(battle.theirs[0])


def test_several_defenders_may_face_the_same_formation() -> None:
    battle = clash([LARGE], [SMALL, SMALL], step="assignment")
    for ship in battle.theirs:
        battle.answers(1, AssignDefender, f"block {ship} 0")
    assert battle.table.blockers_of(0) == battle.theirs


def test_once_blocked_a_ship_stays_blocked() -> None:
    """RB 4.1.7: even if its blocker has left the combat, it cannot advance."""
    ambush = {"hand": ["gg_ambush"], "ep": 2, "color": "violet"}
    battle = clash([LARGE, SMALL], ["gr_courier_boat"], step="assignment", me=ambush)
    battle.answers(1, AssignDefender, f"block {battle.theirs[0]} 0").plays(0)
    assert battle.is_destroyed(battle.theirs[0])
    assert is_blocked(battle.table, battle.mine[0])
    assert battle.asks(0, ChooseAdvance).listed == ("done", f"card {battle.mine[1]}")


def test_interrupts_may_refer_to_the_assignment() -> None:
    ambush = {"hand": ["gg_ambush"], "ep": 2, "color": "violet"}
    battle = clash([SMALL, LARGE], [LARGE, LARGE], step="assignment", me=ambush)
    battle.answers(1, AssignDefender, f"block {battle.theirs[0]} 0").answers(1, AssignDefender, "none")
    asked = battle.asks(0, Act)
    assert battle.table.top().kind == "defenders_assigned"
    assert any(said.startswith("play") for said in asked.options(battle.table))
    battle.plays(0)
    assert battle.table.damage[battle.theirs[0]] == 3


def test_the_blockade_runner_is_not_blocked_by_a_single_ship() -> None:
    battle = clash(["lft_blockade_runner"], [LARGE], step="assignment")
    battle.answers(1, AssignDefender, f"block {battle.theirs[0]} 0")
    assert battle.asks(0, ChooseAdvance).listed == ("done", f"card {battle.mine[0]}")


def test_two_ships_block_the_blockade_runner() -> None:
    battle = clash(["lft_blockade_runner"], [LARGE, LARGE], step="assignment")
    for ship in battle.theirs:
        battle.answers(1, AssignDefender, f"block {ship} 0")
    assert is_blocked(battle.table, battle.mine[0])
    assert battle.waiting_for == [(0, "DealDamage")]


def test_the_others_of_its_formation_are_blocked_while_the_blockade_runner_is_not() -> None:
    battle = clash(["lft_blockade_runner", SMALL], [LARGE], step="assignment", formations=[[0, 1]])
    battle.answers(1, AssignDefender, f"block {battle.theirs[0]} 0")
    assert battle.asks(0, ChooseAdvance).listed == ("done", f"card {battle.mine[0]}")
    battle.advances()
    assert fighters(battle.table, 0) == [battle.mine[1]]
    assert foes(battle.table, battle.mine[0]) == []
    assert foes(battle.table, battle.theirs[0]) == [battle.mine[1]]


def test_two_blockers_are_enough_even_if_one_of_them_is_lost() -> None:
    """RB 4.1.7: who is blocked stays blocked."""
    ambush = {"hand": ["gg_ambush"], "ep": 2, "color": "violet"}
    battle = clash(["lft_blockade_runner"], ["gr_courier_boat", LARGE], step="assignment", me=ambush)
    for ship in battle.theirs:
        battle.answers(1, AssignDefender, f"block {ship} 0")
    battle.plays(0, f"card {battle.theirs[0]}")
    assert battle.is_destroyed(battle.theirs[0])
    assert is_blocked(battle.table, battle.mine[0])
