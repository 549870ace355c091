"""Quash: a deal that was made has failed after all."""

from __future__ import annotations

from typing import Any

from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardsGiven
from game.cosmic.events.common import EncounterEnded
from game.cosmic.prompts import PlayCard, SecondEncounter
from tests.support.cosmic.encounters import Encounter, cosmic, home


def agreed(defense: str = "mind", third: str = "fido", **words: Any) -> Encounter:
    """The offense gives a card for a card at random, the defense has accepted; seat 2 holds Quash."""
    hands = [["negotiate", "attack_20", "attack_30"], ["negotiate", "attack_04"], ["quash"]]
    table = cosmic("human", defense, third, hands=hands, **words).launches(1, home(1)).nobody_allies()
    table.both_play("negotiate", "negotiate").skip_cards(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_20"))).answers(0, MakeDeal, ("want", -1))
    return (
        table.answers(0, MakeDeal, ("propose", -1)).answers(1, MakeDeal, ("accept", -1)).skip_cards(PlayCard)
    )


def test_nothing_changes_hands_and_each_main_player_loses_three_ships() -> None:
    """Ruling 135."""
    table = agreed().plays(2, "quash").rest()
    assert not table.happened(CardsGiven)
    assert table.hand(0) == ["attack_20", "attack_30"]
    assert table.table.warp == [3, 3, 0]
    assert table.table.gate == [0, 0, 0]


def test_without_it_the_deal_is_carried_out() -> None:
    table = agreed().answers(2, PlayCard, NONE).until(SecondEncounter)
    assert table.hand(0) == ["attack_04", "attack_30"]
    assert table.hand(1) == ["attack_20"]


def test_there_is_no_second_encounter() -> None:
    """Ruling 135."""
    table = agreed().plays(2, "quash").rest()
    assert table.happened(EncounterEnded)
    assert not table.was_asked(0, SecondEncounter)


def test_the_warrior_learns_as_from_a_defeat() -> None:
    """Ruling 135."""
    table = agreed(defense="warrior").plays(2, "quash").rest()
    assert table.table.tokens_on("warrior") == 2


def test_the_tick_tock_keeps_its_token() -> None:
    """Ruling 135."""
    table = agreed(third="tick_tock", tokens={"tick_tock": 5}).plays(2, "quash").rest()
    assert table.table.tokens_on("tick_tock") == 5
    table = agreed(third="tick_tock", tokens={"tick_tock": 5}).answers(2, PlayCard, NONE).rest()
    assert table.table.tokens_on("tick_tock") == 4


def test_the_pacifist_may_lessen_the_loss() -> None:
    """Ruling 137."""
    hands = [["negotiate", "attack_20", "pacifist.flare"], ["negotiate"], ["quash"]]
    table = cosmic("pacifist", "mind", "fido", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("negotiate", "negotiate").skip_cards(MakeDeal)
    table.answers(0, MakeDeal, ("give", table.held(0, "attack_20"))).answers(0, MakeDeal, ("propose", -1))
    table.answers(1, MakeDeal, ("accept", -1)).skip_cards(PlayCard).plays(2, "quash")
    table.plays(0, "pacifist.flare").rest()
    assert table.table.warp == [1, 5, 0]


def test_a_deal_that_failed_by_itself_cannot_be_quashed() -> None:
    hands = [["negotiate"], ["negotiate"], ["quash"]]
    table = cosmic("human", "mind", "fido", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("negotiate", "negotiate").skip_cards(MakeDeal).answers(0, MakeDeal, ("break_off", -1))
    table.rest()
    assert not table.was_asked(2, PlayCard)
    assert table.table.warp[:2] == [3, 3]
