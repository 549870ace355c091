"""Enigma Device: everybody has exactly eight cards."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardsDiscarded, CardsDrawn
from game.cosmic.prompts import MayCardFromHand, PlayCard
from tests.support.cosmic.encounters import Encounter
from tests.support.cosmic.techs import completed

TECH = "enigma_device"
MANY = ["attack_20", *["negotiate"] * 9]
HANDS = [MANY, ["attack_08"], ["attack_04", "attack_06"]]


def deciphered(*unwanted: str) -> Encounter:
    """Seat 2 uses it and discards these cards first."""
    table = completed(2, TECH, hands=HANDS).until(PlayCard).plays(2, TECH)
    for name in unwanted:
        table.answers(2, MayCardFromHand, table.held(2, name))
    return table


def test_everybody_holds_eight_cards() -> None:
    table = deciphered().answers(2, MayCardFromHand, NONE)
    assert [len(hand) for hand in table.table.hands] == [8, 8, 8]
    assert table.table.techs[2] == ()


def test_the_owner_comes_first_and_then_all_clockwise() -> None:
    table = deciphered().answers(2, MayCardFromHand, NONE)
    order = [
        (type(event), event.seat) for event in table.log if isinstance(event, CardsDrawn | CardsDiscarded)
    ]
    assert order == [(CardsDrawn, 2), (CardsDiscarded, 0), (CardsDrawn, 1)]


def test_the_owner_may_discard_any_own_cards_before() -> None:
    table = deciphered("attack_04").answers(2, MayCardFromHand, NONE)
    first = table.happened(CardsDiscarded)[0]
    assert (first.seat, table.names(first.cards)) == (2, ["attack_04"])
    assert "attack_06" in table.hand(2)
    assert len(table.hand(2)) == 8


def test_a_whole_hand_may_be_discarded() -> None:
    table = deciphered("attack_04", "attack_06")
    assert not table.is_asked(2, MayCardFromHand)
    assert len(table.hand(2)) == 8


def test_the_hoard_of_the_miser_is_no_part_of_the_hand() -> None:
    """Ruling 121."""
    hoards = [[], ["attack_10"] * 3, []]
    table = completed(2, TECH, "trader", "miser", hands=HANDS, hoards=hoards)
    table.until(PlayCard).plays(2, TECH).answers(2, MayCardFromHand, NONE)
    assert len(table.table.hands[1]) == 8
    assert len(table.table.hoards[1]) == 3


def test_the_vulch_gets_the_artifacts_that_are_discarded() -> None:
    """Ruling 111."""
    hands = [["attack_20"], ["attack_08"], ["mobius_tubes", "attack_04"]]
    table = completed(2, TECH, "trader", "vulch", hands=hands).until(PlayCard).plays(2, TECH)
    table.answers(2, MayCardFromHand, table.held(2, "mobius_tubes")).answers(2, MayCardFromHand, NONE)
    assert "mobius_tubes" in table.hand(1)
