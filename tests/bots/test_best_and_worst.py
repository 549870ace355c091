"""Decisions that stand out: what they were worth follows from what their seat could know."""

from __future__ import annotations

from typing import Any

import game
from game.bots import decide
from game.bots.best_and_worst import CLEAR, MOST, rated
from game.bots.own_puzzles import Judge, weighed
from game.core.match import Match


def a_duel(seed: int) -> Match[Any]:
    match = game.new_match("duel", seed)
    while waiting := match.waiting():
        seat = waiting[0].seat
        match.answer(seat, decide("random" if seat else "novice", match, seat, seed + len(match.decisions)))
    return match


def test_the_decisions_that_stand_out_are_the_seats_own_and_in_order() -> None:
    match = a_duel(3)
    *thoughts, found = rated(match, [1])
    assert not any(thoughts)
    assert found
    assert {each.seat for each in found} == {1}
    leads = [each.lead for each in found]
    assert leads == sorted(leads, reverse=True)
    assert all(abs(lead) >= CLEAR for lead in leads)
    assert sum(lead > 0 for lead in leads) <= MOST
    assert sum(lead < 0 for lead in leads) <= MOST
    for each in found:
        assert match.decisions[each.taken].seat == 1
        assert 0 <= min(each.worth, each.other) <= max(each.worth, each.other) <= 100


def test_nobody_asked_means_nothing_to_rate() -> None:
    match = a_duel(3)
    *_, found = rated(match, [0, 1], silent=range(len(match.decisions)))
    assert not found


def test_the_best_answer_comes_first() -> None:
    match = a_duel(3)
    taken = next(n for n, one in enumerate(match.decisions) if one.asked == "ChoosePlan")
    then = match.at(taken)
    judge = Judge(then, match.decisions[taken].seat, taken, worlds=4)
    answers = judge.likely(4, match.decisions[taken].answer)
    *_, worths = weighed(judge, answers)
    assert worths is not None
    assert [each.worth for each in worths] == sorted((each.worth for each in worths), reverse=True)
    assert len(worths) == len(answers)
