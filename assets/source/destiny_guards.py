"""Destiny pictures of duels by night: the watch, the eviction, the heist and the blackout."""

from __future__ import annotations

import random

from destiny_kit import HEIGHT, WIDTH, being, cone_light, porthole, room, sky
from motifs import SEATS, crate, glint, limb, saucer, sheet_of_paper
from solid import Solid
from stage import Stage, box, curve, line, mix, oval, path, place, poly


def garrison_duty(s: Stage) -> None:
    """The long watch: one guard, one spear, one yawn."""
    sky(s, "violet", 113, 200, 1.3, 0.6)
    s.add(s.orb(200, 190, 92, "swirl", 6, ((0, "#4A1E6A"), (0.5, "#B85AC8"), (1, "#FFE0FF")), air="#FFC8FF"))
    stone = "#7A5A86"
    for x, w, top in ((660, 200, 170), (60, 170, 350)):
        tower = Solid(seed=int(x))
        tower.lathe(
            [(-300, w * 0.62), (-250, w * 0.62), (-240, w * 0.5), (300, w * 0.54)],
            stone,
            26,
            tones=lambda k, i: mix(stone, "#A888B0", (i * 7 % 5) / 8),
        )
        s.add(tower.draw(x + w / 2, top + 300, 1, (0, -6, 0), ambient="#4A2A6A"))
        for i in range(5):
            s.add(box(x - 12 + i * w * 0.24, top - 36, w * 0.15, 44, s.lin("#B898BC", "#5A3A66"), 3))
        s.add(
            path(f"M{x + w / 2 - 16},{top + 150} v-40 a16,18 0 0 1 32,0 v40Z", "#FFC860"),
            oval(x + w / 2, top + 120, 60, None, s.glow("#FFB040", 0.5)),
        )
    s.add(
        line("M760,140 L760,20", "#D8C8A8", 7),
        path(
            "M762,22 C820,4 850,50 920,30 L900,62 L924,92 C850,110 820,66 762,86Z",
            s.lin("#FF5AA0", "#8A1A5A", turn=0),
        ),
    )
    s.add(box(0, 520, WIDTH, 220, s.lin("#8A6A96", "#3A2248")))
    rng = random.Random(3)
    for r in range(5):
        for c in range(12):
            x = c * 86 - (r % 2) * 43
            s.add(
                box(
                    x, 520 + r * 44, 82, 40, mix("#6A4A76", "#9A7AA2", rng.random() * 0.6), 4, 'opacity=".55"'
                )
            )
    for i in range(7):
        s.add(
            box(i * 146 - 20, 462, 92, 64, s.lin("#A888B0", "#6A4A76"), 5),
            box(i * 146 - 20, 462, 92, 10, "#D0B4D4", 4),
        )
    guard = being(
        s,
        "pear",
        "#4AB08A",
        "two",
        "#F0A030",
        (0.2, 0.5),
        "oh",
        [[(64, -90), (104, -110), (120, -150)], [(-64, -90), (-70, -50), (-30, -40)]],
        "",
        "spots",
        2,
        "",
        0.55,
    )
    helm = s.puff(
        path("M-60,-176 C-60,-260 60,-260 60,-176 C30,-190 -30,-190 -60,-176Z", "#C8D0DC"),
        (-70, -262, 140, 100),
        gloss=0.9,
    ) + path("M-8,-244 C-30,-300 40,-320 60,-270 C30,-284 10,-270 8,-244Z", "#FF4A7A")
    spear = line("M122,20 L122,-330", "#8A5A36", 11) + path(
        poly([(122, -400), (144, -340), (122, -318), (100, -340)]), s.lin("#FFFFFF", "#8A9AB0", turn=0)
    )
    s.add(place(guard + helm + spear, 430, 516, 1.25))
    for x, y, r in ((548, 222, 10), (572, 190, 14), (604, 150, 20)):
        s.add(oval(x, y, r, None, "none", 'stroke="#FFE8FF" stroke-width="4" opacity=".8"'))
    s.add(
        place(crate(s, 90, "#8A5A3A"), 250, 524),
        place(
            path("M-26,0 L26,0 L18,-34 L-18,-34Z", "#5A3A2A")
            + "".join(
                path(f"M{-18 + k * 12},-34 q-6,-34 6,-60 q14,30 4,60Z", c)
                for k, c in ((0, "#FF8A2A"), (1, "#FFC84A"), (2, "#FF6A2A"))
            ),
            250,
            452,
            1.2,
        ),
        s.flare(250, 396, 110, "#FFB040", 0.7),
    )


def eviction_notice(s: Stage) -> None:
    """The note is on the door, the furniture is outside."""
    sky(s, "plum", 127, 150, 1.6)
    s.add(
        s.orb(
            480,
            470,
            250,
            "world",
            15,
            ((0, "#3A1E5A"), (0.48, "#7A3A8A"), (0.52, "#E09AB0"), (0.7, "#C8609A"), (1, "#FFF0FF")),
            air="#FFC0F0",
        )
    )
    house = path(
        poly([(-120, 0), (-120, -150), (0, -230), (120, -150), (120, 0)]),
        s.lin("#FFE0C0", "#C87A6A", turn=30),
    )
    house += path(
        poly([(-150, -136), (0, -252), (150, -136), (130, -116), (0, -216), (-130, -116)]),
        s.lin("#C83A6A", "#6A1640"),
    )
    house += (
        box(60, -262, 34, 70, "#8A3A50", 3)
        + box(-90, -120, 52, 50, s.lin("#FFF6B0", "#F0A040"), 5)
        + line("M-64,-120V-70M-90,-95H-38", "#8A3A50", 5)
    )
    house += box(0, -134, 82, 134, s.lin("#7A2A5A", "#4A1236"), 8) + oval(14, -62, 6, None, "#FFD060")
    s.add(place(house, 470, 330, 1.15))
    s.add(
        place(sheet_of_paper(s, 66, 84, 4, "#E0303A"), 518, 246, 1.0, 5), oval(518, 210, 5, None, "#E0303A")
    )
    s.add(place(crate(s, 120, "#C88A4A"), 236, 560, 1, -16), place(crate(s, 88, "#B0743A"), 208, 452, 1, -14))
    sofa = s.puff(
        path(
            curve(
                [
                    (-120, 0),
                    (-132, -70),
                    (-100, -84),
                    (-92, -60),
                    (-88, -130),
                    (0, -142),
                    (88, -130),
                    (92, -60),
                    (100, -84),
                    (132, -70),
                    (120, 0),
                ]
            ),
            "#4AA8B8",
        ),
        (-145, -155, 290, 170),
    ) + line("M-84,-52 H84", "#1E5A68", 5)
    s.add(place(sofa, 728, 520, 0.95, 16))
    lamp = (
        line("M0,0 L0,-150", "#D8C090", 8)
        + path("M-46,-150 L46,-150 L26,-214 L-26,-214Z", s.lin("#FFF6C0", "#E8A848"))
        + oval(0, 2, 34, 8, "#8A6A3A")
    )
    s.add(place(lamp, 676, 392, 0.9, 20))
    s.add(
        place(
            limb(s, [(0, 0), (0, -50)], 44, 30, "#3E9A5A")
            + "".join(
                place(path("M0,0 C20,-40 20,-80 0,-110 C-20,-80 -20,-40 0,0Z", "#4AC070"), 0, -50, 0.8, a)
                for a in (-50, -15, 20, 55)
            ),
            340,
            404,
            0.9,
            -8,
        )
    )
    s.add(
        place(saucer(s, SEATS["blue"], "#FF9A5A"), 150, 180, 0.95, -16),
        place(saucer(s, SEATS["orange"], "#6AC8F0"), 800, 170, 0.95, 14),
    )
    s.add(line("M150,214 L196,280", "#FFF", 3), place(crate(s, 60, "#9A5AC8"), 200, 326, 1, 8))
    s.add(
        line("M800,206 L788,262", "#FFF", 3),
        place(
            oval(0, 0, 38, 46, s.rad("#FFFFFF", "#7AC8F0", "#1E5A9A", x=0.35, y=0.3, r=0.8))
            + line("M-30,0H30M0,-44V44", "#3E8A5A", 7, 'opacity=".5"'),
            786,
            300,
            0.8,
        ),
    )
    s.add(
        place(
            being(
                s,
                "egg",
                "#F0A030",
                "one",
                "#8A3AC0",
                (-0.4, -0.4),
                "frown",
                [[(-60, -80), (-96, -40), (-100, 0)], [(60, -80), (90, -60), (96, -14)]],
                "tuft",
                "spots",
                2,
                "sad",
            ),
            488,
            590,
            0.9,
        ),
        place(
            box(-40, -60, 80, 60, s.lin("#8A5A3A", "#4A2A1A"), 8)
            + line("M-16,-60 V-76 H16 V-60", "#2A140A", 7),
            590,
            606,
        ),
    )


def moon_heist(s: Stage) -> None:
    """One moon, lightly used, going cheap."""
    sky(s, "plum", 131, 220, 1.4, 0.8)
    s.add(s.orb(120, 660, 250, "gas", 6, ((0, "#3A1450"), (0.5, "#8A2E7A"), (1, "#F0A0C8")), air="#FF9AE0"))
    for x, a in ((300, 500), (180, 640)):
        s.add(cone_light(s, x, 640, (a - 60, -40), (a + 100, -40), "#FFF0D8", 0.3))
    s.add(
        path(
            poly([(560, 240), (640, 240), (800, 560), (420, 560)]),
            s.lin((0, "#FF8AF0", 0.85), (1, "#FF8AF0", 0.12)),
        )
    )
    s.add(s.orb(610, 480, 142, "rock", 19, ((0, "#6A6078"), (0.5, "#B8AEC0"), (1, "#FFF8F0")), air="#FFE0FF"))
    for d in (
        "M480,420 Q610,500 742,422",
        "M470,520 Q610,600 748,520",
        "M560,344 Q500,480 566,616",
        "M660,344 Q716,480 654,616",
    ):
        s.add(
            line(d, "#7A4A2A", 15), line(d, "#D8A870", 10), line(d, "#8A5A36", 10, 'stroke-dasharray="3 9"')
        )
    s.add(
        place(
            oval(0, 0, 34, 18, "#D8A870")
            + oval(-28, -14, 26, 13, "none", 'stroke="#D8A870" stroke-width="10"')
            + oval(28, -14, 26, 13, "none", 'stroke="#D8A870" stroke-width="10"'),
            610,
            350,
        )
    )
    s.add(
        oval(566, 458, 15, 20, "#1A1024"),
        oval(650, 458, 15, 20, "#1A1024"),
        oval(570, 452, 5, None, "#FFF"),
        oval(654, 452, 5, None, "#FFF"),
        oval(608, 520, 16, 22, "#1A1024"),
    )
    ship = saucer(s, "#3A3450", "#7AD05A", None, "#FF8AF0")
    mask = (
        path("M-24,-36 Q0,-42 24,-36 L22,-20 Q0,-14 -22,-20Z", "#14101E")
        + oval(-8, -28, 6, 6, "#FFF")
        + oval(9, -28, 6, 6, "#FFF")
        + oval(-6, -27, 3, 3.4, "#14101E")
        + oval(11, -27, 3, 3.4, "#14101E")
    )
    beanie = path("M-20,-36 C-20,-58 20,-58 20,-36Z", "#2A2440") + "".join(
        line(f"M{-18 + k * 2},{-40 - k * 5} H{18 - k * 2}", "#8A5AC0", 3) for k in range(3)
    )
    s.add(place(ship + mask + beanie, 600, 190, 1.75, -4))
    s.add(
        place(saucer(s, SEATS["white"], None, None, "#FF3A3A"), 250, 270, 0.7, 12),
        s.flare(250, 236, 60, "#FF3A4A"),
        s.flare(276, 238, 50, "#3A8AFF"),
    )
    s.add(place(oval(0, 0, 60, 40, s.glow("#000", 0.4)), 860, 160), glint(860, 120, 20), glint(420, 90, 14))


def tactical_blackout(s: Stage) -> None:
    """Somebody sat on the switch of the war room."""
    room(s, "#1A0E2A", "#140A20", 470)
    s.add(box(0, 0, WIDTH, HEIGHT, "#050210", 0, 'opacity=".55"'))
    s.add(porthole(s, 740, 170, 88, "plum", 6))
    table = Solid(seed=1)
    table.lathe([(-30, 320), (0, 320), (20, 290)], "#2A2040", 44)
    table.lathe([(-31, 1), (-30, 300)], "#1A2A4A", 44)
    s.add(table.draw(480, 600, 1, (0, -22, 0), ambient="#1A1030"))
    s.add(
        path(
            poly([(196, 346), (220, 332), (740, 520), (470, 650), (300, 600)]),
            s.lin((0, "#FFF6C0", 0.75), (1, "#FFF0B0", 0.2), turn=35),
            s.blur(4),
        )
    )
    lit = curve([(360, 570), (480, 508), (660, 520), (690, 580), (560, 640), (400, 630)])
    s.add(
        s.clip(
            lit,
            box(300, 480, 420, 190, "#2E5A8A")
            + "".join(line(f"M{300 + i * 40},480 l-60,190", "#7FD0FF", 2, 'opacity=".7"') for i in range(13))
            + "".join(line(f"M280,{500 + i * 26}H740", "#7FD0FF", 2, 'opacity=".7"') for i in range(7)),
        )
    )
    for x, y, c in ((450, 580, "orange"), (540, 556, "orange"), (600, 606, "blue")):
        s.add(s.shadow(x + 16, y + 14, 46, 10), place(saucer(s, SEATS[c]), x, y, 0.42))
    s.add(line("M470,600 C500,540 560,620 620,566", "#FFE04A", 6, 'stroke-dasharray="14 10"'))
    s.add(
        place(
            box(-70, -18, 100, 36, s.lin("#E8ECF6", "#6A7488", "#2A3040"), 10)
            + path(poly([(24, -18), (60, -32), (60, 32), (24, 18)]), s.lin("#C8D0E0", "#3A4258"))
            + oval(60, 0, 10, 32, "#FFFBD8"),
            168,
            322,
            1.25,
            28,
        ),
        s.flare(224, 350, 90, "#FFF0A0"),
    )
    s.add(limb(s, [(-40, 420), (40, 360), (120, 300)], 70, 44, "#6A3A8A", rim="#FFE0A0"))
    for x, y, r, c, look in (
        (330, 220, 30, "#FFC23A", 0.4),
        (402, 216, 22, "#FFC23A", 0.4),
        (560, 280, 20, "#6AF0C0", -0.3),
        (606, 284, 20, "#6AF0C0", -0.3),
        (583, 250, 20, "#6AF0C0", -0.3),
        (846, 350, 34, "#FF6A9A", -0.7),
        (120, 190, 14, "#8AD0FF", 0.5),
        (152, 192, 14, "#8AD0FF", 0.5),
    ):
        s.add(
            oval(x, y, r * 1.9, None, s.glow(c, 0.28)),
            oval(x, y, r, None, s.rad("#FFFFF0", (0.7, "#FFF6D0"), (1, c))),
            oval(x + look * r * 0.5, y + r * 0.25, r * 0.45, None, "#08040F"),
            oval(x + look * r * 0.5 - r * 0.2, y, r * 0.16, None, "#FFF"),
        )
