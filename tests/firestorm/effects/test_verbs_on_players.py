"""What the verbs of the cards do to players and piles, in use and in misuse."""

from __future__ import annotations

import pytest

from game.firestorm.events.cards import DeckShuffled
from game.firestorm.prompts import (
    ChooseOption,
    PayOrSuffer,
    Pick,
)
from tests.support.firestorm.words import ALIEN, rich, seated


def test_who_must_draw_by_an_effect_and_cannot_has_lost() -> None:
    """RB 1.4, ruling 33."""
    hands = seated(rich(hand=["gr_supply_run"], deck=["ki_lancer"])).plays(0, "gr_supply_run")
    assert hands.table.over
    assert hands.table.winners == [1]


def test_too_few_cards_to_discard_are_all_discarded() -> None:
    """RB 4.8."""
    hands = seated(rich(hand=["gg_raid"], color="violet"), {"hand": ["ki_lancer"]}, dice=[6]).plays(
        0, "gg_raid"
    )
    assert hands.names(1, "scrap") == ["ki_lancer"]


def test_as_a_cost_exactly_so_many_cards_are_discarded_or_it_cannot_be_paid() -> None:
    """RB 4.8."""
    extortion = rich(hand=["gg_extortion"], color="violet")
    poor = seated({"hand": ["ki_lancer"], "points": 1}, extortion, phase="event").plays(1, "gg_extortion")
    assert poor.player(0).points == 0
    able = seated(
        {"hand": ["ki_lancer", "ki_lancer", "gr_supply_run"], "points": 1}, extortion, phase="event"
    )
    able.plays(1, "gg_extortion").answers(0, PayOrSuffer, "pay")
    assert able.asks(0, Pick).what == "discard"
    able.says(0, *able.pile(0, "hand")[:1])
    able.says(0, able.pile(0, "hand")[0])
    assert able.player(0).points == 1
    assert len(able.pile(0, "hand")) == 1


def test_victory_points_may_fall_below_zero() -> None:
    """RB 2.5."""
    hands = seated({}, rich(hand=["gg_extortion"], color="violet"), phase="event").plays(1, "gg_extortion")
    assert hands.player(0).points == -1


def test_a_hand_is_shown_to_whoever_the_effect_says_who_then_chooses() -> None:
    hands = seated(
        {"hand": ["ki_lancer", "gr_supply_run"]}, rich(hand=["fr_intrigue"], color="yellow"), phase="event"
    )
    hands.plays(1, "fr_intrigue")
    assert all(hands.table.knows(1, card) for card in hands.pile(0, "hand"))
    assert hands.asks(1, Pick).what == "discard"
    hands.says(1, hands.card(0, "ki_lancer"))
    assert hands.names(0, "hand") == ["gr_supply_run"]


def test_a_search_finds_what_is_asked_for_shows_it_and_shuffles() -> None:
    """RB 2.1, 4.8, ruling 69."""
    deck = ["ki_lancer", "gr_shield_booster", "gr_shield_dome", "gr_shield_dome"]
    hands = seated(rich(hand=["lft_inflight_refit"], deck=deck)).plays(0, "lft_inflight_refit")
    listed = hands.asks(0, Pick).listed
    assert len(listed) == 3
    assert listed[0] == "none"
    hands.says(0, hands.card(0, "gr_shield_booster", "deck"))
    assert hands.names(0, "hand") == ["gr_shield_booster"]
    assert hands.table.knows(1, hands.card(0, "gr_shield_booster", "hand"))
    assert hands.happened(DeckShuffled)
    assert not any(hands.table.knows(0, card) for card in hands.pile(0, "deck"))


def test_a_search_may_find_nothing_even_on_purpose() -> None:
    """Ruling 69: the deck is shuffled anyway."""
    hands = seated(rich(hand=["lft_inflight_refit"], deck=["gr_shield_booster", "ki_lancer"]))
    hands.plays(0, "lft_inflight_refit").says(0, "none")
    assert hands.pile(0, "hand") == []
    assert hands.happened(DeckShuffled)


def test_a_planet_found_in_the_deck_comes_into_play_as_the_effect_says() -> None:
    me = rich(hand=["ki_colonisation_wave"], color="red", planet_deck=["pl_sixtrae", "pl_sarrin"])
    hands = seated(me).plays(0, "ki_colonisation_wave")
    assert len(hands.asks(0, Pick).listed) == 2
    hands.says(0, hands.card(0, "pl_sarrin", "planet_deck"))
    assert not hands.is_active(hands.card(0, "pl_sarrin"))


def test_a_card_of_the_scrap_heap_that_costs_no_more_than_x_is_taken() -> None:
    """The filter ``total_cost_max`` and the verb ``move``."""
    me = rich(hand=["gg_plunder"], color="violet", scrap=["gr_courier_boat", "ki_crystal_battleship"])
    hands = seated(me).plays(0, "gg_plunder", "number 1")
    boat, ship = hands.card(0, "gr_courier_boat"), hands.card(0, "ki_crystal_battleship")
    assert f"card {ship}" not in hands.asks(0, Pick).listed
    hands.says(0, boat)
    assert hands.names(0, "hand") == ["gr_courier_boat"]


def test_a_drawn_planet_may_be_put_below_its_deck_for_another_one() -> None:
    """The moment ``planet_drawn``."""
    me = {
        "planets": ALIEN,
        "others": [{"card": "gr_living_star_chart", "on": 1}],
        "planet_deck": ["pl_sarrin", "pl_mokoa"],
    }
    hands = seated(me, phase="build_1").says(0, "draw").uses(0, "gr_living_star_chart")
    assert hands.names(0, "planets")[-1] == "pl_mokoa"
    assert hands.names(0, "planet_deck") == ["pl_sarrin"]


def test_lucky_stones_are_gained_and_lost_but_never_below_zero() -> None:
    core = {"planets": ALIEN, "others": [{"card": "gg_chaos_core", "on": 1}]}
    hands = seated(core, {"stones": 0}, dice=[6]).uses(0, "gg_chaos_core")
    assert (hands.player(0).stones, hands.player(1).stones) == (1, 0)


@pytest.mark.parametrize(("said", "cards"), [("pay", 0), ("suffer", 1)])
def test_a_player_pays_or_lets_an_effect_happen(said: str, cards: int) -> None:
    """The verb ``unless``, and the cost ``pay_any``."""
    hands = seated(
        {}, {"others": [{"card": "gg_protection_money", "targets": [0]}], "color": "violet"}, phase="event"
    )
    hands.answers(0, PayOrSuffer, said)
    hands._formalities()
    assert len(hands.pile(1, "hand")) == cards
    assert sum(map(hands.is_active, hands.pile(0, "planets"))) == 1 + cards


def test_one_of_several_effects_is_chosen() -> None:
    hands = seated({"stones": 1, "planets": ["pl_asteroid_keep_hollowtooth"]}).uses(
        0, "pl_asteroid_keep_hollowtooth"
    )
    assert hands.asks(0, ChooseOption).listed == ("choice 0", "choice 1")
    hands.says(0, "choice 1")
    assert (hands.player(0).ep, hands.player(0).stones) == (1, 0)
