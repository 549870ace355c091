"""What is pinned stays beside the table while somebody plays, and shows nobody what is not theirs."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from game.core.table import HIDDEN, NOBODY
from game.duel.table import DuelTable
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.inspect_scene import InspectScene
from scenes.table.pins.pinned_panel import PinnedPanel
from scenes.table.scene import TableScene
from scenes.widgets.scroll import Scroll
from tests.scenes.table.test_privacy import Witness, look_away, press_c, to_the_curtain
from tests.support.duel.questions import one_of_each, questions
from tests.support.screen.audit import audit
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.views import as_table
from tests.support.screen.window_sizes import a_window, at_question, table_faults

WIDE, TABLET = (1280, 720), (2048, 1536)
PINNED = ("term:supply", "term:warp", "term:strength")


def a_table(hands: str, size: tuple[int, int] = WIDE, rival: str = "novice") -> tuple[Robot, TableScene]:
    """A match at its first question that is asked of the person at the table."""
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", rival)]
    session = Session.begin("duel", 5, players, {"aliens": "random"}, None)
    desk = sit_down(session, hands, "de", size)
    robot = Robot(desk, hands, 5)
    while not (isinstance(desk.top, TableScene) and desk.top.builder):
        robot.turn()
    return robot, desk.top


def panels(table: TableScene) -> list[PinnedPanel]:
    table.refresh()
    return [widget for widget in table.root.walk() if isinstance(widget, PinnedPanel)]


def keys(table: TableScene) -> list[str]:
    return [panel.key for panel in panels(table)]


def pin_by_hand(robot: Robot, key: str) -> str:
    """Look at a thing closely and pin it; what it is called."""
    desk = robot.desk
    widget = desk.find(key)
    assert widget is not None, key
    robot.hands.inspect(widget)
    desk.wait(200)
    assert isinstance(desk.top, InspectScene)
    what = desk.top.way[-1]
    press(robot, "inspect.pin")
    desk.wait(40)
    return f"pin.{what}"


def press(robot: Robot, key: str) -> None:
    widget = robot.desk.find(key)
    assert widget is not None, key
    robot.hands.press(widget)
    robot.desk.wait(40)


def key(desk: Desk, code: int) -> None:
    desk.post(pygame.KEYDOWN, key=code, mod=0, unicode="", scancode=0)
    desk.wait(40)
    desk.post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)


# --- with all hands


@pytest.mark.parametrize("hands", list(HANDS))
def test_two_things_are_pinned_compared_and_closed_again(hands: str) -> None:
    robot, table = a_table(hands)
    first, second = pin_by_hand(robot, "seat:0"), pin_by_hand(robot, "seat:1")
    assert robot.desk.top is table
    assert keys(table) == [first, second]
    left, right = (panel.rect for panel in panels(table))
    assert left.right < right.left
    assert (left.top, left.bottom) == (right.top, right.bottom)
    press(robot, f"{first}.close")
    assert keys(table) == [second]
    press(robot, f"{second}.close")
    assert keys(table) == []


@pytest.mark.parametrize("hands", list(HANDS))
def test_a_pinned_thing_is_shown_large_again_and_let_go_there(hands: str) -> None:
    robot, table = a_table(hands)
    pinned = pin_by_hand(robot, "seat:1")
    press(robot, f"{pinned}.open")
    assert robot.desk.top.name == "inspect"
    press(robot, "inspect.pin")
    assert robot.desk.top.name == "inspect"  # it can be read on
    robot.hands.back()
    robot.desk.wait(40)
    assert robot.desk.top.name == "table"
    assert keys(table) == []


def test_the_third_pin_takes_the_place_of_the_oldest() -> None:
    _, table = a_table("mouse")
    for what in PINNED:
        table.pins.toggle(what)
    assert keys(table) == [f"pin.{what}" for what in PINNED[1:]]


def test_one_key_pins_and_closes_the_newest() -> None:
    robot, table = a_table("keys")
    for seat in (0, 1):
        seen = robot.desk.find(f"seat:{seat}")
        assert seen is not None
        robot.hands.inspect(seen)
        key(robot.desk, pygame.K_p)
        robot.desk.wait(40)
    newest = keys(table)[1]
    key(robot.desk, pygame.K_p)
    assert len(keys(table)) == 1
    assert newest not in keys(table)


@pytest.mark.parametrize("hands", list(HANDS))
def test_a_match_is_played_beside_pins(hands: str) -> None:
    robot, table = a_table(hands)
    for what in PINNED[:2]:
        table.pins.toggle(what)
    robot.play(answers=4)
    assert keys(table) == [f"pin.{what}" for what in PINNED[:2]]


def test_a_link_of_a_pinned_panel_leads_on() -> None:
    robot, table = a_table("mouse")
    pin_by_hand(robot, "seat:0")
    link = next(widget for widget in panels(table)[0].walk() if widget.role == "link")
    robot.scroll_to(link)
    press(robot, link.key)
    robot.desk.wait(40)
    assert isinstance(robot.desk.top, InspectScene)
    assert robot.desk.top.way == [link.key]


# --- where they are


@pytest.mark.parametrize("size", [WIDE, (1920, 1080), TABLET])
def test_pins_cover_nothing_of_the_table(size: tuple[int, int]) -> None:
    _, table = a_table("finger" if size == TABLET else "mouse", size)
    for what in PINNED[:2]:
        table.pins.toggle(what)
        spots = table.spots
        for panel in panels(table):
            assert table.ui.rect.contains(panel.rect)
            for spot in (spots.top, spots.table, spots.prompt, spots.hand, spots.corner, spots.log):
                assert not panel.rect.colliderect(spot)


def test_pins_lie_one_above_the_other_where_the_table_would_get_too_narrow() -> None:
    _, table = a_table("finger", TABLET)
    for what in PINNED[:2]:
        table.pins.toggle(what)
    upper, lower = (panel.rect for panel in panels(table))
    assert upper.x == lower.x
    assert upper.bottom < lower.top


def test_the_log_gives_way_to_two_pins_and_comes_back() -> None:
    robot, table = a_table("mouse")
    assert robot.desk.find("log.list")
    table.pins.toggle(PINNED[0])
    assert robot.desk.find("log.list")
    table.pins.toggle(PINNED[1])
    assert robot.desk.find("log.list") is None
    table.pins.toggle(PINNED[1])
    assert robot.desk.find("log.list")


def test_the_log_that_is_called_takes_the_place_of_the_oldest_pin() -> None:
    robot, table = a_table("mouse")
    for what in PINNED[:2]:
        table.pins.toggle(what)
    press(robot, "log")
    assert robot.desk.find("log.list")
    assert keys(table) == [f"pin.{PINNED[1]}"]
    press(robot, "log")
    assert robot.desk.find("log.list") is None
    assert keys(table) == [f"pin.{PINNED[1]}"]


def test_a_log_over_the_table_covers_the_pins_of_a_small_window() -> None:
    robot, table = a_table("finger", TABLET)
    table.pins.toggle(PINNED[0])
    press(robot, "log")
    robot.desk.wait(400)
    assert keys(table) == []
    press(robot, "log.fold")
    robot.desk.wait(400)
    assert len(keys(table)) == 1


# --- as things are now


def told(panel: PinnedPanel) -> str:
    return "\n".join(widget.name for widget in panel.walk())


def test_a_pinned_panel_follows_the_table() -> None:
    robot, table = a_table("mouse")
    table.pins.toggle("term:supply")
    seen = set()
    for _ in range(12):
        robot.play(answers=len(robot.answered) + 1)
        while table.builder is None and robot.desk.top is table:
            robot.turn()
        said = told(panels(table)[0])
        seen.add(said)
        for count in table.session.match.table.supply:
            assert f" {count} " in said
    assert len(seen) > 2


def test_a_pinned_panel_stays_where_it_was_scrolled_to() -> None:
    _, table = a_table("finger", TABLET)
    for alien in as_table(DuelTable, table.view).aliens:
        table.pins.toggle(f"alien:{alien}")
    for _ in range(2):
        scroll = next(widget for widget in panels(table)[0].walk() if isinstance(widget, Scroll))
        assert scroll.overflows
        scroll.scroll_to(9)
        assert scroll.offset == 9
        table.rebuild()
        table.refresh()
        again = next(widget for widget in panels(table)[0].walk() if isinstance(widget, Scroll))
        assert again is not scroll
        assert again.offset == 9
        again.scroll_to(0)


def test_a_card_that_was_shuffled_is_pinned_no_longer() -> None:
    _, table = a_table("mouse")
    card = as_table(DuelTable, table.view).hands[table.seat][0]
    table.pins.toggle(f"card:{card}")
    assert len(panels(table)) == 1
    table.view.faces[card], table.view.seen[card] = HIDDEN, 0
    table.rebuild()
    assert panels(table) == []
    assert not table.pins.holds(f"card:{card}")


# --- who sees them


def secret(table: TableScene) -> str:
    """A card of the hand that lies open and that nobody else knows."""
    hand = as_table(DuelTable, table.view).hands[table.seat]
    return next(f"card:{card}" for card in hand if not table.view.knows(NOBODY, card))


def test_a_pin_does_not_outlast_the_view_it_belongs_to() -> None:
    robot, table = a_table("mouse", rival=PERSON)
    witness = Witness(robot.desk, table.session)
    owner = table.seat
    card, alien = secret(table), f"alien:{as_table(DuelTable, table.view).aliens[owner]}"
    table.pins.toggle(card)
    table.pins.toggle(alien)
    assert keys(table) == [f"pin.{card}", f"pin.{alien}"]
    to_the_curtain(robot)
    assert keys(table) == []
    assert [pin.what for pin in table.pins.by_seat[owner]] == [alien]  # not even in memory
    robot.open_curtain()
    assert table.seat == 1 - owner
    assert keys(table) == []
    while table.seat != owner:
        robot.turn()
    assert keys(table) == [f"pin.{alien}"]  # everybody may see it, but only this seat wants to
    assert witness.frames


@pytest.mark.parametrize("panic", [press_c, look_away])
def test_a_hand_that_is_covered_at_once_covers_its_pins(panic: Callable[[Desk], None]) -> None:
    robot, table = a_table("mouse", rival=PERSON)
    table.pins.toggle(secret(table))
    robot.desk.wait(40)
    panic(robot.desk)
    robot.desk.wait(40)
    assert isinstance(robot.desk.top, CurtainScene)
    assert table.seat == NOBODY
    assert keys(table) == []
    robot.open_curtain()
    assert keys(table) == []


def test_nothing_is_pinned_over_the_past() -> None:
    robot, table = a_table("mouse")
    table.go_back_to(3)
    robot.desk.wait(40)
    seat = robot.desk.find("seat:0")
    assert seat is not None
    robot.hands.inspect(seat)
    robot.desk.wait(200)
    assert isinstance(robot.desk.top, InspectScene)
    assert robot.desk.find("inspect.pin") is None


# --- laid out well


def faults(number: int, size: tuple[int, int], language: str, ui_size: int = 100) -> list[str]:
    """What is wrong with a question beside two pins, before and after an answer lies ready."""
    ui = a_window(size, language)
    ui.settings.ui_size = ui_size
    ui.resize()
    table = at_question(one_of_each()[number].session(), ui)
    for what in ("deck:0", "term:supply"):
        table.pins.toggle(what)
    table.refresh()
    return table_faults(table)


@pytest.mark.parametrize("number", range(0, len(one_of_each()), 3))
def test_a_question_beside_pins_is_laid_out_well(number: int) -> None:
    size, language = [(WIDE, "de"), (WIDE, "en"), (TABLET, "de")][number // 3 % 3]
    assert faults(number, size, language) == []


@pytest.mark.slow
@pytest.mark.parametrize(("size", "language"), [(WIDE, "de"), (WIDE, "en"), (TABLET, "de")])
@pytest.mark.parametrize("number", range(len(one_of_each())))
def test_any_question_beside_pins_is_laid_out_well(number: int, size: tuple[int, int], language: str) -> None:
    assert faults(number, size, language) == []


@pytest.mark.parametrize("ui_size", [80, 130, 160])
def test_pins_bear_other_sizes(ui_size: int) -> None:
    number = next(n for n, question in enumerate(one_of_each()) if question.kind == "ChoosePlan")
    assert faults(number, WIDE, "de", ui_size) == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_whatever_is_pinned_is_laid_out_well(language: str) -> None:
    ui = a_window(WIDE, language)
    table = at_question(next(q for q in questions() if q.kind == "ChoosePlan").session(), ui)
    picture = table.table.picture(table.view, table.watching())
    for what in sorted({placed.inspect for placed in picture if placed.inspect}):
        table.pins.toggle(what)
        table.refresh()
        for panel in panels(table):
            room: Rect = panel.rect
            assert all(room.contains(part.rect) for part in panel.walk() if part.role == "button")
        assert audit(table, ui, prints=False) == [], what
