"""Laws that every registered game obeys, whatever is played. A new game gets them by registering."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import astuple

import game
from game.bots import LEVELS, decide
from game.core.events import Event
from game.core.match import Match
from tests.support.law_cases import FEW, MANY, SOME, every, is_imagined_from_the_view, sampled, slow
from tests.support.random_matches import Case, lookalike, played

LONGEST = 40_000  # decisions; a match that takes more does not end
SAMPLE = 4  # the default run plays every fourth imagined world on to its end, the slow one all of them
SWEPT = ("cosmic", "eclipse", "firestorm")  # with thousands of matches of their own, in which all meet


def finished(case: Case) -> Match[Any]:
    *_, (match, _) = played(case)
    return match


@pytest.mark.parametrize("case", sampled(SOME), ids=str)
def test_a_match_ends_and_has_all_its_pieces(case: Case) -> None:
    match = finished(case)
    assert match.table.over
    assert len(match.decisions) < LONGEST
    assert match.game.faults(match.table) == []


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_original_and_clone_go_on_alike_from_every_decision(case: Case) -> None:
    original, forked = case.match(), case.match()
    dice = random.Random(case.seed)
    while original.waiting():
        forked = forked.clone()
        assert forked.digest() == original.digest()
        assert forked.waiting() == original.waiting()
        prompt = dice.choice(original.waiting())
        answer = dice.choice(prompt.likely(original.table))
        assert forked.answer(prompt.seat, answer) == original.answer(prompt.seat, answer)
    assert forked.clone().digest() == original.digest()


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_a_clone_lives_on_its_own(case: Case) -> None:
    for match, dice in played(case, stride=7):
        before, asked = match.digest(), match.waiting()
        twin = match.clone()
        for _ in range(4):
            if prompts := twin.waiting():
                prompt = dice.choice(prompts)
                twin.answer(prompt.seat, dice.choice(prompt.likely(twin.table)))
        assert (match.digest(), match.waiting()) == (before, asked)
        assert match.clone().digest() == before


@pytest.mark.parametrize("case", sampled(SOME), ids=str)
def test_nothing_can_change_in_what_the_copies_of_a_table_share(case: Case) -> None:
    """Only what never changes can be hashed; of a list or a record every copy has its own."""
    for match, _ in played(case, stride=7):
        for shared in match.table.shared():
            hash(astuple(shared) if isinstance(shared, Struct) else tuple(shared or ()))


@pytest.mark.parametrize("case", sampled(SOME), ids=str)
def test_events_reproduce_the_table_and_lose_no_piece(case: Case) -> None:
    match = case.match()
    dice = random.Random(case.seed)
    while waiting := match.waiting():
        table = match.game.copy(match.table)
        prompt = dice.choice(waiting)
        for event in match.answer(prompt.seat, dice.choice(prompt.likely(match.table))):
            event.apply(table)
            assert match.game.faults(table) == [], event
        assert table == match.table


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_a_view_does_not_change_with_what_the_seat_cannot_know(case: Case) -> None:
    """At every decision; at every third in the default run."""
    for match, dice in played(case, every(1, case)):
        for seat in range(case.seats):
            twin = match.imagine(seat, dice.getrandbits(60))
            assert match.view(seat) == twin.view(seat)
            assert match.asked_of(seat) == twin.asked_of(seat)


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_an_imagined_world_depends_on_nothing_but_the_view(case: Case) -> None:
    """Two true positions that look alike to a seat give it the same imagined worlds.

    At every third decision; at every ninth in the default run.
    """
    for match, dice in played(case, every(3, case)):
        for seat in range(case.seats):
            assert is_imagined_from_the_view(match, seat, dice)


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_imagined_worlds_differ_and_play_on_to_the_end(case: Case) -> None:
    imagined = 0
    for number, (match, dice) in enumerate(played(case, stride=25)):
        if not match.waiting():
            break
        worlds = [match.imagine(0, rng) for rng in range(3)]
        imagined += len({world.digest() for world in worlds}) > 1
        if case not in MANY and number % SAMPLE:
            continue
        world = worlds[0]
        while prompts := world.waiting():
            prompt = dice.choice(prompts)
            world.answer(prompt.seat, dice.choice(prompt.likely(world.table)))
        assert world.table.over
        assert world.game.faults(world.table) == []
    assert imagined


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_undo_and_redo_at_every_decision(case: Case) -> None:
    match = case.match()
    dice = random.Random(case.seed)
    while waiting := match.waiting():
        before = match.digest(), waiting, match.decisions.copy()
        prompt = dice.choice(waiting)
        events = match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
        after = match.digest(), match.waiting(), match.decisions.copy()
        match.undo()
        assert (match.digest(), match.waiting(), match.decisions) == before
        assert match.redo() == events
        assert (match.digest(), match.waiting(), match.decisions) == after


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_a_whole_match_can_be_undone(case: Case) -> None:
    match, beginning = finished(case), case.match()
    while match.decisions:
        match.undo()
    assert (match.digest(), match.waiting()) == (beginning.digest(), beginning.waiting())


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_undo_is_free_only_for_the_last_to_decide_and_only_if_nobody_learned_anything(case: Case) -> None:
    free = 0
    match = case.match()
    dice = random.Random(case.seed)
    while waiting := match.waiting():
        unseen = [match.table.unseen(seat) for seat in range(case.seats)]
        rng = match.table.rng
        prompt = dice.choice(waiting)
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
        others = [seat for seat in range(case.seats) if seat != prompt.seat]
        assert not any(match.can_undo(seat) for seat in others)
        if not match.can_undo(prompt.seat):
            continue
        free += 1
        assert match.table.rng == rng
        for seat, cards in enumerate(unseen):
            learned = [card for card in cards if match.table.knows(seat, card)]
            assert learned == []
        assert match.clone().can_undo(prompt.seat)
    assert free


def loads_as_it_was(match: Match[Any]) -> None:
    loaded = game.load(match.save()).match
    assert loaded.digest() == match.digest()
    assert loaded.waiting() == match.waiting()
    assert loaded.decisions == match.decisions


@pytest.mark.parametrize("case", FEW, ids=str)
def test_save_and_load_at_any_decision(case: Case) -> None:
    """Some of the first ones, then every so manyth: to load is to repeat all decisions before."""
    for match, _ in played(case, stride=5 if case.seats == 2 else 97):
        if len(match.decisions) <= 100 or len(match.decisions) % 37 == 0 or not match.waiting():
            loads_as_it_was(match)


@slow
@pytest.mark.parametrize("case", [case for case in FEW if case.seats == 2], ids=str)
def test_save_and_load_at_every_decision(case: Case) -> None:
    for match, _ in played(case):
        loads_as_it_was(match)


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_a_bot_answers_from_what_its_seat_knows(case: Case) -> None:
    """The same for every level: two true positions that look alike to a seat get the same answer."""
    compared = 0
    for match, dice in played(case, stride=3 if case.seats == 2 else 23):
        for prompt in match.waiting():
            twin = lookalike(match, prompt.seat, dice.getrandbits(60))
            if twin is None or twin.digest() == match.digest():
                continue
            compared += 1
            for level in LEVELS if compared % 5 == 1 else ("random", "novice"):
                answers = [decide(level, position, prompt.seat, seed=9) for position in (match, twin)]
                assert answers[0] == answers[1], level
    assert compared > 5


@slow
@pytest.mark.parametrize("part", range(20))
def test_ten_thousand_random_matches_end_with_all_their_pieces(part: int) -> None:
    """Five hundred matches in each part, with the variants in turn; pieces are counted at every decision."""
    for name in [name for name in game.GAMES if name not in SWEPT]:
        variants, seats = game.find(name).variants, game.find(name).seats
        for seed in range(500 * part, 500 * (part + 1)):
            case = Case(name, seats[seed % len(seats)], dict(variants[seed % len(variants)]), seed)
            for match, _ in played(case):
                assert match.game.faults(match.table) == [], case
            assert match.table.over, case


def test_the_same_match_in_processes_with_different_hash_seeds() -> None:
    """No set order, no string hash, no address decides anything."""
    script = (
        "from tests.support.random_matches import cases, played\n"
        "for case in cases(2, first=7):\n"
        "    *_, (match, _) = played(case)\n"
        "    print(case, match.digest(), len(match.decisions))\n"
    )
    results = []
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        results.append(done.stdout)
    assert results[0]
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("case", FEW, ids=str)
def test_a_fault_in_the_rules_leaves_the_match_as_it_was(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = 0
    for match, dice in played(case, stride=10):
        if not match.waiting():
            break
        before = match.digest(), match.waiting(), match.decisions.copy()
        prompt = dice.choice(match.waiting())
        answer = dice.choice(prompt.likely(match.table))
        happens = match.clone().answer(prompt.seat, answer)
        if not happens:
            continue
        with monkeypatch.context() as patched:
            kind = type(happens[-1])
            times = sum(type(event) is kind for event in happens)
            patched.setattr(kind, "apply", _fault_at(times, kind.apply))
            with pytest.raises(ZeroDivisionError):
                match.answer(prompt.seat, answer)
        assert (match.digest(), match.waiting(), match.decisions) == before
        broken += 1
    assert broken


def _fault_at(time: int, right: Callable[[Event, Any], None]) -> Callable[[Event, Any], None]:
    """An ``apply`` that fails once, at the so manyth time."""
    left = [time]

    def apply(event: Event, table: Any) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise ZeroDivisionError
        right(event, table)

    return apply
