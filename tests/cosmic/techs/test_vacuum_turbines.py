"""Vacuum Turbines: four cards, of which any may be kept."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.events.cards import CardsDiscarded
from game.cosmic.prompts import MayChooseCard, PlayCard
from tests.support.cosmic.encounters import Encounter
from tests.support.cosmic.techs import HANDS, completed

TECH = "vacuum_turbines"
TOP = ["attack_40", "negotiate", "plague", "reinforcement_2"]


def blown(*unwanted: str) -> Encounter:
    """Seat 2 uses it at the start of somebody else's encounter."""
    table = completed(2, TECH, deck=TOP).until(PlayCard).plays(2, TECH)
    for name in unwanted:
        table.answers(2, MayChooseCard, table.held(2, name))
    return table


def test_four_cards_are_drawn_and_all_may_be_kept() -> None:
    table = blown().answers(2, MayChooseCard, NONE)
    assert table.hand(2) == sorted(TOP)
    assert not table.happened(CardsDiscarded)


def test_those_that_are_not_wanted_are_discarded() -> None:
    table = blown("negotiate", "plague").answers(2, MayChooseCard, NONE)
    assert table.hand(2) == ["attack_40", "reinforcement_2"]
    assert table.names(table.table.discard) == ["negotiate", "plague"]


def test_all_of_them_may_be_discarded_without_another_question() -> None:
    table = blown(*TOP)
    assert table.hand(2) == []
    assert not table.is_asked(2, MayChooseCard)


def test_it_works_once() -> None:
    table = blown(*TOP)
    assert table.table.techs[2] == ()
    assert table.names(table.table.tech_discard) == [TECH]


def test_cards_that_were_in_hand_before_are_not_offered() -> None:
    table = completed(0, TECH, deck=TOP, hands=HANDS).until(PlayCard).plays(0, TECH)
    assert table.held(0, "attack_20") not in table.asks(0, MayChooseCard).listed
