"""Human: four more for its side, or the win if anybody zaps it."""

from __future__ import annotations

from game.cosmic.events.common import PowerUsed
from game.cosmic.events.encounter import CardCounts
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.pieces import ATTACK
from game.cosmic.prompts import AddSuper, ChooseOne, PlayCard, PlayReinforcement
from tests.support.cosmic.encounters import Encounter, cosmic, home, met, result


def test_the_human_adds_four() -> None:
    table = met("human", "trader", hands=[["attack_10"], ["attack_12"], []]).rest()
    assert result(table) == (OFFENSE, [10 + 3 + 4, 12 + 4])


def test_the_human_adds_four_as_an_ally() -> None:
    """Ruling 147."""
    hands = [["attack_10"], ["attack_12"], []]
    table = cosmic("trader", "mind", "human", hands=hands).launches(3, home(1))
    table.invites().invites(2).joins_defense(2, 1).both_play("attack_10", "attack_12").rest()
    assert result(table) == (DEFENSE, [10 + 3, 12 + 4 + 1 + 4])


def test_who_is_not_in_the_encounter_adds_nothing() -> None:
    table = met("trader", "mind", "human", hands=[["attack_10"], ["attack_12"], []]).rest()
    assert result(table) == (DEFENSE, [10 + 3, 12 + 4])
    assert PowerUsed(2, "human") not in table.log


def test_zapped_the_human_wins() -> None:
    """Ruling 48: there are no totals, and nobody reinforces any more (ruling 9)."""
    hands = [["attack_04"], ["attack_40", "cosmic_zap", "reinforcement_5"], []]
    table = met("human", "trader", hands=hands).plays(1, "cosmic_zap")
    assert not table.is_asked(1, PlayReinforcement)
    assert result(table.rest()) == (OFFENSE, [])
    assert table.ships(0, home(1)) == 3


def test_zapped_the_human_wins_with_a_negotiate() -> None:
    """Ruling 48. The attack that has lost pays nothing."""
    hands = [["negotiate"], ["attack_40", "cosmic_zap"], []]
    table = met("human", "trader", hands=hands).plays(1, "cosmic_zap").rest()
    assert result(table) == (OFFENSE, [])
    assert table.hand(0) == []


def test_zapped_before_a_deal_the_human_wins() -> None:
    """Whatever cards were revealed: two negotiates, too."""
    hands = [["negotiate"], ["negotiate"], ["cosmic_zap"]]
    table = met("human", "trader", hands=hands).plays(2, "cosmic_zap").rest()
    assert result(table) == (OFFENSE, [])
    assert table.ships(0, home(1)) == 3


def test_without_a_zap_two_negotiates_make_a_deal() -> None:
    hands = [["negotiate"], ["negotiate"], []]
    table = met("human", "trader", hands=hands)
    assert PowerUsed(0, "human") in table.log
    assert table.table.at.deal is not None


def test_zapped_as_an_ally_the_humans_side_wins() -> None:
    hands = [["attack_04"], ["attack_40", "cosmic_zap"], []]
    table = cosmic("trader", "mind", "human", hands=hands).launches(3, home(1))
    table.invites(2).invites().joins_offense(2, 1).both_play("attack_04", "attack_40")
    table.plays(1, "cosmic_zap").rest()
    assert result(table) == (OFFENSE, [])
    assert table.ships(2, home(1)) == 1


def test_the_human_may_zap_itself() -> None:
    hands = [["attack_04", "cosmic_zap"], ["attack_40"], []]
    table = met("human", "trader", hands=hands).plays(0, "cosmic_zap").rest()
    assert result(table) == (OFFENSE, [])


def test_zapped_the_human_beats_the_pacifist() -> None:
    """Ruling 80: automatic results of a zap come last."""
    hands = [["attack_04"], ["negotiate"], ["cosmic_zap"]]
    table = met("human", "pacifist", hands=hands).skip_cards(PlayCard)
    table.answers(2, PlayCard, -1)  # not the Pacifist
    assert result(table.plays(2, "cosmic_zap").rest()) == (OFFENSE, [])


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    hands = [["attack_10"], ["attack_12", "cosmic_zap"], []]
    table = met("human", "trader", hands=hands, ships={(home(0, n), 0): 0 for n in range(3)}).rest()
    assert result(table) == (DEFENSE, [10 + 3, 12 + 4])


def test_wild_flare_makes_an_attack_42_and_is_discarded() -> None:
    """The Human is not in the game."""
    hands = [["attack_04", "human.flare"], ["attack_40"], []]
    table = met("mind", "trader", hands=hands).plays(0, "human.flare").rest()
    assert result(table) == (OFFENSE, [42 + 3, 40 + 4])
    assert table.card("human.flare") in table.table.discard


def test_wild_flare_goes_to_the_human() -> None:
    hands = [["attack_04", "human.flare"], ["attack_40"], []]
    table = met("mind", "trader", "human", hands=hands).plays(0, "human.flare").rest()
    assert result(table)[1] == [42 + 3, 40 + 4]
    assert table.hand(2) == ["human.flare"]


def test_wild_flare_does_not_betray_a_hidden_human() -> None:
    """As long as nobody knows the Human's player, the flare is discarded."""
    hands = [["attack_04", "human.flare"], ["attack_40"], []]
    table = met("mind", "trader", "human", hands=hands, options={"hidden": True})
    table.plays(0, "human.flare").rest()
    assert table.hand(2) == []
    assert table.card("human.flare") in table.table.discard


def test_wild_flare_may_be_salvaged_by_the_vulch() -> None:
    """With its super flare the Vulch gets flares, too."""
    hands = [["attack_04", "human.flare"], ["attack_40"], ["vulch.flare"]]
    table = met("mind", "trader", "vulch", hands=hands).plays(0, "human.flare")
    table.answers(2, AddSuper, table.card("vulch.flare")).rest()
    assert table.hand(2) == ["human.flare", "vulch.flare"]


def test_wild_flare_makes_an_attack_of_a_negotiate() -> None:
    """No deal follows, and its player collects no compensation."""
    hands = [["negotiate", "human.flare"], ["negotiate"], []]
    table = met("mind", "trader", hands=hands).plays(0, "human.flare").rest()
    assert result(table) == (OFFENSE, [])
    assert table.ships(0, home(1)) == 3


def test_wild_flare_cannot_be_used_against_the_human() -> None:
    table = met("mind", "human", hands=[["attack_04", "human.flare"], ["attack_40"], []])
    assert result(table) == (DEFENSE, [4 + 3, 40 + 4 + 4])  # nobody was asked


def test_wild_flare_is_not_for_allies() -> None:
    hands = [["attack_10"], ["attack_12"], ["human.flare"]]
    table = cosmic("trader", "mind", hands=hands).launches(3, home(1)).invites(2).invites()
    table.joins_offense(2, 1).both_play("attack_10", "attack_12")
    assert not table.is_asked(2, PlayCard)
    assert result(table.rest()) == (DEFENSE, [10 + 3 + 1, 12 + 4])


def test_the_powerless_human_keeps_its_flare_after_the_wild_side() -> None:
    """It goes to the Human, who has it already (ruling 44)."""
    hands = [["attack_10", "human.flare"], ["attack_12"], []]
    table = met("human", "trader", hands=hands, ships={(home(0, n), 0): 0 for n in range(3)})
    table.plays(0, "human.flare").rest()
    assert CardCounts(OFFENSE, ATTACK, 42, "human.flare") in table.log
    assert table.hand(0) == ["human.flare"]


def superhuman(*more: str) -> Encounter:
    """The Human plays its own flare with a low attack; the Trader holds more cards."""
    hands = [["attack_10", "human.flare"], ["attack_15", *more], []]
    table = met("human", "trader", hands=hands).skip_cards(AddSuper)
    return table.answers(0, AddSuper, table.card("human.flare"))


def test_super_flare_adds_eight() -> None:
    table = superhuman().answers(0, ChooseOne, "human_add").rest()
    assert result(table) == (OFFENSE, [10 + 3 + 8, 15 + 4])
    assert table.hand(0) == ["human.flare"]


def test_super_flare_may_be_discarded_to_zap_the_own_power() -> None:
    table = superhuman().answers(0, ChooseOne, "human_zap").rest()
    assert result(table) == (OFFENSE, [])
    assert table.card("human.flare") in table.table.discard


def test_who_zaps_the_super_flare_zaps_the_power() -> None:
    """Ruling 43: the flare goes back to the hand."""
    table = superhuman("cosmic_zap").plays(1, "cosmic_zap").rest()
    assert result(table) == (OFFENSE, [])
    assert table.hand(0) == ["human.flare"]


def test_a_card_zap_leaves_four() -> None:
    """Ruling 45: the flare is discarded, the power works."""
    table = superhuman("card_zap").plays(1, "card_zap").rest()
    assert result(table) == (DEFENSE, [10 + 3 + 4, 15 + 4])
    assert table.card("human.flare") in table.table.discard
