"""The lens over the map: what is seen, how hands move it, and that it holds what it was set to."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest
from pygame import Rect

from scenes.board import PieceNode
from scenes.eclipse.looks import ClashLook
from scenes.gestures import Gesture, Kind
from scenes.glass import scaled, seen_anew
from scenes.lens import DETAIL, FIT, STOPS, TABLE, Lens, Sight
from scenes.lens_buttons import lens_buttons
from scenes.replay import ReplayScene
from scenes.session import Player, Session
from scenes.shots_tables import session_after
from scenes.stage.piece import Placed
from scenes.stage.tween import Glide, pose_of
from scenes.table import TableScene
from tests.scenes.eclipse.seated import give, handle_of, seated, table_of
from tests.scenes.hands import FRAME_MS, Desk, Keys
from tests.scenes.house import a_ui
from tests.scenes.robot import sit_down

AREA, MM = Rect(100, 40, 900, 480), 4.0
MAP = (-6.0, -7.0, 6.0, 7.0)


def a_lens(extent: tuple[float, float, float, float] = MAP) -> Lens:
    lens = Lens()
    lens.see(extent, AREA, MM, 0)
    return lens


def rested(lens: Lens) -> Sight:
    for _ in range(200):
        lens.update(FRAME_MS)
    assert lens.sight is not None
    return lens.sight


# --- what is seen


def test_at_first_the_whole_map_is_seen() -> None:
    lens = a_lens()
    assert lens.sight is not None
    corners = [lens.sight.point(AREA, x, y) for x in (MAP[0], MAP[2]) for y in (MAP[1], MAP[3])]
    assert all(AREA.inflate(2, 2).collidepoint(round(x), round(y)) for x, y in corners)


def test_stops_are_named_sizes_in_millimetres() -> None:
    lens = a_lens()
    flats = {stop: lens.at_stop(stop).unit * 3**0.5 / MM for stop in STOPS}
    assert flats[TABLE] == pytest.approx(26)
    assert flats[DETAIL] == pytest.approx(48)
    assert flats[FIT] < flats[TABLE]


def test_the_map_is_fitted_anew_when_it_has_grown_but_not_while_something_is_shown() -> None:
    lens = a_lens()
    before = rested(lens)
    wider = (-9.0, -12.0, 9.0, 12.0)
    assert lens.see(wider, AREA, MM, 0, waits=True) == before
    lens.see(wider, AREA, MM, 0)
    assert rested(lens).unit < before.unit
    assert lens.stop == FIT


def test_each_seat_has_a_lens_of_its_own() -> None:
    lens = a_lens()
    lens.go(DETAIL)
    close = rested(lens)
    lens.see(MAP, AREA, MM, 1)
    lens.go(FIT)
    rested(lens)
    assert lens.see(MAP, AREA, MM, 0) == close
    assert lens.stop == DETAIL


# --- moving it


def test_zooming_keeps_the_place_under_the_pointer() -> None:
    lens = a_lens((-20.0, -20.0, 20.0, 20.0))
    lens.go(TABLE)
    rested(lens)
    assert lens.sight is not None
    pos = (AREA.centerx + 60, AREA.centery - 40)
    before = lens.sight.place(AREA, pos)
    lens.zoom(1.15, pos)
    assert lens.sight.place(AREA, pos) == pytest.approx(before)


def test_a_stop_is_taken_by_whoever_comes_near_it() -> None:
    lens = a_lens()
    lens.zoom(lens.at_stop(DETAIL).unit / lens.at_stop(FIT).unit * 1.03, AREA.center)
    assert lens.stop == DETAIL
    assert lens.sight is not None
    assert lens.sight.unit == lens.at_stop(DETAIL).unit


def test_hexes_are_never_larger_than_sixty_millimetres_nor_smaller_than_the_map_asks() -> None:
    lens = a_lens()
    lens.zoom(1000, AREA.center)
    assert lens.sight is not None
    assert lens.sight.unit * 3**0.5 == pytest.approx(60 * MM)
    lens.zoom(0.0001, AREA.center)
    assert lens.sight.unit == pytest.approx(min(lens.at_stop(FIT).unit, 12 * MM / 3**0.5))


def test_a_map_pulled_beyond_its_edge_comes_back() -> None:
    lens = a_lens()
    lens.go(DETAIL)
    rested(lens)
    lens.grasp()
    lens.pan(100_000, 0)
    assert lens.sight is not None
    assert lens.sight != lens.clamped(lens.sight)
    assert (lens.clamped(lens.sight).x - lens.sight.x) * lens.sight.unit <= 15 * MM + 1
    lens.release()
    assert rested(lens) == lens.clamped(lens.sight)


def test_a_flung_map_goes_on_and_comes_to_rest() -> None:
    lens = a_lens()
    lens.go(DETAIL)
    before = rested(lens)
    lens.grasp()
    lens.release((0.6, 0.0))
    assert lens.moving
    after = rested(lens)
    assert after.x < before.x
    assert not lens.moving


def test_whoever_wants_little_motion_is_at_the_stop_at_once() -> None:
    lens = a_lens()
    lens.calm = True
    lens.go(DETAIL)
    assert lens.sight == lens.at_stop(DETAIL)
    assert not lens.moving


def test_a_piece_is_carried_along_as_its_picture_would_be() -> None:
    before, now = Sight(0, 0, 40.0, MM), Sight(1, -1, 80.0, MM)
    x, y = before.point(AREA, 2, 3)
    placed = Placed("sector:1", ClashLook(), x, y, 80, 72, within=(AREA.x, AREA.y, AREA.width, AREA.height))
    moved = seen_anew(placed, before, now, AREA)
    assert (moved.x, moved.y) == pytest.approx(now.point(AREA, 2, 3))
    assert (moved.width, moved.height) == (160, 144)


@pytest.mark.parametrize("unit", [20.0, 80.0])
def test_the_picture_while_zooming_shows_each_place_where_it_will_be(unit: float) -> None:
    then = Sight(0, 0, 40.0, MM)
    now = Sight(0.5, 0.25, unit, MM)
    sheet = pygame.Surface(AREA.size)
    x, y = (round(each) for each in then.point(AREA, 1, 1))
    sheet.fill((255, 0, 0), Rect(x - AREA.x - 10, y - AREA.y - 10, 20, 20))
    shown, spot = scaled(sheet, then, now, AREA)
    there = now.point(AREA, 1, 1)
    assert shown.get_at((round(there[0] - spot[0]), round(there[1] - spot[1])))[:3] == (255, 0, 0)


# --- at the table


def posted(desk: Desk, kind: int, **facts: object) -> None:
    desk.post(kind, **facts)
    desk.wait(FRAME_MS)


def middle_of(table: TableScene, piece: str) -> tuple[int, int]:
    table.refresh()
    return table.root.find(piece).rect.center


def sight(table: TableScene) -> Sight:
    assert table.glass.lens.sight is not None
    return table.glass.lens.sight


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
    table.glass.go(DETAIL)
    desk.wait(600)
    start, guard = middle_of(table, "sector:0"), middle_of(table, "fleet:28:0")
    drag(desk, start, (start[0], start[1] - 40))
    assert abs(middle_of(table, "sector:0")[1] - start[1] + 40) < 4
    assert abs(middle_of(table, "fleet:28:0")[1] - guard[1] + 40) < 4
    assert table.stage.pieces["sector:0"].placed.rect.center == middle_of(table, "sector:0")


def test_the_middle_button_moves_the_map_whatever_is_under_it(desk: Desk) -> None:
    table = table_of(desk)
    table.glass.go(DETAIL)
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
    table.root.find("lens:detail").act("press")
    desk.wait(600)
    assert table.glass.lens.stop == DETAIL


def test_arrows_move_the_map_while_no_piece_has_the_focus(desk: Desk) -> None:
    table = table_of(desk)
    table.glass.go(DETAIL)
    desk.wait(600)
    before = sight(table)
    posted(desk, pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode="")
    desk.wait(500)
    assert sight(table).y > before.y
    assert table.focus.at is None


def test_the_focus_of_the_keyboard_brings_a_piece_into_view(desk: Desk) -> None:
    table = table_of(desk)
    table.glass.go(DETAIL)
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


def test_the_lens_moves_while_a_bot_plays(desk: Desk) -> None:
    table = table_of(desk)
    table.ui.settings.speed = "slow"
    table.choose(handle_of(desk, "pass"))
    desk.wait(300)
    assert table.director.busy
    before = sight(table)
    table.glass.zoom(1.3)
    desk.wait(100)
    assert table.director.busy
    assert sight(table).unit > before.unit
    placed = table.stage.pieces["sector:0"].placed
    assert placed.x == pytest.approx(sight(table).point(table.spots.table, 0, 0)[0], abs=2)


def test_an_arrow_points_at_what_happens_out_of_sight_and_leads_there(desk: Desk) -> None:
    table = table_of(desk)
    table.glass.go(DETAIL)
    desk.wait(600)
    area, stage = table.spots.table, table.stage
    hidden = next(
        piece
        for piece in stage.pieces.values()
        if piece.placed.within and piece.placed.rect.top > area.bottom
    )
    hidden.glide = Glide(pose_of(hidden.placed), pose_of(hidden.placed), 60_000.0)
    found = {widget.children[0].key for widget in lens_buttons(table)}
    assert "lens:arrow_down" in found
    before = sight(table)
    arrow = next(
        widget.children[0] for widget in lens_buttons(table) if widget.children[0].key == "lens:arrow_down"
    )
    arrow.act("press")
    desk.wait(600)
    assert sight(table).y > before.y


def test_two_fingers_apart_make_the_map_larger(desk: Desk) -> None:
    table = table_of(desk)
    before, pos = sight(table), table.spots.table.center
    table.handle(Gesture(Kind.PINCH, pos, pos, touch=True, pointer=1, amount=1.6))
    desk.wait(400)
    assert sight(table).unit > before.unit


def test_two_fingers_side_by_side_move_the_map(desk: Desk) -> None:
    table = table_of(desk)
    table.glass.go(DETAIL)
    desk.wait(600)
    before, pos = sight(table), table.spots.table.center
    table.handle(Gesture(Kind.PAN, (pos[0], pos[1] - 40), pos, touch=True, pointer=1))
    assert sight(table).y == pytest.approx(before.y + 40 / before.unit)
    table.handle(Gesture(Kind.PART, pos, pos, touch=True, pointer=1))
    desk.wait(400)
    assert not table.glass.moving


def test_space_and_the_mouse_move_the_map_and_nothing_is_decided(desk: Desk) -> None:
    table = table_of(desk)
    table.glass.go(DETAIL)
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
    pos = table.spots.table.center
    desk.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    assert len(table.session.match.decisions) == decided
    desk.post(pygame.KEYUP, key=pygame.K_SPACE, mod=0)
    assert len(table.session.match.decisions) > decided


def test_two_taps_beside_the_pieces_go_to_the_next_stop(desk: Desk) -> None:
    table = table_of(desk)
    order, area = table.glass.lens.stops(), table.spots.table
    pos = (area.right - 8, area.bottom - 8)
    table.handle(Gesture(Kind.DOUBLE_TAP, pos, pos))
    desk.wait(600)
    assert table.glass.lens.stop == order[order.index(FIT) + 1]


def test_a_touch_stops_a_map_that_was_flung(desk: Desk) -> None:
    table = table_of(desk)
    table.glass.go(DETAIL)
    desk.wait(600)
    table.glass.lens.grasp()
    table.glass.lens.release((0.0, -1.2))
    pos = table.spots.table.center
    table.handle(Gesture(Kind.DOWN, pos, pos))
    assert table.glass.lens.speed == (0.0, 0.0)


def test_the_pieces_of_other_games_have_no_lens() -> None:
    session = Session.begin("duel", 1, [Player("Mia", "orange"), Player("Jonas", "blue", "novice")], {}, None)
    desk = sit_down(session, "mouse", "en")
    table = table_of(desk)
    assert table.watching().sight is None
    assert desk.find("lens:fit") is None
    assert table.board is not None
    assert not table.board.claims(table.spots.table.center)


def test_what_lies_beyond_the_edge_of_the_map_cannot_be_pressed(desk: Desk) -> None:
    table = table_of(desk)
    table.glass.go(DETAIL)
    desk.wait(600)
    area = table.spots.table
    outside = [
        node
        for node in table.root.walk()
        if isinstance(node, PieceNode) and node.placed.within and not node.placed.rect.colliderect(area)
    ]
    assert outside
    assert all(node.hit_rect.width == 0 or area.contains(node.hit_rect) for node in outside)


@pytest.mark.parametrize(
    "nudge", [lambda lens: lens.shift(80, 0), lambda lens: lens.reveal(Rect(2, 2, 9, 9))]
)
def test_where_all_is_seen_nothing_can_be_moved_and_the_map_still_grows(
    nudge: Callable[[Lens], None],
) -> None:
    """A key or a press of something at the edge does not keep the lens from showing what comes later."""
    lens = a_lens()
    before = rested(lens)
    nudge(lens)
    assert rested(lens) == before
    assert lens.stop == FIT


def test_a_map_pulled_at_fit_is_fitted_again_when_it_has_come_back() -> None:
    lens = a_lens()
    before = rested(lens)
    lens.grasp()
    lens.pan(60, 10)
    lens.release()
    assert rested(lens) == before
    assert lens.stop == FIT


def test_the_focus_stays_at_a_place_while_the_map_moves_under_it(desk: Desk) -> None:
    table = table_of(desk)
    give(desk, "construct")
    piece = next(handle.piece for handle in table.choosing.handles if handle.place) if table.choosing else ""
    Keys(desk, Random(1)).press(table.root.find(piece or ""))
    places = [
        widget
        for widget in table.root.walk()
        if widget.role == "place" and widget.key.startswith("place:sector")
    ]
    Keys(desk, Random(1)).go_to(places[0])
    at = table.focus.at
    table.glass.lens.stop = ""
    table.glass.lens.shift(40, 0)
    desk.wait(60)
    assert table.focus.at is at
    assert at in table.root.stops()


# --- the past


def test_the_past_has_a_lens_and_keeps_what_it_was_set_to() -> None:
    ui = a_ui()
    scene = ReplayScene(ui, session_after("eclipse", 3, 60), at=40)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    whole, pos = scene.glass.sight(), scene.spots.table.center
    scene.handle(Gesture(Kind.WHEEL, pos, pos, amount=6))
    assert whole is not None
    close = scene.glass.sight()
    assert close is not None
    assert close.unit > whole.unit * 1.5
    scene.handle(Gesture(Kind.DRAG, (pos[0], pos[1] - 30), pos))
    scene.handle(Gesture(Kind.DROP, (pos[0], pos[1] - 30), pos))
    for _ in range(40):
        scene.update(FRAME_MS)
    moved = scene.glass.sight()
    assert moved is not None
    assert moved.y > close.y
    scene.step(1)
    for _ in range(200):
        scene.update(FRAME_MS)
    assert scene.glass.sight() == moved
    assert {widget.key for widget in scene.root.walk()} >= {"lens:fit", "lens:in", "lens:out"}
