"""The stock that Duel's cards are printed on: band, window with depth, corner."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import WHITE, mixed, rgb
from scenes.table.looks.drawing import box, code, fade, vector
from scenes.table.looks.frames import RADIUS, SKILL_BANDS, Blank, CardBand, pattern, stock_shapes

SHADES = 0.62, 0.4  # inside the window, at its upper and its left edge
BANDS = {
    **SKILL_BANDS,
    "reinforcement": CardBand(rgb("#D29C14"), rgb("#926900")),
    "discovery": CardBand(rgb("#0E98A3"), rgb("#005E68")),
    "event": CardBand(rgb("#D6336F"), rgb("#8E1245")),
    "refresh": CardBand(rgb("#3F9A72"), rgb("#1F5F43")),
    "envoy": CardBand(rgb("#8658D0"), rgb("#53309A")),
    "blue": CardBand(rgb("#3C7FD0"), rgb("#1C478C")),
    "planet": CardBand(rgb("#5A6FB0"), rgb("#2B3768")),
    "plan": CardBand(rgb("#5A6FB0"), rgb("#2B3768")),
}


class Stock(NamedTuple):
    """A card without its contents, in pixels from its corner: how high the band is, where the window lies."""

    band: CardBand
    header: int
    window: tuple[int, int, int, int]
    corner: int = 0  # the size of the coloured corner at the lower right
    corner_band: CardBand | None = None
    frame: int = 0  # the width of a frame in the band's colour


def paint_stock(canvas: Canvas, rect: Rect, stock: Stock) -> None:
    """The stock over the picture, which shows through the window."""
    vector(canvas, rect, stock, lambda w, h: _stock(stock, w, h), radius=RADIUS * rect.width)


def _stock(stock: Stock, width: int, height: int) -> str:
    def body(hole: str, hair: float) -> str:
        framed = stock.frame > 0
        sheet = _framed(stock, width, height, hole) if framed else _plain(stock, width, height, hole, hair)
        return sheet + (_corner(stock, width, height) if stock.corner else "")

    return stock_shapes(Blank(stock.band, stock.header, stock.window), (width, height), body, SHADES)


def _plain(stock: Stock, width: int, height: int, hole: str, hair: float) -> str:
    """The stock with a band across its top."""
    foot = stock.header - hair
    return (
        f'<path fill-rule="evenodd" fill="url(#s)" d="M0,0H{width}V{height}H0Z{hole}"/>'
        f'<rect width="{width}" height="{stock.header}" fill="url(#b)"/>'
        + pattern(stock.band.pattern, width, stock.header)
        + f'<rect y="{foot:.2f}" width="{width}" height="{hair:.2f}" fill="{code(stock.band.deep)}" '
        'fill-opacity="0.7"/>'
    )


def _framed(stock: Stock, width: int, height: int, hole: str) -> str:
    """The stock in a frame of the band's colour."""
    band, inset = stock.band, stock.frame
    light = mixed(band.top, WHITE, 0.35)
    sheet = box(inset, stock.header, width - 2 * inset, height - stock.header - inset, RADIUS * width * 0.6)
    return (
        fade("f", (0, 0, width, height), (0, light, 1), (0.5, band.top, 1), (1, band.low, 1))
        + f'<path fill-rule="evenodd" fill="url(#f)" d="M0,0H{width}V{height}H0Z{hole}"/>'
        f'<path fill-rule="evenodd" fill="url(#s)" d="{sheet}{hole}"/>'
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{stock.header - inset}" '
        'fill="url(#b)"/>'
    )


def _corner(stock: Stock, width: int, height: int) -> str:
    """A coloured corner with a curved edge at the lower right."""
    size, band = stock.corner, stock.corner_band or stock.band
    left, top = width - size, height - size * 0.86
    out = fade("c", (left, top, width, height), (0, band.top, 1), (1, band.low, 1))
    bend = left + size * 0.42
    path = (
        f"M{width},{height}H{left - size * 0.12:.2f}C{left + size * 0.16:.2f},{height} "
        f"{left + size * 0.02:.2f},{top:.2f} {bend:.2f},{top:.2f}H{width}Z"
    )
    return f'{out}<path d="{path}" fill="url(#c)"/>'
