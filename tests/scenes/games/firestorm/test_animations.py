"""What happens in Firestorm is shown, and the last picture of it is the true one."""

from __future__ import annotations

from functools import cache

import pytest

from game.firestorm.events.cards import CardsDestroyed
from game.firestorm.events.common import VictoryPoints
from game.firestorm.pieces import card_of
from game.firestorm.table import FirestormTable
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.animations import hurts
from scenes.session.session import Step
from tests.support.firestorm.matches import new_match, session_of, watching
from tests.support.screen.shown_steps import shown_rightly, steps_of
from tests.support.screen.views import as_table


@cache
def happened(seed: int, seats: int, most: int) -> list[Step]:
    return steps_of(session_of(new_match(seed, seats)), seed, most)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_happens_the_last_picture_of_it_is_the_true_one(seats: int) -> None:
    assert len(shown_rightly(TABLE, happened(3, seats, 150)[:400], watching(0, seats))) > 15


def test_no_piece_lies_on_the_table_twice() -> None:
    for step in happened(4, 2, 200):
        names = [placed.id for placed in TABLE.picture(as_table(FirestormTable, step.table), watching(0, 2))]
        assert len(set(names)) == len(names)


def test_losing_cards_or_seeing_others_score_hurts() -> None:
    assert hurts(CardsDestroyed((card_of(1, 3),)), 1)
    assert not hurts(CardsDestroyed((card_of(1, 3),)), 0)
    assert hurts(VictoryPoints(1, 2), 0)
    assert not hurts(VictoryPoints(0, 2), 0)
