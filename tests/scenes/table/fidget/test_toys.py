"""Toys while one waits: they come out after a while, can be flicked, and are gone when somebody is asked."""

from __future__ import annotations

import sys

import pytest

import game
from game.bots import decide
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.shell.gestures import Gesture, Kind
from scenes.table.fidget.corner import FidgetBox
from scenes.table.fidget.toys import PATIENCE, RADIUS, Toys
from scenes.table.scene import TableScene
from scenes.table.stage.physics import physics
from tests.support.screen.audit import audit, hidden
from tests.support.screen.headless import a_canvas, a_ui
from tests.support.screen.window_sizes import a_window

BOX = (26.0, 24.0)
COLOURS = ("orange", "blue", "white")


def a_table(name: str, size: tuple[int, int] = (1280, 720), language: str = "en") -> TableScene:
    """A table where only bots are asked: whoever looks waits."""
    seats = 3 if name == "cosmic" else 2
    match = game.new_match(name, 3, seats=seats)
    bots = [Participant(f"Bot {seat}", colour, "novice") for seat, colour in enumerate(COLOURS[:seats])]
    session = Session(match, [Participant("Mia", "orange", PERSON), *bots[1:]])
    while 0 in session.asked():
        seat = match.waiting()[0].seat
        session.answer(seat, decide("novice", match, seat, 0))
    ui = a_window(size, language)
    table = open_table(ui, session)
    assert isinstance(table, TableScene)
    ui.stack.push(table)
    ui.stack.settle()
    return table


def box_of(table: TableScene) -> FidgetBox | None:
    table.refresh()
    return next((part for part in table.root.walk() if isinstance(part, FidgetBox)), None)


def rests(toys: Toys) -> bool:
    """True if none of them moves."""
    return not toys.moving


def waited(table: TableScene) -> FidgetBox | None:
    table.flow.toys.wait(PATIENCE, waiting=True)
    return box_of(table)


@pytest.mark.parametrize(
    ("size", "language"), [((1280, 720), "de"), ((1920, 1080), "en"), ((2048, 1536), "de")]
)
@pytest.mark.parametrize("name", ["duel", "cosmic", "eclipse", "firestorm"])
def test_the_box_covers_nothing(name: str, size: tuple[int, int], language: str) -> None:
    table = a_table(name, size, language)
    box = waited(table)
    assert box is not None or size == (2048, 1536), "only a small window has no room"
    assert [*audit(table, table.ui, prints=False), *hidden(table)] == []


def test_the_toys_come_after_a_while_and_are_gone_when_somebody_is_asked() -> None:
    table = a_table("duel")
    assert box_of(table) is None
    assert waited(table) is not None
    table.flow.toys.wait(16.0, waiting=False)
    assert box_of(table) is None


def test_a_flick_sends_the_nearest_toy_and_it_comes_to_rest_in_the_box() -> None:
    toys = Toys(a_ui(), lambda: None)
    assert toys.unpack(BOX)
    before = toys.toys
    toys.flick((before[0].x, before[0].y), (300.0, 40.0))
    assert not rests(toys)
    for _ in range(600):
        toys.update(16.0)
        for toy in toys.toys:
            assert RADIUS - 1 <= toy.x <= BOX[0] - RADIUS + 1
            assert RADIUS - 1 <= toy.y <= BOX[1] - RADIUS + 1
    assert rests(toys)
    assert toys.toys != before


def test_a_finger_and_a_key_move_them() -> None:
    table = a_table("duel")
    box = waited(table)
    assert box is not None
    table.draw(a_canvas(table.ui))
    centre = box.rect.center
    assert box.handle(Gesture(Kind.FLICK, (centre[0] + 40, centre[1]), centre))
    assert not rests(table.flow.toys)
    for _ in range(600):
        box.update(16.0)
    assert rests(table.flow.toys)
    box.act("press")
    assert not rests(table.flow.toys)


@pytest.mark.parametrize(("field", "value"), [("reduced_motion", True), ("bots_talk", False)])
def test_they_stay_away_where_nobody_wants_them(field: str, value: bool) -> None:
    table = a_table("duel")
    setattr(table.ui.settings, field, value)
    assert waited(table) is None


def test_without_the_physics_there_are_no_toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pymunk", None)
    physics.cache_clear()
    try:
        assert waited(a_table("duel")) is None
    finally:
        physics.cache_clear()
