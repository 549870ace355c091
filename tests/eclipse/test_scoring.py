"""Points at the end of the ninth round (page 25)."""

from __future__ import annotations

from typing import Any

import pytest

from game.eclipse import pieces
from game.eclipse.battle_events import BattleBegan
from game.eclipse.events import GameWon
from game.eclipse.totals import SOURCES, score
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH, SOUTH_EAST
from tests.support.eclipse.rounds import Round, eclipse


def points(r: Round, source: str, seat: int = 0) -> int:
    return score(r.table, seat)[source]


def ended(*species: str, **words: Any) -> Round:
    return eclipse(*species, round=9, phase="cleanup", **words)


def test_the_game_ends_after_the_ninth_round() -> None:
    """Ruling 108."""
    assert not eclipse(round=8, phase="cleanup").table.over
    r = ended()
    assert r.table.over
    assert len(r.happened(GameWon)) == 1
    assert r.match.waiting() == []


def test_reputation_tiles_count_their_value() -> None:
    assert points(eclipse(reputation=[[1, 2, 4], None]), "reputation") == 7


def test_ambassadors_count_one() -> None:
    assert points(eclipse(seats=4, ambassadors=[[0, 1], [0, 2]]), "ambassadors") == 2


def test_sectors_count_what_is_printed() -> None:
    """The center 4, a home 3, an inner sector 2 or 3."""
    r = eclipse(sectors=[{**OPEN_CENTER, "disc": 0}, {**NORTH, "disc": 0}, {**SOUTH_EAST, "disc": 0}])
    assert points(r, "sectors") == 3 + 4 + 2 + 3


def test_kept_discoveries_count_two() -> None:
    assert points(eclipse(discoveries=[["money", "ion_turret"], None]), "discoveries") == 4


def test_monoliths_count_three_for_whoever_controls_them() -> None:
    rows = [{**NORTH, "disc": 1, "monolith": True}, {**SOUTH, "monolith": True}]
    r = eclipse(sectors=rows)
    assert (points(r, "monoliths", 0), points(r, "monoliths", 1)) == (0, 3)


@pytest.mark.parametrize(("techs", "worth"), [(3, 0), (4, 1), (5, 2), (6, 3), (7, 5)])
def test_technologies(techs: int, worth: int) -> None:
    """Ruling 48: printed ones included; each category for itself."""
    grid = [tech.id for tech in pieces.TECHS if tech.category == "grid"]
    assert points(eclipse(techs=[grid[:techs], None]), "technology") == worth
    military = ["neutron_bombs", "plasma_cannon", "phase_shield"]
    assert points(eclipse(techs=[military, None]), "technology") == 1  # with the Terrans' Starbase


def test_the_traitor_loses_two() -> None:
    """Ruling 71: the last one to hold the card."""
    r = eclipse(seats=4, traitor=0)
    assert points(r, "traitor") == -2
    assert points(r, "traitor", 1) == 0


def test_planta_count_one_more_for_each_sector() -> None:
    """Ruling 109."""
    r = eclipse("planta", sectors=[{**NORTH, "disc": 0}])
    assert points(r, "species") == 2


def test_descendants_count_every_ancient_wherever_it_is() -> None:
    """Rulings 109 and 110: but not the center's defence system."""
    rows = [{"id": "305", "at": [0, -3]}, {"id": "301", "at": [0, 3]}]
    r = eclipse("descendants_of_draco", sectors=rows)
    assert points(r, "species") == 3


def test_the_centers_defence_is_no_ancient_when_it_fights() -> None:
    """Ruling 110: the Descendants fight it."""
    r = eclipse(
        "descendants_of_draco", phase="combat", sectors=[{"id": "001", "ships": [[0, "interceptor"]]}]
    )
    assert [battle.defender for battle in r.happened(BattleBegan)] == [pieces.CENTER]


def test_most_points_win() -> None:
    r = ended(reputation=[[4], None])
    assert r.table.winners == [0]
    assert r.table.points == [7, 3]


def test_a_tie_goes_to_who_has_stored_most() -> None:
    """Ruling 108: in sum."""
    r = ended(storage=[[1, 9, 9], [18, 0, 0]])
    assert r.table.points == [3, 3]
    assert r.table.winners == [0]


def test_a_tie_in_everything_is_shared() -> None:
    """Ruling 108."""
    assert ended().table.winners == [0, 1]


def test_every_source_is_counted() -> None:
    assert tuple(score(eclipse().table, 0)) == SOURCES


def test_hidden_tiles_are_not_told() -> None:
    """A seat counts what it knows; reputation of others is face down."""
    r = eclipse(reputation=[[4, 4], None])
    assert score(r.match.view(1), 0)["reputation"] == 0
    assert score(r.match.view(0), 0)["reputation"] == 8
