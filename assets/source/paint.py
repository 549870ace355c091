"""Painting kit of the art scripts: shaded forms, eyes and backdrops on an SVG canvas."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from paint_output import cloud, noise, render, save_webp, sheet
from paint_shapes import (
    INK,
    RIM,
    Point,
    Stop,
    along,
    alpha,
    blob,
    bounds,
    box,
    channels,
    circle,
    darken,
    ellipse,
    group,
    lighten,
    line,
    lit,
    mirror,
    mirrored,
    mix,
    oval,
    path,
    place,
    polygon,
    reach,
    rect,
    rounded,
    shaggy,
    smooth,
    star,
    tube,
    turn,
    wobble,
)
from paint_sketch import Sketch

__all__ = [
    "INK",
    "RIM",
    "Canvas",
    "Point",
    "Stop",
    "along",
    "alpha",
    "blob",
    "bounds",
    "box",
    "channels",
    "circle",
    "cloud",
    "darken",
    "ellipse",
    "group",
    "lighten",
    "line",
    "lit",
    "mirror",
    "mirrored",
    "mix",
    "noise",
    "oval",
    "path",
    "place",
    "polygon",
    "rect",
    "render",
    "rounded",
    "save_webp",
    "shaggy",
    "sheet",
    "smooth",
    "star",
    "tube",
    "turn",
    "wobble",
]


class Canvas(Sketch):
    """A picture with the house style: one light from the upper left, one cool rim from the right."""

    def form(
        self,
        d: str,
        colour: str,
        *,
        light: str | None = None,
        dark: str | None = None,
        paint: str | None = None,
        depth: float = 36,
        shade: float = 0.75,
        gleam: float = 0.45,
        rim: str | None = RIM,
        rim_width: float = 9,
        inside: str = "",
        cast: float = 0,
    ) -> str:
        """A volumetric shape: gradient body, core shadow at the lower right, light at the upper left, rim
        at the right. `inside` is drawn on the body, clipped to it, under the shading; `cast` is the size of
        the shadow it throws on what lies behind it."""
        light = light or lighten(colour, 0.32)
        dark = dark or darken(colour, 0.6)
        stops: tuple[Stop, ...] = (light, (0.45, colour), mix(colour, dark, 0.75))
        body = [
            path(d, fill=paint or self.linear(*stops, start=(s, 0.0), end=(1 - s, 1.0))) for s in (0.2, 0.8)
        ]
        soft = [self._shading(d, light, dark, depth, shade, gleam, side) for side in (1, -1)]
        edge = [self.rim(d, rim, rim_width, side) if rim else "" for side in (1, -1)]
        shaded = group(lit(*body), inside, lit(*soft), lit(*edge), clip_path=self.clip(d))
        if not cast:
            return shaded
        return lit(*(self._cast(d, cast, side) for side in (1, -1))) + shaded

    def _shading(
        self, d: str, light: str, dark: str, depth: float, shade: float, gleam: float, side: int
    ) -> str:
        """The blurred core shadow and light inside an outline."""
        away = depth * 0.55
        moved = f"translate({-away * side:.1f} {-away:.1f})"
        toward = f"translate({away * 0.5 * side:.1f} {away * 0.5:.1f})"
        return group(
            line(d, dark, depth * 1.4, transform=moved, opacity=shade),
            line(d, lighten(light, 0.25), depth * 0.6, transform=toward, opacity=gleam),
            filter=self.blur(depth * 0.42, margin=reach(d, depth * 1.2)),
        )

    def _cast(self, d: str, size: float, side: int) -> str:
        """The soft shadow a form throws on what lies behind it."""
        return path(
            d,
            fill="#02030c",
            opacity=0.5,
            transform=f"translate({size * 0.5 * side:.1f} {size * 0.8:.1f})",
            filter=self.blur(size * 0.6, margin=reach(d, size * 1.8)),
        )

    def rim(self, d: str, colour: str = RIM, width: float = 9, side: int = 1) -> str:
        """A line of cool light inside the right (1) or left (-1) edge of an outline, to be clipped to it."""
        parts: list[str] = []
        for size, strength in ((1.5, 0.3), (0.95, 0.4), (0.5, 0.6)):
            stops = (alpha(colour, 0), (0.45, alpha(colour, 0)), (0.8, alpha(colour, strength)))
            start, end = ((0.0, 0.15), (1.0, 0.0)) if side > 0 else ((1.0, 0.15), (0.0, 0.0))
            paint = self.linear(*stops, start=start, end=end)
            moved = f"translate({-width * 0.4 * side:.1f} {-width * 0.06:.1f})"
            parts.append(line(d, paint, width * size, transform=moved))
        return "".join(parts)

    def gloss(
        self, x: float, y: float, rx: float, ry: float, angle: float = -30, opacity: float = 0.7
    ) -> str:
        """A soft wet highlight."""
        paint = self.radial(("#ffffff"), (0.35, alpha("#ffffff", 0.75)), (1.0, alpha("#ffffff", 0.0)))
        return turn(ellipse(x, y, rx, ry, fill=paint, opacity=opacity), angle, x, y)

    def dim(
        self, x: float, y: float, rx: float, ry: float, colour: str = "#02030c", opacity: float = 0.5
    ) -> str:
        """A soft dark (or coloured) patch: contact shadows, blush, hollows, glows."""
        paint = self.radial(alpha(colour, 1), (0.5, alpha(colour, 0.5)), (1.0, alpha(colour, 0.0)))
        return ellipse(x, y, rx, ry, fill=paint, opacity=opacity)

    def eye(
        self,
        x: float,
        y: float,
        r: float,
        iris: str = "#3fb8d8",
        *,
        look: Point = (0.0, 0.0),
        white: str = "#fbf7ee",
        pupil: str = "round",
        size: float = 0.56,
        black: float = 0.5,
        lid: str | None = None,
        upper: float = 0.0,
        lower: float = 0.0,
        tilt: float = 0.0,
        squash: float = 1.0,
        spark: float = 1.0,
    ) -> str:
        """A glossy eyeball. `size` is the iris as a share of the ball, `black` the pupil as a share of the
        iris, `look` moves it (-1 to 1). `upper` and `lower` close the lids (0 open, 1 shut) in colour `lid`;
        `tilt` turns the upper lid (positive looks angry left of the nose, negative right of it)."""
        ry = r * squash
        ball = oval(x, y, r, ry)
        ix, iy, ir = x + look[0] * r * 0.42, y + look[1] * ry * 0.42, r * size
        white_paint = self.radial(
            white,
            (0.6, mix(white, "#c9cfe6", 0.35)),
            (1.0, mix(white, "#3a3f72", 0.75)),
            centre=(0.46, 0.44),
            radius=0.6,
            focus=(0.4, 0.36),
        )
        iris_paint = self.radial(
            lighten(iris, 0.55),
            (0.45, iris),
            (0.82, darken(iris, 0.45)),
            (1.0, darken(iris, 0.85)),
            centre=(0.5, 0.5),
            radius=0.5,
            focus=(0.56, 0.7),
        )
        parts = [path(ball, fill=white_paint), circle(ix, iy, ir, fill=iris_paint)]
        if r > 18:
            parts.append(self._fibres(ix, iy, ir, iris, black))
        parts.append(_pupil(pupil, ix, iy, ir, black))
        fall = self.linear(alpha("#050716", 0.7), (0.55, alpha("#050716", 0.0)), start=(0, 0), end=(0, 1))
        parts.append(path(ball, fill=fall, opacity=0.6))
        if lid:
            parts.append(self._lids(x, y, r, ry, lid, upper, lower, tilt))
        sx, sy = ix - ir * 0.36, max(iy - ir * 0.42, y - ry + 2 * ry * upper + r * 0.2 if lid else -1e9)
        sparkle = ""
        if spark > 0:
            sparkle = (
                ellipse(sx, sy, ir * 0.3 * spark, ir * 0.26 * spark, fill="#ffffff", opacity=0.97)
                + circle(ix + ir * 0.36, iy + ir * 0.4, ir * 0.12 * spark, fill="#ffffff", opacity=0.75)
                + line(
                    f"M{x + r * 0.5:.2f} {y + ry * 0.72:.2f}A{r:.2f} {ry:.2f} 0 0 0 "
                    f"{x + r * 0.88:.2f} {y + ry * 0.2:.2f}",
                    alpha("#ffffff", 0.45),
                    r * 0.06,
                )
            )
        return group(*parts, sparkle, clip_path=self.clip(ball))

    def _fibres(self, x: float, y: float, r: float, iris: str, black: float) -> str:
        rays: list[str] = []
        for i in range(36):
            angle = math.tau * i / 36 + self.rng.uniform(-0.06, 0.06)
            inner, outer = r * black * 0.9, r * self.rng.uniform(0.7, 0.95)
            cos, sin = math.cos(angle), math.sin(angle)
            rays.append(
                f"M{x + inner * cos:.2f} {y + inner * sin:.2f}L{x + outer * cos:.2f} {y + outer * sin:.2f}"
            )
        return line("".join(rays), lighten(iris, 0.6), r * 0.03, opacity=0.35)

    def _lids(
        self, x: float, y: float, r: float, ry: float, lid: str, upper: float, lower: float, tilt: float
    ) -> str:
        parts: list[str] = []
        big = r * 1.3
        for share, sign in ((upper, -1), (lower, 1)):
            if share <= 0:
                continue
            edge = y + sign * (ry - 2 * ry * share)
            bend = -sign * r * 0.34 * (1 - 1.4 * share)
            shape = (
                f"M{x - big:.2f} {edge:.2f}Q{x:.2f} {edge - bend:.2f} {x + big:.2f} {edge:.2f}"
                f"V{y + sign * big * 1.6:.2f}H{x - big:.2f}Z"
            )
            rim = f"M{x - big:.2f} {edge:.2f}Q{x:.2f} {edge - bend:.2f} {x + big:.2f} {edge:.2f}"
            stops = (lighten(lid, 0.2), lid, darken(lid, 0.3))
            paint = self.linear(*stops, start=(0.2, 0), end=(0.7, 1))
            drawn = (
                line(rim, alpha("#050716", 0.5), r * 0.3, filter=self.blur(r * 0.08, wide=True))
                + path(shape, fill=paint)
                + line(rim, lighten(lid, 0.35) if sign < 0 else darken(lid, 0.2), r * 0.07)
            )
            parts.append(turn(drawn, tilt if sign < 0 else -tilt * 0.4, x, y))
        return "".join(parts)

    def backdrop(
        self,
        top: str = "#0b1226",
        bottom: str = "#070b1a",
        *,
        glow: str | None = "#3a2a6b",
        at: Point = (0.5, 0.45),
        clouds: Sequence[str] = ("#3a2a6b", "#123f4f"),
        stars: int = 130,
        strength: float = 0.7,
    ) -> str:
        """Deep space: gradient, one pool of light behind the figure, noise clouds, stars in three sizes."""
        w, h = self.width, self.height
        parts = [rect(0, 0, w, h, fill=self.linear(top, bottom, start=(0.2, 0), end=(0.7, 1)))]
        if clouds:
            tall = max(2, round(160 * h / w))
            fog = Image.new("RGBA", (160, tall))
            for colour in clouds:
                fog.alpha_composite(cloud(self.rng.randrange(1 << 30), colour, 160, tall))
            parts.append(self.embed(fog, -w * 0.02, -h * 0.02, w * 1.04, h * 1.04, opacity=strength))
        if glow:
            paint = self.radial(
                alpha(lighten(glow, 0.25), 0.95),
                (0.45, alpha(glow, 0.55)),
                (1.0, alpha(glow, 0.0)),
                centre=(at[0] * w, at[1] * h),
                radius=0.56 * w,
                user=True,
            )
            parts.append(rect(0, 0, w, h, fill=paint))
        parts.append(self.stars(stars))
        return "".join(parts)

    def stars(self, count: int, colour: str = "#dfe8ff") -> str:
        """Stars in three sizes all over the picture; a few of the big ones carry a cross of light."""
        unit = self.width / 1248
        parts: list[str] = []
        for _ in range(count):
            x, y = self.rng.uniform(0, self.width), self.rng.uniform(0, self.height)
            kind = self.rng.random()
            size, opacity = (1.1, 0.5) if kind < 0.7 else (1.8, 0.75) if kind < 0.95 else (3.0, 0.95)
            parts.append(circle(x, y, size * unit, fill=colour, opacity=opacity * self.rng.uniform(0.5, 1)))
            if kind > 0.97:
                arm = 16 * unit
                cross = f"M{x - arm:.1f} {y:.1f}H{x + arm:.1f}M{x:.1f} {y - arm:.1f}V{y + arm:.1f}"
                parts.append(line(cross, colour, 1.1 * unit, opacity=0.5))
        return "".join(parts)

    def planet(
        self,
        x: float,
        y: float,
        r: float,
        colour: str,
        *,
        bands: Sequence[str] = (),
        craters: int = 0,
        air: str | None = None,
        ring: str | None = None,
    ) -> str:
        """A small background planet with terminator, optional bands, craters, air and ring."""
        d = oval(x, y, r)
        marks: list[str] = []
        for i, tint in enumerate(bands):
            level = y - r + 2 * r * (i + 0.7) / (len(bands) + 0.4)
            marks.append(
                ellipse(x, level, r * 1.1, r * 0.11, fill=tint, opacity=0.6, filter=self.blur(r * 0.03))
            )
        for _ in range(craters):
            angle, far = self.rng.uniform(0, math.tau), r * math.sqrt(self.rng.uniform(0, 0.8))
            cx, cy, cr = (
                x + far * math.cos(angle),
                y + far * math.sin(angle),
                r * self.rng.uniform(0.05, 0.17),
            )
            marks.append(circle(cx, cy, cr, fill=darken(colour, 0.35), opacity=0.6))
            marks.append(
                circle(cx + cr * 0.15, cy + cr * 0.2, cr * 0.85, fill=lighten(colour, 0.08), opacity=0.5)
            )
        night = self.radial(
            alpha("#03050f", 0),
            (0.55, alpha("#03050f", 0.15)),
            (1.0, alpha("#03050f", 0.95)),
            centre=(0.3, 0.28),
            radius=0.82,
        )
        body = (
            path(d, fill=self.ball(colour, 0.25, 0.5)) + turn("".join(marks), -18, x, y) + path(d, fill=night)
        )
        parts = [group(body, clip_path=self.clip(d))]
        if air:
            halo = self.radial((0.8, alpha(air, 0.0)), (0.86, alpha(air, 0.5)), (1.0, alpha(air, 0.0)))
            parts.insert(0, circle(x, y, r * 1.16, fill=halo))
        if ring:
            tilted = f"rotate(-18 {x:.1f} {y:.1f})"
            back = (
                f"M{x - r * 1.75:.1f} {y:.1f}A{r * 1.75:.1f} {r * 0.42:.1f} 0 0 1 {x + r * 1.75:.1f} {y:.1f}"
            )
            front = back.replace(" 0 0 1 ", " 0 0 0 ")
            for d_ring, index in ((back, 0), (front, len(parts) + 1)):
                band = line(d_ring, ring, r * 0.2, opacity=0.75, stroke_linecap="butt") + line(
                    d_ring, darken(ring, 0.4), r * 0.03, stroke_linecap="butt"
                )
                parts.insert(index, group(band, transform=tilted))
        return "".join(parts)

    def rays(
        self, x: float, y: float, radius: float, colour: str, count: int = 18, opacity: float = 0.2
    ) -> str:
        """Soft beams fanning out from a point behind a figure."""
        wedges: list[str] = []
        for i in range(count):
            angle = math.tau * i / count + self.rng.uniform(-0.05, 0.05)
            half = math.tau / count * self.rng.uniform(0.16, 0.3)
            a = (x + radius * math.cos(angle - half), y + radius * math.sin(angle - half))
            b = (x + radius * math.cos(angle + half), y + radius * math.sin(angle + half))
            wedges.append(polygon([(x, y), a, b]))
        paint = self.radial(
            alpha(colour, 0.9), (1.0, alpha(colour, 0.0)), centre=(x, y), radius=radius, user=True
        )
        return path("".join(wedges), fill=paint, opacity=opacity)


def _pupil(kind: str, x: float, y: float, r: float, black: float) -> str:
    dark = "#070512"
    size = r * black
    if kind == "slit":
        return path(
            f"M{x:.2f} {y - r * 0.92:.2f}Q{x + size:.2f} {y:.2f} {x:.2f} {y + r * 0.92:.2f}"
            f"Q{x - size:.2f} {y:.2f} {x:.2f} {y - r * 0.92:.2f}Z",
            fill=dark,
        )
    if kind == "bar":
        return rect(x - r * 0.82, y - size * 0.5, r * 1.64, size, size * 0.5, fill=dark)
    if kind == "star":
        return path(star(x, y, size * 1.35, size * 0.6, 5), fill=dark)
    if kind == "diamond":
        return path(star(x, y, size * 1.35, size * 0.85, 2), fill=dark)
    return circle(x, y, size, fill=dark)
