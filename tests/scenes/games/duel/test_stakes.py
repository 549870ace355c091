"""Who is asked reads what a duel or a contest is about."""

from __future__ import annotations

from game.core.texts import LANGUAGES, name_of
from game.duel.prompts import ChoosePlan
from scenes.games.duel import TABLE
from scenes.table.game_table import Watching
from tests.support.duel.destiny import drawn
from tests.support.duel.questions import questions
from tests.support.screen.headless import a_ui


def watching(language: str) -> Watching:
    area = a_ui().rect
    return Watching(0, ("orange", "blue"), language, area, area)


def test_a_duel_names_its_planet_and_a_contest_what_its_winner_gets() -> None:
    told = set()
    for question in questions():
        if question.kind not in ("ChoosePlan", "SetDial"):
            continue
        match = question.match()
        view, prompt = match.view(question.seat), match.waiting()[0]
        for language in LANGUAGES:
            line = TABLE.stake(prompt, view, watching(language))
            if view.duel is not None and not view.duel.contest:
                assert name_of("duel", view.key(view.duel.planet), language) in line
                told.add("duel")
            elif view.duel is not None:
                assert line
                told.add("contest")
    assert told == {"duel", "contest"}


def test_who_must_discard_reads_the_hand_limit_and_a_destiny_card_what_it_does() -> None:
    told = set()
    for question in questions():
        if question.kind not in ("DiscardCard", "MayDiscardCard"):
            continue
        match = question.match()
        view, prompt = match.view(question.seat), match.waiting()[0]
        line = TABLE.cause(prompt, view, watching("en"))
        if not prompt.because:
            assert str(len(view.hands[prompt.seat])) in line
            told.add("limit")
        elif view.duel is None and view.past and view.key(view.past[-1]) == prompt.because:
            assert len(line) > len(name_of("duel", prompt.because, "en")) + 10
            told.add("card")
    assert "limit" in told


def test_a_plan_is_chosen_for_the_lower_total_where_that_wins() -> None:
    limbo, other = drawn("limbo"), drawn("spelling_bee")
    for language, word in (("en", "Lower strength wins."), ("de", "niedrigere Stärke gewinnt")):
        asked = TABLE.asks(limbo.asks(0, ChoosePlan), limbo.match.view(0), watching(language))
        assert word in asked
        assert TABLE.asks(other.asks(0, ChoosePlan), other.match.view(0), watching(language)) == ""
