"""The upkeep phase: income, costs, bankruptcy and collapse (page 24)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.table import NOBODY
from game.eclipse import pieces
from game.eclipse.diplomacy_events import AmbassadorReturned
from game.eclipse.events import Collapsed, PopulationPlaced, PopulationReturned, Produced, UpkeepPaid
from tests.support.eclipse.places import EMPTY_HOME, NORTH, OPEN_CENTER, SOUTH
from tests.support.eclipse.rounds import Round, eclipse


def upkeep(**words: Any) -> Round:
    return eclipse(phase="upkeep", **words)


@pytest.mark.parametrize(
    ("cubes", "made"),
    [(12, 0), (11, 2), (10, 3), (9, 4), (8, 6), (7, 8), (6, 10), (5, 12), (4, 15), (3, 18), (2, 21), (1, 24),
     (0, 28)],
)  # fmt: skip
def test_production_by_cubes_on_the_track(cubes: int, made: int) -> None:
    """Page 6."""
    assert pieces.PRODUCTION[cubes] == made


@pytest.mark.parametrize(
    ("discs", "cost"),
    [(13, 0), (12, 0), (11, 0), (10, 1), (9, 2), (8, 3), (7, 5), (6, 7), (5, 10), (4, 13), (3, 17), (2, 21),
     (1, 25), (0, 30)],
)  # fmt: skip
def test_costs_by_discs_on_the_track(discs: int, cost: int) -> None:
    """Page 6."""
    words = {"sectors": [EMPTY_HOME], "discs": [discs, None]}
    assert eclipse(**words).table.upkeep(0) == cost


def test_colony_ships_then_money_then_the_rest() -> None:
    """Ruling 102: a cube that lands first counts already."""
    r = upkeep(sectors=[{**NORTH, "disc": 0}], storage=[[0, 0, 0], None])
    r.says(0, "settle", "107", 0, "money")  # nothing else can be settled
    kinds = [type(event) for event in r.log if isinstance(event, PopulationPlaced | UpkeepPaid | Produced)]
    assert kinds[:3] == [PopulationPlaced, UpkeepPaid, Produced]
    assert r.happened(UpkeepPaid)[0] == UpkeepPaid(0, 4, 0)
    assert r.player(0).storage == [4, 3, 3]


def test_a_surplus_is_saved() -> None:
    r = upkeep(storage=[[5, 5, 5], None])
    assert r.player(0).storage == [8, 8, 8]


class TestBankruptcy:
    """Ruling 103: discs may be lifted only while money is missing."""

    def test_nobody_who_can_pay_may_give_up_a_sector(self) -> None:
        """Ruling 103."""
        r = upkeep(sectors=[{**NORTH, "disc": 0}], colony_ships=[0, 0])
        assert r.asked == (0, "TakeTurn")
        assert len(r.happened(UpkeepPaid)) == 2

    def test_trading_is_allowed_but_not_forced(self) -> None:
        """Ruling 103."""
        r = upkeep(
            sectors=[{**NORTH, "disc": 0}], discs=[9, None], storage=[[0, 9, 9], None], colony_ships=[0, 0]
        )
        assert r.asked == (0, "TakeTurn")  # 3 - 2
        r = upkeep(
            sectors=[{**NORTH, "disc": 0}], discs=[7, None], storage=[[0, 9, 9], None], colony_ships=[0, 0]
        )
        assert r.verbs(0) == {"trade", "abandon"}

    def test_lifting_stops_as_soon_as_it_can_be_paid(self) -> None:
        """Ruling 103."""
        rows = [{**NORTH, "disc": 0}, {**OPEN_CENTER, "disc": 0}]
        r = upkeep(sectors=rows, discs=[7, None], storage=[[0, 0, 0], None], colony_ships=[0, 0])
        r.says(0, "abandon", "107")
        assert r.asked != (0, "AvoidBankruptcy")
        assert r.sector("001").disc == 0

    def test_a_lifted_disc_may_lower_the_income(self) -> None:
        """Ruling 104: its money cube covers a square again."""
        rows = [{**NORTH, "disc": 0, "cubes": [0]}, {**OPEN_CENTER, "disc": 0}]
        r = upkeep(sectors=rows, discs=[6, None], storage=[[0, 0, 0], None], colony_ships=[0, 0])
        assert r.table.income(0, pieces.MONEY) == 4
        r.says(0, "abandon", "107")
        assert len(r.happened(PopulationReturned)) == 1
        assert r.table.income(0, pieces.MONEY) == 3
        assert r.asked == (0, "AvoidBankruptcy")  # 3 - 5

    def test_only_money_helps(self) -> None:
        r = upkeep(discs=[0, None], colony_ships=[0, 0], storage=[[0, 2, 2], None])
        assert r.may(0, "trade", "science", "money")
        assert not r.may(0, "trade", "science", "materials")


class TestCollapse:
    """Ruling 105: not enough discs to lift."""

    def collapse(self, **words: Any) -> Round:
        """Seat 0 gives up all its sectors, and that is not enough."""
        seats = words.get("seats", 2)
        usual = [None] * (seats - 1)
        r = upkeep(discs=[0, *usual], colony_ships=[0] * seats, storage=[[0, 0, 0], *usual], **words)
        while "abandon" in r.verbs(0):
            r.says(0, "abandon", r.targets(0, "abandon")[0])
        return r

    def test_points_are_counted_and_pieces_leave(self) -> None:
        """Ruling 105."""
        r = self.collapse(sectors=[{**NORTH, "ships": [[0, "cruiser"]]}], reputation=[[3], None])
        assert r.happened(Collapsed) == [Collapsed(0, 3)]
        assert r.player(0).gone
        assert r.ships("107", 0) == []
        assert all(sector.disc != 0 for sector in r.table.map)
        assert r.table.points[0] == 3

    def test_the_others_play_on(self) -> None:
        """Ruling 105: the next turn is somebody else's."""
        r = self.collapse()
        assert r.table.round == 2
        assert r.asked == (1, "TakeTurn")
        r.passes(1)
        assert r.table.round == 3

    def test_structures_stay(self) -> None:
        """Ruling 105."""
        r = self.collapse(sectors=[{**NORTH, "disc": 0, "orbital": True, "monolith": True}])
        assert r.sector("107").orbital
        assert r.sector("107").disc == NOBODY

    def test_ambassadors_of_both_sides_go_home(self) -> None:
        """Ruling 105: the partner's cube comes back to a track of choice."""
        r = self.collapse(seats=4, ambassadors=[[0, 1]])
        assert r.asked == (1, "ChooseTrack")
        r.says(1, "track", "science")
        assert r.happened(AmbassadorReturned) == [AmbassadorReturned(1, 0, pieces.SCIENCE)]
        assert r.player(1).ambassadors == []

    def test_a_collapsed_player_may_still_win(self) -> None:
        """Ruling 105: the points stay."""
        r = self.collapse(round=9, reputation=[[4, 4, 4], None])
        assert r.table.over
        assert r.table.points[0] == 12
        assert r.table.winners == [0]

    def test_when_nobody_is_left_the_game_is_over(self) -> None:
        none = [0, 0]
        r = upkeep(discs=none, colony_ships=none, storage=[[0, 0, 0]] * 2)
        while r.match.waiting():
            seat = r.asked[0]
            r.says(seat, "abandon", r.targets(seat, "abandon")[0])
        assert r.table.over
        assert r.table.round == 1


def test_who_has_lost_everything_may_give_up() -> None:
    """Page 21: the points are counted and the others play on."""
    r = eclipse(seats=3, sectors=[EMPTY_HOME], reputation=[[2], None, None])
    r.says(0, "give_up")
    assert r.happened(Collapsed) == [Collapsed(0, 2)]
    assert r.asked == (1, "TakeTurn")
    r.passes(1, 2)
    assert r.table.round == 2
    assert r.table.first == 1


def test_nobody_else_may_give_up() -> None:
    assert not eclipse().may(0, "give_up")
    ship = {"id": "221", "disc": None}
    assert not eclipse(sectors=[ship]).may(0, "give_up")


def test_without_disc_and_ship_one_can_still_research_trade_and_pass() -> None:
    """Ruling 106: some income is left."""
    r = eclipse(sectors=[EMPTY_HOME, SOUTH], storage=[[9, 9, 9], None], supply=["gauss_shield"])
    assert {"research", "trade", "pass", "upgrade"} <= r.verbs(0)
    assert not {"explore", "construct", "fly", "influence"} & r.verbs(0)
    r.says(0, "research").says(0, "tech", "gauss_shield").passes(1, 0)
    assert r.player(0).storage == [11, 9, 11]
