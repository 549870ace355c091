"""Shows what happened, one thing after the other; a click hurries it, a second one skips it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import dropwhile
from typing import TYPE_CHECKING, NamedTuple

from scenes.drawing.rich_text import plain
from scenes.table.stage.moments import DIM_MS, PLAIN, Effects, LoudMoment
from scenes.table.stage.piece import PlacedPiece
from scenes.table.stage.stage import Stage

if TYPE_CHECKING:
    from game.core.events import Event
    from game.core.table import Table
    from scenes.shell.sound import Sound

# Milliseconds of an animation at the four speeds (docs/ux 4.14).
TIMES: dict[str, tuple[float, float, float, float]] = {
    "none": (0, 0, 0, 0),
    "move": (420, 260, 130, 0),
    "flip": (520, 320, 160, 0),
    "ships": (700, 450, 200, 0),
    "count": (500, 300, 150, 0),
    "term": (420, 260, 130, 0),
    "banner": (1200, 700, 350, 250),
    "harm": (1200, 800, 600, 600),
    "read": (3200, 2200, 1200, 700),  # a sentence or two with pictures
    "pause": (900, 500, 200, 0),
    "tumble": (90, 60, 35, 0),  # one picture of dice that are thrown
    "tick": (450, 300, 150, 0),  # of three before a reveal
    "gate": (math.inf, math.inf, math.inf, math.inf),  # until somebody opens it
}
SPEEDS = ("slow", "normal", "fast", "instant")
HURRY = 4.0
PER_WORD = (150.0, 100.0, 60.0, 20.0)  # milliseconds of reading: at normal speed a second for ten words
READ = ("read", "harm")  # what stays as long as its words take


class EventCue(NamedTuple):
    """How an event is shown: which time it takes, what it sounds like, how long it stays.

    ``together`` is for what several people laid down in secret: it is shown at the same time, to everybody.
    """

    time: str = "none"
    sound: str = ""
    hold: str = "none"
    together: bool = False


GATE = EventCue(hold="gate")


class Beat(NamedTuple):
    """A picture to get to, and how."""

    picture: list[PlacedPiece]
    move: EventCue
    event: Event | None = None
    view: Table | None = None  # the table as it is then, for what stands around it
    effects: Effects = PLAIN


class Director:
    """Feeds beats to the stage. The table is always ahead; the stage follows."""

    def __init__(self, stage: Stage, sound: Sound) -> None:
        self.stage, self.sound = stage, sound
        self.on_beat: Callable[[Beat], None] = lambda beat: None
        self.moment = LoudMoment()
        self.beats: list[Beat] = []
        self.left = 0.0  # milliseconds until the next beat
        self.factor = 1.0
        self.speed = SPEEDS.index("normal")

    @property
    def busy(self) -> bool:
        return bool(self.beats) or self.left > 0

    @property
    def gated(self) -> bool:
        """Somebody must open what comes next."""
        return self.left == math.inf

    @property
    def reading(self) -> bool:
        """A card lies there to be read."""
        return self.moment.card is not None

    def open_gate(self) -> None:
        if self.gated:
            self._next()

    def play(self, beats: Sequence[Beat], speed: str) -> None:
        self.speed = SPEEDS.index(speed)
        self.beats += beats
        if self.left <= 0:
            self._next()

    def _next(self) -> None:
        """Begin the next beat; those that take no time go at once."""
        while self.beats:
            beat = self.beats.pop(0)
            if self._joins(beat):
                continue
            ms = TIMES[beat.move.time][self.speed]
            hold = self._hold(beat)
            if beat.move.sound:
                self.sound.play(beat.move.sound)
            if ms or hold or not self.beats:
                self.stage.show(beat.picture, ms, turns=beat.effects.turns)
                self.on_beat(beat)
            self.left = ms + hold
            if self.left > 0:
                self.factor = 1.0 if beat.effects.card else self.factor
                self.moment.begin(beat.effects, self.left)
                return
        self.moment.begin(PLAIN, 0.0)
        self.factor = 1.0

    def _hold(self, beat: Beat) -> float:
        """How long a picture stays: what is to be read, as long as its words take."""
        hold = TIMES[beat.move.hold][self.speed]
        if beat.move.hold not in READ:
            return hold
        return max(hold, words_in(beat.effects) * PER_WORD[self.speed])

    def _joins(self, beat: Beat) -> bool:
        """True if a beat is shown together with the next one, which opens the same kind of secret."""
        if not self.beats or not beat.move.together or not self.beats[0].move.together:
            return False
        following = self.beats[0].event
        return following is not beat.event and type(following) is type(beat.event)

    def update(self, ms: float) -> None:
        self.stage.update(ms * self.factor)
        self.moment.update(ms * self.factor, ends=not self.beats and self.left <= DIM_MS)
        if self.left <= 0:
            return
        self.left -= ms * self.factor
        if self.left <= 0:
            self._next()

    def hurry(self) -> None:
        """Faster; when it is fast already, at once. A count to the reveal ends, a gate stays shut.

        A card that was read goes away; one that is still to come is never skipped.
        """
        if self.gated:
            return
        if self.moment.effects.tick:
            self.beats = list(dropwhile(lambda beat: beat.effects.tick, self.beats))
            self._next()
        elif self.reading:
            self._next()
        elif self.factor > 1 and any(beat.effects.card for beat in self.beats):
            self.beats = list(dropwhile(lambda beat: not beat.effects.card, self.beats))
            self._next()
        elif self.factor > 1:
            self.skip()
        else:
            self.factor = HURRY

    def rearrange(self, moved: Callable[[PlacedPiece], PlacedPiece]) -> None:
        """The board itself has moved: what is to come is shown upon it."""
        self.beats = [
            beat._replace(picture=[moved(placed) for placed in beat.picture]) for beat in self.beats
        ]

    def skip(self) -> None:
        if self.beats:
            self.stage.reconcile(self.beats[-1].picture)
        self.stage.finish()
        self.moment.end()
        self.beats, self.left, self.factor = [], 0.0, 1.0


def words_in(effects: Effects) -> int:
    """How many words are to be read."""
    banner, card = effects.banner, effects.card
    said = [banner.caption, banner.title, banner.second] if banner else []
    return len(plain(" ".join([*said, card.text if card else ""])).split())
