"""Where a person is not stopped in Eclipse: who has passed and would not react is not asked for nothing."""

from __future__ import annotations

from game.bots.eclipse.stops import stop_at
from game.bots.minds import Stop
from game.eclipse.prompts import TakeTurn
from game.eclipse.scenario import arrange
from game.eclipse.table import EclipseTable
from game.eclipse.words import PASS
from tests.support.eclipse.places import NORTH


def passed() -> EclipseTable:
    species = ["terran_directorate", "terran_federation"]
    table = arrange({"species": species, "sectors": [{**NORTH, "disc": 0}]})
    table.players[0].passed = True
    return table


REACTING = TakeTurn(0, reacting=True)


def test_the_first_action_is_always_asked_for() -> None:
    assert stop_at(passed(), TakeTurn(0)) is None


def test_whoever_would_not_react_is_asked_again_when_a_fleet_or_a_design_has_changed() -> None:
    table = passed()
    before = stop_at(table, REACTING)
    assert isinstance(before, Stop)
    assert before.answer == PASS
    table.players[1].storage[0] += 3
    assert stop_at(table, REACTING) == before
    here = next(sector for sector in table.map if sector.ships)
    here.ships.append(here.ships[0])
    grown = stop_at(table, REACTING)
    assert grown != before
    table.players[1].fit(0, 0, 5)
    assert stop_at(table, REACTING) not in (before, grown)


def test_whoever_would_not_react_is_asked_again_in_the_next_round_and_with_other_means() -> None:
    table = passed()
    before = stop_at(table, REACTING)
    table.players[0].storage[2] += 1
    richer = stop_at(table, REACTING)
    assert richer != before
    table.round += 1
    assert stop_at(table, REACTING) not in (before, richer)
