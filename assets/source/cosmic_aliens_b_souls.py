"""Cosmic alien portraits of peaceful souls: Pacifist and Reincarnator."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import (
    CX,
    arc_points,
    bubble,
    scribble,
)
from cosmic_aliens_b_crew import wash
from paint import (
    Canvas,
    Point,
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
    place,
    polygon,
    rect,
    rounded,
    smooth,
    star,
    tube,
)
from props import limb, metal, pts, solid, sparkle
from scenery import hills, rings


def pacifist(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.linear("#0f6a74", (0.5, "#2fa890"), "#c8f0b8", start=(0.5, 0), end=(0.5, 1)),
        ),
        c.rays(CX, 360, 900, "#f4ffd8", 24, 0.4),
    )
    c.add(
        c.dim(CX, 400, 560, 460, "#eaffd0", 0.6),
        hills(c, 760, 60, "#1f7a6b"),
        rect(0, 800, 1248, 160, fill=c.linear("#3fb8a0", "#0f4a54", start=(0, 0), end=(0, 1))),
    )
    for x, y, r in ((120.0, 850.0, 90), (1120, 880, 80), (1010, 820, 50)):
        c.add(
            ellipse(x, y, r, r * 0.26, fill=c.linear("#8fd05a", "#2c7a3a")),
            line(f"M{x} {y}L{x + r * 0.9} {y - r * 0.1}", "#1c5a2c", 4),
        )
    pink, gill = "#f490b0", "#d8326a"
    for k, (ex, ey, bend) in enumerate(((1010, 130, -40), (1090, 330, -20), (1050, 540, 20))):
        plume = _gill(c, (800, 300 + 70 * k), (ex, ey), bend, gill)
        c.add(plume, mirror(plume, CX))
    body = blob(mirrored(pts("624,640 780,680 880,780 930,900 960,1050"), CX))
    belly = ellipse(CX, 940, 180, 200, fill="#ffe0e4", opacity=0.8)
    c.add(solid(c, body, pink, 60, light="#ffd0dc", dark="#8a2a5c", cast=24, inside=belly))
    head = blob(mirrored(pts("624,150 760,164 880,250 940,400 910,560 800,660 624,690"), CX))
    spots = "".join(
        circle(x, y, r, fill="#d8507c", opacity=0.4)
        for x, y, r in (
            (500, 210, 16),
            (540, 186, 10),
            (720, 196, 14),
            (770, 220, 20),
            (820, 260, 10),
            (450, 240, 12),
        )
    )
    blush = c.dim(400, 520, 90, 56, "#ff4a7a", 0.7) + c.dim(848, 520, 90, 56, "#ff4a7a", 0.7)
    c.add(
        solid(c, head, pink, 90, light="#ffe0e8", dark="#9c2a64", cast=30, inside=spots + blush),
        c.gloss(460, 250, 110, 44, -30, 0.6),
    )
    for side in (-1, 1):
        x = CX + side * 180
        c.add(
            line(f"M{x - 66} 424Q{x} 494 {x + 66} 424", "#5a1438", 14),
            line(
                f"M{x - 60 * side * -1} 436l{26 * side} 14M{x + 44 * side} 454l{22 * side} 20", "#5a1438", 8
            ),
        )
        c.add(line(f"M{x - 50} 340Q{x} 306 {x + 50} 336", "#b84a7c", 12, opacity=0.9))
    c.add(
        scribble(pts("440,540 510,590 624,606 738,590 808,540"), "#5a1438", 13, 1),
        scribble(pts("428,524 438,540 432,560"), "#5a1438", 8, 1),
        scribble(pts("820,524 810,540 816,560"), "#5a1438", 8, 1),
    )
    c.add(line("M604 506q4 10 12 0M634 506q4 10 12 0", "#8a2a5c", 7))
    crown = "".join(
        place(_lotus(c, tint), x, y, s, angle)
        for x, y, s, angle, tint in (
            (460, 168, 0.4, -26, "#fff0b8"),
            (624, 132, 0.52, 0, "#ffffff"),
            (788, 168, 0.4, 26, "#fff0b8"),
        )
    )
    c.add(line(smooth(pts("380,250 480,176 624,146 768,176 868,250")), "#3a8a4a", 18), crown)
    cannon = metal(c, polygon(pts("1300,620 1010,690 1030,820 1300,880")), "#4a546c", 34, cast=20) + metal(
        c, rounded(pts("990,676 1040,664 1066,830 1014,842"), 12), "#6f7a94", 14, cast=8
    )
    c.add(
        cannon,
        line(smooth(pts("1010,756 960,740 920,700")), "#3a8a4a", 14),
        place(_daisy(c), 912, 690, 0.9, -20),
    )
    c.add(limb(c, pts("400,880 260,860 232,740"), [120, 96, 80], pink, cast=18))
    for way in ("206,690 170,580 150,490", "252,680 270,570 300,486"):
        c.add(solid(c, tube(pts(way), [52, 50, 46]), pink, 16, cast=6))
    c.add(
        solid(c, oval(230, 716, 74, 68), pink, 26, cast=8),
        *(
            solid(c, tube(pts(way), [44, 40]), lighten(pink, 0.05), 12, cast=5)
            for way in ("276,700 226,726", "196,730 250,752")
        ),
    )
    c.add(
        place(_lotus(c, "#ffffff"), CX, 900, 1.1, 0),
        solid(c, blob(pts("430,930 500,880 580,920 600,970 440,980")), pink, 22, cast=8),
        solid(c, blob(pts("818,930 748,880 668,920 648,970 808,980")), pink, 22, cast=8),
    )
    c.add(
        *(
            bubble(c, x, y, r, "#f4ffe8")
            for x, y, r in ((90, 180, 26), (140, 330, 14), (1160, 120, 18), (340, 80, 14), (920, 70, 22))
        ),
        *(sparkle(x, y, r) for x, y, r in ((300, 420, 20), (140, 440, 16), (960, 620, 18))),
    )


def _gill(c: Canvas, root: Point, tip: Point, bend: float, colour: str) -> str:
    """One feathery gill plume from the cheek outward."""
    (ax, ay), (bx, by) = root, tip
    mid = ((ax + bx) / 2, (ay + by) / 2 + bend)
    fronds = []
    for k in range(2, 12):
        t = k / 12
        x, y = ax + (bx - ax) * t, ay + (by - ay) * t + bend * 4 * t * (1 - t) * 0.5
        size = 74 * (1.1 - t * 0.6)
        fronds.append(
            solid(c, tube([(x, y), (x + size * 0.5, y - size * 0.8)], [22, 8]), colour, 6, rim="#ffb0c8")
            + solid(
                c,
                tube([(x, y), (x + size * 0.6, y + size * 0.6)], [22, 8]),
                darken(colour, 0.12),
                6,
                rim="#ffb0c8",
            )
        )
    return "".join(fronds) + solid(c, tube([root, mid, tip], [74, 50, 18]), lighten(colour, 0.25), 18, cast=6)


def _lotus(c: Canvas, tint: str) -> str:
    """A lotus flower standing on the origin, about 240 wide."""
    petal = "M0 20C-60 -20 -46 -110 0 -160C46 -110 60 -20 0 20Z"
    rows = ((-78, 0.86), (78, 0.86), (-50, 0.95), (50, 0.95), (-24, 1.0), (24, 1.0), (0, 1.04))
    paint = c.linear(tint, (0.6, lighten("#f8a8c8", 0.3)), "#d85a8c", start=(0.5, 0), end=(0.5, 1))
    return "".join(
        group(
            path(petal, fill=paint, stroke=alpha("#a83a6a", 0.5), stroke_width=3),
            transform=f"rotate({a}) scale({s})",
        )
        for a, s in rows
    ) + ellipse(0, 4, 40, 18, fill="#ffd84a")


def _daisy(c: Canvas) -> str:
    """A daisy about 120 wide around the origin."""
    petals = "".join(
        group(ellipse(0, -44, 17, 32, fill=c.linear("#ffffff", "#d8dcf0")), transform=f"rotate({36 * k})")
        for k in range(10)
    )
    return petals + circle(0, 0, 26, fill=c.ball("#ffc22a"))


def reincarnator(c: Canvas) -> None:
    c.add(wash(c, "#ffe69a", "#1f949c", "#0a1c44", (0.5, 0.6)), c.stars(110))
    c.add(c.rays(CX, 580, 860, "#fff6c8", 26, 0.4), rings(CX, 470, (360, 410, 520), "#fff0c0", 0.6))
    _past_lives(c)
    skin, shell, hair = "#f2a65c", "#f6ecd2", "#fbf8f2"
    c.add(c.dim(CX, 700, 480, 400, "#ffe08a", 0.75))
    back = polygon(
        [
            (330, 760),
            (380, 640),
            (440, 700),
            (500, 610),
            (560, 690),
            (630, 600),
            (690, 690),
            (760, 610),
            (810, 700),
            (870, 640),
            (918, 760),
        ]
    )
    c.add(path(back, fill=c.linear("#a88a5a", "#5a3a24")))
    torso = blob(mirrored(pts("624,640 740,660 800,760 820,900"), CX))
    c.add(solid(c, torso, skin, 44, cast=12))
    ear = solid(
        c,
        oval(858, 410, 66, 58),
        skin,
        22,
        cast=8,
        inside=ellipse(862, 414, 36, 30, fill="#c8603c", opacity=0.6),
    )
    c.add(ear, mirror(ear, CX))
    head = blob(mirrored(pts("624,150 760,166 850,260 876,390 850,520 770,620 624,654"), CX))
    wrinkles = line("M540 262Q624 240 708 262M556 290Q624 272 692 290", darken(skin, 0.4), 6, opacity=0.6)
    c.add(
        solid(
            c,
            head,
            skin,
            84,
            light="#ffe0b0",
            dark="#7a2c2c",
            cast=26,
            inside=wrinkles
            + c.dim(450, 500, 80, 56, "#ff4a3a", 0.5)
            + c.dim(798, 500, 80, 56, "#ff4a3a", 0.5),
        )
    )
    for side, upper, look in ((-1, 0.44, (0.0, -0.1)), (1, 0.3, (0.0, -0.1))):
        x = CX + side * 116
        c.add(
            ellipse(x, 408, 92, 86, fill="#8a3a24", opacity=0.45),
            c.eye(
                x,
                408,
                84,
                "#1f9c94",
                look=look,
                size=0.6,
                black=0.5,
                lid="#eb9c58",
                upper=upper,
                lower=0.16,
                tilt=3 * side,
            ),
        )
        c.add(scribble([(x - 56, 492), (x, 512), (x + 56, 490)], "#a8502c", 6, 0.7))
    for way, width in (("390,330 460,300 540,310 600,350", 52), ("660,316 730,246 810,246 866,300", 52)):
        line_ = pts(way)
        tufts = "".join(line(f"M{x:.0f} {y:.0f}l14 -22", "#c8c4d8", 4) for x, y in line_)
        c.add(solid(c, tube(line_, [14, width, width * 0.9, 12]), hair, 18, dark="#9a94b8", cast=10), tufts)
    beard = blob(
        pts(
            "450,560 540,580 624,570 708,580 798,560 800,680 "
            "760,800 700,880 640,960 600,960 540,880 486,800 446,680"
        )
    )
    strands = "".join(
        line(smooth([(CX + k * 26, 590), (CX + k * 30, 740), (CX + k * 8, 950)]), "#a8a2c4", 5, opacity=0.6)
        for k in range(-6, 7)
    )
    c.add(solid(c, beard, hair, 50, light="#ffffff", dark="#8a84b0", cast=22, inside=strands))
    wing = solid(
        c,
        blob(pts("624,548 700,530 800,556 880,540 850,600 760,628 660,606")),
        hair,
        24,
        light="#ffffff",
        dark="#8a84b0",
        cast=12,
    )
    c.add(
        wing,
        mirror(wing, CX),
        solid(c, oval(CX, 518, 50, 42), "#f2885c", 24, light="#ffd0a0", cast=10),
        c.gloss(608, 500, 16, 10),
    )
    c.add(
        line("M590 630Q626 616 664 634", "#7a2a34", 11),
        line("M600 648Q626 640 652 650", "#ffffff", 4, opacity=0.5),
    )
    _cap(c, shell)
    front = [
        (300, 800),
        (350, 740),
        (410, 810),
        (470, 750),
        (540, 836),
        (610, 770),
        (680, 840),
        (750, 760),
        (820, 820),
        (880, 744),
        (948, 800),
    ]
    bowl = (
        polygon([(float(x), float(y)) for x, y in front], closed=False)
        + "C960 900 900 1060 624 1060C348 1060 288 900 300 800Z"
    )
    specks = "".join(
        ellipse(
            c.rng.uniform(310, 940),
            c.rng.uniform(800, 950),
            c.rng.uniform(5, 15),
            c.rng.uniform(4, 10),
            fill="#3fa8a0",
            opacity=0.6,
        )
        for _ in range(34)
    )
    c.add(
        solid(c, bowl, shell, 60, light="#fffdf2", dark="#7a6a5a", cast=26, inside=specks),
        line(polygon([(float(x), float(y)) for x, y in front], closed=False), "#fffdf0", 8),
    )
    for x, s in ((400, 1), (848, -1)):
        c.add(
            *(
                solid(
                    c,
                    tube(
                        [(x + s * (-40 + 36 * k), 770 + 6 * (k % 2)), (x + s * (-36 + 34 * k), 846)], [42, 36]
                    ),
                    skin,
                    13,
                    cast=8,
                )
                for k in range(3)
            )
        )
    c.add(
        *(
            sparkle(x, y, r)
            for x, y, r in ((330, 700, 26), (920, 690, 30), (990, 780, 16), (260, 780, 18), (624, 40, 20))
        )
    )


def _cap(c: Canvas, shell: str) -> None:
    """The broken top of the egg worn like a hat."""
    edge = "420,250 470,200 520,262 580,196 640,256 700,190 760,244 812,186 850,236"
    top = polygon(pts(edge), closed=False) + "C850 120 760 14 640 10C520 14 424 130 420 250Z"
    specks = "".join(
        ellipse(x, y, 12, 8, fill="#3fa8a0", opacity=0.6)
        for x, y in ((520, 120), (600, 70), (700, 110), (760, 160), (640, 160), (480, 180))
    )
    c.add(
        place(
            solid(c, top, shell, 46, light="#fffdf2", dark="#7a6a5a", cast=20, inside=specks)
            + line(polygon(pts(edge), closed=False), "#fffdf0", 6),
            0,
            0,
            1,
            0,
        ),
        c.gloss(540, 80, 50, 24, -36, 0.7),
    )


def _past_lives(c: Canvas) -> None:
    """Glowing ghosts of earlier lives on a wheel: fish, bug, robot, cat, blob and bird."""
    lives = (
        ("-50,0 -10,-44 44,-20 84,-50 84,50 44,20 -10,44", "#5bd3f9"),
        ("-34,-60 -10,-30 10,-30 34,-60 30,-10 50,20 20,56 -20,56 -50,20 -30,-10", "#8fe05a"),
        ("-50,-44 50,-44 50,50 -50,50", "#c9d4f0"),
        ("-54,-64 -20,-34 20,-34 54,-64 56,20 20,54 -20,54 -56,20", "#ffb05a"),
        ("0,-56 46,-30 54,30 30,56 10,36 -10,56 -30,36 -54,50 -46,-30", "#e08af0"),
        ("-70,-6 -34,-20 -20,-56 40,-44 56,20 10,56 -30,30", "#ff8a9a"),
    )
    spots = [*arc_points(CX, 470, 460, 390, 158, 226, 3), *arc_points(CX, 470, 460, 390, 314, 382, 3)]
    for (x, y), (shape, tint) in zip(spots, lives, strict=True):
        d = blob(pts(shape), 0.7)
        ghost = c.dim(0, 0, 130, 130, tint, 0.6) + path(
            d,
            fill=c.linear(alpha(lighten(tint, 0.5), 0.95), alpha(tint, 0.55)),
            stroke=lighten(tint, 0.6),
            stroke_width=4,
        )
        eyes = "".join(
            circle(dx, -8, 11, fill="#06182c") + circle(dx - 3, -12, 4, fill="#ffffff") for dx in (-20, 18)
        )
        c.add(
            group(
                ghost, eyes, line("M-12 20Q0 28 12 20", "#06182c", 5), transform=f"translate({x:.0f} {y:.0f})"
            ),
            path(star(x, y + 92, 9, 4, 4), fill="#fff0c0"),
        )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"pacifist": pacifist, "reincarnator": reincarnator}
