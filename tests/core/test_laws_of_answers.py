"""Laws about answers, which every registered game obeys: what is offered, taken, and refused, and why."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.match import Match
from game.core.prompts import Prompt
from game.core.refusals import Illegal
from tests.support.law_cases import FEW, SOME, every, sampled
from tests.support.random_matches import Case, played


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
