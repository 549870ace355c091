"""Battle odds of what lies on the table: battles that are being fought, and fleets that would meet."""

from __future__ import annotations

from fractions import Fraction

from game.eclipse import pieces
from game.eclipse.battle_events import RetreatBegan
from game.eclipse.odds.battle_odds import Forecast, battle_odds, odds, sector_odds
from game.eclipse.odds.fleets import BattleProgress, Group
from game.eclipse.parts import Die
from tests.support.eclipse.chances import ANCIENT_SECTOR, exactly, wins
from tests.support.eclipse.fleets import fleet, group
from tests.support.eclipse.places import NORTH, OPEN_CENTER
from tests.support.eclipse.rounds import eclipse


class TestRunningBattles:
    """Ships damaged, dice on the table, turns taken: the odds go on from there."""

    def test_dice_that_lie_there_are_placed(self) -> None:
        """A 6 on the table destroys the only ship."""
        lying = BattleProgress(
            missiles=False, turn=1, order=((0, 0), (1, 0)), firing=(0, 0), dice=(Die(1, 6),)
        )
        assert wins(fleet(group()), fleet(group()), lying) == exactly(1)

    def test_dice_that_missed_leave_the_turn_to_the_next(self) -> None:
        """The defender fires next: 6/11."""
        lying = BattleProgress(
            missiles=False, turn=1, order=((0, 0), (1, 0)), firing=(0, 0), dice=(Die(1, 5),)
        )
        assert wins(fleet(group()), fleet(group()), lying) == exactly(Fraction(5, 11))

    def test_the_turn_in_the_order_counts(self) -> None:
        order = ((1, 0), (0, 0))
        assert wins(fleet(group()), fleet(group()), BattleProgress(False, 0, order)) == exactly(
            Fraction(5, 11)
        )
        assert wins(fleet(group()), fleet(group()), BattleProgress(False, 1, order)) == exactly(
            Fraction(6, 11)
        )
        assert wins(fleet(group()), fleet(group()), BattleProgress(False, 2, order)) == exactly(
            Fraction(5, 11)
        )

    def test_missiles_that_are_still_to_come_are_fired(self) -> None:
        rockets = group(missiles=((2, 2),))
        order = ((1, 0), (0, 0))
        found = wins(fleet(rockets), fleet(rockets), BattleProgress(True, 1, order))
        assert found == exactly(Fraction(11, 36) + Fraction(25, 36) * Fraction(5, 11))

    def test_who_stands_on_the_border_fires_no_more_and_leaves(self) -> None:
        """The cruiser is shot at once with 1/6; then it is gone, not lost, and the interceptor fights on."""
        leaving = Group("cruiser", group().design, (0,), leaving=True)
        found = odds(fleet(leaving), fleet(group(initiative=1)))
        assert found.defender_wins == exactly(1)
        assert found.attacker_losses == {"cruiser": exactly(Fraction(1, 6))}

    def test_the_rest_fights_on_when_some_leave(self) -> None:
        leaving = Group("cruiser", group(initiative=9).design, (0,), leaving=True)
        found = odds(fleet(leaving, group()), fleet(group()))
        assert found.attacker_wins == exactly(Fraction(5, 11))
        assert found.attacker_losses == {"cruiser": 0, "interceptor": exactly(Fraction(6, 11))}

    def test_who_stands_on_the_border_fires_no_missiles_either(self) -> None:
        leaving = Group("cruiser", group(initiative=9, missiles=((2, 2),)).design, (0,), leaving=True)
        assert wins(fleet(leaving, group()), fleet(group())) == exactly(Fraction(5, 11))

    def test_a_table_with_dice_to_place(self) -> None:
        """Two 6s of the defender's interceptors: both on the cruiser, or one on the dreadnought."""
        fleets = [[0, "interceptor", "interceptor"], [1, "cruiser", "dreadnought"]]
        r = eclipse(phase="combat", sectors=[{**OPEN_CENTER, "ships": fleets}], dice=[6, 6])
        assert r.asked == (0, "AssignDie")
        before = battle_odds(r.table)
        after = []
        for ship in ("cruiser", "dreadnought"):
            branch = eclipse(phase="combat", sectors=[{**OPEN_CENTER, "ships": fleets}], dice=[6, 6])
            after.append(battle_odds(branch.says(0, "hit", (1, ship), 0).table))
        assert before.defender_wins == exactly(max(one.defender_wins for one in after))
        assert before.attacker_losses["cruiser"] > 0

    def test_whoever_may_fire_or_retreat_has_not_fired_yet(self) -> None:
        """The attacker's turn after the defender has missed: 6/11."""
        rows = [{**OPEN_CENTER, "ships": [[1, "interceptor"], [0, "interceptor"]]}, {**NORTH, "disc": 0}]
        r = eclipse(phase="combat", sectors=rows, dice=[1, 1])
        assert r.asked == (0, "FireOrRetreat")
        assert battle_odds(r.table).attacker_wins == exactly(Fraction(6, 11))
        r.says(0, "fire")
        assert r.asked == (0, "FireOrRetreat")  # both have missed, and it is the attacker's turn again
        assert battle_odds(r.table).attacker_wins == exactly(Fraction(6, 11))

    def test_a_ship_that_retreats_has_lost_but_may_live(self) -> None:
        """The cruiser fires at it once, 2/6, before it is gone."""
        rows = [{**OPEN_CENTER, "ships": [[1, "cruiser"], [0, "interceptor"]]}, {**NORTH, "disc": 0}]
        r = eclipse(phase="combat", sectors=rows, dice=[1])
        assert r.asked == (0, "FireOrRetreat")
        RetreatBegan(pieces.INTERCEPTOR, r.number("107")).apply(r.table)
        found = battle_odds(r.table)
        assert found.defender_wins == exactly(1)
        assert found.attacker_losses == {"interceptor": exactly(Fraction(1, 3))}


class TestSectors:
    def test_ships_that_would_enter_are_counted_and_nothing_changes(self) -> None:
        r = eclipse(sectors=[ANCIENT_SECTOR])
        sector, ships = r.number("305"), [pieces.INTERCEPTOR, pieces.CRUISER]
        before = r.match.digest()
        alone, both = (sector_odds(r.table, sector, ships[:count]) for count in (1, 2))
        assert alone is not None
        assert both is not None
        assert (alone.attacker, alone.defender) == (0, pieces.ANCIENTS)
        assert alone.odds.attacker_wins == exactly(Fraction(9, 34) ** 2 * Fraction(4, 9))
        assert both.odds.attacker_wins > alone.odds.attacker_wins
        assert r.match.digest() == before

    def test_nobody_fights_alone_or_with_friends(self) -> None:
        r = eclipse("descendants_of_draco", sectors=[ANCIENT_SECTOR])
        assert sector_odds(r.table, r.number("305"), [pieces.CRUISER]) is None
        assert sector_odds(r.table, r.number("305")) is None

    def test_the_forecast_is_that_of_the_battle_when_it_begins(self) -> None:
        """Who came last attacks; the first die is still to be rolled."""
        rows = [
            {**OPEN_CENTER, "ships": [[1, "cruiser"], [0, "interceptor", "cruiser:1"]]},
            {**NORTH, "disc": 0},
        ]
        r = eclipse(phase="combat", sectors=rows)
        assert r.asked == (0, "FireOrRetreat")  # the interceptor is the first of all
        found = sector_odds(r.table, r.number("001"))
        assert found == Forecast(0, 1, battle_odds(r.table))
