"""The stock that cosmic cards are printed on: a band above, a second one below or a tab in the corner."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BLACK, STOCK, STOCK_DARK, STOCK_LIGHT, WHITE, rgb
from scenes.table.looks.drawing import box, code, fade, vector
from scenes.table.looks.frames import EDGE, RADIUS, CardBand, pattern

BANDS = {
    "attack": CardBand(rgb("#CE4038"), rgb("#86150F")),
    "negotiate": CardBand(rgb("#3A8F6C"), rgb("#1A543B")),
    "morph": CardBand(rgb("#5488D2"), rgb("#274C90")),
    "reinforcement": CardBand(rgb("#BF8B0C"), rgb("#7E5A00")),
    "artifact": CardBand(rgb("#7E54CC"), rgb("#47258C")),
    "flare": CardBand(rgb("#CE2F76"), rgb("#83103F")),
    "tech": CardBand(rgb("#0E8A95"), rgb("#00525C")),
    "destiny": CardBand(rgb("#4A5AA0"), rgb("#1E2756")),
    "green": CardBand(rgb("#35A06C"), rgb("#17603D")),
    "yellow": CardBand(rgb("#C79A12"), rgb("#7E5C00")),
    "red": CardBand(rgb("#C8433A"), rgb("#7D1B17")),
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
    x, y, wide, high = stock.window
    band, hair = stock.band, max(1.0, width / 150)
    hole = box(x, y, wide, high, width * 0.035)
    rim = box(x - 1.2 * hair, y - 1.2 * hair, wide + 2.4 * hair, high + 2.4 * hair, width * 0.04)
    edge = box(hair / 2, hair / 2, width - hair, height - hair, RADIUS * width)
    paints = (
        fade("s", (0, 0, width, height), (0, STOCK_LIGHT, 1), (0.5, STOCK, 1), (1, STOCK_DARK, 1)),
        fade("b", (0, 0, width * 0.2, stock.header), (0, band.top, 1), (1, band.low, 1)),
        fade("t", (0, y, 0, y + high), (0, BLACK, 0.6), (0.1, BLACK, 0), (0.9, BLACK, 0), (1, BLACK, 0.3)),
    )
    below = _foot(stock, width, height) if stock.foot else _tab(stock, width, height) if stock.tab else ""
    shine = f'<rect width="{width}" height="{1.4 * hair:.2f}" fill="{code(WHITE)}" fill-opacity="0.45"/>'
    return (
        "".join(paints)
        + f'<path fill-rule="evenodd" fill="url(#s)" d="M0,0H{width}V{height}H0Z{hole}"/>'
        + f'<path fill="url(#b)" d="{_header(width, stock.header)}"/>'
        + pattern(band.pattern, width, stock.header)
        + below
        + f'<path d="{hole}" fill="url(#t)"/>'
        + _line(hole, band.deep, 1, 1.4 * hair)
        + _line(rim, WHITE, 0.8, hair)
        + shine
        + _line(edge, EDGE, 0.5, hair)
    )


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


def _line(path: str, colour: tuple[int, int, int], opacity: float, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{code(colour)}" stroke-opacity="{opacity}" '
        f'stroke-width="{width:.2f}"/>'
    )
