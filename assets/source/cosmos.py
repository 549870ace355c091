"""Pixel side of the pictures: noise, skies, vortices, shaded planets and relief for flat shapes."""

from __future__ import annotations

import base64
import io
from collections.abc import Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageFilter

Field = np.ndarray[Any, np.dtype[np.float32]]
Stops = Sequence[tuple[float, str]]

LIGHT = np.array([-0.56, -0.62, 0.55], dtype=np.float32)


def rgb(colour: str) -> Field:
    """Turn #RGB or #RRGGBB into three floats from 0 to 1."""
    if len(colour) == 4:
        colour = "#" + "".join(c * 2 for c in colour[1:])
    return np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)], dtype=np.float32)


def ramp(value: Field, stops: Stops) -> Field:
    """Colour a field through gradient stops."""
    places = [place for place, _ in stops]
    colours = np.stack([rgb(colour) for _, colour in stops])
    return np.stack([np.interp(value, places, colours[:, i]) for i in range(3)], axis=-1).astype(np.float32)


def smooth(low: float, high: float, value: Field) -> Field:
    """Hermite step between two edges; falling when low exceeds high."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def grid(width: int, height: int) -> tuple[Field, Field]:
    """Pixel centre coordinates."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    return x + 0.5, y + 0.5


def _table(seed: int) -> tuple[Any, Field]:
    rng = np.random.default_rng(seed)
    order = rng.permutation(256)
    vectors = rng.normal(size=(256, 3)).astype(np.float32)
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.concatenate([order, order]), vectors


def noise(x: Field, y: Field, z: Field | float, seed: int) -> Field:
    """Gradient noise in three dimensions, about -1 to 1."""
    order, vectors = _table(seed)
    z = np.broadcast_to(np.asarray(z, dtype=np.float32), x.shape)
    base = [np.floor(c) for c in (x, y, z)]
    part = [c - b for c, b in zip((x, y, z), base, strict=True)]
    cell = [b.astype(np.int32) & 255 for b in base]
    fade = [p * p * p * (p * (p * 6 - 15) + 10) for p in part]

    def corner(i: int, j: int, k: int) -> Field:
        spot = order[order[order[(cell[0] + i) & 255] + ((cell[1] + j) & 255)] + ((cell[2] + k) & 255)]
        v = vectors[spot]
        return v[..., 0] * (part[0] - i) + v[..., 1] * (part[1] - j) + v[..., 2] * (part[2] - k)

    def along_x(j: int, k: int) -> Field:
        a = corner(0, j, k)
        return a + fade[0] * (corner(1, j, k) - a)

    def plane(k: int) -> Field:
        a = along_x(0, k)
        return a + fade[1] * (along_x(1, k) - a)

    front = plane(0)
    return ((front + fade[2] * (plane(1) - front)) * 1.5).astype(np.float32)


def fbm(x: Field, y: Field, z: Field | float, seed: int, octaves: int = 5, gain: float = 0.5) -> Field:
    """Sum octaves of noise."""
    total = np.zeros_like(x)
    weight, norm, scale = 1.0, 0.0, 1.0
    for octave in range(octaves):
        total += weight * noise(x * scale, y * scale, np.asarray(z) * scale, seed + octave * 17)
        norm += weight
        weight *= gain
        scale *= 2.03
    return (total / norm).astype(np.float32)


def ridged(x: Field, y: Field, z: Field | float, seed: int, octaves: int = 4) -> Field:
    """Filaments from 0 to 1."""
    total = np.zeros_like(x)
    weight, norm, scale = 1.0, 0.0, 1.0
    for octave in range(octaves):
        total += (
            weight * (1 - np.abs(noise(x * scale, y * scale, np.asarray(z) * scale, seed + octave * 31))) ** 2
        )
        norm += weight
        weight *= 0.5
        scale *= 2.1
    return (total / norm).astype(np.float32)


def box_blur(field: Field, radius: float) -> Field:
    """Three box passes, close to a Gaussian of that radius."""
    size = max(1, round(radius))
    out = field.astype(np.float32)
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0)] * out.ndim
            pad[axis] = (size + 1, size)
            total = np.cumsum(np.pad(out, pad, mode="edge"), axis=axis, dtype=np.float64)
            high = np.take(total, range(2 * size + 1, total.shape[axis]), axis=axis)
            low = np.take(total, range(total.shape[axis] - 2 * size - 1), axis=axis)
            out = ((high - low) / (2 * size + 1)).astype(np.float32)
    return out


def screen(base: Field, light: Field) -> Field:
    """Add light without clipping hard."""
    return 1 - (1 - np.clip(base, 0, 1)) * (1 - np.clip(light, 0, 1))


def clouds(width: int, height: int, seed: int, stops: Stops, scale: float = 2.2, warp: float = 1.1) -> Field:
    """Domain-warped gas, coloured; scale counts features over the width."""
    x, y = grid(width, height)
    x, y = x / width * scale, y / width * scale
    ax = fbm(x, y, 3.1, seed + 1, 4)
    ay = fbm(x + 5.2, y + 1.3, 7.7, seed + 2, 4)
    value = fbm(x + warp * ax, y + warp * ay, 0.5, seed, 6)
    veins = ridged(x * 1.3 + ay, y * 1.3 + ax, 2.0, seed + 5)
    return ramp(np.clip(0.5 + value * 0.75 + (veins - 0.6) * 0.28, 0, 1), stops)


def add_stars(picture: Field, seed: int, count: int, tint: str = "#DDE6FF", strength: float = 1.0) -> Field:
    """Scatter fine stars in three sizes, a few with a cross glint."""
    rng = np.random.default_rng(seed)
    height, width = picture.shape[:2]
    layer = np.zeros((height, width), dtype=np.float32)
    for _ in range(count):
        x, y = rng.uniform(4, width - 4), rng.uniform(4, height - 4)
        size = rng.choice([0.7, 1.1, 1.9], p=[0.7, 0.24, 0.06])
        power = rng.uniform(0.25, 1.0)
        reach = int(size * 7) + 3
        x0, x1 = max(0, int(x) - reach), min(width, int(x) + reach + 1)
        y0, y1 = max(0, int(y) - reach), min(height, int(y) + reach + 1)
        gy, gx = np.mgrid[y0:y1, x0:x1]
        dx, dy = np.abs(gx + 0.5 - x), np.abs(gy + 0.5 - y)
        glow = np.exp(-(dx * dx + dy * dy) / (size * size))
        if size > 1.5:
            glow = glow + 0.5 * np.exp(-dx / 3 - dy * 2.2) + 0.5 * np.exp(-dy / 3 - dx * 2.2)
        layer[y0:y1, x0:x1] += (glow * power).astype(np.float32)
    return screen(picture, layer[..., None] * rgb(tint) * strength)


def sky(width: int, height: int, seed: int, stops: Stops, stars: int = 160, scale: float = 2.2) -> Field:
    """A nebula with stars and a soft vignette."""
    gas = to_image(clouds(width // 2, height // 2, seed, stops, scale)).resize(
        (width, height), Image.Resampling.BICUBIC
    )
    picture = add_stars(to_array(gas), seed + 9, stars)
    return picture * shadow_edge(width, height)[..., None]


def shadow_edge(width: int, height: int, depth: float = 0.45) -> Field:
    """Factor that darkens the corners."""
    x, y = grid(width, height)
    d = np.hypot((x / width - 0.5) * 1.15, (y / height - 0.5) * 1.15)
    return (1 - depth * smooth(0.34, 0.8, d)).astype(np.float32)


def vortex(
    width: int, height: int, centre: tuple[float, float], radius: float, seed: int, stops: Stops,
    squash: float = 0.6, twist: float = 4.2, arms: int = 3, lean: float = 0.0,
) -> tuple[Field, Field]:  # fmt: skip
    """A spiral of gas seen at a slant: its colours and its coverage."""
    x, y = grid(width, height)
    dx, dy = x - centre[0], y - centre[1]
    c, s = np.cos(lean), np.sin(lean)
    dx, dy = (dx * c + dy * s) / radius, (-dx * s + dy * c) / radius / squash
    d = np.hypot(dx, dy) + 1e-4
    turn = np.arctan2(dy, dx) + twist * np.log(d + 0.12)
    grain = fbm(np.cos(turn) * 1.6, np.sin(turn) * 1.6, d * 3.0, seed, 6, 0.55)
    fine = fbm(np.cos(turn) * 5, np.sin(turn) * 5, d * 7.0, seed + 40, 4)
    wave = 0.5 + 0.5 * np.cos(turn * arms + grain * 2.4)
    value = (0.16 + 0.62 * wave + 0.34 * grain + 0.13 * fine) * np.exp(-d * 0.95) * 1.5
    value += 0.95 * np.exp(-((d / 0.13) ** 2)) + 0.3 * np.exp(-d / 0.2)
    cover = smooth(1.5, 0.35, d + grain * 0.25)
    return ramp(np.clip(value, 0, 1), stops), cover


def inflate(mask: Field) -> Field:
    """Height of a balloon with this outline, by relaxing a membrane from coarse to fine."""
    height, width = mask.shape
    levels = [mask]
    while min(levels[-1].shape) > 24:
        m = levels[-1]
        m = np.pad(m, ((0, m.shape[0] % 2), (0, m.shape[1] % 2)))
        levels.append((m[::2, ::2] + m[1::2, ::2] + m[::2, 1::2] + m[1::2, 1::2]) / 4)
    u = np.zeros_like(levels[-1])
    for depth, m in reversed(list(enumerate(levels))):
        if u.shape != m.shape:
            u = np.repeat(np.repeat(u, 2, 0), 2, 1)[: m.shape[0], : m.shape[1]]
        inside = m > 0.5
        force = np.float32(4.0**depth / 4)
        for _ in range(160 if depth == len(levels) - 1 else 26):
            p = np.pad(u, 1)
            u = ((p[:-2, 1:-1] + p[2:, 1:-1] + p[1:-1, :-2] + p[1:-1, 2:]) / 4 + force) * inside
    return np.sqrt(4 * u[:height, :width]).astype(np.float32)


def normals(height: Field, depth: float) -> tuple[Field, Field, Field]:
    """Unit normals of a height field."""
    gy, gx = np.gradient(height * depth)
    length = np.sqrt(gx * gx + gy * gy + 1)
    return -gx / length, -gy / length, 1 / length


def relief(
    flat: Field, depth: float = 0.85, gloss: float = 0.5, sharp: float = 26, rim: str = "#8FD8FF",
    rim_power: float = 0.8, ambient: str = "#3A4478", bump: Field | None = None, soften: float = 2.0,
) -> Field:  # fmt: skip
    """Light a flat RGBA picture as if its outline were inflated."""
    alpha = flat[..., 3]
    height = box_blur(inflate(alpha), soften)
    if bump is not None:
        height = height + bump
    nx, ny, nz = normals(height, depth)
    lit = np.clip(nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2] + 0.12, 0, None)
    up = 0.5 - 0.5 * ny
    body = flat[..., :3]
    out = body * (0.16 + 0.98 * lit)[..., None]
    out += body * rgb(ambient) * (0.55 * up + 0.25)[..., None]
    out *= (0.62 + 0.38 * nz)[..., None]
    half = LIGHT + np.array([0, 0, 1], dtype=np.float32)
    half /= np.linalg.norm(half)
    shine = np.clip(nx * half[0] + ny * half[1] + nz * half[2], 0, 1) ** sharp
    out = screen(out, np.repeat((gloss * shine)[..., None], 3, axis=2))
    edge = np.clip(1 - nz, 0, 1) ** 2.2 * np.clip(nx * 0.92 + ny * 0.1, 0, 1)
    out = screen(out, edge[..., None] * rgb(rim) * rim_power)
    return np.concatenate([np.clip(out, 0, 1), alpha[..., None]], axis=2)


def _surface(
    kind: str, px: Field, py: Field, pz: Field, seed: int, stops: Stops
) -> tuple[Field, Field, Field]:
    """Colour, relief and emission of a globe at unit-sphere points."""
    none = np.zeros_like(px)
    if kind == "gas":
        warp = fbm(px * 1.6, py * 3, pz * 1.6, seed, 5)
        fine = fbm(px * 2 + warp, py * 14, pz * 2, seed + 3, 4)
        eye = np.exp(-(((px - 0.32) / 0.26) ** 2) - ((py - 0.3) / 0.14) ** 2)
        bands = 0.5 + 0.5 * np.sin(py * 9.5 + warp * 2.6 + eye * 2.4)
        return ramp(np.clip(bands * 0.82 + fine * 0.3 + 0.08, 0, 1), stops), fine * 0.05, none
    if kind == "rock":
        base = fbm(px * 2.2, py * 2.2, pz * 2.2, seed, 6, 0.55)
        rng = np.random.default_rng(seed)
        dent = np.zeros_like(px)
        for _ in range(46):
            v = rng.normal(size=3)
            v /= np.linalg.norm(v)
            size = rng.uniform(0.05, 0.26) ** 1.15
            far = np.sqrt((px - v[0]) ** 2 + (py - v[1]) ** 2 + (pz - v[2]) ** 2) / size
            dent += size * np.where(far < 1, (far**2 - 1) * 0.6, 0) + size * 0.3 * np.exp(
                -((far - 1.05) ** 2) * 22
            )
        return ramp(np.clip(0.5 + base * 0.6 + dent * 1.1, 0, 1), stops), base * 0.22 + dent * 1.5, none
    if kind == "lava":
        base = fbm(px * 2, py * 2, pz * 2, seed, 6, 0.55)
        crack = ridged(px * 1.7 + base, py * 1.7, pz * 1.7, seed + 4, 4)
        hot = smooth(0.62, 0.86, crack)
        return ramp(np.clip(0.45 + base * 0.6, 0, 1), stops), base * 0.3 - hot * 0.1, hot
    if kind == "swirl":
        warp = fbm(px * 1.2, py * 1.2, pz * 1.2, seed, 5)
        value = fbm(px * 1.5 + warp * 1.9, py * 1.5 - warp * 1.4, pz * 1.5, seed + 6, 5)
        return ramp(np.clip(0.5 + value * 0.9, 0, 1), stops), value * 0.08, none
    land = fbm(px * 1.7, py * 1.7, pz * 1.7, seed, 7, 0.56)
    cloud = fbm(px * 1.8 + land, py * 4, pz * 1.8, seed + 8, 6)
    shore = smooth(-0.02, 0.02, land)
    colour = ramp(np.clip(0.5 + land * 0.95, 0, 1), stops)
    veil = (smooth(0.12, 0.42, cloud) * 0.85)[..., None]
    return (
        colour * (1 - veil) + np.float32(0.95) * veil,
        land * shore * 0.2 + smooth(0.1, 0.5, cloud) * 0.05,
        none,
    )


def planet(
    size: int, kind: str, seed: int, stops: Stops, air: str = "#9FD6FF", tilt: float = 0.35,
    ring: str | None = None,
    hot: str = "#FFB13D", light: Sequence[float] | None = None, glow: float = 0.55,
) -> Image.Image:  # fmt: skip
    """A shaded globe in a square of that size, with room around it for air and ring."""
    over = 2 if size < 700 else 1
    n = size * over
    x, y = grid(n, n)
    radius = n / (4.2 if ring else 2.7)
    u, v = (x - n / 2) / radius, (y - n / 2) / radius
    d2 = u * u + v * v
    d = np.sqrt(d2)
    w = np.sqrt(np.clip(1 - d2, 0, 1))
    c, s = np.cos(tilt), np.sin(tilt)
    px, py = u * c + v * s, -u * s + v * c
    body, bumps, heat = _surface(kind, px, py, w, seed, stops)
    gy, gx = np.gradient(bumps)
    nx, ny = u - gx * radius * 0.35, v - gy * radius * 0.35
    nz = w
    length = np.sqrt(nx * nx + ny * ny + nz * nz) + 1e-5
    sun = np.array(light if light is not None else LIGHT, dtype=np.float32)
    sun = sun / np.linalg.norm(sun)
    lit = (nx * sun[0] + ny * sun[1] + nz * sun[2]) / length
    shade = smooth(-0.16, 0.9, lit) * 1.12
    colour = body * (shade[..., None] + np.float32(0.018))
    colour += body * rgb("#22306A") * 0.22
    rim = np.clip(1 - w, 0, 1) ** 2.6 * smooth(-0.35, 0.6, u * sun[0] + v * sun[1] + w * sun[2])
    colour = screen(colour, rim[..., None] * rgb(air) * 0.95)
    back = np.clip(1 - w, 0, 1) ** 4 * smooth(0.1, 0.9, u * 0.95 + v * 0.2)
    colour = screen(colour, back[..., None] * rgb(air) * 0.4)
    colour = screen(colour, heat[..., None] * rgb(hot) * 1.0)
    globe = smooth(1 + 1.2 / radius, 1 - 1.2 / radius, d)
    halo = (
        np.exp(-np.clip(d - 1, 0, None) * 9)
        * glow
        * smooth(-0.75, 0.9, (u * sun[0] + v * sun[1]) / (d + 1e-4))
    )
    halo *= smooth(n / 2 / radius, n / 2 / radius - 0.25, np.maximum(np.abs(u), np.abs(v)))
    alpha = np.maximum(globe, halo * (1 - globe))
    out = np.where(
        globe[..., None] > 0, colour * globe[..., None] + rgb(air) * (1 - globe[..., None]), rgb(air)
    )
    if ring:
        out, alpha = _ring(out, alpha, globe, u, v, seed, ring, sun)
    array = np.concatenate([np.clip(out, 0, 1), alpha[..., None]], axis=2)
    return to_image(array).resize((size, size), Image.Resampling.LANCZOS) if over > 1 else to_image(array)


def _ring(
    out: Field, alpha: Field, globe: Field, u: Field, v: Field, seed: int, tint: str, sun: Field
) -> tuple[Field, Field]:
    lean = -0.32
    c, s = np.cos(lean), np.sin(lean)
    ru, rv = u * c + v * s, (-u * s + v * c) / 0.3
    far = np.hypot(ru, rv)
    rng = np.random.default_rng(seed)
    bands = np.interp(far, np.linspace(1.2, 2.05, 26), rng.uniform(0.25, 1, 26)).astype(np.float32)
    cover = bands * smooth(1.26, 1.32, far) * smooth(2.02, 1.94, far)
    cover *= 1 - 0.8 * smooth(0.05, 0.0, np.abs(far - 1.66) - 0.01)
    dark = smooth(1.05, 0.9, np.hypot(u * sun[1] - v * sun[0], 0)) * smooth(
        0.0, 0.4, -(u * sun[0] + v * sun[1])
    )
    tone = (rgb(tint) * (0.55 + 0.6 * bands[..., None])) * (1 - 0.8 * dark * (rv < 0))[..., None]
    front = np.where(rv > 0, cover, cover * (1 - globe))[..., None]
    total = front[..., 0] + alpha * (1 - front[..., 0])
    mixed = (tone * front + out * (alpha[..., None] * (1 - front))) / np.maximum(total, 1e-4)[..., None]
    return mixed, total


def to_image(array: Field) -> Image.Image:
    """Bytes from floats."""
    return Image.fromarray((np.clip(array, 0, 1) * 255 + 0.5).astype(np.uint8))


def to_array(image: Image.Image) -> Field:
    """Floats from bytes."""
    return np.asarray(image, dtype=np.float32) / 255


def uri(image: Image.Image) -> str:
    """A data address for an SVG image element."""
    store = io.BytesIO()
    image.save(store, "PNG", compress_level=1)
    return "data:image/png;base64," + base64.b64encode(store.getvalue()).decode()


def finish(image: Image.Image, bloom: float = 0.35, edge: float = 0.3, seed: int = 1) -> Image.Image:
    """Last pass: glow from the brights, darker corners and a breath of grain against banding."""
    base = to_array(image.convert("RGB"))
    width, height = image.size
    small = image.convert("RGB").resize((width // 4, height // 4), Image.Resampling.BOX)
    bright = to_image(np.clip(to_array(small) - 0.62, 0, 1) * 1.6)
    halo = np.zeros_like(base)
    for reach, power in ((width / 360, 0.6), (width / 112, 0.7)):
        soft = bright.filter(ImageFilter.GaussianBlur(reach)).resize(
            (width, height), Image.Resampling.BICUBIC
        )
        halo += to_array(soft) * power
    base = screen(base, halo * bloom)
    base *= shadow_edge(width, height, edge)[..., None]
    rng = np.random.default_rng(seed)
    base += rng.normal(0, 0.0065, size=(height, width, 1)).astype(np.float32)
    return to_image(base)
