"""What happens in Eclipse is shown: ships fly sector by sector, and the last picture is the true one."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.core.texts import ASSETS
from game.eclipse.map_events import ShipMoved
from scenes.eclipse import TABLE
from scenes.eclipse.looks import ShipsLook
from scenes.eclipse.moves import MOVES, hurts
from scenes.eclipse.worlds import stack_id
from scenes.session import Step
from scenes.stage.director import TIMES
from tests.keys import events_of
from tests.scenes.eclipse.matches import new_match, session_of, watching


def test_every_event_has_a_movement() -> None:
    assert set(MOVES) == events_of("eclipse", "core")


@pytest.mark.parametrize("name", sorted(MOVES))
def test_a_movement_takes_a_known_time_and_sounds(name: str) -> None:
    move = MOVES[name]
    assert move.time in TIMES
    assert move.hold in TIMES
    assert not move.sound or (ASSETS / "sounds" / f"{move.sound}.ogg").is_file()


@cache
def steps_of(seed: int, seats: int, most: int) -> list[Step]:
    """What happened in a match, each event with the table after it."""
    found: list[Step] = []
    session, dice = session_of(new_match(seed, seats)), Random(seed)
    for _ in range(most):
        if not session.match.waiting():
            break
        prompt = session.match.waiting()[0]
        found += session.answer(prompt.seat, dice.choice(prompt.likely(session.match.table)))
    return found


def test_whatever_happens_the_last_picture_of_it_is_the_true_one() -> None:
    happened = set()
    for step in steps_of(3, 4, 130):
        picture = TABLE.picture(step.table, watching(0, 4))
        beats = TABLE.beats(step.event, step.table, picture, watching(0, 4))
        assert beats[-1].picture == picture
        happened.add(type(step.event).__name__)
    assert len(happened) > 15


def test_a_ship_flies_from_sector_to_sector_and_joins_its_kind() -> None:
    flights = [step for step in steps_of(3, 4, 130) if isinstance(step.event, ShipMoved)]
    assert flights
    for step in flights:
        event = step.event
        assert isinstance(event, ShipMoved)
        picture = TABLE.picture(step.table, watching(0, 4))
        beats = TABLE.beats(event, step.table, picture, watching(0, 4))
        code = event.seat * 4 + event.ship
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
    for step in steps_of(3, 4, 130):
        for seat in range(4):
            longer = TABLE.move_of(step.event, seat).hold == "harm"
            assert longer == hurts(step.event, seat)
