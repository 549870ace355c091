"""The final scoring: counted column by column, finished by a press, then the result."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import game
from game.core.texts import LANGUAGES
from game.eclipse.totals import score
from scenes.games.eclipse.result.scoring import ScoringScene
from scenes.screens.table_screens import open_table
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from tests.support.eclipse.seated import COLOURS, NAMES
from tests.support.screen.hands import HANDS, Desk
from tests.support.screen.headless import SIZES, a_ui

WORDS: dict[str, Any] = {
    "species": ["terran_federation", "planta", "orion_hegemony"],
    "round": 9,
    "phase": "cleanup",
    "reputation": [[4, 2], [1], None],
    "sectors": [{"id": "107", "at": [0, -1], "disc": 0, "monolith": True}],
    "traitor": 1,
}


def at_the_end(
    size: tuple[int, int] = (1280, 720), language: str = "en", speed: str = "normal", calm: bool = False
) -> Desk:
    match = game.scenario("eclipse", WORDS)
    assert not match.waiting()
    players = [Participant(NAMES[seat], COLOURS[seat], "random" if seat else PERSON) for seat in range(3)]
    ui = a_ui(size, language)
    ui.settings.speed, ui.settings.reduced_motion = speed, calm
    ui.stack.push(open_table(ui, Session(match, players)))
    ui.stack.settle()
    desk = Desk(ui)
    desk.wait(20)
    return desk


def scoring(desk: Desk) -> ScoringScene:
    assert isinstance(desk.top, ScoringScene)
    return desk.top


def test_columns_are_counted_one_after_the_other() -> None:
    desk = at_the_end()
    sheet = scoring(desk).sheet
    columns = len(sheet.found.sources)
    assert columns > 2
    desk.wait(sheet.column_ms * 1.5)
    shares = [scoring(desk).sheet.share(column) for column in range(columns)]
    assert shares[0] == 1
    assert 0 < shares[1] < 1
    assert set(shares[2:]) == {0}


def test_in_the_end_the_points_are_those_of_the_match() -> None:
    desk = at_the_end()
    sheet = scoring(desk).sheet
    desk.wait(sheet.column_ms * (len(sheet.found.sources) + 1))
    sheet = scoring(desk).sheet
    table = scoring(desk).session.match.table
    for seat in range(3):
        assert sheet.sum(seat) == table.points[seat] == sum(score(table, seat).values())
        counted = [sheet.counted(seat, column) for column in range(len(sheet.found.sources))]
        assert sum(counted) == table.points[seat]


@pytest.mark.parametrize("hands", HANDS)
def test_a_press_finishes_and_the_next_one_shows_the_result(hands: str) -> None:
    desk = at_the_end()
    assert not scoring(desk).sheet.over
    used = HANDS[hands](desk, Random(1))
    button = desk.find("close")
    assert button is not None
    used.press(button)
    assert scoring(desk).sheet.over
    desk.wait(500)
    button = desk.find("close")
    assert button is not None
    used.press(button)
    desk.wait(100)
    assert desk.top.name == "result"


@pytest.mark.parametrize(("speed", "calm"), [("instant", False), ("normal", True)])
def test_without_motion_all_is_there_at_once(speed: str, calm: bool) -> None:
    desk = at_the_end(speed=speed, calm=calm)
    assert scoring(desk).sheet.over
    assert not scoring(desk).sheet.moving


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_fits_the_window(size: tuple[int, int], language: str) -> None:
    desk = at_the_end(size, language)
    sheet = scoring(desk).sheet
    assert desk.ui.rect.contains(sheet.rect)
    assert desk.ui.rect.contains(desk.root.find("close").rect)
    desk.draw()
