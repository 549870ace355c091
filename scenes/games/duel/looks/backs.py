"""Backs of cards."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.duel import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BLACK, INK, SEATS, STOCK, STOCK_DARK, STOCK_LIGHT, rgb
from scenes.table.looks.drawing import MINUS, about, code, fade, picture, plate, signed, vector
from scenes.table.looks.piles import CardBackLook

# The backs that there are: decks of the seats, reinforcements, destiny by type, planets, envoys by group.
BACKS = (
    "orange", "blue", "reinforcement", "discovery", "event", "refresh", "planet", "skull", "heart", "orb",
    "white", "yellow", "red", "purple", "green",
)  # fmt: skip
PEEK = 0.46  # of a card's width: the corner that is turned up
NUMBER, WIDE_NUMBER = 0.4, 0.32  # of that corner's side: letters of two figures, and of a sign with two
FIGURES = 2


def back_art(back: str) -> str:
    """The picture of a back."""
    if back in SEATS:
        return f"backs/plan_{back}"
    return "backs/envoy" if back in pieces.GROUPS else f"backs/{back}"


def paint_back(canvas: Canvas, rect: Rect, back: str) -> None:
    """A back, with the sign of its group if it is an envoy's."""
    picture(canvas, back_art(back), rect)
    if back in pieces.GROUPS:
        plate(canvas, rect.center, rect.width * 0.34)
        canvas.icon(f"group_{back}", about(rect.center, rect.width * 0.2), rgb("#D9C8FF"))


@dataclass(frozen=True, slots=True)
class BackLook(CardBackLook):
    """A card face down; of one whose owner looks a corner is turned up."""

    def paint_back(self, canvas: Canvas, rect: Rect) -> None:
        paint_back(canvas, rect, self.back)

    def paint_peek(self, canvas: Canvas, rect: Rect) -> None:
        _paint_peek(canvas, rect, self.peek)


def _paint_peek(canvas: Canvas, rect: Rect, key: str) -> None:
    """The lower right corner is turned up, and shows a part of the face."""
    side = round(rect.width * PEEK)
    flap = Rect(rect.right - side, rect.bottom - side, side, side)
    canvas.surface.fill((0, 0, 0, 0), flap)
    vector(canvas, flap, "peek", _flap)
    face = pieces.FACES[pieces.FACE_OF[key]]
    number = corner_number(face) if isinstance(face, pieces.Plan | pieces.Reinforcement) else ""
    room, size = number_room(flap, number)
    canvas.text(number, room, Style("number", 4.0, INK, 1.0), align="centre", size=size)


def number_room(flap: Rect, number: str) -> tuple[Rect, int]:
    """Where the number stands on the corner that is turned up, and how tall its letters are."""
    side = flap.width
    share = WIDE_NUMBER if len(number) > FIGURES else NUMBER
    return Rect(flap.x, flap.y + side // 16, round(side * 0.7), round(side * 0.46)), round(side * share)


def corner_number(face: pieces.Plan | pieces.Reinforcement) -> str:
    """What stands in the corner of a card that can be chosen as plan."""
    if isinstance(face, pieces.Reinforcement):
        return signed(face.value)
    return f"{MINUS if face.value < 0 else ''}{abs(face.value):02}"


def _flap(width: int, height: int) -> str:
    """The triangle that is folded over; beyond it the table can be seen."""
    edge = max(1.0, width / 40)
    return (
        fade("f", (0, 0, width, height), (0, STOCK_LIGHT, 1), (0.36, STOCK, 1), (0.5, STOCK_DARK, 1))
        + f'<path d="M0,0H{width}L0,{height}Z" fill="url(#f)" stroke="{code(BLACK)}" stroke-opacity="0.5" '
        f'stroke-width="{edge:.2f}" stroke-linejoin="round"/>'
    )
