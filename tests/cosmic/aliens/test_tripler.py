"""Tripler: low attacks are tripled, high ones divided by three."""

from __future__ import annotations

import pytest

from game.core.prompts import NONE
from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import CardCounts
from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import AddSuper, PlayCard, PlayReinforcement
from tests.support.cosmic.encounters import Encounter, cosmic, home

COUNTS = {
    0: 0, 1: 3, 4: 12, 5: 15, 6: 18, 7: 21, 8: 24, 9: 27, 10: 30, 11: 4, 12: 4, 13: 5, 14: 5, 15: 5, 20: 7,
    23: 8, 30: 10, 40: 14,
}  # fmt: skip


def fought(mine: str, theirs: str = "attack_20", *more: str, **words: object) -> Encounter:
    """The Tripler attacks four ships with one; the cards are revealed."""
    words = {"hands": [[mine], [theirs], list(more)], **words}
    table = cosmic("tripler", "fido", "mind", **words)
    return table.launches(1, home(1)).nobody_allies().both_play(mine, theirs)


@pytest.mark.parametrize(("printed", "counts"), COUNTS.items())
def test_up_to_ten_an_attack_is_tripled_above_it_is_divided(printed: int, counts: int) -> None:
    theirs = "attack_20" if printed != 20 else "attack_30"
    table = fought(f"attack_{printed:02}", theirs)
    assert table.totals[OFFENSE] == counts + 1
    assert PowerUsed(0, "tripler") in table.log


def test_only_the_own_attack_is_tripled() -> None:
    assert fought("attack_04", "attack_08").totals == [12 + 1, 8 + 4]


def test_the_defense_triples_too() -> None:
    table = cosmic("fido", "tripler", hands=[["attack_20"], ["attack_08"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_08")
    assert table.totals == [20 + 1, 24 + 4]


def test_a_morph_keeps_the_value_that_was_revealed() -> None:
    """Ruling 28: later changes of the card that it copies do not alter it."""
    assert fought("attack_20", "morph").totals == [7 + 1, 20 + 4]


def test_a_morph_that_became_an_attack_is_tripled() -> None:
    """Ruling 28: it copies the card as it was revealed."""
    assert fought("morph", "attack_08").totals == [24 + 1, 8 + 4]


def test_a_negotiate_is_nothing_to_triple() -> None:
    table = fought("negotiate")
    assert not table.happened(PowerUsed)


def test_a_reinforcement_is_not_tripled() -> None:
    table = fought("attack_04", hands=[["attack_04", "reinforcement_3"], ["attack_20"], []])
    table.answers(0, PlayReinforcement, (table.held(0, "reinforcement_3"), OFFENSE))
    assert table.totals == [12 + 1 + 3, 20 + 4]


def test_what_a_calculator_left_is_tripled() -> None:
    """Ruling 80: calls made in planning come first."""
    table = cosmic("tripler", "calculator", hands=[["attack_15"], ["attack_08"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_15", "attack_08").uses(1)
    assert table.totals == [3 * (15 - 8) + 1, 8 + 4]


def test_zapped_the_card_keeps_its_value() -> None:
    table = fought("attack_08", "attack_20", "cosmic_zap").plays(2, "cosmic_zap")
    assert table.totals == [8 + 1, 20 + 4]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    assert fought("attack_08", ships={(home(0, n), 0): 0 for n in range(3)}).totals == [9, 24]


def test_an_ally_triples_nothing() -> None:
    table = cosmic("fido", "mind", "tripler", hands=[["attack_08"], ["attack_20"], []]).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play("attack_08", "attack_20")
    assert table.totals == [8 + 2, 20 + 4]


@pytest.mark.parametrize(("printed", "counts"), [(11, 33), (12, 36), (13, 39)])
def test_super_flare_triples_attacks_up_to_thirteen(printed: int, counts: int) -> None:
    table = fought(f"attack_{printed}", hands=[[f"attack_{printed}", "tripler.flare"], ["attack_20"], []])
    table.answers(0, AddSuper, table.card("tripler.flare"))
    assert table.totals == [counts + 1, 20 + 4]


@pytest.mark.parametrize("printed", [10, 14])
def test_super_flare_has_nothing_to_say_about_other_attacks(printed: int) -> None:
    table = fought(f"attack_{printed}", hands=[[f"attack_{printed}", "tripler.flare"], ["attack_20"], []])
    assert not table.was_asked(0, AddSuper)
    assert table.totals == [COUNTS[printed] + 1, 20 + 4]


def test_zapped_with_the_super_flare_the_card_counts_what_is_printed() -> None:
    """Ruling 43: the flare goes back, and the whole power is off."""
    hands = [["attack_12", "tripler.flare"], ["attack_20", "cosmic_zap"], []]
    table = fought("attack_12", hands=hands).answers(1, PlayCard, NONE)
    table.answers(0, AddSuper, table.card("tripler.flare")).plays(1, "cosmic_zap").rest()
    assert table.totals == [12 + 1, 20 + 4]
    assert "tripler.flare" in table.hand(0)


def wild(mine: str, theirs: str, *aliens: str) -> Encounter:
    """The offense holds the flare and is not the Tripler."""
    hands = [[mine, "tripler.flare"], [theirs], []]
    table = cosmic(*(aliens or ("fido", "mind")), hands=hands).launches(1, home(1)).nobody_allies()
    return table.both_play(mine, theirs)


@pytest.mark.parametrize(("printed", "counts"), [(15, 5), (20, 7), (40, 14)])
def test_wild_flare_divides_the_opponents_attack_of_fifteen_or_more(printed: int, counts: int) -> None:
    table = wild("attack_08", f"attack_{printed}").until(PlayCard).plays(0, "tripler.flare")
    assert table.totals == [8 + 1, counts + 4]


def test_wild_flare_does_not_fit_smaller_attacks() -> None:
    table = wild("attack_08", "attack_14")
    assert not table.was_asked(0, PlayCard)
    assert table.totals == [8 + 1, 14 + 4]


def test_wild_flare_is_for_main_players() -> None:
    hands = [["attack_08"], ["attack_20"], ["tripler.flare"]]
    table = cosmic("fido", "mind", "trader", hands=hands).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play("attack_08", "attack_20")
    assert not table.was_asked(2, PlayCard)


def test_wild_flare_comes_before_other_effects() -> None:
    """Ruling 80: 20 becomes 7, and the Tripler who played it triples that."""
    table = wild("attack_08", "attack_20", "fido", "tripler").plays(0, "tripler.flare")
    assert table.totals == [8 + 1, 21 + 4]


def test_wild_flare_comes_before_a_reversal() -> None:
    """Ruling 80: 30 becomes 10, and that is reversed."""
    hands = [["attack_08", "tripler.flare"], ["attack_30"], []]
    table = cosmic("fido", "mirror", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_08", "attack_30").uses(1).plays(0, "tripler.flare")
    assert table.totals == [80 + 1, 1 + 4]
    assert len(table.happened(CardCounts)) == 3
