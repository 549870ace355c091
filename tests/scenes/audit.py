"""Finds what is wrong with a screen without looking at it, at any size and in any language."""

from __future__ import annotations

from itertools import pairwise

from pygame import Rect

from scenes import text as texts
from scenes.board import PieceNode
from scenes.canvas import Canvas
from scenes.kit.label import LEAST
from scenes.kit.scroll import Scrolling
from scenes.kit.widget import Widget
from scenes.stack import Scene
from scenes.syllables import syllables
from scenes.text import Style
from scenes.ui import Ui
from tests.scenes.house import a_canvas, draw_on
from tests.scenes.listening import Listening

SLACK = 2  # pixels that rounding may cost
INLINE = ("link",)  # in a sentence: as tall as its line


def audit(scene: Scene, ui: Ui, *, prints: bool = True) -> list[str]:
    """What is wrong: widgets that overlap, are too small or leave the window, texts that do not fit.

    Without ``prints``, what is printed on pieces does not count: it is as small as the piece, and a look
    through the inspect panel makes it large.
    """
    scene.refresh()
    return [*_misplaced(scene, ui), *_overlapping(scene), *_unreadable(scene, ui, prints)]


def interactive(scene: Scene) -> list[tuple[Widget, Rect]]:
    """What can be pressed and is in sight, and where in the window."""
    found = []
    for widget in scene.root.walk():
        if widget.actions() and not isinstance(widget, Scrolling) and not _hidden(scene.root, widget):
            found.append((widget, scene.root.place(widget)))
    return found


def _hidden(root: Widget, widget: Widget) -> bool:
    """True if it is scrolled out of sight, even by a part."""
    return any(
        isinstance(above, Scrolling) and above is not widget and not _within(above.place(widget), above.rect)
        for above in root.path(widget)
    )


def _within(inner: Rect, outer: Rect) -> bool:
    return outer.inflate(2 * SLACK, 2 * SLACK).contains(inner)


def _called(widget: Widget) -> str:
    return f"{widget.role} {widget.key or widget.name!r}"


def _misplaced(scene: Scene, ui: Ui) -> list[str]:
    wrong = []
    least = ui.screen.least - SLACK
    for widget, rect in interactive(scene):
        if not _within(rect, ui.rect):
            wrong.append(f"{_called(widget)} leaves the window: {tuple(rect)}")
        hit = widget.hit_rect
        if (hit.width < least or (hit.height < least and widget.role not in INLINE)) and not _on_map(
            widget, least
        ):
            wrong.append(
                f"{_called(widget)} is too small to press: {hit.width} x {hit.height}, least {least}"
            )
        if not widget.name:
            wrong.append(f"{_called(widget)} has no name")
    return wrong


def _on_map(widget: Widget, least: int) -> bool:
    """True for a piece of a map that cannot be used now and stands on a larger one that tells of it."""
    if not isinstance(widget, PieceNode) or widget.legal or widget.placed.within is None:
        return False
    below = (other for other in widget.board.children if isinstance(other, PieceNode) and other is not widget)
    return any(
        other.placed.z < widget.placed.z
        and other.hit_rect.collidepoint(widget.rect.center)
        and min(other.hit_rect.size) >= least
        for other in below
    )


def _overlapping(scene: Scene) -> list[str]:
    """Pairs of things to press that share pixels, unless one lies in a layer above the other."""
    found = interactive(scene)
    paths = {id(widget): scene.root.path(widget) for widget, _ in found}
    wrong = []
    for place, (one, rect) in enumerate(found):
        for other, second in found[place + 1 :]:
            if rect.clip(second).w <= SLACK or rect.clip(second).h <= SLACK:
                continue
            if not _may_overlap(paths[id(one)], paths[id(other)]):
                wrong.append(f"{_called(one)} and {_called(other)} overlap")
    return wrong


def _may_overlap(one: list[Widget], other: list[Widget]) -> bool:
    """True if one is a part of the other, or both part ways where layers lie over each other."""
    if one[-1] in other or other[-1] in one:
        return True
    shared = [a for a, b in zip(one, other, strict=False) if a is b]
    return shared[-1].layered


class AuditCanvas(Listening):
    """Notes texts that do not fit where they are drawn."""

    def __init__(self, canvas: Canvas, prints: bool = True) -> None:
        super().__init__(canvas.surface, canvas.screen, canvas.art)
        self.wrong: list[str] = []
        self.prints = prints
        self.window = canvas.surface

    def hear(self, text: str, style: Style, size: int, rect: Rect, covered: Rect) -> None:
        if not self.prints and self.surface.get_size() != self.window.get_size():
            return
        if not _within(covered, rect):
            self.wrong.append(f"text {text!r} needs {covered.size}, has {rect.size}")
        if _broken(text, style, size, rect.width):
            self.wrong.append(f"text {text!r} has a word that is wider than {rect.width}")
        if size < self.screen.em(LEAST):
            self.wrong.append(f"text {text!r} is too small: {size} pixels")
        whole = self.surface is self.window and self.surface.get_clip() == self.surface.get_rect()
        if whole and not _within(covered, self.surface.get_rect()):
            self.wrong.append(f"text {text!r} leaves the window")


def _broken(text: str, style: Style, size: int, width: int) -> bool:
    """True if a word must be broken where no reader would break it."""
    words = texts.plain(text.upper() if style.spaced else text).split()
    wide = [word for word in words if texts.width_of(word, style.font, size, style.spaced) > width]
    parts = [texts.ended(part) for word in wide for part in _parts(word)]
    return any(texts.width_of(part, style.font, size, style.spaced) > width for part in parts)


def _parts(word: str) -> list[str]:
    """The shortest pieces into which a word may be broken."""
    ends = [0, *syllables(word), len(word)]
    return [word[start:end] for start, end in pairwise(ends)]


def _unreadable(scene: Scene, ui: Ui, prints: bool) -> list[str]:
    canvas = AuditCanvas(a_canvas(ui), prints)
    draw_on(canvas, scene, ui)
    return canvas.wrong
