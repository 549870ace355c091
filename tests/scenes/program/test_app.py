"""The loop: input reaches the scenes, frames are drawn when something is new, accidents are survived."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame.event import Event

from game.core.saves.file_format import Sentence
from scenes.program import app as app_module
from scenes.screens.failure import FailureScene
from scenes.screens.table_screens import open_table
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.shell.settings import Settings, read
from scenes.shell.window import NoDisplay, Window, way_to_present
from scenes.table.scene import TableScene
from scenes.tools.shots_tables import session_after
from scenes.widgets.failure_report import KEPT, write_report
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget
from tests.support.screen.app import SIZE, House, Recovering, Watched
from tests.support.screen.headless import a_ui


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames follow each other as fast as they can be drawn."""
    monkeypatch.setattr(app_module, "FPS", 0)


@pytest.fixture
def house() -> Iterator[House]:
    built = House()
    yield built
    built.window.window.destroy()


def click(at: Point, what: int) -> Event:
    return Event(what, pos=at, button=1, touch=False)


def test_a_click_reaches_the_scene_as_a_tap(house: House) -> None:
    house.turn(click((300, 200), pygame.MOUSEBUTTONDOWN))
    house.turn(click((300, 200), pygame.MOUSEBUTTONUP))
    assert [kind for kind in house.scene.kinds if kind is not Kind.HOVER] == [Kind.DOWN, Kind.UP, Kind.TAP]
    assert house.scene.gestures[-1].pos == (300, 200)


def test_time_alone_makes_a_hold(house: House) -> None:
    house.turn(click((300, 200), pygame.MOUSEBUTTONDOWN))
    house.turn(ms=450)
    assert house.scene.kinds[-1] is Kind.HOLD


def test_what_was_on_its_way_is_drawn_once_more_when_it_has_arrived(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slow the frames are: petals that open in one step must not stay closed on the glass."""
    moves = [True]
    monkeypatch.setattr(type(house.scene), "moving", property(lambda scene: moves[0]))
    house.turn()
    before, moves[0] = house.scene.frames, False
    house.rest()
    assert house.scene.frames == before + 1


def test_a_frame_is_drawn_only_if_something_is_new(house: House) -> None:
    house.turn()
    before = house.scene.frames
    house.rest()
    assert house.scene.frames == before
    house.ui.changed()
    house.rest()
    assert house.scene.frames == before + 1
    house.scene.alive = True
    house.rest()
    house.rest()
    assert house.scene.frames == before + 3


def test_what_was_drawn_is_what_the_window_shows(house: House) -> None:
    house.turn()
    assert tuple(house.window.surface.get_at((640, 360)))[:3] == (200, 10, 10)


def test_scenes_live_through_time_but_never_leap(house: House) -> None:
    house.turn()
    house.scene.ms.clear()
    house.turn(ms=40)
    house.turn(ms=90_000)
    assert house.scene.ms == [40, 250]


def test_the_time_before_an_input_does_not_count_for_what_it_starts(house: House) -> None:
    house.turn()
    house.scene.ms.clear()
    house.scene.gestures.clear()
    passed_before_handling: list[float] = []
    handle = house.scene.handle

    def noting(gesture: Gesture) -> bool:
        passed_before_handling.extend(house.scene.ms)
        return handle(gesture)

    house.scene.handle = noting  # type: ignore[method-assign]  # only to look in from outside
    house.turn(Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0), ms=200)
    assert passed_before_handling == [200]
    assert house.scene.ms == [200]


def test_many_steps_of_the_mouse_in_one_frame_are_one(house: House) -> None:
    house.turn()
    house.scene.gestures.clear()
    moves = [
        Event(pygame.MOUSEMOTION, pos=(n, 9), rel=(1, 0), buttons=(0, 0, 0), touch=False) for n in range(50)
    ]
    house.turn(*moves)
    assert [gesture.pos for gesture in house.scene.gestures] == [(49, 9)]


def test_closing_the_window_ends_the_program(house: House) -> None:
    house.turn(Event(pygame.QUIT))
    assert not house.ui.running


def test_a_stack_without_scenes_ends_the_program(house: House) -> None:
    house.turn()
    house.ui.stack.pop(house.scene)
    house.turn()
    assert not house.ui.running


def test_a_window_in_the_background_covers_what_is_secret(house: House) -> None:
    house.turn(click((300, 200), pygame.MOUSEBUTTONDOWN))
    above = Watched(house.ui)
    house.ui.stack.push(above)
    house.turn()
    house.turn(Event(pygame.WINDOWFOCUSLOST))
    assert "covered" in house.scene.noted
    assert "covered" in above.noted
    assert not house.app.pointers.busy


def test_f11_fills_the_screen_and_is_remembered(house: House) -> None:
    f11 = Event(pygame.KEYDOWN, key=pygame.K_F11, mod=0, unicode="", scancode=0)
    filling = []
    for _ in range(2):
        house.turn(f11)
        filling.append((house.window.filling, house.ui.settings.fullscreen))
    assert filling == [(True, True), (False, False)]
    assert Kind.KEY not in house.scene.kinds


def test_a_new_size_is_laid_out_once_the_window_is_let_go_of(house: House) -> None:
    house.turn()
    house.scene.noted.clear()
    for width in (1200, 1100, 1000):
        house.window.window.size = (width, 700)
        house.turn(Event(pygame.WINDOWSIZECHANGED, x=width, y=700), ms=100)
        assert house.ui.rect.size == SIZE
        assert tuple(house.window.surface.get_at((width - 1, 699)))[:3] == (200, 10, 10), (
            "the old frame, stretched"
        )
    house.turn(ms=200)
    assert house.ui.rect.size == (1000, 700)
    assert house.app.pointers.size == (1000, 700)
    assert house.scene.noted == ["built"]


def test_fingers_get_larger_targets_when_they_have_let_go(house: House) -> None:
    house.turn()
    sizes = []
    for what in (pygame.FINGERDOWN, pygame.FINGERUP):
        house.touch((300, 200), what)
        sizes.append((house.ui.touch, house.ui.screen.touch))
    assert sizes == [(False, False), (True, True)]


def test_a_mouse_takes_over_after_twenty_millimetres(house: House) -> None:
    house.touch((300, 200))
    house.touch((300, 200), pygame.FINGERUP)
    house.turn(ms=1000)
    px = house.app.pointers.px_per_mm
    house.slide((800, 200))
    touch = []
    for millimetres in (19, 21):
        house.slide((800 + round(millimetres * px), 200))
        touch.append(house.ui.touch)
    assert touch == [True, False]


@pytest.mark.parametrize("density", ["touch", "mouse"])
def test_the_settings_may_lock_the_density(house: House, density: str) -> None:
    house.ui.settings.density = density
    house.touch((300, 200))
    house.touch((300, 200), pygame.FINGERUP)
    house.slide((10, 10), (900, 600), (10, 10))
    assert house.ui.touch == (density == "touch")


def test_the_time_of_a_hold_is_that_of_the_settings(house: House) -> None:
    house.ui.settings.hold_ms = 800
    house.turn(click((300, 200), pygame.MOUSEBUTTONDOWN))
    house.turn(ms=700)
    assert Kind.HOLD not in house.scene.kinds


# --- accidents


@pytest.mark.parametrize("place", ["handle", "update", "draw", "moving"])
def test_a_scene_that_breaks_is_replaced_by_a_sentence_and_a_report(place: str) -> None:
    house = House(breaks_in=place)
    house.turn(Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    house.rest()
    house.turn()
    report = house.failure().report
    assert report is not None
    assert f"broken in {place}" in report.read_text("utf-8")
    assert "broke in watched" in report.read_text("utf-8")
    assert house.window.surface.get_clip() == house.window.surface.get_rect()
    assert "go_on" not in keys(house.top)


def keys(scene: Scene) -> list[str]:
    scene.refresh()
    return [widget.key for widget in scene.root.walk() if widget.key]


def test_a_scene_that_can_recover_goes_on() -> None:
    house = House(Recovering, breaks_in="handle")
    house.turn(Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    assert "go_on" in keys(house.top)
    house.failure().go_on()
    house.turn()
    assert isinstance(house.top, Watched)
    assert house.top is not house.scene
    assert house.ui.stack.scenes == [house.top]
    assert "left" in house.scene.noted


def test_a_scene_that_would_break_again_is_taken_up_in_a_plainer_way() -> None:
    """Nobody who wants to go on meets the failure again."""
    house = House(Recovering, breaks_in="draw")
    house.turn()
    assert isinstance(house.scene, Recovering)
    house.scene.hereditary = "draw"
    house.failure().go_on()
    house.turn()
    assert isinstance(house.top, Watched)
    assert house.ui.stack.scenes == [house.top]


def test_a_table_that_cannot_be_drawn_beside_its_log_goes_on_without_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The match is the same: no decision is lost."""

    def breaks(table: TableScene) -> list[Widget]:
        raise ZeroDivisionError("the column")

    house = House()
    session = session_after("duel", 3, 6)
    monkeypatch.setattr("scenes.table.tree.column", breaks)
    house.ui.stack.replace(open_table(house.ui, session))
    house.turn()
    taken = len(session.match.decisions)
    house.failure().go_on()
    house.turn()
    assert isinstance(house.top, TableScene)
    assert house.top.session is session
    assert len(session.match.decisions) == taken


def test_a_recovery_that_breaks_as_well_leaves_the_menu(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bare table, too."""
    house = House(Recovering, breaks_in="handle")
    house.turn(Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    monkeypatch.setattr(Recovering, "recover", lambda *_, **__: 1 // 0)
    house.failure().go_on()
    house.turn()
    assert "go_on" not in keys(house.failure())


def test_a_broken_scene_may_break_again_when_it_leaves() -> None:
    house = House(Recovering, breaks_in="handle")
    house.turn(Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    house.scene.breaks_in = "leave"
    house.failure().go_on()
    house.turn()
    assert isinstance(house.top, Watched)


def test_a_failure_of_the_failure_scene_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House(breaks_in="update")
    house.turn()

    def broken(_: FailureScene) -> Widget:
        raise ZeroDivisionError("the failure scene, too")

    monkeypatch.setattr(FailureScene, "build", broken)
    house.top.rebuild()
    with pytest.raises(ZeroDivisionError, match="too"):
        house.turn()


def test_reports_do_not_pile_up() -> None:
    ui = a_ui()
    for number in range(KEPT + 5):
        (ui.folders.reports / f"2001-01-{number:02}.txt").write_text("old", "utf-8")
    report = write_report(ui, ValueError("new"), None)
    assert report is not None
    assert report.exists()
    assert len(list(ui.folders.reports.iterdir())) == KEPT


def test_without_a_place_for_reports_the_sentence_still_comes() -> None:
    ui = a_ui()
    ui.folders.reports.rmdir()
    scene = FailureScene(ui, ValueError("new"), None)
    assert scene.report is None
    assert "menu" in keys(scene)


# --- the window


def test_each_way_of_presenting_is_tried_then_the_faster_one_stays() -> None:
    assert way_to_present(Settings()) == "0"
    assert way_to_present(Settings(presenting={"0": 0.9})) == "1"
    assert way_to_present(Settings(presenting={"0": 0.9, "1": 9.1})) == "0"
    assert way_to_present(Settings(presenting={"0": 0.9, "1": 0.2})) == "1"


def test_presenting_is_measured_at_rest_and_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "UNSEEN", ())
    house.turn(Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=0))
    house.rest(ms=2000)
    assert house.ui.settings.presenting == {}
    for _ in range(3):  # the system may still have something to say about the new window
        house.rest(ms=3100)
    assert list(house.ui.settings.presenting) == ["0"]
    assert read(house.ui.folders.config)[0].presenting == house.ui.settings.presenting


def test_without_a_screen_there_is_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(NoDisplay):
        Window(Settings(), SIZE)


def test_settings_that_cannot_be_kept_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    ui = a_ui()
    monkeypatch.setattr(
        "scenes.widgets.context.write", lambda *_: Sentence("app.settings_not_kept", {"reason": "full"})
    )
    ui.keep_settings()
    ui.keep_settings()
    assert [toast.text for toast in ui.toasts.shown] == [ui.say("app.settings_not_kept", reason="full")]


def test_a_file_that_is_dropped_onto_the_window_reaches_the_scene(house: House) -> None:
    got: list[str] = []
    house.scene.dropped = lambda file: got.append(file.name)  # type: ignore[method-assign]  # a scene that listens
    house.turn(Event(pygame.DROPFILE, file="/somewhere/deck.txt"))
    assert got == ["deck.txt"]


def test_a_slow_frame_makes_no_hold_of_a_tap() -> None:
    """At a large window the frame after the first touch took longer than a hold: every hand was covered."""
    house = House()
    house.touch((100, 100))
    house.time += 900  # the frame
    house.touch((100, 100), pygame.FINGERUP)
    assert house.scene.kinds[-2:] == [Kind.UP, Kind.TAP]
    assert Kind.HOLD not in house.scene.kinds
    house.touch((100, 100))
    house.rest(900)
    assert house.scene.kinds[-1] is Kind.HOLD
