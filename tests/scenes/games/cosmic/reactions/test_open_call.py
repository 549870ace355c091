"""The open call: everybody may speak up, and nobody learns who could have."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.prompts import NONE
from game.core.table import NOBODY
from game.cosmic.prompts import InviteAlly, PlayCard
from game.cosmic.table import CosmicTable
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.session.participants import PERSON
from scenes.session.session import Session
from scenes.table.reactions.call_scene import GRACE, CallScene
from scenes.widgets.boxes import Panel
from tests.support.cosmic.matches import new_match
from tests.support.cosmic.open_calls import SEATS, Called, stand
from tests.support.cosmic.questions import players
from tests.support.screen.audit import audit
from tests.support.screen.headless import PSEUDO, a_ui
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.walking import show


def test_everybody_at_the_device_has_an_emblem_and_the_same_time() -> None:
    """Also who holds nothing: the picture tells nothing about hands."""
    called = Called()
    assert all(called.desk.find(f"call.{seat}") for seat in range(SEATS))
    assert called.table.seat == NOBODY
    assert called.call.clock.left == called.call.clock.all == 6000


@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_everything_in_a_call_fits_and_can_be_reached(size: tuple[int, int], language: str) -> None:
    called = Called(size=size, language=language)
    assert audit(called.desk.top, called.desk.ui) == []
    for seat, scope in zip(called.order[1:], ("quiet", "encounter", "turn"), strict=True):
        stand(called, seat, scope)
    called.press(f"call.{called.order[0]}")
    assert audit(called.desk.top, called.desk.ui) == []


def test_if_nobody_speaks_up_everybody_passes() -> None:
    called = Called()
    order = called.order
    called.desk.wait(5900)
    assert called.given == []
    called.desk.wait(200)
    assert called.given[:SEATS] == [(seat, NONE) for seat in order]


def test_the_big_button_ends_the_call_at_once() -> None:
    called = Called()
    called.press("call.none")
    assert len(called.given) >= SEATS


def test_who_speaks_up_gets_the_device_and_the_others_pass() -> None:
    called = Called()
    third = called.order[2]
    called.press(f"call.{third}")
    called.desk.wait(GRACE + 100)
    curtain = called.desk.top
    assert isinstance(curtain, CurtainScene)
    assert curtain.seat == third
    assert called.given == [(seat, NONE) for seat in called.order[:2]]


def test_claims_are_answered_in_the_order_of_the_rules() -> None:
    """Not in the order of the taps."""
    called = Called()
    first, last = called.order[1], called.order[3]
    called.press(f"call.{last}")
    called.press(f"call.{first}")
    called.desk.wait(GRACE + 100)
    assert isinstance(called.desk.top, CurtainScene)
    assert called.desk.top.seat == first


def test_who_spoke_up_may_still_pass_and_is_asked_only_once() -> None:
    called = Called()
    second = called.order[1]
    called.press(f"call.{second}")
    called.desk.wait(GRACE + 100)
    robot = Robot(called.desk, "mouse", 1)
    robot.open_curtain()
    called.desk.wait(100)
    assert called.table.seat == second
    builder = called.table.builder
    assert builder is not None
    robot.give(called.table, next(handle for handle in builder.handles if handle.answer == NONE))
    assert called.given[:SEATS] == [(seat, NONE) for seat in called.order]


def test_all_who_speak_up_end_the_call() -> None:
    called = Called(0, 1)
    for seat in (0, 1):
        called.press(f"call.{seat}")
    assert not isinstance(called.desk.top, CallScene)


def test_holding_on_stops_the_clock() -> None:
    called = Called()
    called.desk.wait(1000)
    called.press("call.wait")
    left = called.call.clock.left
    called.desk.wait(20_000)
    assert called.call.clock.left == left
    called.press("call.wait")
    called.desk.wait(left + 200)
    assert called.given


def test_without_a_clock_the_call_waits() -> None:
    called = Called(time="off")
    called.desk.wait(60_000)
    assert called.given == []
    assert called.desk.find("call.wait") is None
    called.press("call.none")
    assert called.given


def test_a_digit_speaks_up_for_a_seat_and_space_for_nobody() -> None:
    called = Called()
    called.desk.post(pygame.KEYDOWN, key=pygame.K_2, mod=0, unicode="2", scancode=0)
    assert called.call.call.claimed == {1}
    again = Called()
    again.desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert again.given


def test_one_person_against_bots_is_not_called() -> None:
    called = Called(0)
    called.desk.wait(3000)
    assert not isinstance(called.desk.top, CallScene)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_call_says_how_long_it_goes_on(language: str) -> None:
    called = Called(language=language)
    until = called.call.window.until
    assert until
    assert any(until in widget.name for widget in called.desk.root.walk())


# --- the lobby


def lobby(*kinds: str) -> LobbyScene:
    ui = a_ui()
    scene = LobbyScene(ui, "cosmic")
    for place, kind in zip(scene.places, kinds, strict=False):
        place.kind = kind
    scene.advanced = True
    show(ui, scene)
    return scene


def is_called(scene: LobbyScene) -> bool:
    return bool(scene.variants.options(1, scene.seats, scene.people).get("open_call"))


def test_the_open_call_comes_by_itself_when_two_people_share_the_device() -> None:
    assert not is_called(lobby(PERSON, "novice", "novice"))
    assert is_called(lobby(PERSON, PERSON, "novice"))


@pytest.mark.parametrize("kinds", [(PERSON, "novice", "novice"), (PERSON, PERSON, "novice")])
def test_the_open_call_can_be_switched_by_hand_and_back(kinds: tuple[str, ...]) -> None:
    scene = lobby(*kinds)
    usual = is_called(scene)
    switch(scene)
    assert is_called(scene) != usual
    scene.remember()
    assert is_called_again(scene) != usual
    switch(scene)
    assert is_called(scene) == usual
    assert "open_call" not in scene.variants.kept()


def switch(scene: LobbyScene) -> None:
    scene.refresh()
    widget = next(each for each in scene.root.walk() if each.key == "rule.open_call")
    widget.act("press")


def is_called_again(scene: LobbyScene) -> bool:
    """In the next match with the same seats."""
    return is_called(LobbyScene(scene.ui, "cosmic"))


# --- a whole family


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_family_plays_with_open_calls(hands: str) -> None:
    session = Session(new_match(4, SEATS, {"open_call": True}), players(SEATS, 0, 1, 2))
    robot = Robot(sit_down(session, hands), hands, 4)
    robot.play(answers=48)
    assert robot.calls > 3


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2048, 1536)])
def test_the_call_lies_over_nothing_of_the_table(size: tuple[int, int]) -> None:
    called = Called(size=size)
    panels = [part.rect for part in called.desk.root.walk() if isinstance(part, Panel)]
    assert panels
    assert called.table.spots.table.collidelistall(panels) == []


def test_a_tap_on_the_own_seat_beside_the_table_speaks_up_too() -> None:
    called = Called()
    seat = called.order[1]
    called.press(f"seat_ring:{seat}")
    assert seat in called.table.call.claimed


# --- who is invited together


def inviting() -> Match[CosmicTable]:
    """Somebody may invite two guests, and everybody is asked about each of them."""
    for seed in range(40):
        match, dice = new_match(seed, SEATS, {"open_call": True}), Random(seed)
        while match.waiting() and len(match.decisions) < 200:
            prompt = match.waiting()[0]
            if isinstance(prompt, InviteAlly) and len(prompt.listed) == 2 and asks_others(match, prompt):
                return match
            match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    raise AssertionError("nobody invites two guests")


def asks_others(match: Match[CosmicTable], prompt: InviteAlly) -> bool:
    twin = match.clone()
    twin.answer(prompt.seat, prompt.listed[0])
    return isinstance(twin.waiting()[0], PlayCard)


def invited(called: Called) -> list[Any]:
    return [each.answer for each in called.match.decisions[called.number :] if each.asked == "InviteAlly"]


def test_all_who_were_invited_together_are_even_if_others_pass_in_between() -> None:
    match = inviting()
    prompt = match.waiting()[0]
    assert isinstance(prompt, InviteAlly)
    called = Called(match=match)
    robot = Robot(called.desk, "mouse", 1)
    robot.open_curtain()
    called.desk.wait(100)
    for seat in prompt.listed:
        called.press(f"seat:{seat}")
    assert invited(called) == []
    called.press("action")
    while isinstance(called.desk.top, CallScene):
        called.press("call.none")
    assert invited(called) == [*prompt.listed]
