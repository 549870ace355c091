"""Smart stops: no chance is lost, what was declined is not asked again, and nobody else learns anything."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

import game
from game.bots.minds import Stop
from game.core.history import Decision
from game.core.prompts import Handle, Prompt
from game.firestorm.prompts import Act, DrawCards, Pay
from scenes.session.participants import PERSON, Participant
from scenes.session.reaction_window import LastCall, ReactionWindow, Unanswered
from scenes.session.session import Session
from scenes.session.smart_stops import SmartStops
from scenes.tools.asked_questions import measure

THIRD = 0.38  # of the calls of Cosmic Encounter are left at most
HALF = 0.6  # of the questions are left at most, in a sample of a few matches


def in_chunks(matches: int, size: int = 10) -> list[range]:
    return [range(first, first + size) for first in range(0, matches, size)]


# --- the law: what a captain would have answered is never skipped


# In the last three chances were lost once.
@pytest.mark.parametrize("seed", [pytest.param(1003, marks=pytest.mark.slow), 2, 28, 47, 108, 146])
def test_no_answer_of_a_captain_is_skipped(seed: int) -> None:
    asked = measure("firestorm", [seed], seats=2)
    assert asked.lost == []
    assert sum(asked.smart.values()) < HALF * sum(asked.always.values())


# In the last three somebody acted anew after an answer, with what lay covered, or upon another ship.
@pytest.mark.parametrize("seed", [3, 7, 41, pytest.param(126, marks=pytest.mark.slow)])
def test_no_call_is_left_out_in_which_a_captain_would_have_acted(seed: int) -> None:
    asked = measure("firestorm", [seed], seats=2, open_call=True)
    assert asked.lost == []
    assert 0 < asked.calls["smart"] < HALF * asked.calls["always"]


@pytest.mark.slow
@pytest.mark.parametrize("seeds", in_chunks(200), ids=str)
def test_no_answer_of_a_captain_is_skipped_in_two_hundred_matches(seeds: range) -> None:
    assert measure("firestorm", seeds, seats=2).lost == []


@pytest.mark.parametrize("open_call", [pytest.param(False, marks=pytest.mark.slow), True])
def test_no_answer_of_a_captain_is_skipped_in_cosmic_encounter(open_call: bool) -> None:
    asked = measure("cosmic", [1], seats=3, open_call=open_call)
    assert asked.lost == []
    assert not open_call or 0 < asked.calls["smart"] < HALF * asked.calls["always"]


@pytest.mark.slow
@pytest.mark.parametrize("open_call", [False, True])
@pytest.mark.parametrize("seeds", in_chunks(200), ids=str)
def test_no_answer_is_skipped_in_two_hundred_matches_of_cosmic_encounter(
    seeds: range, open_call: bool
) -> None:
    assert measure("cosmic", seeds, seats=3, open_call=open_call).lost == []


@pytest.mark.parametrize("open_call", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_is_skipped_that_a_captain_would_do_at_a_table_of_novices(
    seats: int, open_call: bool
) -> None:
    """A captain says what would have been answered wherever nobody is asked."""
    asked = measure("cosmic", range(3), seats=seats, open_call=open_call, level="novice")
    assert asked.lost == []
    assert sum(asked.smart.values()) < sum(asked.always.values())
    assert not open_call or 0 < asked.calls["smart"] < THIRD * asked.calls["always"]


@pytest.mark.parametrize(("seed", "seats"), [(8, 3), (23, 3), (29, 3), (57, 3), (132, 4), (181, 5)])
def test_who_would_rather_lose_is_asked(seed: int, seats: int) -> None:
    """An upset, a friend about to win, tokens that the winner loses: here chances were lost once."""
    assert measure("cosmic", [seed], seats=seats, level="novice").lost == []


@pytest.mark.slow
@pytest.mark.parametrize("open_call", [False, True])
@pytest.mark.parametrize("seeds", in_chunks(200), ids=str)
def test_nothing_is_skipped_in_two_hundred_matches_of_novices(seeds: range, open_call: bool) -> None:
    seats = 3 + seeds.start // 10 % 3
    assert measure("cosmic", seeds, seats=seats, open_call=open_call, level="novice").lost == []


def test_no_answer_of_a_captain_is_skipped_in_a_duel() -> None:
    assert measure("duel", [1], seats=2).lost == []


def test_no_answer_of_a_captain_is_skipped_in_eclipse() -> None:
    assert measure("eclipse", [1], seats=2).lost == []


@pytest.mark.slow
@pytest.mark.parametrize("seeds", in_chunks(200), ids=str)
def test_no_answer_of_a_captain_is_skipped_in_two_hundred_matches_of_eclipse(seeds: range) -> None:
    assert measure("eclipse", seeds, seats=2).lost == []


@pytest.mark.slow
@pytest.mark.parametrize("seeds", in_chunks(200), ids=str)
def test_no_answer_of_a_captain_is_skipped_in_two_hundred_duels(seeds: range) -> None:
    assert measure("duel", seeds, seats=2).lost == []


@pytest.mark.slow
@pytest.mark.parametrize("seeds", in_chunks(200), ids=str)
def test_no_call_is_left_out_in_two_hundred_matches(seeds: range) -> None:
    assert measure("firestorm", seeds, seats=2, open_call=True).lost == []


# --- how they work


class Mind:
    """Says the same of every question."""

    def __init__(self, stop: Stop | None) -> None:
        self.found = stop

    def stop(self, table: Any, prompt: Prompt[Any]) -> Stop | None:
        return self.found

    def chances(
        self, table: Any, prompt: Prompt[Any], seat: int, *, alone: bool = False
    ) -> frozenset[Hashable] | None:
        return frozenset({"this"} if seat == 1 else ())


def stops(stop: Stop | None) -> SmartStops:
    """Of a table where a seat could do two things."""
    found = SmartStops("firestorm", game.new_match("firestorm", 1, 2, None).view)
    found.mind, found.smart = Mind(stop), True
    return found


QUESTION = DrawCards(0, listed=("number 1", "number 2"))


def test_who_can_do_nothing_sensible_is_not_asked_unless_awake() -> None:
    smart = stops(Stop("number 2"))
    assert smart.answer(QUESTION) == "number 2"
    smart.awake.add(0)
    assert smart.answer(QUESTION) is None


def test_nobody_is_spared_who_wants_to_be_asked_always() -> None:
    smart = stops(Stop("number 2"))
    smart.smart = False
    assert smart.answer(QUESTION) is None


def test_what_was_declined_is_asked_again_only_when_it_has_changed() -> None:
    smart = stops(Stop("number 2", "this"))
    assert smart.answer(QUESTION) is None
    smart.note(QUESTION, "number 2", 7)
    assert smart.answer(QUESTION) == "number 2"
    assert smart.answer(DrawCards(1, listed=QUESTION.listed)) is None
    smart.mind = Mind(Stop("number 2", "that"))
    assert smart.answer(DrawCards(0, listed=QUESTION.listed)) is None


def test_a_chance_that_is_gone_asks_nobody_again_but_a_new_one_does() -> None:
    smart = stops(Stop("number 2", frozenset({"this", "that"})))
    smart.note(QUESTION, "number 2", 7)
    smart.mind = Mind(Stop("number 2", frozenset({"this"})))
    assert smart.answer(DrawCards(0, listed=QUESTION.listed)) == "number 2"
    smart.mind = Mind(Stop("number 2", frozenset({"this", "another"})))
    assert smart.answer(DrawCards(0, listed=QUESTION.listed)) is None


def test_what_was_accepted_is_asked_again() -> None:
    smart = stops(Stop("number 2", "this"))
    smart.note(QUESTION, "number 1", 7)
    assert smart.answer(QUESTION) is None


def test_what_was_declined_and_taken_back_is_asked_again() -> None:
    smart = stops(Stop("number 2", "this"))
    smart.note(QUESTION, "number 2", 7)
    smart.forget(8)
    assert smart.answer(QUESTION) == "number 2"
    smart.forget(7)
    assert smart.answer(QUESTION) is None


def test_with_a_poker_face_only_what_everybody_knows_is_not_asked() -> None:
    assert stops(Stop("number 2")).answer(QUESTION, openly=True) is None
    assert stops(Stop("number 2", public=True)).answer(QUESTION, openly=True) == "number 2"


def test_what_was_spared_is_counted_until_the_next_own_answer() -> None:
    smart = stops(Stop("number 2"))
    smart.note(QUESTION, None, 1)
    smart.note(QUESTION, None, 2)
    assert smart.spared[0] == 2
    smart.note(QUESTION, "number 1", 3)
    assert smart.spared[0] == 0


def test_a_call_is_left_out_only_if_nobody_at_the_device_could_care() -> None:
    smart, table = stops(None), game.new_match("firestorm", 1, 2, None).table
    assert smart.matters(table, Act(0), [0, 1])
    assert not smart.matters(table, Act(0), [0])
    smart.awake.add(0)
    assert smart.matters(table, Act(0), [0])


def test_what_was_passed_in_a_call_is_not_called_for_again_until_it_is_taken_back() -> None:
    smart, table = stops(None), game.new_match("firestorm", 1, 2, None).table
    smart.passed(table, Act(0), 4)
    assert smart.matters(table, Act(0), [0, 1])  # the other seat has not been asked yet
    smart.passed(table, Act(1), 5)
    assert not smart.matters(table, Act(0), [0, 1])
    smart.awake.add(1)
    assert smart.matters(table, Act(0), [0, 1])
    smart.awake.clear()
    smart.forget(5)
    assert smart.matters(table, Act(0), [0, 1])


def test_what_is_answered_turn_after_turn_stands_until_it_is_asked_again() -> None:
    smart = stops(Stop("number 2", "this", stands="draw"))
    assert smart.standing(0) == ()
    smart.note(QUESTION, "number 2", 7)
    assert smart.standing(0) == ("draw",)
    assert smart.standing(1) == ()
    smart.ask_again(0)
    assert smart.standing(0) == ()
    assert smart.answer(QUESTION) is None


def test_what_stands_is_over_when_it_was_taken_back() -> None:
    smart = stops(Stop("number 2", "this", stands="draw"))
    smart.note(QUESTION, "number 2", 7)
    smart.forget(7)
    assert smart.standing(0) == ()


# --- windows that belong together


def waiting(*awaited: Unanswered) -> ReactionWindow:
    return ReactionWindow(None, "", chain=awaited)  # type: ignore[arg-type]


PHASE, CARD, ENTERED = Unanswered("main"), Unanswered("card 7"), Unanswered("card 7", quiet=True)


def test_a_card_that_is_announced_and_comes_into_play_is_called_once() -> None:
    assert waiting(PHASE, CARD).goes_on(waiting(PHASE, ENTERED))
    assert waiting(PHASE).goes_on(waiting(PHASE, ENTERED))


def test_what_an_effect_has_done_is_called_anew() -> None:
    assert not waiting(PHASE).goes_on(waiting(PHASE, CARD))


def test_something_else_or_a_later_phase_is_called_anew() -> None:
    assert not waiting(PHASE, CARD).goes_on(waiting(PHASE))
    assert not waiting(Unanswered("event")).goes_on(waiting(PHASE))
    assert not waiting(PHASE).goes_on(None)


PASSED = Handle(-1)


def follow_up(*awaited: Unanswered) -> ReactionWindow:
    return ReactionWindow(PASSED, "", chain=awaited)


def called(window: ReactionWindow) -> LastCall:
    """A call that nobody has answered, at the first decision of a match."""
    last = LastCall()
    last.begin(Act(0), window, [])
    last.go_on(0, window, [])
    return last


def test_one_call_covers_the_moments_that_follow_while_everybody_passes() -> None:
    window, passes = follow_up(PHASE), [Decision(0, "Act", -1), Decision(1, "Act", -1)]
    assert called(window).covers(0, Act(0), window, passes)


def test_who_does_something_is_answered_by_a_call_of_its_own() -> None:
    window = follow_up(PHASE)
    assert not called(window).covers(0, Act(0), window, [Decision(0, "Act", 7)])


def test_a_call_goes_on_over_what_is_no_news() -> None:
    window = follow_up(PHASE)._replace(minor=frozenset({"ChooseEncounterCard"}))
    assert called(window).covers(0, Act(0), window, [Decision(0, "ChooseEncounterCard", 7)])
    assert not called(window).covers(0, Act(0), window, [Decision(0, "InviteAlly", 7)])


def test_what_was_declined_is_no_news() -> None:
    window = follow_up(PHASE)._replace(declined=(("UsePower", False),))
    assert called(window).covers(0, Act(0), window, [Decision(0, "UsePower", False)])
    assert not called(window).covers(0, Act(0), window, [Decision(0, "UsePower", True)])


def test_who_could_do_something_with_what_is_new_is_called_again() -> None:
    window = follow_up(PHASE)._replace(able=frozenset({1}), held=(frozenset({3}), frozenset({5})))
    another = window._replace(held=(frozenset({3, 4}), frozenset({5})))
    drawn = window._replace(held=(frozenset({3}), frozenset({5, 6})))
    assert called(window).covers(0, Act(0), another, [])
    assert not called(window).covers(0, Act(0), drawn, [])


def test_a_power_that_is_used_again_is_called_again() -> None:
    window = follow_up(PHASE, Unanswered("power", quiet=True, once=True))
    last = called(window)
    assert last.covers(1, Act(1), window, [Decision(0, "Act", -1)])
    assert not last.covers(0, Act(0), window, [Decision(0, "Act", -1), Decision(1, "Act", -1)])


# --- in a session


def test_alone_against_bots_payments_and_draws_are_made_for_a_person() -> None:
    """In a whole match nobody is asked for what planets that are all alike would pay."""
    players = [Participant("Mia", "orange", PERSON), Participant("Bot", "blue", "captain")]
    session = Session.begin("firestorm", 5, players, {}, None)
    session.asks_all, session.stops.smart = False, True
    asked = []
    while not session.over and len(session.match.decisions) < 150:
        if session.bot_to_think() is None:
            prompt = session.match.waiting()[0]
            asked.append(type(prompt))
            session.answer(0, prompt.options(session.view(0))[-1 if isinstance(prompt, Pay) else 0])
            continue
        choice = session.think(100)
        seat = session.bot_to_think()
        if choice is not None and seat is not None:
            session.answer(seat, choice)
    assert asked
    assert DrawCards not in asked
    assert session.silent
