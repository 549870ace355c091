"""Machine: it goes on as long as it has encounter cards."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardPlayed
from game.cosmic.events.common import EncounterBegan, PowerUsed, TurnBegan
from game.cosmic.pieces import WILD
from game.cosmic.prompts import PlayCard, SecondEncounter, TakeShips, UsePower
from tests.support.cosmic.encounters import Encounter, cosmic, home

LOST, WON = ("attack_04", "attack_20"), ("attack_30", "attack_01")
HAND = ["attack_04", "attack_30", "attack_06"]


def over(
    cards: tuple[str, str] = LOST, *more: str, hand: list[str] = HAND, alien: str = "machine", **words: object
) -> Encounter:
    """The first encounter is over; the defense has cards enough for another one."""
    hands = [hand, ["attack_20", "attack_01", "attack_08", *more], []]
    table = cosmic(alien, "warrior", "virus", **{"hands": hands, "destiny": [1, 1, 1], **words})
    table.launches(1, home(1)).nobody_allies().both_play(*cards)
    return table.until(UsePower, SecondEncounter, TakeShips, PlayCard)


def goes_on(table: Encounter, number: int) -> bool:
    """Whether the offense has its next encounter."""
    return EncounterBegan(0, number) in table.log


def test_after_a_defeat_it_may_have_another_encounter() -> None:
    table = over().uses(0)
    assert goes_on(table, 2)
    assert PowerUsed(0, "machine") in table.log


def test_it_may_stop() -> None:
    table = over().uses(0, power=False)
    assert not goes_on(table, 2)
    assert TurnBegan(1) in table.log


def test_it_goes_on_beyond_the_second_encounter() -> None:
    table = over().uses(0).launches(1, home(1, 1)).nobody_allies().both_play("attack_30", "attack_01")
    table.until(UsePower).uses(0)
    assert goes_on(table, 3)


def test_after_a_first_success_the_second_encounter_needs_no_power() -> None:
    table = over(WON).until(SecondEncounter)
    assert not table.was_asked(0, UsePower)
    table.answers(0, SecondEncounter, "encounter")
    assert goes_on(table, 2)
    assert PowerUsed(0, "machine") not in table.log


def test_without_an_encounter_card_it_stops() -> None:
    table = over(hand=["attack_04", "reinforcement_2"])
    assert not table.was_asked(0, UsePower)
    assert TurnBegan(1) in table.log


def test_there_is_no_new_hand_in_between() -> None:
    """Ruling 37: only at the start of a turn."""
    table = over(hand=["attack_04", "attack_30"]).uses(0)
    assert table.hand(0) == ["attack_30"]


def test_as_defense_it_has_no_power() -> None:
    hands = [["attack_04", "attack_06"], ["attack_30", "attack_20"], []]
    table = cosmic("human", "machine", "virus", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("attack_04", "attack_30").rest()
    assert not table.was_asked(1, UsePower)


def test_zapped_after_a_defeat_its_turn_is_over() -> None:
    table = over(LOST, "cosmic_zap").uses(0).plays(1, "cosmic_zap")
    assert not goes_on(table, 2)
    assert TurnBegan(1) in table.log


def test_a_zap_leaves_the_normal_second_encounter() -> None:
    table = over(WON, "cosmic_zap").until(SecondEncounter).answers(0, SecondEncounter, "encounter")
    assert goes_on(table, 2)
    assert not table.was_asked(1, PlayCard)  # there is no use that could be zapped


def test_without_three_home_colonies_there_is_no_power() -> None:
    """Ruling 54."""
    table = over(ships={(home(0, number), 0): 0 for number in range(3)})
    assert not table.was_asked(0, UsePower)


def test_a_tech_instead_of_an_encounter_ends_its_turn() -> None:
    """Page 15: the Machine may give up its second or later encounter for a tech."""
    table = over(options={"technology": True}).uses(0).until(SecondEncounter)
    table.answers(0, SecondEncounter, "new_tech").until(TakeShips, PlayCard)
    assert len(table.table.techs[0]) == 1
    assert not goes_on(table, 2)
    assert TurnBegan(1) in table.log


def test_wild_flare_gives_a_second_encounter_after_a_defeat() -> None:
    table = over(hand=[*HAND, "machine.flare"], alien="human").plays(0, "machine.flare")
    assert goes_on(table, 2)
    assert table.hand(0) == ["attack_06", "attack_30", "machine.flare"]


def test_wild_flare_draws_a_new_hand_if_there_is_no_encounter_card() -> None:
    """Ruling 168: the flare is not lost by that."""
    hand = ["attack_04", "reinforcement_2", "machine.flare"]
    table = over(hand=hand, alien="human").plays(0, "machine.flare").until(TakeShips, PlayCard)
    assert goes_on(table, 2)
    assert len(table.hand(0)) == 9
    assert "machine.flare" in table.hand(0)
    assert "reinforcement_2" in table.names(table.table.discard)


def test_wild_flare_helps_after_a_success_without_encounter_cards() -> None:
    table = over(WON, hand=["attack_30", "machine.flare"], alien="human").plays(0, "machine.flare")
    assert goes_on(table, 2)
    assert len(table.hand(0)) == 9


def test_wild_flare_is_not_needed_after_a_success() -> None:
    table = over(WON, hand=[*HAND, "machine.flare"], alien="human")
    assert table.is_asked(0, SecondEncounter)


def test_wild_flare_gives_no_third_encounter() -> None:
    table = over(hand=[*HAND, "machine.flare"], alien="human", number=2)
    assert not table.was_asked(0, PlayCard)
    assert TurnBegan(1) in table.log


def test_wild_flare_does_not_prolong_a_turn_that_was_cut_short() -> None:
    """Ruling 19: without a ship to launch the turn ends."""
    words = {"ships": {(home(0, number), 0): 0 for number in range(5)}, "gone": [20, 0, 0], "warp": [0, 0, 0]}
    table = cosmic(
        "human", "warrior", "virus", hands=[["attack_04", "machine.flare"], [], []], **words
    ).rest()
    assert not table.was_asked(0, PlayCard)
    assert TurnBegan(1) in table.log


def test_wild_flare_is_for_the_offense() -> None:
    table = over(LOST, "machine.flare", alien="human", hand=HAND)
    assert not table.was_asked(1, PlayCard)


def test_zapped_it_may_still_go_on_with_the_wild_side() -> None:
    """Ruling 44."""
    table = over(LOST, "cosmic_zap", hand=[*HAND, "machine.flare"]).uses(0).plays(1, "cosmic_zap")
    table.plays(0, "machine.flare")
    assert table.happened(CardPlayed)[-1].side == WILD
    assert goes_on(table, 2)


def test_super_flare_draws_a_card_instead_of_a_ship() -> None:
    hands = [["attack_04", "machine.flare"], ["attack_20"], []]
    table = cosmic("machine", "human", "virus", hands=hands, warp=[3, 0, 0], deck=["attack_40"])
    table.plays(0, "machine.flare").until(TakeShips)
    assert table.hand(0) == ["attack_04", "attack_40", "machine.flare"]
    assert table.table.warp[0] == 3


def test_super_flare_may_be_left() -> None:
    hands = [["attack_04", "machine.flare"], ["attack_20"], []]
    table = cosmic("machine", "human", "virus", hands=hands, warp=[3, 0, 0])
    table.answers(0, PlayCard, NONE).until(TakeShips)
    assert table.table.warp[0] == 2


def test_super_flare_needs_a_ship_to_leave_in_the_warp() -> None:
    hands = [["attack_04", "machine.flare"], ["attack_20"], []]
    table = cosmic("machine", "human", "virus", hands=hands).until(TakeShips)
    assert not table.was_asked(0, PlayCard)


def test_super_flare_is_for_the_own_regroup_phase() -> None:
    hands = [["attack_04"], ["attack_20", "machine.flare"], []]
    table = cosmic("human", "machine", "virus", hands=hands, warp=[2, 2, 0]).until(TakeShips)
    assert not table.was_asked(1, PlayCard)
