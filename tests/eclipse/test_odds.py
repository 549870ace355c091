"""Battle odds: numbers found by hand, by trying everything, and by fighting it out."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from game.eclipse import pieces
from game.eclipse.battle_events import BattleEnded, RetreatBegan
from game.eclipse.odds import Forecast, battle_odds, odds, sector_odds
from game.eclipse.odds_chain import Chain
from game.eclipse.odds_clash import Clash
from game.eclipse.odds_fleets import ATTACKER, BEST, DANGER, DEFENDER, START, Fleet, Group, Moment, Odds
from game.eclipse.odds_simulation import Simulation
from game.eclipse.odds_targets import Crowded
from game.eclipse.parts import Die
from game.eclipse.table import ANCIENT
from tests.eclipse.fleets import SlowWay, ancients, any_enemy, any_fleet, center, fleet, group
from tests.eclipse.places import NORTH, OPEN_CENTER
from tests.eclipse.rounds import eclipse

ANCIENT_SECTOR = {"id": "305", "at": [0, -3], "turn": 1}
UNLIMITED = 10**9
BATTLES = 500


def wins(attacker: Fleet, defender: Fleet, moment: Moment = START) -> float:
    return odds(attacker, defender, moment).attacker_wins


def exactly(number: Fraction | float) -> object:
    return pytest.approx(float(number), abs=1e-12)


def any_fleets(chance: Random) -> tuple[Fleet, Fleet]:
    """Two fleets with few enough states for a test."""
    while True:
        fleets = any_fleet(chance), any_enemy(chance)
        try:
            Clash(fleets, (BEST, BEST), START, limit=6_000)
        except Crowded:
            continue
        return fleets


def small_fleets(chance: Random, dice: int) -> tuple[Fleet, Fleet]:
    """Two fleets of which no group rolls more dice at a time; at least one of them has a choice."""
    while True:
        fleets = any_fleet(chance, types=2, most=2), any_fleet(chance, types=2, most=2)
        groups = [ships for side in fleets for ships in side.groups]
        rolled = [
            len(ships.damage) * sum(count for _, count in lots)
            for ships in groups
            for lots in (ships.design.cannons, ships.design.missiles)
        ]
        points = sum(len(ships.damage) * (ships.design.hull + 1) for ships in groups)
        if max(rolled) <= dice and points <= 9 and Clash(fleets, (BEST, BEST), START, UNLIMITED).choosing:
            return fleets


def chain(attacker: Fleet, defender: Fleet, *aims: str) -> Odds:
    """Exact odds for given ways to aim."""
    return Chain(Clash((attacker, defender), aims, START, UNLIMITED)).followed().odds()


class TestOneDieEach:
    def test_the_defender_fires_first_on_a_tie(self) -> None:
        """1/6 + 5/6 · 5/6 · 1/6 + ... = (1/6) / (1 - 25/36) = 6/11."""
        found = odds(fleet(group()), fleet(group()))
        assert found.defender_wins == exactly(Fraction(6, 11))
        assert found.attacker_wins == exactly(Fraction(5, 11))
        assert found.attacker_losses == {"interceptor": exactly(Fraction(6, 11))}
        assert found.defender_losses == {"interceptor": exactly(Fraction(5, 11))}
        assert (found.stalemate, found.exact, found.error, found.best) == (0, True, 0, True)

    def test_more_initiative_fires_first(self) -> None:
        assert wins(fleet(group(initiative=1)), fleet(group())) == exactly(Fraction(6, 11))

    def test_computers_and_shields(self) -> None:
        """2/6 to hit against 1/6: the shield takes the defender's computer away."""
        attacker = fleet(group(initiative=1, computer=1, shield=1))
        defender = fleet(group(computer=1))
        assert wins(attacker, defender) == exactly(Fraction(1, 3) / (1 - Fraction(2, 3) * Fraction(5, 6)))

    def test_a_one_misses_and_a_six_hits_whatever_there_is(self) -> None:
        """Ruling 82: 5/6 and 1/6 are the ends."""
        attacker = fleet(group(initiative=1, computer=9, shield=9))
        assert wins(attacker, fleet(group(computer=3))) == exactly(
            Fraction(5, 6) / (1 - Fraction(1, 6) * Fraction(5, 6))
        )

    def test_hull_takes_damage_and_keeps_it(self) -> None:
        """A hull point: the attacker must hit twice, each time before the defender hits once.

        First 1/6 / (1 - 25/36) = 6/11 to hit, then the defender fires: 5/6 to live, and 6/11 again.
        """
        found = odds(fleet(group(initiative=1)), fleet(group("cruiser", hull=1)))
        once = Fraction(6, 11)
        assert found.attacker_wins == exactly(once * Fraction(5, 6) * once)

    def test_two_points_at_once_go_through_a_hull(self) -> None:
        found = odds(fleet(group(initiative=1, cannons=((2, 1),))), fleet(group("cruiser", hull=1)))
        assert found.attacker_wins == exactly(Fraction(6, 11))

    def test_damage_from_before_counts(self) -> None:
        hurt = fleet(group("cruiser", damage=(1,), hull=1))
        assert wins(fleet(group(initiative=1)), hurt) == exactly(Fraction(6, 11))


class TestPrintedShips:
    def test_an_interceptor_against_an_ancient(self) -> None:
        """Initiative 3 before 2; the ancient misses twice with 4/9: (9/34) · (4/9) · (9/34)."""
        table = eclipse().table
        interceptor = Group("interceptor", table.design(0, pieces.INTERCEPTOR), (0,))
        assert wins(fleet(interceptor), ancients()) == exactly(Fraction(9, 34) ** 2 * Fraction(4, 9))

    def test_a_cruiser_fires_after_an_ancient_of_the_same_initiative(self) -> None:
        """Ruling 75; found by trying every roll."""
        cruiser = fleet(Group("cruiser", eclipse().table.design(0, pieces.CRUISER), (0,)))
        defender = fleet(Group("cruiser", ANCIENT, (0,)))  # nobody has a choice here
        assert wins(cruiser, ancients()) == exactly(SlowWay(cruiser, defender).chance())

    def test_ancients_destroy_what_they_can_then_hurt_the_largest(self) -> None:
        """Page 19: a 5 and a 6 destroy the interceptor and damage the dreadnought."""
        big = group("dreadnought", hull=2)
        attacker = fleet(group(), big)
        rolled = Moment(
            missiles=False,
            turn=1,
            order=((DEFENDER, 0), (ATTACKER, 0), (ATTACKER, 1)),
            firing=(DEFENDER, 0),
            dice=(Die(1, 5), Die(1, 6)),
        )
        after = Moment(missiles=False, turn=1, order=((DEFENDER, 0), (ATTACKER, 0)))
        hurt = fleet(group("dreadnought", damage=(1,), hull=2))
        found = odds(attacker, ancients(), rolled)
        assert found.attacker_wins == exactly(wins(hurt, ancients(), after))
        assert found.attacker_losses["interceptor"] == exactly(1)

    def test_the_largest_ship_is_lost_first(self) -> None:
        """Equal hulls: no interceptor is lost before the dreadnought is."""
        found = odds(fleet(group(), group("dreadnought")), ancients())
        assert found.attacker_losses["dreadnought"] > found.attacker_losses["interceptor"]
        assert found.attacker_losses["interceptor"] == exactly(found.defender_wins)

    def test_the_center_absorbs_seven_points(self) -> None:
        """Seven hits with antimatter are two; the center rolls four dice at 2/6."""
        attacker = fleet(group(initiative=1, cannons=((4, 1),)))
        live = Fraction(2, 3) ** 4
        once = Fraction(1, 6) / (1 - Fraction(5, 6) * live)
        assert wins(attacker, center()) == exactly(once * live * once)


class TestMissiles:
    def test_they_are_fired_once_and_then_nobody_can_fight(self) -> None:
        """Two dice: 1 - (5/6)² to destroy, else a stalemate."""
        rockets = group(cannons=(), missiles=((2, 2),))
        found = odds(fleet(rockets), fleet(group("cruiser", cannons=(), hull=1)))
        assert found.attacker_wins == exactly(Fraction(11, 36))
        assert found.stalemate == exactly(Fraction(25, 36))
        assert found.defender_losses == {"cruiser": exactly(Fraction(11, 36))}

    def test_both_must_hit_a_thick_hull(self) -> None:
        rockets = group(cannons=(), missiles=((2, 2),))
        found = odds(fleet(rockets), fleet(group("cruiser", cannons=(), hull=2)))
        assert found.attacker_wins == exactly(Fraction(1, 36))

    def test_who_is_destroyed_in_the_volley_does_not_fire(self) -> None:
        """Ruling 79: the defender's missiles come first, 11/36; then the attacker's, 25/36 · 11/36."""
        rockets = group(cannons=(), missiles=((2, 2),))
        found = odds(fleet(rockets), fleet(rockets))
        assert found.defender_wins == exactly(Fraction(11, 36))
        assert found.attacker_wins == exactly(Fraction(25, 36) * Fraction(11, 36))

    def test_they_come_before_cannons_of_any_initiative(self) -> None:
        found = odds(fleet(group(missiles=((2, 2),))), fleet(group(initiative=9)))
        assert found.attacker_wins == exactly(Fraction(11, 36) + Fraction(25, 36) * Fraction(5, 11))

    def test_once_they_are_fired_they_are_gone(self) -> None:
        fired = Moment(missiles=False)
        assert wins(fleet(group(missiles=((2, 2),))), fleet(group()), fired) == exactly(Fraction(5, 11))


class TestStalemate:
    def test_no_cannon_on_either_side(self) -> None:
        """Ruling 90: nobody wins; nothing is destroyed here."""
        found = odds(fleet(group(cannons=())), fleet(group("starbase", cannons=())))
        assert (found.attacker_wins, found.defender_wins, found.stalemate) == (0, 0, 1)
        assert found.attacker_losses == {"interceptor": 0}
        assert found.defender_losses == {"starbase": 0}

    def test_one_cannon_is_enough_to_win(self) -> None:
        found = odds(fleet(group(cannons=())), fleet(group(computer=0, shield=3)))
        assert found.defender_wins == exactly(1)
        assert found.attacker_losses == {"interceptor": exactly(1)}

    def test_it_can_come_in_the_middle_of_a_battle(self) -> None:
        """The only cannon is destroyed by missiles; what is left cannot fight."""
        attacker = fleet(group(initiative=1, cannons=(), missiles=((2, 2),)))
        defender = fleet(group(), group("cruiser", cannons=(), hull=1))
        found = odds(attacker, defender)
        assert found.attacker_wins == exactly(Fraction(1, 36))
        assert found.stalemate == exactly(Fraction(10, 36))
        assert found.defender_wins == exactly(Fraction(25, 36))


class TestBestTargeting:
    def test_the_armed_ship_goes_first(self) -> None:
        """With it gone the rest cannot fire: as if it were alone."""
        defender = fleet(group(), group("cruiser", cannons=()))
        found = odds(fleet(group(initiative=1)), defender)
        assert found.attacker_wins == exactly(Fraction(6, 11))
        assert found.defender_losses == {
            "interceptor": exactly(Fraction(6, 11)),
            "cruiser": exactly(Fraction(6, 11)),
        }

    def test_a_die_is_not_wasted_on_a_ship_that_a_weaker_one_destroys(self) -> None:
        """A 4 and a 1 lie there: the 1 is enough for the interceptor, the 4 for the dreadnought."""
        attacker = fleet(group("cruiser", cannons=((4, 1), (1, 1))))
        defender = fleet(group(), group("dreadnought", hull=3))
        lying = Moment(
            missiles=False, turn=1, order=((0, 0), (1, 0), (1, 1)), firing=(0, 0), dice=(Die(4, 6), Die(1, 6))
        )
        assert wins(attacker, defender, lying) == exactly(1)

    @pytest.mark.parametrize("seed", range(16))
    def test_it_is_the_best_of_all_ways(self, seed: int) -> None:
        """Every face of every die and every way to place it, with fractions."""
        attacker, defender = small_fleets(Random(seed), dice=2)
        assert wins(attacker, defender) == exactly(SlowWay(attacker, defender).chance())

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(16))
    def test_it_is_the_best_of_all_ways_with_more_dice(self, seed: int) -> None:
        """The same with up to three dice at a time."""
        attacker, defender = small_fleets(Random(seed), dice=3)
        assert wins(attacker, defender) == exactly(SlowWay(attacker, defender).chance())

    @pytest.mark.parametrize("seed", range(15))
    def test_it_is_no_worse_than_aiming_at_danger(self, seed: int) -> None:
        """Whoever aims by the rule of thumb against the best gets less, or the same."""
        attacker, defender = any_fleets(Random(seed))
        best = chain(attacker, defender, BEST, BEST).attacker_wins
        assert chain(attacker, defender, DANGER, BEST).attacker_wins <= best + 1e-6
        assert chain(attacker, defender, BEST, DANGER).attacker_wins >= best - 1e-6


class TestSymmetry:
    @pytest.mark.parametrize("seed", range(10))
    def test_swapped_sides_swap_the_odds(self, seed: int) -> None:
        """Where no initiative is tied it does not matter who attacks, but for the stalemate."""
        chance = Random(100 + seed)
        one = fleet(
            group(initiative=1, computer=1, hull=chance.randint(0, 2)), group("cruiser", initiative=3, hull=1)
        )
        other = fleet(
            group(initiative=2, shield=1), group("dreadnought", 2, initiative=4, hull=chance.randint(0, 2))
        )
        there, back = odds(one, other), odds(other, one)
        assert there.attacker_wins == exactly(back.defender_wins)
        assert there.attacker_losses == pytest.approx(back.defender_losses)
        assert there.defender_losses == pytest.approx(back.attacker_losses)

    @pytest.mark.parametrize("seed", range(10))
    def test_all_chances_make_one_and_losses_fit(self, seed: int) -> None:
        attacker, defender = any_fleets(Random(seed))
        found = odds(attacker, defender)
        assert found.attacker_wins + found.defender_wins + found.stalemate == pytest.approx(1, abs=1e-9)
        for side, losses in ((attacker, found.attacker_losses), (defender, found.defender_losses)):
            for ships in side.groups:
                assert -1e-9 <= losses[ships.name] <= len(ships.damage) + 1e-9

    def test_an_empty_fleet_has_lost(self) -> None:
        assert odds(fleet(), fleet(group())).defender_wins == 1
        assert odds(fleet(group()), fleet()).attacker_wins == 1


class TestRunningBattles:
    """Ships damaged, dice on the table, turns taken: the odds go on from there."""

    def test_dice_that_lie_there_are_placed(self) -> None:
        """A 6 on the table destroys the only ship."""
        lying = Moment(missiles=False, turn=1, order=((0, 0), (1, 0)), firing=(0, 0), dice=(Die(1, 6),))
        assert wins(fleet(group()), fleet(group()), lying) == exactly(1)

    def test_dice_that_missed_leave_the_turn_to_the_next(self) -> None:
        """The defender fires next: 6/11."""
        lying = Moment(missiles=False, turn=1, order=((0, 0), (1, 0)), firing=(0, 0), dice=(Die(1, 5),))
        assert wins(fleet(group()), fleet(group()), lying) == exactly(Fraction(5, 11))

    def test_the_turn_in_the_order_counts(self) -> None:
        order = ((1, 0), (0, 0))
        assert wins(fleet(group()), fleet(group()), Moment(False, 0, order)) == exactly(Fraction(5, 11))
        assert wins(fleet(group()), fleet(group()), Moment(False, 1, order)) == exactly(Fraction(6, 11))
        assert wins(fleet(group()), fleet(group()), Moment(False, 2, order)) == exactly(Fraction(5, 11))

    def test_missiles_that_are_still_to_come_are_fired(self) -> None:
        rockets = group(missiles=((2, 2),))
        order = ((1, 0), (0, 0))
        found = wins(fleet(rockets), fleet(rockets), Moment(True, 1, order))
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


class TestSimulation:
    def test_beyond_the_limit_battles_are_fought_and_it_says_so(self) -> None:
        exact = odds(fleet(group()), fleet(group()))
        fought = odds(fleet(group()), fleet(group()), limit=0, battles=2_000)
        assert (fought.exact, fought.best) == (False, False)
        assert fought.error == pytest.approx(0.0111, abs=0.0002)  # the root of 5/11 · 6/11 / 2000
        assert abs(fought.attacker_wins - exact.attacker_wins) < 4 * fought.error

    def test_between_the_two_limits_everybody_aims_at_danger(self) -> None:
        big = fleet(group(ships=8), group("cruiser", 4, hull=1), group("dreadnought", 2, hull=2))
        found = odds(big, big)
        assert (found.exact, found.best, found.error) == (True, False, 0)

    def test_it_is_the_same_again(self) -> None:
        big = fleet(group(ships=3, missiles=((2, 2),)), group("cruiser", 2, hull=1))
        fought = [Simulation((big, center()), START).odds(100) for _ in range(2)]
        assert fought[0] == fought[1]
        found = [chain(big, big, BEST, BEST) for _ in range(2)]
        assert found[0] == found[1]

    @pytest.mark.parametrize("seed", range(15))
    def test_battles_fought_agree_with_the_chain(self, seed: int) -> None:
        agree(seed)

    @pytest.mark.slow
    @pytest.mark.parametrize("seed", range(15, 200))
    def test_two_hundred_of_them_agree(self, seed: int) -> None:
        agree(seed)

    @pytest.mark.parametrize("battles", [60, pytest.param(400, marks=pytest.mark.slow)])
    def test_the_rules_themselves_agree(self, battles: int) -> None:
        """Interceptors against the ancients of a sector, fought with the events of the game."""
        row = {**ANCIENT_SECTOR, "ships": [[0, "cruiser", "cruiser", "cruiser"]]}
        found = sector_odds(eclipse(sectors=[row]).table, eclipse(sectors=[row]).number("305"))
        assert found is not None
        won = 0
        for seed in range(battles):
            r = eclipse(phase="combat", sectors=[row], seed=seed)
            won += r.happened(BattleEnded)[0].winner == 0
        expected = found.odds.attacker_wins
        assert abs(won / battles - expected) < 4 * (expected * (1 - expected) / battles) ** 0.5


def agree(seed: int) -> None:
    """Chances and losses of a fought battle are near those of the chain, for the same way to aim."""
    attacker, defender = any_fleets(Random(1_000 + seed))
    exact = chain(attacker, defender, DANGER, DANGER)
    fought = Simulation((attacker, defender), START, seed).odds(BATTLES)
    chance = exact.attacker_wins
    spread = (chance * (1 - chance) / BATTLES) ** 0.5
    assert abs(fought.attacker_wins - chance) < 4.5 * spread + 1 / BATTLES
    for side, one, other in (
        (attacker, exact.attacker_losses, fought.attacker_losses),
        (defender, exact.defender_losses, fought.defender_losses),
    ):
        for ships in side.groups:
            spread = len(ships.damage) / 2 / BATTLES**0.5  # at most
            assert abs(one[ships.name] - other[ships.name]) < 4.5 * spread
