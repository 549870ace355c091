"""Shared ground of the Firestorm pictures: skies of the factions, materials, worlds, ships under way."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import numpy as np
from PIL import Image

import cosmos
import globe
from cosmic_cards_kit import beam, embers
from cosmos import Stops
from firestorm_march import Light, Model, Part, Stuff, View, picture
from firestorm_shapes import Shape
from globe import Planet
from motifs import blast, glint
from stage import Point, Stage, light, oval, path, place

WIDTH, HEIGHT = 768, 576
Painter = Callable[[Stage], None]

# The dark, the two gases and the bright veins of each faction's nebulae.
SKIES: dict[str, Stops] = {
    "lft": ((0, "#040716"), (0.35, "#0C1A44"), (0.58, "#1D3F8C"), (0.8, "#4A7FD6"), (1, "#BFE4FF")),
    "lft_deep": ((0, "#03040F"), (0.4, "#0B1236"), (0.62, "#2A2C86"), (0.82, "#5D6BD8"), (1, "#CFD8FF")),
    "raglund": ((0, "#0A0712"), (0.35, "#2A1B22"), (0.58, "#6A4220"), (0.8, "#C68A3A"), (1, "#FFE9B0")),
    "raglund_dusk": ((0, "#080716"), (0.38, "#241A3E"), (0.6, "#5A3A5C"), (0.8, "#B87A5A"), (1, "#FFE0A8")),
    "kristall": ((0, "#08040E"), (0.38, "#260A1E"), (0.6, "#561228"), (0.82, "#A83242"), (1, "#FFB0A0")),
    "kristall_night": (
        (0, "#05050F"),
        (0.4, "#141030"),
        (0.62, "#33205C"),
        (0.82, "#7A3A78"),
        (1, "#FFB8C8"),
    ),
    "guardians": ((0, "#070412"), (0.35, "#22103E"), (0.58, "#4C2480"), (0.8, "#9258C8"), (1, "#EED0FF")),
    "guardians_murk": ((0, "#060710"), (0.38, "#16202E"), (0.6, "#33425A"), (0.8, "#7A5AA0"), (1, "#D8F0B8")),
    "neutral": ((0, "#040A12"), (0.35, "#0C2430"), (0.58, "#16504E"), (0.8, "#4AA07E"), (1, "#D6FFD8")),
    "neutral_blue": ((0, "#040816"), (0.38, "#101E40"), (0.6, "#234A70"), (0.8, "#5AA0A8"), (1, "#DCFFF0")),
    "fire": ((0, "#0C0508"), (0.32, "#3A0E0A"), (0.55, "#96300E"), (0.78, "#F0862A"), (1, "#FFF0B0")),
    "void": ((0, "#03040C"), (0.45, "#0A1026"), (0.68, "#1A2148"), (0.86, "#3C4A86"), (1, "#A8B8F0")),
}
LIGHTS = {
    "lft": Light("#6C8CE8", "#141C48", "#FFF6E8", "#7FD0FF"),
    "raglund": Light("#A88A70", "#2A1A20", "#FFF0D0", "#FFC878"),
    "kristall": Light("#A85878", "#300C24", "#FFEEE0", "#FF7A8A"),
    "guardians": Light("#7C62B8", "#1E1434", "#FFF4E0", "#C88CFF"),
    "neutral": Light("#6A9CA8", "#10242C", "#FFF6E4", "#8FF0D0"),
}

# Hulls and trims.
WHITE = Stuff("#AEBCD4", 0.85, 0.4, 0.24, 0.32, 0.09)
BLUE = Stuff("#2462D6", 0.95, 0.2, 0.3, 0.28, 0.07)
NAVY = Stuff("#1B2A5A", 0.8, 0.3, 0.2, 0.3, 0.12)
STEEL = Stuff("#8C98AC", 0.6, 0.7, 0.14, 0.35, 0.14)
DARK = Stuff("#2A3040", 0.6, 0.6, 0.1, 0.3, 0.2)
GLASS = Stuff("#0C1A3C", 1.0, 0.0)
STONE = Stuff("#E6C278", 0.16, 0.0, 0.17, 0.42, 0.14, grain=0.10)
WALL = Stuff("#CFA75E", 0.12, 0.0, 0.13, 0.45, 0.16, lamps="#FFE08A", grain=0.10)
GOLD = Stuff("#F2B632", 0.9, 0.85)
BRONZE = Stuff("#8A5A24", 0.6, 0.75, 0.12, 0.3, 0.1)
ROOF = Stuff("#3E6E68", 0.5, 0.3, 0.1, 0.35, 0.1)
RUBY = Stuff("#F0283C", 1.0, 0.0, clear=0.86)
ROSE = Stuff("#FF7A86", 1.0, 0.0, clear=0.88)
GARNET = Stuff("#8C0E28", 0.9, 0.2, clear=0.45)
OBSIDIAN = Stuff("#2A1420", 0.9, 0.5, 0.22, 0.3, 0.1)
BRASS = Stuff("#C88A4A", 0.7, 0.8)
PATCH = Stuff("#5E4A84", 0.4, 0.4, 0.34, 0.6, 0.22, ("#7A5640", "#4E5A6A", "#8A5234", "#6C3E9C", "#565E48"))
RUST = Stuff("#8A4E2C", 0.25, 0.4, 0.15, 0.5, 0.3, ("#6A3A26", "#A86A3A", "#54505C"), grain=0.12)
VIOLET = Stuff("#7A3CC8", 0.8, 0.2, 0.3, 0.35, 0.1)
BONE = Stuff("#E2D6BC", 0.5, 0.0, grain=0.06)
CHITIN = Stuff("#3A2458", 0.95, 0.35, 0.16, 0.4, 0.2)
OLIVE = Stuff("#5E8A5A", 0.5, 0.15, 0.2, 0.4, 0.12)
GREEN = Stuff("#37A860", 0.75, 0.1, 0.3, 0.3, 0.08)
GREY = Stuff("#9AA69E", 0.5, 0.45, 0.16, 0.4, 0.14)
CARGO = Stuff("#B87A3A", 0.4, 0.1, 0.31, 0.5, 0.2, ("#3E7A5A", "#5A6A7C", "#A84A3A"))
RED = Stuff("#C8342C", 0.7, 0.1)
AMBER = Stuff("#FFB83A", 0.8, 0.0, glow=1.0)


def lamp(colour: str, power: float = 1.0) -> Stuff:
    """A shining stuff."""
    return Stuff(colour, 0, glow=power)


def sky(s: Stage, name: str, seed: int, stars: int = 130, scale: float = 1.5, dim: float = 1.12) -> None:
    """Lay a nebula as the ground."""
    s.back(cosmos.sky(WIDTH, HEIGHT, seed, SKIES[name], stars, scale) * dim)


def sun(s: Stage, x: float, y: float, r: float, colour: str = "#FFE2B0") -> None:
    """A star close by."""
    s.add(oval(x, y, r * 5, None, s.glow(colour, 0.5)), oval(x, y, r * 2.2, None, s.glow("#FFF6E0", 0.9)))
    s.add(oval(x, y, r, None, s.rad((0, "#FFFFFF", 1.0), (0.7, "#FFFFFF", 0.9), (1, colour, 0.0))))


def _globe(planet: Planet, side: int) -> Image.Image:
    """The world at its size; large ones are computed larger, so that their ground stays sharp."""
    size, radius = globe.SIZE, globe.RADIUS
    large = max(1.0, side / size)
    globe.SIZE, globe.RADIUS = round(size * large), radius * large
    try:
        field = globe.render(planet)
    finally:
        globe.SIZE, globe.RADIUS = size, radius
    return cosmos.to_image(field).resize((side, side), Image.Resampling.LANCZOS)


def world(s: Stage, planet: Planet, x: float, y: float, r: float) -> None:
    """A shaded world with its middle at a place."""
    side = round(r * globe.SIZE / globe.RADIUS)
    s.add(s.image(_globe(planet, side), x - side / 2, y - side / 2, side))


def _area(model: Model, view: View) -> tuple[int, int, int]:
    reach = math.ceil(model.reach * view.size * 1.12) + 4
    return round(view.x) - reach, round(view.y) - reach, 2 * reach


def drawn(
    s: Stage, model: Model, view: View, light: Light, fine: float = 1.5, opacity: float = 1.0, tint: str = ""
) -> str:
    """A lit model as an element of the picture; only the part inside the picture is computed."""
    left, top, side = _area(model, view)
    x0, y0 = max(left, -8), max(top, -8)
    x1, y1 = min(left + side, s.width + 8), min(top + side, s.height + 8)
    if x1 <= x0 or y1 <= y0:
        return ""
    moved = View(view.yaw, view.pitch, view.roll, view.size, view.x - x0, view.y - y0, view.lens)
    image = picture(model, moved, (x1 - x0, y1 - y0), light, fine)
    if tint:
        image = ghost(image, tint)
    shown = s.image(image, x0, y0, x1 - x0, y1 - y0)
    return f'<g opacity="{opacity}">{shown}</g>' if opacity < 1 else shown


def ghost(image: Image.Image, tint: str) -> Image.Image:
    """A projection of a thing: one colour, scan lines, bright edges."""
    field = cosmos.to_array(image)
    grey = field[..., :3].mean(-1)
    rows = 0.62 + 0.38 * (np.arange(field.shape[0]) // 2 % 2)[:, None]
    edge = np.clip(field[..., 3] - cosmos.box_blur(field[..., 3], 3), 0, 1) * 2.2
    power = np.clip((0.25 + 0.95 * grey) * rows + edge, 0, 1)
    field[..., :3] = cosmos.rgb(tint) * (0.55 + 0.6 * power[..., None]) + 0.25 * power[..., None] ** 2
    field[..., 3] *= np.clip(0.25 + 0.75 * power, 0, 1)
    return cosmos.to_image(field)


def ship(
    s: Stage,
    model: Model,
    view: View,
    faction: str,
    trail: float = 0.9,
    fine: float = 1.5,
    tint: str = "",
    opacity: float = 1.0,
    dead: bool = False,
) -> None:
    """A ship under way: exhausts that run away lie behind it, those towards the eye before it."""
    hull = drawn(s, model, view, LIGHTS[faction], fine, opacity, tint)
    flames = "" if dead else _flames(s, model, view, trail, tint or model.flame)
    s.add(*((hull, flames) if view.depth((-1, 0, 0)) > 0.15 else (flames, hull)))


def _flames(s: Stage, model: Model, view: View, trail: float, tone: str) -> str:
    out = ""
    for x, y, z, r in model.drives:
        a, b = view.spot((x, y, z)), view.spot((x - trail * (0.5 + 3 * r), y, z))
        width = r * view.size
        if math.hypot(b[0] - a[0], b[1] - a[1]) > width:
            out += exhaust(s, a, b, width, tone)
        out += s.flare(*a, width * 2.1, tone, 0.9)
    return out


def exhaust(s: Stage, a: Point, b: Point, width: float, tone: str) -> str:
    """A soft flame from its mouth at a to its tip at b."""
    angle, n = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])), math.hypot(b[0] - a[0], b[1] - a[1])
    out = ""
    for share, long, colour, alpha, soft in (
        (1.25, 1.15, tone, 0.55, 0.5),
        (0.8, 0.9, light(tone, 0.35), 0.8, 0.22),
        (0.42, 0.6, "#FFFFFF", 1.0, 0.12),
    ):
        w, m = width * share, n * long
        fill = s.lin((0, colour, alpha), (0.3, colour, alpha * 0.8), (1, colour, 0.0), turn=0)
        d = f"M0,{-w:.1f}C{m * 0.3:.1f},{-w:.1f} {m * 0.6:.1f},{-w * 0.3:.1f} {m:.1f},0"
        d += f"C{m * 0.6:.1f},{w * 0.3:.1f} {m * 0.3:.1f},{w:.1f} 0,{w:.1f}Z"
        out += path(d, fill, s.blur(max(0.8, width * soft)))
    return place(out, *a, 1, angle)


def hit(s: Stage, x: float, y: float, r: float, tone: str = "#FF9A3D", seed: int = 1) -> None:
    """An explosion with embers."""
    s.add(oval(x, y, r * 2.6, None, s.glow(tone, 0.6)), place(blast(s, r, tone, seed, 15), x, y))
    s.add(glint(x, y, r * 1.5))
    embers(s, seed, round(14 + r * 0.35), (x, y), r * 2.2, tone)


def shot(s: Stage, a: Point, b: Point, tone: str, width: float = 5, burst: float = 0) -> None:
    """A ray with light at its muzzle and an explosion where it ends."""
    s.add(beam(s, a, b, tone, width), s.flare(*a, width * 7, tone))
    if burst:
        hit(s, *b, burst, "#FFB04A", round(b[0]) % 97)


def dust(s: Stage, seed: int, count: int, tone: str, size: float = 2.4) -> None:
    """Fine lights all over the picture."""
    rng = random.Random(seed)
    for _ in range(count):
        x, y, r = rng.uniform(0, s.width), rng.uniform(0, s.height), rng.uniform(0.5, size)
        s.add(oval(x, y, r, None, tone, f'opacity="{rng.uniform(0.15, 0.8):.2f}"'))


def lines_of_speed(s: Stage, seed: int, count: int, angle: float, tone: str, alpha: float = 0.5) -> None:
    """Long thin streaks in one direction."""
    rng = random.Random(seed)
    c, d = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    for _ in range(count):
        x, y, n = rng.uniform(-100, s.width), rng.uniform(0, s.height), rng.uniform(60, 260)
        fill = s.lin((0, tone, 0.0), (1, tone, alpha * rng.uniform(0.3, 1)), turn=0)
        s.add(
            place(
                f'<rect x="0" y="-1" width="{n:.0f}" height="{rng.uniform(1, 2.6):.1f}" fill="{fill}"/>',
                x,
                y,
                1,
                math.degrees(math.atan2(d, c)),
            )
        )


def made(*pairs: tuple[Shape, Stuff]) -> tuple[Part, ...]:
    """Shapes with their stuffs as parts of a model."""
    return tuple(Part(shape, stuff) for shape, stuff in pairs)
