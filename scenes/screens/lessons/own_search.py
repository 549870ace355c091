"""Looks through a match that is over for decisions worth another try, while its result is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from game.bots import mind_of
from game.bots.own_puzzles import OwnPuzzle, seek
from game.core.saves.journal import NotKept
from scenes.screens.lessons.own_shelf import Kept, keep, kept_of_match
from scenes.session.thinking_time import a_while_of

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

STILL_MS = 250.0  # nobody has touched anything for so long: a piece of thought may take a frame or two


class OwnSearch:
    """Thinks in every frame in which nobody does anything; what it finds is kept."""

    def __init__(self, ui: Ui, session: Session) -> None:
        self.ui, self.session = ui, session
        self.kept: list[Kept] = []
        self._thought: Iterator[Sequence[OwnPuzzle] | None] | None = None

    @property
    def is_worthwhile(self) -> bool:
        """Only a match with a file is looked through, if people played it to its end."""
        session = self.session
        known = mind_of(session.match.game.name) is not None
        return known and session.journal is not None and session.over and bool(session.people)

    def begin(self) -> None:
        """Begin to think, unless what there is was found before."""
        session = self.session
        if not self.is_worthwhile:
            return
        self.kept = kept_of_match(self.ui.folders.puzzles, session)
        if not self.kept:
            self._thought = seek(session.match, session.people, session.silent)

    @property
    def thinks(self) -> bool:
        return self._thought is not None

    def go_on(self) -> bool:
        """Some more thought; True if it has come to its end."""
        if self._thought is None or self.ui.stack.idle < STILL_MS:
            return False
        try:
            found = a_while_of(self._thought)
        except Exception as error:  # the rules fail in a future that nobody has played
            self.session.faults.note(self.session.match, self.session.people[0], error)
            found = []
        if found is None:
            return False
        self._thought = None
        self._keep(found)
        return True

    def _keep(self, found: Sequence[OwnPuzzle]) -> None:
        folder = self.ui.folders.puzzles
        try:
            self.kept = keep(folder, self.session, list(found), date.today().isoformat()) if found else []
        except OSError as problem:
            self.ui.toasts.say(self.ui.tell(NotKept(folder, problem).sentence), icon="warning")
