"""Moulded plastic for Eclipse: outlines become height fields that are lit, then seen at a slant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from cosmos import Field, box_blur, grid, ramp, rgb, screen, smooth, to_image
from paint import render
from paint_shapes import Point, polygon, rounded
from plastic import LIGHT, bevel, pattern, shrink, slopes, with_alpha

BOX = 100.0  # side of the field the outlines are drawn in
REACH = 0.16  # of the side: how far inwards distances are measured
STEPS = 72  # of the march through the heights


@dataclass(frozen=True)
class Layer:
    """One moulded storey: its outline, how high its top lies and how round its edge is."""

    d: str
    base: float = 0.0
    rise: float = 6.0
    edge: float = 6.0
    stroke: float = 0.0  # a line of this width instead of a filled outline


@dataclass(frozen=True)
class Model:
    """All storeys of a piece with its grooves, smoked parts, the place of its pattern and its lamps."""

    layers: Sequence[Layer]
    grooves: Sequence[tuple[str, float, float]] = ()  # outline, width, depth
    smoked: Sequence[str] = ()
    pressed: Sequence[str] = ()
    lamps: Sequence[tuple[float, float, float, str]] = ()  # x, y, radius, colour
    lit_lines: Sequence[tuple[str, float, str]] = ()  # outline, width, colour
    repeat: float = 9.0  # units per repeat of the pattern
    painted: Sequence[tuple[str, str]] = ()  # outline and colour of a second plastic


@dataclass
class Cast:
    """A model cast at one size: everything that does not depend on its colour."""

    height: Field
    alpha: Field
    smoked: Field
    pressed: Field
    lamps: Field
    cut: Field  # grooves and the dark mouths of the lamps
    model: Model
    paint: Field = field(default_factory=lambda: np.zeros((1, 1, 4), np.float32))


def half(points: Sequence[Point], radius: float = 2.0, axis: float = 50.0) -> str:
    """An outline mirrored across the long axis, from its upper points nose to tail."""
    return rounded([*points, *((x, 2 * axis - y) for x, y in reversed(points))], radius)


def both(points: Sequence[Point], radius: float = 1.5, axis: float = 50.0) -> str:
    """The same outline on both sides of the long axis."""
    other = [(x, 2 * axis - y) for x, y in points]
    return rounded(points, radius) + rounded(list(reversed(other)), radius)


def ring(x: float, y: float, r: float) -> str:
    """A circle."""
    return f"M{x - r} {y}a{r} {r} 0 1 1 {2 * r} 0a{r} {r} 0 1 1 {-2 * r} 0Z"


def straight(*points: Point) -> str:
    """An open line."""
    return polygon(points, closed=False)


def sign(body: str, x: float = 50, y: float = 50, size: float = 60) -> str:
    """A white drawing of the icons' 48 by 48 field, laid with its middle at a place."""
    return f'<g transform="translate({x - size / 2} {y - size / 2}) scale({size / 48})">{body}</g>'


def mask(d: str, side: int, stroke: float = 0.0) -> Field:
    """Coverage of an outline or of a sign, 0 to 1."""
    style = (
        f'fill="none" stroke="#fff" stroke-width="{stroke}" stroke-linecap="round" stroke-linejoin="round"'
        if stroke
        else 'fill="#fff" fill-rule="evenodd"'
    )
    shape = d if d.startswith("<") else f'<path d="{d}" {style}/>'
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOX} {BOX}" width="{side}" height="{side}">'
        f"{shape}</svg>"
    )
    return np.asarray(render(svg, side).getchannel("A"), dtype=np.float32) / 255


def inward(cover: Field, reach: int) -> Field:
    """Distance in pixels from every inner place to the outline, exact up to the reach."""
    far = np.float32((reach + 1) ** 2)
    out = np.where(cover > 0.5, far, np.float32(0))
    for axis in (0, 1):
        best = out.copy()
        for step in range(1, reach + 1):
            best = np.minimum(best, _moved(out, step, axis) + step * step)
            best = np.minimum(best, _moved(out, -step, axis) + step * step)
        out = best
    return np.clip(np.sqrt(out) - 0.5, 0, None)


def _moved(values: Field, step: int, axis: int) -> Field:
    """The field shifted with nothing coming in from outside."""
    out = np.roll(values, step, axis)
    edge = [slice(None), slice(None)]
    edge[axis] = slice(0, step) if step > 0 else slice(step, None)
    out[tuple(edge)] = 0
    return out


def cast(model: Model, side: int) -> Cast:
    """Raise the heights of a model on a square of that many pixels."""
    unit = side / BOX
    height, alpha = np.zeros((side, side), np.float32), np.zeros((side, side), np.float32)
    for layer in model.layers:
        cover = mask(layer.d, side, layer.stroke)
        inside = inward(cover, min(round(REACH * side), round(layer.edge * unit) + 2))
        raised = (layer.base * (cover > 0.5)) * unit + bevel(inside, layer.edge * unit, layer.rise * unit)
        height = np.maximum(height, raised)
        alpha = np.maximum(alpha, cover)
    cut = np.zeros((side, side), np.float32)
    for d, width, depth in model.grooves:
        line = box_blur(mask(d, side, width), unit * 0.2)
        height -= line * depth * unit * (alpha > 0.5)
        cut = np.maximum(cut, line * 0.45)
    smoked = _union(model.smoked, side)
    area = _union(model.pressed, side) * (1 - smoked)
    lamps = np.zeros((side, side, 3), np.float32)
    x, y = grid(side, side)
    for lx, ly, radius, colour in model.lamps:
        away = np.hypot(x - lx * unit, y - ly * unit) / (radius * unit)
        cut = np.maximum(cut, smooth(1.05, 0.6, away) * 0.9)
        light = np.exp(-((away * 1.5) ** 2)) + 0.5 * smooth(0.55, 0.25, away)
        lamps = screen(lamps, np.clip(light, 0, 1)[..., None] * rgb(colour))
        lamps = screen(lamps, smooth(0.34, 0.1, away)[..., None] * 0.8)
    for d, width, colour in model.lit_lines:
        line = mask(d, side, width)
        halo = np.clip(box_blur(line, width * unit * 0.7) * 1.3, 0, 1)
        lamps = screen(lamps, (line * 0.85 + halo * 0.55)[..., None] * rgb(colour))
    paint = np.zeros((side, side, 4), np.float32)
    for d, colour in model.painted:
        cover = mask(d, side)[..., None]
        paint[..., :3] = paint[..., :3] * (1 - cover) + rgb(colour) * cover
        paint[..., 3:] = np.maximum(paint[..., 3:], cover)
    return Cast(box_blur(height, unit * 0.22), alpha, smoked, area, lamps, cut, model, paint)


def _union(outlines: Sequence[str], side: int) -> Field:
    out = np.zeros((side, side), np.float32)
    for d in outlines:
        out = np.maximum(out, mask(d, side))
    return out


def turned(piece: Cast, way: str) -> Cast:
    """The piece with its nose to the right, left or up; the light never turns with it."""
    turn: dict[str, Callable[[Field], Field]] = {
        "right": lambda f: f,
        "left": lambda f: np.ascontiguousarray(f[:, ::-1]),
        "up": lambda f: np.ascontiguousarray(np.rot90(f)),
    }
    go = turn[way]
    return Cast(
        go(piece.height),
        go(piece.alpha),
        go(piece.smoked),
        go(piece.pressed),
        go(piece.lamps),
        go(piece.cut),
        piece.model,
        go(piece.paint),
    )


def _shade(height: Field, unit: float) -> Field:
    """Share of the light that reaches a place past its neighbours."""
    blocked = np.zeros_like(height)
    flat = float(np.hypot(LIGHT[0], LIGHT[1]))
    for step in range(2, round(26 * unit), max(1, round(0.7 * unit))):
        dx, dy = -LIGHT[0] / flat * step, -LIGHT[1] / flat * step
        there = np.roll(height, (round(dy), round(dx)), (0, 1))
        over = there - height - step * LIGHT[2] / flat * 1.15
        blocked = np.maximum(blocked, smooth(0, 1.6 * unit, over))
    return 1 - box_blur(blocked, unit * 0.5)


def lit(piece: Cast, tones: Sequence[str], seat: str = "", gloss: float = 1.0, tilt: float = 60.0) -> Field:
    """The piece's surface in a plastic of four tones (deep, shade, body, light), still seen from above."""
    side = piece.height.shape[0]
    unit = side / BOX
    height = piece.height
    x, y = grid(side, side)
    pressed = piece.pressed
    if seat:
        woven = pattern(seat, x / (piece.model.repeat * unit), y / (piece.model.repeat * unit), 0.09)
        pressed = box_blur(woven * piece.pressed, unit * 0.25)
        height = height - pressed * 0.75 * unit
    else:
        pressed = pressed * 0
    nx, ny, nz = slopes(height)
    sun = np.clip(nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2], 0, 1)
    shade = _shade(piece.height, unit)
    open_ = np.clip(1 - (box_blur(height, unit * 2.2) - height).clip(0) * 0.22 / unit, 0.3, 1)
    open_ *= np.clip(1 - (box_blur(height, unit * 6) - height).clip(0) * 0.08 / unit, 0.4, 1)
    light = (0.05 + 0.74 * sun * (0.22 + 0.78 * shade) + 0.09 * nz + 0.10 * (0.5 - y / side)) * open_
    light *= 1 - piece.cut
    out = ramp(light - 0.13 * pressed, list(zip((0.0, 0.28, 0.64, 1.0), tones, strict=True)))
    tint = piece.paint[..., 3:]
    out = out * (1 - tint) + piece.paint[..., :3] * (0.25 + 1.15 * light[..., None]) * tint
    glass = ramp(
        0.25 + 0.75 * sun - 0.35 * ny, [(0, "#04060F"), (0.5, "#0B1330"), (0.8, "#1C2C5C"), (1.2, "#3C5AA0")]
    )
    smoke = box_blur(piece.smoked, unit * 0.15)[..., None]
    out = out * (1 - smoke) + glass * smoke
    view = np.array([0, np.cos(np.radians(tilt)), np.sin(np.radians(tilt))], np.float32)
    middle = view + LIGHT / np.linalg.norm(LIGHT)
    middle /= np.linalg.norm(middle)
    shine = np.clip(nx * middle[0] + ny * middle[1] + nz * middle[2], 0, 1)
    flash = (0.80 * shine**60 + 0.15 * shine**10) * (0.35 + 0.65 * shade) * gloss
    out = screen(out, (flash * (1 + 0.5 * smoke[..., 0]))[..., None] * (0.4 + 0.6 * rgb(tones[3])))
    facing = np.clip(ny * view[1] + nz * view[2], 0, 1)
    rim = (1 - facing) ** 2.4 * (0.35 * smooth(0.1, 0.9, nx) + 0.22 * smooth(0.2, -0.9, ny)) * gloss
    out = screen(out, rim[..., None] * rgb("#9FCBFF"))
    return screen(out, piece.lamps)


def sight(piece: Cast, tilt: float = 60.0) -> Field:
    """For every place of the picture the row of the surface that is seen there, or -1."""
    side = piece.height.shape[0]
    up, flat = float(np.sin(np.radians(tilt))), float(np.cos(np.radians(tilt)))
    top = float(piece.height.max()) + 1
    shown = (side * (1 - up) + top * flat) / 2
    _, v = grid(side, side)
    columns = np.broadcast_to(np.arange(side), (side, side))
    hit = np.full((side, side), -1.0, np.float32)
    for step in range(STEPS, -1, -1):
        z = top * step / STEPS
        row = (v - shown + z * flat) / up
        index = np.clip(row.astype(np.int32), 0, side - 1)
        inside = (row >= 0) & (row < side)
        solid = inside & (piece.height[index, columns] >= z) & (piece.alpha[index, columns] > 0.5)
        hit = np.where((hit < 0) & solid, row, hit)
    return hit


def seen(hit: Field, colour: Field) -> Field:
    """A lit surface as it is seen at a slant."""
    side = hit.shape[0]
    columns = np.broadcast_to(np.arange(side), (side, side))
    found = hit >= 0
    low = np.clip(np.floor(hit - 0.5), 0, side - 2).astype(np.int32)
    share = np.clip(hit - 0.5 - low, 0, 1)[..., None]
    out = colour[low, columns] * (1 - share) + colour[low + 1, columns] * share
    return with_alpha(out, found.astype(np.float32))


def finished(field_: Field, factor: int) -> Image.Image:
    """The picture at its own size."""
    return to_image(shrink(field_, factor))
