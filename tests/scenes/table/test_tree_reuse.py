"""Parts that come out as they were keep their places and pictures, and nothing that is old is ever shown."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface

from game.bots import decide
from scenes.drawing.canvas import Canvas, Pace
from scenes.screens.table_screens import open_table
from scenes.table.regions import Fixed
from scenes.table.scene import TableScene
from scenes.table.tree_reuse import KeptTable
from scenes.tools.shots_tables import session_after
from scenes.widgets.boxes import Column
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.label import Label
from tests.support.screen.headless import a_canvas, a_ui

SPOT = Rect(100, 100, 400, 300)
PATIENT = Pace(1e9)  # everything is painted at once, and still parts are kept as one picture
SLIGHT = 10  # of 255: what is first put on a sheet may be so much brighter or darker


def a_part(text: str, press: Callable[[], None]) -> Fixed:
    return Fixed(Column(Label("always the same"), Button(text, press, key="verb")), SPOT.copy())


def again(kept: KeptTable, ui: Ui, part: Fixed) -> Fixed:
    [found] = kept.reuse_unchanged(ui, [part])
    assert isinstance(found, Fixed)
    found.arrange(ui, ui.rect)
    return found


def test_a_part_that_looks_the_same_stays_and_does_what_the_new_one_would_do() -> None:
    ui, kept, done = a_ui(), KeptTable(), []
    first = again(kept, ui, a_part("Play", lambda: done.append("old")))
    second = again(kept, ui, a_part("Play", lambda: done.append("new")))
    second.find("verb").act("press")
    assert second is first
    assert done == ["new"]


def test_a_part_that_says_something_else_is_a_new_one() -> None:
    ui, kept = a_ui(), KeptTable()
    first = again(kept, ui, a_part("Play", print))
    second = again(kept, ui, a_part("Pass", print))
    assert second is not first
    assert second.find("verb").rect.width > 0


def test_a_part_that_is_replaced_gives_its_picture_back_at_once() -> None:
    ui, kept = a_ui(), KeptTable()
    canvas = a_canvas(ui)
    canvas.pace = PATIENT
    first = again(kept, ui, a_part("Play", print))
    for _ in range(2):
        first.draw_all(canvas)
    assert first.sheet is not None
    again(kept, ui, a_part("Play", print))
    assert first.sheet is not None, "it stays"
    again(kept, ui, a_part("Pass", print))
    assert first.sheet is None


def test_what_somebody_points_at_is_laid_anew() -> None:
    """A new tree does not know where the pointer is: a lit button would stay lit."""
    ui, kept = a_ui(), KeptTable()
    first = again(kept, ui, a_part("Play", print))
    first.find("verb").hovered = True
    assert not again(kept, ui, a_part("Play", print)).find("verb").hovered


def test_nothing_is_left_of_the_parts_when_the_table_is_handed_over() -> None:
    ui, kept = a_ui(), KeptTable()
    first = again(kept, ui, a_part("Play", print))
    kept.drop()
    assert again(kept, ui, a_part("Play", print)) is not first


def parts_of(scene: TableScene) -> list[Fixed]:
    return [widget for widget in scene.root.walk() if isinstance(widget, Fixed)]


def until_asked(scene: TableScene, canvas: Canvas) -> int:
    """Draw until the person is asked and nothing moves; how many parts have stayed in trees built anew."""
    stayed = 0
    for _ in range(3000):
        before, root = parts_of(scene), scene.root
        scene.update(30.0)
        scene.draw(canvas)
        stayed += sum(part in before for part in parts_of(scene)) if root is not scene.root else 0
        if scene.builder and not scene.director.busy and not scene.lively:
            break
    return stayed


def answer(scene: TableScene) -> None:
    """Do what a novice would."""
    assert scene.builder is not None
    choice = decide("novice", scene.session.match, scene.builder.prompt.seat, 0)
    scene.controller.choose(next(handle for handle in scene.builder.handles if handle.answer == choice))


def far_apart(one: Surface, other: Surface) -> int:
    """How many pixels of two pictures differ by more than anybody sees."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (SLIGHT, SLIGHT, SLIGHT, 255), other)
    return one.get_width() * one.get_height() - alike.count()


@pytest.mark.parametrize("name", ["duel", "cosmic"])
def test_a_table_with_kept_parts_looks_as_one_that_is_laid_anew(name: str) -> None:
    ui = a_ui()
    ui.settings.speed = "fast"
    scene = open_table(ui, session_after(name, 0, 12))
    ui.stack.push(scene)
    ui.stack.settle()
    canvas = a_canvas(ui)
    canvas.pace = PATIENT
    until_asked(scene, canvas)
    stayed = 0
    for _ in range(3):
        answer(scene)
        stayed += until_asked(scene, canvas)
        scene.rebuild()
        scene.draw(canvas)
        shown = canvas.surface.copy()
        scene.kept.drop()
        scene.rebuild()
        fresh = a_canvas(ui)
        scene.draw(fresh)
        assert far_apart(shown, fresh.surface) < 50
    assert stayed
