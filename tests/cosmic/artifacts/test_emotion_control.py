"""Emotion Control: revealed attacks become negotiates, and the main players talk."""

from __future__ import annotations

from game.core.prompts import NONE
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import PowerUsed
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.pieces import NEGOTIATE
from game.cosmic.prompts import PlayCard
from tests.support.cosmic.encounters import Encounter, cosmic, home


def revealed(
    offense: str = "attack_20", defense: str = "attack_04", *more: str, alien: str = "trader", ally: int = 0
) -> Encounter:
    """Both cards are open; an ally of the offense, or a bystander, holds Emotion Control."""
    hands = [[offense, *more], [defense], ["emotion_control"]]
    table = cosmic(alien, "mind", "amoeba", hands=hands).launches(2, home(1))
    if ally:
        table.invites(2).invites().joins_offense(2, ally)
    return table.nobody_allies().both_play(offense, defense)


def test_two_attacks_become_negotiates_and_a_deal_must_be_tried() -> None:
    table = revealed().plays(2, "emotion_control")
    assert table.table.at.types == (NEGOTIATE, NEGOTIATE)
    assert table.is_asked(0, MakeDeal)
    assert table.names(table.table.discard) == ["emotion_control"]


def test_who_does_not_agree_loses_three_ships() -> None:
    """Ruling 138."""
    table = revealed().plays(2, "emotion_control").rest()
    assert table.table.warp == [3, 3, 0]


def test_without_it_the_attack_counts() -> None:
    table = revealed().answers(2, PlayCard, NONE).rest()
    assert table.winner == OFFENSE
    assert table.table.warp == [0, 4, 0]


def test_an_attack_against_a_negotiate_becomes_talks() -> None:
    table = revealed("attack_20", "negotiate").plays(2, "emotion_control")
    assert table.is_asked(0, MakeDeal)


def test_the_morph_that_copies_an_attack_is_changed_too() -> None:
    table = revealed("attack_20", "morph").plays(2, "emotion_control")
    assert table.table.at.types == (NEGOTIATE, NEGOTIATE)


def test_it_has_nothing_to_do_with_two_negotiates() -> None:
    table = revealed("negotiate.1", "negotiate.2")
    assert table.is_asked(0, MakeDeal)


def test_allies_go_home_without_anything() -> None:
    table = revealed(ally=3).plays(2, "emotion_control")
    table.until(MakeDeal)
    assert table.table.gate == [2, 0, 0]
    assert table.table.at.allies(OFFENSE) == []


def test_a_wild_human_after_it_makes_an_attack_again() -> None:
    """Ruling 80 a: one side's card is changed once more."""
    table = revealed("attack_20", "attack_04", "human.flare")
    table.answers(0, PlayCard, NONE).plays(2, "emotion_control").plays(0, "human.flare").rest()
    assert table.winner == OFFENSE
    assert table.table.warp == [0, 4, 0]


def test_a_wild_human_before_it_is_of_no_use() -> None:
    table = revealed("attack_20", "attack_04", "human.flare")
    table.plays(0, "human.flare").plays(2, "emotion_control")
    assert table.is_asked(0, MakeDeal)


def test_the_pacifist_has_to_talk() -> None:
    """Ruling 93."""
    table = revealed("negotiate", "attack_04", alien="pacifist").plays(2, "emotion_control")
    assert table.is_asked(0, MakeDeal)
    assert PowerUsed(0, "pacifist") not in table.log


def test_the_changed_card_is_discarded_as_what_it_was() -> None:
    table = revealed().plays(2, "emotion_control").rest()
    assert table.names(table.table.discard) == ["emotion_control", "attack_20", "attack_04"]
    assert table.winner not in (OFFENSE, DEFENSE)
