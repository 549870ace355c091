"""Which bot speaks now, and for how long: one at a time, and nobody while hands are covered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.table import NOBODY
from scenes.table.talk.occasions import (
    BEATEN,
    WON,
    Occasion,
    Reached,
    changes,
    endings,
    harms,
    reached_by,
    weightiest,
)
from scenes.table.talk.voices import PLEASED, line_key

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.core.events import Event
    from game.core.table import Seat
    from scenes.session.session import Session, Step
    from scenes.table.game_table import GameTable
    from scenes.widgets.context import Ui

SHOWN_MS = 2200.0
REST = 6  # decisions after a comment in which nobody speaks, unless the match ends


class SpokenLine(NamedTuple):
    """What a bot says: the key of its line, and whether its head nods."""

    seat: Seat
    key: str
    pleased: bool


class TableTalk:
    """Hears what happens, and speaks when that is shown. All that it knows is public."""

    def __init__(self, ui: Ui, session: Session, table: GameTable[Any], rebuild: Callable[[], None]) -> None:
        self.ui, self.session, self.table, self.rebuild = ui, session, table, rebuild
        self.said: SpokenLine | None = None  # that is being made
        self.age = 0.0  # milliseconds since it was begun
        self._waiting: Occasion | None = None  # until it is shown
        self._reached: Reached | None = None  # by the seats when something was heard last
        self._spoke = 0  # after so many decisions

    # --- what is heard

    def hear(self, steps: Sequence[Step]) -> None:
        """Think of a comment about what an answer led to, before it is shown."""
        if not self.ui.settings.bots_talk or not self.session.bots or self.session.before is None:
            self.forget()
            return
        before, now = self._reached, reached_by(self.table, self.session.view(NOBODY))
        self._reached = now
        found = [*endings(steps, self.session.bots)]
        if not found and before is not None:
            found = [*changes(before, now, self.session.bots)]
            found += harms(self.table, self.session.before, steps, self.session.bots)
        occasion = weightiest(found)
        if occasion and (self._rested or occasion.kind in (WON, BEATEN)):
            self._waiting = occasion

    @property
    def _rested(self) -> bool:
        return len(self.session.match.decisions) >= self._spoke + REST

    def forget(self) -> None:
        """Something was taken back, or nobody wants to hear bots."""
        self._reached, self._spoke = None, 0
        self.hush()

    # --- what is said

    def shown(self, event: Event) -> None:
        """An event is being shown: whoever has a comment about it makes it now."""
        if self._waiting and self._waiting.event is event:
            self.speak()

    def speak(self) -> None:
        """Make the comment that waits, unless somebody chooses in secret just now."""
        occasion, self._waiting = self._waiting, None
        if occasion is None or self.session.locked():
            return
        self._spoke = len(self.session.match.decisions)
        key = line_key(occasion.seat, occasion.kind, self._spoke)
        self.said, self.age = SpokenLine(occasion.seat, key, occasion.kind in PLEASED), 0.0
        self.rebuild()

    def update(self, ms: float) -> None:
        """Time passes, and a comment with it."""
        self.age += ms
        if self.said and self.age >= SHOWN_MS:
            self.said = None
            self.rebuild()

    def hush(self) -> None:
        """Nobody says anything more about what has been."""
        self.said = self._waiting = None

    # --- off and on

    def turn_off(self) -> None:
        """No bot speaks any more; a message says so and offers the way back."""
        self._set(talks=False)
        self.ui.toasts.say(self.ui.say("table.talk.off"), self.ui.say("table.talk.again"), self._turn_on)

    def _turn_on(self) -> None:
        self._set(talks=True)

    def _set(self, *, talks: bool) -> None:
        self.ui.settings.bots_talk = talks
        self.ui.keep_settings()
        self.forget()
        self.rebuild()
