"""Pacifist: its negotiate beats an attack."""

from __future__ import annotations

from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import PowerUsed, ShipsLost
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import PlayCard
from tests.support.cosmic.encounters import Encounter, cosmic, home, met, result


def test_a_negotiate_wins_against_an_attack() -> None:
    """Ruling 93. Nobody collects compensation."""
    table = met("pacifist", "trader", hands=[["negotiate"], ["attack_40", "attack_08"], []]).rest()
    assert result(table) == (OFFENSE, [])
    assert table.ships(0, home(1)) == 3
    assert (table.hand(0), table.hand(1)) == ([], ["attack_08"])


def test_as_defense_its_allies_are_rewarded() -> None:
    hands = [["attack_40"], ["negotiate"], []]
    table = cosmic("trader", "pacifist", hands=hands).launches(3, home(1)).invites().invites(2)
    table.joins_defense(2, 2).both_play("attack_40", "negotiate").rest()
    assert result(table) == (DEFENSE, [])
    assert table.table.warp[0] == 3
    assert len(table.hand(2)) == 2


def test_two_negotiates_make_a_deal() -> None:
    table = met("pacifist", "trader", hands=[["negotiate"], ["negotiate"], []])
    assert table.is_asked(0, MakeDeal)
    assert PowerUsed(0, "pacifist") not in table.log


def test_an_attack_of_the_pacifist_is_compared() -> None:
    table = met("pacifist", "trader", hands=[["attack_04"], ["attack_40"], []]).rest()
    assert result(table) == (DEFENSE, [4 + 3, 40 + 4])


def test_an_ally_does_not_win_in_peace() -> None:
    hands = [["negotiate"], ["attack_40"], []]
    table = cosmic("trader", "mind", "pacifist", hands=hands).launches(3, home(1)).invites(2).invites()
    table.joins_offense(2, 1).both_play("negotiate", "attack_40").rest()
    assert result(table) == (DEFENSE, [])


def test_zapped_it_loses_and_collects_compensation() -> None:
    hands = [["negotiate"], ["attack_40", "attack_08", "cosmic_zap"], []]
    table = met("pacifist", "trader", hands=hands).plays(1, "cosmic_zap").rest()
    assert result(table) == (DEFENSE, [])
    assert table.table.warp[0] == 3
    assert table.hand(0) == ["attack_08"]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    hands = [["negotiate"], ["attack_40"], []]
    table = met("pacifist", "trader", hands=hands, ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert result(table) == (DEFENSE, [])


def test_wild_flare_makes_an_attack_15_of_a_negotiate() -> None:
    hands = [["negotiate", "pacifist.flare"], ["attack_10"], []]
    table = met("mind", "trader", hands=hands).plays(0, "pacifist.flare").rest()
    assert result(table) == (OFFENSE, [15 + 3, 10 + 4])
    assert table.hand(0) == ["pacifist.flare"]


def test_wild_flare_against_the_pacifists_opponent_only() -> None:
    """Two negotiates, or an attack of the own: nobody is asked."""
    table = met("mind", "trader", hands=[["negotiate", "pacifist.flare"], ["negotiate"], []])
    assert table.is_asked(0, MakeDeal)
    table = met("mind", "trader", hands=[["attack_04", "pacifist.flare"], ["attack_10"], []])
    assert result(table) == (DEFENSE, [4 + 3, 10 + 4])


def no_deal(*more: str) -> Encounter:
    """The Pacifist and the Trader do not agree."""
    hands = [["negotiate", "pacifist.flare"], ["negotiate", *more], []]
    return met("pacifist", "trader", hands=hands).answers(0, MakeDeal, ("break_off", -1))


def lost(table: Encounter) -> list[int]:
    """How many ships each main player has lost."""
    return [sum(event.ships for event in table.happened(ShipsLost) if event.seat == seat) for seat in (0, 1)]


def test_super_flare_makes_a_failed_deal_cost_one_and_five_ships() -> None:
    """Ruling 137."""
    assert lost(no_deal().plays(0, "pacifist.flare").rest()) == [1, 5]


def test_without_the_super_flare_both_lose_three() -> None:
    assert lost(no_deal().answers(0, PlayCard, -1).rest()) == [3, 3]


def test_zapped_the_super_flare_saves_nothing() -> None:
    """Ruling 43."""
    table = no_deal("cosmic_zap").plays(0, "pacifist.flare").plays(1, "cosmic_zap")
    assert "pacifist.flare" in table.hand(0)
    assert lost(table.rest()) == [3, 3]


def test_super_flare_is_for_main_players() -> None:
    hands = [["negotiate"], ["negotiate"], ["pacifist.flare"]]
    table = met("mind", "trader", "pacifist", hands=hands).answers(0, MakeDeal, ("break_off", -1))
    assert not table.is_asked(2, PlayCard)
