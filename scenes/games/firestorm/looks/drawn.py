"""The illustration of a card that has no picture: drawn from its type, its power and its id.

Shapes, places and sizes follow from the id, so that no two of them are alike.
"""

from __future__ import annotations

import math
import zlib
from random import Random

from pygame import Rect

from game.firestorm.cards.grammar import CardFacts
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BLACK, WHITE, Colour, mixed
from scenes.games.firestorm.looks.palette import FACTIONS, TYPES
from scenes.table.looks.drawing import about, code, fade, vector

STARS = 26


def paint_drawn(canvas: Canvas, facts: CardFacts, rect: Rect) -> None:
    """A sky in the colours of the power; in it a world, a ship, or the sign of the type in rings."""
    vector(canvas, rect, ("firestorm drawn", facts.id), lambda w, h: drawing(facts, w, h))
    if facts.type not in ("planet", "ship_1", "ship_2"):
        canvas.icon(TYPES[facts.type].icon, about(rect.center, min(rect.size) * 0.42), WHITE)


def drawing(facts: CardFacts, width: int, height: int) -> str:
    """All of it as SVG."""
    dice = Random(zlib.crc32(facts.id.encode()))
    colour = FACTIONS[facts.color].colour
    parts = [_sky(dice, colour, width, height)]
    if facts.type == "planet":
        parts.append(_world(dice, colour, width, height))
    elif facts.type in ("ship_1", "ship_2"):
        parts.append(_ship(dice, colour, width, height, large=facts.type == "ship_2"))
    else:
        parts.append(_rings(dice, TYPES[facts.type].band.top, width, height))
    return "".join(parts)


def _sky(dice: Random, colour: Colour, width: int, height: int) -> str:
    dark, cloud = mixed(colour, BLACK, 0.86), mixed(colour, BLACK, 0.45)
    body = f'<rect width="{width}" height="{height}" fill="{code(dark)}"/>'
    for _ in range(4):
        x, y, r = dice.uniform(0, width), dice.uniform(0, height), dice.uniform(0.25, 0.6) * height
        for share in (1.0, 0.66, 0.36):
            body += (
                f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{r * 1.5 * share:.1f}" ry="{r * share:.1f}" '
                f'fill="{code(cloud)}" fill-opacity="0.16"/>'
            )
    for _ in range(STARS):
        size = dice.choice((0.5, 0.5, 0.8, 1.2)) * max(1.0, width / 160)
        x, y = dice.uniform(0, width), dice.uniform(0, height)
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#FFFFFF" fill-opacity="0.8"/>'
    return body


def _world(dice: Random, colour: Colour, width: int, height: int) -> str:
    r = height * dice.uniform(0.3, 0.4)
    x, y = width * dice.uniform(0.4, 0.6), height * dice.uniform(0.46, 0.54)
    ground = mixed(colour, WHITE, dice.uniform(0.1, 0.45))
    body = fade(
        "w", (x - r, y - r, x + r, y + r), (0, mixed(ground, WHITE, 0.5), 1), (0.45, ground, 1),
        (1, mixed(ground, BLACK, 0.85), 1),
    )  # fmt: skip
    body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="url(#w)"/>'
    for _ in range(dice.randint(3, 6)):  # bands, each as long as the world is wide there
        down = dice.uniform(-0.8, 0.8) * r
        half = math.sqrt(r * r - down * down) * 0.98
        thick = r * dice.uniform(0.03, 0.12)
        body += (
            f'<ellipse cx="{x:.1f}" cy="{y + down:.1f}" rx="{half:.1f}" ry="{thick:.1f}" '
            f'fill="{code(mixed(ground, BLACK, 0.6))}" fill-opacity="0.35"/>'
        )
    if dice.random() < 0.5:
        body += (
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{r * 1.6:.1f}" ry="{r * 0.34:.1f}" fill="none" '
            f'stroke="{code(mixed(ground, WHITE, 0.6))}" stroke-opacity="0.7" stroke-width="{r * 0.07:.1f}"/>'
        )
    return body


def _ship(dice: Random, colour: Colour, width: int, height: int, *, large: bool) -> str:
    """A hull that points to the right, the same above as below, with wings and engines."""
    size = min(width * 0.62, height * (0.98 if large else 0.8))
    x, y = width / 2 - size / 2, height / 2
    body = ""
    for _ in range(3 if large else 2):
        root, tip = dice.uniform(0.1, 0.5), dice.uniform(0.0, 0.4)
        span = dice.uniform(0.24, 0.42 if large else 0.36)
        wing = [(root, 0.06), (tip, span), (tip + dice.uniform(0.08, 0.2), span), (root + 0.4, 0.05)]
        body += _both(wing, x, y, size, mixed(colour, BLACK, dice.uniform(0.2, 0.5)))
    thick, nose = dice.uniform(0.07, 0.13), dice.uniform(0.0, 0.04)
    hull = [(0.04, thick * 0.6), (0.16, thick), (dice.uniform(0.4, 0.7), thick), (1.0, nose)]
    body += _both([(0.04, 0), *hull, (1.0, 0)], x, y, size, mixed(colour, WHITE, 0.62))
    window = x + size * dice.uniform(0.5, 0.66)
    body += (
        f'<ellipse cx="{window:.1f}" cy="{y:.1f}" rx="{size * 0.07:.1f}" ry="{size * thick * 0.4:.1f}" '
        f'fill="#0B1226"/>'
    )
    for place in (-0.05, 0.05) if large else (0.0,):
        body += (
            f'<ellipse cx="{x:.1f}" cy="{y + place * size:.1f}" rx="{size * 0.09:.1f}" '
            f'ry="{size * 0.03:.1f}" fill="#FFD9A0" fill-opacity="0.9"/>'
        )
    return body


def _both(points: list[tuple[float, float]], x: float, y: float, size: float, colour: Colour) -> str:
    """A shape above the middle line and its mirror below."""
    found = ""
    for side, shade in ((-1, 0.0), (1, 0.25)):
        spots = " ".join(f"{x + across * size:.1f},{y + side * up * size:.1f}" for across, up in points)
        found += f'<polygon points="{spots}" fill="{code(mixed(colour, BLACK, shade))}"/>'
    return found


def _rings(dice: Random, colour: Colour, width: int, height: int) -> str:
    """Rings about the middle, with beads on them."""
    body, x, y = "", width / 2, height / 2
    for number in range(dice.randint(2, 4)):
        r = height * (0.28 + 0.09 * number)
        body += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="none" stroke="{code(colour)}" '
            f'stroke-opacity="{0.7 - 0.14 * number:.2f}" stroke-width="{max(1.0, height * 0.014):.1f}"/>'
        )
        turn = dice.uniform(0, 2 * math.pi)
        body += (
            f'<circle cx="{x + r * math.cos(turn):.1f}" cy="{y + r * math.sin(turn):.1f}" '
            f'r="{height * 0.026:.1f}" fill="{code(mixed(colour, WHITE, 0.5))}"/>'
        )
    return body
