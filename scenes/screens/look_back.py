"""Looks through a match that is over, in every frame in which nobody does anything."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from game.bots.minds import mind_of
from scenes.session.thinking_time import a_while_of

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

T = TypeVar("T")
STILL_MS = 250.0  # nobody has touched anything for so long: a piece of thought may take a frame or two


class LookBack(ABC, Generic[T]):
    """A long thought about a match that people have played to its end."""

    def __init__(self, ui: Ui, session: Session) -> None:
        self.ui, self.session = ui, session
        self._thought: Iterator[Sequence[T] | None] | None = None

    @property
    def is_worthwhile(self) -> bool:
        """Only a match with a file is looked through, if people played it to its end."""
        session = self.session
        known = mind_of(session.match.game.name) is not None
        return known and session.journal is not None and session.over and bool(session.people)

    def begin(self) -> None:
        """Begin to think, unless what there is was found before."""
        if self.is_worthwhile and not self.known():
            self._thought = self.thought()

    @abstractmethod
    def known(self) -> bool:
        """Whether something was found before."""

    @abstractmethod
    def thought(self) -> Iterator[Sequence[T] | None]:
        """Thinks step by step; the last step brings what was found."""

    @abstractmethod
    def keep(self, found: Sequence[T]) -> None:
        """Keep what was found."""

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
            found = ()
        if found is None:
            return False
        self._thought = None
        self.keep(found)
        return True
