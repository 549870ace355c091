"""The recap after the device was handed over: what has happened since, what hurt first (docs/ux 4.8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import TITLE
from scenes.table.game_table import ACT, LogLine
from scenes.widgets.boxes import Column, Row
from scenes.widgets.button import IconButton
from scenes.widgets.free_spot import FreePanel
from scenes.widgets.label import Label

if TYPE_CHECKING:
    from scenes.session.session import Session
    from scenes.table.game_table import GameTable
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

MOST = 4  # lines
HEAD = TITLE._replace(mm=4.4)


class Recap:
    """What a seat has missed while others had the device; gone with the first thing that it does."""

    def __init__(self, session: Session, table: GameTable[Any]) -> None:
        self.session, self.table = session, table
        self.watched = dict(session.absent)  # how many events had happened when a seat gave the device away
        self.decided = 0  # how many decisions had been taken when it was told
        self.lines: list[LogLine] = []
        self.card: RecapCard | None = None

    def leave(self, seat: Seat) -> None:
        """Whoever looked looks no more."""
        if seat != NOBODY and seat not in self.session.absent:
            self.watched[seat] = len(self.session.story)
        self.lines = []

    def rewind(self) -> None:
        """Something was taken back: nobody has watched more than there is now."""
        most = len(self.session.story)
        self.watched = {seat: min(watched, most) for seat, watched in self.watched.items()}

    def tell(self, seat: Seat, language: str) -> None:
        """Whoever looks now is told what is new; nothing at the first look, when all of it would be."""
        known = self.watched.get(seat)
        self.session.absent.pop(seat, None)
        if known is None:
            return
        told = self.table.lines(self.session, seat, language)
        self.decided = len(self.session.match.decisions)
        self.lines = most_important([line for line in told if line.moment > known])

    def make_card(
        self, seen: Seen, row: Callable[[LogLine, str], Widget], close: Callable[[], None],
        taken: Sequence[Rect],
    ) -> RecapCard | None:  # fmt: skip
        """The card to read, clear of what can be ``taken``; none once something is chosen or shown."""
        if self._has_acted(seen):
            self.lines = []
        rows = [row(line, f"recap.{place}") for place, line in enumerate(self.lines)]
        self.card = RecapCard(seen.ui, rows, close, taken) if rows else None
        return self.card

    def _has_acted(self, seen: Seen) -> bool:
        """True if the seat has taken something in hand, or has answered."""
        builder = seen.builder
        if builder is None or seen.busy:
            return True
        answered = len(self.session.match.decisions) != self.decided
        return answered or bool(builder.selected or builder.chosen)

    def below(self, area: Rect) -> Rect:
        """What the card leaves of an area, under it."""
        if self.card is None or not self.card.rect.colliderect(area):
            return area
        return Rect(area.x, self.card.rect.bottom, area.width, area.bottom - self.card.rect.bottom)


def most_important(lines: Sequence[LogLine]) -> list[LogLine]:
    """At most four lines: what hurt the reader first, then what was done, then what followed from it."""
    told = [line for line in lines if line.level >= ACT]
    ranked = sorted(told, key=lambda line: (not line.harm, line.level, -line.moment))[:MOST]
    return sorted(ranked, key=lambda line: (not line.harm, line.moment))


class RecapCard(FreePanel):
    """The lines on glass over the rival's side of the table; pressing one shows it on the table."""

    def __init__(
        self, ui: Ui, rows: Sequence[Widget], on_close: Callable[[], None], taken: Sequence[Rect]
    ) -> None:
        """``taken`` is what it stays clear of: all that can be used now."""
        away = ui.say("story.recap_close")
        close = IconButton("close", away, on_close, mm=9, kind="flat", key="recap.close")
        head = Row(Label(ui.say("story.recap"), HEAD), close, align="middle", justify="spread")
        super().__init__(Column(head, *rows, gap=0.6), taken, key="recap")
        self.name = ui.say("story.recap")
