"""The blockade runner: one ship alone does not block it (hook ``min_blockers``)."""

from __future__ import annotations

import pytest

from game.firestorm.combat.fighting import is_blocked
from game.firestorm.combat.prompts import AssignDefender, ChooseAdvance
from game.firestorm.hooks.min_blockers import min_blockers
from tests.support.firestorm.fights import Fight, clash
from tests.support.firestorm.positions import BOAT, CRUISER, LANCER

RUNNER = "lft_blockade_runner"


def blocked_by(count: int, *mine: str) -> Fight:
    ships = mine or (RUNNER,)
    battle = clash(
        list(ships), [CRUISER] * 3, step="assignment", formations=[list(range(len(ships)))], blocks=[None] * 3
    )
    for place, ship in enumerate(battle.theirs):
        battle.answers(1, AssignDefender, f"block {ship} 0" if place < count else "none")
    return battle


@pytest.mark.parametrize(("count", "blocked"), [(0, False), (1, False), (2, True), (3, True)])
def test_it_takes_two_ships_to_block_it(count: int, blocked: bool) -> None:
    battle = blocked_by(count)
    assert is_blocked(battle.table, battle.mine[0]) == blocked


@pytest.mark.parametrize(("count", "blocked"), [(0, False), (1, True)])
def test_any_other_ship_is_blocked_by_one(count: int, blocked: bool) -> None:
    battle = blocked_by(count, CRUISER)
    assert is_blocked(battle.table, battle.mine[0]) == blocked
    assert min_blockers(battle.table, battle.mine[0]) == 1


def test_it_advances_past_a_single_blocker_and_destroys_the_planet() -> None:
    battle = clash([RUNNER], [CRUISER], step="assignment", planet="pl_brannt")
    battle.answers(1, AssignDefender, f"block {battle.theirs[0]} 0")
    assert f"card {battle.mine[0]}" in battle.asks(0, ChooseAdvance).listed
    battle.advances(battle.mine[0]).deals(0, (battle.planets[1][0], 5)).deals(1)
    assert battle.is_destroyed(battle.planets[1][0])
    assert battle.table.players[0].points == 2


def test_the_rest_of_its_formation_is_blocked_as_usual() -> None:
    battle = blocked_by(1, RUNNER, LANCER)
    assert not is_blocked(battle.table, battle.mine[0])
    assert is_blocked(battle.table, battle.mine[1])


def test_it_helps_nobody_as_a_defender() -> None:
    battle = clash([BOAT], [RUNNER], step="assignment")
    battle.answers(1, AssignDefender, f"block {battle.theirs[0]} 0")
    assert is_blocked(battle.table, battle.mine[0])
