"""Alien portraits looking for a fight, or stopping one: Underdog and Bouncer."""

from __future__ import annotations

from aliens_kit import CX, FLOOR, SOFT_RIM, brow, fur, maw, scribble, tongue, tooth
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
    mirror,
    mirrored,
    oval,
    path,
    place,
    rect,
    shaggy,
    smooth,
    star,
    tube,
)


def underdog(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#0f4a52", "#06202c", glow="#2aa7a0", at=(0.5, 0.42), clouds=("#11606b", "#123a5a"), stars=40
        )
    )
    c.add(
        path(
            "M470 -20H778L1010 980H238Z",
            fill=c.linear(alpha("#d6fff4", 0.3), alpha("#d6fff4", 0.02), start=(0.5, 0), end=(0.5, 1)),
        )
    )
    for side in (1, -1):
        feeler = smooth([(CX + side * 50, 220), (CX + side * 66, 130), (CX + side * 112, 84)])
        c.add(
            line(feeler, "#5a3418", 12),
            line(feeler, "#d8a06a", 4),
            circle(CX + side * 118, 78, 21, fill=c.ball("#5ae0c8")),
        )
    giant = (
        "M700 980C640 700 700 560 820 500C800 420 850 250 930 170"
        "C980 120 1130 110 1190 170C1270 240 1260 420 1230 500C1290 540 1300 640 1300 980Z"
    )
    c.add(path(giant, fill="#04141c", opacity=0.55, filter=c.blur(8)))
    c.add(group(_glare(c, 1040, 300), mirror(_glare(c, 1040, 300), 1100), transform="translate(0 20)"))
    for y in (640, 730, 820):
        c.add(
            line(f"M-20 {y + 20}Q624 {y - 30} 1268 {y + 20}", "#02141a", 20, opacity=0.5),
            line(f"M-20 {y}Q624 {y - 50} 1268 {y}", "#e9e2cf" if y == 730 else "#d8433f", 13),
        )
    coat = "#b9793f"
    body = shaggy(
        c.rng, [(CX - 60, 640), (CX + 80, 640), (800, 760), (850, FLOOR), (400, FLOOR), (440, 760)], 26, 20
    )
    c.add(
        c.form(
            body, coat, depth=60, rim=SOFT_RIM, rim_width=7, inside=ellipse(CX, 900, 120, 190, fill="#f3e4c8")
        )
    )
    left_ear = blob(
        [(430, 300), (350, 220), (250, 240), (196, 360), (214, 500), (262, 560), (320, 500), (370, 420)]
    )
    c.add(
        c.form(
            left_ear,
            darken(coat, 0.25),
            depth=40,
            rim_width=6,
            inside=ellipse(280, 420, 50, 110, fill="#7c4526"),
            cast=16,
        )
    )
    right_ear = blob(
        [(800, 300), (850, 170), (930, 70), (1000, 60), (1030, 130), (1000, 180), (960, 190), (900, 370)]
    )
    c.add(
        c.form(
            right_ear,
            darken(coat, 0.15),
            depth=34,
            rim_width=8,
            inside=path(blob([(850, 290), (890, 190), (950, 120), (960, 180), (900, 330)]), fill="#e79a86"),
            cast=16,
        )
    )
    head_points = [
        (CX, 196),
        (770, 214),
        (870, 330),
        (880, 470),
        (800, 600),
        (CX, 680),
        (448, 600),
        (368, 470),
        (378, 330),
        (478, 214),
    ]
    head = shaggy(c.rng, head_points, 26, 19)
    blaze = path(
        blob(
            [
                (CX - 30, 190),
                (CX + 40, 190),
                (CX + 60, 400),
                (CX + 130, 560),
                (CX, 700),
                (CX - 130, 560),
                (CX - 50, 400),
            ]
        ),
        fill="#f6ead2",
    )
    patch = ellipse(CX + 150, 400, 130, 140, fill=darken(coat, 0.5), opacity=0.85)
    c.add(
        c.form(
            head,
            coat,
            depth=80,
            rim=SOFT_RIM,
            rim_width=8,
            inside=blaze + patch + fur(c, head_points, coat, 150, 26),
            cast=30,
        )
    )
    tuft = "".join(
        (
            f"M{CX + k * 18} 214Q{CX + k * 26} {140 - abs(k) * 4} {CX + k * 44 + 20} "
            f"{120 + abs(k) * 14}Q{CX + k * 30 + 18} {170} {CX + k * 18 + 22} 214Z"
        )
        for k in range(-3, 4)
    )
    c.add(path(tuft, fill=c.linear(lighten(coat, 0.3), darken(coat, 0.25))))
    c.add(
        c.eye(
            CX - 132,
            400,
            98,
            "#7a4a1c",
            size=0.8,
            black=0.7,
            look=(0.05, -0.25),
            lid=coat,
            upper=0.1,
            tilt=-14,
            spark=1.5,
        )
    )
    c.add(
        c.eye(
            CX + 140,
            404,
            90,
            "#7a4a1c",
            size=0.8,
            black=0.7,
            look=(0.05, -0.25),
            lid=darken(coat, 0.45),
            upper=0.24,
            lower=0.2,
            tilt=12,
            spark=1.4,
        )
    )
    c.add(
        brow(c, [(410, 300), (480, 258), (560, 258)], "#6b3f1c", (12, 30, 16)),
        brow(c, [(838, 316), (776, 268), (694, 262)], "#4a2a14", (12, 30, 16)),
    )
    muzzle = blob(mirrored([(CX, 500), (700, 520), (760, 590), (720, 660), (CX, 690)], CX))
    c.add(c.form(muzzle, "#f6ead2", depth=34, rim=None))
    c.add(
        c.form(
            blob(mirrored([(CX, 492), (680, 500), (676, 548), (CX, 578)], CX)),
            "#2a2030",
            depth=16,
            rim_width=5,
        ),
        c.gloss(594, 514, 26, 12, -15, 0.9),
    )
    c.add(
        maw(
            c,
            "M520 616Q572 650 624 622Q676 650 740 600Q722 690 640 694Q556 694 520 616Z",
            tongue(c, 640, 700, 60, 44) + tooth(c, 700, 616, 24, 26, 0.4),
            lip="#4a2a1c",
            width=7,
        )
    )
    c.add(line("M624 578V622", "#4a2a1c", 7))
    c.add(
        *(
            circle(CX + s * x, y, 5, fill="#8a6a4a")
            for s in (-1, 1)
            for x, y in ((70, 580), (92, 604), (96, 574))
        )
    )
    plaster = (
        rect(-62, -20, 124, 40, 16, fill=c.linear("#ffd9b8", "#d99a72"))
        + rect(-24, -20, 48, 40, fill="#f6c49c")
        + "".join(circle(x, y, 3, fill="#b97850") for x in (-48, -38, 38, 48) for y in (-8, 8))
    )
    c.add(place(plaster, 470, 262, 1, -28), place(plaster, 470, 262, 1, 46))
    for side in (-1, 1):
        glove = c.form(
            blob(
                [(40, 770), (60, 690), (150, 660), (260, 690), (290, 780), (250, 880), (110, 900), (50, 850)]
            ),
            "#d8302f",
            depth=44,
            rim_width=10,
            cast=20,
        )
        thumb = c.form(
            blob([(230, 720), (300, 690), (340, 740), (310, 820), (250, 820)]),
            "#c22826",
            depth=20,
            rim_width=6,
            cast=8,
        )
        cuff = c.form(box(64, 880, 190, 100, 22), "#f3ead8", depth=16, rim_width=5) + line(
            "M110 906L210 950M210 906L110 950", "#c22826", 9
        )
        drawn = cuff + glove + thumb + c.gloss(120, 716, 44, 18, -25, 0.9)
        c.add(
            group(drawn, transform="translate(110 6)")
            if side < 0
            else mirror(group(drawn, transform="translate(110 6)"), CX)
        )


def _glare(c: Canvas, x: float, y: float) -> str:
    """The faint glowing eye of the huge opponent in the back."""
    shape = f"M{x - 44} {y - 26}L{x + 40} {y + 8}Q{x} {y + 30} {x - 44} {y - 26}Z"
    return path(shape, fill="#ff5d4a", opacity=0.8, filter=c.glow("#ff4a3a", 10, 0.7))


def bouncer(c: Canvas) -> None:
    c.add(rect(0, 0, 1248, 954, fill=c.linear("#2a0d4a", "#0d0a26", start=(0.5, 0), end=(0.5, 1))))
    for k, tint in enumerate(("#ff3ab0", "#3ad8ff")):
        door = box(250 - 70 * k, 60 - 50 * k, 748 + 140 * k, 1000, 120)
        c.add(
            line(door, tint, 30, opacity=0.45, filter=c.blur(16, wide=True)),
            line(door, tint, 10),
            line(door, "#ffffff", 3),
        )
    c.add(
        rect(
            290,
            100,
            668,
            860,
            90,
            fill=c.radial("#7a1a8a", (0.6, "#3a0d5c"), "#1a0830", centre=(0.5, 0.35), radius=0.7),
        )
    )
    for _ in range(26):
        c.add(
            circle(
                c.rng.uniform(320, 930),
                c.rng.uniform(120, 700),
                c.rng.uniform(8, 34),
                fill=c.rng.choice(("#ff6ad0", "#6ae0ff", "#ffd86a")),
                opacity=0.14,
            )
        )
    for x, y, s in ((110, 250, 62), (1138, 250, 62)):
        neon = star(x, y, s, s * 0.42, 5)
        c.add(
            line(neon, "#ffd84a", 18, opacity=0.5, filter=c.blur(10)),
            line(neon, "#ffd84a", 8),
            line(neon, "#ffffff", 2.5),
        )
    hide = "#6f72a0"
    suit = blob(mirrored([(CX, 520), (800, 520), (1010, 590), (1130, 740), (1160, FLOOR)], CX))
    c.add(
        c.form(
            suit,
            "#2a2a50",
            depth=70,
            light="#6a6a9c",
            inside="".join(
                line(f"M{x} 500V1000", "#8a8ac0", 2.5, opacity=0.35) for x in range(110, 1160, 34)
            ),
            rim="#ff8ae0",
            rim_width=14,
            cast=30,
        )
    )
    c.add(
        path("M500 640L624 900L748 640Z", fill="#f0eef6"),
        c.form("M470 600L600 900L500 880L520 830L400 760Z", "#3c3c6b", depth=14, rim=None),
        c.form("M778 600L648 900L748 880L728 830L848 760Z", "#3c3c6b", depth=14, rim_width=5),
    )
    head = blob(
        mirrored(
            [(CX, 150), (730, 160), (812, 250), (850, 400), (900, 520), (880, 640), (780, 720), (CX, 740)], CX
        )
    )
    folds = "".join(
        scribble(points, "#33345c", 8, 0.6)
        for points in (
            [(470, 250), (CX, 226), (778, 250)],
            [(490, 286), (CX, 268), (758, 286)],
            [(400, 560), (440, 600), (420, 660)],
            [(848, 560), (808, 600), (828, 660)],
            [(520, 716), (CX, 726), (728, 716)],
        )
    )
    c.add(
        c.form(
            head,
            hide,
            light="#b4b8e0",
            dark="#22204c",
            depth=84,
            inside=folds,
            rim="#ff8ae0",
            rim_width=14,
            cast=34,
        )
    )
    for side in (1, -1):
        ear = c.form(
            blob([(770, 220), (830, 120), (890, 110), (890, 200), (820, 290)]),
            hide,
            light="#b4b8e0",
            dark="#22204c",
            depth=20,
            rim_width=7,
            inside=ellipse(846, 178, 22, 44, fill="#d88ab0", opacity=0.8),
            cast=8,
        )
        c.add(ear if side > 0 else mirror(ear, CX))
    wire = smooth([(866, 250), (890, 330), (866, 400), (900, 480), (880, 560), (920, 640)])
    c.add(
        line(wire, "#0d0d1c", 9),
        line(wire, "#8a8aae", 3),
        c.form(oval(860, 250, 24, 30), "#14142a", depth=8, rim_width=4),
    )
    shades = (
        "M398 350Q420 326 470 330H590Q612 332 624 344Q636 332 658 330H778Q828 326 850 350L838 420"
        "Q820 480 740 480Q660 478 646 396Q624 380 602 396Q588 478 508 480Q428 480 410 420Z"
    )
    c.add(path(shades, fill="#02030c", opacity=0.55, transform="translate(6 20)", filter=c.blur(10)))
    c.add(c.form(shades, "#0d0d18", light="#3a3a54", dark="#000008", depth=12, rim="#8ae8ff", rim_width=6))
    for x in (440, 676):
        c.add(
            path(
                f"M{x} 352H{x + 64}L{x + 26} 452Q{x - 14} 446 {x - 12} 400Z",
                fill=c.linear(alpha("#ff6ad0", 0.9), alpha("#6ae0ff", 0.35)),
            ),
            path(f"M{x + 84} 352H{x + 100}L{x + 62} 456H{x + 44}Z", fill="#6ae0ff", opacity=0.5),
        )
    horn = c.form(
        "M560 560C570 480 600 430 636 380C650 440 680 500 690 560Q624 600 560 560Z",
        "#efe4cc",
        light="#fffaf0",
        dark="#7a6a54",
        depth=22,
        rim_width=6,
        cast=12,
    )
    c.add(horn, line("M574 530Q624 552 676 530M584 500Q624 518 664 500", "#a8977c", 5, opacity=0.7))
    c.add(ellipse(550, 596, 22, 15, fill="#22204c"), ellipse(698, 596, 22, 15, fill="#22204c"))
    c.add(
        scribble([(480, 672), (560, 646), (CX, 652), (690, 646), (768, 668)], "#1a1838", 14, 1),
        tooth(c, 520, 664, 34, -44, 0.5),
        tooth(c, 728, 664, 34, -44, 0.5),
    )
    c.add(
        c.form(
            "M624 762L530 716Q508 764 530 812ZM624 762L718 716Q740 764 718 812Z",
            "#ff3ab0",
            light="#ff9ae0",
            depth=16,
            rim_width=5,
            cast=10,
        ),
        c.form(oval(CX, 764, 22, 26), "#c01a80", depth=8, rim=None),
    )
    arm = c.form(
        tube([(1110, 760), (1040, 880), (820, 900), (560, 858)], [170, 170, 150, 120]),
        "#34345e",
        light="#7a7ab0",
        depth=46,
        rim="#ff8ae0",
        rim_width=10,
        cast=30,
    )
    other = c.form(
        tube([(138, 760), (208, 880), (420, 924), (690, 900)], [170, 170, 150, 120]),
        "#2c2c52",
        light="#6a6a9c",
        depth=46,
        rim=None,
        cast=30,
    )
    fist = c.form(
        blob([(500, 810), (560, 786), (600, 820), (590, 890), (520, 906), (476, 870)]),
        hide,
        light="#b4b8e0",
        depth=20,
        rim_width=5,
        cast=10,
    ) + "".join(line(f"M{506 + 4 * k} {826 + 22 * k}H{550 + 4 * k}", "#33345c", 6) for k in range(3))
    c.add(other, arm, fist)
    c.add(
        line(smooth([(-20, 800), (120, 900), (250, 946), (400, 1000)]), "#5a0d1c", 40),
        line(smooth([(-20, 796), (120, 896), (250, 942), (400, 996)]), "#d8304a", 18),
        line(smooth([(1268, 800), (1128, 900), (998, 946), (848, 1000)]), "#5a0d1c", 40),
        line(smooth([(1268, 796), (1128, 896), (998, 942), (848, 996)]), "#d8304a", 18),
    )


PORTRAITS = {"underdog": underdog, "bouncer": bouncer}
