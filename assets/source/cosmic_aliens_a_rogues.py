"""Cosmic portraits of the underworld: Filch and Hacker."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    CX,
    FLOOR,
    card,
    maw,
    teeth,
    tooth,
)
from cosmic_aliens_a_lab import wash
from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    ellipse,
    group,
    lighten,
    line,
    mirror,
    mirrored,
    oval,
    path,
    polygon,
    rect,
    smooth,
    star,
    tube,
)
from props import bead, grip, hand, lamp, limb, metal, pts, solid, sparkle
from scenery import coin, writing


def filch(c: Canvas) -> None:
    """A masked chameleon, caught by the searchlight with its tongue round your card."""
    c.add(wash(c, "#34408c", "#1c2258", "#080a1e", (0.45, 0.45)), _bricks(c))
    c.add(circle(560, 430, 400, fill=c.radial("#fff3b0", (0.7, "#ffd34e"), (1.0, "#e8a02a")), opacity=0.92))
    c.add(circle(560, 430, 420, fill="none", stroke="#fff3b0", stroke_width=10, opacity=0.4))
    skin = "#3fae5a"
    curl = [
        (214 + r * math.cos(t), 640 + r * math.sin(t))
        for t, r in ((1.2 + k * 0.42, 150 - 6.2 * k) for k in range(22))
    ]
    c.add(
        solid(
            c,
            tube([(420, 980), (320, 900), *curl], (110, 90, 76, 60, 46, 30, 18), 4),
            skin,
            22,
            light="#b8f08a",
            cast=18,
        )
    )
    body = blob(pts("420,540 560,600 700,700 780,840 800,1040 280,1040 300,820 340,650"))
    stripes = "".join(
        line(f"M260 {y}Q520 {y + 70} 840 {y - 20}", "#1c1a30", 34) for y in range(640, 1060, 76)
    )
    c.add(c.form(body, "#f0ece0", dark="#5a4a7c", depth=56, inside=stripes, rim_width=11, cast=26))
    head = blob(
        pts(
            "430,100 520,170 610,250 720,320 820,390 884,470 880,540 800,610 660,650 520,640"
            " 420,580 366,470 356,330 376,190"
        )
    )
    scales = "".join(
        circle(
            c.rng.uniform(370, 860),
            c.rng.uniform(200, 640),
            c.rng.uniform(5, 14),
            fill=c.rng.choice(("#8ae05a", "#1f7a5c", "#d8e84a")),
            opacity=0.5,
        )
        for _ in range(70)
    )
    bands = path(
        "M360 480Q460 520 480 650L380 600ZM400 150L560 210L520 280L370 260Z", fill="#e8c83a", opacity=0.55
    )
    c.add(
        c.form(
            head,
            skin,
            light="#c0f59a",
            dark="#0a3a3c",
            depth=72,
            inside=bands + scales,
            rim_width=13,
            cast=30,
        )
    )
    c.add(line("M430 112Q520 190 600 262", "#e8f08a", 10, opacity=0.7, stroke_dasharray="2 22"))
    mask = blob(pts("368,330 470,300 580,280 700,330 790,410 760,470 660,520 560,530 470,480 372,440"))
    c.add(
        solid(c, mask, "#221c38", 28, cast=10),
        line("M366 350L270 300M366 410L262 430", "#221c38", 30),
        line("M366 350L270 300M366 410L262 430", "#4a4070", 8, opacity=0.6),
    )
    c.add(solid(c, oval(610, 404, 112, 106), skin, 40, light="#c0f59a", cast=12))
    c.add(
        *(circle(610, 404, r, fill="none", stroke="#0d5a3c", stroke_width=5, opacity=0.5) for r in (98, 84))
    )
    c.add(
        c.eye(
            618,
            404,
            68,
            "#f0a81c",
            look=(0.5, -0.35),
            size=0.56,
            lid=darken(skin, 0.1),
            upper=0.16,
            lower=0.1,
        )
    )
    c.add(
        line("M872 520Q760 560 640 552Q540 544 486 486", "#0a2a24", 13),
        line("M486 486l-22 -16", "#0a2a24", 9),
        ellipse(850, 454, 10, 7, fill="#0a2a24"),
    )
    lick = tube(pts("820,536 930,560 1020,500 1040,380 1010,270"), (46, 38, 34, 36, 44))
    c.add(
        card(c, 1010, 210, 14, "#b3261e", 1.5, "star"),
        solid(c, lick, "#f0608a", 16, light="#ffb0c8", cast=14),
    )
    c.add(
        solid(
            c,
            tube(pts("1010,286 940,280 920,230 990,206 1080,220 1110,180"), (44, 44, 42, 40, 38, 26)),
            "#f0608a",
            16,
            light="#ffb0c8",
            cast=12,
        ),
        c.gloss(1000, 198, 40, 8, 4, 0.8),
    )
    c.add(_beanie(c), _loot(c, skin))
    c.add(sparkle(1120, 100, 34), sparkle(900, 130, 20))


def _bricks(c: Canvas) -> str:
    rows = "".join(
        f"M0 {y}H1248" + "".join(f"M{x + (row % 2) * 62} {y}v62" for x in range(-20, 1280, 124))
        for row, y in enumerate(range(0, 954, 62))
    )
    lit = "".join(
        rect(
            124 * c.rng.randrange(10) - 18,
            62 * c.rng.randrange(15) + 3,
            118,
            56,
            4,
            fill="#5a6ac0",
            opacity=0.2,
        )
        for _ in range(26)
    )
    return lit + line(rows, "#0a0c28", 6, opacity=0.6)


def _beanie(c: Canvas) -> str:
    """A knitted cap on the casque."""
    cap = "M352 260Q330 90 440 66Q540 90 604 236Q480 210 352 260Z"
    ribs = line(
        "M380 250Q370 150 430 76M440 228Q430 150 450 76M500 220Q490 140 460 80M556 226Q540 150 480 90",
        "#0c0a18",
        6,
        opacity=0.6,
    )
    return solid(c, cap, "#2c2748", 30, inside=ribs, cast=12) + solid(
        c, tube(pts("346,272 470,222 616,246"), (50, 54, 48)), "#3a3360", 16, cast=10
    )


def _loot(c: Canvas, skin: str) -> str:
    """The sack in the foreground and the two-fingered hand on it."""
    sack = blob(pts("900,700 980,690 1060,760 1130,880 1130,1020 800,1020 800,880 850,780"))
    patch = path(star(970, 890, 56, 24, 5), fill="#8a5a2a", opacity=0.7)
    parts = solid(
        c,
        sack,
        "#b8935a",
        46,
        cast=20,
        inside=patch
        + line("M900 740Q880 860 850 1000M1000 740Q1060 860 1080 1000", "#6b4a24", 6, opacity=0.4),
    )
    parts = (
        coin(c, 900, 690, 50, 0.6, -20)
        + coin(c, 990, 670, 50, 0.7, 16)
        + card(c, 950, 640, 8, "#2e7d5b", 0.8, "moon")
        + parts
    )
    parts += line("M840 770Q950 740 1062 776", "#6b2a1c", 18)
    arm = limb(c, pts("640,800 740,880 850,800"), (130, 116, 80), "#2c2748", cast=16)
    fingers = "".join(
        solid(c, tube(p, (66, 60, 44)), skin, 20, light="#c0f59a", cast=10)
        for p in (pts("850,790 920,740 960,760"), pts("850,810 920,820 960,800"))
    )
    return parts + arm + fingers


def hacker(c: Canvas) -> None:
    """A spider in a hood: eight eyes on eight screens, and your hand on one of them."""
    c.add(wash(c, "#2a1a5c", "#170d38", "#070414"))
    for i, (x, y, w, h) in enumerate(
        (
            (40, 60, 250, 190),
            (20, 290, 220, 200),
            (330, 20, 230, 150),
            (690, 20, 230, 150),
            (960, 60, 250, 190),
            (1010, 290, 220, 200),
        )
    ):
        c.add(_screen(c, x, y, w, h, i))
    chitin, hood, lime = "#4a3a6c", "#3a2a7c", "#9cff3a"
    for side in (1, -1):
        for points in ("860,700 1010,560 1060,640 1010,740", "880,800 1110,700 1150,830 1060,900"):
            leg = limb(c, pts(points), (54, 46, 38, 26), chitin, cast=12)
            c.add(leg if side > 0 else mirror(leg, CX))
    cloak = blob(
        mirrored([(CX, 60), (780, 100), (890, 260), (920, 480), (900, 640), (1000, 800), (1040, FLOOR)], CX)
    )
    seam = line("M624 70V200M400 900Q420 760 470 700M848 900Q828 760 778 700", "#1c1248", 8, opacity=0.6)
    c.add(
        c.form(
            cloak,
            hood,
            light="#8a78e0",
            dark="#120a30",
            depth=70,
            rim=lime,
            rim_width=13,
            cast=30,
            inside=seam,
        )
    )
    cave = blob(mirrored([(CX, 170), (760, 210), (824, 360), (810, 540), (740, 660), (CX, 710)], CX))
    c.add(
        path(cave, fill=c.radial("#2a1c3c", (0.6, "#120a20"), "#05030c")),
        line(cave, lighten(hood, 0.25), 16),
        line(cave, "#120a30", 5),
    )
    face = blob(mirrored([(CX, 236), (720, 270), (776, 400), (750, 550), (680, 640), (CX, 660)], CX))
    c.add(
        group(
            c.form(
                face, chitin, light="#8f7ac0", dark="#120a24", depth=50, rim=lime, rim_width=10, shade=0.9
            ),
            clip_path=c.clip(cave),
        )
    )
    c.add(c.dim(CX, 640, 240, 130, lime, 0.4))
    for x, y, r in ((86, 420, 80), (150, 322, 34), (64, 294, 30), (26, 240, 19)):
        for side in (-1, 1):
            c.add(c.dim(CX + side * x, y, r * 1.5, r * 1.4, lime, 0.35))
            c.add(
                c.eye(
                    CX + side * x,
                    y,
                    r,
                    "#5ad81c",
                    white="#eaffc8",
                    look=(0.1, 0.35),
                    size=0.62,
                    black=0.46,
                    lid="#2a1f48",
                    upper=0.2 if r > 50 else 0.1,
                    tilt=-8 * side,
                )
            )
            if r > 50:
                c.add(rect(CX + side * x - 30, y - 20, 24, 30, 3, fill="#eaffff", opacity=0.8))
    grin = "M514 548Q624 588 744 534Q738 630 634 640Q540 636 514 548Z"
    c.add(
        maw(
            c,
            grin,
            teeth(c, 630, 560, 7, 34, 26, 0.7, 12) + teeth(c, 630, 640, 6, 32, -24, 0.7),
            lip="#0c0618",
            width=8,
        )
    )
    c.add(tooth(c, 556, 560, 34, 76, 0.8, "#e8ffd0"), tooth(c, 700, 556, 34, 76, 0.8, "#e8ffd0"))
    for side in (-1, 1):
        can = solid(c, box(806, 340, 90, 180, 44), "#2c2a3c", 24, cast=12) + solid(
            c, oval(850, 430, 34, 60), lime, 14
        )
        c.add(can if side > 0 else mirror(can, CX))
    c.add(line("M398 500Q400 640 520 680", "#15131f", 15), bead(c, 528, 684, 20, "#2c2a3c"))
    _rig(c, chitin, lime)


def _screen(c: Canvas, x: float, y: float, w: float, h: float, kind: int) -> str:
    """A monitor with blocks of code, a lock, a card or a graph."""
    hue = ("#5aff8a", "#5bd3f9", "#ff5ad0")[kind % 3]
    mx, my = x + w / 2, y + h / 2
    shown = writing(c, x + 24, y + 30, w - 48, 7, 22, hue, 0.75)
    if kind == 0:
        shown = (
            path(box(mx - 46, my - 8, 92, 74, 12), fill=hue)
            + line(f"M{mx - 28} {my - 10}v-30a28 28 0 0 1 56 -6", hue, 13)
            + circle(mx, my + 24, 11, fill="#0a1420")
        )
    elif kind == 4:
        shown = card(c, mx - 40, my, -10, "#b3261e", 0.8) + card(
            c, mx + 40, my + 4, 12, "#6a3fb5", 0.8, "gem"
        )
    elif kind == 5:
        shown = line(
            smooth([(x + 20 + 18 * k, my + 50 * math.sin(k * 1.3) * (k % 3 - 0.6)) for k in range(11)]),
            hue,
            6,
        )
    panel = solid(c, box(x, y, w, h, 16), "#221a3c", 14, cast=16) + rect(
        x + 12, y + 12, w - 24, h - 24, 8, fill=c.radial(darken(hue, 0.62), "#060a18", radius=0.7)
    )
    return c.dim(mx, my, w * 0.9, h * 0.9, hue, 0.35) + panel + shown


def _rig(c: Canvas, chitin: str, lime: str) -> None:
    """The glowing keyboard, the typing hands, the plugged-in card and a drink."""
    board = polygon(pts("330,830 918,830 990,970 258,970"))
    keys = ""
    for row in range(3):
        for k in range(13):
            spread = 42 + row * 4
            x, y = CX + (k - 6) * spread, 856 + row * 36
            keys += rect(
                x - spread * 0.4,
                y - 12,
                spread * 0.8,
                26,
                5,
                fill=c.rng.choice((lime, lime, "#5bd3f9", "#ff5ad0")),
                opacity=0.85,
            )
    c.add(c.dim(CX, 850, 420, 160, lime, 0.45), solid(c, board, "#15131f", 14, cast=16, inside=keys))
    for x, a in ((440, 170), (800, 190)):
        c.add(
            limb(
                c, [(CX + (x - CX) * 1.7, 800), (CX + (x - CX) * 1.5, 740), (x, 800)], (70, 64, 46), "#3a2a7c"
            ),
            hand(c, x, 812, 40, a, chitin, 4),
        )
    c.add(
        card(c, 1070, 580, 12, "#2e7d5b", 1.0, "sun"),
        line("M1070 660Q1120 760 1000 780T880 860", lime, 9),
        hand(c, 1022, 660, 34, 30, chitin, 3),
    )
    c.add(
        metal(c, box(150, 540, 92, 150, 18), "#e0342f", 18, cast=10),
        path("M166 600l30 -26l12 26h20l-34 44l-8 -30Z", fill="#fff6d0"),
        grip(c, 214, 640, 42, 0, chitin, 3),
        lamp(c, 196, 536, 5, "#ffffff"),
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"filch": filch, "hacker": hacker}
