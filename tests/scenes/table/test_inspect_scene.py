"""A look at a thing closely: how it opens, where, and how far links lead."""

from __future__ import annotations

import math

import pygame
import pytest
from pygame import Rect

from game.duel.table import DuelTable
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import WHITE
from scenes.shell.gestures import Point
from scenes.table.inspect_scene import CALM_MS, OPEN_MS, InspectScene
from scenes.tools.shots_tables import table_after
from scenes.widgets.context import Ui
from scenes.widgets.inspect_panel import InspectPanel
from scenes.widgets.opening import Opening
from tests.support.screen.audit import audit
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.headless import a_canvas, a_ui, tap
from tests.support.screen.robot import Robot
from tests.support.screen.views import as_table

EXTENT = Rect(400, 200, 600, 400)


def looking(
    ui: Ui, pos: Point | None = None, what: str = "", *, speed: str = "instant"
) -> tuple[Desk, InspectScene]:
    """The inspect panel over a table."""
    table = table_after(ui, 3, 24)
    ui.settings.speed = speed
    view = as_table(DuelTable, table.view)
    scene = InspectScene(ui, table.table, what or f"alien:{view.aliens[0]}", view, table.watching(), pos)
    for each in (table, scene):
        ui.stack.push(each)
    ui.stack.settle()
    scene.refresh()
    return Desk(ui), scene


def panel_of(scene: InspectScene) -> InspectPanel:
    scene.refresh()
    return next(widget for widget in scene.root.walk() if isinstance(widget, InspectPanel))


# --- opening


def white(canvas: Canvas) -> None:
    canvas.surface.fill(WHITE, EXTENT)


def drawn(opening: Opening) -> tuple[Rect, int]:
    """Where a white sheet is on its way, and how bright it is in the middle."""
    canvas = a_canvas(a_ui())
    canvas.surface.fill((0, 0, 0))
    opening.draw(canvas, EXTENT, white)
    seen = pygame.mask.from_threshold(canvas.surface, (255, 255, 255), (254, 254, 254))
    (where,) = seen.get_bounding_rects()
    return where, canvas.surface.get_at(where.center)[0]


def test_a_panel_grows_out_of_the_thing_that_was_touched() -> None:
    thing = (100, 650)
    opening = Opening(140.0, thing)
    opening.update(5)
    small, pale = drawn(opening)
    assert math.dist(small.center, thing) < math.dist(small.center, EXTENT.center) / 3
    assert small.width < EXTENT.width // 2
    for _ in range(6):
        opening.update(20)
        larger, brighter = drawn(opening)
        assert larger.width > small.width
        assert brighter > pale
        small, pale = larger, brighter
    opening.update(20)
    assert opening.over


def test_with_little_motion_a_panel_only_comes_into_sight() -> None:
    opening = Opening(120.0, (100, 650), calm=True)
    opening.update(10)
    where, pale = drawn(opening)
    opening.update(60)
    again, bright = drawn(opening)
    assert where == again == EXTENT
    assert 0 < pale < bright < 255


@pytest.mark.parametrize(("speed", "ms"), OPEN_MS.items())
@pytest.mark.parametrize("calm", [False, True])
def test_a_panel_opens_as_fast_as_everything_else_moves(speed: str, ms: float, calm: bool) -> None:
    ui = a_ui()
    ui.settings.reduced_motion = calm
    _, scene = looking(ui, (600, 600), speed=speed)
    if calm:
        ms = min(ms, CALM_MS)
    assert scene.moving == (ms > 0)
    scene.update(ms / 2)
    assert scene.moving == (ms > 0)
    scene.update(ms / 2 + 1)
    assert not scene.moving


def test_a_panel_that_opens_is_closed_already() -> None:
    ui = a_ui()
    _, scene = looking(ui, (600, 600), speed="slow")
    scene.update(20)
    assert scene.moving
    tap(scene, (ui.mm(5), ui.mm(5)))
    ui.stack.settle()
    assert ui.stack.top is not scene


def test_a_link_does_not_open_the_panel_once_more() -> None:
    desk, scene = looking(a_ui(), (600, 600), speed="normal")
    desk.wait(300)
    scene.go_to("term:warp")
    scene.refresh()
    assert not scene.moving


@pytest.mark.parametrize("hands", list(HANDS))
def test_the_panel_is_closed_with_any_hands(hands: str) -> None:
    ui = a_ui(touch=HANDS[hands].touch)
    desk, scene = looking(ui)
    Robot(desk, hands, 1).hands.back()
    desk.wait(40)
    assert ui.stack.top is not scene


# --- where


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_panel_stands_beside_the_finger(language: str) -> None:
    size = (1920, 1080)
    left, right = (100, 500), (1800, 500)
    places = {}
    for pos in (left, right):
        _, scene = looking(a_ui(size, language, touch=True), pos)
        places[pos] = panel_of(scene).panel.rect.centerx
    assert places[left] > places[right]


def test_a_panel_as_wide_as_the_screen_stands_above_or_below_the_finger() -> None:
    places = {}
    for pos in ((1000, 200), (1000, 1400)):
        _, scene = looking(a_ui((2048, 1536), touch=True), pos)
        places[pos] = panel_of(scene).panel.rect
        assert scene.ui.rect.contains(places[pos])
    assert places[1000, 200].top > 200
    assert places[1000, 1400].bottom < 1400


def test_a_mouse_hides_nothing_and_the_panel_stands_in_the_middle() -> None:
    tops = set()
    for pos in ((100, 100), (1200, 700), None):
        _, scene = looking(a_ui(), pos)
        panel = panel_of(scene)
        assert panel.picture is not None
        tops.add((panel.picture.rect.x, panel.panel.rect.y))
        assert abs(panel.picture.rect.union(panel.panel.rect).centerx - scene.ui.rect.centerx) < 3
    assert len(tops) == 1


# --- links


@pytest.mark.parametrize("hands", list(HANDS))
def test_links_lead_three_deep_and_names_lead_back(hands: str) -> None:
    ui = a_ui(touch=HANDS[hands].touch)
    desk, scene = looking(ui, what="term:warp")
    robot = Robot(desk, hands, 1)
    for depth in (2, 3, 3):
        link = next(w for w in desk.root.walk() if w.role == "link" and w.key not in scene.way)
        robot.hands.press(link)
        desk.wait(40)
        assert len(scene.way) == depth
        assert scene.way[-1] == link.key
    names = [widget for widget in desk.root.walk() if widget.key.startswith("inspect.crumb.")]
    assert len(names) == 2
    robot.hands.press(names[0])
    desk.wait(40)
    assert len(scene.way) == 1
    assert panel_of(scene).name == names[0].name


def test_a_link_to_a_thing_on_the_way_leads_back_to_it() -> None:
    _, scene = looking(a_ui(), what="term:warp")
    for what in ("term:supply", "term:strength", "term:supply"):
        scene.go_to(what)
    assert scene.way == ["term:warp", "term:supply"]


@pytest.mark.parametrize(("size", "touch"), [((1280, 720), False), ((2048, 1536), True)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_three_long_names_have_room(language: str, size: tuple[int, int], touch: bool) -> None:
    ui = a_ui(size, language, touch)
    _, scene = looking(ui)
    for what in ("term:ship_dial", "term:hand_limit", "term:reinforcement"):
        scene.go_to(what)
    assert len(scene.way) == 3
    assert audit(scene, ui, prints=False) == []
