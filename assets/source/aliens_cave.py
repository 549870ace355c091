"""Alien portraits from below ground: Pitfall and Intelligent Mineral."""

from __future__ import annotations

import math

from aliens_kit import CX, crystal, maw, teeth
from paint import (
    Canvas,
    alpha,
    blob,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    mirror,
    mirrored,
    mix,
    path,
    place,
    polygon,
    rect,
    shaggy,
    smooth,
    star,
    tube,
)


def pitfall(c: Canvas) -> None:
    sand = "#d99a4e"
    c.add(
        c.backdrop(
            "#3d2148", "#1a0f2c", glow="#c8683f", at=(0.5, 0.18), clouds=("#7a3a5a", "#40256b"), stars=80
        )
    )
    c.add(c.planet(1020, 150, 74, "#f0b06a", bands=("#ffd9a0", "#b0553a"), air="#ff9a5a"))
    for y, tint, lift in ((330, "#7d4a45", 40), (400, "#a86b45", 30)):
        dune = smooth([(x, y + lift * math.sin(x / 170 + y)) for x in range(-60, 1380, 80)])
        c.add(
            path(
                f"{dune}V960H-60Z",
                fill=c.linear(lighten(tint, 0.2), darken(tint, 0.3), start=(0.2, 0), end=(0.6, 1)),
            )
        )
    c.add(
        rect(
            0,
            440,
            1248,
            520,
            fill=c.linear(lighten(sand, 0.1), sand, darken(sand, 0.45), start=(0.2, 0), end=(0.6, 1)),
        )
    )
    for i, (rx, ry) in enumerate(((600, 270), (530, 236), (466, 204), (410, 176))):
        c.add(ellipse(CX, 650, rx, ry, fill=mix(sand, "#2a1030", 0.14 + 0.2 * i), opacity=0.85))
        c.add(
            ellipse(
                CX + 8, 656, rx, ry, fill="none", stroke=alpha("#ffe0a0", 0.35 - i * 0.06), stroke_width=5
            )
        )
    c.add(ellipse(CX, 640, 366, 164, fill=c.radial("#05020c", (0.6, "#160a26"), "#3a1c3c")))
    purple = "#7b4fc0"
    legs = (
        [(770, 660), (900, 520), (1010, 600), (1050, 760)],
        [(740, 700), (860, 640), (930, 740), (950, 880)],
    )
    for points in legs:
        leg = c.form(tube(points, [56, 46, 34, 10]), darken(purple, 0.15), depth=16, cast=10)
        c.add(leg, mirror(leg, CX))
    body = blob(mirrored([(CX, 330), (780, 352), (884, 470), (876, 610), (780, 730), (CX, 766)], CX))
    fuzz = path(
        shaggy(
            c.rng,
            mirrored([(CX, 336), (780, 358), (878, 470), (870, 610), (774, 724), (CX, 758)], CX),
            22,
            12,
        ),
        fill=darken(purple, 0.2),
    )
    c.add(
        fuzz,
        c.form(
            body,
            purple,
            depth=80,
            rim="#ffb27a",
            rim_width=12,
            inside=c.dim(CX, 700, 220, 90, "#e8a0e0", 0.6),
        ),
    )
    for x, y, r in (
        (-128, 470, 78),
        (128, 470, 78),
        (-38, 388, 30),
        (38, 388, 30),
        (-212, 398, 27),
        (212, 398, 27),
        (-236, 500, 20),
        (236, 500, 20),
    ):
        ring = circle(CX + x, y, r + 8, fill=darken(purple, 0.55))
        big = r > 50
        c.add(
            ring,
            c.eye(
                CX + x,
                y,
                r,
                "#ffd23d",
                white="#fff6dc",
                look=(-0.3 if x > 0 else -0.2, 0.1),
                size=0.66 if big else 0.8,
                lid=purple if big else None,
                upper=0.2,
                lower=0.16,
                tilt=-7 if x < 0 else 7,
                black=0.6,
            ),
        )
    smile = "M450 590Q624 660 798 590Q772 706 624 714Q476 706 450 590Z"
    c.add(
        maw(
            c,
            smile,
            teeth(c, CX, 596, 9, 40, 34, 0.75, 30) + teeth(c, CX, 716, 7, 34, -28, 0.75, -4),
            lip="#2c1248",
            width=9,
        )
    )
    fang = c.form(
        blob([(520, 640), (566, 650), (572, 720), (548, 772), (530, 720)]),
        "#f6ead2",
        depth=10,
        rim_width=4,
        cast=6,
    )
    c.add(fang, mirror(fang, CX))
    lid_points = [
        (CX - 400, 330),
        (CX - 310, 252),
        (CX, 214),
        (CX + 310, 246),
        (CX + 400, 318),
        (CX + 250, 366),
        (CX, 378),
        (CX - 250, 372),
    ]
    cracks = "".join(
        line(d, "#6b3c1c", 5, opacity=0.6)
        for d in ("M380 300L440 320L470 300L540 330", "M800 270L850 300L900 290", "M600 260L650 290L700 280")
    )
    c.add(c.form(blob(lid_points), sand, depth=40, inside=cracks, rim="#fff0c0", rim_width=8, cast=40))
    for x, y in ((470, 250), (760, 236), (880, 268)):
        blades = "".join(
            f"M{x} {y}Q{x + k * 8} {y - 30} {x + k * 18} {y - 46 + abs(k) * 6}" for k in (-2, -1, 0, 1, 2)
        )
        c.add(line(blades, "#5f8a3a", 7), line(blades, "#a8cf5a", 3))
    lure = smooth([(600, 230), (540, 120), (380, 70), (262, 150), (246, 250)])
    c.add(line(lure, "#3a1c5c", 13), line(lure, "#a884e0", 4))
    c.add(circle(246, 300, 120, fill=c.radial(alpha("#fff2a0", 0.75), (1.0, alpha("#ffd24a", 0)))))
    bait = star(246, 306, 66, 34, 5)
    c.add(c.form(bait, "#ffc93d", light="#fff3b8", depth=16, rim_width=5))
    c.add(
        circle(226, 292, 7, fill="#5a3208"),
        circle(266, 292, 7, fill="#5a3208"),
        line("M228 314Q246 330 264 314", "#5a3208", 6),
    )
    for _ in range(60):
        x, y = c.rng.uniform(20, 1230), c.rng.uniform(800, 950)
        c.add(
            ellipse(
                x,
                y,
                c.rng.uniform(3, 9),
                c.rng.uniform(2, 5),
                fill=c.rng.choice(("#ffdc9c", "#8a5226")),
                opacity=0.7,
            )
        )


def intelligent_mineral(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#2a6b74", (0.45, "#124049"), "#061a22", centre=(0.5, 0.36), radius=0.72),
        )
    )
    for base, sign in ((954, 1), (0, -1)):
        for k in range(15):
            x = k * 92 - 20
            h = c.rng.uniform(90, 330) * (1.1 - 0.6 * math.exp(-(((x - CX) / 320) ** 2)))
            spike = polygon(
                [(x - 70, base), (x - 8, base - sign * h), (x + 16, base - sign * h * 0.96), (x + 78, base)]
            )
            c.add(path(spike, fill=c.linear("#1d5560", "#0a2a33", "#05161d"), opacity=0.9))
    c.add(
        *(
            place(
                path(star(0, 0, s, s * 0.3, 4), fill="#c8a0ff", opacity=0.8),
                c.rng.uniform(60, 1190),
                c.rng.uniform(60, 500),
            )
            for s in [c.rng.uniform(5, 15) for _ in range(22)]
        )
    )
    c.add(
        circle(
            CX,
            260,
            460,
            fill=c.radial(alpha("#c070ff", 0.75), (0.5, alpha("#8a4af0", 0.3)), (1.0, alpha("#8a4af0", 0))),
        )
    )
    purple = ("#a45cf0", "#c47cff", "#7c3ad8", "#e0a0ff")
    for x, y, w, h, a, k in (
        (420, 380, 90, 230, -38, 2),
        (830, 380, 90, 240, 36, 2),
        (480, 380, 96, 290, -24, 0),
        (770, 380, 100, 300, 22, 0),
        (550, 390, 104, 330, -11, 1),
        (704, 390, 104, 340, 11, 2),
        (CX, 400, 124, 372, 0, 0),
        (590, 410, 84, 230, -8, 3),
        (676, 410, 84, 240, 9, 1),
        (500, 410, 80, 190, -24, 3),
        (752, 412, 80, 180, 24, 3),
        (CX + 6, 420, 76, 170, 2, 1),
    ):
        c.add(crystal(c, x, y, w, h, a, purple[k]))
    stone = "#8b9199"
    rock = polygon(
        [
            (330, 420),
            (400, 350),
            (452, 392),
            (520, 360),
            (570, 404),
            (640, 372),
            (700, 402),
            (760, 356),
            (812, 388),
            (868, 346),
            (930, 430),
            (962, 560),
            (930, 720),
            (850, 860),
            (760, 980),
            (490, 980),
            (390, 860),
            (310, 720),
            (286, 560),
        ]
    )
    planes = (
        path(
            polygon([(330, 420), (400, 350), (452, 392), (420, 520), (330, 640), (286, 560)]),
            fill="#ffffff",
            opacity=0.16,
        )
        + path(
            polygon([(420, 520), (560, 470), (690, 470), (830, 520), (812, 388), (452, 392)]),
            fill="#ffffff",
            opacity=0.1,
        )
        + path(
            polygon([(930, 430), (962, 560), (930, 720), (830, 690), (830, 520), (868, 346)]),
            fill="#0a1020",
            opacity=0.3,
        )
        + path(
            polygon([(390, 860), (490, 980), (760, 980), (850, 860), (760, 800), (480, 800)]),
            fill="#0a1020",
            opacity=0.25,
        )
    )
    cracks = line(
        "M360 700L420 730L400 790M880 600L840 640L860 700L820 740M560 900L600 870L650 900",
        "#2a2f3a",
        5,
        opacity=0.7,
    )
    specks = "".join(
        circle(
            c.rng.uniform(310, 940),
            c.rng.uniform(420, 940),
            c.rng.uniform(2, 6),
            fill=c.rng.choice(("#ffffff", "#2a2f3a", "#c8a0ff")),
            opacity=0.35,
        )
        for _ in range(120)
    )
    glow = path(
        polygon(
            [
                (330, 420),
                (400, 350),
                (452, 392),
                (520, 360),
                (570, 404),
                (640, 372),
                (700, 402),
                (760, 356),
                (812, 388),
                (868, 346),
                (930, 430),
                (CX, 520),
            ]
        ),
        fill="#c070ff",
        opacity=0.4,
        filter=c.blur(16),
    )
    c.add(
        c.form(
            rock,
            stone,
            light="#d6dbe2",
            dark="#262b38",
            depth=60,
            inside=planes + specks + cracks + glow,
            rim_width=13,
            cast=24,
        )
    )
    edge = "M330 420L400 350L452 392L520 360L570 404L640 372L700 402L760 356L812 388L868 346L930 430"
    c.add(line(edge, "#e6b8ff", 9, opacity=0.9), line(edge, "#ffffff", 3, opacity=0.8))
    ledge = c.form(
        polygon([(400, 500), (500, 474), (602, 520), (590, 560), (500, 530), (410, 552)]),
        lighten(stone, 0.08),
        depth=14,
        rim_width=4,
        cast=12,
    )
    for side in (-1, 1):
        x = CX + side * 118
        c.add(
            path(
                polygon(
                    [(x - 92, 560), (x - 40, 520), (x + 60, 522), (x + 92, 580), (x + 50, 640), (x - 56, 640)]
                ),
                fill="#14101f",
            )
        )
        c.add(
            c.eye(
                x,
                582,
                62,
                "#b05cff",
                white="#efe0ff",
                size=0.66,
                black=0.4,
                look=(0.0, -0.35),
                lid=darken(stone, 0.15),
                upper=0.2,
                lower=0.2,
                tilt=6 * side,
            )
        )
    c.add(ledge, mirror(ledge, CX))
    nose = polygon([(600, 590), (650, 590), (680, 680), (624, 706), (572, 680)])
    c.add(
        c.form(nose, lighten(stone, 0.05), depth=16, rim_width=5, cast=8),
        path(polygon([(600, 590), (624, 590), (624, 706), (572, 680)]), fill="#ffffff", opacity=0.2),
    )
    c.add(
        path(
            polygon([(500, 780), (560, 756), (700, 762), (760, 744), (744, 790), (640, 800), (540, 812)]),
            fill="#14101f",
        ),
        line("M500 780L560 756L700 762L760 744", "#2a2f3a", 7),
        line("M560 760L566 806M620 760L622 802M690 764L686 796", "#5a5f6b", 7),
    )
    fist = polygon([(690, 900), (760, 840), (860, 850), (900, 920), (880, 980), (700, 980)])
    c.add(
        c.form(
            fist,
            stone,
            light="#d6dbe2",
            depth=26,
            rim_width=7,
            cast=18,
            inside=line("M760 850L770 930M806 846L812 930M850 856L850 930", "#2a2f3a", 7, opacity=0.7),
        )
    )
    finger = polygon([(700, 920), (690, 836), (716, 820), (748, 836), (756, 900)])
    c.add(c.form(finger, stone, light="#d6dbe2", depth=14, rim_width=5, cast=8))


PORTRAITS = {"pitfall": pitfall, "intelligent_mineral": intelligent_mineral}
