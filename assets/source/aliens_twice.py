"""Alien portraits that come more than once: Twinfist and Echo Chamber."""

from __future__ import annotations

import math

from aliens_kit import CX, brow, crystal, maw, teeth
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
    mix,
    path,
    polygon,
    rect,
    rounded,
    smooth,
    star,
    tube,
    turn,
)

ECHO_TINTS = ("#6f8cf2", "#a47cf0", "#ec7cc8", "#ffa67a", "#ffe08a")


def twinfist(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.linear(
                "#5a1a14", (0.42, "#3a1430"), (0.58, "#1a1e4c"), "#0e3a6b", start=(0, 0.4), end=(1, 0.6)
            ),
        ),
        c.stars(60),
    )
    c.add(
        *(
            circle(
                c.rng.uniform(0, 560), c.rng.uniform(0, 950), c.rng.uniform(2, 7), fill="#ffb04a", opacity=0.7
            )
            for _ in range(40)
        )
    )
    for _ in range(26):
        x, y, r = c.rng.uniform(690, 1240), c.rng.uniform(0, 940), c.rng.uniform(6, 16)
        flake = "".join(
            f"M{x - r * math.cos(a):.1f} {y - r * math.sin(a):.1f}"
            f"L{x + r * math.cos(a):.1f} {y + r * math.sin(a):.1f}"
            for a in (0, math.pi / 3, 2 * math.pi / 3)
        )
        c.add(line(flake, "#d0f2ff", 2.4, opacity=0.7))
    c.add(c.rays(CX, 700, 640, "#fff0c0", 20, 0.4))
    hot, cold = ("#c4402a", "#ff9a4a", "#3a0d10"), ("#3f8ad0", "#bff0ff", "#0d1f4c")
    torso = "M300 1040C300 820 420 740 624 740V1040Z"
    c.add(
        c.form(torso, hot[0], light=hot[1], dark=hot[2], depth=50, rim=None),
        mirror(c.form(torso, cold[0], light=cold[1], dark=cold[2], depth=50, rim_width=10), CX),
    )
    necks = c.form(
        tube([(450, 520), (470, 640), (520, 780)], [230, 220, 260]),
        mix(hot[0], hot[2], 0.3),
        light=hot[0],
        dark=hot[2],
        depth=40,
        rim=None,
    )
    necks += c.form(
        tube([(798, 520), (778, 640), (728, 780)], [230, 220, 260]),
        mix(cold[0], cold[2], 0.3),
        light=cold[0],
        dark=cold[2],
        depth=40,
    )
    c.add(necks, _twin(c, 430, hot, True), _twin(c, 818, cold, False))
    seam = smooth([(624, 690), (612, 740), (640, 800), (616, 880), (630, 980)])
    c.add(line(seam, "#fff3d0", 16, opacity=0.8, filter=c.blur(5, wide=True)), line(seam, "#ffffff", 4))
    c.add(_fist(c, 404, 778, hot, True), mirror(_fist(c, 404, 778, cold, False), CX))
    burst = star(CX, 778, 130, 44, 9)
    c.add(
        path(burst, fill=c.radial("#ffffff", (0.5, "#fff0a8"), "#ffb83a"), filter=c.glow("#ffe08a", 18, 0.6))
    )


def _twin(c: Canvas, x: float, tones: tuple[str, str, str], fiery: bool) -> str:
    """One of the two heads, seen from the front and leaning out."""
    side = -1 if fiery else 1
    base, light, dark = tones
    crest = ""
    if fiery:
        flames = "".join(
            f"M{x + dx - 44} 250Q{x + dx - 50} {150 - h * 0.3:.0f} {x + dx + lean} {200 - h}"
            f"Q{x + dx + 44} {150 - h * 0.3:.0f} {x + dx + 40} 250Z"
            for dx, h, lean in ((-98, 96, -44), (-56, 150, -14), (6, 184, 6), (62, 146, 26), (98, 96, 46))
        )
        crest = path(
            flames,
            fill=c.linear("#ffe98a", "#ff9a2a", "#d8301a", start=(0.5, 0), end=(0.5, 1)),
            filter=c.glow("#ff7a2a", 14, 0.6),
        )
    else:
        crest = "".join(
            crystal(c, x + dx, 250, 60, h, lean, "#7cc8f4")
            for dx, h, lean in ((-120, 130, -24), (110, 140, 26), (-70, 180, -12), (70, 190, 12), (0, 214, 0))
        )
    head = rounded(
        [
            (x - 130, 190),
            (x + 130, 190),
            (x + 186, 300),
            (x + 190, 470),
            (x + 140, 610),
            (x - 140, 610),
            (x - 190, 470),
            (x - 186, 300),
        ],
        60,
    )
    if fiery:
        cracks = line(
            f"M{x - 190} 330L{x - 130} 350L{x - 150} 420M{x + 60} 190L{x + 50} 240L{x + 90} 260"
            f"M{x - 120} 600L{x - 80} 550L{x - 110} 520M{x + 180} 480L{x + 130} 490L{x + 120} 540",
            "#ffd24a",
            7,
        )
    else:
        cracks = path(
            polygon([(x - 186, 300), (x - 130, 190), (x - 60, 260), (x - 110, 380)]),
            fill="#ffffff",
            opacity=0.35,
        ) + path(
            polygon([(x + 186, 300), (x + 190, 470), (x + 120, 520), (x + 110, 380)]),
            fill="#0d1f4c",
            opacity=0.25,
        )
    parts = crest + c.form(
        head,
        base,
        light=light,
        dark=dark,
        depth=56,
        inside=cracks,
        rim="#ffb27a" if fiery else "#d8f6ff",
        rim_width=11,
        cast=24,
    )
    iris = "#ffc83a" if fiery else "#2a5ad8"
    for k in (-1, 1):
        ex = x + k * 78
        parts += c.dim(ex, 372, 86, 66, dark, 0.7) + c.eye(
            ex,
            372,
            60,
            iris,
            lid=mix(base, dark, 0.25),
            upper=0.34 if fiery else 0.2,
            lower=0.12,
            tilt=-16 * k if fiery else -8 * k,
            look=(0.25 * -side, 0.15),
        )
    tint = darken(base, 0.55)
    lift = 0 if fiery else -16
    parts += brow(
        c, [(x - 160, 280 + lift), (x - 90, 288 + lift), (x - 16, 336 + lift)], tint, (16, 40, 22)
    ) + brow(c, [(x + 160, 280 + lift), (x + 90, 288 + lift), (x + 16, 336 + lift)], tint, (16, 40, 22))
    parts += c.form(
        blob([(x - 30, 400), (x + 30, 400), (x + 50, 460), (x, 480), (x - 50, 460)]),
        mix(base, light, 0.2),
        depth=14,
        rim_width=4,
        cast=6,
    )
    if fiery:
        parts += maw(
            c,
            f"M{x - 110} 510Q{x} 480 {x + 110} 510Q{x + 100} 580 {x} 584Q{x - 100} 580 {x - 110} 510Z",
            teeth(c, x, 488, 6, 36, 40, 0.1, -4) + teeth(c, x, 590, 6, 34, -36, 0.1),
            lip=dark,
            width=9,
        )
    else:
        parts += maw(
            c,
            f"M{x - 100} 520Q{x} 556 {x + 116} 500Q{x + 90} 580 {x} 580Q{x - 80} 576 {x - 100} 520Z",
            teeth(c, x, 512, 6, 36, 40, 0.1, 14),
            lip=dark,
            width=9,
        )
    return turn(parts, 7 * side, x, 620)


def _fist(c: Canvas, x: float, y: float, tones: tuple[str, str, str], fiery: bool) -> str:
    """The left fist coming at the viewer, knuckles to the right."""
    base, light, dark = tones
    arm = c.form(
        tube([(x - 330, 1010), (x - 260, 900), (x - 120, y + 10)], [150, 170, 150]),
        mix(base, dark, 0.25),
        light=base,
        dark=dark,
        depth=40,
        rim_width=6,
    )
    hand = c.form(
        rounded(
            [
                (x - 160, y - 120),
                (x + 90, y - 140),
                (x + 150, y - 60),
                (x + 150, y + 110),
                (x + 60, y + 150),
                (x - 150, y + 130),
            ],
            50,
        ),
        base,
        light=light,
        dark=dark,
        depth=40,
        rim_width=8,
        cast=24,
    )
    fingers = ""
    for k in range(4):
        fy = y - 122 + 64 * k
        fingers += c.form(
            box(x + 20, fy, 142, 62, 28),
            mix(base, light, 0.12),
            light=light,
            dark=dark,
            depth=18,
            rim_width=5,
            cast=6,
        )
    thumb = c.form(
        tube([(x - 60, y + 60), (x + 20, y + 30), (x + 90, y + 46)], [70, 66, 54]),
        mix(base, light, 0.2),
        light=light,
        dark=dark,
        depth=18,
        rim_width=5,
        cast=10,
    )
    marks = line(
        f"M{x - 130} {y - 60}L{x - 90} {y - 40}L{x - 100} {y + 20}L{x - 60} {y + 30}",
        "#ffd24a" if fiery else "#ffffff",
        6,
        opacity=0.85,
    )
    return arm + hand + marks + fingers + thumb


def echo_chamber(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#17205c", "#0a0c2a", glow="#3f5ad0", at=(0.5, 0.5), clouds=("#2a3a9c", "#5a2a8a"), stars=70
        )
    )
    for k in range(9):
        r = 760 - 62 * k
        c.add(
            circle(
                CX,
                500,
                r,
                fill="none",
                stroke=mix("#4a6af0", "#f08ad8", k / 9),
                stroke_width=3 + k * 0.8,
                opacity=0.12 + 0.035 * k,
            )
        )
    for side in (1, -1):
        dish = c.form(
            blob([(880, 420), (990, 300), (1120, 330), (1150, 470), (1100, 600), (980, 620), (890, 540)]),
            "#5a78e0",
            depth=44,
            rim_width=11,
            cast=18,
        )
        inner = "".join(
            ellipse(1040 + 6 * k, 462, 92 - 22 * k, 124 - 28 * k, fill=mix("#2a2f8a", "#f08ad8", k / 4))
            for k in range(5)
        )
        drawn = dish + turn(inner, 8, 1040, 462) + circle(1060, 462, 14, fill="#fff0fb")
        c.add(drawn if side > 0 else mirror(drawn, CX))
    c.add(_echo(c, 0))


def _echo(c: Canvas, level: int) -> str:
    """A bell-shaped head whose open mouth holds the same head again."""
    tint = ECHO_TINTS[level]
    head = blob(
        mirrored(
            [(CX, 96), (770, 130), (868, 290), (892, 480), (912, 680), (960, 840), (930, 920), (CX, 950)], CX
        )
    )
    brim = line("M286 846Q624 930 962 846", darken(tint, 0.5), 12, opacity=0.6)
    figure = c.form(
        head,
        tint,
        light=lighten(tint, 0.55),
        dark=darken(tint, 0.65),
        depth=80,
        inside=brim,
        rim_width=13,
        cast=30,
    )
    figure += c.gloss(470, 200, 90, 36, -40, 0.8)
    for side in (-1, 1):
        figure += c.eye(
            CX + side * 112,
            300,
            82,
            lighten(tint, 0.1),
            size=0.6,
            black=0.5,
            look=(0, 0.3),
            lid=darken(tint, 0.12),
            upper=0.12,
            tilt=-6 * side,
            spark=1.2,
        )
        figure += brow(
            c,
            [(CX + side * 40, 180), (CX + side * 120, 156), (CX + side * 196, 196)],
            darken(tint, 0.5),
            (12, 26, 12),
        )
    opening = blob(mirrored([(CX, 400), (760, 424), (820, 600), (790, 790), (CX, 846)], CX))
    inner = rect(300, 380, 660, 500, fill=c.radial("#3a1a5c", (0.7, "#1a0a34"), "#0a041c"))
    if level + 1 < len(ECHO_TINTS):
        inner += group(
            _echo(c, level + 1), transform=f"translate({CX} 640) scale(0.46) translate({-CX} -500)"
        )
    figure += (
        group(inner, clip_path=c.clip(opening))
        + line(opening, darken(tint, 0.35), 26)
        + line(opening, lighten(tint, 0.5), 7, transform="translate(-4 -6)", opacity=0.8)
    )
    return figure


PORTRAITS = {"twinfist": twinfist, "echo_chamber": echo_chamber}
