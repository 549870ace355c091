"""Whole matches and every question, played through the screen by mouse, by touch and by keyboard."""

from __future__ import annotations

from random import Random

import pytest

from game.core.prompts import Handle
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from tests.support.duel.questions import Question, one_of_each, questions
from tests.support.screen.hands import HANDS
from tests.support.screen.played_by_hand import give_by_hand
from tests.support.screen.positions import by_hand
from tests.support.screen.robot import Robot, sit_down
from tests.support.text_keys import QUESTIONS

RIVALS = {"bot": "novice", "friend": PERSON}
MATCHES = [(hands, language, rival) for hands in HANDS for language in ("en", "de") for rival in RIVALS]
SAMPLE = [("mouse", "de", "friend"), ("finger", "en", "friend"), ("keys", "de", "bot")]
ANSWERS = 3  # of a question that are tried


def a_session(rival: str, seed: int) -> Session:
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", RIVALS[rival])]
    return Session.begin("duel", seed, players, {}, None)


def play(hands: str, language: str, rival: str, seed: int) -> Robot:
    session = a_session(rival, seed)
    robot = Robot(sit_down(session, hands, language), hands, seed, curious=0.08)
    robot.play()
    assert session.over
    assert robot.answered
    return robot


@pytest.mark.parametrize(("hands", "language", "rival"), SAMPLE)
def test_a_match_is_played_to_its_end(hands: str, language: str, rival: str) -> None:
    robot = play(hands, language, rival, 3)
    assert (robot.curtains > 0) == (rival == "friend")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("hands", "language", "rival"), MATCHES)
def test_any_match_is_played_to_its_end(hands: str, language: str, rival: str, seed: int) -> None:
    play(hands, language, rival, seed)


# --- every question


def test_every_question_of_duel_is_tried() -> None:
    """Those of other games are tried beside their tables."""
    others = ("game.cosmic", "game.eclipse", "game.firestorm")
    asked = {kind.__name__ for kind in QUESTIONS if not kind.__module__.startswith(others)}
    assert {question.kind for question in questions()} == asked


def some_of(handles: list[Handle], rng: Random) -> list[Handle]:
    """One of each way to answer, and a few more."""
    ways = {(bool(handle.piece), handle.place, bool(handle.button)): handle for handle in handles}
    more = rng.sample(handles, min(ANSWERS, len(handles)))
    return list(dict.fromkeys([*ways.values(), *more]))[: max(ANSWERS, len(ways))]


def answer_by_hand(question: Question, hands: str, language: str) -> None:
    rng = Random(question.seed)
    match = question.match()
    prompt = match.asked_of(question.seat)
    assert prompt is not None
    handles = some_of(prompt.handles(match.view(question.seat)), rng)
    for handle in handles:
        session = Session(match.clone(), question.players())
        give_by_hand(session, prompt, handle, hands, language, question.seed)


@pytest.mark.parametrize(("question", "hands"), by_hand(one_of_each()))
def test_a_question_is_answered_by_hand(question: Question, hands: str) -> None:
    """By one kind of hands in the default run, by the others in the slow one."""
    answer_by_hand(question, hands, "en")


@pytest.mark.slow
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("question", questions(), ids=lambda question: question.name)
def test_a_question_of_any_card_is_answered_by_hand(question: Question, hands: str) -> None:
    answer_by_hand(question, hands, "de")
