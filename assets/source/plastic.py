"""Seat colours, their pressed patterns, and glossy moulded plastic lit from height fields."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from cosmos import Field, box_blur, ramp, rgb, screen, smooth

LIGHT = np.array([-0.50, -0.62, 0.60], dtype=np.float32)

# Deep shadow, shade, body, light of each seat.
SEATS: dict[str, tuple[str, str, str, str]] = {
    "white": ("#4B566B", "#A9B5C6", "#EEF4F1", "#FFFFFF"),
    "yellow": ("#553600", "#A87400", "#E6B70C", "#FFEFA0"),
    "red": ("#360007", "#740509", "#AE0F08", "#FF8A74"),
    "purple": ("#26104F", "#532C97", "#8450C8", "#D6BBFA"),
    "blue": ("#0B3B66", "#1F7DB8", "#5BD3F9", "#D6F6FF"),
    "green": ("#043527", "#0C6149", "#179670", "#8FEBCA"),
    "orange": ("#5B1F02", "#A23E06", "#F0741C", "#FFC396"),
}
PATTERNS: dict[str, str] = {
    "white": "solid",
    "yellow": "stripes",
    "red": "checks",
    "purple": "waves",
    "blue": "dots",
    "green": "crosshatch",
    "orange": "chevrons",
}
Weave = Callable[[Field, Field, float], Field]


def _solid(u: Field, v: Field, soft: float) -> Field:
    return np.zeros_like(u)


def _stripes(u: Field, v: Field, soft: float) -> Field:
    return _band(u + v * 0.5, 0.25, soft)


def _checks(u: Field, v: Field, soft: float) -> Field:
    a = np.sin(2 * np.pi * u) * np.sin(2 * np.pi * v)
    return smooth(-soft * 2, soft * 2, a)


def _waves(u: Field, v: Field, soft: float) -> Field:
    return _band(v * 1.7 + 0.34 * np.sin(np.pi * u), 0.24, soft)


def _dots(u: Field, v: Field, soft: float) -> Field:
    row = np.floor(v * 2)
    a = (u + 0.5 * (row % 2)) % 1 - 0.5
    b = (v * 2) % 1 - 0.5
    return smooth(0.27 + soft, 0.27 - soft, np.hypot(a, b * 0.6))


def _crosshatch(u: Field, v: Field, soft: float) -> Field:
    return np.maximum(_band(u + v, 0.11, soft), _band(u - v, 0.11, soft))


def _chevrons(u: Field, v: Field, soft: float) -> Field:
    return _band(v * 2 + 1.1 * np.abs(u % 1 - 0.5), 0.24, soft)


def _band(value: Field, half: float, soft: float) -> Field:
    """One where the value is near a whole number."""
    return smooth(half + soft, half - soft, np.abs((value + 0.5) % 1 - 0.5))


WEAVES: dict[str, Weave] = {
    "solid": _solid,
    "stripes": _stripes,
    "checks": _checks,
    "waves": _waves,
    "dots": _dots,
    "crosshatch": _crosshatch,
    "chevrons": _chevrons,
}


def pattern(seat: str, u: Field, v: Field, soft: float = 0.06) -> Field:
    """Where the seat's pattern is pressed in, 0 to 1, with one repeat per unit."""
    return WEAVES[PATTERNS[seat]](u, v, soft)


def tone(seat: str, value: Field) -> Field:
    """Colour of the seat's plastic for an amount of light from 0 to 1."""
    deep, dark, body, light = SEATS[seat]
    return ramp(value, [(0, deep), (0.3, dark), (0.66, body), (1.0, light)])


def slopes(height: Field) -> tuple[Field, Field, Field]:
    """Unit normals of a height field in pixels."""
    gy, gx = np.gradient(height)
    length = np.sqrt(gx * gx + gy * gy + 1)
    return -gx / length, -gy / length, 1 / length


def cavity(height: Field, radius: float, strength: float) -> Field:
    """Darkening of places that lie lower than their surroundings."""
    return np.clip(1 - (box_blur(height, radius) - height).clip(0) * strength, 0.25, 1)


def moulded(seat: str, height: Field, dark: Field | None = None, gloss: float = 0.75) -> Field:
    """Light a height field seen from straight above as the seat's plastic; dark marks navy inlays."""
    nx, ny, nz = slopes(height)
    rows, columns = height.shape
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    fall = 1 - (x / columns * 0.45 + y / rows * 0.55)
    lit = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2]
    light = 0.17 + 0.72 * np.clip(lit, 0, 1) + 0.24 * (fall - 0.5) + 0.06 * (1 - nz)
    light *= cavity(height, 9, 0.035)
    out = tone(seat, light)
    if dark is not None:
        navy = ramp(
            0.5 * np.clip(lit, 0, 1) + 0.5 * (1 - fall), [(0, "#050817"), (0.55, "#0D1530"), (1, "#2B3C70")]
        )
        out = out * (1 - dark[..., None]) + navy * dark[..., None]
    half = LIGHT + np.array([0, 0, 1], dtype=np.float32)
    half /= np.linalg.norm(half)
    shine = np.clip(nx * half[0] + ny * half[1] + nz * half[2], 0, 1)
    spark = smooth(0.90, 0.995, shine) * (1 - smooth(0.9, 0.99, nz))
    out = screen(out, (gloss * spark)[..., None] * rgb(SEATS[seat][3]))
    rim = np.clip(nx, 0, 1) ** 2 * 0.30 + np.clip(-ny, 0, 1) ** 3 * 0.2
    return screen(out, rim[..., None] * rgb("#9FD0FF"))


def rounded_box(x: Field, y: Field, half_w: float, half_h: float, radius: float) -> Field:
    """Signed distance to a rounded rectangle around the origin."""
    qx, qy = np.abs(x) - half_w + radius, np.abs(y) - half_h + radius
    return np.hypot(qx.clip(0), qy.clip(0)) + np.minimum(np.maximum(qx, qy), 0) - radius


def bevel(inside: Field, width: float, rise: float) -> Field:
    """Height of a quarter-round edge: inside is the distance from the outline inwards."""
    t = np.clip(inside / width, 0, 1)
    return rise * np.sqrt(1 - (1 - t) ** 2)


def shrink(field: Field, factor: int) -> Field:
    """Average blocks of pixels, colour weighted by alpha so that edges stay clean."""
    rows, columns, depth = field.shape
    blocks = field.reshape(rows // factor, factor, columns // factor, factor, depth)
    if depth == 3:
        return blocks.mean(axis=(1, 3))
    alpha = blocks[..., 3:].mean(axis=(1, 3))
    colour = (blocks[..., :3] * blocks[..., 3:]).mean(axis=(1, 3)) / np.maximum(alpha, 1e-4)
    return np.concatenate([colour, alpha], axis=2)


def with_alpha(colour: Field, alpha: Field) -> Field:
    """Join colour and coverage."""
    return np.concatenate([np.clip(colour, 0, 1), np.clip(alpha, 0, 1)[..., None]], axis=2)


def over(top: Field, base: Field) -> Field:
    """Lay one RGBA field on another."""
    a, b = top[..., 3:], base[..., 3:]
    alpha = a + b * (1 - a)
    colour = (top[..., :3] * a + base[..., :3] * b * (1 - a)) / np.maximum(alpha, 1e-4)
    return np.concatenate([colour, alpha], axis=2)
