"""Gambler's luck: a die is rolled again, and the new result counts (hook ``reroll``)."""

from __future__ import annotations

import pytest

from game.firestorm.events.stack import DieRolled
from tests.support.firestorm.fights import clash
from tests.support.firestorm.positions import BARRAGE, BOAT, CRUISER, LANCER, alien, combat, exactly, holding
from tests.support.firestorm.words import Hands, rich, seated

KEY = "lft_gamblers_luck"


def rolled(hands: Hands) -> list[int]:
    return [event.face for event in hands.happened(DieRolled)]


@pytest.mark.parametrize(("second", "damage"), [(2, 3), (5, 0)])
def test_a_die_that_is_part_of_a_condition(second: int, damage: int) -> None:
    me = holding("gr_counter_attempt", KEY, ships=[CRUISER])
    hands = seated(me, rich(hand=[BARRAGE]), dice=[1, second])
    hands.plays(1, BARRAGE, "number 3").plays(0, "gr_counter_attempt").plays(0, KEY).settles()
    assert rolled(hands) == [1, second]
    assert hands.table.damage[hands.card(0, CRUISER)] == damage


def test_a_die_that_says_how_many_targets_there_are_is_rolled_again_before_they_are_chosen() -> None:
    me = rich(hand=["gg_meteor_swarm"], color="violet")
    hands = seated(me, {**exactly(KEY, 0, 1), "ships": [CRUISER] * 3}, dice=[6, 1])
    hands.plays(0, "gg_meteor_swarm").plays(1, KEY)
    ships = hands.pile(1, "ships")
    hands.says(0, ships[0]).settles()
    assert [hands.table.damage[ship] for ship in ships] == [2, 0, 0]


def test_a_die_of_an_ability() -> None:
    me = {**alien("gg_chaos_core"), "hand": [KEY], "tp": 0}
    hands = seated(me, dice=[1, 3]).uses(0, "gg_chaos_core").plays(0, KEY).settles()
    assert hands.is_active(hands.card(0, "gg_chaos_core")) is False
    assert hands.player(0).tp == 1


def test_a_die_of_a_handling_effect() -> None:
    hands = seated({"ships": ["gg_patchwork_cruiser"]}, exactly(KEY, 0, 1), phase="event", dice=[6, 2])
    hands.plays(1, KEY)
    assert rolled(hands) == [6, 2]
    assert not hands.is_active(hands.card(0, "gg_patchwork_cruiser"))


def test_a_die_of_a_special_ability_in_combat() -> None:
    luck = {"hand": [KEY], "ep": 1, "color": "blue"}
    battle = clash(
        ["lft_pathfinder_scout", CRUISER], [LANCER], step="special_abilities", formations=[[0, 1]],
        blocks=[0], dice=[6, 1], them=luck,
    )  # fmt: skip
    battle.tries(0, 40, 0)
    battle.plays(1)
    assert battle.table.in_combat(40)


def test_a_die_may_be_rolled_again_and_again() -> None:
    me = holding("gg_raid", color="violet")
    hands = seated(me, {**exactly(KEY, 0, 2), "hand": [KEY, KEY, BOAT]}, dice=[6, 5, 1])
    hands.plays(0, "gg_raid").plays(1, KEY).plays(1, KEY).settles()
    assert rolled(hands) == [6, 5, 1]
    assert hands.names(1, "hand") == [BOAT]


def test_without_a_die_it_cannot_be_played() -> None:
    hands = seated(holding(KEY, "gr_shield_surge"))
    assert hands.may_play(0, "gr_shield_surge")
    assert not hands.may_play(0, KEY)
    battle = combat([LANCER], [BOAT], step="kep3", blocks=[0], me=holding(KEY, "gr_burst_fire"))
    assert not battle.may_play(0, KEY)


def test_dice_that_only_settle_an_order_are_left_alone() -> None:
    """RB 4.3, 4.8: no card influences them."""
    protection = {"card": "gg_protection_money", "targets": [0]}
    me = {"scrap": ["gg_fire_capsule"], "ep": 2, **exactly(KEY, 0, 3)}
    hands = seated({**me, "ep": 3}, {"others": [protection]}, phase="event")
    assert [type(event).__name__ for event in hands.log].count("PrecedenceRolled") == 1
    assert f"play {hands.card(0, KEY, 'hand')}" not in hands.options(0)
