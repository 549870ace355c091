"""A cosmic portrait at the card table: Gambler."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import (
    CX,
    FLOOR,
    card,
    drop,
    maw,
    teeth,
    tooth,
)
from cosmic_aliens_a_lab import wash
from paint import (
    Canvas,
    blob,
    box,
    circle,
    ellipse,
    group,
    line,
    mirrored,
    oval,
    path,
    place,
    polygon,
    rect,
    star,
    tube,
    turn,
)
from props import GOLD, bead, grip, hand, limb, pts, solid
from scenery import beam


def gambler(c: Canvas) -> None:
    """A nervous hare behind a calm mask, one card face down."""
    c.add(wash(c, "#a8283f", "#5a1230", "#1a0612", (0.5, 0.3)))
    stripes = "".join(rect(x, 0, 26, 760, fill="#e8b23a", opacity=0.1) for x in range(10, 1248, 74))
    c.add(stripes, beam(c, CX, -40, CX, 900, 1300, "#ffe9b0", 0.5))
    c.add(
        path("M480 -10H768L850 60H398Z", fill=c.linear("#2f8a5a", "#0d3a2c")),
        ellipse(CX, 62, 226, 20, fill="#fff6d0"),
    )
    fell = "#b9a6d8"
    vest = blob(mirrored([(600, 640), (740, 670), (880, 760), (930, FLOOR)], 600))
    c.add(
        c.form(
            vest,
            "#2a2f5c",
            depth=50,
            rim_width=11,
            cast=22,
            inside=path("M520 660L600 900L680 660Z", fill="#fbf4e2")
            + line("M440 720L600 960L760 720", GOLD, 8, opacity=0.7),
        )
    )
    c.add(
        path(
            "M600 720Q560 780 540 850M600 720Q640 780 660 850",
            fill="none",
            stroke="#1c1020",
            stroke_width=13,
            stroke_linecap="round",
        ),
        bead(c, 600, 724, 26, "#e0342f"),
    )
    for points, lean in (
        ("510,260 430,160 400,20 470,-30 540,60 570,240", -6),
        ("650,240 700,90 800,20 880,60 800,120 740,260", 4),
    ):
        ear = blob(pts(points))
        inner = turn(
            path(
                ear,
                fill="#f08aa8",
                opacity=0.7,
                transform="translate(560 160) scale(0.6) translate(-560 -160)",
                filter=c.blur(6),
            ),
            lean,
            560,
            160,
        )
        c.add(
            solid(
                c,
                ear,
                fell,
                34,
                light="#f0e6ff",
                cast=16,
                inside=inner if lean < 0 else c.dim(770, 120, 60, 90, "#f08aa8", 0.8),
            )
        )
    head = blob(
        mirrored([(600, 220), (740, 240), (820, 350), (830, 480), (770, 600), (690, 670), (600, 690)], 600)
    )
    c.add(
        c.form(
            head,
            fell,
            light="#f0e6ff",
            dark="#3a2a6c",
            depth=70,
            rim_width=12,
            cast=26,
            inside=c.dim(430, 560, 80, 60, "#ff6a9c", 0.5),
        )
    )
    c.add(c.eye(488, 420, 96, "#3f9c6a", look=(0.7, 0.1), size=0.44, lid=fell, upper=0.04, lower=0.06))
    c.add(solid(c, tube(pts("392,330 470,270 570,276"), (12, 30, 14)), "#4a3a7c", 10))
    c.add(drop(c, 384, 470, 20), drop(c, 420, 310, 15), drop(c, 370, 590, 13), drop(c, 330, 400, 11))
    mouth = "M430 590Q520 560 600 574Q700 560 740 600Q730 664 600 660Q470 664 430 590Z"
    c.add(
        maw(
            c,
            mouth,
            teeth(c, 560, 574, 7, 38, 34, 0.05) + teeth(c, 560, 664, 7, 38, -34, 0.05),
            lip="#2a1440",
            width=9,
        )
    )
    c.add(
        solid(c, blob(pts("570,486 640,486 650,520 604,552 560,520")), "#e06a8c", 16, cast=8),
        c.gloss(590, 498, 16, 8),
    )
    c.add(tooth(c, 590, 568, 40, 66, 0.1), tooth(c, 632, 570, 40, 64, 0.1))
    c.add(line("M470 540L300 520M470 560L290 570M474 580L310 620", "#ffffff", 4, opacity=0.5))
    _gambler_hat(c)
    _poker_face(c)
    _card_table(c, fell)


def _gambler_hat(c: Canvas) -> None:
    brim = blob(pts("340,252 480,216 600,210 720,216 860,252 800,290 600,276 400,290"))
    crown = "M450 236Q452 120 490 104Q600 84 710 104Q748 120 750 236Q600 262 450 236Z"
    band = path("M440 190Q600 226 760 190V250Q600 276 440 250Z", fill=c.linear("#ff5a5a", "#a8142a"))
    c.add(solid(c, brim, "#231c30", 16, cast=16), solid(c, crown, "#2f2640", 34, inside=band))
    c.add(card(c, 720, 180, 24, "#2e7d5b", 0.5, "gem"))


def _poker_face(c: Canvas) -> None:
    """The mask on its stick, hiding half of the panic."""
    c.add(solid(c, tube(pts("770,640 800,760 820,900"), (20, 20, 22)), GOLD, 8, cast=10))
    shape = blob(pts("640,250 740,226 850,260 900,380 890,520 830,640 750,690 670,650 620,540 606,380"))
    c.add(
        c.form(
            shape,
            "#f7f2ea",
            light="#ffffff",
            dark="#6a5a8c",
            depth=50,
            rim_width=12,
            cast=30,
            inside=c.dim(660, 540, 46, 36, "#ff6a8a", 0.6) + c.dim(846, 540, 46, 36, "#ff6a8a", 0.6),
        )
    )
    for x in (682, 822):
        c.add(
            line(f"M{x - 46} 404Q{x} 440 {x + 46} 400", "#2a1c3c", 11),
            line(f"M{x - 50} 346Q{x} 306 {x + 50} 340", "#2a1c3c", 9),
        )
        c.add(path(polygon([(x, 430), (x + 15, 470), (x, 512), (x - 15, 470)]), fill="#d8202e"))
    c.add(
        line("M752 420Q734 480 742 500Q756 512 770 500", "#a898b8", 7),
        line("M690 584Q750 620 820 566", "#a8142a", 12),
        line("M820 566l14 -12", "#a8142a", 8),
    )
    c.add(c.gloss(690, 290, 50, 22, -24, 0.9))


def _card_table(c: Canvas, fell: str) -> None:
    """Green felt, chips, dice, one hand on the card and one on the mask."""
    c.add(
        rect(0, 836, 1248, 130, fill=c.linear("#2f9c64", "#0d4a34", start=(0, 0), end=(0, 1))),
        rect(0, 826, 1248, 20, 8, fill=c.linear("#a8683a", "#4a2414", start=(0, 0), end=(0, 1))),
    )
    c.add(
        limb(c, pts("940,980 1000,880 880,800"), (120, 110, 84), "#f0ead8"), grip(c, 812, 800, 54, 8, fell, 3)
    )
    for x, count, hue in (
        (1010, 4, "#e0342f"),
        (1100, 7, "#3a6ad8"),
        (1186, 3, "#e8b23a"),
        (150, 5, "#3a3048"),
        (60, 3, "#e0342f"),
    ):
        for k in range(count):
            c.add(
                solid(c, oval(x, 900 - 22 * k, 50, 20), hue, 8, cast=4),
                ellipse(
                    x,
                    898 - 22 * k,
                    26,
                    9,
                    fill="none",
                    stroke="#ffffff",
                    stroke_width=4,
                    stroke_dasharray="9 7",
                ),
            )
    back = box(-66, -90, 132, 180, 12)
    ring = (
        circle(0, 0, 34, fill="none", stroke="#ffd98a", stroke_width=4)
        + path(star(0, 0, 24, 7, 4), fill="#ffd98a")
        + rect(-54, -78, 108, 156, 7, fill="none", stroke="#ffd98a", stroke_width=4)
    )
    c.add(
        group(
            solid(c, back, "#24357c", 10, cast=14) + ring,
            transform="translate(420 880) rotate(70) scale(0.9 0.95)",
        )
    )
    c.add(
        limb(c, pts("300,990 250,900 330,850"), (120, 110, 84), "#f0ead8"),
        turn(hand(c, 366, 850, 46, 0, fell, 3), 96, 366, 850),
    )
    for x, y, a in ((610, 896, 14), (690, 912, -20)):
        pips = (
            circle(0, 0, 8, fill="#b3182a")
            + circle(-19, -19, 6, fill="#1c1020")
            + circle(19, 19, 6, fill="#1c1020")
        )
        c.add(place(solid(c, box(-36, -36, 72, 72, 14), "#fbf6e8", 14, cast=10) + pips, x, y, 1, a))


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"gambler": gambler}
