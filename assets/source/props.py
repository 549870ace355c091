"""Forms shared by the card pictures: solids, mouths, hands, and the command line of the scripts."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

from paint import (
    Canvas,
    Point,
    alpha,
    box,
    circle,
    darken,
    group,
    lighten,
    line,
    oval,
    path,
    place,
    render,
    save_webp,
    sheet,
    tube,
    turn,
)

GOLD = "#e2a52c"
STEEL = "#8791ab"
PAPER = "#f2e8cf"
Painter = Callable[[Canvas], None]


def produce(pictures: dict[str, Painter], folder: Path, size: tuple[int, int], columns: int) -> None:
    """The command line of a picture script: names to rebuild, --sheet for a contact sheet."""
    parser = argparse.ArgumentParser()
    parser.add_argument("names", nargs="*", help="pictures to rebuild; all when none is given")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet of all pictures to this file")
    chosen = parser.parse_args()
    unknown = set(chosen.names) - set(pictures)
    if unknown:
        parser.error(f"unknown names: {', '.join(sorted(unknown))}")
    wanted = chosen.names or list(pictures)
    images = []
    for name in wanted:
        canvas = Canvas(*size, seed=name)
        pictures[name](canvas)
        image = render(canvas, size[0])
        save_webp(image, folder / f"{name}.webp", opaque=True)
        images.append(image)
    if chosen.sheet:
        sheet(images, chosen.sheet, columns)


def pts(text: str) -> list[Point]:
    """Points written as "x,y x,y ..."."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


# --- solids ---------------------------------------------------------------------------------------------


def solid(
    c: Canvas,
    d: str,
    colour: str,
    depth: float = 30,
    *,
    cast: float = 0,
    inside: str = "",
    rim: str | None = "#8fdcff",
    light: str | None = None,
    dark: str | None = None,
    paint: str | None = None,
    shade: float = 0.75,
    gleam: float = 0.45,
) -> str:
    """A shaded form whose rim follows its depth."""
    return c.form(
        d,
        colour,
        depth=depth,
        cast=cast,
        inside=inside,
        rim=rim,
        rim_width=max(1.6, depth * 0.26),
        light=light,
        dark=dark,
        paint=paint,
        shade=shade,
        gleam=gleam,
    )


def limb(
    c: Canvas,
    points: Sequence[Point],
    widths: Sequence[float],
    colour: str,
    *,
    cast: float = 10,
    inside: str = "",
) -> str:
    """An arm, leg, stalk or pipe along a curve."""
    return solid(c, tube(points, widths), colour, max(widths) * 0.34, cast=cast, inside=inside)


def metal(
    c: Canvas, d: str, colour: str = STEEL, depth: float = 20, *, cast: float = 0, inside: str = ""
) -> str:
    """Polished metal: bands of light across the form."""
    paint = c.linear(
        lighten(colour, 0.25),
        (0.18, lighten(colour, 0.72)),
        (0.34, colour),
        (0.62, darken(colour, 0.45)),
        (0.8, darken(colour, 0.1)),
        (1.0, darken(colour, 0.55)),
        start=(0, 0.1),
        end=(1, 0.6),
    )
    return solid(c, d, colour, depth, cast=cast, inside=inside, paint=paint, shade=0.45, gleam=0.3)


def glass(c: Canvas, d: str, colour: str = "#bfe9ff", *, strength: float = 0.3, width: float = 6) -> str:
    """A clear vessel: tinted edge, bright left wall, cool right wall."""
    body = c.linear(
        alpha(lighten(colour, 0.7), strength * 1.5),
        (0.3, alpha(colour, strength * 0.35)),
        (0.75, alpha(colour, strength * 0.5)),
        (1.0, alpha(lighten(colour, 0.4), strength * 1.3)),
        start=(0, 0.2),
        end=(1, 0.6),
    )
    edge = c.linear(
        alpha("#ffffff", 0.95), (0.5, alpha(colour, 0.5)), alpha("#8fdcff", 0.95), start=(0, 0), end=(1, 0.8)
    )
    return path(d, fill=body) + path(d, fill="none", stroke=edge, stroke_width=width)


def bead(c: Canvas, x: float, y: float, r: float, colour: str, *, cast: float = 0) -> str:
    """A glossy ball."""
    d = oval(x, y, r)
    return solid(c, d, colour, r * 0.5, paint=c.ball(colour), cast=cast, shade=0.5, gleam=0.2) + c.gloss(
        x - r * 0.36, y - r * 0.42, r * 0.34, r * 0.22
    )


def lamp(c: Canvas, x: float, y: float, r: float, colour: str) -> str:
    """A small light with its glow."""
    return c.dim(x, y, r * 3.6, r * 3.6, colour, 0.75) + circle(
        x, y, r, fill=c.radial("#ffffff", (0.4, lighten(colour, 0.4)), colour, focus=(0.4, 0.35))
    )


def sparkle(x: float, y: float, r: float, colour: str = "#fff6d8", opacity: float = 0.95) -> str:
    """A four-pointed twinkle."""
    n = r * 0.12
    d = (
        f"M{x} {y - r}Q{x + n} {y - n} {x + r} {y}Q{x + n} {y + n} {x} {y + r}"
        f"Q{x - n} {y + n} {x - r} {y}Q{x - n} {y - n} {x} {y - r}Z"
    )
    return path(d, fill=colour, opacity=opacity)


def soft(c: Canvas, d: str, colour: str, blur: float, opacity: float = 0.5) -> str:
    """A blurred shape: shadow, glow or haze."""
    return path(d, fill=colour, filter=c.blur(blur, wide=True), opacity=opacity)


def outline(d: str, colour: str, width: float, opacity: float = 0.6) -> str:
    return line(d, colour, width, opacity=opacity)


# --- faces and hands ------------------------------------------------------------------------------------


def smile(
    c: Canvas, x: float, y: float, w: float, bend: float, colour: str = "#2a1020", width: float = 9
) -> str:
    """A closed mouth; a negative bend sulks. A soft lip light below it gives it volume."""
    d = f"M{x - w / 2} {y}Q{x} {y + bend} {x + w / 2} {y}"
    lit = (
        f"M{x - w * 0.3} {y + width * 1.6 + bend * 0.3}Q{x} "
        f"{y + bend * 0.9 + width * 1.8} {x + w * 0.3} {y + width * 1.6 + bend * 0.3}"
    )
    ends = "".join(
        line(
            (
                f"M{x + s * w / 2} {y - width * 0.9}Q{x + s * (w / 2 + width * 0.7)} {y} "
                f"{x + s * w / 2} {y + width * 0.9}"
            ),
            colour,
            width * 0.55,
            opacity=0.7,
        )
        for s in (-1, 1)
    )
    return (
        line(lit, alpha("#ffffff", 0.3), width * 0.8, filter=c.blur(2, wide=True))
        + line(d, colour, width)
        + ends
    )


def maw(
    c: Canvas,
    d: str,
    *,
    teeth: Sequence[str] = (),
    tongue: str = "",
    inner: str = "#3b0a1c",
    lip: str = "#1d0610",
) -> str:
    """An open mouth: dark inside, tongue and teeth clipped to it, a lip line."""
    paint = c.linear(darken(inner, 0.7), inner, start=(0, 0), end=(0, 1))
    inside = path(d, fill=paint)
    if tongue:
        inside += solid(c, tongue, "#d8486a", 12, rim=None)
    for tooth in teeth:
        inside += path(tooth, fill=c.linear("#fffdf2", "#cfc3a2", start=(0, 0), end=(0, 1)))
    return group(inside, clip_path=c.clip(d)) + line(d, lip, 6, opacity=0.75)


def teeth_row(
    x: float, y: float, w: float, h: float, count: int, up: bool = False, point: float = 0.0
) -> list[str]:
    """A row of teeth hanging from (or standing on) a line; point 1 makes fangs."""
    step = w / count
    sign = -1 if up else 1
    rows = []
    for i in range(count):
        a, b = x + i * step, x + (i + 1) * step
        inset = step * 0.5 * point
        rows.append(
            rounded_quad(
                [(a + 1, y), (b - 1, y), (b - 1 - inset, y + sign * h), (a + 1 + inset, y + sign * h)]
            )
        )
    return rows


def rounded_quad(points: Sequence[Point]) -> str:
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = points
    lift = (cy - by) * 0.8
    return f"M{ax} {ay}L{bx} {by}L{cx} {by + lift}Q{cx} {cy} {(cx + dx) / 2} {cy}Q{dx} {dy} {dx} {ay + lift}Z"


def brow(x: float, y: float, w: float, angle: float, colour: str, h: float = 14) -> str:
    """A heavy eyebrow, thicker in the middle."""
    d = f"M{x - w / 2} {y}Q{x} {y - h * 1.8} {x + w / 2} {y}Q{x} {y - h * 0.2} {x - w / 2} {y}Z"
    return turn(
        path(d, fill=colour, stroke=colour, stroke_width=h * 0.4, stroke_linejoin="round"), angle, x, y
    )


def hand(c: Canvas, x: float, y: float, s: float, angle: float, colour: str, fingers: int = 3) -> str:
    """A chubby hand seen from the back, fingers up before turning; s is the palm's half width."""
    parts = []
    for i in range(fingers):
        spread = (i - (fingers - 1) / 2) * 24
        parts.append(
            turn(
                solid(c, box(-s * 0.3, -s * 1.9, s * 0.6, s * 1.7, s * 0.3), colour, s * 0.26, cast=s * 0.1),
                spread,
                0,
                0,
            )
        )
    thumb = turn(solid(c, box(-s * 0.3, -s * 1.45, s * 0.6, s * 1.4, s * 0.3), colour, s * 0.26), 78, 0, 0)
    palm = solid(c, oval(0, 0, s, s * 0.95), colour, s * 0.4)
    return place(thumb + "".join(parts) + palm, x, y, 1, angle)


def grip(c: Canvas, x: float, y: float, s: float, angle: float, colour: str, fingers: int = 3) -> str:
    """A hand closed around something that passes behind its fingers; fingers run left to right."""
    parts = [solid(c, oval(0, s * 0.1, s * 1.0, s * 0.8), colour, s * 0.35)]
    for i in range(fingers):
        fy = (i - (fingers - 1) / 2) * s * 0.58
        parts.append(
            solid(
                c, box(-s * 1.1, fy - s * 0.31, s * 1.7, s * 0.62, s * 0.31), colour, s * 0.24, cast=s * 0.12
            )
        )
    return place("".join(parts), x, y, 1, angle)


def heart(x: float, y: float, r: float) -> str:
    """A heart as path data; r is half its width."""
    return (
        f"M{x} {y + r}C{x - r * 1.5} {y} {x - r} {y - r * 1.1} {x} {y - r * 0.35}"
        f"C{x + r} {y - r * 1.1} {x + r * 1.5} {y} {x} {y + r}Z"
    )
