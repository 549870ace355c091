"""Destiny pictures of contests on a stage: talents, spelling and the ball."""

from __future__ import annotations

import math

import cosmos
from destiny_kit import HEIGHT, WIDTH, being, cone_light, room, sky
from motifs import eye, glint, limb, rays
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly, star_path


def _curtains(s: Stage, colour: str) -> None:
    for flip in (False, True):
        text = ""
        for i in range(5):
            x = i * 44
            fold = s.lin(dark(colour, 0.55), colour, light(colour, 0.35), colour, dark(colour, 0.6), turn=0)
            text += path(
                f"M{x},0 H{x + 50} C{x + 50},300 {x * 0.6 + 44},440 {x * 0.5 + 40},720 H{x * 0.5 - 10} "
                f"C{x * 0.6},440 {x},300 {x},0Z",
                fold,
            )
        s.add(f'<g transform="translate({WIDTH if flip else 0},0) scale({-1 if flip else 1},1)">{text}</g>')
    for i in range(6):
        x = i * 160
        s.add(
            path(f"M{x},0 H{x + 160} Q{x + 80},170 {x},0Z", s.lin(light(colour, 0.1), dark(colour, 0.35))),
            line(f"M{x},2 Q{x + 80},168 {x + 160},2", "#FFC857", 5),
        )


def talent_show(s: Stage) -> None:
    """Eight arms, seven planets, one microphone."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.rad("#8A2A7A", "#3A0E4A", "#12041E", x=0.5, y=0.4, r=0.8)))
    for x, a, b, c in ((200, 300, 520, "#FFE0A0"), (760, 440, 660, "#A0F0FF"), (480, 360, 600, "#FFB8F0")):
        s.add(cone_light(s, x, -10, (a, 640), (b, 640), c, 0.55))
    s.add(path("M60,560 H900 L980,740 H-20Z", s.lin("#C88A4A", "#6A3A1E")))
    for i in range(-6, 7):
        s.add(line(f"M{480 + i * 66},560L{480 + i * 100},720", "#4A2410", 3, 'opacity=".6"'))
    s.add(oval(480, 610, 300, 48, s.glow("#FFF0C0", 0.8)))
    skin = "#E0567A"
    pts = [
        (480 + 250 * math.cos(math.radians(a)), 330 + 230 * math.sin(math.radians(a)))
        for a in range(-174, -4, 28)
    ]
    kinds = ["gas", "rock", "swirl", "world", "lava", "gas", "swirl"]
    stops: list[cosmos.Stops] = [
        ((0, "#C86A2A"), (1, "#FFF0C0")),
        ((0, "#4A6A8A"), (1, "#E0F0FF")),
        ((0, "#2A6A4A"), (1, "#C8FFD8")),
        ((0, "#1A4A9A"), (0.52, "#3A9A4A"), (1, "#FFF")),
        ((0, "#3A1010"), (1, "#8A3A2A")),
        ((0, "#6A3AA0"), (1, "#F0D0FF")),
        ((0, "#A08A1A"), (1, "#FFF6B0")),
    ]
    arms = [
        [(440, 500), (330, 500), (250, 420), (240, 360)],
        [(440, 480), (360, 440), (310, 340), (320, 262)],
        [(520, 480), (600, 440), (650, 340), (640, 262)],
        [(520, 500), (630, 500), (710, 420), (720, 360)],
    ]
    for arm in arms:
        s.add(limb(s, [(float(a), float(b)) for a, b in arm], 50, 14, dark(skin, 0.1)))
    for (x, y), kind, stop, seed in zip(pts, kinds, stops, range(7), strict=True):
        s.add(s.orb(x, y, 36, kind, seed + 3, stop))
    for arm in (
        [(430, 540), (340, 570), (300, 620), (250, 610)],
        [(530, 540), (620, 570), (660, 620), (720, 610)],
        [(460, 560), (430, 610), (400, 640), (350, 650)],
        [(500, 560), (530, 610), (570, 644), (620, 650)],
    ):
        s.add(limb(s, [(float(a), float(b)) for a, b in arm], 52, 12, skin))
    head = curve(
        [
            (480, 300),
            (570, 340),
            (596, 430),
            (560, 520),
            (520, 572),
            (440, 572),
            (400, 520),
            (364, 430),
            (390, 340),
        ]
    )
    dots = "".join(
        oval(400 + i * 41 % 170, 330 + i * 67 % 110, 9, None, "#FFB0C0", 'opacity=".6"') for i in range(9)
    )
    s.add(s.puff(path(head, skin) + s.clip(head, dots), (340, 280, 280, 310), gloss=0.7, rim="#A0F0FF"))
    s.add(
        place(eye(s, 36, "#3AC8E0", (0.1, -0.8)), 438, 436),
        place(eye(s, 36, "#3AC8E0", (-0.1, -0.8)), 522, 436),
    )
    s.add(
        path("M444,500 Q480,512 516,500 Q508,556 480,556 Q452,556 444,500Z", "#3A0A1E"),
        oval(480, 542, 20, 10, "#FF8A9A"),
    )
    s.add(
        path(poly([(444, 300), (516, 300), (508, 220), (452, 220)]), s.lin("#3A3450", "#100C1E", turn=0)),
        oval(480, 302, 58, 14, "#1A1428"),
        box(450, 276, 60, 14, "#FFC857"),
    )
    _curtains(s, "#B01E4A")
    for i in range(5):
        s.add(
            path(
                curve(
                    [
                        (110 + i * 180, 740),
                        (116 + i * 180, 690),
                        (150 + i * 180, 668),
                        (190 + i * 180, 690),
                        (200 + i * 180, 740),
                    ]
                ),
                "#12041C",
            )
        )
    for i in range(12):
        s.add(oval(60 + i * 76, 566, 12, 7, "#FFF6C8"), s.flare(60 + i * 76, 562, 26, "#FFE08A", 0.8))


def spelling_bee(s: Stage) -> None:
    """The favourite is, of course, a bee; the alphabet is not ours."""
    sky(s, "violet", 163, 70, 1.2, 0.75)
    s.add(rays(s, 470, 300, 640, "#FFE8A0", 16, 8, 0.22))
    for x, y, r, glyph in (
        (170, 170, 74, 0),
        (330, 96, 50, 1),
        (650, 100, 58, 2),
        (806, 190, 78, 3),
        (130, 350, 46, 4),
        (838, 372, 50, 5),
    ):
        s.add(
            oval(x, y, r, None, s.rad((0, "#FFFFFF", 0.95), (0.8, "#F6E8FF", 0.92), (1, "#C8A0F0", 0.95))),
            oval(x - r * 0.4, y - r * 0.4, r * 0.16, None, "#FFF"),
        )
        strokes = [
            "M-24,-20 Q0,-44 24,-20 M0,-30 V26 M-20,26 Q0,6 20,26",
            "M-22,0 A22,22 0 1 1 22,0 M0,0 L22,30 M-8,18 h-18",
            "M-26,-22 Q0,20 26,-22 M-14,24 h28 M0,-30 v12",
            "M-22,-24 Q28,-10 -10,6 Q-34,22 24,26 M16,-28 l12,14",
            "M0,-30 V30 M-24,-10 L24,12 M-24,12 L24,-10",
            "M-26,-14 Q-10,-34 0,-12 Q10,-34 26,-14 M0,2 v28 M-18,16 l10,10",
        ]
        s.add(place(line(strokes[glyph], "#5A2AA0", 9), x, y, r / 56))
    for flip in (1, -1):
        wing = s.rad((0, "#FFFFFF", 0.35), (0.7, "#D0F6FF", 0.4), (1, "#FFFFFF", 0.9))
        s.add(
            oval(
                470 + flip * 150,
                300,
                130,
                62,
                wing,
                f'transform="rotate({-flip * 30} {470 + flip * 150} 300)"',
            ),
            oval(
                470 + flip * 130, 384, 90, 42, wing, f'transform="rotate({flip * 14} {470 + flip * 130} 384)"'
            ),
        )
    body = curve(
        [(470, 260), (560, 300), (590, 420), (560, 540), (470, 610), (380, 540), (350, 420), (380, 300)]
    )
    bands = "".join(
        line(f"M320,{380 + k * 74} Q470,{424 + k * 74} 620,{380 + k * 74}", "#2A1A20", 34) for k in range(3)
    )
    s.add(s.puff(path(body, "#FFC52E") + s.clip(body, bands), (330, 240, 280, 390), gloss=0.5))
    for flip in (1, -1):
        s.add(
            limb(
                s, [(470 + flip * 30, 190), (470 + flip * 50, 130), (470 + flip * 92, 110)], 12, 8, "#2A1A20"
            ),
            s.puff(oval(470 + flip * 94, 108, 14, 14, "#FFC52E"), (450 + flip * 94, 88, 40, 40)),
        )
    s.add(s.puff(oval(470, 250, 106, 92, "#FFD24A"), (350, 145, 240, 210), gloss=0.5))
    s.add(
        place(eye(s, 40, "#8A3AD0", (-0.2, -0.5)), 428, 244),
        place(eye(s, 40, "#8A3AD0", (-0.2, -0.5)), 514, 244),
    )
    s.add(
        line("M446,304 Q470,322 496,304", "#5A2A10", 7),
        "".join(
            oval(470 + k * 44, 243, 46, 44, "none", 'stroke="#3A2030" stroke-width="7"') for k in (-1, 1)
        ),
    )
    s.add(limb(s, [(390, 400), (330, 400), (320, 340), (350, 320)], 24, 18, "#2A1A20"))
    s.add(
        path(poly([(290, 560), (670, 560), (640, 740), (320, 740)]), s.lin("#B8743E", "#5A2E16", turn=20)),
        box(262, 520, 436, 48, s.lin("#E8A868", "#8A4E26"), 8),
        place(path(star_path(0, 0, 52, 24, 5), s.lin("#FFF0A0", "#E0A020")), 480, 650),
    )
    s.add(
        line("M560,520 Q600,470 556,430", "#3A3448", 9),
        s.puff(oval(548, 420, 22, 28, "#8A8AA0"), (520, 386, 56, 68), gloss=0.8),
    )


def embassy_ball(s: Stage) -> None:
    """Waltz under the great chandelier."""
    room(s, "#6A1E5A", "#8A3A6A", 450, 5)
    for x in (96, 288, 672, 864):
        s.add(
            path(f"M{x - 50},400 V170 A50,60 0 0 1 {x + 50},170 V400Z", s.lin("#140A2E", "#5A2A8A")),
            line(f"M{x},110V400M{x - 50},260H{x + 50}", "#FFD890", 4),
            line(f"M{x - 50},400 V170 A50,60 0 0 1 {x + 50},170 V400Z", "#FFD890", 6),
        )
        s.add("".join(oval(x - 30 + k * 17, 150 + k * 53 % 200, 2.2, None, "#FFF") for k in range(5)))
    s.add(
        oval(480, 560, 440, 110, s.glow("#FFD0E0", 0.6)),
        oval(480, 570, 250, 62, "none", 'stroke="#FFD890" stroke-width="4" opacity=".6"'),
        "",
    )
    s.add(line("M480,0V90", "#FFD890", 6), s.flare(480, 170, 260, "#FFE8B0", 0.7))
    for k, (r, y) in enumerate(((150, 200), (96, 140))):
        s.add(oval(480, y, r, r * 0.24, "none", 'stroke="#FFC857" stroke-width="9"'))
        for i in range(9 - k * 2):
            a = 2 * math.pi * i / (9 - k * 2)
            x, py = 480 + math.cos(a) * r, y + math.sin(a) * r * 0.24
            s.add(
                box(x - 4, py - 34, 8, 32, "#FFF6E8"),
                s.flare(x, py - 40, 28, "#FFD070"),
                path(f"M{x},{py + 8}l7,14l-7,14l-7,-14Z", "#E8F8FF"),
            )
    for i in range(13):
        s.add(
            path(
                f"M{390 + i * 15},{222 + 14 * math.sin(math.pi * i / 12):.0f}l6,14l-6,16l-6,-16Z",
                "#F0FAFF",
                'opacity=".9"',
            )
        )

    def tie(x: float, y: float, c: str) -> str:
        return (
            path(poly([(x, y), (x - 26, y - 14), (x - 26, y + 14)]), c)
            + path(poly([(x, y), (x + 26, y - 14), (x + 26, y + 14)]), c)
            + oval(x, y, 8, None, dark(c, 0.3))
        )

    lady = being(
        s,
        "cone",
        "#E86AB0",
        "three",
        "#4A2AA0",
        (-0.6, 0),
        "smile",
        [[(-40, -110), (-100, -120), (-130, -130)], [(50, -100), (90, -60), (110, -90)]],
        "feelers",
        "spots",
        0,
    )
    gown = s.puff(
        path(
            curve([(-50, -110), (50, -110), (110, 0), (130, 24), (0, 40), (-130, 24), (-110, 0)]), "#FFC857"
        ),
        (-150, -125, 300, 180),
        gloss=0.5,
    ) + "".join(glint(-80 + k * 32, 8 - abs(k - 2.5) * 12, 9) for k in range(6))
    gent = being(
        s,
        "tall",
        "#3AA88A",
        "two",
        "#F08A2A",
        (0.6, 0),
        "smirk",
        [[(40, -120), (100, -100), (140, -80)], [(-40, -120), (-90, -110), (-96, -60)]],
        "",
        "bands",
        2,
    )
    coat = (
        path(
            curve([(-54, -100), (0, -84), (54, -100), (64, -20), (40, 0), (-40, 0), (-64, -20)]),
            s.lin("#2A2448", "#0E0A20", turn=20),
        )
        + path(poly([(-20, -92), (20, -92), (0, -20)]), "#FFFFFF")
        + tie(0, -92, "#E0303A")
    )
    s.add(place(gent + coat, 356, 610, 1.2, -5), place(lady + gown, 560, 616, 1.2, 6))
    small = being(s, "squat", "#8A6AE0", "one", "#FFC23A", (0.4, 0), "smile", [], "tuft") + tie(
        0, -24, "#FFFFFF"
    )
    s.add(
        place(small, 130, 560, 0.72),
        place(
            being(s, "egg", "#E0783A", "wide", "#3A8AE0", (-0.6, 0), "oh", [], "ears")
            + tie(0, -44, "#2A2448"),
            830,
            562,
            0.8,
        ),
    )
