"""Cosmic Zap: a use of a power is cancelled, and the power is off until the encounter ends."""

from __future__ import annotations

import pytest

from game.core.prompts import NONE
from game.cosmic.events.cards import CardCancelled
from game.cosmic.events.common import EncounterEnded, PowerUsed, PowerZapped, ShipsLost
from game.cosmic.parts import OFFENSE
from game.cosmic.prompts import AddSuper, PlayCard, TakeShips
from tests.support.cosmic.encounters import Encounter, cosmic, home


def beaten(**words: object) -> Encounter:
    """The Zombie is about to lose two ships, and an ally two more."""
    hands = [["attack_04"], ["attack_20"], ["cosmic_zap.1", "cosmic_zap.2"]]
    table = cosmic("zombie", "trader", "amoeba", hands=hands, **words)
    table.launches(2, home(1)).nobody_allies().both_play("attack_04", "attack_20")
    return table.until(PlayCard)


def test_a_use_is_cancelled_and_the_zap_discarded() -> None:
    table = beaten().plays(2, "cosmic_zap").rest()
    assert ShipsLost(0, 2, -2, "lost_as_main") in table.log
    assert table.hand(2) == ["cosmic_zap"]
    assert table.happened(PowerZapped) == [PowerZapped(0, "zombie")]


def test_a_power_that_is_off_is_not_used_again_in_this_encounter() -> None:
    """Ruling 41."""
    hands = [["negotiate"], ["negotiate"], ["cosmic_zap"]]
    table = cosmic("zombie", "trader", "amoeba", hands=hands)
    table.launches(2, home(1)).nobody_allies().both_play("negotiate", "negotiate").until(PlayCard)
    table.plays(2, "cosmic_zap").rest()
    assert table.table.warp[0] == 3
    assert table.happened(PowerUsed) == [PowerUsed(0, "zombie")]


def test_the_power_is_back_when_the_encounter_is_over() -> None:
    table = beaten().plays(2, "cosmic_zap").rest()
    assert PowerZapped(0, "zombie") in table.log
    assert table.happened(EncounterEnded)
    assert (0, "zombie") in table.table.in_play


def test_the_own_power_may_be_zapped() -> None:
    """Ruling 48: the Human wins for it."""
    table = cosmic("human", "trader", hands=[["negotiate", "cosmic_zap"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("negotiate", "attack_20").until(PlayCard)
    table.plays(0, "cosmic_zap").rest()
    assert table.winner == OFFENSE


def regrouping() -> Encounter:
    """The Kamikaze plays its super flare in its regroup phase."""
    hands = [["attack_04", "kamikaze.flare"], ["attack_20", "cosmic_zap"], []]
    table = cosmic("kamikaze", "trader", hands=hands, warp=[5, 0, 0])
    return table.plays(0, "kamikaze.flare")


def test_a_super_flare_goes_back_unused() -> None:
    """Ruling 43."""
    table = regrouping().plays(1, "cosmic_zap").until(TakeShips)
    assert table.table.warp[0] == 4
    assert table.hand(0) == ["attack_04", "kamikaze.flare"]
    assert table.table.flares_used == []


def test_while_zapped_the_own_flare_has_its_wild_side() -> None:
    """Rulings 43 and 44."""
    table = regrouping().plays(1, "cosmic_zap").launches(1, home(1)).nobody_allies()
    table.both_play("attack_04", "attack_20").plays(0, "kamikaze.flare").until(TakeShips).sends(0, 4)
    table.rest()
    assert table.totals == [4 + 1 + 12, 20 + 4]


def test_a_super_flare_that_is_not_zapped_works() -> None:
    table = regrouping().answers(1, PlayCard, NONE).launches(1, home(1))
    assert table.table.warp[0] == 2


def test_only_a_use_can_be_answered() -> None:
    """Ruling 41: the Tripler uses its power on an attack, not on a negotiate."""
    hands = [["attack_04", "negotiate"], ["attack_20", "cosmic_zap"], []]
    table = cosmic("tripler", "trader", hands=hands).launches(1, home(1)).nobody_allies()
    assert table.both_play("attack_04", "attack_20").asks(1, PlayCard).event == PowerUsed(0, "tripler")
    table = cosmic("tripler", "trader", hands=hands).launches(1, home(1)).nobody_allies()
    assert table.both_play("negotiate", "attack_20").happened(EncounterEnded)
    assert PowerUsed(0, "tripler") not in table.log


def test_nobody_is_asked_to_zap_what_they_have_just_chosen_to_use() -> None:
    """The Human, who has no choice, is (ruling 48)."""
    table = cosmic("mirror", "trader", hands=[["attack_20", "cosmic_zap"], ["attack_04"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04").uses(0).rest()
    assert not table.was_asked(0, PlayCard)


@pytest.mark.parametrize(
    ("alien", "offense", "defense"),
    [("amoeba", 4, 20), ("barbarian", 20, 4), ("calculator", 15, 8), ("sorcerer", 4, 20)],
)
def test_a_super_flare_that_lets_an_ally_use_the_power_is_one_action(
    alien: str, offense: int, defense: int
) -> None:
    """Ruling 43: one window; who zaps there sends the flare back unused."""
    cards = f"attack_{offense:02}", f"attack_{defense:02}"
    hands = [[cards[0]], [cards[1], "morph", "cosmic_zap"], [f"{alien}.flare"]]
    table = cosmic("trader", "mind", alien, hands=hands).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play(*cards)
    table.answers(2, AddSuper, table.card(f"{alien}.flare")).plays(1, "cosmic_zap")
    assert table.happened(PowerUsed) == [PowerUsed(2, alien)]
    assert table.hand(2) == [f"{alien}.flare"]
    assert CardCancelled(table.card(f"{alien}.flare"), counts=False) in table.log


def test_a_super_flare_that_lets_an_ally_use_the_power_is_not_asked_about_twice() -> None:
    """Ruling 43."""
    hands = [["attack_15"], ["attack_08", "cosmic_zap"], ["calculator.flare"]]
    table = cosmic("trader", "mind", "calculator", hands=hands).launches(1, home(1))
    table.invites(2).invites().joins_offense(2).both_play("attack_15", "attack_08")
    table.answers(2, AddSuper, table.card("calculator.flare")).answers(1, PlayCard, NONE)
    assert table.totals == [7 + 2, 8 + 4]  # without another question
