"""Ship parts as tiles of coloured plastic: one big sign, its value, and the energy it makes or needs."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.eclipse import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BLACK, TEXT, WHITE, Colour, mixed
from scenes.table.looks.drawing import about, box, code, fade, numeral, signed, vector
from scenes.table.looks.faceless import Faceless

PLASTIC: dict[str, Colour] = {
    "cannon": (176, 52, 50),
    "missile": (190, 92, 30),
    "hull": (104, 114, 148),
    "drive": (40, 132, 88),
    "computer": (36, 108, 178),
    "source": (190, 136, 24),
    "shield": (110, 72, 190),
}
SIGNS = {
    "cannon": "cannon", "missile": "missile", "hull": "hull", "drive": "drive", "computer": "computer",
    "source": "energy", "shield": "shielding",
}  # fmt: skip
TIMES = "\N{MULTIPLICATION SIGN}"
STRIP = 0.24  # of the height: the energy


def value_of(part: pieces.Part) -> str:
    """The number in a part's corner: damage, hull, computer, shield or movement."""
    if part.dice:
        return f"{part.dice}{TIMES}{part.damage}" if part.dice > 1 else str(part.damage)
    if part.kind == "computer":
        return f"+{part.computer}"
    if part.kind == "shield":
        return signed(-part.shield)
    return str(part.hull or part.movement or "")


@dataclass(frozen=True, slots=True)
class PartLook(Faceless):
    """A part; ``printed`` ones are part of the blueprint and look flat, ``faded`` ones are not to be had."""

    part: int
    printed: bool = False
    faded: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        row = pieces.PARTS[self.part]
        side = about(rect.center, min(rect.size))
        art = f"eclipse/parts/{row.id}"
        light = 0.42 if self.faded else 0.66 if self.printed else 1.0
        if canvas.art.has(art):
            canvas.image(art, side, light=light)
        else:
            self._moulded(canvas, row, side)
        ink = mixed(WHITE, PLASTIC[row.kind], 0.45) if self.faded else WHITE
        self._value(canvas, value_of(row), side, ink)
        self._energy(canvas, row, side, ink)

    def _moulded(self, canvas: Canvas, row: pieces.Part, side: Rect) -> None:
        """A tile without a picture: plastic and a sign."""
        key = ("eclipse part", row.kind, self.printed, self.faded)
        vector(canvas, side, key, lambda w, h: _tile(w, row.kind, printed=self.printed, faded=self.faded))
        middle = (side.centerx, side.y + side.height * (1 - STRIP) * 0.54)
        canvas.icon(SIGNS[row.kind], about(middle, side.height * 0.46), WHITE)

    def _value(self, canvas: Canvas, text: str, side: Rect, ink: Colour) -> None:
        """The number of a part in its upper right corner."""
        if not text:
            return
        high, wide = side.height * 0.27, side.width * (0.2 + 0.11 * len(text))
        plate = Rect(0, 0, round(wide), round(high))
        plate.topright = (side.right - round(side.width * 0.03), side.y + round(side.height * 0.03))
        canvas.rounded(plate, BLACK, alpha=190, radius=plate.height / 2)
        numeral(canvas, text, plate.inflate(-round(high * 0.4), -round(high * 0.42)), ink)

    def _energy(self, canvas: Canvas, row: pieces.Part, side: Rect, ink: Colour) -> None:
        tall = round(side.height * STRIP)
        strip = Rect(side.x, side.bottom - tall - round(side.height * 0.06), side.width, tall)
        strip.inflate_ip(-round(side.width * 0.16), 0)
        canvas.rounded(strip, BLACK, alpha=110, radius=tall / 2)
        shown = [("energy", signed(row.energy) if row.energy else "0")]
        if row.initiative:
            shown.append(("initiative", f"+{row.initiative}"))
        share = strip.width / len(shown)
        for place, (icon, text) in enumerate(shown):
            cell = Rect(round(strip.x + place * share), strip.y, round(share), strip.height)
            mark = about((cell.x + cell.width * 0.3, cell.centery), tall * 0.72)
            canvas.icon(icon, mark, ink)
            numeral(
                canvas,
                text,
                about((cell.x + cell.width * 0.66, cell.centery), cell.width * 0.5, tall * 0.54),
                ink,
            )


def _tile(width: int, kind: str, *, printed: bool, faded: bool) -> str:
    base = PLASTIC[kind]
    if faded:
        base = mixed(base, (14, 20, 44), 0.66)
    elif printed:
        base = mixed(base, (18, 30, 70), 0.42)
    r, edge = width * 0.15, max(1.0, width * 0.03)
    if printed:
        return (
            f'<path d="{box(edge, edge, width - 2 * edge, width - 2 * edge, r)}" fill="{code(base)}" '
            f'stroke="{code(mixed(base, WHITE, 0.35))}" stroke-width="{edge:.2f}"/>'
        )
    inner = width * 0.07
    return (
        fade("e", (0, 0, width, width), (0, mixed(base, WHITE, 0.55), 1), (1, mixed(base, BLACK, 0.5), 1))
        + fade("f", (0, 0, 0, width), (0, mixed(base, WHITE, 0.16), 1), (1, mixed(base, BLACK, 0.18), 1))
        + f'<path d="{box(edge, edge * 2, width - 2 * edge, width - 2 * edge, r)}" fill="#02040E" '
        + 'fill-opacity="0.55"/>'
        + f'<path d="{box(edge, edge, width - 2 * edge, width - 2.6 * edge, r)}" fill="url(#e)"/>'
        + f'<path d="{box(inner, inner, width - 2 * inner, width - 2.2 * inner, r * 0.8)}" fill="url(#f)"/>'
    )


@dataclass(frozen=True, slots=True)
class SlotLook(Faceless):
    """An empty square of a blueprint."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        side = about(rect.center, min(rect.size) * 0.94)
        canvas.rounded(side, (8, 18, 44), alpha=225, radius=side.width * 0.14)
        canvas.outline(
            side, (60, 122, 190), max(1, canvas.mm(0.3)), side.width * 0.14, dash=max(3, canvas.mm(1))
        )
        canvas.icon("plus", about(side.center, side.width * 0.3), mixed(TEXT, (8, 18, 44), 0.6))
