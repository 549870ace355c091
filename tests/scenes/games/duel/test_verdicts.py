"""While the prize is being taken, whoever is asked reads who has won and why."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.games.duel import TABLE
from scenes.games.duel.verdicts import why_won
from scenes.table.game_table import Watching
from tests.support.duel.questions import questions
from tests.support.screen.headless import a_ui


def watching(language: str) -> Watching:
    area = a_ui().rect
    return Watching(0, ("orange", "blue"), language, area, area, names=("Mia", "Anna"))


REASONS = [
    ([9, 15], True, ("15", "9")),
    ([], True, ("11", "Underdog")),  # it has won at once, and strength was not compared
    ([], False, ("hip", "hiff")),  # the fire of tactics left nobody else there
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("totals", "revealed", "words"), REASONS)
def test_who_has_won_is_told_with_the_reason(
    totals: list[int], revealed: bool, words: tuple[str, ...], language: str
) -> None:
    question = next(each for each in questions() if each.kind == "SetDial")
    match = question.match()
    view, prompt = match.view(question.seat), match.waiting()[0]
    assert view.duel is not None
    view.duel.winner, view.duel.totals, view.duel.revealed = 1, totals, revealed
    line = TABLE.stake(prompt, view, watching(language))
    assert "Anna" in line
    assert why_won(view, 1, totals, watching(language)) in line
    assert any(word in line for word in words)
