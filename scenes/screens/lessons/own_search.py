"""Looks through a match that is over for decisions worth another try, while its result is read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date
from typing import TYPE_CHECKING

from game.bots.own_puzzles import OwnPuzzle, seek
from game.core.saves.journal import NotKept
from scenes.screens.lessons.own_shelf import Kept, keep, kept_of_match
from scenes.screens.look_back import LookBack

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui


class OwnSearch(LookBack[OwnPuzzle]):
    """What it finds becomes puzzles of one's own."""

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui, session)
        self.kept: list[Kept] = []

    def known(self) -> bool:
        self.kept = kept_of_match(self.ui.folders.puzzles, self.session)
        return bool(self.kept)

    def thought(self) -> Iterator[Sequence[OwnPuzzle] | None]:
        return seek(self.session.match, self.session.people, self.session.silent)

    def keep(self, found: Sequence[OwnPuzzle]) -> None:
        folder = self.ui.folders.puzzles
        try:
            self.kept = keep(folder, self.session, list(found), date.today().isoformat()) if found else []
        except OSError as problem:
            self.ui.toasts.say(self.ui.tell(NotKept(folder, problem).sentence), icon="warning")
