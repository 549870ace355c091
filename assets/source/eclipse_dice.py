"""Build the dice of Eclipse: glossy cubes with pips, traced as solids and seen from above."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import Field, grid, ramp, rgb, screen, smooth
from eclipse_mould import finished
from paint import save_webp, sheet
from plastic import with_alpha

FOLDER = Path(__file__).resolve().parents[1] / "art" / "eclipse" / "dice"
SIDE, OVER = 128, 3
PITCH, YAW = np.radians(58.0), np.radians(24.0)
HALF, ROUND, DENT = 0.44, 0.13, 0.098
STEPS = 40
# Deep shadow, shade, body, light and the colour of the pips.
COLOURS = {
    "yellow": ("#4A2E00", "#A87606", "#F0C020", "#FFF6C0", "#2A1A00"),
    "orange": ("#4A1A02", "#A84608", "#F07C22", "#FFDCB4", "#2A0C00"),
    "red": ("#34040A", "#7E0E14", "#CC2A24", "#FFC0B0", "#FFF2E8"),
    "white": ("#39445C", "#8E9AB4", "#E4EAF4", "#FFFFFF", "#161C30"),
}
SPOTS = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}
SIDES = {1: (2, 3), 2: (6, 3), 3: (1, 2), 4: (1, 5), 5: (1, 3), 6: (2, 4)}  # towards the viewer, to the right
Space = tuple[Field, Field, Field]


def _dents(number: int) -> list[tuple[float, float, float]]:
    """Where the pips of the three visible sides and of the left one lie."""
    front, right = SIDES[number]
    far, wide = HALF + 0.045, 0.235
    top = [(a * wide, far, b * wide) for a, b in SPOTS[number]]
    near = [(a * wide, b * wide, far) for a, b in SPOTS[front]]
    east = [(far, a * wide, b * wide) for a, b in SPOTS[right]]
    west = [(-far, a * wide, b * wide) for a, b in SPOTS[7 - right]]
    return top + near + east + west


def _pips(p: Space, number: int) -> Field:
    """Distance to the nearest pip's ball."""
    best = np.full_like(p[0], 9.0)
    for x, y, z in _dents(number):
        best = np.minimum(best, np.sqrt((p[0] - x) ** 2 + (p[1] - y) ** 2 + (p[2] - z) ** 2) - DENT)
    return best


def _distance(p: Space, number: int) -> Field:
    """Signed distance to the die."""
    q = [np.abs(c) - HALF + ROUND for c in p]
    outside = np.sqrt(sum(c.clip(0) ** 2 for c in q))
    box = outside + np.minimum(np.maximum(np.maximum(q[0], q[1]), q[2]), 0) - ROUND
    return np.maximum(box, -_pips(p, number))


def _inner(x: Field, y: Field, z: Field) -> Space:
    """Room coordinates as the turned die sees them."""
    c, s = np.cos(YAW), np.sin(YAW)
    return x * c + z * s, y, -x * s + z * c


@cache
def _trace(number: int) -> tuple[Space, Field, Field]:
    """Normals in the room, coverage and the share of pip for every ray."""
    side = SIDE * OVER
    i, j = grid(side, side)
    u, v = (i / side - 0.5) * 1.42, (0.5 - j / side) * 1.42
    sp, cp = np.sin(PITCH), np.cos(PITCH)
    ox, oy, oz = u, v * cp + 2 * sp, -v * sp + 2 * cp
    far = np.full_like(u, 1.0)
    for _ in range(STEPS):
        far += np.clip(_distance(_inner(ox, oy - sp * far, oz - cp * far), number), -0.05, 0.3) * 0.92
    x, y, z = ox, oy - sp * far, oz - cp * far
    hit = smooth(0.012, 0.004, _distance(_inner(x, y, z), number))
    e = 0.004

    def slope(dx: float, dy: float, dz: float) -> Field:
        ahead = _distance(_inner(x + dx, y + dy, z + dz), number)
        return ahead - _distance(_inner(x - dx, y - dy, z - dz), number)

    n = (slope(e, 0, 0), slope(0, e, 0), slope(0, 0, e))
    length = np.sqrt(n[0] ** 2 + n[1] ** 2 + n[2] ** 2) + 1e-6
    pip = smooth(0.014, 0.004, np.abs(_pips(_inner(x, y, z), number)))
    return (n[0] / length, n[1] / length, n[2] / length), hit, pip


def die(colour: str, number: int) -> Image.Image:
    """One face of one die, light from the upper left."""
    deep, shade, body, light, dot = COLOURS[colour]
    (nx, ny, nz), cover, pip = _trace(number)
    sun = np.array([-0.44, 0.82, 0.34], np.float32) / np.float32(np.linalg.norm((-0.44, 0.82, 0.34)))
    view = np.array([0, np.sin(PITCH), np.cos(PITCH)], np.float32)
    middle = (sun + view) / np.linalg.norm(sun + view)
    lit = np.clip(nx * sun[0] + ny * sun[1] + nz * sun[2], 0, 1)
    shine = np.clip(nx * middle[0] + ny * middle[1] + nz * middle[2], 0, 1)
    edge = (1 - np.clip(ny * view[1] + nz * view[2], 0, 1)) ** 3
    value = 0.10 + 0.72 * lit + 0.06 * ny
    out = ramp(value, [(0, deep), (0.3, shade), (0.7, body), (1, light)])
    spot = rgb(dot) * (0.55 + 0.6 * lit)[..., None]
    out = out * (1 - pip[..., None]) + spot * pip[..., None]
    out = screen(out, (0.6 * shine**42 + 0.10 * shine**8)[..., None] * rgb(light))
    out = screen(out, (edge * smooth(-0.2, 0.8, nx) * 0.4)[..., None] * rgb("#9FCBFF"))
    return finished(with_alpha(out, cover), OVER)


def main(arguments: list[str]) -> None:
    """Build all dice."""
    if arguments[:1] == ["--sheet"]:
        names = [f"{colour}_{number}" for colour in COLOURS for number in SPOTS]
        sheet([Image.open(FOLDER / f"{name}.webp") for name in names], arguments[1], 6, 128)
        return
    for colour in COLOURS:
        for number in SPOTS:
            save_webp(die(colour, number), FOLDER / f"{colour}_{number}.webp", 86)


if __name__ == "__main__":
    main(sys.argv[1:])
