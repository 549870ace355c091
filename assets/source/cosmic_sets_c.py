"""Sets and furniture of the cosmic_aliens_c_* portraits: camps, wrecks, stalls and clocks."""

from __future__ import annotations

import math

from aliens_kit import rivet
from cosmic_kit_c import fingers
from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    ellipse,
    line,
    oval,
    path,
    place,
    polygon,
    rect,
    turn,
)
from props import bead, glass, limb, metal, pts
from scenery import flame, gear, puff


def camp(c: Canvas) -> None:
    """Tents and a camp fire at dawn."""
    c.add(
        path(
            "M-20 660Q300 610 640 650T1268 630V970H-20Z",
            fill=c.linear("#6b5a4a", "#2a1f2a", start=(0.5, 0), end=(0.5, 1)),
        )
    )
    for x, y, s in ((110, 690, 1.0), (1130, 690, 1.05), (300, 650, 0.55), (960, 640, 0.5)):
        tent = (
            c.form(polygon(pts("0,-200 170,60 -170,60")), "#7a8a4a", light="#c8d08a", depth=30, cast=10)
            + path("M0 -190L46 60H-46Z", fill="#2a2a1c")
            + line("M0 -200V-240", "#5a3a24", 8)
        )
        c.add(place(tent, x, y, s))


def host(c: Canvas) -> None:
    """Lances and torn banners of past battles, and embers."""
    for x, h, tint in (
        (90, 380, "#6b0f1c"),
        (1010, 330, "#3f0c1f"),
        (1150, 420, "#6b0f1c"),
        (380, 260, "#4a0f1c"),
    ):
        c.add(
            line(f"M{x} 900V{760 - h}", "#2a0a14", 12),
            path(
                f"M{x} {770 - h}q70 -24 130 6l-24 50l30 44l-36 40l10 40q-60 -26 -110 0Z",
                fill=tint,
                opacity=0.9,
            ),
            path(f"M{x - 14} {760 - h}l14 -50l14 50Z", fill="#2a0a14"),
        )
    c.add(
        path(
            "M-20 760Q300 700 640 740T1268 720V970H-20Z",
            fill=c.linear("#5a1420", "#1c0610", start=(0.5, 0), end=(0.5, 1)),
        )
    )
    for _ in range(60):
        c.add(
            circle(
                c.rng.uniform(0, 1248),
                c.rng.uniform(0, 800),
                c.rng.uniform(1.5, 5),
                fill=alpha("#ffd98a", c.rng.uniform(0.4, 0.95)),
            )
        )


def wreck(c: Canvas) -> None:
    """The rocket, parked nose first."""
    c.add(
        *(
            puff(c, x, y, r, "#6a5a66", o)
            for x, y, r, o in ((1080, 60, 90, 0.5), (1010, 150, 70, 0.6), (1130, 190, 60, 0.6))
        )
    )
    hull = blob(pts("0,-330 90,-250 110,-60 80,120 0,220 -80,120 -110,-60 -90,-250"), 0.9)
    stripe = path("M-130 -60H130V10H-130Z", fill="#f6f0e4") + path(
        "M-130 -250H130V-200H-130Z", fill="#e8b23c"
    )
    fins = c.form(polygon(pts("80,-200 210,-330 200,-150 104,-60")), "#e8b23c", depth=18) + c.form(
        polygon(pts("-80,-200 -210,-330 -200,-150 -104,-60")), "#e8b23c", depth=18
    )
    port = (
        metal(c, oval(0, 70, 50), "#c8cfdc", 12)
        + circle(0, 70, 34, fill="#123a5c")
        + line("M-20 50L4 74L-8 94M4 74L26 60", "#e8fbff", 4)
    )
    rocket = (
        flame(c, 0, -320, 150, 100, 180)
        + fins
        + c.form(hull, "#d8402f", light="#ff9a7a", depth=44, inside=stripe, cast=20)
        + port
        + "".join(rivet(c, x, -100, 7) for x in (-76, -38, 0, 38, 76))
    )
    c.add(place(rocket, 1030, 540, 0.92, 24))
    c.add(
        path(
            blob(pts("820,780 880,700 960,730 1030,690 1110,740 1200,720 1250,800 1250,960 800,960")),
            fill=c.linear("#c8744a", "#5a2418", start=(0.4, 0), end=(0.5, 1)),
        )
    )


def bazaar(c: Canvas) -> None:
    """Lanterns, shelves of jars and a striped awning."""
    for x, y, tint in (
        (130, 250, "#ff9a3a"),
        (1120, 270, "#5fe0d0"),
        (316, 190, "#ff5a8a"),
        (950, 190, "#ffd24a"),
    ):
        c.add(line(f"M{x} 0V{y - 60}", "#1c0f2c", 5), c.dim(x, y, 190, 190, tint, 0.6))
        c.add(
            c.form(oval(x, y, 46, 60), tint, depth=16, light="#fff6d8", rim_width=4),
            rect(x - 22, y - 70, 44, 16, 5, fill="#5a3a1c"),
            rect(x - 20, y + 54, 40, 14, 5, fill="#5a3a1c"),
        )
    for x0 in (-10, 1030):
        for y in (470, 620):
            c.add(rect(x0, y, 230, 18, 3, fill="#7a4a2c"))
            for k in range(4):
                tint = c.rng.choice(("#c8563a", "#3f9c8a", "#d8a83a", "#8a5ac0"))
                jar = box(x0 + 14 + 54 * k, y - 78 + 10 * (k % 2), 44, 78 - 10 * (k % 2), 12)
                c.add(c.form(jar, tint, depth=12, rim_width=3), glass(c, jar, strength=0.2, width=3))
    for k in range(9):
        x = k * 140 - 10
        tint = "#2fa89c" if k % 2 else "#f6ead0"
        d = f"M{x} -20H{x + 140}V84A70 56 0 0 1 {x} 84Z"
        c.add(c.form(d, tint, depth=18, rim=None, cast=12))


def scrap(c: Canvas) -> None:
    """Silhouettes of a junk yard against the sun."""
    far = polygon(
        pts(
            "-20,760 60,700 110,720 130,560 170,560 180,690 300,640 420,700 520,680 600,730 760,690 900,640"
            " 1000,660 1080,560 1130,580 1260,640 1260,970 -20,970"
        )
    )
    c.add(path(far, fill=c.linear("#7a3424", "#3a1420", start=(0.5, 0), end=(0.5, 1))))
    c.add(
        path(gear(80, 690, 84, 11), fill="#5a2420", fill_rule="evenodd"),
        line("M150 560L90 470M150 560L230 500", "#5a2420", 12),
    )
    c.add(turn(ellipse(360, 760, 130, 34, fill="#4a1c20"), -24, 360, 760))
    c.add(
        path(
            polygon(pts("-20,880 120,830 260,870 420,840 560,900 560,970 -20,970")),
            fill=c.linear("#4a1f26", "#1c0a14", start=(0.5, 0), end=(0.5, 1)),
        )
    )


def small_clock(c: Canvas, x: float, y: float, r: float, angle: float) -> str:
    """A plain wall clock with its hands at an angle."""
    a = math.radians(angle)
    hands = (
        f"M{x} {y}L{x + r * 0.55 * math.cos(a):.1f} {y + r * 0.55 * math.sin(a):.1f}"
        f"M{x} {y}L{x + r * 0.36 * math.cos(a + 2):.1f} {y + r * 0.36 * math.sin(a + 2):.1f}"
    )
    return (
        c.form(oval(x, y, r), "#8a5a34", depth=18, cast=14)
        + circle(x, y, r * 0.78, fill=c.radial("#f3e6c0", "#c8b080"))
        + line(hands, "#2a1810", r * 0.08)
    )


def abacus(c: Canvas, wood: str) -> None:
    """The tokens that are still to go."""
    c.add(limb(c, pts("870,960 990,950 1040,900"), (170, 130, 96), "#7a2434"))
    frame = box(930, 600, 250, 290, 22)
    hole = box(956, 626, 198, 238, 10)
    c.add(
        c.form(frame, wood, light="#e8b070", depth=22, cast=20, rim_width=7),
        path(hole, fill="#1c2a2a", opacity=0.9),
    )
    for y, left, right in ((668, 1, 2), (730, 2, 1), (792, 0, 2), (840, 1, 1)):
        c.add(
            line(f"M956 {y}H1154", "#d8cfb0", 5),
            *(bead(c, 980 + 38 * k, y, 20, "#f0a03a") for k in range(left)),
            *(bead(c, 1132 - 38 * k, y, 20, "#d8483a") for k in range(right)),
        )
    c.add(
        fingers(
            c,
            [pts(p) for p in ("1070,900 1010,880 960,874", "1080,920 1010,914 966,908")],
            (44, 44, 34),
            "#e8b23c",
            5,
        ),
        fingers(c, [pts("1100,900 1110,860 1090,830")], (44, 40, 30), "#e8b23c", 5),
    )
