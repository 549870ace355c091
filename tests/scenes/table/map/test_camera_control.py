"""The camera over the map in hands: wheel, drag, keys, fingers and buttons, and where it holds still."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.eclipse.events import DiscPlaced
from game.eclipse.table import EclipseTable
from scenes.drawing.canvas import Pace
from scenes.games.eclipse.zones import middle
from scenes.screens.replay.scene import ReplayScene
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.shell.gestures import Gesture, Kind
from scenes.table.board.piece_node import PieceNode
from scenes.table.map.camera import DETAIL, FIT, CameraView
from scenes.table.map.camera_buttons import camera_buttons
from scenes.table.scene import TableScene
from scenes.table.stage.tween import Glide, pose_of
from scenes.tools.shots_tables import session_after
from tests.support.eclipse.seated import give, handle_of, seated, table_of
from tests.support.screen.hands import FRAME_MS, Desk, Keys
from tests.support.screen.headless import a_ui
from tests.support.screen.robot import sit_down
from tests.support.screen.views import as_table


def posted(desk: Desk, kind: int, **facts: object) -> None:
    desk.post(kind, **facts)
    desk.wait(FRAME_MS)


def middle_of(table: TableScene, piece: str) -> tuple[int, int]:
    table.refresh()
    return table.root.find(piece).rect.center


def sight(table: TableScene) -> CameraView:
    assert table.camera_control.camera.sight is not None
    return table.camera_control.camera.sight


def drag(desk: Desk, start: tuple[int, int], end: tuple[int, int], button: int = 1) -> None:
    posted(desk, pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    posted(desk, pygame.MOUSEBUTTONDOWN, pos=start, button=button, touch=False)
    for step in range(1, 9):
        pos = tuple(a + (b - a) * step // 8 for a, b in zip(start, end, strict=True))
        posted(desk, pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0), touch=False)
    desk.wait(200)
    posted(desk, pygame.MOUSEBUTTONUP, pos=end, button=button, touch=False)
    desk.wait(400)


@pytest.fixture
def desk() -> Desk:
    return seated()


def test_the_wheel_zooms_where_the_pointer_is(desk: Desk) -> None:
    table = table_of(desk)
    before, pos = sight(table), middle_of(table, "sector:0")
    posted(desk, pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    for _ in range(3):
        posted(desk, pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0, flipped=False, touch=False)
    desk.wait(500)
    assert sight(table).unit > before.unit
    x, y = middle_of(table, "sector:0")
    assert abs(x - pos[0]) < 4
    assert abs(y - pos[1]) < 8


def test_dragging_what_cannot_be_used_moves_the_map_with_everything_on_it(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    start, guard = middle_of(table, "sector:0"), middle_of(table, "fleet:28:0")
    drag(desk, start, (start[0], start[1] - 40))
    assert abs(middle_of(table, "sector:0")[1] - start[1] + 40) < 4
    assert abs(middle_of(table, "fleet:28:0")[1] - guard[1] + 40) < 4
    assert table.stage.pieces["sector:0"].placed.rect.center == middle_of(table, "sector:0")


def test_the_middle_button_moves_the_map_whatever_is_under_it(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    start = table.spots.table.center
    before = sight(table)
    drag(desk, start, (start[0] + 30, start[1] - 24), button=2)
    assert sight(table) != before
    assert sight(table).unit == before.unit


def test_buttons_and_keys_zoom_and_show_the_whole_map_again(desk: Desk) -> None:
    table = table_of(desk)
    whole = sight(table)
    for key in (pygame.K_PLUS, pygame.K_PLUS):
        posted(desk, pygame.KEYDOWN, key=key, mod=0, unicode="+")
        posted(desk, pygame.KEYUP, key=key, mod=0, unicode="+")
    desk.wait(400)
    assert sight(table).unit > whole.unit
    posted(desk, pygame.KEYDOWN, key=pygame.K_0, mod=0, unicode="0")
    desk.wait(600)
    assert sight(table) == whole
    table.root.find("camera:detail").act("press")
    desk.wait(600)
    assert table.camera_control.camera.stop == DETAIL


def test_arrows_move_the_map_while_no_piece_has_the_focus(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    before = sight(table)
    posted(desk, pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")
    desk.wait(500)
    assert sight(table).y > before.y
    assert table.focus.at is None


def test_the_focus_of_the_keyboard_brings_a_piece_into_view(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    far = next(
        node
        for node in table.root.walk()
        if isinstance(node, PieceNode)
        and node.placed.within
        and not table.spots.table.contains(node.placed.rect)
    )
    table.ui.keyboard = True
    node = table.root.find(far.key)
    table.focus.move_to(node)
    table.root.find("board").reveal(node)
    desk.wait(800)
    assert table.spots.table.collidepoint(middle_of(table, far.key))


def test_the_camera_moves_while_a_bot_plays(desk: Desk) -> None:
    table = table_of(desk)
    table.ui.settings.speed = "slow"
    table.controller.choose(handle_of(desk, "pass"))
    desk.wait(300)
    assert table.director.busy
    before = sight(table)
    table.camera_control.zoom(1.3)
    desk.wait(100)
    assert table.director.busy
    assert sight(table).unit > before.unit
    placed = table.stage.pieces["sector:0"].placed
    assert placed.x == pytest.approx(sight(table).point(table.spots.table, 0, 0)[0], abs=2)


def test_an_arrow_points_at_what_happens_out_of_sight_and_leads_there(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    area, stage = table.spots.table, table.stage
    hidden = next(
        piece
        for piece in stage.pieces.values()
        if piece.placed.within and piece.placed.rect.top > area.bottom
    )
    hidden.glide = Glide(pose_of(hidden.placed), pose_of(hidden.placed), 60_000.0)
    found = {widget.children[0].key for widget in camera_buttons(table.camera_control, table.spots.table)}
    assert "camera:arrow_down" in found
    before = sight(table)
    arrow = next(
        widget.children[0]
        for widget in camera_buttons(table.camera_control, table.spots.table)
        if widget.children[0].key == "camera:arrow_down"
    )
    arrow.act("press")
    desk.wait(600)
    assert sight(table).y > before.y


def test_the_camera_goes_to_where_something_happens_out_of_sight(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    far = next(
        number
        for number, there in enumerate(as_table(EclipseTable, table.view).map)
        if not table.spots.table.contains(table.stage.pieces[f"sector:{number}"].placed.rect)
    )
    there = as_table(EclipseTable, table.view).map[far]
    table.camera_control.attend(DiscPlaced(0, far), table.view)
    desk.wait(600)
    assert table.spots.table.collidepoint(sight(table).point(table.spots.table, *middle(there.q, there.r)))


def test_at_fit_nothing_moves_for_what_happens(desk: Desk) -> None:
    table = table_of(desk)
    before = sight(table)
    table.camera_control.attend(DiscPlaced(0, 0), table.view)
    desk.wait(600)
    assert sight(table) == before


def test_two_fingers_apart_make_the_map_larger(desk: Desk) -> None:
    table = table_of(desk)
    before, pos = sight(table), table.spots.table.center
    table.handle(Gesture(Kind.PINCH, pos, pos, touch=True, pointer=1, amount=1.6))
    desk.wait(400)
    assert sight(table).unit > before.unit


def test_two_fingers_side_by_side_move_the_map(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    before, pos = sight(table), table.spots.table.center
    table.handle(Gesture(Kind.PAN, (pos[0], pos[1] - 40), pos, touch=True, pointer=1))
    assert sight(table).y == pytest.approx(before.y + 40 / before.unit)
    table.handle(Gesture(Kind.PART, pos, pos, touch=True, pointer=1))
    desk.wait(400)
    assert not table.camera_control.moving


def test_space_and_the_mouse_move_the_map_and_nothing_is_decided(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    before, (x, y) = sight(table), table.spots.table.center
    decided = len(table.session.match.decisions)
    desk.post(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), touch=False)
    desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    desk.post(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1, touch=False)
    for step in (10, 20, 30, 40):
        desk.post(pygame.MOUSEMOTION, pos=(x, y - step), rel=(0, 0), buttons=(1, 0, 0), touch=False)
    desk.wait(200)
    desk.post(pygame.MOUSEBUTTONUP, pos=(x, y - 40), button=1, touch=False)
    desk.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    desk.wait(400)
    assert sight(table).y > before.y
    assert len(table.session.match.decisions) == decided


def test_space_over_the_map_presses_the_big_button_when_it_is_let_go(desk: Desk) -> None:
    table = table_of(desk)
    desk.ui.settings.confirm = "never"
    decided = len(table.session.match.decisions)
    assert table.builder is not None
    table.builder.choose(next(handle for handle in table.builder.handles if handle.piece))
    table.rebuild()
    pos = table.spots.table.center
    desk.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    assert len(table.session.match.decisions) == decided
    desk.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    assert len(table.session.match.decisions) > decided


def test_two_taps_beside_the_pieces_go_to_the_next_stop(desk: Desk) -> None:
    table = table_of(desk)
    order, area = table.camera_control.camera.stops(), table.spots.table
    pos = (area.right - 8, area.bottom - 8)
    table.handle(Gesture(Kind.DOUBLE_TAP, pos, pos))
    desk.wait(600)
    assert table.camera_control.camera.stop == order[order.index(FIT) + 1]


def test_a_touch_stops_a_map_that_was_flung(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    table.camera_control.camera.grasp()
    table.camera_control.camera.release((0.0, -1.2))
    pos = table.spots.table.center
    table.handle(Gesture(Kind.DOWN, pos, pos))
    assert table.camera_control.camera.speed == (0.0, 0.0)


def test_the_pieces_of_other_games_have_no_camera() -> None:
    session = Session.begin(
        "duel", 1, [Participant("Mia", "orange"), Participant("Jonas", "blue", "novice")], {}, None
    )
    desk = sit_down(session, "mouse", "en")
    table = table_of(desk)
    assert table.watching().sight is None
    assert desk.find("camera:fit") is None
    assert table.board is not None
    assert not table.board.claims(table.spots.table.center)


def test_what_lies_beyond_the_edge_of_the_map_cannot_be_pressed(desk: Desk) -> None:
    table = table_of(desk)
    table.camera_control.go(DETAIL)
    desk.wait(600)
    area = table.spots.table
    outside = [
        node
        for node in table.root.walk()
        if isinstance(node, PieceNode) and node.placed.within and not node.placed.rect.colliderect(area)
    ]
    assert outside
    assert all(node.hit_rect.width == 0 or area.contains(node.hit_rect) for node in outside)


def test_the_focus_stays_at_a_place_while_the_map_moves_under_it(desk: Desk) -> None:
    table = table_of(desk)
    give(desk, "construct")
    piece = next(handle.piece for handle in table.builder.handles if handle.place) if table.builder else ""
    Keys(desk, Random(1)).press(table.root.find(piece or ""))
    places = [
        widget
        for widget in table.root.walk()
        if widget.role == "place" and widget.key.startswith("place:sector")
    ]
    Keys(desk, Random(1)).go_to(places[0])
    at = table.focus.at
    table.camera_control.camera.stop = ""
    table.camera_control.camera.shift(40, 0)
    desk.wait(60)
    assert table.focus.at is at
    assert at in table.root.stops()


# --- the past


def test_the_past_has_a_camera_and_keeps_what_it_was_set_to() -> None:
    ui = a_ui()
    scene = ReplayScene(ui, session_after("eclipse", 3, 60), at=40)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    whole, pos = scene.watching().sight, scene.spots.table.center
    scene.handle(Gesture(Kind.WHEEL, pos, pos, amount=6))
    assert whole is not None
    close = scene.watching().sight
    assert close is not None
    assert close.unit > whole.unit * 1.5
    scene.handle(Gesture(Kind.DRAG, (pos[0], pos[1] - 30), pos))
    scene.handle(Gesture(Kind.DROP, (pos[0], pos[1] - 30), pos))
    for _ in range(40):
        scene.update(FRAME_MS)
    moved = scene.watching().sight
    assert moved is not None
    assert moved.y > close.y
    scene.step(1)
    for _ in range(200):
        scene.update(FRAME_MS)
    assert scene.watching().sight == moved
    assert {widget.key for widget in scene.root.walk()} >= {"camera:fit", "camera:in", "camera:out"}


def test_the_picture_that_was_zoomed_is_gone_when_the_map_is_at_rest(desk: Desk) -> None:
    """Frames are drawn as long as one says that it is not ready: the coarse old picture stayed below."""
    table, canvas = table_of(desk), desk.canvas
    canvas.pace = Pace(1000.0)
    desk.draw()
    table.camera_control.go(DETAIL)
    desk.wait(600)
    for _ in range(200):
        canvas.pace.begin()
        desk.draw()
        if not canvas.pace.late:
            break
    assert table.camera_control.stage.backdrop is None
    assert table.camera_control.stage.baked != ()
