"""Who is asked reads what a duel or a contest is about."""

from __future__ import annotations

from game.core.texts import LANGUAGES, name_of
from scenes.games.duel import TABLE
from scenes.table.game_table import Watching
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
