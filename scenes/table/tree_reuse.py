"""What stands around a table and comes out as it was keeps its places and its picture.

Most answers change one thing in one part; laying out and drawing all of them anew is long for a frame.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from scenes.drawing.memory_budget import freeze_gc, limit_malloc_gaps
from scenes.table.regions import Fixed
from scenes.table.stage.still_frame import StillFrame
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.spoken.piece_words import PieceWords
    from scenes.widgets.context import Ui

Recipe = tuple[type, tuple[object, ...], list[Any]]  # its kind, what it was given, and its children


def recipe_of(widget: Widget) -> Recipe:
    """All that decides how a widget looks, taken down as soon as it has been made."""
    return type(widget), tuple(vars(widget).values()), [recipe_of(child) for child in widget.children]


def looks_same(one: Recipe, other: Recipe) -> bool:
    """True if two widgets look the same; what a press does may differ."""
    if one[0] is not other[0] or len(one[1]) != len(other[1]) or len(one[2]) != len(other[2]):
        return False
    for mine, its in zip(one[1], other[1], strict=True):
        if mine is not its and not _equal(mine, its):
            return False
    return all(map(looks_same, one[2], other[2]))


def _equal(mine: object, its: object) -> bool:
    if isinstance(mine, Widget) or callable(mine):  # the children are compared by themselves
        return type(mine) is type(its) or (callable(mine) and callable(its))
    if isinstance(mine, list) and mine and isinstance(mine[0], Widget):
        return isinstance(its, list) and len(mine) == len(its)
    return bool(mine == its)


def take_over_actions(old: Widget, new: Widget) -> None:
    """Let a widget do what one that looks the same was made to do."""
    for name, value in vars(new).items():
        if callable(value) and not isinstance(value, Widget):
            setattr(old, name, value)
    for mine, other in zip(old.children, new.children, strict=False):
        take_over_actions(mine, other)


Parts = dict[object, tuple[Recipe, Fixed]]  # by kind and place


class KeptTable(StillFrame):
    """A table's last frame, and the parts around it as they were made last."""

    def __init__(self) -> None:
        super().__init__()
        limit_malloc_gaps()
        freeze_gc()
        self.parts: Parts = {}
        self.words: PieceWords | None = None  # of the pieces at the last look
        self.means: tuple[object, ...] = ()  # the window and the settings that they were made for

    def drop(self) -> None:
        super().drop()
        self.parts, self.words = {}, None

    def reuse_unchanged(self, ui: Ui, around: Iterable[Widget]) -> list[Widget]:
        """The parts, each of them as it stands if the new one would look the same."""
        means = (ui.screen, ui.keyboard, *msgspec.structs.astuple(ui.settings))
        old, before = self.parts, self.parts if means == self.means else {}
        self.parts, self.means = {}, means
        found = [self._part(ui, part, before) if isinstance(part, Fixed) else part for part in around]
        for _, part in old.values():
            if not any(part is each for each in found):
                part.leave()
        return found

    def _part(self, ui: Ui, new: Fixed, before: Parts) -> Fixed:
        place = (type(new.children[0]), tuple(new.spot))
        now = recipe_of(new.children[0])
        was, old = before.get(place, (None, new))
        part = old if was and looks_same(was, now) and not _touched(old) else new
        if part is not new:
            take_over_actions(part.children[0], new.children[0])
            part.stay(ui)
        self.parts[place] = (now, part)
        return part


def _touched(part: Fixed) -> bool:
    """True if a pointer or the keyboard is on it: a new tree knows nothing of that."""
    return any(widget.pressed or widget.hovered or widget.focused for widget in part.walk())
