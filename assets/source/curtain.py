"""Build the hand-over curtains: folded cloth in each seat's colour and pattern, under a valance."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import Field, box_blur, fbm, grid, ramp, rgb, screen, smooth, to_image
from paint import save_webp, sheet
from plastic import SEATS, pattern

FOLDER = Path(__file__).resolve().parents[1] / "art" / "curtain"
WIDTH, HEIGHT = 1920, 1200
FOLDS = 15
SWAGS = 8
DROP = 106.0
CELL = 76.0

# From the bottom of a fold to its lit ridge.
RAMPS: dict[str, tuple[str, str, str, str, str]] = {
    "white": ("#171D2B", "#465267", "#7F8DA2", "#BFCAD8", "#F6FAFB"),
    "yellow": ("#261700", "#684400", "#A67605", "#E0B024", "#FFF0A6"),
    "red": ("#200008", "#540610", "#8F110F", "#CC3A2B", "#FF9C86"),
    "purple": ("#160732", "#3A1B71", "#6337A9", "#9869DC", "#DEC9FD"),
    "blue": ("#052039", "#0F4A78", "#1E78AE", "#41B2DE", "#A6EAFC"),
    "green": ("#021E17", "#074838", "#107157", "#2EA983", "#A6F1D6"),
    "orange": ("#290D02", "#6C2805", "#B2500E", "#EF8534", "#FFD1A4"),
}


@dataclass(frozen=True)
class Cloth:
    """Shape of the hanging cloth: light on the folds and the coordinates woven into it."""

    light: Field
    u: Field
    v: Field


def _phase(x: Field, y: Field) -> Field:
    """Fold number at each place; folds differ in width and sway a little on the way down."""
    t = x / WIDTH
    sway = 0.34 * fbm(t * 3.2, y / HEIGHT * 0.9, 0.5, 5, 3) * (0.25 + y / HEIGHT)
    uneven = 0.30 * np.sin(t * 11.3 + 0.7) + 0.15 * np.sin(t * 23.9 + 2.1)
    return t * FOLDS + uneven + sway


@cache
def cloth() -> Cloth:
    """Fold the cloth once for all colours."""
    x, y = grid(WIDTH, HEIGHT)
    phase = _phase(x, y)
    strength = 0.72 + 0.5 * fbm(x / WIDTH * 4.1, y / HEIGHT * 0.7, 3.3, 9, 3)
    height = strength * (np.cos(2 * np.pi * phase) + 0.22 * np.cos(4 * np.pi * phase + 0.9))
    slope = np.gradient(height, axis=1) * 17
    nx, nz = -slope / np.sqrt(slope**2 + 1), 1 / np.sqrt(slope**2 + 1)
    lit = np.clip(-nx * 0.62 + nz * 0.55, 0, 1)
    ridge = smooth(-0.9, 1.2, height)
    light = 0.10 + 0.46 * lit * (0.35 + 0.65 * ridge) + 0.30 * ridge
    light += 0.34 * np.exp(-(((-nx - 0.30) / 0.24) ** 2)) * smooth(0.0, 1.0, height)
    fine = fbm(x / 5.0, y / 120, 1.7, 13, 3)
    light += 0.022 * fine
    light *= 1.10 - 0.30 * smooth(0.25, 1.0, y / HEIGHT)
    return Cloth(light, (x + 12 * np.sin(2 * np.pi * phase)) / CELL, y / CELL)


def _pressed(seat: str, c: Cloth) -> tuple[Field, Field]:
    """Light change and depth of the pressed pattern."""
    relief = box_blur(pattern(seat, c.u, c.v, 0.10), 1)
    gy, gx = np.gradient(relief)
    return (gx * 0.55 + gy * 0.75) * 0.55, relief


def _edge(x: Field) -> tuple[Field, Field]:
    """Lower edge of the valance and the place inside each swag from -1 to 1."""
    t = (x / WIDTH * SWAGS) % 1 * 2 - 1
    return 8 + DROP * (1 - np.abs(t) ** 2.2) ** 0.72, t


def _valance(out: Field, seat: str) -> Field:
    """Hang the swags with their trim, shadow and buttons over the cloth."""
    x, y = grid(WIDTH, HEIGHT)
    edge, t = _edge(x)
    cover = smooth(edge + 1, edge - 1, y)
    under = box_blur(np.roll(cover, (20, 10), (0, 1)), 15)
    under[:1] = 1
    out = out * (1 - 0.72 * under * (1 - cover))[..., None]
    depth = np.clip(y / edge, 0, 1)
    drape = np.cos(depth**1.3 * 2 * np.pi * 2.6 + 0.6)
    light = 0.36 + 0.16 * drape - 0.22 * t * 0.6 - 0.16 * np.abs(t) ** 3 + 0.10 * (1 - depth)
    light = np.maximum(light + 0.16 * np.exp(-(((t + 0.35) / 0.35) ** 2)) * smooth(0.2, 0.9, drape), 0.06)
    trim = smooth(edge - 13, edge - 11, y)
    light = light * (1 - trim) + trim * (0.62 - 0.22 * t)
    light *= 1 - 0.55 * np.exp(-(((y - edge + 13) / 2.4) ** 2))
    cords = ramp(light, [(i / 4, c) for i, c in enumerate(RAMPS[seat])])
    line = np.exp(-(((y - edge + 1.5) / 1.6) ** 2)) * 0.75
    cords = screen(cords, line[..., None] * rgb(RAMPS[seat][4]))
    out = out * (1 - cover[..., None]) + cords * cover[..., None]
    for k in range(SWAGS + 1):
        out = _button(out, x, y, k * WIDTH / SWAGS, seat)
    return out


def _button(out: Field, x: Field, y: Field, at: float, seat: str) -> Field:
    """A glossy ball where two swags meet."""
    a, b = (x - at) / 13, (y - 12) / 13
    d = np.hypot(a, b)
    fall = smooth(1.9, 0.9, np.hypot(a - 0.25, b - 0.4))
    out = out * (1 - 0.5 * fall)[..., None]
    w = np.sqrt(np.clip(1 - d * d, 0, 1))
    lit = np.clip(-0.5 * a - 0.55 * b + 0.67 * w, 0, 1)
    ball = ramp(0.18 + 0.8 * lit, [(i / 4, c) for i, c in enumerate(RAMPS[seat])])
    ball = screen(ball, smooth(0.93, 1.0, lit)[..., None] * rgb("#FFFFFF"))
    cover = smooth(1.06, 0.94, d)[..., None]
    return out * (1 - cover) + ball * cover


def curtain(seat: str) -> Image.Image:
    """The whole curtain of one seat, darker where the text will stand."""
    c = cloth()
    shift, relief = _pressed(seat, c)
    light = c.light + shift * (0.35 + c.light) - 0.07 * relief * (0.3 + c.light)
    out = ramp(np.clip(light, 0, 1), [(0, RAMPS[seat][0]), (0.26, RAMPS[seat][1]), (0.5, RAMPS[seat][2]),
                                      (0.75, RAMPS[seat][3]), (1, RAMPS[seat][4])])  # fmt: skip
    x, y = grid(WIDTH, HEIGHT)
    a, b = (x - WIDTH / 2) / 620, (y - HEIGHT * 0.54) / 560
    calm = np.exp(-((a * a + b * b) ** 1.3))
    out = (
        out * (1 - 0.66 * calm)[..., None]
        + (rgb(SEATS[seat][0]) * 0.12 + rgb("#050817") * 0.5) * (0.5 * calm)[..., None]
    )
    far = np.hypot((x / WIDTH - 0.5) * 1.5, (y / HEIGHT - 0.45) * 1.3)
    out = out * (1 - 0.42 * smooth(0.5, 1.05, far))[..., None]
    return to_image(_valance(out, seat))


def main(arguments: list[str]) -> None:
    """Build the curtains named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet(
            [Image.open(file).convert("RGBA") for file in sorted(FOLDER.glob("*.webp"))], arguments[1], 3, 640
        )
        return
    for name in arguments or RAMPS:
        save_webp(curtain(name), FOLDER / f"{name}.webp", 86, opaque=True)


if __name__ == "__main__":
    main(sys.argv[1:])
