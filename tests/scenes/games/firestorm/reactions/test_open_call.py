"""STOP! at Firestorm: who may answer is asked, nobody is nagged, nothing passes that would lose something."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import game
from game.core.match import Match
from game.firestorm.events.common import Deactivated
from game.firestorm.prompts import Act, TakeMainPhase
from scenes.games.firestorm import TABLE
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.session.standing_orders import ENCOUNTER, PHASE, QUIET
from scenes.table.reactions.call_scene import CallScene
from scenes.widgets.hold_ring import HoldButton
from tests.support.firestorm.matches import COLOURS, NAMES
from tests.support.firestorm.seated import arranged, card_of, give, seated, table_of
from tests.support.screen.hands import HANDS
from tests.support.screen.robot import Robot, sit_down

COUNTER = {"hand": ["gr_counter_attempt"], "ep": 9, "stones": 0}


def overloaded() -> Match[Any]:
    """Jonas aims a reactor overload at Mia's tender, and she holds an answer."""
    match = arranged(COUNTER, {"hand": ["gr_reactor_overload"], "ep": 9, "tp": 9}, turn=1)
    overload = card_of(match, 1, "gr_reactor_overload", "hand")
    while not isinstance(match.waiting()[0], TakeMainPhase):
        match.answer(match.waiting()[0].seat, "pass")
    match.answer(1, f"play {overload}")
    while match.waiting()[0].seat == 1:
        match.answer(1, match.waiting()[0].options(match.table)[0])
    return match


def test_the_bar_names_what_may_be_answered_and_the_button_what_follows() -> None:
    desk = seated(overloaded())
    table = table_of(desk)
    assert isinstance(table.builder.prompt if table.builder else None, Act)
    assert table.bar is not None
    assert "Reactor Overload" in table.bar.name
    calm = desk.find("answer:0")
    assert calm is not None
    assert calm.name == "Play nothing. Then Reactor Overload takes effect"


def test_the_stack_stands_in_the_column_with_a_line_to_its_target() -> None:
    match = overloaded()
    desk = seated(match, size=(1920, 1080))
    assert desk.find("stack.0") is not None
    shown = {placed.id for placed in TABLE.picture(match.view(0), table_of(desk).watching())}
    tender = card_of(match, 0, "lft_fleet_tender", "ships")
    number = match.table.stack[-1].number
    assert {"stack:lines", f"aim:{number}:card:{tender}"} <= shown


def test_whoever_can_do_nothing_is_not_asked_alone_against_bots() -> None:
    match = arranged({"hand": []}, {"hand": []}, turn=1)
    desk = seated(match)
    table = table_of(desk)
    for _ in range(60):
        desk.wait(200)
        if table.builder is not None:
            break
    assert not isinstance(table.builder.prompt if table.builder else None, Act)


def test_several_people_are_called_so_that_nobody_learns_who_could_answer() -> None:
    desk = seated(overloaded(), people=2)
    desk.wait(400)
    assert isinstance(desk.top, CallScene)


def test_a_standing_pass_never_passes_for_whoever_is_the_target() -> None:
    match = overloaded()
    desk = seated(match)
    table = table_of(desk)
    prompt = match.waiting()[0]
    window = table.call.window(prompt)
    assert window is not None
    assert window.answers
    assert 0 in window.targets
    for scope in (PHASE, QUIET):
        table.call.stand(0, scope)
        assert not table.call.orders.passes(0, window)
    table.call.stand(0, ENCOUNTER)  # said in so many words
    assert table.call.orders.passes(0, window)


def test_a_standing_pass_is_a_chip_that_a_tap_takes_back() -> None:
    desk = seated(overloaded(), size=(1920, 1080))
    table = table_of(desk)
    table.call.stand(0, PHASE)
    table.rebuild()
    chip = desk.find("call.revoke.0")
    assert chip is not None
    chip.act("press")
    assert not table.call.orders.standing


def test_a_turn_is_sat_out_in_the_words_of_the_game() -> None:
    desk = seated(overloaded(), size=(1920, 1080))
    table = table_of(desk)
    table.call.respond()
    desk.ui.stack.settle()
    names = [widget.name for widget in desk.root.walk()]
    assert any("Sit this turn out" in name for name in names)
    assert not any("encounter" in name.lower() for name in names)


def test_passing_lets_the_effect_happen() -> None:
    match = overloaded()
    desk = seated(match)
    tender = card_of(match, 0, "lft_fleet_tender", "ships")
    give(desk, "pass")
    desk.wait(3000)
    happened = [told.event for told in table_of(desk).session.story]
    assert [event.cards for event in happened if isinstance(event, Deactivated)][-1:] == [(tender,)]


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_two_people_play_with_open_calls(hands: str) -> None:
    """Everybody is asked who might say STOP!; who does is called, the others have said nothing."""
    match = game.new_match("firestorm", 4, 2, {"open_call": True})
    people = [Participant(NAMES[seat], COLOURS[seat], PERSON) for seat in range(2)]
    desk = sit_down(Session(match, people), hands)
    desk.ui.settings.stops = "always"
    robot = Robot(desk, hands, 4)
    robot.play(answers=24)
    assert robot.calls > 3


def test_lucky_stones_are_spent_only_by_holding() -> None:
    """The large calm button lets it happen; the price is held, and a press says so."""
    match = arranged({"stones": 6, "hand": []}, {"hand": ["ki_lancer"], "tp": 9, "ep": 9}, turn=1)
    while type(match.waiting()[0]).__name__ != "Veto":
        prompt = match.waiting()[0]
        said = prompt.options(match.view(prompt.seat))
        card = card_of(match, 1, "ki_lancer", "hand") if prompt.seat == 1 else -1
        wanted = [word for word in said if word == f"play {card}"]
        calm = [word for word in said if word in ("pass", "auto", "none")]
        match.answer(prompt.seat, (wanted or calm or said)[0])
    desk = seated(match)
    big, small = desk.find("action"), desk.find("answer:1")
    assert big is not None
    assert isinstance(small, HoldButton)
    assert small.name.startswith("Stop Lancer: 4 stones")
    HANDS["mouse"](desk, Random(1)).press(small)
    assert table_of(desk).builder is not None
    assert big.name.startswith("Allow Lancer")
    HANDS["keys"](desk, Random(1)).press(big)
    desk.wait(300)
    said = [decision.answer for decision in table_of(desk).session.match.decisions if decision.seat == 0]
    assert said[-1] == "pass"
