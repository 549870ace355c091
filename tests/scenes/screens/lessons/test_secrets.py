"""What a lesson hides from its pupil is nowhere: on no piece, in no text, and not in what the coach says."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.core.table import Seat
from game.cosmic import pieces
from game.lessons.lesson import Lesson
from game.lessons.reading import every_lesson
from scenes.session.session import Session
from tests.scenes.games.eclipse.test_privacy import Witness as EclipseWitness
from tests.scenes.games.firestorm.test_privacy import Witness as FirestormWitness
from tests.scenes.table.test_privacy import Witness as DuelWitness
from tests.support.screen.hands import Desk
from tests.support.screen.pupil import Pupil, at_lesson
from tests.support.screen.witnesses import Leak, Remembering, Watcher

# Where something matters that only the other side knows; the slow run looks at all.
SECRETIVE = ("cosmic/3_deals", "firestorm/5_blocking")


class CosmicWitness(Remembering):
    """Looks at pictures: hands, decks and techs of Cosmic are secret, but their names are common words."""

    keys = pieces.KEYS

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session, {}, ())

    def check(self, drawn: list[str], viewer: Seat) -> None:
        shown = {item for item in drawn if item in pieces.FACE_OF} - self.ever[viewer]
        if shown:
            raise Leak(f"{sorted(shown)} is shown to seat {viewer}")


WITNESSES: dict[str, Callable[[Desk, Session], Watcher]] = {
    "duel": DuelWitness, "cosmic": CosmicWitness, "eclipse": EclipseWitness, "firestorm": FirestormWitness,
}  # fmt: skip


def keeps_its_secrets(lesson: Lesson, hands: str, language: str) -> None:
    pupil = Pupil(at_lesson(lesson, hands, language, (1280, 720)), hands)
    witness = WITNESSES[lesson.game](pupil.desk, pupil.table.session)
    pupil.learn()
    assert witness.frames > 10


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_lesson_keeps_its_secrets(name: str) -> None:
    keeps_its_secrets(next(lesson for lesson in every_lesson() if lesson.id == name), "mouse", "en")


@pytest.mark.slow
@pytest.mark.parametrize(("hands", "language"), [("mouse", "en"), ("finger", "de")])
@pytest.mark.parametrize("lesson", list(every_lesson()), ids=lambda lesson: lesson.id)
def test_every_lesson_keeps_its_secrets(lesson: Lesson, hands: str, language: str) -> None:
    keeps_its_secrets(lesson, hands, language)


def test_a_card_that_the_pupil_does_not_know_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CosmicWitness, "known_to", lambda *asked: set())
    with pytest.raises(Leak, match="is shown to seat 0"):
        keeps_its_secrets(next(lesson for lesson in every_lesson() if lesson.game == "cosmic"), "mouse", "en")
