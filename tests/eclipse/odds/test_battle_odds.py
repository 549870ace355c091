"""Battle odds: numbers found by hand and by trying everything."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from game.eclipse import pieces
from game.eclipse.odds.battle_odds import odds
from game.eclipse.odds.clash import Clash
from game.eclipse.odds.fleets import ATTACKER, BEST, DANGER, DEFENDER, START, BattleProgress, Fleet, Group
from game.eclipse.parts import Die
from game.eclipse.table import ANCIENT
from tests.support.eclipse.chances import UNLIMITED, any_fleets, chain, exactly, wins
from tests.support.eclipse.fleets import SlowWay, ancients, any_fleet, center, fleet, group
from tests.support.eclipse.rounds import eclipse


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
        rolled = BattleProgress(
            missiles=False,
            turn=1,
            order=((DEFENDER, 0), (ATTACKER, 0), (ATTACKER, 1)),
            firing=(DEFENDER, 0),
            dice=(Die(1, 5), Die(1, 6)),
        )
        after = BattleProgress(missiles=False, turn=1, order=((DEFENDER, 0), (ATTACKER, 0)))
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
        fired = BattleProgress(missiles=False)
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
        lying = BattleProgress(
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
