"""A match can be watched again, and nobody sees more of the past than is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots import decide
from game.core.table import NOBODY
from game.core.texts import LANGUAGES
from game.duel import pieces
from game.duel.moments import DestinyDrawn
from scenes.screens.replay.scene import ReplayScene
from scenes.screens.table_screens import open_table
from scenes.session.session import Session
from scenes.session.story import EVERYTHING
from scenes.table.log.rows import LogRow
from tests.support.duel.matches import JONAS, MIA, fresh, played
from tests.support.screen.audit import audit
from tests.support.screen.headless import PSEUDO, SIZES, a_canvas, a_ui, drag, draw_on, press_key, tap_on
from tests.support.screen.window_sizes import windows


def opened(session: Session, *, seat: int = NOBODY, at: int | None = None) -> ReplayScene:
    ui = a_ui()
    scene = ReplayScene(ui, session, seat=seat, at=at)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    return scene


def test_there_is_a_mark_for_every_destiny_card() -> None:
    session = played(1)
    scene = opened(session)
    drawn = [number for number, told in enumerate(session.story, 1) if isinstance(told.event, DestinyDrawn)]
    assert scene.marks == drawn
    assert scene.moment == scene._stop(drawn[0])


def test_keys_move_through_the_match() -> None:
    scene = opened(played(1))
    press_key(scene, "home")
    assert scene.moment == 0
    press_key(scene, "right")
    after = scene.moment
    assert after > 0
    press_key(scene, "right")
    press_key(scene, "left")
    assert scene.moment == after
    press_key(scene, "down")
    assert scene.moment >= scene.marks[0]
    press_key(scene, "end")
    assert scene.moment == len(scene.past)
    press_key(scene, "up")
    assert scene.moment < len(scene.past)


def test_space_plays_and_pauses() -> None:
    scene = opened(played(1), at=0)
    press_key(scene, "space")
    for _ in range(200):
        scene.update(50)
    reached = scene.moment
    assert reached > 0
    press_key(scene, "space")
    for _ in range(60):
        scene.update(50)
    assert scene.moment == reached


def test_playing_stops_at_the_end() -> None:
    scene = opened(played(1))
    press_key(scene, "end")
    scene.playing = True
    for _ in range(200):
        scene.update(50)
    assert not scene.playing


def test_the_bar_is_dragged_to_a_moment() -> None:
    scene = opened(played(1), at=0)
    rect = scene.root.find("bar").rect
    drag(scene, (rect.x + 20, rect.centery), (rect.right - 20, rect.centery))
    assert scene.moment > len(scene.past) * 0.9


def test_a_line_of_the_log_leads_to_its_moment() -> None:
    scene = opened(played(1), at=0)
    row = next(w for w in scene.root.walk() if isinstance(w, LogRow) and w.line.moment > 5)
    row.act("press")
    assert scene.moment >= row.line.moment


def test_every_moment_can_be_drawn_by_every_viewer() -> None:
    scene = opened(played(2))
    canvas = a_canvas(scene.ui)
    for stop in scene.stops[::25]:
        for viewer in scene.viewers():
            scene.viewer = viewer
            scene.go_to(stop)
            draw_on(canvas, scene, scene.ui)


def test_after_the_match_everybodys_cards_may_be_seen() -> None:
    scene = opened(played(1))
    seen = set()
    for _ in scene.viewers():
        seen.add(scene.viewer)
        press_key(scene, "v")
    assert seen == {NOBODY, 0, 1, EVERYTHING}


def test_while_the_match_goes_on_only_the_own_view_may_be_seen() -> None:
    scene = opened(played(1, 40), seat=0)
    press_key(scene, "v")
    tap_on(scene, "viewer")
    assert scene.viewer == 0


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_the_past_shows_only_what_the_seat_knew_then(seat: int) -> None:
    session = played(3, 60)
    scene = opened(session, seat=seat)
    everyone = (1 << pieces.SEATS) - 1
    ever_shown: set[str] = set()
    for stop in scene.stops[::10]:
        scene.go_to(stop)
        canvas = a_canvas(scene.ui)
        canvas.drawn = []
        draw_on(canvas, scene, scene.ui)
        if not stop:
            continue
        told = session.story[stop - 1]
        known = {
            pieces.KEYS[told.faces[card]]
            for card in range(pieces.FIRST_SLIP)
            if told.knows(seat, card, everyone)
        }
        shown = {what for what in canvas.drawn if what in pieces.FACE_OF}
        assert shown <= known
        ever_shown |= shown
    assert ever_shown


def test_the_table_leads_back_in_time_and_to_now_again() -> None:
    ui = a_ui()
    ui.settings.speed = "instant"
    session = fresh(3, 40)
    while session.bot_to_think() is not None:
        seat = session.asked()[0]
        session.answer(seat, decide("random", session.match, seat, 1))
    table = open_table(ui, session)
    ui.stack.push(table)
    ui.stack.settle()
    table.refresh()
    before = len(session.match.decisions)
    row = next(w for w in table.root.walk() if isinstance(w, LogRow))
    row.act("inspect")
    ui.stack.settle()
    past = ui.stack.top
    assert isinstance(past, ReplayScene)
    assert past.viewer == table.seat
    past.refresh()
    press_key(past, "escape")
    ui.stack.settle()
    assert ui.stack.top is table
    assert len(session.match.decisions) == before


def test_a_match_is_watched_from_its_file_which_stays_as_it_is(tmp_path: Path) -> None:
    session = Session.begin("duel", 5, [MIA, JONAS], {"aliens": "random"}, tmp_path)
    for number in range(30):
        seat = session.asked()[0]
        session.answer(seat, decide("random", session.match, seat, number))
    session.close()
    (path,) = tmp_path.glob("*.starboard")
    before = path.read_bytes()
    ui = a_ui()
    scene = ReplayScene(ui, path)
    scene.refresh()
    assert scene.viewer == NOBODY
    assert scene.viewers() == [NOBODY]
    assert [player.name for player in scene.session.players] == ["Mia", "Jonas"]
    assert len(scene.past.story) == len(session.story)
    assert path.read_bytes() == before


@pytest.mark.parametrize(("size", "language"), windows(SIZES, [*LANGUAGES, PSEUDO]))
@pytest.mark.parametrize("touch", [False, True])
def test_nothing_to_press_overlaps_or_is_too_small(size: tuple[int, int], language: str, touch: bool) -> None:
    """The pieces have numbers of their own size; what stands around them is checked.

    Of the windows the default run has a sample, the slow one all.
    """
    ui = a_ui(size, language, touch)
    scene = ReplayScene(ui, played(1), seat=0, at=150)
    assert [wrong for wrong in audit(scene, ui) if not wrong.startswith("text")] == []
