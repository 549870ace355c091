"""Set-up (page 6)."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.core.refusals import WrongWord
from game.cosmic import GAME, pieces
from game.cosmic.events.cards import DestinyTurnedUp
from game.cosmic.events.common import FirstPlayerFound
from game.cosmic.phases.opening import ChooseHoard
from game.cosmic.prompts import ChooseAlien
from game.cosmic.table import CosmicTable
from tests.support.driver import Driver


def begun(seats: int = 4, seed: int = 1, **options: Any) -> Driver:
    return Driver(Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options)))


def chosen(driver: Driver) -> CosmicTable:
    """Everybody takes the first sheet; the Miser the first hand."""
    while prompts := driver.match.waiting():
        if not isinstance(prompts[0], ChooseAlien | ChooseHoard):
            break
        prompt = prompts[0]
        driver.answers(prompt.seat, type(prompt), prompt.options(driver.table)[0])
    table: CosmicTable = driver.table
    return table


def test_five_planets_with_four_ships_each() -> None:
    table = begun().table
    assert [planet.home for planet in table.planets] == [seat for seat in range(4) for _ in range(5)]
    assert all(planet.ships[planet.home] == 4 for planet in table.planets)
    assert all(sum(planet.ships) == 4 for planet in table.planets)
    assert [table.foreign_colonies(seat) for seat in range(4)] == [0, 0, 0, 0]


@pytest.mark.parametrize("seats", pieces.SEATS)
def test_destiny_cards_of_colours_not_in_the_match_are_removed(seats: int) -> None:
    table = chosen(begun(seats))
    deck = [*table.destiny_deck, *table.destiny_discard]
    colours = [table.value_of(card) for card in deck]
    assert sorted(colours) == sorted([-1] * 5 + [seat for seat in range(seats) for _ in range(3)])


def test_each_player_keeps_one_of_two_aliens_in_secret() -> None:
    driver = begun()
    for seat in range(4):
        prompt = driver.asks(seat, ChooseAlien)
        assert len(prompt.listed) == 2
        for other in range(4):
            assert all(driver.table.knows(other, card) == (other == seat) for card in prompt.listed)


def test_the_chosen_aliens_are_turned_up_and_the_others_return_to_the_box() -> None:
    table = chosen(begun())
    for sheets in table.sheets:
        assert len(sheets) == 1
        assert table.seen[sheets[0]] == table.everyone
    assert len(table.sheet_box) == 50 - 4


@pytest.mark.parametrize("seats", pieces.SEATS)
def test_ten_flares_are_in_the_deck(seats: int) -> None:
    """Step 5: those dealt, and more at random with fewer than five players."""
    driver = begun(seats)
    dealt = [driver.table.id_of(card) for sheets in driver.table.sheets for card in sheets]
    deck = [*driver.table.deck, *(card for hand in driver.table.hands for card in hand)]
    flares = [driver.table.id_of(card) for card in driver.table.of_type(deck, pieces.FLARE)]
    assert len(flares) == 10
    assert set(dealt) <= set(flares)
    assert len(deck) == 82


def test_each_player_has_eight_cards() -> None:
    table = chosen(begun())
    assert [len(hand) for hand in table.hands] == [8] * 4


def test_a_hand_is_known_to_its_player_only() -> None:
    """Step 6: cards may not be shown to others."""
    table = chosen(begun())
    for seat, hand in enumerate(table.hands):
        for other in range(4):
            assert all(table.knows(other, card) == (other == seat) for card in hand)


def test_a_destiny_card_finds_the_first_player() -> None:
    """Step 7: cards are drawn until one shows a colour."""
    starts = {chosen(begun(3, seed)).turn for seed in range(12)}
    assert starts == {0, 1, 2}


def test_the_destiny_cards_of_the_set_up_are_shuffled_back() -> None:
    """Step 7: only what the first encounter has drawn is missing from the deck."""
    for seed in range(6):
        driver = begun(3, seed, aliens=["trader", "mind", "fido"])
        found = driver.log.index(driver.happened(FirstPlayerFound)[0])
        drawn = [event for event in driver.log[found:] if isinstance(event, DestinyTurnedUp)]
        assert len(driver.table.destiny_deck) == 5 + 3 * 3 - len(drawn)
        assert len(driver.table.destiny_discard) == len(drawn)


def test_beginners_play_with_green_aliens_and_without_flares() -> None:
    driver = begun(5, skill="green", flares=False)
    sheets = [card for sheets in driver.table.sheets for card in sheets]
    assert all(pieces.ALIENS[driver.table.id_of(card)].skill == "green" for card in sheets)
    cards = [*driver.table.deck, *(card for hand in driver.table.hands for card in hand)]
    assert not driver.table.of_type(cards, pieces.FLARE)
    assert len(cards) == 72


def test_moderately_experienced_players_get_green_and_yellow_aliens() -> None:
    dealt = set()
    for seed in range(6):
        table = begun(5, seed, skill="yellow").table
        dealt |= {pieces.ALIENS[table.id_of(card)].skill for sheets in table.sheets for card in sheets}
    assert dealt == {"green", "yellow"}


def test_only_one_filch_flare_is_in_a_match() -> None:
    for classic in (False, True):
        table = begun(3, aliens=["filch", "mind", "trader"], classic_filch=classic).table
        cards = [*table.deck, *(card for hand in table.hands for card in hand)]
        flares = [table.id_of(card) for card in table.of_type(cards, pieces.FLARE)]
        assert ("filch_classic" in flares, "filch" in flares) == (classic, not classic)


def test_gambler_and_sorcerer_are_never_dealt_together() -> None:
    """Ruling 165: a pair that is excluded, as in the first printing."""
    tables = [begun(5, seed).table for seed in range(150)]
    dealt = [{table.id_of(card) for sheets in table.sheets for card in sheets} for table in tables]
    assert not [aliens for aliens in dealt if {"gambler", "sorcerer"} <= aliens]
    assert {"gambler", "sorcerer"} <= set().union(*dealt)


def test_healer_and_masochist_may_meet() -> None:
    """Ruling 166: only later printings exclude this pair."""
    table = begun(3, aliens=["healer", "masochist", "mind"]).table
    assert [table.id_of(sheets[0]) for sheets in table.sheets] == ["healer", "masochist", "mind"]


def test_miser_chooses_one_of_two_hands_as_the_hoard() -> None:
    driver = begun(3, aliens=["miser", "mind", "trader"])
    hand, hoard = list(driver.table.hands[0]), list(driver.table.hoards[0])
    assert len(hand) == len(hoard) == 8
    driver.answers(0, ChooseHoard, True)
    assert (driver.table.hands[0], driver.table.hoards[0]) == (hoard, hand)
    assert not any(driver.table.knows(1, card) for card in hand + hoard)


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"aliens": ["zombie", "zombie", "mind"]}, "different"),
        ({"aliens": ["zombie", "mind"]}, "3 different"),
        ({"aliens": ["zombie", "mind", "nobody"]}, "nobody"),
        ({"aliens": ["gambler", "sorcerer", "mind"]}, "may not meet"),
        ({"aliens": "best"}, "best"),
        ({"skill": "blue"}, "blue"),
        ({"four_planets": 1}, "four_planets"),
        ({"weather": True}, "weather"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, Any], word: str) -> None:
    with pytest.raises(WrongWord, match=word):
        GAME.set_up(1, 3, options)


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_players(seats: int) -> None:
    with pytest.raises(WrongWord, match="3 to 5"):
        GAME.set_up(1, seats, {})
