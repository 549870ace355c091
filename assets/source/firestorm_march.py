"""Lights distance fields: glossy plastic, metal, stone, crystal and lamps, seen from any side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from PIL import Image

from cosmos import rgb
from firestorm_shapes import Array, Shape, Vec

SUN = np.array([-0.52, 0.60, 0.61], np.float32)
SUN /= np.linalg.norm(SUN)
CHUNK = 12000  # rays walked at a time: their numbers stay in the processor's cache


@dataclass(frozen=True)
class Stuff:
    """What a part is made of."""

    colour: str
    gloss: float = 0.6
    metal: float = 0.0
    plates: float = 0.0  # length of the hull plates
    seam: float = 0.35  # how dark the lines between plates are
    vary: float = 0.10  # how much plates differ
    patches: Sequence[str] = ()  # other colours that plates may have
    lamps: str = ""  # colour of lit windows
    glow: float = 0.0  # light of its own
    clear: float = 0.0  # crystal: how much light runs through
    grain: float = 0.0  # roughness of stone


@dataclass(frozen=True)
class Part:
    """A shape of one stuff."""

    shape: Shape
    stuff: Stuff


@dataclass(frozen=True)
class Model:
    """Parts in one frame, about two units long, with the mouths of its drives (x, y, z, radius)."""

    parts: Sequence[Part]
    drives: Sequence[tuple[float, float, float, float]] = ()
    reach: float = 1.25
    flame: str = "#6FC8FF"


@dataclass(frozen=True)
class View:
    """How a model is seen: degrees of yaw (nose away), pitch (from above), roll (nose up), size and place."""

    yaw: float
    pitch: float
    roll: float
    size: float  # pixels per unit
    x: float = 0.0
    y: float = 0.0
    lens: float = 5.0  # distance of the eye in units

    def frame(self) -> Any:
        """Matrix from the model to the eye."""
        a, b, c = (math.radians(v) for v in (self.yaw, self.pitch, self.roll))
        y = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
        x = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
        z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
        return (z @ x @ y).astype(np.float32)

    def spot(self, point: Vec) -> tuple[float, float]:
        """Where a point of the model lands in the picture."""
        p = self.frame() @ np.array(point, np.float32)
        k = self.size * self.lens / (self.lens - float(p[2]))
        return self.x + float(p[0]) * k, self.y - float(p[1]) * k

    def depth(self, way: Vec) -> float:
        """How much a direction runs towards the eye."""
        return float((self.frame() @ np.array(way, np.float32))[2])


@dataclass(frozen=True)
class Light:
    """The colours of the surroundings."""

    sky: str = "#5A6CB8"
    ground: str = "#1A1638"
    key: str = "#FFF4E2"
    rim: str = "#7FC0FF"
    power: float = 1.0


@dataclass
class _Rays:
    way: Array  # in the frame of the model
    eye: Array
    found: Array
    far: Array


def near(parts: Sequence[Part], p: Array) -> Array:
    """Distance to the nearest part."""
    out = parts[0].shape(p)
    for part in parts[1:]:
        out = np.minimum(out, part.shape(p))
    return out


def _normal(parts: Sequence[Part], p: Array, e: float) -> Array:
    out = np.zeros_like(p)
    for k in ((1, -1, -1), (-1, -1, 1), (-1, 1, -1), (1, 1, 1)):
        way = np.array(k, np.float32)[:, None]
        out += way * near(parts, p + way * e)
    return out / (np.sqrt((out * out).sum(0)) + 1e-9)


def _march(model: Model, rays: _Rays, wide: float = 0.0, steps: int = 80) -> None:
    """Walk all rays to the surface; what misses is dropped. Wide rays stop where they may touch it."""
    b = (rays.eye * rays.way).sum(0)
    root = b * b - (rays.eye * rays.eye).sum(0) + model.reach**2
    root = np.sqrt(np.clip(root, 0, None))
    t = np.maximum(rays.far, np.clip(-b - root, 0, None)).astype(np.float32)
    end = root - b
    alive = np.nonzero((root > 0) & (rays.far < 1e6))[0]
    for _ in range(steps):
        if not len(alive):
            break
        d = near(model.parts, rays.eye[:, alive] + rays.way[:, alive] * t[alive])
        hit = d < 0.0018 + wide * t[alive]
        rays.found[alive[hit]] = True
        t[alive] += np.where(hit, 0, d * 0.92)
        alive = alive[~hit & (t[alive] < end[alive])]
    rays.far = t


def _starts(model: Model, eye: Array, back: Array, u: Array, v: Array, lens: float) -> Array:
    """How far every ray may go unseen: found by wide rays for blocks of four by four."""
    rows, columns = u.shape
    cu, cv = u[1::4, 1::4], v[1::4, 1::4]
    pixel = abs(float(u[0, 1] - u[0, 0]))
    cu, cv = cu.ravel() + pixel / 2, cv.ravel() - pixel / 2
    way = np.stack([cu, cv, np.full(len(cu), -lens, np.float32)])
    way /= np.sqrt((way * way).sum(0))
    count = len(cu)
    rays = _Rays(
        (back @ way).astype(np.float32),
        np.repeat(eye, count, 1),
        np.zeros(count, bool),
        np.zeros(count, np.float32),
    )
    grown = Model(model.parts, reach=model.reach + 3 * pixel)
    _march(grown, rays, 3.2 * pixel / lens)
    out = np.where(rays.found, rays.far, np.float32(1e9)).reshape(u[1::4, 1::4].shape)
    return np.repeat(np.repeat(out, 4, 0), 4, 1)[:rows, :columns].astype(np.float32)


def _shadow(parts: Sequence[Part], p: Array, way: Array) -> Array:
    lit = np.ones(p.shape[1], np.float32)
    t = np.full(p.shape[1], 0.03, np.float32)
    for _ in range(13):
        d = near(parts, p + way * t)
        lit = np.minimum(lit, 9 * d / t)
        t += np.clip(d, 0.02, 0.18)
    return np.clip(lit, 0, 1)


def _open(parts: Sequence[Part], p: Array, n: Array) -> Array:
    hidden = np.zeros(p.shape[1], np.float32)
    for step, weight in ((0.03, 7.0), (0.09, 3.2), (0.2, 1.3)):
        hidden += weight * np.clip(step - near(parts, p + n * step), 0, None)
    return np.clip(1 - hidden, 0.12, 1)


def _world(way: Array, light: Light) -> Array:
    """The surroundings that gloss mirrors: a window of light, a nebula and a dark floor."""
    up = way[1]
    base = rgb(light.ground)[:, None] * np.clip(0.5 - up, 0.1, 1)
    base = base + rgb(light.sky)[:, None] * (np.clip(0.35 + 0.8 * up, 0, 1) * 0.75)
    band = np.exp(-((up - 0.08) ** 2) / 0.012) * np.clip(0.4 + 0.6 * way[0], 0, 1)
    base = base + rgb(light.rim)[:, None] * band * 0.55
    spot = (way * SUN[:, None]).sum(0)
    window = np.clip((spot - 0.80) / 0.06, 0, 1) * 1.6 + np.clip(spot, 0, 1) ** 5 * 0.4
    return base + rgb(light.key)[:, None] * window


def _hash(a: Array, b: Array, c: Array | float = 0.0) -> Array:
    return np.abs(np.sin(a * 127.1 + b * 311.7 + np.asarray(c) * 74.7) * 43758.5453) % 1


def _skin(stuff: Stuff, p: Array, n: Array) -> tuple[Array, Array, Array]:
    """Colour with its plates, darkness of the seams and light of the windows at surface points."""
    base = np.repeat(rgb(stuff.colour)[:, None], p.shape[1], 1)
    seam = np.zeros(p.shape[1], np.float32)
    lamp = np.zeros(p.shape[1], np.float32)
    if stuff.plates <= 0:
        return base, seam, lamp
    flat = np.argmax(np.abs(n), axis=0)
    a = np.where(flat == 0, p[2], p[0]) / stuff.plates
    b = np.where(flat == 1, p[2], p[1]) / (stuff.plates * 0.55)
    rows = np.floor(b)
    shifted = a + _hash(rows, flat) * 3
    cells = np.floor(shifted)
    tone = _hash(cells, rows, flat)
    base = base * (1 + stuff.vary * (tone * 2 - 1))
    if stuff.patches:
        pick = (_hash(cells, rows, flat + 5) * (len(stuff.patches) + 2)).astype(int)
        for number, colour in enumerate(stuff.patches):
            base = np.where(pick == number, rgb(colour)[:, None] * (0.8 + 0.4 * tone), base)
    u, v = shifted % 1, b % 1
    wide, tall = stuff.plates, stuff.plates * 0.55
    split = _hash(cells, rows, flat + 3.0)
    u2 = np.where(split > 0.55, (u * 2) % 1, u)
    edge = np.minimum(np.minimum(u, 1 - u) * wide, np.minimum(v, 1 - v) * tall)
    inner = np.minimum(u2, 1 - u2) * wide * 0.5
    seam = np.clip(1.25 - edge / 0.0075, 0, 1) * stuff.seam
    seam = np.maximum(seam, np.clip(1.25 - inner / 0.005, 0, 1) * stuff.seam * 0.6 * (split > 0.55))
    if stuff.lamps:
        side = (flat == 2) | (flat == 0)
        su, sv = (shifted * 5) % 1, (b * 2) % 1
        on = _hash(np.floor(shifted * 5), np.floor(b * 2), 9.0) > 0.87
        lamp = (side & on & (np.abs(su - 0.5) < 0.26) & (np.abs(sv - 0.5) < 0.2)).astype(np.float32)
    return base, seam, lamp


def _mirrored(way: Array, n: Array) -> Array:
    return way - 2 * (way * n).sum(0) * n


def _bent(way: Array, n: Array, ratio: float) -> Array:
    c = -(way * n).sum(0)
    k = np.clip(1 - ratio * ratio * (1 - c * c), 0, None)
    out = ratio * way + (ratio * c - np.sqrt(k)) * n
    return out / (np.sqrt((out * out).sum(0)) + 1e-9)


def _through(
    parts: Sequence[Part], p: Array, n: Array, way: Array, turn: Array, light: Light, base: Array
) -> Array:
    """What is seen through a crystal: bent once, walked to its far side, mirrored there."""
    inner = _bent(way, n, 0.66)
    t = np.full(p.shape[1], 0.02, np.float32)
    start = p - n * 0.004
    for _ in range(22):
        t += np.clip(-near(parts, start + inner * t), 0.004, 0.25)
    back = _normal(parts, start + inner * t, 0.004)
    away = _mirrored(inner, -back)
    seen = _world(turn @ away, light) * 0.75 + _world(turn @ inner, light) * 0.35
    thick = np.clip(t, 0, 1.2)
    tint = base ** (0.6 + 2.0 * thick)
    heart = np.clip(1 - thick * 1.1, 0, 1) ** 2
    return seen * tint * 1.5 + base * 0.05 + heart * base * 0.2


def picture(model: Model, view: View, size: tuple[int, int], light: Light, fine: float = 1.5) -> Image.Image:
    """The lit model on a clear ground of that many pixels."""
    width, height = (4 * math.ceil(side * fine / 4) for side in size)
    across, down = width / size[0], height / size[1]
    turn = view.frame()
    j, i = np.mgrid[0:height, 0:width].astype(np.float32)
    u = ((i + 0.5) / across - view.x) / view.size
    v = -((j + 0.5) / down - view.y) / view.size
    back = turn.T
    eye = back @ np.array([[0], [0], [view.lens]], np.float32)
    start = _starts(model, eye, back, u, v, view.lens).ravel()
    index = np.nonzero(start < 1e6)[0]
    out = np.zeros((height * width, 4), np.float32)
    for few in np.array_split(index, max(1, len(index) // CHUNK)):
        way = np.stack([u.ravel()[few], v.ravel()[few], np.full(len(few), -view.lens, np.float32)])
        way /= np.sqrt((way * way).sum(0))
        eyes = np.repeat(eye, len(few), 1)
        rays = _Rays((back @ way).astype(np.float32), eyes, np.zeros(len(few), bool), start[few])
        _march(model, rays)
        hits = np.nonzero(rays.found)[0]
        if len(hits):
            out[few[hits], :3] = np.clip(_lit(model, rays, hits, turn, light).T, 0, 1)
            out[few[hits], 3] = 1
    whole = Image.fromarray((out.reshape(height, width, 4) * 255 + 0.5).astype(np.uint8), "RGBA")
    return (
        whole.convert("RGBa")
        .resize(size, Image.Resampling.BOX if fine == 2 else Image.Resampling.LANCZOS)
        .convert("RGBA")
    )


def _lit(model: Model, rays: _Rays, hits: Array, turn: Array, light: Light) -> Array:
    parts = model.parts
    way = rays.way[:, hits]
    p = rays.eye[:, hits] + way * rays.far[hits]
    n = _normal(parts, p, 0.0025)
    owner = np.argmin(np.stack([part.shape(p) for part in parts]), axis=0)
    sun = (turn.T @ SUN)[:, None].astype(np.float32)
    shade = _shadow(parts, p + n * 0.012, sun)
    clear = _open(parts, p, n)
    seen = turn @ n  # the normal as the eye has it
    bounce = turn @ _mirrored(way, n)
    gleam = _world(bounce, light)
    facing = np.clip(-(way * n).sum(0), 0, 1)
    edge = (1 - facing) ** 4
    half = SUN[:, None] - turn @ way
    half /= np.sqrt((half * half).sum(0))
    shine = np.clip((seen * half).sum(0), 0, 1)
    out = np.zeros_like(p)
    for number, part in enumerate(parts):
        mine = np.nonzero(owner == number)[0]
        if not len(mine):
            continue
        stuff = part.stuff
        if stuff.glow > 0:
            core = facing[mine]
            tone = rgb(stuff.colour)[:, None]
            out[:, mine] = (tone * (0.45 + 0.55 * core) + core**6 * 0.55 * (1 - tone)) * stuff.glow
            continue
        base, seam, lamp = _skin(stuff, p[:, mine], n[:, mine])
        if stuff.grain:
            q = p[:, mine] * 42
            speck = (
                np.sin(q[0] + 2.1 * np.sin(q[1] * 0.7)) * np.sin(q[1] * 1.3 + q[2]) * np.sin(q[2] * 1.1 + 3)
            )
            base = base * (1 + stuff.grain * speck)
        day = np.clip((seen[:, mine] * SUN[:, None]).sum(0), 0, 1) * (0.12 + 0.88 * shade[mine])
        up = 0.5 + 0.5 * seen[1][mine]
        around_ = rgb(light.sky)[:, None] * up + rgb(light.ground)[:, None] * (1 - up)
        body = base * (rgb(light.key)[:, None] * day * 0.98 * light.power + around_ * 0.5 * clear[mine])
        body = body * (1 - seam * 0.8)
        fresnel = 0.05 + 0.95 * edge[mine]
        sheen = stuff.gloss * fresnel * (0.35 + 0.65 * clear[mine]) * (1 - seam * 0.5)
        flash = (
            stuff.gloss * (0.75 * shine[mine] ** 70 + 0.16 * shine[mine] ** 12) * (0.2 + 0.8 * shade[mine])
        )
        if stuff.metal:
            tinted = gleam[:, mine] * (base * 0.85 + 0.12) * (0.3 + 0.7 * clear[mine]) * (1 - seam * 0.7)
            body = body * (1 - 0.5 * stuff.metal) + tinted * stuff.metal * 0.95
        if stuff.clear:
            glass = _through(parts, p[:, mine], n[:, mine], way[:, mine], turn, light, base)
            body = body * (1 - stuff.clear) + glass * stuff.clear
            sheen = sheen + 0.10
        body = body + gleam[:, mine] * sheen + flash * rgb(light.key)[:, None]
        rim = edge[mine] ** 0.75 * np.clip(0.25 + seen[0][mine], 0, 1) * clear[mine] * 0.55
        body = body + rgb(light.rim)[:, None] * rim
        if stuff.lamps:
            body = np.where(lamp > 0.5, rgb(stuff.lamps)[:, None] * 1.05, body)
        out[:, mine] = body
    return np.where(out > 0.75, 0.75 + (1 - np.exp(-(out - 0.75) * 2.2)) * 0.25, out)
