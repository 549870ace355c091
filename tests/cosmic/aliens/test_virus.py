"""Virus: its ships are multiplied by its card."""

from __future__ import annotations

from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import AddSuper, PlayCard, PlayReinforcement
from tests.support.cosmic.encounters import Encounter, cosmic, home


def met(card: str, other: str = "attack_20", **words: object) -> Encounter:
    """The Virus attacks the Trader with three ships."""
    words = {"hands": [[card], [other], []], **words}
    return cosmic("virus", "trader", **words).launches(3, home(1)).nobody_allies().both_play(card, other)


def allied(*aliens: str, cards: tuple[str, ...] = ("attack_06",), **words: object) -> Encounter:
    """The first alien attacks with three ships; the third one adds two, the Macron its one."""
    words = {"hands": [list(cards), ["attack_20"], []], **words}
    table = cosmic(*aliens, **words).launches(3, home(1)).invites(2).invites()
    table.joins_offense(2, 1 if aliens[2] == "macron" else 2)
    return table.both_play(cards[0], "attack_20")


def totals(table: Encounter) -> list[int]:
    return list(table.happened(OutcomeDecided)[0].totals)


def test_card_and_ships_are_multiplied() -> None:
    table = met("attack_10").rest()
    assert totals(table) == [10 * 3, 20 + 4]
    assert table.ships(0, home(1)) == 3


def test_it_works_for_the_defense() -> None:
    table = cosmic("trader", "virus", hands=[["attack_20"], ["attack_08"], []])
    table.launches(3, home(1)).nobody_allies().both_play("attack_20", "attack_08").rest()
    assert totals(table) == [20 + 3, 8 * 4]


def test_allied_ships_are_added() -> None:
    """Ruling 86: a ship of the Macron that is added counts four."""
    assert totals(allied("virus", "trader", "mind").rest()) == [6 * 3 + 2, 20 + 4]
    assert totals(allied("virus", "trader", "macron").rest()) == [6 * 3 + 4, 20 + 4]


def test_an_attack_00_leaves_the_allies() -> None:
    """Ruling 84."""
    assert totals(allied("virus", "trader", "mind", cards=("attack_00",)).rest()) == [2, 20 + 4]


def test_no_ships_leave_the_allies() -> None:
    """Ruling 84: the defense of an empty planet has nothing to multiply."""
    hands = [["attack_08"], ["attack_20"], []]
    table = cosmic("trader", "virus", hands=hands, ships={(home(1), 1): 0})
    table.launches(3, home(1)).invites().invites(2).joins_defense(2, 2).both_play("attack_08", "attack_20")
    assert totals(table.rest()) == [8 + 3, 2]


def test_reinforcements_are_added_after_multiplying() -> None:
    """Ruling 85."""
    table = met("attack_06", hands=[["attack_06", "reinforcement_5"], ["attack_20"], []])
    table.answers(0, PlayReinforcement, (table.card("reinforcement_5"), OFFENSE)).rest()
    assert totals(table) == [6 * 3 + 5, 20 + 4]


def test_a_negotiate_is_not_multiplied() -> None:
    table = met("negotiate").rest()
    assert PowerUsed(0, "virus") not in table.log
    assert table.table.warp[0] == 3


def test_an_ally_does_not_multiply() -> None:
    assert totals(allied("mind", "trader", "virus").rest()) == [6 + 3 + 2, 20 + 4]


def test_zapped_card_and_ships_are_added() -> None:
    table = met("attack_10", hands=[["attack_10"], ["attack_20"], ["cosmic_zap"]])
    assert totals(table.plays(2, "cosmic_zap").rest()) == [10 + 3, 20 + 4]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = met("attack_10", ships={(home(0, n), 0): 0 for n in range(3)})
    assert totals(table.rest()) == [10 + 3, 20 + 4]


def test_wild_flare_multiplies_own_and_allied_ships() -> None:
    """Both are not added any more."""
    table = allied("mind", "trader", "kamikaze", cards=("attack_06", "virus.flare"))
    table.plays(0, "virus.flare").rest()
    assert totals(table) == [6 + 3 * 2, 20 + 4]
    assert "virus.flare" in table.hand(0)


def test_wild_flare_counts_the_macron_as_one_ship_and_adds_its_weight() -> None:
    """Ruling 86."""
    table = allied("mind", "trader", "macron", cards=("attack_06", "virus.flare"))
    assert totals(table.plays(0, "virus.flare").rest()) == [6 + 3 * 1 + 3, 20 + 4]


def test_wild_flare_needs_allies() -> None:
    hands = [["attack_06", "virus.flare"], ["attack_20"], []]
    table = cosmic("mind", "trader", hands=hands).launches(3, home(1)).nobody_allies()
    assert totals(table.both_play("attack_06", "attack_20")) == [6 + 3, 20 + 4]
    assert table.table.warp[0] == 3  # nobody was asked


def test_super_flare_multiplies_all_ships_of_the_side() -> None:
    table = allied("virus", "trader", "mind", cards=("attack_06", "virus.flare"))
    table.answers(0, AddSuper, table.card("virus.flare")).rest()
    assert totals(table) == [6 * (3 + 2), 20 + 4]


def test_super_flare_counts_the_macron_as_one_ship_and_adds_its_weight() -> None:
    """Ruling 86."""
    table = allied("virus", "trader", "macron", cards=("attack_06", "virus.flare"))
    table.answers(0, AddSuper, table.card("virus.flare")).rest()
    assert totals(table) == [6 * (3 + 1) + 3, 20 + 4]


def test_zapped_virus_may_use_the_wild_side_of_its_flare() -> None:
    """Ruling 44."""
    hands = [["attack_06", "virus.flare"], ["attack_20", "cosmic_zap"], []]
    table = allied("virus", "trader", "mind", cards=("attack_06", "virus.flare"), hands=hands)
    table.plays(1, "cosmic_zap").plays(0, "virus.flare").rest()
    assert totals(table) == [6 + 3 * 2, 20 + 4]


def test_zapped_super_flare_leaves_plain_addition() -> None:
    """Ruling 43: the power is off, and the flare goes back unused."""
    hands = [["attack_06", "virus.flare"], ["attack_20", "cosmic_zap"], []]
    table = allied("virus", "trader", "mind", cards=("attack_06", "virus.flare"), hands=hands)
    table.skip_cards(AddSuper).answers(0, AddSuper, table.card("virus.flare")).plays(1, "cosmic_zap")
    assert table.is_asked(0, PlayCard)  # its wild side
    assert totals(table.rest()) == [6 + 3 + 2, 20 + 4]


def test_wild_flare_is_for_main_players_and_two_attacks() -> None:
    hands = [["attack_06"], ["attack_20"], ["virus.flare"]]
    assert not allied("mind", "trader", "kamikaze", hands=hands).is_asked(2, PlayCard)
    hands = [["attack_06", "virus.flare"], ["negotiate"], []]
    table = cosmic("mind", "trader", hands=hands).launches(3, home(1)).invites(2).invites()
    table.joins_offense(2, 2).both_play("attack_06", "negotiate")
    assert not table.is_asked(0, PlayCard)
