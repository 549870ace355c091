"""Nothing lies over what a question of Duel is about."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.core.texts import LANGUAGES
from game.duel.table import NO_CARD, DuelTable
from scenes.games.duel import TABLE
from scenes.games.duel.picture import places
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.answering.piece_tray import TraySlot
from scenes.table.scene import TableScene
from tests.scenes.games.duel.inspect.test_sections import watching
from tests.support.duel.duels import Duels
from tests.support.duel.envoys import ally
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_to_choose_from_lie_over_no_plan_and_no_tactic(language: str) -> None:
    """Where two rows would, they stand in one."""
    duel = Duels(
        {
            "aliens": ["preservationist", "tow_crew"],
            "straggler": 1,
            "hands": [["plan_05"], ["plan_11"]],
            "envoys": [ally("bookmaker")],
            "destiny": {"discovery": ["abandoned_spaceport"], "event": ["talent_show"]},
            "planet_deck": ["planet_07"],
        }
    )
    duel.dial(4, 2).plan(0, "plan_05", "1 shield").plan(1, "plan_11", "1 fire")
    assert duel.waiting_for == [(0, "ChooseOne")]
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", "novice")]
    desk = sit_down(Session(duel.match, players), "mouse", language)
    desk.wait(400)
    tray = next(part for part in desk.root.walk() if isinstance(part, TraySlot))
    table = desk.top
    assert isinstance(table, TableScene)
    laid = [
        placed
        for placed in TABLE.picture(as_table(DuelTable, table.view), table.watching())
        if placed.id.startswith(("card:", "locked:", "tactic:", "rival_tactic:"))
        and placed.rect.top < table.spots.table.bottom
    ]
    assert laid
    assert [placed.id for placed in laid if placed.rect.colliderect(tray.rect)] == []


@pytest.mark.parametrize("seat", [0, 1])
def test_a_reinforcement_that_lies_ready_leaves_the_number_of_the_plan_to_be_read(seat: int) -> None:
    question = first("PlayReinforcement")
    view = as_table(DuelTable, question.match().view(question.seat))
    card = view.hands[question.seat][0]
    looks = watching(question.seat)._replace(parked=((f"card:{card}", f"strength:{seat}"),))
    there = {placed.id: placed.rect for placed in TABLE.picture(view, looks)}
    assert view.duel is not None
    plan, ready = there[f"card:{view.duel.plans[seat][0]}"], there[f"card:{card}"]
    assert plan.colliderect(ready)
    assert not Rect(plan.x, plan.y, plan.width // 2, plan.height // 4).colliderect(ready)
