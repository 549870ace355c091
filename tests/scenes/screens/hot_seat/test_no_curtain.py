"""Where nobody knows more than the others, the device is handed over with a word and not behind a curtain."""

from __future__ import annotations

import game
from game.bots import decide
from game.core.match import Match
from game.core.table import NOBODY
from game.eclipse.table import EclipseTable
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.session.participants import Participant
from scenes.session.sealed_choices import keeps_secrets
from scenes.session.session import Session
from scenes.table.scene import TableScene
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down

COLOURS = ("blue", "white", "red")


def at_eclipse() -> tuple[Desk, TableScene]:
    match: Match[EclipseTable] = game.new_match("eclipse", 3, 3, {"species": "random"})
    for _ in range(6):
        seat = match.waiting()[0].seat
        match.answer(seat, decide("random", match, seat, 1))
    people = [Participant(f"P{place}", colour) for place, colour in enumerate(COLOURS)]
    desk = sit_down(Session(match, people), "mouse")
    desk.wait(300)
    assert isinstance(desk.top, TableScene)
    return desk, desk.top


def test_without_secrets_whoever_is_next_looks_at_once_and_is_told_so() -> None:
    _, table = at_eclipse()
    assert table.seat == table.session.asked()[0]
    assert table.builder is not None
    banner = table.director.moment.banner
    assert banner is not None
    assert f"P{table.seat}" in banner.title


def test_covering_hands_changes_nothing_where_none_is_held() -> None:
    desk, table = at_eclipse()
    seat = table.seat
    table.flow.cover()
    desk.wait(100)
    assert desk.top is table
    assert table.seat == seat != NOBODY


def test_who_knows_something_alone_is_handed_the_device_behind_the_curtain() -> None:
    desk, table = at_eclipse()
    true = table.session.match.table
    seat = table.seat
    card = next(number for number, mask in enumerate(true.seen) if mask != true.everyone)
    true.seen[card] |= 1 << seat
    assert keeps_secrets(table.session.match, seat)
    table.flow.cover()
    desk.wait(100)
    assert isinstance(desk.top, CurtainScene)
    assert table.seat == NOBODY
