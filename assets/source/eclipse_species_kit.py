"""What the portraits of Eclipse share: human heads, uniforms, rooms with a view and lit screens."""

from __future__ import annotations

from collections.abc import Sequence

from aliens_kit import CX, FLOOR, SOFT_RIM
from paint import (
    Canvas,
    Point,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    mirror,
    mirrored,
    mix,
    oval,
    path,
    rect,
    smooth,
    tube,
)
from props import metal, solid


def wash(c: Canvas, inner: str, middle: str, outer: str, at: Point = (0.5, 0.42)) -> str:
    """A ground of one colour mood, brightest behind the figure."""
    return rect(0, 0, 1248, 954, fill=c.radial(inner, (0.5, middle), outer, centre=at, radius=0.74))


def head(
    c: Canvas,
    skin: str,
    *,
    light: str,
    dark: str,
    jaw: float = 1.0,
    chin: float = 716,
    top: float = 190,
    inside: str = "",
    ears: bool = True,
) -> str:
    """Neck, ears and face of a human; the jaw widens the lower half."""
    cheek, corner = 178 * (0.6 + 0.4 * jaw), 116 * jaw
    points: list[Point] = [
        (CX, top),
        (CX + 116, top + 22),
        (CX + 178, top + 118),
        (CX + 184, 430),
        (CX + cheek, 540),
        (CX + corner + 14, 648),
        (CX + 56, chin - 8),
        (CX, chin),
    ]
    ear = solid(
        c,
        oval(CX + 188, 452, 34, 58),
        skin,
        16,
        light=light,
        dark=dark,
        inside=ellipse(CX + 192, 456, 16, 34, fill=dark, opacity=0.5),
    )
    neck = f"M{CX - 96} 600H{CX + 96}L{CX + 118} 860H{CX - 118}Z"
    hollow = c.dim(CX, 726, 150, 60, "#10060c", 0.75)
    face = solid(c, blob(mirrored(points, CX)), skin, 60, light=light, dark=dark, cast=16, inside=inside)
    pair = ear + mirror(ear, CX) if ears else ""
    return pair + solid(c, neck, mix(skin, dark, 0.25), 26, light=skin, dark=dark, inside=hollow) + face


def gaze(
    c: Canvas,
    iris: str,
    skin: str,
    *,
    y: float = 440,
    gap: float = 84,
    r: float = 52,
    upper: float = 0.26,
    lower: float = 0.12,
    tilt: float = 4,
    look: Point = (0.08, 0.05),
) -> str:
    """Two eyes in their sockets with lids and a lash line."""
    out = ""
    for side in (-1, 1):
        x = CX + side * gap
        out += c.dim(x, y - 4, r * 1.7, r * 1.25, darken(skin, 0.55), 0.6)
        out += c.eye(
            x,
            y,
            r,
            iris,
            look=look,
            size=0.6,
            lid=skin,
            upper=upper,
            lower=lower,
            tilt=-tilt * side,
            squash=0.86,
        )
        edge = y - r * 0.86 * (1 - 2 * upper)
        lash = (
            f"M{x - r * 0.98} {edge + 12 + tilt * side}Q{x} {edge - r * 0.3} {x + r * 0.98} "
            f"{edge + 12 - tilt * side}"
        )
        out += line(lash, darken(skin, 0.8), 6, opacity=0.8)
    return out


def nose(c: Canvas, skin: str, dark: str, *, y: float = 566, w: float = 44, top: float = 456) -> str:
    """A nose with a lit bridge and two wings."""
    d = blob(
        [
            (CX - 14, top),
            (CX + 14, top),
            (CX + w * 0.55, y - 42),
            (CX + w, y - 10),
            (CX + w * 0.5, y + 14),
            (CX, y + 18),
            (CX - w * 0.5, y + 14),
            (CX - w, y - 10),
            (CX - w * 0.55, y - 42),
        ]
    )
    holes = ellipse(CX - w * 0.45, y + 9, 10, 6, fill=dark) + ellipse(CX + w * 0.45, y + 9, 10, 6, fill=dark)
    return solid(c, d, skin, 18, dark=dark, rim=None, shade=0.5, gleam=0.55) + holes


def lips(
    c: Canvas, colour: str, *, y: float = 638, w: float = 130, bend: float = 0, full: float = 1.0
) -> str:
    """A closed mouth; a positive bend smiles."""
    a, b, h = CX - w / 2, CX + w / 2, 20 * full
    upper = (
        f"M{a} {y}Q{CX - w * 0.22} {y - h} {CX} {y - h * 0.6}Q{CX + w * 0.22} {y - h} "
        f"{b} {y}Q{CX} {y + bend} {a} {y}Z"
    )
    lower = (
        f"M{a} {y}Q{CX} {y + bend} {b} {y}Q{CX + w * 0.2} {y + bend * 0.6 + h * 1.6} "
        f"{CX} {y + bend * 0.6 + h * 1.6}"
    )
    lower += f"Q{CX - w * 0.2} {y + bend * 0.6 + h * 1.6} {a} {y}Z"
    seam = f"M{a - 6} {y - bend * 0.16}Q{CX} {y + bend * 1.1} {b + 6} {y - bend * 0.16}"
    under = c.dim(CX, y + h * 2.6 + bend * 0.4, w * 0.42, 14, darken(colour, 0.6), 0.5)
    return (
        under
        + solid(c, lower, lighten(colour, 0.1), 10, rim=None)
        + solid(c, upper, darken(colour, 0.12), 8, rim=None)
        + line(seam, darken(colour, 0.72), 5)
    )


def brows(c: Canvas, colour: str, points: Sequence[Point], widths: Sequence[float] = (10, 22, 10)) -> str:
    """A pair of eyebrows; the points run outwards on the right side."""
    right = c.form(tube(points, widths), colour, depth=max(widths) * 0.35, rim=None)
    return mirror(right, CX) + right


def coat(
    c: Canvas, colour: str, *, light: str, dark: str, inside: str = "", wide: float = 1.0, top: float = 770
) -> str:
    """Shoulders and chest of a uniform."""
    points: list[Point] = [
        (CX, top),
        (CX + 110, top + 4),
        (CX + 250 * wide, top + 54),
        (CX + 380 * wide, top + 130),
        (CX + 430 * wide, FLOOR),
    ]
    return solid(
        c, blob(mirrored(points, CX), 0.8), colour, 60, light=light, dark=dark, cast=22, inside=inside
    )


def collar(c: Canvas, colour: str, *, height: float = 110, lean: float = 40) -> str:
    """A stiff standing collar, open in front."""
    right = (
        f"M{CX + 18} 850L{CX + 104} {812 - height * 0.3}L{CX + 122 + lean} {800 - height}"
        f"Q{CX + 172 + lean} {830 - height * 0.4} {CX + 168} 842L{CX + 40} 930Z"
    )
    part = solid(c, right, colour, 20, cast=10)
    return mirror(part, CX) + part


def epaulettes(c: Canvas, colour: str, fringe: str, *, x: float = 300, y: float = 850) -> str:
    """Two shoulder boards with a fringe."""
    strands = "".join(f"M{CX + x - 70 + 14 * k} {y + 22}q6 26 0 54" for k in range(12))
    part = line(strands, fringe, 8) + metal(
        c,
        blob(
            [
                (CX + x - 84, y + 6),
                (CX + x - 40, y - 26),
                (CX + x + 50, y - 8),
                (CX + x + 92, y + 26),
                (CX + x + 20, y + 40),
            ]
        ),
        colour,
        14,
        cast=8,
    )
    return mirror(part, CX) + part


def medal(c: Canvas, x: float, y: float, ribbon: str, face: str = "#f0c24a") -> str:
    """A small medal on its ribbon."""
    band = path(
        f"M{x - 17} {y - 58}H{x + 17}L{x + 12} {y - 14}H{x - 12}Z",
        fill=c.linear(lighten(ribbon, 0.2), ribbon),
    )
    stripe = rect(x - 4, y - 58, 8, 44, fill="#ffffff", opacity=0.6)
    return (
        band + stripe + metal(c, oval(x, y, 23), face, 8, cast=5) + circle(x, y, 10, fill=lighten(face, 0.5))
    )


def windows(c: Canvas, tint: str, count: int = 5) -> str:
    """A panorama of ribs in front of space."""
    ribs = ""
    for k in range(count + 1):
        x = 1248 * k / count
        ribs += path(
            f"M{x - 16} 0H{x + 16}L{x + 10 + (624 - x) * 0.06} 954H{x - 10 + (624 - x) * 0.06}Z",
            fill=c.linear(lighten(tint, 0.16), tint, darken(tint, 0.5), start=(0, 0), end=(1, 0)),
        )
    sill = rect(
        0, 640, 1248, 26, fill=c.linear(lighten(tint, 0.25), darken(tint, 0.4), start=(0, 0), end=(0, 1))
    )
    wall = rect(0, 662, 1248, 292, fill=c.linear(tint, darken(tint, 0.7), start=(0, 0), end=(0, 1)))
    return ribs + sill + wall


def screen(c: Canvas, x: float, y: float, w: float, h: float, colour: str, kind: int) -> str:
    """A glowing display with a graph on it, no letters."""
    frame = box(x, y, w, h, 12)
    back = path(frame, fill=alpha(colour, 0.16)) + line(frame, alpha(colour, 0.75), 3)
    step = w / 8
    if kind == 0:
        marks = [(x + step * (k + 1), y + h * (0.75 - 0.09 * k + 0.14 * ((k * 7) % 3))) for k in range(7)]
        return (
            back
            + line(smooth(marks), colour, 6)
            + "".join(circle(px, py, 7, fill=lighten(colour, 0.5)) for px, py in marks)
        )
    if kind == 1:
        heights = (0.3, 0.5, 0.42, 0.7, 0.6, 0.85)
        bars = "".join(
            rect(x + step * (k + 1), y + h * (0.92 - 0.8 * v), step * 0.66, h * 0.8 * v, 3, fill=colour)
            for k, v in enumerate(heights)
        )
        return back + bars
    cx, cy, r = x + w / 2, y + h / 2, min(w, h) * 0.36
    rings = "".join(
        circle(cx, cy, r * k, fill="none", stroke=colour, stroke_width=4) for k in (1.0, 0.66, 0.33)
    )
    return back + rings + circle(cx + r * 0.6, cy - r * 0.25, 8, fill=lighten(colour, 0.6))


__all__ = [
    "CX",
    "FLOOR",
    "SOFT_RIM",
    "brows",
    "coat",
    "collar",
    "epaulettes",
    "gaze",
    "head",
    "lips",
    "medal",
    "nose",
    "screen",
    "wash",
    "windows",
]
