"""Scenarios: whatever is wrong is refused by name, and with nothing but WrongWord."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import game
from game.core.refusals import WrongWord
from game.core.table import NOBODY
from game.duel import GAME
from game.duel.table import DuelTable
from tests.support.duel.positions import phase_starts, told
from tests.support.duel.scenarios import BASIS, DUEL, PLANS, Spec, contest, duel


def change(spec: Spec, **words: Any) -> Spec:
    return {**spec, **words}


WRONG: list[tuple[Spec, str]] = [
    ({}, "'aliens'"),
    (change(BASIS, alien=["swarm", "prime"]), "'alien'"),
    ({"aliens": ["swarm", "zombie"]}, "'zombie'"),
    ({"aliens": ["swarm", "swarm"]}, "2 different aliens"),
    ({"aliens": "swarm"}, "'swarm'"),
    (change(BASIS, seed="one"), "'one'"),
    (change(BASIS, seed=True), "True"),
    (change(BASIS, rng=-1), "'rng'"),
    (change(BASIS, straggler=2), "no seat 2"),
    (change(BASIS, straggler=True), "no seat True"),
    (change(BASIS, straggler=NOBODY), "no seat -1"),
    (change(BASIS, hands=[["plan_04"]]), "'hands'"),
    (change(BASIS, hands=[["plan_99"], []]), "'plan_99'"),
    (change(BASIS, hands=["plan_04", []]), "'plan_04'"),
    (change(BASIS, hands=[[["plan_04"]], []]), "plan_04"),
    (change(BASIS, hands=[[4], []]), "card 4"),
    (change(BASIS, hands=[["gold_rush_moon"], []]), "'gold_rush_moon' is discovery"),
    (change(BASIS, hands=[["plan_04"], ["plan_04.orange"]]), "named twice"),
    (change(BASIS, hands=[["plan_04"], []], decks=[["plan_04"], []]), "named twice"),
    (change(BASIS, decks=[["plan_04", "plan_04"], []]), "named twice"),
    (change(BASIS, decks=[["plan_04.blue"], ["plan_04.blue"]]), "named twice"),
    (change(BASIS, past=["fog_bank"], destiny={"discovery": ["fog_bank"]}), "named twice"),
    (change(BASIS, discards=[["cudgel"], []]), "'cudgel' is skull"),
    (change(BASIS, under=[["planet_01"], []]), "'planet_01' is planet"),
    (change(BASIS, known=[["zombie"], []]), "'zombie'"),
    (change(BASIS, known=["plan_04", []]), "'known'"),
    (change(BASIS, reinforcements=["plan_04"]), "'plan_04.orange' is plan"),
    (change(BASIS, reinforcements="pep_talk"), "'reinforcements'"),
    (change(BASIS, destiny={"contest": []}), "'contest'"),
    (change(BASIS, destiny={"event": ["fog_bank"]}), "'fog_bank' is discovery"),
    (change(BASIS, destiny=["fog_bank"]), "destiny"),
    (change(BASIS, past=["plan_04"]), "'plan_04.orange' is plan"),
    (change(BASIS, planet_deck=["planet_13"]), "'planet_13'"),
    (change(BASIS, planets=["planet_01"]), "'planet_01'"),
    (change(BASIS, planets=[{"ships": [1, 1]}]), "'planet'"),
    (change(BASIS, planets=[{"planet": "planet_01", "fleet": [1, 1]}]), "'fleet'"),
    (change(BASIS, planets=[{"planet": "planet_01", "ships": [1]}]), "'ships'"),
    (change(BASIS, planets=[{"planet": "planet_01", "ships": [-1, 0]}]), "'ships'"),
    (change(BASIS, planets=[{"planet": "planet_01", "ships": [21, 0]}]), "'ships'"),
    (change(BASIS, planets=[{"planet": "planet_01", "in_warp": "yes"}]), "'in_warp'"),
    (change(BASIS, planets=[{"planet": f"planet_0{n}", "in_warp": True} for n in (1, 2)]), "Only one planet"),
    (change(BASIS, supply=[1.5, 2]), "'supply'"),
    (change(BASIS, supply=[15, 15], warp=[6, 5]), "seat 0"),
    (change(BASIS, warp=[5]), "'warp'"),
    (change(BASIS, medals=["one", 0]), "'medals'"),
    (change(BASIS, medals=[20, 0], planets=[{"planet": "planet_01", "ships": [1, 0]}]), "seat 0"),
    (change(BASIS, envoys=[{"envoy": "zombie"}]), "'zombie'"),
    (change(BASIS, envoys=[{"ally": 0}]), "'envoy'"),
    (change(BASIS, envoys=[{"envoy": "cudgel", "ally": 2}]), "no seat 2"),
    (change(BASIS, envoys=[{"envoy": "cudgel", "face_up": 1}]), "'face_up'"),
    (change(BASIS, envoys=[{"envoy": "cudgel", "used": None}]), "'used'"),
    (change(BASIS, envoys=[{"envoy": "cudgel", "read_by": [5]}]), "no seat 5"),
    (change(BASIS, envoys=[{"envoy": "cudgel", "friend": 0}]), "'friend'"),
    (change(BASIS, envoys=[{"envoy": "cudgel"}, {"envoy": "cudgel"}]), "named twice"),
    (change(BASIS, envoy_stacks={"skull": ["deuce"]}), "'deuce' is orb"),
    (change(BASIS, envoy_stacks={"fist": []}), "'fist'"),
    (change(BASIS, removed=["plan_04"]), "'plan_04.orange' is plan"),
    (change(BASIS, set_aside=["cudgel"]), "'cudgel' is skull"),
    (change(BASIS, spent=[["tactic_6"], []]), "'tactic_6'"),
    (change(BASIS, spent=[[], [], []]), "'spent'"),
    (change(BASIS, next="contest"), "'contest'"),
    (change(BASIS, target="planet_01"), "'planet_01'"),
    (change(BASIS, phase="war"), "'war'"),
    (change(BASIS, phase=["dials"]), "dials"),
    (change(BASIS, phase="dials"), "'dials'"),
    (change(BASIS, phase="end_of_card"), "'end_of_card'"),
    (change(BASIS, dealt=[["swarm"], ["prime"]]), "'dealt'"),
    ({"phase": "choose_aliens", "dealt": [["swarm"], ["zombie"]]}, "'zombie'"),
    ({"phase": "choose_aliens", "dealt": [["swarm"], []]}, "'dealt'"),
    ({"phase": "choose_aliens", "dealt": [["swarm"], ["swarm"]]}, "2 different aliens"),
    (change(DUEL, phase="destiny"), "'destiny'"),
    (change(DUEL, past=[]), "'past'"),
    (change(DUEL, contest={}), "not both"),
    (change(DUEL, duel="planet_01"), "'planet_01'"),
    (change(DUEL, duel={}), "'planet'"),
    (change(DUEL, duel={"planet": "planet_02"}), "'planet_02'"),
    (change(DUEL, duel={"planet": "fog_bank"}), "'fog_bank' is discovery"),
    (duel("dials", prize=1), "'prize'"),
    (duel("dials", banned=[True]), "'banned'"),
    (duel("dials", banned=[1, 0]), "'banned'"),
    (duel("dials", holders=["yes", "no"]), "'holders'"),
    (duel("dials", plans=PLANS), "'dials'"),
    (duel("choose_plans", plans=PLANS), "'choose_plans'"),
    (duel("tactics", plans=[["plan_31"], []]), "'tactics'"),
    (duel("reveal"), "'reveal'"),
    (duel("winner", plans=[["plan_31"], ["planet_02"]]), "'planet_02' is planet"),
    (duel("winner", plans=[["plan_31"], ["plan_04"]]), "named twice"),
    (duel("winner", plans=PLANS, fixed=["zero", 0]), "'fixed'"),
    (duel("winner", plans=PLANS, jarred=[None, None]), "'jarred'"),
    (duel("winner", plans=PLANS, revealed="yes"), "'revealed'"),
    (duel("winner", plans=PLANS, reinforcements=["traitor"]), "'traitor'"),
    (duel("winner", plans=PLANS, reinforcements=[{"card": "traitor", "by": 0}]), "'on'"),
    (
        duel("winner", plans=PLANS, reinforcements=[{"card": "plan_08", "by": 0, "on": 1}]),
        "'plan_08.orange' is plan",
    ),
    (duel("winner", plans=PLANS, reinforcements=[{"card": "traitor", "by": 2, "on": 1}]), "no seat 2"),
    (duel("winner", plans=PLANS, bonuses=[{"seat": 0, "amount": 4}]), "'source'"),
    (duel("winner", plans=PLANS, bonuses=[{"seat": 0, "amount": 4, "source": "luck"}]), "'luck'"),
    (duel("winner", plans=PLANS, bonuses=[{"seat": 0, "amount": "4", "source": "swarm"}]), "'amount'"),
    (duel("winner", plans=PLANS, marks={"luck": 1}), "'luck'"),
    (duel("winner", plans=PLANS, marks={"swarm": None}), "'swarm'"),
    (duel("winner", plans=PLANS, marks=["swarm"]), "marks"),
    (duel("prize", plans=PLANS), "'prize'"),
    (duel("prize", plans=PLANS, winner=2), "no seat 2"),
    (duel("prize", plans=PLANS, winner=1, totals=[1]), "'totals'"),
    (duel("prize", plans=PLANS, winner=1, kept=[-1, 0]), "'kept'"),
    (duel("tactics", plans=PLANS, dials=[5, 1]), "'dials'"),
    (duel("tactics", plans=PLANS, tactics=["tactic_1:recover", None]), "'tactic_1:recover'"),
    (duel("tactics", plans=PLANS, tactics=[0, None]), "half 0"),
    (duel("tactics", plans=PLANS, reserve=["tactic_1:both", None]), "'tactic_1:both'"),
    (duel("tactics", plans=PLANS, guess=[5, None]), "'guess'"),
    (duel("tactics", plans=PLANS, worry=[1, None]), "'worry'"),
    (duel("tactics", plans=PLANS, opened=[["plans"], []]), "'plans'"),
    (contest("plans", planet="planet_01"), "'planet'"),
    (contest("plans", dials=[1, 1]), "'dials'"),
    (contest("dials"), "'dials'"),
    (contest("tactics", plans=PLANS), "'tactics'"),
    (contest("cleanup", plans=PLANS), "'cleanup'"),
]


@pytest.mark.parametrize(
    ("spec", "name"), WRONG, ids=[f"{place}-{name}" for place, (_, name) in enumerate(WRONG)]
)
def test_what_is_wrong_is_refused_by_name(spec: Spec, name: str) -> None:
    with pytest.raises(WrongWord) as refused:
        game.scenario("duel", spec)
    assert name in str(refused.value)


@pytest.mark.parametrize("spec", [None, [], "aliens", 5, DuelTable])
def test_what_is_no_dictionary_is_refused(spec: Any) -> None:
    with pytest.raises(WrongWord, match="dictionary"):
        game.scenario("duel", spec)


JUNK: list[Any] = [
    None, True, False, 0, 1, 2, -1, 7, 21, 10**30, 1.0, "", "x", "plan_13", "plan_13.blue", "pep_talk",
    "fog_bank", "planet_01", "cudgel", "swarm", "fire", "tactic_1", "tactic_1:fire", "tactic_1:both", "dials",
    "envoys", "winner", "choose_aliens", "first_hands", "cleanup", "hands", [], [[], []], [1, 2],
    [True, False], [None, None], {}, {"planet": "planet_02"}, {"x": 1}, [["plan_04"], []],
    [{"envoy": "deuce"}], (1, 2), b"x", {1, 2},
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where something stands inside a scenario."""
    if isinstance(value, dict):
        return [path, *(place for key in value for place in places(value[key], (*path, key)))]
    if isinstance(value, list):
        return [path, *(place for n, entry in enumerate(value) for place in places(entry, (*path, n)))]
    return [path]


def garbled(spec: Spec, dice: random.Random) -> Spec:
    """The scenario with one thing replaced, removed, repeated or turned round."""
    spec = copy.deepcopy(spec)
    if not spec:
        return spec
    word = dice.choice(sorted(spec))
    *path, last = dice.choice(places(spec[word], (word,)))
    node: Any = spec
    for step in path:
        node = node[step]
    change = dice.choice(("replace", "replace", "replace", "remove", "repeat", "reverse"))
    if change == "remove":
        del node[last]
    elif change == "repeat" and isinstance(node, list):
        node.append(node[last])
    elif change == "reverse" and isinstance(node[last], list):
        node[last].reverse()
    else:
        node[last] = dice.choice(JUNK)
    return spec


@pytest.mark.parametrize("seed", range(200, 206))
def test_a_garbled_scenario_is_refused_by_name_or_can_be_played(seed: int) -> None:
    """Nothing but WrongWord comes out, and what is not refused asks a question that has an answer."""
    dice = random.Random(seed)
    specs = [told(table) for table in dice.sample(phase_starts(seed), 20)]
    refused = 0
    for _ in range(250):
        spec = dice.choice(specs)
        for _ in range(dice.choice((1, 1, 2))):
            spec = garbled(spec, dice)
        try:
            match = game.scenario("duel", spec)
        except WrongWord:
            refused += 1
            continue
        assert not GAME.faults(match.table)
        for prompt in match.waiting():
            assert prompt.options(match.table)
    assert 100 < refused < 250
