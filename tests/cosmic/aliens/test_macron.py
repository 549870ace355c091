"""Macron: one ship at a time, and it counts four."""

from __future__ import annotations

from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import AddSuper, InviteAlly, JoinSide, PlayCard, TakeReward, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home


def met(*aliens: str, hands: list[list[str]], sent: int = 1, **words: object) -> Encounter:
    """The first alien attacks the second with some ships; both play their first card."""
    table = cosmic(*aliens, hands=hands, **words).launches(sent, home(1)).nobody_allies()
    return table.both_play(hands[0][0], hands[1][0])


def result(table: Encounter) -> tuple[int, list[int]]:
    decided = table.happened(OutcomeDecided)[0]
    return decided.winner, list(decided.totals)


def most(table: Encounter, seat: int) -> int:
    """The most ships that this seat may send now."""
    return max(ships for _, ships in table.asks(seat, TakeShips).options(table.table))


HANDS = [["attack_10"], ["attack_08"], []]


def test_one_ship_is_sent_and_counts_four() -> None:
    table = cosmic("macron", "trader", hands=HANDS).until(TakeShips)
    assert most(table, 0) == 1
    table.launches(1, home(1)).nobody_allies().both_play("attack_10", "attack_08").rest()
    assert result(table) == (OFFENSE, [10 + 4, 8 + 4])
    assert table.ships(0, home(1)) == 1


def test_an_ally_sends_one_ship_that_counts_four() -> None:
    """Ruling 147."""
    table = cosmic("mind", "trader", "macron", hands=HANDS).launches(2, home(1)).invites().invites(2)
    table.joins_defense(2, 1).both_play("attack_10", "attack_08").rest()
    assert result(table) == (DEFENSE, [10 + 2, 8 + 4 + 4])


def test_as_defense_every_ship_on_the_planet_counts_four() -> None:
    table = met("mind", "macron", hands=[["attack_20"], ["attack_08"], []], sent=3).rest()
    assert result(table) == (DEFENSE, [20 + 3, 8 + 4 * 4])


def test_it_is_used_when_sending_and_when_ships_are_counted() -> None:
    """But not while others send."""
    assert met("macron", "trader", hands=HANDS).log.count(PowerUsed(0, "macron")) == 2
    assert met("mind", "macron", hands=HANDS).log.count(PowerUsed(1, "macron")) == 1


def test_who_is_not_in_the_encounter_does_not_use_it() -> None:
    assert PowerUsed(2, "macron") not in met("mind", "trader", "macron", hands=HANDS).rest().log


def test_zapped_when_sending_up_to_four_ships_count_one_each() -> None:
    """Ruling 50."""
    hands = [["attack_10"], ["attack_08", "cosmic_zap"], []]
    table = cosmic("macron", "trader", hands=hands).until(PlayCard).plays(1, "cosmic_zap").until(TakeShips)
    assert most(table, 0) == 4
    table.launches(3, home(1)).nobody_allies().both_play("attack_10", "attack_08").rest()
    assert result(table) == (OFFENSE, [10 + 3, 8 + 4])


def test_zapped_at_the_reveal_the_one_ship_counts_one() -> None:
    """Ruling 50."""
    hands = [["attack_10"], ["attack_08", "cosmic_zap"], []]
    table = met("macron", "trader", hands=hands).plays(1, "cosmic_zap").rest()
    assert result(table) == (DEFENSE, [10 + 1, 8 + 4])


def test_without_three_home_colonies_ships_are_ordinary() -> None:
    """Ruling 54."""
    table = cosmic("macron", "trader", hands=HANDS, ships={(home(0, n), 0): 0 for n in range(3)})
    assert most(table.until(TakeShips), 0) == 4
    table.launches(3, home(1)).nobody_allies().both_play("attack_10", "attack_08").rest()
    assert result(table) == (OFFENSE, [10 + 3, 8 + 4])


def test_compensation_is_two_cards_for_each_ship() -> None:
    """That is no use of the power (ruling 53)."""
    hands = [["negotiate"], ["attack_08", "attack_04", "attack_06", "attack_12"], []]
    table = met("macron", "trader", hands=hands).forget().rest()
    assert len(table.hand(0)) == 2
    assert PowerUsed(0, "macron") not in table.log


def test_compensation_is_not_doubled_after_a_zap() -> None:
    """Ruling 41: the whole power is off."""
    hands = [["negotiate"], ["attack_08", "attack_04", "attack_06", "cosmic_zap"], []]
    table = met("macron", "trader", hands=hands).plays(1, "cosmic_zap").rest()
    assert len(table.hand(0)) == 1


def test_rewards_are_two_for_each_ship() -> None:
    table = cosmic("mind", "trader", "macron", hands=[["attack_04"], ["attack_20"], []], warp=[0, 0, 1])
    table.launches(2, home(1)).invites().invites(2).joins_defense(2, 1)
    table.both_play("attack_04", "attack_20").until(TakeReward)
    assert table.asks(2, TakeReward).amount == 2
    table.answers(2, TakeReward, 1).rest()
    assert table.table.warp[2] == 0
    assert len(table.hand(2)) == 1


def test_compensation_and_rewards_of_others_are_not_doubled() -> None:
    hands = [["negotiate"], ["attack_20", "attack_04", "attack_06", "attack_12"], []]
    table = cosmic("mind", "macron", "trader", hands=hands).launches(1, home(1)).invites().invites(2)
    table.joins_defense(2, 1).both_play("negotiate", "attack_20").rest()
    assert len(table.hand(0)) == 1
    assert len(table.hand(2)) == 1


def test_wild_flare_adds_the_own_ships_again() -> None:
    hands = [["attack_10", "macron.flare"], ["attack_10"], []]
    table = met("mind", "trader", hands=hands, sent=3).plays(0, "macron.flare").rest()
    assert result(table) == (OFFENSE, [10 + 3 + 3, 10 + 4])
    assert table.hand(0) == ["macron.flare"]


def test_wild_flare_of_an_ally_adds_the_allys_ships() -> None:
    table = cosmic("mind", "trader", hands=[["attack_10"], ["attack_10"], ["macron.flare"]])
    table.launches(3, home(1)).invites(2).invites().joins_offense(2, 2).both_play("attack_10", "attack_10")
    assert result(table.plays(2, "macron.flare").rest()) == (OFFENSE, [10 + 3 + 2 + 2, 10 + 4])


def test_wild_flare_needs_an_attack_and_ships() -> None:
    hands = [["negotiate", "macron.flare"], ["attack_10"], []]
    assert not met("mind", "trader", hands=hands, sent=3).is_asked(0, PlayCard)
    hands = [["attack_10"], ["attack_10"], ["macron.flare"]]
    assert not met("mind", "trader", hands=hands, sent=3).is_asked(2, PlayCard)


def test_super_flare_sends_up_to_four_ships_that_count_four() -> None:
    hands = [["attack_10", "macron.flare"], ["attack_20"], []]
    table = cosmic("macron", "trader", hands=hands).until(AddSuper)
    table.answers(0, AddSuper, table.card("macron.flare"))
    assert most(table, 0) == 4
    table.launches(3, home(1)).nobody_allies().both_play("attack_10", "attack_20").rest()
    assert result(table) == (DEFENSE, [10 + 3 * 4, 20 + 4])


def test_super_flare_works_for_an_ally() -> None:
    hands = [["attack_10"], ["attack_20"], ["macron.flare"]]
    table = cosmic("mind", "trader", "macron", hands=hands).launches(1, home(1)).invites(2).invites()
    table.answers(2, JoinSide, OFFENSE).answers(2, AddSuper, table.card("macron.flare"))
    table.sends(2, 4).both_play("attack_10", "attack_20").rest()
    assert result(table) == (OFFENSE, [10 + 1 + 4 * 4, 20 + 4])


def test_zapped_the_super_flare_leaves_ordinary_ships() -> None:
    """Ruling 43: the power is off, so up to four ships may be sent (ruling 50)."""
    hands = [["attack_10", "macron.flare"], ["attack_20", "cosmic_zap"], []]
    table = cosmic("macron", "trader", hands=hands).until(AddSuper)
    table.answers(0, AddSuper, table.card("macron.flare")).plays(1, "cosmic_zap")
    assert most(table, 0) == 4
    assert "macron.flare" in table.hand(0)
    table.launches(3, home(1)).nobody_allies().both_play("attack_10", "attack_20").rest()
    assert result(table) == (DEFENSE, [10 + 3, 20 + 4])


def test_a_hidden_macron_may_stay_hidden() -> None:
    """Page 15: with hidden powers it sends ships like everybody else until it is turned up."""
    table = cosmic("macron", "trader", hands=HANDS, options={"hidden": True})
    assert most(table.until(TakeShips), 0) == 4
    assert table.launches(3, home(1)).is_asked(0, InviteAlly)


def test_wild_flare_of_a_defense_without_ships_adds_nothing() -> None:
    hands = [["attack_10"], ["attack_10", "macron.flare"], []]
    table = met("mind", "trader", hands=hands, ships={(home(1), 1): 0})
    assert not table.is_asked(1, PlayCard)
