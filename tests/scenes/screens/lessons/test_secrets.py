"""What a lesson hides from its pupil is nowhere: on no piece, in no text, and not in what the coach says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import game
from game.cosmic import pieces
from game.lessons.lesson import Lesson
from game.lessons.reading import every_lesson, lessons_of
from scenes.session.session import Session
from tests.scenes.games.eclipse.test_privacy import Witness as EclipseWitness
from tests.scenes.games.firestorm.test_privacy import Witness as FirestormWitness
from tests.scenes.table.test_privacy import Witness as DuelWitness
from tests.support.screen.hands import Desk
from tests.support.screen.pupil import Pupil, at_lesson
from tests.support.screen.witnesses import Remembering, Watcher


class CosmicWitness(Remembering):
    """Knows that hands, decks and techs of Cosmic are secret; their pictures say so, names are common words."""

    keys = pieces.KEYS

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session, {}, ())

    def check(self, drawn: list[str], viewer: int) -> None:
        shown = {item for item in drawn if item in pieces.FACE_OF}
        assert shown <= self.ever[viewer], f"{shown - self.ever[viewer]} is shown"


WITNESSES: dict[str, Callable[[Desk, Session], Watcher]] = {
    "duel": DuelWitness, "cosmic": CosmicWitness, "eclipse": EclipseWitness, "firestorm": FirestormWitness,
}  # fmt: skip


@pytest.mark.parametrize("lesson", list(every_lesson()), ids=lambda lesson: lesson.id)
def test_a_lesson_keeps_its_secrets(lesson: Lesson) -> None:
    desk = at_lesson(lesson, "mouse", "en", (1280, 720))
    pupil = Pupil(desk, "mouse")
    witness = WITNESSES[lesson.game](desk, pupil.table.session)
    pupil.learn()
    assert witness.frames > 10
