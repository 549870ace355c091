"""The action corner of Duel at every question: true words, gold for what was chosen, no pass by Space."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.core.texts import LANGUAGES, catalogue
from scenes.games.duel.prompt_tools import HalfButton
from scenes.table.action_corner import CalmButton
from tests.support.duel.questions import Question, one_of_each, questions
from tests.support.screen.corners import asked_at, check, corner_of, table_at
from tests.support.screen.hands import HANDS, Keys


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
    assert (calm.text, calm.hotkey) == ("Play nothing", "k")
    assert calm.rect.bottom <= corner.big.rect.top
    assert (corner.big.text, corner.big.enabled) == ("Choose a reinforcement", False)


def test_space_never_passes_even_with_the_focus_on_it() -> None:
    asking = [each for each in questions() if each.kind == "PlayReinforcement"]
    desk = asked_at(next(each for each in asking if "place" in each.shape).session())
    table, hands = table_at(desk), HANDS["keys"](desk, Random(1))
    assert isinstance(hands, Keys)
    calm = next(each for each in corner_of(desk).walk() if isinstance(each, CalmButton))
    hands.go_to(calm)
    number = len(table.session.match.decisions)
    desk.post(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)
    assert len(table.session.match.decisions) == number
    assert table.ui.toasts.shown


def test_a_tactic_says_what_it_does_before_and_after_it_is_chosen() -> None:
    asking = next(each for each in questions() if each.kind == "ChooseTactic")
    desk = asked_at(asking.session())
    half = next(each for each in desk.root.walk() if isinstance(each, HalfButton))
    assert (half.name, half.does) == ("Fire 4", "Destroys 4 ships there, less their shield")
    assert half.does in half.first_line()
    half.act("press")
    table_at(desk).rebuild()
    assert (corner_of(desk).big.text, corner_of(desk).big.second) == ("Lock in Fire 4", half.does)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_choose_one_after_the_other_ends_with_words_that_are_true_from_the_first(
    language: str,
) -> None:
    words = catalogue(language)
    ends = [words.say(key) for key in words.entries if key.startswith("button.enough.")]
    told = {end for end in ends if {"rest", "Rest", "more", "mehr", "weiter"} & set(end.split())}
    # Only a second planet is asked for, and what is kept is counted.
    assert told == {words.say(f"button.enough.because={asking}") for asking in ("bumper_harvest", "mite")}
