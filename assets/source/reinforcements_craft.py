"""Reinforcement pictures with ships and tools: Mega Support, Even Keel, Odd Job, Borrowed Fleet."""

from __future__ import annotations

from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    oval,
    path,
    place,
    polygon,
    rect,
    rounded,
    tube,
    turn,
)
from props import (
    GOLD,
    PAPER,
    STEEL,
    lamp,
    limb,
    maw,
    metal,
    pts,
    smile,
    solid,
    sparkle,
)
from scenery import beam, floor, puff, rivets, saucer


def mega_support(c: Canvas) -> None:
    """A golden titan out of the clouds carries a whole saucer on its hands."""
    gold = "#e8ae3a"
    c.add(
        c.backdrop(
            "#3a2408", "#0e0a12", glow="#f0b030", at=(0.5, 0.3), clouds=("#6b4a1f", "#3a2a6b"), stars=70
        )
    )
    c.add(c.rays(480, 240, 700, "#fff0b0", 24, 0.55), c.dim(480, 230, 360, 260, "#fff2c0", 0.5))
    c.add(saucer(c, 480, 172, 2.6, "#5bd3f9"))
    c.add("".join(lamp(c, 480 + dx, 236 - abs(dx) * 0.1, 12, "#fff0b0") for dx in (-120, -40, 40, 120)))
    torso = blob(pts("480,470 600,470 660,540 640,660 600,780 360,780 320,660 300,540 360,470"))
    ribs = line("M480 500V760M390 600Q480 640 570 600M400 670Q480 704 560 670", "#8a5a14", 7, opacity=0.7)
    c.add(metal(c, torso, gold, 44, cast=18, inside=ribs))
    for side in (-1, 1):
        x = 480 + side * 150
        c.add(
            limb(c, [(x, 530), (x + side * 110, 470), (x + side * 120, 400)], (110, 104, 84), gold, cast=14)
        )
        c.add(
            limb(
                c,
                [(x + side * 116, 420), (x + side * 100, 340), (x + side * 50, 262)],
                (92, 84, 66),
                lighten(gold, 0.06),
                cast=12,
            )
        )
        c.add(
            metal(c, oval(x + side * 120, 412, 46), "#c88a20", 14, cast=8),
            rivets([(x + side * 120, 412)], 13, gold),
        )
        c.add(
            metal(
                c,
                blob(
                    [
                        (x - side * 40, 490),
                        (x + side * 30, 470),
                        (x + side * 80, 520),
                        (x + side * 50, 590),
                        (x - side * 30, 580),
                    ]
                ),
                lighten(gold, 0.12),
                20,
                cast=10,
            )
        )
        for k in range(4):
            c.add(
                solid(
                    c,
                    box(x + side * 40 - 66 + k * 33, 214 + abs(k - 1.5) * 6, 34, 64, 17),
                    lighten(gold, 0.08),
                    10,
                    cast=6,
                )
            )
    helm = blob(pts("480,320 556,340 580,410 560,480 480,510 400,480 380,410 404,340"))
    c.add(
        metal(c, helm, lighten(gold, 0.05), 30, cast=16),
        path(rounded([(404, 392), (556, 392), (546, 440), (414, 440)], 16), fill="#1a0e08"),
    )
    for side in (-1, 1):
        c.add(
            c.dim(480 + side * 40, 416, 50, 34, "#5bd3f9", 0.9),
            rect(480 + side * 40 - 22, 408, 44, 15, 7, fill="#e8fbff"),
        )
    c.add(
        smile(c, 480, 470, 56, 18, "#5a3a08", 7),
        metal(c, blob(pts("480,296 500,330 494,386 480,392 466,386 460,330")), "#f4c860", 8, cast=5),
    )
    c.add(
        lamp(c, 480, 570, 22, "#5bd3f9"), circle(480, 570, 34, fill="none", stroke="#8a5a14", stroke_width=8)
    )
    for x, y, r in ((110, 680, 104), (300, 716, 80), (660, 716, 86), (850, 676, 108), (480, 740, 70)):
        c.add(puff(c, x, y, r, "#f4d8a0", 0.95))
    c.add(
        sparkle(100, 120, 28),
        sparkle(880, 90, 34),
        sparkle(860, 420, 20),
        sparkle(120, 420, 18),
        c.vignette(0.45),
    )


def even_keel(c: Canvas) -> None:
    """A star yacht, two equal sails, dead level over a spirit level."""
    c.add(
        c.backdrop(
            "#0c2c4a", "#060a18", glow="#2a8ac0", at=(0.5, 0.36), clouds=("#123f6f", "#2a2a6b"), stars=120
        )
    )
    c.add(line("M0 470H960", "#8fe4ff", 3, opacity=0.5, stroke_dasharray="18 14"))
    c.add(solid(c, box(472, 60, 16, 380, 6), "#a8744a", 6))
    for side in (-1, 1):
        sail = (
            f"M{480 + side * 14} 80Q{480 + side * 220} 190 {480 + side * 250} 400"
            f"Q{480 + side * 120} 360 {480 + side * 14} 400Z"
        )
        ribs = line(
            "".join(
                (
                    f"M{480 + side * 14} {160 + k * 62}Q{480 + side * 120} {150 + k * 62} "
                    f"{480 + side * (130 + k * 36)} {182 + k * 58}"
                )
                for k in range(4)
            ),
            "#c08a3a",
            4,
            opacity=0.6,
        )
        c.add(solid(c, sail, "#ffe6a8" if side < 0 else "#f4cf80", 36, cast=12, inside=ribs))
    c.add(path("M480 46l60 18l-60 18Z", fill="#e8425a"))
    hull = "M170 420Q480 452 790 420Q760 560 600 570H360Q200 560 170 420Z"
    c.add(
        solid(
            c,
            hull,
            "#a85a2e",
            40,
            cast=18,
            inside=path("M150 440Q480 476 810 440V468Q480 506 150 468Z", fill="#f4e4c8"),
        )
    )
    for k in range(5):
        c.add(metal(c, oval(320 + k * 80, 520, 20), GOLD, 6), circle(320 + k * 80, 520, 13, fill="#8fe4ff"))
    c.add(solid(c, blob([(450, 566), (510, 566), (540, 620), (420, 620)], 0.4), "#7a3a1c", 12))
    vial = box(250, 610, 460, 76, 38)
    c.add(metal(c, box(220, 594, 520, 108, 20), "#d8a43a", 18, cast=14))
    c.add(
        path(vial, fill=c.linear("#d8ffb0", "#7ad04a", "#3a8a2a", start=(0, 0), end=(0, 1))),
        ellipse(480, 644, 62, 26, fill="#f4ffe0", opacity=0.9),
        c.gloss(460, 634, 22, 8, 0),
    )
    c.add(line("M404 612V684M556 612V684", "#1a3a10", 6), line("M280 628H680", alpha("#ffffff", 0.7), 7))
    c.add(c.vignette())


def odd_job(c: Canvas) -> None:
    """A three-eyed gremlin climbs out of a tool box with crooked tools."""
    skin = "#7ac04a"
    c.add(
        c.backdrop(
            "#3a1f10", "#0e0a12", glow="#c8782a", at=(0.5, 0.4), clouds=("#5a3a1f", "#3a2a6b"), stars=70
        )
    )
    c.add(floor(c, 610, "#4a2c1c"), c.dim(480, 640, 400, 46, "#04020a", 0.8))
    c.add(
        place(
            metal(c, tube([(0, 0), (10, -90), (-30, -160), (0, -240)], (26, 26, 24, 24)), STEEL, 8, cast=8)
            + metal(c, "M-50 -240Q-60 -310 -14 -330L-10 -280L16 -276L34 -316Q64 -270 30 -230Z", STEEL, 10),
            250,
            440,
            1,
            -16,
        )
    )
    c.add(
        place(
            solid(c, tube([(0, 0), (-8, -120), (16, -230)], (30, 26, 26)), "#c8965a", 9, cast=8)
            + metal(
                c, rounded([(-70, -290), (70, -270), (66, -210), (-74, -230)], 12), "#8a93a8", 14, cast=6
            ),
            720,
            440,
            1,
            14,
        )
    )
    pipe = tube([(640, 470), (650, 320), (590, 270), (600, 160)], (40, 40, 40, 40))
    c.add(metal(c, pipe, "#c87a3a", 14, cast=10), metal(c, box(570, 140, 60, 36, 8), "#a85a24", 8))
    for side in (-1, 1):
        c.add(
            solid(
                c,
                blob(
                    [
                        (480 + side * 90, 270),
                        (480 + side * 200, 200),
                        (480 + side * 240, 210),
                        (480 + side * 190, 300),
                        (480 + side * 100, 340),
                    ]
                ),
                skin,
                20,
                cast=8,
                inside=c.dim(480 + side * 180, 250, 50, 40, "#c04a6a", 0.7),
            )
        )
    head = blob(pts("480,150 580,180 620,280 600,380 540,450 420,450 360,380 340,280 380,180"))
    c.add(solid(c, head, skin, 40, cast=14))
    for x, y, r, look in (
        (400, 290, 44, (-0.5, 0.3)),
        (480, 236, 54, (0.2, 0.5)),
        (562, 290, 40, (0.7, 0.0)),
    ):
        c.add(c.eye(x, y, r, "#e8a02a", look=look, size=0.46, lid=darken(skin, 0.12), upper=0.16))
    mouth = blob(pts("410,360 480,372 560,356 540,410 480,424 430,410"))
    c.add(
        maw(
            c,
            mouth,
            teeth=[
                polygon([(430, 362), (462, 366), (446, 398)]),
                polygon([(500, 366), (534, 362), (518, 396)]),
                polygon([(466, 426), (494, 426), (480, 396)]),
            ],
        )
    )
    c.add(turn(metal(c, box(454, 120, 52, 40, 10), GOLD, 8), 10, 480, 140))
    c.add(
        solid(
            c,
            rounded([(170, 450), (790, 450), (770, 650), (190, 650)], 18),
            "#c23a2e",
            34,
            cast=18,
            inside=rect(150, 540, 660, 20, fill="#8a1f1c") + line("M170 466H790", "#ff9a8a", 5),
        )
    )
    c.add(metal(c, box(420, 520, 120, 70, 10), "#c8ccd8", 12, cast=6), circle(480, 552, 14, fill="#20222c"))
    c.add(rivets([(206, 480), (752, 480), (214, 620), (746, 620)], 9, "#d8a0a0"))
    for x in (348, 588):
        c.add(
            place(
                "".join(solid(c, box(-32 + k * 24, -12, 22, 62, 11), skin, 8, cast=4) for k in range(3)),
                x,
                440,
            )
        )
    c.add(
        place(
            solid(
                c,
                rounded([(-60, -18), (60, -18), (60, 18), (-60, 18)], 6),
                "#e8d8a8",
                8,
                inside=line("M-40 -18L-20 18M0 -18L20 18", "#a89060", 3),
            ),
            680,
            610,
            1,
            -14,
        )
    )
    c.add(c.vignette())


def borrowed_fleet(c: Canvas) -> None:
    """Five saucers of five owners, each with its hire tag still on."""
    c.add(
        c.backdrop(
            "#2c2410", "#0a0a14", glow="#e8b83a", at=(0.5, 0.36), clouds=("#6a4a1f", "#2a2a6b"), stars=110
        )
    )
    c.add(c.rays(480, -60, 900, "#ffe7a0", 16, 0.4))
    c.add(c.planet(480, 1060, 460, "#a87a2a", bands=("#d8a84a", "#7a5418"), air="#ffd890"))
    fleet = (
        (270, 140, 0.95, "#9a62e0"),
        (700, 140, 0.95, "#22b088"),
        (170, 310, 1.2, "#5bd3f9"),
        (740, 320, 1.2, "#d8352a"),
        (440, 500, 1.6, "#f0741c"),
    )
    for x, y, s, hue in fleet:
        c.add(
            beam(c, x, y + 30 * s, x, y + 190 * s, 190 * s, lighten(hue, 0.5), 0.3),
            saucer(c, x, y, s, hue, -4 if x < 480 else 4 if x > 480 else 0),
        )
        c.add(_tag(c, x + 66 * s, y + 20 * s, s))
    c.add(
        circle(480, 250, 34, fill="none", stroke="#ffd34e", stroke_width=12),
        line("M480 284V360M480 330h26M480 352h20", "#ffd34e", 12),
        c.dim(480, 300, 120, 120, "#ffd34e", 0.25),
        sparkle(506, 222, 24),
    )
    c.add(c.vignette())


def _tag(c: Canvas, x: float, y: float, s: float) -> str:
    label = rounded(pts("0,-30 26,-52 110,-52 110,52 26,52 0,30"), 10)
    marks = line("M44 -20h44M44 4h44M44 28h26", "#8a6a3a", 8)
    drawn = (
        solid(c, label, PAPER, 10, cast=10, inside=marks)
        + circle(20, 0, 9, fill="#b3261e")
        + circle(20, 0, 4, fill="#2a0a08")
    )
    return line(f"M{x} {y}q{10 * s} {30 * s} {30 * s} {44 * s}", "#f4e4c8", 4) + place(
        drawn, x + 22 * s, y + 42 * s, 0.7 * s, 54
    )


PICTURES = {
    "mega_support": mega_support,
    "even_keel": even_keel,
    "odd_job": odd_job,
    "borrowed_fleet": borrowed_fleet,
}
