"""Every lesson is played at its table by mouse, finger and keys, in both languages, at its sizes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import Rect

from game.lessons.lesson import Lesson, in_language
from game.lessons.reading import every_lesson
from scenes.screens.lessons.lesson_guide import LessonGuide
from scenes.screens.lessons.opening import lesson_table
from scenes.screens.lessons.progress import lesson_after
from scenes.table.guide.pointed_things import PointedThings
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from tests.support.screen.coached import faults_of, look_beside_coach
from tests.support.screen.headless import a_ui
from tests.support.screen.pupil import Pupil, at_lesson

LESSONS = list(every_lesson())
HANDS = ("mouse", "finger", "keys")
DESKS, TABLET = ((1280, 720), (1920, 1080)), (2048, 1536)


def ident(lesson: Lesson) -> str:
    return lesson.id


def language_for(lesson: Lesson, hands: str) -> str:
    """Both languages come up with every kind of hands, and every lesson is heard in both."""
    return ("en", "de")[(LESSONS.index(lesson) + HANDS.index(hands)) % 2]


def size_for(lesson: Lesson, hands: str) -> tuple[int, int]:
    """Every lesson is seen in all sizes; fingers are at a tablet, the others change places."""
    return TABLET if hands == "finger" else DESKS[(LESSONS.index(lesson) // 2 + HANDS.index(hands)) % 2]


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("lesson", LESSONS, ids=ident)
def test_a_lesson_is_learned(lesson: Lesson, hands: str) -> None:
    """By hand to its last word, with every wrong try that its file names, each with its sentence.

    Whether a step is laid out well is looked at with one kind of hands, the slow run looks with all of them.
    """

    def look(table: TableScene, guide: LessonGuide) -> None:
        look_at_step(table, guide)
        if (guide.run.number + LESSONS.index(lesson)) % len(HANDS) == HANDS.index(hands):
            is_laid_out_well(table, guide)

    learn(lesson, hands, look)


@pytest.mark.slow
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("lesson", LESSONS, ids=ident)
def test_every_step_is_laid_out_well(lesson: Lesson, hands: str) -> None:
    learn(lesson, hands, is_laid_out_well)


def learn(lesson: Lesson, hands: str, look: Callable[[TableScene, LessonGuide], None]) -> None:
    desk = at_lesson(lesson, hands, language_for(lesson, hands), size_for(lesson, hands))
    pupil = Pupil(desk, hands)
    pupil.at_step = look
    pupil.learn()
    assert pupil.looked == list(range(len(lesson.step)))
    assert pupil.erred == sum(len(step.wrong) for step in lesson.step)
    assert pupil.guide.run.won(pupil.table.session.match.table)


def is_laid_out_well(table: TableScene, guide: LessonGuide) -> None:
    assert faults_of(table) == []


def look_at_step(table: TableScene, guide: LessonGuide) -> None:
    """The coach lies over nothing that can be used, and what is pointed at is on the screen."""
    look_beside_coach(table, guide.lesson.seat)
    wanted = guide.points(table.look())
    rings = [part for part in table.root.walk() if isinstance(part, PointedThings)]
    found: list[Rect] = [rect for ring in rings for rect in ring.rects()]
    if wanted:
        assert found, f"step {guide.run.number + 1}: nothing on the screen is {wanted}"
    assert all(rect.colliderect(table.ui.rect) for rect in found)
    if any(point.startswith("button:") for point in wanted):
        buttons = [tuple(part.rect) for part in table.root.walk() if isinstance(part, Button)]
        assert any(tuple(rect) in buttons for rect in found), f"step {guide.run.number + 1}: {wanted}"


def time_to_read(lesson: Lesson) -> float:
    """Seconds for slow readers: two words and a half in a second, and three seconds for each answer."""
    answers = sum(step.times for step in lesson.step if step.accept)
    words = max(sum(len(step.say[language].split()) for step in lesson.step) for language in (0, 1))
    return words / 2.5 + 3 * answers


@pytest.mark.parametrize("lesson", LESSONS, ids=ident)
def test_it_leaves_time_to_watch(lesson: Lesson) -> None:
    assert time_to_read(lesson) <= 95


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS, ids=ident)
def test_it_takes_two_minutes_at_most(lesson: Lesson) -> None:
    """With all that is shown at the usual speed."""
    desk = at_lesson(lesson, "mouse", "en", DESKS[0])
    desk.ui.settings.speed = "normal"
    pupil, begun = Pupil(desk, "mouse"), desk.now
    pupil.errs = False
    pupil.learn(turns=6000)
    assert time_to_read(lesson) + (desk.now - begun) / 1000 <= 120


@pytest.mark.parametrize("lesson", LESSONS, ids=ident)
@pytest.mark.parametrize("language", ["en", "de"])
def test_its_end_tells_what_was_learned_and_what_comes_next(lesson: Lesson, language: str) -> None:
    ui = a_ui(DESKS[0], language)
    ui.stack.push(lesson_table(ui, lesson, len(lesson.step) - 1))
    ui.stack.settle()
    table = ui.stack.top
    assert isinstance(table, TableScene)
    table.refresh()
    panel = table.root.find("lesson")
    assert panel is not None
    told = [part.name for part in panel.walk()]
    following = lesson_after(lesson)
    after = in_language(following.title, language) if following else ui.say("lesson.following_match")
    assert in_language(lesson.gist, language) in told
    assert any(words.endswith(after) for words in told)
