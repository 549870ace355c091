"""Hands, decks, covered accessories and face-down ships are secret: in every picture and every text."""

from __future__ import annotations

import re
from functools import cache

import pytest

from game.core.table import NOBODY, Seat
from game.firestorm import pieces
from scenes.curtain import CurtainScene
from scenes.firestorm.naming import name_of
from scenes.session import PERSON, Player, Session
from scenes.table import TableScene
from tests.scenes.firestorm.matches import COLOURS, MODES, NAMES, new_match
from tests.scenes.firestorm.test_whole_matches import Lively
from tests.scenes.hands import Desk
from tests.scenes.robot import sit_down
from tests.scenes.test_privacy import Leak, seen_scenes


def known_to(seat: Seat, faces: bytes, seen: bytes, cards: int, seats: int) -> set[str]:
    """The faces of all cards that a seat knows; NOBODY knows what all know."""
    everyone = (1 << seats) - 1
    return {
        pieces.KEYS[face]
        for face, mask in zip(faces[:cards], seen[:cards], strict=True)
        if face < pieces.BLANK and (mask & everyone == everyone if seat == NOBODY else mask >> seat & 1)
    }


@cache
def names_of(language: str) -> dict[str, str]:
    """What cards are called, and their faces."""
    return {name_of(key, language): key for key in pieces.KEYS[: pieces.BLANK]}


class Witness:
    """Looks at every frame of a desk and at every name in its trees."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self.desk, self.session = desk, session
        self.read = self.frames = self.curtains = 0
        self.ever: dict[Seat, set[str]] = {seat: set() for seat in range(NOBODY, session.match.table.seats)}
        self.names = names_of(desk.ui.settings.language)
        words = sorted(self.names, key=len, reverse=True)
        self.pattern = re.compile("|".join(rf"\b{re.escape(word)}(?!\w)" for word in words))
        desk.watchers.append(self.look)

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.desk.ui.stack.scenes if isinstance(scene, TableScene))

    def catch_up(self) -> None:
        """Learn what everybody has learned since the last time."""
        table = self.session.match.table
        moments = [(told.faces, told.seen) for told in self.session.story[self.read :]]
        self.read = len(self.session.story)
        for faces, seen in [*dict.fromkeys(moments), (bytes(table.faces), bytes(table.seen))]:
            for seat, keys in self.ever.items():
                keys |= known_to(seat, faces, seen, table.size, table.seats)

    def look(self) -> None:
        """Draw a frame if the program would, and check all that can be read in it."""
        ui = self.desk.ui
        if self.desk.top.name in ("result", "scoring") or not (ui.dirty or self.desk.top.moving):
            return
        ui.dirty = False
        self.catch_up()
        self.desk.canvas.drawn = []
        self.desk.draw()
        self.frames += 1
        self.curtains += isinstance(self.desk.top, CurtainScene)
        names = [widget.name for scene in seen_scenes(self.desk) for widget in scene.root.walk()]
        self.check([*self.desk.canvas.drawn, *names], self.table.seat)

    def check(self, drawn: list[str], viewer: Seat) -> None:
        allowed = self.ever[viewer]
        for item in set(drawn):
            key = item.removeprefix("firestorm/cards/")
            if key in pieces.FACE_OF and pieces.FACE_OF[key] < pieces.BLANK and key not in allowed:
                raise Leak(f"{item} is shown to seat {viewer}: {self.desk.top.name}")
            for name in self.pattern.findall(item):
                if self.names[name] not in allowed:
                    raise Leak(f"{item!r} is shown to seat {viewer}: {self.desk.top.name}")


def watched(people: int, hands: str, language: str, seed: int, mode: str = "duel") -> tuple[Lively, Witness]:
    seats = dict(MODES)[mode]
    players = [
        Player(NAMES[seat], COLOURS[seat], PERSON if seat < people else "random") for seat in range(seats)
    ]
    session = Session(new_match(seed, seats, mode), players)
    desk = sit_down(session, hands, language)
    return Lively(desk, hands, seed, curious=0.2), Witness(desk, session)


def test_bots_keep_their_secrets() -> None:
    robot, witness = watched(1, "mouse", "en", 5)
    robot.play(answers=30)
    assert witness.frames > 60


def test_people_at_one_screen_keep_their_secrets() -> None:
    robot, witness = watched(2, "finger", "de", 6)
    robot.play(answers=24)
    assert robot.curtains > 3
    assert witness.curtains


@pytest.mark.slow
@pytest.mark.parametrize("mode", dict(MODES))
def test_whole_matches_keep_their_secrets(mode: str) -> None:
    robot, witness = watched(dict(MODES)[mode], "mouse", "en", 9, mode)
    robot.play(answers=160, turns=20_000)
    assert witness.frames > 200


def test_a_leak_is_noticed() -> None:
    robot, witness = watched(1, "mouse", "en", 5)
    robot.play(answers=4)
    table = witness.session.match.table
    hidden = [pieces.KEYS[table.faces[card]] for card in table.own(1, table.players[1].deck)]
    secret = next(key for key in hidden if key not in witness.ever[0])
    with pytest.raises(Leak):
        witness.check([secret], 0)
    with pytest.raises(Leak):
        witness.check([f"Jonas plays {name_of(secret, 'en')}."], 0)
