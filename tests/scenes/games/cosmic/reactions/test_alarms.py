"""Alarms: whoever wants to be woken is, at a moment of chance, and nobody sees who wanted it."""

from __future__ import annotations

import pygame
import pytest

from game.core.match import Match
from game.core.table import NOBODY
from game.cosmic.events.common import PowerUsed
from game.cosmic.prompts import PlayCard
from game.cosmic.table import CosmicTable
from scenes.games.cosmic import TABLE
from scenes.games.cosmic.reactions.windows import ALARMS
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.session.reaction_window import Marks
from scenes.session.standing_orders import Orders
from scenes.table.reactions.call_scene import GRACE
from tests.support.cosmic.open_calls import (
    SEATS,
    Called,
    a_window,
    called_watching,
    chips,
    dealt_anew,
    seen,
    windowed,
)
from tests.support.screen.audit import audit
from tests.support.screen.headless import PSEUDO
from tests.support.screen.robot import Robot


def armed(called: Called, seat: int, *words: str) -> None:
    for word in words:
        called.table.call.orders.arm(seat, word, True)


class Alarmed(Called):
    """A window that wakes whoever wanted to be woken."""

    def __init__(self, *seats: int, time: str = "6", match: Match[CosmicTable] | None = None) -> None:
        super().__init__(time=time, match=match)
        call = self.call
        call.window = call.window._replace(alarms={"card": frozenset(seats)})
        for seat in seats:
            armed(self, seat, "card")
        call.alarms = call._set()


@pytest.mark.parametrize("time", ["6", "off"])
def test_an_alarm_speaks_up_by_itself_some_time_in_the_call(time: str) -> None:
    called = Alarmed(2, time=time)
    call = called.call
    (moment,) = call.alarms.values()
    assert 600 < moment < 5400
    called.desk.wait(moment - 100)
    assert call.call.claimed == set()
    called.desk.wait(200)
    assert call.call.claimed == {2}


def test_alarms_ring_at_moments_of_chance() -> None:
    """For each seat another one, and the same one whatever the hands hold."""
    moments = Alarmed(0, 1, 2, 3).call.alarms
    assert len(set(moments.values())) == SEATS
    other = windowed()
    dealt_anew(other, 9)
    assert Alarmed(0, 1, 2, 3, match=other).call.alarms == moments


def test_a_hasty_nobody_does_not_cut_an_alarm_off() -> None:
    called = Alarmed(2)
    call = called.call
    called.press("call.none")
    assert called.desk.top is call
    assert call.call.claimed == {2}
    called.desk.wait(GRACE + 100)
    assert isinstance(called.desk.top, CurtainScene)
    assert called.desk.top.seat == 2


def test_who_is_woken_does_not_pass_in_advance() -> None:
    orders = Orders()
    orders.stand(1, "encounter", Marks())
    orders.arm(1, "card", True)
    assert not orders.passes(1, a_window(alarms={"card": frozenset({1})}))
    assert orders.passes(1, a_window(alarms={"power": frozenset({1})}))
    orders.arm(1, "card", False)
    assert orders.passes(1, a_window(alarms={"card": frozenset({1})}))


def test_nobody_is_woken_for_the_own_doing() -> None:
    match = windowed()
    prompt = PlayCard(0, event=PowerUsed(1, "zombie"))
    window = TABLE.window(prompt, match.view(NOBODY), range(SEATS), called_watching())
    assert window is not None
    assert window.alarms == {"power": frozenset({0, 2, 3})}


def test_alarms_are_set_in_private_and_nobody_sees_them() -> None:
    """The call looks the same whether somebody has set one or not, and so does the table."""
    plain_, secret = Called(), Called()
    armed(secret, 1, *ALARMS)
    assert seen(plain_) == seen(secret)
    assert chips(secret) == []


def opened(called: Called, seat: int) -> None:
    """The seat has the device in hand and its hand open."""
    called.press(f"call.{seat}")
    called.desk.wait(GRACE + 100)
    Robot(called.desk, "mouse", 1).open_curtain()
    called.desk.wait(100)
    assert called.table.seat == seat


@pytest.mark.parametrize("language", ["en", "de", PSEUDO])
@pytest.mark.parametrize("size", [(1280, 720), (2048, 1536)])
def test_with_the_hand_open_somebody_says_what_wakes_them(size: tuple[int, int], language: str) -> None:
    called = Called(size=size, language=language)
    seat = called.order[1]
    opened(called, seat)
    assert audit(called.desk.top, called.desk.ui, prints=False) == []
    called.press("call.ahead")
    assert audit(called.desk.top, called.desk.ui) == []
    called.press("alarm.revealed")
    assert called.table.call.orders.armed[seat] == {"revealed"}
    called.desk.post(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c", scancode=0)
    called.desk.wait(40)
    assert isinstance(called.desk.top, CurtainScene)


def test_in_front_of_everybody_only_passes_are_said() -> None:
    called = Called()
    called.press(f"call.stand.{called.order[2]}")
    assert called.desk.find("ahead.phase") is not None
    assert called.desk.find("alarm.card") is None
