"""What somebody keeps open beside the table while playing: at most two things, always as they are now."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from game.core.table import NOBODY, Seat, Table
from scenes.table.game_table import Inspection
from scenes.table.inspect_scene import paint_of, sections_of
from scenes.table.pins.pinned_panel import PinnedPanel
from scenes.table.regions import Fixed

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import Rect

    from scenes.table.actions import Inspect
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui
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

    def __init__(self, look: Callable[[], Seen], rebuild: Callable[[], None]) -> None:
        self.look, self.rebuild = look, rebuild
        self.by_seat: dict[Seat, list[Pin]] = {}

    def of(self, seat: Seat) -> list[Pin]:
        """Lists the pins, the oldest first."""
        return self.by_seat.get(seat, [])

    def holds(self, what: str) -> bool:
        return any(pin.what == what for pin in self.of(self.look().seat))

    def toggle(self, what: str) -> None:
        """Pin a thing, for which the oldest one of three goes, or let it go."""
        seen = self.look()
        pins = self.of(seen.seat)
        kept = [pin for pin in pins if pin.what != what]
        fresh = [] if len(kept) < len(pins) else [Pin(what, _face(what, seen))]
        self.by_seat[seen.seat] = [*kept, *fresh][-MOST:]
        self.rebuild()

    def drop_oldest(self, seat: Seat) -> None:
        self.by_seat[seat] = self.of(seat)[1:]

    def sweep(self, seen: Seen) -> None:
        """Let go what is not there any more: a card that was shuffled, for example."""
        self.by_seat[seen.seat] = [pin for pin in self.of(seen.seat) if not _is_gone(pin, seen)]

    def hand_over(self, seen: Seen) -> None:
        """Another seat will look: forget what only this one may see."""
        public = seen.session.view(NOBODY)
        self.by_seat[seen.seat] = [pin for pin in self.of(seen.seat) if _is_public(pin.what, seen, public)]

    # --- on the screen

    def panels(self, seen: Seen, inspect: Inspect) -> list[Widget]:
        """The panels in their places beside the table."""
        found: list[Widget] = []
        pins = self.of(seen.seat)
        for place, (pin, rect) in enumerate(zip(pins, seen.spots.pins, strict=True)):
            shown = None if _is_gone(pin, seen) else _shown(pin.what, seen, seen.view)
            if shown is not None:
                newest = place == len(pins) - 1
                panel = self._panel(seen.ui, pin.what, shown, rect, inspect, newest=newest)
                found.append(Fixed(panel, rect))
        return found

    def _panel(
        self, ui: Ui, what: str, shown: Inspection, rect: Rect, inspect: Inspect, *, newest: bool
    ) -> Widget:
        useful = [section for section in shown.sections if section[0] != "inspect.flavour"]
        sections = sections_of(ui, shown._replace(sections=useful))
        return PinnedPanel(
            ui,
            shown.title,
            sections,
            tall=rect.height,
            key=f"pin.{what}",
            on_open=partial(inspect, what, rect.center),
            on_close=partial(self.toggle, what),
            on_link=lambda target: inspect(target, rect.center),
            picture=paint_of(shown.look) if shown.look else None,
            shape=shown.shape,
            hotkey="p" if newest else "",
        )


def _is_public(what: str, known: Seen, public: Table) -> bool:
    """True if everybody sees a thing as whoever looks now knows it."""
    theirs, own = _shown(what, known, public), _shown(what, known, known.view)
    return theirs is not None and own is not None and (theirs.title, theirs.look) == (own.title, own.look)


def _is_gone(pin: Pin, seen: Seen) -> bool:
    return pin.face is not None and _face(pin.what, seen) != pin.face


def _face(what: str, seen: Seen) -> int | None:
    """The face of a card that the view knows."""
    kind, _, number = what.partition(":")
    if kind != "card" or not seen.view.knows(seen.seat, int(number)):
        return None
    return int(seen.view.faces[int(number)])


def _shown(what: str, seen: Seen, view: Table) -> Inspection | None:
    return seen.table.inspect(what, view, seen.watching)
