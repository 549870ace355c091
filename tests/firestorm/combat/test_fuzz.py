"""Combats played at random on tables full of everything, in all modes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.core.match import Match
from game.firestorm.combat.prompts import FormUp
from game.firestorm.prompts import MANY
from tests.support.firestorm.fights import any_fight, fight, fought

MODES = ("duel", "triangle", "cross", "pairs")
FEW = [(mode, seed) for mode in MODES for seed in range(100, 103)]
LOTS = [pytest.param(mode, seed, marks=pytest.mark.slow) for mode in MODES for seed in range(103, 140)]
EachCombat = pytest.mark.parametrize(("mode", "seed"), [*FEW, *LOTS])
SLACK = 15  # a poll offers what is in a hand and what is in play besides


@EachCombat
def test_events_reproduce_the_combat_and_lose_no_card(mode: str, seed: int) -> None:
    match = any_fight(seed, mode)
    table = match.game.copy(match.table)
    taken = 0
    for now in fought(match, Random(seed)):
        if len(now.decisions) == taken + 1:
            for event in now.events:
                event.apply(table)
                assert now.game.faults(table) == [], event
            assert table == now.table
        taken, table = len(now.decisions), now.game.copy(now.table)


@EachCombat
def test_a_combat_can_be_cloned_undone_and_redone_at_every_decision(mode: str, seed: int) -> None:
    match = any_fight(seed, mode)
    for now in fought(match, Random(seed)):
        assert now.clone().digest() == now.digest()
        assert now.clone().waiting() == now.waiting()
        before = now.digest(), now.waiting()
        undo_and_redo(now)
        assert (now.digest(), now.waiting()) == before


def undo_and_redo(match: Match[Any]) -> None:
    match.undo()
    _ = match.redo()


@EachCombat
def test_every_question_of_a_combat_has_options_and_not_too_many(mode: str, seed: int) -> None:
    for match in fought(any_fight(seed, mode), Random(seed)):
        for prompt in match.waiting():
            options = prompt.options(match.table)
            answers = [handle.answer for handle in prompt.handles(match.table)]
            assert 0 < len(options) <= MANY + SLACK
            assert len(set(options)) == len(options)
            assert sorted(answers) == sorted(options)
            assert [said for said in prompt.likely(match.table) if said not in options] == []


@EachCombat
def test_whatever_happens_the_combat_comes_to_an_end(mode: str, seed: int) -> None:
    match = any_fight(seed, mode)
    assert sum(1 for _ in fought(match, Random(seed))) < 500
    assert match.table.over or match.table.combat is None
    assert match.table.over or match.table.stack == []
    seen = match.table.seen[match.table.size :]
    assert match.table.over or seen.count(match.table.everyone) == len(seen)


def test_at_no_moment_an_accessory_lies_on_nothing() -> None:
    """A match of three, seed 32: what found no place was first laid nowhere, then destroyed."""
    full = {"card": "ki_lancer", "gear": ["gr_auxiliary_cannon", "gr_shield_booster"]}
    attack = fight([full, full], ["gr_courier_boat"]).declares(40, 43).answers(0, FormUp, "off 41")
    table = attack.match.game.copy(attack.table)
    for event in attack.match.answer(0, "done"):
        event.apply(table)
        assert attack.match.game.faults(table) == [], event
