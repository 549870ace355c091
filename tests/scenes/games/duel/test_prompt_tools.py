"""The trays of Duel keep their place while one chooses in them."""

from __future__ import annotations

from typing import Any

import pytest

import game
from game.core.match import Match
from game.core.texts import LANGUAGES
from game.duel.table import DuelTable
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.answering.answer_builder import AnswerBuilder
from scenes.table.answering.piece_tray import TraySlot
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from tests.support.duel.questions import questions
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.window_sizes import windows

SIZES = [(1280, 720), (1920, 1080), (2048, 1536)]


def tray(desk: Desk) -> TraySlot:
    desk.draw()
    return next(part for part in desk.root.walk() if isinstance(part, TraySlot))


@pytest.mark.parametrize(("size", "language"), windows(SIZES, LANGUAGES))
@pytest.mark.parametrize("kind", ["ChooseTactic", "SetDial"])
def test_a_tray_stays_where_it_is_whatever_is_chosen(kind: str, language: str, size: tuple[int, int]) -> None:
    """Of the windows the default run has a sample, the slow one all."""
    question = next(each for each in questions() if each.kind == kind)
    desk = sit_down(question.session(), "mouse", language, size)
    desk.wait(400)
    table = desk.top
    assert isinstance(table, TableScene)
    assert table.builder is not None
    home = tray(desk).rect.copy()
    for handle in [handle for handle in table.builder.handles if handle.piece]:
        table.controller.take(handle)
        assert tray(desk).rect == home, handle


def asked(kind: str) -> tuple[Desk, TableScene, AnswerBuilder]:
    """Somebody sits with a mouse at the first question of a kind."""
    question = next(each for each in questions() if each.kind == kind)
    desk = sit_down(question.session(), "mouse")
    desk.wait(400)
    table = desk.top
    assert isinstance(table, TableScene)
    assert table.builder is not None
    return desk, table, table.builder


def test_a_card_that_can_go_to_one_place_only_is_played_by_the_button_after_one_tap() -> None:
    desk, table, builder = asked("ChoosePlan")
    piece = next(handle.piece for handle in builder.handles if handle.piece and handle.place)
    table.controller.piece_pressed(piece)
    desk.draw()
    assert builder.chosen is None
    gold = desk.find("action")
    assert isinstance(gold, Button)
    assert table.table.piece(piece, table.view, table.watching())[1] in gold.text
    taken = len(table.session.match.decisions)
    gold.act("press")
    assert len(table.session.match.decisions) == taken + 1


def when_dials_are_shown(match: Match[Any]) -> str:
    desk = sit_down(
        Session(match, [Participant("", "orange", PERSON), Participant("", "blue", "novice")]), "mouse"
    )
    desk.wait(400)
    return " ".join(part.text for part in tray(desk).walk() if isinstance(part, Label))


@pytest.mark.parametrize(
    ("past", "straggler", "said"),
    [
        ("gold_rush_moon", 1, "Both dials are shown at once."),
        ("open_skies", 1, "Your dial is shown before the other one is set."),
        ("open_skies", 0, "The other dial lies open already."),
    ],
)
def test_the_dial_says_when_it_is_shown(past: str, straggler: int, said: str) -> None:
    """With Open Skies the leader's ships have landed before the straggler sets a dial."""
    words = {"aliens": ["musician", "prime"], "phase": "set_dials", "past": [past], "straggler": straggler}
    planet = {"planets": [{"planet": "planet_05"}], "duel": {"planet": "planet_05"}}
    match = game.scenario("duel", {**words, **planet})
    if straggler == 0:
        match.answer(1, 2)
    assert said in when_dials_are_shown(match)


def test_a_tactic_in_ones_own_row_means_one_half_and_then_the_other() -> None:
    _, table, builder = asked("ChooseTactic")
    halves = [handle.answer for handle in builder.handles if handle.piece][:2]
    taken = len(table.session.match.decisions)
    for half in [*halves, halves[0]]:
        table.controller.piece_pressed(f"tactic:{half // 2}")
        assert builder.chosen is not None
        assert builder.chosen.answer == half
    assert len(table.session.match.decisions) == taken


@pytest.mark.parametrize("ships", [0, 1])
def test_a_course_that_comes_to_nothing_says_so(ships: int) -> None:
    question = next(
        each for each in questions() if each.kind == "ChooseOne" and each.because == "custody_battle"
    )
    session = question.session()
    table = session.match.table
    assert isinstance(table, DuelTable)
    table.planet(table.target).ships[1 - question.seat] = ships
    desk = sit_down(session, "mouse")
    desk.wait(400)
    words = [part.name for part in desk.root.walk() if isinstance(part, Button)]
    assert any("nothing happens" in each for each in words) == (ships == 0)
