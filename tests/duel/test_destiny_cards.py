"""Facts of the destiny cards in one table; what is special about a card stands in the file with its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from game.duel import pieces
from tests.support.duel.destiny import (
    NO_DECKS,
    NO_REINFORCEMENTS,
    NO_WARP,
    called_a_duel,
    carried_out,
    compared,
    contest_won,
    drawn,
    fought_over,
    gains,
    next_deck,
    track_of,
    won,
)
from tests.support.duel.duels import Duels, Spec


class Printed(NamedTuple):
    """The deck of the next card, the ship advantage of a duel, and how it begins.

    A card discovers a planet, holds a contest, or finds a planet by its track; where nothing is said, the
    card begins in a way of its own.
    """

    follows: str
    advantage: int = 0
    begins: str = ""


CARDS = {
    "abandoned_spaceport": Printed("event", 8, "discovers"),
    "full_of_stars": Printed("event", 1, "discovers"),
    "too_good_to_be_true": Printed("refresh", 6, "discovers"),
    "gold_rush_moon": Printed("event", 5, "discovers"),
    "fog_bank": Printed("event", 10, "discovers"),
    "quiet_zone": Printed("refresh", 4, "discovers"),
    "twin_sunrise": Printed("event", 6),
    "handshake_landing": Printed("refresh", 7, "discovers"),
    "meteor_shower": Printed("event", 9, "discovers"),
    "hungry_vines": Printed("event", 6, "discovers"),
    "open_skies": Printed("refresh", 7),
    "old_observatory": Printed("event", 3, "discovers"),
    "gravity_well": Printed("refresh", 12, "discovers"),
    "regular_revenge": Printed("refresh", 7, "blue red yellow"),
    "border_dispute": Printed("discovery", 5, "red yellow blue"),
    "garrison_duty": Printed("refresh", 4, "yellow blue red"),
    "eviction_notice": Printed("refresh", 8, "blue yellow red"),
    "moon_heist": Printed("discovery", 6, "red blue yellow"),
    "tactical_blackout": Printed("discovery", 9, "yellow red blue"),
    "crossfire": Printed("refresh", 6, "blue red yellow"),
    "return_leg": Printed("refresh", 7),
    "talent_show": Printed("refresh"),
    "spelling_bee": Printed("discovery", 0, "contest"),
    "tug_of_war": Printed("refresh", 0, "contest"),
    "embassy_ball": Printed("discovery", 0, "contest"),
    "limbo": Printed("discovery"),
    "land_auction": Printed("refresh", 0, "yellow blue red"),
    "custody_battle": Printed("discovery", 0, "red yellow blue"),
    "speed_chess": Printed("refresh"),
    "swap_meet": Printed("discovery", 0, "contest"),
    "paperwork_found": Printed("refresh", 0, "contest"),
    "warp_surge": Printed("discovery"),
    "solar_flare": Printed("refresh", 0, "red blue yellow"),
    "hull_rot": Printed("refresh"),
    "filing_mixup": Printed("discovery"),
    "envoy_recall": Printed("event"),
    "power_outage": Printed("event"),
    "surprise_audit": Printed("discovery"),
    "shore_leave": Printed("discovery"),
    "supply_drop": Printed("discovery"),
    "harvest": Printed("discovery"),
    "bumper_harvest": Printed("event"),
    "embassy_mail": Printed("discovery"),
    "overhaul": Printed("discovery"),
    "fresh_start": Printed("discovery"),
    "catch_up_clause": Printed("discovery"),
    "open_bar": Printed("event"),
    "trade_fair": Printed("discovery"),
    "salvage_rights": Printed("discovery"),
    "draft_notice": Printed("discovery"),
    "diplomatic_pouch": Printed("discovery"),
    "evacuation_drill": Printed("event"),
    "colonial_convoy": Printed("discovery"),
    "night_shift": Printed("discovery"),
    "guild_festival": Printed("discovery"),
    "spring_cleaning": Printed("discovery"),
    "calm_before_the_storm": Printed("event"),
}
DUELS = [card for card, printed in CARDS.items() if printed.advantage]
TRACKS = [card for card, printed in CARDS.items() if printed.begins.count(" ") == 2]


def that_begin(begins: str) -> list[str]:
    return [card for card, printed in CARDS.items() if printed.begins == begins]


def test_every_card_is_in_the_table() -> None:
    assert list(CARDS) == [row.id for row in pieces.DESTINY]


@pytest.mark.parametrize("card", CARDS)
def test_what_follows(card: str) -> None:
    assert next_deck(carried_out(card)) == CARDS[card].follows


@pytest.mark.parametrize("card", DUELS)
def test_the_ship_advantage(card: str) -> None:
    more = 20 + CARDS[card].advantage
    assert compared(card, ships=[2, 1]).totals == [more, 20]
    assert compared(card, ships=[1, 2]).totals == [20, more]


@pytest.mark.parametrize("card", TRACKS)
def test_the_planet_track(card: str) -> None:
    assert track_of(card) == CARDS[card].begins.split()


@pytest.mark.parametrize("card", [card for card in TRACKS if card in DUELS])
def test_without_a_planet_there_is_no_duel(card: str) -> None:
    """R31: the part that needs a planet is skipped."""
    assert not called_a_duel(drawn(card))


@pytest.mark.parametrize("card", that_begin("discovers"))
def test_a_planet_is_discovered_and_fought_for(card: str) -> None:
    duel = drawn(card, planet_deck=["planet_07"])
    assert fought_over(duel) == "planet_07"
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


@pytest.mark.parametrize("card", that_begin("contest"))
def test_there_is_a_contest(card: str) -> None:
    duel = drawn(card)
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    duel.plan(0, "plan_10").plan(1, "plan_14")
    assert (duel.totals, duel.winner) == ([10, 14], 1)


PRIZES: list[tuple[Callable[..., Duels], str, list[str], list[str]]] = [
    (won, "abandoned_spaceport", [], ["take 1", "draw 1"]),
    (won, "crossfire", [], ["take 1"]),
    (won, "eviction_notice", [], ["recover 2"]),
    (won, "fog_bank", [], ["recover 2"]),
    (won, "garrison_duty", [], ["draw 2"]),
    (won, "gold_rush_moon", ["take 2"], []),
    (contest_won, "limbo", ["recover 3"], []),
    (won, "meteor_shower", [], ["recover 3"]),
    (won, "quiet_zone", [], ["draw 2"]),
    (won, "regular_revenge", [], ["recover 2"]),
    (won, "return_leg", ["draw 2"], []),
    (contest_won, "talent_show", ["take 2"], []),
    (won, "twin_sunrise", [], ["draw 2"]),
]


@pytest.mark.parametrize(("start", "card", "winner", "loser"), PRIZES)
def test_what_winner_and_loser_get(
    start: Callable[..., Duels], card: str, winner: list[str], loser: list[str]
) -> None:
    assert gains(start(card, winner=0)) == [winner, loser]
    assert gains(start(card, winner=1)) == [loser, winner]


SCARCE: list[tuple[Callable[..., Duels], str, Spec, list[list[str]]]] = [
    (drawn, "calm_before_the_storm", {"warp": [2, 0]}, [["recover 2", "draw 4"], ["draw 4"]]),
    (drawn, "catch_up_clause", {"warp": [1, 3]}, [["recover 1", "draw 2"], ["recover 3", "draw 2"]]),
    (won, "crossfire", {"winner": 0, **NO_REINFORCEMENTS}, [[], []]),
    (drawn, "embassy_mail", {"envoys": [], **NO_WARP}, [[], []]),
    (drawn, "evacuation_drill", {**NO_WARP}, [[], []]),
    (won, "eviction_notice", {"winner": 0, **NO_WARP}, [[], []]),
    (won, "fog_bank", {"winner": 0, **NO_WARP}, [[], []]),
    (won, "fog_bank", {"winner": 0, "warp": [5, 1]}, [[], ["recover 1"]]),
    (won, "garrison_duty", {"winner": 0, **NO_DECKS}, [[], []]),
    (won, "gold_rush_moon", {"winner": 0, **NO_REINFORCEMENTS}, [[], []]),
    (won, "gravity_well", {"winner": 0}, [[], []]),
    (won, "handshake_landing", {"winner": 0, "ships": [2, 0], **NO_WARP}, [[], []]),
    (won, "hungry_vines", {"winner": 0, "ships": [2, 2], **NO_DECKS}, [["lose 1"], []]),
    (contest_won, "limbo", {"winner": 0, **NO_WARP}, [[], []]),
    (won, "meteor_shower", {"winner": 0, **NO_WARP}, [[], []]),
    (drawn, "night_shift", {"warp": [2, 0]}, [["recover 2", "draw 2"], ["draw 2"]]),
    (drawn, "overhaul", {**NO_WARP}, [[], []]),
    (won, "quiet_zone", {"winner": 0, **NO_DECKS}, [[], []]),
    (won, "regular_revenge", {"winner": 0, **NO_WARP}, [[], []]),
    (drawn, "return_leg", {**NO_WARP}, [[], []]),
    (won, "return_leg", {"winner": 0, **NO_DECKS}, [[], []]),
    (drawn, "salvage_rights", {"warp": [1, 0]}, [["recover 1"], []]),
    (drawn, "salvage_rights", {**NO_WARP}, [[], []]),
    (drawn, "shore_leave", {"warp": [3, 0]}, [["recover 3", "draw 4"], ["draw 4"]]),
    (drawn, "solar_flare", {}, [[], []]),
    (contest_won, "speed_chess", {"winner": 0}, [[], []]),
    (contest_won, "spelling_bee", {"winner": 0, **NO_DECKS}, [[], []]),
    (drawn, "spring_cleaning", {**NO_WARP}, [["draw 4"], ["draw 4"]]),
    (drawn, "supply_drop", {**NO_WARP, **NO_REINFORCEMENTS}, [[], []]),
    (won, "tactical_blackout", {"winner": 0}, [[], []]),
    (contest_won, "talent_show", {"winner": 0, **NO_REINFORCEMENTS}, [[], []]),
    (contest_won, "tug_of_war", {"winner": 0, "warp": [0, 5]}, [[], ["lose 2"]]),
    (drawn, "warp_surge", {"warp": [1, 2]}, [["recover 1"], ["recover 2"]]),
    (drawn, "warp_surge", {**NO_WARP}, [[], []]),
]


@pytest.mark.parametrize(("start", "card", "words", "gained"), SCARCE)
def test_what_there_is_too_little_of_is_given_as_far_as_possible(
    start: Callable[..., Duels], card: str, words: dict[str, Any], gained: list[list[str]]
) -> None:
    """R21, R25, R31, R38: with nothing to draw, take, ready or recover that part has no effect."""
    assert gains(start(card, **words)) == gained
