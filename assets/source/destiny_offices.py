"""Destiny pictures of events in offices: mix-up, recall and audit."""

from __future__ import annotations

import math
import random

from destiny_kit import HEIGHT, WIDTH, being, cone_light, room
from motifs import eye, glint, limb, rays, sheet_of_paper
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly, star_path


def filing_mixup(s: Stage) -> None:
    """Every folder in the wrong drawer at once."""
    room(s, "#5A2A7A", "#3E1A56", 540, 7)
    for x, c, t in ((150, "#E0783A", -3), (810, "#3A9AC8", 3)):
        cab = box(-120, -360, 240, 390, s.lin(light(c, 0.2), c, dark(c, 0.4), turn=20), 10)
        for i in range(3):
            y = -340 + i * 120
            cab += (
                box(-104, y, 208, 106, s.lin(light(c, 0.25), dark(c, 0.2)), 8)
                + box(-40, y + 56, 80, 14, "#F4ECD8", 6)
                + box(-44, y + 20, 88, 24, "#FFF8E8", 4)
            )
        out = -104
        cab += (
            path(poly([(out, -220), (104, -220), (136, -180), (-136, -180)]), "#1E0A2A")
            + box(-136, -180, 272, 100, s.lin(light(c, 0.4), c, dark(c, 0.2)), 8)
            + box(-46, -124, 92, 15, "#F4ECD8", 6)
        )
        cab += "".join(
            place(sheet_of_paper(s, 60, 70, 3), -80 + k * 40, -206, 1, -12 + k * 9) for k in range(5)
        ) + box(-136, -180, 272, 12, light(c, 0.5), 4)
        s.add(s.shadow(x, 628, 160, 20), place(cab, x, 600, 1, t))
    rng = random.Random(11)
    for i in range(30):
        a = i * 0.42
        r = 60 + i * 10.5
        x, y = 480 + math.cos(a) * r * 0.95, 300 + math.sin(a) * r * 0.62
        if abs(x - 480) > 420:
            continue
        k = 0.5 + 0.02 * i
        if i % 4 == 1:
            c = rng.choice(["#F0741C", "#4FC6F2", "#FFC857"])
            s.add(
                place(
                    path("M-60,-36 h44 l12,-14 h50 v14 h14 v86 h-120Z", dark(c, 0.3))
                    + path("M-60,-24 H60 L70,50 H-50Z", s.lin(light(c, 0.4), c)),
                    x,
                    y,
                    k,
                    math.degrees(a) + 20,
                )
            )
        else:
            s.add(
                place(
                    sheet_of_paper(s, 76, 98, 5, rng.choice([None, "#E0303A", "#3A8AE0"])),
                    x,
                    y,
                    k,
                    math.degrees(a) + rng.uniform(-30, 30),
                )
            )
    s.add(
        place(
            being(
                s,
                "bean",
                "#E0609A",
                "uneven",
                "#3AB08A",
                (0.2, -0.8),
                "oh",
                [[(70, -110), (110, -150), (96, -200)], [(-76, -110), (-120, -150), (-100, -204)]],
                "tuft",
                "bands",
                2,
                "sad",
            ),
            480,
            650,
            1.2,
        )
    )


def envoy_recall(s: Stage) -> None:
    """The crook from the wings: thank you, Excellency, next."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.rad("#8A2A6A", "#3E1046", "#14051E", x=0.6, y=0.4, r=0.9)))
    for i in range(7):
        x = i * 160
        s.add(
            path(
                f"M{x - 60},0 C{x + 10},200 {x - 30},420 {x},620 H{x + 90} C{x + 60},400 {x + 110},200 "
                f"{x + 70},0Z",
                s.lin("#2A0A34", "#6A1E5A", "#2A0A34", turn=0),
                'opacity=".6"',
            )
        )
    s.add(
        path("M0,590 H960 V740 H0Z", s.lin("#5A2040", "#24081E")),
        path("M250,590 H760 L900,740 H110Z", s.lin("#E02A4A", "#8A1030")),
        line("M250,590 L110,740 M760,590 L900,740", "#FFC857", 7),
    )
    s.add(
        cone_light(s, 690, -20, (560, 640), (860, 640), "#FFF0D8", 0.6),
        oval(710, 640, 170, 32, s.glow("#FFF0D8", 0.8)),
    )
    crook = "M-40,560 L200,500 C330,470 440,470 440,520 C440,566 392,574 366,548"
    envoy = being(
        s,
        "tall",
        "#7AC04A",
        "two",
        "#C04AE0",
        (-0.8, 0.1),
        "oh",
        [[(44, -120), (110, -150), (150, -110)], [(-44, -120), (-90, -160), (-80, -220)]],
        "horns",
        "spots",
        2,
        "sad",
    )
    sash = s.puff(
        path(poly([(-56, -130), (-30, -140), (56, -20), (40, 0)]), "#FFC857"),
        (-65, -150, 130, 160),
        depth=0.5,
    ) + path(star_path(26, -40, 20, 9, 8), "#FF4A6A")
    hat = (
        path("M-40,-262 H40 V-330 H-40Z", s.lin("#3A3054", "#100A20", turn=0))
        + oval(0, -262, 66, 13, "#1E1630")
        + box(-40, -284, 80, 14, "#E0304A")
    )
    s.add(place(envoy + sash + hat, 372, 636, 1.25, -14))
    s.add(
        line(crook, "#5A3418", 30),
        line(crook, "#E8B878", 21),
        line(crook, "#FFF0C8", 6, 'transform="translate(-4,-5)" opacity=".8"'),
    )
    s.add(
        place(
            box(-60, -84, 120, 88, s.lin("#9A5A36", "#4A2414"), 10)
            + line("M-24,-84V-106H24V-84", "#2A140A", 9)
            + box(-12, -50, 24, 16, "#FFC857", 4),
            560,
            626,
            1,
            14,
        )
    )
    for y in (300, 350, 400):
        s.add(line(f"M{500 + (y - 300) * 0.3},{y} h70", "#FFE8F6", 6, 'opacity=".6"'))
    s.add(
        place(
            path(
                curve(
                    [
                        (0, -216),
                        (56, -196),
                        (70, -120),
                        (90, -40),
                        (70, 0),
                        (-70, 0),
                        (-90, -40),
                        (-70, -120),
                        (-56, -196),
                    ]
                ),
                "#0E0418",
            )
            + limb(s, [(-20, -200), (-50, -250)], 13, 8, "#0E0418")
            + limb(s, [(20, -200), (50, -250)], 13, 8, "#0E0418"),
            716,
            636,
            1.25,
        )
    )
    for k in (-1, 1):
        s.add(oval(716 + k * 30, 462, 13, None, "#FFF6C0"))


def surprise_audit(s: Stage) -> None:
    """Out of the box, behind the glass: the auditor."""
    s.add(
        box(0, 0, WIDTH, HEIGHT, s.rad("#B0307A", "#4E1256", "#1A0626", x=0.55, y=0.4, r=0.85)),
        rays(s, 500, 330, 760, "#FF9AD8", 22, 7, 0.3),
    )
    s.add(box(0, 590, WIDTH, 140, s.lin("#6A2A5A", "#240A24")), box(0, 590, WIDTH, 8, "#F08AC8"))
    s.add(limb(s, [(330, 560), (300, 500), (360, 460), (310, 420), (350, 380)], 70, 66, "#C8CCE0", gloss=0.8))
    s.add("".join(line(f"M{296 + (k % 2) * 10},{560 - k * 22} q36,18 74,-4", "#6A6E8A", 7) for k in range(9)))
    s.add(
        place(
            being(
                s,
                "block",
                "#8A8AA8",
                "two",
                "#E0303A",
                (0.6, 0.2),
                "flat",
                [[(70, -100), (150, -110), (230, -90)], [(-70, -100), (-110, -50), (-90, -10)]],
                "",
                "none",
                0,
                "angry",
            ),
            330,
            420,
            1.25,
            -4,
        )
    )
    s.add(
        place(
            path("M-74,-196 H74 L60,-250 Q0,-280 -60,-250Z", s.lin("#3A3054", "#120C22", turn=10))
            + oval(0, -196, 108, 18, "#1E1634")
            + box(-66, -214, 132, 15, "#E0304A"),
            330,
            424,
            1.25,
            -4,
        )
    )
    s.add(
        place(
            path(poly([(-22, -72), (22, -72), (14, -50), (26, 0), (0, 22), (-26, 0), (-14, -50)]), "#E0304A"),
            334,
            440,
            1.0,
        )
    )
    for flip in (-1, 1):
        s.add(
            path(
                poly([(330, 548), (330 + flip * 120, 520), (330 + flip * 220, 470), (330 + flip * 160, 560)]),
                s.lin("#F0B060", "#8A4A1E"),
            )
        )
    s.add(
        place(
            box(-140, -90, 280, 150, s.lin("#E08A3A", "#8A4416", turn=20), 8)
            + path(star_path(0, -16, 52, 22, 6), "#FFC857")
            + box(-140, -90, 280, 14, "#FFC88A", 4),
            330,
            620,
        )
    )
    s.add(limb(s, [(600, 320), (520, 350), (470, 356)], 40, 34, "#8A8AA8"))
    s.add(place(box(-18, 120, 36, 170, s.lin("#8A4A22", "#3A1A0A", turn=0), 12), 690, 270, 1, 34))
    s.add(
        oval(690, 270, 176, None, s.lin("#FFF0B0", "#D89A28", "#7A4A0A", turn=40)),
        oval(690, 270, 154, None, "#2A0A2E"),
    )
    s.add(
        s.clip(
            "M536,270a154,154 0 1 0 308,0a154,154 0 1 0 -308,0Z",
            box(520, 100, 340, 340, s.rad("#F8D8F0", "#D08AC0", "#6A2A7A"))
            + place(eye(s, 128, "#E0303A", (0.1, 0.1)), 690, 276)
            + path("M530,190 Q690,90 850,190 V100 H530Z", "#8A8AA8")
            + line("M530,196 Q690,96 850,196", "#4A4A68", 10),
        )
    )
    s.add(
        line("M580,210 A130,130 0 0 1 660,150", "#FFFFFF", 15, 'opacity=".8"'),
        oval(690, 270, 154, None, s.rad((0.6, "#FFFFFF", 0.0), (1, "#BFF0FF", 0.35))),
    )
    for x, n in ((600, 5), (680, 8), (760, 3), (850, 6)):
        for i in range(n):
            y = 664 - i * 17
            s.add(
                oval(x, y + 8, 40, 13, "#8A5A0A"),
                oval(x, y, 40, 13, s.lin("#FFF6B8", "#E8AE2A", turn=20)),
                oval(x, y, 26, 8, "none", 'stroke="#A8740E" stroke-width="3"'),
            )
    s.add(glint(846, 556, 22), glint(690, 520, 18), place(sheet_of_paper(s, 90, 60, 4), 150, 656, 1, -12))
