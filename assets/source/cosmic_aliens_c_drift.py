"""Cosmic portraits adrift: Remora and Warpish."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import CX, bubble, card, maw, rivet, saucer
from cosmic_kit_c import fingers, pair, shaft, spiral, strokes, sym, wash
from paint import (
    Canvas,
    alpha,
    blob,
    circle,
    group,
    line,
    mirror,
    oval,
    path,
    rect,
    tube,
)
from props import limb, pts


def remora(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#0d4a58", "#03121f", glow="#2aa0a8", at=(0.5, 0.5), clouds=("#0f6a70", "#123f6f"), stars=60
        )
    )
    c.add(
        *(
            shaft(c, p, "#8ff0e0", 0.22)
            for p in ("180,200 330,200 120,900 -80,900", "930,200 1060,200 1300,900 1080,900")
        )
    )
    skin, navy = "#f0c45e", "#22336b"
    tail = limb(c, pts("650,560 690,690 800,800 940,800 1010,700"), (330, 240, 150, 90, 46), skin)
    fin = blob(pts("1000,720 1050,650 1130,560 1120,640 1090,690 1150,730 1180,800 1090,780"))
    c.add(c.form(fin, "#e8a23c", depth=18, cast=10), tail)
    c.add(strokes(("690,600 730,720 830,806 950,796 1008,706",), navy, 34, 0.75))
    for side in (1, -1):
        wing = blob(pts("800,520 900,500 1000,540 1060,620 980,630 900,640 810,610"))
        rays = strokes(("820,550 920,560 1030,612", "820,570 900,600 980,624"), "#a8621c", 5, 0.6)
        drawn = c.form(wing, "#e8a23c", depth=20, inside=rays, cast=14)
        c.add(drawn if side > 0 else mirror(drawn, CX))
    c.add(card(c, 214, 560, -16, "#2e9c6b", 1.05, "sun"), saucer(c, 1040, 560, 0.8, 14, "#c83a5a"))
    for side in (1, -1):
        tip = c.form(
            tube(pts("1000,590 1040,604 1070,580"), (44, 40, 26)), "#e8a23c", depth=12, rim_width=4, cast=6
        )
        c.add(tip if side > 0 else mirror(tip, CX + 4))
    head = blob(sym("624,250 800,258 880,350 890,460 830,580 740,650 624,670"))
    stripe = path(
        "M340 420Q480 372 624 396Q770 372 910 420V500Q770 452 624 476Q480 452 340 500Z",
        fill=navy,
        opacity=0.85,
    )
    belly = c.dim(CX, 630, 230, 110, "#fff6d8", 0.9)
    freckles = "".join(
        circle(CX + s * x, y, r, fill="#b0701c", opacity=0.5)
        for s in (-1, 1)
        for x, y, r in ((176, 560, 9), (206, 536, 7), (214, 574, 6))
    )
    c.add(
        c.form(
            head,
            skin,
            light="#ffe9a8",
            dark="#7a3c1c",
            depth=70,
            inside=stripe + belly + freckles,
            cast=26,
            rim_width=12,
        )
    )
    _disc(c)
    _hull(c)
    for side in (-1, 1):
        c.add(circle(CX + side * 122, 438, 94, fill=navy))
        c.add(
            c.eye(
                CX + side * 122,
                438,
                84,
                "#3fc8a8",
                look=(0.35, -0.3),
                size=0.56,
                lid="#d89a3c",
                upper=0.4,
                lower=0.16,
                tilt=5 * side,
            )
        )
    grin = "M462 552Q624 640 800 530Q780 640 650 650Q520 650 462 552Z"
    teeth = "".join(rect(470 + 42 * k, 500, 40, 104, 8, fill="#fffbe8") for k in range(9))
    c.add(maw(c, grin, teeth + line("M470 610Q624 650 800 590", "#c8b890", 4), lip="#5a2a12", width=9))
    c.add(strokes(("440,532 454,548 470,562", "790,512 808,528 812,548"), "#7a3c1c", 9))
    c.add(line("M590 516h.1M658 516h.1", "#7a3c1c", 13))
    c.add(
        *(
            bubble(c, x, y, r)
            for x, y, r in (
                (300, 760, 22),
                (350, 820, 12),
                (270, 850, 9),
                (470, 790, 14),
                (1130, 440, 12),
                (160, 420, 10),
            )
        )
    )


def _hull(c: Canvas) -> None:
    """The belly of somebody else's ship, with portholes and rivets."""
    hull = "M-80 -60H1330V150Q1010 268 624 272Q240 268 -80 150Z"
    seams = line(
        "M-80 60Q624 190 1330 60M320 -20L270 250M928 -20L978 250M624 -20V280", "#16223f", 6, opacity=0.8
    )
    glint = line("M-80 120Q240 240 624 244", "#ffffff", 10, opacity=0.25)
    c.add(c.form(hull, "#5a6c8f", light="#a8bcd8", depth=50, inside=seams + glint, cast=46, rim_width=12))
    for x, y in ((110, 120), (430, 168), (818, 168), (1138, 120)):
        c.add(
            circle(x, y, 42, fill="#1c2846"),
            circle(x, y, 32, fill=c.radial("#fff6c8", (0.6, "#ffc24a"), "#b8641a")),
        )
        c.add(circle(x, y, 38, fill="none", stroke="#93a8c8", stroke_width=7), c.gloss(x - 10, y - 12, 12, 7))
    c.add(*(rivet(c, CX + k * 76, 226 - abs(k) ** 1.8 * 1.9, 7) for k in range(-8, 9) if abs(k) > 2))


def _disc(c: Canvas) -> None:
    """The ridged sucker on its head, pressed to the hull."""
    plate = oval(CX, 276, 226, 48)
    slats = "".join(
        line(f"M{CX + k * 34} 232Q{CX + k * 38} 276 {CX + k * 34} 320", "#5a2348", 9) for k in range(-6, 7)
    )
    c.add(
        c.form(
            plate, "#c8688f", light="#f6b0c8", dark="#4a1838", depth=18, inside=slats, cast=10, rim_width=6
        )
    )
    c.add(line("M408 268Q420 316 624 326Q828 316 840 268", "#ffd0e0", 5, opacity=0.7))


def warpish(c: Canvas) -> None:
    c.add(wash(c, "#3a3aa8", "#171a5c", "#070722", (0.5, 0.46)))
    for k in range(9):
        swirl = spiral(CX, 470, 760 - 26 * k, 60, 1.5, 40 * k, 0.72)
        c.add(line(swirl, ("#7fd8ff", "#8a5cff", "#4a7cff")[k % 3], 26 - 2 * k, opacity=0.16))
    c.add(c.stars(90))
    ice = "#6fe4ff"
    body = blob(
        pts(
            "624,70 664,150 760,136 742,200 850,260 900,390 890,520 930,640 1000,780 930,800 900,900 820,850"
            " 760,960 690,890 624,990 560,890 480,960 430,850 340,900 320,800 240,780 330,640 360,520 348,390"
            " 400,260 500,190 470,120 580,150"
        ),
        0.9,
    )
    _strings(c)
    c.add(path(body, fill=ice, opacity=0.5, filter=c.blur(34, wide=True)))
    fill = c.radial(
        alpha("#d8fbff", 0.92),
        (0.4, alpha("#59c8f0", 0.8)),
        (0.75, alpha("#2f6fd0", 0.72)),
        alpha("#2a2a90", 0.7),
        centre=(0.44, 0.3),
        radius=0.72,
    )
    c.add(path(body, fill=fill))
    ships = (
        ("#f7fef4", 470, 650, 0.62, -24),
        ("#e0b100", 640, 720, 0.72, 12),
        ("#d0302a", 800, 650, 0.6, 32),
        ("#17b47c", 520, 800, 0.56, 16),
        ("#a06cf0", 760, 810, 0.62, -20),
        ("#f0741c", 640, 900, 0.5, 4),
    )
    inner = "".join(
        circle(x, y, 96 * s, fill=c.radial(alpha("#ffffff", 0.7), alpha(tint, 0.35), alpha(tint, 0)))
        + saucer(c, x, y, s, a, tint)
        for tint, x, y, s, a in ships
    )
    veil = path(body, fill=c.linear(alpha("#9ff0ff", 0.26), alpha("#3a5cd0", 0.1)))
    folds = strokes(
        (
            "420,560 400,700 330,790",
            "830,560 850,700 920,780",
            "560,660 540,800 556,890",
            "690,660 720,780 690,880",
        ),
        "#e8feff",
        9,
        0.3,
    )
    edge = line(body, "#d8fbff", 16, opacity=0.5) + line(body, "#ffffff", 5, opacity=0.8)
    c.add(group(inner, veil, folds, edge, clip_path=c.clip(body)))
    socket = blob(pts("470,330 540,316 600,360 606,440 560,500 490,490 446,420"))
    for side in (-1, 1):
        drawn = path(socket, fill=c.radial("#0a0a3a", (0.7, "#10175c"), "#1f3f9c"))
        c.add(drawn if side < 0 else mirror(drawn, CX))
        x = CX + side * 92
        c.add(circle(x, 418, 84, fill=c.radial(alpha("#c8ff6a", 0.9), (1.0, alpha("#7fff5a", 0)))))
        c.add(
            c.eye(x, 418, 44, "#b8ff3a", white="#f6ffd0", pupil="slit", size=0.8, black=0.3, look=(0.0, 0.15))
        )
    c.add(pair(strokes(("452,316 520,286 604,338",), "#16246b", 20, 0.9)))
    c.add(path("M606 500Q624 470 642 500L652 532Q638 526 624 530Q610 526 596 532Z", fill="#131a5c"))
    jaw = "M470 560Q624 622 778 560Q790 640 730 668Q624 700 518 668Q458 640 470 560Z"
    bars = "".join(
        path(f"M{488 + 39 * k} 540l20 {64 + 12 * (k % 2)}l20 -{64 + 12 * (k % 2)}Z", fill="#e8feff")
        for k in range(7)
    )
    lower = "".join(path(f"M{508 + 39 * k} 700l19 -58l19 58Z", fill="#b8ecff") for k in range(6))
    c.add(maw(c, jaw, bars + lower, lip="#10175c", width=9, flesh="#3a8a4a"))


def _strings(c: Canvas) -> None:
    """Raised ghostly arms that pull dead ships along on threads of light."""
    for side in (1, -1):
        arm = tube(pts("800,600 980,540 1050,410 1044,300"), (110, 84, 56, 60))
        tips = [
            pts(p)
            for p in (
                "1020,320 980,250 986,190",
                "1040,300 1030,220 1044,150",
                "1060,310 1080,240 1104,180",
                "1070,340 1120,300 1150,262",
            )
        ]
        hand = c.form(arm, "#59c0f0", light="#d8fbff", dark="#2a2a90", depth=26, cast=10) + fingers(
            c, tips, (38, 26, 10), "#7fdcf8"
        )
        c.add(group(hand if side > 0 else mirror(hand, CX), opacity=0.94))
    for x, y, to_x, to_y, tint, a in (
        (1044, 150, 1130, 60, "#f7fef4", 20),
        (1150, 262, 1180, 420, "#e0b100", -20),
        (204, 150, 110, 70, "#d0302a", -16),
        (98, 262, 76, 430, "#17b47c", 24),
    ):
        c.add(
            line(
                f"M{x} {y}Q{(x + to_x) / 2 + 20} {(y + to_y) / 2 + 24} {to_x} {to_y}",
                "#c8ff6a",
                5,
                opacity=0.8,
            )
        )
        c.add(c.dim(to_x, to_y, 110, 70, "#8fff6a", 0.5), saucer(c, to_x, to_y, 0.5, a, tint))


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"remora": remora, "warpish": warpish}
