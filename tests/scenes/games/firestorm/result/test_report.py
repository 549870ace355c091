"""What is told after a match of Firestorm: points turn by turn, attacks, losses."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from game.firestorm import pieces
from game.firestorm.events.combat import AttackDeclared
from game.firestorm.events.common import TurnBegan
from scenes.games.firestorm import TABLE
from scenes.games.firestorm.result.chronicle import chronicle
from tests.support.firestorm.matches import over

SEEDS = range(4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_is_summed_up(seed: int, language: str) -> None:
    session = over(seed)
    report = TABLE.report(session, language)
    assert report.needed == pieces.GOAL
    assert report.why
    assert "won." not in report.why
    assert all(len(row) == len(session.players) for _, row in report.rows)
    assert all(highlight.text and "{" not in highlight.text for highlight in report.highlights)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_curve_has_a_point_for_every_turn_and_ends_with_the_score(seed: int) -> None:
    session = over(seed)
    found = chronicle(session)
    turns = sum(isinstance(told.event, TurnBegan) for told in session.story)
    assert len(found.curve) == turns + 2
    table = session.match.table
    assert found.curve[-1] == tuple(table.points(seat) for seat in range(table.seats))


@pytest.mark.parametrize("seed", SEEDS)
def test_attacks_are_counted(seed: int) -> None:
    session = over(seed)
    found = chronicle(session)
    attacks = [told.event for told in session.story if isinstance(told.event, AttackDeclared)]
    assert len(found.attacks) == len(attacks) == sum(seat.attacks for seat in found.seats)
    assert found.winners == tuple(session.match.table.winners)
