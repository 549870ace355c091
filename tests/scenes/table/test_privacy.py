"""Nobody sees what the seat at the screen may not know: on no piece, in no text, and not on the curtain."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.core.table import NOBODY, Seat
from game.core.texts import name_of
from game.duel import pieces
from game.duel.table import DuelTable
from scenes.games.duel.looks import DialLook
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.scene_stack import IDLE_MS
from tests.support.screen.hands import Desk
from tests.support.screen.headless import a_canvas
from tests.support.screen.robot import Robot, sit_down
from tests.support.screen.views import as_table
from tests.support.screen.witnesses import Leak, Watcher, pattern_of

RECENT = 4  # decisions whose pictures may still be on their way
KINDS = ("plans", "reinforcements", "planets", "envoys", "destiny")  # of pictures that show a face


class Knowledge:
    """What a seat knows: faces now and in the last moments, and the names it has ever learned."""

    def __init__(self, session: Session, language: str) -> None:
        self.session, self.language = session, language
        self.read = 0
        self.last = (b"", b"")
        self.ever: dict[Seat, set[str]] = {seat: set() for seat in (NOBODY, 0, 1)}
        self.then: list[tuple[int, dict[Seat, set[str]]]] = []  # by decision: faces that were known

    def catch_up(self) -> None:
        """Read what has happened since the last time."""
        for told in self.session.story[self.read :]:
            if (told.faces, told.seen) != self.last:
                self.last = (told.faces, told.seen)
                self._note(told.decision, told.faces, told.seen)
        self.read = len(self.session.story)
        table = self.session.match.table
        self._note(len(self.session.match.decisions), bytes(table.faces), bytes(table.seen))
        newest = self.then[-1][0]
        self.then = [entry for entry in self.then if entry[0] > newest - RECENT]

    def _note(self, decision: int, faces: bytes, seen: bytes) -> None:
        known: dict[Seat, set[str]] = {seat: set() for seat in self.ever}
        for card, mask in enumerate(seen[: pieces.FIRST_SLIP]):
            for seat in known:
                if (mask == 3) if seat == NOBODY else mask >> seat & 1:
                    known[seat].add(pieces.KEYS[faces[card]])
        for seat, keys in known.items():
            self.ever[seat] |= keys
        if not self.then or self.then[-1] != (decision, known):
            self.then.append((decision, known))

    def faces(self, seat: Seat) -> set[str]:
        return {key for _, known in self.then for key in known[seat]}

    def names(self, seat: Seat) -> set[str]:
        return {name_of("duel", key, self.language) for key in self.ever[seat]}


class Witness(Watcher):
    """Knows what may be seen of the cards of Duel, and of its dials."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk, session)
        self.known = Knowledge(session, desk.ui.settings.language)
        self.all_names = pattern_of({name_of("duel", key, self.known.language) for key in pieces.KEYS})

    def catch_up(self) -> None:
        self.known.catch_up()

    def check(self, drawn: list[str], viewer: Seat) -> None:
        where = f"{self.desk.top.name} for seat {viewer}"
        self._check_pictures(drawn, viewer, where)
        self._check_texts(drawn, viewer, where)
        self._check_dials(viewer, where)

    def _check_pictures(self, drawn: list[str], viewer: Seat, where: str) -> None:
        past = self.desk.top.name == "replay"  # which shows what was known then
        allowed = self.known.ever[viewer] if past else self.known.faces(viewer)
        bases = {key.partition(".")[0] for key in allowed | self.known.ever[viewer]}
        for item in set(drawn):
            if item in pieces.FACE_OF and item not in allowed:
                raise Leak(f"{item} is shown: {where}")
            game, _, rest = item.partition("/")
            kind, _, name = rest.partition("/")
            if game == "duel" and kind in KINDS and name in BASES and name not in bases:
                raise Leak(f"the picture {item} is shown: {where}")

    def _check_texts(self, texts: list[str], viewer: Seat, where: str) -> None:
        allowed = self.known.names(viewer)
        for text in set(texts):
            for name in self.all_names.findall(text):
                if name not in allowed:
                    raise Leak(f"{text!r} is shown: {where}")

    def _check_dials(self, viewer: Seat, where: str) -> None:
        """A number on a dial is secret until both see it."""
        table = self.session.match.table
        for seat in range(pieces.SEATS):
            piece = self.table.stage.pieces.get(f"dial:{seat}")
            look = piece.placed.look if piece else None
            if not isinstance(look, DialLook) or look.value is None or seat == viewer:
                continue
            slip = pieces.slip(seat, "dial")
            told = self.session.story[-200:]
            if not (table.seen[slip] == 3 or any(one.seen[slip] == 3 for one in told)):
                raise Leak(f"the dial of seat {seat} shows {look.value}: {where}")


BASES = {key.partition(".")[0] for key in pieces.KEYS}


def a_session(rival: str, seed: int, **options: str) -> Session:
    players = [Participant("Mia", "orange"), Participant("Jonas", "blue", rival)]
    return Session.begin("duel", seed, players, options, None)


def watched(rival: str, hands: str, language: str, seed: int) -> tuple[Robot, Witness]:
    session = a_session(rival, seed)
    desk = sit_down(session, hands, language)
    return Robot(desk, hands, seed, curious=0.3), Witness(desk, session)


# --- matches


def test_a_bot_keeps_its_secrets() -> None:
    robot, witness = watched("novice", "mouse", "en", 5)
    robot.play(answers=12)
    assert witness.frames > 100


def test_two_people_at_one_screen_keep_their_secrets() -> None:
    robot, witness = watched(PERSON, "finger", "de", 6)
    robot.play(answers=8)
    assert robot.curtains > 3
    assert witness.curtains > 20


@pytest.mark.slow
@pytest.mark.parametrize("rival", ["novice", PERSON])
@pytest.mark.parametrize("hands", ["mouse", "finger", "keys"])
def test_secrets_are_kept_for_whole_matches(hands: str, rival: str) -> None:
    robot, witness = watched(rival, hands, "en" if rival == PERSON else "de", 11)
    robot.play()
    assert witness.frames > 500


@pytest.mark.slow
@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_movements_show_no_secrets(speed: str) -> None:
    robot, witness = watched(PERSON, "mouse", "en", 13)
    robot.desk.ui.settings.speed = speed
    robot.play(answers=40)
    assert witness.frames > 500


# --- the curtain


def to_the_curtain(robot: Robot) -> TableScene:
    """Play until somebody else's curtain has fallen."""
    while not (isinstance(robot.desk.top, CurtainScene) and robot.answered):
        robot.turn()
    return next(scene for scene in robot.desk.ui.stack.scenes if isinstance(scene, TableScene))


def test_nothing_private_exists_behind_the_curtain() -> None:
    robot, _ = watched(PERSON, "mouse", "en", 7)
    for _ in range(4):
        table = to_the_curtain(robot)
        public = table.session.view(NOBODY)
        assert table.seat == NOBODY
        assert table.builder is None
        assert table.view == public
        assert not robot.desk.ui.toasts.waiting
        picture = {placed.id: placed for placed in table.table.picture(public, table.watching())}
        assert {name: picture.get(name) for name in table.stage.pieces} == {
            name: piece.placed for name, piece in table.stage.pieces.items()
        }
        robot.open_curtain()
        robot.answered.clear()


def press_c(desk: Desk) -> None:
    desk.post(pygame.KEYDOWN, key=pygame.K_c, mod=0, unicode="c", scancode=0)


def three_fingers(desk: Desk) -> None:
    for finger in range(3):
        desk.post(pygame.FINGERDOWN, touch_id=1, finger_id=finger, x=0.4 + finger * 0.05, y=0.4, dx=0, dy=0)
    for finger in range(3):
        desk.post(pygame.FINGERUP, touch_id=1, finger_id=finger, x=0.4 + finger * 0.05, y=0.4, dx=0, dy=0)


def look_away(desk: Desk) -> None:
    desk.ui.stack.lose_focus()
    desk.ui.stack.settle()


def fall_asleep(desk: Desk) -> None:
    desk.wait(IDLE_MS + 1000)


@pytest.mark.parametrize("panic", [press_c, three_fingers, look_away, fall_asleep])
def test_the_hand_can_be_covered_at_once(panic: Callable[[Desk], None]) -> None:
    robot, _ = watched(PERSON, "finger", "en", 8)
    robot.open_curtain()
    table = robot.desk.top
    assert isinstance(table, TableScene)
    view = as_table(DuelTable, table.view)
    own = {view.key(card) for card in view.hands[table.seat] if not view.knows(NOBODY, card)}
    assert own
    panic(robot.desk)
    assert robot.desk.top.name == "curtain"
    table.refresh()
    assert not own & {key for piece in table.stage.pieces.values() for key in piece.placed.look.shown()}
    robot.open_curtain()
    assert robot.desk.top is table


@pytest.mark.parametrize("panic", [look_away, fall_asleep])
@pytest.mark.parametrize("opened", ["inspect", "pause"])
def test_the_hand_is_covered_even_under_another_screen(opened: str, panic: Callable[[Desk], None]) -> None:
    robot, witness = watched(PERSON, "mouse", "en", 8)
    robot.open_curtain()
    table = robot.desk.top
    assert isinstance(table, TableScene)
    if opened == "inspect":
        table.inspect(f"card:{as_table(DuelTable, table.view).hands[table.seat][0]}", (10, 10))
    else:
        table.navigation.pause()
    robot.desk.wait(100)
    panic(robot.desk)
    robot.desk.wait(100)
    assert table.seat == NOBODY
    assert isinstance(robot.desk.top, CurtainScene)
    assert "inspect" not in [scene.name for scene in robot.desk.ui.stack.scenes]
    robot.play(answers=2)
    assert witness.frames


def test_what_was_kept_of_older_frames_shows_nothing() -> None:
    """A frame that is put together from kept pictures is the frame that a fresh canvas would get."""
    robot, _ = watched(PERSON, "mouse", "en", 9)
    robot.desk.watchers.clear()
    for _ in range(10):
        robot.turn()
        robot.desk.wait(2000)
        robot.desk.draw()
        robot.desk.draw()
        fresh = a_canvas(robot.desk.ui)
        for scene in robot.desk.ui.stack.scenes:
            scene.rebuild()
        robot.desk.ui.stack.draw(fresh)
        kept = pygame.image.tobytes(robot.desk.canvas.surface, "RGB")
        assert kept == pygame.image.tobytes(fresh.surface, "RGB")


# --- the witness itself


def test_a_secret_in_a_text_is_noticed() -> None:
    robot, witness = watched("novice", "mouse", "en", 5)
    robot.desk.wait(400)
    names = [name_of("duel", key, "en") for key in pieces.KEYS]
    robot.desk.ui.toasts.say(next(name for name in names if name not in witness.known.names(0)))
    robot.desk.ui.changed()
    with pytest.raises(Leak):
        robot.desk.wait(400)


def test_a_secret_face_is_noticed() -> None:
    robot, witness = watched(PERSON, "mouse", "en", 5)
    robot.open_curtain()
    witness.table.flow.seat = 1 - witness.table.seat  # as if the wrong seat were looking
    robot.desk.ui.changed()
    with pytest.raises(Leak):
        robot.desk.wait(100)
