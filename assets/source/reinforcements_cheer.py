"""Reinforcement pictures with a stage: Cheering Section, Warm-Up Act, Pep Talk."""

from __future__ import annotations

from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    group,
    line,
    oval,
    path,
    place,
    rect,
    star,
    tube,
)
from props import (
    GOLD,
    bead,
    hand,
    limb,
    maw,
    metal,
    pts,
    solid,
    teeth_row,
)
from scenery import beam, floor, saucer


def cheering_section(c: Canvas) -> None:
    """A stand full of creatures, flags and paper."""
    c.add(
        c.backdrop(
            "#2a1440", "#0a0816", glow="#f0a030", at=(0.5, 0.2), clouds=("#5a2a6b", "#6b4a1f"), stars=40
        )
    )
    for x in (60, 480, 900):
        c.add(beam(c, x, -40, 480 + (x - 480) * 0.4, 640, 460, "#fff2c0", 0.35))
    hues = ("#e8584a", "#5bb8e8", "#7ac85a", "#c87ae0", "#f0b030", "#4ac8b0", "#f08ab0", "#8a8af0")
    for row in range(4):
        count, s = 9 - row, 0.5 + row * 0.16
        y = 210 + row * 130
        c.add(
            rect(
                0,
                y + 34 * s,
                960,
                200,
                fill=c.linear("#4a2c5a", "#1c1030", start=(0, 0), end=(0, 1)),
                opacity=0.9,
            )
        )
        for i in range(count):
            x = 960 * (i + 0.5 + (0.15 if row % 2 else -0.1)) / count
            c.add(
                _fan(
                    c,
                    x,
                    y + c.rng.uniform(-24, 10),
                    s,
                    c.rng.choice(hues),
                    c.rng.randrange(4),
                    row == 3 and i == 2,
                )
            )
    bits = []
    for _ in range(90):
        x, y = c.rng.uniform(0, 960), c.rng.uniform(0, 520)
        bits.append(
            rect(
                x,
                y,
                c.rng.uniform(8, 16),
                c.rng.uniform(5, 9),
                2,
                fill=c.rng.choice(hues),
                opacity=0.9,
                transform=f"rotate({c.rng.uniform(0, 180):.0f} {x:.0f} {y:.0f})",
            )
        )
    c.add("".join(bits), c.vignette(0.5))


def _fan(c: Canvas, x: float, y: float, s: float, hue: str, kind: int, star_fan: bool) -> str:
    arms = ""
    for side in (-1, 1):
        raised = -70 - 20 * ((kind + side) % 2)
        arms += solid(
            c, tube([(side * 50, 40), (side * 84, 0), (side * 80, raised)], (30, 28, 26)), darken(hue, 0.1), 9
        )
        if kind == 1 and side > 0:
            arms += line(f"M80 {raised}V-180", "#f4e4c8", 8) + solid(
                c, "M82 -180L170 -150L82 -116Z", "#ffc857" if hue != "#f0b030" else "#e8425a", 12
            )
        elif kind == 3 and side < 0:
            arms += solid(
                c,
                blob(pts("-80,-60 -44,-90 -50,-130 -66,-132 -68,-210 -92,-210 -94,-130 -118,-120 -112,-80")),
                "#ffd34e",
                14,
                cast=5,
            )
        else:
            arms += bead(c, side * 80, raised - 6, 18, hue)
    head = blob(pts("0,-70 56,-50 70,10 60,90 -60,90 -70,10 -56,-50"))
    face = solid(c, head, hue, 26, cast=10)
    if kind % 2 == 0:
        face += c.eye(0, -14, 34, "#3a2a80", look=(0, -0.4), size=0.5)
        face += limb(c, [(0, -68), (8, -100)], (10, 8), hue, cast=2) + bead(c, 10, -106, 12, "#ffe08a")
    else:
        face += c.eye(-24, -10, 24, "#2a6a4a", look=(0.1, -0.4), size=0.54) + c.eye(
            26, -10, 24, "#2a6a4a", look=(0.1, -0.4), size=0.54
        )
    mouth = "M-34 34Q0 44 34 34Q30 76 0 78Q-30 76 -34 34Z"
    face += maw(c, mouth, tongue=oval(0, 76, 20, 12))
    if star_fan:
        face += path(star(-40, 20, 14, 6, 5), fill="#fff0b0")
    return place(arms + face, x, y, s)


def warm_up_act(c: Canvas) -> None:
    """A small juggler in a big spotlight, before the big ones come on."""
    c.add(rect(0, 0, 960, 720, fill=c.linear("#3a0e1c", "#14060e", start=(0, 0), end=(0, 1))))
    for k in range(16):
        x = k * 62 - 10
        c.add(
            rect(
                x,
                0,
                62,
                600,
                fill=c.linear(
                    "#3a0a1a", (0.35, "#b3283a"), (0.6, "#7a1426"), "#2a0612", start=(0, 0), end=(1, 0)
                ),
            )
        )
    c.add(
        rect(
            0,
            0,
            960,
            720,
            fill=c.radial(
                alpha("#14040c", 0.0),
                (0.5, alpha("#14040c", 0.35)),
                alpha("#08020a", 0.92),
                centre=(0.5, 0.5),
                radius=0.62,
            ),
        )
    )
    for k in range(6):
        c.add(
            solid(c, f"M{k * 192 - 100} -20Q{k * 192} 130 {k * 192 + 100} -20Z", "#c8303e", 20, cast=10),
            line(f"M{k * 192 - 94} -10Q{k * 192} 126 {k * 192 + 94} -10", GOLD, 7),
        )
    c.add(floor(c, 590, "#7a4a24"), ellipse(480, 640, 300, 64, fill="#ffe8b0", opacity=0.55))
    c.add(beam(c, 480, -120, 480, 700, 620, "#fff4d0", 0.55), c.dim(480, 650, 130, 20, "#1a0804", 0.8))
    skin = "#5ac0d8"
    for x in (440, 520):
        c.add(
            limb(
                c,
                [(480 + (x - 480) * 0.6, 560), (x, 610), (x + (x - 480) * 0.4, 640)],
                (40, 34, 34),
                "#2a2440",
                cast=6,
            ),
            solid(c, oval(x + (x - 480) * 0.6, 646, 34, 18), "#20141c", 8),
        )
    c.add(
        solid(
            c,
            blob(pts("480,410 550,440 560,540 530,590 430,590 400,540 410,440")),
            "#2a2440",
            26,
            cast=10,
            inside=path("M452 410L480 520L508 410Z", fill="#f4f0e4"),
        )
    )
    for side in (-1, 1):
        c.add(
            limb(
                c,
                [(480 + side * 60, 470), (480 + side * 140, 500), (480 + side * 160, 420)],
                (40, 36, 32),
                "#2a2440",
                cast=6,
            ),
            hand(c, 480 + side * 162, 396, 24, side * 14, skin),
        )
    head = blob(pts("480,240 570,270 590,340 550,410 480,430 410,410 370,340 390,270"))
    c.add(solid(c, head, skin, 34, cast=12))
    c.add(
        c.eye(444, 326, 34, "#d06a2a", look=(-0.2, -0.8)),
        c.eye(518, 326, 34, "#d06a2a", look=(-0.2, -0.8)),
        bead(c, 482, 356, 20, "#e8425a"),
    )
    c.add(
        maw(
            c,
            "M436 378Q480 392 528 378Q516 416 480 418Q446 416 436 378Z",
            teeth=teeth_row(440, 372, 84, 18, 5),
        )
    )
    c.add(
        solid(
            c,
            "M424 270L490 150L536 262Q480 284 424 270Z",
            "#ffc857",
            18,
            cast=8,
            inside=line("M440 240l70 30M460 200l60 40", "#c8503a", 10),
        ),
        bead(c, 490, 148, 18, "#f4f0e4"),
    )
    c.add(
        solid(c, "M480 446L436 424V470ZM480 446L524 424V470Z", "#e8425a", 10),
        bead(c, 480, 446, 11, "#c2202e"),
    )
    balls = (
        (300, 330, "#ff7a3a"),
        (270, 230, "#ffd34e"),
        (330, 140, "#7ac85a"),
        (630, 140, "#5b8af0"),
        (692, 230, "#c87ae0"),
        (662, 330, "#f06a9a"),
    )
    c.add(line("M318 390Q180 60 480 90Q780 60 642 390", "#fff0c0", 3, opacity=0.35, stroke_dasharray="4 14"))
    for x, y, hue in balls:
        c.add(
            c.dim(x, y, 70, 70, hue, 0.5), solid(c, star(x, y, 40, 20, 5, -70 + x * 0.2), hue, 10, gleam=0.9)
        )
    for k in range(7):
        x = 90 + k * 130
        c.add(
            solid(c, f"M{x - 44} 720Q{x - 44} 664 {x} 664Q{x + 44} 664 {x + 44} 720Z", "#c8a04a", 12),
            c.dim(x, 664, 60, 30, "#fff0b0", 0.6),
        )
    c.add(c.vignette(0.4))


def pep_talk(c: Canvas) -> None:
    """A coach with four arms, a whistle and a very simple plan."""
    skin = "#e8863a"
    c.add(
        c.backdrop(
            "#14302c", "#080c14", glow="#2f8a6a", at=(0.5, 0.4), clouds=("#1f4a3f", "#2a2a4b"), stars=30
        )
    )
    for k in range(9):
        c.add(
            rect(
                k * 110,
                60,
                100,
                560,
                6,
                fill=c.linear("#2a4a5a", "#142430", start=(0, 0), end=(1, 1)),
                opacity=0.7,
            ),
            line(f"M{k * 110 + 24} 100h52M{k * 110 + 24} 120h52", "#0a141c", 6, opacity=0.7),
        )
    c.add(
        solid(c, box(40, 90, 400, 300, 14), "#8a5a34", 16, cast=16),
        rect(60, 110, 360, 260, 4, fill=c.linear("#1f5a48", "#123a30")),
    )
    chalk = (
        line("M110 320Q180 160 260 240T380 150", "#f4fff4", 8, stroke_dasharray="20 12")
        + line("M356 148l28 0l-8 28", "#f4fff4", 8)
        + circle(110, 326, 20, fill="none", stroke="#ffd34e", stroke_width=7)
        + circle(170, 300, 16, fill="none", stroke="#ffd34e", stroke_width=6)
        + line("M240 320l30 30M270 320l-30 30M320 290l26 26M346 290l-26 26", "#ff9a8a", 7)
        + path(star(386, 136, 20, 9, 5), fill="none", stroke="#f4fff4", stroke_width=5)
    )
    c.add(group(chalk, opacity=0.9), rect(60, 366, 360, 8, fill="#e8e0c8"))
    c.add(floor(c, 620, "#2a3a3a"))
    c.add(limb(c, [(780, 440), (860, 380), (830, 290)], (84, 72, 60), skin), hand(c, 826, 268, 36, 6, skin))
    c.add(
        limb(c, [(560, 440), (470, 380), (420, 300)], (80, 66, 54), skin),
        solid(c, tube([(424, 320), (390, 250)], (16, 12)), "#f4f4ee", 5),
        bead(c, 424, 306, 32, skin),
    )
    torso = blob(pts("660,370 780,410 820,540 800,760 520,760 500,540 540,410"))
    c.add(
        solid(
            c,
            torso,
            "#2a5ac0",
            44,
            cast=18,
            inside=path("M480 560H840V600H480Z", fill="#f4f0e4") + line("M660 380V760", "#16306a", 5),
        )
    )
    head = blob(pts("660,150 760,180 800,270 780,360 710,420 610,420 540,360 520,270 560,180"))
    c.add(solid(c, head, skin, 42, cast=16))
    c.add(
        c.eye(604, 270, 44, "#2a6a3a", look=(-0.6, 0.5), lid=darken(skin, 0.1), upper=0.18, tilt=12),
        c.eye(704, 270, 44, "#2a6a3a", look=(-0.6, 0.5), lid=darken(skin, 0.1), upper=0.18, tilt=-12),
    )
    c.add(
        maw(
            c,
            blob(pts("570,340 650,350 740,336 720,400 650,420 590,400")),
            teeth=[*teeth_row(580, 330, 156, 30, 6)],
            tongue=oval(652, 414, 46, 22),
        )
    )
    c.add(
        solid(c, "M530 220Q540 110 660 108Q780 110 792 220Q660 176 530 220Z", "#c2303a", 26, cast=10),
        solid(c, "M540 206Q430 200 420 236Q500 250 590 212Z", "#a01f2c", 14, cast=8),
        bead(c, 660, 110, 14, "#f4f0e4"),
    )
    c.add(
        line("M590 424Q620 540 660 560Q700 540 730 420", "#f4e4c8", 6),
        metal(c, "M630 556H700Q706 600 664 604Q632 602 630 556Z", "#d8dce8", 10, cast=6),
    )
    for x, hue in ((110, "#5bd3f9"), (270, "#f0741c"), (420, "#4cd07d")):
        c.add(c.dim(x, 672, 90, 18, "#02060a", 0.8), saucer(c, x, 630, 0.74, hue, (x - 270) * 0.04))
        c.add(
            c.eye(x - 14, 606, 13, "#2a2a60", look=(0.6, -0.7)),
            c.eye(x + 16, 606, 13, "#2a2a60", look=(0.6, -0.7)),
        )
    c.add(c.vignette())


PICTURES = {
    "cheering_section": cheering_section,
    "warm_up_act": warm_up_act,
    "pep_talk": pep_talk,
}
