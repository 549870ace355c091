"""What the looks draw with: crisp vector shapes at any size, turned texts, badges, pictures in windows."""

from __future__ import annotations

import io
import tomllib
from collections.abc import Callable, Hashable
from functools import cache
from typing import Any

import pygame
from pygame import Rect, Surface

from game.core.assets import ASSETS
from scenes.drawing.art import font, rounded_mask
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import (
    AMBER,
    AMBER_DARK,
    AMBER_EDGE,
    BLACK,
    DEEP,
    INK,
    LINE,
    LINE_BRIGHT,
    STOCK_LIGHT,
    TEXT,
    WHITE,
    Colour,
    mixed,
)

MINUS = "\N{MINUS SIGN}"
UPPER = 0.3  # the share of what a window cuts off that is cut off above


def code(colour: Colour) -> str:
    """The web code of a colour, as SVG wants it."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def written(number: int) -> str:
    """A number with a minus that is as wide as a plus."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed(number: int) -> str:
    """A number with its sign: what a card adds."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def fade(name: str, line: tuple[float, float, float, float], *stops: tuple[float, Colour, float]) -> str:
    """A linear gradient along a line of pixels: stops are place, colour, opacity.

    Coordinates are in user space, because SDL takes unitless ones for the last colour only.
    """
    x1, y1, x2, y2 = line
    inner = "".join(
        f'<stop offset="{place}" stop-color="{code(colour)}" stop-opacity="{share}"/>'
        for place, colour, share in stops
    )
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1:.2f}" y1="{y1:.2f}" '
        f'x2="{x2:.2f}" y2="{y2:.2f}">{inner}</linearGradient>'
    )


def bubble(name: str, circle: tuple[float, float, float], *stops: tuple[float, Colour, float]) -> str:
    """A radial gradient about a point: stops are place, colour, opacity."""
    x, y, radius = circle
    inner = "".join(
        f'<stop offset="{place}" stop-color="{code(colour)}" stop-opacity="{share}"/>'
        for place, colour, share in stops
    )
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{x:.2f}" cy="{y:.2f}" '
        f'r="{radius:.2f}">{inner}</radialGradient>'
    )


def box(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The path of a rounded rectangle."""
    r = min(radius, width / 2, height / 2)
    across, down = width - 2 * r, height - 2 * r
    return (
        f"M{x + r:.2f},{y:.2f}h{across:.2f}a{r:.2f},{r:.2f} 0 0 1 {r:.2f},{r:.2f}v{down:.2f}"
        f"a{r:.2f},{r:.2f} 0 0 1 {-r:.2f},{r:.2f}h{-across:.2f}a{r:.2f},{r:.2f} 0 0 1 {-r:.2f},{-r:.2f}"
        f"v{-down:.2f}a{r:.2f},{r:.2f} 0 0 1 {r:.2f},{-r:.2f}Z"
    )


def rasterised(size: tuple[int, int], inner: str) -> Surface:
    """SVG elements in pixel coordinates as a picture of this size."""
    width, height = size
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{inner}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size).convert_alpha()


def vector(
    canvas: Canvas,
    rect: Rect,
    key: Hashable,
    shapes: Callable[[int, int], str],
    *,
    radius: float = 0.0,
) -> None:
    """Draw SVG shapes, made for a width and a height, into a rectangle; kept under ``key`` and its size."""
    name = ("vector", key, rect.size)
    kept = canvas.shapes.get(name)
    if kept is None:
        kept = rasterised(rect.size, shapes(*rect.size))
        if radius:
            kept.blit(rounded_mask(rect.size, radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.shapes.put(name, kept)
    canvas.surface.blit(kept, rect)


def part(rect: Rect, x: float, y: float, width: float, height: float) -> Rect:
    """A part of a rectangle, in shares of its width and height."""
    left, top = rect.x + x * rect.width, rect.y + y * rect.height
    return Rect(
        round(left), round(top), max(1, round(width * rect.width)), max(1, round(height * rect.height))
    )


def about(centre: tuple[float, float], width: float, height: float | None = None) -> Rect:
    """A rectangle about its middle; a square if no height is given."""
    size = (max(1, round(width)), max(1, round(width if height is None else height)))
    out = Rect((0, 0), size)
    out.center = (round(centre[0]), round(centre[1]))
    return out


def millimetres(canvas: Canvas, rect: Rect) -> float:
    """The width of a rectangle on the glass."""
    return rect.width / canvas.screen.px_per_mm


def numeral(
    canvas: Canvas, text: str, rect: Rect, colour: Colour, *, size: int = 0, role: str = "number"
) -> Rect:
    """A number in the middle of a rectangle, as large as fits; returns what its figures cover."""
    fits = largest(text, role, rect, size)
    top = rect.y + (rect.height - fits) // 2  # a line is higher than the figures in it
    wide = Rect(rect.x - rect.width, top, 3 * rect.width, fits)
    covered = canvas.text(text, wide, Style(role, 4.0, colour, 1.0), align="centre", size=fits)
    high = figure_height(role, fits)
    return Rect(covered.x, rect.centery - high // 2, covered.width, high)


def largest(text: str, role: str, rect: Rect, size: int = 0) -> int:
    """The size of a font at which figures fill a rectangle, or at most ``size``."""
    fits = size or round(rect.height * 1.32)
    while fits > 6 and (width_of(text, role, fits) > rect.width or figure_height(role, fits) > rect.height):
        fits -= 1
    return fits


@cache
def figure_height(role: str, size: int) -> int:
    """How high the figures of a font are, which is less than its line."""
    metrics = font(role, size).metrics("8")[0]
    assert metrics is not None
    return metrics[3] - metrics[2]


def picture(canvas: Canvas, key: str, rect: Rect, *, crop: str = "") -> None:
    """A picture that fills a rectangle. Of one that is too high the upper part stays, where faces are."""
    width, height = canvas.art.size(key)
    whole = Rect(rect.x, rect.y, rect.width, round(rect.width * height / width))
    if crop or whole.height <= rect.height:
        canvas.image(key, rect, crop=crop)
        return
    whole.y -= round((whole.height - rect.height) * UPPER)
    with canvas.clipped(rect):
        canvas.image(key, whole)


def sign(canvas: Canvas, name: str, rect: Rect, colour: Colour = WHITE) -> None:
    """An icon; for "even" and "odd" two or three pips, for "dot" and "ring" one that is full or empty."""
    if name in ("dot", "ring"):
        spot = about(rect.center, rect.width * 0.64)
        edge = max(1, round(spot.width * 0.13))
        canvas.rounded(
            spot, colour, alpha=255 if name == "dot" else 0, border=colour, width=edge, radius=spot.width / 2
        )
        return
    if name not in ("even", "odd"):
        canvas.icon(name, rect, colour)
        return
    size = rect.width * 0.36
    places = ((0.24, 0.5), (0.76, 0.5)) if name == "even" else ((0.5, 0.22), (0.22, 0.76), (0.78, 0.76))
    for x, y in places:
        spot = about((rect.x + x * rect.width, rect.y + y * rect.height), size)
        canvas.rounded(spot, colour, radius=spot.width / 2)


def count_badge(canvas: Canvas, centre: tuple[float, float], width: float, text: str) -> None:
    """A small dark plate with a number."""
    place = about(centre, width)
    vector(canvas, place, "badge", _badge)
    numeral(canvas, text, place.inflate(-place.width * 0.34, -place.height * 0.52), TEXT)


def _badge(width: int, height: int) -> str:
    r = min(width, height) / 2
    return (
        bubble("a", (r * 0.7, r * 0.6, r * 1.6), (0, mixed(DEEP, LINE, 0.9), 1), (1, DEEP, 1))
        + fade("b", (0, 0, width, height), (0, (201, 216, 255), 1), (1, (58, 78, 138), 1))
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.5:.2f}" fill="url(#b)"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r - max(1.0, r * 0.09):.2f}" fill="url(#a)"/>'
    )


def plate(canvas: Canvas, centre: tuple[float, float], width: float, edge: Colour = LINE_BRIGHT) -> Rect:
    """A small dark disc with an edge, for a symbol."""
    place = about(centre, width)
    vector(canvas, place, ("plate", edge), lambda w, h: _disc(w, edge))
    return place


def _disc(width: int, edge: Colour) -> str:
    r = width / 2
    return (
        bubble("a", (r * 0.8, r * 0.7, r * 1.4), (0, (30, 42, 84), 1), (1, BLACK, 1))
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.3:.2f}" fill="{code(edge)}"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.88:.2f}" fill="url(#a)"/>'
    )


def tick_badge(canvas: Canvas, centre: tuple[float, float], width: float) -> None:
    """The amber tick of what is chosen."""
    place = about(centre, width)
    vector(canvas, place, "tick badge", _amber)
    canvas.icon("tick", about(centre, width * 0.62), INK)


def _amber(width: int, height: int) -> str:
    r = width / 2
    return (
        fade("a", (0, 0, 0, height), (0, mixed(AMBER, WHITE, 0.4), 1), (1, AMBER_DARK, 1))
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.3:.2f}" fill="{code(AMBER_EDGE)}"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.84:.2f}" fill="url(#a)"/>'
    )


def padlock(canvas: Canvas, centre: tuple[float, float], width: float) -> None:
    """The medallion of something chosen and locked."""
    place = about(centre, width)
    vector(canvas, place, "padlock", _medallion)
    canvas.icon("lock", about(centre, width * 0.56), WHITE)


def _medallion(width: int, height: int) -> str:
    r = min(width, height) / 2
    return (
        fade("a", (0, 0, width, height), (0, STOCK_LIGHT, 1), (1, (150, 164, 205), 1))
        + bubble("b", (r * 0.8, r * 0.7, r * 1.5), (0, (35, 46, 88), 1), (1, BLACK, 1))
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.5:.2f}" fill="{code(BLACK)}" fill-opacity="0.55"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.9:.2f}" fill="url(#a)"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.80:.2f}" fill="url(#b)"/>'
    )


@cache
def anchors(name: str) -> dict[str, Any]:
    """Where numerals and panels lie on a moulded piece, in shares of its picture."""
    return tomllib.loads((ASSETS / "art" / "pieces" / f"{name}.toml").read_text("utf-8"))
