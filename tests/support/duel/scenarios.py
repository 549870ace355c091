"""The scenarios from which tests of scenarios start."""

from __future__ import annotations

from typing import Any

from tests.support.duel.positions import QUIET

Spec = dict[str, Any]
BASIS: Spec = {"aliens": QUIET}
DUEL: Spec = {
    **BASIS,
    "past": ["gold_rush_moon"],
    "planets": [{"planet": "planet_01", "ships": [2, 3]}],
    "hands": [["plan_04", "pep_talk"], ["plan_04"]],
    "phase": "dials",
    "duel": {"planet": "planet_01"},
}
PLANS = [["plan_31"], ["plan_42"]]


def duel(phase: str, **words: Any) -> Spec:
    """A duel on planet 1 in this phase."""
    return {**DUEL, "phase": phase, "duel": {"planet": "planet_01", **words}}


def contest(phase: str, **words: Any) -> Spec:
    spec = {word: value for word, value in DUEL.items() if word != "duel"}
    return {**spec, "past": ["talent_show"], "phase": phase, "contest": words}
