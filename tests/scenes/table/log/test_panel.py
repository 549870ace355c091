"""The log is read, pressed, held, filtered and searched by mouse, by finger and by keys."""

from __future__ import annotations

import pygame
import pytest

from game.core.table import NOBODY
from game.core.texts import name_of
from game.duel import pieces
from game.duel.table import DuelTable
from scenes.drawing.rich_text import plain
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.replay.scene import ReplayScene
from scenes.session.participants import Participant
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.inspect_scene import InspectScene
from scenes.table.log.log_filter import LogFilter
from scenes.table.log.rows import LogList, LogRow
from scenes.table.stage.flash import LENGTH_MS
from scenes.widgets.context import Ui
from scenes.widgets.tray import Tray
from tests.scenes.table.test_privacy import Knowledge
from tests.support.duel.matches import fresh, played
from tests.support.screen.audit import audit, crowded, hidden
from tests.support.screen.headless import a_canvas, press_key, tap, type_text
from tests.support.screen.log_tables import WAYS, Sat, at_table, sat_down
from tests.support.screen.views import as_table
from tests.support.screen.window_sizes import a_window, is_touch

TABLET = (2048, 1536)
TWO = (Participant("Mia", "orange"), Participant("Jonas", "blue"))


def shared(hands: str) -> Sat:
    """Two people at one device, the hand of one of them open."""
    sat = at_table(fresh(3, 40, TWO), hands)
    curtain = sat.desk.top
    assert isinstance(curtain, CurtainScene)
    curtain.open()
    sat.desk.wait(100)
    return sat


def row_of(sat: Sat, thing: str) -> LogRow:
    return next(row for row in reversed(sat.rows()) if any(thing in each for each in row.line.things))


# --- rows


@pytest.mark.parametrize("hands", WAYS)
def test_a_press_flashes_what_a_line_tells_of(hands: str) -> None:
    sat = sat_down(hands)
    row = row_of(sat, "face:planet_")
    sat.hands.press(row)
    planets = [
        piece.placed for piece in sat.table.stage.pieces.values() if piece.placed.id.startswith("planet:")
    ]
    told = next(placed for placed in planets if placed.name in row.name)
    assert any(place.contains(told.rect) for place in sat.table.flash.places)
    assert sat.desk.top is sat.table


def test_a_seat_flashes_beside_the_table() -> None:
    sat = sat_down()
    sat.table.log.show(LogLine("", things=("equation|seat:1",)))
    assert list(sat.table.flash.places) == [sat.find("seat:1").rect]


def test_a_piece_flashes_where_it_lies_now() -> None:
    sat = sat_down()
    tile = as_table(DuelTable, sat.table.view).planets[0].tile
    sat.table.log.show(LogLine("", things=(f"planet:{tile}",)))
    lies = sat.table.stage.pieces[f"planet:{tile}"].placed.rect
    assert list(sat.table.flash.places) == [lies]


def test_a_flash_goes_by_itself() -> None:
    sat = sat_down()
    sat.hands.press(sat.rows()[-1])
    assert sat.table.flash.places
    sat.desk.wait(LENGTH_MS + 100)
    assert not sat.table.flash.places
    assert not sat.table.lively


@pytest.mark.parametrize("hands", WAYS)
def test_a_hold_shows_the_table_as_it_was(hands: str) -> None:
    sat = sat_down(hands)
    row = sat.rows()[2]
    sat.hands.inspect(row)
    past = sat.desk.top
    assert isinstance(past, ReplayScene)
    assert past.moment >= row.line.moment
    assert past.viewer == sat.table.seat
    assert past.live


@pytest.mark.parametrize("hands", ["mouse", "finger"])
def test_a_word_leads_to_the_thing_it_names(hands: str) -> None:
    sat = sat_down(hands)
    row = next(row for row in reversed(sat.rows()) if row.links)
    sat.hands.press(row.links[0])
    assert isinstance(sat.desk.top, InspectScene)


def test_the_keyboard_reaches_the_words_of_a_line_and_leaves_them_again() -> None:
    sat = sat_down("keys")
    row = next(row for row in reversed(sat.rows()) if row.links)
    sat.hands.press(row)
    at = sat.table.focus.at
    assert isinstance(at, LogRow)
    assert not isinstance(sat.desk.top, InspectScene)
    press_key(sat.table, "right")
    press_key(sat.table, "left")
    assert at.picked == -1
    press_key(sat.table, "right")
    press_key(sat.table, "return")
    sat.desk.ui.stack.settle()
    assert isinstance(sat.desk.top, InspectScene)


def test_what_is_not_there_any_more_is_told_with_the_way_to_the_past() -> None:
    sat = sat_down()
    sat.table.log.show(LogLine("", moment=30, things=("face:no_such_card",)))
    assert not sat.table.flash.places
    toast = sat.desk.ui.toasts.shown[-1]
    assert toast.text == sat.desk.ui.say("story.gone")
    sat.desk.wait(100)
    sat.press("toast.action")
    assert isinstance(sat.desk.top, ReplayScene)


def test_a_card_that_lies_face_down_does_not_flash() -> None:
    """A line that named a card leads to it only where its face can be read."""
    sat = sat_down()
    view = sat.table.session.match.table
    card = next(card for card in view.hands[1] if not sat.table.view.knows(0, card))
    sat.table.log.show(LogLine("", things=(f"face:{view.key(card)}",)))
    assert not sat.table.flash.places


@pytest.mark.parametrize(("touch", "mm"), [(False, 6.0), (True, 9.0)])
def test_rows_are_as_tall_as_the_device_needs(touch: bool, mm: float) -> None:
    sat = sat_down("finger" if touch else "mouse")
    assert all(row.rect.height >= sat.desk.ui.mm(mm) for row in sat.rows())
    assert any(row.rect.height < sat.desk.ui.mm(mm) + 4 for row in sat.rows())


def test_side_effects_stand_further_in_and_have_no_glyph() -> None:
    sat = sat_down()
    rows = {row.line.level: row for row in sat.rows()}
    assert rows[EFFECT].label.rect.x > rows[ACT].label.rect.x
    assert not painted(sat, rows[EFFECT])
    assert painted(sat, rows[ACT])


def painted(sat: Sat, row: LogRow) -> bool:
    """True if something is drawn in the place of the glyph."""
    canvas = a_canvas(sat.desk.ui)
    before = canvas.surface.copy()
    row.draw(canvas)
    return pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(canvas.surface, "RGB")


def test_only_the_rows_in_sight_exist() -> None:
    sat = sat_down(decisions=100)
    rows = sat.find("log.list")
    assert isinstance(rows, LogList)
    assert rows.count > 4 * len(rows.children)


# --- the keyboard's way


def test_tab_stops_at_the_newest_line_and_nowhere_else_in_the_log() -> None:
    sat = sat_down("keys")
    met = []
    for _ in range(len(sat.desk.root.stops())):
        press_key(sat.table, "tab")
        met.append(sat.table.focus.at)
    rows = {id(row): row for row in met if isinstance(row, LogRow)}
    assert [row.key for row in rows.values()] == [sat.rows()[-1].key]


def test_the_arrows_go_through_all_lines_and_scroll() -> None:
    sat = sat_down("keys")
    rows = sat.find("log.list")
    assert isinstance(rows, LogList)
    sat.hands.press(sat.rows()[-1])
    moments = []
    for _ in range(rows.count + 5):
        at = sat.table.focus.at
        if not isinstance(at, LogRow):
            break
        moments.append(at.line.moment)
        assert at.focused
        assert rows.rect.contains(at.rect)
        press_key(sat.table, "up")
    lines = [line.moment for line in sat.table.log.shown()]
    assert moments == lines[::-1]


def test_the_keys_of_a_line_are_told_where_keys_are_used() -> None:
    sat = sat_down("keys")
    sat.press("log.tools")
    assert sat.find("log.help").name == sat.desk.ui.say("story.keys")


# --- looking for something


@pytest.mark.parametrize("hands", WAYS)
def test_the_log_is_filtered_by_seat_and_by_kind(hands: str) -> None:
    sat = sat_down(hands)
    sat.press("log.tools")
    sat.press("log.seat.1")
    sat.press("log.kind.ships")
    shown = [line for line in sat.table.log.shown() if line.level not in (ROUND, PART)]
    assert shown
    assert all(1 in line.seats and line.kind == "ships" for line in shown)
    assert len(shown) < len(sat.table.log.lines())
    sat.press("log.seat.1")
    sat.press("log.kind.ships")
    assert sat.table.log.shown() == sat.table.log.lines()


@pytest.mark.parametrize("hands", WAYS)
def test_closing_the_tools_shows_everything_again(hands: str) -> None:
    sat = sat_down(hands)
    sat.press("log.tools")
    sat.press("log.kind.cards")
    sat.press("log.tools")
    assert sat.table.log.log_filter.idle
    assert sat.desk.find("log.search") is None


def test_words_are_searched_with_keys_alone() -> None:
    sat = sat_down("keys")
    press_key(sat.table, "f", control=True)
    assert sat.find("log.search").focused
    type_text(sat.table, "jonas send")
    shown = [line for line in sat.table.log.shown() if line.level not in (ROUND, PART)]
    assert shown
    assert all("Jonas sends" in plain(line.text) for line in shown)
    press_key(sat.table, "return")
    at = sat.table.focus.at
    assert isinstance(at, LogRow)
    assert at.focused
    assert at.line == shown[-1]
    assert at in sat.rows()


def test_words_are_searched_with_fingers_alone() -> None:
    sat = sat_down("finger", size=TABLET)
    sat.press("log.tools")
    sat.press("log.search")
    for letter in "send":
        sat.press(f"keys.{letter}")
    assert sat.table.log.log_filter.words == "send"
    sat.press("keys.done")
    assert all("send" in row.name.lower() or row.line.level in (ROUND, PART) for row in sat.rows())


def test_letters_that_are_typed_are_no_commands() -> None:
    sat = shared("keys")
    press_key(sat.table, "f", control=True)
    type_text(sat.table, "czlh")
    press_key(sat.table, "c", control=True)
    assert sat.table.log.log_filter.words == "czlh"
    assert sat.table.seat != NOBODY
    assert sat.table.log_open
    press_key(sat.table, "escape")
    assert sat.table.log.log_filter.idle
    assert sat.desk.top is sat.table
    assert sat.table.focus.at is None


def test_what_is_not_found_is_told() -> None:
    sat = sat_down()
    sat.table.log.find()
    type_text(sat.table, "xyzzy")
    assert sat.find("log.none").name == sat.desk.ui.say("story.nothing_found")


def test_only_kinds_that_occur_are_offered() -> None:
    sat = sat_down(decisions=2)
    sat.press("log.tools")
    offered = {w.key for w in sat.desk.root.walk() if w.key.startswith("log.kind.")}
    told = {f"log.kind.{line.kind}" for line in sat.table.log.lines() if line.level not in (ROUND, PART)}
    assert offered == told


# --- secrets


@pytest.mark.parametrize("seed", range(4))
def test_a_search_finds_no_card_that_its_reader_never_knew(seed: int) -> None:
    sat = sat_down(seed=seed)
    knowledge = Knowledge(sat.table.session, "en")
    knowledge.catch_up()
    unknown = set(pieces.KEYS) - knowledge.ever[0]
    table = sat.table.session.match.table
    assert unknown & {table.key(card) for card in (*table.hands[1], *table.decks[1])}
    for key in sorted(unknown):
        sat.table.log.search(name_of("duel", key, "en"))
        assert not [line for line in sat.table.log.shown() if f"[face:{key}|" in line.text]


def test_what_somebody_looked_for_is_gone_when_the_device_is_handed_over() -> None:
    sat = shared("mouse")
    sat.table.log.find()
    type_text(sat.table, "secret")
    sat.table.log.show(sat.table.log.lines()[-1])
    sat.table.flow.cover()
    sat.desk.wait(100)
    assert isinstance(sat.desk.top, CurtainScene)
    assert sat.table.log.log_filter == LogFilter()
    assert not sat.table.flash.places
    assert not [w for w in sat.table.root.walk() if "secret" in w.name]


def test_when_the_match_is_over_the_log_tells_everything() -> None:
    session = played(2)
    sat = at_table(session, "mouse")
    drawn = [line for line in sat.table.log.lines() if "Jonas draws" in plain(line.text)]
    assert drawn
    assert all("[face:" in line.text for line in drawn)


# --- over the table


def test_a_log_over_the_table_steps_aside_while_something_under_it_is_shown() -> None:
    sat = sat_down("finger", size=TABLET)
    tray = sat.find("log.tray")
    assert isinstance(tray, Tray)
    spots = sat.table.spots
    assert tray.rect.bottom <= spots.prompt.y
    sat.table.log.show(LogLine("", things=("pile:planets",)))
    assert tray.rect.collidelist(list(sat.table.flash.places)) >= 0
    canvas = sat.desk.canvas
    canvas.drawn = []
    sat.desk.draw()
    assert sat.desk.ui.say("table.log") not in canvas.drawn
    before = len(sat.table.session.match.decisions)
    tap(sat.table, tray.rect.center, touch=True)
    assert not sat.table.flash.places
    canvas.drawn = []
    sat.desk.draw()
    assert sat.desk.ui.say("table.log") in canvas.drawn
    assert len(sat.table.session.match.decisions) == before
    assert sat.table.builder is not None
    assert not sat.table.builder.selected


# --- how it is laid out


def faults(ui: Ui, sat: Sat) -> list[str]:
    sat.desk.wait(500)
    return [*audit(sat.table, ui, prints=False), *hidden(sat.table), *crowded(sat.table, ui)]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), TABLET])
@pytest.mark.parametrize("words", ["", "a"])
def test_the_open_log_is_laid_out_well(size: tuple[int, int], language: str, words: str) -> None:
    ui = a_window(size, language)
    sat = sat_down("finger" if is_touch(size) else "mouse", size=size, language=language)
    sat.desk.ui.art = ui.art
    sat.press("log.tools")
    sat.table.log.search(words)
    assert faults(sat.desk.ui, sat) == []


@pytest.mark.parametrize(("ui_size", "text_size"), [(160, 100), (100, 160), (160, 160)])
@pytest.mark.parametrize("size", [(1280, 720), TABLET, (1200, 1920)])
def test_large_letters_leave_room_for_lines(size: tuple[int, int], ui_size: int, text_size: int) -> None:
    sat = sat_down("finger" if is_touch(size) else "mouse", size=size, language="de")
    ui = sat.desk.ui
    ui.settings.ui_size, ui.settings.text_size = ui_size, text_size
    ui.resize()
    sat.table.log_open = sat.table.log.looking = True
    sat.table.rebuild()
    sat.desk.wait(500)
    rows = sat.find("log.list")
    room = sat.table.spots.log if sat.table.spots.log.width else sat.find("log.tray").rect
    assert rows.rect.height > ui.mm(15)
    assert room.contains(rows.rect)
    assert room.contains(sat.find("log.shelf").rect)
