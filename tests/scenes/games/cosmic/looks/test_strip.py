"""The strip at the top tells which of the seven phases is being played, and whose powers wait where."""

from __future__ import annotations

import pytest

from game.core.events import PhaseBegan
from game.cosmic import pieces
from game.cosmic.phases import PART_OF, WINDOWS
from scenes.games.cosmic.looks.strip import OPENING, PHASES, phases_of, running_phase, steps
from tests.support.cosmic.matches import played


@pytest.mark.parametrize("seed", range(6))
def test_the_strip_shows_the_phase_that_has_begun(seed: int) -> None:
    options = {"technology": True, "aliens": "dealt"} if seed % 2 else {}
    shown, began = set(), ""
    for match in played(seed, options=options):
        phases = [event.phase for event in match.events if isinstance(event, PhaseBegan)]
        began = next((phase for phase in reversed(phases) if phase not in WINDOWS), began)
        began = PART_OF.get(began, began)
        if began in (*OPENING, *PHASES):
            assert running_phase(match.table) == began
            now = [stage.key for stage in steps(match.table) if stage.state == "now"]
            assert now == [f"phase.{began}"]
            shown.add(began)
    assert shown >= {"destiny", "launch", "alliance", "planning"}


def test_what_came_before_is_done_and_the_rest_is_to_come() -> None:
    match = next(match for match in played(1) if running_phase(match.table) == "launch")
    states = [stage.state for stage in steps(match.table)]
    assert states == ["done", "done", "now", *["to_come"] * 4]


def test_seats_stand_under_the_phase_that_their_power_changes_in_the_order_of_timing() -> None:
    match = next(match for match in played(1) if running_phase(match.table) == "launch")
    table = match.table
    for stage in steps(table):
        phase = stage.key.partition(".")[2]
        powers = [seat for seat, alien in table.in_play if phase in pieces.ALIENS[alien].phases]
        assert stage.seats == tuple(powers)
        assert list(stage.seats) == [seat for seat in table.timing if seat in stage.seats]
    assert any(len(stage.seats) > 2 for stage in steps(table))


def test_what_works_at_the_start_of_a_turn_stands_under_the_first_phase() -> None:
    assert pieces.ALIENS["hate"].phases == ("start_turn",)
    assert phases_of("hate") == ("regroup",)
