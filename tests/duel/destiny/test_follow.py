"""Destiny cards in general: decks that run out, the planet track, duels on controlled planets."""

import pytest

from game.duel import pieces
from game.duel.events import CardDrawn, ShipsRecovered
from game.duel.moments import DestinyDrawn, FatesReshuffled
from game.duel.prompts import ChoosePlanet
from game.duel.totals import controlled
from tests.support.duel.destiny import (
    BY_SYMBOL,
    NO_DECKS,
    PLANETS,
    STILL,
    called_a_duel,
    compared,
    drawn,
    fought_over,
    gains,
    in_force,
    next_deck,
    won,
    world,
)
from tests.support.duel.duels import Duels, a_duel, slip

DISCOVERIES = [card.id for card in pieces.DESTINY if card.type == "discovery"]
EVENTS = [card.id for card in pieces.DESTINY if card.type == "event"]


def test_a_destiny_card_is_laid_face_up_on_the_past() -> None:
    duel = drawn("talent_show", past=["harvest"])
    assert duel.keys(duel.table.past) == ["harvest", "talent_show"]
    assert all(duel.table.knows(seat, duel.card("talent_show")) for seat in (0, 1))


def test_an_empty_destiny_deck_is_shuffled_anew_from_the_past_and_the_rest_keeps_its_order() -> None:
    """R3: the cards of that type leave the past, the order of the others stays."""
    past = ["harvest", *DISCOVERIES[:6], "limbo", *DISCOVERIES[6:], "overhaul"]
    duel = Duels({"aliens": STILL, "hands": [["plan_08"], ["plan_14"]], "past": past, "next": "discovery"})
    assert [event.deck for event in duel.happened(FatesReshuffled)] == ["discovery"]
    again = duel.keys(duel.table.past)
    assert again[:3] == ["harvest", "limbo", "overhaul"]
    assert again[3] in DISCOVERIES


def test_nobody_knows_a_reshuffled_destiny_deck() -> None:
    """R3: the faces are mixed and unseen again."""
    past = [*DISCOVERIES, "overhaul"]
    duel = Duels({"aliens": STILL, "hands": [["plan_08"], ["plan_14"]], "past": past, "next": "discovery"})
    deck = duel.table.fates[0]
    assert len(deck) >= len(DISCOVERIES) - 2
    assert not any(duel.table.knows(seat, card) for seat in (0, 1) for card in deck)


def test_a_card_may_come_again_from_its_own_reshuffled_deck() -> None:
    """R3: Envoy Recall, an event that leads to an event, is shuffled in as well."""
    past = [card for card in EVENTS if card != "envoy_recall"]
    duel = Duels(
        {
            "aliens": STILL,
            "hands": [["plan_08"], ["plan_14"]],
            "past": past,
            "next": "event",
            "envoys": [{"envoy": "cudgel"}],
        }
    )
    recall, *again = [event for event in duel.happened(DestinyDrawn) if event.deck == "event"]
    assert recall.card == duel.happened(DestinyDrawn)[0].card
    assert len(duel.table.fates[pieces.TYPES.index("event")]) == len(EVENTS) - len(again)


def test_with_no_planet_left_a_discovery_card_has_no_effect_and_its_symbol_leads_on() -> None:
    """R4: thirteen discovery cards, twelve planets."""
    duel = drawn("gold_rush_moon", planets=[world(planet, [0, 0]) for planet in PLANETS])
    assert not called_a_duel(duel)
    assert next_deck(duel) == "event"


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_chooses_among_planets_with_the_same_symbol(straggler: int) -> None:
    """R31: several planets with the first symbol found."""
    planets = [world(planet, [0, 0]) for planet in ("planet_06", "planet_01", "planet_05")]
    duel = drawn("moon_heist", planets=planets, straggler=straggler)
    assert duel.waiting_for == [(straggler, "ChoosePlanet")]
    prompt = duel.asks(straggler, ChoosePlanet)
    assert duel.keys(list(prompt.listed)) == ["planet_06", "planet_05"]
    assert prompt.because == "moon_heist"
    assert fought_over(duel.answers(straggler, ChoosePlanet, duel.card("planet_05"))) == "planet_05"


def test_a_planet_with_another_symbol_is_refused() -> None:
    duel = drawn("moon_heist", planets=[world(p, [0, 0]) for p in ("planet_06", "planet_01", "planet_05")])
    refusal = duel.refuses(1, ChoosePlanet, duel.card("planet_01"))
    assert (refusal.text, refusal.section) == ("refuse.planet", "Planet track")


def test_symbols_that_no_revealed_planet_shows_are_passed_over() -> None:
    """R31: from left to right; planets without ships count."""
    duel = drawn("moon_heist", planets=[world("planet_09", [3, 0]), world("planet_01", [0, 0])])
    assert fought_over(duel) == "planet_01"


def test_the_warp_planet_counts_for_the_track() -> None:
    """R31: the warp planet is chosen like any planet."""
    duel = drawn("moon_heist", planets=[world("planet_05", [0, 0], in_warp=True), world("planet_01", [1, 1])])
    assert fought_over(duel) == "planet_05"


def test_with_no_planet_revealed_a_duel_is_skipped() -> None:
    """R31: the part that needs a planet is left out."""
    duel = drawn("moon_heist")
    assert not called_a_duel(duel)
    assert next_deck(duel) == "discovery"


def test_with_no_planet_revealed_a_contest_takes_place_all_the_same() -> None:
    """R31, R37: only the planet is left out."""
    duel = drawn("custody_battle")
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_with_equal_ships_nobody_has_the_ship_advantage() -> None:
    assert compared("gravity_well", ships=[3, 3]).totals == [20, 20]


def test_ships_that_were_on_the_planet_stay_and_fight() -> None:
    """R32: they count together with the ships that are sent."""
    duel = drawn("moon_heist", planets=[world("planet_05", [2, 1])]).dial(1, 3)
    assert duel.ships("planet_05") == [3, 4]


def test_the_loser_withdraws_the_old_ships_too() -> None:
    """R32: so the loser may lose a planet."""
    duel = drawn("moon_heist", planets=[world("planet_05", [2, 1])], supply=[10, 10]).dial(1, 3)
    duel.plan(0, "plan_08", "1 shield").plan(1, "plan_14", "1 shield")
    assert duel.winner == 1
    assert duel.ships("planet_05") == [0, 4]
    assert duel.table.supply[0] == 12


def test_a_planet_with_ships_of_both_counts_for_both() -> None:
    """R33: outside of a duel."""
    duel = drawn("talent_show", planets=[world("planet_05", [2, 1])])
    assert [duel.keys(controlled(duel.table, seat)) for seat in (0, 1)] == [["planet_05"], ["planet_05"]]


def test_the_prize_comes_before_the_loser_withdraws() -> None:
    """R15: the Foothold Prize sees the loser's ships."""
    duel = won("handshake_landing", winner=0, ships=[2, 3])
    assert duel.ships("planet_01") == [2, 3]
    assert duel.waiting_for == [(1, "Yes")]


def test_a_duel_won_by_the_last_ships_gives_the_prize_normally() -> None:
    """R14: nobody reveals plans, the loser gets the prize."""
    duel = a_duel(
        STILL,
        card="hungry_vines",
        phase="tactics",
        planets=[world("planet_01", [2, 1])],
        hands=[["plan_08"], ["plan_14"]],
        destiny={"event": ["talent_show"]},
        duel={"plans": [["plan_10"], ["plan_15"]], "tactics": [slip("4 fire"), slip("1 shield")]},
    )
    assert (duel.winner, duel.totals) == (0, [])
    assert gains(duel) == [["lose 1", "draw 2"], ["lose 1"]]


def test_a_contest_is_without_ships_tactics_and_prize() -> None:
    """R37: plans only, also if the event names a planet."""
    duel = drawn("land_auction", planets=[world(BY_SYMBOL["yellow"], [1, 2])])
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    duel.plan(0, "plan_10").plan(1, "plan_14")
    assert duel.totals == [10, 14]


def test_leader_and_straggler_follow_a_refresh_card_in_this_order() -> None:
    """R36: leader first where the card says nothing else."""
    duel = drawn("night_shift", straggler=0)
    seats = [event.seat for event in in_force(duel) if isinstance(event, CardDrawn | ShipsRecovered)]
    assert seats == [1, 1, 1, 0, 0, 0]


def test_without_any_card_to_draw_the_prize_is_empty() -> None:
    """R25, R38: deck and discard pile are empty."""
    assert gains(won("quiet_zone", winner=0, **NO_DECKS)) == [[], []]
