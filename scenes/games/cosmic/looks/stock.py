"""The stock that cosmic cards are printed on: a band above, a second one below or a tab in the corner."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import rgb
from scenes.table.looks.drawing import fade, vector
from scenes.table.looks.frames import RADIUS, SKILL_BANDS, Blank, CardBand, pattern, stock_shapes

SHADES = 0.6, 0.0  # inside the window, at its upper and its left edge
BANDS = {
    **SKILL_BANDS,
    "attack": CardBand(rgb("#CE4038"), rgb("#86150F")),
    "negotiate": CardBand(rgb("#3A8F6C"), rgb("#1A543B")),
    "morph": CardBand(rgb("#5488D2"), rgb("#274C90")),
    "reinforcement": CardBand(rgb("#BF8B0C"), rgb("#7E5A00")),
    "artifact": CardBand(rgb("#7E54CC"), rgb("#47258C")),
    "flare": CardBand(rgb("#CE2F76"), rgb("#83103F")),
    "tech": CardBand(rgb("#0E8A95"), rgb("#00525C")),
    "destiny": CardBand(rgb("#4A5AA0"), rgb("#1E2756")),
}
WILD = CardBand(rgb("#8C8270"), rgb("#5B5345"))
SUPER = BANDS["flare"]


class Stock(NamedTuple):
    """A card without its contents, in pixels from its corner."""

    band: CardBand
    header: int
    window: tuple[int, int, int, int]
    foot: int = 0  # how high the second band is; 0 if there is none
    tab: int = 0  # how large the coloured corner is; 0 if there is none


def paint_stock(canvas: Canvas, rect: Rect, stock: Stock) -> None:
    """The stock over the picture, which shows through the window."""
    vector(canvas, rect, ("cosmic", stock), lambda w, h: _stock(stock, w, h), radius=RADIUS * rect.width)


def _stock(stock: Stock, width: int, height: int) -> str:
    below = _foot(stock, width, height) if stock.foot else _tab(stock, width, height) if stock.tab else ""

    def body(hole: str, hair: float) -> str:
        return (
            f'<path fill-rule="evenodd" fill="url(#s)" d="M0,0H{width}V{height}H0Z{hole}"/>'
            f'<path fill="url(#b)" d="{_header(width, stock.header)}"/>'
            + pattern(stock.band.pattern, width, stock.header)
            + below
        )

    return stock_shapes(Blank(stock.band, stock.header, stock.window), (width, height), body, SHADES)


def _header(width: int, tall: int) -> str:
    """The band above, with a small step near its left end."""
    step = max(1.0, width * 0.018)
    return (
        f"M0,0H{width}V{tall - step:.2f}H{width * 0.36:.2f}"
        f"C{width * 0.31:.2f},{tall - step:.2f} {width * 0.31:.2f},{tall} {width * 0.26:.2f},{tall}H0Z"
    )


def _foot(stock: Stock, width: int, height: int) -> str:
    """The band below, the one above turned round."""
    path = _header(width, stock.foot)
    return (
        fade("g", (0, 0, width * 0.2, stock.foot), (0, stock.band.top, 1), (1, stock.band.low, 1))
        + f'<g transform="rotate(180 {width / 2} {height / 2})"><path fill="url(#g)" d="{path}"/></g>'
    )


def _tab(stock: Stock, width: int, height: int) -> str:
    """A coloured corner with a curved edge at the lower right."""
    size, band = stock.tab, stock.band
    left, top = width - size * 1.3, height - size * 0.72
    return (
        fade("c", (left, top, width, height), (0, band.top, 1), (1, band.low, 1))
        + f'<path fill="url(#c)" d="M{width},{height}H{left:.2f}'
        f"C{left + size * 0.3:.2f},{height} {left + size * 0.05:.2f},{top:.2f} "
        f"{left + size * 0.4:.2f},{top:.2f}"
        f'H{width}Z"/>'
    )
