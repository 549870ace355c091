"""Starter and booster packs, opened into a collection (rulebook 1.1, 1.7)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import BY_ID, Deck, faults, starter, warnings
from game.firestorm.decks.packs import BOOSTER, FIRST_COLORS, STARTER, Collection, lacking, opened


def kinds(cards: list[str]) -> tuple[int, int]:
    """How many planets and how many resources."""
    planets = sum(BY_ID[card].planet is not None for card in cards)
    return planets, len(cards) - planets


@pytest.mark.parametrize("color", FIRST_COLORS)
def test_a_starter_pack_is_a_deck_for_a_friendly_game(color: str) -> None:
    for seed in range(30):
        collection, cards = opened(Collection(rng=seed), STARTER, color)
        deck = Deck(cards=collection.cards)
        assert kinds(cards) == (20, 40)
        assert deck.color == color
        assert faults(deck, friendly=True) == []
        assert warnings(deck) == []


def test_a_starter_pack_and_a_booster_pack_make_up_the_least_deck() -> None:
    """Ruling 99: a starter pack and one or two booster packs are enough for a first deck (1.1)."""
    for seed in range(30):
        collection, _ = opened(Collection(rng=seed), STARTER, "blue")
        collection, cards = opened(collection, BOOSTER)
        assert kinds(cards) == (5, 10)
        whole = Deck(cards=collection.cards)
        assert (decks.total(whole.planets), decks.total(whole.resources)) == (25, 50)


def test_a_booster_pack_has_a_rare_card_and_it_comes_last() -> None:
    for seed in range(30):
        _, cards = opened(Collection(rng=seed), BOOSTER)
        resources = [BY_ID[card] for card in cards if not BY_ID[card].planet]
        assert [card.rarity for card in resources] == ["common"] * 6 + ["uncommon"] * 3 + ["rare"]
        assert len({card.id for card in resources}) == 10


def test_booster_packs_bring_every_card_in_the_end() -> None:
    found: Counter[str] = Counter()
    collection = Collection(rng=1)
    for _ in range(400):
        collection, cards = opened(collection, BOOSTER)
        found.update(cards)
    assert set(found) == set(BY_ID)


def test_the_same_seed_opens_the_same_packs() -> None:
    one = opened(opened(Collection(rng=5), STARTER, "red")[0], BOOSTER)
    other = opened(opened(Collection(rng=5), STARTER, "red")[0], BOOSTER)
    assert one == other
    assert one[0].opened == ("starter.red", "booster")
    assert opened(Collection(rng=6), BOOSTER)[1] != opened(Collection(rng=5), BOOSTER)[1]


def test_opening_leaves_the_old_collection_as_it_was() -> None:
    empty = Collection(rng=3)
    collection, cards = opened(empty, BOOSTER)
    assert (empty.cards, empty.size) == ({}, 0)
    assert collection.size == len(cards) == 15


def test_what_a_deck_needs_and_nobody_owns_is_counted() -> None:
    deck = starter("starter_lft")
    assert lacking(deck, Collection(rng=0, cards=deck.cards)) == {}
    assert lacking(deck, Collection(rng=0)) == deck.cards
    few = Collection(rng=0, cards={**deck.cards, "pl_kelmar": 2})
    assert lacking(deck, few) == {"pl_kelmar": deck.count("pl_kelmar") - 2}
