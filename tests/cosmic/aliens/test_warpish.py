"""Warpish: every ship in the warp strengthens its attack."""

from __future__ import annotations

from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import PlayCard
from tests.support.cosmic.encounters import Encounter, cosmic, home

WARP = [3, 4, 2]  # the offense retrieves one of them in regroup


def met(*aliens: str, card: str = "attack_10", other: str = "attack_20", **words: object) -> Encounter:
    """The first alien attacks with three ships a planet where the second one has four."""
    words = {"hands": [[card], [other], []], "warp": WARP, **words}
    table = cosmic(*aliens, **words).launches(3, home(1, 1), source=home(0, 1))
    return table.nobody_allies().both_play(card, other)


def totals(table: Encounter) -> list[int]:
    return list(table.happened(OutcomeDecided)[0].totals)


def test_every_ship_in_the_warp_counts_one() -> None:
    """The own ships and those of everybody else, before this encounter's losses."""
    table = met("warpish", "trader").rest()
    assert totals(table) == [10 + 3 + 8, 20 + 4]


def test_it_works_for_the_defense() -> None:
    table = met("trader", "warpish").rest()
    assert totals(table) == [10 + 3, 20 + 4 + 8]


def test_ships_out_of_the_game_do_not_count() -> None:
    table = met("warpish", "trader", gone=[0, 2, 0]).rest()
    assert totals(table) == [10 + 3 + 8, 20 + 2]


def test_with_an_empty_warp_it_is_not_used() -> None:
    table = met("warpish", "trader", warp=[0, 0, 0]).rest()
    assert PowerUsed(0, "warpish") not in table.log
    assert totals(table) == [10 + 3, 20 + 4]


def test_a_negotiate_gets_nothing() -> None:
    table = met("warpish", "trader", card="negotiate").rest()
    assert PowerUsed(0, "warpish") not in table.log


def test_an_ally_adds_nothing() -> None:
    hands = [["attack_10"], ["attack_20"], []]
    table = cosmic("mind", "trader", "warpish", hands=hands, warp=WARP)
    table.launches(3, home(1, 1), source=home(0, 1)).invites(2).invites().joins_offense(2, 1)
    assert totals(table.both_play("attack_10", "attack_20").rest()) == [10 + 3 + 1, 20 + 4]


def test_zapped_there_is_no_bonus() -> None:
    hands = [["attack_10"], ["attack_20"], ["cosmic_zap"]]
    table = met("warpish", "trader", hands=hands).plays(2, "cosmic_zap").rest()
    assert totals(table) == [10 + 3, 20 + 4]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    ships = {(home(0, n), 0): 0 for n in range(2, 5)}
    table = met("warpish", "trader", ships=ships, warp=None).rest()
    assert totals(table) == [10 + 3, 20 + 4]


def test_wild_flare_adds_the_own_ships_in_the_warp() -> None:
    hands = [["attack_10", "warpish.flare"], ["attack_20"], []]
    table = met("mind", "trader", hands=hands).plays(0, "warpish.flare").rest()
    assert totals(table) == [10 + 3 + 2, 20 + 4]
    assert "warpish.flare" in table.hand(0)


def test_wild_flare_is_for_main_players_with_ships_in_the_warp() -> None:
    hands = [["attack_10", "warpish.flare"], ["attack_20"], []]
    table = met("mind", "trader", hands=hands, warp=[0, 4, 2])
    assert totals(table) == [10 + 3, 20 + 4]  # nobody was asked
    hands = [["attack_10"], ["attack_20"], ["warpish.flare"]]
    assert totals(met("mind", "trader", hands=hands)) == [10 + 3, 20 + 4]


def test_super_flare_lowers_the_opponents_total() -> None:
    """By the opponent's own ships in the warp; the power itself counts all ships as ever."""
    hands = [["attack_10", "warpish.flare"], ["attack_20"], []]
    table = met("warpish", "trader", hands=hands).plays(0, "warpish.flare").rest()
    assert totals(table) == [10 + 3 + 8, 20 + 4 - 4]
    assert table.happened(OutcomeDecided)[0].winner == OFFENSE


def test_super_flare_needs_ships_of_the_opponent_in_the_warp() -> None:
    hands = [["attack_10", "warpish.flare"], ["attack_20"], []]
    table = met("warpish", "trader", hands=hands, warp=[3, 0, 2])
    assert not table.is_asked(0, PlayCard)
    assert totals(table) == [10 + 3 + 4, 20 + 4]


def test_flares_need_totals_that_are_compared() -> None:
    hands = [["attack_10", "warpish.flare"], ["negotiate"], []]
    assert not met("mind", "trader", other="negotiate", hands=hands).is_asked(0, PlayCard)
    assert not met("warpish", "trader", other="negotiate", hands=hands).is_asked(0, PlayCard)
