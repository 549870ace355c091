"""Delta Scanners: any card of the discard pile."""

from __future__ import annotations

from game.cosmic.prompts import ChooseCard, PlayCard
from tests.support.cosmic.encounters import home
from tests.support.cosmic.techs import completed, was_offered

TECH = "delta_scanners"
PILE = ["attack_30", "negotiate", "negotiate", "cosmic_zap"]


def test_any_card_of_the_discard_pile_is_taken() -> None:
    table = completed(2, TECH, discard=PILE).until(PlayCard).plays(2, TECH)
    table.answers(2, ChooseCard, table.table.discard[0])
    assert table.hand(2) == ["attack_30"]
    assert table.names(table.table.discard) == ["negotiate", "negotiate", "cosmic_zap"]
    assert table.table.techs[2] == ()


def test_everybody_sees_which_card_it_was() -> None:
    table = completed(2, TECH, discard=PILE).until(PlayCard).plays(2, TECH)
    table.answers(2, ChooseCard, table.table.discard[0])
    assert all(table.table.knows(seat, table.held(2, "attack_30")) for seat in range(3))


def test_equal_cards_are_offered_once() -> None:
    table = completed(2, TECH, discard=PILE).until(PlayCard).plays(2, TECH)
    assert table.names(table.asks(2, ChooseCard).listed) == ["cosmic_zap", "negotiate", "attack_30"]


def test_the_only_card_is_taken_without_a_question() -> None:
    table = completed(2, TECH, discard=["cosmic_zap"]).until(PlayCard).plays(2, TECH)
    assert table.hand(2) == ["cosmic_zap"]


def test_it_is_not_offered_with_an_empty_pile() -> None:
    assert not was_offered(completed(2, TECH).launches(1, home(1)), 2)
