"""The strip at the top tells which of the seven phases is being played, and whose powers wait where."""

from __future__ import annotations

import pytest

from game.core.events import PhaseBegan
from game.cosmic import pieces
from scenes.cosmic.looks.strip import OPENING, PHASES, running_phase, steps
from tests.scenes.cosmic.matches import played


@pytest.mark.parametrize("seed", range(6))
def test_the_strip_shows_the_phase_that_has_begun(seed: int) -> None:
    options = {"technology": True, "aliens": "dealt"} if seed % 2 else {}
    shown, began = set(), ""
    for match in played(seed, options=options):
        began = next(
            (event.phase for event in reversed(match.events) if isinstance(event, PhaseBegan)), began
        )
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


def test_a_seat_stands_under_the_phase_that_its_power_waits_for() -> None:
    match = next(match for match in played(1) if running_phase(match.table) == "launch")
    table = match.table
    for stage in steps(table):
        phase = stage.key.partition(".")[2]
        powers = [(seat, alien) for seat, alien in table.in_play if phase in pieces.ALIENS[alien].phases]
        assert stage.seats == tuple(sorted({seat for seat, _ in powers}))
    assert any(stage.seats for stage in steps(table))
