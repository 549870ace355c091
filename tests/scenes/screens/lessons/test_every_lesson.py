"""Every lesson is played at its table by mouse, finger and keys, in both languages, at its sizes."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.lessons.lesson import Lesson
from game.lessons.reading import every_lesson
from scenes.screens.lessons.lesson_guide import LessonGuide
from scenes.table.board.piece_node import PieceNode
from scenes.table.guide.pointed_things import PointedThings
from scenes.table.scene import TableScene
from tests.support.screen.pupil import Pupil, at_lesson

LESSONS = list(every_lesson())
HANDS = ("mouse", "finger", "keys")
SIZES = ((1280, 720), (1920, 1080), (2048, 1536))


def ident(lesson: Lesson) -> str:
    return lesson.id


def language_for(lesson: Lesson, hands: str) -> str:
    """Both languages come up with every kind of hands, and every lesson is heard in both."""
    return ("en", "de")[(LESSONS.index(lesson) + HANDS.index(hands)) % 2]


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("lesson", LESSONS, ids=ident)
def test_a_lesson_is_learned(lesson: Lesson, hands: str) -> None:
    """By hand to its last word, with every wrong try that its file names, each with its sentence."""
    pupil = Pupil(at_lesson(lesson, hands, language_for(lesson, hands)), hands)
    pupil.at_step = look_at_step
    pupil.learn()
    assert pupil.looked == list(range(len(lesson.step)))
    assert pupil.erred == sum(len(step.wrong) for step in lesson.step)
    assert pupil.guide.run.won(pupil.table.session.match.table)


def look_at_step(table: TableScene, guide: LessonGuide) -> None:
    """The coach lies over nothing that can be used; what is pointed at is on the screen."""
    table.refresh()
    coach = table.root.find("lesson")
    assert coach is not None
    usable = [node.rect for node in table.root.walk() if isinstance(node, PieceNode) and node.legal]
    covered = [rect for rect in usable if coach.rect.colliderect(rect.clip(table.spots.table))]
    assert not covered, f"step {guide.run.number + 1}: the coach lies over {covered}"
    wanted = guide.points(table.look())
    rings = [part for part in table.root.walk() if isinstance(part, PointedThings)]
    found: list[Rect] = [rect for ring in rings for rect in ring.rects()]
    if wanted:
        assert found, f"step {guide.run.number + 1}: nothing on the screen is {wanted}"
    assert all(rect.colliderect(table.ui.rect) for rect in found)


@pytest.mark.parametrize("lesson", LESSONS, ids=ident)
def test_its_words_are_short(lesson: Lesson) -> None:
    """Two minutes at most: twelve steps, 250 words, and no step of more than forty."""
    for language in (0, 1):
        counts = [len(step.say[language].split()) for step in lesson.step]
        assert sum(counts) <= 250
        assert max(counts) <= 40, f"step {counts.index(max(counts)) + 1} says too much"
    assert len(lesson.step) <= 12
