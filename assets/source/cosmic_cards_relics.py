"""Techs older than their owners: a puzzle box, a seed, a present and a key."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import (
    ball,
    blueprint,
    card,
    embers,
    glowing,
    lump,
    plume,
    rivet,
    sky,
    spiral,
)
from motifs import SEATS, glint, limb, rays, saucer
from stage import Point, Stage, box, curve, line, oval, path, place, poly, star_path

TEAL, BRASS, STEEL = "#0E6A70", "#C8A050", "#8AA0B0"


def _rune(x: float, y: float, kind: int) -> str:
    shapes = (
        star_path(x, y, 9, 4, 4),
        f"M{x - 7},{y - 8}H{x + 7}L{x},{y + 9}Z",
        f"M{x - 8},{y}a8,8 0 1 0 16,0a8,8 0 1 0 -16,0Z",
        f"M{x - 7},{y - 8}h14v5h-9v11h-5Z",
        f"M{x - 8},{y - 3}h16v6h-16Z",
    )
    return shapes[kind % 5]


def enigma_device(s: Stage) -> None:
    """A puzzle box with rotors; nobody remembers what it was for."""
    blueprint(s, "#1A4A6A", "#A8D8FF")
    s.add(oval(480, 330, 380, None, s.glow("#8AD8FF", 0.45)))
    tones = ("#B3261E", "#2E7D5B", "#B98500", "#6A3FB5", "#C2185B", "#3D6FB6", "#00838F", "#B98500")
    for i, tone in enumerate(tones):
        a = math.tau * i / 8 + 0.3
        s.add(
            place(
                card(s, 96, tone), 480 + 370 * math.cos(a), 330 + 262 * math.sin(a), 1, math.degrees(a) + 90
            )
        )
    top = poly([(480, 120), (690, 220), (480, 330), (270, 220)])
    s.add(path(poly([(270, 220), (480, 330), (480, 610), (270, 490)]), s.lin("#C89A50", "#8A5E24", turn=40)))
    s.add(path(poly([(690, 220), (480, 330), (480, 610), (690, 490)]), s.lin("#7A5020", "#3A220A", turn=60)))
    s.add(path(top, s.lin("#F6D898", "#C08A3A", turn=50)))
    s.add(line("M270,220L480,330L690,220M480,330V610", "#FFE9B8", 4, 'opacity=".8"'))
    for i in range(3):
        x, y = 322 + i * 56, 324 + i * 30
        s.add(
            path(poly([(x - 20, y - 60), (x + 20, y - 40), (x + 20, y + 130), (x - 20, y + 110)]), "#2A1A08")
        )
        for k in range(4):
            yy = y - 40 + k * 40
            s.add(
                path(
                    poly([(x - 15, yy - 14), (x + 15, yy), (x + 15, yy + 30), (x - 15, yy + 16)]),
                    s.lin("#FFF8E0", "#B8A070"),
                )
            )
            s.add(path(_rune(x, yy + 8, i + k), "#7A2A1A"))
    for i, (x, y) in enumerate(
        (
            (530, 372),
            (590, 340),
            (650, 310),
            (530, 452),
            (590, 420),
            (650, 390),
            (530, 532),
            (590, 500),
            (650, 470),
        )
    ):
        on = i in (1, 3, 8)
        s.add(
            oval(x, y, 21, 26, "#1A0E04"),
            oval(x, y, 16, 20, s.rad("#FFFFFF", "#7AE8FF", "#1A7AA8") if on else s.lin("#A87A3A", "#5A3A12")),
        )
        if on:
            s.add(oval(x, y, 60, None, s.glow("#7AE8FF", 0.7)))
    s.add(oval(480, 222, 92, 46, "#3A220A"), oval(480, 220, 80, 38, s.rad("#FFFFFF", "#A8F0FF", "#1E7AA8")))
    s.add(
        path(
            poly([(410, 220), (550, 220), (620, 20), (340, 20)]),
            s.lin((0, "#A8F0FF", 0.0), (1, "#C8F8FF", 0.55)),
            s.blur(5),
        )
    )
    s.add(oval(480, 92, 90, None, s.glow("#B8F4FF", 0.9)), path(star_path(480, 92, 62, 16, 4), "#F0FDFF"))
    s.add(oval(480, 92, 44, None, "none", 'stroke="#E8FCFF" stroke-width="5"'), glint(540, 60, 50))


def precursor_seed(s: Stage) -> None:
    """Something very old has decided to grow."""
    sky(s, "teal", 704, 90, 1.5, 0.62)
    s.add(oval(480, 350, 430, None, s.glow("#FFE08A", 0.45)), rays(s, 480, 370, 640, "#FFF0B8", 18, 5, 0.25))
    for x, h, w in ((80, 430, 90), (200, 300, 70), (790, 380, 80), (900, 470, 100)):
        s.add(
            box(x - w / 2, 640 - h, w, h, s.lin("#2A6A6E", "#0E3A42", "#06222A", turn=20), 4),
            box(x - w / 2 - 10, 630 - h, w + 20, 26, "#3A8086", 4),
        )
        for k in range(3):
            s.add(path(_rune(x, 690 - h + k * 60, k + int(x) % 4), "#6AF0D8", 'opacity=".7"'))
    s.add(path("M0,640Q480,560 960,640V720H0Z", s.lin("#2A5A50", "#0A2A2A")))
    for a, b, c in (
        ((480, 300), (420, 200), (330, 150)),
        ((480, 290), (540, 170), (640, 130)),
        ((480, 300), (476, 180), (480, 70)),
    ):
        s.add(limb(s, [a, b, c], 26, 9, "#5AC87A", rim="#FFF6B0"))
        for k in (-1, 1):
            leaf = curve(
                [
                    (c[0], c[1]),
                    (c[0] + k * 50, c[1] - 34),
                    (c[0] + k * 96, c[1] - 6),
                    (c[0] + k * 52, c[1] + 18),
                ]
            )
            s.add(
                lump(
                    s,
                    leaf,
                    "#7AE08A",
                    line(f"M{c[0]},{c[1]}L{c[0] + k * 80},{c[1] - 6}", "#2A8A4A", 4),
                    gloss=0.4,
                    rim="#FFF6B0",
                )
            )
        s.add(s.flare(c[0], c[1] - 6, 44, "#FFE890"))
    seed = curve(
        [(480, 250), (560, 300), (606, 410), (580, 540), (480, 610), (380, 540), (354, 410), (400, 300)]
    )
    carve = "".join(
        line(f"M{480 + k * 24},250C{480 + k * 90},360 {480 + k * 84},500 480,610", "#FFD24A", 6)
        for k in (-1.6, -0.8, 0, 0.8, 1.6)
    )
    carve += "".join(
        line(f"M340,{y}Q480,{y + 46} 620,{y}", "#FFD24A", 4, 'opacity=".8"') for y in (340, 420, 500)
    )
    carve += oval(480, 430, 60, None, s.glow("#FFF6C8", 1.0))
    s.add(lump(s, seed, "#6A4A2A", carve, gloss=0.6, rim="#FFE8A0", soften=4))
    s.add(
        glowing(s, "M470,262L492,320L462,360L500,420L474,470", "#FFE890", 6),
        oval(480, 400, 200, 240, s.glow("#FFE890", 0.5)),
    )
    s.add(oval(480, 620, 150, 22, "#0A2A22", 'opacity=".7"'), glint(430, 330, 60))
    embers(s, 7, 46, (480, 300), 320, "#FFF0A8")


def the_qax(s: Stage) -> None:
    """A present nobody can refuse: it looks at you, and you agree."""
    sky(s, "teal", 705, 70, 1.5, 0.6)
    s.add(oval(480, 260, 400, None, s.glow("#FF9AD8", 0.45)))
    for k in range(9):
        r, tone = 60 + k * 46, "#FFB8E8" if k % 2 else "#7AFFE8"
        s.add(
            oval(
                480,
                270,
                r,
                r * 0.92,
                "none",
                f'stroke="{tone}" stroke-width="12" opacity="{0.42 - 0.035 * k:.2f}"',
            )
        )
    arms: list[list[Point]] = [[(400, 470), (300, 400), (190, 430), (150, 340)], [(560, 470), (660, 400),
        (780, 420), (820, 320)],
            [(380, 500), (250, 500), (170, 560), (90, 520)], [(580, 500), (710, 500), (790, 560),
            (880, 510)]]  # fmt: skip
    for arm in arms:
        s.add(limb(s, arm, 66, 12, "#B83A8A", gloss=0.5, rim="#A8FFF0"))
        for k in (1, 2):
            s.add(oval(arm[k][0], arm[k][1] + 12, 11, 8, "#FFB8E0", 'opacity=".8"'))
    head = curve([(480, 70), (590, 100), (650, 210), (630, 340), (580, 440), (560, 520), (400, 520),
        (380, 440),
                  (330, 340), (310, 210), (370, 100)])  # fmt: skip
    rng = random.Random(6)
    spots = "".join(
        oval(
            rng.uniform(320, 640),
            rng.uniform(80, 500),
            rng.uniform(8, 22),
            rng.uniform(6, 18),
            "#7A1E6A",
            'opacity=".45"',
        )
        for _ in range(24)
    )
    s.add(lump(s, head, "#D0509A", spots, gloss=0.55, rim="#A8FFF0", soften=4))
    s.add(oval(480, 262, 132, None, "#2A0A2A"), oval(480, 262, 122, None, "#FFF6E0"))
    for k, r in enumerate((112, 92, 72, 54, 36)):
        s.add(oval(480, 262, r, None, "#7A1EC0" if k % 2 == 0 else "#7AFFE8"))
    s.add(oval(480, 262, 22, None, "#0A0418"), oval(444, 224, 22, 16, "#FFFFFF", 'opacity=".85"'))
    s.add(line("M410,420Q480,462 550,420", "#3A0A3A", 11))
    s.add(
        path("M250,520H710L680,700H280Z", s.lin("#3AC8B8", "#12807A", "#064048", turn=60)),
        box(232, 490, 496, 60, s.lin("#5AE8D8", "#1A9A92"), 8),
    )
    s.add(
        path("M445,490H515V700H445Z", s.lin("#FFD86A", "#C88A1A")),
        box(436, 486, 88, 66, s.lin("#FFE89A", "#D89A2A"), 6),
    )
    for k in (-1, 1):
        s.add(
            lump(
                s,
                curve([(480, 520), (480 + k * 60, 470), (480 + k * 120, 490), (480 + k * 96, 550)]),
                "#FFC83A",
                gloss=0.6,
            )
        )


def warpspace_key(s: Stage) -> None:
    """The only key to a door that has no house."""
    spiral(s, "teal", 708, (480, 340), 600, 4.6)
    s.add(oval(480, 340, 300, None, s.glow("#D8FFF4", 0.6)))
    gold, dim = "#F0BC4A", "#7A4E10"
    shape = "M-40,-14H250V14H232V70H206V40H180V84H150V14H-40Z"
    bow = "M-40,0a110,110 0 1 0 -220,0a110,110 0 1 0 220,0ZM-84,0a66,66 0 1 1 -132,0a66,66 0 1 1 132,0Z"
    key = s.puff(
        path(bow, gold, 'fill-rule="evenodd"') + path(shape, gold),
        (-300, -150, 600, 300),
        gloss=0.9,
        sharp=20,
        rim="#A8FFF4",
        depth=1.0,
    )
    key += path(star_path(-150, 0, 60, 14, 4), s.lin("#FFFFFF", "#7AFFE8", "#1A9A92")) + ball(
        s, -150, 0, 17, "#3AE0D0"
    )
    key += "".join(
        rivet(-150 + 88 * math.cos(a), 88 * math.sin(a), 9, gold)
        for a in (math.tau * i / 8 for i in range(8))
    )
    key += box(-36, -24, 20, 48, s.lin("#FFF0B8", gold, dim), 6) + box(
        0, -20, 14, 40, s.lin("#FFF0B8", gold, dim), 5
    )
    s.add(place(path(shape + bow, "#02101A", f'opacity=".5" {s.blur(12)}'), 478, 376, 1.35, -32))
    s.add(place(key, 470, 350, 1.35, -32), glint(310, 380, 110), glint(680, 200, 80))
    for name, x, y, k in (
        ("blue", 130, 170, 0.5),
        ("green", 820, 540, 0.55),
        ("red", 860, 140, 0.4),
        ("yellow", 150, 600, 0.45),
    ):
        s.add(
            plume(s, (x, y), (480 + (x - 480) * 0.45, 340 + (y - 340) * 0.45), 26 * k, "#B8FFF0"),
            _ship(s, name, x, y, k),
        )
    embers(s, 5, 50, (480, 340), 400, "#C8FFF0")


def _ship(s: Stage, name: str, x: float, y: float, k: float) -> str:
    return place(saucer(s, SEATS[name]), x, y, k, 0)


PICTURES = {
    "enigma_device": enigma_device,
    "precursor_seed": precursor_seed,
    "the_qax": the_qax,
    "warpspace_key": warpspace_key,
}
