"""Laws for all fifty aliens: a power that is face down, zapped or lost does nothing; any can be turned up."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

from game.core.events import Event, PhaseBegan, Planned, SkippedTo
from game.core.history import Beginning
from game.core.match import Match
from game.core.prompts import NONE, Prompt
from game.cosmic import GAME, pieces
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.events.common import EncounterEnded, PowerRegained
from game.cosmic.prompts import NO_SHIPS, PlayReinforcement, UsePower
from game.cosmic.table import CosmicTable
from tests.support.cosmic.encounters import home

NOBODYS = ("fido", "mind", "trader", "amoeba")  # whoever has no part in a test has one of these
NEEDS_COLONIES = [alien for alien in pieces.ALIENS if alien != "masochist"]  # for the power
DECISIONS = 160
COURSE = (Planned, PhaseBegan, SkippedTo)  # which errands a turn consists of
DOWN, ZAPPED, LOST = "face down", "zapped", "lost"
UNTIL: dict[str, tuple[type[Event], ...]] = {ZAPPED: (EncounterEnded,), LOST: (PowerRegained,)}
TALKERS = [["negotiate", "negotiate", "plague", "attack_08"], ["negotiate", "negotiate"], ["negotiate"]]
WEAK = {(home(0, n), 0): ships for n, ships in enumerate((1, 1, 2, 0, 0))}
TWO_HOMES = {(home(0, n), 0): ships for n, ships in enumerate((4, 4, 0, 0, 0))} | {
    (home(1), 0): 4,
    (home(2), 0): 4,
}
POSITIONS: list[dict[str, Any]] = [
    {},
    {"hands": TALKERS, "warp": [3, 2, 1]},
    {"ships": WEAK},
    {"hands": [["mobius_tubes", "plague", "quash"], None, None], "phase": "start_turn"},
    {"ships": {(home(0, n), 0): 0 for n in range(5)}},
]
RUINED = len(POSITIONS) - 1  # the Masochist has won


def begun(alien: str, position: int, seed: int, why: str) -> Match[CosmicTable]:
    """A match in which seat 0 has this alien, without power for this reason; no flare is in the deck."""
    others = [other for other in NOBODYS if other != alien][:2]
    words = {"hands": [None] * 3, "seed": seed, "options": {"hidden": why == DOWN}, **POSITIONS[position]}
    spec = {"aliens": [alien, *others], **words}
    if why == LOST:
        spec["ships"] = TWO_HOMES
    table = GAME.arrange(spec)
    if why == ZAPPED:
        table.zapped = [alien]
        table.rank_powers()
    return Match(GAME, table, Beginning(seed, {"scenario": spec}))


def without_power(prompt: Prompt[Any], table: CosmicTable) -> list[Any]:
    """What may be answered by somebody who does not use the own power."""
    if isinstance(prompt, UsePower):
        return [False]
    options = prompt.options(table)
    if prompt.because in pieces.ALIENS:
        assert prompt.because == "citadel", f"{prompt} asks for a power that cannot be used"
        return [NONE]  # to build would turn it up
    if isinstance(prompt, PlayReinforcement):
        return [way for way in options if way == NO_SHIPS or table.type_of(way[0]) == pieces.REINFORCEMENT]
    if isinstance(prompt, MakeDeal):
        return [way for way in options if way[0] != "free"]
    return options


def told_without_power(alien: str, position: int, seed: int, why: str) -> list[Event]:
    """What happens, by lot, while nobody uses a power."""
    match, dice = begun(alien, position, seed, why), random.Random(seed)
    told = list(match.events)
    for _ in range(DECISIONS):
        if not match.waiting() or any(isinstance(event, UNTIL.get(why, ())) for event in told):
            break
        prompt = match.waiting()[0]
        assert why == DOWN or not (prompt.seat == 0 and isinstance(prompt, UsePower)), prompt
        options = without_power(prompt, match.table)
        told += match.answer(prompt.seat, options[0] if len(options) == 1 else dice.choice(options))
    ends = [number for number, event in enumerate(told) if isinstance(event, UNTIL.get(why, ()))]
    return [event for event in told[: ends[0] if ends else None] if not isinstance(event, COURSE)]


@cache
def told_of_nobody(position: int, seed: int, why: str) -> list[Event]:
    return told_without_power("trader", position, seed, why)


def check_without_power(alien: str, seeds: range, why: str) -> None:
    """Up to the end of the shorter tale: a power that could be used takes decisions, too."""
    for position in range(len(POSITIONS)):
        for seed in seeds:
            told, usual = told_without_power(alien, position, seed, why), told_of_nobody(position, seed, why)
            both = min(len(told), len(usual))
            assert told[:both] == usual[:both], f"position {position}, seed {seed}"


@pytest.mark.parametrize("alien", pieces.ALIENS)
def test_while_a_sheet_is_face_down_its_power_does_nothing(alien: str) -> None:
    """Page 15: all happens as with any other sheet that lies face down, and nobody turns it up."""
    check_without_power(alien, range(1), DOWN)


@pytest.mark.parametrize("alien", NEEDS_COLONIES)
def test_a_power_that_was_zapped_does_nothing_until_the_encounter_ends(alien: str) -> None:
    """Ruling 41: also what could not be zapped itself."""
    check_without_power(alien, range(1), ZAPPED)


@pytest.mark.parametrize("alien", NEEDS_COLONIES)
def test_a_power_that_is_lost_for_lack_of_home_colonies_does_nothing(alien: str) -> None:
    """Rulings 54 and 58: until there are home colonies enough."""
    check_without_power(alien, range(1), LOST)


@pytest.mark.slow
@pytest.mark.parametrize("why", [DOWN, ZAPPED, LOST])
@pytest.mark.parametrize("alien", NEEDS_COLONIES)
def test_without_power_nothing_happens_in_many_matches(alien: str, why: str) -> None:
    check_without_power(alien, range(1, 14), why)


def with_power(prompt: Prompt[Any], table: CosmicTable) -> list[Any]:
    """Seat 0 wants to use its power, nobody else does."""
    if isinstance(prompt, UsePower):
        return [prompt.seat == 0]
    options = prompt.options(table)
    if isinstance(prompt, MakeDeal):
        return [way for way in options if way[0] == "accept"] or options
    if prompt.because in pieces.ALIENS or isinstance(prompt, PlayReinforcement):
        return options[1:] or options
    return options


def is_turned_up(alien: str, position: int, seed: int) -> bool:
    """Whether seat 0 has an opportunity to turn up its sheet, and with it to use its power."""
    match, dice = begun(alien, position, seed, DOWN), random.Random(seed)
    (sheet,) = match.table.sheets[0]
    for _ in range(DECISIONS):
        if match.table.seen[sheet] == match.table.everyone or not match.waiting():
            break
        prompt = match.waiting()[0]
        match.answer(prompt.seat, dice.choice(with_power(prompt, match.table)))
    return match.table.seen[sheet] == match.table.everyone


@pytest.mark.parametrize("alien", pieces.ALIENS)
def test_every_sheet_can_be_turned_up_to_use_its_power(alien: str) -> None:
    """Page 15: at any time."""
    places = [RUINED] if alien == "masochist" else range(len(POSITIONS))
    assert any(is_turned_up(alien, position, seed) for seed in range(60) for position in places)
