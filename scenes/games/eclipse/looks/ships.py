"""Ships of plastic: stacks of one kind, seen from above, facing right."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BLACK, SEATS, WHITE, Colour, mixed
from scenes.table.looks.drawing import about, code, count_badge, fade, vector
from scenes.table.looks.faceless import Faceless

SIZES = {
    "interceptor": 0.34, "cruiser": 0.44, "dreadnought": 0.54, "starbase": 0.40, "ancient": 0.42,
    "center": 0.74,
}  # of the radius of a hex  # fmt: skip
STACKED = 3  # ships of a stack that are drawn
NEUTRAL: Colour = (118, 126, 150)
# Their upper halves from the bow to the stern; the lower half is the same.
HALVES: dict[str, tuple[tuple[float, float], ...]] = {
    "interceptor": ((0.96, 0.5), (0.5, 0.4), (0.2, 0.1), (0.1, 0.12), (0.3, 0.45), (0.12, 0.5)),
    "cruiser": (
        (0.97, 0.5), (0.8, 0.4), (0.55, 0.38), (0.45, 0.12), (0.12, 0.1), (0.1, 0.2), (0.3, 0.36),
        (0.06, 0.4),
    ),
    "dreadnought": (
        (0.98, 0.5), (0.86, 0.36), (0.62, 0.34), (0.56, 0.08), (0.3, 0.04), (0.34, 0.26), (0.04, 0.2),
    ),
    "starbase": (
        (0.98, 0.5), (0.7, 0.38), (0.84, 0.16), (0.62, 0.3), (0.5, 0.02), (0.38, 0.3), (0.16, 0.16),
        (0.3, 0.38), (0.02, 0.5),
    ),
    "ancient": ((0.9, 0.42), (0.7, 0.3), (0.86, 0.06), (0.46, 0.26), (0.22, 0.06), (0.3, 0.36), (0.08, 0.5)),
    "center": ((0.96, 0.34), (0.8, 0.3), (0.7, 0.06), (0.34, 0.04), (0.26, 0.24), (0.06, 0.32)),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class ShipsLook(Faceless):
    """So many ships of a kind; no colour for those that nobody plays."""

    kind: str
    colour: str = ""
    count: int = 1
    pinned: bool = False
    hurt: int = 0  # damage on them all together

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        drawn = min(self.count, STACKED)
        side = min(rect.width, rect.height)
        lean = side * 0.09 * (drawn - 1)
        size = side - lean
        for place in range(drawn):
            spot = about(
                (
                    rect.centerx - lean / 2 + side * 0.09 * place,
                    rect.centery + lean / 2 - side * 0.09 * place,
                ),
                size,
            )
            one_ship(canvas, spot, self.kind, self.colour)
        if self.count > 1:
            badge = max(side * 0.42, canvas.mm(2.6))
            count_badge(
                canvas, (rect.right - badge * 0.45, rect.bottom - badge * 0.45), badge, str(self.count)
            )
        if self.pinned and size > canvas.mm(3):
            pin = about((rect.x + side * 0.18, rect.y + side * 0.18), max(side * 0.36, canvas.mm(2.2)))
            canvas.rounded(pin, (58, 11, 16), border=(255, 93, 93), radius=pin.width / 2)
            canvas.icon("pin", pin.inflate(-pin.width * 0.36, -pin.width * 0.36), WHITE)


def one_ship(canvas: Canvas, rect: Rect, kind: str, colour: str) -> None:
    """A miniature on its shadow."""
    key = f"eclipse/ships/{colour}/{kind}" if colour else f"eclipse/ships/{kind}"
    if canvas.art.has(key):
        canvas.image(key, rect)
        return
    base = SEATS[colour].base if colour else NEUTRAL
    dark = SEATS[colour].dark if colour else mixed(NEUTRAL, BLACK, 0.5)
    vector(canvas, rect, ("eclipse ship", kind, colour), lambda w, h: _ship(kind, w, base, dark))


def _ship(kind: str, w: int, base: Colour, dark: Colour) -> str:
    half = HALVES[kind]
    points = [*half, *((x, 1 - y) for x, y in reversed(half))]
    shape = " ".join(f"{x * w:.2f},{y * w:.2f}" for x, y in points)
    fallen = " ".join(f"{x * w + w * 0.03:.2f},{y * w + w * 0.05:.2f}" for x, y in points)
    stops = ((0.0, mixed(base, WHITE, 0.45), 1), (0.55, base, 1), (1.0, mixed(dark, BLACK, 0.15), 1))
    thick = max(0.8, w * 0.025)
    line = f'stroke="{code(mixed(dark, BLACK, 0.45))}" stroke-width="{thick:.2f}"'
    dome = f'cx="{w * 0.52:.2f}" cy="{w * 0.5:.2f}" r="{w * 0.09:.2f}"'
    return (
        fade("s", (0, 0, w * 0.5, w), *stops)
        + f'<polygon points="{fallen}" fill="#02040E" fill-opacity="0.55"/>'
        + f'<polygon points="{shape}" fill="url(#s)" {line}/>'
        + f'<circle {dome} fill="{code(mixed(dark, BLACK, 0.5))}" '
        + f'stroke="{code(mixed(base, WHITE, 0.5))}" stroke-width="{thick:.2f}"/>'
    )
