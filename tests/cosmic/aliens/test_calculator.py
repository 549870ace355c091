"""Calculator: the lower attack is subtracted from the higher one."""

from __future__ import annotations

import pytest

from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import CardCounts
from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import AddSuper, ChooseOne, PlayCard, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home


def selected(mine: str, theirs: str, *more: str, **words: object) -> Encounter:
    """The Calculator attacks four ships with one and both cards are down."""
    words = {"hands": [[mine], [theirs], list(more)], **words}
    table = cosmic("calculator", "trader", "mind", **words)
    return table.launches(1, home(1)).nobody_allies().both_play(mine, theirs)


def guessed(word: str, mine: str = "attack_08", theirs: str = "attack_15") -> Encounter:
    """A wild flare is played by the offense, which has one ship against four."""
    table = cosmic("trader", "mind", hands=[[mine, "calculator.flare"], [theirs], []])
    table.launches(1, home(1)).nobody_allies().both_play(mine, theirs).until(PlayCard)
    return table.plays(0, "calculator.flare").answers(0, ChooseOne, word)


@pytest.mark.parametrize(
    ("mine", "theirs", "values"),
    [
        ("attack_15", "attack_08", [7, 8]),
        ("attack_30", "attack_40", [30, 10]),
        ("attack_08", "attack_08", [8, 8]),
        ("attack_14", "attack_00", [14, 0]),
    ],
)
def test_the_lower_attack_is_subtracted_from_the_higher(mine: str, theirs: str, values: list[int]) -> None:
    table = selected(mine, theirs).uses(0)
    assert PowerUsed(0, "calculator") in table.log
    assert table.totals == [values[0] + 1, values[1] + 4]


def test_it_may_be_left_unused() -> None:
    assert selected("attack_15", "attack_08").uses(0, power=False).totals == [16, 12]


def test_the_defense_calls_too() -> None:
    table = cosmic("trader", "calculator", hands=[["attack_15"], ["attack_08"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_15", "attack_08").uses(1)
    assert table.totals == [7 + 1, 8 + 4]


def test_a_negotiate_is_not_equalized() -> None:
    table = selected("attack_15", "negotiate").uses(0)
    assert not table.happened(CardCounts)
    assert table.winner == OFFENSE


def test_against_a_morph_nothing_happens() -> None:
    """Ruling 83."""
    table = selected("attack_15", "morph").uses(0)
    assert table.totals == [15 + 1, 15 + 4]


def test_zapped_the_cards_keep_their_values() -> None:
    table = selected("attack_15", "attack_08", "cosmic_zap").uses(0).plays(2, "cosmic_zap")
    assert table.totals == [16, 12]


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = selected("attack_15", "attack_08", ships={(home(0, n), 0): 0 for n in range(3)})
    assert table.totals == [16, 12]


def test_the_call_stands_when_the_power_is_lost_before_the_reveal() -> None:
    """The use has been made: sacrificed home colonies do not take it back."""
    hands = [["attack_15", "kamikaze.flare"], ["attack_08"], []]
    ships = {(home(0, n), 0): 1 for n in range(1, 3)} | {(home(0, n), 0): 0 for n in range(3, 5)}
    table = selected("attack_15", "attack_08", hands=hands, ships=ships).uses(0)
    table.until(PlayCard).plays(0, "kamikaze.flare").answers(0, TakeShips, (home(0, 1), 1)).rest()
    assert table.table.powerless[0]
    assert table.totals == [7 + 1 + 3, 8 + 4]


def test_an_ally_is_not_asked_without_the_flare() -> None:
    table = cosmic("trader", "mind", "calculator", hands=[["attack_15"], ["attack_08"], []])
    table.launches(1, home(1)).invites(2).invites().joins_offense(2).both_play("attack_15", "attack_08")
    assert not table.was_asked(2, UsePower)
    assert table.totals == [15 + 2, 8 + 4]


def test_super_flare_lets_an_ally_call() -> None:
    hands = [["attack_15"], ["attack_08"], ["calculator.flare"]]
    table = cosmic("trader", "mind", "calculator", hands=hands)
    table.launches(1, home(1)).invites(2).invites().joins_offense(2).both_play("attack_15", "attack_08")
    table.answers(2, AddSuper, table.card("calculator.flare"))
    assert table.totals == [7 + 2, 8 + 4]
    assert "calculator.flare" in table.hand(2)


def test_super_flare_is_not_for_bystanders() -> None:
    hands = [["attack_15"], ["attack_08"], ["calculator.flare"]]
    table = cosmic("trader", "mind", "calculator", hands=hands)
    table.launches(1, home(1)).nobody_allies().both_play("attack_15", "attack_08")
    assert not table.was_asked(2, AddSuper)
    assert not table.was_asked(2, PlayCard)
    assert table.totals == [16, 12]


def test_wild_flare_guessed_right_subtracts_from_the_opponent() -> None:
    assert guessed("calculator_odd").totals == [8 + 1, 7 + 4]
    assert guessed("calculator_even", theirs="attack_14").totals == [8 + 1, 6 + 4]


def test_wild_flare_guessed_wrong_subtracts_from_the_own_card() -> None:
    """A card may count less than nothing."""
    assert guessed("calculator_even").totals == [-7 + 1, 15 + 4]


def test_wild_flare_does_nothing_to_a_negotiate() -> None:
    table = guessed("calculator_odd", "attack_08", "negotiate")
    assert not table.happened(CardCounts)
    assert table.winner == OFFENSE


def test_the_call_is_asked_before_anything_is_revealed() -> None:
    table = selected("attack_15", "attack_08")
    assert table.is_asked(0, UsePower)
    assert not table.match.view(0).encounter.revealed


def test_wild_flare_is_for_main_players() -> None:
    hands = [["attack_15"], ["attack_08"], ["calculator.flare"]]
    table = cosmic("trader", "mind", "fido", hands=hands).launches(1, home(1)).invites(2).invites()
    table.joins_offense(2).both_play("attack_15", "attack_08").rest()
    assert not table.was_asked(2, PlayCard)
