"""Infinity Drive: an encounter of the own between those of others."""

from __future__ import annotations

from game.cosmic.events.common import EncounterBegan, TurnBegan
from game.cosmic.prompts import PlayCard, SecondEncounter, TakeShips
from tests.support.cosmic.encounters import Encounter, home
from tests.support.cosmic.techs import completed

TECH = "infinity_drive"
HANDS = [["attack_20", "attack_10"], ["attack_08", "attack_06"], ["attack_04"]]


def lost(seat: int, hands: list[list[str]] = HANDS) -> Encounter:
    """The offense has lost an encounter."""
    table = completed(seat, TECH, hands=hands, destiny=[1, 0, 1]).launches(1, home(1)).nobody_allies()
    return table.both_play("attack_10", "attack_08").until(PlayCard)


def won(seat: int) -> Encounter:
    """The offense has won an encounter."""
    table = completed(seat, TECH, hands=HANDS, destiny=[1, 0, 1]).launches(4, home(1)).nobody_allies()
    return table.both_play("attack_20", "attack_08").until(PlayCard)


def test_somebody_else_has_an_encounter_at_once_and_the_turn_goes_on() -> None:
    """Ruling 160: the second encounter of the interrupted turn is still to come."""
    table = won(2).forget().plays(2, TECH).answers(0, SecondEncounter, "encounter")
    table.until(TakeShips)
    assert table.happened(EncounterBegan) == [EncounterBegan(2, 0)]
    assert not table.happened(TurnBegan)
    table.launches(1, home(0)).nobody_allies().both_play("attack_04", "attack_10").until(TakeShips)
    assert table.happened(EncounterBegan) == [EncounterBegan(2, 0), EncounterBegan(0, 2)]


def test_the_offense_itself_may_use_it_after_a_defeat() -> None:
    table = completed(0, TECH, hands=HANDS, destiny=[1, 2]).launches(1, home(1)).nobody_allies()
    table.both_play("attack_10", "attack_08")
    table.until(PlayCard).forget().plays(0, TECH).until(TakeShips)
    assert table.happened(EncounterBegan) == [EncounterBegan(0, 0)]


def test_then_comes_the_turn_of_the_next_player() -> None:
    table = won(2).plays(2, TECH).answers(0, SecondEncounter, "end_turn").launches(1, home(0))
    table.nobody_allies().both_play("attack_04", "attack_10").forget().until(TakeShips)
    assert table.happened(TurnBegan) == [TurnBegan(1)]


def test_without_an_encounter_card_it_is_not_offered() -> None:
    table = completed(2, TECH, hands=[*HANDS[:2], ["cosmic_zap"]]).launches(4, home(1)).nobody_allies()
    table.both_play("attack_20", "attack_08").until(SecondEncounter)
    assert not [prompt for prompt in table.answered if prompt.seat == 2 and isinstance(prompt, PlayCard)]


def test_it_is_discarded() -> None:
    table = won(2).plays(2, TECH)
    assert table.names(table.table.tech_discard) == [TECH]
