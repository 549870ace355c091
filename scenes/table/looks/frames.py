"""The stock that cards are printed on: band, window with depth, corner, in the colours of their type."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from scenes.drawing.theme import (
    BLACK,
    SEATS,
    STOCK,
    STOCK_DARK,
    STOCK_LIGHT,
    WHITE,
    Colour,
    SeatLook,
    mixed,
    rgb,
)
from scenes.table.looks.drawing import box, code, fade

RADIUS = 2.5 / 40  # of the width
EDGE = rgb("#2A2416")


class CardBand(NamedTuple):
    """The colours of a card's header, from its upper edge down, and its pattern."""

    top: Colour
    low: Colour
    pattern: str = ""

    @property
    def deep(self) -> Colour:
        return mixed(self.low, BLACK, 0.45)


@cache
def seat_band(colour: str) -> CardBand:
    """A seat's colour, as bright as white numerals on it allow."""
    seat = SEATS[colour]
    return CardBand(_darkened(seat, 3.3), _darkened(seat, 5.2), seat.pattern)


def _darkened(seat: SeatLook, ratio: float) -> Colour:
    """The seat's colour on its way to black as soon as white stands out from it that much."""
    ramp = [mixed(seat.base, seat.dark, step / 8) for step in range(8)]
    ramp += [mixed(seat.dark, seat.deep, step / 8) for step in range(9)]
    return next((colour for colour in ramp if contrast(colour, WHITE) >= ratio), seat.deep)


def contrast(one: Colour, other: Colour) -> float:
    """How far two colours stand apart, from 1 to 21, as the web's guidelines measure it."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# How much practice a card takes.
SKILL_BANDS = {
    "green": CardBand(rgb("#35A06C"), rgb("#17603D")),
    "yellow": CardBand(rgb("#C79A12"), rgb("#7E5C00")),
    "red": CardBand(rgb("#C8433A"), rgb("#7D1B17")),
}


class Blank(NamedTuple):
    """A card without its contents, in pixels from its corner: how high the band is, where the window lies."""

    band: CardBand
    header: int
    window: tuple[int, int, int, int]


def stock_shapes(
    blank: Blank, size: tuple[int, int], body: Callable[[str, float], str], shades: tuple[float, float]
) -> str:
    """The stock over a picture, which shows through the window.

    ``body`` paints all but the window, given its path and the width of a thin line; "url(#s)" is the stock's
    own colour there and "url(#b)" that of the band. The shades are those at the upper and left edge inside.
    """
    width, height = size
    x, y, wide, high = blank.window
    band, hair = blank.band, max(1.0, width / 150)
    hole = box(x, y, wide, high, width * 0.035)
    rim = box(x - 1.2 * hair, y - 1.2 * hair, wide + 2.4 * hair, high + 2.4 * hair, width * 0.04)
    edge = box(hair / 2, hair / 2, width - hair, height - hair, RADIUS * width)
    above, left = shades
    return (
        fade("s", (0, 0, width, height), (0, STOCK_LIGHT, 1), (0.5, STOCK, 1), (1, STOCK_DARK, 1))
        + fade("b", (0, 0, width * 0.2, blank.header), (0, band.top, 1), (1, band.low, 1))
        + fade("t", (0, y, 0, y + high), (0, BLACK, above), (0.1, BLACK, 0), (0.9, BLACK, 0), (1, BLACK, 0.3))
        + fade("l", (x, 0, x + wide, 0), (0, BLACK, left), (0.05, BLACK, 0), (1, BLACK, 0))
        + body(hole, hair)
        + f'<path d="{hole}" fill="url(#t)"/><path d="{hole}" fill="url(#l)"/>'
        + _line(hole, band.deep, 1, 1.4 * hair)
        + _line(rim, WHITE, 0.8, hair)
        + f'<rect width="{width}" height="{1.4 * hair:.2f}" fill="{code(WHITE)}" fill-opacity="0.45"/>'
        + _line(edge, EDGE, 0.5, hair)
    )


def _line(path: str, colour: Colour, opacity: float, width: float) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{code(colour)}" stroke-opacity="{opacity}" '
        f'stroke-width="{width:.2f}"/>'
    )


def pattern(name: str, width: int, height: int) -> str:
    """A seat's pattern across a band, barely there."""
    step = max(6.0, height / 3)
    marks = "".join(_MARKS[name](step, width, height)) if name in _MARKS else ""
    thick = max(0.8, step * 0.16)
    return (
        f'<g fill="none" stroke="{code(WHITE)}" stroke-opacity="0.13" stroke-width="{thick:.2f}">{marks}</g>'
    )


def _chevrons(step: float, width: int, height: int) -> Iterator[str]:
    half = step * 0.6
    for row in range(int(height / step) + 2):
        places = range(int(width / half) + 2)
        points = (f"{place * half:.1f},{row * step - place % 2 * step / 2:.1f}" for place in places)
        yield f'<polyline points="{" ".join(points)}"/>'


def _dots(step: float, width: int, height: int) -> Iterator[str]:
    for row in range(int(height / step) + 2):
        for place in range(int(width / step) + 2):
            x = (place + row % 2 / 2) * step
            yield f'<circle cx="{x:.1f}" cy="{row * step:.1f}" r="{step * 0.09:.2f}"/>'


def _stripes(step: float, width: int, height: int) -> Iterator[str]:
    for place in range(-4, int(width / step) + 2):
        yield f'<path d="M{place * step:.1f},{height}l{height},{-height}"/>'


def _hatches(step: float, width: int, height: int) -> Iterator[str]:
    yield from _stripes(step, width, height)
    for place in range(-4, int(width / step) + 2):
        yield f'<path d="M{place * step:.1f},0l{height},{height}"/>'


def _waves(step: float, width: int, height: int) -> Iterator[str]:
    wave = f"q{step / 4:.1f},{-step / 3:.1f} {step / 2:.1f},0t{step / 2:.1f},0" * (int(width / step) + 2)
    for row in range(int(height / step) + 2):
        yield f'<path d="M0,{row * step:.1f}{wave}"/>'


def _checks(step: float, width: int, height: int) -> Iterator[str]:
    for place in range(int(width / step) + 2):
        yield f'<path d="M{place * step:.1f},0v{height}"/>'
    for row in range(int(height / step) + 2):
        yield f'<path d="M0,{row * step:.1f}h{width}"/>'


_MARKS = {
    "chevrons": _chevrons,
    "dots": _dots,
    "stripes": _stripes,
    "crosshatch": _hatches,
    "waves": _waves,
    "checks": _checks,
}
