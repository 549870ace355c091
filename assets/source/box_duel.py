"""Cover of Cosmic Encounter Duel: two rivals nose to nose, a bright slash between them."""

from __future__ import annotations

import math
import random

from PIL import Image

import cosmos
from motifs import SEATS, bolt, eye, glint, limb, saucer, zigzag
from stage import Stage, curve, dark, light, line, oval, path, place, poly

WIDTH, HEIGHT = 888, 1164
TOP, FOOT = 560.0, 332.0

EMBER = ((0.0, "#0C0308"), (0.35, "#3A0E14"), (0.6, "#8A2A16"), (0.82, "#E0762A"), (1.0, "#FFD68A"))
DEEP = ((0.0, "#02061A"), (0.35, "#08244A"), (0.6, "#10598A"), (0.82, "#33A8D6"), (1.0, "#C8F6FF"))


def _halves() -> cosmos.Field:
    x, y = cosmos.grid(WIDTH, HEIGHT)
    cut = TOP + (FOOT - TOP) * y / HEIGHT
    share = cosmos.smooth(-1.0, 1.0, x - cut)[..., None]
    warm = cosmos.clouds(WIDTH, HEIGHT, 91, EMBER, 1.7, 1.3)
    cold = cosmos.clouds(WIDTH, HEIGHT, 57, DEEP, 1.7, 1.3)
    picture = warm * (1 - share) + cold * share
    calm = (0.1 + 0.9 * cosmos.smooth(60.0, 520.0, y))[..., None]
    return cosmos.add_stars(picture * calm * 0.85, 6, 220)


def _brute(s: Stage) -> str:
    """A horned, plated bruiser looking right; drawn in a frame 560 by 900."""
    skin, plate, horn = "#E0601E", "#8E2A16", "#F2DDB4"
    head = curve([
        (-90, 900), (-96, 640), (-60, 430), (-10, 290), (70, 190), (190, 150), (300, 168), (372, 214), (396,
            262),
        (392, 300), (442, 346), (486, 400), (492, 440), (462, 470), (440, 484), (446, 508), (440, 560),
            (392, 606),
        (310, 622), (250, 660), (262, 760), (330, 900),
    ])  # fmt: skip
    rng = random.Random(7)
    marks = path(
        curve(
            [
                (-120, 900),
                (-90, 500),
                (20, 250),
                (190, 130),
                (330, 150),
                (230, 260),
                (110, 360),
                (60, 560),
                (60, 920),
            ]
        ),
        plate,
        f'opacity=".85" {s.blur(14)}',
    )
    marks += path(
        curve([(470, 500), (400, 480), (300, 500), (240, 580), (230, 920), (420, 920), (480, 620)]),
        "#F6B266",
        f'opacity=".8" {s.blur(16)}',
    )
    for _ in range(70):
        a, b = rng.uniform(-60, 330), rng.uniform(200, 860)
        r = rng.uniform(4, 13)
        marks += oval(
            a, b, r, r * 0.8, dark(skin, 0.35) if rng.random() < 0.6 else light(skin, 0.35), 'opacity=".4"'
        )
    out = ""
    out += limb(s, [(40, 250), (-40, 160), (-60, 40), (20, -60)], 92, 12, horn, gloss=0.5)
    body = path(head, skin) + s.clip(head, marks)
    fan = curve(
        [(-40, 460), (-190, 380), (-250, 470), (-200, 500), (-260, 580), (-190, 600), (-220, 690), (-60, 640)]
    )
    out += s.puff(path(fan, "#B23A2A"), (-280, 360, 260, 360), depth=0.4, gloss=0.2)
    out += s.puff(
        body,
        (-120, 130, 640, 780),
        gloss=0.32,
        sharp=18,
        rim="#FFE3B0",
        rim_power=0.9,
        ambient="#6A2A3A",
        soften=4,
    )
    for k, (x, y, w) in enumerate(((30, 246, 66), (104, 190, 74), (190, 160, 78), (278, 166, 66))):
        out += s.puff(
            path(
                curve(
                    [
                        (x - w / 2, y + 34),
                        (x - w * 0.34, y - 20),
                        (x + w * 0.1, y - 44 - k * 3),
                        (x + w * 0.44, y - 8),
                        (x + w / 2, y + 36),
                        (x, y + 50),
                    ]
                ),
                plate,
            ),
            (x - w, y - 70, w * 2, 150),
            gloss=0.4,
            rim="#FFC890",
        )
    out += limb(
        s, [(150, 236), (140, 110), (210, 0), (330, -40), (392, -8)], 104, 14, horn, gloss=0.55, rim="#FFE9C0"
    )
    for t in range(5):
        y = 200 - t * 34
        out += line(
            f"M{118 + t * 6},{y + 8} Q{150 + t * 8},{y + 18} {196 + t * 6},{y - 4}",
            "#9A7A4A",
            4,
            'opacity=".5"',
        )
    out += oval(306, 320, 62, 54, dark(skin, 0.75), f'opacity=".8" {s.blur(10)}')
    out += place(eye(s, 44, "#FFD22E", (0.75, 0.12), slit=True, white="#FFF2B8"), 312, 322)
    brow = curve(
        [(196, 250), (270, 232), (352, 262), (402, 306), (392, 330), (330, 304), (260, 290), (206, 292)]
    )
    out += s.puff(path(brow, "#A83A18"), (180, 215, 240, 130), gloss=0.5, rim="#FFE3B0")
    out += line("M248,372 Q300,396 352,372", dark(skin, 0.6), 5, 'opacity=".6"')
    out += path(curve([(440, 388), (462, 394), (468, 410), (450, 408)]), dark(skin, 0.85))
    out += line("M440,486 C396,500 330,486 268,508 C252,514 240,506 236,494", dark(skin, 0.85), 9)
    for x, y, h in ((418, 494, 40), (372, 494, 22), (334, 496, 18)):
        out += path(poly([(x - 11, y + 4), (x + 11, y), (x + 3, y - h)]), s.lin("#FFFDF0", "#D8B98A", turn=0))
    out += path(poly([(446, 480), (424, 486), (438, 524)]), s.lin("#FFFDF0", "#D8B98A", turn=0))
    out += line("M150,420 L236,470 M168,404 L246,446", "#FFD9B0", 6, 'opacity=".55"')
    collar = curve([(-140, 910), (-120, 760), (20, 720), (190, 740), (330, 800), (400, 910)])
    out += s.puff(
        path(collar, "#3B3F52")
        + s.clip(
            collar,
            line("M-120,790 Q100,730 380,880", "#F0A33C", 16)
            + "".join(oval(-80 + i * 62, 822 + i * i * 3.4, 13, None, "#D8DCE8") for i in range(7)),
        ),
        (-160, 700, 600, 220),
        gloss=0.6,
        depth=0.6,
        rim="#FFC890",
    )
    return out


def _squid(s: Stage) -> str:
    """A smug, tall-domed cephalopod looking left; drawn in a frame 600 by 900."""
    skin = "#2FA9DE"
    out = ""
    for pts, w in (
        ([(330, 130), (400, 10), (470, -40), (520, -20)], 26),
        ([(250, 110), (250, -10), (300, -90), (360, -90)], 24),
    ):
        out += limb(s, pts, w, 9, "#1E7FB8")
        out += s.flare(pts[-1][0], pts[-1][1], 54, "#9FFFF0") + oval(
            pts[-1][0], pts[-1][1], 17, None, s.rad("#FFFFFF", "#B8FFF2", "#3CC8B8")
        )
    dome = curve([
        (640, 920), (600, 700), (560, 600), (590, 470), (600, 320), (540, 170), (420, 90), (280, 76), (160,
            130),
        (96, 230), (86, 330), (108, 396), (92, 430), (104, 470), (130, 520), (190, 570), (260, 610), (280,
            720), (230, 920),
    ])  # fmt: skip
    rng = random.Random(5)
    marks = path(
        curve(
            [(620, 940), (640, 400), (560, 120), (380, 60), (470, 240), (480, 460), (420, 640), (440, 940)]
        ),
        "#1A4E96",
        f'opacity=".8" {s.blur(20)}',
    )
    marks += path(
        curve([(80, 420), (160, 420), (260, 520), (300, 700), (240, 940), (160, 700)]),
        "#8FE3F0",
        f'opacity=".75" {s.blur(18)}',
    )
    for _ in range(46):
        a = rng.uniform(230, 560)
        b = rng.uniform(90, 480)
        r = rng.uniform(5, 20)
        marks += oval(a, b, r, r * 0.86, "#7FF0F0", 'opacity=".32"') + oval(
            a, b, r * 0.5, r * 0.42, "#D8FFFA", 'opacity=".55"'
        )
    out += s.puff(
        path(dome, skin) + s.clip(dome, marks),
        (60, 50, 600, 880),
        gloss=0.6,
        sharp=30,
        rim="#B8FFF6",
        rim_power=1.0,
        ambient="#2A3E8A",
        soften=4,
    )
    out += path(
        curve([(180, 190), (230, 128), (330, 104), (270, 150), (214, 214)]),
        "#FFFFFF",
        f'opacity=".5" {s.blur(5)}',
    )
    beards = [
        ([(250, 560), (262, 660), (214, 740), (240, 820), (300, 830)], 56), ([(206, 560), (196, 670), (130,
            730), (140, 800), (186, 800)], 52),
        ([(160, 540), (136, 630), (76, 670), (60, 730), (96, 752)], 46), ([(126, 506), (88, 570), (30, 590),
            (10, 640), (36, 664)], 40),
    ]  # fmt: skip
    for pts, w in beards:
        out += limb(s, pts, w, 9, "#2690CC", gloss=0.6, rim="#B8FFF6")
        for i in range(1, len(pts) - 1):
            out += oval(pts[i][0] - 6, pts[i][1] + 8, 8 - i, None, "#BFF6F4", 'opacity=".7"')
    out += oval(214, 352, 120, 112, "#0A2A5E", f'opacity=".6" {s.blur(14)}')
    out += place(eye(s, 96, "#FFB82E", (-0.8, 0.15)), 212, 348)
    lid = curve([(104, 320), (150, 262), (232, 236), (306, 266), (326, 330), (270, 300), (190, 300)])
    out += s.puff(path(lid, "#2386C4"), (90, 220, 250, 130), gloss=0.7, rim="#B8FFF6")
    out += oval(106, 340, 22, 46, "#07122E") + path(
        curve([(92, 316), (108, 304), (116, 340), (106, 372), (92, 362)]), "#FFE9A8"
    )
    out += oval(96, 344, 8, 18, "#120A20")
    out += line("M118,470 C166,500 226,500 262,462", "#0A2A5E", 10)
    out += line("M262,462 Q274,452 272,440", "#0A2A5E", 7)
    for y in (440, 470, 500):
        out += path(
            curve([(420, y + 120), (470, y + 110), (500, y + 92), (470, y + 122)]), "#0A2A5E", 'opacity=".6"'
        )
    ruff = curve([(180, 930), (240, 800), (380, 740), (560, 740), (700, 830), (720, 930)])
    out += s.puff(
        path(ruff, "#23336E")
        + s.clip(
            ruff,
            "".join(
                line(
                    f"M{200 + i * 70},940 Q{290 + i * 52},830 {330 + i * 46},730",
                    "#7FE0FF",
                    8,
                    'opacity=".6"',
                )
                for i in range(7)
            ),
        ),
        (170, 720, 560, 220),
        gloss=0.6,
        depth=0.6,
    )
    return out


def duel() -> Image.Image:
    """Draw the cover."""
    s = Stage(WIDTH, HEIGHT, 21)
    s.back(_halves())
    left = poly([(0, 0), (TOP, 0), (FOOT, HEIGHT), (0, HEIGHT)])
    right = poly([(TOP, 0), (WIDTH, 0), (WIDTH, HEIGHT), (FOOT, HEIGHT)])
    s.add(
        oval(150, 560, 420, None, s.glow("#FFB45A", 0.55)), oval(720, 600, 420, None, s.glow("#5AD8FF", 0.5))
    )
    s.add(s.clip(left, place(_brute(s), 16, 330, 0.86, 4)))
    s.add(s.clip(right, place(_squid(s), 380, 316, 0.9, -3)))
    shade = s.lin(
        (0, "#04040F", 1.0),
        (0.14, "#04040F", 0.8),
        (0.36, "#04040F", 0.0),
        (0.8, "#04040F", 0.0),
        (1, "#04040F", 0.75),
    )
    s.add(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{shade}"/>')
    slash = f"M{TOP},0 L{FOOT},{HEIGHT}"
    s.add(
        line(slash, "#FFFFFF", 40, f'opacity=".35" {s.blur(18)}'),
        line(slash, "#FFF3D0", 9),
        line(slash, "#FFFFFF", 4),
    )
    rng = random.Random(4)
    for _ in range(7):
        y = rng.uniform(380, 860)
        x = TOP + (FOOT - TOP) * y / HEIGHT
        a = rng.uniform(-0.6, 0.6) + (0 if rng.random() < 0.5 else math.pi)
        d = rng.uniform(60, 120)
        s.add(
            bolt(
                zigzag(rng, (x, y), (x + math.cos(a) * d, y + math.sin(a) * d), 5, 16),
                "#FFD890" if math.cos(a) < 0 else "#9FE8FF",
                2.4,
                s,
            )
        )
    x = TOP + (FOOT - TOP) * 700 / HEIGHT
    s.add(s.flare(x, 700, 130, "#FFF0C8"), glint(x, 700, 150, "#FFFFFF", 0.95))
    s.add(s.orb(352, 1064, 66, "swirl", 6, ((0, "#2A1458"), (0.5, "#8A4AC8"), (1, "#F2D8FF")), air="#E0C0FF"))
    s.add(
        place(saucer(s, SEATS["orange"]), 160, 1030, 1.05, -8),
        place(saucer(s, SEATS["orange"]), 70, 940, 0.6, -14),
    )
    s.add(
        place(saucer(s, SEATS["blue"]), 580, 1062, 1.05, 8),
        place(saucer(s, SEATS["blue"]), 800, 1000, 0.66, 12),
    )
    return s.bake(0.4, 0.35)
