"""Backs of cards, and piles of them."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.duel import pieces
from scenes.canvas import Canvas
from scenes.duel.looks.drawing import about, box, code, count_badge, padlock, picture, plate, vector
from scenes.duel.looks.fitting import fit
from scenes.duel.looks.frames import RADIUS
from scenes.stage.piece import Look
from scenes.text import Style
from scenes.theme import BLACK, SEATS, STOCK, STOCK_DARK, TEXT_QUIET, mixed, rgb

# The backs that there are: decks of the seats, reinforcements, destiny by type, planets, envoys by group.
BACKS = (
    "orange", "blue", "reinforcement", "discovery", "event", "refresh", "planet", "skull", "heart", "orb",
    "white", "yellow", "red", "purple", "green",
)  # fmt: skip


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
class BackLook:
    """A card face down; with a padlock when it is chosen and locked."""

    back: str
    locked: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        paint_back(canvas, rect, self.back)
        if self.locked:
            padlock(canvas, rect.center, rect.width * 0.46)

    def shown(self) -> list[str]:
        return []


@dataclass(frozen=True, slots=True)
class PileLook:
    """A pile with its back or an open card on top, how many there are, and what it is called.

    The card keeps its shape; a caption stands below it.
    """

    back: str
    count: int
    caption: str = ""
    top: Look | None = None  # the open card of a discard pile

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        card = self.card_rect(canvas, rect)
        thick = min(4, (self.count + 5) // 6) if self.count > 1 else 0
        lift = max(1, round(card.width * 0.018))
        face = Rect(card.x, card.y, card.width - thick * lift, card.height - thick * lift)
        for layer in range(thick, 0, -1):
            edge = face.move(layer * lift, layer * lift)
            shade = mixed(STOCK_DARK if layer % 2 else STOCK, BLACK, 0.12 + 0.09 * layer)
            canvas.rounded(edge, shade, radius=RADIUS * face.width, border=mixed(shade, BLACK, 0.35))
        if not self.count:
            self._empty(canvas, face)
        elif self.top is not None:
            self.top.paint(canvas, face)
        else:
            paint_back(canvas, face, self.back)
        size = max(card.width * 0.3, canvas.screen.em(5.2))
        if self.count:
            count_badge(canvas, (card.right - size * 0.51, card.bottom - size * 0.51), size, str(self.count))
        self._caption(canvas, rect, card)

    def card_rect(self, canvas: Canvas, rect: Rect) -> Rect:
        """Where the cards lie: above the caption if there is one."""
        below = round(canvas.screen.em(3.1) * 1.5) if self.caption else 0
        height = rect.height - below
        width = min(rect.width, round(height / 1.4))
        return Rect(rect.centerx - width // 2, rect.y, width, round(width * 1.4))

    def _empty(self, canvas: Canvas, face: Rect) -> None:
        vector(
            canvas,
            face,
            "empty pile",
            lambda w, h: (
                f'<path d="{box(1, 1, w - 2, h - 2, RADIUS * w)}" fill="#0A1024" fill-opacity="0.4" '
                f'stroke="{code(TEXT_QUIET)}" stroke-opacity="0.55" '
                'stroke-width="1.4" stroke-dasharray="5 4"/>'
            ),
        )
        canvas.icon(
            "discard" if self.top is not None else "deck", about(face.center, face.width * 0.4), TEXT_QUIET
        )

    def _caption(self, canvas: Canvas, rect: Rect, card: Rect) -> None:
        if not self.caption:
            return
        area = Rect(rect.x, card.bottom, rect.width, rect.bottom - card.bottom)
        set_ = fit(canvas, self.caption, "title", area.width, area.height + 2, 3.1, lines=1)
        if set_:
            canvas.text(set_.text, area, Style("title", 3.1, TEXT_QUIET), align="centre", size=set_.size)

    def shown(self) -> list[str]:
        return self.top.shown() if self.top is not None and self.count else []
