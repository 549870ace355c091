"""The action corner of Duel at every question: true words, gold for what was chosen, no pass by Space."""

from __future__ import annotations

import pytest

from game.core.texts import LANGUAGES
from scenes.table.action_corner import CalmButton
from tests.support.duel.questions import Question, one_of_each, questions
from tests.support.screen.corners import asked_at, check, corner_of


@pytest.mark.parametrize("question", one_of_each(), ids=lambda question: question.name)
def test_the_corner_tells_the_truth(question: Question) -> None:
    number = one_of_each().index(question)
    check(asked_at(question.session(), LANGUAGES[number % 2]))


def test_passing_stands_above_the_big_button_and_says_what_it_does() -> None:
    question = next(
        each for each in questions() if each.kind == "PlayReinforcement" and "place" in each.shape
    )
    corner = corner_of(asked_at(question.session()))
    calm = next(each for each in corner.walk() if isinstance(each, CalmButton))
    assert (calm.text, calm.hotkey) == ("Play nothing", "n")
    assert calm.rect.bottom <= corner.big.rect.top
    assert (corner.big.text, corner.big.enabled) == ("Choose a reinforcement", False)
