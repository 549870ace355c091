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
from game.core.prompts import Prompt
from game.core.refusals import Illegal
from tests.support.random_matches import Case, cases, lookalike, played

LONGEST = 40_000  # decisions; a match that takes more does not end
FEW = cases(2)
SOME = cases(5, first=100)
MANY = cases(25, first=1000)
SAMPLE = 4  # the default run plays every fourth imagined world on to its end, the slow one all of them
SWEPT = ("cosmic", "eclipse", "firestorm")  # with thousands of matches of their own, in which all meet
slow = pytest.mark.slow


def sampled(some: list[Case]) -> list[Any]:
    """The few cases of the default run, and the many of the slow one."""
    return [*some, *(pytest.param(case, marks=slow) for case in MANY)]


def every(stride: int, case: Case) -> int:
    """At which decisions of a case a law is asked about: at every third of them in the default run."""
    return stride if case in MANY else 3 * stride


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
            one, two = match.game.copy(match.table), match.game.copy(match.table)
            two.imagine_for(seat, dice.getrandbits(60))
            rng = dice.getrandbits(60)
            one.imagine_for(seat, rng)
            two.imagine_for(seat, rng)
            assert one == two


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
def test_questions_can_be_answered_from_the_view(case: Case) -> None:
    """Options and handles are the same on the table and on what the seat sees of it."""
    for match, _ in played(case):
        for prompt in match.waiting():
            view = match.view(prompt.seat)
            assert prompt.options(view) == prompt.options(match.table)
            assert prompt.handles(view) == prompt.handles(match.table)


@pytest.mark.parametrize("case", sampled(SOME), ids=str)
def test_every_question_has_options_and_every_option_a_handle(case: Case) -> None:
    for match, _ in played(case):
        for prompt in match.waiting():
            options = prompt.options(match.table)
            assert options
            assert all(options.count(option) == 1 for option in options)
            answers = [handle.answer for handle in prompt.handles(match.table)]
            assert [option for option in options if option not in answers] == []
            assert [answer for answer in answers if answer not in options] == []
            assert all(h.piece or h.button for h in prompt.handles(match.table))


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_every_option_is_accepted(case: Case) -> None:
    """At every third decision; at every ninth in the default run."""
    for match, _ in played(case, every(3, case)):
        for prompt in match.waiting():
            for option in prompt.options(match.table):
                assert prompt.refuse(match.table, option) is None
                twin = match.clone()
                twin.answer(prompt.seat, option)
                assert len(twin.decisions) == len(match.decisions) + 1


def wrong_answers(prompt: Prompt[Any], match: Match[Any], dice: random.Random) -> list[Any]:
    """Answers of the right type that are no options: other pieces, numbers, names."""
    numbers = [-99, -2, -1, 0, 1, 2, 5, 99, 10**9, *dice.sample(range(len(match.table.faces)), 8)]
    by_type: dict[Any, list[Any]] = {
        int: numbers,
        str: ["", "nonsense", *match.game.face_keys[:2]],
        bool: [],
        tuple[int, int]: [(number, seat) for number in numbers for seat in (-1, 0, 1, 9)],
        tuple[str, int]: [(word, number) for word in ("", "give", "nonsense") for number in numbers],
    }
    options = prompt.options(match.table)
    return [answer for answer in by_type[prompt.answer_type()] if answer not in options]


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_every_refusal_has_a_reason_and_a_section_of_the_rulebook(case: Case) -> None:
    """At every decision; at every third in the default run."""
    tried = 0
    for match, dice in played(case, every(1, case)):
        before = match.digest()
        for prompt in match.waiting():
            for answer in wrong_answers(prompt, match, dice):
                refusal = match.refuse(prompt.seat, answer)
                assert refusal is not None, (prompt, answer)
                assert refusal.text.startswith("refuse.")
                assert refusal.section
                tried += 1
        assert match.digest() == before
    assert tried > 100


def deep(depth: int) -> list[Any]:
    """A list in a list in a list."""
    nested: list[Any] = []
    for _ in range(depth):
        nested = [nested]
    return nested


DEEP = deep(5000)
LONG = "9" * 6000  # more digits than Python reads as a number
# Whatever a file or another program could send, and what the rules themselves never would.
ANYTHING: list[Any] = [
    None, True, False, 0, 1, 7, -1, 10**30, -(10**30), 0.0, 1.0, 0.5, float("inf"), float("nan"),
    "", " ", "1", "yes", "nonsense", "done done", "\ud800", "\0", LONG,
    [], [0], [0, 0], DEEP, {}, {"answer": 1}, {"0": DEEP}, b"", b"1", set(), object(), Ellipsis, int,
    (), (0,), (0, 0, 0), (True, 0), (0, "0"), (1.0, 2), ("", 0), (10**30, 0), ("nonsense", 10**30),
]  # fmt: skip


def shape(answer: Any) -> tuple[type, ...]:
    """The type of an answer, and of its parts: True is no 1, and 1.0 is none either."""
    return (type(answer), *map(type, answer)) if isinstance(answer, tuple) else (type(answer),)


def changed(option: Any, dice: random.Random) -> list[Any]:
    """An answer that may be given, made into something that is nearly the same."""
    if isinstance(option, bool):
        return [int(option), float(option), str(option), [option], None]
    if isinstance(option, int):
        return [
            float(option),
            str(option),
            [option],
            (option,),
            *([bool(option)] if option in (0, 1) else []),
        ]
    if isinstance(option, tuple):
        return [list(option), (*option, 0), option[:1], (*option[:-1], float(option[-1])), option[0]]
    verb, *numbers = str(option).split(" ")
    longer = " ".join([verb, *[LONG] * len(numbers)])
    other = " ".join([verb, *(str(dice.randint(0, 300)) for _ in numbers)])
    odd = [f"{option} ", f" {option}", f"{option} 0", f"{verb} -1", f"{verb} x", f"{verb} \u0663", longer]
    return [*odd, other, option.encode(), [option], (option,), {option: option}]


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_whatever_is_answered_is_taken_or_refused_and_never_breaks_anything(case: Case) -> None:
    """Any value of any type, before every question; only what is an option, type and all, is allowed."""
    tried, seen = 0, set()
    for match, dice in played(case):
        before = match.digest()
        for prompt in match.waiting():
            fresh = type(prompt) not in seen
            if not fresh and dice.random() > 0.02:
                continue
            seen.add(type(prompt))
            options = prompt.options(match.table)
            near = [
                each
                for option in dice.sample(options, min(3, len(options)))
                for each in changed(option, dice)
            ]
            for answer in [*ANYTHING, *near]:
                refusal = match.refuse(prompt.seat, answer)
                if refusal is None:
                    assert shape(answer) in {shape(option) for option in options}, (prompt, answer)
                    continue
                assert (answer, shape(answer)) not in [(option, shape(option)) for option in options]
                assert refusal.text.startswith("refuse.")
                tried += 1
                with pytest.raises(Illegal):
                    match.answer(prompt.seat, answer)
        assert match.digest() == before
    assert tried > 100


@pytest.mark.parametrize("case", sampled(FEW), ids=str)
def test_who_is_not_asked_may_not_answer(case: Case) -> None:
    for match, _ in played(case):
        asked = [prompt.seat for prompt in match.waiting()]
        for seat in (-1, *range(case.seats), case.seats):
            if seat not in asked:
                refusal = match.refuse(seat, 1)
                assert refusal is not None
                assert refusal.text == "refuse.not_asked"


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
