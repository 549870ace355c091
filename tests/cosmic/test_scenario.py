"""Scenarios of Cosmic Encounter: every pile has a word."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from game.core.refusals import WrongWord
from game.core.table import Pile, Table
from game.cosmic import GAME
from game.cosmic.events.cards import DestinyReshuffled
from game.cosmic.prompts import ChooseCard, SecondEncounter
from game.cosmic.table import CosmicTable
from tests.support.cosmic.encounters import cosmic, home

ALIENS = ["fido", "mind", "trader"]
FATES = [1, "wild", 2]
TECHS = ["the_qax", "omega_missile"]
TECHNOLOGY = {"technology": True}
WORDS: dict[
    str, tuple[str, list[Any], bool]
] = {  # by pile: its word, what the word lays there, next one first
    "deck": ("deck", ["attack_20", "morph"], True),
    "discard": ("discard", ["attack_20", "morph"], False),
    "destiny_deck": ("destiny", FATES, True),
    "destiny_discard": ("destiny_discard", FATES, False),
    "tech_deck": ("tech_deck", TECHS, True),
    "tech_discard": ("tech_discard", TECHS, False),
}
UNWORDED = {"box", "sheet_box"}  # what is not in this match, and what is drawn from at random only


def arrange(**words: Any) -> CosmicTable:
    table = GAME.arrange({"aliens": ALIENS, "options": TECHNOLOGY, **words})
    assert isinstance(table, CosmicTable)
    return table


def test_every_pile_has_a_word() -> None:
    every_game_has = {field.name for field in msgspec.structs.fields(Table)}
    piles = {field.name for field in msgspec.structs.fields(CosmicTable) if field.type is Pile}
    assert piles - every_game_has == WORDS.keys() | UNWORDED


@pytest.mark.parametrize("pile", WORDS)
def test_the_word_of_a_pile_lays_cards_there(pile: str) -> None:
    word, names, next_first = WORDS[pile]
    table = arrange(**{word: names})
    cards = getattr(table, pile)[-len(names) :]
    for name, card in zip(names, reversed(cards) if next_first else cards, strict=True):
        assert name == (table.value_of(card) if isinstance(name, int) else table.id_of(card))
        assert (table.seen[card] == table.everyone) != next_first


def test_the_cards_of_a_discard_pile_are_not_in_its_deck() -> None:
    table = arrange(destiny_discard=[1, 1, 1], tech_discard=["the_qax"])
    assert 1 not in [table.value_of(card) for card in table.destiny_deck]
    assert "the_qax" not in [table.id_of(card) for card in table.tech_deck]


@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("destiny_discard", [1, 1, 1, 1]),
        ("destiny_discard", ["nobody"]),
        ("destiny_discard", 1),
        ("tech_discard", ["the_qax", "the_qax"]),
        ("tech_deck", "the_qax"),
        ("ships", [[5, 1]]),
    ],
)
def test_what_is_not_there_is_refused(word: str, value: Any) -> None:
    with pytest.raises(WrongWord):
        arrange(**{word: value})


def test_the_last_destiny_card_is_shuffled_together_with_the_discard_pile() -> None:
    """Page 7: the scenario leaves one card in the deck of three seats."""
    rest = [0, 0, 0, 1, 1, 1, 2, 2, 2, "wild", "wild", "fewest_in_warp", "most_cards", "most_colonies"]
    whole = GAME.arrange({"aliens": ALIENS})
    assert len(rest) == len(whole.destiny_deck)
    table = cosmic(*ALIENS, destiny_discard=rest[1:], destiny=[0])
    assert table.happened(DestinyReshuffled)


def test_a_new_tech_comes_from_the_top_of_the_tech_deck() -> None:
    hands = [["attack_20"], ["attack_04"], []]
    table = cosmic(*ALIENS, hands=hands, options=TECHNOLOGY, tech_deck=["the_qax", "omega_missile"])
    table.launches(1, home(1)).nobody_allies().both_play("attack_20", "attack_04").until(SecondEncounter)
    table.answers(0, SecondEncounter, "new_tech")
    assert table.names(table.asks(0, ChooseCard).listed) == ["the_qax", "omega_missile"]
