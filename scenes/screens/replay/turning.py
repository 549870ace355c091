"""The turning points of the match that is being watched, sought while nobody does anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from game.arena.turning_points import TurningPoint, turning_points
from scenes.session.thinking_time import a_while_of
from scenes.table.match_words import player_name

if TYPE_CHECKING:
    from game.core.table import Table
    from scenes.session.history import Past
    from scenes.session.session import Session
    from scenes.widgets.context import Ui


class Turning:
    """Thinks a little in every frame. A match that hides something has none: they tell of hands."""

    def __init__(self, session: Session, past: Past, first: int) -> None:
        """``first``: the moment of the first heading; what is before it is the opening."""
        self.points: Sequence[TurningPoint] = ()
        tables = _boundaries(past, first)
        name = session.match.game.name
        self._thought: Iterator[Sequence[TurningPoint] | None] | None = (
            turning_points(name, tables) if session.over else None
        )

    @property
    def thinks(self) -> bool:
        return self._thought is not None

    def go_on(self) -> bool:
        """Some more thought; True if it has come to its end."""
        if self._thought is None:
            return False
        found = a_while_of(self._thought)
        if found is None:
            return False
        self.points, self._thought = found, None
        return True

    def shown_at(self, moment: int, stop: Callable[[int], int]) -> TurningPoint | None:
        """The turning point that is seen at a moment; ``stop`` says at which moment anything is seen."""
        return next((point for point in self.points if stop(point.moment) == moment), None)

    def after(self, moment: int) -> int | None:
        """The next one, and after the last one the first again."""
        moments = [point.moment for point in self.points]
        return next((each for each in moments if each > moment), moments[0] if moments else None)


def told_of(ui: Ui, session: Session, point: TurningPoint) -> str:
    """How much likelier somebody is to win from here on."""
    name = player_name(session.players[point.seat], ui.settings.language)
    return ui.say(
        "replay.turned", name=name, before=round(100 * point.before), after=round(100 * point.after)
    )


def turning_points_of(session: Session, past: Past, first: int) -> Sequence[TurningPoint]:
    """All of them at once."""
    *_, found = turning_points(session.match.game.name, _boundaries(past, first))
    return found or ()


def _boundaries(past: Past, first: int) -> Iterator[tuple[int, Table]]:
    """The table as it was when somebody was asked, from the first heading on."""
    story = past.story
    for moment in range(first, len(story) + 1):
        if moment == len(story) or (moment and story[moment].decision != story[moment - 1].decision):
            yield moment, past.open_view(moment)
