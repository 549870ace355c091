"""Cosmic portraits of the high and mighty: Chosen and Dictator."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import (
    CX,
    FLOOR,
    arc_points,
    card,
    drop,
    maw,
    teeth,
    wart,
)
from cosmic_aliens_a_lab import wash
from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    ellipse,
    line,
    mirror,
    mirrored,
    oval,
    path,
    place,
    polygon,
    rect,
    rounded,
    star,
    tube,
    turn,
)
from props import GOLD, bead, hand, lamp, limb, metal, pts, solid, sparkle
from scenery import beam, puff


def chosen(c: Canvas) -> None:
    """A finger from above has picked him, and nobody is more surprised than he is."""
    c.add(wash(c, "#ffe9a0", "#d89a2c", "#5a2f14", (0.32, 0.24)), c.rays(250, 120, 1300, "#fffbe0", 26, 0.5))
    for x, y, r in ((90, 880, 120), (300, 930, 100), (960, 930, 110), (1170, 880, 130)):
        c.add(puff(c, x, y, r, "#fff3d8", 0.95))
    for x, y, a, hue, mark in (
        (936, 150, 10, "#b3261e", "sun"),
        (1066, 330, 20, "#6a3fb5", "star"),
        (1080, 560, 28, "#2e7d5b", "moon"),
    ):
        c.add(c.dim(x, y, 190, 190, "#fff6c0", 0.9), card(c, x, y, a, hue, 1.05, mark))
        c.add(sparkle(x + 70, y - 80, 26), sparkle(x - 76, y + 60, 16))
    skin, robe = "#8f78d8", "#fbf4e2"
    gown = blob(mirrored([(CX, 660), (740, 690), (860, 780), (920, FLOOR)], CX))
    folds = line(
        (
            "M440 800Q420 900 400 1000M520 760Q510 880 500 1000M808 800Q828 900 848 1000M730"
            " 760Q740 880 750 1000"
        ),
        "#b08a5a",
        7,
        opacity=0.5,
    )
    c.add(c.form(gown, robe, light="#ffffff", dark="#8a6a7c", depth=56, rim_width=11, cast=24, inside=folds))
    stole = solid(
        c, polygon(pts("560,680 624,800 624,980 560,980 470,720")), GOLD, 14, cast=8, light="#fff0a8"
    )
    c.add(stole, mirror(stole, CX))
    for side in (-1, 1):
        ear = solid(
            c,
            blob([(800, 400), (900, 320), (1000, 330), (990, 430), (900, 510), (800, 510)]),
            skin,
            36,
            cast=12,
        )
        ear += c.dim(910, 420, 66, 56, "#ff8ab8", 0.7)
        c.add(ear if side > 0 else mirror(ear, CX))
    head = blob(
        mirrored([(CX, 220), (760, 240), (850, 350), (856, 470), (790, 600), (700, 680), (CX, 700)], CX)
    )
    c.add(
        c.form(
            head,
            skin,
            light="#d0c0ff",
            dark="#2f1f6c",
            depth=72,
            rim_width=12,
            cast=26,
            inside=c.dim(450, 580, 70, 50, "#ff6a9c", 0.6) + c.dim(800, 580, 70, 50, "#ff6a9c", 0.6),
        )
    )
    for side in (-1, 1):
        at_x = CX + side * 122
        c.add(c.eye(at_x, 448, 98, "#2f9c8a", look=(-0.32, -0.3), size=0.5, lid=skin, upper=0.04, lower=0.06))
        c.add(
            circle(at_x, 448, 112, fill=alpha("#e9fbff", 0.1), stroke="#4a2f8a", stroke_width=17),
            circle(at_x, 448, 112, fill="none", stroke="#b8a0ff", stroke_width=4, opacity=0.8),
        )
        c.add(
            path(
                f"M{at_x - 76} 404Q{at_x - 40} 360 {at_x} 356L{at_x - 50} 470Z", fill="#ffffff", opacity=0.22
            )
        )
        c.add(
            solid(
                c,
                tube([(at_x - 74, 312 - side * 14), (at_x, 290), (at_x + 74, 312 + side * 14)], (10, 24, 10)),
                "#3a2570",
                8,
            )
        )
    c.add(
        line("M610 440Q624 426 638 440", "#4a2f8a", 15),
        ellipse(606, 560, 7, 9, fill="#2f1f5c"),
        ellipse(642, 560, 7, 9, fill="#2f1f5c"),
    )
    mouth = "M540 610Q580 594 624 604Q668 594 712 606Q704 656 624 658Q548 656 540 610Z"
    c.add(
        maw(
            c,
            mouth,
            teeth(c, CX, 598, 5, 34, 26, 0.1) + teeth(c, CX, 664, 5, 34, -24, 0.1),
            lip="#2a1450",
            width=8,
        )
    )
    c.add(drop(c, 816, 330, 17), drop(c, 846, 396, 11))
    c.add(turn(_crown(c), 12, CX, 250))
    _divine_finger(c)
    c.add(limb(c, pts("380,1000 350,880 470,830 540,836"), (120, 112, 100, 84), robe))
    c.add(turn(hand(c, 566, 836, 44, 0, skin, 3), 82, 566, 836))
    c.add(limb(c, pts("880,1000 960,900 930,800"), (120, 108, 86), robe), hand(c, 922, 764, 46, 20, skin, 3))


def _crown(c: Canvas) -> str:
    """A crown one size too large, slipping to one side."""
    d = rounded(pts("440,270 420,110 510,180 560,70 624,160 688,70 738,180 828,110 808,270"), 10)
    parts = metal(c, d, GOLD, 26, cast=16) + "".join(
        bead(c, x, y, 20, hue)
        for x, y, hue in (
            (420, 106, "#e0342f"),
            (560, 66, "#5bd3f9"),
            (688, 66, "#4cd07d"),
            (828, 106, "#e0342f"),
        )
    )
    parts += solid(
        c, "M432 246Q624 300 816 246L812 296Q624 346 436 296Z", "#f0b93a", 14, light="#fff3b0", cast=10
    )
    return parts + "".join(
        bead(c, x, y, 15, hue)
        for (x, y), hue in zip(
            arc_points(CX, 240, 170, 54, 25, 155, 5),
            ("#5bd3f9", "#e0342f", "#814cc4", "#e0342f", "#5bd3f9"),
            strict=True,
        )
    )


def _divine_finger(c: Canvas) -> None:
    """The hand from the cloud."""
    c.add(beam(c, 60, 20, 560, 330, 460, "#fffbe0", 0.7), c.dim(170, 130, 330, 260, "#fffbe0", 0.9))
    index = _golden(c, tube(pts("170,120 310,184 450,240"), (104, 90, 56)), 26)
    curled = "".join(
        _golden(
            c,
            tube(
                [(130 + 20 * k, 170 + 40 * k), (236 - 8 * k, 230 + 38 * k), (170 - 10 * k, 256 + 34 * k)],
                (92, 82, 66),
            ),
            24,
        )
        for k in (2, 1, 0)
    )
    palm = _golden(c, blob(pts("-30,-20 120,0 260,90 220,230 130,290 -30,250")), 50)
    thumb = _golden(c, tube(pts("130,60 220,64 300,104"), (82, 74, 52)), 22)
    c.add(index, palm, curled, thumb, c.gloss(340, 184, 44, 13, 24, 0.9))
    for x, y, r in ((-10, 60, 80), (50, -10, 80), (10, 250, 70)):
        c.add(puff(c, x, y, r, "#fffbe8"))


def _golden(c: Canvas, d: str, depth: float) -> str:
    """A part of the hand: light itself, with hardly a shadow."""
    return solid(c, d, "#ffe08a", depth, light="#fffdf0", dark="#b8741c", rim="#ffffff", shade=0.55, cast=10)


def dictator(c: Canvas) -> None:
    """A toad in a very large cap, who has just decided whom you will attack."""
    c.add(wash(c, "#7a2f2a", "#3f1220", "#12060f"))
    for x, to in ((120, 420), (1130, 830)):
        c.add(beam(c, x, 960, to, -80, 420, "#ffd9b0", 0.35))
    for x in (150, 1098):
        c.add(_banner(c, x))
    coat = "#f2ede0"
    body = blob(mirrored([(CX, 640), (800, 690), (960, 760), (1020, FLOOR)], CX))
    sash = path(
        polygon(pts("400,690 500,660 860,1010 720,1010")), fill=c.linear("#d8202e", "#7a0a1c")
    ) + line("M400 690L720 1010M500 660L860 1010", "#ffd27a", 9)
    c.add(c.form(body, coat, light="#ffffff", dark="#6b5a7c", depth=60, rim_width=12, cast=24, inside=sash))
    c.add(*(bead(c, CX + 6, y, 17, GOLD, cast=4) for y in (840, 920)))
    for side in (1, -1):
        pad = solid(c, oval(890, 740, 130, 44), GOLD, 18, cast=12, light="#fff0a8") + "".join(
            line(f"M{790 + 24 * k} {768 + abs(k - 4) * -3}v52", "#e8b23a", 13) for k in range(9)
        )
        c.add(pad if side > 0 else mirror(pad, CX))
    for k, hue in enumerate(("#3a7ad0", "#2f9c5a", "#8a4ac0")):
        c.add(
            rect(760 + 56 * k, 826, 36, 36, 3, fill=hue),
            bead(c, 778 + 56 * k, 882, 24, GOLD, cast=4),
            path(star(778 + 56 * k, 882, 13, 6, 5), fill="#8a5a10"),
        )
    toad = "#7aa83a"
    head = blob(
        mirrored([(CX, 300), (800, 310), (900, 400), (930, 530), (880, 650), (760, 730), (CX, 750)], CX)
    )
    chin = c.dim(CX, 730, 260, 80, "#f0e08a", 0.7)
    c.add(c.form(head, toad, light="#d8f07a", dark="#1f3a1c", depth=76, rim_width=13, cast=28, inside=chin))
    for x, y, r in (
        (400, 560, 20),
        (440, 610, 13),
        (376, 510, 11),
        (846, 570, 18),
        (806, 616, 12),
        (870, 520, 12),
        (560, 430, 10),
        (690, 440, 12),
    ):
        c.add(wart(c, x, y, r, "#9cc04a"))
    for side in (-1, 1):
        at_x = CX + side * 150
        c.add(solid(c, oval(at_x, 410, 118, 108), toad, 34, light="#d8f07a", cast=10))
        c.add(
            c.eye(
                at_x,
                420,
                90,
                "#f0a81c",
                look=(-0.05, 0.15),
                pupil="bar",
                black=0.4,
                lid="#5a8428",
                upper=0.44,
                lower=0.16,
                tilt=-10 * side,
                size=0.6,
            )
        )
    c.add(ellipse(596, 528, 11, 8, fill="#1f2a10"), ellipse(652, 528, 11, 8, fill="#1f2a10"))
    c.add(
        line("M392 662Q440 600 624 596Q808 600 856 662", "#1c2a10", 13),
        line("M420 690Q500 640 624 640Q748 640 828 690", "#e8f08a", 9, opacity=0.35),
    )
    c.add(line("M392 662l-24 20M856 662l24 20", "#1c2a10", 10))
    _great_cap(c)
    c.add(_pointing_glove(c))
    c.add(
        limb(c, pts("1040,1000 1060,900 980,820"), (130, 120, 96), coat),
        card(c, 946, 690, 12, "#3a3f8a", 1.15, "sun"),
    )
    c.add(hand(c, 952, 800, 52, -14, "#fbfbff", 3))


def _banner(c: Canvas, x: float) -> str:
    """A long banner with a ringed planet on it."""
    cloth = polygon([(x - 120, -10), (x + 120, -10), (x + 120, 760), (x, 830), (x - 120, 760)])
    sign = circle(x, 330, 74, fill=c.ball(GOLD)) + line(
        f"M{x - 108} 372A116 40 -20 0 0 {x + 108} 288", "#fff0a8", 15
    )
    sign += path(star(x, 150, 50, 20, 5), fill=GOLD)
    folds = "".join(rect(x - 120 + k * 60, 0, 26, 840, fill="#3a0410", opacity=0.35) for k in range(4))
    return c.form(cloth, "#b3182a", depth=26, rim_width=7, cast=20, inside=sign + folds) + line(
        f"M{x - 120} 760L{x} 830L{x + 120} 760", "#ffd27a", 10
    )


def _great_cap(c: Canvas) -> None:
    """The cap: the less neck, the more gold."""
    crown = blob(pts("624,20 860,50 1010,150 960,260 860,300 388,300 288,260 238,150 388,50"))
    c.add(c.form(crown, "#f2ede0", light="#ffffff", dark="#6b5a7c", depth=56, rim_width=12, cast=18))
    c.add(solid(c, "M372 240Q624 180 876 240L884 330Q624 270 364 330Z", "#b3182a", 22, light="#ff6a6a"))
    c.add(line("M372 250Q624 190 876 250M366 318Q624 258 882 318", GOLD, 10))
    c.add(
        solid(c, "M350 330Q624 250 898 330Q880 400 624 350Q368 400 350 330Z", "#1c1a24", 16, cast=16),
        line("M400 340Q624 286 848 340", "#ffffff", 6, opacity=0.5),
    )
    for side in (-1, 1):
        c.add(
            *(
                path(
                    (
                        f"M{CX + side * (84 + 30 * k)} {256 - 4 * k}q{side * 26} -30 {side * 44}"
                        f" -6q{-side * 24} 16 {-side * 44} 6Z"
                    ),
                    fill=GOLD,
                )
                for k in range(4)
            )
        )
    c.add(
        metal(c, star(CX, 170, 104, 58, 8), GOLD, 16, cast=14),
        bead(c, CX, 170, 44, "#d8202e"),
        lamp(c, 608, 154, 6, "#ffd0d0"),
    )


def _pointing_glove(c: Canvas) -> str:
    """A white glove pointing straight out of the picture."""
    glove = "#fbfbff"
    parts = limb(c, pts("210,1010 200,930 260,850"), (170, 160, 140), "#f2ede0", cast=20)
    parts += place(solid(c, box(-92, -30, 184, 66, 24), GOLD, 18, cast=12), 262, 846, 1, 24)
    parts += solid(
        c,
        blob(pts("230,620 350,600 430,680 430,790 340,850 230,830 180,740")),
        glove,
        46,
        cast=20,
        dark="#5a5478",
    )
    for k in range(3):
        parts += solid(c, oval(400 - 24 * k, 708 + 46 * k, 56, 32), glove, 18, cast=8, dark="#5a5478")
    parts += solid(c, tube(pts("250,640 320,620 380,640"), (64, 60, 48)), glove, 18, cast=10, dark="#5a5478")
    parts += solid(
        c, tube(pts("372,716 300,704 226,690"), (104, 120, 150)), glove, 34, cast=22, dark="#5a5478"
    )
    parts += line("M318 646Q300 704 322 764M350 652Q336 706 352 762", "#8a86a8", 6, opacity=0.7)
    parts += solid(c, oval(212, 688, 76, 78), glove, 36, dark="#6a648c", light="#ffffff", rim=None)
    return parts + circle(204, 682, 50, fill=alpha("#ffffff", 0.5)) + c.gloss(190, 660, 26, 16)


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"chosen": chosen, "dictator": dictator}
