"""Nothing lies over what a question of Duel is about."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.duel.table import NO_CARD, DuelTable
from scenes.games.duel import TABLE
from scenes.games.duel.picture import places
from scenes.table.answering.piece_tray import TraySlot
from scenes.table.scene import TableScene
from tests.support.duel.questions import Question, questions
from tests.support.screen.hands import Desk
from tests.support.screen.robot import sit_down
from tests.support.screen.views import as_table

OWN_ROW = ("ships:", "dial:", "tactic:", "pile:deck:", "pile:discard:")


def asked(question: Question) -> tuple[Desk, TableScene]:
    desk = sit_down(question.session(), "mouse")
    table = desk.top
    assert isinstance(table, TableScene)
    for _ in range(50):
        if table.builder:
            break
        desk.wait(40)
    return desk, table


def first(kind: str) -> Question:
    return next(question for question in questions() if question.kind == kind)


@pytest.mark.parametrize("kind", ["SetDial", "ChooseTactic", "ChooseShips"])
def test_numbers_and_tactics_are_chosen_beside_what_one_has_and_what_is_fought_for(kind: str) -> None:
    desk, table = asked(first(kind))
    tray = next(part for part in desk.root.walk() if isinstance(part, TraySlot))
    own = [
        placed.rect
        for placed in TABLE.picture(as_table(DuelTable, table.view), table.watching())
        if placed.id.startswith(OWN_ROW) and placed.rect.centery > table.spots.table.centery
    ]
    assert own
    assert tray.rect.collidelistall(own) == []


def test_in_a_contest_no_planet_lies_under_a_plan() -> None:
    contests = [question for question in questions() if question.kind == "ChoosePlan"]
    looked = 0
    for question in contests:
        match = question.match()
        if match.table.duel is None or not match.table.duel.contest:
            continue
        looked += 1
        _, table = asked(question)
        slots = [rect for place, rect in places(table.watching()).items() if place.startswith("strength:")]
        assert _planets(table, slots) == []
        if match.table.target != NO_CARD:
            assert f"planet:{match.table.target}" in table.stage.pieces
    assert looked


def _planets(table: TableScene, slots: list[Rect]) -> list[str]:
    """The small planets that a plan would lie over; the one at stake stands between the plans."""
    large = as_table(DuelTable, table.view).target
    return [
        placed.id
        for placed in TABLE.picture(as_table(DuelTable, table.view), table.watching())
        if placed.id.startswith("planet:") and placed.id != f"planet:{large}"
        if placed.rect.collidelist(slots) >= 0
    ]
