"""A match to watch again: the table read-only at any moment of the past, with a bar to move through it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from pygame import Rect

import game
from game.core.table import NOBODY, Seat, Table
from scenes.drawing.rich_text import SMALL, plain
from scenes.screens.replay.film import Film
from scenes.screens.replay.log_column import bring_into_sight, line_at, log_column
from scenes.screens.replay.scrubber import (
    BAR_MM,
    FILM_MM,
    Foot,
    Frames,
    ReplayActions,
    ReplayState,
    Timeline,
    bar,
    controls,
)
from scenes.screens.replay.stops import stops_of
from scenes.screens.replay.turning import Turning, told_of
from scenes.screens.replay.ways_on import WayOn, play_on, viewer_name, what_if
from scenes.session.history import Past
from scenes.session.session import Session
from scenes.session.story import EVERYTHING
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.board.board import Board
from scenes.table.board.hands import Hands
from scenes.table.board.over_board import OverBoard
from scenes.table.chrome import Steps, TopStrip
from scenes.table.game_table import ROUND, LogLine, PhaseStep, Watching, game_table
from scenes.table.map.camera_buttons import camera_buttons
from scenes.table.map.camera_control import CameraControl
from scenes.table.prompt_bar import PromptBar
from scenes.table.regions import Fixed, Frame, frame
from scenes.table.seat_rail import seat_rail
from scenes.table.seen import Seen
from scenes.table.stage.director import SPEEDS, TIMES, Director
from scenes.table.stage.stage import Stage
from scenes.widgets.boxes import Layers, Row
from scenes.widgets.button import IconButton
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import VirtualList
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

FOOT_MM = BAR_MM + FILM_MM
STILL_MS = 250.0  # nobody has touched anything for so long: a picture may take a frame or more
PACES = ("slow", "normal", "fast")


class ReplayScene(Scene):
    """A session, or a match from its file, to look at.

    ``seat`` is whose view it is; while the match goes on, nobody sees more than that seat knew. ``at`` is
    the number of events that have happened; without it the replay begins at the end of the opening.
    """

    name = "replay"

    def __init__(self, ui: Ui, source: Path | Session, *, seat: Seat = NOBODY, at: int | None = None) -> None:
        super().__init__(ui)
        self.problem = ""
        self.session = self._opened(source) if isinstance(source, Path) else source
        self.live = not isinstance(source, Path) and not source.over  # it looks back from a match in progress
        self.table = game_table(self.session.match.game.name)
        self.past = Past(self.session)
        self.film = Film(ui, self.session, self.past)
        self.stage = Stage()
        self.director = Director(self.stage, ui.sound)
        self.viewer: Seat = seat
        self.playing = False
        self.pace = "normal"
        self.board: Board | None = None
        self.actions = ReplayActions(
            self.go_to, self.step, self.leap, self.toggle_play, self.next_viewer, self.next_pace,
            self.next_star, partial(self._open, play_on), partial(self._open, what_if), self.close,
        )  # fmt: skip
        self.stops = stops_of(self.table, self.past)
        self.listed = -1  # the moment that the log shows
        self.moment = 0
        first = self.marks[0] if self.marks else 0
        self.turning = Turning(self.session, self.past, first)
        self.moment = self._stop(first if at is None else at)
        self.view: Table = self._seen()
        self.camera_control = CameraControl(
            ui, self.table, self.director, self.focus, view=lambda: self.view, rebuild=self.rebuild,
            handle=self.handle,
        )  # fmt: skip

    def _opened(self, path: Path) -> Session:
        """A match from its file, which stays as it is; raises SaveRefused."""
        loaded = game.open_save(path)
        if loaded.notice:
            self.problem = self.ui.tell(loaded.notice)
        return Session.looked_at(path, loaded)

    def enter(self) -> None:
        if self.problem:
            self.ui.toasts.say(self.problem, icon="warning")

    # --- moments

    @property
    def lines(self) -> list[LogLine]:
        return self.table.lines(self.session, self.viewer, self.ui.settings.language)

    @property
    def marks(self) -> list[int]:
        """Where the headings of the log are."""
        return [line.moment for line in self.lines if line.level == ROUND]

    def _stop(self, moment: int) -> int:
        """The nearest stop at or after a moment."""
        return next((stop for stop in self.stops if stop >= moment), self.stops[-1])

    def _seen(self) -> Table:
        return self.past.seen_by(self.moment, self.viewer)

    def go_to(self, moment: int) -> None:
        """Show the table as it was after so many events."""
        self.playing = False
        self._show(self._stop(max(0, moment)))

    def _show(self, moment: int) -> None:
        self.director.skip()
        self.moment = moment
        self.view = self._seen()
        self.rebuild()

    def step(self, by: int) -> None:
        """To the next or the last thing that happened; forwards it moves."""
        self.playing = False
        if by > 0:
            self._forward()
        else:
            self._show(max((stop for stop in self.stops if stop < self.moment), default=0))

    def leap(self, by: int) -> None:
        """To the next or the last heading."""
        ahead = [mark for mark in self.marks if mark > self.moment]
        behind = [mark for mark in self.marks if mark < self.moment]
        if by > 0:
            self.go_to(ahead[0] if ahead else self.stops[-1])
        else:
            self.go_to(behind[-1] if behind else 0)

    def next_star(self) -> None:
        """To the next turning point."""
        moment = self.turning.after(self.moment)
        if moment is not None:
            self.go_to(moment)

    def _open(self, way_on: WayOn) -> None:
        """To another page about this moment, if the match has one."""
        self.playing = False
        page = way_on(self.ui, self.session, self.moment)
        if page is not None:
            self.ui.stack.push(page)

    def _forward(self) -> None:
        following = next((stop for stop in self.stops if stop > self.moment), None)
        if following is None:
            self.playing = False
            self.rebuild()
            return
        self.director.skip()
        self.moment = following
        self.view = self._seen()
        event = self.past.story[following - 1].event
        watching = self.watching()
        beats = self.table.beats(event, self.view, self.table.picture(self.view, watching), watching)
        self.stage.calm = self.ui.settings.reduced_motion
        self.rebuild()
        self.director.play(list(beats), self.pace)

    def toggle_play(self) -> None:
        self.playing = not self.playing
        if self.playing and self.moment == self.stops[-1]:
            self._show(0)
            self.playing = True
        self.rebuild()

    # --- who looks

    @property
    def over(self) -> bool:
        return self.session.over

    @property
    def below(self) -> Seat:
        return max(0, self.viewer)

    def viewers(self) -> list[Seat]:
        """Whose eyes one may look through: after the match everybody's, before only the own."""
        if not self.over:
            return [self.viewer]
        return [NOBODY, *range(len(self.session.players)), EVERYTHING]

    def next_viewer(self) -> None:
        seats = self.viewers()
        self.viewer = seats[(seats.index(self.viewer) + 1) % len(seats)]
        self.stage.pieces.clear()
        self._show(self.moment)

    def next_pace(self) -> None:
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
        self.rebuild()

    def lost_focus(self) -> None:
        """What a person sees privately is covered together with the table."""
        if self.live and len(self.session.people) > 1 and self.ui.stack.top is self:
            self.ui.stack.pop(self)

    # --- the tree

    @property
    def spots(self) -> Frame:
        """As at the table, above the bar."""
        screen = self.ui.screen
        return frame(screen._replace(height=screen.height - self.ui.mm(FOOT_MM)), log=not screen.compact)

    def watching(self) -> Watching:
        spots = self.spots
        colours = tuple(player.colour for player in self.session.players)
        language, sight = self.ui.settings.language, self.camera_control.sight(self.viewer, spots.table)
        return Watching(self.below, colours, language, spots.table, spots.hand, sight=sight)

    def build(self) -> Widget:
        spots, watching, ui = self.spots, self.watching(), self.ui
        seen = Seen(ui, self.session, self.table, self.viewer, self.view, spots, watching)
        picture = self.table.picture(self.view, watching)
        if not self.director.busy:
            self.stage.reconcile(picture)
        background = self.table.background(self.view, watching)
        self.board = Board(self.stage, Hands(), self.inspected, background, spots.hand)
        self.board.camera_control = self.camera_control if self.camera_control.here else None
        self.camera_control.settled(self.board, watching.sight)
        self.board.populate(picture)
        foot = Rect(0, ui.rect.height - ui.mm(FOOT_MM), ui.rect.width, ui.mm(FOOT_MM))
        lines, state = self.lines, self._state()
        stars = [(point.moment, watching.colours[point.seat]) for point in self.turning.points]
        line = Timeline(self.moment, len(self.past), self.marks, stars)
        frames = Frames(self.film.moments, lambda moment: self.film.picture(moment, self.viewer))
        parts: list[Widget] = [
            Fixed(self.board, ui.rect),
            Fixed(self._top(), spots.top),
            Fixed(seat_rail(seen, [], self.inspected), spots.rail),  # nobody is asked in the past
            *self.table.side(ui, self.view, watching),
            *camera_buttons(self.camera_control, spots.table),
            Fixed(self._banner(lines), spots.prompt),
            Fixed(controls(ui, state, self.actions), spots.corner),
            Fixed(Foot(bar(ui, line, frames, state, self.actions), 0.0), foot),
        ]
        if spots.log.width:
            colours = watching.colours
            log = log_column(ui, lines, colours, self.moment, self.go_to, self.inspect_link)
            parts.append(Fixed(log, spots.log))
        return Layers(*parts, OverBoard(self.board))

    def _state(self) -> ReplayState:
        fixed = len(self.viewers()) == 1
        stars = len(self.turning.points)
        return ReplayState(
            self.playing,
            self.pace,
            viewer_name(self.ui, self.session, self.viewer),
            fixed,
            self.live,
            self.session.sandbox,
            stars,
            self.over,
        )

    def _top(self) -> Widget:
        ui = self.ui
        stages = list(self.table.steps(self.view))
        names = [ui.say(stage.key) for stage in stages]
        size = 11.0 if ui.screen.touch else 9.0
        back = IconButton("arrow_left", ui.say("menu.back"), self.close, mm=size, kind="flat", key="back")
        left: list[Widget] = [back]
        if not ui.screen.compact:
            left.append(Label(self.table.title(self.view, ui.settings.language), SMALL))
        colours = [player.colour for player in self.session.players]
        return TopStrip(
            Row(*left, Steps(stages, names, colours, self._show_step).growing(), gap=1, align="middle"), 0.0
        )

    def _banner(self, lines: list[LogLine]) -> Widget:
        """What has just happened, and that this is the past."""
        now = next((line for line in reversed(lines) if line.moment <= self.moment), None)
        colour = self.session.players[now.seat].colour if now and now.seat >= 0 else ""
        sentence = plain(now.text) if now else self.ui.say("replay.beginning")
        point = self.turning.shown_at(self.moment, self._stop)
        because = (
            told_of(self.ui, self.session, point)
            if point
            else self.ui.say("replay.past" if self.live else "replay.watching")
        )
        return PromptBar(sentence, colour=colour, because=because, key="banner")

    def refresh(self) -> None:
        super().refresh()
        if self.listed == self.moment:
            return
        self.listed = self.moment
        rows = next((widget for widget in self.root.walk() if isinstance(widget, VirtualList)), None)
        if rows is not None:
            bring_into_sight(rows, max(0, line_at(self.lines, self.moment)))

    # --- time

    @property
    def seeks(self) -> bool:
        """Something is still to be painted or thought about while nobody does anything."""
        return self.turning.thinks or self.film.lacks(self.viewer)

    @property
    def moving(self) -> bool:
        shown = self.director.busy or self.stage.moving or self.camera_control.moving
        return self.playing or shown or self.seeks or super().moving

    def update(self, ms: float) -> None:
        super().update(ms)
        busy = self.director.busy
        self.director.update(ms)
        self.camera_control.update(ms)
        if busy and not self.director.busy:
            self.rebuild()
        if self.seeks and not self.playing and not busy and self.ui.stack.idle >= STILL_MS:
            self._seek()
        if self.playing and not self.director.busy:
            self._forward()
            self.director.left = max(self.director.left, float(TIMES["pause"][SPEEDS.index(self.pace)]))

    def _seek(self) -> None:
        if self.turning.thinks:
            if self.turning.go_on():
                self.rebuild()
            return
        self.film.paint_one(self.viewer)
        self.ui.changed()

    def inspected(self, what: str, pos: Point | None) -> None:
        from scenes.table.inspect_scene import InspectScene

        if what:
            self.ui.stack.push(InspectScene(self.ui, self.table, what, self.view, self.watching(), pos))

    def _show_step(self, step: PhaseStep) -> None:
        from scenes.screens.rules import RulesScene

        self.ui.stack.push(RulesScene(self.ui, self.session.match.game.name, step.rule))

    def inspect_link(self, what: str) -> None:
        self.inspected(what, self.ui.rect.center)

    def close(self) -> None:
        """Back to now, or to wherever the replay was opened from."""
        if len(self.ui.stack.scenes) > 1:
            self.ui.stack.pop(self)
            return
        self.ui.go_home()

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.KEY and not gesture.control and self._key(gesture.key):
            self.ui.keyboard = True
            return True
        return self.camera_control.follows(gesture) or super().handle(gesture)

    def _key(self, key: str) -> bool:
        keys = {
            "left": lambda: self.step(-1),
            "right": lambda: self.step(1),
            "up": lambda: self.leap(-1),
            "down": lambda: self.leap(1),
            "home": lambda: self.go_to(0),
            "end": lambda: self.go_to(len(self.past)),
            "space": self.toggle_play,
            "v": self.next_viewer,
            "t": self.next_star,
            "b": self.actions.play_on,
            "h": self.actions.what_if,
        }
        if key not in keys:
            return False
        keys[key]()
        return True
