"""The phase strip: it knows the step that is on, from the table alone."""

from __future__ import annotations

import random

import pytest

import game
from game.core.events import PhaseBegan
from game.core.texts import LANGUAGES, catalogue
from scenes.games.duel.looks.strip import DONE, NOW, OPENING_PHASES, TO_COME, running_phase, steps
from tests.support.duel.duels import Duels, Spec

DUEL = {
    "aliens": ["prime", "swarm"],
    "hands": [["plan_05"], ["plan_08"]],
    "planets": [{"planet": "planet_08", "ships": [3, 4]}],
    "past": ["gold_rush_moon"],
}


def at(phase: str, **duel: object) -> Duels:
    return Duels(DUEL | {"phase": phase, "duel": {"planet": "planet_08", **duel}})


@pytest.mark.parametrize("seed", range(16))
def test_the_running_phase_follows_from_the_agenda(seed: int) -> None:
    match, dice = game.new_match("duel", seed, options={"aliens": "free"}), random.Random(seed)
    began = [event.phase for event in match.events if isinstance(event, PhaseBegan)]
    while match.waiting() and len(match.decisions) < 300:
        view = match.view(0)
        # After the duel has ended, cleanup cannot be told from the card's own text.
        if not (began[-1] == "cleanup" and view.duel is None):
            assert running_phase(view) == began[-1]
        now = [step for step in steps(view) if step.state == NOW]
        assert len(now) <= 1
        prompt = match.waiting()[0]
        events = match.answer(prompt.seat, dice.choice(prompt.options(match.table)))
        began += [event.phase for event in events if isinstance(event, PhaseBegan)]


def test_a_duel_has_eleven_steps_and_one_is_on() -> None:
    strip = steps(at("choose_plans", dials=[3, 4]).table)
    assert [step.number for step in strip] == list(range(1, 12))
    assert [step.state for step in strip] == [DONE] * 3 + [NOW] + [TO_COME] * 7


def test_a_contest_has_seven_steps_and_an_effect_instead_of_a_prize() -> None:
    spec: Spec = {
        "aliens": ["prime", "swarm"],
        "past": ["spelling_bee"],
        "phase": "choose_plans",
        "contest": {},
    }
    spec |= {"hands": [["plan_05", "plan_06"], ["plan_08", "plan_09"]]}
    strip = steps(Duels(spec).table)
    assert [step.key for step in strip] == [
        *(f"look.step.{step}" for step in (3, 4, 7, 8, 9)), "look.step.effect", "look.step.11",
    ]  # fmt: skip
    assert [step.state for step in strip][:2] == [DONE, NOW]


def test_powers_are_marked_where_they_act() -> None:
    """Prime doubles when plans are revealed, Swarm sends ships after tactics; neither waits elsewhere."""
    strip = steps(at("choose_plans", dials=[3, 4]).table)
    marked = {step.number: step.seats for step in strip if step.seats}
    assert marked == {5: (1,), 7: (0,)}


def test_a_refresh_card_has_its_own_short_strip() -> None:
    spec: Spec = {"aliens": ["prime", "swarm"], "past": ["shore_leave"], "phase": "hands"}
    spec |= {"hands": [[f"plan_{n:02}" for n in (1, 4, 5, 6, 7, 8, 9)], ["plan_08"]]}
    strip = steps(Duels(spec).table)
    assert [(step.key, step.state) for step in strip] == [
        ("look.step.destiny", DONE),
        ("look.step.end_of_card", DONE),
        ("look.step.hands", NOW),
    ]


def test_a_known_phase_is_believed() -> None:
    table = at("choose_plans", dials=[3, 4]).table
    assert [step.state for step in steps(table, "reveal")].index(NOW) == 6


def test_the_opening_comes_first() -> None:
    match = game.new_match("duel", 1, options={"aliens": "free"})
    assert [step.key for step in steps(match.view(0))] == [f"look.step.{phase}" for phase in OPENING_PHASES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_steps_are_short(language: str) -> None:
    words = catalogue(language)
    for step in range(1, 12):
        assert 0 < len(words.say(f"look.step.{step}")) <= 10
