"""Quark Battery: an encounter card in reserve."""

from __future__ import annotations

from game.cosmic.parts import NO_CARD
from game.cosmic.prompts import CardFromHand, ChoosePlanet, ResearchTech
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import researched, was_offered, with_techs

TECH = "quark_battery"


def charged(seat: int, under: str = "attack_40", *aliens: str, **words: object) -> Encounter:
    """A seat has a card under the tech; cards are about to be compared."""
    row = {"tech": TECH, "completed": True, "under": under}
    words = {"hands": [["attack_04"], ["attack_20"], []], **words}
    return with_techs({seat: [row]}, *aliens, **words).launches(1, home(1)).nobody_allies()


def test_when_it_is_completed_an_encounter_card_goes_under_it() -> None:
    hands = [["attack_04", "negotiate", "cosmic_zap"], ["attack_20"], []]
    table = researched(0, TECH, 3, hands=hands).until(ResearchTech)
    table.answers(0, ResearchTech, f"complete {table.tech(TECH)}")
    prompt = table.asks(0, CardFromHand)
    assert table.names(prompt.options(table.table)) == ["attack_04", "negotiate"]
    stored = table.held(0, "negotiate")
    table.answers(0, CardFromHand, stored)
    assert table.hand(0) == ["attack_04", "cosmic_zap"]
    assert table.table.techs[0][0].under == stored
    assert [table.table.knows(seat, stored) for seat in range(3)] == [True, False, False]


def test_the_only_encounter_card_goes_under_it_without_a_question() -> None:
    table = researched(2, TECH, 3, hands=[["attack_04"], ["attack_20"], ["morph"]]).until(ResearchTech)
    table.answers(2, ResearchTech, f"complete {table.tech(TECH)}")
    assert table.hand(2) == []


def test_without_an_encounter_card_it_stays_empty() -> None:
    table = researched(2, TECH, 3).until(ResearchTech)
    table.answers(2, ResearchTech, f"complete {table.tech(TECH)}").until(ChoosePlanet)
    assert table.table.techs[2][0].under == NO_CARD


def test_the_stored_card_takes_the_place_of_the_own_one() -> None:
    table = charged(0).both_play("attack_04", "attack_20").plays(0, TECH)
    table.rest()
    assert table.totals == [41, 24]
    assert table.names(table.table.discard) == ["attack_04", "attack_40", "attack_20"]
    assert table.names(table.table.tech_discard) == [TECH]


def test_the_defense_may_use_it_too() -> None:
    table = charged(1).both_play("attack_04", "attack_20").plays(1, TECH).rest()
    assert table.totals == [5, 44]


def test_a_stored_negotiate_may_lead_to_a_deal() -> None:
    hands = [["attack_04"], ["negotiate"], []]
    table = charged(0, "negotiate", hands=hands).both_play("attack_04", "negotiate").plays(0, TECH)
    assert table.table.at.types == (1, 1)


def test_a_stored_morph_becomes_the_other_card() -> None:
    table = charged(0, "morph").both_play("attack_04", "attack_20").plays(0, TECH).rest()
    assert table.totals == [21, 24]


def test_who_is_no_main_player_cannot_use_it() -> None:
    assert not was_offered(charged(2).both_play("attack_04", "attack_20").rest(), 2)


def test_it_need_not_be_used() -> None:
    table = charged(0).both_play("attack_04", "attack_20").rest()
    assert was_offered(table, 0)
    assert len(table.table.techs[0]) == 1


def test_nobody_can_take_the_stored_card() -> None:
    """It is not in hand: the compensation takes the rest of the hand only."""
    hands = [["attack_20", "attack_06"], ["negotiate"], []]
    table = charged(0, "attack_40", hands=hands).both_play("attack_20", "negotiate").rest()
    assert "attack_06" in table.hand(1)
    assert table.table.id_of(table.table.techs[0][0].under) == "attack_40"


def test_an_empty_battery_is_not_used() -> None:
    table = with_techs({0: [{"tech": TECH, "completed": True}]}, hands=[["attack_04"], ["attack_20"], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_04", "attack_20").rest()
    assert not was_offered(table, 0)
