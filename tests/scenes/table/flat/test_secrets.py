"""Around a flat screen no frame shows what nobody holds open, in every game (docs/ux 4.9)."""

from __future__ import annotations

import pytest

from game.core.table import NOBODY, Seat
from scenes.screens.flat_table.scene import FlatTableScene
from tests.scenes.games.eclipse.test_privacy import Witness as EclipseWitness
from tests.scenes.games.firestorm.test_privacy import Witness as FirestormWitness
from tests.scenes.screens.lessons.test_secrets import CosmicWitness
from tests.scenes.table.flat.test_whole_matches import a_match
from tests.support.screen.flat_robot import FlatRobot, sit_around
from tests.support.screen.witnesses import Leak, Remembering


class AroundTheTable(Remembering):
    """Allows what all know, and what those know who hold their hands open in this very frame."""

    open_frames = 0

    def check(self, drawn: list[str], viewer: Seat) -> None:
        table = self.table
        assert isinstance(table, FlatTableScene)
        shown = [seat for seat, side in table.sides.sides.items() if side.is_open]
        self.open_frames += bool(shown)
        public = self.ever[NOBODY]
        self.ever[NOBODY] = public.union(*(self.ever[seat] for seat in shown))
        super().check(drawn, NOBODY)
        self.ever[NOBODY] = public


class AroundCosmic(AroundTheTable, CosmicWitness):
    """Looks at a flat Cosmic Encounter."""


class AroundEclipse(AroundTheTable, EclipseWitness):
    """Looks at a flat Eclipse."""


class AroundFirestorm(AroundTheTable, FirestormWitness):
    """Looks at a flat Firestorm."""


WITNESSES = {"cosmic": AroundCosmic, "eclipse": AroundEclipse, "firestorm": AroundFirestorm}


def watched(game: str, people: int, size: tuple[int, int]) -> tuple[FlatRobot, AroundTheTable]:
    session = a_match(game, people, people)
    desk = sit_around(session, "en", size)
    return FlatRobot(desk, people), WITNESSES[game](desk, session)


@pytest.mark.parametrize(("game", "people"), [("cosmic", 3), ("firestorm", 2), ("eclipse", 3)])
def test_no_frame_shows_what_nobody_holds_open(game: str, people: int) -> None:
    robot, witness = watched(game, people, (1280, 800))
    robot.play(answers=5)
    assert witness.frames > 12
    assert witness.open_frames or game == "eclipse"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(2048, 1536), (1080, 1920)])
@pytest.mark.parametrize(("game", "people"), [("cosmic", 4), ("firestorm", 3), ("eclipse", 5)])
def test_no_frame_of_a_long_match_shows_a_secret(game: str, people: int, size: tuple[int, int]) -> None:
    robot, witness = watched(game, people, size)
    robot.play(answers=120, turns=20_000)
    assert witness.frames > 200


def test_a_hand_that_is_open_without_a_finger_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    robot, witness = watched("firestorm", 2, (1280, 800))
    robot.play(answers=3)
    robot.desk.hold_hand(0)
    monkeypatch.setattr("scenes.table.flat.side.TableSide.is_open", False)
    with pytest.raises(Leak):
        witness.check([*_faces(witness, 0)], NOBODY)


def _faces(witness: AroundTheTable, seat: Seat) -> set[str]:
    """What somebody knows and not all do."""
    return witness.ever[seat] - witness.ever[NOBODY]
