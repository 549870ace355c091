"""What each way to place a die gives, against every face of every later die tried one by one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

import game
from game.core.match import Match
from game.eclipse import pieces
from game.eclipse.battle_prompts import AssignDie, targets
from game.eclipse.odds.battle_odds import battle_odds, odds, under_way
from game.eclipse.odds.fleets import Fleet, Group, Odds
from game.eclipse.parts import Die
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of
from scenes.games.eclipse.battle.forecasts import wins
from scenes.games.eclipse.battle.odds import after
from scenes.table.scene import TableScene
from scenes.tools.shots_battle import battle as shot_battle
from tests.support.eclipse.fleets import Ships, SlowWay
from tests.support.screen.headless import a_ui

FLEETS = (
    (["cruiser", "cruiser"], ["starbase", "interceptor"]),
    (["cruiser", "interceptor"], ["starbase", "cruiser"]),
    (["interceptor", "interceptor"], ["starbase", "interceptor", "interceptor"]),
    (["dreadnought"], ["cruiser", "interceptor"]),
)
CERTAIN = 1


@cache
def placings() -> list[tuple[EclipseTable, SlowWay]]:
    """Moments of real battles in which somebody has a die to place, and all chances of that battle."""
    found: list[tuple[EclipseTable, SlowWay]] = []
    for seed in range(40):
        attacking, defending = FLEETS[seed % len(FLEETS)]
        sector = {
            "id": "206", "at": [2, -1], "disc": 1, "discovery": False,
            "ships": [[1, *defending], [0, *attacking]],
        }  # fmt: skip
        spec = {
            "species": ["terran_federation", "terran_directorate"], "phase": "combat", "seed": seed,
            "sectors": [sector],
        }  # fmt: skip
        match: Match[EclipseTable] = game.scenario("eclipse", spec)
        if match.table.battle is None:
            continue  # nobody was asked before it was over
        slow = SlowWay(_kinds(match.table, 0), _kinds(match.table, 1))
        found += [(match.view(0), slow) for match in _dice_to_place(match, Random(seed))]
    return found


def _kinds(table: EclipseTable, party: int) -> Fleet:
    """All kinds of ships that a party began the battle with; some of them may be gone already."""
    assert table.battle is not None
    kinds = sorted(ship for ship in table.battle.order if party_of(ship) == party)
    return Fleet(tuple(Group(pieces.kind_of(ship), table.party_design(ship), (0,)) for ship in kinds))


def _dice_to_place(match: Match[EclipseTable], chance: Random) -> Iterator[Match[EclipseTable]]:
    while match.table.battle is not None:
        prompt = match.waiting()[0]
        if isinstance(prompt, AssignDie):
            yield match
        match.answer(prompt.seat, chance.choice(prompt.options(match.table)))


def tried(table: EclipseTable, slow: SlowWay) -> float:
    """The attacker's chance with these dice on the table: every way for each of them, then the next kind."""
    battle = table.battle
    assert battle is not None
    side, number = slow.order[len(battle.order) - len(battle.queue) - 1]
    a, b = _ships(table, 0), _ships(table, 1)
    ways = {b if side == 0 else a}
    for die in battle.dice:
        ways = {left for way in ways for left in slow.struck(side, number, die.damage, die.face, way)}
    turn = (len(battle.order) - len(battle.queue)) % len(slow.order)
    chances = [slow.rounds(*((a, way) if side == 0 else (way, b)))[turn] for way in sorted(ways)]
    return float(max(chances) if side == 0 else min(chances))


def _ships(table: EclipseTable, party: int) -> Ships:
    """The ships that are left, by the places that their kinds had when the battle began."""
    assert table.battle is not None
    here = table.map[table.battle.sector]
    kinds = sorted(ship for ship in table.battle.order if party_of(ship) == party)
    left = [
        (kinds.index(ship), damage)
        for ship, damage in zip(here.ships, here.damage, strict=True)
        if party_of(ship) == party
    ]
    return tuple(sorted(left))


def told(table: EclipseTable) -> Odds | int:
    """What the table tells of a moment; nobody has to be asked once nobody is left."""
    assert table.battle is not None
    here = table.map[table.battle.sector]
    return odds(*under_way(table)) if here.count(0) and here.count(1) else CERTAIN


def test_every_way_to_place_a_die_is_worth_what_follows_from_it() -> None:
    """Whoever has placed the last die does not fire again: the next kind of ship is up (p. 20)."""
    compared = last = 0
    for view, slow in placings():
        battle = view.battle
        assert battle is not None
        die = next(die for die in battle.dice if targets(view, party_of(battle.firing), die))
        for ship, damage in targets(view, party_of(battle.firing), die):
            then = after(view, die, ship, damage)
            found = told(then)
            if isinstance(found, Odds):
                assert found.attacker_wins == pytest.approx(tried(then, slow))
                compared += 1
                last += len(battle.dice) == 1
    assert compared > 100
    assert last > 40


def test_the_ring_is_the_best_of_all_ways() -> None:
    """As good as the best way for the attacker, as bad as the worst one for the attacker else."""
    for view, _ in placings():
        battle = view.battle
        assert battle is not None
        die = next(die for die in battle.dice if targets(view, party_of(battle.firing), die))
        attacks = party_of(battle.firing) == battle.attacker
        ways = [told(after(view, die, *way)) for way in targets(view, party_of(battle.firing), die)]
        chances = [wins(way, attacks=attacks) if isinstance(way, Odds) else 1.0 for way in ways]
        assert wins(battle_odds(view), attacks=attacks) == pytest.approx(max(chances))


def test_the_die_that_is_placed_in_thought_leaves_the_table_as_the_rules_do() -> None:
    """What is told beforehand is the very moment that the rules then come to."""
    for view, _ in placings()[:60]:
        assert view.battle is not None
        before = (bytes(view.map[view.battle.sector].ships), view.battle.firing, list(view.battle.dice))
        die: Die = next(die for die in view.battle.dice if targets(view, party_of(view.battle.firing), die))
        then = after(view, die, *targets(view, party_of(view.battle.firing), die)[0])
        assert then.battle is not None
        assert (then.battle.firing >= 0) == bool(then.battle.dice)
        assert before == (
            bytes(view.map[view.battle.sector].ships),
            view.battle.firing,
            list(view.battle.dice),
        )


def test_the_picture_of_a_battle_agrees_with_itself() -> None:
    """The position of ``shot eclipse_battle``: the ring shows what the way that stands out does."""
    (scene,) = shot_battle(a_ui(), 0, 0)
    assert isinstance(scene, TableScene)
    match = scene.session.match
    while (prompt := match.waiting()[0]).seat:  # the defender's starbase hits, the interceptors withdraw
        match.answer(prompt.seat, prompt.options(match.table)[-1])
    assert isinstance(prompt, AssignDie)
    view = match.view(prompt.seat)
    ways = [odds(*under_way(after(view, prompt.die, *numbers_of(way)))) for way in prompt.options(view)]
    assert all(way.exact for way in ways)
    assert battle_odds(view).attacker_wins == pytest.approx(max(way.attacker_wins for way in ways))
