"""Cover of Eclipse: a total eclipse above a plain of hexes, with ships coming home."""

from __future__ import annotations

import numpy as np
from PIL import Image

import cosmos
from motifs import glint
from solid import Face, Solid
from stage import Stage, dark, line, mix, oval, path, place

WIDTH, HEIGHT = 888, 1164
SUN, RADIUS, HORIZON = (444.0, 560.0), 196.0, 792.0


def _sky() -> cosmos.Field:
    x, y = cosmos.grid(WIDTH, HEIGHT)
    dx, dy = (x - SUN[0]) / RADIUS, (y - SUN[1]) / RADIUS
    d, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    ray = cosmos.fbm(np.cos(a) * 2.6, np.sin(a) * 2.6, d * 0.32, 5, 6, 0.58)
    thin = cosmos.ridged(np.cos(a) * 4.2, np.sin(a) * 4.2, d * 0.14, 15, 4)
    long = 0.62 + 0.38 * np.cos(2 * (a - 0.35))
    out = np.clip(d - 1, 0, None)
    crown = np.exp(-out * (2.1 - 0.9 * long - 0.9 * ray)) * (0.5 + 0.62 * ray + 0.5 * (thin - 0.5)) * 1.15
    halo = np.exp(-out * 1.05) * 0.26
    stops = (
        (0, "#04060F"),
        (0.12, "#081530"),
        (0.3, "#123A66"),
        (0.5, "#3F83A8"),
        (0.7, "#F0BE74"),
        (0.88, "#FFEBB8"),
        (1, "#FFFFFA"),
    )
    picture = cosmos.ramp(np.clip(crown + halo, 0, 1), stops)
    slant = (y - 470) + (x - 444) * 0.62
    band = np.exp(-((slant / 210) ** 2)) * (0.5 + 0.9 * cosmos.fbm(x / 210, y / 210, 1.0, 61, 6))
    dust = cosmos.ridged(x / 240 + 3, y / 240, 4.0, 71, 4)
    picture = cosmos.screen(
        picture, np.clip(band - 0.25 * dust, 0, 1)[..., None] * cosmos.rgb("#5A4FA8") * 0.6
    )
    calm = (0.25 + 0.75 * cosmos.smooth(60.0, 400.0, y))[..., None]
    picture = cosmos.add_stars(picture * calm, 3, 320)
    moon = cosmos.smooth(1.006, 0.994, d)
    bumps = cosmos.fbm(dx * 3, dy * 3, 2.0, 81, 5)
    face = (0.016 + 0.014 * bumps + 0.03 * cosmos.smooth(0.7, 1.0, d))[..., None] * cosmos.rgb("#9FC0FF")
    picture = picture * (1 - moon[..., None]) + face * moon[..., None]
    ring = np.exp(-np.abs(d - 1.004) * 60) + 0.5 * np.exp(-np.abs(d - 1.004) * 14) * (d > 1)
    flame = np.exp(-np.abs(d - 1.01) * 32) * cosmos.smooth(
        0.25, 0.6, cosmos.fbm(np.cos(a) * 5, np.sin(a) * 5, 1.0, 91, 3)
    )
    picture = cosmos.screen(picture, ring[..., None] * cosmos.rgb("#FFF3CF"))
    return cosmos.screen(picture, flame[..., None] * cosmos.rgb("#FF6A7A"))


def _hexes(px: cosmos.Field, pz: cosmos.Field) -> tuple[cosmos.Field, cosmos.Field]:
    """Distance to the nearest hex border (0 on it, 0.5 in the middle) and a number for each hex."""
    rx, rz = 1.0, 3**0.5
    ax, az = np.mod(px, rx) - rx / 2, np.mod(pz, rz) - rz / 2
    bx, bz = np.mod(px - rx / 2, rx) - rx / 2, np.mod(pz - rz / 2, rz) - rz / 2
    first = ax * ax + az * az < bx * bx + bz * bz
    gx, gz = np.where(first, ax, bx), np.where(first, az, bz)
    near = 0.5 - np.maximum(np.abs(gx), np.abs(gx) * 0.5 + np.abs(gz) * (3**0.5 / 2))
    name = np.sin(np.round((px - gx) * 2) * 12.9898 + np.round((pz - gz) * 2) * 78.233) * 43758.5453
    return near, name - np.floor(name)


def _plain(picture: cosmos.Field) -> cosmos.Field:
    x, y = cosmos.grid(WIDTH, HEIGHT)
    drop = np.maximum(y - HORIZON, 0.5)
    far = 150 / drop
    px, pz = (x - 444) / drop * 0.62 + 0.5, far * 2.2 + 0.2
    near, name = _hexes(px, pz)
    wide = far * 0.012 + 0.006
    edge = np.exp(-((near / (wide + 0.006)) ** 2)) * np.clip(1.1 - far * 0.11, 0, 1)
    soft = np.exp(-near / 0.09) * 0.35 * np.clip(1.1 - far * 0.2, 0, 1)
    tile = cosmos.ramp(
        name, ((0, "#050B1A"), (0.55, "#0A1830"), (0.85, "#10294A"), (0.93, "#1A3F63"), (1, "#3A2A63"))
    )
    grain = cosmos.fbm(px * 7, pz * 7, name * 9, 33, 4)
    tile = tile * (0.85 + 0.5 * grain[..., None])
    warm = np.exp(-(((x - 444) / (90 + drop * 0.5)) ** 2)) * (0.75 * np.exp(-drop / 190) + 0.12)
    cool = np.exp(-drop / 90) * 0.6
    ground = tile + cool[..., None] * cosmos.rgb("#20507E")
    ground = cosmos.screen(
        ground, (warm * (0.55 + 0.6 * (name > 0.5)))[..., None] * cosmos.rgb("#FFD79A") * 0.75
    )
    ground = cosmos.screen(ground, (edge * 0.75 + soft * 0.55)[..., None] * cosmos.rgb("#6FD6F5"))
    ground = cosmos.screen(ground, (edge * warm)[..., None] * cosmos.rgb("#FFF0CC"))
    inner = np.exp(-(((near - 0.16) / (wide + 0.008)) ** 2)) * (name > 0.88) * np.clip(1 - far * 0.25, 0, 1)
    ground = cosmos.screen(ground, inner[..., None] * cosmos.rgb("#FFC857") * 0.9)
    cover = cosmos.smooth(HORIZON - 1, HORIZON + 1, y)[..., None]
    picture = picture * (1 - cover) + ground * cover
    mist = (
        np.exp(-np.abs(y - HORIZON) / 11)[..., None]
        * (0.25 + 0.9 * np.exp(-(((x - 444) / 330) ** 2)))[..., None]
    )
    return cosmos.screen(picture, mist * cosmos.rgb("#FFE3AE") * 0.8)


def ship(colour: str, trim: str) -> Solid:
    """A sleek delta with a spine, two fins and a cockpit; nose towards positive x."""
    hull = Solid(seed=4)
    nose, top, low = (118.0, 3.0, 0.0), (-78.0, -17.0, 0.0), (-78.0, 12.0, 0.0)
    for side in (1, -1):
        tip, root = (-96.0, 7.0, 84.0 * side), (-6.0, 2.0, 28.0 * side)
        mid = (-70.0, -4.0, 44.0 * side)
        for tone, corners in (
            (colour, [nose, root, top]), (mix(colour, trim, 0.25), [root, mid, top]), (trim, [root, tip,
                mid]),
            (dark(colour, 0.3), [nose, low, root]), (dark(colour, 0.5), [root, low, tip]),
        ):  # fmt: skip
            hull.faces.append(Face(corners, tone, 0.0, True))
        hull.faces.append(
            Face(
                [(-44.0, -9.0, 20.0 * side), (-104.0, -52.0, 34.0 * side), (-86.0, -6.0, 24.0 * side)],
                trim,
                0.0,
                True,
            )
        )
        hull.lathe([(-98, 7), (-92, 10), (-60, 11), (-40, 3)], "#3A4A66", 14, (0, 2, 22.0 * side), "x")
    hull.faces.append(Face([top, (-78.0, 6.0, 40.0), low, (-78.0, 6.0, -40.0)], "#1A2236", 0.0, True))
    hull.lathe([(-14, 0.5), (0, 9), (22, 9), (48, 0.5)], "#123F66", 16, (0, -7, 0), "x")
    return hull


def _fly(
    s: Stage, x: float, y: float, size: float, turn: tuple[float, float, float], colour: str, trim: str
) -> None:
    hull = ship(colour, trim)
    for side in (22.0, -22.0):
        ax, ay = hull.spot((-98, 2, side), x, y, size, turn)
        bx, by = hull.spot((-420, 2, side), x, y, size, turn)
        for width, tone, alpha in ((20, "#3FB8FF", 0.35), (9, "#9FE6FF", 0.7), (4, "#FFFFFF", 0.9)):
            name = f"t{len(s.defs)}"
            s.defs.append(
                f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{ax}" y1="{ay}" '
                f'x2="{bx}" y2="{by}">'
                f'<stop offset="0" stop-color="{tone}" stop-opacity="{alpha}"/><stop offset="1" '
                f'stop-color="{tone}" stop-opacity="0"/>'
                "</linearGradient>"
            )
            s.add(line(f"M{ax},{ay}L{bx},{by}", f"url(#{name})", width * size))
        s.add(s.flare(ax, ay, 26 * size, "#5BC8FF"))
    s.add(hull.draw(x, y, size, turn, key="#FFE9C4", ambient="#2E5080", rim="#FFD9A0"))


def _system(
    s: Stage, x: float, y: float, r: float, kind: str, seed: int, stops: cosmos.Stops, glow: str
) -> None:
    beam = s.lin((0, glow, 0.0), (1, glow, 0.55))
    s.add(
        path(
            f"M{x - r * 0.9},{y} L{x - r * 0.4},{y + r * 2.1} L{x + r * 0.4},{y + r * 2.1} "
            f"L{x + r * 0.9},{y}Z",
            beam,
        )
    )
    s.add(oval(x, y + r * 2.1, r * 1.0, r * 0.26, s.glow(glow, 0.9)))
    s.add(oval(x, y, r * 1.75, r * 0.5, "none", f'stroke="{glow}" stroke-opacity=".55" stroke-width="1.6"'))
    s.add(s.orb(x, y, r, kind, seed, stops, air=glow))


def eclipse() -> Image.Image:
    """Draw the cover."""
    s = Stage(WIDTH, HEIGHT, 8)
    s.back(_plain(_sky()))
    s.add(place(oval(0, 0, 120, None, s.glow("#FFF6D8", 0.95)) + glint(0, 0, 150, "#FFFFFF", 0.95), 302, 424))
    _system(s, 176, 846, 24, "gas", 5, ((0, "#8A4A1E"), (0.5, "#F0B060"), (1, "#FFF3D0")), "#FFC857")
    _system(
        s,
        700,
        836,
        20,
        "world",
        6,
        ((0, "#0A2E66"), (0.5, "#2A8CC0"), (0.55, "#58A060"), (1, "#FFFFFF")),
        "#7FE0FF",
    )
    _system(s, 690, 950, 44, "rock", 7, ((0, "#4A2A5E"), (0.5, "#A678C8"), (1, "#F0DDFF")), "#C79BFF")
    _fly(s, 600, 742, 0.42, (-118, -20, 8), "#C9D4E6", "#5BD3F9")
    _fly(s, 372, 872, 0.72, (-132, -24, 6), "#E6D9C4", "#F0A33C")
    _fly(s, 262, 1040, 1.75, (24, -30, -12), "#DCE4F0", "#E0551C")
    return s.bake(0.5, 0.35)
