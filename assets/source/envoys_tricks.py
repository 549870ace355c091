"""Envoys with a trick: Deuce, Bookmaker and Megaphone."""

from __future__ import annotations

from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    group,
    lighten,
    line,
    oval,
    path,
    place,
    polygon,
    rect,
    smooth,
    star,
    tube,
    turn,
)
from props import GOLD, bead, grip, limb, maw, metal, pts, solid, teeth_row
from scenery import coin, rings


def deuce(c: Canvas) -> None:
    """A two-headed gecko that cannot agree which card to play."""
    c.add(
        c.backdrop(
            "#2a1040", "#080a1c", glow="#7a2a8a", at=(0.5, 0.5), clouds=("#6b1f5a", "#123f6f"), stars=100
        )
    )
    c.add(c.dim(300, 330, 420, 400, "#e0408a", 0.35), c.dim(950, 330, 420, 400, "#2aa0d8", 0.35))
    c.add(rings(624, 460, (360, 420), "#ffd0ff", 0.18))
    jacket = "M624 640L800 660Q900 700 930 1010H318Q348 700 448 660Z"
    half = rect(624, 600, 400, 420, fill=c.linear("#3aa8dc", "#14406a")) + rect(
        220, 600, 404, 420, fill=c.linear("#e8508a", "#7a1444")
    )
    c.add(solid(c, jacket, "#8a3a8a", 46, cast=26, inside=half + line("M624 660V1010", "#1a0a2a", 8)))
    for side, hue in ((-1, "#e8508a"), (1, "#2f9ad0")):
        c.add(
            solid(
                c,
                polygon(
                    [(624, 700), (624 + side * 110, 640), (624 + side * 150, 760), (624 + side * 40, 900)]
                ),
                lighten(hue, 0.15),
                14,
                cast=10,
            )
        )
        c.add(bead(c, 624 + side * 34, 930, 15, GOLD))
    for side, skin, eye in ((1, "#4ab8d8", "#ffb02e"), (-1, "#f0709a", "#7ae05a")):
        c.add(_gecko(c, side, skin, eye))
    for side, hue in ((-1, "#e8508a"), (1, "#2f9ad0")):
        c.add(
            limb(
                c,
                [(624 + side * 250, 730), (624 + side * 330, 840), (624 + side * 250, 880)],
                (96, 88, 70),
                hue,
            )
        )
        x = 624 + side * 236
        c.add(place(_card(c, hue, side), x, 806, 1, side * 12))
        c.add(grip(c, x + side * 10, 886, 36, 90 * -side, ("#f0709a", "#4ab8d8")[side > 0]))
    bow = "M624 664L540 620V720ZM624 664L708 620V720Z"
    c.add(solid(c, bow, "#ffd34e", 16, cast=12), bead(c, 624, 666, 24, "#ffb020"))
    c.add(c.vignette())


def _gecko(c: Canvas, side: int, skin: str, iris: str) -> str:
    neck = [(624 + side * 36, 690), (624 + side * 60, 560), (624 + side * 150, 440), (624 + side * 190, 330)]
    belly = line(
        smooth([(624 + side * 24, 690), (624 + side * 40, 560), (624 + side * 130, 430)]),
        lighten(skin, 0.45),
        34,
        opacity=0.45,
    )
    parts = [limb(c, neck, (120, 110, 104, 110), skin, cast=18, inside=belly)]
    hx, hy = 624 + side * 190, 270
    frill = [
        (hx + side * 60, hy - 110),
        (hx + side * 130, hy - 190),
        (hx + side * 160, hy - 70),
        (hx + side * 200, hy),
        (hx + side * 130, hy + 40),
        (hx + side * 60, hy + 90),
    ]
    parts.append(solid(c, blob(frill, 0.5), "#ff9a4a" if side < 0 else "#6a5ae0", 18, cast=8))
    head = [
        (hx - side * 190, hy + 50),
        (hx - side * 140, hy - 30),
        (hx - side * 20, hy - 110),
        (hx + side * 90, hy - 90),
        (hx + side * 120, hy + 20),
        (hx + side * 60, hy + 110),
        (hx - side * 80, hy + 120),
        (hx - side * 170, hy + 100),
    ]
    spots = "".join(
        circle(hx + side * dx, hy + dy, r, fill=darken(skin, 0.3), opacity=0.5)
        for dx, dy, r in ((60, -60, 18), (90, -10, 12), (30, -84, 10), (70, 60, 14), (-130, 20, 8))
    )
    parts.append(solid(c, blob(head), skin, 40, cast=18, inside=spots))
    angry = side > 0
    if angry:
        parts.append(
            line(
                f"M{hx - side * 176} {hy + 70}Q{hx - side * 80} {hy + 50} {hx + side * 20} {hy + 84}",
                "#06203a",
                10,
            )
        )
        parts.append(
            "".join(
                path(
                    polygon(
                        [
                            (hx - side * d, hy + 60),
                            (hx - side * (d - 22), hy + 62),
                            (hx - side * (d - 11), hy + 86),
                        ]
                    ),
                    fill="#fff6e0",
                )
                for d in (150, 110, 70)
            )
        )
    else:
        mouth = blob(
            [
                (hx - side * 172, hy + 60),
                (hx - side * 60, hy + 66),
                (hx + side * 40, hy + 40),
                (hx + side * 10, hy + 92),
                (hx - side * 90, hy + 112),
            ]
        )
        parts.append(
            maw(
                c,
                mouth,
                tongue=oval(hx - side * 60, hy + 104, 60, 22),
                teeth=teeth_row(hx - 170, hy + 54, 200, 18, 8, point=0.9),
            )
        )
    parts.append(c.dim(hx - side * 6, hy - 40, 90, 84, "#10061c", 0.5))
    parts.append(
        c.eye(
            hx - side * 6,
            hy - 42,
            66,
            iris,
            look=(-side * 0.6, 0.2 if angry else -0.3),
            pupil="slit",
            black=0.4,
            lid=darken(skin, 0.1),
            upper=0.4 if angry else 0.1,
            tilt=(-14 if angry else 0) * side,
        )
    )
    parts.append(circle(hx - side * 164, hy + 22, 7, fill="#1a0a20"))
    return "".join(parts)


def _card(c: Canvas, hue: str, side: int) -> str:
    pip = star(0, -10, 40, 17, 5) if side < 0 else polygon([(0, -56), (38, -6), (0, 46), (-38, -6)])
    return solid(
        c,
        box(-70, -104, 140, 200, 16),
        "#f6efdc",
        14,
        cast=14,
        inside=path(pip, fill=hue)
        + path(box(-58, -92, 116, 176, 10), fill="none", stroke=hue, stroke_width=4),
    )


def bookmaker(c: Canvas) -> None:
    """A three-eyed slug under a green visor, pencil ready, the bank always stacked."""
    skin = "#9a6ad0"
    c.add(
        c.backdrop(
            "#1c1440", "#080716", glow="#3a6a4a", at=(0.5, 0.3), clouds=("#1f4a3a", "#3a2a6b"), stars=50
        )
    )
    c.add(_abacus(c))
    body = blob(pts("624,380 760,430 860,560 900,720 960,1010 288,1010 348,720 388,560 488,430"))
    spots = "".join(
        circle(x, y, r, fill="#6a3ab0", opacity=0.4)
        for x, y, r in ((430, 600, 22), (410, 670, 14), (810, 600, 26), (850, 680, 16), (470, 540, 12))
    )
    c.add(solid(c, body, skin, 56, cast=28, inside=spots))
    vest = "M480 690Q624 760 768 690Q860 780 880 1010H368Q388 780 480 690Z"
    checks = line(
        "".join(f"M{300 + i * 44} 660V1010M300 {660 + i * 44}H960" for i in range(15)),
        "#f0c860",
        3,
        opacity=0.45,
    )
    c.add(solid(c, vest, "#8a2a3a", 34, cast=12, inside=checks))
    c.add(
        solid(c, "M560 710L624 800L688 710L650 1010H598Z", "#f4ecd8", 14),
        solid(c, polygon(pts("606,760 642,760 656,930 624,980 592,930")), "#2a7a5a", 12, cast=6),
    )
    for i, (x, y, r) in enumerate(((470, 250, 70), (624, 200, 82), (778, 250, 70))):
        c.add(
            limb(
                c,
                [(560 + i * 64, 460), ((560 + i * 64 + x) / 2 + (i - 1) * 20, 380), (x, y + 30)],
                (84, 70, 64),
                skin,
            )
        )
        c.add(solid(c, oval(x, y, r + 12), skin, 26, cast=8))
        c.add(
            c.eye(
                x,
                y,
                r,
                "#3ad08a",
                look=((0.7, 0.3), (0.0, 0.4), (-0.7, 0.3))[i],
                lid=darken(skin, 0.1),
                upper=(0.2, 0.42, 0.2)[i],
                lower=0.08,
            )
        )
    visor = "M372 196Q624 60 876 196Q900 250 860 262Q624 130 388 262Q348 250 372 196Z"
    c.add(path(visor, fill="#031a10", opacity=0.35, transform="translate(10 30)", filter=c.blur(10)))
    c.add(
        path(visor, fill=c.linear(alpha("#b8ffd0", 0.85), alpha("#2ac070", 0.75), alpha("#0a6a3a", 0.85))),
        line("M384 202Q624 76 864 202", alpha("#ffffff", 0.8), 8),
        line(visor, "#0a4a2a", 5),
    )
    c.add(line("M376 210Q352 280 430 320M872 210Q896 280 818 320", "#0a4a2a", 10))
    mouth = blob(pts("520,560 624,580 740,552 700,640 624,664 556,640"))
    c.add(maw(c, mouth, teeth=[*teeth_row(530, 548, 200, 40, 7)], tongue=oval(630, 662, 60, 26)))
    c.add(path(box(600, 560, 30, 36, 6), fill=GOLD), c.gloss(470, 520, 50, 24))
    c.add(limb(c, [(860, 700), (960, 760), (950, 640)], (80, 72, 60), skin))
    c.add(turn(_pencil(c), 28, 950, 560), grip(c, 952, 606, 40, 24, skin))
    c.add(limb(c, [(390, 700), (290, 790), (300, 850)], (80, 76, 64), skin))
    for k in range(7):
        c.add(coin(c, 300 + (k % 2) * 5, 930 - k * 24, 78, 0.34, 0))
    c.add(grip(c, 296, 786, 42, 80, skin))
    for k, (x, y) in enumerate(((450, 930), (840, 936), (960, 920), (900, 880))):
        c.add(coin(c, x, y, 60, 0.36, 0, mark=("square", "ring", "star", "triangle")[k]))
    c.add(c.vignette())


def _abacus(c: Canvas) -> str:
    parts = [path("M60 60H1188V900H60Z", fill="#0a0818", opacity=0.35)]
    hues = ("#e0b100", "#c2303a", "#5bd3f9", "#4cd07d", "#814cc4")
    for i in range(6):
        y = 120 + i * 150
        parts.append(rect(0, y - 4, 1248, 8, fill="#6a5a3a", opacity=0.8))
        x = 60.0
        for k in range(13):
            x += 78 if k != c.rng.randrange(13) else 160
            parts.append(ellipse(x, y, 36, 44, fill=c.ball(hues[(i + k // 5) % 5], 0.3, 0.7), opacity=0.55))
    return group(*parts, opacity=0.6)


def _pencil(c: Canvas) -> str:
    return (
        solid(
            c,
            box(934, 330, 34, 330, 6),
            "#f0b020",
            10,
            cast=10,
            inside=line("M946 330V660M957 330V660", "#b0700a", 3),
        )
        + path(polygon([(934, 332), (968, 332), (951, 270)]), fill="#f0d8b0")
        + path(polygon([(944, 296), (958, 296), (951, 270)]), fill="#1a1420")
        + metal(c, box(930, 640, 42, 26, 4), "#c8ccd8", 6)
        + solid(c, box(932, 662, 38, 34, 12), "#ff8aa0", 8)
    )


def megaphone(c: Canvas) -> None:
    """A creature that is mostly horn, shouting politely."""
    brass, skin = "#e8a030", "#d0453a"
    c.add(
        c.backdrop(
            "#3a1a10", "#0e0812", glow="#ff8a2a", at=(0.42, 0.42), clouds=("#6b3a1f", "#4a1f4a"), stars=60
        )
    )
    for i in range(7):
        r = 190 + i * 78
        c.add(
            circle(
                500, 420, r, fill="none", stroke="#ffd890", stroke_width=20 - i * 2, opacity=0.42 - i * 0.05
            )
        )
    c.add(c.rays(500, 420, 760, "#fff0b0", 24, 0.3))
    body = blob(pts("800,560 880,620 900,800 880,1010 560,1010 560,800 620,640"))
    stripes = "".join(
        path(f"M500 {y}Q720 {y + 50} 940 {y}V{y + 40}Q720 {y + 90} 500 {y + 40}Z", fill="#f4e4c8")
        for y in (700, 800, 900)
    )
    c.add(solid(c, body, "#2a5a8a", 44, cast=24, inside=stripes))
    c.add(
        limb(c, [(620, 740), (480, 830), (380, 800)], (84, 74, 60), skin),
        limb(c, [(860, 700), (980, 640), (1000, 520)], (84, 74, 60), skin),
    )
    for k, a in enumerate((-40, -5, 30)):
        c.add(
            place(solid(c, box(-17, -84, 34, 90, 17), skin, 10, cast=5), 1002, 500, 1, a),
            place(solid(c, box(-17, -80, 34, 90, 17), skin, 10, cast=5), 352, 800, 1, a - 70 + k),
        )
    c.add(bead(c, 1002, 506, 42, skin), bead(c, 360, 800, 40, skin))
    bell = "M900 330Q760 300 640 210Q520 120 470 70L470 790Q520 730 640 640Q760 560 900 530Z"
    bands = line("M790 304V552M700 258V600M620 200V652", darken(brass, 0.5), 7, opacity=0.5)
    c.add(metal(c, bell, brass, 44, cast=24, inside=bands))
    c.add(solid(c, blob(pts("880,300 960,310 1010,380 1010,480 960,550 880,560 850,430")), skin, 36, cast=14))
    for x, y in ((830, 240), (930, 250)):
        c.add(limb(c, [(900, 330), (x + (900 - x) * 0.3, 290), (x, y)], (44, 40, 36), skin))
        c.add(bead(c, x, y - 20, 56, skin))
        c.add(
            line(f"M{x - 36} {y - 14}Q{x} {y - 44} {x + 36} {y - 14}", "#3a0a10", 11),
            line(f"M{x - 30} {y - 4}l-14 12M{x + 30} {y - 4}l14 12", "#3a0a10", 7),
        )
    mouth = oval(470, 430, 130, 362)
    c.add(solid(c, oval(470, 430, 158, 384), brass, 24, cast=10, gleam=0.7))
    rim = c.linear("#5a1420", "#1a0410", start=(0, 0), end=(1, 1))
    c.add(path(mouth, fill=rim))
    inner = c.dim(540, 430, 110, 300, "#0a0208", 0.9) + solid(
        c, blob(pts("420,700 470,560 540,590 580,700 500,780")), "#e05a7a", 26
    )
    tonsil = solid(c, tube([(530, 210), (530, 300)], (24, 46)), "#e05a7a", 12)
    c.add(group(inner, tonsil, clip_path=c.clip(mouth)))
    top = [
        polygon(
            [
                (390 + i * 36, 84 + abs(i - 2.2) * 26),
                (426 + i * 36, 84 + abs(i - 1.2) * 26),
                (408 + i * 36, 176 + abs(i - 2) * 14),
            ]
        )
        for i in range(5)
    ]
    c.add(group(*[path(t, fill="#fff6e0") for t in top], clip_path=c.clip(mouth)))
    c.add(line("M352 300Q360 160 440 76", alpha("#ffffff", 0.8), 12))
    c.add(
        bead(c, 1000, 430, 26, "#3a2030"), limb(c, [(760, 570), (770, 660), (820, 690)], (34, 30, 28), brass)
    )
    for x, y, a in ((260, 180, -30), (220, 420, 0), (250, 660, 24)):
        c.add(place(line("M0 0h-60M6 -30l-40 -20M6 30l-40 20", "#fff0b8", 10), x, y, 1, a * 0.6))
    c.add(c.vignette(0.5))


PICTURES = {
    "deuce": deuce,
    "bookmaker": bookmaker,
    "megaphone": megaphone,
}
