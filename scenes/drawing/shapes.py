"""Shapes that are drawn once and kept: rounded boxes, rings, soft shadows, dimmed copies."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from scenes.drawing.art import round_off
from scenes.drawing.theme import Colour


def toned(surface: Surface, light: float, share: float) -> Surface:
    """A copy, darker and more transparent; kept, because fading every frame is slow."""
    out = surface.convert_alpha()
    shade = round(255 * light)
    out.fill((shade, shade, shade, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def round_box(
    size: tuple[int, int],
    fill: Colour,
    alpha: int,
    border: Colour | None,
    width: int,
    radius: float,
    to: Colour | None,
) -> Surface:
    out = Surface(size, pygame.SRCALPHA)
    if to is None:
        out.fill((*fill, alpha))
    else:
        red, green, blue = fill
        steps = max(1, size[1] - 1)
        by = [(end - start) / steps for start, end in zip(fill, to, strict=True)]
        for y in range(size[1]):
            row = (round(red + by[0] * y), round(green + by[1] * y), round(blue + by[2] * y), alpha)
            out.fill(row, (0, y, size[0], 1))
    round_off(out, radius)
    if border is not None and width:
        out.blit(outline_of(size, border, width, radius, 0), (0, 0))
    return out


def outline_of(size: tuple[int, int], colour: Colour, width: int, radius: float, dash: int) -> Surface:
    """The ring between two rounded rectangles: its corners are made small, its sides are filled."""
    reach = max(math.ceil(radius), width)
    if 2 * reach >= min(size):
        out = ring(size, colour, width, radius)
    else:
        out = Surface(size, pygame.SRCALPHA)
        for side in sides(size, reach, width):
            out.fill((*colour, 255), side)
        small = ring((2 * reach, 2 * reach), colour, width, radius)
        for x in (0, 1):
            for y in (0, 1):
                spot = (x * (size[0] - reach), y * (size[1] - reach))
                out.blit(small, spot, Rect(x * reach, y * reach, reach, reach))
    if dash:
        for x in range(0, size[0], 2 * dash):
            out.fill((0, 0, 0, 0), Rect(x, 0, dash, width))
            out.fill((0, 0, 0, 0), Rect(x, size[1] - width, dash, width))
        for y in range(0, size[1], 2 * dash):
            out.fill((0, 0, 0, 0), Rect(0, y, width, dash))
            out.fill((0, 0, 0, 0), Rect(size[0] - width, y, width, dash))
    return out


def sides(size: tuple[int, int], reach: int, width: int) -> list[Rect]:
    """The straight parts of a ring."""
    across, down = size[0] - 2 * reach, size[1] - 2 * reach
    return [
        Rect(reach, 0, across, width),
        Rect(reach, size[1] - width, across, width),
        Rect(0, reach, width, down),
        Rect(size[0] - width, reach, width, down),
    ]


def ring(size: tuple[int, int], colour: Colour, width: int, radius: float) -> Surface:
    out = Surface(size, pygame.SRCALPHA)
    out.fill((*colour, 255))
    round_off(out, radius)
    inner = (size[0] - 2 * width, size[1] - 2 * width)
    if min(inner) > 0:
        hole = Surface(inner, pygame.SRCALPHA)
        hole.fill((0, 0, 0, 255))
        round_off(hole, max(0.0, radius - width))
        out.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return out


def soft(size: tuple[int, int], radius: float, reach: int, colour: Colour, strength: int) -> Surface:
    """A blurred rounded rectangle, ``reach`` larger on every side; blurred small, then scaled up."""
    full = (size[0] + 2 * reach, size[1] + 2 * reach)
    shrink = max(1, reach // 4)
    small = (max(4, full[0] // shrink), max(4, full[1] // shrink))
    shape = Surface(small, pygame.SRCALPHA)
    shape.fill((*colour, 0))
    inset = reach / shrink
    body = Rect(0, 0, max(1, round(small[0] - 2 * inset)), max(1, round(small[1] - 2 * inset)))
    body.center = (small[0] // 2, small[1] // 2)
    pygame.draw.rect(shape, (*colour, strength), body, border_radius=max(1, round(radius / shrink)))
    blurred = pygame.transform.gaussian_blur(shape, max(1, round(inset * 0.8)))
    return pygame.transform.smoothscale(blurred, full)
