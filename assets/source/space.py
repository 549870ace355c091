"""Build the deep-space backdrops, the swirl of the warp and the engraved rings of the table."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import Field, fbm, grid, ramp, rgb, ridged, screen, smooth, to_array, to_image
from paint import Canvas, circle, line, render, save_webp, sheet
from plastic import with_alpha

FOLDER = Path(__file__).resolve().parents[1] / "art" / "space"
WIDTH, HEIGHT = 2560, 1600
DETAIL = 4
RING = "#2A3A66"


def _cloud(seed: int, centre: tuple[float, float], spread: float, scale: float) -> Field:
    """Density of one nebula on a coarse grid, fading out around its centre; units are picture heights."""
    x, y = grid(WIDTH // DETAIL, HEIGHT // DETAIL)
    u, v = x * DETAIL / HEIGHT, y * DETAIL / HEIGHT
    wx, wy = fbm(u * scale, v * scale, 0.3, seed, 4), fbm(u * scale + 5, v * scale, 4.1, seed + 1, 4)
    body = fbm(u * scale + wx * 1.5, v * scale + wy * 1.5, 2.7, seed + 2, 6)
    wisps = ridged(u * scale * 1.3 + wx, v * scale * 1.3 + wy, 1.9, seed + 3, 4)
    fade = np.exp(-(((u - centre[0]) / spread) ** 2 + ((v - centre[1]) / spread) ** 2))
    return np.clip(smooth(-0.35, 0.75, body) * 0.8 + (wisps - 0.55) * 0.5, 0, 1.2) * fade


def _enlarge(field: Field) -> Field:
    image = Image.fromarray(field.astype(np.float32), mode="F")
    return np.asarray(image.resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC), dtype=np.float32)


def _stars(out: Field, seed: int, counts: tuple[int, int, int]) -> Field:
    """Add three sizes of stars, the largest with a soft glow and a fine cross."""
    rng = np.random.default_rng(seed)
    light = np.zeros_like(out)
    tints = [rgb(c) for c in ("#DDE6FF", "#BFD4FF", "#FFEBD0", "#FFFFFF", "#CFC4FF")]
    for size, count in zip((0.62, 0.95, 1.6), counts, strict=True):
        reach = 28 if size > 1.5 else 5
        for _ in range(count):
            x, y = rng.uniform(reach, WIDTH - reach), rng.uniform(reach, HEIGHT - reach)
            power = rng.uniform(0.25, 0.75) if size < 1.5 else rng.uniform(0.6, 0.95)
            tint = tints[rng.integers(len(tints))]
            i, j = int(x), int(y)
            gy, gx = np.mgrid[j - reach : j + reach, i - reach : i + reach].astype(np.float32)
            dx, dy = gx + 0.5 - x, gy + 0.5 - y
            d2 = dx * dx + dy * dy
            spot = np.exp(-d2 / (2 * size * size)) * power
            if reach > 5:
                cross = np.exp(-np.abs(dx) / 4.5 - np.abs(dy) / 0.7) + np.exp(
                    -np.abs(dy) / 4.5 - np.abs(dx) / 0.7
                )
                spot += (
                    power * (0.18 * np.exp(-d2 / 90) + 0.22 * cross) * smooth(reach, reach * 0.5, np.sqrt(d2))
                )
            light[j - reach : j + reach, i - reach : i + reach] += spot[..., None] * tint
    return screen(out, light)


def _base() -> tuple[Field, Field, Field]:
    """Dark indigo ground with the coordinates used to place things, in picture heights."""
    x, y = grid(WIDTH, HEIGHT)
    u, v = x / HEIGHT, y / HEIGHT
    glow = np.exp(-(((u - 0.8) / 0.75) ** 2 + ((v - 0.46) / 0.55) ** 2))
    return u, v, ramp(glow, [(0, "#060918"), (0.55, "#0A1024"), (1, "#0F1838")])


def _finished(out: Field, u: Field, v: Field, seed: int, depth: float) -> Image.Image:
    """Vignette, and a trace of grain so that the dark gradients do not band."""
    far = np.hypot((u - 0.8) / 0.98, (v - 0.5) / 0.64)
    out = out * (1 - depth * smooth(0.55, 1.25, far))[..., None]
    grain = np.random.default_rng(seed).normal(0, 0.0035, (HEIGHT, WIDTH, 1)).astype(np.float32)
    return to_image(out + grain)


def table() -> Image.Image:
    """The quiet ground under the table."""
    u, v, out = _base()
    clouds = [
        ("#3A2A6B", 11, (0.36, 0.98), 0.46, 1.5, 0.68),
        ("#123F4F", 21, (1.42, 0.80), 0.44, 1.6, 0.68),
        ("#2B2463", 31, (1.36, 0.10), 0.42, 1.7, 0.56),
        ("#0F3350", 41, (0.16, 0.16), 0.40, 1.8, 0.56),
    ]
    for colour, seed, centre, spread, scale, power in clouds:
        out = screen(out, (_enlarge(_cloud(seed, centre, spread, scale)) * power)[..., None] * rgb(colour))
    return _finished(_stars(out, 5, (900, 210, 13)), u, v, 6, 0.42)


def menu() -> Image.Image:
    """The ground behind the menu: livelier clouds and a great dark planet with a lit limb."""
    u, v, out = _base()
    clouds = [
        ("#4A2F8A", 13, (0.30, 0.56), 0.50, 1.5, 0.62),
        ("#14566A", 23, (0.12, 1.02), 0.44, 1.6, 0.55),
        ("#5A2A78", 33, (1.16, 0.80), 0.46, 1.5, 0.55),
        ("#1B3C8C", 43, (1.20, 0.16), 0.40, 1.8, 0.60),
        ("#7A3A6A", 53, (0.62, 0.80), 0.28, 2.2, 0.34),
    ]
    for colour, seed, centre, spread, scale, power in clouds:
        out = screen(out, (_enlarge(_cloud(seed, centre, spread, scale)) * power)[..., None] * rgb(colour))
    out = _stars(out, 8, (1300, 330, 20))
    return _finished(_world(out, u, v), u, v, 9, 0.45)


def _world(out: Field, u: Field, v: Field) -> Field:
    """The planet in the upper right corner, lit from the left behind."""
    x, y, radius = 1.46, 0.045, 0.315
    a, b = (u - x) / radius, (v - y) / radius
    d = np.hypot(a, b)
    w = np.sqrt(np.clip(1 - d * d, 0, 1))
    sun = np.array([-0.90, 0.16, -0.24], dtype=np.float32)
    sun /= np.linalg.norm(sun)
    ground = np.zeros_like(u)
    box = d < 1.02
    ground[box] = fbm(a[box] * 2.2, b[box] * 2.2, w[box] * 2.2, 71, 6)
    lit = a * sun[0] + b * sun[1] + w * sun[2] + 0.10 * ground
    body = ramp(ground, [(-0.5, "#30406A"), (-0.1, "#60759F"), (0.2, "#A9B9D4"), (0.5, "#F1F0EC")])
    globe = body * (smooth(0.02, 0.80, lit) * 1.35 + 0.016)[..., None] + rgb("#060912") * 0.8
    limb = np.clip(1 - w, 0, 1)
    globe = screen(globe, (limb**3 * smooth(-0.15, 0.5, lit))[..., None] * rgb("#BFD8FF"))
    cover = smooth(1 + 0.0022, 1 - 0.0022, d)
    side = smooth(-0.35, 0.95, (a * sun[0] + b * sun[1]) / (d + 1e-4))
    halo = (0.75 * np.exp(-np.clip(d - 1, 0, None) * 42) + 0.34 * np.exp(-np.clip(d - 1, 0, None) * 8)) * side
    out = screen(out, (halo * 0.85)[..., None] * rgb("#8FB2FF"))
    return out * (1 - cover[..., None]) + globe * cover[..., None]


def warp() -> Image.Image:
    """The violet swirl into which lost ships fall, seen at a slant."""
    wide, tall = 1280, 832
    x, y = grid(wide, tall)
    a, b = (x - wide / 2) / (wide * 0.485), (y - tall / 2) / (tall * 0.485)
    d = np.hypot(a, b)
    angle = np.arctan2(b, a)
    twist = angle + 4.6 * np.log(d + 0.10) - 0.6
    c, s = np.cos(twist), np.sin(twist)
    reach = np.sqrt(d)
    flow = fbm(c * 1.5, s * 1.5, reach * 2.1, 81, 6)
    threads = ridged(c * 2.2 + flow, s * 2.2, reach * 3.4, 85, 4)
    arms = 0.5 + 0.5 * np.cos(2 * twist + 1.6 * flow)
    value = 0.62 * arms + 0.55 * flow + 0.50 * (threads - 0.5)
    stops = [
        (-0.1, "#08051C"),
        (0.15, "#170D44"),
        (0.38, "#38208A"),
        (0.6, "#6A3FD0"),
        (0.8, "#6E8CF4"),
        (1.0, "#C6ECFF"),
    ]
    out = ramp(value * smooth(1.05, 0.35, d) + 0.10, stops)
    hot = np.exp(-(((d - 0.27) / 0.13) ** 2)) * (0.35 + 0.65 * arms)
    out = screen(out, (hot * 0.55)[..., None] * rgb("#B48CFF"))
    side = np.exp(-(((d - 0.62) / 0.2) ** 2)) * smooth(0.4, 1.0, np.cos(angle + 2.4)) * arms
    out = screen(out, (side * 0.42)[..., None] * rgb("#5BD3F9"))
    out *= smooth(0.015, 0.25, d)[..., None]
    out *= (0.42 + 0.58 * smooth(1.0, 0.55, d))[..., None]
    motes = _motes(tall, wide, a, b)
    out = screen(out, motes[..., None] * rgb("#DCD8FF"))
    rim = np.exp(-(((d - 0.978) / 0.006) ** 2)) * 0.55 + np.exp(-(((d - 0.955) / 0.02) ** 2)) * 0.18
    out = screen(out, rim[..., None] * rgb("#7C88E8"))
    cover = smooth(0.990, 0.972, d)
    halo = (
        np.exp(-np.clip(d - 0.98, 0, None) * 60) * 0.30 * smooth(1.03, 0.99, np.maximum(np.abs(a), np.abs(b)))
    )
    return to_image(
        with_alpha(out * cover[..., None] + rgb("#5B6FD0") * (1 - cover[..., None]), np.maximum(cover, halo))
    )


def _motes(tall: int, wide: int, a: Field, b: Field) -> Field:
    """Sparks drawn along the flow."""
    rng = np.random.default_rng(91)
    out = np.zeros((tall, wide), dtype=np.float32)
    for _ in range(150):
        d, t = rng.uniform(0.2, 0.92), rng.uniform(0, 2 * math.pi)
        x, y = d * math.cos(t), d * math.sin(t)
        i, j = int((x * 0.485 + 0.5) * wide), int((y * 0.485 + 0.5) * tall)
        part = (slice(max(0, j - 9), j + 10), slice(max(0, i - 9), i + 10))
        da, db = (a[part] - x) * wide * 0.485, (b[part] - y) * tall * 0.485
        out[part] += rng.uniform(0.25, 0.9) * np.exp(-(da * da + db * db) / (2 * rng.uniform(0.6, 1.5) ** 2))
    return out


def _dial_ticks(radius: float, count: int, lengths: tuple[float, float, float]) -> str:
    """Degree marks outside a ring, three lengths."""
    thin, bold = "", ""
    for i in range(count):
        kind = 2 if i % 30 == 0 else 1 if i % 5 == 0 else 0
        a = 2 * math.pi * i / count
        c, s = math.cos(a), math.sin(a)
        far = radius + lengths[kind]
        piece = f"M{1024 + radius * c:.1f} {1024 + radius * s:.1f}L{1024 + far * c:.1f} {1024 + far * s:.1f}"
        thin, bold = (thin, bold + piece) if kind == 2 else (thin + piece, bold)
    return line(thin, RING, 1.8, opacity=0.75) + line(bold, "#3F548F", 3.2, opacity=0.85)


def orrery() -> Image.Image:
    """Thin rings and tick marks around a faint glow, for the middle of the table."""
    canvas = Canvas(2048, 2048, seed=3)
    rings = [(150, 1.6, ""), (262, 2.2, ""), (276, 1.2, "3 9"), (430, 1.8, ""), (560, 2.4, ""),
             (574, 1.2, ""), (700, 1.5, "2 12"), (812, 2.0, ""), (930, 2.6, ""), (1000, 1.4, "")]  # fmt: skip
    for radius, width, dash in rings:
        extra = {"stroke_dasharray": dash} if dash else {}
        canvas.add(
            circle(1024, 1024, radius, fill="none", stroke=RING, stroke_width=width, opacity=0.75, **extra)
        )
    canvas.add(_dial_ticks(930, 360, (14, 26, 52)), _dial_ticks(560, 180, (-8, -14, -26)))
    bodies = [
        (262, 24, 9),
        (430, 205, 13),
        (560, 318, 8),
        (812, 152, 15),
        (812, 41, 9),
        (700, 262, 7),
        (930, 226, 10),
    ]
    for radius, degrees, size in bodies:
        a = math.radians(degrees)
        x, y = 1024 + radius * math.cos(a), 1024 + radius * math.sin(a)
        fill = canvas.radial(
            (0, "#8FA6E8"), (0.5, "#4A5FA4"), (1, "#202D58"), centre=(0.38, 0.34), radius=0.7
        )
        canvas.add(circle(x, y, size * 2.1, fill="none", stroke=RING, stroke_width=1.6, opacity=0.8))
        canvas.add(circle(x, y, size, fill=fill, opacity=0.9))
    spokes = ""
    for i in range(12):
        a = math.radians(i * 30 + 15)
        c, s = math.cos(a), math.sin(a)
        spokes += f"M{1024 + 574 * c:.1f} {1024 + 574 * s:.1f}L{1024 + 812 * c:.1f} {1024 + 812 * s:.1f}"
    canvas.add(line(spokes, RING, 1.2, opacity=0.4))
    lines = to_array(render(canvas, 2048))
    x, y = grid(2048, 2048)
    d = np.hypot(x - 1024, y - 1024) / 1024
    lines[..., 3] *= 0.70 + 0.30 * smooth(0.9, 0.2, d)
    glow = (0.26 * np.exp(-((d / 0.34) ** 2)) + 0.10 * np.exp(-((d / 0.7) ** 2))) * smooth(1.0, 0.7, d)
    alpha = lines[..., 3] + glow * (1 - lines[..., 3])
    colour = lines[..., :3] * lines[..., 3:] + rgb("#3A55B0") * (glow * (1 - lines[..., 3]))[..., None]
    return to_image(with_alpha(colour / np.maximum(alpha, 1e-4)[..., None], alpha))


PICTURES: dict[str, tuple[Callable[[], Image.Image], bool]] = {
    "table": (table, True),
    "menu": (menu, True),
    "warp": (warp, False),
    "orrery": (orrery, False),
}


def main(arguments: list[str]) -> None:
    """Build the pictures named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet(
            [Image.open(file).convert("RGBA") for file in sorted(FOLDER.glob("*.webp"))], arguments[1], 2, 780
        )
        return
    for name in arguments or PICTURES:
        maker, opaque = PICTURES[name]
        save_webp(maker(), FOLDER / f"{name}.webp", 90, opaque)


if __name__ == "__main__":
    main(sys.argv[1:])
