"""What happens in Eclipse is shown: ships fly sector by sector, and the last picture is the true one."""

from __future__ import annotations

from functools import cache

from game.eclipse.map_events import ShipMoved
from game.eclipse.pieces import ship_code
from game.eclipse.table import EclipseTable
from scenes.games.eclipse import TABLE
from scenes.games.eclipse.animations import hurts
from scenes.games.eclipse.looks import ShipsLook
from scenes.games.eclipse.map.pieces import stack_id
from scenes.session.session import Step
from tests.support.eclipse.matches import new_match, session_of, watching
from tests.support.screen.shown_steps import shown_rightly, steps_of
from tests.support.screen.views import as_table


@cache
def happened(seed: int, seats: int, most: int) -> list[Step]:
    return steps_of(session_of(new_match(seed, seats)), seed, most)


def test_whatever_happens_the_last_picture_of_it_is_the_true_one() -> None:
    assert len(shown_rightly(TABLE, happened(3, 4, 130), watching(0, 4))) > 15


def test_a_ship_flies_from_sector_to_sector_and_joins_its_kind() -> None:
    flights = [step for step in happened(3, 4, 130) if isinstance(step.event, ShipMoved)]
    assert flights
    for step in flights:
        event = step.event
        assert isinstance(event, ShipMoved)
        picture = TABLE.picture(as_table(EclipseTable, step.table), watching(0, 4))
        beats = TABLE.beats(event, as_table(EclipseTable, step.table), picture, watching(0, 4))
        code = ship_code(event.seat, event.ship)
        flying = [placed for beat in beats for placed in beat.picture if placed.id == f"flight:{code}"]
        assert len(flying) == len(event.path) - 1
        assert flying[0].source == stack_id(code, event.path[0], 0)
        goal = next(placed for placed in picture if placed.id == stack_id(code, event.path[-1], 0))
        assert (flying[-1].x, flying[-1].y) == (goal.x, goal.y)
        waiting = next((placed for placed in beats[0].picture if placed.id == goal.id), None)
        assert isinstance(goal.look, ShipsLook)
        before = waiting.look.count if waiting and isinstance(waiting.look, ShipsLook) else 0
        assert goal.look.count == before + 1


def test_what_hurts_a_seat_stays_longer_for_that_seat_only() -> None:
    for step in happened(3, 4, 130):
        for seat in range(4):
            longer = TABLE.cue_of(step.event, seat).hold == "harm"
            assert longer == hurts(step.event, seat)
