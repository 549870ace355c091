"""What somebody keeps open beside the table while playing: at most two things, always as they are now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from game.core.table import NOBODY, Seat
from scenes.table.game_table import Inspection, Watching
from scenes.table.inspect_scene import paint_of, sections_of
from scenes.table.pinned_panel import PinnedPanel
from scenes.table.regions import Fixed

if TYPE_CHECKING:
    from pygame import Rect

    from scenes.table.scene import TableScene
    from scenes.widgets.widget import Widget

MOST = 2  # to compare


class Pin(NamedTuple):
    """A thing by its key; of a card the face, too, since a shuffle may give its number to another card."""

    what: str
    face: int | None = None  # None for what has no face, or one that was not known


class Pins:
    """The pins of the seat whose view the table shows.

    They are part of that view and go with it. What everybody may see comes back with the hand.
    """

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.by_seat: dict[Seat, list[Pin]] = {}

    @property
    def here(self) -> list[Pin]:
        """The oldest first."""
        return self.by_seat.get(self.scene.seat, [])

    def holds(self, what: str) -> bool:
        return any(pin.what == what for pin in self.here)

    def toggle(self, what: str) -> None:
        """Pin a thing, for which the oldest one of three goes, or let it go."""
        kept = [pin for pin in self.here if pin.what != what]
        fresh = [] if self.holds(what) else [Pin(what, self._face(what))]
        self._keep([*kept, *fresh][-MOST:])

    @property
    def hide_log(self) -> bool:
        """True if the log is open, but has no room beside them."""
        scene = self.scene
        return scene.log_open and not scene.ui.screen.compact and not scene.spots.log.width

    def make_way(self) -> None:
        """Give the log the room that it wants; the oldest pin goes first."""
        while self.hide_log:
            self._keep(self.here[1:])

    def _keep(self, pins: list[Pin]) -> None:
        self.by_seat[self.scene.seat] = pins
        self.scene.rebuild()

    def sweep(self) -> None:
        """Let go what is not there any more: a card that was shuffled, for example."""
        self.by_seat[self.scene.seat] = [pin for pin in self.here if not self._is_gone(pin)]

    def hand_over(self, seat: Seat) -> None:
        """Another seat will look: forget what only this one may see."""
        if seat == self.scene.seat:
            return
        public = self.scene.session.view(NOBODY)
        self.by_seat[self.scene.seat] = [pin for pin in self.here if self._is_public(pin.what, public)]

    def _is_public(self, what: str, public: Any) -> bool:
        seen, known = self._shown(what, public), self._shown(what, self.scene.view)
        return seen is not None and known is not None and (seen.title, seen.look) == (known.title, known.look)

    def _is_gone(self, pin: Pin) -> bool:
        return pin.face is not None and self._face(pin.what) != pin.face

    def _face(self, what: str) -> int | None:
        """The face of a card that the view knows."""
        kind, _, number = what.partition(":")
        if kind != "card" or not self.scene.view.knows(self.scene.seat, int(number)):
            return None
        return int(self.scene.view.faces[int(number)])

    def _shown(self, what: str, view: Any, watching: Watching | None = None) -> Inspection | None:
        return self.scene.table.inspect(what, view, watching or self.scene.watching())

    # --- on the screen

    def panels(self, watching: Watching) -> list[Widget]:
        """The panels in their places beside the table."""
        found: list[Widget] = []
        for place, (pin, rect) in enumerate(zip(self.here, self.scene.spots.pins, strict=True)):
            shown = None if self._is_gone(pin) else self._shown(pin.what, self.scene.view, watching)
            if shown is not None:
                newest = place == len(self.here) - 1
                found.append(Fixed(self._panel(pin.what, shown, rect, newest=newest), rect))
        return found

    def _panel(self, what: str, shown: Inspection, rect: Rect, *, newest: bool) -> Widget:
        scene = self.scene
        useful = [section for section in shown.sections if section[0] != "inspect.flavour"]
        sections = sections_of(scene.ui, shown._replace(sections=useful))
        sections.sort(key=lambda section: not section.tinted)  # what it means now comes first
        return PinnedPanel(
            scene.ui,
            shown.title,
            sections,
            tall=rect.height,
            key=f"pin.{what}",
            on_open=partial(scene.inspected, what, rect.center),
            on_close=partial(self.toggle, what),
            on_link=lambda target: scene.inspected(target, rect.center),
            picture=paint_of(shown.look) if shown.look else None,
            shape=shown.shape,
            hotkey="p" if newest else "",
        )
