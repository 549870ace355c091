"""Reputation tiles: how many are drawn, by whom first, and which one is kept (page 21)."""

from __future__ import annotations

from typing import Any

import pytest

from game.eclipse.battle_prompts import KeepReputation
from game.eclipse.diplomacy_events import ReputationDrawn, ReputationKept, ReputationReturned
from game.eclipse.phases.battle import worth
from game.eclipse.pieces import ANCIENT_SHIP, CENTER_SHIP, CRUISER, DREADNOUGHT, INTERCEPTOR, STARBASE
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH, Row
from tests.support.eclipse.rounds import Round, eclipse

QUICK = {"interceptor": ["nuclear_drive"]}


def fight(*fleets: list[Any], sector: Row = OPEN_CENTER, more: tuple[Row, ...] = (), **words: Any) -> Round:
    return eclipse(phase="combat", sectors=[{**sector, "ships": list(fleets)}, *more], **words)


def draws(r: Round) -> list[tuple[int, int]]:
    """Who has drawn how many tiles."""
    return [(drawn.seat, len(drawn.tiles)) for drawn in r.happened(ReputationDrawn)]


@pytest.mark.parametrize(
    ("ship", "tiles"),
    [(INTERCEPTOR, 1), (STARBASE, 1), (CRUISER, 2), (DREADNOUGHT, 3), (ANCIENT_SHIP, 1), (CENTER_SHIP, 3)],
)
def test_what_a_destroyed_ship_is_worth(ship: int, tiles: int) -> None:
    """Ruling 91."""
    assert worth(ship) == tiles


def test_one_for_taking_part_and_one_for_an_interceptor() -> None:
    """Ruling 91: the loser has taken part too, and the rest goes back."""
    r = fight([0, "interceptor"], [1, "interceptor"], dice=[6], prestige=[2, 3])
    r.says(0, "keep", 3)
    assert draws(r) == [(0, 2), (1, 1)]
    assert r.prestige(0) == [3]
    assert [len(event.tiles) for event in r.happened(ReputationReturned)] == [1]


def test_five_tiles_are_the_most() -> None:
    """Ruling 91: two dreadnoughts and the fight itself would be seven."""
    fleets = [[0, "interceptor", "interceptor"], [1, "dreadnought:2", "dreadnought:2"]]
    r = fight(*fleets, dice=[6, 6])
    assert draws(r) == [(0, 5)]


def test_tiles_are_drawn_in_order_of_arrival() -> None:
    """Ruling 91: after all battles of the sector."""
    r = eclipse(
        seats=3, phase="combat", dice=[6, 6],
        sectors=[{**OPEN_CENTER, "ships": [[2, "interceptor"], [1, "interceptor"], [0, "interceptor"]]}],
    ).until_round(2)  # fmt: skip
    assert [seat for seat, _ in draws(r)] == [2, 1, 0]


def test_who_controls_the_sector_draws_first() -> None:
    """Ruling 92."""
    away = {**SOUTH, "turn": 4, "disc": 1}
    r = fight([0, "interceptor"], [1, "interceptor"], sector=away, dice=[6]).until_round(2)
    assert [seat for seat, _ in draws(r)] == [1, 0]


class TestRetreat:
    """Ruling 93: whose last ships retreat has not taken part."""

    REFUGE: Row = {**NORTH, "disc": 0}

    def test_kills_still_count(self) -> None:
        """Ruling 93: one tile for the interceptor, none for the battle."""
        fleets = [[1, "interceptor", "cruiser"], [0, "interceptor"]]
        r = fight(*fleets, more=(self.REFUGE,), designs=[QUICK, None])
        r.rolls(6, 1, 1).says(0, "fire").says(0, "hit", (1, "interceptor"), 0)
        r.rolls(1).says(0, "retreat", "107")
        assert draws(r) == [(1, 1), (0, 1)]

    def test_ships_shot_on_the_border_have_retreated(self) -> None:
        """Ruling 93."""
        r = fight([1, "cruiser"], [0, "interceptor"], more=(self.REFUGE,), designs=[QUICK, None])
        r.rolls(6).says(0, "retreat", "107").until_round(2)
        assert draws(r) == [(1, 2)]

    def test_one_kind_that_stays_is_enough(self) -> None:
        """Ruling 93: the cruiser fights to its end."""
        fleets = [[1, "dreadnought"], [0, "interceptor", "cruiser:1"]]
        r = fight(*fleets, more=(self.REFUGE,), designs=[QUICK, None])
        r.rolls(1).says(0, "retreat", "107")
        r.rolls(1, 6, 6).says(0, "fire")
        r.until_round(2)
        assert (0, 1) in draws(r)


class TestFullTrack:
    """Ruling 94: a tile is swapped."""

    def full(self, *values: int, prestige: list[int]) -> Round:
        words: dict[str, Any] = {"reputation": [list(values), None], "prestige": prestige, "dice": [6]}
        return fight([0, "interceptor"], [1, "interceptor"], **words)

    def test_an_own_tile_goes_back(self) -> None:
        """Ruling 94."""
        r = self.full(1, 1, 2, 2, prestige=[4, 3]).says(0, "keep", 4).says(0, "return", 1)
        assert r.prestige(0) == [1, 2, 2, 4]

    def test_or_the_new_one(self) -> None:
        """Ruling 94."""
        r = self.full(4, 4, 3, 3, prestige=[1, 2]).says(0, "keep", 2).says(0, "return", 2)
        assert r.prestige(0) == [3, 3, 4, 4]

    def test_with_a_free_space_nothing_goes_back(self) -> None:
        r = self.full(1, 1, 2, prestige=[4, 3]).says(0, "keep", 4)
        assert r.prestige(0) == [1, 1, 2, 4]

    def test_ambassadors_stay(self) -> None:
        """Ruling 94: beyond their own space they take one of the others."""
        r = eclipse(
            seats=4, phase="combat", dice=[6],
            sectors=[{**OPEN_CENTER, "ships": [[0, "interceptor"], [1, "interceptor"]]}],
            ambassadors=[[0, 2], [0, 3]], reputation=[[1, 1, 2], None, None, None], prestige=[4, 3],
        )  # fmt: skip
        r.says(0, "keep", 4).says(0, "return", 1)
        assert r.prestige(0) == [1, 2, 4]
        assert r.player(0).ambassadors == [2, 3]


def test_a_short_bag_gives_what_is_there() -> None:
    """Ruling 95: all tiles but one lie elsewhere."""
    r = fight([0, "interceptor"], [1, "interceptor"], dice=[6])
    table = r.match.keyframes[0].table(r.match.game)
    table.box.extend(table.reputation[1:])
    del table.reputation[1:]
    r = Round(type(r.match)(r.match.game, table, r.match.beginning))
    assert draws(r)[0] == (0, 1)


def test_killing_population_earns_nothing() -> None:
    """Ruling 96."""
    target = {**SOUTH, "disc": 1, "cubes": [0, 1]}
    r = fight([0, "interceptor", "interceptor"], sector=target).rolls(6, 6).says(0, "attack")
    assert r.cubes("106") == []
    assert draws(r) == []


def test_only_the_owner_sees_what_is_drawn() -> None:
    """The tiles lie face down on the track."""
    r = fight([0, "interceptor"], [1, "interceptor"], dice=[6])
    for tile in r.asks(0, KeepReputation).listed:
        assert r.table.knows(0, tile)
        assert not r.table.knows(1, tile)


def test_a_single_tile_is_kept_without_a_question() -> None:
    r = fight([0, "interceptor"], [1, "interceptor"], dice=[6], prestige=[2, 3])
    r.says(0, "keep", 3)
    assert [kept.seat for kept in r.happened(ReputationKept)] == [0, 1]
