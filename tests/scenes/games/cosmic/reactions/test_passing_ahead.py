"""Standing answers: who passes in advance is not waited for, and nobody passes by accident."""

from __future__ import annotations

import pytest

from game.core.prompts import NONE
from game.core.table import NOBODY
from game.cosmic.moments import CompensationDue, RegroupStarts, ShipsDoomed
from game.cosmic.prompts import PlayCard
from scenes.games.cosmic import TABLE
from scenes.session.reaction_window import Marks
from scenes.session.standing_orders import SCOPES, Orders
from scenes.table.reactions.call_scene import GRACE, CallScene
from scenes.table.reactions.responses import ResponsesScene
from tests.support.cosmic.matches import played
from tests.support.cosmic.open_calls import SEATS, Called, a_window, called_watching, chips, stand, windowed


def bystander(called: Called) -> int:
    return called.order[3]


def standing(called: Called) -> dict[int, str]:
    return {seat: one.scope for seat, one in called.table.call.orders.standing.items()}


@pytest.mark.parametrize("scope", SCOPES)
def test_who_passes_in_advance_is_not_waited_for(scope: str) -> None:
    called = Called()
    seat = bystander(called)
    stand(called, seat, scope)
    assert standing(called) == {seat: scope}
    for other in called.order[:3]:
        called.press(f"call.{other}")
    called.desk.wait(2 * GRACE)
    assert not isinstance(called.desk.top, CallScene)
    assert called.desk.find(f"call.clock.{seat}") is None


def test_if_all_pass_in_advance_play_goes_on_without_a_call() -> None:
    called = Called()
    for seat in range(SEATS):
        stand(called, seat, "encounter")
    called.desk.wait(1000)
    assert not isinstance(called.desk.top, CallScene)
    assert called.given[:SEATS] == [(seat, NONE) for seat in called.order]


def test_the_clock_stands_while_somebody_says_how_long() -> None:
    called = Called()
    left = called.call.clock.left
    called.press(f"call.stand.{bystander(called)}")
    called.desk.wait(20_000)
    called.press("responses.done")
    assert called.call.clock.left >= left - 100


def test_a_standing_answer_is_a_chip_on_the_table_and_is_revoked_by_a_tap() -> None:
    called = Called()
    seat = bystander(called)
    stand(called, seat, "turn")
    assert chips(called) == [f"call.revoke.{seat}"]
    called.press(f"call.revoke.{seat}")
    assert standing(called) == {}
    assert chips(called) == []


def test_the_same_scope_again_takes_it_back() -> None:
    called = Called()
    seat = bystander(called)
    call = called.table.call
    call.stand(seat, "phase")
    called.desk.ui.stack.push(ResponsesScene(called.table.call, seat, lambda: None))
    called.desk.wait(20)
    called.press("ahead.phase")
    assert standing(called) == {}
    assert isinstance(called.desk.top, ResponsesScene)


def test_a_main_player_cannot_pass_until_the_own_turn() -> None:
    called = Called()
    called.press(f"call.stand.{called.order[0]}")
    assert called.desk.find("ahead.turn") is None
    assert called.desk.find("ahead.phase") is not None


def test_standing_answers_end_with_what_they_were_given_for() -> None:
    called = Called()
    orders, table = called.table.call.orders, called.table.table
    now = table.marks(called.table.view)
    for seat, scope in enumerate(SCOPES):
        orders.stand(seat, scope, now)
    orders.expire(now, lambda seat: False)
    assert len(orders.standing) == SEATS
    orders.expire(now._replace(phase="another"), lambda seat: False)
    assert {one.scope for one in orders.standing.values()} == {"quiet", "turn", "encounter"}
    orders.expire(now._replace(encounter="another"), lambda seat: True)
    assert {one.scope for one in orders.standing.values()} == {"quiet"}


def test_the_marks_change_with_phase_and_encounter() -> None:
    phases, encounters = [], []
    for match in played(2, 3, most=160):
        marks = TABLE.marks(match.table)
        phases.append(marks.phase)
        encounters.append(marks.encounter)
    assert len(set(phases)) > 2 * len(set(encounters)) > 4


@pytest.mark.parametrize("scope", SCOPES)
def test_nobody_passes_by_accident_where_it_hurts(scope: str) -> None:
    """Only who has said so in so many words passes as the target."""
    orders = Orders()
    orders.stand(1, scope, Marks())
    assert orders.passes(1, a_window())
    assert orders.passes(1, a_window(targets=frozenset({1}))) == (scope == "encounter")
    assert orders.passes(1, a_window(answers=True)) == (scope != "quiet")
    assert not orders.passes(0, a_window())


def test_whom_a_window_is_about_is_its_target() -> None:
    match = windowed()
    view, seats = match.view(NOBODY), range(SEATS)
    for event, targets in (
        (ShipsDoomed(2, 3, 0, "", []), {2}),
        (CompensationDue(1, 3, [2], [], []), {3}),
        (RegroupStarts(), set()),
    ):
        window = TABLE.window(PlayCard(0, event=event), view, seats, called_watching())
        assert window is not None
        assert window.targets == targets
