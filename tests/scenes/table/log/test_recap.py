"""After the device was handed over, a person reads what has happened since, what hurt first."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.core.table import NOBODY
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.screens.replay.scene import ReplayScene
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.table.log.recap import MOST, RecapCard, most_important
from scenes.table.log.rows import LogRow
from scenes.table.scene import TableScene
from tests.support.screen.audit import audit, hidden
from tests.support.screen.headless import press_key
from tests.support.screen.log_tables import WAYS, Sat
from tests.support.screen.robot import Robot, sit_down

TWO = (Participant("Mia", "orange"), Participant("Jonas", "blue", PERSON))


def handed_over(hands: str, language: str = "en", size: tuple[int, int] = (0, 0)) -> tuple[Sat, Robot]:
    """Somebody has the device back, and something has happened since."""
    session = Session.begin("duel", 4, TWO, {}, None)
    desk = sit_down(session, hands, language, size)
    robot = Robot(desk, hands, 4)
    for _ in range(400):
        robot.turn()
        top = desk.top
        if isinstance(top, TableScene) and top.recap.lines:
            desk.wait(100)
            return Sat(desk, top, robot.hands), robot
    raise AssertionError("nobody was told anything")


def card_of(sat: Sat) -> RecapCard:
    card = sat.find("recap")
    assert isinstance(card, RecapCard)
    return card


# --- what it tells


def test_what_hurt_comes_first_and_headings_do_not_count() -> None:
    lines = [
        LogLine("a heading", level=ROUND, moment=1),
        LogLine("another", level=PART, moment=2),
        LogLine("done", level=ACT, moment=3),
        LogLine("followed", level=EFFECT, moment=4),
        LogLine("a loss", level=EFFECT, harm=True, moment=5),
        LogLine("done later", level=ACT, moment=6),
        LogLine("followed later", level=EFFECT, moment=7),
    ]
    assert [line.text for line in most_important(lines)] == ["a loss", "done", "done later", "followed later"]
    assert len(most_important(lines)) == MOST


def test_only_what_was_not_seen_is_told() -> None:
    sat, _ = handed_over("mouse")
    seen = sat.table.recap.watched[sat.table.seat]
    assert 0 < len(sat.table.recap.lines) <= MOST
    assert all(line.moment > seen for line in sat.table.recap.lines)


def test_at_the_first_look_there_is_no_recap() -> None:
    desk = sit_down(Session.begin("duel", 4, TWO, {}, None), "mouse")
    robot = Robot(desk, "mouse", 4)
    while isinstance(desk.top, CurtainScene):
        robot.open_curtain()
    assert isinstance(desk.top, TableScene)
    assert desk.find("recap") is None


# --- what can be done with it


@pytest.mark.parametrize("hands", WAYS)
def test_a_line_is_pressed_to_see_it_on_the_table(hands: str) -> None:
    sat, _ = handed_over(hands)
    row = sat.find("recap.0")
    assert isinstance(row, LogRow)
    sat.hands.press(row)
    assert sat.table.flash.places
    assert sat.table.recap.lines, "looking is no action"


@pytest.mark.parametrize("hands", WAYS)
def test_a_line_is_held_to_see_the_table_as_it_was(hands: str) -> None:
    sat, _ = handed_over(hands)
    sat.hands.inspect(sat.find("recap.0"))
    assert isinstance(sat.desk.top, ReplayScene)
    assert sat.desk.top.viewer == sat.table.seat


@pytest.mark.parametrize("hands", WAYS)
def test_it_is_put_away_by_its_button(hands: str) -> None:
    sat, _ = handed_over(hands)
    sat.press("recap.close")
    assert sat.desk.find("recap") is None
    assert sat.desk.top is sat.table


def test_escape_puts_it_away_before_it_pauses() -> None:
    sat, _ = handed_over("keys")
    press_key(sat.table, "escape")
    sat.desk.wait(40)
    assert sat.desk.find("recap") is None
    assert sat.desk.top is sat.table
    press_key(sat.table, "escape")
    sat.desk.wait(40)
    assert sat.desk.top.name == "pause"


def test_the_keyboard_is_at_its_first_line() -> None:
    sat, _ = handed_over("keys")
    assert sat.table.focus.at is sat.find("recap.0")


@pytest.mark.parametrize("hands", WAYS)
def test_the_first_action_puts_it_away(hands: str) -> None:
    sat, robot = handed_over(hands)
    before = len(sat.table.session.match.decisions)
    robot.answer_table()
    assert len(sat.table.session.match.decisions) > before
    assert not sat.table.recap.lines
    sat.table.refresh()
    assert not [widget for widget in sat.table.root.walk() if widget.key == "recap"]


def test_something_taken_in_hand_puts_it_away() -> None:
    sat, _ = handed_over("mouse")
    builder = sat.table.builder
    assert builder is not None
    builder.choose(builder.handles[0])
    sat.table.rebuild()
    sat.desk.wait(40)
    assert sat.desk.find("recap") is None
    builder.back()
    sat.table.rebuild()
    sat.desk.wait(40)
    assert sat.desk.find("recap") is None, "it does not come back"


# --- where it is


def test_it_lies_beside_what_can_be_chosen() -> None:
    sat, _ = handed_over("mouse")
    card = card_of(sat)
    top = card.rect.copy()
    card.taken = [Rect(top.x, top.y, 20, 20)]
    card.arrange(sat.desk.ui, sat.table.toast_area())
    assert not card.rect.colliderect(card.taken[0])
    assert sat.desk.ui.rect.contains(card.rect)


def test_toasts_hang_below_it() -> None:
    sat, _ = handed_over("mouse")
    sat.desk.ui.toasts.say("something else")
    sat.desk.wait(400)
    toast = sat.find("toast")
    assert toast.rect.top >= card_of(sat).rect.bottom


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("hands", ["mouse", "finger"])
def test_it_is_laid_out_well(hands: str, language: str) -> None:
    sat, _ = handed_over(hands, language)
    assert [*audit(sat.table, sat.desk.ui, prints=False), *hidden(sat.table)] == []


# --- secrets


def test_nothing_of_it_is_left_when_the_device_is_given_away() -> None:
    sat, _ = handed_over("mouse")
    sat.table.flow.cover()
    sat.desk.wait(40)
    assert isinstance(sat.desk.top, CurtainScene)
    assert sat.table.seat == NOBODY
    assert not sat.table.recap.lines
    sat.table.refresh()
    assert not [widget for widget in sat.table.root.walk() if widget.key.startswith("recap")]
