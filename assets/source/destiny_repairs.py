"""Destiny pictures of rest for machines and mail: letters, overhaul and catching up."""

from __future__ import annotations

import math

from destiny_kit import porthole, room, sky
from motifs import SEATS, glint, limb, rock, saucer
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly, star_path


def _letter(s: Stage, w: float, h: float, seal: str) -> str:
    a, b = w / 2, h / 2
    return (
        box(-a + 5, -b + 7, w, h, "#04100C", 4, 'opacity=".35"') + box(-a, -b, w, h, s.lin("#FFFDF2",
            "#E0D4B8", turn=50), 4)
        + line(f"M{-a},{b} L{-a * 0.15},0 M{a},{b} L{a * 0.15},0", "#C8B890", 3)
        + path(poly([(-a, -b), (a, -b), (0, b * 0.25)]), s.lin("#FFFFFF",
            "#EADFC4")) + line(f"M{-a},{-b} L0,{b * 0.25} L{a},{-b}", "#C8B890", 3)
        + oval(0, b * 0.15, h * 0.2, None, s.rad(light(seal, 0.5), seal, dark(seal, 0.4), x=0.35, y=0.3,
            r=0.8)) + path(star_path(0, b * 0.15, h * 0.1, h * 0.05, 5), light(seal, 0.7))
    )  # fmt: skip


def embassy_mail(s: Stage) -> None:
    """A winged saucer, a red-flagged box on a rock, letters with seals."""
    sky(s, "mint", 251, 160, 1.5, 0.62)
    s.add(s.orb(820, 170, 100, "gas", 15, ((0, "#1E6A5A"), (0.5, "#6AC8A0"), (1, "#F0FFE0")), air="#D8FFE8"))
    s.add(place(rock(s, 300, 130, "#6A8A78", 6), 300, 690))
    s.add(box(232, 400, 34, 220, s.lin("#C89A64", "#6A4424", turn=0), 4))
    mail = "M-150,70 V-20 C-150,-110 -20,-110 -20,-20 V70Z"
    tin = (
        path("M-85,-88 H115 C180,-88 180,-20 180,-10 V70 H-85Z", s.lin("#8AF0B8", "#2E9A6A", "#14503E"))
        + path(mail, s.lin("#D0FFE0", "#4AB888", turn=30))
        + path("M-132,60 V-16 C-132,-90 -38,-90 -38,-16 V60Z", "#0A2A22")
    )
    tin += "".join(
        place(_letter(s, 100, 66, "#E0303A"), -84 + k * 6, 30 - k * 18, 0.9, -6 + k * 5) for k in range(3)
    )
    tin += (
        box(150, -130, 10, 90, "#E8ECE8")
        + path("M158,-130 h60 v36 h-60Z", s.lin("#FF6A5A", "#C02A2A", turn=0))
        + line("M-85,-86 H110", "#F0FFF4", 5, 'opacity=".7"')
    )
    s.add(place(tin, 240, 370, 1.2, -2))
    wing = (
        "M0,0 C-40,-60 -120,-90 -180,-60 C-150,-50 -150,-40 -140,-34 C-170,-34 -176,-20 -170,-10 "
        "C-140,-14 -150,0 -130,6 C-90,14 -40,10 0,0Z"
    )
    ship = place(s.puff(path(wing, "#F8FFF8"), (-195, -95, 210, 120), gloss=0.2), -60, -14) + place(
        s.puff(path(wing, "#F8FFF8"), (-195, -95, 210, 120), gloss=0.2), 60, -14, 1, 0, True
    )
    s.add(
        place(ship + saucer(s, SEATS["yellow"], "#E88AB0"), 640, 250, 1.3, 10),
        place(
            path("M-30,-40 H30 L24,-60 H-24Z", "#1E4A8A")
            + box(-36, -42, 72, 9, "#102A5A", 4)
            + oval(0, -50, 7, None, "#FFC857"),
            650,
            222,
            1.05,
            10,
        ),
    )
    for x, y, t, k, c in (
        (540, 380, -18, 0.95, "#E0303A"),
        (650, 440, 12, 1.15, "#3A7AE0"),
        (440, 300, -30, 0.75, "#8A4AC0"),
        (770, 500, 24, 1.3, "#E0A020"),
        (560, 560, -8, 1.2, "#E0303A"),
    ):
        s.add(place(_letter(s, 110, 72, c), x, y, k, t))
    s.add(
        line("M760,330 C800,420 700,420 690,400", "#FFFFFF", 4, 'stroke-dasharray="10 12" opacity=".6"'),
        glint(850, 420, 20),
        glint(470, 200, 18),
    )


def overhaul(s: Stage) -> None:
    """Up on the lift for an oil change."""
    room(s, "#2A6A58", "#3A4A48", 540, 6)
    s.add(porthole(s, 150, 170, 84, "green", 5), porthole(s, 820, 170, 84, "night", 9))
    s.add(
        box(360, 40, 250, 150, "#123A30", 8),
        "".join(
            line(f"M{380 + k * 42},60 v80", "#C8D8D0", 9)
            + oval(380 + k * 42, 150, 15 - k % 3 * 3, None, "none", 'stroke="#C8D8D0" stroke-width="9"')
            for k in range(6)
        ),
    )
    for x in (300, 660):
        s.add(
            box(x - 20, 380, 40, 240, s.lin("#F0C040", "#9A6A10", turn=0), 4),
            "".join(
                path(
                    poly(
                        [
                            (x - 20, 400 + k * 48),
                            (x + 20, 380 + k * 48),
                            (x + 20, 402 + k * 48),
                            (x - 20, 422 + k * 48),
                        ]
                    ),
                    "#2A2A2E",
                )
                for k in range(5)
            ),
            box(x - 60, 366, 120, 22, s.lin("#E8ECEC", "#6A7674"), 5),
            oval(x, 624, 70, 15, "#1E2A2A"),
        )
    s.add(place(saucer(s, SEATS["green"]), 480, 318, 2.5, 0))
    s.add(
        path("M420,398 h120 l-20,44 h-80Z", "#1A2422"),
        "".join(line(f"M{430 + k * 20},440 v{20 + k * 17 % 30}", "#8A9A96", 6) for k in range(6)),
    )
    s.add(
        path("M520,442 q6,60 0,150 q-8,-80 -6,-150Z", "#3A2A10"),
        path("M470,600 H570 L556,652 H484Z", s.lin("#B0BCC0", "#4A5660")),
        oval(520, 600, 50, 10, "#2A1E0A"),
    )
    bot = (
        s.puff(
            path("M-60,-150 q60,-30 120,0 v90 q-60,26 -120,0Z", "#C8D4D0"), (-70, -176, 140, 150), gloss=0.7
        )
        + box(-46, -132, 92, 44, "#0E2A26", 12)
        + oval(-20, -110, 12, None, "#7AFFC8")
        + oval(20, -110, 12, None, "#7AFFC8")
        + line("M0,-166 V-196", "#8A9A96", 6)
        + oval(0, -200, 9, None, "#FFC857")
        + s.puff(path("M-44,-58 h88 l14,70 h-116Z", "#F0A030"), (-65, -66, 130, 86))
        + "".join(
            oval(-40 + k * 40, 24, 20, None, "#2A3432") + oval(-40 + k * 40, 24, 10, None, "#8A9A96")
            for k in range(3)
        )
    )
    spanner = line("M0,0 L0,-90", "#D8E0E4", 15) + path(
        "M-26,-84 q-10,-40 16,-50 v26 l20,0 v-26 q26,10 16,50 q-26,26 -52,0Z", "#D8E0E4"
    )
    s.add(
        s.shadow(210, 664, 100, 14),
        place(
            bot
            + limb(s, [(50, -40), (96, -60), (100, -110)], 20, 16, "#8A9A96")
            + place(spanner, 102, -100, 0.9, 20),
            200,
            634,
            1.1,
        ),
    )
    s.add(
        s.shadow(770, 664, 100, 14),
        place(bot + limb(s, [(-50, -40), (-96, -30), (-120, -70)], 20, 16, "#8A9A96"), 772, 634, 0.95),
    )
    s.add(
        place(
            path("M-40,0 V-70 Q0,-90 40,-70 V0Z", s.lin("#E0483A", "#7A1A14", turn=0))
            + path("M30,-60 L96,-104 L100,-96 L40,-40Z", "#B83A2E")
            + line("M-40,-60 Q-80,-40 -40,-14", "#8A241A", 9)
            + oval(0, -36, 17, None, "#FFF0D8"),
            640,
            556,
            0.95,
            -8,
        ),
        path("M730,444 q-6,14 0,20 q9,-5 0,-20Z", "#3A2A10"),
    )
    s.add(
        s.flare(302, 500, 70, "#BFF6FF"),
        glint(302, 500, 60),
        "".join(
            line(f"M302,500 l{math.cos(k) * 70:.0f},{math.sin(k) * 70:.0f}", "#FFE8A0", 2.5) for k in range(9)
        ),
    )


def catch_up_clause(s: Stage) -> None:
    """The contract is the road, and the snail has a rocket."""
    sky(s, "green", 263, 150, 1.6, 0.7)
    s.add(s.orb(820, 130, 62, "swirl", 5, ((0, "#2A7A5A"), (1, "#E0FFD8"))))
    road = (
        "M-40,700 C160,560 420,720 560,560 C680,430 560,340 720,280 C820,244 900,280 1000,230 L1000,330 "
        "C900,370 850,340 790,380 C700,440 800,560 640,690 C560,760 200,740 -40,800Z"
    )
    s.add(
        path(road, "#04100C", f'opacity=".5" transform="translate(10,22)" {s.blur(8)}'),
        path(road, s.lin("#FFFBEA", "#F0E4C0", "#B8A880", turn=60)),
    )
    marks = "".join(
        line(f"M{x},{y} l{w},{-w * 0.3:.0f}", "#8A8068", 6, 'opacity=".7"')
        for x, y, w in (
            (60, 700, 90),
            (90, 728, 140),
            (230, 690, 110),
            (260, 722, 150),
            (420, 690, 90),
            (450, 716, 110),
            (600, 610, 70),
            (610, 640, 80),
            (690, 470, 50),
            (686, 510, 60),
            (700, 400, 56),
            (780, 320, 60),
            (800, 348, 50),
            (880, 300, 50),
        )
    )
    s.add(s.clip(road, marks))
    s.add(
        place(
            oval(0, 0, 44, 70, s.lin("#FFFBEA", "#C8B890", turn=0))
            + oval(0, 0, 30, 50, "none", 'stroke="#A8987A" stroke-width="6"')
            + oval(0, 0, 14, 26, "none", 'stroke="#A8987A" stroke-width="6"'),
            930,
            290,
            0.8,
            10,
        )
    )
    s.add(
        place(
            path(star_path(0, 0, 44, 36, 16), s.rad("#FF9A8A", "#D02A2A", "#6A0A0A", x=0.35, y=0.3))
            + path(star_path(0, 0, 22, 10, 5), "#FFD0B0"),
            700,
            250,
            0.8,
        )
    )
    hare = (
        s.puff(
            path(
                curve(
                    [
                        (-70, 0),
                        (-84, -50),
                        (-40, -86),
                        (20, -80),
                        (40, -110),
                        (76, -112),
                        (92, -84),
                        (70, -60),
                        (60, 0),
                    ]
                ),
                "#E8E0D0",
            ),
            (-100, -130, 210, 145),
        )
        + limb(s, [(50, -100), (20, -150), (10, -186)], 24, 13, "#E8E0D0")
        + limb(s, [(62, -104), (50, -160), (48, -196)], 24, 13, "#D8CCB8")
        + oval(70, -90, 8, None, "#2A1A1A")
        + oval(-86, -44, 18, None, "#FFFFFF")
    )
    s.add(place(hare, 796, 268, 0.62, -16))
    flame = "".join(
        path(
            f"M0,{-w} C{-ln * 0.4},{-w * 1.2} {-ln * 0.7},{-w * 0.4} {-ln},0 C{-ln * 0.7},{w * 0.4} "
            f"{-ln * 0.4},{w * 1.2} 0,{w}Z",
            c,
        )
        for w, ln, c in ((46, 230, "#FF6A2A"), (32, 170, "#FFB83A"), (18, 110, "#FFF6C0"))
    )
    rocket = (
        place(flame, -150, 0)
        + s.puff(
            path(curve([(-150, -34), (60, -40), (120, 0), (60, 40), (-150, 34)]), "#E0483A"),
            (-170, -55, 310, 110),
            gloss=0.9,
        )
        + path(poly([(-150, -30), (-200, -70), (-100, -36)]), "#A82A20")
        + path(poly([(-150, 30), (-200, 70), (-100, 36)]), "#7A1A14")
        + box(-70, -36, 22, 72, "#FFF0D8")
        + box(0, -38, 22, 76, "#FFF0D8")
    )
    s.add(s.flare(130, 520, 200, "#FFB04A", 0.8), place(rocket, 290, 490, 0.9, -14))
    s.add(
        s.puff(
            path(
                curve(
                    [
                        (180, 640),
                        (230, 590),
                        (420, 580),
                        (520, 560),
                        (560, 470),
                        (600, 450),
                        (640, 480),
                        (630, 560),
                        (580, 640),
                        (460, 668),
                        (260, 668),
                    ]
                ),
                "#E8C078",
            ),
            (165, 435, 490, 245),
            gloss=0.7,
        )
    )
    shell = s.puff(
        oval(370, 500, 132, 124, "#2EA86A")
        + line(
            "M370,500 m10,0 a16,16 0 1 1 -24,-12 a36,36 0 1 1 44,44 a64,64 0 1 1 22,-92 a96,96 0 0 1 -20,150",
            "#0E5A3A",
            13,
        ),
        (225, 365, 290, 270),
        gloss=0.8,
    )
    s.add(
        shell,
        line("M262,450 Q370,400 476,450", "#6A4424", 13),
        line("M250,530 Q370,580 490,530", "#6A4424", 13),
    )
    for x, y, u, v in ((590, 470, 570, 400), (620, 474, 650, 404)):
        s.add(
            limb(s, [(x, y), (u, v)], 17, 13, "#E8C078"),
            oval(u, v - 8, 26, None, "#0A1A14"),
            oval(u, v - 8, 23, None, "#FFFDF0"),
            oval(u + 8, v - 10, 11, None, "#14201A"),
            oval(u + 4, v - 15, 4, None, "#FFF"),
        )
    s.add(
        line("M596,540 Q622,552 634,526", "#6A4424", 7),
        place(
            path("M-50,0 Q0,-20 50,0 L44,26 Q0,10 -44,26Z", "#3A2A1E")
            + oval(-24, 8, 22, 18, s.rad("#BFF6E0", "#3AA07A"))
            + oval(24, 8, 22, 18, s.rad("#BFF6E0", "#3AA07A")),
            612,
            356,
            0.9,
            4,
        ),
    )
