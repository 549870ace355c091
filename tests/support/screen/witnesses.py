"""Witnesses watch every frame of a screen; each game says what its seats know and what is a secret."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from game.core.table import NOBODY, Seat
from scenes.accessibility.nodes import NodeTree
from scenes.accessibility.reading import NodeNumbers, read
from scenes.accessibility.telling import newly_said
from scenes.screens.hot_seat.curtain import CurtainScene
from scenes.session.session import Session
from scenes.table.scene import TableScene
from scenes.widgets.scene_stack import Scene
from tests.support.screen.hands import Desk

OVER = ("result", "scoring")  # when the match is over, all secrets are


class Leak(AssertionError):
    """Something private was shown; says what, to whom and where."""


class Watcher:
    """Looks at every frame of a desk and at every name in its trees."""

    def __init__(self, desk: Desk, session: Session) -> None:
        self.desk, self.session = desk, session
        self.frames = self.curtains = self.nodes = 0
        self.numbers, self.heard_at = NodeNumbers(), -1
        self.heard: NodeTree | None = None
        desk.watchers.append(self.look)

    @property
    def table(self) -> TableScene:
        return next(scene for scene in self.desk.ui.stack.scenes if isinstance(scene, TableScene))

    def look(self) -> None:
        """Draw a frame if the program would, and check all that can be read in it."""
        ui = self.desk.ui
        if self.desk.top.name in OVER or not (ui.dirty or self.desk.top.moving):
            return
        ui.dirty = False
        self.catch_up()
        self.desk.canvas.drawn = []
        self.desk.draw()
        self.frames += 1
        self.curtains += isinstance(self.desk.top, CurtainScene)
        names = [widget.name for scene in seen_scenes(self.desk) for widget in scene.root.walk()]
        self.check([*self.desk.canvas.drawn, *names, *self._heard()], self.table.seat)

    def _heard(self) -> list[str]:
        """Everything that a screen reader is told, names, texts, states and news; and the voice."""
        if self.heard_at == self.desk.ui.version:
            return []
        self.heard_at = self.desk.ui.version
        reading = read(self.desk.ui, self.numbers, "Starboard")
        self.nodes += len(reading.tree.nodes)
        telling = newly_said(self.heard, reading.tree)
        self.heard = reading.tree
        nodes = reading.tree.nodes.values()
        words = [text for node in nodes for text in (node.name, node.about)]
        # A state alone could be taken for the id of a card: one of Duel's aliens is called "chosen".
        words += [f"state: {node.state.words}" for node in nodes]
        return [telling, *filter(None, words)]

    def catch_up(self) -> None:
        """Learn what everybody has learned since the last time."""
        raise NotImplementedError

    def check(self, drawn: list[str], viewer: Seat) -> None:
        """Raise Leak if a picture or a text shows what the viewer does not know."""
        raise NotImplementedError


class Remembering(Watcher):
    """A witness who remembers every face that a seat has ever learned: nobody forgets one."""

    keys: Sequence[str] = ()  # of all faces, by their numbers

    def __init__(self, desk: Desk, session: Session, names: Mapping[str, str], known: Iterable[str]) -> None:
        """With what the faces are called, and those that everybody knows from the beginning."""
        super().__init__(desk, session)
        self.names, self.pattern = names, pattern_of(names)
        self.read = 0
        self.ever: dict[Seat, set[str]] = {
            seat: set(known) for seat in range(NOBODY, session.match.table.seats)
        }

    def face_of(self, item: str) -> str:
        """The face that something drawn shows if faces of its kind are secret, "" otherwise."""
        raise NotImplementedError

    def catch_up(self) -> None:
        table = self.session.match.table
        moments = [(told.faces, told.seen) for told in self.session.story[self.read :]]
        self.read = len(self.session.story)
        for faces, seen in [*dict.fromkeys(moments), (bytes(table.faces), bytes(table.seen))]:
            for seat, keys in self.ever.items():
                keys |= self.known_to(seat, faces, seen)

    def known_to(self, seat: Seat, faces: bytes, seen: bytes) -> set[str]:
        """The faces that a seat knows; NOBODY knows what all know."""
        everyone = (1 << self.session.match.table.seats) - 1
        needed = everyone if seat == NOBODY else 1 << seat
        return {
            self.keys[face]
            for face, mask in zip(faces, seen, strict=True)
            if face < len(self.keys) and mask & needed == needed
        }

    def check(self, drawn: list[str], viewer: Seat) -> None:
        allowed = self.ever[viewer]
        for item in set(drawn):
            faces = [self.face_of(item), *(self.names[name] for name in self.pattern.findall(item))]
            if any(face and face not in allowed for face in faces):
                raise Leak(f"{item!r} is shown to seat {viewer}: {self.desk.top.name}")


def pattern_of(names: Iterable[str]) -> re.Pattern[str]:
    """Finds whole names in a text, the longest one where several begin."""
    longest = sorted(names, key=len, reverse=True)
    return re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in longest))


def seen_scenes(desk: Desk) -> list[Scene]:
    """The scenes that the stack draws."""
    found: list[Scene] = []
    for scene in reversed(desk.ui.stack.scenes):
        found.append(scene)
        if scene.opaque:
            break
    return found
