"""Cosmic alien portraits of doubled and patched shapes: Mirror and Mutant."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    CX,
    arc_points,
    brow,
    bubble,
    card,
    drop,
    maw,
    tooth,
    wart,
)
from cosmic_aliens_b_crew import wash
from paint import (
    Canvas,
    alpha,
    blob,
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
    rect,
    rounded,
    smooth,
    tube,
)
from props import bead, grip, hand, limb, metal, pts, solid, sparkle

GOLD = "#e2b04a"


def mirror_alien(c: Canvas) -> None:
    c.add(wash(c, "#5a6a94", "#26304e", "#0a0d1c"))
    for k in range(7):
        w, h = 1248 * 0.86**k, 954 * 0.86**k
        c.add(
            rect(
                CX - w / 2,
                477 - h / 2,
                w,
                h,
                18,
                fill="none",
                stroke="#c9d4f0",
                stroke_width=12 - k,
                opacity=0.34 - 0.03 * k,
            )
        )
    c.add(
        *(
            line(f"M{x} {y}L{CX + (x - CX) * 0.4:.0f} {477 + (y - 477) * 0.4:.0f}", "#c9d4f0", 3, opacity=0.3)
            for x in (0, 1248)
            for y in (0, 954)
        )
    )
    outer, pane = oval(CX, 470, 410, 450), oval(CX, 470, 330, 372)
    c.add(metal(c, outer, GOLD, 40, cast=34))
    for x, y in arc_points(CX, 470, 372, 412, 0, 348, 30):
        c.add(
            solid(c, oval(x, y, 34, 34), GOLD, 14, light="#fff0b8", dark="#5a3208"),
            circle(x, y, 12, fill="#7a4a10", opacity=0.6),
        )
    c.add(c.dim(CX, 470, 380, 420, "#0a0614", 0.6))
    left = c.linear("#f4f8ff", (0.5, "#a8bce0"), "#4a5c8c", start=(0.2, 0), end=(0.6, 1))
    right = c.linear("#3a2a50", (0.5, "#1c1030"), "#07040f", start=(0.3, 0), end=(0.8, 1))
    half, other = rect(0, 0, CX, 954, fill="#ffffff"), rect(CX, 0, CX, 954, fill="#ffffff")
    c.add(group(rect(0, 0, CX, 954, fill=right), rect(CX, 0, CX, 954, fill=left), clip_path=c.clip(pane)))
    ripple = "".join(
        line(oval(CX, 480, 250 + 24 * k, 300 + 22 * k), "#ffffff", 5, opacity=0.35 - 0.08 * k)
        for k in range(4)
    )
    c.add(group(ripple, clip_path=c.clip(pane)))
    for tint, glow, eye, shade, white, mask in (
        ("#d4e0f6", "#ffffff", "#2a6ad8", "#4a5c8c", "#ffffff", half),
        ("#45305f", "#a878e0", "#ff8a2c", "#0c0618", "#ffe8c8", other),
    ):
        c.add(group(_reflection(c, tint, glow, eye, shade, white, mask is half), mask=c.mask(mask)))
    c.add(
        line("M624 112V840", "#ffffff", 6, opacity=0.8),
        line("M624 112V840", "#8fdcff", 18, opacity=0.3, filter=c.blur(6, wide=True)),
    )
    c.add(
        group(
            path(
                "M330 330L520 110L600 110L300 470ZM300 540L660 110L684 110L306 580Z",
                fill="#ffffff",
                opacity=0.22,
            ),
            clip_path=c.clip(pane),
        ),
        line(pane, "#5a3208", 14),
        line(pane, "#fff0b8", 5),
    )
    crest = solid(
        c,
        blob(mirrored(pts("624,-30 680,10 760,10 790,70 700,110 624,100"), CX)),
        GOLD,
        26,
        light="#fff0b8",
        dark="#5a3208",
        cast=12,
    )
    c.add(
        crest,
        bead(c, CX, 52, 34, "#3a8ae0"),
        bead(c, 540, 66, 16, "#e8ecf8"),
        bead(c, 708, 66, 16, "#3a2a50"),
    )
    c.add(_framed_hand(c, "#d4e0f6", 1), _framed_hand(c, "#5a4278", -1))
    c.add(
        card(c, 128, 620, -14, "#b3261e", 1.2, "moon"),
        mirror(card(c, 128, 620, -14, "#2a6ad8", 1.2, "moon"), CX),
    )
    c.add(grip(c, 196, 690, 44, 168, "#d4e0f6", 3), grip(c, 1052, 690, 44, 12, "#5a4278", 3))
    c.add(*(sparkle(x, y, r, "#ffffff") for x, y, r in ((380, 230, 40), (900, 720, 30), (840, 130, 20))))


def _framed_hand(c: Canvas, colour: str, side: int) -> str:
    """An arm that reaches out of the pane over the frame; side 1 is the left one."""
    arm = limb(c, pts("420,760 330,830 240,800 196,716"), [110, 96, 78, 66], colour, cast=20)
    ring = "".join(line(oval(424, 764, r, r * 0.8), "#ffffff", 5, opacity=0.5) for r in (74, 96))
    return ring + arm if side > 0 else mirror(ring + arm, CX)


def _reflection(c: Canvas, tint: str, glow: str, eye: str, shade: str, white: str, glad: bool) -> str:
    """The face in the pane; its glad half smiles, its other half sulks."""
    neck = solid(
        c,
        blob(mirrored(pts("624,660 720,690 730,780 880,880 900,960"), CX)),
        tint,
        50,
        light=glow,
        dark=shade,
    )
    face = blob(mirrored(pts("624,176 740,196 816,300 830,440 800,580 724,700 624,738"), CX))
    head = solid(c, face, tint, 76, light=glow, dark=shade, cast=18)
    crest = "".join(
        solid(c, tube(pts(way), [54, 44, 10]), tint, 16, light=glow, dark=shade, cast=8)
        for way in ("624,210 624,150 624,112", "540,226 510,170 520,124", "708,226 738,170 728,124")
    )
    parts = group(neck, clip_path=c.clip(oval(CX, 470, 330, 372))) + crest + head
    for side in (-1, 1):
        x = CX + side * 106
        tilt = -4 * side if glad else -16 * side
        parts += ellipse(x, 420, 82, 80, fill=shade, opacity=0.7)
        parts += c.eye(
            x,
            420,
            74,
            eye,
            white=white,
            size=0.6,
            look=(-0.1 * side, 0.1),
            lid=tint,
            upper=0.12 if glad else 0.32,
            lower=0.05,
            tilt=tilt,
        )
        way = "532,300 590,322" if glad else "532,330 600,372"
        ends = [(452.0, 330.0), *pts(way)] if glad else [(446.0, 316.0), *pts(way)]
        lid = brow(c, ends, shade, (10, 26, 12))
        parts += lid if side < 0 else mirror(lid, CX)
    parts += solid(
        c, blob(pts("606,430 642,430 662,530 644,560 604,560 586,530")), lighten(tint, 0.12), 20, cast=6
    )
    if glad:
        grin = "M480 594Q560 640 640 646V700Q520 700 480 594Z"
        parts += maw(
            c,
            grin,
            "".join(tooth(c, 510 + 36 * k, 606 + 12 * k, 36, 36, 0.1) for k in range(4)),
            lip="#2a3a6b",
        )
    else:
        parts += line("M610 640Q700 610 752 676", "#f0b080", 13) + line(
            "M610 646Q700 616 752 682", "#05020a", 6
        )
    return parts


def mutant(c: Canvas) -> None:
    c.add(wash(c, "#c8f04a", "#4a8a1c", "#0c2410", (0.5, 0.4)))
    for x, y, w, h in ((60, 200, 130, 700), (1060, 160, 150, 740)):
        tank = rounded([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], 50)
        c.add(
            path(
                tank,
                fill=c.linear(
                    alpha("#eaffb0", 0.5),
                    alpha("#3a7a1c", 0.4),
                    alpha("#eaffb0", 0.3),
                    start=(0, 0),
                    end=(1, 0),
                ),
            ),
            rect(x - 10, y - 30, w + 20, 44, 12, fill="#2c4a24"),
        )
        c.add(
            *(
                bubble(
                    c,
                    x + c.rng.uniform(20, w - 20),
                    c.rng.uniform(y + 40, 860),
                    c.rng.uniform(6, 20),
                    "#f4ffc8",
                )
                for _ in range(12)
            )
        )
    skin, other, warm = "#8a4ac0", "#2fa890", "#f08a3c"
    tentacle = tube(pts("880,760 1040,760 1110,620 1040,500 1120,400 1060,330"), [150, 120, 92, 70, 50, 22])
    suckers = "".join(
        circle(x, y, r, fill="#ffd0e8", opacity=0.85)
        for x, y, r in ((1020, 790, 20), (1096, 700, 18), (1060, 600, 16), (1030, 530, 14), (1080, 450, 12))
    )
    c.add(solid(c, tentacle, "#e0508c", 40, cast=20, inside=suckers))
    claw_arm = limb(c, pts("400,780 240,800 190,680 220,560"), [150, 120, 96, 84], warm, cast=18)
    pincer = solid(
        c, blob(pts("180,570 120,460 140,330 220,280 200,380 240,440 270,560")), warm, 34, cast=12
    ) + solid(
        c,
        blob(pts("250,560 300,470 300,380 270,320 340,370 370,470 320,570")),
        darken(warm, 0.1),
        26,
        cast=12,
    )
    c.add(claw_arm, pincer)
    sprout = solid(c, tube(pts("780,330 850,230 900,160"), [120, 84, 70]), other, 28, cast=14) + solid(
        c, oval(920, 136, 92, 84), other, 36, light="#a8f0d8", cast=14
    )
    sprout += c.eye(920, 120, 48, "#d8322c", look=(-0.5, 0.3), size=0.6, lid=other, upper=0.1) + line(
        "M880 184Q920 206 962 178", "#0c3a34", 8
    )
    sprout += solid(c, tube(pts("930,60 950,20 990,14"), [16, 12, 10]), other, 5) + bead(
        c, 996, 14, 14, "#ffc857"
    )
    c.add(sprout)
    body = blob(
        pts(
            "600,180 720,196 820,280 856,420 850,560 940,700 1000,1050 "
            "250,1050 300,740 400,600 380,440 410,290 490,200"
        )
    )
    patch = path(blob(pts("640,160 900,200 900,700 700,640 650,480 700,360 620,280")), fill=other) + line(
        smooth(pts("640,150 620,280 700,360 650,480 700,640 800,700 1000,760")),
        "#2a1040",
        9,
        stroke_dasharray="26 16",
        opacity=0.8,
    )
    warm_patch = path(blob(pts("240,760 420,720 520,860 480,1060 220,1060")), fill=warm, opacity=0.9)
    bumps = "".join(
        wart(c, x, y, r, t)
        for x, y, r, t in (
            (470, 260, 20, "#b07ae0"),
            (440, 340, 13, "#b07ae0"),
            (800, 560, 22, "#5fd0b8"),
            (770, 620, 14, "#5fd0b8"),
            (560, 860, 26, "#b07ae0"),
            (620, 900, 16, "#b07ae0"),
            (820, 800, 24, "#5fd0b8"),
            (450, 700, 18, "#b07ae0"),
        )
    )
    c.add(
        solid(c, body, skin, 90, light="#d8a8ff", dark="#2a0c4a", cast=30, inside=patch + warm_patch + bumps)
    )
    for x, y, r, tint, look in (
        (510, 400, 104, "#e8c02c", (0.2, 0.1)),
        (724, 372, 72, "#d83a6a", (-0.2, 0.2)),
        (640, 250, 44, "#3fb8d8", (-0.1, 0.3)),
    ):
        shade = skin if x < 650 else other
        c.add(
            circle(x, y, r + 10, fill=darken(shade, 0.6), opacity=0.7),
            c.eye(
                x,
                y,
                r,
                tint,
                look=look,
                size=0.56,
                pupil="slit" if r < 80 and r > 50 else "round",
                lid=shade,
                upper=0.18,
                lower=0.08,
                tilt=8 if x < 600 else -6,
            ),
        )
    c.add(
        brow(c, pts("390,300 470,260 570,290"), "#4a1c74", (14, 32, 16)),
        brow(c, pts("660,300 730,276 800,310"), "#125a50", (12, 26, 12)),
    )
    grin = "M430 560Q600 640 812 530Q820 660 720 720Q560 770 470 690Q430 640 430 560Z"
    fangs = "".join(
        tooth(c, 470 + 54 * k, y, 44, h, p)
        for k, (y, h, p) in enumerate(
            ((576, 50, 0.2), (592, 76, 0.9), (600, 40, 0.1), (596, 44, 0.1), (586, 90, 0.9), (566, 46, 0.2))
        )
    )
    lick = solid(
        c, tube(pts("600,700 680,690 740,740 720,830"), [90, 96, 86, 50]), "#e0508c", 26, cast=10, rim=None
    )
    c.add(
        maw(c, grin, fangs + tooth(c, 540, 748, 40, -46, 0.5), lip="#24083c", width=10),
        lick,
        line("M620 706Q690 700 726 760", "#8a1f50", 6, opacity=0.7),
    )
    c.add(*(drop(c, x, y, r, "#c8ff4a") for x, y, r in ((724, 880, 16), (716, 926, 10))))
    bud = limb(c, pts("420,900 330,930 300,880"), [84, 60, 50], other, cast=12) + hand(
        c, 296, 860, 34, -10, other, 4
    )
    c.add(bud, card(c, 268, 740, -12, "#b3261e", 0.6, "star"), card(c, 330, 744, 12, "#6a3fb5", 0.6, "gem"))
    c.add(
        *(
            bubble(c, x, y, r, "#f4ffc8")
            for x, y, r in ((380, 150, 22), (340, 220, 12), (830, 60, 16), (1000, 250, 14), (440, 110, 12))
        )
    )
    c.add(
        *(
            circle(CX + 430 * math.cos(k), 470 + 380 * math.sin(k), 4, fill="#f4ffc8", opacity=0.7)
            for k in range(12)
        )
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"mirror": mirror_alien, "mutant": mutant}
