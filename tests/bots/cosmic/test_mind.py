"""Bots of Cosmic Encounter: every question has a taste, hints have reasons, and captains win."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import game
from game.bots import bot, decided
from game.bots.cosmic.cards import LEAVING
from game.bots.cosmic.choices import COURSES, NUMBERS
from game.bots.cosmic.mind import AT_SIGHT, MIND
from game.bots.cosmic.playing import CARDS
from game.bots.cosmic.powers import KINDS, POWERS, SUPERS
from game.bots.cosmic.reasons import REASONS
from game.bots.cosmic.seats import ACCEPT, FATE, GOOD_ENOUGH, LIKINGS, TECH, UNWANTED
from game.bots.cosmic.ships import PURPOSES, RAM, SENDING, WORLDS
from game.bots.cosmic.tastes import TASTES
from game.bots.cosmic.techs import WORTH
from game.core.prompts import NONE, Prompt
from game.cosmic import pieces
from game.cosmic.aliens.gambler import CLAIMS
from game.cosmic.deal_prompts import MakeDeal
from game.cosmic.offers import OFFERS
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.prompts import (
    ChooseEncounterCard,
    ChoosePlanet,
    ChooseSeat,
    ChooseTarget,
    InviteAlly,
    JoinSide,
    PlaceShips,
    PlayCard,
    PlayReinforcement,
    TakeReward,
    TakeShips,
    UsePower,
)
from tests.support.cosmic.bot_positions import (
    FOUR_ABROAD,
    at_joining,
    planning,
    zapping,
)
from tests.support.cosmic.encounters import Encounter
from tests.support.text_keys import subclasses

RULES = Path(game.__file__).parent / "cosmic"
SOURCES = "".join(file.read_text("utf-8") for file in sorted(RULES.rglob("*.py")))

# --- reasons


def why(scene: Encounter, seat: int, answer: Any) -> str:
    """What a hint would say about an answer."""
    prompt = scene.match.asked_of(seat)
    assert prompt is not None
    return MIND.reason(scene.match.view(seat), prompt, answer)


def test_a_hint_says_why_to_join_a_side() -> None:
    calm, last = at_joining(), at_joining(FOUR_ABROAD)
    assert why(calm, 2, OFFENSE) == "table.why.join_offense"
    assert why(calm, 2, NONE) == "table.why.join_neither"
    assert why(calm, 2, DEFENSE) == "table.why.join_defense"
    assert why(last, 2, DEFENSE) == "table.why.join_stop"


def test_a_hint_says_why_to_play_a_card() -> None:
    scene = planning(["attack_04", "attack_20", "negotiate"], ["attack_10"])
    assert why(scene, 0, scene.held(0, "negotiate")) == "table.why.card_talk"
    assert why(scene, 0, scene.held(0, "attack_20")) == "table.why.card_best"
    assert why(scene, 0, scene.held(0, "attack_04")) == "table.why.card_enough"


def test_a_hint_says_why_to_answer_a_power_or_not() -> None:
    scene = zapping("virus")
    assert why(scene, 1, scene.held(1, "cosmic_zap")) == "table.why.zap"
    assert why(scene, 1, NONE) == "table.why.zap_not"


@pytest.mark.parametrize("kind", REASONS, ids=lambda kind: kind.__name__)
def test_what_has_a_reason_has_a_taste(kind: type[Prompt[Any]]) -> None:
    assert kind in TASTES


@pytest.mark.parametrize("kind", AT_SIGHT, ids=lambda kind: kind.__name__)
def test_what_is_decided_at_sight_has_a_reason(kind: type[Prompt[Any]]) -> None:
    """A hint could not say among how many futures it was found."""
    assert any(parent in REASONS for parent in kind.__mro__)


def test_all_that_futures_decide_often_has_a_reason() -> None:
    often = {InviteAlly, JoinSide, ChooseEncounterCard, PlayCard, UsePower, MakeDeal, TakeShips}
    often |= {PlayReinforcement, ChoosePlanet, ChooseTarget, ChooseSeat, PlaceShips, TakeReward}
    assert often <= set(REASONS)


# --- completeness


def kinds_of_cosmic() -> list[type[Prompt[Any]]]:
    found = {kind for kind in subclasses(Prompt) if kind.__module__.startswith("game.cosmic")}
    return sorted(found, key=lambda kind: kind.__name__)


def test_every_kind_of_question_has_a_taste() -> None:
    for kind in kinds_of_cosmic():
        has_one = any(parent in TASTES for parent in kind.__mro__)
        assert has_one, kind


def test_every_sentence_that_asks_has_a_taste() -> None:
    """A question that many powers ask is told apart by its sentence."""
    known = {*SENDING, *PURPOSES, RAM, *LIKINGS, *NUMBERS, *GOOD_ENOUGH, *UNWANTED}
    known |= {ACCEPT, FATE, TECH, *LEAVING, *WORLDS}
    known |= {"ask.retrieve", "ask.bring_home", "ask.tech_ships"}  # ships that come back, all alike
    known |= {"ask.hate_ship", "ask.shadow_ship", "ask.vacuum_pick"}  # ships of others, all alike
    asked = set(re.findall(r'"(ask\.[a-z_]+)"', SOURCES))
    assert asked - known == set()
    assert known - asked == set()


def test_every_course_has_a_taste() -> None:
    choices = set(re.findall(r"choice\.([a-z_0-9]+)", Path("assets/text/en.po").read_text("utf-8")))
    courses = {word for word in choices if word.split("_")[0] in " ".join(pieces.ALIENS) or "xenon" in word}
    mine = {*COURSES, *CLAIMS, "gambler_believe", "gambler_doubt"}
    assert {word for word in mine if word not in choices} == set()
    assert {word for word in courses if f'"{word}"' in SOURCES} <= mine


def test_every_card_that_may_be_played_has_a_taste() -> None:
    assert {name for offers in OFFERS.values() for name in offers} == set(CARDS)
    assert set(POWERS) == set(SUPERS) == set(KINDS) == set(pieces.ALIENS)
    assert set(WORTH) == set(pieces.TECHS)


# --- leagues


def share_of_wins(star: str, rest: str, seeds: range) -> float:
    """How much of the victories one bot gets among others, at three to five seats, in each chair in turn."""
    won = 0.0
    for seed in seeds:
        seats = 3 + seed % 3
        chair = seed % seats
        match = game.new_match("cosmic", seed, seats, {"aliens": "random"})
        levels = [star if seat == chair else rest for seat in range(seats)]
        bots = [bot(level, "cosmic", 10 * seed + seat) for seat, level in enumerate(levels)]
        while waiting := match.waiting():
            seat = waiting[0].seat
            match.answer(seat, decided(bots[seat], match, seat))
        won += (chair in match.table.winners) / max(1, len(match.table.winners))
    return won / len(seeds)


def test_a_novice_beats_random_players() -> None:
    assert share_of_wins("novice", "random", range(16)) >= 0.5


@pytest.mark.slow
def test_a_captain_wins_half_of_the_matches_against_novices() -> None:
    """In match 102 a captain once imagined that a card of the Miser's hoard was a zap and was laid, too."""
    assert share_of_wins("captain", "novice", range(100, 140)) >= 0.5
