"""Cosmic portraits of those who fight: Reserve and Warrior."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import CX, FLOOR, brow, maw, rivet, scribble, teeth
from cosmic_kit_c import fingers, pair, strokes, sym, wash
from cosmic_sets_c import camp, host
from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    oval,
    path,
    place,
    polygon,
    rect,
    shaggy,
    smooth,
    star,
    tube,
)
from props import limb, metal, pts
from scenery import coin


def reserve(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.linear(
                "#1f3a7a", (0.45, "#4a7ab0"), (0.7, "#f0b08a"), "#8a5a5a", start=(0.5, 0), end=(0.5, 1)
            ),
        )
    )
    c.add(c.stars(40), c.planet(1090, 150, 80, "#e8d8c0", craters=9, air="#c8e0ff"))
    camp(c)
    coat, cream = "#c4683a", "#f3dcb4"
    ear = blob(pts("690,190 700,80 750,10 800,40 800,130 760,220"))
    inner = path(blob(pts("712,180 724,90 758,46 778,90 752,190")), fill="#e8a89a")
    c.add(pair(c.form(ear, coat, depth=22, inside=inner, cast=8)))
    for points, widths in (
        ("800,620 970,600 1000,470 880,330", (170, 116, 96, 70)),
        ("450,600 300,610 236,700", (170, 130, 118)),
    ):
        c.add(c.form(tube(pts(points), widths), coat, light="#f0a870", depth=36, cast=18))
    body = blob(sym(f"624,420 740,450 840,540 900,680 940,840 930,{FLOOR} 624,{FLOOR}"))
    front = path(
        blob(sym("624,500 710,560 760,700 770,1000 624,1010")), fill=cream, opacity=0.9, filter=c.blur(10)
    )
    c.add(c.form(body, coat, light="#f0a870", dark="#5a1f24", depth=80, inside=front, cast=26, rim_width=13))
    _pouch(c, coat, cream)
    scarf = blob(sym("624,470 740,450 770,500 690,540 624,574"))
    c.add(
        c.form(scarf, "#3f8a5a", depth=22, cast=14),
        c.form(polygon(pts("624,540 676,566 650,616 624,596 598,616 572,566")), "#2f6f48", depth=12, cast=8),
    )
    head = blob(sym("624,130 720,146 776,240 770,320 716,390 706,460 670,506 624,514"))
    mask = c.dim(CX, 450, 130, 110, cream, 1.0) + c.dim(CX, 200, 60, 90, darken(coat, 0.3), 0.5)
    c.add(c.form(head, coat, light="#f0a870", dark="#5a1f24", depth=60, inside=mask, cast=26, rim_width=11))
    for side in (-1, 1):
        x = CX + side * 84
        c.add(
            ellipse(x, 276, 66, 62, fill=darken(coat, 0.45)),
            c.eye(
                x,
                276,
                56,
                "#5a8a3a",
                size=0.66,
                look=(0.0, -0.1),
                lid=coat,
                upper=0.28,
                lower=0.1,
                tilt=-7 * side,
            ),
        )
    c.add(
        brow(c, pts("480,216 540,196 600,236"), "#6b2f1c", (8, 24, 14)),
        brow(c, pts("768,216 708,196 648,236"), "#6b2f1c", (8, 24, 14)),
    )
    c.add(
        c.form(blob(sym("624,404 668,404 676,430 646,456 624,458")), "#2f1c24", depth=12, rim_width=4),
        c.gloss(606, 416, 14, 7),
    )
    c.add(strokes(("624,456 624,476 580,490 562,470", "624,476 676,486 694,460"), "#5a1f24", 8))
    cap = polygon(pts("470,170 560,70 700,66 780,150 640,140"))
    c.add(
        c.form(cap, "#5a7a3c", depth=22, cast=12, inside=line("M470 176L640 132L790 152", "#d8e08a", 9)),
        path(star(640, 106, 26, 11, 5), fill="#ffd25a"),
    )
    flat = [
        pts(p)
        for p in (
            "880,330 820,272 764,222",
            "890,310 836,250 790,200",
            "900,350 830,300 770,250",
            "870,350 820,340 790,322",
        )
    ]
    c.add(fingers(c, flat, (48, 40, 26), darken(coat, 0.1)))
    c.add(
        c.form(
            tube(pts("236,700 250,820 340,872 400,866"), (118, 110, 90, 78)),
            coat,
            light="#f0a870",
            depth=34,
            cast=14,
        )
    )
    c.add(
        fingers(
            c,
            [
                pts(p)
                for p in ("400,842 450,826 486,846", "400,866 460,860 492,884", "400,890 446,896 474,916")
            ],
            (46, 40, 26),
            darken(coat, 0.1),
        )
    )


def _pouch(c: Canvas, coat: str, cream: str) -> None:
    """The reserve itself: three recruits in helmets too big for them."""
    c.add(ellipse(CX, 822, 256, 80, fill="#3a1420"))
    for x, y, s, mood in ((446, 776, 0.92, 0), (802, 776, 0.92, 2), (CX, 748, 1.06, 1)):
        c.add(place(_recruit(c, coat, cream, mood), x, y, s, (x - CX) * 0.06))
    pocket = blob(sym(f"624,858 760,838 880,794 900,880 870,{FLOOR} 624,{FLOOR}"))
    stitches = line("M384 840Q500 888 624 888Q748 888 864 840", "#8a3f24", 6, stroke_dasharray="20 14")
    c.add(
        c.form(
            pocket,
            darken(coat, 0.04),
            light="#f0a870",
            dark="#5a1f24",
            depth=40,
            inside=stitches,
            cast=16,
            rim_width=9,
        )
    )
    for x, y, a, tint in ((352, 690, -16, "#b3261e"), (872, 690, 10, "#e0b100")):
        flag = (
            line("M0 130V-40", "#5a3a24", 9)
            + c.form("M4 -40Q50 -60 100 -34V26Q50 0 4 22Z", tint, depth=12, rim_width=4)
            + path(star(50, -8, 18, 8, 5), fill="#fff6d8")
        )
        c.add(place(flag, x, y, 1, a))


def _recruit(c: Canvas, coat: str, cream: str, mood: int) -> str:
    """A young recruit: grim, shouting or scared."""
    face = c.form(
        blob(pts("-80,-40 0,-60 80,-40 90,40 50,100 0,114 -50,100 -90,40")),
        lighten(coat, 0.12),
        depth=30,
        rim_width=6,
        inside=c.dim(0, 70, 60, 46, cream, 1.0),
        cast=10,
    )
    look = ((0.3, 0.2), (0.0, 0.0), (-0.4, -0.3))[mood]
    eyes = "".join(
        c.eye(
            s * 38,
            12,
            30,
            "#3a7a9c",
            size=0.66,
            look=look,
            lid=coat,
            upper=(0.3, 0.1, 0.02)[mood],
            tilt=-12 * s if mood == 0 else 6 * s,
        )
        for s in (-1, 1)
    )
    nose = ellipse(0, 54, 16, 11, fill="#2f1c24")
    mouth = (
        scribble([(-26, 84), (0, 78), (26, 84)], "#5a1f24", 7, 1),
        maw(c, "M-30 74Q0 82 30 74Q24 108 0 108Q-24 108 -30 74Z", teeth(c, 0, 74, 3, 20, 14), width=4),
        line("M-22 88q6 -8 12 0t12 0t12 0t8 0", "#5a1f24", 6),
    )[mood]
    steel = "M-104 -24Q-100 -130 0 -134Q100 -130 104 -24Q0 -56 -104 -24Z"
    helmet = (
        c.form(steel, "#5a7a3c", light="#a8c470", depth=24, cast=10, rim_width=6)
        + line("M-104 -24Q0 -56 104 -24", "#34481f", 12)
        + path(star(0, -88, 20, 9, 5), fill="#ffd25a")
    )
    return face + eyes + nose + mouth + helmet


def warrior(c: Canvas) -> None:
    c.add(wash(c, "#ff9a4a", "#b8301f", "#2a0714", (0.5, 0.36)))
    c.add(circle(CX, 330, 300, fill=c.radial("#ffe08a", (0.7, "#ff9a3c"), "#f0642a"), opacity=0.8))
    host(c)
    hide = "#865a48"
    back = blob(sym(f"624,480 800,470 960,540 1090,680 1150,{FLOOR} 624,{FLOOR}"))
    c.add(c.form(back, hide, light="#c8957c", dark="#1c0c14", depth=80, rim="#ffb06a", rim_width=14))
    strap = c.form(
        tube(pts("330,520 560,760 800,1000"), (74, 74, 74)), "#7a3f1c", depth=16, cast=10, rim=None
    )
    c.add(strap, line("M320 560L760 1010M370 520L830 990", "#e0a85a", 5, stroke_dasharray="18 12"))
    _pauldron(c)
    horn = blob(pts("760,230 860,230 980,180 1050,90 1060,20 1110,110 1080,230 980,320 850,350 770,330"))
    rings = strokes(
        ("840,226 860,290 850,350", "900,214 930,270 920,330", "960,180 1000,240 990,310"), "#7a5a3c", 7, 0.6
    )
    c.add(
        c.form(
            horn, "#e8d4ac", light="#fff6dc", dark="#5a3420", depth=34, inside=rings, cast=16, rim="#ffb06a"
        )
    )
    stump = polygon(pts("490,230 390,220 300,180 282,206 300,226 270,240 290,262 262,282 330,330 480,340"))
    c.add(c.form(stump, "#e8d4ac", light="#fff6dc", dark="#5a3420", depth=30, cast=16))
    c.add(
        metal(c, polygon(pts("404,208 350,192 340,340 400,346")), "#b8a078", 14, cast=6),
        *(rivet(c, 372, y, 8) for y in (230, 270, 312)),
    )
    ears = blob(pts("790,340 900,330 970,380 900,430 800,420"))
    c.add(
        pair(
            c.form(
                ears, hide, depth=22, inside=ellipse(880, 382, 50, 20, fill="#a8605a"), cast=10, rim="#ffb06a"
            )
        )
    )
    mane = path(shaggy(c.rng, sym("624,120 760,150 820,280 760,330 624,300"), 40, 22), fill="#2a1418")
    head = blob(sym("624,170 750,190 816,290 800,420 750,520 770,620 750,700 624,740"))
    paint = strokes(("690,520 760,470 810,460", "690,560 760,520 800,520"), "#3fd0c0", 18, 0.85) + strokes(
        ("558,520 488,470 438,460", "558,560 488,520 448,520"), "#3fd0c0", 18, 0.85
    )
    c.add(
        mane,
        c.form(
            head,
            hide,
            light="#c8997e",
            dark="#1c0c14",
            depth=80,
            inside=paint,
            cast=32,
            rim="#ffb06a",
            rim_width=13,
        ),
    )
    _bull_face(c, hide)
    _axe(c, hide)
    _tokens(c)


def _bull_face(c: Canvas, hide: str) -> None:
    """One eye lost long ago, the other calm; a broad muzzle with a ring; grey tuft, old scars."""
    c.add(
        path(
            shaggy(c.rng, pts("520,170 624,110 728,170 700,270 624,310 548,270"), 30, 18),
            fill=c.linear("#b8a8a0", "#5a4440"),
        )
    )
    c.add(
        ellipse(740, 392, 82, 66, fill="#1c0c14"),
        c.eye(
            736,
            396,
            66,
            "#ffb02c",
            size=0.6,
            black=0.44,
            look=(-0.15, 0.1),
            lid=darken(hide, 0.1),
            upper=0.34,
            lower=0.18,
            tilt=-14,
        ),
    )
    c.add(
        path("M448 402Q512 436 580 402Q512 422 448 402Z", fill="#14080c"),
        line("M448 400Q512 440 580 400", "#14080c", 10),
    )
    c.add(
        line("M470 270L500 370L520 430L556 520", "#e8a89a", 18),
        line("M470 270L500 370L520 430L556 520", "#8a3a3a", 6),
    )
    c.add(line("M458 330l44 -14M470 370l50 -16M496 450l50 -16M516 490l46 -18", "#f3d0c0", 7))
    c.add(
        brow(c, pts("440,350 510,326 590,366"), "#1c0c14", (16, 40, 22)),
        brow(c, pts("816,322 740,310 656,366"), "#1c0c14", (16, 40, 22)),
    )
    muzzle = blob(sym("624,540 720,550 790,620 780,720 710,780 624,790"))
    c.add(
        c.form(
            muzzle, "#b08878", light="#e0c0ac", dark="#4a2428", depth=50, cast=16, rim="#ffb06a", rim_width=9
        )
    )
    c.add(pair(path(blob(pts("650,600 700,576 740,600 720,640 670,640")), fill="#2a0f14")))
    c.add(
        strokes(("500,716 560,736 624,726 690,738 752,708",), "#2a0f14", 11),
        strokes(("560,756 624,766 690,756",), "#6b3a3c", 6, 0.6),
    )
    ring = "M588 640A46 50 0 1 0 660 640"
    c.add(
        line(ring, "#8a5a14", 22), line(ring, "#ffd25a", 14), line("M584 676Q590 720 620 724", "#fff6d0", 5)
    )
    for side, x in ((-1, 540), (1, 712)):
        c.add(
            c.form(
                tube([(x, 730), (x + side * 10, 700), (x + side * 4, 668)], (34, 28, 6)),
                "#f3e4c0",
                depth=8,
                rim_width=3,
                cast=5,
            )
        )


def _pauldron(c: Canvas) -> None:
    """One spiked shoulder plate."""
    plate = blob(pts("820,560 940,500 1080,560 1150,700 1130,800 1000,760 880,760 810,680"))
    bands = strokes(("830,640 960,590 1110,680", "840,700 970,660 1130,750"), "#3a2a34", 9, 0.7)
    c.add(metal(c, plate, "#8a8f9c", 36, cast=22, inside=bands))
    for x, y, a in ((880, 548, -24), (980, 520, 4), (1076, 570, 32)):
        c.add(
            place(
                metal(c, "M-34 20Q-6 -20 0 -120Q10 -20 34 20Q0 34 -34 20Z", "#d8cfc0", 14, cast=8), x, y, 1, a
            )
        )


def _axe(c: Canvas, hide: str) -> None:
    """A notched blade: one cut in the shaft for every fight, lost or won."""
    c.add(
        line("M250 1000L186 380", "#2a1410", 56),
        line("M250 1000L186 380", "#8a5430", 42),
        line("M238 1000L174 380", "#d8985a", 7, opacity=0.7),
    )
    blade = (
        "M150 330Q80 300 40 210Q20 330 60 470Q110 400 166 420ZM196 320Q280 280 310 190Q350 310 320"
        " 440Q270 384 206 412Z"
    )
    steel = metal(c, blade, "#b8bfcc", 22, cast=14) + line(
        "M40 210Q20 330 60 470M310 190Q350 310 320 440", "#ffffff", 6, opacity=0.8
    )
    steel += metal(c, box(138, 300, 82, 140, 16), "#6b5a4a", 14, cast=8)
    c.add(place(steel, 34, 150))
    for k in range(8):
        y = 616 + 26 * k
        x = 172 + (y - 250) * 76 / 750
        c.add(line(f"M{x} {y}l44 -8", "#2a1410", 8), line(f"M{x} {y + 6}l44 -8", "#f0c08a", 3, opacity=0.7))
    c.add(limb(c, pts("420,1010 330,960 270,900"), (170, 140, 120), hide))
    grip = [pts(p) for p in ("310,840 250,830 180,850", "316,880 250,876 180,894", "316,920 256,918 190,934")]
    c.add(
        c.form(oval(280, 880, 60, 74), hide, depth=24, rim_width=5),
        fingers(c, grip, (52, 52, 40), lighten(hide, 0.06)),
    )


def _tokens(c: Canvas) -> None:
    """The string of earned tokens, still growing."""
    cord = pts("420,700 480,830 624,890 768,830 830,690")
    c.add(line(smooth(cord), "#2a1410", 9))
    for k in range(9):
        t = math.pi * (k + 0.5) / 9
        c.add(
            coin(
                c,
                CX - 204 * math.cos(t),
                700 + 186 * math.sin(t),
                40,
                1.0,
                0,
                "#e8b23c" if k % 3 else "#c8703c",
            )
        )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"reserve": reserve, "warrior": warrior}
