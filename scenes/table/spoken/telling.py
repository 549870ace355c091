"""What a table tells in words: when it is asked, and as soon as something has happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import plain
from scenes.table.spoken.description import changes, description
from scenes.table.spoken.panel import SpokenScene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.game_table import LogLine
    from scenes.table.prompt_bar import PromptBar
    from scenes.table.seen import Seen

MOST_AT_ONCE = 8  # lines of news: whoever wants more has the log


class News(Widget):
    """What has just happened, for those who do not see it happen; nobody else notices it."""

    role = "news"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.key = "news"


class TableTelling:
    """Describes one table to whoever looks at it, and keeps in mind what they have been told."""

    def __init__(
        self, look: Callable[[], Seen], lines: Callable[[], Sequence[LogLine]], cover: Callable[[], None]
    ) -> None:
        self.look, self.lines, self.cover = look, lines, cover
        self.reader: Seat = NOBODY
        self.told = -1  # how many events whoever looks has been told of; -1: begins with what is new
        self.news = ""

    def describe(self, bar: PromptBar | None, root: Widget) -> None:
        """Show how the table stands; what is shown is read aloud."""
        seen = self.look()
        asked = (bar.sentence, bar.because) if bar else ()
        big = next((widget for widget in root.walk() if widget.key == "action"), None)
        corner = big.name if big is not None and big.enabled else ""
        self._open(seen, "spoken.title", description(seen, asked, corner))

    def tell_changes(self) -> None:
        """Show what has happened since the last choice of whoever looks."""
        seen = self.look()
        self._open(seen, "spoken.changes", changes(seen, self.lines()))

    def _open(self, seen: Seen, title: str, text: str) -> None:
        ui = seen.ui
        if ui.settings.speech and not ui.voice.there:
            ui.toasts.say(ui.say("spoken.no_voice"))
        ui.stack.push(SpokenScene(ui, ui.say(title), text, self.cover))

    def hand_over(self, seat: Seat) -> None:
        """Somebody else looks: nothing of what the last one was told stays."""
        if seat != self.reader:
            self.reader, self.told, self.news = seat, -1, ""

    def widget(self, seen: Seen) -> News:
        """What is new, as far as whoever looks may know it; nothing at the first look."""
        self.hand_over(seen.seat)
        lines = self.lines()
        newest = lines[-1].moment if lines else 0
        if self.told < 0:
            self.told = min(newest, seen.session.known_before(seen.seat)) if seen.seat != NOBODY else newest
        fresh = [line for line in lines if line.moment > self.told][-MOST_AT_ONCE:]
        if fresh:
            news = " ".join(plain(line.text) for line in fresh)
            self.news = f"{news} " if news == self.news else news  # said again, though it is the same
        self.told = newest
        return News(self.news)
