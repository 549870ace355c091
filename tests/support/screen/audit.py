"""Finds what is wrong with a screen without looking at it, at any size and in any language."""

from __future__ import annotations

from itertools import combinations, pairwise

from pygame import Rect

from scenes.drawing import rich_text as texts
from scenes.drawing.canvas import Canvas
from scenes.drawing.hyphenation import syllables
from scenes.drawing.letter_sizes import LEAST
from scenes.drawing.rich_text import Style
from scenes.table.board.piece_node import PieceNode
from scenes.table.scene import TableScene
from scenes.widgets.boxes import Layers
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import Scrolling
from scenes.widgets.widget import Widget
from tests.support.screen.hands import panels_over
from tests.support.screen.headless import a_scrap, draw_on
from tests.support.screen.listening_canvas import Listening

SLACK = 2  # pixels that rounding may cost
INLINE = ("link",)  # in a sentence: as tall as its line
DENSE = ("step", "link", "row", "piece", "place")  # as close to each other as what they are part of


def audit(scene: Scene, ui: Ui, *, prints: bool = True) -> list[str]:
    """What is wrong: widgets that overlap, are too small or leave the window, texts that do not fit.

    Nor may anything move in what says that it is still: no frame would ask it. Without ``prints``, what is
    printed on pieces does not count: it is as small as the piece, and a look through the inspect panel makes
    it large.
    """
    scene.refresh()
    wrong = [*_misplaced(scene, ui), *_overlapping(scene), *_unreadable(scene, ui, prints)]
    return wrong + moving_in_still(scene.root)


def moving_in_still(root: Widget) -> list[str]:
    still = [widget for widget in root.walk() if widget.still]
    return [f"{_called(one)} moves" for widget in still for one in widget.walk() if one.has_time]


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
        if size < self.screen.floor(LEAST):
            self.wrong.append(f"text {text!r} is too small: {size} pixels")
        whole = self.surface is self.window and self.surface.get_clip() == self.surface.get_rect()
        if whole and not _within(covered, self.surface.get_rect()):
            self.wrong.append(f"text {text!r} leaves the window")


def _broken(text: str, style: Style, size: int, width: int) -> bool:
    """True if a word must be broken where no reader would break it."""
    words = texts.plain(text.upper() if style.spaced else text).split()
    wide = [word for word in words if texts.width_of(word, style.font, size, style.spaced) > width]
    parts = [texts.hyphened(part) for word in wide for part in _parts(word)]
    return any(texts.width_of(part, style.font, size, style.spaced) > width for part in parts)


def _parts(word: str) -> list[str]:
    """The shortest pieces into which a word may be broken."""
    ends = [0, *syllables(word), len(word)]
    return [word[start:end] for start, end in pairwise(ends)]


def _unreadable(scene: Scene, ui: Ui, prints: bool) -> list[str]:
    canvas = AuditCanvas(a_scrap(ui), prints)
    draw_on(canvas, scene, ui)
    return canvas.wrong


# --- what the general audit does not know


def hidden(scene: Scene) -> list[str]:
    """What can be pressed but lies under a panel, wholly or nearly so."""
    found = []
    for widget, rect in interactive(scene):
        if widget.role in DENSE or not rect.width:
            continue
        for panel in panels_over(scene.root, widget):
            clip = scene.root.place(panel).clip(rect)
            if clip.width * clip.height > rect.width * rect.height // 3:
                found.append(f"{widget.key or widget.name} lies under {panel.key or type(panel).__name__}")
    return found


def crowded(scene: Scene, ui: Ui) -> list[str]:
    """Buttons that are too close to each other for a finger or a mouse (docs/ux 4.0)."""
    least = ui.mm(2 if ui.touch else 1) - SLACK
    found = [(widget, rect) for widget, rect in interactive(scene) if widget.role not in DENSE]
    wrong = []
    for (one, first), (other, second) in combinations(found, 2):
        if first.colliderect(second) or (one.key[:5] == other.key[:5] == "half:"):
            continue  # in layers, which the other audit looks at; or halves of one piece
        if _apart(first, second) < least:
            wrong.append(f"{one.key or one.name} and {other.key or other.name} are too close")
    return wrong


def _apart(one: Rect, other: Rect) -> int:
    across = max(one.left - other.right, other.left - one.right, 0)
    down = max(one.top - other.bottom, other.top - one.bottom, 0)
    return max(across, down)


def spilled(table: TableScene, *, over_hand: bool = False) -> list[str]:
    """Parts of a tray that reach out of it, and trays that reach beyond the table, or over the hand."""
    tool = next((widget for widget in table.root.walk() if widget.key == "tool"), None)
    if tool is None:
        return []
    room = tool.rect.inflate(2 * SLACK, 2 * SLACK)
    shown = [(widget, _seen(tool, widget)) for widget in tool.walk()]
    out = [widget for widget, rect in shown if rect.width and rect.height and not room.contains(rect)]
    spots = [table.spots.prompt, table.spots.corner, table.spots.top]
    spots += [] if over_hand else [table.spots.hand]
    wrong = [f"{widget.key or widget.name} leaves its tray" for widget in out]
    trays = tool.children if isinstance(tool, Layers) else [tool]
    over = [tray for tray in trays if any(spot.colliderect(tray.rect) for spot in spots)]
    return [*wrong, *("the tray hides more than the table" for _ in over)]


def _seen(tool: Widget, widget: Widget) -> Rect:
    """What can be seen of a widget: lists show a part of what is in them."""
    rect = tool.place(widget)
    for above in tool.path(widget)[:-1]:
        if above.key == "aliens":
            rect = rect.clip(tool.place(above))
    return rect
