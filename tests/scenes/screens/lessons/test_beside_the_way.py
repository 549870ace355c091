"""Beside the way through a lesson: a step back, again, skip, a look at something, and little motion."""

from __future__ import annotations

import pytest

from game.lessons.lesson import Lesson
from game.lessons.reading import lessons_of
from game.lessons.script import match_at
from scenes.games import PLAYABLE
from scenes.screens.lessons.lesson_guide import LessonGuide
from scenes.table.board.piece_node import PieceNode
from scenes.table.guide.pointed_things import PointedThings
from scenes.table.scene import TableScene
from tests.support.screen.hands import Desk, Stuck
from tests.support.screen.pupil import Pupil, at_lesson

FIRST = [lessons_of(name)[0] for name in PLAYABLE]


def at_step(lesson: Lesson, number: int) -> Pupil:
    """A pupil who has come to a step by hand."""
    pupil = Pupil(at_lesson(lesson, "mouse", "en", (1280, 720)), "mouse")
    pupil.errs = False
    for _ in range(600):
        if pupil.guide.run.number == number and pupil.guide.reached and not pupil.table.director.busy:
            return pupil
        pupil.turn()
    raise Stuck(f"step {number + 1} is never said")


def shown(desk: Desk) -> tuple[TableScene, LessonGuide]:
    table = desk.top
    assert isinstance(table, TableScene)
    assert isinstance(table.guide, LessonGuide)
    return table, table.guide


@pytest.mark.parametrize(("key", "number"), [("lesson.back", 1), ("lesson.again", 0)])
@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.id)
def test_a_step_back_lays_the_table_as_it_was(lesson: Lesson, key: str, number: int) -> None:
    pupil = at_step(lesson, 2)
    button = pupil.desk.find(key)
    assert button is not None
    pupil.hands.press(button)
    table, guide = shown(pupil.desk)
    assert guide.run.number == number
    assert guide.run.step == lesson.step[number]
    assert table.session.match.table == match_at(lesson, number).table


def test_skip_leads_to_the_next_lesson_and_the_skipped_one_is_not_done() -> None:
    pupil = at_step(lessons_of("duel")[0], 1)
    button = pupil.desk.find("lesson.skip")
    assert button is not None
    pupil.hands.press(button)
    assert shown(pupil.desk)[1].lesson == lessons_of("duel")[1]
    assert not [word for word in pupil.desk.ui.settings.learned if word.startswith("lesson:")]


@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.id)
def test_what_is_not_meant_can_be_looked_at(lesson: Lesson) -> None:
    pupil = at_step(lesson, next(n for n, step in enumerate(lesson.step) if step.accept))
    quiet = [each for each in pupil.desk.root.walk() if isinstance(each, PieceNode) and not each.legal]
    there = [each for each in quiet if "inspect" in each.actions() and pupil._can_touch(each)]
    assert there
    pupil.hands.inspect(there[0])
    assert pupil.desk.top.name == "inspect"
    pupil.hands.back()
    assert shown(pupil.desk)[0] is pupil.table


@pytest.mark.parametrize("calm", [False, True])
def test_rings_rest_for_whoever_wants_little_motion(calm: bool) -> None:
    lesson = lessons_of("duel")[0]
    desk = at_lesson(lesson, "mouse", "en", (1280, 720))
    desk.ui.settings.reduced_motion = calm
    pupil = Pupil(desk, "mouse")
    moved: list[bool] = []

    def look(table: TableScene, guide: LessonGuide) -> None:
        moved.extend(each.moving for each in table.root.walk() if isinstance(each, PointedThings))

    pupil.at_step = look
    pupil.learn()
    assert pupil.looked == list(range(len(lesson.step)))
    assert moved
    assert any(moved) is not calm
