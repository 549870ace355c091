"""Previously on: what happened last in a match that goes on after a while, in five pictures."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.table import NOBODY, Seat
from scenes.drawing.art import covering
from scenes.drawing.rich_text import BODY, HEADLINE, SMALL, TITLE, plain
from scenes.drawing.theme import AMBER, BAD, LINE_BRIGHT, SEATS, SPACE
from scenes.screens.pause import how_far, whose_turn
from scenes.screens.verdict import only_person
from scenes.session.history import Past
from scenes.shell.gestures import Gesture, Kind
from scenes.table.game_table import ACT, LogLine, Watching, game_table
from scenes.table.leaving import picture_at_once
from scenes.table.regions import frame
from scenes.widgets.boxes import Column, Grid, Padding, Panel, Row, Spacer
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

PANELS = 5
EACH_MS = 2000.0  # that a panel is alone with whoever reads: ten seconds for all
LATEST = 24  # lines of the log, of which the most telling are shown
AWAY = 600.0  # seconds without a look at the match, after which there is something to be told
PICTURE = (480, 240)  # pixels, at most
SHAPE = 0.42  # height of a picture by its width
VEIL = 200  # of 255, over the table


def told_again(lines: Sequence[LogLine]) -> list[LogLine]:
    """At most five of the latest lines: what hurt, then what was done last, in their order."""
    latest = [line for line in lines if line.level == ACT and line.moment][-LATEST:]
    ranked = sorted(latest, key=lambda line: (not line.harm, -line.moment))[:PANELS]
    return sorted(ranked, key=lambda line: line.moment)


def viewer_of(session: Session) -> Seat:
    """Whose eyes it is told to: the only person's, unless signs lock the hand; else what everybody sees."""
    you = only_person(session)
    return NOBODY if you == NOBODY or session.players[you].sign else you


class PastPicture(Widget):
    """The table as it was; empty until it has been painted."""

    role = "picture"

    def __init__(self, picture: Surface | None) -> None:
        super().__init__()
        self.picture = picture

    def measure(self, ui: Ui, width: int) -> Size:
        return width, round(width * SHAPE)

    def draw(self, canvas: Canvas) -> None:
        if self.picture is None:
            canvas.rounded(self.rect, SPACE, radius=canvas.mm(2))
        else:
            canvas.blit(covering(self.picture, self.rect.size), self.rect.topleft)
        canvas.outline(self.rect, LINE_BRIGHT, max(1, canvas.mm(0.3)), canvas.mm(1))


class PreviouslyScene(Scene):
    """Five panels one after the other, then whose turn it is and why. Any key or tap goes to the table."""

    name = "previously"
    opaque = False

    def __init__(self, ui: Ui, session: Session) -> None:
        super().__init__(ui)
        self.session, self.viewer = session, viewer_of(session)
        self.past = Past(session)
        game = session.match.game.name
        self.lines = told_again(game_table(game).lines(session, self.viewer, ui.settings.language))
        self.pictures: dict[int, Surface] = {}
        self.passed = 0.0

    @property
    def shown(self) -> int:
        """How many panels stand there; all at once for who wants little motion."""
        if self.ui.settings.reduced_motion:
            return len(self.lines)
        return min(len(self.lines), 1 + int(self.passed / EACH_MS))

    def build(self) -> Widget:
        say, ui = self.ui.say, self.ui
        panels = [self._panel(place, line) for place, line in enumerate(self.lines[: self.shown])]
        cells = Grid([*panels, self._now()], columns=3, gap=3)
        go = Button(
            say("previously.go"),
            self.close,
            icon="play",
            kind="primary",
            style=TITLE,
            hotkey="escape",
            key="go",
        )
        head = Row(Label(say("previously.title"), HEADLINE).growing(), go, gap=4, align="middle")
        page = Column(Spacer().growing(), head, cells, Spacer().growing(2), gap=3)
        return Padding(page, across=max(6.0, 0.05 * ui.screen.width / ui.screen.px_per_mm), down=5)

    def _panel(self, place: int, line: LogLine) -> Widget:
        words: list[Widget] = [Label(plain(line.text), BODY, least=3.2).growing()]
        if line.seat >= 0:
            look = SEATS[self.session.players[line.seat].colour]
            words.insert(0, Icon(look.glyph, 4, look.on_night))
        told = Column(PastPicture(self.pictures.get(line.moment)), Row(*words, gap=1.5), gap=1.5)
        accent = BAD if line.harm else None
        return Panel(told, 2, shadow=False, accent=accent, key=f"panel.{place}")

    def _now(self) -> Widget:
        """Whose turn it is, and why."""
        ui, session = self.ui, self.session
        told = [
            Label(how_far(ui, session), BODY, key="where"),
            Label(whose_turn(ui, session), TITLE._replace(colour=AMBER), key="turn"),
        ]
        why = self._why()
        return Panel(
            Column(*told, *([Label(why, SMALL, key="why")] if why else []), gap=1.5), 3, shadow=False
        )

    def _why(self) -> str:
        """Because of what whoever looks is asked, and what is at stake; nobody is told about others."""
        session, viewer = self.session, self.viewer
        asked = session.prompt(viewer) if viewer != NOBODY else None
        if asked is None:
            return ""
        table, spots = game_table(session.match.game.name), frame(self.ui.screen, log=True)
        colours = tuple(player.colour for player in session.players)
        watching = Watching(viewer, colours, self.ui.settings.language, spots.table, spots.hand)
        view = session.view(viewer)
        told = (table.cause(asked, view, watching), table.stake(asked, view, watching))
        return plain(" ".join(filter(None, told)))

    # --- time

    @property
    def moving(self) -> bool:
        return self.shown < len(self.lines) or self._unpainted() is not None or super().moving

    def _unpainted(self) -> LogLine | None:
        lines = (line for line in self.lines[: self.shown] if line.moment not in self.pictures)
        return next(lines, None)

    def update(self, ms: float) -> None:
        super().update(ms)
        before = self.shown
        self.passed += ms
        line = self._unpainted()
        if line is not None:
            view = self.past.seen_by(line.moment, self.viewer)
            self.pictures[line.moment] = picture_at_once(self.ui, self.session, view, PICTURE)
        if line is not None or self.shown != before:
            self.rebuild()

    # --- input

    def close(self) -> None:
        self.ui.stack.pop(self)

    def lost_focus(self) -> None:
        """What one person sees is covered together with the table."""
        self.close()

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return dict.fromkeys(("escape", "space", "return"), self.close)

    def handle(self, gesture: Gesture) -> bool:
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.TAP:
            self.close()
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(Rect(self.ui.rect), SPACE, VEIL)
        super().draw(canvas)


def tell_previously(ui: Ui, session: Session, last: float, now: float | None = None) -> None:
    """Over the table of a match that nobody has played for a while; ``last`` is in seconds, as of files."""
    away = (time.time() if now is None else now) - last
    if away < AWAY or session.over or not session.story:
        return
    scene = PreviouslyScene(ui, session)
    if scene.lines:
        ui.stack.push(scene)


def last_played(path: Path) -> float:
    """When a file was changed last; now, if nobody can tell."""
    try:
        return path.stat().st_mtime
    except OSError:
        return time.time()
