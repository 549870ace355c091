"""What happens in Firestorm is shown, and the last picture of it is the true one."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.core.texts import ASSETS
from game.firestorm.card_events import CardsDestroyed
from game.firestorm.events import VictoryPoints
from game.firestorm.pieces import BLOCK
from scenes.firestorm import TABLE
from scenes.firestorm.moves import MOVES, hurts
from scenes.session import Step
from scenes.stage.director import TIMES
from tests.keys import events_of
from tests.scenes.firestorm.matches import new_match, session_of, watching


def test_every_event_has_a_movement() -> None:
    assert set(MOVES) >= events_of("firestorm", "core")


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_the_last_picture_of_it_is_the_true_one(seats: int) -> None:
    happened = set()
    for step in steps_of(3, seats, 150)[:400]:
        picture = TABLE.picture(step.table, watching(0, seats))
        beats = TABLE.beats(step.event, step.table, picture, watching(0, seats))
        assert beats[-1].picture == picture
        happened.add(type(step.event).__name__)
    assert len(happened) > 15


def test_no_piece_lies_on_the_table_twice() -> None:
    for step in steps_of(4, 2, 200):
        names = [placed.id for placed in TABLE.picture(step.table, watching(0, 2))]
        assert len(set(names)) == len(names)


def test_losing_cards_or_seeing_others_score_hurts() -> None:
    assert hurts(CardsDestroyed((BLOCK + 3,)), 1)
    assert not hurts(CardsDestroyed((BLOCK + 3,)), 0)
    assert hurts(VictoryPoints(1, 2), 0)
    assert not hurts(VictoryPoints(0, 2), 0)
