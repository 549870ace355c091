"""The beginning of a match (RB 1.7, 2.2)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.core.refusals import WrongWord
from game.firestorm import GAME, pieces
from game.firestorm.counting import faults
from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import Deck
from game.firestorm.setup import set_up
from game.firestorm.table import FirestormTable


def table(seats: int = 2, seed: int = 1, **options: Any) -> FirestormTable:
    return set_up(seed, seats, options)


def cards_of(seat_table: FirestormTable, seat: int, *piles: str) -> list[str]:
    found = [local for pile in piles for local in getattr(seat_table.players[seat], pile)]
    return sorted(pieces.KEYS[seat_table.faces[pieces.card_of(seat, local)]] for local in found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_two_planets_six_stones_and_four_cards(seats: int) -> None:
    """RB 2.2."""
    fresh = table(seats)
    for seat, player in enumerate(fresh.players):
        planets = [fresh.facts(card).planet for card in fresh.own(seat, player.planets)]
        assert [planet.planet_type for planet in planets if planet] == ["base", "industry"]
        assert (player.stones, len(player.hand), len(player.planet_deck), len(player.deck)) == (6, 4, 23, 56)
    assert faults(fresh) == []


def test_the_whole_deck_is_on_the_table() -> None:
    fresh = table(decks=["starter_lft", "starter_forum_raglund"])
    everything = cards_of(fresh, 0, "planets", "planet_deck", "hand", "deck")
    assert everything == sorted(
        card for card, count in decks.starter("starter_lft").cards.items() for _ in range(count)
    )


def test_some_base_planets_begin_with_fewer_lucky_stones() -> None:
    """The rules word ``starting_lucky_stones``."""
    deck = decks.starter("starter_lft").having("pl_dawnlight_station", 0).having("pl_refit_moon_calder", 1)
    fresh = table(decks=[dict(deck.cards), "starter_lft"])
    assert [player.stones for player in fresh.players] == [4, 6]


def test_no_base_planet_is_left_in_the_planet_deck() -> None:
    """RB 1.3, ruling 2."""
    fresh = table(seed=5)
    for seat in range(2):
        left = cards_of(fresh, seat, "planet_deck")
        assert not [card for card in left if decks.kind_of(decks.BY_ID[card]) == "base"]


def test_the_owner_sees_its_hand_and_nobody_a_deck() -> None:
    fresh = table()
    player = fresh.players[0]
    assert all(fresh.seen[card] == 1 for card in fresh.own(0, player.hand))
    assert not any(fresh.seen[card] for card in fresh.own(0, player.deck + player.planet_deck))


def test_who_begins_is_decided_by_chance_or_by_the_last_match() -> None:
    """RB 2.2, rulings 85 and 97: later the loser of the last match begins, one of several."""
    assert {table(seed=seed).turn for seed in range(20)} == {0, 1}
    assert {table(seed=seed, first=1).turn for seed in range(5)} == {1}
    with pytest.raises(WrongWord, match="no seat 2"):
        table(first=2)


def test_stakes_are_set_aside_before_the_hand_is_drawn_and_off_by_default() -> None:
    """RB 2.2, ruling 6."""
    assert not table().players[0].stake
    with_stakes = table(stakes=True)
    assert [(len(player.stake), len(player.hand), len(player.deck)) for player in with_stakes.players] == [
        (1, 4, 55)
    ] * 2
    assert faults(with_stakes) == []


def test_a_friendly_match_allows_smaller_decks() -> None:
    """RB 1.7, ruling 84."""
    fresh = table(decks="random", friendly=True)
    assert len(fresh.players[0].deck) == 40 - 4
    small = [card for card, count in random_small().cards.items() for _ in range(count)]
    with pytest.raises(WrongWord, match="few_planets"):
        table(decks=[small, small])
    assert table(decks=[small, small], friendly=True).players[0].hand


def random_small() -> Deck:
    from game.firestorm.decks.random_decks import random_deck

    return random_deck(3, friendly=True)


def test_a_wrong_deck_is_refused_or_loses_at_once_if_the_match_is_rated() -> None:
    """RB 1.4, rulings 4 and 7: four copies of one card."""
    wrong = dict(decks.starter("starter_lft").having("lft_shifter", 4).cards)
    with pytest.raises(WrongWord, match="not legal"):
        table(decks=["starter_lft", wrong])
    rated = table(decks=["starter_lft", wrong], rated=True)
    match = Match(GAME, rated, Beginning(1, {}))
    assert match.table.over
    assert match.table.winners == [0]


def test_any_colours_may_be_in_a_deck() -> None:
    """RB 1.3, ruling 1."""
    mixed = decks.starter("starter_lft").having("lft_shifter", 0).having("ki_lancer", 2)
    assert faults(table(decks=[dict(mixed.cards), "starter_lft"])) == []


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"mode": "cross"}),
        (4, {"mode": "duel"}),
        (5, {}),
        (2, {"speed": 3}),
        (2, {"decks": ["starter_lft"]}),
        (2, {"decks": ["starter_lft", "starter_moon"]}),
        (2, {"decks": ["starter_lft", 7]}),
        (2, {"decks": ["starter_lft", {"ki_lancer": "three"}]}),
        (2, {"decks": "all"}),
    ],
)
def test_an_option_that_does_not_fit_is_refused_by_name(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(WrongWord):
        set_up(1, seats, options)


def test_the_same_seed_gives_the_same_match() -> None:
    assert table(3, 7) == table(3, 7)
    assert table(3, 7) != table(3, 8)


def test_faults_names_a_card_in_two_places_and_one_in_none() -> None:
    fresh = table()
    fresh.players[0].scrap.append(fresh.players[0].hand[0])
    assert faults(fresh)
    lost = table()
    lost.players[1].deck.pop()
    assert faults(lost)
