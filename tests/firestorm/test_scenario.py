"""Positions from words, and words that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.refusals import WrongWord
from game.firestorm import GAME
from game.firestorm.counting import faults
from tests.support.firestorm.words import rich, seated

TWO: list[dict[str, Any]] = [{}, {}]


def test_a_position_is_as_its_words_say() -> None:
    ship = {"card": "ki_lancer", "resting": True, "damage": 1, "counters": 2, "gear": ["gr_shield_booster"]}
    hands = seated(
        rich(ships=[ship], stones=2, points=3, hand=["gr_supply_run"]), phase="main", turn=0, turns=9
    )
    lancer = hands.card(0, "ki_lancer")
    assert not hands.is_active(lancer)
    assert hands.values(lancer) == (5, 6)
    assert hands.table.damage[lancer] == 1
    assert (hands.player(0).stones, hands.player(0).points, hands.table.turns) == (2, 3, 9)
    assert faults(hands.table) == []


@pytest.mark.parametrize(
    "phase", ["start", "salvage", "reactivation", "exchange", "event", "build_1", "build_2", "main", "end"]
)
def test_a_scenario_goes_on_with_any_phase(phase: str) -> None:
    hands = seated(phase=phase)
    assert hands.match.waiting()


def test_the_next_dice_can_be_foretold() -> None:
    hands = seated(rich(ships=["gg_smuggler_clipper"]), dice=[4, 2]).uses(0, "gg_smuggler_clipper")
    assert type(hands.match.waiting()[0]).__name__ == "ChooseOption"


@pytest.mark.parametrize(
    "spec",
    [
        {},
        {"seats": [{}]},
        {"seats": TWO, "mode": "cross"},
        {"seats": TWO, "weather": "fine"},
        {"seats": TWO, "turn": 2},
        {"seats": TWO, "phase": "combat"},
        {"seats": TWO, "dice": [7]},
        {"seats": TWO, "dice": [1] * 9},
        {"seats": [{"ships": ["pl_kelmar"]}, {}]},
        {"seats": [{"ships": ["no_such_ship"]}, {}]},
        {"seats": [{"ships": [{"card": "ki_lancer", "gear": ["gr_shield_dome"]}]}, {}]},
        {"seats": [{"ships": [{"card": "ki_lancer", "speed": 3}]}, {}]},
        {"seats": [{"others": [{"card": "fr_energy_shackle", "targets": ["1:ki_lancer"]}]}, {}]},
        {"seats": [{"stones": -1}, {}]},
        {"seats": [{"color": "green"}, {}]},
        {"seats": [{"hand": ["ki_lancer"] * 81}, {}]},
        {"seats": [{"hand": "ki_lancer"}, {}]},
    ],
)
def test_a_word_that_does_not_fit_is_refused_by_name(spec: dict[str, Any]) -> None:
    with pytest.raises(WrongWord):
        GAME.arrange(spec)
