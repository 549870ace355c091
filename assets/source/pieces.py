"""Build the plastic pieces of every seat: saucers, dials, tactic tiles, medallions and small plates.

Dial geometry as fractions of the picture, also in dial.toml: the centre well lies at (0.5, 0.488) with
radius 0.188; the number wells lie at (0.302, 0.290), (0.698, 0.290), (0.698, 0.686), (0.302, 0.686),
clockwise from the upper left, each with radius 0.088.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import Field, box_blur, grid, ramp, rgb, screen, smooth, to_image
from paint import save_webp, sheet
from plastic import SEATS, bevel, moulded, over, pattern, rounded_box, shrink, with_alpha
from saucer import CENTRE, HEIGHT, PITCH, SCALE, WIDTH, saucer, shadow

FOLDER = Path(__file__).resolve().parents[1] / "art" / "pieces"
DIAL = 840
DIAL_CENTRE = (0.5, 0.488, 0.188)
DIAL_WELLS = [(0.302, 0.290, 0.088), (0.698, 0.290, 0.088), (0.698, 0.686, 0.088), (0.302, 0.686, 0.088)]
TILE = (232, 348)
PANELS = [(0.095, 0.060, 0.81, 0.425), (0.095, 0.503, 0.81, 0.425)]
BACK_WELL = (0.5, 0.486, 0.215)
MEDALLION = 728
RING = (0.5, 0.492, 0.475)
HOLE = 0.66


def _silhouette(colour: str, alpha: Field) -> Field:
    return with_alpha(np.broadcast_to(rgb(colour), (*alpha.shape, 3)), alpha)


def _drop(alpha: Field, dx: int, dy: int, radius: float, strength: float) -> Field:
    """A blurred copy of an outline below the piece."""
    return _silhouette("#02040E", box_blur(np.roll(alpha, (dy, dx), (0, 1)), radius) * strength)


def _solid_side(seat: str, alpha: Field, depth: int) -> Field:
    """The moulded side seen below the top face, darker towards its foot."""
    out = _silhouette(SEATS[seat][0], np.zeros_like(alpha))
    for step in range(depth, 0, -1):
        shade = ramp(np.float32(1 - step / depth), [(0, SEATS[seat][0]), (1, SEATS[seat][1])])
        layer = np.broadcast_to(shade, (*alpha.shape, 3))
        out = over(with_alpha(layer, np.roll(alpha, step, 0)), out)
    return out


def _well(distance: Field, depth: float, lip: float) -> tuple[Field, Field]:
    """Height change and inlay mask of a round or square well from its signed distance."""
    ridge = np.exp(-((distance - lip * 0.9) ** 2) / (2 * (lip * 0.45) ** 2)) * lip * 0.55
    floor = -depth * smooth(lip * 0.35, -lip * 0.9, distance)
    return ridge + floor, smooth(0.8, -0.8, distance)


def _glass(out: Field, mask: Field, nx: Field, ny: Field) -> Field:
    """A faint curved reflection on a dark well, coordinates from -1 to 1 inside it."""
    r = np.hypot(nx, ny)
    arc = smooth(0.98, 0.75, r) * smooth(0.1, 0.9, -(nx * 0.6 + ny * 0.8)) * 0.16
    return screen(out, (arc * mask)[..., None] * rgb("#8FB4FF"))


def dial(seat: str) -> Image.Image:
    """The number dial: knurled rim, pressed face, four empty wells and one in the middle."""
    size = DIAL * 2
    x, y = grid(size, size)
    cx, cy = DIAL_CENTRE[0] * size, DIAL_CENTRE[1] * size
    dx, dy = x - cx, y - cy
    r, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
    outer = 0.462 * size + 5.0 * smooth(-0.5, 0.5, np.cos(angle * 60))
    inside = outer - r
    knurl = smooth(-0.6, 0.6, np.cos(angle * 60)) * smooth(2, 26, inside) * smooth(96, 74, inside) * 15
    height = bevel(inside, 60, 46) + knurl
    face = 0.415 * size - r
    height += -18 * smooth(-9, 9, face) + 10 * np.exp(-((face - 26) ** 2) / 60)
    height += -7 * np.exp(-((face - 46) ** 2) / 40)
    u, v = x / 176, y / 176
    pressed = pattern(seat, u, v, 0.07) * smooth(56, 66, face)
    dark = np.zeros_like(r)
    for wx, wy, wr in [DIAL_CENTRE, *DIAL_WELLS]:
        distance = np.hypot(x - wx * size, y - wy * size) - wr * size
        pressed *= smooth(26, 36, distance)
        shift, mask = _well(distance, 20, 20)
        height += shift
        dark = np.maximum(dark, mask)
    height = box_blur(height - 7 * pressed, 2)
    out = moulded(seat, height, dark)
    out *= 1 - 0.13 * pressed[..., None]
    for wx, wy, wr in [DIAL_CENTRE, *DIAL_WELLS]:
        nx, ny = (x - wx * size) / (wr * size), (y - wy * size) / (wr * size)
        out = _glass(out, smooth(1.0, 0.97, np.hypot(nx, ny)), nx, ny)
    out = _sweep(out, dx / outer, dy / outer, 1 - dark, 0.15)
    alpha = smooth(-1.5, 1.5, inside)
    piece = over(with_alpha(out, alpha), _solid_side(seat, alpha, 30))
    return to_image(shrink(piece, 2))


def _sweep(out: Field, nx: Field, ny: Field, mask: Field, strength: float) -> Field:
    """One broad sheen across a glossy top face from the upper left."""
    line = nx * 0.62 + ny * 0.78
    sheen = smooth(-0.15, -0.30, line) * smooth(-1.05, -0.4, line)
    return screen(out, (sheen * mask * strength)[..., None] * rgb("#FFFFFF"))


def _tile_body(seat: str) -> tuple[Field, Field, Field, Field]:
    """Coordinates around the tile's middle, distance inwards and rounded height at fourfold size."""
    w, h = TILE[0] * 4, TILE[1] * 4
    x, y = grid(w, h)
    inside = -rounded_box(x - w / 2, y - h * 0.486, w * 0.476, h * 0.474, 132)
    return x, y, inside, bevel(inside, 52, 40)


def _tile(seat: str, out: Field, inside: Field) -> Image.Image:
    alpha = smooth(-1.5, 1.5, inside)
    piece = over(with_alpha(out, alpha), _solid_side(seat, alpha, 26))
    return to_image(shrink(piece, 4))


def tactic_back(seat: str) -> Image.Image:
    """Back of a tactic tile: pressed pattern and one dark well for a glyph or padlock."""
    x, y, inside, height = _tile_body(seat)
    w, h = TILE[0] * 4, TILE[1] * 4
    pressed = pattern(seat, x / 168, y / 168, 0.07) * smooth(84, 96, inside)
    height += -9 * np.exp(-((inside - 72) ** 2) / 70)
    cx, cy, radius = BACK_WELL[0] * w, BACK_WELL[1] * h, BACK_WELL[2] * w
    distance = np.hypot(x - cx, y - cy) - radius
    pressed *= smooth(30, 42, distance)
    shift, dark = _well(distance, 18, 22)
    height = box_blur(height + shift - 8 * pressed, 3)
    out = moulded(seat, height, dark)
    out *= 1 - 0.14 * pressed[..., None]
    out = _glass(out, dark, (x - cx) / radius, (y - cy) / radius)
    out = _sweep(out, (x - w / 2) / w * 2, (y - h / 2) / h * 2, 1 - dark, 0.16)
    return _tile(seat, out, inside)


def tactic_frame(seat: str) -> Image.Image:
    """Front of a tactic tile: a pressed rim around two empty panels."""
    x, y, inside, height = _tile_body(seat)
    w, h = TILE[0] * 4, TILE[1] * 4
    pressed = pattern(seat, x / 84, y / 84, 0.09) * smooth(40, 50, inside)
    dark = np.zeros_like(x)
    for px, py, pw, ph in PANELS:
        distance = rounded_box(x - (px + pw / 2) * w, y - (py + ph / 2) * h, pw * w / 2, ph * h / 2, 74)
        pressed *= smooth(16, 24, distance)
        shift, mask = _well(distance, 15, 14)
        height = height + shift
        dark = np.maximum(dark, mask)
    height = box_blur(height - 4 * pressed, 3)
    out = moulded(seat, height, dark)
    out *= 1 - 0.10 * pressed[..., None]
    return _tile(seat, out, inside)


def medallion(seat: str) -> Image.Image:
    """Ring for a round portrait; the hole is transparent."""
    size = MEDALLION * 2
    x, y = grid(size, size)
    cx, cy, radius = RING[0] * size, RING[1] * size, RING[2] * size
    dx, dy = x - cx, y - cy
    r, angle = np.hypot(dx, dy), np.arctan2(dy, dx)
    hole = radius * HOLE
    outside, within = radius - r, r - hole
    height = bevel(outside, 60, 44) + bevel(within, 40, 32)
    across = (r - hole - 62) / (radius - hole - 136)
    band = smooth(-0.02, 0.05, across) * smooth(1.02, 0.95, across)
    pressed = pattern(seat, angle / (2 * np.pi) * 26, across * 0.999, 0.08) * band
    height += -10 * np.exp(-((outside - 62) ** 2) / 60) + -9 * np.exp(-((within - 46) ** 2) / 50)
    height = box_blur(height - 9 * pressed, 2)
    out = moulded(seat, height)
    out *= 1 - 0.15 * pressed[..., None]
    out *= 1 - 0.55 * smooth(16, 0, within)[..., None]
    out = _sweep(out, dx / radius, dy / radius, smooth(0, 30, within), 0.16)
    alpha = smooth(-1.5, 1.5, outside) * smooth(-1.5, 1.5, within)
    side = _solid_side(seat, smooth(-1.5, 1.5, outside), 18)
    side[..., 3] *= smooth(-1.5, 1.5, within)
    return to_image(shrink(over(with_alpha(out, alpha), side), 2))


PLATES: dict[str, tuple[str, str, str, str]] = {
    "fire": ("#5E0A08", "#9C1E14", "#DE4A2C", "#FFB48F"),
    "shield": ("#0B1D55", "#1E3F93", "#4371D6", "#BBD2FF"),
    "recover": ("#06351F", "#12663C", "#2C9E60", "#A9F0C6"),
    "spent": ("#12172B", "#252D48", "#454F70", "#8C97B8"),
}


def plate(kind: str) -> Image.Image:
    """Glossy inlay of one tactic half, to be laid into a panel of the frame."""
    w, h = round(TILE[0] * PANELS[0][2]) * 4, round(TILE[1] * PANELS[0][3]) * 4
    x, y = grid(w, h)
    inside = -rounded_box(x - w / 2, y - h / 2, w / 2 - 4, h / 2 - 4, 70)
    SEATS[kind] = PLATES[kind]
    height = box_blur(bevel(inside, 34, 22), 3)
    out = moulded(kind, height)
    del SEATS[kind]
    out = screen(out, (smooth(0.5, 0.44, y / h) * smooth(22, 40, inside) * 0.10)[..., None] * rgb("#FFFFFF"))
    return to_image(shrink(with_alpha(out, smooth(-1.5, 1.5, inside)), 4))


def badge() -> Image.Image:
    """Round dark plate with a bright edge for counts and glyphs."""
    size = 192 * 2
    x, y = grid(size, size)
    nx, ny = (x - size / 2) / (size * 0.44), (y - size / 2) / (size * 0.44)
    r = np.hypot(nx, ny)
    out = ramp(0.55 - 0.30 * nx - 0.45 * ny, [(0, "#070B1A"), (1, "#223263")])
    edge = smooth(0.90, 0.93, r)
    bright = ramp(0.5 - 0.35 * nx - 0.35 * ny, [(0, "#3A4E8A"), (1, "#C9D8FF")])
    out = out * (1 - edge[..., None]) + bright * edge[..., None]
    out = _glass(out, smooth(0.92, 0.88, r), nx, ny)
    alpha = smooth(1.0, 0.985, r)
    return to_image(shrink(over(with_alpha(out, alpha), _drop(alpha, 2, 6, 5, 0.5)), 2))


def _anchors() -> None:
    """Write where the program sets numerals, panels and stacks, all as fractions of the picture."""
    wells = ", ".join(f"[{a}, {b}, {c}]" for a, b, c in DIAL_WELLS)
    (FOLDER / "dial.toml").write_text(
        "# Wells as fractions of the picture: x, y, radius; number wells clockwise from the upper left.\n"
        f"centre = [{DIAL_CENTRE[0]}, {DIAL_CENTRE[1]}, {DIAL_CENTRE[2]}]\nwells = [{wells}]\n"
    )
    panels = ", ".join(f"[{a}, {b}, {c}, {d}]" for a, b, c, d in PANELS)
    (FOLDER / "tactic.toml").write_text(
        "# Fractions of the picture: panels of the front as x, y, width, height; well of the back\n"
        "# as x, y, radius with the radius as a fraction of the width.\n"
        f"panels = [{panels}]\nwell = [{BACK_WELL[0]}, {BACK_WELL[1]}, {BACK_WELL[2]}]\n"
    )
    (FOLDER / "medallion.toml").write_text(
        "# Fractions of the picture: ring as x, y, radius and the radius of the hole.\n"
        f"ring = [{RING[0]}, {RING[1]}, {RING[2]}]\nhole = {RING[2] * HOLE:.4f}\n"
    )
    x, y = CENTRE[0] / WIDTH, CENTRE[1] / HEIGHT
    wide, tall = SCALE / WIDTH, SCALE * float(np.sin(PITCH)) / HEIGHT
    (FOLDER / "saucer.toml").write_text(
        "# Fractions of the picture: disc centre, its half width and half height, and the rise per ship\n"
        "# in a stack as a fraction of the height.\n"
        f"centre = [{x:.4f}, {y:.4f}]\nradius = [{wide:.4f}, {tall:.4f}]\nrise = 0.105\n"
    )


def jobs() -> dict[str, Callable[[], Image.Image]]:
    """Every picture by name."""
    makers: dict[str, Callable[[str], Image.Image]] = {
        "saucer": lambda seat: to_image(saucer(seat)),
        "dial": dial,
        "tactic": tactic_back,
        "tactic_frame": tactic_frame,
        "medallion": medallion,
    }
    out: dict[str, Callable[[], Image.Image]] = {}
    for kind, maker in makers.items():
        for seat in list(SEATS):
            out[f"{kind}_{seat}"] = lambda maker=maker, seat=seat: maker(seat)
    for kind in PLATES:
        out[f"plate_{kind}"] = lambda kind=kind: plate(kind)
    return out | {"saucer_shadow": lambda: to_image(shadow()), "badge": badge}


def main(arguments: list[str]) -> None:
    """Build the pictures whose name starts with an argument, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet([Image.open(file).convert("RGBA") for file in sorted(FOLDER.glob("*.webp"))], arguments[1], 7)
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    _anchors()
    for name, job in jobs().items():
        if not arguments or any(name.startswith(start) for start in arguments):
            save_webp(job(), FOLDER / f"{name}.webp")


if __name__ == "__main__":
    main(sys.argv[1:])
