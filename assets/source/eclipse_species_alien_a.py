"""Eclipse portraits of two alien species: Eridani Empire and Hydran Progress."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import CX, arc_points, bubble, scribble
from eclipse_species_kit import wash
from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    mirror,
    mirrored,
    mix,
    path,
    polygon,
    rect,
    star,
    turn,
)
from props import bead, glass, lamp, limb, metal, pts, solid, sparkle


def _ruins(c: Canvas) -> str:
    """Broken pillars under a dying sun."""
    sun = circle(930, 250, 210, fill=c.radial("#fff0b0", (0.4, "#ff9a4a"), "#c8301c"))
    glow = c.dim(930, 250, 460, 400, "#ff6a3a", 0.5)
    parts = [glow, sun, line("M720 220H1140M724 290H1136M742 340H1118", "#8a1c14", 10, opacity=0.35)]
    for x, top, lean in ((70, 260, 0), (200, 420, 3), (1050, 470, -4), (1180, 300, 0)):
        fill = c.linear("#c87a5a", (0.4, "#7a3028"), "#2a0a10", start=(0, 0), end=(1, 0))
        d = polygon(
            [
                (x - 46, 960),
                (x - 44, top + 30),
                (x - 16, top),
                (x + 8, top + 34),
                (x + 44, top + 12),
                (x + 46, 960),
            ]
        )
        parts.append(
            turn(
                path(d, fill=fill)
                + "".join(
                    rect(x - 32 + 20 * k, top + 50, 6, 700, fill="#2a0a10", opacity=0.4) for k in range(4)
                ),
                lean,
                x,
                960,
            )
        )
    return "".join(parts)


def eridani_empire(c: Canvas) -> None:
    c.add(wash(c, "#a83424", "#54101a", "#16040c"), _ruins(c))
    skin, light, dark = "#b8a4c4", "#f4e8ff", "#3c2450"
    for side in (1, -1):
        fan = ""
        for k in range(6):
            a = math.radians(-78 + 19 * k)
            tip = (CX + 90 + 430 * math.cos(a), 640 + 430 * math.sin(a))
            n = (math.cos(a + math.pi / 2) * 52, math.sin(a + math.pi / 2) * 52)
            panel = blob(
                [
                    (CX + 70, 820),
                    (tip[0] - n[0], tip[1] - n[1]),
                    (tip[0] + 14 * math.cos(a), tip[1] + 14 * math.sin(a)),
                    (tip[0] + n[0], tip[1] + n[1]),
                ],
                0.7,
            )
            fan += solid(
                c,
                panel,
                mix("#c81e24", "#7c0c1c", k / 6),
                26,
                cast=8,
                inside=line(f"M{CX + 70} 820L{tip[0]:.0f} {tip[1]:.0f}", "#f0c24a", 9),
            )
            fan += bead(c, tip[0] - 10 * math.cos(a), tip[1] - 10 * math.sin(a), 15, "#f0c24a")
        c.add(fan if side > 0 else mirror(fan, CX))
    robe = blob(mirrored(pts("624,770 760,776 900,840 1000,930 1030,1044"), CX), 0.8)
    c.add(
        solid(
            c,
            robe,
            "#8c0f1c",
            60,
            light="#f05a4a",
            dark="#26020a",
            cast=20,
            inside=line("M500 780L600 1000M748 780L648 1000", "#f0c24a", 14),
        )
    )
    c.add(solid(c, "M560 600H688L720 850H528Z", mix(skin, dark, 0.3), 26))
    c.add(
        *(
            metal(
                c,
                (
                    f"M{530 - 3 * k} {770 + 30 * k}Q624 {800 + 30 * k} {718 + 3 * k} "
                    f"{770 + 30 * k}V{792 + 30 * k}Q624 {824 + 30 * k} {530 - 3 * k} {792 + 30 * k}Z"
                ),
                "#e8b84a",
                8,
            )
            for k in range(3)
        )
    )
    skull = blob(mirrored(pts("624,66 730,86 806,190 812,320 770,440 742,560 690,680 624,716"), CX))
    veins = line(
        "M540 130Q500 180 510 240M560 110Q530 150 536 190M706 130Q748 180 738 240M690 112Q716 150 712 190",
        "#7a5a9c",
        6,
        opacity=0.5,
    )
    hollow = c.dim(498, 540, 50, 110, dark, 0.55) + c.dim(750, 540, 50, 110, dark, 0.55)
    c.add(solid(c, skull, skin, 64, light=light, dark=dark, cast=20, inside=veins + hollow))
    for side in (-1, 1):
        x = CX + side * 94
        c.add(
            c.dim(x, 420, 100, 70, "#2a1038", 0.85),
            c.eye(
                x,
                424,
                54,
                "#e8382c",
                white="#fff0d8",
                pupil="slit",
                black=0.36,
                size=0.66,
                lid=skin,
                upper=0.36,
                lower=0.16,
                tilt=-11 * side,
                squash=0.8,
                look=(0, 0.08),
            ),
        )
        c.add(
            line(
                f"M{x - 62} {394 - 14 * side}Q{x} {366} {x + 62} {394 + 14 * side}",
                darken(skin, 0.6),
                12,
                opacity=0.7,
            )
        )
        c.add(line(f"M{x} 492q{side * 10} 60 {side * -10} 120", "#8c0f1c", 12, opacity=0.75))
    c.add(
        line("M616 470Q610 540 600 566M632 470Q638 540 648 566", dark, 6, opacity=0.6),
        ellipse(608, 574, 6, 11, fill=dark),
        ellipse(640, 574, 6, 11, fill=dark),
    )
    c.add(
        line("M562 640Q624 626 686 640", darken(skin, 0.75), 9),
        line("M586 660Q624 668 662 660", light, 6, opacity=0.5),
        scribble(pts("552,628 546,646 552,660"), dark, 6),
        scribble(pts("696,628 702,646 696,660"), dark, 6),
    )
    crown = polygon(
        [
            (446, 290),
            (428, 110),
            (500, 196),
            (540, 60),
            (592, 180),
            (624, 20),
            (660, 178),
            (700, 90),
            (716, 150),
            (742, 128),
            (764, 212),
            (790, 180),
            (804, 290),
            (720, 258),
            (624, 246),
            (528, 258),
        ]
    )
    c.add(
        metal(c, crown, "#f0b838", 26, cast=18),
        line("M742 128L722 190L748 226", "#5a3004", 7),
        line("M450 276Q624 226 800 276", "#8a5a10", 7),
    )
    c.add(
        bead(c, CX, 214, 30, "#e0202c", cast=6),
        *(
            bead(c, x, y, 14, t)
            for x, y, t in (
                (500, 246, "#5bd3f9"),
                (560, 232, "#5fe08a"),
                (690, 232, "#5fe08a"),
                (752, 250, "#5bd3f9"),
            )
        ),
    )
    c.add(metal(c, star(CX, 900, 60, 26, 8), "#e8b84a", 14, cast=10), bead(c, CX, 900, 22, "#e0202c"))


def _polyp_arm(c: Canvas, points: str, widths: list[float], colour: str, tip: str) -> str:
    """A translucent tentacle with a glowing end."""
    where = pts(points)
    x, y = where[-1]
    return limb(c, where, widths, colour, cast=8) + lamp(c, x, y, widths[-1] * 0.5, tip)


def _vial(c: Canvas, x: float, y: float, angle: float, colour: str) -> str:
    """A round flask with a bright liquid."""
    body = f"M{x - 16} {y - 110}H{x + 16}V{y - 50}A62 62 0 1 1 {x - 16} {y - 50}Z"
    liquid = f"M{x - 60} {y + 2}Q{x} {y - 18} {x + 60} {y + 2}A61 61 0 0 1 {x - 60} {y + 2}Z"
    parts = (
        c.dim(x, y, 130, 130, colour, 0.6)
        + path(liquid, fill=c.linear(lighten(colour, 0.4), colour, darken(colour, 0.4)))
        + glass(c, body, "#dff6ff", strength=0.34, width=6)
    )
    parts += (
        bubble(c, x - 18, y + 26, 10)
        + bubble(c, x + 20, y + 14, 7)
        + bubble(c, x + 4, y + 40, 8)
        + metal(c, box(x - 22, y - 124, 44, 20, 6), "#8aa4c8", 6)
    )
    return turn(parts, angle, x, y)


def hydran_progress(c: Canvas) -> None:
    c.add(c.backdrop("#0c4a8c", "#041c44", glow="#3cc0f0", clouds=("#1a6cb8", "#0c8ca8"), stars=40))
    c.add(
        *(line(f"M{x} -20L{x - 160} 980", "#9fe8ff", 60, opacity=0.07) for x in (240, 460, 760, 1020)),
        *(bubble(c, c.rng.uniform(0, 1248), c.rng.uniform(0, 954), c.rng.uniform(6, 26)) for _ in range(26)),
    )
    body, pale, deep, tip = "#3aa8e0", "#d4f6ff", "#0c2c78", "#ffe27a"
    for points in (
        "470,300 360,180 250,170 190,90",
        "540,220 470,100 400,60 380,-10",
        "708,220 778,100 850,60 880,-10",
        "778,300 890,180 1000,170 1060,90",
    ):
        c.add(_polyp_arm(c, points, [86, 62, 44, 30], mix(body, deep, 0.35), tip))
    stalk = blob(mirrored(pts("624,560 770,600 800,720 850,860 900,1044"), CX))
    c.add(
        solid(
            c,
            stalk,
            mix(body, deep, 0.3),
            60,
            light=pale,
            dark=deep,
            cast=20,
            inside="".join(
                line(f"M{380} {y}Q624 {y + 60} {868} {y}", deep, 8, opacity=0.4) for y in (690, 760, 830, 900)
            ),
        )
    )
    mantle = blob(mirrored(pts("624,124 780,140 890,250 916,400 880,540 790,640 624,676"), CX))
    spots = "".join(
        ellipse(CX + s * x, y, r, r * 0.8, fill=pale, opacity=0.3)
        for s in (-1, 1)
        for x, y, r in ((210, 240, 26), (246, 320, 18), (160, 200, 14), (226, 520, 16), (120, 170, 18))
    )
    brain = "".join(
        line(d, "#ffe8ff", 12, opacity=0.28)
        for d in (
            "M500 220Q560 170 600 230T700 210T770 250",
            "M480 280Q540 240 590 290T690 270T780 300",
            "M540 180Q600 140 650 190T730 190",
        )
    )
    c.add(
        solid(
            c,
            mantle,
            body,
            90,
            light=pale,
            dark=deep,
            cast=26,
            inside=c.dim(CX, 250, 250, 150, "#ff9af0", 0.4) + brain + spots,
        )
    )
    c.add(c.gloss(500, 210, 120, 50, -28, 0.7))
    for x, y, r, look in (
        (CX - 148, 430, 84, (0.3, -0.2)),
        (CX + 148, 430, 84, (0.1, 0.15)),
        (CX, 330, 62, (0.0, -0.35)),
    ):
        c.add(
            c.dim(x, y + 8, r * 1.5, r * 1.4, deep, 0.7),
            c.eye(
                x,
                y,
                r,
                "#f0a030",
                look=look,
                size=0.62,
                black=0.46,
                pupil="bar" if r > 70 else "round",
                lid=body,
                upper=0.1,
                lower=0.06,
            ),
        )
    c.add(
        line("M544 574Q624 622 704 574", deep, 13),
        line("M566 600Q624 636 682 600", pale, 7, opacity=0.5),
        scribble(pts("536,562 530,576 538,588"), deep, 9),
        scribble(pts("712,562 718,576 710,588"), deep, 9),
    )
    for x in (560, 600, 648, 688):
        c.add(
            _polyp_arm(
                c,
                f"{x},650 {x + (x - 624) * 0.4:.0f},720 {x + (x - 624) * 0.2:.0f},790",
                [34, 26, 18],
                body,
                tip,
            )
        )
    c.add(
        limb(c, pts("420,760 300,790 210,720 190,600"), [110, 92, 74, 52], body),
        _vial(c, 190, 470, -10, "#ff7ac8"),
    )
    c.add(
        limb(c, pts("828,760 950,790 1040,700 1056,580"), [110, 92, 74, 52], body),
        _vial(c, 1060, 450, 8, "#7affb0"),
    )
    c.add(
        *(
            limb(c, arc_points(x, y, 76, 30, 200, -20, 6), [34, 34], body, cast=6)
            for x, y in ((190, 540), (1058, 520))
        )
    )
    c.add(sparkle(190, 330, 46, "#ffe8ff"), sparkle(1066, 300, 40, "#e8fff4"), sparkle(CX, 60, 36, "#fff8d8"))


PORTRAITS: dict[str, Callable[[Canvas], None]] = {
    "eridani_empire": eridani_empire,
    "hydran_progress": hydran_progress,
}
