"""Mirror: the digits of attack cards trade places."""

from __future__ import annotations

import pytest

from game.cosmic.aliens.mirror import reversed_digits
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import CardCounts, OutcomeDecided
from game.cosmic.parts import FAILED, OFFENSE
from game.cosmic.prompts import AddSuper, ChooseOne, PlayCard, PlayReinforcement, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

DIGITS = {0: 0, 1: 10, 4: 40, 8: 80, 9: 90, 10: 1, 11: 11, 12: 21, 14: 41, 20: 2, 23: 32, 30: 3, 40: 4}


def selected(mine: str, theirs: str, *more: str, other: str = "trader", **words: object) -> Encounter:
    """The Mirror attacks four ships with one and both cards are down."""
    words = {"hands": [[mine], [theirs], list(more)], **words}
    table = cosmic("mirror", other, "mind", **words)
    return table.launches(1, home(1)).nobody_allies().both_play(mine, theirs)


@pytest.mark.parametrize(("printed", "counts"), DIGITS.items())
def test_attacks_have_two_digits(printed: int, counts: int) -> None:
    assert reversed_digits(printed) == counts


def test_a_reversal_affects_both_cards() -> None:
    table = selected("attack_08", "attack_20").uses(0)
    assert PowerUsed(0, "mirror") in table.log
    assert table.totals == [80 + 1, 2 + 4]


def test_it_may_be_left_unused() -> None:
    assert selected("attack_08", "attack_20").uses(0, power=False).totals == [9, 24]


def test_the_defense_calls_too() -> None:
    table = cosmic("trader", "mirror", hands=[["attack_08"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_08", "attack_20").uses(1)
    assert table.totals == [81, 6]


def test_an_ally_does_not_call() -> None:
    table = cosmic("trader", "mind", "mirror", hands=[["attack_08"], ["attack_20"], ["mirror.flare"]])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2).both_play("attack_08", "attack_20")
    assert table.totals == [8 + 2, 24]
    assert not table.was_asked(2, UsePower)
    assert not table.was_asked(2, AddSuper)


def test_a_negotiate_has_no_digits() -> None:
    table = selected("attack_08", "negotiate").uses(0)
    assert table.happened(CardCounts) == [CardCounts(OFFENSE, 0, 80, "mirror")]


def test_reinforcements_are_not_reversed() -> None:
    table = selected("attack_08", "attack_20", hands=[["attack_08", "reinforcement_3"], ["attack_20"], []])
    table.uses(0).answers(0, PlayReinforcement, (table.held(0, "reinforcement_3"), OFFENSE))
    assert table.totals == [80 + 1 + 3, 2 + 4]


def test_mirror_before_tripler() -> None:
    """Ruling 81: 12 becomes 21 and then 7, 40 becomes 04 and then 12."""
    assert selected("attack_08", "attack_12", other="tripler").uses(0).totals == [80 + 1, 7 + 4]
    assert selected("attack_08", "attack_40", other="tripler").uses(0).totals == [80 + 1, 12 + 4]


def test_mirror_before_calculator() -> None:
    """Ruling 82: what is reversed is equalized, whoever called first."""
    table = selected("attack_13", "attack_20", other="calculator").uses(0).uses(1)
    assert table.totals == [31 - 2 + 1, 2 + 4]
    table = cosmic("calculator", "mirror", hands=[["attack_13"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_13", "attack_20").uses(0).uses(1)
    assert table.totals == [31 - 2 + 1, 2 + 4]


def test_zapped_the_values_stay_as_printed() -> None:
    table = selected("attack_08", "attack_20", "cosmic_zap").uses(0).plays(2, "cosmic_zap")
    assert table.totals == [9, 24]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = selected("attack_08", "attack_20", ships={(home(0, n), 0): 0 for n in range(3)})
    assert table.totals == [9, 24]


@pytest.mark.parametrize(("word", "totals"), [("mirror_mine", [81, 34]), ("mirror_theirs", [9, 3 + 4])])
def test_super_flare_reverses_one_card_only(word: str, totals: list[int]) -> None:
    table = selected("attack_08", "attack_30", hands=[["attack_08", "mirror.flare"], ["attack_30"], []])
    table.uses(0).answers(0, AddSuper, table.card("mirror.flare")).answers(0, ChooseOne, word)
    assert table.totals == totals


def test_wild_flare_copies_the_opponents_attack() -> None:
    table = cosmic("trader", "mind", hands=[["attack_08", "mirror.flare"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_08", "attack_20").until(PlayCard)
    assert table.plays(0, "mirror.flare").totals == [21, 24]


def test_wild_flare_copies_a_negotiate_into_a_deal() -> None:
    table = cosmic("trader", "mind", hands=[["attack_08", "mirror.flare"], ["negotiate"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_08", "negotiate").until(PlayCard)
    table.plays(0, "mirror.flare").rest()
    assert table.happened(OutcomeDecided) == [OutcomeDecided(FAILED)]


def test_wild_flare_has_nothing_to_copy_from_an_equal_card() -> None:
    table = cosmic("trader", "mind", hands=[["attack_08", "mirror.flare"], ["attack_08"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_08", "attack_08").rest()
    assert not table.was_asked(0, PlayCard)


def test_wild_flare_tells_an_attack_of_nothing_from_a_negotiate() -> None:
    table = cosmic("trader", "mind", hands=[["attack_00", "mirror.flare"], ["negotiate"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_00", "negotiate")
    assert table.is_asked(0, PlayCard)


def test_wild_flare_is_for_main_players() -> None:
    table = cosmic("trader", "mind", "fido", hands=[["attack_08"], ["attack_20"], ["mirror.flare"]])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2).both_play("attack_08", "attack_20")
    assert not table.was_asked(2, PlayCard)


def test_zapped_with_the_super_flare_nothing_is_reversed() -> None:
    """Ruling 43."""
    hands = [["attack_08", "mirror.flare"], ["attack_30"], ["cosmic_zap"]]
    table = selected("attack_08", "attack_30", hands=hands).uses(0).answers(2, PlayCard, -1)
    table.answers(0, AddSuper, table.card("mirror.flare")).plays(2, "cosmic_zap").rest()
    assert table.totals == [9, 34]
