"""Ionic Gas: nobody is paid for this encounter."""

from __future__ import annotations

from game.core.events import Event
from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.cards import CardsGiven
from game.cosmic.moments import WinSettled
from game.cosmic.prompts import MayChooseCard, PlayCard
from tests.support.cosmic.encounters import Encounter, cosmic, home

GAS = ["ionic_gas"]


def repelled(ally: int = 3) -> Encounter:
    """The defense wins with an ally; a bystander holds Ionic Gas."""
    hands = [["attack_04"], ["attack_20"], [], GAS]
    table = cosmic("human", "mind", "amoeba", "fido", hands=hands).launches(1, home(1))
    table.invites().invites(2).joins_defense(2, ally).nobody_allies()
    return table.both_play("attack_04", "attack_20").skip_cards(PlayCard)


def test_defensive_allies_get_no_rewards() -> None:
    table = repelled().plays(3, "ionic_gas").rest()
    assert table.hand(2) == []
    assert sum(planet.ships[2] for planet in table.table.planets) == 20  # but their ships come home


def test_without_it_they_do() -> None:
    table = repelled().answers(3, PlayCard, NONE).rest()
    assert len(table.hand(2)) == 3


def sued(offense: str = "human") -> Encounter:
    """The offense beats a negotiate; compensation of four cards is due."""
    hands = [["attack_20", "attack_06", "attack_08"], ["negotiate", "attack_01"], GAS]
    table = cosmic(offense, "mind", "fido", hands=hands).launches(1, home(1)).nobody_allies()
    return table.both_play("attack_20", "negotiate").skip_cards(PlayCard)


def test_nobody_collects_compensation() -> None:
    table = sued().plays(2, "ionic_gas").rest()
    assert not table.happened(CardsGiven)
    assert table.hand(0) == ["attack_06", "attack_08"]


def test_without_it_compensation_is_paid() -> None:
    table = sued().answers(2, PlayCard, NONE).rest()
    assert table.hand(0) == []
    assert table.hand(1) == ["attack_01", "attack_06", "attack_08"]


def test_colonies_are_founded_all_the_same() -> None:
    table = sued().plays(2, "ionic_gas").rest()
    assert table.ships(0, home(1)) == 1
    assert table.table.warp[1] == 4


def test_the_barbarian_still_loots() -> None:
    """Ruling 118."""
    table = sued("barbarian")
    table.answers(0, MayChooseCard, table.held(1, "attack_01")).plays(2, "ionic_gas").rest()
    assert [given.why for given in table.happened(CardsGiven)] == ["loot"]


def test_it_is_for_encounters_with_a_winner() -> None:
    hands = [["negotiate"], ["negotiate"], GAS]
    table = cosmic("human", "mind", "fido", hands=hands).launches(1, home(1)).nobody_allies()
    table.both_play("negotiate", "negotiate").skip_cards(MakeDeal)
    table.answers(0, MakeDeal, ("break_off", -1)).rest()
    assert not table.was_asked(2, PlayCard)


def asked_about(table: Encounter) -> list[Event | None]:
    """The moments at which somebody was asked to play a card."""
    return [prompt.event for prompt in table.answered if isinstance(prompt, PlayCard)]


def test_nobody_is_asked_after_a_win_with_nothing_to_pay() -> None:
    """Two attacks: the offense has won, or the defense without allies; nobody is compensated or rewarded."""
    for cards in (("attack_20", "attack_04"), ("attack_04", "attack_20")):
        hands = [[cards[0], "attack_06"], [cards[1], "attack_08"], GAS]
        table = cosmic("human", "mind", "fido", hands=hands).launches(1, home(1)).nobody_allies()
        table.both_play(*cards).rest()
        assert WinSettled() not in asked_about(table)


def test_nobody_is_asked_when_nobody_has_a_card_to_pay_with() -> None:
    table = cosmic("human", "mind", "fido", hands=[["attack_20"], ["negotiate", *GAS], []])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "negotiate").rest()
    assert WinSettled() not in asked_about(table)
