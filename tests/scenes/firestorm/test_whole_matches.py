"""Matches and every question of Firestorm, played through the screen by mouse, by touch and by keyboard."""

from __future__ import annotations

from random import Random

import pytest

from game.core.prompts import Handle
from game.firestorm.words import verb_of
from scenes.session import PERSON, Player, Session
from scenes.table import TableScene
from tests.scenes.firestorm.asked import KINDS, Asked, kinds, of_kind
from tests.scenes.firestorm.matches import COLOURS, MODES, NAMES, new_match
from tests.scenes.hands import HANDS
from tests.scenes.robot import Robot, sit_down

ANSWERS = 60  # of a sample
SAMPLE = [  # hands, language, way to play, whether all of them are people
    ("mouse", "de", "duel", False), ("finger", "en", "triangle", True), ("keys", "de", "duel", False),
]  # fmt: skip
TRIED = 2  # answers of a kind


class Lively(Robot):
    """Chooses as random play does: somebody who always passes or capitulates sees little of the game."""

    def answer_table(self) -> None:
        table = self.desk.top
        assert isinstance(table, TableScene)
        choosing = table.choosing
        assert choosing is not None
        answer = self.rng.choice(choosing.prompt.likely(choosing.view))
        self.give(table, self.rng.choice([each for each in choosing.handles if each.answer == answer]))


def play(hands: str, language: str, mode: str, seed: int, *, people: bool, answers: int = 10_000) -> Lively:
    """A person against bots, or people only, until the end or for so many answers."""
    seats = dict(MODES)[mode]
    players = [
        Player(NAMES[seat], COLOURS[seat], PERSON if people or not seat else "random")
        for seat in range(seats)
    ]
    session = Session(new_match(seed, seats, mode), players)
    robot = Lively(sit_down(session, hands, language), hands, seed, curious=0.05)
    robot.play(answers, turns=30_000)
    assert session.over or len(robot.answered) >= answers
    assert (robot.curtains > 0) == people
    return robot


@pytest.mark.parametrize(("hands", "language", "mode", "people"), SAMPLE)
def test_a_match_is_played_by_hand(hands: str, language: str, mode: str, people: bool) -> None:
    robot = play(hands, language, mode, 3 + people, people=people, answers=ANSWERS)
    assert {"TakeMainPhase", "DrawPlanet", "DrawCards"} <= set(robot.answered)


@pytest.mark.slow
@pytest.mark.parametrize("mode", dict(MODES))
@pytest.mark.parametrize("people", [False, True])
@pytest.mark.parametrize("hands", HANDS)
def test_any_match_is_played_to_its_end(hands: str, people: bool, mode: str) -> None:
    """In German and in English: every second one."""
    seed = list(dict(MODES)).index(mode) * 3 + people
    play(hands, "de" if seed % 2 else "en", mode, seed, people=people)


# --- every question


def some_of(handles: list[Handle], asked: Asked, rng: Random) -> list[Handle]:
    """A few of the ways to give an answer with this verb."""
    fitting = [each for each in handles if verb_of(each.answer) == asked.verb]
    return rng.sample(fitting, min(TRIED, len(fitting)))


def answer_by_hand(asked: Asked, hands: str, language: str) -> None:
    match = asked.found()
    prompt = match.asked_of(asked.seat)
    assert prompt is not None
    for handle in some_of(prompt.handles(match.view(asked.seat)), asked, Random(asked.ways)):
        desk = sit_down(asked.session_of(match.clone()), hands, language)
        robot = Robot(desk, hands, asked.ways)
        table = desk.ui.stack.scenes[0]
        assert isinstance(table, TableScene)
        while table.choosing is None or table.director.busy:
            robot.turn()
        assert table.choosing.prompt == prompt
        robot.give(table, handle)
        assert robot.answered == [asked.kind]


# By one kind of hands in the default run, by the others in the slow one.
BY_HAND = [
    pytest.param(
        kind, hands, marks=() if list(HANDS).index(hands) == place % len(HANDS) else pytest.mark.slow
    )
    for place, kind in enumerate(KINDS)
    for hands in HANDS
]


@pytest.mark.parametrize(("kind", "hands"), BY_HAND)
def test_a_question_is_answered_by_hand(kind: str, hands: str) -> None:
    """In each way in which it can be answered."""
    tried = list(of_kind(kind))
    assert tried
    for number, asked in enumerate(tried):
        answer_by_hand(asked, hands, ("en", "de")[number % 2])


def test_nearly_every_question_is_tried() -> None:
    """What random play hardly ever meets has tests of its own with arranged positions."""
    assert len(set(kinds()) - set(KINDS)) <= 5, sorted(set(kinds()) - set(KINDS))
