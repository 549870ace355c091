"""Eclipse portraits of three Terran factions: Directorate, Federation and Union."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import arc_points, scribble
from eclipse_species_kit import (
    CX,
    brows,
    coat,
    collar,
    gaze,
    head,
    lips,
    nose,
    screen,
    wash,
)
from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    line,
    mirror,
    mirrored,
    oval,
    path,
    rect,
    star,
    tube,
    turn,
)
from props import bead, limb, metal, pts, solid


def terran_directorate(c: Canvas) -> None:
    c.add(
        wash(c, "#8c1a1e", "#3c0a14", "#120308"),
        c.rays(CX, 380, 900, "#ff5a4a", 14, 0.12),
        *(
            screen(c, x, y, 230, 150, "#ff7a66", k)
            for x, y, k in ((40, 110, 0), (30, 320, 1), (978, 90, 2), (988, 310, 0))
        ),
        *(
            circle(CX, 420, r, fill="none", stroke="#ff8a70", stroke_width=2, opacity=0.35)
            for r in (360, 430, 500)
        ),
    )
    skin, light, dark, hair = "#e6c2aa", "#fff0e0", "#6a3a3c", "#15121c"
    back = blob(mirrored(pts("624,120 770,136 856,250 862,450 830,620 770,700 624,720"), CX))
    c.add(solid(c, back, hair, 60, light="#4a4a66"))
    c.add(
        coat(
            c,
            "#a8141a",
            light="#f0584a",
            dark="#3a0408",
            inside=path(f"M{CX - 60} 760L{CX} 960L{CX + 60} 760Z", fill="#2a0408"),
        )
    )
    c.add(
        head(
            c,
            skin,
            light=light,
            dark=dark,
            jaw=0.8,
            chin=700,
            inside=c.dim(500, 540, 60, 40, "#e0706a", 0.3) + c.dim(748, 540, 60, 40, "#e0706a", 0.3),
        )
    )
    c.add(gaze(c, "#7fb2c8", skin, upper=0.34, lower=0.14, tilt=5, r=48, look=(0.0, 0.1)))
    c.add(brows(c, "#241a22", pts("650,372 716,350 774,378"), (12, 17, 6)))
    c.add(nose(c, skin, dark, w=34, y=560), lips(c, "#b02a36", y=624, w=112, bend=-4, full=0.9))
    fringe = (
        "M446 420C436 240 520 156 640 150C760 148 826 240 818 420C800 330 760 270 690 "
        "250C600 300 500 320 446 420Z"
    )
    c.add(solid(c, fringe, hair, 34, light="#56567a", cast=12))
    c.add(line("M690 176C620 214 540 240 484 330M716 180C780 220 800 270 806 340", "#6a6a96", 5, opacity=0.5))
    for side in (-1, 1):
        x = CX + side * 84
        c.add(
            circle(x, 440, 74, fill=alpha("#ffdfd6", 0.1), stroke="#e8c878", stroke_width=7),
            path(f"M{x - 50} 400Q{x - 20} 376 {x + 6} 378L{x - 40} 440Z", fill="#ffffff", opacity=0.3),
        )
    c.add(
        line(
            (
                f"M{CX - 10} 430Q{CX} 420 {CX + 10} 430M{CX - 158} 428L{CX - 184} "
                f"420M{CX + 158} 428L{CX + 184} 420"
            ),
            "#e8c878",
            7,
        )
    )
    c.add(collar(c, "#7c0c14", height=130, lean=34))
    c.add(line("M462 700L500 830L600 940M786 700L748 830L648 940", "#f0c24a", 7, opacity=0.9))
    c.add(metal(c, star(CX, 900, 46, 20, 6), "#f0c24a", 10, cast=8), bead(c, CX, 900, 15, "#ff5a4a"))
    c.add(*(bead(c, CX + s * 196, 500, 13, "#ffe8d0") for s in (-1, 1)))
    for x in (330, 360, 390):
        c.add(rect(x, 884, 18, 46, 5, fill=c.linear("#fff0b0", "#b8841c")))


def terran_federation(c: Canvas) -> None:
    c.add(c.backdrop("#14488c", "#081c4a", glow="#58a8f0", clouds=("#2c6cc0", "#1a3a8c")))
    c.add(
        c.planet(190, 240, 120, "#58a060", bands=("#8ac080",), air="#a0e0ff"),
        c.planet(1080, 200, 80, "#d8a860", craters=5, air="#ffe0a0"),
        c.planet(1120, 430, 48, "#b87ab8", air="#ffc0ff"),
        c.planet(110, 470, 40, "#c8d4e0", craters=3),
    )
    c.add(
        line(
            "M190 240Q400 40 624 60T1080 200M1080 200L1120 430M190 240L110 470",
            "#a8d8ff",
            3,
            opacity=0.5,
            stroke_dasharray="4 12",
        )
    )
    benches = "".join(f"M-20 {730 + 50 * k}Q624 {640 + 60 * k} 1268 {730 + 50 * k}" for k in range(3))
    c.add(
        path("M-20 730Q624 640 1268 730V974H-20Z", fill=c.linear("#24508c", "#0c2048")),
        line(benches, "#6aa8e8", 6, opacity=0.5),
    )
    skin, light, dark = "#8a5636", "#d09a6c", "#2e140c"
    sash = path("M250 1000L520 780L640 800L400 1000Z", fill=c.linear("#f4f8ff", "#9ab4d8")) + line(
        "M262 1000L528 786M392 1000L634 806", "#e8b84a", 8
    )
    c.add(coat(c, "#1f6fb8", light="#7cc8f8", dark="#082848", inside=sash, wide=1.06))
    c.add(
        head(
            c,
            skin,
            light=light,
            dark=dark,
            jaw=1.06,
            chin=716,
            inside=c.dim(CX, 300, 130, 60, "#ffd8a8", 0.25),
        )
    )
    beard_points = pts("624,580 700,590 756,566 800,480 806,590 776,700 712,790 624,826")
    beard = blob(mirrored(beard_points, CX))
    tufts = "".join(f"M{x} {y}q6 24 -4 44" for x in range(470, 790, 26) for y in (660, 710, 752))
    c.add(
        solid(
            c,
            beard,
            "#c8ccd6",
            40,
            light="#ffffff",
            dark="#4a5268",
            cast=12,
            inside=line(tufts, "#8a92a8", 4, opacity=0.6),
        )
    )
    c.add(gaze(c, "#6a3c1c", skin, upper=0.22, lower=0.18, tilt=-5, look=(0.15, -0.1)))
    c.add(brows(c, "#d8dce6", pts("646,370 712,342 784,382"), (14, 28, 10)))
    c.add(nose(c, "#94603e", dark, w=54, y=572))
    stache = (
        "M624 596C580 574 520 590 476 640C540 650 590 640 624 624C658 640 708 650 772 "
        "640C728 590 668 574 624 596Z"
    )
    c.add(
        lips(c, "#7a3a34", y=650, w=96, bend=16, full=0.8),
        solid(c, stache, "#e0e4ec", 16, light="#ffffff", dark="#6a7288", cast=6),
    )
    c.add(
        scribble(pts("520,290 624,276 728,290"), dark, 5, 0.4),
        scribble(pts("534,256 624,244 714,256"), dark, 5, 0.35),
        scribble(pts("424,470 412,490 420,512"), dark, 5, 0.5),
        scribble(pts("824,470 836,490 828,512"), dark, 5, 0.5),
    )
    side_hair = "M440 430C420 340 440 270 486 236C462 300 462 360 468 430Z"
    c.add(solid(c, side_hair, "#c8ccd6", 14), mirror(solid(c, side_hair, "#c8ccd6", 14), CX))
    for side in (1, -1):
        leaves = "".join(
            turn(
                solid(c, oval(x, y, 36, 14), "#f0c24a", 9, light="#fff4c0", dark="#8a5a10", cast=4),
                angle,
                x,
                y,
            )
            for (x, y), angle in zip(
                arc_points(CX, 400, 186, 196, 352, 282, 7), range(-100, 20, 17), strict=False
            )
        )
        c.add(leaves if side > 0 else mirror(leaves, CX))
    c.add(bead(c, CX, 206, 20, "#5bd3f9", cast=6))
    c.add(collar(c, "#1a5a9c", height=40, lean=10))
    c.add(
        metal(c, oval(840, 900, 50), "#e8b84a", 14, cast=8),
        path(star(840, 900, 38, 16, 8), fill="#1f6fb8"),
        bead(c, 840, 900, 10, "#ffffff"),
    )


def terran_union(c: Canvas) -> None:
    c.add(
        wash(c, "#5cb08a", "#1c5a48", "#06231c", at=(0.5, 0.3)),
        ellipse(
            980, 170, 150, 150, fill=c.radial("#fff8d0", (0.5, "#ffe08a"), alpha("#ffe08a", 0), radius=0.5)
        ),
    )
    for row, (y, tone) in enumerate(((520, "#2c7460"), (600, "#1c5a4a"), (690, "#0e4034"))):
        for k in range(11):
            x = -40 + k * 130 + row * 50
            r = 64 + 26 * ((k * 5 + row * 3) % 4) / 3
            c.add(
                path(
                    f"M{x - r} {y + 60}A{r} {r} 0 0 1 {x + r} {y + 60}Z",
                    fill=c.linear(tone, darken(tone, 0.4)),
                ),
                line(
                    (
                        f"M{x - r * 0.6} {y + 60}A{r * 0.6} {r} 0 0 1 {x + r * 0.6} {y + 60}M{x} "
                        f"{y + 60 - r}V{y + 60}"
                    ),
                    "#8ad8b4",
                    3,
                    opacity=0.35,
                ),
            )
            c.add(
                *(
                    circle(x + dx, y + 40 - dy, 5, fill="#ffe8a0", opacity=0.85)
                    for dx, dy in ((-24, 0), (10, 10), (26, -4))
                )
            )
        c.add(rect(0, y + 58, 1248, 954, fill=darken(tone, 0.45)))
    skin, light, dark, hair = "#d89a68", "#ffd8a8", "#6a3018", "#6a2e14"
    braid = "".join(
        turn(
            solid(c, oval(x, y, 50 - 3 * k, 30), hair, 14, light="#d07a3c", dark="#2e0e04", cast=6),
            38 if k % 2 else -38,
            x,
            y,
        )
        for k, (x, y) in enumerate((448 - 7 * k + (14 if k % 2 else -14), 556 + 48 * k) for k in range(9))
    )
    c.add(solid(c, oval(CX, 420, 232, 280), hair, 60, light="#c86a34"))
    poncho = line("M200 960L330 850L624 900L918 850L1048 960", "#f0d878", 20, opacity=0.9) + line(
        "M200 1000L330 890L624 940L918 890L1048 1000", "#c85a2c", 14
    )
    c.add(coat(c, "#1f8c66", light="#6ae0b0", dark="#063424", inside=poncho, wide=1.05))
    c.add(
        head(
            c,
            skin,
            light=light,
            dark=dark,
            jaw=0.88,
            chin=704,
            inside=c.dim(498, 552, 66, 44, "#e8583c", 0.5)
            + c.dim(750, 552, 66, 44, "#e8583c", 0.5)
            + "".join(
                circle(CX + s * x, y, 5, fill="#8a4420", opacity=0.6)
                for s in (-1, 1)
                for x, y in ((96, 536), (124, 524), (146, 542), (112, 556), (60, 530))
            ),
        )
    )
    c.add(gaze(c, "#3f9c5a", skin, upper=0.16, lower=0.12, tilt=6, look=(0.2, -0.15)))
    c.add(brows(c, "#5a2610", pts("652,372 716,336 780,352"), (14, 22, 8)))
    c.add(nose(c, skin, dark, w=38, y=560), lips(c, "#c0503c", y=630, w=118, bend=-10, full=1.0))
    cap = "M436 330C430 190 520 110 624 110C728 110 818 190 812 330C740 296 508 296 436 330Z"
    c.add(solid(c, cap, "#17765a", 44, light="#5ad8a4", dark="#05301f", cast=16))
    c.add(metal(c, "M424 316Q624 250 824 316L830 356Q624 292 418 356Z", "#8a6a3c", 14, cast=8))
    for side in (-1, 1):
        x = CX + side * 92
        c.add(
            metal(c, oval(x, 268, 82, 66), "#a8834a", 18, cast=12),
            path(oval(x, 268, 62, 48), fill=c.linear("#bff4ff", (0.5, "#3c8ca8"), "#0c3444")),
            path(
                f"M{x - 44} 262Q{x - 30} 230 {x + 6} 230L{x - 20} 292Q{x - 40} 290 {x - 44} 262Z",
                fill="#ffffff",
                opacity=0.55,
            ),
        )
    c.add(metal(c, box(CX - 18, 252, 36, 26, 8), "#a8834a", 8))
    scarf = blob(pts("500,770 624,800 748,770 776,820 700,878 624,890 548,878 472,820"))
    c.add(
        solid(c, scarf, "#e0a83c", 26, light="#fff0b0", dark="#7a4410", cast=12),
        scribble(pts("510,810 624,846 738,810"), "#8a5414", 6, 0.6),
        braid,
    )
    c.add(
        limb(c, pts("980,1010 960,900 930,800"), [120, 100, 84], "#1f8c66"),
        metal(c, tube(pts("900,880 1010,560"), [34, 34]), "#b8c0d0", 10, cast=8),
    )
    wrench = "M966 580L950 500L992 470L1010 520L1046 508L1036 456L1084 462L1090 540L1044 600Z"
    c.add(
        metal(c, wrench, "#c8d0e0", 14, cast=10),
        solid(c, blob(pts("884,760 960,742 1000,780 984,842 910,856 876,812")), skin, 24, cast=8),
    )
    c.add(
        *(
            scribble(pts(f"{900 + 26 * k},770 {914 + 26 * k},800 {906 + 26 * k},830"), dark, 5, 0.6)
            for k in range(3)
        )
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {
    "terran_directorate": terran_directorate,
    "terran_federation": terran_federation,
    "terran_union": terran_union,
}
