"""A bot does not undo in a turn what it did in that turn: no turn of a match goes on without end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import game
from game.bots import mind_of
from game.bots.captain import Captain
from game.bots.chair import Chair
from game.bots.memory import Memory
from game.bots.minds import Bot
from game.bots.novice import Novice
from game.core.match import Match
from game.core.prompts import Prompt
from game.firestorm.combat.prompts import ChoosePlanetToAttack
from game.firestorm.prompts import TakeMainPhase
from tests.support.firestorm.words import seated

FUTURES = 6  # that a captain imagines here: less thought, not fewer circles
MOST = {"duel": 120, "cosmic": 400, "eclipse": 600, "firestorm": 300}  # decisions of one turn, or round


def captains(name: str, seats: int, seed: int, futures: int | None = FUTURES) -> list[Bot]:
    mind = mind_of(name)
    assert mind is not None
    return [Captain(mind, seed * seats + seat, futures) for seat in range(seats)]


def lengths(match: Match[Any], bots: list[Bot], most: int) -> Iterator[int]:
    """How many decisions the turns of a match take, which is given up after so many of them."""
    mind = mind_of(match.game.name)
    assert mind is not None
    chapter, length = mind.chapter(match.table), 0
    for _ in range(most):
        waiting = match.waiting()
        if not waiting:
            break
        seat = waiting[0].seat
        thoughts = bots[seat].think(Chair(match, seat), waiting[0])
        match.answer(seat, next(answer for answer in thoughts if answer is not None))
        length += 1
        if mind.chapter(match.table) != chapter:
            yield length
            chapter, length = mind.chapter(match.table), 0
    yield length


def longest(name: str, seats: int, seed: int, most: int, options: dict[str, Any] | None = None) -> int:
    match = game.new_match(name, seed, seats, options)
    return max(lengths(match, captains(name, seats, seed), most))


def test_an_attack_is_not_announced_and_called_off_for_ever() -> None:
    """Forum Raglund against LFT: in the twelfth turn this went on for a thousand decisions."""
    decks = ["starter_forum_raglund", "starter_lft"]
    match = game.new_match("firestorm", 51, 2, {"decks": decks})
    assert max(lengths(match, captains("firestorm", 2, 51, None), 420)) < MOST["firestorm"]


@pytest.mark.parametrize("name", MOST)
def test_no_turn_of_captains_goes_on_without_end(name: str) -> None:
    seats = game.find(name).seats[0]
    assert longest(name, seats, seed=7, most=MOST[name] + 50) < MOST[name]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", MOST)
def test_no_turn_of_whole_matches_goes_on_without_end(name: str, seed: int) -> None:
    """At all numbers of seats."""
    seats = game.find(name).seats
    number = seats[seed % len(seats)]
    assert longest(name, number, seed, most=20_000) < number * MOST[name]


def test_what_has_led_back_to_the_same_question_appeals_less() -> None:
    """Only in the very same situation, and only to a question that comes again."""
    hands = seated({"ships": ["ki_lancer"]}, {})
    memory, view = Memory(), hands.match.view(0)
    prompt = hands.asks(0, TakeMainPhase)
    options = ["end", "attack"]
    memory.note(view, prompt, "attack")
    assert memory.tired_of(view, prompt, options, [0.0, 1.0]) == [0.0, -9.0]
    once = ChoosePlanetToAttack(0, listed=("none",))
    memory.note(view, once, "none")
    assert memory.tired_of(view, once, ["none"], [0.5]) == [0.5]
    hands.says(0, "attack", "none")
    assert memory.tired_of(hands.match.view(0), hands.asks(0, TakeMainPhase), options, [0.0, 1.0])[1] < 0
    other = seated({"ships": ["ki_lancer"], "tp": 1}, {})
    assert memory.tired_of(other.match.view(0), prompt, options, [0.0, 1.0]) == [0.0, 1.0]


def test_a_novice_remembers_as_well() -> None:
    mind = mind_of("firestorm")
    assert mind is not None
    hands = seated({"ships": ["ki_storm_cruiser"]}, {})
    player = Novice(mind, 0)
    prompt: Prompt[Any] = hands.asks(0, TakeMainPhase)
    said = [next(player.think(Chair(hands.match, 0), prompt)) for _ in range(2)]
    assert said.count("attack") == 1
