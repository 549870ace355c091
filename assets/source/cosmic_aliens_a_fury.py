"""Cosmic portraits that do not forgive: Grudge and Hate."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import (
    CX,
    FLOOR,
    arc_points,
    drop,
    maw,
    teeth,
    tooth,
)
from cosmic_aliens_a_lab import wash
from paint import (
    Canvas,
    blob,
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
    place,
    polygon,
    rect,
    rounded,
    shaggy,
    star,
    turn,
    wobble,
)
from props import bead, grip, hand, lamp, limb, pts, solid
from scenery import flame, fur, puff


def grudge(c: Canvas) -> None:
    """He holds a grudge: in his lap, and he strokes it."""
    c.add(wash(c, "#4f6b3a", "#26381f", "#0a100c", (0.4, 0.3)))
    c.add(_pin_board(c))
    leather = "#5a2036"
    chair = rounded(pts("330,250 420,150 624,120 828,150 918,250 950,990 298,990"), 90)
    tufts = "".join(
        circle(x, y, 12, fill="#2a0a1c") + circle(x - 3, y - 3, 7, fill="#b0607a")
        for x, y in pts("430,280 530,230 624,216 718,230 818,280")
    )
    c.add(c.form(chair, leather, light="#a84a68", depth=60, rim_width=12, cast=34, inside=tufts))
    fell, pale = "#4a4466", "#e6dfe6"
    body = mirrored([(CX, 600), (780, 640), (880, 780), (900, FLOOR)], CX)
    c.add(
        c.form(
            shaggy(c.rng, body, 30, 22),
            fell,
            depth=56,
            rim_width=10,
            cast=24,
            inside=fur(c, body, fell, 200, 54),
        )
    )
    head = mirrored([(CX, 190), (750, 200), (860, 290), (890, 430), (850, 560), (740, 660), (CX, 690)], CX)
    stripes = path(
        "M560 150Q530 360 500 420Q430 520 360 560L360 250Q470 150 560 150Z", fill=darken(fell, 0.25)
    )
    stripes += mirror(stripes, CX) + path("M584 150H664L690 420Q660 480 624 480Q588 480 558 420Z", fill=pale)
    c.add(
        c.form(
            shaggy(c.rng, head, 34, 20),
            mix(fell, pale, 0.35),
            light="#b8b0cc",
            dark="#140f28",
            depth=70,
            rim_width=11,
            cast=28,
            inside=stripes + fur(c, head, fell, 160, 40),
        )
    )
    for side in (-1, 1):
        ear = solid(
            c, shaggy(c.rng, wobble(c.rng, 838, 226, 62, 58, 10, 0.03), 14, 12), fell, 24, cast=10
        ) + c.dim(842, 236, 40, 36, "#d0688a", 0.8)
        c.add(ear if side > 0 else mirror(ear, CX))
        x = CX + side * 130
        c.add(c.dim(x, 400, 120, 92, "#0c0818", 0.8))
        c.add(
            c.eye(
                x,
                404,
                74,
                "#e8401c",
                look=(-0.1, 0.1),
                lid="#332c50",
                upper=0.42,
                lower=0.2,
                tilt=-16 * side,
                size=0.5,
                black=0.34,
                white="#fff0c8",
            )
        )
        hairs = [
            (CX + side * 34, 400),
            (CX + side * 90, 316),
            (CX + side * 200, 268),
            (CX + side * 250, 290),
            (CX + side * 150, 350),
        ]
        c.add(solid(c, shaggy(c.rng, hairs if side < 0 else hairs[::-1], 20, 13), "#1c1730", 14, cast=10))
    snout = blob(mirrored([(CX, 440), (700, 470), (746, 560), (720, 630), (CX, 660)], CX))
    c.add(c.form(snout, pale, light="#ffffff", dark="#5a4a6c", depth=40, rim_width=8, cast=14))
    c.add(
        solid(c, blob(mirrored([(CX, 440), (674, 452), (690, 496), (CX, 536)], CX)), "#241a2c", 18),
        c.gloss(604, 464, 22, 10),
    )
    c.add(
        line("M536 622Q580 584 624 586Q668 584 716 628M624 536V586", "#241a2c", 10),
        tooth(c, 566, 606, 24, -46, 0.6),
        tooth(c, 684, 608, 24, -46, 0.6),
    )
    c.add(line("M776 470l60 76M800 462l-30 40M838 500l-34 36", "#d8a0a8", 7, opacity=0.9))
    c.add(_pet_grudge(c), _tokens(c))


def _pin_board(c: Canvas) -> str:
    """A wall of faces joined by red thread."""
    parts, pins = (
        "",
        pts("110,140 250,300 100,430 260,560 1010,130 1140,270 1000,400 1150,520 110,700 1140,760"),
    )
    for i, (x, y) in enumerate(pins):
        hue = ("#5bd3f9", "#e0b100", "#17916c", "#814cc4", "#f0741c")[i % 5]
        face = rect(-62, -58, 124, 140, 4, fill=c.linear("#fff6e0", "#c8b890")) + rect(
            -50, -46, 100, 96, fill=darken(hue, 0.55)
        )
        face += (
            ellipse(0, 14, 34, 40, fill=c.ball(hue))
            + circle(-12, 4, 8, fill="#fff")
            + circle(14, 4, 8, fill="#fff")
        )
        parts += place(
            face + line("M-40 -36L40 46M40 -36L-40 46", "#d8202a", 9, opacity=0.9 if i % 3 else 0),
            x,
            y,
            1,
            c.rng.uniform(-10, 10),
        )
    thread = polygon([(x, y - 50) for x, y in pins[:4]], False) + polygon(
        [(x, y - 50) for x, y in pins[4:8]], False
    )
    thread += "M110 650L260 510L1000 350L1140 710M250 250L1010 80"
    return parts + line(thread, "#e0303a", 5) + "".join(bead(c, x, y - 50, 11, "#e0303a") for x, y in pins)


def _pet_grudge(c: Canvas) -> str:
    """The grudge itself, a thorny ball with burning eyes, and the arms that hold it."""
    fell = "#4a4466"
    parts = limb(c, pts("340,760 320,900 470,930"), (140, 130, 100), fell, cast=16)
    parts += c.dim(CX, 820, 240, 190, "#ff3a1c", 0.55)
    parts += "".join(
        place(solid(c, "M-26 0L0 -76L26 0Z", "#2c2434", 10), x, y, 1, a)
        for a, (x, y) in zip(range(-180, 180, 20), arc_points(CX, 820, 116, 106, 90, 430, 18), strict=True)
    )
    parts += solid(c, oval(CX, 820, 132, 120), "#3a2f44", 44, rim="#ff8a5a", cast=10)
    for side in (-1, 1):
        x = CX + side * 50
        parts += lamp(c, x, 810, 26, "#ff5a1c") + line(
            f"M{x - 40} {790 + side * 18}L{x + 40} {790 - side * 18}", "#120c18", 20
        )
    parts += line("M568 878L590 862L610 880L632 862L654 880L676 864", "#ff9a4a", 8)
    parts += limb(c, pts("910,740 900,700 830,700 720,716"), (150, 140, 120, 90), fell, cast=16)
    return parts + turn(hand(c, 706, 724, 56, 0, lighten(fell, 0.08), 3), -84, 706, 724)


def _tokens(c: Canvas) -> str:
    spots = ((400, 890), (452, 916), (352, 926), (410, 944))
    return "".join(
        bead(c, x, y, 34, "#8a1420", cast=8) + path(star(x, y, 17, 8, 4), fill="#ffb08a", opacity=0.85)
        for x, y in spots
    )


def hate(c: Canvas) -> None:
    """Rage with a face: molten rock, steam from the ears, a torn card in each fist."""
    c.add(wash(c, "#e0280f", "#5a0a12", "#0c0208", (0.5, 0.46)), c.rays(CX, 440, 900, "#ff8a2a", 22, 0.3))
    for x, length, w, a in (
        (330, 300, 150, 150),
        (430, 400, 180, 166),
        (560, 470, 200, 174),
        (690, 470, 200, 186),
        (820, 400, 180, 194),
        (920, 300, 150, 210),
    ):
        c.add(flame(c, x, 330, length, w, a, "#ff6a1c"))
    for side in (-1, 1):
        jet = "".join(
            puff(c, CX + (330 + 92 * k), 420 - 44 * k, 44 + 20 * k, "#c8a8a8", 0.85 - 0.14 * k)
            for k in range(4)
        )
        c.add(jet if side > 0 else mirror(jet, CX))
    rock, glow = "#7a1a1c", "#ffb02a"
    neck = blob(mirrored([(CX, 660), (800, 700), (1000, 800), (1080, FLOOR)], CX))
    c.add(
        c.form(
            neck,
            "#4a1018",
            depth=56,
            rim="#ff8a4a",
            rim_width=11,
            inside=_veins(
                c, "M330 1000l60 -110l50 30l60 -90M920 1000l-60 -100l-50 20l-50 -80M624 980l-20 -90", glow
            ),
        )
    )
    head = rounded(
        mirrored([(CX, 170), (790, 190), (900, 330), (930, 520), (880, 720), (740, 830), (CX, 846)], CX), 70
    )
    cracks = (
        "M400 330l50 30l-10 50l46 30M850 320l-46 40l16 50l-40 30M380 600l60 20l20 60l60 30"
        "M870 600l-60 16l-16 64l-60 36M624 190l-24 50l40 36l-16 40M520 200l30 40M740 210l-40"
        " 40"
    )
    c.add(
        c.form(
            head,
            rock,
            light="#e0583a",
            dark="#1c0408",
            depth=84,
            rim="#ffb06a",
            rim_width=14,
            cast=30,
            inside=c.dim(CX, 850, 330, 160, "#ff5a0a", 0.6) + _plates(rock),
        ),
        _veins(c, cracks, glow),
    )
    for side in (-1, 1):
        at_x = CX + side * 142
        c.add(c.dim(at_x, 444, 140, 100, "#160206", 0.85), c.dim(at_x, 450, 110, 80, "#ff7a0a", 0.6))
        c.add(
            c.eye(
                at_x,
                450,
                80,
                "#ff3a0a",
                white="#ffe88a",
                look=(-0.12 * side, 0.1),
                lid="#5a1216",
                upper=0.22,
                lower=0.16,
                tilt=-20 * side,
                size=0.42,
                black=0.4,
            )
        )
        slab = rounded(
            [
                (CX + side * 10, 420),
                (CX + side * 60, 330),
                (CX + side * 260, 270),
                (CX + side * 280, 340),
                (CX + side * 90, 430),
            ],
            22,
        )
        c.add(c.form(slab, "#4a1216", light="#c8482a", depth=24, rim="#ffb06a", rim_width=6, cast=16))
    c.add(
        solid(c, rounded(pts("590,470 658,470 700,560 624,584 548,560"), 20), rock, 22, rim="#ffb06a", cast=8)
    )
    c.add(lamp(c, 596, 556, 11, "#ff8a1c"), lamp(c, 652, 556, 11, "#ff8a1c"))
    mouth = "M372 620Q500 590 624 610Q748 590 876 620Q890 740 800 796Q624 836 448 796Q358 740 372 620Z"
    fire = rect(
        340,
        560,
        570,
        300,
        fill=c.radial("#fff3b0", (0.35, "#ff9a1c"), "#7a0a08", centre=(0.5, 0.6), radius=0.6),
    )
    c.add(
        maw(
            c,
            mouth,
            fire + teeth(c, CX, 606, 9, 56, 72, 0.55) + teeth(c, CX, 812, 8, 56, -70, 0.55),
            lip="#1c0408",
            width=13,
        )
    )
    c.add(drop(c, 470, 850, 20, "#ffb02a"), drop(c, 760, 866, 16, "#ffb02a"))
    for side in (-1, 1):
        at_x = CX + side * 400
        torn = "M-60 -85H60V60L30 30L0 70L-30 36L-60 66Z"
        paper = (
            path(torn, fill=c.linear("#fffaf0", "#d0c0a0"))
            + path(star(0, -20, 34, 14, 5), fill="#b3261e")
            + line(torn, "#5a3a2a", 3, opacity=0.5)
        )
        c.add(
            place(paper, at_x + side * 10, 690, 1.25, 180 + 16 * side),
            limb(
                c,
                [(at_x + side * 120, 1000), (at_x + side * 60, 900), (at_x, 800)],
                (150, 140, 110),
                "#5a1418",
            ),
        )
        c.add(grip(c, at_x, 786, 80, 0 if side < 0 else 4, "#8a2420", 4))
    c.add(
        *(
            circle(
                c.rng.uniform(60, 1190),
                c.rng.uniform(40, 900),
                c.rng.uniform(2, 7),
                fill="#ffd05a",
                opacity=0.8,
            )
            for _ in range(46)
        )
    )


def _plates(rock: str) -> str:
    """Facets of broken rock on the forehead and the cheeks."""
    slabs = (
        "430,240 560,190 600,300 470,330",
        "690,200 800,240 790,310 660,290",
        "330,520 420,540 410,640 330,680",
    )
    drawn = "".join(path(rounded(pts(slab), 16), fill=lighten(rock, 0.3), opacity=0.35) for slab in slabs)
    return drawn + path(
        rounded(pts("850,500 940,520 930,680 840,620"), 16), fill=darken(rock, 0.5), opacity=0.5
    )


def _veins(c: Canvas, d: str, hue: str) -> str:
    """Cracks with glowing rock below."""
    return (
        line(d, "#ff4a0a", 26, opacity=0.5, filter=c.blur(9, wide=True))
        + line(d, hue, 10)
        + line(d, "#fff6c8", 4)
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"grudge": grudge, "hate": hate}
