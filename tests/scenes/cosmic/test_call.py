"""The open call: everybody may speak up, and nobody learns who could have."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest

from game.core.match import Match
from game.core.prompts import NONE
from game.core.table import NOBODY
from game.cosmic.prompts import PlayCard
from game.cosmic.table import CosmicTable
from scenes.curtain import CurtainScene
from scenes.open_call import GRACE, CallScene
from scenes.session import Session
from scenes.table import TableScene
from tests.scenes.audit import audit
from tests.scenes.cosmic.asked import players
from tests.scenes.cosmic.matches import new_match
from tests.scenes.hands import Desk
from tests.scenes.house import PSEUDO, a_ui
from tests.scenes.robot import Robot, sit_down

SEATS = 4


def windowed(seed: int = 3) -> Match[CosmicTable]:
    """An encounter in which whoever has a card may play it; the offense is asked first."""
    match, dice = new_match(seed, SEATS, {"open_call": True}), Random(seed)
    while not _is_window(match):
        prompt = dice.choice(match.waiting())
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))
    return match


def _is_window(match: Match[CosmicTable]) -> bool:
    prompt, table = match.waiting()[0], match.table
    if not isinstance(prompt, PlayCard) or table.encounter is None or table.at.defense == NOBODY:
        return False
    return prompt.seat == table.timing[0]


class Called:
    """A window at a table with some people; bots have the other seats."""

    def __init__(
        self, *people: int, time: str = "6", size: tuple[int, int] = (1280, 720), language: str = "en"
    ) -> None:
        ui = a_ui(size, language, touch=size[0] == 2048)
        ui.settings.speed, ui.settings.call_time = "instant", time
        self.match = windowed()
        self.number = len(self.match.decisions)
        self.table = TableScene(ui, Session(self.match, players(SEATS, *(people or range(SEATS)))))
        ui.stack.push(self.table)
        ui.stack.settle()
        self.desk = Desk(ui)

    @property
    def call(self) -> CallScene:
        assert isinstance(self.desk.top, CallScene), self.desk.top.name
        return self.desk.top

    @property
    def order(self) -> list[int]:
        return self.match.table.timing

    @property
    def given(self) -> list[tuple[int, Any]]:
        return [(one.seat, one.answer) for one in self.match.decisions[self.number :]]

    def press(self, key: str) -> None:
        widget = self.desk.find(key)
        assert widget is not None, key
        widget.act("press")
        self.desk.wait(20)


def test_everybody_at_the_device_has_an_emblem_and_the_same_time() -> None:
    """Also who holds nothing: the picture tells nothing about hands."""
    called = Called()
    assert all(called.desk.find(f"call.{seat}") for seat in range(SEATS))
    assert called.table.seat == NOBODY
    assert called.call.left == called.call.all == 6000


@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
def test_everything_in_a_call_fits_and_can_be_reached(size: tuple[int, int], language: str) -> None:
    called = Called(size=size, language=language)
    assert audit(called.desk.top, called.desk.ui) == []
    called.press(f"call.stand.{called.order[3]}")
    called.press(f"call.{called.order[2]}")
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
    choosing = called.table.choosing
    assert choosing is not None
    robot.give(called.table, next(handle for handle in choosing.handles if handle.answer == NONE))
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
    left = called.call.left
    called.desk.wait(20_000)
    assert called.call.left == left
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


# --- standing answers


def bystander(called: Called) -> int:
    return called.order[3]


def test_who_passes_until_the_own_turn_is_not_waited_for() -> None:
    called = Called(0, 3)
    seat = next(seat for seat in (0, 3) if not called.table.table.concerned(called.table.view, seat))
    called.press(f"call.stand.{seat}")
    assert seat in called.table.call.standing
    called.press("call.none")
    called.desk.wait(2000)
    assert (seat, NONE) in called.given


def test_a_standing_answer_is_a_chip_on_the_table_and_is_revoked_by_a_tap() -> None:
    called = Called()
    seat = bystander(called)
    called.press(f"call.stand.{seat}")
    chips = called.table.call.chips()
    assert [chip.children[0].key for chip in chips] == [f"call.revoke.{seat}"]
    called.press(f"call.revoke.{seat}")
    assert called.table.call.standing == set()
    assert called.table.call.chips() == []


def test_a_main_player_cannot_pass_in_advance() -> None:
    called = Called()
    for seat in called.order[:2]:
        assert called.desk.find(f"call.stand.{seat}") is None
    assert called.desk.find(f"call.stand.{bystander(called)}") is not None


def test_a_standing_answer_ends_when_it_concerns_the_seat() -> None:
    called = Called()
    called.table.call.standing = {called.order[0], bystander(called)}
    called.table.call.settles()
    assert called.table.call.standing == {bystander(called)}


@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_a_family_plays_with_open_calls(hands: str) -> None:
    session = Session(new_match(4, SEATS, {"open_call": True}), players(SEATS, 0, 1, 2))
    robot = Robot(sit_down(session, hands), hands, 4)
    robot.play(answers=14)
    assert robot.calls > 3
