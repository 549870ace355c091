"""Eclipse portraits of three Terran factions: Republic, Conglomerate and Alliance."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import arc_points, maw, scribble, teeth
from eclipse_species_kit import (
    CX,
    brows,
    coat,
    collar,
    epaulettes,
    gaze,
    head,
    lips,
    medal,
    nose,
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
    oval,
    path,
    polygon,
    rect,
    star,
)
from props import bead, hand, limb, metal, pts, solid


def terran_republic(c: Canvas) -> None:
    c.add(wash(c, "#f0c44a", "#9c6410", "#3a2004", at=(0.5, 0.36)), c.rays(CX, 360, 900, "#fff2b0", 16, 0.22))
    for k, x in enumerate((70, 210, 1040, 1180)):
        column = c.linear("#fff0c0", (0.4, "#d8a84a"), "#6a4410", start=(0, 0), end=(1, 0))
        c.add(rect(x - 42, 170, 84, 620, fill=column), rect(x - 60, 140, 120, 34, 8, fill="#f4d884"))
        c.add(
            *(rect(x - 30 + 20 * j, 176, 6, 610, fill="#7a5214", opacity=0.35) for j in range(4)),
            rect(x - 60, 780, 120, 30, 6, fill="#b8842c") if k < 9 else "",
        )
    for x, y, tone in (
        (130, 700, "#8a5a14"),
        (260, 730, "#6a420c"),
        (1000, 730, "#6a420c"),
        (1130, 700, "#8a5a14"),
    ):
        c.add(
            circle(x, y, 48, fill=darken(tone, 0.3)),
            path(f"M{x - 90} 960Q{x} {y - 190} {x + 90} 960Z", fill=darken(tone, 0.45)),
            path(
                f"M{x + 34} {y + 60}L{x + 52} {y - 110}L{x + 76} {y - 108}L{x + 70} {y + 70}Z",
                fill=darken(tone, 0.3),
            ),
        )
    skin, light, dark, hair = "#c98852", "#f8c890", "#5a2a12", "#2a1810"
    toga = line("M330 830Q560 860 800 1000M300 880Q520 910 700 1010", "#8a5a10", 9, opacity=0.5)
    c.add(coat(c, "#e8b820", light="#fff2a8", dark="#7a4c04", inside=toga))
    c.add(
        head(
            c,
            skin,
            light=light,
            dark=dark,
            jaw=0.98,
            chin=712,
            inside=c.dim(490, 560, 60, 40, "#e8583c", 0.35) + c.dim(758, 560, 60, 40, "#e8583c", 0.35),
        )
    )
    stubble = blob(
        pts("450,520 470,640 540,708 624,722 708,708 778,640 798,520 760,600 700,600 624,586 548,600 488,600")
    )
    c.add(path(stubble, fill=hair, opacity=0.16))
    curls = [
        (452, 330, 52),
        (470, 262, 58),
        (528, 204, 66),
        (606, 176, 70),
        (690, 182, 68),
        (756, 226, 62),
        (790, 296, 54),
        (800, 356, 40),
        (446, 384, 38),
        (560, 248, 50),
        (640, 232, 52),
        (716, 252, 48),
    ]
    c.add(*(solid(c, oval(x, y, r), hair, r * 0.5, light="#7a4a2c", cast=6) for x, y, r in curls))
    c.add(
        *(
            line(
                f"M{x - r * 0.5:.0f} {y}q{r * 0.1:.0f} {-r * 0.6:.0f} {r * 0.6:.0f} {-r * 0.5:.0f}",
                "#a8703c",
                5,
                opacity=0.5,
            )
            for x, y, r in curls
        )
    )
    c.add(gaze(c, "#7a4a1c", skin, upper=0.14, lower=0.12, tilt=-3, look=(-0.12, -0.05)))
    c.add(brows(c, hair, pts("650,366 716,326 782,350"), (14, 26, 10)))
    c.add(nose(c, skin, dark, w=48, y=570))
    mouth = "M540 622Q624 646 708 622Q700 700 624 704Q548 700 540 622Z"
    c.add(maw(c, mouth, teeth(c, CX, 618, 6, 28, 32, 0.1, 14), lip="#7a2a1c"))
    stache = (
        "M624 604C590 580 530 588 488 628C470 636 456 624 452 606C470 690 580 660 624 "
        "630C668 660 778 690 796 606C792 624 778 636 760 628C718 588 658 580 624 604Z"
    )
    c.add(solid(c, stache, hair, 14, light="#7a4a2c", cast=8))
    neckline = "M488 786Q624 880 760 786L800 842Q624 944 448 842Z"
    c.add(solid(c, neckline, "#e0a818", 20, light="#fff2a8", dark="#7a4c04", cast=8))
    drape = blob(pts("240,1000 330,830 470,780 560,820 700,900 860,1000"))
    c.add(
        solid(
            c,
            drape,
            "#fff6dc",
            40,
            light="#ffffff",
            dark="#b08a4a",
            cast=18,
            inside=line("M330 860Q520 880 760 1010M300 920Q460 930 600 1010", "#b8904c", 8, opacity=0.6),
        )
    )
    c.add(
        metal(c, oval(498, 836, 44), "#d8a02c", 14, cast=8), path(star(498, 836, 30, 13, 5), fill="#fff2c0")
    )
    c.add(
        limb(c, pts("930,1010 980,880 985,700"), [150, 116, 92], skin, cast=14),
        metal(c, box(930, 720, 112, 44, 16), "#e8b820", 14),
    )
    c.add(hand(c, 988, 600, 78, 4, skin, 4))
    ballot = polygon([(880, 400), (1070, 372), (1088, 486), (898, 514)])
    c.add(
        path(ballot, fill="#02030c", opacity=0.35, transform="translate(8 12)", filter=c.blur(8)),
        path(ballot, fill=c.linear("#ffffff", "#e8dcc0")),
        line("M920 452L956 484L1040 402", "#1f9c5a", 20),
    )


def terran_conglomerate(c: Canvas) -> None:
    c.add(wash(c, "#dfe9f4", "#8ea4c0", "#2c3c58", at=(0.5, 0.36)))
    for x, w, top, tone in (
        (-10, 130, 250, "#b8c8dc"),
        (130, 90, 120, "#98acc8"),
        (230, 120, 320, "#c8d6e6"),
        (900, 110, 300, "#c8d6e6"),
        (1020, 90, 90, "#98acc8"),
        (1120, 140, 230, "#b0c2d8"),
    ):
        c.add(
            path(
                f"M{x} 960V{top + 40}L{x + w * 0.4} {top}H{x + w}V960Z",
                fill=c.linear("#ffffff", (0.3, tone), darken(tone, 0.55), start=(0, 0), end=(1, 0.4)),
            )
        )
        c.add(
            *(
                rect(
                    x + 14 + 26 * k,
                    top + 70 + 44 * j,
                    14,
                    24,
                    2,
                    fill="#fff4c8" if (k * 3 + j * 5 + x) % 4 else "#40587c",
                    opacity=0.8,
                )
                for k in range(int((w - 20) / 26))
                for j in range(15)
            )
        )
    c.add(c.dim(CX, 400, 460, 380, "#f4faff", 0.7))
    skin, light, dark, hair = "#efc4a4", "#fff0e0", "#7a4436", "#e4e8f0"
    shirt = path(f"M{CX - 100} 770L{CX} 980L{CX + 100} 770Z", fill=c.linear("#ffffff", "#c8d4e4")) + path(
        f"M{CX - 26} 838L{CX} 812L{CX + 26} 838L{CX + 14} 868L{CX + 34} 960H{CX - 34}L{CX - 14} 868Z",
        fill=c.linear("#3c6cd8", "#14286c"),
    )
    c.add(coat(c, "#f2f5fa", light="#ffffff", dark="#7486a8", inside=shirt))
    c.add(
        head(
            c,
            skin,
            light=light,
            dark=dark,
            jaw=1.08,
            chin=722,
            inside=c.dim(490, 560, 64, 46, "#e8604c", 0.4) + c.dim(758, 560, 64, 46, "#e8604c", 0.4),
        )
    )
    c.add(gaze(c, "#4a86c8", skin, upper=0.3, lower=0.22, tilt=3, look=(0.25, 0.0), r=50))
    c.add(brows(c, "#c8ccd8", pts("650,376 714,346 780,360"), (12, 22, 8)))
    c.add(nose(c, skin, dark, w=46, y=568))
    grin = "M524 612Q624 650 732 600Q722 690 632 694Q544 690 524 612Z"
    c.add(
        maw(c, grin, teeth(c, 628, 608, 8, 27, 36, 0.05, 16), lip="#a04a44"), bead(c, 690, 636, 10, "#ffd24a")
    )
    c.add(
        scribble(pts("500,588 506,610 500,632"), dark, 6, 0.6),
        scribble(pts("752,578 748,600 756,622"), dark, 6, 0.6),
    )
    quiff = (
        "M438 420C424 300 448 210 540 168C640 120 770 140 806 236C826 300 822 360 812 "
        "420C800 350 786 300 752 270C690 300 560 306 500 268C464 310 450 360 438 420Z"
    )
    c.add(solid(c, quiff, hair, 40, light="#ffffff", dark="#76809c", cast=14))
    c.add(
        line(
            "M520 250C560 180 680 150 780 220M540 272C600 220 700 200 772 258"
            "M500 262C520 210 560 180 600 168",
            "#9aa6c0",
            6,
            opacity=0.7,
        )
    )
    for side in (1, -1):
        lapel = solid(
            c,
            f"M{CX + 70} 770L{CX + 150} 800L{CX + 190} 880L{CX + 130} 886L{CX + 8} 1000L{CX + 4} 950Z",
            "#ffffff",
            18,
            dark="#8496b8",
            cast=10,
        )
        c.add(lapel if side > 0 else mirror(lapel, CX))
    c.add(metal(c, polygon(pts("806,870 834,848 862,870 834,912")), "#5bd3f9", 8, cast=6))
    eyeglass = CX + 84
    c.add(
        circle(eyeglass, 440, 68, fill=alpha("#e8faff", 0.14), stroke="#c8d2e4", stroke_width=9),
        line(f"M{eyeglass + 64} 464Q850 560 790 760", "#c8d2e4", 4),
        path(
            f"M{eyeglass - 44} 408Q{eyeglass - 10} 380 {eyeglass + 14} 386L{eyeglass - 36} 448Z",
            fill="#ffffff",
            opacity=0.4,
        ),
    )
    c.add(
        limb(c, pts("300,1020 330,930 400,880"), [150, 120, 90], "#f2f5fa"),
        hand(c, 420, 828, 62, 40, skin, 4),
    )
    c.add(
        *(
            metal(c, oval(x, y, 46, 16), "#e8b84a", 8, cast=5)
            for x, y in ((470, 770), (468, 756), (474, 742), (470, 728))
        )
    )


def terran_alliance(c: Canvas) -> None:
    c.add(wash(c, "#5a5468", "#26222e", "#08070c", at=(0.5, 0.38)))
    flag = "M60 130Q340 60 620 130T1190 130V620Q900 560 620 620T60 620Z"
    c.add(
        path(flag, fill=c.linear("#34303e", "#14121a")),
        *(
            line(
                f"M60 {200 + 84 * k}Q340 {130 + 84 * k} 620 {200 + 84 * k}T1190 {200 + 84 * k}",
                "#8a6ac0" if k % 2 else "#c8ccd8",
                12,
                opacity=0.35,
            )
            for k in range(5)
        ),
    )
    c.add(
        *(
            path(star(x, y, 40, 17, 5), fill="#d8dce8", opacity=0.4)
            for x, y in ((190, 250), (1060, 250), (150, 470), (1100, 470))
        )
    )
    skin, light, dark = "#c09070", "#f0cca8", "#4a2820"
    lining = path(f"M{CX - 120} 770L{CX} 980L{CX + 120} 770Z", fill="#4c5664") + line(
        f"M{CX - 60} 830H{CX + 60}M{CX - 50} 860H{CX + 50}M{CX - 40} 890H{CX + 40}", "#2c3440", 8
    )
    c.add(coat(c, "#2c2a36", light="#7c7a92", dark="#060509", inside=lining, wide=1.1))
    scar = (
        line("M700 330L742 420L730 530L764 600", "#8a3c34", 11)
        + line("M700 330L742 420L730 530L764 600", "#f0b8a0", 4)
        + "".join(line(f"M{x - 18} {y}l36 -8", "#8a3c34", 5) for x, y in ((714, 362), (738, 500), (746, 560)))
    )
    wrinkles = "".join(
        line(f"M{CX - 110} {y}Q{CX} {y - 16} {CX + 110} {y}", dark, 5, opacity=0.45) for y in (330, 300)
    )
    c.add(head(c, skin, light=light, dark=dark, jaw=1.16, chin=728, inside=wrinkles + scar))
    beard = blob(
        pts("440,500 452,640 530,726 624,746 718,726 796,640 808,500 776,590 716,590 624,578 532,590 472,590")
    )
    hairs = "".join(
        f"M{x} {y}l{(x - 624) / 40:.0f} 16"
        for x in range(466, 790, 17)
        for y in range(590, 730, 24)
        if abs(x - 624) < 190 - max(0, y - 620) * 0.8
    )
    c.add(path(beard, fill="#8c8a94", opacity=0.42), line(hairs, "#e8e8f0", 3.5, opacity=0.55))
    c.add(gaze(c, "#5c7c94", skin, upper=0.34, lower=0.2, tilt=6, look=(0.0, 0.05)))
    c.add(brows(c, "#9a98a4", pts("646,388 712,360 786,386"), (16, 32, 12)))
    c.add(nose(c, skin, dark, w=52, y=576), scribble(pts("600,500 650,492"), "#8a3c34", 7, 0.6))
    c.add(
        lips(c, "#9a5848", y=650, w=120, bend=6, full=0.7),
        scribble(pts("520,580 500,620 512,656"), dark, 7, 0.5),
        scribble(pts("728,580 748,620 736,656"), dark, 7, 0.5),
    )
    patch = blob(pts("474,398 540,384 606,402 604,462 556,500 496,484 470,440"))
    c.add(
        line("M440 330L500 396M604 410L800 300", "#17151d", 15),
        solid(c, patch, "#1c1a24", 20, light="#5c5a72", cast=10),
        path(star(540, 440, 24, 10, 5), fill="#b8bcc8"),
    )
    beret = (
        "M420 330C400 220 470 130 640 116C800 104 900 170 892 260C886 320 820 330 770 "
        "300C660 262 520 286 420 330Z"
    )
    c.add(
        solid(c, beret, "#26242f", 46, light="#74728c", dark="#050408", cast=18),
        metal(c, "M424 324Q600 262 776 298L772 328Q600 296 428 352Z", "#4c4a5c", 10),
    )
    c.add(metal(c, star(530, 250, 46, 20, 5), "#e8b84a", 10, cast=8), bead(c, 530, 250, 13, "#a070f0"))
    c.add(collar(c, "#3c3a48", height=70, lean=26), epaulettes(c, "#e8b84a", "#c8942c", x=300, y=868))
    c.add(
        *(
            medal(c, x, 926 + 6 * (k % 2), tone, face)
            for k, (x, tone, face) in enumerate(
                ((770, "#8a4ad0", "#f0c24a"), (822, "#c83a3a", "#d8dce8"), (874, "#2c7cc8", "#f0c24a"))
            )
        )
    )
    c.add(
        *(
            circle(x, y, 4, fill="#ffffff", opacity=0.3)
            for x, y in arc_points(CX, 300, 480, 220, 190, 350, 12)
        ),
        ellipse(CX, 960, 10, 4, fill="#000000", opacity=0.1),
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {
    "terran_republic": terran_republic,
    "terran_conglomerate": terran_conglomerate,
    "terran_alliance": terran_alliance,
}
