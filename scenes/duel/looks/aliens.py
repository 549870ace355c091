"""Aliens: the sheet beside the hand, the card to inspect, the round badge of a seat."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.texts import printed
from game.duel import pieces
from scenes.canvas import Canvas
from scenes.duel.looks.abilities import abilities, pills_of
from scenes.duel.looks.cards import Face, paint_card
from scenes.duel.looks.columns import Para, Pills, Row
from scenes.duel.looks.drawing import about, anchors, picture, plate
from scenes.duel.looks.frames import BANDS
from scenes.theme import DEEP, INK, SEATS

DOTS = {"green": 1, "yellow": 2, "red": 3}


@dataclass(frozen=True, slots=True)
class AlienLook:
    """An alien's card: framed in the colour of its complexity, which is doubled by one to three dots."""

    key: str
    language: str
    colour: str = ""  # of the seat that plays it
    detail: str = ""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        paint_card(canvas, rect, self.face(), self.detail)

    def shown(self) -> list[str]:
        return [self.key]

    def face(self) -> Face:
        alien = pieces.ALIENS[self.key]
        on_card = printed("duel", "alien", self.key, self.language)
        dots = DOTS[alien.complexity]
        return Face(
            picture=f"duel/aliens/{self.key}",
            band=BANDS[alien.complexity],
            title=on_card.name,
            note=" · ".join(part.name for part in on_card.parts["ability"]),
            body=tuple(ability_rows("alien", self.key, self.language)),
            flavour=on_card.says["flavour"],
            signs=("dot",) * dots + ("ring",) * (3 - dots),
            corner_icon=SEATS[self.colour].glyph if self.colour else "",
            frame=True,
        )


def ability_rows(kind: str, key: str, language: str) -> list[Row]:
    """What the abilities of an alien or envoy are called, when they work, and what they do."""
    rows: list[Row] = []
    parts = printed("duel", kind, key, language).parts["ability"]
    for ability, part in zip(abilities()[key], parts, strict=True):
        rows.append(
            Pills(pills_of(ability, language), gap=1.0 if not rows else 2.0, spare=3 if len(parts) > 1 else 0)
        )
        rows.append(Para(part.name, "heavy", 5.6, INK, gap=0.6, leading=1.15))
        rows.append(Para(part.says["text"], "body", 4.6, INK, gap=0.3))
    return rows


@dataclass(frozen=True, slots=True)
class AlienBadge:
    """The round medallion of a seat: portrait in a ring of the seat's plastic, and its glyph."""

    key: str
    colour: str
    glyph: bool = True

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        size = min(rect.size)
        square = about(rect.center, size)
        ring = anchors("medallion")["ring"]
        middle = (square.x + ring[0] * size, square.y + ring[1] * size)
        hole = about(middle, 2.06 * anchors("medallion")["hole"] * size)
        if self.key:
            picture(canvas, f"duel/aliens/{self.key}", hole, crop="round")
        else:
            canvas.rounded(hole, DEEP, radius=hole.width / 2)
            canvas.icon("question", about(middle, size * 0.32), SEATS[self.colour].light)
        canvas.image(f"pieces/medallion_{self.colour}", square)
        if self.glyph:
            seat_glyph(
                canvas, (square.right - size * 0.17, square.bottom - size * 0.17), size * 0.32, self.colour
            )

    def shown(self) -> list[str]:
        return [self.key] if self.key else []


def seat_glyph(canvas: Canvas, centre: tuple[float, float], width: float, colour: str) -> None:
    """A seat's glyph on a small dark plate with an edge of the seat's colour."""
    seat = SEATS[colour]
    plate(canvas, centre, width, seat.base)
    canvas.icon(seat.glyph, about(centre, width * 0.6), seat.base if colour != "red" else seat.light)
