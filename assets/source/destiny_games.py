"""Destiny pictures of contests of skill: rope, limbo, auction and chess."""

from __future__ import annotations

import math

import numpy as np

import cosmos
from destiny_kit import HEIGHT, WIDTH, being, cone_light, ground, sky
from motifs import SEATS, eye, limb, rays, saucer
from solid import Face, Solid
from stage import Stage, box, curve, dark, line, oval, path, place, poly, star_path


def tug_of_war(s: Stage) -> None:
    """Heave, across a hungry little hole."""
    sky(s, "rose", 167, 110, 1.6, 0.7)
    ground(s, 560, "#8A3A6A", 6, 12, "#5A1E52")
    spin, cover = cosmos.vortex(
        480,
        200,
        (240, 100),
        190,
        5,
        ((0, "#05020F"), (0.4, "#4A1A8A"), (0.7, "#FF6AC0"), (1, "#FFF0F8")),
        squash=0.34,
        twist=5,
    )

    disc = cosmos.to_image(np.concatenate([spin, cosmos.smooth(0.2, 0.75, cover)[..., None]], axis=2))
    s.add(
        oval(480, 640, 190, 58, "#05020F"),
        s.image(disc, 240, 540, 480, 200),
        oval(480, 640, 46, 15, "#02010A"),
    )
    left = being(
        s,
        "block",
        "#E88A2A",
        "two",
        "#4AA03A",
        (0.8, 0.2),
        "fangs",
        [[(60, -110), (130, -120), (190, -126)], [(40, -70), (110, -96), (170, -118)]],
        "horns",
        "spots",
        2,
        "angry",
    )
    right = being(
        s,
        "pear",
        "#3AA0C8",
        "one",
        "#F0C030",
        (-0.8, 0.1),
        "flat",
        [[(-60, -100), (-130, -110), (-190, -120)], [(-40, -70), (-110, -90), (-170, -112)]],
        "crest",
        "bands",
        2,
        "angry",
    )
    rope = "M60,360 C200,380 330,392 480,396 C640,400 760,380 910,350"
    s.add(
        line(rope, "#6A3A1E", 26),
        line(rope, "#E0B070", 19),
        line(rope, "#9A6A36", 19, 'stroke-dasharray="5 15"'),
    )
    s.add(place(left, 210, 590, 1.4, -18), place(right, 762, 590, 1.4, 18))
    s.add(
        line("M250,404 L420,398 M560,400 L720,398", "#E0B070", 19),
        line("M250,404 L420,398 M560,400 L720,398", "#9A6A36", 19, 'stroke-dasharray="5 15"'),
    )
    s.add(
        path(poly([(452, 396), (508, 396), (494, 480), (480, 462), (466, 480)]), s.lin("#FF4A5A", "#A01030")),
        s.puff(oval(480, 396, 26, 22, "#E0B070"), (446, 366, 68, 60)),
    )
    for x, y in ((346, 300), (372, 260), (608, 300), (590, 256)):
        s.add(path(f"M{x},{y} q-10,20 0,28 q12,-6 0,-28Z", "#BFF0FF"))
    for x, t in ((130, -20), (90, 10), (850, 14), (896, -14)):
        s.add(place(oval(0, 0, 40, 16, "#E0A0B8", f'opacity=".5" {s.blur(5)}'), x, 610, 1, t))


def limbo(s: Stage) -> None:
    """The slug is built for this."""
    sky(s, "ember", 173, 100, 1.4, 0.6)
    s.add(s.orb(770, 170, 96, "gas", 8, ((0, "#8A2A5A"), (0.5, "#F07A8A"), (1, "#FFE8C0")), air="#FFC0B0"))
    s.add(box(0, 420, WIDTH, 90, s.lin("#7A2A7A", "#C84A7A")))
    for i in range(16):
        s.add(box(i * 61 % 900, 428 + i * 5, 90, 3, "#FFC0C8", 2, 'opacity=".5"'))
    s.add(
        path(
            curve([(-40, 740), (-40, 520), (200, 492), (480, 506), (760, 490), (1000, 516), (1000, 740)]),
            s.lin("#F0B878", "#B8683E", "#5A2A2A"),
        )
    )
    for x in (190, 770):
        s.add(
            box(x - 12, 220, 24, 400, s.lin("#E8C070", "#7A4A1E", turn=0), 8),
            "".join(line(f"M{x - 12},{260 + k * 56}h24", "#5A3010", 4) for k in range(7)),
            s.shadow(x, 622, 50, 10),
        )
        for k, c in ((0, "#FF5A1E"), (1, "#FFB02E"), (2, "#FFF0A0")):
            s.add(
                path(
                    f"M{x - 30 + k * 9},224 C{x - 34 + k * 9},170 {x - 4},176 {x + 2},{96 + k * 34} "
                    f"C{x + 14},166 {x + 34 - k * 9},170 {x + 28 - k * 9},224Z",
                    c,
                )
            )
        s.add(s.flare(x, 180, 150, "#FF9A3A", 0.6))
    s.add(
        line("M160,402 H800", "#5A2A10", 22),
        line("M160,398 H800", "#E8A048", 15),
        line("M160,398 H800", "#D0303A", 15, 'stroke-dasharray="40 40"'),
    )
    slug = curve(
        [
            (230, 640),
            (300, 560),
            (420, 520),
            (520, 470),
            (610, 452),
            (700, 470),
            (730, 520),
            (690, 556),
            (600, 560),
            (520, 600),
            (440, 640),
            (330, 664),
        ]
    )
    spots = "".join(
        oval(280 + i * 47, 620 - i * 15 + i * 29 % 30, 14, 11, "#2A7A5A", 'opacity=".5"') for i in range(9)
    )
    s.add(
        s.shadow(420, 660, 220, 20),
        s.puff(path(slug, "#5AC89A") + s.clip(slug, spots), (210, 430, 540, 250), gloss=0.8, rim="#FFD0A0"),
    )
    for x, y, u, v in ((650, 470, 640, 424), (700, 480, 736, 434)):
        s.add(
            limb(s, [(x, y), ((x + u) / 2 + 6, (y + v) / 2), (u, v)], 20, 14, "#5AC89A"),
            place(eye(s, 26, "#E05A2A", (0.2, -0.9)), u, v - 4),
        )
    s.add(line("M640,520 Q676,536 704,510", "#0E3A2A", 8))
    lei = "".join(
        oval(
            560 + math.cos(i * 0.6) * 30,
            510 + math.sin(i * 0.6) * 54,
            14,
            None,
            ("#FF5AA0", "#FFE04A", "#FFFFFF")[i % 3],
        )
        for i in range(11)
    )
    s.add(lei)
    s.add(
        place(
            being(
                s,
                "egg",
                "#C85AE0",
                "wide",
                "#F0C030",
                (0.6, 0.2),
                "grin",
                [[(60, -100), (100, -150), (90, -200)], [(-60, -100), (-100, -150), (-90, -200)]],
                "feelers",
            ),
            84,
            560,
            0.62,
        ),
        place(
            being(
                s,
                "mush",
                "#E8A02A",
                "two",
                "#3A6AE0",
                (-0.6, 0.2),
                "oh",
                [[(-40, -80), (-90, -110), (-80, -160)], [(40, -80), (90, -110), (84, -160)]],
            ),
            876,
            566,
            0.66,
        ),
    )


def land_auction(s: Stage) -> None:
    """Going once: one planet, sea view."""
    s.add(box(0, 0, WIDTH, HEIGHT, s.rad("#7A2A6A", "#34103E", "#10041A", x=0.6, y=0.35, r=0.9)))
    s.add(cone_light(s, 690, -10, (520, 520), (860, 520), "#FFF0D0", 0.7))
    stand = Solid(seed=2)
    stand.lathe([(0, 120), (12, 122), (16, 84), (150, 76), (156, 120), (200, 130)], "#B8784A", 40)
    stand.lathe([(-1, 1), (0, 120)], "#E8B07A", 40)
    s.add(stand.draw(690, 480, 1, (0, -12, 0), ambient="#5A2A4A"))
    s.add(
        oval(690, 474, 84, 20, "#C02A5A"),
        s.orb(
            690,
            330,
            132,
            "world",
            12,
            ((0, "#14488A"), (0.49, "#3A9AC8"), (0.52, "#F0E0A0"), (0.6, "#5AA85A"), (1, "#FFF")),
            air="#C8F0FF",
        ),
    )
    s.add(
        line("M752,226 L752,120", "#FFF", 6),
        path("M754,122 L838,146 L754,176Z", s.lin("#FF4A6A", "#A01A4A", turn=0)),
    )
    block = Solid(seed=3)
    block.lathe([(0, 110), (10, 116), (40, 116), (46, 100)], "#8A4A2A", 36)
    block.lathe([(-1, 1), (0, 110)], "#B8683A", 36)
    s.add(
        box(0, 600, WIDTH, 130, s.lin("#9A5A36", "#3A1A14")),
        box(0, 600, WIDTH, 8, "#E8A870"),
        block.draw(250, 580, 1, (0, -22, 0)),
    )
    mallet = Solid(seed=4)
    mallet.lathe(
        [(-120, 2), (-118, 76), (-90, 80), (-84, 66), (84, 66), (90, 80), (118, 76), (120, 2)],
        "#A85A30",
        36,
        axis="y",
        tones=lambda k, i: "#E0B060" if k in (1, 2, 4, 5) else "#A85A30",
    )
    mallet.lathe([(60, 17), (360, 22), (366, 30), (384, 28), (390, 1)], "#8A4622", 20, axis="x")
    s.add(mallet.draw(236, 420, 0.96, (-16, 18, -24), ambient="#5A2A3A"))
    for a in (-150, -120, -60, -30):
        x, y = 250 + math.cos(math.radians(a)) * 170, 560 + math.sin(math.radians(a)) * 70
        s.add(place(line("M0,0H44", "#FFF6D8", 9), x, y, 1, a))
    for i, (x, c, p) in enumerate(
        (
            (470, "#E88A3A", "#FFC857"),
            (620, "#3AA8D8", "#5BD3F9"),
            (780, "#7AC04A", "#FF8A65"),
            (900, "#C86AE0", "#4CD07D"),
        )
    ):
        s.add(
            limb(s, [(x, 740), (x + 6, 660), (x + 2, 590 - i % 2 * 40)], 46, 32, c),
            place(
                line("M0,40V90", "#6A3A1E", 12)
                + oval(0, 0, 48, None, p)
                + oval(0, 0, 48, None, "none", 'stroke="#FFF" stroke-width="6"')
                + path(star_path(0, 0, 28, 12, 5), "#FFFFFF"),
                x + 2,
                520 - i % 2 * 40,
                1,
                -10 + i * 8,
            ),
        )


def speed_chess(s: Stage) -> None:
    """Saucers for pawns, rockets for bishops and no time at all."""
    sky(s, "violet", 191, 140, 1.6, 0.7)
    board = Solid(seed=1)
    n = 6
    for i in range(n):
        for j in range(n):
            x0, z0 = (i - n / 2) * 80, (j - n / 2) * 80
            board.faces.append(
                Face(
                    [(x0, 0, z0), (x0, 0, z0 + 80), (x0 + 80, 0, z0 + 80), (x0 + 80, 0, z0)],
                    "#F6DCEC" if (i + j) % 2 else "#7A2A7A",
                    0,
                    True,
                )
            )
    board.block((-252, 1, -252), (252, 30, 252), "#4A1650")
    spot, turn, lens = (470.0, 500.0), (32.0, -36.0, 0.0), 0.0006
    s.add(
        oval(470, 560, 420, 150, s.glow("#FF8AE0", 0.35)),
        board.draw(*spot, 1.05, turn, lens=lens, ambient="#5A2A7A"),
    )

    def on(i: float, j: float) -> tuple[float, float]:
        return board.spot(((i - 2.5) * 80, 0, (j - 2.5) * 80), *spot, 1.05, turn, lens)

    def rocket(c: str) -> str:
        body = curve([(0, -130), (26, -84), (28, -20), (20, 0), (-20, 0), (-28, -20), (-26, -84)])
        return (
            s.shadow(0, 4, 40, 9)
            + path(poly([(-22, -36), (-50, 6), (-20, 0)]), dark(c, 0.35))
            + path(poly([(22, -36), (50, 6), (20, 0)]), dark(c, 0.5))
            + s.puff(path(body, c), (-40, -140, 80, 150), gloss=0.8)
            + oval(0, -78, 12, None, "#12203A")
            + oval(-3, -81, 5, None, "#BFF0FF")
        )

    def king(c: str) -> str:
        k = Solid(seed=3)
        k.lathe([(-120, 2), (-116, 30), (-96, 34), (-92, 20), (-40, 22), (-10, 40), (0, 46)], c, 28)
        return (
            s.shadow(0, 4, 52, 10)
            + k.draw(0, 0, 1, (0, -14, 0))
            + path(
                poly([(-30, -112), (-36, -160), (-14, -136), (0, -170), (14, -136), (36, -160), (30, -112)]),
                s.lin("#FFF0A0", "#D09A20"),
            )
        )

    pieces = [
        (0, 1, rocket("#4FC6F2")),
        (1, 0, king("#4FC6F2")),
        (3, 0, place(saucer(s, SEATS["blue"]), 0, -40, 0.5)),
        (2, 2, place(saucer(s, SEATS["blue"]), 0, -40, 0.52)),
        (4, 2, rocket("#F0741C")),
        (3, 3, place(saucer(s, SEATS["orange"]), 0, -40, 0.54)),
        (5, 4, king("#F0741C")),
        (1, 4, place(saucer(s, SEATS["orange"]), 0, -40, 0.56)),
        (3, 5, rocket("#F0741C")),
    ]
    for i, j, text in sorted(pieces, key=lambda p: on(p[0], p[1])[1]):
        x, y = on(i, j)
        s.add(place(text, x, y, 1.16))
    x, y = on(2, 2)
    for k in range(5):
        s.add(line(f"M{x - 70 - k * 12},{y - 70 + k * 14} h{-60 + k * 8}", "#FFFFFF", 4, 'opacity=".7"'))
    clock = (
        box(-170, -110, 340, 200, s.lin("#B85A2E", "#5A2410", turn=40), 26)
        + box(-170, -110, 340, 22, "#E89A5A", 14, 'opacity=".7"')
        + box(-120, -138, 70, 30, "#FFC857", 8)
        + box(50, -122, 70, 16, "#D89A20", 6)
    )
    for cx, a, c in ((-82, 40, "#F0741C"), (82, 300, "#2F9AD8")):
        clock += oval(cx, -8, 70, None, "#2A1420") + oval(
            cx, -8, 63, None, s.rad("#FFFFFF", "#FFF6E8", "#D8B8C0")
        )
        clock += "".join(place(box(-2.5, -56, 5, 12, "#3A1A2A"), cx, -8, 1, t * 30) for t in range(12))
        clock += (
            place(box(-3, -44, 6, 50, "#3A1A2A", 3), cx, -8, 1, a)
            + place(box(-2, -54, 4, 62, c, 2), cx, -8, 1, a + 75)
            + oval(cx, -8, 7, None, "#3A1A2A")
        )
    s.add(rays(s, 730, 170, 420, "#FFD0F0", 14, 2, 0.25), place(clock, 720, 186, 0.98, 7))
    for k in range(4):
        s.add(
            line(
                f"M{520 - k * 6},{110 + k * 44} h-{90 + k * 16}", "#FFFFFF", 5, f'opacity="{0.75 - k * 0.12}"'
            )
        )
