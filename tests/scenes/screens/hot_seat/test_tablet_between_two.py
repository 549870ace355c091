"""A tablet that lies flat between two people: the screen turns to whoever plays (docs/ux 4.9)."""

from __future__ import annotations

import pygame
import pytest

from game.core.table import NOBODY
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.table_screens import open_table
from scenes.session.session import Participant, Session
from scenes.shell.gestures import Gesture, Kind
from scenes.table.scene import TableScene
from scenes.widgets.context import Ui
from scenes.widgets.hold_ring import HOLD_MS
from tests.support.screen.headless import a_canvas, a_ui, tap_on

PEOPLE = [Participant("Mia", "orange"), Participant("Jonas", "blue")]


def a_flat_table(*, flat: bool = True) -> tuple[Ui, TableScene]:
    """Two people choose their aliens; the first curtain has been drawn."""
    ui = a_ui()
    ui.settings.flat, ui.settings.speed = flat, "instant"
    table = open_table(ui, Session.begin("duel", 1, PEOPLE, {"aliens": "dealt"}, None))
    ui.stack.push(table)
    ui.stack.settle()
    return ui, table


def open_curtain(ui: Ui) -> CurtainScene:
    """Hold the ring where a hand finds it, however the screen is turned."""
    curtain = ui.stack.top
    assert isinstance(curtain, CurtainScene)
    curtain.refresh()
    spot = curtain.root.find("curtain.hold").rect.center
    if ui.turn:
        spot = (ui.screen.width - 1 - spot[0], ui.screen.height - 1 - spot[1])
    ui.stack.handle(Gesture(Kind.DOWN, spot, spot))
    ui.stack.update(HOLD_MS)
    ui.stack.settle()
    return curtain


def next_person(ui: Ui, table: TableScene) -> None:
    """The first person has chosen; the curtain is drawn for the second."""
    open_curtain(ui)
    assert table.builder is not None
    table.builder.choose(table.builder.handles[0])
    table.controller.commit()
    ui.stack.settle()


def test_the_screen_turns_to_the_person_opposite() -> None:
    ui, table = a_flat_table()
    assert ui.turn == 0
    next_person(ui, table)
    assert ui.turn == 180


def test_hands_reach_what_they_see_on_a_turned_screen() -> None:
    ui, table = a_flat_table()
    next_person(ui, table)
    open_curtain(ui)
    assert table.seat == 1, "the ring was where it was seen"


def test_the_picture_is_turned_as_a_whole() -> None:
    ui, table = a_flat_table()
    next_person(ui, table)
    canvas = a_canvas(ui)
    ui.stack.draw(canvas)
    turned = canvas.surface.copy()
    ui.turn = 0
    ui.stack.draw(canvas)
    upright = pygame.transform.rotate(canvas.surface, 180)
    assert pygame.image.tobytes(turned, "RGB") == pygame.image.tobytes(upright, "RGB")


@pytest.mark.parametrize("flat", [False, True])
def test_a_laptop_does_not_turn_and_the_menu_never_does(flat: bool) -> None:
    ui, table = a_flat_table(flat=flat)
    next_person(ui, table)
    assert (ui.turn == 180) == flat
    open_curtain(ui)
    ui.stack.pop(table)
    ui.stack.settle()
    assert ui.turn == 0


def test_nothing_private_is_kept_while_the_curtain_hangs() -> None:
    ui, table = a_flat_table()
    next_person(ui, table)
    assert table.seat == NOBODY
    assert table.builder is None


def test_everybody_may_look_at_the_public_table_through_the_curtain() -> None:
    ui, table = a_flat_table(flat=False)
    next_person(ui, table)
    canvas = a_canvas(ui)
    shut: list[str] = []
    seen: list[str] = []
    canvas.drawn = shut
    ui.stack.draw(canvas)
    curtain = ui.stack.top
    assert isinstance(curtain, CurtainScene)
    tap_on(curtain, "curtain.table")
    canvas.drawn = seen
    ui.stack.draw(canvas)
    assert "space/table" in seen
    assert "space/table" not in shut
    assert table.seat == NOBODY, "the hands stay covered"
