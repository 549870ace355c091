"""Decks: sizes, copies, planets and colours (rulebook 1.3, 1.4, 1.7), and what the rulebook advises."""

from __future__ import annotations

from random import Random

import pytest

import game
from game.core.refusals import WrongWord
from game.firestorm import pieces
from game.firestorm.decks import deck as decks
from game.firestorm.decks.deck import Deck, faults, starter, starters, warnings
from game.firestorm.decks.random_decks import random_deck
from tests.support.saves.saved_matches import play_on

LFT = starter("starter_lft")


def why(deck: Deck, *, friendly: bool = False) -> list[str]:
    return [fault.text.removeprefix("deck.fault.") for fault in faults(deck, friendly=friendly)]


def without(deck: Deck, *cards: str) -> Deck:
    for card in cards:
        deck = deck.having(card, 0)
    return deck


def shrunk(deck: Deck, planets: int, resources: int) -> Deck:
    """The deck with so many planets and resources, its first cards gone first."""
    for pile, size in ((deck.planets, planets), (deck.resources, resources)):
        for card, count in reversed(pile):
            over = decks.total(deck.planets if card.planet else deck.resources) - size
            keep = 1 if card.id in (deck.begins_with, deck.bases[0].id) else 0
            deck = deck.having(card.id, max(keep, count - max(0, over)))
    return deck


@pytest.mark.parametrize("name", [each.id for each in starters()])
def test_the_starter_decks_are_legal_and_waste_nothing(name: str) -> None:
    deck = starter(name)
    assert faults(deck) == []
    assert warnings(deck) == []
    assert (decks.total(deck.planets), decks.total(deck.resources)) == (25, 60)


def test_a_starter_deck_of_each_power_block() -> None:
    assert [pieces.FACTIONS[each.deck.color] for each in starters()] == [each.faction for each in starters()]
    assert {each.deck.color for each in starters()} == {"blue", "yellow", "red", "violet"}


def test_an_unknown_starter_deck_is_named() -> None:
    with pytest.raises(WrongWord, match="starter_lft"):
        starter("starter_of_everything")


def test_an_empty_deck_tells_everything_that_is_missing() -> None:
    assert why(Deck()) == ["no_base", "no_industry", "few_planets", "few_resources"]


def test_the_planet_pile_has_25_planets_at_least() -> None:
    assert why(LFT.having("pl_kelmar", LFT.count("pl_kelmar") - 1)) == ["few_planets"]
    assert faults(LFT.having("pl_kelmar", 4))[0].args == {"count": 1, "least": 25}


def test_the_resource_pile_has_50_to_80_cards() -> None:
    assert why(shrunk(LFT, 25, 50)) == []
    assert why(shrunk(LFT, 25, 49)) == ["few_resources"]
    full = LFT.having("gr_courier_boat", 20)
    assert decks.total(full.resources) == 80
    assert why(full) == []
    assert why(full.having("gr_courier_boat", 21)) == ["many_resources"]


@pytest.mark.parametrize("planets", [40, 41, 60, 200])
def test_there_is_no_maximum_of_planets(planets: int) -> None:
    """RB 1.7: at least 25 planets, and as many of one as one likes; no maximum is named."""
    deck = LFT.having("pl_kelmar", LFT.count("pl_kelmar") + planets - decks.total(LFT.planets))
    assert decks.total(deck.planets) == planets
    assert why(deck) == []
    told = [warning.text for warning in warnings(deck)]
    assert told == (["deck.warn.planets"] if planets > 40 else [])


@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_played_with_more_planets_than_a_table_lays_out(seed: int) -> None:
    """Ruling 98: base and industry planet are among them, and chance says which others."""
    deck = LFT.having("pl_kelmar", 40).having("pl_sixtrae", 40).having("pl_ossun", 40)
    chosen = [dict(deck.cards), "starter_kristallimperium"]
    match = game.new_match("firestorm", seed, options={"decks": chosen})
    table = match.table
    assert len(table.players[0].planet_deck) + len(table.players[0].planets) == 40
    assert [table.facts(card).id for card in table.own(0, table.players[0].planets)] == [
        deck.bases[0].id,
        deck.begins_with,
    ]
    below = {table.facts(card).id for card in table.own(0, table.players[0].planet_deck)}
    assert {"pl_kelmar", "pl_sixtrae", "pl_ossun"} <= below
    assert match.game.faults(table) == []
    play_on(match, Random(seed))
    assert match.game.faults(table) == []
    assert table.over


def test_a_deck_is_not_asked_for_a_million_copies() -> None:
    with pytest.raises(WrongWord, match="at most 250"):
        game.new_match("firestorm", 1, options={"decks": [{"pl_kelmar": 10**6}, {"pl_kelmar": 1}]})


def test_a_friendly_game_needs_20_planets_and_40_resources() -> None:
    """Ruling 84: smaller decks by agreement."""
    small = shrunk(LFT, 20, 40)
    assert why(small, friendly=True) == []
    assert why(small) == ["few_planets", "few_resources"]
    assert why(shrunk(LFT, 19, 39), friendly=True) == ["few_planets", "few_resources"]


def test_there_is_exactly_one_base_planet() -> None:
    """Ruling 2: after it is taken out, none may remain in the pile."""
    assert why(LFT.having("pl_dawnlight_station", 0).having("pl_kelmar", 6)) == ["no_base"]
    assert why(LFT.having("pl_dawnlight_station", 2)) == ["bases"]
    assert why(LFT.having("pl_free_port_nightedge", 1)) == ["bases"]


def test_a_deck_needs_an_industry_planet_to_begin_with() -> None:
    """Ruling 2: the start of the game demands one."""
    industry = [card.id for card, _ in LFT.planets if decks.kind_of(card) == "industry"]
    assert why(without(LFT, *industry).having("pl_sarrin", 20)) == ["no_industry"]


def test_the_industry_planet_to_begin_with_can_be_chosen() -> None:
    assert LFT.beginning("pl_ossun").begins_with == "pl_ossun"
    assert LFT.beginning("pl_sarrin").begins_with == "pl_kelmar", "a resource planet is none"
    assert LFT.beginning("pl_ossun").having("pl_ossun", 0).begins_with == "pl_kelmar"


def test_at_most_three_copies_of_a_card_count_by_its_id() -> None:
    """Ruling 7: the limit is for each card id."""
    card = next(card for card, _ in LFT.resources if card.deck_limit == 3)
    assert why(LFT.having(card.id, 3)) == []
    fault = faults(LFT.having(card.id, 4))[0]
    assert (fault.text, fault.args) == ("deck.fault.copies", {"card": card.id, "count": 4, "most": 3})


def test_cards_that_say_so_and_planets_may_be_there_any_number_of_times() -> None:
    assert why(LFT.having("gr_courier_boat", 9)) == []
    assert why(LFT.having("pl_kelmar", 15)) == []


def test_a_card_that_nobody_knows_is_a_fault() -> None:
    assert why(LFT.having("no_such_card", 1)) == ["unknown"]


def test_other_colours_are_allowed_and_warned_about() -> None:
    """Ruling 1: only playing is restricted; without a spy such cards are dead."""
    foreign = LFT.having("ki_crystal_splinter", 2)
    assert faults(foreign) == []
    assert [(warning.text, warning.args) for warning in warnings(foreign)] == [
        ("deck.warn.colour", {"count": 2, "color": "red"})
    ]
    assert warnings(foreign.having("gr_spy_sleeper_cell", 1)) == []
    assert warnings(LFT.having("gr_light_cruiser", 3)) == [], "green cards are for everybody"


def test_alien_tec_without_a_planet_for_it_is_warned_about() -> None:
    sites = [card.id for card, _ in LFT.planets if decks.kind_of(card) == "alien_tec"]
    bare = without(LFT, *sites).having("pl_kelmar", 8)
    assert faults(bare) == []
    assert [warning.text for warning in warnings(bare)] == ["deck.warn.alien_tec"]


def test_cards_stand_in_the_order_of_the_catalogue_whatever_was_added_last() -> None:
    one = Deck().having("lft_blockade_runner", 1).having("pl_kelmar", 2)
    assert list(one.cards) == ["pl_kelmar", "lft_blockade_runner"]
    assert one.having("pl_kelmar", -1).cards == {"lft_blockade_runner": 1}


def test_the_curve_counts_costs_by_the_points_they_are_paid_in() -> None:
    deck = Deck(cards={"gr_light_cruiser": 2, "gr_ion_storm": 1, "pl_kelmar": 5, "gr_focused_barrage": 1})
    assert decks.curve(deck) == {1: (0, 1), 3: (0, 1), 5: (2, 0)}, "X counts as the least it may be"


def test_the_curve_has_every_resource_card_once() -> None:
    for each in starters():
        assert sum(sum(pips) for pips in decks.curve(each.deck).values()) == 60


def test_the_mix_stands_beside_the_advice_of_the_rulebook() -> None:
    shares = {share.group: (share.percent, share.advised) for share in decks.mix(LFT)}
    assert shares == {
        "ship_1": (20, 20), "ship_2": (10, 10), "accessory": (20, 20), "effect": (30, 30),
        "phenomenon": (12, 10), "alien_tec": (8, 10),
    }  # fmt: skip
    planets = {share.group: (share.percent, share.advised) for share in decks.planet_mix(LFT)}
    assert planets == {"industry": (50, 50), "resource": (38, 40), "alien_tec": (12, 10)}
    assert decks.mix(Deck())[0].percent == 0


@pytest.mark.parametrize("friendly", [False, True])
def test_random_decks_are_legal_and_can_be_played(friendly: bool) -> None:
    for seed in range(150):
        deck = random_deck(seed, friendly=friendly)
        assert faults(deck, friendly=friendly) == [], seed
        assert warnings(deck) == [], seed


def test_a_random_deck_has_a_sensible_mix() -> None:
    for seed in range(40):
        for share in decks.mix(random_deck(seed)):
            assert abs(share.percent - share.advised) <= 8, (seed, share)


def test_random_decks_differ_and_are_the_same_for_the_same_seed() -> None:
    assert random_deck(7) == random_deck(7)
    made = [random_deck(seed) for seed in range(60)]
    assert len({str(deck.cards) for deck in made}) == 60
    assert {deck.color for deck in made} == {"blue", "yellow", "red", "violet"}
    assert any(card in decks.SPIES for deck in made for card in deck.cards)


@pytest.mark.parametrize("color", ["blue", "yellow", "red", "violet"])
def test_a_random_deck_has_the_colour_that_is_asked_for(color: str) -> None:
    assert {random_deck(seed, color).color for seed in range(10)} == {color}


def test_a_random_deck_may_be_as_large_as_the_rules_allow() -> None:
    for size in (50, 67, 80):
        deck = random_deck(size, size=size)
        assert (decks.total(deck.resources), faults(deck)) == (size, [])
