"""No frame waits long: pictures are read beside the frames, and what has not changed is not drawn again."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import pytest
from pygame import Rect

from scenes.drawing.art import Art, NotYet
from scenes.drawing.canvas import Canvas, Pace
from scenes.drawing.image_loader import Reader
from scenes.screens.table_screens import open_table
from scenes.table.scene import TableScene
from scenes.table.stage.stage import Stage, draw_piece, ready
from scenes.table.stage.still_frame import StillFrame
from scenes.table.stage.tween import pose_of
from scenes.tools.shots_tables import session_after
from scenes.widgets.context import Ui
from tests.support.screen.headless import a_canvas, a_ui
from tests.support.screen.plain_pieces import Square, a_piece

PICTURE = "pieces/saucer_blue"


@dataclass(frozen=True)
class Photo:
    """A look with a picture from a file."""

    key: str = PICTURE

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image(self.key, rect)

    def shown(self) -> list[str]:
        return []


def patient(ui: Ui, patience: float = 1000.0) -> Canvas:
    canvas = a_canvas(ui)
    canvas.pace = Pace(patience)
    ui.art.reader = Reader()
    return canvas


def until_read(art: Art, key: str = PICTURE) -> None:
    for _ in range(500):
        if not art.awaits(key):
            return
        time.sleep(0.01)
    raise AssertionError("it was never read")


def test_a_picture_that_has_to_be_read_first_comes_a_frame_later() -> None:
    ui = a_ui()
    canvas = patient(ui)
    assert ready(canvas, Photo(), (60, 40)) is None
    assert canvas.pace.late
    until_read(ui.art)
    canvas.pace.begin()
    assert ready(canvas, Photo(), (60, 40)) is not None
    assert not canvas.pace.late


def test_without_a_reader_everything_is_there_at_once() -> None:
    assert ready(a_canvas(a_ui()), Photo(), (60, 40)) is not None


def test_who_cannot_wait_gets_the_picture_at_once() -> None:
    ui = a_ui()
    patient(ui)
    assert ui.art.master(PICTURE).get_width() > 0
    with ui.art.patiently(), pytest.raises(NotYet):
        ui.art.master("pieces/saucer_red")


def test_a_file_that_cannot_be_read_is_an_error_and_not_an_endless_wait(tmp_path: Path) -> None:
    broken = tmp_path / "broken.webp"
    broken.write_bytes(b"no picture")
    reader = Reader()
    reader.ask("broken", broken)
    for _ in range(500):
        if not reader.busy("broken"):
            break
        time.sleep(0.01)
    assert reader.take("broken") is None
    assert "broken" in reader.broken


def test_a_frame_without_time_paints_nothing_new() -> None:
    canvas = patient(a_ui(), patience=0.0)
    assert ready(canvas, Square("new"), (40, 30)) is None
    assert canvas.pace.late
    canvas.pace = Pace()
    assert ready(canvas, Square("new"), (40, 30)) is not None


@dataclass(frozen=True)
class Ground:
    """What lies under the pieces has a picture in a part of the window."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        with canvas.clipped(Rect(0, 0, 40, 40)):
            canvas.image(PICTURE, Rect(0, 0, 40, 40))


def test_a_ground_that_is_still_being_read_cuts_off_no_piece() -> None:
    ui = a_ui()
    canvas = patient(ui)
    stage = Stage()
    stage.reconcile([a_piece("far", x=300, y=300)])
    stage.draw(canvas, ui.rect, Ground())
    until_read(ui.art)
    for _ in range(3):
        stage.draw(canvas, ui.rect, Ground())
    assert canvas.surface.get_clip() == canvas.surface.get_rect()
    assert canvas.surface.get_at((300, 300))[:3] == (200, 120, 40)


def test_what_is_missing_is_not_kept_as_if_it_were_all() -> None:
    ui = a_ui()
    canvas = patient(ui)
    stage = Stage()
    stage.reconcile([a_piece("card:1", 200, 200, look=Photo())])
    late, colours = [], []
    for _ in range(2):
        canvas.pace.begin()
        stage.draw(canvas, ui.rect, None)
        late.append(canvas.pace.late)
        colours.append(tuple(canvas.surface.get_at((200, 200))))
        until_read(ui.art)
    assert late == [True, False]
    assert colours[0] != colours[1]


def test_looks_of_pictures_to_come_are_painted_ahead() -> None:
    ui = a_ui()
    canvas = patient(ui)
    stage = Stage()
    stage.expect([[a_piece("card:1")]])
    stage.draw(canvas, ui.rect, None)
    assert stage.expected == []
    assert canvas.shapes.get(("look", Square("card:1"), (40, 30))) is not None


def test_a_moving_piece_is_never_missing() -> None:
    ui = a_ui()
    canvas = patient(ui, patience=0.0)
    placed = a_piece("card:1", 200, 200)
    before = canvas.surface.get_at((200, 200))
    draw_piece(canvas, placed, placed.look, pose_of(placed))
    assert canvas.surface.get_at((200, 200)) != before


# --- frames in one piece


def test_a_kept_frame_is_shown_only_for_what_it_shows() -> None:
    ui = a_ui()
    canvas, frame = a_canvas(ui), StillFrame()
    canvas.surface.fill((9, 9, 9))
    frame.keep(canvas, 1)
    canvas.surface.fill((0, 0, 0))
    assert not frame.show(canvas, 2)
    assert frame.show(canvas, 1)
    assert canvas.surface.get_at((5, 5))[:3] == (9, 9, 9)


def test_an_audit_sees_everything_drawn() -> None:
    canvas, frame = a_canvas(a_ui()), StillFrame()
    frame.keep(canvas, 1)
    canvas.drawn = []
    assert not frame.show(canvas, 1)


def a_table(ui: Ui) -> TableScene:
    scene = open_table(ui, session_after("duel", 0, 60))
    ui.stack.push(scene)
    ui.stack.settle()
    return scene


def settled(ui: Ui, scene: TableScene, canvas: Canvas) -> None:
    for _ in range(400):
        ui.stack.update(20)
        ui.stack.settle()
        canvas.pace.begin()
        ui.stack.draw(canvas)
        if scene.builder and not scene.lively and not canvas.pace.late:
            return
        time.sleep(0.001)
    raise AssertionError("the table never comes to rest")


def test_a_table_at_rest_is_one_picture() -> None:
    ui = a_ui()
    scene, canvas = a_table(ui), patient(ui)
    settled(ui, scene, canvas)
    drawn = canvas.surface.copy()
    canvas.surface.fill((0, 0, 0))
    assert scene.kept.show(canvas, scene.kept.key)
    assert canvas.surface.get_view("2").raw == drawn.get_view("2").raw


def test_a_table_on_which_something_changes_is_drawn_again() -> None:
    ui = a_ui()
    scene, canvas = a_table(ui), patient(ui)
    settled(ui, scene, canvas)
    drawn = canvas.surface.copy()
    scene.toggle_log()
    ui.stack.draw(canvas)
    assert canvas.surface.get_view("2").raw != drawn.get_view("2").raw


def test_a_covered_table_keeps_no_picture_of_the_hand() -> None:
    ui = a_ui()
    scene, canvas = a_table(ui), patient(ui)
    settled(ui, scene, canvas)
    scene.flow.look_as(-1)
    assert scene.kept.surface is None
    assert scene.stage.still is None


def test_kept_sheets_of_panels_look_like_the_panels_themselves() -> None:
    ui = a_ui()
    scene, canvas = a_table(ui), patient(ui)
    settled(ui, scene, canvas)
    drawn = canvas.surface.copy()
    scene.kept.drop()
    for _ in range(2):  # the second time from the sheets
        canvas.pace.begin()
        ui.stack.draw(canvas)
        scene.kept.drop()
    ours = drawn.get_view("2").raw
    theirs = canvas.surface.get_view("2").raw
    assert max(abs(one - other) for one, other in zip(ours, theirs, strict=True)) < 24
